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
    const Motion& motion = solved.mainMotion();
    const std::string way = " after a path of " + readable(end.travelled) + " m.";
    const std::string when = readable(motion.stop) + " s";
    if (!spins(solved)) return "Comes to rest after " + when + way;
    const std::string turned =
        "turned by " + readable((end.theta - solved.start.theta) * degreesPerRadian) + "°,";
    if (solved.inputs.model == Model::coupled)
        return "Sliding and spinning end together after " + when + ", " + turned + way;
    if (solved.inputs.model == Model::viscous)
        return "Slower than the viscous stop after " + when + ", " + turned + way;
    const auto first = std::ranges::find_if(motion.changes, [](const Change& c) { return c.t > 0; });
    std::string sentence = "Comes to rest after " + when + ", " + turned + way;
    if (first->t < motion.stop)
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
    const Motion& motion = solved.mainMotion();
    const State end = motion.at(solved.endOf(motion));
    if (motion.stop == 0)
        return {"stopped",
                solved.inputs.model == Model::viscous ? "Stays where it is."
                                                      : "Stays where it is: friction holds it.",
                RunOutcome::Tone::good};
    if (solved.stops(motion)) return {"stopped", howItEnds(solved, end), RunOutcome::Tone::good};
    const bool givenUp = motion.givenUp.has_value();
    std::string sentence = (givenUp ? "Given up after " : "Still moves at the end, after ")
                           + readable(solved.endOf(motion)) + (givenUp ? " s, still moving at " : " s, at ")
                           + readable(std::hypot(end.vx, end.vw)) + " m/s";
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
    const Motion& coupled = solved.motions.front();
    if (coupled.givenUp && &coupled != &solved.mainMotion())
        warnings.push_back(givenUpText(*coupled.givenUp));
    return warnings;
}

std::vector<Doubt> doubtsOf(const Solved& solved) {
    std::vector<Doubt> doubts;
    doubtResidual(solved.residual, doubts);
    if (const auto& givenUp = solved.mainMotion().givenUp)
        doubts.push_back({Doubt::Kind::bound, givenUpText(*givenUp)});
    return doubts;
}

std::vector<Measure> measuresOf(const Solved& solved) {
    const Motion& motion = solved.mainMotion();
    const State end = motion.at(solved.endOf(motion));
    const auto energyOf = [&](const State& state) {
        return energiesOf(solved.body, solved.field, state).mechanical();
    };
    return measuresOf(measureTable(), Finish{solved, motion, end, energyOf(solved.start), energyOf(end)});
}

std::vector<RunEvent> eventsOf(const Solved& solved) {
    std::vector<RunEvent> events;
    const Motion& motion = solved.mainMotion();
    for (const Change& change : motion.changes) {
        // The body may find its pivot only in the last moments before its stop.
        const bool fleeting = change.phase == Phase::pivoting && motion.stop - change.t < 1e-6 * motion.stop;
        if (change.t > solved.duration || fleeting) continue;
        const State s = motion.at(change.t);
        events.push_back({change.t,
                          change.phase == Phase::resting ? "rest"
                          : change.t == 0                ? "start"
                                                         : "change",
                          change.label,
                          {s.x, s.w},
                          change.t > 0,
                          valuesOf(eventTable(), s)});
    }
    return events;
}

std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved) {
    const Motion& motion = solved.mainMotion();
    std::vector<std::pair<std::string, std::string>> audit{
        {"Model", idOf(solved.inputs.model)},
        {"Solver", motion.method},
        {"Tolerance", motion.steps > 0 ? motion.tolerance : "rounding"},
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
        const Motion& motion = solved.motions[static_cast<std::size_t>(model)];
        const State end = motion.at(solved.endOf(motion));
        table.rows.push_back({std::string(nameOf(model)), solved.stops(motion) ? motion.stop : nothing,
                              end.travelled, distance(end, solved.start), end.theta * degreesPerRadian,
                              std::hypot(end.vx, end.vw), end.spin, end.dissipated});
    }
    return table;
}

} // namespace talweg::rough_plane
