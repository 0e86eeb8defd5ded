#pragma once

#include "systems/space_scene.h"

#include <Eigen/Geometry>
#include <optional>
#include <vector>

namespace talweg {

/// Part of a body's surface. Adjacent parts look different.
enum class SpacePart {
    plain,     ///< outside, in the body's colour
    pale,      ///< outside, in the pale tone of the pattern that shows turning
    capPlain,  ///< the same at a cylinder's end
    capPale,   ///< the same at a cylinder's end
    insidePart ///< the inside of a hollow body
};
inline constexpr int spaceParts = 5;

/// Where a line of sight meets a body.
struct SpaceHit {
    double distance = 0;    ///< along the line of sight, m
    Point3 normal{0, 0, 1}; ///< outward unit normal of the surface, in the body's axes
    SpacePart part = SpacePart::plain;
};

/// The shape of a body in its own axes, with the origin at its centre.
class SpaceSolid {
public:
    /// If a size is not a number or not positive, no line meets the solid.
    explicit SpaceSolid(const SpaceBody& body);

    /// The first intersection with the line through `origin` along the unit vector `direction`. The line
    /// extends to both sides, so the distance may be negative.
    std::optional<SpaceHit> meet(const Point3& origin, const Point3& direction) const;
    /// Radius of the smallest sphere about the centre that contains the solid, m; 0 if no line meets it.
    double reach() const { return m_reach; }
    /// Whether the solid looks like a disc of radius `reach` from every direction.
    bool isRound() const;
    /// Points whose convex hull is the solid or close to it.
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
