#pragma once

#include "workbench/run/events_model.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace talweg {

class TableTools;

/// The table of events, sorted by time or any column. Selecting an event moves the time cursor there, and the
/// time cursor moves the selection. Events are counted from 0 in order of time.
class EventsTable : public QTableView {
    Q_OBJECT
public:
    explicit EventsTable(QWidget* parent = nullptr);

    /// Widens columns that are too narrow; in a hidden table when it is shown.
    void setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run);
    /// Selects the last event at or before a time, unless an event at exactly that time is selected.
    void setCursor(double t);
    /// Fits the columns to their content.
    void fitColumns();
    /// Selects an event; −1 for none. Emits nothing.
    void choose(int event);
    /// Like a click on an event: it is selected, even if it already was, and the signal is emitted.
    void take(int event);

signals:
    /// The user selected an event.
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
