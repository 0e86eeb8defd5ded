#include "systems/rover/sampling.h"

#include "systems/rover/outputs.h"
#include "systems/sampler.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

namespace {

/// Smallest and largest number of parts into which a segment is divided, and number of parts of a motion over
/// a rim. They make lines through the states look smooth. If too large, drawing takes time and memory; if too
/// small, corners are visible. Samples of runs, and therefore CSV files, depend on them.
constexpr int minParts = 6, maxParts = 4000, rimParts = 16;
/// Bounces are drawn one by one only if a flight takes at least this fraction of the time between samples.
/// Shorter flights would not be visible.
constexpr double shownFlight = 0.25;

/// The piece below the sphere or, if the sphere touches a wall, the wall.
const OffsetPiece& pieceUnder(const Ground& ground, std::size_t piece, Mode mode, const State& s) {
    const OffsetPiece& touched = ground.curve->pieces[piece];
    return mode != Mode::flight && touched.isUpright() ? touched
                                                       : ground.curve->pieces[ground.curve->pieceAt(s.x)];
}

std::vector<double> valuesAt(const Solved& solved, double t, const State& s, const Losses& losses,
                             const ContactForces& forces, const OffsetPiece& below) {
    const Inputs& in = solved.inputs;
    const Side& side = s.side;
    const Eigen::Quaterniond turning =
        in.isSpatial() ? solved.turning.at(t)
                       : Eigen::Quaterniond(Eigen::AngleAxisd(s.angle, Eigen::Vector3d::UnitZ()));
    const Moment moment{.solved = solved,
                        .state = s,
                        .losses = losses,
                        .forces = forces,
                        .translational = 0.5 * in.m * (s.vx * s.vx + s.vy * s.vy + side.vz * side.vz),
                        .rotational = 0.5 * in.m * in.k() * in.b * in.b
                                      * (s.w * s.w + side.wx * side.wx + side.wy * side.wy),
                        .potential = in.m * in.g * (s.y - in.b - solved.trajectory.lowest),
                        .tangent = tangentOf(below, parameterOf(below, {s.x, s.y})),
                        .turning = turning,
                        .attitude = attitudeOf(turning)};
    return valuesOf(quantityTable(), moment);
}

const OffsetPiece& pieceAtEnd(const Solved& solved) {
    const Trajectory& all = solved.trajectory;
    return pieceUnder(solved.ground, all.piece, all.inTheAir ? Mode::flight : Mode::rest, all.end);
}

ContactForces forcesAtEnd(const Solved& solved) {
    const auto& [inputs, ground, trajectory, turning] = solved;
    if (trajectory.inTheAir) return {};
    const OffsetPiece& piece = ground.curve->pieces[trajectory.piece];
    const PlaceOnPiece place{trajectory.piece, parameterOf(piece, {trajectory.end.x, trajectory.end.y})};
    if (trajectory.outcome == Outcome::stopped) return restingForces(ground, place);
    const auto& segments = trajectory.segments;
    const bool goesOn =
        !segments.empty() && segments.back().piece == place.piece && segments.back().mode() != Mode::flight;
    return goesOn ? contactForces(ground, segments.back(), trajectory.duration, trajectory.end)
                  : touchingForces(ground, place, trajectory.end);
}

/// Samples the quantities of a run for figures and tables.
class RunSampler {
public:
    RunSampler(const Solved& solved, std::size_t rows)
        : m_solved(solved),
          m_step(solved.trajectory.duration / static_cast<double>(std::max<std::size_t>(rows, 2))),
          m_sampler(quantityTable().size()) {}

    Samples take() {
        for (const Segment& segment : m_solved.trajectory.segments)
            sample(segment);
        const Trajectory& all = m_solved.trajectory;
        append(all.duration, all.end, all.losses, forcesAtEnd(m_solved),
               all.segments.empty() ? Mode::rest : all.segments.back().mode(), pieceAtEnd(m_solved));
        return m_sampler.take();
    }

private:
    void sample(const Segment& segment) {
        if (const auto* bouncing = std::get_if<Bouncing>(&segment.kind))
            return sampleBounces(segment, *bouncing);
        if (const auto* many = std::get_if<BouncingInAir>(&segment.kind))
            return sampleBounces(segment, *many);
        if (const auto* rim = std::get_if<OnRim>(&segment.kind)) return sampleRim(segment, *rim);
        const int parts = partsFor(segment.to - segment.from);
        for (int i = 0; i <= parts; ++i) {
            const double t = i == parts ? segment.to : segment.from + (segment.to - segment.from) * i / parts;
            const State state = segment.state(t);
            append(segment, t, state, segment.losses(t), segment.mode());
        }
    }

