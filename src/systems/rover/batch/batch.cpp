#include "systems/rover/batch/batch.h"

#include "base/contract.h"
#include "systems/rover/batch/course.h"
#include "systems/rover/batch/lanes.h"
#include "systems/rover/batch/wind_lanes.h"
#include "systems/rover/motion/doubts.h"
#include "systems/rover/motion/driving.h"
#include "systems/rover/motion/energy_audit.h"
#include "systems/rover/motion/greatest_height.h"
#include "systems/rover/motion/reserve.h"
#include "systems/rover/motion/simulation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

namespace talweg::rover {

namespace {

/// A measure that a batch provides: its value for a trajectory, and the level of detail that this value
/// needs. If the final place suffices, also its value for that place.
struct Asked {
    const char* id;
    double (*ofTrajectory)(const Inputs&, const Ground&, const Trajectory&);
    double (*ofPlace)(double x, double height) = nullptr;
    Detail detail = Detail::outcome;
};
constexpr Asked measuresOfBatch[]{
    {"height", [](const Inputs&, const Ground&, const Trajectory& found) { return found.height; },
     [](double, double height) { return height; }, Detail::ending},
    {"x", [](const Inputs&, const Ground&, const Trajectory& found) { return found.end.x; },
     [](double x, double) { return x; }, Detail::ending},
    {"z", [](const Inputs&, const Ground&, const Trajectory& found) { return found.end.side.z; },
     [](double, double) { return 0.0; }, Detail::ending},
    {"t", [](const Inputs&, const Ground&, const Trajectory& found) { return found.duration; }},
    {"impacts", [](const Inputs&, const Ground&,
                   const Trajectory& found) { return static_cast<double>(found.impacts); }},
    {"height_above_floor",
     [](const Inputs&, const Ground&, const Trajectory& found) { return found.height - found.lowest; }},
    {"greatest_height",
     [](const Inputs&, const Ground& ground, const Trajectory& found) { return maxHeight(ground, found); },
     nullptr, Detail::full},
    {"greatest_impulse",
     [](const Inputs& in, const Ground&, const Trajectory& found) { return in.m * found.loads.impulse; }},
    {"greatest_impact_speed",
     [](const Inputs&, const Ground&, const Trajectory& found) { return found.loads.approach; }},
    {"greatest_normal_force",
     [](const Inputs& in, const Ground&, const Trajectory& found) { return in.m * found.loads.normalForce; }},
    {"reserve", &reserve},
    {"final_height", [](const Inputs&, const Ground&, const Trajectory& found) { return found.height; }},
    {"final_x", [](const Inputs&, const Ground&, const Trajectory& found) { return found.end.x; }},
    {"final_t", [](const Inputs&, const Ground&, const Trajectory& found) { return found.duration; }},
    {"final_crossed", [](const Inputs&, const Ground&,
                         const Trajectory& found) { return found.outcome == Outcome::crossed ? 1.0 : 0.0; }},
    {"energy_residual",
     [](const Inputs&, const Ground&, const Trajectory& found) { return found.energyResidual; }}};

/// The outcome of a run decided in a SIMD lane, as an index into the system's endings.
std::uint8_t endingOf(Verdict verdict) {
    const auto outcome = verdict == Verdict::crossed     ? Outcome::crossed
                         : verdict == Verdict::rebounded ? Outcome::rebounded
                         : verdict == Verdict::stopped   ? Outcome::stopped
                                                         : Outcome::turned;
    return static_cast<std::uint8_t>(outcome);
}

/// Checks that a run has enough energy to reach its end. A run without it is solved as a single run, which
/// reports why its results are not reliable.
class Reach {
public:
    /// Assumes uniform wind and a start no higher than the highest vertex.
    Reach(const Inputs& in, const Ground& ground) : m_ground(ground), m_lowest(ground.profile.lowest()) {
        const double relief = givenTo(ground, 0, in.tEnd).floor;
        m_given = givenTo(ground, relief, in.tEnd).until(in.tEnd);
    }

