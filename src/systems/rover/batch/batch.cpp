#include "systems/rover/batch/batch.h"

#include "base/contract.h"
#include "systems/rover/batch/course.h"
#include "systems/rover/batch/lanes.h"
#include "systems/rover/motion/doubts.h"
#include "systems/rover/motion/greatest_height.h"
#include "systems/rover/motion/reserve.h"
#include "systems/rover/motion/simulation.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace talweg::rover {

namespace {

/// A measure that a batch gives: what it is of a trajectory, and how much of the run that takes. Where the
/// place at the end is enough, what it is of that.
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

/// The outcome of what is decided side by side, as a place among the system's endings.
std::uint8_t endingOf(Verdict verdict) {
    const auto outcome = verdict == Verdict::crossed     ? Outcome::crossed
                         : verdict == Verdict::rebounded ? Outcome::rebounded
                                                         : Outcome::turned;
    return static_cast<std::uint8_t>(outcome);
}

class RoverBatch : public Batch {
public:
    RoverBatch(const BatchOrder& order, std::vector<Asked> asked)
        : m_base(inputsOf(inputTable(), order.base)), m_asked(std::move(asked)) {
        for (const std::string& id : order.varied) {
            if (id == "u4") m_u4 = m_varied.size();
            if (id == "u3") m_u3 = m_varied.size();
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
        std::size_t first = 0;
        while (first < runs.count) {
            const std::size_t end = endOfDesign(runs, first);
            assign(inputs, runs, first);
            solveDesign(inputs, runs, first, end);
            first = end;
        }
    }

private:
    /// Bounds the runs of one design that are looked at together, whose launches and ends lie on the stack:
    /// enough to fill the lanes many times over.
    static constexpr std::size_t max = 64;

    /// Runs from `first` on that differ in their launch only.
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

    void solveDesign(Inputs& inputs, const BatchRuns& runs, std::size_t first, std::size_t end) const {
        const Ground ground = groundOf(inputs);
        const std::optional<Course> course =
            m_detail == Detail::ending ? courseOf(inputs, ground) : std::nullopt;
        std::array<CourseEnd, max> ends;
        if (course) solveSideBySide(inputs, *course, runs, first, {ends.data(), end - first});
        for (std::size_t run = first; run < end; ++run) {
            if (ends[run - first].verdict != Verdict::undecided) continue;
            assign(inputs, runs, run);
            solveAlone(inputs, ground, runs, run);
        }
    }

    void solveSideBySide(const Inputs& inputs, const Course& course, const BatchRuns& runs, std::size_t first,
                         std::span<CourseEnd> ends) const {
        std::array<Launch, max> launches;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const double u4 = m_u4 ? runs.inputs[*m_u4][first + i] : inputs.u4;
            launches[i] = {u4, m_u3 ? runs.inputs[*m_u3][first + i] : inputs.u3.value_or(-u4 / inputs.b)};
        }
        solveLanes(course, {launches.data(), ends.size()}, ends);
        for (std::size_t i = 0; i < ends.size(); ++i) {
            runs.succeeded[first + i] = ends[i].verdict == Verdict::crossed;
            if (runs.endings) runs.endings[first + i] = endingOf(ends[i].verdict);
            if (runs.doubtful)
                runs.doubtful[first + i] = 0; // what is in doubt is undecided, and solved alone
            for (std::size_t m = 0; m < m_asked.size(); ++m)
                runs.measures[m][first + i] = m_asked[m].ofPlace(ends[i].x, ends[i].height);
        }
    }

    void solveAlone(const Inputs& inputs, const Ground& ground, const BatchRuns& runs,
                    std::size_t run) const {
        const Trajectory trajectory = rover::solve(inputs, ground, m_detail);
        runs.succeeded[run] = trajectory.outcome == Outcome::crossed;
        if (runs.endings) runs.endings[run] = static_cast<std::uint8_t>(trajectory.outcome);
        if (runs.doubtful) runs.doubtful[run] = !doubtsOf(inputs, ground, trajectory).empty();
        for (std::size_t m = 0; m < m_asked.size(); ++m)
            runs.measures[m][run] = m_asked[m].ofTrajectory(inputs, ground, trajectory);
    }

    Inputs m_base;
    std::vector<const Bound<Inputs>*> m_varied;
    std::optional<std::size_t> m_u4, m_u3; ///< places in `m_varied`
    std::vector<Asked> m_asked;
    Detail m_detail = Detail::ending; ///< ending: side by side where possible
};

} // namespace

std::unique_ptr<const Batch> batchOf(const BatchOrder& order) {
    const auto isSide = [](const std::string& id) { return id == "u1" || id == "u2" || id == "u6"; };
    if (std::ranges::any_of(order.varied, isSide)) return nullptr;
    // With air or rolling resistance runs are solved one by one.
    const auto isAir = [](const std::string& id) { return id == "rho" || id == "cd" || id == "c_rr"; };
    if (std::ranges::any_of(order.varied, isAir)) return nullptr;
    const Inputs base = inputsOf(inputTable(), order.base);
    if (base.isSpatial() || base.isResisted() || base.until == Until::rest) return nullptr;
    std::vector<Asked> asked;
    for (const std::string& id : order.measures) {
        const auto known = std::ranges::find(measuresOfBatch, id, &Asked::id);
        if (known == std::end(measuresOfBatch)) return nullptr;
        asked.push_back(*known);
    }
    return std::make_unique<RoverBatch>(order, std::move(asked));
}

} // namespace talweg::rover
