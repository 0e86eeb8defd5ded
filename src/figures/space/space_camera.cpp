#include "figures/space/space_camera.h"

#include "base/angle.h"
#include "base/translation.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// Minimum extent of a scene for fitting the camera, m.
constexpr double minExtent = 1e-9;

} // namespace

Point3 SpaceCamera::right() const {
    return {std::cos(azimuth * radiansPerDegree), 0, -std::sin(azimuth * radiansPerDegree)};
}

Point3 SpaceCamera::up() const {
    return towards().cross(right());
}

Point3 SpaceCamera::towards() const {
    const double level = std::cos(elevation * radiansPerDegree);
    return {level * std::sin(azimuth * radiansPerDegree), std::sin(elevation * radiansPerDegree),
            level * std::cos(azimuth * radiansPerDegree)};
}

const std::array<SpaceDirection, 5>& spaceDirections() {
    static const std::array<SpaceDirection, 5> directions{{
        {"overview", tr("Overview"), 28, 22},
        {"isometric", tr("Isometric"), 45, std::asin(1 / std::sqrt(3)) / radiansPerDegree},
        {"side", tr("From the side"), 0, 0},
        {"above", tr("From above"), 0, 90},
        {"front", tr("From the front"), 90, 0},
    }};
    return directions;
}

SpaceProjection::SpaceProjection(const SpaceCamera& camera, const QSizeF& size)
    : m_target(camera.target), m_right(camera.right()), m_up(camera.up()), m_towards(camera.towards()),
      m_middle(size.width() / 2, size.height() / 2),
      m_scale(std::hypot(size.width(), size.height()) / camera.span) {}

Point3 SpaceProjection::toPicture(const Point3& place) const {
    const Point3 from = place - m_target;
    return {m_middle.x() + m_scale * m_right.dot(from), m_middle.y() - m_scale * m_up.dot(from),
            m_towards.dot(from)};
}

Point3 SpaceProjection::toSpace(double x, double y) const {
    return m_target + (x - m_middle.x()) / m_scale * m_right - (y - m_middle.y()) / m_scale * m_up;
}

SpaceCamera fitted(const SpaceCamera& camera, const std::vector<SpaceBall>& balls, const QSizeF& size,
                   const QRectF& area) {
    if (balls.empty() || area.isEmpty()) return camera;
    Eigen::Matrix3d axes; // rows: right, up, towards
    axes << camera.right().transpose(), camera.up().transpose(), camera.towards().transpose();
    Point3 min = Point3::Constant(std::numeric_limits<double>::infinity()), max = -min;
    for (const SpaceBall& ball : balls) {
        const Point3 seen = axes * ball.place;
        min = min.cwiseMin(seen - Point3::Constant(ball.radius));
        max = max.cwiseMax(seen + Point3::Constant(ball.radius));
    }
    const Point3 extent = (max - min).cwiseMax(minExtent);
    const double scale = std::min(area.width() / extent.x(), area.height() / extent.y());
    const QPointF aside = area.center() - QRectF(QPointF(), size).center();
    SpaceCamera found = camera;
    found.span = std::hypot(size.width(), size.height()) / scale;
    found.target = axes.transpose() * ((min + max) / 2 + Point3(-aside.x() / scale, aside.y() / scale, 0));
    return found;
}

} // namespace talweg
