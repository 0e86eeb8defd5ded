#include "figures/run/paths.h"

#include "figures/plot/figure_item.h"
#include "figures/run/run_style.h"

#include <cmath>
#include <limits>

namespace talweg {

namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();
/// Paths with more points than this are thinned before drawing.
constexpr std::size_t manyPoints = 4000;
/// Maximum distance of the line from an omitted point, as a fraction of the path's extent. Invisible at any
/// reasonable zoom or file resolution.
constexpr double straightness = 1e-6;

/// The columns with the centre of one body.
struct BodyPath {
    const std::vector<double>* x;
    const std::vector<double>* y;
    double radius;
    bool ownLine;
};

std::optional<BodyPath> bodyPathOf(const Shown& shown, const SceneBody& body) {
    const auto x = columnOf(*shown.system, *shown.run, body.x),
               y = columnOf(*shown.system, *shown.run, body.y);
    if (!x || !y) return {};
    return BodyPath{&shown.samples->columns[*x], &shown.samples->columns[*y], reachOf(body),
                    body.line.has_value()};
}

std::vector<BodyPath> tracks(const Shown& shown) {
    std::vector<BodyPath> all;
    if (shown.isEmpty()) return all;
    for (const SceneBody& body : shown.run->scene.bodies)
        if (const auto track = bodyPathOf(shown, body)) all.push_back(*track);
    return all;
}

void addTrack(Bounds& bounds, const BodyPath& track) {
    for (std::size_t i = 0; i < track.x->size(); ++i) {
        const double x = (*track.x)[i], y = (*track.y)[i];
        bounds.add(x - track.radius, y - track.radius);
        bounds.add(x + track.radius, y + track.radius);
    }
}

/// The directions in which a straight line from `start` passes all later points within `tolerance`.
class Cone {
public:
    Cone(QPointF start, double tolerance) : m_start(start), m_tolerance(tolerance) {}

    bool letsPass(const QPointF& point) const {
        const QPointF way = point - m_start;
        // False if the path turns back, or if the point is not finite.
        if (!(length(way) >= m_reach - m_tolerance)) return false;
        if (m_reach == 0) return true;
        const double angle = angleOf(way);
        return angle >= m_least && angle <= m_most;
    }
    void narrow(const QPointF& point) {
        const QPointF way = point - m_start;
        const double distance = length(way);
        if (!(distance > m_tolerance)) return;
        if (m_reach == 0) m_forward = way / distance;
        m_reach = std::max(m_reach, distance);
        const double half = std::asin(m_tolerance / distance);
        m_least = std::max(m_least, angleOf(way) - half);
        m_most = std::min(m_most, angleOf(way) + half);
    }

private:
    static double length(const QPointF& way) { return std::hypot(way.x(), way.y()); }
    double angleOf(const QPointF& way) const {
        return std::atan2(m_forward.x() * way.y() - m_forward.y() * way.x(),
                          QPointF::dotProduct(m_forward, way));
    }

    QPointF m_start, m_forward;
    double m_tolerance, m_reach = 0;
    double m_least = -std::numeric_limits<double>::infinity(), m_most = -m_least;
};

/// The rows to draw: all of them, or if there are very many, only bends of the path, its ends and changes of
/// mode.
std::vector<std::size_t> rows(const BodyPath& track, const std::vector<int>& mode) {
    const std::size_t count = track.x->size();
    Bounds bounds;
    if (count > manyPoints) addTrack(bounds, track);
    const double tolerance = straightness * std::hypot(bounds.rect.width(), bounds.rect.height());
    const auto place = [&](std::size_t row) { return QPointF((*track.x)[row], (*track.y)[row]); };
    std::vector<std::size_t> kept;
    Cone cone(QPointF(), tolerance);
    const auto keep = [&](std::size_t row) {
        kept.push_back(row);
        cone = Cone(place(row), tolerance);
    };
    for (std::size_t i = 0; i < count; ++i) {
        const bool isPlace = std::isfinite((*track.x)[i]) && std::isfinite((*track.y)[i]);
        if (count <= manyPoints || i == 0 || i + 1 == count || mode[i] != mode[i - 1] || !isPlace) {
            if (i > 0 && kept.back() != i - 1 && !cone.letsPass(place(i))) keep(i - 1);
            keep(i);
            continue;
        }
        if (!cone.letsPass(place(i)) && kept.back() != i - 1) keep(i - 1);
        cone.narrow(place(i));
    }
    return kept;
}

void addPoint(QVector<QCPCurveData>& line, double x, double y) {
    line.append(QCPCurveData(static_cast<double>(line.size()), x, y));
}

QVector<QCPCurveData> line(const BodyPath& track, const std::vector<int>& mode) {
    QVector<QCPCurveData> points;
    for (const std::size_t row : rows(track, mode))
        addPoint(points, (*track.x)[row], (*track.y)[row]);
    return points;
}

void breakLine(QVector<QCPCurveData>& line) {
    if (!line.isEmpty()) addPoint(line, line.last().key, gap);
}

void addByMode(std::vector<QVector<QCPCurveData>>& lines, const BodyPath& track,
               const std::vector<int>& mode) {
    int open = -1;
    for (const std::size_t row : rows(track, mode)) {
        const double x = (*track.x)[row], y = (*track.y)[row];
        const int now = mode[row];
        if (open >= 0) addPoint(lines[static_cast<std::size_t>(open)], x, y);
        if (now == open) continue;
        open = now;
        auto& line = lines[static_cast<std::size_t>(now)];
        breakLine(line);
        addPoint(line, x, y);
    }
}

/// Adds the corners of the ground, without its first and last vertex, which only show that the ground
/// continues. Adds none if the ground is so much larger than the motion that the motion would be invisible.
void addCorners(Bounds& bounds, const std::vector<Points>& ground) {
    constexpr double farOff = 6; // multiple of the extent of the motion
    Bounds wider = bounds;
    for (const Points& points : ground)
        for (std::size_t i = 1; i + 1 < points.size(); ++i)
            wider.add(points[i].x(), points[i].y());
    const double extent = std::max(bounds.rect.width(), bounds.rect.height());
    if (bounds.isEmpty || std::max(wider.rect.width(), wider.rect.height()) <= farOff * extent)
        bounds = wider;
}

/// Extends the bounds down to the ground below the motion, so that it is visible.
void addFloor(Bounds& bounds, const std::vector<Points>& ground) {
    const QRectF motion = bounds.rect;
    for (const Points& points : ground)
        for (std::size_t i = 1; i < points.size(); ++i) {
            const Point &from = points[i - 1], &to = points[i];
            const double run = to.x() - from.x();
            if (run <= 0 || to.x() < motion.left() || from.x() > motion.right()) continue;
            for (const double x : {std::max(from.x(), motion.left()), std::min(to.x(), motion.right())})
                bounds.add(x, from.y() + (to.y() - from.y()) * (x - from.x()) / run);
        }
}

} // namespace

