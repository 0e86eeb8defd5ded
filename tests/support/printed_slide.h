#pragma once

#include <cmath>
#include <numbers>

namespace talweg::tests {

/// The distance of a ball, m, and the fraction of the work of gravity that is neither energy nor counted as
/// loss.
struct Slide {
    double distance = 0, lostPart = 0;
};

/// A ball with the default values on an incline of 15°, ten seconds from rest. It is computed by Euler steps
/// of the equations printed in The Rolling Ball Simulation. The force f_d − f_r acts along the surface; f_d +
/// f_r and the couple c N turn the ball. The signs of f_d and f_r depend on the slip. Shares no code with the
/// program.
inline Slide slideByPrintedForces(double step) {
    const double g = 9.81, k = 0.4, c = 0.01, muK = 0.2, switchSpeed = 0.1, part = 0.95;
    const double angle = 15 * std::numbers::pi / 180, normal = g * std::cos(angle),
                 pull = g * std::sin(angle);
    const double scale = switchSpeed / std::log((1 + part) / (1 - part));
    const auto sigmoid = [&](double v, double still, double moving) {
        return -2 * (still - moving) / (1 + std::exp(-v / scale)) + 2 * still - moving;
    };
    double x = 0, v = 0, turning = 0, counted = 0; // m, m/s, m/s downhill at the contact, m²/s²
    for (int i = 0, steps = static_cast<int>(std::lround(10 / step)); i < steps; ++i) {
        const double slip = v - turning, size = std::abs(slip);
        const double sign = slip > 0 ? 1 : slip < 0 ? -1 : 0;
        const double dry = sign * sigmoid(size, pull / (1 + k), muK * normal);
        const double rolling = sign * sigmoid(size, c * normal, 0);
        const double couple = turning > 0 ? c * normal : 0;
        x += step * v;
        counted += step * (std::abs(dry) * size + c * normal * std::abs(turning));
        v += step * (pull - dry - rolling);
        turning += step * (dry - rolling - couple) / k;
    }
    return {x, 1 - (v * v / 2 + k * turning * turning / 2 + counted) / (pull * x)};
}

} // namespace talweg::tests
