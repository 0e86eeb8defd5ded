#include "figures/run/scene_items.h"

#include "base/angle.h"
#include "figures/plot/style.h"
#include "figures/run/run_style.h"
#include "figures/theme.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

constexpr double markRadius = 3, grip = 9, handleRadius = 6;
/// Minimum distances of marks, in pixels. A mark closer than `marksApart` to the previous one needs the
/// distance `crowdsApart`, so that a thousand impacts do not hide the ground and the path.
constexpr double marksApart = 12, crowdsApart = 48;
/// In pixels. Handles closer to each other than `crowdedBelow` are drawn only within `nearMouse` of the
/// mouse, and at least `leastApart` apart. Each can then be grabbed, and the path stays visible.
constexpr double crowdedBelow = 14, nearMouse = 60, leastApart = 6;
/// Bodies with a smaller radius than `visibleRadius` get a ring with `ringRadius` around them, in pixels.
constexpr double visibleRadius = 5, ringRadius = 9;
/// Minimum wall thickness of a hollow body, in pixels or as a fraction of its radius, whichever is less; and
/// minimum radius of a hole that is drawn, in pixels.
constexpr double minWall = 4, minWallPart = 0.25, minHole = 2;
/// Fraction of the line colour in the colour of a wall; and maximum distance between the centre and the start
/// of a spoke, as a fraction of the radius.
constexpr float wallTint = 0.22F;
constexpr double spokeFrom = 0.75;
/// Size of an arrow's head, and minimum length of a drawn arrow, in pixels.
constexpr double headLength = 9, headHalfWidth = 3.6, minArrow = 2;

QPolygonF diamond(const QPointF& centre, double radius) {
    return {{centre + QPointF(0, -radius), centre + QPointF(radius, 0), centre + QPointF(0, radius),
             centre + QPointF(-radius, 0)}};
}

QColor withAlpha(QColor color, float alpha) {
    color.setAlphaF(alpha);
    return color;
}

} // namespace

void BodiesItem::draw(QCPPainter* painter) {
    for (const Placed& body : m_bodies)
        drawBody(painter, body);
}

QColor BodiesItem::colorOf(const Placed& body) const {
    const QColor color = body.line ? m_theme.lines[*body.line % m_theme.lines.size()]
                         : m_faint ? m_theme.mutedText
                                   : m_theme.text;
    return m_faint ? withAlpha(color, 0.6F) : color;
}

void BodiesItem::drawRound(QCPPainter* painter, const Placed& body, double radius) const {
    const QPointF centre = toPixel(body.x, body.y);
    const double ratio = body.radius > 0 ? body.innerRadius / body.radius : 0;
    const double hole = std::min(ratio * radius, radius - std::min(minWall, minWallPart * radius));
    const bool isRing = hole >= minHole;
    if (isRing) {
        QPainterPath ring;
        ring.addEllipse(centre, radius, radius);
        ring.addEllipse(centre, hole, hole);
        painter->drawPath(ring);
        painter->fillPath(ring, withAlpha(colorOf(body), wallTint * (m_faint ? 0.5F : 1)));
    } else {
        painter->drawEllipse(centre, radius, radius);
    }
    if (!body.turns || radius <= 2) return;
    const double angle = body.angle * radiansPerDegree;
    const QPointF along(std::cos(angle), -std::sin(angle));
    painter->drawLine(
        QLineF(centre + (isRing ? std::min(hole, spokeFrom * radius) : 0) * along, centre + radius * along));
}

void BodiesItem::drawShape(QCPPainter* painter, const Placed& body, double radius) const {
    const double angle = body.angle * radiansPerDegree;
    const double c = std::cos(angle), s = std::sin(angle);
    if (body.outline.empty()) return drawRound(painter, body, radius);
    QPolygonF outline;
    for (const Point& corner : body.outline)
        outline << toPixel(body.x + c * corner.x() - s * corner.y(),
                           body.y + s * corner.x() + c * corner.y());
    painter->drawPolygon(outline);
}

