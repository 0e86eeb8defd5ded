#pragma once

#include "systems/rover/motion/legs.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace talweg::rover {

enum class OutcomeKind { crossed, rebounded, turned, stopped, escaped, timeLimit, givenUp };

/// What bounds the work of one run.
enum class WorkBound { none, events, steps };

/// "crossed", "rebounded", …, as in files.
const char* word(OutcomeKind outcome);

/// Something that happened, with the speeds on both sides of it. In the frame of the piece touched.
struct Incident {
    enum class Kind {
        launch,  ///< leaves an edge
        liftOff, ///< leaves a rim
        impact,  ///< on a face or rim
        corner,  ///< impact with the face ahead (or behind) at a corner
        bounces, ///< a train of further impacts on the same face
        contact, ///< bouncing has died out
        rolls,   ///< sliding became rolling
        slides,  ///< rolling became sliding
        rim,     ///< passes from a face onto a rim
        face,    ///< passes from a rim onto a face
        end      ///< the outcome
    };
    Kind kind{};
    double t = 0;
    State before, after;
    std::size_t piece = 0;
    bool sticks = false;
    std::int64_t count = 1; ///< of impacts in a train; BounceTrain::infinite when it dies out
    std::size_t motion = 0; ///< bounces: the piece of the trajectory that holds them
};

/// The result of one run. Energies per unit mass. Of Detail::ending only the outcome, the height, and the
/// state at the end but for the angle are meant.
struct Result {
    OutcomeKind outcome = OutcomeKind::timeLimit;
    double t = 0;
    State end;
    std::int64_t impacts = 0; ///< those approaching at countedImpactSpeed or faster
    double height = 0;        ///< of the sphere's lowest point; elevation of the far end where it crossed, m
    double lowest = 0;        ///< elevation of the lowest vertex, m
    Losses losses;
    double energyResidual = 0; ///< greatest |total − initial total| over the events, relative to the
                               ///< largest term, or to lifting the sphere by the terrain's relief or by b
    WorkBound bound = WorkBound::none; ///< givenUp: which bound ended it
    double topSpeed = 0;               ///< of the centre at the events, m/s
    bool stopped = false;              ///< by request: no result
    std::vector<Motion> motions;
    std::vector<Incident> incidents;
};

/// Impacts that approach slower than this are not counted, m/s: a train that dies out has infinitely many.
inline constexpr double countedImpactSpeed = 1e-3;

/// A run is given up after so many events: about a second. Those that end by themselves have a few hundred.
inline constexpr int mostEvents = 200000;

/// A sphere within this many radii of a corner is in it: nearer, the last digits of its place decide which
/// face comes first.
inline constexpr double cornerReach = 1e-12;
/// A sphere that is slower than this fraction of √(g b) is at rest where forces can hold it: its energy would
/// lift it by no more than the last digits of its place.
inline constexpr double restFraction = 1e-7;

/// Moves the sphere from event to event until its outcome.
Result simulate(const Inputs& inputs, const Ground& ground, const Legs& legs, Detail detail,
                std::stop_token stop = {});

/// The run with the solver that the inputs name, on their ground.
Result solve(const Inputs& inputs, const Ground& ground, Detail detail, std::stop_token stop = {});
Result solve(const Inputs& inputs, Detail detail, std::stop_token stop = {});

} // namespace talweg::rover
