#include "figures/plot/plot_mouse.h"

#include "figures/plot/figure_item.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/legend_bar.h"
#include "figures/plot/mouse_target.h"
#include "figures/plot/zoom.h"

#include <QApplication>
#include <utility>

namespace talweg {

/// The box that the user drags to zoom.
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

/// Boxes with sides shorter than this, in pixels, are considered accidental.
constexpr double minBox = 6;

} // namespace

PlotMouse::PlotMouse(QCustomPlot& plot, const LegendBar& legend, MouseTarget& target)
    : m_plot(plot), m_legend(legend), m_target(target), m_box(new BoxItem(&plot)) {}

void PlotMouse::setTheme(const Theme& theme) {
    m_box->setTheme(theme);
}

PlotMouse::Over PlotMouse::over(const QPointF& place) const {
    const QRectF plot = m_plot.axisRect()->rect();
    if (!m_plot.axisRect()->visible()) return Over::elsewhere;
    if (plot.contains(place)) return Over::plot;
    const bool alongX = place.x() >= plot.left() && place.x() <= plot.right();
    const bool alongY = place.y() >= plot.top() && place.y() <= plot.bottom();
    if (alongX && place.y() > plot.bottom()) return Over::xAxis;
    if (alongY && place.x() < plot.left()) return Over::yAxis;
    return Over::elsewhere;
}

void PlotMouse::press(QMouseEvent* event) {
    if (m_gesture != Gesture::none) return;
    m_button = event->button();
    m_pressed = event->position();
    m_pressedWindow = m_target.visibleWindow();
    m_moved = false;
    m_start = over(m_pressed);
    const bool boxes = event->button() == Qt::RightButton || (event->modifiers() & Qt::ShiftModifier);
    if (boxes && m_start == Over::plot)
        m_gesture = Gesture::box;
    else if (event->button() != Qt::LeftButton || m_start == Over::elsewhere)
        return;
    const auto grabbed = m_gesture == Gesture::box ? std::nullopt : m_target.grabAt(m_pressed);
    if (grabbed) m_grabbed = *grabbed;
    if (m_gesture == Gesture::none) m_gesture = grabbed ? Gesture::grab : Gesture::pan;
    m_target.setGrabbed(grabbed);
    m_target.refreshOverlay();
}

void PlotMouse::move(QMouseEvent* event) {
    const QPointF place = event->position();
    if (event->buttons() == Qt::NoButton) return hover(place);
    if (m_gesture == Gesture::none) return;
    if (!m_moved && (place - m_pressed).manhattanLength() < QApplication::startDragDistance() / 2) return;
    m_moved = true;
    drag(place);
}

void PlotMouse::drag(const QPointF& place) {
    switch (m_gesture) {
    case Gesture::pan:
        setShape(Qt::ClosedHandCursor);
        return pan(place);
    case Gesture::box:
        m_box->setBox(QRectF(m_pressed, place).normalized() & QRectF(m_plot.axisRect()->rect()));
        m_box->setVisible(true);
        return m_target.refreshOverlay();
    case Gesture::grab:
        return m_target.dragGrabbed(m_grabbed, place, false);
    case Gesture::none:
        return;
    }
}

void PlotMouse::release(QMouseEvent* event) {
    if (event->button() != m_button) return;
    m_button = Qt::NoButton;
    const Gesture gesture = std::exchange(m_gesture, Gesture::none);
    const QPointF place = event->position();
    if (!m_moved && event->button() == Qt::LeftButton && gesture != Gesture::box) click(place);
    if (!m_moved && event->button() == Qt::RightButton) m_target.showMenu(event->globalPosition().toPoint());
    if (gesture == Gesture::grab && m_moved) m_target.dragGrabbed(m_grabbed, place, true);
    if (gesture == Gesture::box && m_moved) endBox(place);
    if (gesture == Gesture::none) return;
    m_target.setGrabbed({});
    hover(place);
    m_target.refreshOverlay();
}

void PlotMouse::click(const QPointF& place) {
    if (m_target.clickLegend(place)) return;
    if (m_start == Over::plot || m_start == Over::xAxis) m_target.clicked(place);
}

void PlotMouse::pan(const QPointF& place) {
    const auto along = [](const QCPAxis& axis, const QCPRange& range, double from, double to) {
        return moved(axis, range, axis.pixelToCoord(to), axis.pixelToCoord(from));
    };
    QCPRange x(m_pressedWindow.left, m_pressedWindow.right), y(m_pressedWindow.bottom, m_pressedWindow.top);
    if (m_start != Over::yAxis) x = along(*m_plot.xAxis, x, m_pressed.x(), place.x());
    if (m_start != Over::xAxis) y = along(*m_plot.yAxis, y, m_pressed.y(), place.y());
    m_target.zoomTo({x.lower, x.upper, y.lower, y.upper});
}

void PlotMouse::endBox(const QPointF&) {
    m_box->setVisible(false);
    const QRectF box = m_box->box();
    if (box.width() < minBox || box.height() < minBox) return;
    m_target.zoomTo({m_plot.xAxis->pixelToCoord(box.left()), m_plot.xAxis->pixelToCoord(box.right()),
                     m_plot.yAxis->pixelToCoord(box.bottom()), m_plot.yAxis->pixelToCoord(box.top())});
}

void PlotMouse::hover(const QPointF& place) {
    if (m_legend.entryAt(place) >= 0 || m_legend.moreRect().contains(place))
        setShape(Qt::PointingHandCursor);
    else
        setShape(over(place) == Over::elsewhere ? Qt::ArrowCursor : m_target.shapeAt(place));
}

void PlotMouse::setShape(Qt::CursorShape shape) {
    if (m_plot.cursor().shape() != shape) m_plot.setCursor(shape);
}

void PlotMouse::wheel(QWheelEvent* event) {
    const Over where = over(event->position());
    if (where == Over::elsewhere) return event->ignore();
    const double notches = event->angleDelta().y() / 120.0;
    m_target.zoomBy(notches, event->position(), where != Over::yAxis, where != Over::xAxis);
    event->accept();
}

} // namespace talweg