void BodiesItem::drawBody(QCPPainter* painter, const Placed& body) const {
    const QPointF centre = toPixel(body.x, body.y);
    if (!plotRect().adjusted(-2000, -2000, 2000, 2000).contains(centre)) return;
    const double radius = std::abs(toPixel(body.x + body.radius, body.y).x() - centre.x());
    const QColor line = colorOf(body);
    painter->setAntialiasing(true);
    painter->setBrush(withAlpha(m_theme.panel, m_faint ? 0.5F : 0.92F));
    painter->setPen(QPen(line, m_faint ? 1 : 1.6));
    drawShape(painter, body, radius);
    if (radius >= visibleRadius || m_faint) return;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(line, 1.2));
    painter->drawEllipse(centre, ringRadius, ringRadius);
    painter->setBrush(line);
    painter->setPen(Qt::NoPen);
    painter->drawEllipse(centre, std::max(radius, 2.0), std::max(radius, 2.0));
}

QPen ArrowsItem::penOf(std::size_t line) const {
    QPen pen(cyclic(m_theme.lines, line), 2);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

void ArrowsItem::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    for (const PlacedArrow& arrow : m_arrows)
        drawArrow(painter, arrow);
}

void ArrowsItem::drawArrow(QCPPainter* painter, const PlacedArrow& arrow) const {
    const QPointF from = toPixel(arrow.from.x(), arrow.from.y()), to = toPixel(arrow.to.x(), arrow.to.y());
    const double length = std::sqrt(distance2(from, to));
    if (!(length >= minArrow) || !plotRect().adjusted(-2000, -2000, 2000, 2000).contains(from)) return;
    const QPointF along = (to - from) / length, across(-along.y(), along.x());
    const QPointF neck = to - headLength * along;
    const QPen pen = penOf(arrow.line);
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    if (length > headLength) painter->drawLine(QLineF(from, neck));
    painter->setPen(Qt::NoPen);
    painter->setBrush(pen.color());
    painter->drawPolygon(QPolygonF{to, neck + headHalfWidth * across, neck - headHalfWidth * across});
}

/// Marks that can be distinguished. Of marks that are too close, only the first is included. The last mark,
/// at the end of the run, is always included.
std::vector<QPointF> MarksItem::visibleMarks() const {
    std::vector<QPointF> marks;
    if (!m_run) return marks;
    const auto within = [](double distance, const QPointF& place) {
        return [=](const QPointF& mark) { return distance2(mark, place) < distance * distance; };
    };
    std::optional<QPointF> last;
    for (const RunEvent& event : m_run->events) {
        const QPointF place = toPixel(event.place.x(), event.place.y());
        if (!event.marked || !isInPlot(place)) continue;
        const bool crowded = last && within(marksApart, place)(*last);
        last = place;
        if (std::ranges::none_of(marks, within(crowded ? crowdsApart : marksApart, place)))
            marks.push_back(place);
    }
    if (!last || marks.back() == *last) return marks;
    std::erase_if(marks, within(marksApart, *last));
    marks.push_back(*last);
    return marks;
}

void MarksItem::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    painter->setPen(QPen(m_theme.text, 1.1));
    painter->setBrush(m_theme.background);
    for (const QPointF& place : visibleMarks())
        painter->drawEllipse(place, markRadius, markRadius);
}

int MarksItem::eventAt(const QPointF& place) const {
    int nearest = -1;
    double best = 8 * 8;
    for (std::size_t i = 0; m_run && i < m_run->events.size(); ++i) {
        const RunEvent& event = m_run->events[i];
        const double distance = distance2(toPixel(event.place.x(), event.place.y()), place);
        if (!event.marked || distance >= best) continue;
        best = distance;
        nearest = static_cast<int>(i);
    }
    return nearest;
}

