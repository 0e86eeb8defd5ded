#include "workbench/run/events_table.h"
#include "workbench/common/plain_table.h"

#include <QHeaderView>
#include <QScopedValueRollback>
#include <algorithm>

namespace talweg {

namespace {

constexpr int usualWidth = 84;
/// So many rows are measured for the columns' widths: all of a long table would hold up the window.
constexpr int measuredRows = 100;

} // namespace

EventsTable::EventsTable(QWidget* parent) : QTableView(parent), m_model(new EventsModel(this)) {
    setModel(m_model);
    makePlain(*this);
    setSelectionMode(SingleSelection);
    setWordWrap(false);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeader()->setMinimumSectionSize(64);
    horizontalHeader()->setResizeContentsPrecision(measuredRows);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_quiet && index.isValid()) emit chosen(index.row(), m_model->timeOf(index.row()));
            });
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) { take(index.row()); });
}

void EventsTable::setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run) {
    const QScopedValueRollback quiet(m_quiet, true);
    const int columns = m_model->columnCount();
    m_model->setRun(std::move(system), std::move(run));
    const bool others = m_model->columnCount() != columns;
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::max(wantedWidth(column), others ? usualWidth : columnWidth(column)));
}

int EventsTable::wantedWidth(int column) const {
    return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
}

void EventsTable::fitColumns() {
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::max(wantedWidth(column), usualWidth));
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
