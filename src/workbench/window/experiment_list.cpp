#include "workbench/window/experiment_list.h"

#include <QDropEvent>
#include <algorithm>

namespace talweg {

ExperimentList::ExperimentList(QWidget* parent) : QListView(parent) {
    setSelectionMode(ExtendedSelection);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
}

std::vector<int> ExperimentList::chosenRows() const {
    std::vector<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        rows.push_back(index.row());
    if (rows.empty() && currentIndex().isValid()) return {currentIndex().row()};
    std::ranges::sort(rows);
    return rows;
}

/// Sets the drop action to copying if the experiments are from another list, so that they are not removed
/// there.
void ExperimentList::copyForeign(QDropEvent& event) const {
    if (event.source() != this) event.setDropAction(Qt::CopyAction);
}

void ExperimentList::dragEnterEvent(QDragEnterEvent* event) {
    copyForeign(*event);
    QListView::dragEnterEvent(event);
    copyForeign(*event);
}

void ExperimentList::dragMoveEvent(QDragMoveEvent* event) {
    copyForeign(*event);
    QListView::dragMoveEvent(event);
    copyForeign(*event);
}

void ExperimentList::dropEvent(QDropEvent* event) {
    copyForeign(*event);
    QListView::dropEvent(event);
    copyForeign(*event);
}

} // namespace talweg

#include "moc_experiment_list.cpp"
