#pragma once

#include <QLabel>

namespace talweg {

/// The label of a number field. Dragging it sideways changes the number by one step every few pixels. Steps
/// are ten times as large while Shift is held, and a tenth while Control is held.
class DragLabel : public QLabel {
    Q_OBJECT
public:
    explicit DragLabel(QWidget* parent = nullptr);

    /// Sets whether the number can be changed by dragging.
    void setDraggable(bool draggable);

signals:
    void dragBegun();
    /// The user moved the mouse. `steps` is the change of the number since the drag began, in steps of the
    /// input.
    void dragged(double steps);
    void dragEnded();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    bool m_draggable = false, m_dragging = false;
    double m_lastX = 0, m_pixels = 0;
};

} // namespace talweg
