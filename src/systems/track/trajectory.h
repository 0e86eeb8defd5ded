#pragma once

#include "physics/ledger.h"
#include "systems/track/curve_table.h"
#include "systems/track/motion.h"
#include "systems/trajectory.h"

#include <functional>
#include <memory>
#include <variant>
#include <vector>

namespace talweg::track {

enum class Mode { track, rolling, flight, rest, slipping };

struct Segment {
    double from = 0, to = 0;
    std::variant<Contact, Flight, Rest, Stepped, Gripping> motion;
    double angle = 0;            ///< rotation angle before the segment, rad
    double spin = 0;             ///< spin in flight, rad/s
    double damping = 0;          ///< energy lost to damping before the segment, J/kg
    double impact = 0;           ///< energy lost in impacts before the segment, J/kg
    double dry = 0, rolling = 0; ///< energy lost to dry friction and rolling resistance before the segment,
                                 ///< J/kg
    double air = 0;              ///< energy lost to the air before the segment, J/kg
};

/// The state of the body at one time. Velocities in m/s, energies per unit mass in J/kg.
struct State {
    Mode mode = Mode::track;
    Point centre{0, 0}, velocity{0, 0};
    double parameter = 0; ///< parameter of the track at the contact or at take-off
    double v = 0;         ///< speed along the track, positive towards larger p; 0 in flight
    double spin = 0, angle = 0;
    double normal = 0; ///< force of the track per unit mass, m/s², positive to the left of the track
    Energies energies = {};
    double damping = 0, impact = 0, dry = 0, rolling = 0, air = 0; ///< losses
    double slip = 0; ///< v + σ b ω of a ball in contact, with its side σ, m/s
    double lost() const { return damping + impact + dry + rolling + air; }
    double total() const { return energies.mechanical() + lost(); }
};

/// Largest number of listed events, to keep lists readable. Trajectory::more is set if events were omitted.
inline constexpr std::size_t maxEvents = 2000;

/// An event of a run.
struct Event {
    enum class Kind { turn, crest, corner, takeOff, bounce, landing, left, flewOff, rest, slips, rolls };
    Kind kind;
    double t;
    Point touching;
    Point before, after; ///< velocities before and after, m/s
    bool summit = false; ///< whether the crest is the highest
    double hit = 0;      ///< approach speed of a bounce or landing, m/s
};

enum class Outcome {
    timeLimit,
    left,    ///< beyond an end of the track
    flewOff, ///< left the track and fell below it
    rest,    ///< at rest for good
    givenUp  ///< needs more computing time than allowed
};

class Stepper;

/// The motion of a body on a track and in the air.
class Trajectory : public TrajectoryOf<Segment, Event, Outcome> {
public:
    /// With a table, the motion follows its chords instead of the curve.
    Trajectory(std::shared_ptr<const Rail> rail, const Setup& setup,
               std::shared_ptr<const CurveTable> table = nullptr)
        : m_rail(std::move(rail)), m_table(std::move(table)), m_setup(setup) {}

    State at(double t) const;
    /// The state at time t (s) of a segment, including its ends.
    State at(const Segment& segment, double t) const { return during(segment)(t); }
    /// A function that returns the state at time t (s) of a segment, including its ends. Repeated calls are
    /// fast. Not thread-safe.
    std::function<State(double)> during(const Segment& segment) const;
    /// The states of a segment in order of time, as a function of a variable from 0 to `length`, which is not
    /// proportional to time. Without losses, the rotation angle is not computed.
    struct Course {
        double length = 0;
        std::function<State(double)> at;
    };
    Course course(const Segment& segment) const;
    const Rail& rail() const { return *m_rail; }
    const CurveTable* table() const { return m_table.get(); } ///< null if the motion follows the curve itself
    double length() const;                                    ///< length of the track, m
    /// Length of the track up to a parameter, m, and direction of the track there.
    double lengthAt(double parameter) const;
    Point along(double parameter) const;
    const Setup& setup() const { return m_setup; }

    bool more = false;     ///< whether some events are not listed in `events`
    std::size_t steps = 0; ///< number of integrator steps
    /// Largest magnitude of the accumulated energy errors of the steps before projection, J/kg.
    double open = 0;

private:
    State riding(const Segment& segment, const Contact& contact, const Stepper& stepper, double t) const;
    State resting(const Segment& segment, const Rest& rest) const;
    State stepped(const Stepped& stepped, std::size_t knot, double after) const;
    State gripped(const Segment& segment, const Gripping& contact, std::size_t knot, double after) const;
    State touching(const Segment& segment, const Riding& now) const;
    State flying(const Segment& segment, const Flight& flight, double t) const;
    State withEnergies(State state) const;

    std::shared_ptr<const Rail> m_rail;
    std::shared_ptr<const CurveTable> m_table;
    Setup m_setup;
};

} // namespace talweg::track
