#include "workbench/run/events_table.h"

#include "workbench/common/column_widths.h"
#include "workbench/common/plain_table.h"

#include <QHeaderView>
#include <QScopedValueRollback>
#include <algorithm>

namespace talweg {

namespace {

constexpr int usualWidth = 84;

} // namespace

EventsTable::EventsTable(QWidget* parent) : QTableView(parent), m_model(new EventsModel(this)) {
    setModel(m_model);
    makePlain(*this);
    setSelectionMode(SingleSelection);
    setWordWrap(false);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeader()->setMinimumSectionSize(64);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_quiet && index.isValid()) emit chosen(index.row(), m_model->timeOf(index.row()));
            });
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) { take(index.row()); });
}

void EventsTable::setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run) {
    const QScopedValueRollback quiet(m_quiet, true);
    const int columns = m_model->columnCount();
    const bool isRun = run != nullptr;
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
    const int current = currentIndex().row();
    if (current >= 0 && m_model->timeOf(current) == t) return;
    const int row = m_model->rowAt(t);
    if (row != current) choose(row);
}

void EventsTable::take(int row) {
    choose(row);
    emit chosen(row, m_model->timeOf(row));
}

void EventsTable::choose(int row) {
    const QScopedValueRollback quiet(m_quiet, true);
    setCurrentIndex(m_model->index(row, 0));
}

} // namespace talweg

#include "moc_events_table.cpp"
