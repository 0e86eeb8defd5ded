#include "workbench/events_table.h"

#include <QHeaderView>
#include <QScopedValueRollback>

namespace talweg {

EventsTable::EventsTable(QWidget* parent) : QTableView(parent), m_model(new EventsModel(this)) {
    setModel(m_model);
    setProperty("plain", true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    verticalHeader()->setDefaultSectionSize(24);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(64);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_quiet && index.isValid()) emit chosen(index.row(), m_model->timeOf(index.row()));
            });
}

void EventsTable::setRun(std::shared_ptr<const System> system, std::shared_ptr<const Run> run) {
    const QScopedValueRollback quiet(m_quiet, true);
    const int columns = m_model->columnCount();
    m_model->setRun(std::move(system), std::move(run));
    if (m_model->columnCount() != columns) fitColumns();
}

void EventsTable::fitColumns() {
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, column == 1 ? 240 : 84);
}

void EventsTable::setCursor(double t) {
    const int current = currentIndex().row();
    if (current >= 0 && m_model->timeOf(current) == t) return;
    const int row = m_model->rowAt(t);
    if (row != current) choose(row);
}

void EventsTable::choose(int row) {
    const QScopedValueRollback quiet(m_quiet, true);
    setCurrentIndex(m_model->index(row, 0));
}

} // namespace talweg
