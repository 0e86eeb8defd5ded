#include "figures/space/space_lines.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Distance between the tested points of a line, in pixels. An object that hides a shorter part of the line
/// may be missed.
constexpr double stride = 5;
/// Points closer than this are considered equal, in pixels.
constexpr double sameSpot = 0.5;
/// Number of bisections of a stride to find the end of a visible part.
constexpr int halvings = 6;
/// Lines extend this far beyond the picture, in pixels, so that their ends are invisible.
constexpr double margin = 8;

/// Moves along one line and collects its visible parts.
class Follower {
public:
    Follower(const SpaceSight& sight, const QSizeF& size)
        : m_sight(sight), m_frame(QRectF(QPointF(), size).adjusted(-margin, -margin, margin, margin)) {}

    std::vector<QPolygonF> follow(const std::vector<Point3>& line) {
        bool joined = false;
        Point3 last = Point3::Zero();
        for (const Point3& place : line) {
            const Point3 here = m_sight.projection().toPicture(place);
            const bool known = here.allFinite();
            if (known && joined && (here - last).head<2>().norm() < sameSpot && &place != &line.back())
                continue;
            if (known && joined) addSegment(last, here);
            if (!known) end();
            joined = known;
            last = here;
        }
        end();
        return std::move(m_parts);
    }

private:
    /// The part of a segment inside the picture, as fractions of its length. First is greater than second if
    /// the segment is outside.
    std::pair<double, double> framed(const Point3& from, const Point3& way) const {
        double first = 0, second = 1;
        const auto clip = [&](double start, double step, double min, double max) {
            if (step == 0) {
                if (start < min || start > max) second = -1;
                return;
            }
            const double in = ((step > 0 ? min : max) - start) / step;
            const double out = ((step > 0 ? max : min) - start) / step;
            first = std::max(first, in);
            second = std::min(second, out);
        };
        clip(from.x(), way.x(), m_frame.left(), m_frame.right());
        clip(from.y(), way.y(), m_frame.top(), m_frame.bottom());
        return {first, second};
    }

    void addSegment(const Point3& start, const Point3& stop) {
        const Point3 whole = stop - start;
        const auto [first, second] = framed(start, whole);
        if (first > second) return end();
        const Point3 from = start + first * whole, way = (second - first) * whole;
        const int steps = std::max(1, static_cast<int>(std::ceil(way.head<2>().norm() / stride)));
        double before = 0;
        bool seen = !m_sight.hides(from);
        if (seen) add(from);
        for (int i = 1; i <= steps; ++i) {
            const double now = static_cast<double>(i) / steps;
            const bool seenNow = !m_sight.hides(from + now * way);
            if (seenNow != seen) {
                add(from + change(from, way, before, now, seen) * way);
                if (seen) end();
            }
            seen = seenNow;
            before = now;
        }
        if (seen) add(from + way);
    }

    /// The fraction of a segment, between `first` and `second`, at which its visibility changes. `seen` is
    /// the visibility at `first`.
    double change(const Point3& from, const Point3& way, double first, double second, bool seen) const {
        for (int i = 0; i < halvings; ++i) {
            const double middle = (first + second) / 2;
            (!m_sight.hides(from + middle * way) == seen ? first : second) = middle;
        }
        return (first + second) / 2;
    }

    void add(const Point3& place) {
        const QPointF spot(place.x(), place.y());
        if (m_open.isEmpty() || m_open.last() != spot) m_open << spot;
    }
    void end() {
        if (m_open.size() > 1) m_parts.push_back(m_open);
        m_open.clear();
    }

    const SpaceSight& m_sight;
    QRectF m_frame;
    QPolygonF m_open;
    std::vector<QPolygonF> m_parts;
};

} // namespace

std::vector<QPolygonF> visibleParts(const SpaceSight& sight, const std::vector<Point3>& line,
                                    const QSizeF& size) {
    return Follower(sight, size).follow(line);
}

} // namespace talweg
