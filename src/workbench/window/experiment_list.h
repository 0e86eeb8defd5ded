#pragma once

#include <QListView>

namespace talweg {

/// The list of a project's experiments. Dragging an experiment within the list moves it, or copies it while
/// Ctrl is held. Dragging an experiment from another list always copies it.
class ExperimentList : public QListView {
    Q_OBJECT
public:
    explicit ExperimentList(QWidget* parent = nullptr);

    /// The selected rows, from top to bottom; the current row if none is selected.
    std::vector<int> chosenRows() const;

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void copyForeign(QDropEvent& event) const;
};

} // namespace talweg