    int partsFor(double duration) const {
        return m_step > 0 ? std::clamp(static_cast<int>(std::ceil(duration / m_step)), minParts, maxParts)
                          : 1;
    }

    /// Samples flight by flight while flights are visible, then the rest with equal steps.
    void sampleBounces(const Segment& segment, const Bouncing& b) {
        for (std::int64_t n = 0; n < b.impacts; ++n) {
            const double begin = b.train.time(n);
            const double flight = b.train.time(n + 1) - begin;
            if (flight < shownFlight * m_step) break;
            const State rebound = afterImpact(b, segment.start, n);
            Losses losses = segment.lossesBefore;
            losses.normal += b.train.normalLoss(n);
            losses.friction += b.train.frictionLoss(n);
            const int parts = partsFor(flight);
            for (int i = 0; i <= parts; ++i) {
                const double t = flight * i / parts;
                append(segment, segment.from + begin + t, fallen(rebound, b.g, t), losses, Mode::flight);
            }
        }
        sampleRest(segment);
    }

    void sampleBounces(const Segment& segment, const BouncingInAir& b) {
        double begin = 0;
        for (std::int64_t n = 0; n < b.bounces.bounces(); ++n) {
            const double end = b.bounces.after(n + 1).time;
            if (end - begin < shownFlight * m_step) break;
            const int parts = partsFor(end - begin);
            for (int i = 0; i <= parts; ++i) {
                const double t = segment.from + begin + (end - begin) * i / parts;
                append(segment, t, segment.state(t), segment.losses(t), Mode::flight);
            }
            begin = end;
        }
        sampleRest(segment);
    }

    /// Samples bounces whose flights are too short to be visible.
    void sampleRest(const Segment& segment) {
        const double sampled = m_sampler.lastTime(segment.from);
        const int parts = partsFor(segment.to - sampled);
        for (int i = 1; i <= parts; ++i) {
            const double t = i == parts ? segment.to : sampled + (segment.to - sampled) * i / parts;
            append(segment, t, segment.state(t), segment.losses(t), Mode::flight);
        }
    }

    /// Samples in equal steps of the arc, which avoids searching for the arc at a given time.
    void sampleRim(const Segment& segment, const OnRim& r) {
        for (int i = 0; i <= rimParts; ++i) {
            const double arc = i == rimParts ? r.end : r.end * i / rimParts;
            const State state = atArc(r, segment.start, arc);
            Losses losses = segment.lossesBefore;
            losses.sliding += r.rim.slidingWork(arc, state.w);
            const double t = i == rimParts ? segment.to : segment.from + r.rim.time(arc);
            append(segment, t, state, losses, Mode::rim);
        }
    }

    void append(const Segment& segment, double t, const State& state, const Losses& losses, Mode mode) {
        const Ground& ground = m_solved.ground;
        append(t, state, losses, contactForces(ground, segment, t, state), mode,
               pieceUnder(ground, segment.piece, mode, state));
    }
    void append(double t, const State& state, const Losses& losses, const ContactForces& forces, Mode mode,
                const OffsetPiece& below) {
        m_sampler.add(t, valuesAt(m_solved, m_sampler.timeOf(t), state, losses, forces, below),
                      static_cast<int>(mode));
    }

    const Solved& m_solved;
    double m_step;
    Sampler m_sampler;
};

} // namespace

std::vector<double> quantitiesAt(const Solved& solved, double t) {
    const Trajectory& trajectory = solved.trajectory;
    const bool over = t >= trajectory.duration;
    if (trajectory.segments.empty() || (over && t > 0))
        return valuesAt(solved, t, trajectory.end, trajectory.losses, forcesAtEnd(solved),
                        pieceAtEnd(solved));
    const double within = over || t < 0 ? 0 : t;
    const Segment& segment = trajectory.segmentAt(within);
    const State state = segment.state(within);
    return valuesAt(solved, t, state, segment.losses(within),
                    contactForces(solved.ground, segment, within, state),
                    pieceUnder(solved.ground, segment.piece, segment.mode(), state));
}

Samples samplesOf(const Solved& solved, std::size_t rows) {
    return RunSampler(solved, rows).take();
}

} // namespace talweg::rover
