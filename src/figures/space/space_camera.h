#pragma once

#include "systems/space_scene.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <array>
#include <string>
#include <vector>

namespace talweg {

/// The camera of a 3-D scene. The projection is parallel, so lengths perpendicular to the line of sight are
/// to scale everywhere.
struct SpaceCamera {
    Point3 target{0, 0, 0}; ///< point in the middle of the picture, m
    double azimuth = 0;     ///< direction to the viewer, from z towards x, degrees
    double elevation = 0;   ///< elevation of the viewer above the horizon, degrees, −90 to 90
    double span = 1;        ///< metres along the diagonal of the picture

    Point3 right() const;   ///< unit vector to the right in the picture
    Point3 up() const;      ///< unit vector upwards in the picture
    Point3 towards() const; ///< length of the picture's diagonal, m

    friend bool operator==(const SpaceCamera&, const SpaceCamera&) = default;
};

/// A named viewing direction.
struct SpaceDirection {
    const char* id;
    std::string name; ///< sentence case
    double azimuth, elevation;
};

/// All named viewing directions; the first one is the default.
const std::array<SpaceDirection, 5>& spaceDirections();

/// Converts between points of a scene and positions in its picture.
class SpaceProjection {
public:
    SpaceProjection(const SpaceCamera& camera, const QSizeF& size);

    /// Position of a point in the picture. x and y are from the upper left corner, in units of `size`. z is
    /// the depth, m; larger is nearer to the viewer.
    Point3 toPicture(const Point3& place) const;
    /// The point that is seen at (x, y) and has depth 0, which is the depth of the target.
    Point3 toSpace(double x, double y) const;

    const Point3& right() const { return m_right; }
    const Point3& up() const { return m_up; }
    const Point3& towards() const { return m_towards; }
    /// Units of `size` per metre.
    double scale() const { return m_scale; }

private:
    Point3 m_target, m_right, m_up, m_towards;
    QPointF m_middle;
    double m_scale;
};

/// A sphere that must be visible; lengths in m.
struct SpaceBall {
    Point3 place{0, 0, 0};
    double radius = 0;
};

/// A camera with the direction of `camera` that shows all of `balls`, as large as fits into `area` of a
/// picture of the given size. Without balls, `camera` itself.
SpaceCamera fitted(const SpaceCamera& camera, const std::vector<SpaceBall>& balls, const QSizeF& size,
                   const QRectF& area);

} // namespace talweg
