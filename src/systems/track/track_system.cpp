#include "systems/track/track_system.h"

#include "base/translation.h"
#include "physics/body.h"
#include "systems/air.h"
#include "systems/summary.h"
#include "systems/track/curves.h"
#include "systems/track/input_table.h"
#include "systems/track/layout.h"
#include "systems/track/outputs.h"
#include "systems/track/race.h"
#include "systems/track/report.h"
#include "systems/track/ride.h"
#include "systems/track/roller_coaster.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace talweg::track {

namespace {

double rounded(double number) {
    return std::round(number * 1000) / 1000;
}

class PreparedRide : public Prepared {
public:
    /// The ride of the first body, followed by those of the other bodies in a race.
    explicit PreparedRide(std::vector<Ride> rides) : m_rides(std::move(rides)) {}

    std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const override;
    std::shared_ptr<const Run> conclude(const std::stop_token& stop) const override;
    std::vector<Handle> handles() const override;
    Values drag(std::size_t handle, Point to) const override;

private:
    const Inputs& inputs() const { return m_rides.front().inputs(); }
    std::shared_ptr<const Race> race(const std::stop_token& stop, const Progress& progress) const;

    std::vector<Ride> m_rides;
};

/// Solves only the first body, because all measures belong to it.
std::shared_ptr<const Run> PreparedRide::conclude(const std::stop_token& stop) const {
    const auto s = m_rides.front().solved(stop, {});
    return s ? concluded(*s) : nullptr;
}

/// Solves the race. Null when cancelled.
std::shared_ptr<const Race> PreparedRide::race(const std::stop_token& stop, const Progress& progress) const {
    auto race = std::make_shared<Race>();
    const auto count = static_cast<double>(m_rides.size());
    for (const Ride& ride : m_rides) {
        const auto before = static_cast<double>(race->rides.size());
        Progress part;
        if (progress) part = [&](double done) { progress((before + done) / count); };
        auto s = ride.solved(stop, part);
        if (!s) return nullptr;
        race->duration = std::max(race->duration, s->trajectory.duration);
        race->rides.push_back(std::move(s));
    }
    return race;
}

std::shared_ptr<const Run> PreparedRide::solve(const std::stop_token& stop, const Progress& progress) const {
    const auto all = race(stop, progress);
    if (!all) return nullptr;
    const auto& s = all->rides.front();
    auto run = reported(*s);
    run->scene = sceneOf(*s);
    if (auto table = curveTableOf(*s)) run->tables.push_back(std::move(*table));
    run->duration = s->trajectory.duration;
    run->endsAtRest = s->trajectory.outcome == Outcome::rest;
    run->state = [s](double t) { return quantitiesAt(*s, s->trajectory.at(t)); };
    run->samples = [s](std::size_t rows) { return samplesOf(*s, rows); };
    if (all->rides.size() > 1)
        extend(*run, all);
    else if (auto line = centreLineOf(*s))
        run->tables.push_back(std::move(*line));
    if (progress) progress(1);
    settleTexts(*run);
    return run;
}

/// Handles: the start, then the points of a spline or the finish of a race.
std::vector<Handle> PreparedRide::handles() const {
    std::vector<Handle> handles{{m_rides.front().start(), tr("Drag along the track to move the start.")}};
    if (inputs().curve == "spline")
        for (const Point& point : inputs().points)
            handles.push_back({point, tr("Drag to change the track.")});
    if (inputs().hasFinish())
        handles.push_back({{inputs().dropX, inputs().dropY}, tr("Drag to move the finish.")});
    return handles;
}

Values PreparedRide::drag(std::size_t handle, Point to) const {
    if (handle == 0) {
        const PlaneCurve& track = m_rides.front().track();
        const Point place = track.at(track.nearest(to)).at;
        return {{"p0", std::string("place")}, {"x0", rounded(place.x())}, {"y0", rounded(place.y())}};
    }
    if (inputs().hasFinish())
        return {{"drop_x", std::max(0.1, rounded(to.x()))}, {"drop_y", std::min(-0.1, rounded(to.y()))}};
    Points points = inputs().points;
    points[handle - 1] = {rounded(to.x()), rounded(to.y())};
    return {{"points", points}};
}

/// A body on the curve selected by the values, or the problems with it.
std::variant<Ride, std::vector<Problem>> rideOf(const Values& values, Layouts& layouts) {
    Inputs inputs = inputsOf(inputTable(), values);
    auto layout = layouts.of(values, inputs);
    if (const auto* problem = std::get_if<Problem>(&layout->curve)) return std::vector{*problem};
    const auto start = layouts.startOf(values, inputs, *layout);
    if (auto problems = checkTogether(inputs, *layout, start); !problems.empty()) return problems;
    return Ride(std::move(inputs), std::move(layout), std::get<double>(start));
}

/// Problems of other bodies are reported as problems of their curves, and only if the first body has none.
Preparation prepared(const Values& values, Layouts& layouts) {
    auto first = rideOf(values, layouts);
    if (auto* problems = std::get_if<std::vector<Problem>>(&first)) return {std::move(*problems)};
    std::vector<Ride> rides{std::get<Ride>(std::move(first))};
    std::vector<Problem> problems;
    for (const auto& [parameter, curve] : furtherCurves(rides.front().inputs())) {
        Values its = values;
        its["curve"] = curve;
        auto ride = rideOf(its, layouts);
        if (const auto* found = std::get_if<std::vector<Problem>>(&ride))
            problems.push_back({parameter, tr("%1: %2", nameOfCurve(curve), found->front().message)});
        else
            rides.push_back(std::get<Ride>(std::move(ride)));
    }
    if (!problems.empty()) return {std::move(problems)};
    return {{}, std::make_shared<const PreparedRide>(std::move(rides))};
}

// --- the start -------------------------------------------------------------------------------------

/// Finds the point of a start that is given by its length along the track.
class StartPlaces {
public:
    /// Empty if the start is given by its coordinates, or if the track cannot be made.
    std::optional<Point> of(const Values& values) {
        if (!std::holds_alternative<double>(values.find("p0")->second)) return {};
        return *m_places.of(values, [&values] { return found(inputsOf(inputTable(), values)); });
    }

private:
    static std::optional<Point> found(const Inputs& inputs) {
        const Made curve = curveOf(inputs);
        const auto* track = std::get_if<PlaneCurve>(&curve);
        if (!track) return {};
        const auto start = startOf(inputs, *track);
        const double* at = std::get_if<double>(&start);
        return at ? std::optional(track->at(*at).at) : std::nullopt;
    }

