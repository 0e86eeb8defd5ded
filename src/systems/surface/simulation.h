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
    std::vector<double> steps; ///< times of the solver's steps, s, in order
};

/// An event of a run.
struct Event {
    double t = 0;
    std::string kind;  ///< name in files
    std::string label; ///< for display
    Moment before, after;
    bool marked = false; ///< drawn in the trajectory view
};

enum class Outcome {
    timeLimit, ///< still moving at the time limit
    right,     ///< beyond the right end of the ground
    left,
    rest,    ///< at rest for good
    givenUp, ///< needs more computing time than allowed
    ranAway  ///< published method only: the energy has grown to ten times
};

struct Trajectory : TrajectoryOf<Segment, Event, Outcome> {
    Moment start, end;
    std::size_t impacts = 0; ///< impacts with a normal speed of at least 1 mm/s
    double airTime = 0;      ///< time in the air, s
    double slipTime = 0;     ///< time slipping in contact, s
    double energyError = 0;  ///< largest |energy plus losses − energy at the start|, divided by energyScale
    double finalEnergyError = 0;            ///< the error at the end, with its sign
    Breaches breaches;                      ///< impossible terms of the energy balance (see TermAudit)
    double highest = 0;                     ///< highest elevation of the centre, m
    double leastSlip = 0, greatestSlip = 0; ///< extreme slips while the body touches the ground, with signs,
                                            ///< m/s

    Moment at(double t) const;
};

/// Reports the progress of a run: the simulated time, s.
using TimeSeen = std::function<void(double t)>;

/// The results of a run at its end.
struct Ending {
    Outcome outcome{};
    double t = 0, x = 0, speed = 0; ///< time, s; abscissa and speed of the centre, m and m/s
    double energyChange = 0;        ///< change of energy plus losses, divided by energyScale

    static Ending of(const Trajectory& trajectory);
};

/// The ground and the body of valid inputs.
std::shared_ptr<const World> worldOf(const Inputs& inputs, const Site& site);
std::shared_ptr<const World> worldOf(const Inputs& inputs);

/// The state at the start of a run: position on the path, speed and slip, m/s.
struct Start {
    RollingPath::Seat seat;
    double speed = 0, slip = 0;
};
Start startOf(const World& world, const Inputs& inputs);

/// The exact motion, from event to event. Contact: an integrator that locates events. Flight: closed form or,
/// in air, Taylor series. Impacts: Kane's law (Hartl 2006), also in concave corners of the centre's path.
/// Contact is lost where N = 0. A body remains in contact after an impact if it rebounds more slowly than
/// World::still.
Trajectory simulate(const std::shared_ptr<const World>& world, const Inputs& inputs,
                    const std::stop_token& stop, const TimeSeen& seen);

/// Sets the results of a run that depend on all its steps: largest energy error, breaches of its ledger,
/// highest elevation and extreme slips. Elevation and slips include extremes between steps. `tEnd`: time
/// limit of the run, s.
void readOff(const World& world, double tEnd, Trajectory& trajectory);

} // namespace talweg::surface
