#include "workbench/inputs/drag_label.h"

#include <QMouseEvent>
#include <cmath>

namespace talweg {

namespace {

/// Distance in pixels for one step of an input. If too small, single steps are hard to hit; if too large, the
/// mouse must be moved far.
constexpr double pixelsPerStep = 4;

/// The factor by which modifier keys scale the steps.
double scaleOf(Qt::KeyboardModifiers keys) {
    return keys & Qt::ShiftModifier ? 10 : keys & Qt::ControlModifier ? 0.1 : 1;
}

/// The number of steps for a distance: a whole number, or tenths while Control is held.
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
