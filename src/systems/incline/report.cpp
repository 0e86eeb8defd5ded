#include "systems/incline/report.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "physics/hollow_body.h"
#include "systems/sampler.h"
#include "systems/system.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace talweg::incline {

namespace {

/// Largest number of time steps for which samples contain every step.
constexpr std::size_t maxSteps = 20000;

/// The times of samples: evenly spaced times and all arrivals. For the published method, the times of its
/// steps, because slip and energy jump between steps.
std::vector<double> timesOf(const Race& race, std::size_t rows) {
    std::vector<double> times;
    for (const Trajectory& trajectory : race.trajectories)
        times.push_back(trajectory.duration);
    const auto longest =
        std::ranges::max_element(race.trajectories, {}, [](const Trajectory& t) { return t.knots.size(); });
    if (longest->knots.empty() || longest->knots.size() > maxSteps)
        return sampleTimes(race.duration, rows, std::move(times));
    for (const Trajectory::Knot& knot : longest->knots)
        times.push_back(knot.t);
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

/// A clause: `first` has reached the foot. `second` is the next body in the order of arrival, or `first` if
/// there is no other.
std::string winOf(const Race& race, const Trajectory& first, const Trajectory& second) {
    const std::string& name = first.racer.name;
    const std::string time = withDecimals(first.duration, 3);
    const std::string speed = quantity(std::hypot(first.end.vx, first.end.vy), "m/s");
    if (race.trajectories.size() == 1)
        return tr("%1 reaches the foot after %2 s at %3 m/s", name, time, speed);
    if (!second.arrived()) return tr("%1 wins: it reaches the foot after %2 s at %3 m/s", name, time, speed);
    if (second.duration == first.duration)
        return tr("Dead heat: %1 and %2 reach the foot after %3 s at %4 m/s", name, second.racer.name, time,
                  speed);
    return tr("%1 wins: it reaches the foot after %2 s at %3 m/s, %4 s before %5", name, time, speed,
              withDecimals(second.duration - first.duration, 3), second.racer.name);
}

SpaceBody::Shape shapeOf(const Racer& racer) {
    using enum SpaceBody::Shape;
    if (racer.round) return racer.hollow ? hollowSphere : sphere;
    return racer.hollow ? hollowCylinder : cylinder;
}

/// Ratio of inner to outer radius, computed from shape and inertia.
double hollowPart(const Racer& racer) {
    if (!racer.hollow) return 0;
    return racer.round ? thickShellRatio(racer.k) : hollowCylinderRatio(racer.k);
}

} // namespace

Samples samplesOf(const Race& race, std::size_t rows) {
    Sampler sampler(stateAt(race, 0).size());
    for (const double t : timesOf(race, rows))
        sampler.add(t, stateAt(race, t), 0);
    return sampler.take();
}

RunOutcome outcomeOf(const Race& race) {
    const auto order = arrivalOrder(race);
    const Trajectory& first = race.trajectories[order.front()];
    const bool slides = std::ranges::any_of(race.trajectories, &Trajectory::slides);
    RunOutcome outcome{slides ? "sliding" : "rolling", "", RunOutcome::Tone::neutral};
    if (!first.arrived()) {
        outcome.id = "time-limit";
        outcome.tone = RunOutcome::Tone::bad;
        outcome.sentence = tr("No body reaches the foot within %1 s.", shortest(race.inputs.tEnd));
        return outcome;
    }
    outcome.tone = RunOutcome::Tone::good;
    const std::string win = winOf(race, first, order.size() > 1 ? race.trajectories[order[1]] : first);
    outcome.sentence = slides ? tr("%1; not all bodies roll.", win) : tr("%1; all bodies roll.", win);
    return outcome;
}

ResultTable bodiesTable(const Race& race) {
    ResultTable table = resultTable("bodies", tr("Arrival"), arrivalTable());
    table.leads = true;
    const auto order = arrivalOrder(race);
    for (std::size_t i = 0; i < race.trajectories.size(); ++i) {
        const auto place = std::ranges::find(order, i) - order.begin();
        addRow(table, arrivalTable(), Arrival{race, race.trajectories[i], static_cast<double>(place + 1)});
    }
    return table;
}

ResultTable convergenceTable(const Race& race, const std::stop_token& stop) {
    ResultTable table = resultTable("convergence", tr("Time step"), timeStepTable());
    std::vector<double> steps{0.01, 0.001, 0.00025};
    if (std::ranges::find(steps, race.inputs.dt) == steps.end()) steps.push_back(race.inputs.dt);
    std::ranges::sort(steps, std::greater());
    for (const Trajectory& trajectory : race.trajectories) {
        const double exact = exactTrajectory(race.inputs, trajectory.racer).duration;
        double lastError = nothing, lastStep = nothing;
        for (const double dt : steps) {
            Inputs inputs = race.inputs;
            inputs.dt = dt;
            inputs.tEnd = std::min(inputs.tEnd, 2 * exact);
            if (inputs.tEnd > maxPublishedSteps * dt) {
                addRow(table, timeStepTable(), TimeStep{trajectory.racer.name, dt});
                continue;
            }
            const Trajectory stepped = publishedTrajectory(inputs, trajectory.racer, stop);
            if (stop.stop_requested()) return table;
            const double time = stepped.arrived() ? stepped.passing(inputs.length) : nothing;
            const double error = time - exact;
            addRow(table, timeStepTable(),
                   TimeStep{trajectory.racer.name, dt, time, error, energyDrift(inputs, stepped),
                            std::log(std::abs(lastError / error)) / std::log(lastStep / dt)});
            lastError = error;
            lastStep = dt;
        }
    }
    return table;
}

std::vector<RunEvent> eventsOf(const Race& race) {
    std::vector<RunEvent> events;
    for (const std::size_t i : arrivalOrder(race)) {
        const Trajectory& trajectory = race.trajectories[i];
        if (!trajectory.arrived()) continue;
        const double R = trajectory.racer.radius;
        const Point foot(trajectory.end.x - R * std::sin(trajectory.angle),
                         trajectory.end.y - R * std::cos(trajectory.angle));
        events.push_back({trajectory.duration, "arrival",
                          trajectory.slides ? tr("%1 arrives, sliding", trajectory.racer.name)
                                            : tr("%1 arrives, rolling", trajectory.racer.name),
                          foot, true, valuesOf(eventTable(), trajectory)});
    }
    return events;
}

std::vector<std::string> warningsOf(const Race& race) {
    std::vector<std::string> warnings;
    if (const double residual = energyResidual(race);
        race.inputs.method == Method::published && !(residual <= maxResidual))
        warnings.push_back(tr("The published method does not conserve energy; the energy residual is %1 of "
                              "the potential energy released between the start and the foot.",
                              scientific(residual, 1)));
    const auto slidesHarder = [&](const Racer& racer) {
        return kineticFriction(race.inputs, racer) > staticFriction(race.inputs, racer);
    };
    if (race.inputs.method == Method::exact && std::ranges::any_of(race.inputs.racers, slidesHarder))
        warnings.push_back(tr("Kinetic friction exceeds static friction; the exact method then uses static "
                              "friction for sliding, too."));
    for (const Trajectory& trajectory : race.trajectories)
        if (trajectory.slides)
            warnings.push_back(race.inputs.method == Method::exact
                                   ? tr("%1 slides: rolling needs μ of at least %2.", trajectory.racer.name,
                                        withDecimals(trajectory.muNeeded, 4))
                                   : tr("%1 slides: rolling needs μ′ of at least %2, because the published "
                                        "method uses only kinetic friction.",
                                        trajectory.racer.name, withDecimals(trajectory.muNeeded, 4)));
    return warnings;
}

namespace {

/// The index of the winner; with equal times, the first of them.
std::size_t winnerOf(const std::vector<Finish>& finishes) {
    const auto time = [](const Finish& f) {
        return f.arrives ? f.t : std::numeric_limits<double>::infinity();
    };
    return static_cast<std::size_t>(std::ranges::min_element(finishes, {}, time) - finishes.begin());
}

/// A sentence if halving the time step changes the result of the race; otherwise empty.
std::string dependenceOnStep(const Race& race) {
    std::vector<Finish> finishes;
    for (const Trajectory& trajectory : race.trajectories)
        finishes.push_back(Finish::of(trajectory, race.inputs.length));
    const auto near = [](double x, double y) { return std::abs(x - y) <= sameEnd * x; };
    for (std::size_t i = 0; i < finishes.size(); ++i) {
        const std::string& name = race.trajectories[i].racer.name;
        const Finish &whole = finishes[i], &half = race.halved[i];
        if (half.arrives && !(whole.arrives && near(whole.t, half.t) && near(whole.speed, half.speed)))
            return tr("The race depends on the time step: with half the step, %1 reaches the foot after %2 s "
                      "at %3 m/s.",
                      name, withDecimals(half.t, 3), quantity(half.speed, "m/s"));
        if (half.arrives != whole.arrives || !near(whole.speed, half.speed))
            return tr("The race depends on the time step: with half the step, %1 does not reach the foot "
                      "within %2 s, and its speed is %3 m/s.",
                      name, withDecimals(half.t, 3), quantity(half.speed, "m/s"));
        if (half.slides != whole.slides)
            return half.slides ? tr("The race depends on the time step: with half the step, %1 slides.", name)
                               : tr("The race depends on the time step: with half the step, %1 rolls.", name);
    }
    const std::size_t first = winnerOf(race.halved);
    if (first == winnerOf(finishes)) return {};
    return tr("The race depends on the time step: with half the step, %1 wins.",
              race.trajectories[first].racer.name);
}

} // namespace

std::vector<Doubt> doubtsOf(const Race& race) {
    std::vector<Doubt> doubts;
    for (const Audit& audit : race.audits) {
        if (race.inputs.method == Method::exact)
            doubtLedger(audit.residual, audit.breaches, doubts);
        else
            doubtNumbers(audit.breaches, doubts);
        if (!doubts.empty()) return doubts; // one body is enough to doubt the run
    }
    if (race.inputs.method == Method::exact) return doubts;
    if (const std::string sentence = dependenceOnStep(race); !sentence.empty())
        doubts.push_back({Doubt::Kind::step, sentence});
    return doubts;
}

std::vector<std::pair<std::string, std::string>> auditOf(const Race& race) {
    const double residual = energyResidual(race);
    const bool exact = race.inputs.method == Method::exact;
    return {{tr("Method"),
             exact ? tr("exact: constant accelerations")
                   : tr("as published: symplectic Euler and impulses, Δt = %1 s", shortest(race.inputs.dt))},
            {tr("Energy residual"), scientific(residual, 1)}};
}

Scene sceneOf(const Race& race) {
    const Inputs& in = race.inputs;
    const double foot = in.height - in.length * std::tan(in.angle / degreesPerRadian);
    Scene scene{{{{-0.1 * in.length, 0},
                  {0, 0},
                  {0, in.height},
                  {in.length, foot},
                  {in.length, 0},
                  {1.1 * in.length, 0}}},
                {}};
    for (std::size_t i = 0; i < race.trajectories.size(); ++i) {
        const Racer& racer = race.trajectories[i].racer;
        scene.bodies.push_back({.name = racer.name,
                                .radius = racer.radius,
                                .x = bodyId("x", i),
                                .y = bodyId("y", i),
                                .angle = bodyId("angle", i),
                                .line = racer.color.value_or(i),
                                .innerRadius = racer.radius * hollowPart(racer)});
    }
    return scene;
}

SpaceScene spaceOf(const Race& race) {
    const Inputs& in = race.inputs;
    const auto count = static_cast<double>(race.trajectories.size());
    const double lane = 2 * in.halfWidth / count;
    std::vector<double> borders;
    for (std::size_t i = 0; i <= race.trajectories.size(); ++i)
        borders.push_back(-in.halfWidth + lane * static_cast<double>(i));
    const double foot = in.height - in.length * std::tan(in.angle / degreesPerRadian);
    SpaceScene scene{extruded({{0, in.height}, {in.length, foot}}, borders, std::min(0.0, foot)), {}};
    const std::vector<double> middles = lanes(in);
    for (std::size_t i = 0; i < race.trajectories.size(); ++i) {
        const Racer& racer = race.trajectories[i].racer;
        scene.bodies.push_back({.name = racer.name,
                                .shape = shapeOf(racer),
                                .radius = racer.radius,
                                .length = std::min(0.8 * lane, 2 * racer.radius),
                                .color = racer.color.value_or(i),
                                .x = bodyId("x", i),
                                .y = bodyId("y", i),
                                .across = middles[i],
                                .turning = {bodyId("angle", i)}});
    }
    return scene;
}

} // namespace talweg::incline
