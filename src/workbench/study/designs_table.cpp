#include "workbench/study/designs_table.h"

#include "base/to_qt.h"
#include "figures/study/study_answer.h"
#include "workbench/common/column_widths.h"
#include "workbench/common/plain_table.h"
#include "workbench/common/table_tools.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>

namespace talweg {

DesignsTable::DesignsTable(QWidget* parent) : QTableView(parent), m_model(new DesignsModel(this)) {
    setModel(m_model);
    m_tools = &makePlain(*this);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(56);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    horizontalHeader()->setSortIndicatorClearable(true);
    setSortingEnabled(true);
    m_fitting.setSingleShot(true);
    m_fitting.setInterval(0);
    connect(&m_fitting, &QTimer::timeout, this, [this] {
        if (isVisible()) fitColumns(*this);
    });
    setToolTip(tr("Double-click a design to copy it to the experiment and see its run"));
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_quiet && index.isValid()) emit pointed(m_model->designOf(index.row()));
            });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit chosen(m_model->designOf(index.row())); });
}

void DesignsTable::setPart(const std::optional<StudyPart>& part, const Values& looked,
                           const std::optional<StudyShown>& reference) {
    const QScopedValueRollback quiet(m_quiet, true);
    const int columns = m_model->columnCount(), rows = m_model->rowCount();
    m_result = part ? part->shown.result : nullptr;
    if (m_result) m_tools->setShown("designs/" + toQt(m_result->system->id));
    m_model->setPart(part, reference);
    if (m_model->columnCount() == columns && m_model->rowCount() == rows) return;
    m_fitting.start();
    look(looked);
}

void DesignsTable::showEvent(QShowEvent* event) {
    QTableView::showEvent(event);
    m_fitting.start();
}

void DesignsTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    m_fitting.start();
}

void DesignsTable::look(const Values& looked) {
    if (!m_result) return;
    const QScopedValueRollback quiet(m_quiet, true);
    const int row = m_model->rowOf(m_result->designAt(nearestPlaces(*m_result, looked)));
    if (row == currentIndex().row()) return;
    const QModelIndex index = m_model->index(row, std::max(0, currentIndex().column()));
    selectOnly(*this, index);
}

void DesignsTable::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !currentIndex().isValid()) return QTableView::keyPressEvent(event);
    emit chosen(m_model->designOf(currentIndex().row()));
}

} // namespace talweg

#include "moc_designs_table.cpp"
