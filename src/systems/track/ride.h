#pragma once

#include "systems/track/rail.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <variant>
#include <vector>

namespace talweg::track {

/// The body and what acts on it. Everything of motion is per unit mass.
struct Setup {
    double g = 0;          ///< m/s²
    double damping = 0;    ///< c/m, 1/s, while on the track
    double k = 0;          ///< inertia factor of a ball that rolls; 0 for a bead
    double b = 0;          ///< radius of that ball, m; 0 for a bead
    bool oneSided = false; ///< the track only pushes
    double side = 0;       ///< 1: the body is to the left of the way of increasing p, −1: to the right
    double e = 0;          ///< coefficient of restitution
    double stick = 0;      ///< a rebound slower than this ends in contact, m/s
    double tEnd = 0;       ///< time limit, s
};

enum class Mode { track, rolling, flight, rest };

/// On the track: where, how fast along the centre's path towards larger p (m/s), what damping has taken since
/// the contact began (J/kg), and the way of the centre since then (m).
struct Riding {
    Rail::Spot spot;
    double v = 0, work = 0, way = 0;
    bool operator==(const Riding&) const = default;
};

/// In contact from one time to another, known at knots; between them by one step.
struct Contact {
    struct Knot {
        double t;
        Riding state;
    };
    std::vector<Knot> knots;
    /// Height that the energy at the beginning would reach, above the elevation `reference`, m.
    double budget = 0, reference = 0;

    /// Without losses what happens from one turn to the next happens again backwards, and a lap again and
    /// again: from `to` on the motion repeats that since `from`.
    struct Repeat {
        double from = 0, to = 0;
        bool swings = false; ///< to and fro; otherwise laps
        double way = 0;      ///< of a lap, m
    };
    std::optional<Repeat> repeat = {};
};

struct Flight {
    double from = 0;
    Point centre{0, 0}, velocity{0, 0};
    double parameter = 0; ///< of the track where it began
};

/// At rest for ever at a spot.
struct Rest {
    Rail::Spot spot;
};

struct Stage {
    double from = 0, to = 0;
    std::variant<Contact, Flight, Rest> motion;
    double angle = 0;   ///< turned through before, rad
    double spin = 0;    ///< in flight, rad/s
    double damping = 0; ///< taken by damping before, J/kg
    double impact = 0;  ///< taken by impacts before, J/kg
};

/// Everything about the body at an instant. Velocities in m/s, energies per unit mass in J/kg.
struct State {
    Mode mode = Mode::track;
    Point centre{0, 0}, velocity{0, 0};
    double parameter = 0; ///< of the track where it touches, or where it took off
    double v = 0;         ///< along the track towards larger p; 0 in flight
    double spin = 0, angle = 0;
    double normal = 0; ///< force of the track per unit mass, m/s², positive to the left of the track
    double kinetic = 0, rotational = 0, potential = 0, damping = 0, impact = 0;
    double total() const { return kinetic + rotational + potential + damping + impact; }
};

/// Something that happened.
struct Incident {
    enum class Kind { turn, crest, corner, takeOff, bounce, landing, left, flewOff, rest };
    Kind kind;
    double t;
    Point touching;
    Point before, after; ///< velocities
    bool summit = false; ///< the crest is the highest
    double hit = 0;      ///< approach of a bounce or landing, m/s
};

enum class Ending { timeLimit, left, flewOff, rest, gaveUp };

class Stepper;

class Ride {
public:
    Ride(std::shared_ptr<const Rail> rail, const Setup& setup) : m_rail(std::move(rail)), m_setup(setup) {}

    State at(double t) const;
    /// During a stage, its ends included.
    State at(const Stage& stage, double t) const { return during(stage)(t); }
    /// What says the state at any time of a stage, its ends included, quickly when asked again and again; for
    /// one thread.
    std::function<State(double)> during(const Stage& stage) const;
    /// What a stage goes through, in order from 0 to `length` but not in proportion to the time. Where the
    /// body has no losses the angle is not worked out.
    struct Course {
        double length = 0;
        std::function<State(double)> at;
    };
    Course course(const Stage& stage) const;
    const Rail& rail() const { return *m_rail; }
    const Setup& setup() const { return m_setup; }

    std::vector<Stage> stages;
    std::vector<Incident> incidents;
    bool more = false; ///< more happened than `incidents` lists
    Ending ending = Ending::timeLimit;
    double duration = 0;
    std::size_t steps = 0; ///< of the integrator
    /// What the steps left open of the energy before they were put onto it, summed up (J/kg): its greatest
    /// size.
    double open = 0;

private:
    State riding(const Stage& stage, const Contact& contact, const Stepper& stepper, double t) const;
    State resting(const Stage& stage, const Rest& rest) const;
    State touching(const Stage& stage, const Riding& now) const;
    State flying(const Stage& stage, const Flight& flight, double t) const;
    State withEnergies(State state) const;

    std::shared_ptr<const Rail> m_rail;
    Setup m_setup;
};

/// The motion from a spot with the speed v (of the centre, towards larger p).
///
/// On the track p″ = −(g dy/dp)/(1 + k) − (c/m) p′/(1 + k) (E. Neumann, Roller coaster, equation 3, with p
/// the length of the centre's path) is, with damping, integrated by Dormand–Prince 8(5,3) in the curve's
/// parameter; without, the energy tells the speed at every place and a quadrature the time. No step
/// passes a whole cell of the rail; one whose energy does not close is repeated with a shorter step, and each
/// is then put onto the energy at the beginning of the contact. Heights beside a level place are
/// taken from there, so that a body never passes a crest it has no energy for. A bead passes a corner with
/// its speed unchanged, as on a narrow bend; of a one-sided track it leaves an outer corner and hits an inner
/// one. Empty when stopped.
Ride ride(std::shared_ptr<const Rail> rail, const Setup& setup, Rail::Spot start, double v,
          const std::stop_token& stop, const std::function<void(double)>& progress);

} // namespace talweg::track
