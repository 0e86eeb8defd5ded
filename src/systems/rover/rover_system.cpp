#include "systems/rover/rover_system.h"

#include "base/angle.h"
#include "base/translation.h"
#include "systems/air.h"
#include "systems/rover/batch/batch.h"
#include "systems/rover/ground_presets.h"
#include "systems/rover/hartl_2006.h"
#include "systems/rover/hartl_examples.h"
#include "systems/rover/mobility.h"
#include "systems/rover/motion/doubts.h"
#include "systems/rover/outputs.h"
#include "systems/rover/report.h"
#include "systems/rover/sampling.h"
#include "systems/rover/wind_examples.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace talweg::rover {

namespace {

// --- scene and dragging ----------------------------------------------------------------------------

Scene sceneOf(const Inputs& in, const Ground& ground) {
    const auto& vertices = ground.profile.vertices;
    const double span = vertices.back().x() - vertices.front().x();
    const double margin = std::max(10 * in.b, 0.5 * span);
    const double left = std::min(vertices.front().x(), in.q1.value_or(vertices.front().x())) - margin;
    const double right = std::max(vertices.back().x(), in.q1.value_or(vertices.back().x())) + margin;
    Points line{{left, ground.profile.elevation(left)}};
    line.insert(line.end(), vertices.begin(), vertices.end());
    line.emplace_back(right, ground.profile.elevation(right));
    return {{std::move(line)}, {{.name = tr("Rover"), .radius = in.b, .x = "x", .y = "y", .angle = "angle"}}};
}

/// A subset of the points of a line. The straight lines between them deviate from the other points by at most
/// `height`.
Points simplified(const Points& line, double height) {
    constexpr double steepest = std::numeric_limits<double>::infinity();
    Points kept{line.front()};
    double least = -steepest, most = steepest; // range of slopes of lines from the last kept point that
                                               // satisfy this condition
    for (std::size_t i = 1; i < line.size(); ++i) {
        const double slope = (line[i].y() - kept.back().y()) / (line[i].x() - kept.back().x());
        if (!(slope >= least && slope <= most)) {
            kept.push_back(line[i - 1]);
            least = -steepest;
            most = steepest;
        }
        const Point way = line[i] - kept.back();
        least = std::max(least, (way.y() - height) / way.x());
        most = std::min(most, (way.y() + height) / way.x());
    }
    kept.push_back(line.back());
    return kept;
}

/// The ground extruded across, for the 3-D view. Of very many points, only those that can be distinguished
/// are used.
SpaceScene spaceOf(const Inputs& in, const Ground& ground, const Trajectory& trajectory) {
    const auto& vertices = ground.profile.vertices;
    const double span = std::max(vertices.back().x() - vertices.front().x(), 10 * in.b);
    const double margin = std::max(4 * in.b, 0.15 * span), half = std::max(5 * in.b, 0.16 * span);
    const double left = std::min(vertices.front().x(), in.q1.value_or(vertices.front().x())) - margin;
    const double right = std::max(vertices.back().x(), in.q1.value_or(vertices.back().x())) + margin;
    Points line{{left, ground.profile.elevation(left)}};
    line.insert(line.end(), vertices.begin(), vertices.end());
    line.emplace_back(right, ground.profile.elevation(right));
    const double lowest = std::ranges::min(line, {}, [](const Point& p) { return p.y(); }).y();
    constexpr std::size_t manyPoints = 1000;
    if (line.size() > manyPoints) line = simplified(line, 0.002 * in.b);
    constexpr std::size_t darkGrey = 6;
    SpaceBody body{
        .name = tr("Rover"), .radius = in.b, .color = darkGrey, .x = "x", .y = "y", .turning = {"angle"}};
    std::vector<double> across{-half, half};
    if (in.isSpatial()) {
        body.z = "z";
        body.turning = {"turn_w", "turn_x", "turn_y", "turn_z"};
        for (const Segment& segment : trajectory.segments)
            for (const double z : {segment.start.side.z, segment.state(segment.to).side.z})
                across = {std::min(across.front(), z - 3 * in.b), std::max(across.back(), z + 3 * in.b)};
    }
    return {extruded(line, across, lowest - 0.05 * span), {body}};
}

/// Rounds to two decimals, so that dragging leaves readable numbers in the form.
double rounded(double number) {
    return std::round(100 * number) / 100;
}

double angleOf(double rise, double run) {
    return std::clamp(rounded(std::atan2(std::abs(rise), std::max(run, 1e-6)) * degreesPerRadian), 0.5, 89.0);
}

std::string dragHelp(Terrain terrain, std::size_t handle, std::size_t count) {
    if (terrain == Terrain::flat) return tr("Drag to change the length.");
    if (terrain == Terrain::slope) return tr("Drag to change the angle and the depth.");
    const bool hill = terrain == Terrain::hill;
    if (handle == 0)
        return hill ? tr("Drag to change the incline and the height.")
                    : tr("Drag to change the decline and the depth.");
    if (handle + 1 == count)
        return hill ? tr("Drag to change the decline.") : tr("Drag to change the incline.");
    return hill ? tr("Drag to change the length of the top.")
                : tr("Drag to change the floor length and the depth.");
}

/// The vertices that can be dragged: for a profile all of them, for other ground all but the first.
std::vector<Handle> handlesOf(const Inputs& in) {
    const Points vertices = profileOf(in).vertices;
    std::vector<Handle> handles;
    if (in.terrain == Terrain::profile) {
        const std::string help = tr("Drag to move this point of the profile.");
        handles.reserve(vertices.size());
        for (const Point& vertex : vertices)
            handles.push_back({vertex, help});
        return handles;
    }
    for (std::size_t i = 1; i < vertices.size(); ++i)
        handles.push_back({vertices[i], dragHelp(in.terrain, i - 1, vertices.size() - 1)});
    return handles;
}

/// Moves a point between its neighbours, or to the abscissa of one of them, which makes a wall. The point
/// stays in place if the result would not be valid ground.
Values dragProfile(const Inputs& in, std::size_t handle, Point to) {
    Points points = in.profile;
    Point& point = points[handle];
    point = {rounded(to.x()), rounded(to.y())};
    if (handle > 0) point.x() = std::max(point.x(), points[handle - 1].x());
    if (handle + 1 < points.size()) point.x() = std::min(point.x(), points[handle + 1].x());
    return {{"profile", flawOf(points) ? in.profile : points}};
}

/// Drags the handles of valley, gully and hill: foot of the first face, end of the level part, foot of the
/// last face.
Values dragValley(const Inputs& in, std::size_t handle, Point to) {
    const bool hill = in.terrain == Terrain::hill;
    const char* first = hill ? "theta" : "beta";
    const char* last = hill ? "beta" : "theta";
    const Points vertices = profileOf(in).vertices;
    const bool final = handle + 2 == vertices.size();
    const double depth = rounded(hill ? std::max(to.y(), 0.1) : std::min(to.y(), -0.1));
    if (handle == 0 && !final) return {{first, angleOf(depth, to.x())}, {"dh", depth}};
    if (final && in.dh != 0) return {{last, angleOf(in.dh, to.x() - vertices[handle].x())}};
    const double tilt = (hill ? in.theta : in.beta) / degreesPerRadian;
    const double foot = std::abs(depth) / std::tan(tilt);
    return {{"dh", depth}, {"pl", std::max(0.0, rounded(to.x() - foot))}};
}

Values dragTo(const Inputs& in, std::size_t handle, Point to) {
    switch (in.terrain) {
    case Terrain::profile:
        return dragProfile(in, handle, to);
    case Terrain::flat:
        return {{"pl", std::max(0.0, rounded(to.x()))}};
    case Terrain::slope:
        return {{to.y() < 0 ? "beta" : "theta", angleOf(to.y(), to.x())},
                {"dh", std::abs(to.y()) < 0.1 ? -0.1 : rounded(to.y())}};
    default:
        return dragValley(in, handle, to);
    }
}

// --- solving ---------------------------------------------------------------------------------------

class PreparedRover : public Prepared {
public:
    explicit PreparedRover(Inputs inputs) : m_inputs(std::move(inputs)), m_ground(groundOf(m_inputs)) {}

