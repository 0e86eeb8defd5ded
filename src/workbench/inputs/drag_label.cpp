#include "workbench/inputs/drag_label.h"

#include <QMouseEvent>
#include <cmath>

namespace talweg {

namespace {

/// Pixels that the mouse goes for one step of an input: fewer, and single steps are hard to hit.
constexpr double pixelsPerStep = 4;

/// How much the modifier keys make of a movement.
double scaleOf(Qt::KeyboardModifiers keys) {
    return keys & Qt::ShiftModifier ? 10 : keys & Qt::ControlModifier ? 0.1 : 1;
}

/// Whole steps, or tenths of them while Control is held.
double stepsOf(double pixels, Qt::KeyboardModifiers keys) {
    const double unit = keys & Qt::ControlModifier ? 0.1 : 1;
    return unit * std::round(pixels / pixelsPerStep / unit);
}

} // namespace

DragLabel::DragLabel(QWidget* parent) : QLabel(parent) {}

void DragLabel::setDraggable(bool draggable) {
    m_draggable = draggable;
    setCursor(draggable ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void DragLabel::mousePressEvent(QMouseEvent* event) {
    m_dragging = m_draggable && event->button() == Qt::LeftButton;
    if (!m_dragging) return QLabel::mousePressEvent(event);
    m_lastX = event->globalPosition().x();
    m_pixels = 0;
    emit dragBegun();
}

void DragLabel::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragging) return QLabel::mouseMoveEvent(event);
    const double x = event->globalPosition().x();
    m_pixels += (x - m_lastX) * scaleOf(event->modifiers());
    m_lastX = x;
    emit dragged(stepsOf(m_pixels, event->modifiers()));
}

void DragLabel::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_dragging) return QLabel::mouseReleaseEvent(event);
    m_dragging = false;
    emit dragEnded();
}

} // namespace talweg

#include "moc_drag_label.cpp"
