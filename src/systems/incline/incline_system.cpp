#include "systems/incline/incline_system.h"

#include "base/translation.h"
#include "systems/incline/mandala_2025.h"
#include "systems/incline/report.h"
#include "systems/summary.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace talweg::incline {

namespace {

/// The results at the foot of all bodies, computed with half the time step.
std::vector<Finish> halvedOf(Inputs inputs, const std::stop_token& stop) {
    inputs.dt /= 2;
    std::vector<Finish> finishes;
    for (const Racer& racer : inputs.racers)
        finishes.push_back(Finish::of(publishedTrajectory(inputs, racer, stop), inputs.length));
    return finishes;
}

/// Solves the race. Null when cancelled.
std::shared_ptr<const Race> raceOf(const Inputs& inputs, const std::stop_token& stop) {
    auto race = std::make_shared<Race>();
    race->inputs = inputs;
    const bool exact = race->inputs.method == Method::exact;
    for (const Racer& racer : race->inputs.racers) {
        race->trajectories.push_back(exact ? exactTrajectory(race->inputs, racer)
                                           : publishedTrajectory(race->inputs, racer, stop));
        if (stop.stop_requested()) return nullptr;
        race->audits.push_back(audited(race->inputs, race->trajectories.back()));
        race->duration = std::max(race->duration, race->trajectories.back().duration);
    }
    if (!exact) race->halved = halvedOf(inputs, stop);
    if (stop.stop_requested()) return nullptr;
    return race;
}

class PreparedRace : public Prepared {
public:
    explicit PreparedRace(Inputs inputs) : m_inputs(std::move(inputs)) {}

    std::shared_ptr<const Run> conclude(const std::stop_token& stop) const override {
        const auto race = raceOf(m_inputs, stop);
        return race ? concluded(*race) : nullptr;
    }

