#pragma once

#include "base/point.h"

namespace talweg {

/// Normal forces of the two faces of a corner, per unit mass (m/s²).
struct WedgeForces {
    double first = 0, second = 0;
};

/// A face of the corner: its tangent towards +x, and the fraction f of the normal force with which friction
/// pushes the body against that tangent.
struct WedgeFace {
    Point tangent;
    double f = 0;
};

/// The forces that hold a body at rest in a corner while it rubs on both faces: N₁ (n₁ − f₁ t₁) + N₂ (n₂ − f₂
/// t₂) = (0, g), where n is the outward normal of a face. For a body that only spins, f is the coefficient of
/// kinetic friction with the sign of the spin (counter-clockwise positive). If a force is negative, friction
/// lifts the body off that face and up the other.
inline WedgeForces wedgeForces(const WedgeFace& one, const WedgeFace& other, double g) {
    const auto push = [](const WedgeFace& face) -> Point {
        return Point(-face.tangent.y(), face.tangent.x()) - face.f * face.tangent;
    };
    const Point first = push(one), second = push(other);
    const double determinant = first.x() * second.y() - first.y() * second.x();
    return {-second.x() * g / determinant, first.x() * g / determinant};
}

} // namespace talweg
