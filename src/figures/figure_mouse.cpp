#include "figures/figure_mouse.h"

#include "figures/figure_content.h"
#include "figures/figure_item.h"
#include "figures/figure_view.h"
#include "figures/legend_bar.h"
#include "figures/zoom.h"

#include <QApplication>
#include <cmath>
#include <limits>

namespace talweg {

/// The box that is being dragged out to zoom to.
class BoxItem : public FigureItem {
public:
    explicit BoxItem(QCustomPlot* plot) : FigureItem(plot, "overlay") { setVisible(false); }
    void setBox(const QRectF& box) { m_box = box; }
    const QRectF& box() const { return m_box; }

protected:
    void draw(QCPPainter* painter) override {
        QColor fill = m_theme.accent;
        fill.setAlphaF(0.12F);
        painter->setAntialiasing(false);
        painter->setPen(QPen(m_theme.accent, 1));
        painter->setBrush(fill);
        painter->drawRect(m_box);
    }

private:
    QRectF m_box;
};

namespace {

constexpr double anyDistance = std::numeric_limits<double>::infinity();
constexpr double clickReach = 10;
/// Boxes smaller than this along both sides are slips of the hand, in pixels.
constexpr double leastBox = 6;
/// What one notch of the wheel leaves of the visible range.
constexpr double wheelStep = 0.85;

} // namespace

FigureMouse::FigureMouse(FigureView& view) : m_view(view), m_box(new BoxItem(&view)) {}

FigureMouse::Over FigureMouse::over(const QPointF& place) const {
    const QRectF plot = m_view.axisRect()->rect();
    if (!m_view.axisRect()->visible()) return Over::elsewhere;
    if (plot.contains(place)) return Over::plot;
    const bool alongX = place.x() >= plot.left() && place.x() <= plot.right();
    const bool alongY = place.y() >= plot.top() && place.y() <= plot.bottom();
    if (alongX && place.y() > plot.bottom()) return Over::xAxis;
    if (alongY && place.x() < plot.left()) return Over::yAxis;
    return Over::elsewhere;
}

void FigureMouse::press(QMouseEvent* event) {
    if (m_gesture != Gesture::none) return;
    m_pressed = event->position();
    m_pressedWindow = m_view.m_zoom->window();
    m_moved = m_draggedRight = false;
    m_start = over(m_pressed);
    const bool boxes = event->button() == Qt::RightButton || (event->modifiers() & Qt::ShiftModifier);
    if (boxes && m_start == Over::plot)
        m_gesture = Gesture::box;
    else if (event->button() != Qt::LeftButton || m_start == Over::elsewhere)
        return;
    else if (m_handle = m_view.m_content->handleAt(m_pressed); m_handle >= 0)
        m_gesture = Gesture::handle;
    else if (m_view.m_content->cursorAt(m_pressed))
        m_gesture = Gesture::cursor;
    else
        m_gesture = Gesture::pan;
    m_view.m_content->setHandleInUse(m_gesture == Gesture::handle ? m_handle : -1);
    m_view.refreshOverlay();
}

void FigureMouse::move(QMouseEvent* event) {
    const QPointF place = event->position();
    if (event->buttons() == Qt::NoButton) return hover(place);
    if (m_gesture == Gesture::none) return;
    if (!m_moved && (place - m_pressed).manhattanLength() < QApplication::startDragDistance() / 2) return;
    m_moved = true;
    m_draggedRight = event->buttons() & Qt::RightButton;
    drag(place);
}

void FigureMouse::drag(const QPointF& place) {
    switch (m_gesture) {
    case Gesture::pan:
        setShape(Qt::ClosedHandCursor);
        return pan(place);
    case Gesture::box:
        m_box->setTheme(m_view.m_theme);
        m_box->setBox(QRectF(m_pressed, place).normalized() & QRectF(m_view.axisRect()->rect()));
        m_box->setVisible(true);
        return m_view.refreshOverlay();
    case Gesture::cursor:
        return moveCursor(place);
    case Gesture::handle:
        return moveHandle(place, false);
    case Gesture::none:
        return;
    }
}

void FigureMouse::release(QMouseEvent* event) {
    const Gesture gesture = std::exchange(m_gesture, Gesture::none);
    const QPointF place = event->position();
    if (!m_moved && event->button() == Qt::LeftButton && gesture != Gesture::box) click(place);
    if (gesture == Gesture::handle && m_moved) moveHandle(place, true);
    if (gesture == Gesture::box && m_moved) endBox(place);
    if (gesture == Gesture::none) return;
    m_view.m_content->setHandleInUse(-1);
    hover(place);
    m_view.refreshOverlay();
}

void FigureMouse::click(const QPointF& place) {
    if (const int entry = m_view.m_legend->entryAt(place); entry >= 0) return m_view.toggleEntry(entry);
    if (m_start != Over::plot && m_start != Over::xAxis) return;
    if (m_view.m_content->handleAt(place) >= 0) return;
    if (const int index = m_view.m_content->eventAt(place); index >= 0)
        emit m_view.eventClicked(index);
    else if (const auto t = m_view.m_content->timeAt(place, clickReach))
        emit m_view.cursorDragged(*t);
}

void FigureMouse::pan(const QPointF& place) {
    const auto along = [](const QCPAxis* axis, double from, double to) {
        return axis->pixelToCoord(from) - axis->pixelToCoord(to);
    };
    const bool x = m_start != Over::yAxis, y = m_start != Over::xAxis;
    const double dx = x ? along(m_view.xAxis, m_pressed.x(), place.x()) : 0;
    const double dy = y ? along(m_view.yAxis, m_pressed.y(), place.y()) : 0;
    FigureWindow window = m_pressedWindow;
    window.left += dx;
    window.right += dx;
    window.bottom += dy;
    window.top += dy;
    m_view.zoomTo(window);
}

void FigureMouse::endBox(const QPointF&) {
    m_box->setVisible(false);
    const QRectF box = m_box->box();
    if (box.width() < leastBox || box.height() < leastBox) return;
    m_view.zoomTo({m_view.xAxis->pixelToCoord(box.left()), m_view.xAxis->pixelToCoord(box.right()),
                   m_view.yAxis->pixelToCoord(box.bottom()), m_view.yAxis->pixelToCoord(box.top())});
}

void FigureMouse::moveHandle(const QPointF& place, bool finished) {
    emit m_view.handleMoved(m_handle, m_view.xAxis->pixelToCoord(place.x()),
                            m_view.yAxis->pixelToCoord(place.y()), finished);
}

void FigureMouse::moveCursor(const QPointF& place) {
    if (const auto t = m_view.m_content->timeAt(place, anyDistance)) emit m_view.cursorDragged(*t);
}

void FigureMouse::hover(const QPointF& place) {
    const FigureContent& content = *m_view.m_content;
    const Over where = over(place);
    const bool inside = where == Over::plot;
    if (m_view.m_legend->entryAt(place) >= 0)
        setShape(Qt::PointingHandCursor);
    else if (inside && content.handleAt(place) >= 0)
        setShape(Qt::SizeAllCursor);
    else if (inside && content.eventAt(place) >= 0)
        setShape(Qt::PointingHandCursor);
    else if (where != Over::elsewhere && content.cursorAt(place))
        setShape(content.isToScale() ? Qt::OpenHandCursor : Qt::SplitHCursor);
    else
        setShape(Qt::ArrowCursor);
}

void FigureMouse::setShape(Qt::CursorShape shape) {
    if (static_cast<QWidget&>(m_view).cursor().shape() != shape) m_view.QWidget::setCursor(shape);
}

void FigureMouse::wheel(QWheelEvent* event) {
    const Over where = over(event->position());
    if (where == Over::elsewhere) return event->ignore();
    const double factor = std::pow(wheelStep, event->angleDelta().y() / 120.0);
    const double x = m_view.xAxis->pixelToCoord(event->position().x());
    const double y = m_view.yAxis->pixelToCoord(event->position().y());
    const bool toScale = m_view.m_content->isToScale();
    FigureWindow window = m_view.m_zoom->window();
    if (toScale || where != Over::yAxis) {
        window.left = x + (window.left - x) * factor;
        window.right = x + (window.right - x) * factor;
    }
    if (toScale || where != Over::xAxis) {
        window.bottom = y + (window.bottom - y) * factor;
        window.top = y + (window.top - y) * factor;
    }
    m_view.zoomTo(window);
    event->accept();
}

} // namespace talweg
