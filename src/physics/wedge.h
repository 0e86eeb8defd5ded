#pragma once

#include "base/point.h"

namespace talweg {

/// Normal forces of the two faces of a corner, per unit mass (m/s²).
struct WedgeForces {
    double first = 0, second = 0;
};

/// What holds a body at rest in a corner while it spins and rubs on both faces: forces with
/// N₁ (n₁ − f t₁) + N₂ (n₂ − f t₂) = (0, g), where f is the coefficient of kinetic friction with the sign of
/// the spin (counter-clockwise positive), t a face's tangent towards +x and n its normal out of the ground.
/// Where one comes out negative, friction lifts the body off that face and up the other.
inline WedgeForces wedgeForces(const Point& firstTangent, const Point& secondTangent, double f, double g) {
    const auto push = [f](const Point& t) -> Point { return Point(-t.y(), t.x()) - f * t; };
    const Point first = push(firstTangent), second = push(secondTangent);
    const double determinant = first.x() * second.y() - first.y() * second.x();
    return {-second.x() * g / determinant, first.x() * g / determinant};
}

} // namespace talweg
