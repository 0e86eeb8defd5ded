#pragma once

#include "workbench/run/events_model.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace talweg {

class TableTools;

/// The table of a run's events, sorted by time or by another column. Selecting an event moves the time cursor
/// to the event. Moving the time cursor selects the event at the new time. Events are numbered from 0 in
/// order of time.
class EventsTable : public QTableView {
    Q_OBJECT
public:
    explicit EventsTable(QWidget* parent = nullptr);

    /// Sets the run and widens columns that are too narrow. A hidden table widens its columns when it is
    /// shown.
    void setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run);
    /// Selects the last event at or before `t` (s), unless an event at exactly this time is already selected.
    void setCursor(double t);
    /// Sets the widths of the columns to those that their content needs.
    void fitColumns();
    /// Selects an event without emitting a signal; −1 selects none.
    void choose(int event);
    /// Has the same effect as a click on an event: selects it and emits `chosen`, even if it was already
    /// selected.
    void take(int event);

signals:
    /// The user selected an event.
    void chosen(int event, double t);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void widenColumns();
    /// The number of the event in a row; −1 for none.
    int eventAt(const QModelIndex& row) const;

    EventsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    TableTools& m_tools;
    bool m_quiet = false;
    bool m_others = true; ///< whether the columns were replaced after they were last widened
};

} // namespace talweg
