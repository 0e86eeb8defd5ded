#pragma once

#include "base/point.h"

namespace talweg {

/// Normal forces of the two faces that form a corner, per unit mass (m/s²).
struct WedgeForces {
    double first = 0, second = 0;
};

/// A face of the corner. Friction pushes the body against the tangent (which points towards +x) with the
/// fraction f of the normal force.
struct WedgeFace {
    Point tangent;
    double f = 0;
};

/// The normal forces that hold a spinning body at rest in a corner while it rubs on both faces. They solve N₁
/// (n₁ − f₁ t₁) + N₂ (n₂ − f₂ t₂) = (0, g), where n is the outward normal and t the tangent of a face. For
/// each face, f is the coefficient of kinetic friction with the sign of the spin (counter-clockwise
/// positive). If one force is negative, friction lifts the body off that face and up the other face.
inline WedgeForces wedgeForces(const WedgeFace& one, const WedgeFace& other, double g) {
    const auto push = [](const WedgeFace& face) -> Point {
        return Point(-face.tangent.y(), face.tangent.x()) - face.f * face.tangent;
    };
    const Point first = push(one), second = push(other);
    const double determinant = first.x() * second.y() - first.y() * second.x();
    return {-second.x() * g / determinant, first.x() * g / determinant};
}

} // namespace talweg
