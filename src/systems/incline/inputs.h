#pragma once

#include "physics/body.h"
#include "systems/parameter.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace talweg::incline {

enum class Method { exact, published };

/// The effective tangential inverse mass, 1/kg, by which the published method divides the slip to get an
/// impulse.
enum class EffectiveMass {
    withSpin,   ///< 1/m + R²/I, as derived in section 9.4 of Mandala 2025: the impulse ends the slip
    withoutSpin ///< 1/m, as implied by equation 7 of Mandala 2025: the impulse overshoots
};

/// How the published method computes the heat produced by friction.
enum class Heat {
    work,      ///< the work of the impulses, J
    section96, ///< sum of μ |J_n| |slip before| Δt (sections 3.9 and 9.6 of Mandala 2025): J s, not J
    listing8   ///< sum of μ |Δv_n m| |slip after| (listing 8 of Mandala 2025), J; Δv_n is relative to the
               ///< velocity before the step's gravity
};

/// A body in the race. Each body has its own lane, a strip of the ramp.
struct Racer {
    std::string name;    ///< display name
    double k = 0.4;      ///< inertia factor J/(m R²); NaN if not given
    double radius = 0.2; ///< m
    double mass = 1;     ///< kg
    bool round = true;   ///< a sphere; otherwise a cylinder across the ramp
    bool hollow = false;
    std::optional<double> mu = {}, muK = {}; ///< static and kinetic friction; if empty, those of the ramp
    std::optional<std::size_t> color = {}; ///< index of a line colour of figures; if empty, the index of the
                                           ///< lane
};

/// Largest number of bodies in a race.
inline constexpr std::size_t maxRacers = 8;
/// Largest number of steps of a run with the published method.
inline constexpr double maxPublishedSteps = 200000;

/// All inputs of a race, described and set by inputTable. SI units, angles in degrees.
struct Inputs {
    Method method{};
    double height = 0;         ///< elevation of the upper edge of the ramp, m
    double angle = 0;          ///< tilt of the ramp, °, 0 < angle < 90
    double length = 0;         ///< horizontal distance from the upper edge to the foot, m
    double halfWidth = 0;      ///< half the ramp's width across, m
    std::vector<Racer> racers; ///< in the order of the lanes
    double mu = 0;             ///< static friction, ≥ 0
    double muK = 0;            ///< kinetic friction, ≥ 0
    double e = 0;              ///< restitution of the published method's contacts, 0 … 1
    EffectiveMass effectiveMass{};
    Heat heat{};
    double g = 0;    ///< gravity, m/s², > 0
    double dt = 0;   ///< time step of the published method, s, > 0
    double tEnd = 0; ///< time limit, s, > 0
};

const std::vector<Bound<Inputs>>& inputTable();
/// Converts complete, valid values to inputs.
Inputs inputsOf(const Values& values);
std::vector<Problem> checkTogether(const Inputs& inputs);
/// Parses a table of bodies such as "solid-sphere, hollow-cylinder m=2 R=0.3, body k=0.3 name=Wheel".
Value bodiesFrom(std::string_view text);

/// Friction of a body on the ramp: its own value or, if it has none, that of the ramp. @{
double staticFriction(const Inputs& inputs, const Racer& racer);
double kineticFriction(const Inputs& inputs, const Racer& racer);
/// @}

/// Positions of the centre lines of the lanes across the ramp, m.
std::vector<double> lanes(const Inputs& inputs);

} // namespace talweg::incline
