#pragma once

#include "systems/surface/inputs.h"
#include "systems/surface/world.h"
#include "systems/term_audit.h"
#include "systems/trajectory.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace talweg::surface {

enum class Mode { rolling, slipping, flight, rest };

/// Motion of the body between two events.
struct Segment {
    double from = 0, to = 0; ///< s
    Mode mode = Mode::rolling;
    std::function<Moment(double t)> at;
    std::vector<double> steps; ///< the solver's own times, in order
};

/// An event.
struct Event {
    double t = 0;
    std::string kind;  ///< as in files
    std::string label; ///< for people
    Moment before, after;
    bool marked = false; ///< drawn in the trajectory view
};

enum class Outcome {
    timeLimit, ///< still moving when the time is over
    right,     ///< past that end of the ground
    left,
    rest,    ///< for good
    givenUp, ///< needs more computation than allowed
    ranAway  ///< its energy had grown tenfold; of the published method only
};

struct Trajectory : TrajectoryOf<Segment, Event, Outcome> {
    Moment start, end;
    std::size_t impacts = 0;     ///< that approach at 1 mm/s or faster
    double airTime = 0;          ///< s
    double slipTime = 0;         ///< s
    double energyError = 0;      ///< greatest |energy and losses − energy at the start| over energyScale
    double finalEnergyError = 0; ///< at the end, with its sign
    Breaches breaches;           ///< terms of that ledger that cannot be
    double highest = 0;          ///< elevation that the centre reaches, m
    double leastSlip = 0, greatestSlip = 0; ///< with their signs, while it touches the ground, m/s

    Moment at(double t) const;
};

/// Progress of a run, in seconds of its own time.
using TimeSeen = std::function<void(double t)>;

/// The end of a run.
struct Ending {
    Outcome outcome{};
    double t = 0, x = 0, speed = 0; ///< s, m and m/s, of the centre
    double energyChange = 0;        ///< of energy and losses, a part of energyScale

    static Ending of(const Trajectory& trajectory);
};

/// The ground and the body of valid inputs.
std::shared_ptr<const World> worldOf(const Inputs& inputs, const Site& site);
std::shared_ptr<const World> worldOf(const Inputs& inputs);

/// The start of a run.
struct Start {
    RollingPath::Seat seat;
    double speed = 0, slip = 0;
};
Start startOf(const World& world, const Inputs& inputs);

/// The exact motion, from event to event: contact by an integrator whose events are closed in on, flight in
/// closed form or, through air, by Taylor series, impacts by Kane's law (Hartl 2006), also in concave corners
/// of the centre's path. Contact is lost where N = 0; bounces end in contact when they rebound slower than
/// World::still.
Trajectory simulate(const std::shared_ptr<const World>& world, const Inputs& inputs,
                    const std::stop_token& stop, const TimeSeen& seen);

/// Sets the greatest energy error of a run and the breaches of its ledger, over the instants its solver went
/// through, and its highest place and extreme slips, between them too. `tEnd`: its time limit, s.
void readOff(const World& world, double tEnd, Trajectory& trajectory);

} // namespace talweg::surface
