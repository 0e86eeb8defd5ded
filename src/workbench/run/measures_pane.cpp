#include "workbench/run/measures_pane.h"

#include "workbench/common/plain_table.h"
#include "workbench/common/table_tools.h"
#include "workbench/run/measures_model.h"
#include "workbench/run/result_tables.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <algorithm>

namespace talweg {

MeasuresPane::MeasuresPane(QWidget* parent)
    : QSplitter(Qt::Horizontal, parent), m_model(new MeasuresModel(this)),
      m_tables(new ResultTables(ResultTables::Which::others, this)), m_measures(new QTableView(this)) {
    setHandleWidth(1);
    setChildrenCollapsible(false);
    addWidget(m_measures);
    addWidget(m_tables);
    m_tables->setObjectName("tables");
    m_measures->setObjectName("measures");
    m_measures->setAccessibleName(tr("Results"));
    showSorted(*m_measures, *m_model);
    makePlain(*m_measures).setShown("measures");
    m_measures->verticalHeader()->hide();
    QHeaderView* header = m_measures->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setStretchLastSection(true);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isMoved = true; });
    connect(header, &QHeaderView::sectionResized, this, &MeasuresPane::fit);
}

void MeasuresPane::setRun(std::shared_ptr<const Run> run) {
    m_run = std::move(run);
    if (isVisible()) follow();
}

void MeasuresPane::showEvent(QShowEvent* event) {
    QSplitter::showEvent(event);
    follow();
}

void MeasuresPane::follow() {
    m_tables->setRun(m_run);
    m_model->setRun(m_run);
    fit();
}

void MeasuresPane::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    fit();
}

/// Makes the results wide enough for all values, but leaves at least 40 % of the width for the tables.
void MeasuresPane::fit() {
    if (m_isMoved || width() == 0) return;
    constexpr double most = 0.6;
    const QHeaderView* header = m_measures->horizontalHeader();
    const int beside = m_measures->verticalScrollBar()->sizeHint().width() + 2 * m_measures->frameWidth();
    const int last = header->count() - 1;
    int columns = 0;
    for (int column = 0; column <= last; ++column) {
        const int cells = static_cast<QAbstractItemView*>(m_measures)->sizeHintForColumn(column) + 1;
        const int wide = std::max(header->sectionSizeHint(column), cells);
        columns += column < last ? std::max(wide, header->sectionSize(column)) : wide;
    }
    // If there is spare space, the last column is stretched. Then the header is longer than the columns need.
    if (header->length() > m_measures->viewport()->width()) columns = std::max(columns, header->length());
    const int whole = columns + beside;
    const int left = std::min(whole, static_cast<int>(most * width()));
    setSizes({left, width() - left});
}

void MeasuresPane::setPinned(const std::vector<Pinned>& pinned) {
    m_model->setPinned(pinned);
    fit();
}

void MeasuresPane::restoreStandard() {
    m_isMoved = false;
    fit();
}

} // namespace talweg

#include "moc_measures_pane.cpp"
