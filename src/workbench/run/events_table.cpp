#include "workbench/run/events_table.h"

#include "base/to_qt.h"
#include "workbench/common/column_widths.h"
#include "workbench/common/plain_table.h"
#include "workbench/common/table_tools.h"

#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <algorithm>

namespace talweg {

namespace {

constexpr int usualWidth = 84;

} // namespace

EventsTable::EventsTable(QWidget* parent)
    : QTableView(parent), m_model(new EventsModel(this)), m_sorted(showSorted(*this, *m_model)),
      m_tools(makePlain(*this)) {
    setWordWrap(false);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeader()->setMinimumSectionSize(64);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (m_quiet || !index.isValid()) return;
                const int event = eventAt(index);
                emit chosen(event, m_model->timeOf(event));
            });
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (selectionModel()->selectedRows().size() < 2) take(eventAt(index));
    });
}

void EventsTable::setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run) {
    const QScopedValueRollback quiet(m_quiet, true);
    const int columns = m_model->columnCount();
    const bool isRun = run != nullptr;
    if (system) m_tools.setShown("events/" + toQt(system->id));
    m_model->setRun(std::move(system), std::move(run));
    m_others = m_others || m_model->columnCount() != columns;
    if (isRun && isVisible()) widenColumns();
}

void EventsTable::showEvent(QShowEvent* event) {
    QTableView::showEvent(event);
    widenColumns();
}

void EventsTable::widenColumns() {
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column,
                       std::max(wantedWidth(*this, column), m_others ? usualWidth : columnWidth(column)));
    m_others = false;
}

void EventsTable::fitColumns() {
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::max(wantedWidth(*this, column), usualWidth));
}

void EventsTable::setCursor(double t) {
    const int current = eventAt(currentIndex());
    if (current >= 0 && m_model->timeOf(current) == t) return;
    const int event = m_model->rowAt(t);
    if (event != current) choose(event);
}

int EventsTable::eventAt(const QModelIndex& row) const {
    return m_sorted->mapToSource(row).row();
}

void EventsTable::take(int event) {
    choose(event);
    emit chosen(event, m_model->timeOf(event));
}

void EventsTable::choose(int event) {
    const QScopedValueRollback quiet(m_quiet, true);
    selectOnly(*this, m_sorted->mapFromSource(m_model->index(event, 0)));
}

} // namespace talweg

#include "moc_events_table.cpp"
