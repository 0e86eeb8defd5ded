#include "systems/rough_plane/outputs.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg::rough_plane {

namespace {

std::string readable(double number, std::string_view unit = "s") {
    return quantitySignificant(number, unit, 4);
}

bool spins(const Solved& solved) {
    return solved.start.spin != 0 && solved.body.gyrationSquared > 0;
}

/// Coefficient of dry friction, also if it was entered as a force.
double coefficientOf(const Solved& solved) {
    const Inputs& in = solved.inputs;
    return in.frictionAs == FrictionAs::mu && !hasOwnForces(in)
               ? in.mu
               : solved.field.friction / (in.g * std::cos(in.phi * radiansPerDegree));
}

std::string howItEnds(const Solved& solved, const State& end) {
    const Trajectory& trajectory = solved.mainTrajectory();
    const std::string path = readable(end.travelled, "m"), when = readable(trajectory.stop());
    if (!spins(solved)) return tr("Comes to rest after %1 s; the body has travelled %2 m.", when, path);
    const std::string turned = readable((end.theta - solved.start.theta) * degreesPerRadian, "°");
    if (solved.model() == Model::coupled)
        return tr(
            "Sliding and spinning end together after %1 s; the body has turned by %2° and travelled %3 m.",
            when, turned, path);
    if (solved.model() == Model::viscous)
        return tr("Slows to below the stop speed of the viscous model after %1 s; the body has turned by %2° "
                  "and travelled %3 m.",
                  when, turned, path);
    const auto first = std::ranges::find_if(trajectory.events, [](const Event& c) { return c.t > 0; });
    if (first->t < trajectory.stop())
        return tr("Comes to rest after %1 s; the body has turned by %2° and travelled %3 m. Before that, at "
                  "%4 s: %5.",
                  when, turned, path, readable(first->t), first->label);
    return tr("Comes to rest after %1 s; the body has turned by %2° and travelled %3 m.", when, turned, path);
}

std::string howItIsBack(const Solved& solved, const State& end) {
    return tr("Returns to w = 0 after %1 s, at x = %2 m with a speed of %3 m/s; the body has travelled %4 m.",
              readable(*solved.back), readable(end.x, "m"), readable(std::hypot(end.vx, end.vw), "m/s"),
              readable(end.travelled, "m"));
}

void addBack(std::vector<RunEvent>& events, double t, const State& s) {
    const auto next = std::ranges::upper_bound(events, t, {}, &RunEvent::t);
    events.insert(next, {t, "back", tr("Returns to w = 0"), {s.x, s.w}, true, valuesOf(eventTable(), s)});
}

std::string givenUpText(double t) {
    return tr("The solution of the coupled model was aborted at t = %1 s because it needed too many steps.",
              readable(t));
}

std::string howItMovesOn(const Solved& solved, const State& end) {
    const std::string when = readable(solved.endOf(solved.mainTrajectory()));
    const std::string speed = readable(std::hypot(end.vx, end.vw), "m/s"),
                      path = readable(end.travelled, "m");
    if (spins(solved))
        return tr(
            "Still moving at %2 m/s and %3 rad/s when the run ends after %1 s; the body has travelled %4 m.",
            when, speed, readable(end.spin, "rad/s"), path);
    return tr("Still moving at %2 m/s when the run ends after %1 s; the body has travelled %3 m.", when,
              speed, path);
}

std::string howItIsGivenUp(const Solved& solved, const State& end) {
    const std::string when = readable(solved.endOf(solved.mainTrajectory()));
    const std::string speed = readable(std::hypot(end.vx, end.vw), "m/s"),
                      path = readable(end.travelled, "m");
    if (spins(solved))
        return tr(
            "Aborted after %1 s while still moving at %2 m/s and %3 rad/s; the body has travelled %4 m.",
            when, speed, readable(end.spin, "rad/s"), path);
    if (solved.start.vx == 0 && solved.start.vw == 0)
        return tr("Aborted after %1 s while still moving at %2 m/s; the body has travelled %3 m. The body "
                  "creeps because friction nearly holds it.",
                  when, speed, path);
    return tr("Aborted after %1 s while still moving at %2 m/s; the body has travelled %3 m.", when, speed,
              path);
}

} // namespace

std::string nameOf(Model model) {
    switch (model) {
    case Model::coupled:
        return tr("Coupled");
    case Model::decoupled:
        return tr("Decoupled");
    case Model::printed:
        return tr("As printed");
    case Model::viscous:
        break;
    }
    return tr("Viscous");
}

std::string wordOf(Model model) {
    switch (model) {
    case Model::coupled:
        return tr("coupled");
    case Model::decoupled:
        return tr("decoupled");
    case Model::printed:
        return tr("as printed");
    case Model::viscous:
        break;
    }
    return tr("viscous");
}

const char* idOf(Model model) {
    constexpr std::array ids{"coupled", "decoupled", "viscous", "printed"};
    return ids[static_cast<std::size_t>(model)];
}

RunOutcome outcomeOf(const Solved& solved) {
    const Trajectory& trajectory = solved.mainTrajectory();
    const State end = trajectory.at(solved.endOf(trajectory));
    if (trajectory.stop() == 0)
        return {"stopped",
                solved.model() == Model::viscous ? tr("Stays at rest.")
                                                 : tr("Stays at rest: friction holds the body."),
                RunOutcome::Tone::good};
    if (solved.stops(trajectory)) return {"stopped", howItEnds(solved, end), RunOutcome::Tone::good};
    if (solved.endsBack()) return {"back", howItIsBack(solved, end), RunOutcome::Tone::neutral};
    if (trajectory.outcome == Outcome::givenUp)
        return {"given-up", howItIsGivenUp(solved, end), RunOutcome::Tone::bad};
    return {"moving", howItMovesOn(solved, end), RunOutcome::Tone::neutral};
}