    bool has(const CourseEnd& end, const Launch& launch) const {
        const double rim = m_ground.body.b * launch.spin;
        const double kinetic = 0.5 * (launch.u4 * launch.u4 + m_ground.body.k * rim * rim);
        const double lift = m_ground.gravity * (end.height - m_lowest);
        return std::isfinite(end.x) && std::abs(lift) <= (1 + maxResidual) * (m_given + kinetic);
    }

private:
    const Ground& m_ground;
    double m_lowest;    ///< lowest elevation of the ground, m
    double m_given = 0; ///< energy supplied in addition to that of the launch, J/kg
};

/// Indices of the near rim and of the first face among the pieces of the curve.
constexpr std::size_t nearRim = 1, firstFace = 2;

RunOnCourse onCourseOf(const Underway& run) {
    RunOnCourse on{.spin = run.takeoff ? run.takeoff->state.w : run.touch.spin, .time = run.t};
    on.flies = run.takeoff.has_value();
    if (on.flies) {
        const State& state = run.takeoff->state;
        on.x = state.x;
        on.y = state.y;
        on.vx = state.vx;
        on.vy = state.vy;
    } else {
        on.fromRim = false;
        on.s = run.touch.parameter;
        on.v = run.touch.speed;
    }
    return on;
}

/// The start at the near rim, which many runs leave at once.
std::optional<RunOnCourse> begin(const Inputs& in, const Ground& ground, const Course& course) {
    if (in.u4 > 0 && in.u4 * in.u4 >= course.minLaunchSquared && liftingFrom(ground, nearRim, 0, in.u4) >= 0)
        return RunOnCourse{.x = course.startX, .y = course.startY, .vx = in.u4, .spin = in.spin()};
    const auto begun = untilBeyond(nearRim, in, ground);
    if (!begun) return std::nullopt;
    return onCourseOf(*begun);
}

Underway underwayOf(const RunOnCourse& on) {
    Underway run;
    run.t = on.time;
    if (on.flies)
        run.takeoff =
            Takeoff{{on.x, on.y, on.vx, on.vy, on.spin}, on.fromRim ? nearRim : firstFace + on.face, on.away};
    run.touch = {.piece = firstFace + on.face, .parameter = on.s, .speed = on.v, .spin = on.spin};
    return run;
}

class RoverBatch : public Batch {
public:
    RoverBatch(const BatchOrder& order, std::vector<Asked> asked)
        : m_base(inputsOf(inputTable(), order.base)), m_asked(std::move(asked)) {
        for (const std::string& id : order.varied) {
            if (id == "u4") m_u4 = m_varied.size();
            if (id == "u3") m_u3 = m_varied.size();
            if (id == "e") m_e = m_varied.size();
            const auto row = std::ranges::find(inputTable(), id, [](const Bound<Inputs>& row) {
                return std::string_view(row.parameter.id);
            });
            TALWEG_EXPECTS(row != inputTable().end());
            m_varied.push_back(&*row);
        }
        for (const Asked& measure : m_asked)
            m_detail = std::max(m_detail, measure.detail);
    }

    void solve(const BatchRuns& runs) const override {
        Inputs inputs = m_base;
        Begun begun;
        std::size_t first = 0;
        while (first < runs.count) {
            const std::size_t end = endOfDesign(runs, first);
            assign(inputs, runs, first);
            solveDesign(inputs, runs, first, end, begun);
            first = end;
        }
    }

private:
    /// Largest number of runs of one design that are processed together. Their launches and ends are on the
    /// stack; this number fills the lanes several times.
    static constexpr std::size_t max = 64;

    /// The states in which the runs of one design have passed the near rim, with air. Runs of the next design
    /// reuse them if they differ only in the restitution.
    struct Begun {
        std::size_t first = 0, count = 0;
        std::array<std::optional<RunOnCourse>, max> runs;
    };

