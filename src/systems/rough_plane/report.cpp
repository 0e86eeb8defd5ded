#include "systems/rough_plane/outputs.h"

#include "base/angle.h"
#include "base/number.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg::rough_plane {

namespace {

std::string readable(double number) {
    return significant(number, 4);
}

double distance(const State& a, const State& b) {
    return std::hypot(a.x - b.x, a.w - b.w);
}

bool spins(const Solved& solved) {
    return solved.start.spin != 0 && solved.body.gyrationSquared > 0;
}

std::string howItEnds(const Solved& solved, const State& end) {
    const Trajectory& trajectory = solved.mainTrajectory();
    const std::string way = " after a path of " + readable(end.travelled) + " m.";
    const std::string when = readable(trajectory.stop()) + " s";
    if (!spins(solved)) return "Comes to rest after " + when + way;
    const std::string turned =
        "turned by " + readable((end.theta - solved.start.theta) * degreesPerRadian) + "°,";
    if (solved.inputs.model == Model::coupled)
        return "Sliding and spinning end together after " + when + ", " + turned + way;
    if (solved.inputs.model == Model::viscous)
        return "Slower than the viscous stop after " + when + ", " + turned + way;
    const auto first = std::ranges::find_if(trajectory.events, [](const Event& c) { return c.t > 0; });
    std::string sentence = "Comes to rest after " + when + ", " + turned + way;
    if (first->t < trajectory.stop())
        sentence.insert(sentence.size() - 1, "; one motion ends before the other, at " + readable(first->t)
                                                 + " s: " + first->label);
    return sentence;
}

std::string givenUpText(double t) {
    return "The coupled motion takes too many steps to be followed to its end: it is given up after "
           + readable(t) + " s.";
}

} // namespace

const char* nameOf(Model model) {
    constexpr std::array names{"Coupled", "Decoupled", "Viscous"};
    return names[static_cast<std::size_t>(model)];
}

const char* idOf(Model model) {
    constexpr std::array ids{"coupled", "decoupled", "viscous"};
    return ids[static_cast<std::size_t>(model)];
}

RunOutcome outcomeOf(const Solved& solved) {
    const Trajectory& trajectory = solved.mainTrajectory();
    const State end = trajectory.at(solved.endOf(trajectory));
    if (trajectory.stop() == 0)
        return {"stopped",
                solved.inputs.model == Model::viscous ? "Stays where it is."
                                                      : "Stays where it is: friction holds it.",
                RunOutcome::Tone::good};
    if (solved.stops(trajectory)) return {"stopped", howItEnds(solved, end), RunOutcome::Tone::good};
    const bool givenUp = trajectory.outcome == Outcome::givenUp;
    std::string sentence =
        (givenUp ? "Given up after " : "Still moves at the end, after ") + readable(solved.endOf(trajectory))
        + (givenUp ? " s, still moving at " : " s, at ") + readable(std::hypot(end.vx, end.vw)) + " m/s";
    if (spins(solved)) sentence += " and " + readable(end.spin) + " rad/s";
    sentence += ", after a path of " + readable(end.travelled) + " m.";
    if (givenUp && solved.start.vx == 0 && solved.start.vw == 0 && !spins(solved))
        sentence.insert(sentence.size() - 1, ": friction all but holds it, and it creeps");
    if (givenUp) return {"given-up", sentence, RunOutcome::Tone::bad};
    return {"moving", sentence, RunOutcome::Tone::neutral};
}

std::vector<std::string> warningsOf(const Solved& solved) {
    const Inputs& in = solved.inputs;
    std::vector<std::string> warnings;
    if (!solved.body.balanced)
        warnings.emplace_back(
            "L₁ ≠ L₂: the rod presses evenly although its centre of mass is not its middle, as "
            "in the document, so that friction turns it even where it does not spin.");
    if (in.body == Shape::box && in.model != Model::viscous && in.h * in.mu > std::min(in.a, in.b))
        warnings.push_back("A box this tall could tip over: μ h = " + readable(in.h * in.mu)
                           + " m is more than its narrower half-side. The model keeps it flat.");
    const Trajectory& coupled = solved.trajectories.front();
    if (coupled.outcome == Outcome::givenUp && &coupled != &solved.mainTrajectory())
        warnings.push_back(givenUpText(coupled.duration));
    return warnings;
}

std::vector<Doubt> doubtsOf(const Solved& solved) {
    std::vector<Doubt> doubts;
    doubtResidual(solved.residual, doubts);
    if (const Trajectory& main = solved.mainTrajectory(); main.outcome == Outcome::givenUp)
        doubts.push_back({Doubt::Kind::bound, givenUpText(main.duration)});
    return doubts;
}

std::vector<Measure> measuresOf(const Solved& solved) {
    const Trajectory& trajectory = solved.mainTrajectory();
    const State end = trajectory.at(solved.endOf(trajectory));
    const auto energyOf = [&](const State& state) {
        return energiesOf(solved.body, solved.field, state).mechanical();
    };
    return measuresOf(measureTable(), Finish{solved, trajectory, end, energyOf(solved.start), energyOf(end)});
}

std::vector<RunEvent> eventsOf(const Solved& solved) {
    std::vector<RunEvent> events;
    const Trajectory& trajectory = solved.mainTrajectory();
    for (const Event& event : trajectory.events) {
        // The body may find its pivot only in the last moments before its stop.
        const bool fleeting =
            event.mode == Mode::pivoting && trajectory.stop() - event.t < 1e-6 * trajectory.stop();
        if (event.t > solved.duration || fleeting) continue;
        const State s = trajectory.at(event.t);
        events.push_back({event.t,
                          event.mode == Mode::resting ? "rest"
                          : event.t == 0              ? "start"
                                                      : "change",
                          event.label,
                          {s.x, s.w},
                          event.t > 0,
                          valuesOf(eventTable(), s)});
    }
    return events;
}

std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved) {
    const Trajectory& trajectory = solved.mainTrajectory();
    std::vector<std::pair<std::string, std::string>> audit{
        {"Model", idOf(solved.inputs.model)},
        {"Solver", trajectory.method},
        {"Tolerance", trajectory.steps > 0 ? trajectory.tolerance : "rounding"},
        {"Energy residual", scientific(solved.residual, 1) + " of the energy lost or moving"}};
    if (solved.inputs.model == Model::viscous)
        audit.emplace_back("Cut-off", "stopped below " + shortest(solved.inputs.stopSpeed) + " m/s");
    return audit;
}

ResultTable modelsTable(const Solved& solved) {
    ResultTable table{"models",
                      "Stop, path and angle by each model",
                      {{"model", "", "Model", ""},
                       {"stop_time", "t", "Stop", "s"},
                       {"travel", "", "Path", "m"},
                       {"displacement", "", "Distance", "m"},
                       {"theta", "θ", "Angle", "°"},
                       {"speed", "v", "Speed", "m/s"},
                       {"spin", "ω", "Spin", "rad/s"},
                       {"dissipated", "", "Loss", "J"}},
                      {}};
    for (const Model model : models) {
        const Trajectory& trajectory = solved.trajectories[static_cast<std::size_t>(model)];
        const State end = trajectory.at(solved.endOf(trajectory));
        table.rows.push_back({std::string(nameOf(model)),
                              solved.stops(trajectory) ? trajectory.stop() : nothing, end.travelled,
                              distance(end, solved.start), end.theta * degreesPerRadian,
                              std::hypot(end.vx, end.vw), end.spin, end.dissipated});
    }
    return table;
}

} // namespace talweg::rough_plane
