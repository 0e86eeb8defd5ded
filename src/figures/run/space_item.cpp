#include "figures/run/space_item.h"

#include "figures/space/space_lines.h"
#include "figures/space/space_overlay.h"
#include "figures/space/space_raster.h"
#include "figures/theme.h"

#include <cmath>

namespace talweg {

namespace {

/// Maximum number of pixels of the image in a file. In larger files, the image is enlarged.
constexpr double maxPixels = 4e7;
/// Images with at most this many pixels have full resolution even in motion. Two slow cores draw 60 of them
/// per second. Slightly more than a screen of 1920 × 1080.
constexpr int fewPixels = 2'200'000;
/// Minimum distance of grid lines on the ground, in pixels, measured perpendicular to the line of sight.
constexpr double minGrid = 30;
constexpr double spotRadius = 3, corner = 12;
/// Margin around fitted objects, in pixels.
constexpr double padding = 10;

} // namespace

SpaceItem::SpaceItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {
    setClipToAxisRect(false);
    moveToLayer(layer(), true);
}

void SpaceItem::setCamera(const SpaceCamera& camera, bool fits) {
    m_camera = camera;
    m_fits = fits;
}

QSizeF SpaceItem::pictureSize() const {
    return mParentPlot->viewport().size();
}

SpaceCamera SpaceItem::fittedCamera() const {
    return fitted(m_camera, m_everything, pictureSize(),
                  plotRect().adjusted(padding, padding, -padding, -padding));
}

SpaceCamera SpaceItem::camera() const {
    return m_fits ? fittedCamera() : m_camera;
}

double SpaceItem::everythingSpan() const {
    return fittedCamera().span;
}

SpaceProjection SpaceItem::projection() const {
    return {camera(), pictureSize()};
}

SpaceSight SpaceItem::sight() const {
    return {m_ground, m_bodies, camera(), pictureSize()};
}

void SpaceItem::draw(QCPPainter* painter) {
    const QSizeF view = pictureSize();
    if (m_ground.faces.empty() && m_bodies.empty()) return;
    const bool toFile = painter->modes().testFlag(QCPPainter::pmVectorized);
    const double fine = toFile ? m_fileRatio : mParentPlot->bufferDevicePixelRatio();
    const double ratio = std::min(fine, std::sqrt(maxPixels / (view.width() * view.height())));
    const QSize half(static_cast<int>(std::ceil(view.width() * ratio / 2)),
                     static_cast<int>(std::ceil(view.height() * ratio / 2)));
    const QSize pixels = 2 * half;
    if (pixels.isEmpty()) return;
    const SpaceCamera seenFrom = camera();
    const SpaceProjection projection(seenFrom, view);
    const double gridStep = roundStep(2.5 * minGrid / projection.scale());
    SpaceCamera whole = seenFrom; // the image has whole pixels, so that it may be slightly larger than the
                                  // view, at the right and at the bottom
    whole.target = projection.toSpace(half.width() / ratio, half.height() / ratio);
    whole.span = std::hypot(pixels.width(), pixels.height()) / (ratio * projection.scale());
    const SpaceSight sight(m_ground, m_bodies, whole, pixels);
    const QRectF target(QPointF(), QSizeF(pixels) / ratio);
    if (m_inMotion && !toFile && pixels.width() * pixels.height() > fewPixels) {
        const SpaceSight coarse(m_ground, m_bodies, whole, half);
        painter->drawImage(target, doubled(drawSpace(coarse, {m_theme, gridStep, ratio / 2}, half)));
    } else {
        painter->drawImage(target, drawSpace(sight, {m_theme, gridStep, ratio}, pixels));
    }

    painter->setAntialiasing(true);
    drawLines(*painter, sight, pixels, ratio);
    drawMarks(*painter, sight, ratio);
    const QPointF lowerLeft(corner, view.height() - corner);
    drawTriad(*painter, projection, lowerLeft + QPointF(triadSize, -triadSize) / 2, m_theme,
              mParentPlot->font());
    drawScaleBar(*painter, projection, lowerLeft + QPointF(triadSize + 16, -8), m_unit, m_theme,
                 mParentPlot->font());
}

void SpaceItem::drawLines(QPainter& painter, const SpaceSight& sight, const QSizeF& size,
                          double ratio) const {
    const QTransform toView = QTransform::fromScale(1 / ratio, 1 / ratio);
    painter.setBrush(Qt::NoBrush);
    const QColor edge = m_theme.dark ? muted(m_theme.groundEdge, m_theme) : m_theme.groundEdge;
    painter.setPen(QPen(edge, 1, Qt::SolidLine, Qt::RoundCap));
    for (const SpaceGround::Edge& edge : m_ground.edges)
        for (const QPolygonF& part : visibleParts(sight, {edge.from, edge.to}, size))
            painter.drawPolyline(toView.map(part));
    for (const SpaceTrace& trace : m_traces) {
        if (!trace.shown) continue;
        painter.setPen(trace.pen);
        for (const auto& line : trace.lines)
            for (const QPolygonF& part : visibleParts(sight, line, size))
                painter.drawPolyline(toView.map(part));
    }
}

void SpaceItem::drawMarks(QPainter& painter, const SpaceSight& sight, double ratio) const {
    painter.setPen(QPen(m_theme.text, 1.1));
    painter.setBrush(m_theme.background);
    for (const Point3& mark : m_marks) {
        const Point3 seen = sight.projection().toPicture(mark);
        if (!sight.hides(seen))
            painter.drawEllipse(QPointF(seen.x(), seen.y()) / ratio, spotRadius, spotRadius);
    }
    if (!m_selected) return;
    const Point3 seen = sight.projection().toPicture(*m_selected);
    const QPointF place = QPointF(seen.x(), seen.y()) / ratio;
    painter.setPen(QPen(m_theme.background, 1.5));
    painter.setBrush(m_theme.accent);
    painter.drawEllipse(place, spotRadius + 2, spotRadius + 2);
    painter.setPen(QPen(m_theme.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(place, spotRadius + 6, spotRadius + 6);
}

} // namespace talweg
