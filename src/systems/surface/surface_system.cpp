#include "systems/surface/surface_system.h"

#include "base/translation.h"
#include "physics/hollow_body.h"
#include "systems/air.h"
#include "systems/summary.h"
#include "systems/surface/outputs.h"
#include "systems/surface/published.h"
#include "systems/surface/report.h"
#include "systems/surface/rolling_ball.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg::surface {

namespace {

// --- dragging --------------------------------------------------------------------------------------

double rounded(double number, double unit) {
    return std::round(number / unit) * unit;
}

/// A power of ten, m, that divides the range of the ground into 1000 to 10 000 steps.
double stepOf(const Inputs& in) {
    return std::pow(10, std::floor(std::log10(in.to() - in.from())) - 3);
}

/// The abscissa of the contact for which the centre is closest to `to`.
double contactNearest(const RollingPath& path, const Point& to) {
    constexpr int cells = 2000; // number of compared positions: one per pixel of a wide screen
    double best = 0, closest = std::numeric_limits<double>::infinity();
    for (int i = 0; i <= cells; ++i) {
        const double x = std::lerp(path.left(), path.right(), static_cast<double>(i) / cells);
        const std::size_t piece = path.pieceAt(x);
        const PathPlace place = path.find(piece, x).place;
        const double distance = (place.centre - to).norm();
        if (distance < closest) {
            closest = distance;
            best = place.contact.x();
        }
    }
    return best;
}

Values dragPoint(const Inputs& in, std::size_t index, Point to) {
    const double apart = 10 * stepOf(in);
    Points points = in.points;
    if (index > 0) to.x() = std::max(to.x(), points[index - 1].x() + apart);
    if (index + 1 < points.size()) to.x() = std::min(to.x(), points[index + 1].x() - apart);
    points[index] = {rounded(to.x(), stepOf(in)), rounded(to.y(), stepOf(in))};
    return {{"points", points}, {"x0", std::clamp(in.x0, points.front().x(), points.back().x())}};
}

// --- solving ---------------------------------------------------------------------------------------

Scene sceneOf(const Inputs& in, const Graph& ground) {
    SceneBody body;
    body.radius = in.body.b;
    body.innerRadius = in.body.b * hollowRatio(in.body.k);
    body.x = "x";
    body.y = "y";
    body.angle = "angle";
    Scene scene{{groundLine(ground)}, {body}};
    scene.readouts = {"along", "rolling_speed", "distance", "energy_error"};
    return scene;
}

class PreparedRoll : public Prepared {
public:
    PreparedRoll(Inputs inputs, std::shared_ptr<const Site> site)
        : m_inputs(std::move(inputs)), m_site(std::move(site)), m_world(worldOf(m_inputs, *m_site)) {}

    std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const override;
    std::shared_ptr<const Run> conclude(const std::stop_token& stop) const override;
    std::vector<Handle> handles() const override;
    Values drag(std::size_t handle, Point to) const override;

private:
    std::shared_ptr<const Solved> solved(const std::stop_token& stop, const Progress& progress) const;

