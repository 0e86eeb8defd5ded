#include "figures/study/heat_map.h"

#include "figures/plot/clip.h"
#include "figures/plot/style.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

constexpr QRgb noColor = 0xff909090; ///< colour of cells without a number
/// Distance and length of the ticks on a contour, in pixels.
constexpr double tickStep = 11, tickLength = 5;
/// Horizontal distance of hatch lines, in pixels.
constexpr double hatchStep = 9;

/// Edges of the cells around values: half-way between neighbours. The outermost edges are as far from the
/// last values as the edges on their other side.
std::vector<double> edgesAbout(const std::vector<double>& values) {
    if (values.size() < 2) return {values.front() - 0.5, values.front() + 0.5};
    std::vector<double> edges{values[0] - (values[1] - values[0]) / 2};
    for (std::size_t i = 1; i < values.size(); ++i)
        edges.push_back((values[i - 1] + values[i]) / 2);
    edges.push_back(values.back() + (values.back() - values[values.size() - 2]) / 2);
    return edges;
}

std::optional<std::size_t> cellOf(const std::vector<double>& edges, double value) {
    if (edges.empty() || !(value >= edges.front() && value < edges.back())) return {};
    return static_cast<std::size_t>(std::ranges::upper_bound(edges, value) - edges.begin()) - 1;
}

/// For each of `count` pixels, the index of its cell; −1 for none. The first pixel begins at `from`, and each
/// has the width `step`.
std::vector<int> cellsOfPixels(const std::vector<double>& edges, const QCPAxis& axis, double from,
                               double step, int count) {
    std::vector<int> cells(static_cast<std::size_t>(count), -1);
    for (int i = 0; i < count; ++i)
        if (const auto cell = cellOf(edges, axis.pixelToCoord(from + (i + 0.5) * step)))
            cells[static_cast<std::size_t>(i)] = static_cast<int>(*cell);
    return cells;
}

/// Short ticks to the right of a line, as seen in the direction of its points with y upwards.
QVector<QLineF> ticksAlong(const QVector<QPointF>& line, const QRectF& view) {
    QVector<QLineF> ticks;
    double left = tickStep / 2; // distance to the next tick
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF way = line[i] - line[i - 1];
        const double length = std::hypot(way.x(), way.y());
        for (; left < length; left += tickStep) {
            const QPointF from = line[i - 1] + way * (left / length);
            const QPointF to = from + QPointF(-way.y(), way.x()) * (tickLength / length);
            if (view.contains(from) && view.contains(to)) ticks << QLineF(from, to);
        }
        left -= length;
    }
    return ticks;
}

/// The parts of hatch lines inside a rectangle. On a hatch line, x + y is a multiple of the step, plus
/// `shift`.
QVector<QLineF> slantingIn(const QRectF& rect, double shift) {
    QVector<QLineF> lines;
    const double last = rect.right() + rect.bottom();
    for (double sum = std::ceil((rect.left() + rect.top() - shift) / hatchStep) * hatchStep + shift;
         sum < last; sum += hatchStep) {
        const double x1 = std::max(rect.left(), sum - rect.bottom());
        const double x2 = std::min(rect.right(), sum - rect.top());
        lines << QLineF(x1, sum - x1, x2, sum - x2);
    }
    return lines;
}

} // namespace

namespace {

/// A colour gradient with equally spaced stops.
QCPColorGradient gradientOf(std::initializer_list<QRgb> stops) {
    QCPColorGradient gradient;
    gradient.clearColorStops();
    double at = 0;
    for (const QRgb stop : stops)
        gradient.setColorStopAt(at++ / static_cast<double>(stops.size() - 1), QColor(stop));
    return gradient;
}

} // namespace

QCPColorGradient sequentialColors() {
    return gradientOf({0x440154, 0x482475, 0x414487, 0x355f8d, 0x2a788e, 0x21918c, 0x22a884, 0x44bf70,
                       0x7ad151, 0xbddf26, 0xfde725});
}

QCPColorGradient divergingColors() {
    return gradientOf({0x053061, 0x2166ac, 0x4393c3, 0x92c5de, 0xd1e5f0, 0xf7f7f7, 0xfddbc7, 0xf4a582,
                       0xd6604d, 0xb2182b, 0x67001f});
}

void HeatCells::setValues(GridValues grid, QCPRange range, const QCPColorGradient& colors) {
    m_grid = std::move(grid);
    m_xEdges = edgesAbout(m_grid.xs);
    m_yEdges = edgesAbout(m_grid.ys);
    QCPColorGradient gradient = colors;
    m_colors.assign(m_grid.values.size(), noColor);
    for (std::size_t i = 0; i < m_colors.size(); ++i)
        if (std::isfinite(m_grid.values[i])) m_colors[i] = gradient.color(m_grid.values[i], range);
}

std::optional<std::pair<std::size_t, std::size_t>> HeatCells::cellAt(const QPointF& place) const {
    const auto x = cellOf(m_xEdges, mParentPlot->xAxis->pixelToCoord(place.x()));
    const auto y = cellOf(m_yEdges, mParentPlot->yAxis->pixelToCoord(place.y()));
    if (!x || !y || !plotRect().contains(place)) return {};
    return std::pair(*x, *y);
}

QRectF HeatCells::bounds() const {
    if (m_xEdges.empty()) return {};
    return {QPointF(m_xEdges.front(), m_yEdges.front()), QPointF(m_xEdges.back(), m_yEdges.back())};
}

QRectF HeatCells::cell(std::size_t x, std::size_t y) const {
    return {QPointF(m_xEdges[x], m_yEdges[y]), QPointF(m_xEdges[x + 1], m_yEdges[y + 1])};
}