    Memo<std::optional<Point>> m_places{
        {"curve_2", "curve_3",    "curve_4", "m",   "friction", "mu_s",    "mu_k", "c_rr",  "k",
         "b",       "mode",       "side",    "v0",  "g",        "damping", "e",    "stick", "t_end",
         "method",  "table_step", "dt",      "rho", "cd",       "bead_r",  "x0",   "y0"}};
};

/// Makes x₀ and y₀ follow from p₀ if p₀ is a length.
void letStartFollow(std::vector<Parameter>& parameters) {
    const auto places = std::make_shared<StartPlaces>();
    for (Parameter& parameter : parameters) {
        if (parameter.id != "x0" && parameter.id != "y0") continue;
        const Eigen::Index axis = parameter.id == "x0" ? 0 : 1;
        parameter.follows = [places, axis](const Values& values) -> std::optional<double> {
            const std::optional<Point> place = places->of(values);
            return place ? std::optional((*place)[axis]) : std::nullopt;
        };
    }
}

// --- descriptor ------------------------------------------------------------------------------------

Preset fixed(std::string group, std::string name, std::string help, Values values) {
    return {std::move(group), std::move(name), std::move(help), std::nullopt,
            [values = std::move(values)](double) { return values; }};
}

Values raceOfFour() {
    return {{"curve", std::string("cycloid")},
            {"curve_2", std::string("arc")},
            {"curve_3", std::string("parabola")},
            {"curve_4", std::string("straight")},
            {"p0", 0.0}};
}

std::vector<Preset> presets() {
    std::vector<Preset> list;
    const auto typed = [&list](std::string name, std::string help, const char* x, const char* y, double from,
                               double to) {
        list.push_back(fixed(tr("Track"), std::move(name), std::move(help),
                             {{"curve", std::string("custom")},
                              {"x", std::string(x)},
                              {"y", std::string(y)},
                              {"t_from", from},
                              {"t_to", to}}));
    };
    list.push_back(fixed(tr("Track"), tr("Race down four curves"),
                         tr("Cycloid, arc, parabola and straight line from the origin to the same finish (E. "
                            "Neumann, Brachistochrone)."),
                         raceOfFour()));
    typed(tr("Expressions: growing swings"), tr("x = t, y = t cos 3t (E. Neumann, Roller coaster)."), "t",
          "t*cos(3*t)", -8, 8);
    typed(tr("Expressions: V with a corner"),
          tr("x = t, y = |t|, entered as t > 0 ? t : -t (E. Neumann, Roller coaster)."), "t",
          "t > 0 ? t : -t", -3, 3);
    typed(tr("Expressions: circle"),
          tr("Full circle, starting at the apex (E. Neumann, Roller coaster; the original leaves a gap "
             "between the ends)."),
          "cos(t)", "sin(t)", 1.5707963267948966, 7.853981633974483);
    list.push_back(
        fixed(tr("Body"), tr("Solid sphere"), tr("k = 2/5: exact for a solid ball."), {{"k", 0.4}}));
    list.push_back(fixed(tr("Body"), tr("Thin shell"),
                         tr("k = 2/3: exact for a hollow ball whose wall has no thickness."),
                         {{"k", 2.0 / 3.0}}));
    list.push_back(
        fixed(tr("Body"), tr("Solid cylinder"), tr("k = 1/2: exact for a solid cylinder."), {{"k", 0.5}}));
    list.push_back(fixed(tr("Body"), tr("Hoop"), tr("k = 1: exact for a ring whose wall has no thickness."),
                         {{"k", 1.0}}));
    for (const Gravity& planet : gravities())
        list.push_back(fixed(tr("Forces"), planet.name, planet.note, {{"g", planet.g}}));
    for (Preset& air : airPresets(tr("Air")))
        list.push_back(std::move(air));
    return list;
}

std::vector<FigureRecipe> figures() {
    using Kind = FigureRecipe::Kind;
    return {{.id = "trajectory",
             .title = tr("Track"),
             .kind = Kind::scene,
             .series = {{"y", tr("Centre line")}},
             .against = "x",
             .table = "centre_line",
             .toScale = true},
            {.id = "energy",
             .title = tr("Energy"),
             .kind = Kind::time,
             .yLabel = tr("Energy (J)"),
             .series = {{"kinetic", tr("translational")},
                        {"rotational", tr("rotational")},
                        {"potential", tr("potential")},
                        {"damping", tr("lost to damping")},
                        {.quantity = "air", .label = tr("lost to drag"), .unlessZero = true},
                        {"dry", tr("lost to friction")},
                        {"rolling", tr("lost to rolling resistance")},
                        {"impact", tr("lost in landings")},
                        {"total", tr("total")}}},
            {.id = "velocity",
             .title = tr("Velocity"),
             .kind = Kind::time,
             .yLabel = tr("Velocity (m/s)"),
             .series = {{"v"}, {"v_r"}, {"vx"}, {"vy"}},
             .zeroLine = true},
            {.id = "normal",
             .title = tr("Normal force"),
             .kind = Kind::time,
             .series = {{"normal"}},
             .zeroLine = true},
            {.id = "place",
             .title = tr("Distance"),
             .kind = Kind::time,
             .yLabel = tr("Distance (m)"),
             .series = {{"p"}, {"d"}}},
            {.id = "phase",
             .title = tr("Phase"),
             .kind = Kind::phase,
             .series = {{"v"}},
             .zeroLine = true,
             .against = "p"},
            {.id = "height",
             .title = tr("Height"),
             .kind = Kind::table,
             .series = {{"y"}},
             .against = "p",
             .table = "curve",
             .noTable = tr("The track table would have more than %1 rows. Choose a larger table step.",
                           withDecimals(maxTableRows, 0))},
            {.id = "energy_error",
             .title = tr("Energy residual"),
             .kind = Kind::time,
             .series = {{"delta_e"}},
             .zeroLine = true}};
}

Values on(const char* curve, Values more = {}) {
    more["curve"] = std::string(curve);
    return more;
}

std::vector<Example> examples() {
    const std::string ball = "ball", oneSided = "one-sided", any = "any", published = "published",
                      finite = "finite";
    std::vector<ExampleExperiment> apex;
    for (const auto& [name, p0] : {std::pair{tr("At the apex"), 0.0},
                                   {tr("1e-12 m from apex"), 1e-12},
                                   {tr("1e-9 m from apex"), 1e-9},
                                   {tr("1e-6 m from apex"), 1e-6},
                                   {tr("1 mm from apex"), 1e-3}})
        apex.push_back({name, on("circle", {{"p0", p0}, {"t_end", 60.0}})});
    const Study height{.axes = {{"y0", "2:6:0.05"}},
                       .over = {"v0", "0"},
                       .measures = {"passing_speed"},
                       .requirement = "passed >= 100",
                       .smallest = "y0"};
    const Study steps{.axes = {{"dt", "0.005:0.05:0.005"}, {"table_step", "0.005,0.01,0.02"}},
                      .over = {"v0", "-1:1:0.1"},
                      .measures = {"energy_residual"}};
    return {
        {"classic-tracks",
         tr("Roller coaster: the classic tracks"),
         tr("On each track of E. Neumann's Roller coaster, a bead on a wire is released at rest near the "
            "upper left. Without damping, it keeps returning to the same height, and the total energy is "
            "constant. Open the other experiments for the other tracks and for a damped bead."),
         {{tr("Hump"), on("hump")},
          {tr("Loop"), on("loop", {{"y0", 7.0}})},
          {tr("Circle"), on("circle")},
          {tr("Lemniscate"), on("lemniscate")},
          {tr("Oval"), on("oval")},
          {tr("Spiral"), on("spiral")},
          {tr("Cardioid"), on("cardioid", {{"y0", 1.0}})},
          {tr("Hump, damped"), on("hump", {{"damping", 0.1}})}},
         {},
         0,
         "energy"},
        {"apex-test",
         tr("Roller coaster: the apex test"),
         tr("A bead released from rest at the apex of the circle or next to it can never cross the apex, "
            "because it would have to gain energy. The closer to the apex it starts, the longer it stays "
            "close to it; exactly at the apex it stays at rest. Open the other experiments to start closer "
            "to the apex."),
         apex,
         {},
         4,
         "place"},
        {"air-and-damping",
         tr("Roller coaster: damping or air"),
         tr("A bead of 0.5 kg and 0.1 m radius swings on a wire in the air of the Earth; a second bead on "
            "the same wire is damped instead. Drag is proportional to the square of the speed and reduces "
            "small swings by a smaller fraction; damping is proportional to the speed and reduces every "
            "swing by the same fraction. Open the experiment “Damped” and compare the figure “Phase”."),
         {{tr("In air"), on("hump", {{"rho", 1.225}, {"bead_r", 0.1}, {"t_end", 120.0}})},
          {tr("Damped"), on("hump", {{"damping", 0.05}, {"t_end", 120.0}})},
          {tr("Sliding, in air"),
           on("hump", {{"mode", oneSided}, {"rho", 1.225}, {"bead_r", 0.1}, {"x0", any}, {"y0", 5.8}})},
          {tr("Sliding, in a vacuum"), on("hump", {{"mode", oneSided}, {"x0", any}, {"y0", 5.8}})}},
         {},
         0,
         "phase"},
        {"published-method",
         tr("Roller coaster: as published"),
         tr("The method of E. Neumann's Roller coaster, with a table of the track and steps of 25 ms, "
            "changes the energy; the exact method does not. The error arises because the slope jumps within "
            "a step; a finer table and shorter steps reduce it. Open “Apex, as published”: there the bead "
            "gains enough energy to cross the apex."),
         {{tr("Hump, exact"), on("hump", {{"t_end", 60.0}})},
          {tr("Hump, as published"), on("hump", {{"t_end", 60.0}, {"method", published}})},
          {tr("Hump, finer table"),
           on("hump", {{"t_end", 60.0}, {"method", published}, {"table_step", 0.001}})},
          {tr("Hump, shorter steps"), on("hump", {{"t_end", 60.0}, {"method", published}, {"dt", 0.001}})},
          {tr("Apex, as published"), on("circle", {{"p0", 1e-3}, {"t_end", 60.0}, {"method", published}})},
          {tr("Both step sizes varied"), on("hump", {{"method", published}}), steps}},
         {},
         0,
         "compare:energy_error"},
        {"brachistochrone",
         tr("Brachistochrone: four curves"),
         tr("Four beads, released at rest at the origin, slide along four curves to (3 m, −2 m). The cycloid "
            "is the fastest curve, followed by the arc and the parabola; the straight line, although the "
            "shortest, is the slowest. Open the other experiments to see each curve alone."),
         {{tr("Race on all four curves"), raceOfFour()},
          {tr("Cycloid"), on("cycloid", {{"p0", 0.0}})},
          {tr("Arc of a circle"), on("arc", {{"p0", 0.0}})},
          {tr("Parabola"), on("parabola", {{"p0", 0.0}})},
          {tr("Straight line"), on("straight", {{"p0", 0.0}})}},
         {},
         0,
         "velocity"},
        {"tautochrone",
         tr("Tautochrone: equal periods"),
         tr("A bead swings on an upside-down cycloid: wide, half as wide and narrow. The period is 4π "
            "√(r/g), however wide the swing. Compare the periods, then change the start of the bead."),
         {{tr("Wide"), on("bowl", {{"p0", 0.01}})},
          {tr("Half"), on("bowl", {{"p0", 2.0}})},
          {tr("Narrow"), on("bowl", {{"p0", 3.9}})}},
         {},
         0,
         "compare:place"},
        {"loop-take-off",
         tr("Loop: minimum start height"),
         tr("The track can only push the bead, so a bead that is too slow at the top of the loop takes off "
            "and falls. Released 5/2 radii above the lowest point of a circular loop, it would just stay on; "
            "the study finds the height for this loop. Open “Ball, takes off”: part of the energy of a "
            "rolling ball is rotational, so it must start higher."),
         {{tr("Bead, takes off"), on("loop", {{"mode", oneSided}, {"x0", any}, {"y0", 4.1}})},
          {tr("Bead, stays on"), on("loop", {{"mode", oneSided}, {"x0", any}, {"y0", 4.4}})},
          {tr("Ball, takes off"), on("loop", {{"mode", ball}, {"x0", any}, {"y0", 4.1}})},
          {tr("Start height varied"), on("loop", {{"mode", oneSided}, {"x0", any}, {"t_end", 5.0}}), height}},
         {},
         3,
         "study:percentage,x=y0"},
        {"rough-loop",
         tr("Loop: rolling and slipping"),
         tr("A ball rolls into the loop with unlimited, normal and low friction. Where the track is too "
            "steep for the available friction, the ball slips, spins more slowly than when rolling, and "
            "loses height. Compare the energy lost to friction in the experiments."),
         {{tr("Unlimited friction"), on("loop", {{"mode", ball}, {"x0", any}, {"y0", 6.0}})},
          {tr("μₛ = 0.3, μₖ = 0.2"),
           on("loop", {{"mode", ball}, {"x0", any}, {"y0", 6.0}, {"friction", finite}})},
          {tr("μₛ = μₖ = 0.05"), on("loop", {{"mode", ball},
                                             {"x0", any},
                                             {"y0", 6.0},
                                             {"friction", finite},
                                             {"mu_s", 0.05},
                                             {"mu_k", 0.05}})},
          {tr("Start height varied"),
           on("loop", {{"mode", ball}, {"x0", any}, {"friction", finite}, {"t_end", 5.0}}), height}},
         {},
         1,
         "energy"},
        {"ski-jump",
         tr("Hump: take-off and landing"),
         tr("A bead slides over the hump too fast to stay on it. It flies, lands and bounces with e = 0.5. "
            "Start it lower, as in the experiment “Slow, stays on”, to keep it on the track."),
         {{tr("Slow, stays on"), on("hump", {{"mode", oneSided}, {"x0", any}, {"y0", 3.2}})},
          {tr("Fast, flies"), on("hump", {{"mode", oneSided}, {"x0", any}, {"y0", 5.8}})},
          {tr("Ball, flies"), on("hump", {{"mode", ball}, {"x0", any}, {"y0", 5.8}})}},
         {},
         1,
         "energy"},
        {"drawn-track",
         tr("A track through points"),
         tr("Drag the points to reshape the track, and drag the bead along the track to move its start."),
         {{tr("Bead on a wire"), on("spline", {{"x0", -2.5}, {"y0", 3.5}})},
          {tr("Sliding bead"), on("spline", {{"x0", -2.5}, {"y0", 3.5}, {"mode", oneSided}})},
          {tr("Expressions: a corner"), on("custom", {{"x", std::string("t")},
                                                      {"y", std::string("t > 0 ? t : -t")},
                                                      {"t_from", -3.0},
                                                      {"t_to", 3.0},
                                                      {"x0", -2.0},
                                                      {"y0", 2.0}})}}}};
}

} // namespace

