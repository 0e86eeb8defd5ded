#pragma once

#include "systems/space_scene.h"

#include <Eigen/Geometry>
#include <optional>
#include <vector>

namespace talweg {

/// Part of a body's surface. Adjacent parts have different colours.
enum class SpacePart {
    plain,     ///< outside, in the body's colour
    pale,      ///< outside, in the pale colour of the pattern that makes rotation visible
    capPlain,  ///< like `plain`, at the end of a cylinder
    capPale,   ///< like `pale`, at the end of a cylinder
    insidePart ///< the inside of a hollow body
};
inline constexpr int spaceParts = 5;

/// The point where a line of sight meets a body.
struct SpaceHit {
    double distance = 0;    ///< along the line of sight, m
    Point3 normal{0, 0, 1}; ///< outward unit normal of the surface, in the body's axes
    SpacePart part = SpacePart::plain;
};

/// Shape of a body in its own axes. The origin is the centre.
class SpaceSolid {
public:
    /// If a size is not positive or not a number, no line meets the solid.
    explicit SpaceSolid(const SpaceBody& body);

    /// The first intersection with the line through `origin` along the unit vector `direction`. The line is
    /// infinite in both directions, so the distance may be negative.
    std::optional<SpaceHit> meet(const Point3& origin, const Point3& direction) const;
    /// Radius of the smallest sphere about the centre that contains the solid, m. 0 if no line meets the
    /// solid.
    double reach() const { return m_reach; }
    /// Whether the solid looks like a disc of radius `reach` in every direction.
    bool isRound() const;
    /// Points whose convex hull is the solid or nearly so.
    std::vector<Point3> hull() const;

private:
    using Hit = std::optional<SpaceHit>;
    Hit meetSphere(const Point3& origin, const Point3& direction) const;
    Hit meetCylinder(const Point3& origin, const Point3& direction) const;
    Hit meetBore(const Point3& origin, const Point3& direction) const;
    Hit meetBox(const Point3& origin, const Point3& direction) const;

    SpaceBody::Shape m_shape;
    double m_radius, m_half; ///< half the length, m
    Point3 m_sides;          ///< half the side lengths, m
    double m_reach;
};

} // namespace talweg