void HeatCells::draw(QCPPainter* painter) {
    if (m_colors.empty()) return;
    if (painter->modes().testFlag(QCPPainter::pmVectorized))
        drawCells(painter);
    else
        drawImage(painter);
}

/// Draws each pixel separately, for the screen. The time hardly depends on the number of cells.
void HeatCells::drawImage(QCPPainter* painter) const {
    const QRect rect = mParentPlot->axisRect()->rect();
    const double ratio = mParentPlot->bufferDevicePixelRatio();
    QImage image((QSizeF(rect.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return;
    const auto columns = cellsOfPixels(m_xEdges, *mParentPlot->xAxis, rect.left(), 1 / ratio, image.width());
    const auto rows = cellsOfPixels(m_yEdges, *mParentPlot->yAxis, rect.top(), 1 / ratio, image.height());
    for (int i = 0; i < image.height(); ++i) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(i));
        const int row = rows[static_cast<std::size_t>(i)];
        if (i > 0 && row == rows[static_cast<std::size_t>(i) - 1]) {
            std::copy_n(reinterpret_cast<const QRgb*>(image.constScanLine(i - 1)), image.width(), line);
            continue;
        }
        const QRgb* colors =
            row < 0 ? nullptr : m_colors.data() + static_cast<std::size_t>(row) * m_grid.xs.size();
        for (int j = 0; j < image.width(); ++j) {
            const int column = columns[static_cast<std::size_t>(j)];
            line[j] = colors && column >= 0 ? colors[column] : 0;
        }
    }
    image.setDevicePixelRatio(ratio);
    painter->drawImage(rect.topLeft(), image);
}

/// Draws rectangles, for files. Each is slightly too large, so that no gaps are visible between them.
void HeatCells::drawCells(QCPPainter* painter) const {
    const QRectF view = plotRect();
    constexpr double overlap = 0.4; // in picture units
    painter->setAntialiasing(false);
    for (std::size_t y = 0; y < m_grid.ys.size(); ++y)
        for (std::size_t x = 0; x < m_grid.xs.size(); ++x) {
            const QRectF cell =
                QRectF(toPixel(m_xEdges[x], m_yEdges[y + 1]), toPixel(m_xEdges[x + 1], m_yEdges[y]))
                    .adjusted(0, 0, overlap, overlap)
                    .intersected(view);
            if (!cell.isEmpty()) painter->fillRect(cell, QColor(m_colors[y * m_grid.xs.size() + x]));
        }
}

void HatchedCells::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    for (const QRectF& one : m_cells) {
        const QRectF cell = QRectF(toPixel(one.left(), one.bottom()), toPixel(one.right(), one.top()))
                                .normalized()
                                .intersected(plotRect());
        if (cell.isEmpty()) continue;
        for (const auto& [color, shift] : {std::pair(Qt::black, 0.0), std::pair(Qt::white, 1.4)}) {
            painter->setPen(QPen(color, 1, Qt::SolidLine, Qt::FlatCap));
            painter->drawLines(slantingIn(cell, shift));
        }
    }
}

void ContourLines::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    painter->setBrush(Qt::NoBrush);
    for (const Set& set : m_sets)
        for (const QPolygonF& line : set.lines) {
            QVector<QPointF> pixels;
            for (const QPointF& point : line)
                pixels << toPixel(point.x(), point.y());
            const auto ticks = set.ticked ? ticksAlong(pixels, plotRect()) : QVector<QLineF>();
            drawLine(painter, pixels, ticks, Qt::black, 3.2, Qt::SolidLine);
            drawLine(painter, pixels, ticks, Qt::white, 1.6, set.dash);
        }
}

void ContourLines::drawLine(QCPPainter* painter, const QVector<QPointF>& line, const QVector<QLineF>& ticks,
                            const QColor& color, double width, QPen pen) const {
    pen.setColor(color);
    pen.setWidthF(width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    painter->setPen(pen);
    for (const QPolygonF& part : clippedLine(line, plotRect()))
        painter->drawPolyline(part);
    pen.setStyle(Qt::SolidLine);
    painter->setPen(pen);
    painter->drawLines(ticks);
}

/// A colour scale whose frame can be drawn with any pen.
class FramedScale : public QCPColorScale {
public:
    using QCPColorScale::QCPColorScale;
    void setFrame(const QPen& pen) {
        for (QCPAxis* side : mAxisRect->axes())
            side->setBasePen(pen);
    }
};

ColorBar::ColorBar(QCustomPlot& plot) : m_plot(plot), m_scale(new FramedScale(&plot)) {
    m_scale->setType(QCPAxis::atRight);
    m_scale->setBarWidth(12);
    m_scale->setRangeDrag(false);
    m_scale->setRangeZoom(false);
    plot.plotLayout()->addElement(1, 2, m_scale);
    plot.plotLayout()->setColumnSpacing(0);
    auto* margins = new QCPMarginGroup(&plot);
    plot.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, margins);
    m_scale->setMarginGroup(QCP::msTop | QCP::msBottom, margins);
}

ColorBar::~ColorBar() {
    delete m_plot.axisRect()->marginGroup(QCP::msTop);
    m_plot.plotLayout()->remove(m_scale);
    m_plot.plotLayout()->simplify();
}

void ColorBar::setTheme(const Theme& theme) {
    styleAxis(*m_scale->axis(), theme, m_plot.font());
    m_scale->axis()->setTickLength(0, 3);
    m_scale->setFrame(QPen(theme.axis, 1));
}

void ColorBar::setVisible(bool visible) {
    m_scale->setVisible(visible);
}

void ColorBar::show(const QString& label, const QCPRange& range, const QCPColorGradient& colors) {
    m_scale->setDataRange(range);
    m_scale->setLabel(label);
    m_scale->setGradient(colors);
}

} // namespace talweg