std::vector<std::string> warningsOf(const Solved& solved) {
    const Inputs& in = solved.inputs;
    std::vector<std::string> warnings;
    if (!solved.body.balanced)
        warnings.push_back(
            hasOwnForces(in)
                ? tr("Friction forces c₁ and c₂ are not in the ratio of the particles’ weights. Friction "
                     "therefore sets the body spinning even if it starts without spin.")
            : in.body == Shape::particles
                ? tr("The friction force is the same on all particles although their weights differ. "
                     "Friction therefore sets the body spinning even if it starts without spin.")
                : tr("L₁ ≠ L₂: as in Eberly 2008, the rod presses evenly on the plane although its centre of "
                     "mass is not in the middle. Friction therefore sets the rod spinning even if it starts "
                     "without spin."));
    if (solved.model() == Model::printed && isPrinted(in.body))
        warnings.push_back(tr("This run uses the formulas as printed in Eberly 2008, including their errors: "
                              "positions and angles do not match the velocities."));
    const double mu = coefficientOf(solved);
    if (in.body == Shape::box && solved.model() != Model::viscous && in.h * mu > std::min(in.a, in.b))
        warnings.push_back(tr("A box this tall could tip over: μ h = %1 m exceeds its shorter half-side. The "
                              "model assumes that the box stays flat.",
                              readable(in.h * mu, "m")));
    const Trajectory& coupled = solved.trajectories.front();
    if (coupled.outcome == Outcome::givenUp && &coupled != &solved.mainTrajectory())
        warnings.push_back(givenUpText(coupled.duration));
    return warnings;
}

std::vector<Doubt> doubtsOf(const Solved& solved) {
    std::vector<Doubt> doubts;
    doubtLedger(solved.residual, solved.breaches, doubts);
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
        // A pivot may be found only just before the stop. Later than this fraction of the time, its event is
        // omitted.
        constexpr double lastMoments = 1e-6;
        const bool fleeting =
            event.mode == Mode::pivoting && trajectory.stop() - event.t < lastMoments * trajectory.stop();
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
    if (solved.back) addBack(events, *solved.back, trajectory.at(*solved.back));
    return events;
}

std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved) {
    const Trajectory& trajectory = solved.mainTrajectory();
    std::vector<std::pair<std::string, std::string>> audit{
        {tr("Model"), wordOf(solved.model())},
        {tr("Friction"), tr("μ = %1, friction force %2 N", significant(coefficientOf(solved), 5),
                            significant(solved.body.mass * solved.field.friction, 5))},
        {tr("Solver"), trajectory.method},
        {tr("Tolerance"), trajectory.steps > 0 ? trajectory.tolerance : tr("rounding error")},
        {tr("Energy residual"), tr("%1 of the energy given to the run", scientific(solved.residual, 1))}};
    if (solved.model() == Model::viscous)
        audit.emplace_back(tr("Cut-off"),
                           tr("motion ends below %1 m/s", quantityInFull(solved.inputs.stopSpeed, "m/s")));
    return audit;
}

ResultTable modelsTable(const Solved& solved) {
    ResultTable table = resultTable("models", tr("Stopping time, path and angle by model"), endTable());
    for (const Model model : models) {
        const Trajectory& trajectory = solved.trajectories[static_cast<std::size_t>(model)];
        addRow(table, endTable(),
               ModelEnd{solved, model, trajectory, trajectory.at(solved.endOf(trajectory))});
    }
    return table;
}

std::optional<ResultTable> printedTable(const Solved& solved) {
    if (!isPrinted(solved.inputs.body)) return {};
    const auto endBy = [&](Model model) {
        return solved.trajectories[static_cast<std::size_t>(model)].at(solved.duration);
    };
    const auto numbers = [&](const std::string& formulas, Model model, double deceleration, double distance) {
        const State end = endBy(model);
        return PrintedNumbers{formulas,
                              deceleration,
                              distance,
                              std::hypot(end.x - solved.start.x, end.w - solved.start.w),
                              (end.theta - solved.start.theta) * degreesPerRadian,
                              end.spin};
    };
    const Slowing slowing = printedSlowing(solved.inputs, solved.body, solved.field);
    const double corrected = solved.field.friction * solved.body.meanDistance / solved.body.gyrationSquared;
    ResultTable table = resultTable("printed", tr("The decoupled model as printed"), printedTable());
    const PrintedNumbers a =
        numbers(tr("Printed"), Model::printed, slowing.deceleration, slowing.meanDistance);
    const PrintedNumbers b = numbers(tr("Corrected"), Model::decoupled, corrected, solved.body.meanDistance);
    const PrintedNumbers difference{tr("Difference"),
                                    a.deceleration - b.deceleration,
                                    a.meanDistance - b.meanDistance,
                                    a.away - b.away,
                                    a.turned - b.turned,
                                    a.spin - b.spin};
    for (const PrintedNumbers& row : {a, b, difference})
        addRow(table, printedTable(), row);
    return table;
}

} // namespace talweg::rough_plane