    Inputs m_inputs;
    std::shared_ptr<const Site> m_site;
    std::shared_ptr<const World> m_world;
};

/// Solves the run. Null when cancelled.
std::shared_ptr<const Solved> PreparedRoll::solved(const std::stop_token& stop,
                                                   const Progress& progress) const {
    auto solved = std::make_shared<Solved>();
    solved->inputs = m_inputs;
    solved->world = m_world;
    const TimeSeen seen = [&](double t) {
        if (progress) progress(std::min(1.0, t / m_inputs.tEnd));
    };
    const auto solver = m_inputs.friction == Friction::exact ? simulate : simulatePublished;
    solved->trajectory = solver(m_world, m_inputs, stop, seen);
    if (solved->trajectory.cancelled) return nullptr;
    if (m_inputs.friction == Friction::exact) return solved;
    Inputs finer = m_inputs;
    finer.stepping = finer.stepping.halved();
    const Trajectory halved = simulatePublished(m_world, finer, stop, {});
    if (halved.cancelled) return nullptr;
    solved->halved = Ending::of(halved);
    return solved;
}

std::shared_ptr<const Run> PreparedRoll::conclude(const std::stop_token& stop) const {
    const auto s = solved(stop, {});
    return s ? concluded(*s) : nullptr;
}

std::shared_ptr<const Run> PreparedRoll::solve(const std::stop_token& stop, const Progress& progress) const {
    const auto s = solved(stop, progress);
    if (!s) return nullptr;
    auto run = reported(*s);
    run->scene = sceneOf(m_inputs, m_site->graph());
    run->tables = {groundTable(m_site->graph(), m_world->path, tableStepOf(m_inputs))};
    if (m_inputs.friction == Friction::regularised) {
        run->tables.push_back(convergenceTable(*s, stop));
        run->tables.push_back(frictionTable(m_inputs));
        if (stop.stop_requested()) return nullptr;
    }
    run->duration = s->trajectory.duration;
    run->endsAtRest = s->trajectory.outcome == Outcome::rest;
    run->state = [s](double t) { return quantitiesAt(*s, t); };
    run->samples = [s](std::size_t rows) { return samplesOf(*s, rows); };
    if (progress) progress(1);
    settleTexts(*run);
    return run;
}

std::vector<Handle> PreparedRoll::handles() const {
    const Start start = startOf(*m_world, m_inputs);
    std::vector<Handle> handles{{m_world->path.at(start.seat.piece, start.seat.parameter).centre,
                                 tr("Drag along the ground to move the start of the body.")}};
    if (m_inputs.shape == Shape::points)
        for (const Point& point : m_inputs.points)
            handles.push_back({point, tr("Drag to change the ground.")});
    return handles;
}

Values PreparedRoll::drag(std::size_t handle, Point to) const {
    const Inputs& in = m_inputs;
    if (handle > 0) return dragPoint(in, handle - 1, to);
    return {{"x0", std::clamp(rounded(contactNearest(*m_site->path, to), stepOf(in)), in.from(), in.to())}};
}

Preparation prepared(const Values& values, Sites& sites) {
    Inputs inputs = inputsOf(inputTable(), values);
    auto site = sites.of(values, inputs);
    if (auto problems = checkTogether(inputs, *site); !problems.empty()) return {std::move(problems)};
    return {{}, std::make_shared<const PreparedRoll>(std::move(inputs), std::move(site))};
}

// --- descriptor ------------------------------------------------------------------------------------

Preset fixed(std::string group, std::string name, std::string help, Values values) {
    return {std::move(group), std::move(name), std::move(help), std::nullopt,
            [values = std::move(values)](double) { return values; }};
}

Values groundValues(const char* y, double from, double to, double x0) {
    return {{"shape", std::string("expression")},
            {"y", std::string(y)},
            {"x_from", from},
            {"x_to", to},
            {"x0", x0}};
}

std::vector<Preset> presets() {
    std::vector<Preset> list;
    const auto ground = [&list](std::string name, std::string help, const char* y, double from, double to,
                                double x0) {
        list.push_back(fixed(tr("Surface"), std::move(name), std::move(help), groundValues(y, from, to, x0)));
    };
    ground(tr("Slope with waves"), tr("A wavy slope that flattens out. Made for Talweg."),
           "40*exp(-x/20) + 4*cos(x/6)", 0, 100, 1);
    ground(tr("Incline of 15°"), tr("A plane. Made for Talweg."), "-tan(15*pi/180)*x", 0, 100, 0);
    ground(tr("Hill"),
           tr("A bell-shaped hill. The body needs a start speed to get over it. Made for Talweg."),
           "10*exp(-(x/10)^2)", -40, 40, -30);
    ground(tr("Bowl"), tr("The lower half of a circle of 10 m radius. Made for Talweg."),
           "10 - sqrt(100 - x^2)", -10, 10, -7);
    ground(tr("Cylinder"), tr("The upper half of a circle of 10 m radius. Made for Talweg."),
           "sqrt(100 - x^2)", -9.9, 9.9, 0.1);
    ground(tr("Waves"), tr("Sinusoidal waves, level on average. Made for Talweg."), "3*sin(x/4)", 0, 100, 6);
    ground(tr("Valley with a kink"), tr("Two planes that meet at a corner. Made for Talweg."), "0.4*abs(x)",
           -30, 30, -25);
    ground(tr("Roof"), tr("Two planes that meet at an edge, about which the body turns. Made for Talweg."),
           "-0.3*abs(x)", -30, 30, -1);
    list.push_back(
        fixed(tr("Body"), tr("Solid sphere"), tr("k = 2/5: exact for a solid ball."), {{"k", 0.4}}));
    list.push_back(
        fixed(tr("Body"), tr("Solid cylinder"), tr("k = 1/2: exact for a solid cylinder."), {{"k", 0.5}}));
    list.push_back(fixed(tr("Body"), tr("Thin shell"),
                         tr("k = 2/3: exact for a hollow ball whose wall has no thickness."),
                         {{"k", 2.0 / 3.0}}));
    list.push_back(fixed(tr("Body"), tr("Hoop"), tr("k = 1: exact for a ring whose wall has no thickness."),
                         {{"k", 1.0}}));
    for (const Gravity& planet : gravities())
        list.push_back(fixed(tr("Contact"), planet.name, planet.note, {{"g", planet.g}}));
    for (Preset& air : airPresets(tr("Air")))
        list.push_back(std::move(air));
    return list;
}

std::vector<FigureRecipe> figures() {
    using Kind = FigureRecipe::Kind;
    return {
        {.id = "trajectory", .title = tr("Motion"), .kind = Kind::scene},
        {.id = "energy",
         .title = tr("Energy"),
         .yLabel = tr("Energy (J/kg)"),
         .series = {{"translational", tr("translational")},
                    {"rotational", tr("rotational")},
                    {"potential", tr("potential")},
                    {"dry_friction", tr("lost to dry friction")},
                    {"rolling_resistance", tr("lost to rolling resistance")},
                    {"impact_losses", tr("lost in impacts")},
                    {.quantity = "air_drag", .label = tr("lost to drag"), .unlessZero = true},
                    {"total", tr("total")}}},
        {.id = "speed",
         .title = tr("Speed and spin"),
         .yLabel = tr("Speed (m/s)"),
         .series = {{"along"}, {"rolling_speed"}},
         .zeroLine = true},
        {.id = "slip", .title = tr("Slip"), .series = {{"slip"}}, .zeroLine = true},
        {.id = "normal", .title = tr("Normal force"), .series = {{"normal"}}, .zeroLine = true},
        {.id = "friction",
         .title = tr("Friction forces"),
         .yLabel = tr("Force per unit mass (m/s²)"),
         .series = {{"dry_force", tr("dry")},
                    {"rolling_force", tr("rolling")},
                    {.quantity = "drag_force", .label = tr("drag"), .unlessZero = true}},
         .zeroLine = true},
        {.id = "phase", .title = tr("Phase"), .kind = Kind::phase, .series = {{"vx"}}, .against = "x"},
        {.id = "friction_law",
         .title = tr("Friction law"),
         .kind = Kind::table,
         .yLabel = tr("Friction over normal force"),
         .series = {{"mu", tr("dry")}, {"rolling", tr("rolling")}},
         .zeroLine = true,
         .against = "slip",
         .table = "friction_law",
         .noTable = tr("The exact model has no friction law that varies with slip, because it distinguishes "
                       "rolling from slipping. Choose the regularised friction model.")},
        {.id = "ground",
         .title = tr("Ground"),
         .kind = Kind::table,
         .yLabel = tr("Elevation (m)"),
         .series = {{"y", tr("ground")}, {"centre_y", tr("path of the centre"), {}, "centre_x"}},
         .against = "x",
         .table = "ground",
         .toScale = true},
        {.id = "curvature",
         .title = tr("Curvature"),
         .kind = Kind::table,
         .yLabel = tr("Curvature (1/m)"),
         .series = {{"curvature", tr("ground")}, {"centre_curvature", tr("path of the centre")}},
         .zeroLine = true,
         .against = "x",
         .table = "ground"},
        {.id = "energy_error",
         .title = tr("Energy residual"),
         .series = {{"energy_error"}},
         .zeroLine = true}};
}

std::vector<Example> examples() {
    const std::string regularised = "regularised";
    const auto with = [](Values values, const Values& more) {
        for (const auto& [id, value] : more)
            values[id] = value;
        return values;
    };
    const Values slope{};
    const Values incline = groundValues("-tan(15*pi/180)*x", 0, 100, 0);
    const Values football =
        with(groundValues("-tan(15*pi/180)*x", 0, 5000, 0),
             {{"b", 0.11}, {"k", 2.0 / 3.0}, {"m", 0.43}, {"rho", 1.225}, {"t_end", 60.0}});
    const Values cylinder = with(groundValues("sqrt(100 - x^2)", -9.9, 9.9, 0.1),
                                 {{"b", 1.0}, {"c_rr", 0.0}, {"mu_s", 1.0}, {"mu_k", 0.8}});
    const Values bowl = with(groundValues("10 - sqrt(100 - x^2)", -10, 10, -7),
                             {{"b", 1.0}, {"c_rr", 0.0}, {"mu_s", 0.5}, {"t_end", 30.0}});
    const Values waves = with(groundValues("3*sin(x/4)", 0, 100, 6), {{"b", 1.0}, {"v0", 9.0}, {"e", 0.6}});
    const Values hill =
        with(groundValues("10*exp(-(x/10)^2)", -40, 40, -30), {{"b", 1.0}, {"v0", 15.0}, {"t_end", 30.0}});
    const Study over{.axes = {{"v0", "5:20:0.25"}, {"k", "0.4,0.6666666666666666,1"}},
                     .over = {"mu_s", "0.1:0.5:0.1"},
                     .measures = {"highest", "t"},
                     .requirement = "right >= 100",
                     .smallest = "v0"};
    return {
        {"rolling-ball",
         tr("Rolling ball: down a wavy slope"),
         tr("A ball of 2 m radius starts from rest on a wavy slope with the friction coefficients of The "
            "Rolling Ball Simulation. It slips where the slope is steep, then rolls, leaves the ground over "
            "the first wave and lands again. Compare with the experiment “Regularised, as published”: its "
            "normal force acts at any height, so it cannot represent the landing."),
         {{tr("Exact"), slope}, {tr("Regularised, as published"), with(slope, {{"friction", regularised}})}},
         {},
         0,
         "slip"},
        {"off-a-cylinder",
         tr("Off a cylinder"),
         tr("A ball starts beside the top of a cylinder of 10 m radius. If it rolls without slip, it leaves "
            "the cylinder at cos θ = 2/(3+k), where θ is measured from the top; there the normal force "
            "reaches 0. Open the other experiments: the lower the friction, the sooner the ball slips."),
         {{tr("Solid sphere"), cylinder},
          {tr("Without slip"), with(cylinder, {{"mu_s", 1e6}, {"mu_k", 1e6}})},
          {tr("Hoop without slip"), with(cylinder, {{"k", 1.0}, {"mu_s", 1e6}, {"mu_k", 1e6}})},
          {tr("Without friction"), with(cylinder, {{"mu_s", 0.0}, {"mu_k", 0.0}})}},
         {},
         1,
         "normal"},
        {"bowl-pendulum",
         tr("A pendulum in a bowl"),
         tr("In a circular bowl of radius R a rolling ball swings like a pendulum of length (1+k)(R−b), so a "
            "hoop swings more slowly than a sphere. The figure “Phase” shows how rolling resistance brings "
            "the ball to rest near the bottom, but not exactly at the bottom. Open the other experiments to "
            "compare a sphere and a hoop without it."),
         {{tr("Solid sphere"), bowl},
          {tr("Hoop"), with(bowl, {{"k", 1.0}})},
          {tr("Rolling resistance"), with(bowl, {{"c_rr", 0.01}, {"t_end", 200.0}})}},
         {},
         2,
         "phase"},
        {"incline-15",
         tr("15° incline with rolling resistance"),
         tr("A ball rolls from rest down a plane of 15° with c = 0.01. In 10 s it covers g (sin 15° − c cos "
            "15°)/(1+k) t²/2 = 87.295 m along the plane. At μₛ = 0.05 the ball slips all the way."),
         {{tr("Rolls"), with(incline, {{"t_end", 10.0}})},
          {tr("Slips"), with(incline, {{"t_end", 10.0}, {"mu_s", 0.05}, {"mu_k", 0.04}})},
          {tr("Regularised"), with(incline, {{"t_end", 10.0}, {"friction", regularised}})}},
         {},
         0,
         "energy"},
        {"terminal-speed",
         tr("In air: terminal speed on a long slope"),
         tr("A football of 0.43 kg rolls from rest down a plane of 15° with c = 0.01, in air and in a "
            "vacuum. In air its speed approaches √(a/K) = 9.50 m/s, where a = g (sin 15° − c cos 15°) and K "
            "= ρ C_d π b²/(2 m). With ten times the mass the limit is √10 times as high."),
         {{tr("In air"), football},
          {tr("In air, ten times the mass"), with(football, {{"m", 4.3}})},
          {tr("In a vacuum"), with(football, {{"rho", 0.0}})}},
         {},
         0,
         "compare:speed"},
        {"waves-and-flight",
         tr("Waves, slipping and flight"),
         tr("A ball is pushed over waves so fast that it lifts off at the first crest. It lands with slip, "
            "bounces, and then rolls and slips in turn. Open the other experiments for a bouncier and for a "
            "more slippery ball."),
         {{tr("Thrown"), waves},
          {tr("Bouncier"), with(waves, {{"e", 0.9}})},
          {tr("Slippery"), with(waves, {{"mu_s", 0.08}, {"mu_k", 0.05}})}},
         {},
         0,
         "slip"},
        {"over-the-hill",
         tr("Minimum speed to cross a hill"),
         tr("A ball is pushed up a bell-shaped hill 10 m high. The study finds the lowest speed at which the "
            "ball gets over the hill whatever its friction. The larger the inertia factor, the lower this "
            "speed."),
         {{tr("Over the hill"), hill, over}},
         {},
         0,
         "study:percentage,x=v0,family=k"}};
}

} // namespace