System system() {
    System track;
    track.id = "track";
    track.name = tr("Track");
    track.summary = tr("A bead or a ball on a curve: wires, loops, jumps.");
    track.parameters = parametersOf(inputTable());
    letStartFollow(track.parameters);
    track.presets = presets();
    track.quantities = quantitiesOf(quantityTable());
    track.bodyQuantities = bodyQuantities();
    track.modes = {tr("On the track"), tr("Rolling"), tr("Flight"), tr("At rest"), tr("Slipping")};
    track.stateColumns = {"x", "y", "vx", "vy", "omega", "mode"};
    track.eventColumns = quantitiesOf(eventTable());
    track.figures = figures();
    track.examples = examples();
    track.reproductions = {rollerCoaster()};
    track.measures = quantitiesOf(measureTable());
    track.tableMeasures = {
        "t", "start_elevation", "passing_time", "passing_speed", "greatest_speed", "energy_residual"};
    track.endings = {{"passed", tr("Passed the summit")},
                     {"left", tr("Ran off an end")},
                     {"flew-off", tr("Flew off")},
                     {"rest", tr("At rest")},
                     {"time-limit", tr("Time limit"), false},
                     {"given-up", tr("Aborted"), false}};
    track.success = {"passed", "", tr("Passed the summit"), "%"};
    track.studyMeasures = {
        "passing_speed", "passing_time", "greatest_speed", "greatest_normal", "period", "t",
        "lost",          "turn_height",  "energy_residual"};
    track.studyCompare = "method";
    track.studyOver = "v0";
    track.studySmallest = "y0";
    track.studyAxes = {{"y0", "1:6:0.1"},          {"v0", "0:5:0.25"},
                       {"damping", "0:0.5:0.05"},  {"b", "0.05:0.3:0.05"},
                       {"dt", "0.005:0.05:0.005"}, {"table_step", "0.005,0.01,0.02"},
                       {"mu_s", "0.05:0.5:0.05"},  {"c_rr", "0:0.1:0.01"},
                       {"rho", "0:1.2:0.1"},       {"m", "0.1:1:0.1"}};
    track.studyRequirement = "passed >= 50";
    const auto layouts = std::make_shared<Layouts>();
    track.prepare = [layouts](const Values& values) { return prepared(values, *layouts); };
    return track;
}

} // namespace talweg::track
