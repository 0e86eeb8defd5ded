#include "workbench/run/measures_pane.h"

#include "workbench/common/plain_table.h"
#include "workbench/common/table_tools.h"
#include "workbench/run/measures_model.h"
#include "workbench/run/result_tables.h"

#include <QHeaderView>
#include <QTableView>

namespace talweg {

MeasuresPane::MeasuresPane(QWidget* parent)
    : QSplitter(Qt::Horizontal, parent), m_model(new MeasuresModel(this)),
      m_tables(new ResultTables(ResultTables::Which::others, this)), m_measures(new QTableView(this)) {
    setHandleWidth(1);
    setChildrenCollapsible(false);
    addWidget(m_tables);
    addWidget(m_measures);
    m_tables->setObjectName("tables");
    m_measures->setObjectName("measures");
    m_measures->setAccessibleName(tr("Results"));
    showSorted(*m_measures, *m_model);
    makePlain(*m_measures).setShown("measures");
    m_measures->verticalHeader()->hide();
    QHeaderView* header = m_measures->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setStretchLastSection(true);
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
}

void MeasuresPane::setPinned(const std::vector<Pinned>& pinned) {
    m_model->setPinned(pinned);
}

void MeasuresPane::restoreStandard() {
    setSizes({650, 350});
}

} // namespace talweg

#include "moc_measures_pane.cpp"
