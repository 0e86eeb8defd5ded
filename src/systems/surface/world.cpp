#include "systems/surface/world.h"

#include <algorithm>
#include <cmath>

namespace talweg::surface {

double World::still() const {
    // In units of √(g b). A bounce with this speed is about 10⁻¹² b high. With ten times this speed, the ends
    // of series of bounces deviate by more than a test allows.
    constexpr double stillPart = 1e-6;
    return stillPart * std::sqrt(g * body.b);
}

Energies energiesOf(const World& world, const Moment& m) {
    const double spin = world.body.b * m.omega;
    return {0.5 * m.velocity.squaredNorm(), 0.5 * world.body.k * spin * spin,
            world.g * (m.centre.y() - world.lowest)};
}

double energyScale(const World& world, const Moment& start) {
    return std::max(energiesOf(world, start).mechanical(), world.g * world.body.b);
}

} // namespace talweg::surface
