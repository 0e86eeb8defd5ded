#pragma once

#include "systems/rover/motion/segment.h"
#include "systems/term_audit.h"
#include "systems/trajectory.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace talweg::rover {

/// The outcome of a run.
enum class Outcome {
    crossed,   ///< beyond the far end
    rebounded, ///< thrown back by an impact
    turned,    ///< at rest for an instant on an incline, about to go back
    stopped,   ///< at rest for good (ended by request is Trajectory::cancelled)
    escaped,   ///< out of the ground's range
    timeLimit, ///< still moving when the time is over
    givenUp    ///< a WorkBound is reached
};

/// "crossed", "rebounded", …, as in files.
const char* word(Outcome outcome);

/// Limits on the computation of a run.
enum class WorkBound { none, events, steps };

/// An impact seen from the struck surface: speeds and impulses along it (towards +x), out of it, and across.
struct Strike {
    Speeds before;
    Impact hit;
};

/// The largest loads on the sphere, per unit mass.
struct Loads {
    double impulse = 0;     ///< of an impact, √(S1² + S2² + S3²), m/s
    double approach = 0;    ///< of an impact, normal to what is struck, m/s
    double normalForce = 0; ///< of lasting contact, m/s²; not of Detail::ending on rims
};

/// Something that happens at an instant, with the states on both sides of it.
struct Event {
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
        verdict, ///< thrown back or turned, and continuing until rest
        end      ///< the outcome
    };
    Kind kind{};
    double t = 0; ///< s
    State before, after;
    std::size_t piece = 0;             ///< of the offset curve, that is touched
    bool sticks = false;               ///< impacts: without slip at their end
    std::int64_t count = 1;            ///< of impacts in a train; BounceTrain::infinite when it dies out
    std::size_t segment = 0;           ///< bounces: the segment that holds them
    std::optional<Strike> strike = {}; ///< impact, corner
};

/// One solved run. With Detail::ending only the outcome, the height, and the state at the end except the
/// angle are valid; segments and events exist only with Detail::full.
struct Trajectory : TrajectoryOf<Segment, Event, Outcome> {
    State end;                 ///< at its duration
    std::int64_t impacts = 0;  ///< impacts that approach at countedImpactSpeed or faster
    double height = 0;         ///< of the sphere's lowest point; elevation of the far end where it crossed, m
    double lowest = 0;         ///< elevation of the lowest vertex, m
    Losses losses;             ///< at the end
    double energyResidual = 0; ///< greatest |total − initial total| over the events, relative to the energy
                               ///< given (givenTo)
    Breaches breaches;         ///< impossible terms of that ledger
    WorkBound bound = WorkBound::none; ///< givenUp: the limit that ended it
    double topSpeed = 0;               ///< of the centre at the events, m/s
    Loads loads;
    double flying = 0, rolling = 0; ///< time in the air and rolling, s; not of Detail::ending
    double from = 0;                ///< abscissa of the centre at the start, m
    bool inTheAir = false;          ///< at the end
    std::size_t piece = 0;          ///< touched at the end, unless in the air
};

} // namespace talweg::rover