void SelectedMarkItem::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    for (const Point& point : m_places) {
        const QPointF place = toPixel(point.x(), point.y());
        painter->setPen(QPen(m_theme.background, 1.5));
        painter->setBrush(m_theme.accent);
        painter->drawEllipse(place, markRadius + 2, markRadius + 2);
        painter->setPen(QPen(m_theme.accent, 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(place, markRadius + 6, markRadius + 6);
    }
}

/// Handles that can be grabbed. Of handles closer than `leastApart`, only the first is included. The handle
/// in use is always included.
std::vector<HandlesItem::Grip> HandlesItem::grips() const {
    const QRectF seen = plotRect().adjusted(-crowdedBelow, -crowdedBelow, crowdedBelow, crowdedBelow);
    const auto isWithin = [](const QPointF& a, const QPointF& b, double distance) {
        return distance2(a, b) < distance * distance;
    };
    std::vector<Grip> grips;
    QPointF before(std::numeric_limits<double>::infinity(), 0);
    for (std::size_t i = 0; i < m_handles.size(); ++i) {
        const QPointF place = toPixel(m_handles[i].place.x(), m_handles[i].place.y());
        const bool crowded = isWithin(before, place, crowdedBelow);
        before = place;
        const bool inUse = static_cast<int>(i) == m_inUse;
        if (!seen.contains(place) && !inUse) continue;
        if (crowded && !grips.empty()) grips.back().crowded = true;
        const bool covered = !grips.empty() && isWithin(grips.back().place, place, leastApart);
        if (covered && inUse) grips.pop_back();
        if (!covered || inUse) grips.push_back({static_cast<int>(i), place, crowded});
    }
    return grips;
}

std::vector<HandlesItem::Grip> HandlesItem::visibleGrips() const {
    std::vector<Grip> visible = grips();
    std::erase_if(visible, [this](const Grip& grip) {
        const bool near = m_mouse && distance2(*m_mouse, grip.place) <= nearMouse * nearMouse;
        return grip.crowded && !near && grip.handle != m_inUse;
    });
    return visible;
}

bool HandlesItem::setMouse(const std::optional<QPointF>& place) {
    m_mouse = place;
    return !std::ranges::equal(visibleGrips(), m_drawn, {}, &Grip::handle);
}

void HandlesItem::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    painter->setPen(QPen(m_theme.background, 1.5));
    m_drawn.clear();
    for (const Grip& grip : visibleGrips()) {
        m_drawn.push_back(grip.handle);
        const bool inUse = grip.handle == m_inUse;
        painter->setBrush(inUse ? m_theme.warning : m_theme.accent);
        painter->drawPolygon(diamond(grip.place, inUse ? handleRadius + 2 : handleRadius));
    }
}

/// Does not use earlier mouse positions, because a touch has none.
int HandlesItem::handleAt(const QPointF& place) const {
    int nearest = -1;
    double best = grip * grip;
    for (const Grip& candidate : grips()) {
        const double distance = distance2(candidate.place, place);
        if (distance >= best) continue;
        best = distance;
        nearest = candidate.handle;
    }
    return nearest;
}

/// The position beside the axis label if there is room, otherwise in the corner of the plot.
QPointF CornerText::beside(const QSizeF& size) const {
    const QRectF plot = plotRect();
    const QCPAxis& axis = *mParentPlot->xAxis;
    const double half = QFontMetricsF(axis.labelFont()).horizontalAdvance(axis.label()) / 2;
    const bool free = axis.visible() && plot.center().x() + half < plot.right() - size.width();
    return free ? QPointF(plot.right() - size.width(), mParentPlot->viewport().bottom() - size.height())
                : plot.bottomRight() - QPointF(size.width() + 6, size.height() + 6);
}

void CornerText::draw(QCPPainter* painter) {
    if (m_text.isEmpty()) return;
    const QFont font = smallFont(mParentPlot->font());
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(m_text) + 14, metrics.height() + 6);
    const QRectF box(beside(size), size);
    painter->setAntialiasing(true);
    painter->setPen(Qt::NoPen);
    painter->setBrush(withAlpha(m_theme.background, 0.85F));
    painter->drawRoundedRect(box, 4, 4);
    painter->setPen(m_theme.text);
    painter->setFont(font);
    painter->drawText(box, Qt::AlignCenter, m_text);
}

} // namespace talweg
