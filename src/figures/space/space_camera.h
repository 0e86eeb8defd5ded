#pragma once

#include "systems/space_scene.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <array>
#include <string>
#include <vector>

namespace talweg {

/// From where a scene is looked at. The projection is parallel, so that lengths across the line of sight are
/// to scale everywhere.
struct SpaceCamera {
    Point3 target{0, 0, 0}; ///< in the middle of the picture, m
    double azimuth = 0;     ///< where the viewer stands, from z towards x, degrees
    double elevation = 0;   ///< how high, degrees above the horizon, −90 to 90
    double span = 1;        ///< metres along the diagonal of the picture

    Point3 right() const;   ///< unit vector to the right in the picture
    Point3 up() const;      ///< unit vector upwards in the picture
    Point3 towards() const; ///< unit vector towards the viewer

    friend bool operator==(const SpaceCamera&, const SpaceCamera&) = default;
};

/// A direction of view that has a name.
struct SpaceDirection {
    const char* id;
    std::string name; ///< sentence case
    double azimuth, elevation;
};

/// The first is the usual one.
const std::array<SpaceDirection, 5>& spaceDirections();

/// Places in a picture of a scene.
class SpaceProjection {
public:
    SpaceProjection(const SpaceCamera& camera, const QSizeF& size);

    /// x and y from the upper left corner as in `size`, z the depth in metres: greater is nearer.
    Point3 toPicture(const Point3& place) const;
    /// The place at depth 0 that is seen at (x, y). Depth 0 is that of the target.
    Point3 toSpace(double x, double y) const;

    const Point3& right() const { return m_right; }
    const Point3& up() const { return m_up; }
    const Point3& towards() const { return m_towards; }
    /// Units of `size` to a metre.
    double scale() const { return m_scale; }

private:
    Point3 m_target, m_right, m_up, m_towards;
    QPointF m_middle;
    double m_scale;
};

/// Something that has to be shown.
struct SpaceBall {
    Point3 place{0, 0, 0};
    double radius = 0;
};

/// The camera that looks the same way as `camera` and shows all of `balls`, as large as fits into the `area`
/// of a picture of the given size. Without balls it is `camera`.
SpaceCamera fitted(const SpaceCamera& camera, const std::vector<SpaceBall>& balls, const QSizeF& size,
                   const QRectF& area);

} // namespace talweg
