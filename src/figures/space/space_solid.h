#pragma once

#include "systems/space_scene.h"

#include <Eigen/Geometry>
#include <optional>
#include <vector>

namespace talweg {

/// Which part of a body's surface is seen. Neighbouring parts look different.
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
    Point3 normal{0, 0, 1}; ///< unit vector out of what is seen, in the body's axes
    SpacePart part = SpacePart::plain;
};

/// The shape of a body in its own axes, about its centre.
class SpaceSolid {
public:
    /// Sizes that are not numbers or not positive make a solid that nothing meets.
    explicit SpaceSolid(const SpaceBody& body);

    /// The nearest part that the line from `origin` along the unit vector `direction` meets; the line has no
    /// beginning, so that distances may be negative.
    std::optional<SpaceHit> meet(const Point3& origin, const Point3& direction) const;
    /// Of the smallest sphere about the centre that holds the solid, m; 0 when nothing meets it.
    double reach() const { return m_reach; }
    /// Whether every view of it is a disc of radius `reach`.
    bool isRound() const;
    /// Points whose convex hull is the solid, or close to it.
    std::vector<Point3> hull() const;

private:
    using Hit = std::optional<SpaceHit>;
    Hit meetSphere(const Point3& origin, const Point3& direction) const;
    Hit meetCylinder(const Point3& origin, const Point3& direction) const;
    Hit meetBore(const Point3& origin, const Point3& direction) const;
    Hit meetBox(const Point3& origin, const Point3& direction) const;

    SpaceBody::Shape m_shape;
    double m_radius, m_half; ///< half the length, m
    Point3 m_sides;          ///< half of them, m
    double m_reach;
};

} // namespace talweg