    std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const override;
    std::shared_ptr<const Run> conclude(const std::stop_token& stop) const override;
    std::vector<Handle> handles() const override { return handlesOf(m_inputs); }
    Values drag(std::size_t handle, Point to) const override { return dragTo(m_inputs, handle, to); }

private:
    /// The run up to its verdict. If the run continues until rest, this part is solved separately; its motion
    /// is the same.
    Trajectory verdictOf(const Trajectory& whole, const std::stop_token& stop) const {
        if (m_inputs.until == Until::verdict) return whole;
        Inputs inputs = m_inputs;
        inputs.until = Until::verdict;
        return rover::solve(inputs, m_ground, Detail::full, stop);
    }

    Inputs m_inputs;
    Ground m_ground;
};

std::shared_ptr<const Run> PreparedRover::solve(const std::stop_token& stop, const Progress& progress) const {
    auto solved = std::make_shared<Solved>();
    solved->inputs = m_inputs;
    solved->ground = m_ground;
    solved->trajectory = rover::solve(solved->inputs, solved->ground, Detail::full, stop);
    const Trajectory verdict = verdictOf(solved->trajectory, stop);
    if (solved->trajectory.cancelled || verdict.cancelled) return nullptr;
    if (solved->inputs.isSpatial()) solved->turning = Turning(solved->trajectory.segments);
    const auto& [inputs, ground, trajectory, turning] = *solved;
    auto run = std::make_shared<Run>();
    run->outcome = outcomeOf(inputs, ground, verdict);
    if (verdict.duration < trajectory.duration)
        run->outcome.sentence =
            tr("%1 %2", run->outcome.sentence, endAfterVerdict(inputs, ground, trajectory));
    run->warnings = warningsOf(inputs, ground);
    run->doubts = doubtsOf(inputs, ground, trajectory);
    run->measures = measuresOf(inputs, ground, verdict, trajectory);
    run->events = eventsOf(inputs, ground, trajectory);
    run->tables = {phasesOf(inputs, ground, trajectory)};
    if (auto mobility = mobilityOf(inputs, ground)) run->tables.push_back(std::move(*mobility));
    if (auto wind = windByHeight(inputs, ground)) run->tables.push_back(std::move(*wind));
    run->audit = auditOf(inputs, trajectory);
    run->scene = sceneOf(inputs, ground);
    run->space = spaceOf(inputs, ground, trajectory);
    run->duration = trajectory.duration;
    run->endsAtRest = trajectory.outcome == Outcome::stopped && isAtRest(trajectory.end.side);
    run->state = [solved](double t) { return quantitiesAt(*solved, t); };
    run->samples = [solved](std::size_t rows) { return samplesOf(*solved, rows); };
    settleTexts(*run);
    if (progress) progress(1);
    return run;
}

std::shared_ptr<const Run> PreparedRover::conclude(const std::stop_token& stop) const {
    const Trajectory trajectory = rover::solve(m_inputs, m_ground, Detail::full, stop);
    const Trajectory verdict = verdictOf(trajectory, stop);
    if (trajectory.cancelled || verdict.cancelled) return nullptr;
    auto run = std::make_shared<Run>();
    run->outcome.id = word(verdict.outcome);
    run->doubts = doubtsOf(m_inputs, m_ground, trajectory);
    run->measures = measuresOf(m_inputs, m_ground, verdict, trajectory);
    settleTexts(*run);
    return run;
}

Preparation prepared(const Values& values) {
    Inputs inputs = inputsOf(inputTable(), values);
    if (auto problems = checkTogether(inputs); !problems.empty()) return {std::move(problems)};
    return {{}, std::make_shared<const PreparedRover>(std::move(inputs))};
}

// --- descriptor ------------------------------------------------------------------------------------

Preset fixed(std::string group, std::string name, std::string help, Values values) {
    return {std::move(group), std::move(name), std::move(help), std::nullopt,
            [values = std::move(values)](double) { return values; }};
}

/// Values that give the inertia as J/(m b²).
Values factor(double k) {
    return {{"inertia", std::string("k")}, {"k", k}};
}

/// Planets with their air, then gravity alone.
std::vector<Preset> planetPresets() {
    std::vector<Preset> list;
    const auto add = [&list](std::string name, std::string help, double g, double rho) {
        list.push_back(fixed(tr("Planet"), std::move(name), std::move(help), {{"g", g}, {"rho", rho}}));
    };
    add(tr("Mars"),
        tr("g = 3.71 m/s², as used by Hartl 2006. ρ = 0.0155 kg/m³: Martian air (43.3 g/mol) as an ideal gas "
           "at 6.36 hPa and 214 K."),
        3.71, airOfMars);
    add(tr("Earth"),
        tr("g = 9.81 m/s²: standard gravity, rounded. ρ = 1.225 kg/m³: dry air at sea level and 15 °C (ISO "
           "2533)."),
        9.81, airOfEarth);
    add(tr("Moon"), tr("g = 1.62 m/s² (NASA, Moon fact sheet). ρ = 0: no air."), 1.62, 0);
    add(tr("Titan"),
        tr("g = 1.35 m/s² from GM/R² (JPL, Planetary Satellite Physical Parameters). ρ = 5.28 kg/m³: "
           "nitrogen as an ideal gas at 1467 hPa and 93.65 K (M. Fulchignoni and others, Nature, 2005)."),
        1.35, airOfTitan);
    for (const Gravity& planet : gravities())
        list.push_back(fixed(tr("Planet"), tr("Gravity: %1", planet.name), planet.note, {{"g", planet.g}}));
    return list;
}

std::vector<Preset> presets() {
    std::vector<Preset> list;
    const auto terrain = [&list](std::string name, std::string help, double beta, double theta, double dh,
                                 double pl) {
        list.push_back(fixed(
            tr("Terrain"), std::move(name), std::move(help),
            {{"terrain", std::string("valley")}, {"beta", beta}, {"theta", theta}, {"dh", dh}, {"pl", pl}}));
    };
    terrain(tr("Worked example"),
            tr("Hartl 2006, section 4.2: decline and incline 30°, depth −10 m, floor length 30 m."), 30, 30,
            -10, 30);
    terrain(tr("Shallow valley"),
            tr("Hartl 2006, section 5.1: decline and incline 15°, depth −3 m, floor length 9 m."), 15, 15, -3,
            9);
    terrain(tr("Deep valley"),
            tr("Hartl 2006, section 5.2: decline and incline 25°, depth −30 m, floor length 90 m."), 25, 25,
            -30, 90);
    list.push_back(
        fixed(tr("Body"), tr("Solid sphere"), tr("k = 2/5: exact for a solid ball."), factor(0.4)));
    list.push_back(fixed(tr("Body"), tr("Thin shell"),
                         tr("k = 2/3: exact for a hollow ball whose wall has no thickness."),
                         factor(2.0 / 3.0)));
    list.push_back(
        {tr("Body"), tr("Thick shell…"),
         tr("k = (2/5)(1 − r⁵)/(1 − r³), where r is the ratio of inner to outer radius. This is exact for a "
            "ball with a concentric cavity."),
         Preset::Argument{
             tr("Ratio of inner to outer radius"), 0.8, {.min = 0, .max = 1, .maxIncluded = false}},
         [](double ratio) { return factor(thickShellInertia(ratio)); }});
    for (const double k : {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.67})
        list.push_back(fixed(tr("Body"), tr("J/m = %1 b²", shortest(k)),
                             tr("One of the values of J/m studied in Hartl 2006, section 4.3."), factor(k)));
    list.push_back(
        fixed(tr("Body"), tr("Two-metre polar prototype"),
              tr("A sphere two metres in diameter, like the rover of the 2004 field tests at the South Pole. "
                 "The k of that rover is unknown; Hartl 2006, section 6.4, assumes 0.1."),
              {{"b", 1.0}, {"inertia", std::string("k")}, {"k", 0.1}}));
    list.push_back(fixed(
        tr("Body"), tr("JPL tumbleweed"),
        tr("A ball with a diameter of 6 m and a mass of 20 kg, as JPL describes its tumbleweed rover (A. "
           "Behar and others). The k of a thin shell, 2/3, is assumed."),
        {{"b", 3.0}, {"m", 20.0}, {"inertia", std::string("k")}, {"k", 2.0 / 3.0}}));
    list.push_back(fixed(tr("Body"), tr("Team Tumbleweed testbed"),
                         tr("A prototype with a diameter of 2.7 m (J. Kingsnorth and others, EGU General "
                            "Assembly 2025, abstract 18773). The abstract gives neither mass nor inertia, "
                            "which stay unchanged."),
                         {{"b", 1.35}}));
    list.push_back(fixed(tr("Body"), tr("NC State tumbleweed"),
                         tr("A diameter of 6 m, the smallest that does not get stuck in rock fields on Mars "
                            "(A. E. Hartl and A. P. Mazzoleni, Journal of Spacecraft and Rockets, 2012, as "
                            "reported by NC State University). Mass and inertia stay unchanged."),
                         {{"b", 3.0}}));
    std::ranges::move(contactPresets(), std::back_inserter(list));
    std::ranges::move(planetPresets(), std::back_inserter(list));
    std::ranges::move(airPresets(tr("Air and ground")), std::back_inserter(list));
    std::ranges::move(rollingPresets(), std::back_inserter(list));
    return list;
}

std::vector<FigureRecipe> figures() {
    using Kind = FigureRecipe::Kind;
    return {
        {.id = "trajectory",
         .title = tr("Trajectory"),
         .kind = Kind::scene,
         .series = {{"wind"}},
         .against = "height",
         .table = "wind_by_height"},
        {.id = "energy",
         .title = tr("Energy"),
         .kind = Kind::time,
         .yLabel = tr("Energy (J)"),
         .series = {{"translational", tr("translational")},
                    {"rotational", tr("rotational")},
                    {"potential", tr("potential")},
                    {"impact_normal", tr("lost to restitution")},
                    {"impact_friction", tr("lost to impact friction")},
                    {"sliding", tr("lost to sliding")},
                    {.quantity = "wind_work", .label = tr("work of the wind"), .unlessZero = true},
                    {"total", tr("total")},
                    {.quantity = "resistance",
                     .label = tr("lost to rolling resistance"),
                     .unlessZero = true}}},
        {.id = "slip",
         .title = tr("Slip"),
         .kind = Kind::time,
         .series = {{.quantity = "slip",
                     .label = tr("slip s, dashed in flight"),
                     .dashedIn = static_cast<std::size_t>(Mode::flight)}},
         .zeroLine = true},
        {.id = "speed",
         .title = tr("Speed and spin"),
         .kind = Kind::time,
         .yLabel = tr("Speed (m/s)"),
         .series = {{"speed"}, {"vx"}, {"rolling_speed"}},
         .zeroLine = true},
        {.id = "forces",
         .title = tr("Forces"),
         .kind = Kind::time,
         .yLabel = tr("Force (N), impulse (N s)"),
         .series = {{"normal_force"}, {"friction"}},
         .stems = {{"s2"}, {"s1"}},
         .zeroLine = true},
        {.id = "friction",
         .title = tr("Friction"),
         .kind = Kind::time,
         .yLabel = tr("Fraction of friction used"),
         .series = {{"friction_used", tr("rolling and sliding")}},
         .stems = {{"friction_used", tr("impacts")}},
         .zeroLine = true},
        {.id = "space", .title = tr("3-D view"), .kind = Kind::space},
        {.id = "across",
         .title = tr("Lateral path"),
         .kind = Kind::phase,
         .series = {{"z"}},
         .zeroLine = true,
         .against = "x"},
        {.id = "sideways",
         .title = tr("Lateral speed"),
         .kind = Kind::time,
         .yLabel = tr("Lateral speed (m/s)"),
         .series = {{"vz"}, {"side_slip"}},
         .zeroLine = true},
        {.id = "mobility",
         .title = tr("Mobility"),
         .kind = Kind::table,
         .yLabel = tr("Speed (m/s)\nClimbable slope (°)"),
         .series = {{"speed"}, {"speed_half"}, {"speed_double"}, {"climb"}, {"climb_half"}, {"climb_double"}},
         .stems = {{.quantity = "present_wind", .against = "wind"},
                   {.quantity = "starting_wind", .against = "wind"},
                   {.quantity = "terrain_slope"}},
         .zeroLine = true,
         .against = "wind",
         .table = "mobility",
         .noTable = tr("No wind reaches the rover. Under “Air and ground”, set the air density ρ and the "
                       "drag coefficient C_d to values above 0. For a logarithmic wind, also set the "
                       "roughness length to a value below the radius.")},
        {.id = "residuals",
         .title = tr("Residuals"),
         .kind = Kind::table,
         .yLabel = tr("Run minus track (m)"),
         .series = {{"dx"}, {"dy"}, {"sigma", tr("±σ of the track")}, {"minus_sigma", tr("±σ of the track")}},
         .zeroLine = true,
         .against = "t",
         .table = "track_residuals"},
        {.id = "restitution",
         .title = tr("Restitution"),
         .kind = Kind::table,
         .yLabel = tr("Coefficient of restitution e"),
         .series = {{"e", tr("track")},
                    {"e_low", tr("95 % interval of the track")},
                    {"e_high", tr("95 % interval of the track")},
                    {.quantity = "e_run", .label = tr("run"), .against = "approach_run"}},
         .against = "approach",
         .table = "track_impacts"},
    };
}

/// An example that shows the effect of longitudinal spin in 3-D.
Example spinExample() {
    const Values curve{{"terrain", std::string("flat")},
                       {"pl", 60.0},
                       {"b", 0.5},
                       {"mu", 0.2},
                       {"mu_k", 0.15},
                       {"u4", 6.0},
                       {"u3", 0.0},
                       {"u6", 1.5},
                       {"u1", -20.0}};
    return {
        "side-spin",
        tr("Longitudinal spin: three rovers that leave the vertical plane"),
        tr("Three rovers leave the vertical plane: by longitudinal spin, by pivot spin, and by lateral "
           "sliding. With longitudinal spin, the first impact deflects the rover, which ends 59 m to the "
           "right and 0.6 m too low to cross. Choose “From above” in the menu of the figure “3-D view”, then "
           "compare the other two experiments."),
        {{tr("Longitudinal spin"), {{"u1", 20.0}}}, {tr("Pivot spin"), {{"u2", 15.0}}}, {tr("Curve"), curve}},
        {},
        0,
        "space"};
}

/// An example with a measured track, to be fitted.
Example filmExample() {
    const Values guess{{"terrain", std::string("flat")},
                       {"pl", 6.0},
                       {"b", 0.05},
                       {"g", 9.81},
                       {"e", 0.6},
                       {"mu", 0.3},
                       {"mu_k", 0.3},
                       {"clearance", 1.0},
                       {"u4", 4.0},
                       {"u3", 0.0},
                       {"u5", 0.0},
                       {"until", std::string("rest")},
                       {"t_end", 2.0}};
    return {"filmed-ball",
            tr("Filmed ball: find restitution and friction"),
            tr("The dots are the centre of a ball, as a camera at 120 frames per second would measure them "
               "with an error of 2 mm; the run is a guess. In “Tracks”, tick e and μ, press “Fit”, then “Use "
               "these values”: the run follows the dots, which were simulated with e = 0.72 and μ = 0.12. "
               "“Use as uncertainty” passes the intervals to random runs."),
            {{.name = tr("Guess"),
              .values = guess,
              .filmed = {{"e", 0.72}, {"mu", 0.12}, {"mu_k", 0.12}, {"u4", 4.1}}}},
            tr("video camera measured track calibrate calibration fit bounce"),
            0,
            "restitution"};
}

} // namespace

