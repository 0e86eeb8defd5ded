#pragma once

#include "systems/parameter.h"
#include "systems/rough_plane/contact.h"

#include <string_view>
#include <vector>

namespace talweg::rough_plane {

enum class Shape { particle, particles, rod, board, box };
enum class Model { coupled, decoupled, viscous };

/// The three models, in the order of their names, lines and columns.
inline constexpr Model models[]{Model::coupled, Model::decoupled, Model::viscous};

/// A particle of a body of several, as it is written down.
struct GivenParticle {
    double mass = 1;   ///< kg
    Point place{0, 0}; ///< in the body's axes, from any origin, m
};

/// At most so many are joined.
inline constexpr std::size_t mostParticles = 50;

/// Everything that determines a run, as inputTable explains and fills it. SI units, angles in degrees.
struct Inputs {
    Shape body{};
    double m = 0, L1 = 0, L2 = 0, a = 0, b = 0, h = 0;
    std::vector<GivenParticle> particles;
    double phi = 0, g = 0, mu = 0, cViscous = 0, stopSpeed = 0;
    double x0 = 0, w0 = 0, theta0 = 0, vx = 0, vw = 0, spin = 0;
    Model model{};
    double tEnd = 0;
};

const std::vector<Bound<Inputs>>& inputTable();
std::vector<Problem> checkTogether(const Inputs& inputs);

/// The table of particles that a text such as "1:-0.5:0, 2:0.25:0" (mass, place) describes.
Value particlesFrom(std::string_view text);

} // namespace talweg::rough_plane