    /// The index after the last of the runs, beginning with `first`, that differ only in their launch.
    std::size_t endOfDesign(const BatchRuns& runs, std::size_t first) const {
        std::size_t end = std::min(first + max, runs.count);
        for (std::size_t v = 0; v < m_varied.size(); ++v) {
            if (v == m_u4 || v == m_u3) continue;
            const double* column = runs.inputs[v];
            end = static_cast<std::size_t>(
                std::find_if(column + first, column + end, [&](double x) { return x != column[first]; })
                - column);
        }
        return end;
    }

    void assign(Inputs& inputs, const BatchRuns& runs, std::size_t run) const {
        for (std::size_t v = 0; v < m_varied.size(); ++v)
            m_varied[v]->assign(inputs, Value(runs.inputs[v][run]));
    }

    void solveDesign(Inputs& inputs, const BatchRuns& runs, std::size_t first, std::size_t end,
                     Begun& begun) const {
        const Ground ground = groundOf(inputs);
        const std::optional<Course> course = m_detail == Detail::ending && isResolved(ground.profile)
                                                 ? courseOf(inputs, ground)
                                                 : std::nullopt;
        if (course && course->resists) return solveInAir(inputs, ground, *course, runs, first, end, begun);
        std::array<CourseEnd, max> ends;
        if (course) solveSideBySide(inputs, ground, *course, runs, first, {ends.data(), end - first});
        for (std::size_t run = first; run < end; ++run) {
            if (ends[run - first].verdict != Verdict::undecided) continue;
            assign(inputs, runs, run);
            solveAlone(inputs, ground, runs, run);
        }
    }

    void solveSideBySide(const Inputs& inputs, const Ground& ground, const Course& course,
                         const BatchRuns& runs, std::size_t first, std::span<CourseEnd> ends) const {
        std::array<Launch, max> launches;
        for (std::size_t i = 0; i < ends.size(); ++i)
            launches[i] = launchOf(inputs, runs, first + i);
        solveLanes(course, {launches.data(), ends.size()}, ends);
        const Reach reach(inputs, ground);
        for (std::size_t i = 0; i < ends.size(); ++i) {
            if (!reach.has(ends[i], launches[i])) ends[i].verdict = Verdict::undecided;
            take(ends[i], runs, first + i);
        }
    }

    Launch launchOf(const Inputs& inputs, const BatchRuns& runs, std::size_t run) const {
        const double u4 = m_u4 ? runs.inputs[*m_u4][run] : inputs.u4;
        return {u4, m_u3 ? runs.inputs[*m_u3][run] : inputs.u3.value_or(-u4 / inputs.b)};
    }

    /// Solves the motion over the near rim run by run, then the rest in SIMD lanes. Undecided runs are then
    /// continued one by one.
    void solveInAir(Inputs& inputs, const Ground& ground, const Course& course, const BatchRuns& runs,
                    std::size_t first, std::size_t end, Begun& begun) const {
        std::array<RunOnCourse, max> onCourse;
        std::array<std::size_t, max> which;
        std::array<CourseEnd, max> ends;
        std::size_t count = 0;
        for (std::size_t run = first; run < end; ++run) {
            std::optional<RunOnCourse>& start = begun.runs[run - first];
            assign(inputs, runs, run);
            if (!beginsAlike(runs, run, first, begun)) start = begin(inputs, ground, course);
            if (!start) {
                solveAlone(inputs, ground, runs, run);
                continue;
            }
            onCourse[count] = *start;
            which[count++] = run;
        }
        begun.first = first;
        begun.count = end - first;
        solveWindLanes(course, {onCourse.data(), count}, {ends.data(), count});
        const Reach reach(inputs, ground);
        for (std::size_t i = 0; i < count; ++i) {
            const bool isDecided = ends[i].verdict != Verdict::undecided;
            const bool isPossible = reach.has(ends[i], launchOf(inputs, runs, which[i]));
            if (isDecided && isPossible) {
                take(ends[i], runs, which[i]);
                continue;
            }
            assign(inputs, runs, which[i]);
            // The SIMD solvers may have continued beyond the time limit.
            if (isDecided || onCourse[i].time >= inputs.tEnd)
                solveAlone(inputs, ground, runs, which[i]);
            else
                take(resume(inputs, ground, underwayOf(onCourse[i])), inputs, ground, runs, which[i]);
        }
    }

