#include "systems/incline/incline_system.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/incline/mandala_2025.h"
#include "systems/incline/outputs.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace talweg::incline {

namespace {

// --- samples ---------------------------------------------------------------------------------------

/// More time steps than this are not all kept in samples.
constexpr std::size_t mostSteps = 20000;

/// Evenly; time steps as they are, since slip and energy jump from one to the next.
std::vector<double> sampleTimes(const Race& race, std::size_t rows) {
    const auto longest =
        std::ranges::max_element(race.rides, {}, [](const Ride& r) { return r.knots.size(); });
    std::vector<double> times;
    if (!longest->knots.empty() && longest->knots.size() <= mostSteps) {
        for (const Ride::Knot& knot : longest->knots)
            times.push_back(knot.t);
        return times;
    }
    for (std::size_t i = 0; i < rows; ++i)
        times.push_back(
            std::min(race.duration, race.duration * static_cast<double>(i) / static_cast<double>(rows - 1)));
    return times;
}

/// Also at every arrival.
Samples samplesOf(const Race& race, std::size_t rows) {
    std::vector<double> times = sampleTimes(race, rows);
    for (const Ride& ride : race.rides)
        times.push_back(ride.duration);
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    Samples samples{std::move(times), {}, {}};
    samples.columns.resize(stateAt(race, 0).size());
    samples.mode.assign(samples.t.size(), 0);
    for (const double t : samples.t) {
        const std::vector<double> state = stateAt(race, t);
        for (std::size_t c = 0; c < state.size(); ++c)
            samples.columns[c].push_back(state[c]);
    }
    return samples;
}

// --- report ----------------------------------------------------------------------------------------

/// That the first body is at the foot, as a clause; `second` is the same body where it is alone.
std::string winOf(const Race& race, const Ride& first, const Ride& second) {
    const std::string& name = first.racer.name;
    const std::string time = withDecimals(first.duration, 3);
    const std::string speed = withDecimals(std::hypot(first.end.vx, first.end.vy), 2);
    if (race.rides.size() == 1) return tr("%1 is at the foot after %2 s at %3 m/s", name, time, speed);
    if (!second.arrived) return tr("%1 wins: at the foot after %2 s at %3 m/s", name, time, speed);
    return tr("%1 wins: at the foot after %2 s at %3 m/s, %4 s before %5", name, time, speed,
              withDecimals(second.duration - first.duration, 3), second.racer.name);
}

RunOutcome outcomeOf(const Race& race) {
    const auto order = arrivalOrder(race);
    const Ride& first = race.rides[order.front()];
    const bool slides = std::ranges::any_of(race.rides, &Ride::slides);
    RunOutcome outcome{slides ? "sliding" : "rolling", "", RunOutcome::Tone::neutral};
    if (!first.arrived) {
        outcome.id = "time-limit";
        outcome.tone = RunOutcome::Tone::bad;
        outcome.sentence = tr("No body reaches the foot within %1 s.", shortest(race.inputs.tEnd));
        return outcome;
    }
    outcome.tone = RunOutcome::Tone::good;
    const std::string win = winOf(race, first, order.size() > 1 ? race.rides[order[1]] : first);
    outcome.sentence = slides ? tr("%1; not all roll.", win) : tr("%1; all roll.", win);
    return outcome;
}

ResultTable bodiesTable(const Race& race) {
    ResultTable table{"bodies",
                      tr("Arrival"),
                      {{"name", "", tr("Body"), ""},
                       {"order", "", tr("Order"), ""},
                       {"k", "k", tr("Inertia factor"), ""},
                       {"mode", "", tr("Moves by"), ""},
                       {"time", "t", tr("Time to the foot"), "s"},
                       {"speed", "v", tr("Speed there"), "m/s"},
                       {"mu_needed", "μ", tr("Friction needed to roll"), ""},
                       {"energy_residual", "", tr("Energy residual"), ""},
                       {"angular_momentum", "L", tr("Angular momentum there (kg m²/s)"), ""}},
                      {}};
    const auto order = arrivalOrder(race);
    for (std::size_t i = 0; i < race.rides.size(); ++i) {
        const Ride& ride = race.rides[i];
        const auto place = std::ranges::find(order, i) - order.begin();
        const double R = ride.racer.radius;
        table.rows.push_back({ride.racer.name, static_cast<double>(place + 1), ride.racer.k,
                              ride.slides ? tr("sliding") : tr("rolling"),
                              ride.arrived ? ride.duration : nothing, std::hypot(ride.end.vx, ride.end.vy),
                              ride.muNeeded, energyResidual(race.inputs, ride),
                              ride.racer.k * ride.racer.mass * R * R * std::abs(ride.end.spin)});
    }
    return table;
}

/// The time to the foot by the published method at several time steps, against the exact one. No numbers
/// where that would take too many steps.
ResultTable convergenceTable(const Race& race, const std::stop_token& stop) {
    ResultTable table{"convergence",
                      tr("Time step"),
                      {{"name", "", tr("Body"), ""},
                       {"dt", "Δt", tr("Time step"), "s"},
                       {"time", "t", tr("Time to the foot"), "s"},
                       {"time_error", "", tr("Off the exact time by"), "s"},
                       {"total_drift", "", tr("Change of energy and losses"), "J"},
                       {"order", "", tr("Order of convergence"), ""}},
                      {}};
    std::vector<double> steps{0.01, 0.001, 0.00025};
    if (std::ranges::find(steps, race.inputs.dt) == steps.end()) steps.push_back(race.inputs.dt);
    std::ranges::sort(steps, std::greater());
    for (const Ride& ride : race.rides) {
        const double exact = exactRide(race.inputs, ride.racer).duration;
        double lastError = nothing, lastStep = nothing;
        for (const double dt : steps) {
            Inputs inputs = race.inputs;
            inputs.dt = dt;
            inputs.tEnd = std::min(inputs.tEnd, 2 * exact);
            if (inputs.tEnd > mostPublishedSteps * dt) {
                table.rows.push_back({ride.racer.name, dt, nothing, nothing, nothing, nothing});
                continue;
            }
            const Ride stepped = publishedRide(inputs, ride.racer, stop);
            if (stop.stop_requested()) return table;
            const double time = stepped.arrived ? stepped.passing(inputs.length) : nothing;
            const double error = time - exact;
            const auto energy = [&](const State& s) {
                return energiesOf(inputs, ride.racer, s).mechanical() + s.loss;
            };
            table.rows.push_back({ride.racer.name, dt, time, error,
                                  energy(stepped.end) - energy(stepped.start),
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
        const Ride& ride = race.rides[i];
        if (!ride.arrived) continue;
        const double R = ride.racer.radius;
        const Point foot(ride.end.x - R * std::sin(ride.angle), ride.end.y - R * std::cos(ride.angle));
        events.push_back({ride.duration, "arrival",
                          ride.slides ? tr("%1 arrives, sliding", ride.racer.name)
                                      : tr("%1 arrives, rolling", ride.racer.name),
                          foot, true, valuesOf(eventTable(), ride)});
    }
    return events;
}

std::vector<std::string> warningsOf(const Race& race) {
    std::vector<std::string> warnings;
    if (const double residual = energyResidual(race);
        race.inputs.method == Method::published && !(residual <= greatestResidual))
        warnings.push_back(
            tr("The published method does not keep its energy: it is off by %1 of what there is.",
               scientific(residual, 1)));
    if (race.inputs.muK > race.inputs.mu)
        warnings.push_back(
            tr("Kinetic friction above static friction: the exact method slides with the static one."));
    for (const Ride& ride : race.rides)
        if (ride.slides)
            warnings.push_back(tr("%1 slides: rolling needs μ of at least %2.", ride.racer.name,
                                  withDecimals(ride.muNeeded, 4)));
    return warnings;
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
    for (std::size_t i = 0; i < race.rides.size(); ++i) {
        const Racer& racer = race.rides[i].racer;
        scene.bodies.push_back(
            {racer.name, racer.radius, bodyId("x", i), bodyId("y", i), bodyId("angle", i)});
        scene.bodies.back().line = racer.color.value_or(i);
    }
    return scene;
}

SpaceBody::Shape shapeOf(const Racer& racer) {
    using enum SpaceBody::Shape;
    if (racer.round) return racer.hollow ? hollowSphere : sphere;
    return racer.hollow ? hollowCylinder : cylinder;
}

/// The wedge with a lane for each body.
SpaceScene spaceOf(const Race& race) {
    const Inputs& in = race.inputs;
    const auto count = static_cast<double>(race.rides.size());
    const double lane = 2 * in.halfWidth / count;
    std::vector<double> borders;
    for (std::size_t i = 0; i <= race.rides.size(); ++i)
        borders.push_back(-in.halfWidth + lane * static_cast<double>(i));
    const double foot = in.height - in.length * std::tan(in.angle / degreesPerRadian);
    SpaceScene scene{extruded({{0, in.height}, {in.length, foot}}, borders, std::min(0.0, foot)), {}};
    const std::vector<double> middles = lanes(in);
    for (std::size_t i = 0; i < race.rides.size(); ++i) {
        const Racer& racer = race.rides[i].racer;
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

/// Null when stopped.
std::shared_ptr<const Race> raceOf(const Inputs& inputs, const std::stop_token& stop) {
    auto race = std::make_shared<Race>();
    race->inputs = inputs;
    const bool exact = race->inputs.method == Method::exact;
    for (const Racer& racer : race->inputs.racers) {
        race->rides.push_back(exact ? exactRide(race->inputs, racer)
                                    : publishedRide(race->inputs, racer, stop));
        if (stop.stop_requested()) return nullptr;
        race->duration = std::max(race->duration, race->rides.back().duration);
    }
    return race;
}

class PreparedRace : public Prepared {
public:
    explicit PreparedRace(Inputs inputs) : m_inputs(std::move(inputs)) {}

    std::shared_ptr<const Run> conclude(const std::stop_token& stop) const override {
        const auto race = raceOf(m_inputs, stop);
        if (!race) return nullptr;
        auto run = std::make_shared<Run>();
        run->outcome.id = outcomeOf(*race).id;
        run->measures = measuresOf(*race);
        return run;
    }

    std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const override {
        const auto race = raceOf(m_inputs, stop);
        if (!race) return nullptr;
        auto run = std::make_shared<Run>();
        run->outcome = outcomeOf(*race);
        run->warnings = warningsOf(*race);
        run->measures = measuresOf(*race);
        run->events = eventsOf(*race);
        run->audit = auditOf(*race);
        run->scene = sceneOf(*race);
        run->space = spaceOf(*race);
        run->tables = {bodiesTable(*race)};
        if (race->inputs.method == Method::published) run->tables.push_back(convergenceTable(*race, stop));
        if (stop.stop_requested()) return nullptr;
        for (const Ride& ride : race->rides)
            run->bodies.push_back(ride.racer.name);
        run->duration = race->duration;
        run->state = [race](double t) { return stateAt(*race, t); };
        run->samples = [race](std::size_t rows) { return samplesOf(*race, std::max<std::size_t>(rows, 2)); };
        if (progress) progress(1);
        return run;
    }

private:
    Inputs m_inputs;
};

Preparation prepared(const Values& values) {
    Inputs inputs = inputsOf(values);
    if (auto problems = checkTogether(inputs); !problems.empty()) return {std::move(problems)};
    return {{}, std::make_shared<const PreparedRace>(std::move(inputs))};
}

// --- descriptor ------------------------------------------------------------------------------------

/// Of a quantity of every body against time.
FigureRecipe figure(const char* quantity, std::string title, bool zeroLine = false) {
    return {.id = quantity, .title = std::move(title), .series = {{quantity}}, .zeroLine = zeroLine};
}

std::vector<FigureRecipe> figures() {
    return {{.id = "trajectory", .title = tr("Race"), .kind = FigureRecipe::Kind::scene},
            {.id = "space", .title = tr("In space"), .kind = FigureRecipe::Kind::space},
            figure("speed", tr("Speed")),
            figure("translational", tr("Translational")),
            figure("rotational", tr("Rotational")),
            figure("potential", tr("Potential")),
            figure("mechanical", tr("Mechanical")),
            figure("friction", tr("Heat")),
            figure("friction_printed", tr("Heat as printed")),
            figure("total", tr("Total")),
            figure("angular_momentum", tr("Momentum")),
            figure("slip", tr("Slip"), true)};
}

std::vector<Example> examples() {
    const std::string published = "published";
    const auto heavier = [](const char* shape, const char* mass) {
        std::string list;
        for (const char* id : {"hollow-sphere", "solid-sphere", "hollow-cylinder", "solid-cylinder"})
            list += (list.empty() ? "" : ", ") + std::string(id)
                    + (std::string(id) == shape ? std::string(" m=") + mass : "");
        return list;
    };
    std::vector<ExampleExperiment> masses;
    for (const auto& [shape, name] : {std::pair{"solid-sphere", tr("Solid sphere")},
                                      {"hollow-sphere", tr("Hollow sphere")},
                                      {"solid-cylinder", tr("Solid cylinder")},
                                      {"hollow-cylinder", tr("Hollow cylinder")}})
        for (const char* mass : {"2", "10"})
            masses.push_back({tr("%1, %2 kg", name, mass), {{"bodies", bodiesFrom(heavier(shape, mass))}}});
    const auto limit = [](Study::Swept swept, const char* friction) {
        return Study{.axes = {std::move(swept), {"mu", friction}},
                     .over = {"g", "9.81"},
                     .measures = {"time_1", "speed_1"},
                     .requirement = "rolling >= 100",
                     .smallest = "mu"};
    };
    return {{"mandala-race",
             tr("Mandala 2025: four bodies race"),
             tr("A solid and a hollow sphere and a solid and a hollow cylinder, 0.2 m in radius, roll down a "
                "ramp of 15°. The solid sphere wins after 3.379 s, and mass has no part in it. The published "
                "time stepping comes within a step of the exact times; with e = 1 it makes tiny bounces, so "
                "that its slip is never quite zero but shrinks with the time step."),
             {{tr("Exact"), {}},
              {tr("As published, 1 ms"), {{"method", published}}},
              {tr("As published, 10 ms"), {{"method", published}, {"dt", 0.01}}},
              {tr("As published, 0.25 ms"), {{"method", published}, {"dt", 0.00025}}}}},
            {"mandala-masses", tr("Mandala 2025: heavier bodies"),
             tr("Each body twice and ten times as heavy: energy, momentum and heat grow with the mass, the "
                "motion stays the same."),
             masses},
            {"slide-roll-limit",
             tr("When do they slide?"),
             tr("Bodies with more inertia slide first: rolling needs tan α ≤ μ(1+k)/k. The studies find the "
                "least friction with which all roll, at every tilt and for every inertia factor; on their "
                "maps the line is the limit between rolling and sliding. With μ = 0.3 a hollow cylinder "
                "rolls up to 30.96°."),
             {{tr("At 35°"), {{"angle", 35.0}, {"height", 8.0}}, {}},
              {tr("Tilt swept"), {{"height", 40.0}}, limit({"angle", "2:74:2"}, "0.02:2:0.02")},
              {tr("Inertia swept"),
               {{"bodies", bodiesFrom("body k=0.4")}, {"angle", 30.0}, {"height", 10.0}},
               limit({"bodies[1].k", "0.05:1:0.05"}, "0.01:0.4:0.005")}}}};
}

} // namespace

System system() {
    System incline;
    incline.id = "incline";
    incline.name = tr("Incline race");
    incline.summary = tr("Solid and hollow bodies rolling and sliding down a ramp side by side.");
    incline.parameters = parametersOf(inputTable());
    incline.bodyQuantities = bodyQuantities();
    incline.modes = {tr("Down the ramp")};
    incline.eventColumns = quantitiesOf(eventTable());
    incline.figures = figures();
    incline.examples = examples();
    incline.reproductions = {mandala2025()};
    incline.measures = quantitiesOf(measureTable());
    incline.tableMeasures = {"t", "time_1", "speed_1", "mu_needed_1", "energy_residual"};
    incline.success = {"rolling", "", tr("All roll"), "%"};
    incline.studyMeasures = {"time_1", "speed_1", "mu_needed_1", "time_error_1", "t"};
    incline.studyOver = "g";
    incline.studySmallest = "mu";
    incline.studyAxes = {
        {"angle", "5:25:5"}, {"mu", "0.05:1:0.05"}, {"bodies[1].k", "0.1:1:0.1"}, {"g", "9.81"}};
    incline.studyRequirement = "rolling >= 100";
    incline.prepare = prepared;
    return incline;
}

} // namespace talweg::incline
