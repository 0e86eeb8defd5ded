#pragma once

#include <cmath>

namespace talweg {

/// Air that blows along the ground, and what it does to a round body in it. Drag per unit mass is K |W| W
/// with W the velocity of the air against the body and K = ρ C_d π b²/(2 m).
struct Air {
    double drag = 0;          ///< K, 1/m, ≥ 0
    double wind = 0;          ///< U at the reference height, m/s, positive downrange
    bool logarithmic = false; ///< U(z) = U ln(z/z0)/ln(z_ref/z0), 0 below z0; otherwise the same everywhere
    double reference = 1;     ///< z_ref, m, > z0
    double roughness = 0.1;   ///< z0, m, > 0

    /// At a height above the ground, m/s.
    double windAt(double z) const {
        if (!logarithmic) return wind;
        return z > roughness ? wind * (std::log(z / roughness) / std::log(reference / roughness)) : 0;
    }

    /// How fast that grows with the height where it blows, 1/s.
    double shearAt(double z) const { return logarithmic ? wind / (std::log(reference / roughness) * z) : 0; }
};

/// K of a sphere of radius b (m) and mass m (kg) in air of density ρ (kg/m³), C_d on its section, 1/m.
inline double dragPerMass(double density, double coefficient, double b, double m) {
    constexpr double pi = 3.14159265358979323846;
    return density * coefficient * pi * b * b / (2 * m);
}

} // namespace talweg