    /// Whether a run differs only in the restitution from the corresponding run of the previous design.
    bool beginsAlike(const BatchRuns& runs, std::size_t run, std::size_t first, const Begun& begun) const {
        if (run - first >= begun.count) return false;
        const std::size_t before = begun.first + (run - first);
        for (std::size_t v = 0; v < m_varied.size(); ++v)
            if (v != m_e && runs.inputs[v][run] != runs.inputs[v][before]) return false;
        return true;
    }

    void take(const CourseEnd& end, const BatchRuns& runs, std::size_t run) const {
        runs.succeeded[run] = end.verdict == Verdict::crossed;
        if (runs.endings) runs.endings[run] = endingOf(end.verdict);
        if (runs.doubtful) runs.doubtful[run] = 0; // doubtful runs are undecided and solved one by one
        for (std::size_t m = 0; m < m_asked.size(); ++m)
            runs.measures[m][run] = m_asked[m].ofPlace(end.x, end.height);
    }

    void solveAlone(const Inputs& inputs, const Ground& ground, const BatchRuns& runs,
                    std::size_t run) const {
        take(rover::solve(inputs, ground, m_detail), inputs, ground, runs, run);
    }

    void take(const Trajectory& trajectory, const Inputs& inputs, const Ground& ground, const BatchRuns& runs,
              std::size_t run) const {
        runs.succeeded[run] = trajectory.outcome == Outcome::crossed;
        if (runs.endings) runs.endings[run] = static_cast<std::uint8_t>(trajectory.outcome);
        if (runs.doubtful) runs.doubtful[run] = !doubtsOf(inputs, ground, trajectory).empty();
        for (std::size_t m = 0; m < m_asked.size(); ++m)
            runs.measures[m][run] = m_asked[m].ofTrajectory(inputs, ground, trajectory);
    }

    Inputs m_base;
    std::vector<const Bound<Inputs>*> m_varied;
    std::optional<std::size_t> m_u4, m_u3, m_e; ///< indices into `m_varied`
    std::vector<Asked> m_asked;
    Detail m_detail = Detail::ending; ///< SIMD lanes are used only for Detail::ending
};

} // namespace

std::unique_ptr<const Batch> batchOf(const BatchOrder& order) {
    const auto isSide = [](const std::string& id) { return id == "u1" || id == "u2" || id == "u6"; };
    if (std::ranges::any_of(order.varied, isSide)) return nullptr;
    const Inputs base = inputsOf(inputTable(), order.base);
    // `prepare` reports inputs that are incompatible with air. Runs over other ground are solved one by one,
    // which can be slow.
    const auto isAir = [](const std::string& id) { return id == "rho" || id == "cd" || id == "c_rr"; };
    const bool goesWithAir = base.convention == Convention::consistent && base.solver == Solver::event
                             && base.windProfile == WindProfile::uniform
                             && (base.terrain == Terrain::valley || base.terrain == Terrain::gully);
    if ((base.isResisted() || std::ranges::any_of(order.varied, isAir)) && !goesWithAir) return nullptr;
    if (base.isSpatial() || base.until == Until::rest) return nullptr;
    std::vector<Asked> asked;
    for (const std::string& id : order.measures) {
        const auto known = std::ranges::find(measuresOfBatch, id, &Asked::id);
        if (known == std::end(measuresOfBatch)) return nullptr;
        asked.push_back(*known);
    }
    return std::make_unique<RoverBatch>(order, std::move(asked));
}

} // namespace talweg::rover