    std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const override {
        const auto race = raceOf(m_inputs, stop);
        if (!race) return nullptr;
        auto run = reported(*race);
        run->scene = sceneOf(*race);
        run->space = spaceOf(*race);
        run->tables = {bodiesTable(*race)};
        if (race->inputs.method == Method::published) run->tables.push_back(convergenceTable(*race, stop));
        if (stop.stop_requested()) return nullptr;
        for (const Trajectory& trajectory : race->trajectories)
            run->bodies.push_back(trajectory.racer.name);
        run->duration = race->duration;
        run->state = [race](double t) { return stateAt(*race, t); };
        run->samples = [race](std::size_t rows) { return samplesOf(*race, rows); };
        if (progress) progress(1);
        settleTexts(*run);
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

/// A figure of one quantity against time, with one line per body.
FigureRecipe figure(const char* quantity, std::string title, bool zeroLine = false) {
    return {.id = quantity, .title = std::move(title), .series = {{quantity}}, .zeroLine = zeroLine};
}

std::vector<FigureRecipe> figures() {
    return {{.id = "trajectory", .title = tr("Race"), .kind = FigureRecipe::Kind::scene},
            {.id = "space", .title = tr("3-D view"), .kind = FigureRecipe::Kind::space},
            figure("speed", tr("Speed")),
            figure("spin", tr("Spin")),
            figure("translational", tr("Translational energy")),
            figure("rotational", tr("Rotational energy")),
            figure("potential", tr("Potential energy")),
            figure("mechanical", tr("Mechanical energy")),
            figure("friction", tr("Heat")),
            figure("total", tr("Total")),
            figure("angular_momentum", tr("Momentum")),
            figure("normal_force", tr("Normal force")),
            figure("friction_force", tr("Friction force"), true),
            figure("slip", tr("Slip"), true),
            figure("slip_metric", tr("Slip metric"), true)};
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
            masses.push_back({tr("%1, %2 kg", name, mass),
                              {{"bodies", bodiesFrom(heavier(shape, mass))}, {"method", published}}});
    const auto limit = [](Study::Swept swept, const char* friction) {
        return Study{.axes = {std::move(swept), {"mu", friction}},
                     .over = {"g", "9.81"},
                     .measures = {"time_1", "speed_1"},
                     .requirement = "rolling >= 100",
                     .smallest = "mu"};
    };
    const auto study = [](Study::Swept swept, std::vector<std::string> measures) {
        std::string parameter = swept.parameter;
        return Study{.axes = {std::move(swept), {"bodies[1].k", "0.4,0.5,0.6667,1"}},
                     .over = {"g", "9.81"},
                     .measures = std::move(measures),
                     .requirement = "rolling >= 100",
                     .smallest = std::move(parameter)};
    };
    const Value one = bodiesFrom("body k=0.4");
    return {
        {"mandala-race",
         tr("Mandala 2025: four bodies race"),
         tr("Two spheres and two cylinders, solid and hollow, roll down a ramp of 15°; the solid sphere wins "
            "after 3.379 s. The other experiments use the published time stepping, which is at most 21 ms "
            "early with steps of 10 ms and at most 1 ms early with steps of 0.25 ms. Change the mass of a "
            "body: its time stays the same."),
         {{tr("Exact"), {}},
          {tr("As published, 1 ms"), {{"method", published}}},
          {tr("As published, 10 ms"), {{"method", published}, {"dt", 0.01}}},
          {tr("As published, 0.25 ms"), {{"method", published}, {"dt", 0.00025}}}},
         {},
         0,
         "space"},
        {"mandala-masses",
         tr("Mandala 2025: heavier bodies"),
         tr("Each body is computed with twice and with ten times its mass by the published method. The "
            "figure “Heat” shows the heat of all bodies, which grows with the mass. Compare the experiments: "
            "energy and momentum grow, too, but the motion stays the same."),
         masses,
         {},
         1,
         "friction"},
        {"mandala-studies",
         tr("Mandala 2025: time step, mass and tilt"),
         tr("The studies of the paper vary the time step, the mass and the tilt for the inertia factors of "
            "the four bodies. Smaller time steps reduce the slip, the heat and the time error; larger masses "
            "increase momentum and heat but do not change the time. Open the tilt study to see how the tilt "
            "changes the time and the friction needed to roll."),
         {{tr("Time step study"),
           {{"bodies", one}, {"method", published}},
           study({"dt", "0.00025,0.0005,0.001,0.002,0.005,0.01"},
                 {"time_error_1", "heat_1", "energy_drift_1", "slip_max_1"})},
          {tr("Mass study"),
           {{"bodies", one}, {"method", published}},
           study({"bodies[1].m", "1,2,10"}, {"heat_1", "angular_momentum_1", "translational_1", "time_1"})},
          {tr("Tilt study"),
           {{"bodies", one}},
           study({"angle", "5:25:5"}, {"time_1", "mu_needed_1", "acceleration_1"})}},
         {},
         0,
         "study:mean,x=dt,family=bodies[1].k,measure=heat_1"},
        {"slide-roll-limit",
         tr("Rolling or sliding?"),
         tr("Rolling requires tan α ≤ μ(1+k)/k, so bodies with a larger inertia factor k slide at smaller "
            "tilts. In the map of tilt and friction, a line marks the limit between rolling and sliding: "
            "with μ = 0.3, a hollow cylinder rolls at tilts of at most 30.96°. Open the inertia study to see "
            "the limit for other values of k."),
         {{tr("At 35°"), {{"angle", 35.0}, {"height", 8.0}}, {}},
          {tr("Tilt study"), {{"height", 40.0}}, limit({"angle", "2:74:2"}, "0.02:2:0.02")},
          {tr("Inertia study"),
           {{"bodies", bodiesFrom("body k=0.4")}, {"angle", 30.0}, {"height", 10.0}},
           limit({"bodies[1].k", "0.05:1:0.05"}, "0.01:0.4:0.005")}},
         {},
         1,
         "study:map,x=angle,family=mu"}};
}

/// Ids of the measures of the body in lane 1, then of the winner's time, then of the measures of the other
/// bodies.
std::vector<std::string> studyMeasures() {
    std::vector<std::string> ids;
    for (std::size_t lane = 0; lane < maxRacers; ++lane) {
        for (const char* measure :
             {"time", "speed", "acceleration", "mu_needed", "heat", "slip_max", "angular_momentum",
              "translational", "rotation_share", "energy_drift", "time_error"})
            ids.push_back(bodyId(measure, lane));
        if (lane == 0) ids.emplace_back("t");
    }
    return ids;
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
    incline.measures = measureQuantities();
    incline.tableMeasures = {"t", "time_1", "speed_1", "mu_needed_1", "energy_residual"};
    incline.endings = {
        {"rolling", tr("All rolled")}, {"sliding", tr("Some slid")}, {"time-limit", tr("Time limit"), false}};
    incline.success = {"rolling", "", tr("All roll"), "%"};
    incline.studyMeasures = studyMeasures();
    incline.studyOver = "g";
    incline.studySmallest = "mu";
    incline.studyAxes = {
        {"angle", "5:25:5"}, {"mu", "0.05:1:0.05"}, {"bodies[1].k", "0.1:1:0.1"}, {"g", "9.81"}};
    incline.studyRequirement = "rolling >= 100";
    incline.prepare = prepared;
    return incline;
}

} // namespace talweg::incline
