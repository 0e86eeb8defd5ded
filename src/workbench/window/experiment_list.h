#pragma once

#include <QListView>

namespace talweg {

/// The list of a project's experiments. What is dragged within it moves, or with Ctrl is copied; what comes
/// from another list is always copied.
class ExperimentList : public QListView {
    Q_OBJECT
public:
    explicit ExperimentList(QWidget* parent = nullptr);

    /// The rows that are chosen, from top to bottom; where none is, the one shown.
    std::vector<int> chosenRows() const;

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void copyForeign(QDropEvent& event) const;
};

} // namespace talweg
