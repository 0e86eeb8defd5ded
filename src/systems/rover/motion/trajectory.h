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
    crossed,   ///< reached the far end
    rebounded, ///< thrown back by an impact
    turned,    ///< momentarily at rest on an incline, about to go back
    stopped,   ///< at rest for good; if the user ended the run, Trajectory::cancelled is set
    escaped,   ///< left the range of the ground
    timeLimit, ///< still moving at the time limit
    givenUp    ///< reached a WorkBound
};

/// Names in files: "crossed", "rebounded", …
const char* word(Outcome outcome);

/// Limits on the computation of a run. A run that reaches one is aborted.
enum class WorkBound { none, events, steps };

/// An impact in the frame of the struck surface. Components are along it (towards +x), normal to it, and
/// across.
struct Strike {
    Speeds before;
    Impact hit;
};

/// Largest loads on the sphere, per unit mass.
struct Loads {
    double impulse = 0;     ///< tangential and normal impulse of an impact, √(S1² + S2² + S3²), m/s
    double approach = 0;    ///< approach speed of an impact normal to the struck surface, m/s
    double normalForce = 0; ///< normal force of lasting contact, m/s²; not set on rims for Detail::ending
};

/// An event at one time, with the states before and after it.
struct Event {
    enum class Kind {
        launch,  ///< leaves an edge
        liftOff, ///< leaves a rim
        impact,  ///< on a face or rim
        corner,  ///< impact with the face ahead or behind at a corner
        bounces, ///< a train of further impacts on the same face
        contact, ///< bouncing has died out
        rolls,   ///< sliding became rolling
        slides,  ///< rolling became sliding
        rim,     ///< passes from a face onto a rim
        face,    ///< passes from a rim onto a face
        verdict, ///< the sphere was thrown back or turned; the run continues until rest
        end      ///< the outcome
    };
    Kind kind{};
    double t = 0; ///< s
    State before, after;
    std::size_t piece = 0;             ///< the piece of the offset curve that is touched
    bool sticks = false;               ///< for impacts: whether they end without slip
    std::int64_t count = 1;            ///< number of impacts in a train; BounceTrain::infinite if it dies out
    std::size_t segment = 0;           ///< for bounces: index of the segment that contains them
    std::optional<Strike> strike = {}; ///< for impacts and corners
};

/// One solved run. With Detail::ending, only the outcome, the height, and the end state except its angle are
/// valid. Segments and events exist only with Detail::full.
struct Trajectory : TrajectoryOf<Segment, Event, Outcome> {
    State end;                ///< state at the duration
    std::int64_t impacts = 0; ///< number of impacts with an approach speed of at least countedImpactSpeed
    double height = 0;        ///< elevation of the sphere's lowest point at the end or, if it crossed, of the
                              ///< far end, m
    double lowest = 0;        ///< elevation of the lowest vertex, m
    Losses losses;            ///< losses at the end
    double energyResidual = 0; ///< largest |total − initial total| at the events, relative to the energy
                               ///< supplied (givenTo)
    Breaches breaches;         ///< physically impossible terms of the energy balance
    WorkBound bound = WorkBound::none; ///< for givenUp: the limit that ended the run
    double topSpeed = 0;               ///< greatest speed of the centre at the events, m/s
    Loads loads;
    double flying = 0, rolling = 0; ///< time in the air and rolling, s; not set for Detail::ending
    double from = 0;                ///< abscissa of the centre at the start, m
    bool inTheAir = false;          ///< whether the run ends in the air
    std::size_t piece = 0;          ///< index of the piece touched at the end; not valid in the air
};

} // namespace talweg::rover