System system() {
    System rover;
    rover.id = "rover";
    rover.name = tr("Rover");
    rover.summary = tr("A spherical rover bouncing, sliding and rolling across a valley.");
    rover.parameters = parametersOf(inputTable());
    rover.presets = presets();
    rover.quantities = quantitiesOf(quantityTable());
    rover.modes = modeNames();
    rover.stateColumns = {"x", "y",  "vx",     "vy",     "spin",    "angle", "mode",
                          "z", "vz", "spin_x", "spin_y", "heading", "lean",  "roll"};
    rover.eventColumns = quantitiesOf(eventTable());
    rover.figures = figures();
    rover.examples = hartlExamples();
    rover.examples.push_back(spinExample());
    rover.examples.push_back(filmExample());
    for (Example& example : windExamples())
        rover.examples.push_back(std::move(example));
    rover.reproductions = {hartl2006()};
    rover.measures = quantitiesOf(measureTable());
    rover.tableMeasures = {"height", "height_above_floor", "x", "z", "t", "impacts", "energy_residual"};
    rover.endings = {{"crossed", tr("Crossed")},          {"rebounded", tr("Rebounded")},
                     {"turned", tr("Turned back")},       {"stopped", tr("Stopped")},
                     {"escaped", tr("Left the terrain")}, {"time-limit", tr("Time limit"), false},
                     {"given-up", tr("Aborted"), false}};
    rover.success = {"crossed", "", tr("Crossed"), "%"};
    rover.studyMeasures = {"height",
                           "reserve",
                           "x",
                           "t",
                           "impacts",
                           "greatest_height",
                           "z",
                           "greatest_impulse",
                           "greatest_impact_speed",
                           "greatest_normal_force",
                           "final_height",
                           "final_x",
                           "final_t",
                           "final_crossed",
                           "distance",
                           "mean_speed",
                           "time_rolling",
                           "time_flying",
                           "share_rolling",
                           "share_flying",
                           "restart_wind"};
    rover.studyOver = "u4";
    rover.studySmallest = "e";
    rover.studyAxes = {{"e", "0.6:1:0.01"}, {"b", "1:6:1"},          {"k", "0.1,0.2,0.3,0.4,0.5,0.6,0.67"},
                       {"u4", "5:10:0.1"},  {"g", "1.62,3.71,9.81"}, {"wind", "0:30:1"},
                       {"m", "5,10,20,40"}, {"cd", "0.3:1:0.1"},     {"c_rr", "0:0.2:0.02"}};
    rover.studyRequirement = "crossed >= 80";
    rover.studyCompare = "convention";
    rover.prepare = prepared;
    rover.batch = batchOf;
    return rover;
}

} // namespace talweg::rover
