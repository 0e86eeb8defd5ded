#pragma once

#include "workbench/run/events_model.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace talweg {

class TableTools;

/// The table of events, in the order of time or of any column; choosing one moves the cursor there, and the
/// cursor moves the choice along. Events are counted from 0 in the order of time.
class EventsTable : public QTableView {
    Q_OBJECT
public:
    explicit EventsTable(QWidget* parent = nullptr);

    /// Columns that are too narrow widen; those of a table that is not shown do when it is.
    void setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run);
    /// Chooses the last event at or before a time, unless one at exactly that time is chosen.
    void setCursor(double t);
    /// The columns as wide as what they hold.
    void fitColumns();
    /// Chooses an event; −1 for none. Emits nothing.
    void choose(int event);
    /// The same as a click on an event: it is chosen, again where it was already, and the signal says so.
    void take(int event);

signals:
    /// The user chose an event.
    void chosen(int event, double t);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void widenColumns();
    /// The event of a row; −1 for none.
    int eventAt(const QModelIndex& row) const;

    EventsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    TableTools& m_tools;
    bool m_quiet = false;
    bool m_others = true; ///< since the columns were last widened, they have become others
};

} // namespace talweg