System system() {
    System surface;
    surface.id = "surface";
    surface.name = tr("Ball on a surface");
    surface.summary = tr("A round body that rolls, slips, flies and lands on any ground y = f(x).");
    surface.parameters = parametersOf(inputTable());
    surface.presets = presets();
    surface.quantities = quantitiesOf(quantityTable());
    surface.modes = {tr("Rolling"), tr("Slipping"), tr("Flight"), tr("Rest")};
    surface.stateColumns = {"x", "y", "vx", "vy", "omega", "mode"};
    surface.eventColumns = quantitiesOf(eventTable());
    surface.figures = figures();
    surface.examples = examples();
    surface.reproductions = {rollingBall()};
    surface.measures = quantitiesOf(measureTable());
    surface.tableMeasures = {"x", "y", "t", "speed", "impacts", "energy_error"};
    surface.endings = {{"right", tr("Reached the right end")},
                       {"left", tr("Ran off the left end")},
                       {"rest", tr("At rest")},
                       {"time-limit", tr("Time limit"), false},
                       {"given-up", tr("Aborted"), false}};
    surface.success = {"right", "", tr("Reaches the right end"), "%"};
    surface.studyMeasures = {"x",       "t",        "speed",     "highest",
                             "impacts", "air_time", "slip_time", "energy_error"};
    surface.studyOver = "mu_s";
    surface.studySmallest = "v0";
    surface.studyAxes = {{"v0", "0:20:0.5"},   {"mu_s", "0.1:0.5:0.1"},
                         {"e", "0:1:0.1"},     {"k", "0.4,0.5,0.6666666666666666,1"},
                         {"rho", "0:1.2:0.1"}, {"m", "20:200:20"}};
    surface.studyRequirement = "right >= 100";
    surface.studyCompare = "friction";
    const auto sites = std::make_shared<Sites>();
    surface.prepare = [sites](const Values& values) { return prepared(values, *sites); };
    return surface;
}

} // namespace talweg::surface
