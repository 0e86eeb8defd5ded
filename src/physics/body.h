#pragma once

#include <span>
#include <string>

namespace talweg {

/// A rigid round body with its centre of mass at its centre.
struct RoundBody {
    double b = 1;   ///< radius, m
    double k = 0.4; ///< inertia factor J/(m b²): 2/5 solid sphere, 2/3 thin shell, 1/2 solid cylinder, 1 hoop
};

/// k of a thick spherical shell whose inner radius is `ratio` times the outer one, 0 ≤ ratio < 1:
/// (2/5)(1 − r⁵)/(1 − r³).
constexpr double thickShellInertia(double ratio) {
    const double r2 = ratio * ratio;
    return 0.4 * (1 + ratio + r2 + r2 * ratio + r2 * r2) / (1 + ratio + r2);
}

/// Surface gravity of a celestial body.
struct Gravity {
    std::string name;
    double g; ///< m/s²
    std::string note;
};

/// The gravities offered as presets.
std::span<const Gravity> gravities();

} // namespace talweg
