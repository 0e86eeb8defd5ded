#include "figures/run/speed_profile_item.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// In pixels: distance of the foot from the left edge, length of the longest arrow, minimum distance of
/// arrows, length and half width of heads, and height of the single arrow of a profile that is too low.
constexpr double fromEdge = 8, longest = 46, arrowGap = 11, headReach = 7, headHalf = 3, aloneAt = 14;
/// Maximum number of arrows of a profile.
constexpr int maxArrows = 6;

} // namespace

void SpeedProfileItem::setProfile(std::vector<Point> profile, const QString& text) {
    m_profile = std::move(profile);
    m_text = text;
    setVisible(!m_profile.empty());
}

/// If the ground begins farther to the right, its first face is used. If it is below the view, the foot is at
/// the lower edge.
SpeedProfileItem::Foot SpeedProfileItem::foot() const {
    const QRectF view = plotRect();
    const double at = view.left() + fromEdge;
    Foot found{{at, view.bottom()}};
    if (!m_run) return found;
    for (const Points& line : m_run->scene.ground)
        for (std::size_t i = 1; i < line.size(); ++i) {
            const QPointF a = toPixel(line[i - 1].x(), line[i - 1].y()),
                          b = toPixel(line[i].x(), line[i].y());
            if (!(b.x() > at && (i == 1 || a.x() <= at))) continue;
            const QPointF way = b - a;
            found.along = way / std::hypot(way.x(), way.y());
            found.place.setY(std::min(view.bottom(), a.y() + way.y() * ((at - a.x()) / way.x())));
        }
    return found;
}

double SpeedProfileItem::speedAt(double height) const {
    const auto above = std::ranges::find_if(m_profile, [&](const Point& p) { return p.x() >= height; });
    if (above == m_profile.end()) return m_profile.back().y();
    if (above == m_profile.begin()) return above->y();
    const Point& a = above[-1];
    return a.y() + (above->y() - a.y()) * (height - a.x()) / (above->x() - a.x());
}

void SpeedProfileItem::drawArrow(QCPPainter* painter, const QPointF& from, const QPointF& way) const {
    const double length = std::hypot(way.x(), way.y());
    if (length < 1) return;
    const QPointF along = way / length, across(-along.y(), along.x()), to = from + way;
    const QPointF neck = to - std::min(headReach, length) * along;
    painter->drawLine(QLineF(from, neck));
    painter->save();
    painter->setBrush(painter->pen().color());
    painter->setPen(Qt::NoPen);
    painter->drawPolygon(QPolygonF{to, neck + headHalf * across, neck - headHalf * across});
    painter->restore();
}

void SpeedProfileItem::draw(QCPPainter* painter) {
    if (m_profile.empty()) return;
    double fastest = 0;
    for (const Point& p : m_profile)
        fastest = std::max(fastest, std::abs(p.y()));
    if (!(fastest > 0)) return;
    Foot base = foot();
    const bool backwards = m_profile.back().y() < 0;
    if (backwards) base.place += longest * base.along;
    const double top = m_profile.back().x();
    const double pixels = toPixel(0, 0).y() - toPixel(0, top).y();
    const auto at = [&](double height) {
        return base.place - QPointF(0, height / top * std::max(pixels, aloneAt));
    };
    const auto way = [&](double height) { return longest * speedAt(height) / fastest * base.along; };
    painter->setAntialiasing(true);
    painter->setPen(QPen(m_theme.mutedText, 1.2));
    painter->setBrush(Qt::NoBrush);
    painter->drawLine(QLineF(base.place, at(top)));
    if (pixels < aloneAt) {
        drawArrow(painter, at(top), way(top));
    } else {
        const int arrows = std::clamp(static_cast<int>(pixels / arrowGap), 1, maxArrows);
        for (int i = 1; i <= arrows; ++i)
            drawArrow(painter, at(top * i / arrows), way(top * i / arrows));
        QPolygonF tips;
        for (const Point& p : m_profile)
            tips << at(p.x()) + way(p.x());
        painter->setPen(QPen(m_theme.mutedText, 1, Qt::DotLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawPolyline(tips);
    }
    painter->setPen(m_theme.mutedText);
    painter->setFont(smallFont(mParentPlot->font()));
    const double left = plotRect().left() + fromEdge;
    const double highest = std::min(at(top).y(), (at(top) + way(top)).y());
    painter->drawText(QPointF(left, std::max(highest - 5, plotRect().top() + 12)), m_text);
}

} // namespace talweg
