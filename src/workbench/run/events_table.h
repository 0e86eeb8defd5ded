#pragma once

#include "workbench/run/events_model.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace talweg {

class TableTools;

/// The table of events, sorted by time or by any other column. Selecting an event moves the time cursor to
/// it, and moving the time cursor selects the event there. Events are numbered from 0 in order of time.
class EventsTable : public QTableView {
    Q_OBJECT
public:
    explicit EventsTable(QWidget* parent = nullptr);

    /// Sets the run and widens columns that are too narrow; a hidden table does so when it is shown.
    void setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run);
    /// Selects the last event at or before a time, unless an event at exactly that time is selected.
    void setCursor(double t);
    /// Fits the columns to their content.
    void fitColumns();
    /// Selects an event without emitting a signal; −1 for none.
    void choose(int event);
    /// Acts like a click on an event: selects it and emits `chosen`, even if it was already selected.
    void take(int event);

signals:
    /// The user selected an event.
    void chosen(int event, double t);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void widenColumns();
    /// The event shown in a row; −1 for none.
    int eventAt(const QModelIndex& row) const;

    EventsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    TableTools& m_tools;
    bool m_quiet = false;
    bool m_others = true; ///< the columns have been replaced since they were last widened
};

} // namespace talweg
