#pragma once

#include <cmath>

namespace talweg {

/// Air moving along the ground, and its drag on a round body. The drag per unit mass is K |W| W, where W is
/// the velocity of the air relative to the body and K = ρ C_d π b²/(2 m).
struct Air {
    double drag = 0;          ///< K, 1/m, ≥ 0
    double wind = 0;          ///< wind speed U at the reference height, m/s, positive downrange
    bool logarithmic = false; ///< whether U(z) = U ln(z/z0)/ln(z_ref/z0), 0 below z0; otherwise U is uniform
    double reference = 1;     ///< z_ref, m, > z0
    double roughness = 0.1;   ///< z0, m, > 0

    /// Wind speed at a height above the ground, m/s.
    double windAt(double z) const {
        if (!logarithmic) return wind;
        return z > roughness ? wind * (std::log(z / roughness) / std::log(reference / roughness)) : 0;
    }

    /// Derivative of the wind speed with respect to height, 1/s, above z0; 0 if the wind is uniform.
    double shearAt(double z) const { return logarithmic ? wind / (std::log(reference / roughness) * z) : 0; }
};

/// K of a sphere, 1/m: air density ρ (kg/m³), drag coefficient C_d for the cross-section, radius b (m), mass
/// m (kg).
inline double dragPerMass(double density, double coefficient, double b, double m) {
    constexpr double pi = 3.14159265358979323846;
    return density * coefficient * pi * b * b / (2 * m);
}

} // namespace talweg