void Bounds::add(double x, double y) {
    if (!std::isfinite(x) || !std::isfinite(y)) return;
    if (isEmpty) {
        rect = QRectF(x, y, 0, 0);
        isEmpty = false;
        return;
    }
    rect.setCoords(std::min(rect.left(), x), std::min(rect.top(), y), std::max(rect.right(), x),
                   std::max(rect.bottom(), y));
}

void Bounds::add(const Bounds& other) {
    if (other.isEmpty) return;
    add(other.rect.left(), other.rect.top());
    add(other.rect.right(), other.rect.bottom());
}

double reachOf(const SceneBody& body) {
    double reach = body.radius;
    for (const Point& corner : body.outline)
        reach = std::max(reach, corner.norm());
    return reach;
}

QCPRange widened(double from, double to) {
    const double size = std::max(std::abs(from), std::abs(to));
    const bool flat = to - from <= 1e-9 * size || to == from;
    const double margin = flat ? (size > 0 ? 0.1 * size : 1) : 0.06 * (to - from);
    return {from - margin, to + margin};
}

QVector<QCPCurveData> lineThrough(const std::vector<double>& x, const std::vector<double>& y) {
    return line({&x, &y, 0, false}, std::vector<int>(x.size()));
}

QVector<QCPCurveData> lineThrough(const Samples& samples, std::size_t xColumn, std::size_t yColumn) {
    return line({&samples.columns[xColumn], &samples.columns[yColumn], 0, false}, samples.mode);
}

QVector<QCPCurveData> pathOf(const Shown& shown, const SceneBody& body) {
    const auto track = bodyPathOf(shown, body);
    return track ? line(*track, shown.samples->mode) : QVector<QCPCurveData>();
}

void NearestTime::look(const Samples& samples, std::size_t xColumn, std::size_t yColumn) {
    for (std::size_t row = 0; row < samples.t.size(); ++row) {
        const QPointF pixel(m_plot.xAxis->coordToPixel(samples.columns[xColumn][row]),
                            m_plot.yAxis->coordToPixel(samples.columns[yColumn][row]));
        const double distance = distance2(pixel, m_place);
        if (!(distance < m_best)) continue;
        m_best = distance;
        m_time = samples.t[row];
    }
}

std::vector<QVector<QCPCurveData>> pathsByMode(const Shown& shown) {
    std::vector<QVector<QCPCurveData>> lines(shown.system->modes.size());
    for (const BodyPath& track : tracks(shown))
        if (!track.ownLine) addByMode(lines, track, shown.samples->mode);
    return lines;
}

QVector<QCPCurveData> wholePath(const Shown& shown) {
    QVector<QCPCurveData> line;
    for (const BodyPath& track : tracks(shown)) {
        breakLine(line);
        for (const std::size_t row : rows(track, shown.samples->mode))
            addPoint(line, (*track.x)[row], (*track.y)[row]);
    }
    return line;
}

Bounds sceneBounds(const Shown& shown) {
    Bounds bounds;
    for (const BodyPath& track : tracks(shown))
        addTrack(bounds, track);
    if (shown.isEmpty()) return bounds;
    for (const Points& track : shown.run->scene.tracks)
        for (const Point& point : track)
            bounds.add(point.x(), point.y());
    addCorners(bounds, shown.run->scene.ground);
    if (!bounds.isEmpty) addFloor(bounds, shown.run->scene.ground);
    return bounds;
}

} // namespace talweg
