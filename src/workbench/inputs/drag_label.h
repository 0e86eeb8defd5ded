#pragma once

#include <QLabel>

namespace talweg {

/// The caption of a number field. Dragging it sideways changes the number by one step every few pixels; Shift
/// makes steps ten times as large, Control a tenth.
class DragLabel : public QLabel {
    Q_OBJECT
public:
    explicit DragLabel(QWidget* parent = nullptr);

    /// Whether dragging is possible.
    void setDraggable(bool draggable);

signals:
    void dragBegun();
    /// Distance of the value in steps from its value at the start of the drag.
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
