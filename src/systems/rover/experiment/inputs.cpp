#include "systems/rover/experiment/inputs.h"

#include "base/quantity_text.h"
#include "base/translation.h"
#include "systems/air.h"
#include "systems/idle.h"
#include "systems/rows.h"

#include <cmath>

namespace talweg::rover {

namespace {

using Kind = Parameter::Kind;
using Row = Bound<Inputs>;

constexpr Range tilt{.min = 0, .max = 89.9};
constexpr Range positive(double max) {
    return {.min = 0, .max = max, .minIncluded = false};
}
constexpr Range between(double min, double max) {
    return {.min = min, .max = max};
}

double numberIn(const Values& values, const char* id) {
    return std::get<double>(values.find(id)->second);
}

std::string publishedHelp() {
    return tr(
        "Reproduces the printed results of Hartl 2006. The code of the thesis is not public, so this "
        "convention was inferred by matching every number that the thesis prints. It differs from the "
        "consistent convention in three ways. First, the contact point follows the terrain line with the "
        "centre vertically above it, so every rim launches the rover. Second, when rolling or sliding ends "
        "in an impact at a corner, the spin enters the impact with its sign reversed (chapter 2 counts spin "
        "counter-clockwise, chapter 3 clockwise). Third, figure 4.2 starts with u₃ = +5 rad/s taken "
        "literally, which is backspin. The main result of the thesis, that a bouncier rover climbs higher, "
        "comes from the reversed sign: with a consistent sign, the trend at low e is the opposite. In "
        "figures 4.2 and 6.2 the sign is never reversed; the contact point alone makes the difference.");
}

/// The reason why the tilt of a slope has no effect; empty if it has one. Ground without depth has no slopes,
/// and a single slope goes either down or up.
std::string idleSlope(const Parameter& parameter, const std::vector<Parameter>& parameters,
                      const Values& values) {
    const double depth = numberIn(values, "dh");
    const bool isSingle = values.find("terrain")->second == Value(std::string("slope"));
    const bool isWrongWay = isSingle && (parameter.id == "beta") == (depth > 0);
    return depth == 0 || isWrongWay ? idleWhile(parameter, parameterOf(parameters, "dh"), values)
                                    : std::string();
}

std::vector<Row> terrainRows() {
    const std::vector<std::string> sloping{"valley", "gully", "hill", "slope"};
    return {
        choice<&Inputs::terrain>(
            {.id = "terrain",
             .label = tr("Terrain"),
             .group = tr("Terrain"),
             .help = tr("Type of terrain that the rover crosses."),
             .source = tr("Hartl 2006, figure 4.1")},
            {{Terrain::valley,
              {"valley", tr("Valley"),
               tr("Level ground, then a decline, a floor, an incline and level ground again.")}},
             {Terrain::gully, {"gully", tr("Gully"), tr("A valley without a floor.")}},
             {Terrain::hill,
              {"hill", tr("Hill"),
               tr("The hill rises at the incline angle, has a level top and falls at the decline angle. Its "
                  "height is the absolute value of the depth.")}},
             {Terrain::slope,
              {"slope", tr("Single slope"),
               tr("One slope: down at the decline angle if the depth is negative, or up at the incline angle "
                  "if the depth is positive.")}},
             {Terrain::flat,
              {"flat", tr("Level ground"), tr("Level ground whose length is the floor length.")}},
             {Terrain::profile,
              {"profile", tr("Profile"),
               tr("Straight faces between given points, for example a measured elevation profile. The ground "
                  "before the first point and after the last is level.")}}}),
        number<&Inputs::beta>({.id = "beta",
                               .symbol = "β",
                               .label = tr("Decline angle"),
                               .unit = "°",
                               .group = tr("Terrain"),
                               .defaultValue = 30.0,
                               .range = tilt,
                               .step = 1,
                               .help = tr("Slope angle of the face that leads down into the valley."),
                               .source = tr("Hartl 2006, figure 4.1"),
                               .onlyFor = {"terrain", sloping},
                               .idle = idleSlope}),
        number<&Inputs::theta>({.id = "theta",
                                .symbol = "θ",
                                .label = tr("Incline angle"),
                                .unit = "°",
                                .group = tr("Terrain"),
                                .defaultValue = 30.0,
                                .range = tilt,
                                .step = 1,
                                .help = tr("Slope angle of the face that leads up out of the valley."),
                                .source = tr("Hartl 2006, figure 4.1"),
                                .onlyFor = {"terrain", sloping},
                                .idle = idleSlope}),
        number<&Inputs::dh>(
            {.id = "dh",
             .symbol = "dh",
             .label = tr("Depth"),
             .unit = "m",
             .group = tr("Terrain"),
             .defaultValue = -10.0,
             .range = between(-10000, 10000),
             .step = 1,
             .help =
                 tr("Elevation of the floor relative to the plateau; negative values are below the plateau."),
             .source = tr("Hartl 2006, section 4.2"),
             .onlyFor = {"terrain", sloping}}),
        number<&Inputs::pl>(
            {.id = "pl",
             .symbol = "pl",
             .label = tr("Floor length"),
             .unit = "m",
             .group = tr("Terrain"),
             .defaultValue = 30.0,
             .range = between(0, 100000),
             .step = 1,
             .help = tr("Length of the level part: the valley's floor, the hill's top, or the ground."),
             .source = tr("Hartl 2006, figure 4.1"),
             .onlyFor = {"terrain", {"valley", "hill", "flat"}}}),
        {{.id = "profile",
          .label = tr("Elevation profile"),
          .unit = "m",
          .group = tr("Terrain"),
          .kind = Kind::points,
          .defaultValue = Points{{0, 0}, {20, -6}, {32, -8}, {45, -7}, {60, -2}, {75, 0}},
          .help = tr("Points x:y joined by straight faces. x must not decrease; two points with the same x "
                     "make a vertical wall."),
          .onlyFor = {"terrain", {"profile"}},
          .order = Parameter::Order::ground},
         [](Inputs& in, const Value& v) { in.profile = std::get<Points>(v); }},
    };
}

/// J/m (m²) of the body that the values describe.
double inertiaPerMassOf(const Values& values) {
    const auto& given = std::get<std::string>(values.find("inertia")->second);
    if (given == "moment") return numberIn(values, "inertia_moment") / numberIn(values, "m");
    if (given == "per_mass") return numberIn(values, "inertia_per_mass");
    return numberIn(values, "k") * numberIn(values, "b") * numberIn(values, "b");
}

std::vector<Row> bodyRows() {
    return {
        number<&Inputs::b>({.id = "b",
                            .symbol = "b",
                            .label = tr("Radius"),
                            .unit = "m",
                            .group = tr("Body"),
                            .defaultValue = 1.0,
                            .range = positive(1000),
                            .step = 0.1,
                            .help = tr("Radius of the sphere."),
                            .source = tr("Hartl 2006, nomenclature")}),
        choice<&Inputs::inertia>(
            {.id = "inertia",
             .label = tr("Inertia given as"),
             .group = tr("Body"),
             .help = tr("Quantity used to enter the moment of inertia about the centre. The choice does not "
                        "affect the run.")},
            {{Inertia::factor,
              {"k", tr("Factor k"),
               tr("J/(m b²). The factor stays the same when the radius or the mass changes.")}},
             {Inertia::perMass,
              {"per_mass", tr("J/m"),
               tr("Moment of inertia divided by the mass, the form used in tables of rover designs. It is "
                  "the square of the radius of gyration.")}},
             {Inertia::moment,
              {"moment", tr("Moment J"),
               tr("Moment of inertia as measured or as computed from a CAD model.")}}}),
        number<&Inputs::inertiaFactor>(
            {.id = "k",
             .symbol = "k",
             .label = tr("Inertia factor"),
             .group = tr("Body"),
             .defaultValue = 0.4,
             .range = positive(1),
             .step = 0.01,
             .help = tr("Moment of inertia J divided by m b² (mass times radius squared): 0.4 for a solid "
                        "sphere, 2/3 for a thin shell, less if mass is concentrated at the centre."),
             .source = tr("Hartl 2006, section 4.3, where J/m = k b²"),
             .onlyFor = {"inertia", {"k"}},
             .follows = [](const Values& v) { return inertiaPerMassOf(v) / std::pow(numberIn(v, "b"), 2); }}),
        number<&Inputs::inertiaPerMass>(
            {.id = "inertia_per_mass",
             .symbol = "J/m",
             .label = tr("Inertia per mass"),
             .unit = "m²",
             .group = tr("Body"),
             .defaultValue = 0.4,
             .range = positive(1e6),
             .step = 0.01,
             .help = tr("Moment of inertia about the centre divided by the mass: k b², at most b²."),
             .source = tr("Hartl 2006, section 4.3"),
             .onlyFor = {"inertia", {"per_mass"}},
             .follows = inertiaPerMassOf}),
        number<&Inputs::momentOfInertia>(
            {.id = "inertia_moment",
             .symbol = "J",
             .label = tr("Moment of inertia"),
             .unit = "kg m²",
             .group = tr("Body"),
             .defaultValue = 0.4,
             .range = positive(1e15),
             .step = 0.01,
             .help = tr("Moment of inertia about any axis through the centre: k m b², at most m b²."),
             .source = tr("Hartl 2006, nomenclature"),
             .onlyFor = {"inertia", {"moment"}},
             .follows = [](const Values& v) { return inertiaPerMassOf(v) * numberIn(v, "m"); }}),
        number<&Inputs::m>(
            {.id = "m",
             .symbol = "m",
             .label = tr("Mass"),
             .unit = "kg",
             .group = tr("Body"),
             .defaultValue = 1.0,
             .range = positive(1e9),
             .step = 1,
             .help = tr("Energies, forces and impulses are proportional to the mass. The mass affects the "
                        "motion only in air: wind accelerates a light rover more than a heavy one.")}),
        number<&Inputs::e>(
            {.id = "e",
             .symbol = "e",
             .label = tr("Restitution"),
             .group = tr("Contact"),
             .defaultValue = 0.92,
             .range = between(0, 1),
             .step = 0.01,
             .help = tr("Ratio of the separation speed to the approach speed, both along the normal."),
             .source = tr("Hartl 2006, equations 2.8 and 2.92")}),
        number<&Inputs::mu>({.id = "mu",
                             .symbol = "μ",
                             .label = tr("Static friction"),
                             .group = tr("Contact"),
                             .defaultValue = 1.0,
                             .range = between(0, 100),
                             .step = 0.05,
                             .help = tr("The contact sticks while the tangential impulse or force is below μ "
                                        "times the normal impulse or force."),
                             .source = tr("Hartl 2006, equation 2.93")}),
        number<&Inputs::muK>(
            {.id = "mu_k",
             .symbol = "μ′",
             .label = tr("Kinetic friction"),
             .group = tr("Contact"),
             .defaultValue = 0.8,
             .range = between(0, 100),
             .step = 0.05,
             .help = tr(
                 "Friction impulse or force during slip, divided by the normal impulse or force; at most μ."),
             .source = tr("Hartl 2006, equation 2.95")}),
    };
}

std::vector<Row> planetRows() {
    return {
        number<&Inputs::g>({.id = "g",
                            .symbol = "g",
                            .label = tr("Gravity"),
                            .unit = "m/s²",
                            .group = tr("Planet"),
                            .defaultValue = 3.71,
                            .range = positive(1000),
                            .step = 0.01,
                            .help = tr("Acceleration of free fall."),
                            .source = tr("Hartl 2006, section 4.3")}),
    };
}

std::vector<Row> launchRows() {
    return {
        number<&Inputs::u4>(
            {.id = "u4",
             .symbol = "u₄",
             .label = tr("Launch speed"),
             .unit = "m/s",
             .group = tr("Launch"),
             .defaultValue = 5.0,
             .range = between(-1000, 1000),
             .step = 0.1,
             .help = tr("Speed of the centre along the ground at the start; positive is downrange."),
             .source = tr("Hartl 2006, section 4.2")}),
        number<&Inputs::u5>({.id = "u5",
                             .symbol = "u₅",
                             .label = tr("Upward speed"),
                             .unit = "m/s",
                             .group = tr("Launch"),
                             .defaultValue = 0.0,
                             .range = between(-1000, 1000),
                             .step = 0.1,
                             .help = tr("Speed of the centre away from the ground at the start, for a throw "
                                        "or jump. Negative values (towards the ground) need a clearance."),
                             .source = tr("Hartl 2006, equation 2.2")}),
        numberOrWord<&Inputs::u3>(
            {.id = "u3",
             .symbol = "u₃",
             .label = tr("Launch spin"),
             .unit = "rad/s",
             .group = tr("Launch"),
             .defaultValue = std::string("rolling"),
             .range = between(-100000, 100000),
             .step = 0.5,
             .word = "rolling",
             .help = tr("Spin at the start, positive counter-clockwise; a positive spin is backspin. Enter "
                        "“rolling” to start without slip, which means a spin of −u₄/b."),
             .source = tr("Hartl 2006, sections 4.1 and 4.2")}),
        number<&Inputs::u6>(
            {.id = "u6",
             .symbol = "u₆",
             .label = tr("Lateral speed"),
             .unit = "m/s",
             .group = tr("Launch"),
             .defaultValue = 0.0,
             .range = between(-1000, 1000),
             .step = 0.1,
             .help = tr("Speed of the centre across the valley at the start; positive is to the right when "
                        "facing downrange. If lateral speed, longitudinal spin and pivot spin are all 0, the "
                        "rover stays in a vertical plane."),
             .source = tr("Hartl 2006, equation 2.2")}),
        numberOrWord<&Inputs::u1>(
            {.id = "u1",
             .symbol = "u₁",
             .label = tr("Longitudinal spin"),
             .unit = "rad/s",
             .group = tr("Launch"),
             .defaultValue = std::string("rolling"),
             .range = between(-100000, 100000),
             .step = 0.5,
             .word = "rolling",
             .help = tr("Spin about the axis that points downrange along the ground. Enter “rolling” to "
                        "start rolling to the right without slip, which means a spin of u₆/b."),
             .source = tr("Hartl 2006, equation 2.1")}),
        number<&Inputs::u2>(
            {.id = "u2",
             .symbol = "u₂",
             .label = tr("Pivot spin"),
             .unit = "rad/s",
             .group = tr("Launch"),
             .defaultValue = 0.0,
             .range = between(-100000, 100000),
             .step = 0.5,
             .help = tr("Spin about the normal of the ground; a positive spin turns the front to the left. "
                        "Pivot spin affects the motion on slopes but not on level ground."),
             .source = tr("Hartl 2006, equation 2.1")}),
        numberOrWord<&Inputs::q1>(
            {.id = "q1",
             .symbol = "q₁",
             .label = tr("Start"),
             .unit = "m",
             .group = tr("Launch"),
             .defaultValue = std::string("edge"),
             .range = between(-1e6, 1e6),
             .step = 1,
             .word = "edge",
             .help = tr("Start position of the centre; “edge” means the beginning of the terrain."),
             .source = tr("Hartl 2006, section 4.2")}),
        number<&Inputs::clearance>(
            {.id = "clearance",
             .symbol = "c",
             .label = tr("Clearance"),
             .unit = "m",
             .group = tr("Launch"),
             .defaultValue = 0.0,
             .range = between(0, 10000),
             .step = 0.5,
             .help = tr("Height above the ground at the start; 0 starts the rover in contact.")}),
    };
}

std::vector<Row> airRows() {
    return {
        number<&Inputs::rho>(airDensity(
            tr("Air and ground"), tr("Density of the air, which pushes or slows the rover; 0 is a vacuum. "
                                     "Typical values are 0.0155 on Mars and 1.225 on the Earth."))),
        number<&Inputs::cd>(dragCoefficient(
            tr("Air and ground"), tr("Drag coefficient for the cross-section π b²: the drag is ρ C_d π b² "
                                     "W²/2, where W is the speed of the air relative to the rover. C_d is "
                                     "0.5 for a smooth sphere and about 1 for sails and box kites."))),
        number<&Inputs::wind>({.id = "wind",
                               .symbol = "U",
                               .label = tr("Wind"),
                               .unit = "m/s",
                               .group = tr("Air and ground"),
                               .defaultValue = 0.0,
                               .range = between(-500, 500),
                               .step = 1,
                               .help = tr("Wind speed, positive downrange. The wind blows parallel to the "
                                          "ground below the rover and has no effect in a vacuum."),
                               .idle = idleAtZero({"rho", "cd"})}),
        choice<&Inputs::windProfile>(
            {.id = "wind_profile",
             .label = tr("Wind profile"),
             .group = tr("Air and ground"),
             .help = tr("Variation of the wind speed with the height above the ground."),
             .idle = idleAtZero({"rho", "cd"})},
            {{WindProfile::uniform,
              {"uniform", tr("Uniform"), tr("The wind speed is the same at every height.")}},
             {WindProfile::logarithmic,
              {"log", tr("Logarithmic"),
               tr("The wind speed is U ln(z/z₀)/ln(z_ref/z₀) at the height z of the centre, and 0 below "
                  "z₀.")}}}),
        number<&Inputs::zRef>({.id = "z_ref",
                               .symbol = "z_ref",
                               .label = tr("Reference height of the wind"),
                               .unit = "m",
                               .group = tr("Air and ground"),
                               .defaultValue = 1.6,
                               .range = positive(10000),
                               .step = 0.1,
                               .help = tr("Height above the ground at which the wind has the given speed."),
                               .onlyFor = {"wind_profile", {"log"}}}),
        number<&Inputs::z0>({.id = "z0",
                             .symbol = "z₀",
                             .label = tr("Roughness length"),
                             .unit = "m",
                             .group = tr("Air and ground"),
                             .defaultValue = 0.03,
                             .range = positive(100),
                             .step = 0.01,
                             .help = tr("Height below which the wind speed of the logarithmic profile is 0, "
                                        "for example 0.03 m at the Pathfinder site on Mars."),
                             .onlyFor = {"wind_profile", {"log"}}}),
        number<&Inputs::rollingResistance>(
            {.id = "c_rr",
             .symbol = "c_rr",
             .label = tr("Rolling resistance"),
             .group = tr("Air and ground"),
             .defaultValue = 0.0,
             .range = between(0, 10),
             .step = 0.01,
             .help = tr(
                 "While the rover touches the ground, a moment of c_rr b times the normal force opposes its "
                 "spin. On level ground it slows a rolling rover like an uphill slope of gradient c_rr.")}),
    };
}

std::vector<Row> solverRows() {
    return {
        choice<&Inputs::convention>(
            {.id = "convention",
             .label = tr("Convention"),
             .group = tr("Solver"),
             .help = tr("Two interpretations of the same model. Compare them before you rely on one."),
             .source = tr("Hartl 2006, chapters 2 to 4")},
            {{Convention::consistent,
              {"consistent", tr("Consistent"),
               tr("The model as its equations define it: spin has the same sign convention throughout, and "
                  "the sphere rolls over rims.")}},
             {Convention::published, {"published", tr("As published"), publishedHelp()}}}),
        choice<&Inputs::until>(
            {.id = "until",
             .label = tr("Run until"),
             .group = tr("Solver"),
             .help = tr("Selects whether the run ends as soon as its outcome is decided or continues until "
                        "the rover comes to rest.")},
            {{Until::verdict,
              {"verdict", tr("Outcome"),
               tr("The run ends as soon as the outcome is decided, for example when the rover crosses, "
                  "rebounds or turns back.")}},
             {Until::rest,
              {"rest", tr("Rest"),
               tr("The run continues after the rover rebounds or turns back, until the rover comes to rest, "
                  "crosses at a later attempt or leaves the terrain. The outcome remains “rebounded” or "
                  "“turned back”; results such as “Final height” describe the end of the run.")}}}),
        choice<&Inputs::solver>(
            {.id = "solver",
             .label = tr("Method"),
             .group = tr("Solver"),
             .help = tr("Method that solves the motion between events.")},
            {{Solver::event,
              {"event", tr("Exact"),
               tr("Closed-form solutions between events and for whole bounce trains.")}},
             {Solver::adaptive,
              {"adaptive", tr("Adaptive"),
               tr("Dormand–Prince 5(4) with events located on its dense output, as an independent check.")}},
             {Solver::rk4,
              {"rk4", tr("Runge–Kutta"),
               tr("Fixed steps as in Hartl 2006, appendices A and B; events are located within the steps.")}},
             {Solver::handRk4,
              {"hand_rk4", tr("Hand-coded RK4"),
               tr("Fixed steps as in a simple program: an event within a step is treated as if it happened "
                  "at the end of the step. The method shows the effect of the step size. Its results are "
                  "doubtful, because the method does not locate events.")}},
             {Solver::handEuler,
              {"hand_euler", tr("Hand-coded Euler"),
               tr("Like “Hand-coded RK4”, but with Euler's method, which uses the speeds at the beginning of "
                  "each step.")}}}),
        number<&Inputs::h>({.id = "h",
                            .symbol = "h",
                            .label = tr("Step"),
                            .unit = "s",
                            .group = tr("Solver"),
                            .defaultValue = 0.001,
                            .range = {.min = 1e-5, .max = 0.1},
                            .step = 0.001,
                            .help = tr("Time step of the fixed-step methods."),
                            .source = tr("Hartl 2006, appendix A"),
                            .onlyFor = {"solver", {"rk4", "hand_rk4", "hand_euler"}}}),
        number<&Inputs::tEnd>({.id = "t_end",
                               .symbol = "t",
                               .label = tr("Time limit"),
                               .unit = "s",
                               .group = tr("Solver"),
                               .defaultValue = 3600.0,
                               .range = positive(1e7),
                               .step = 60,
                               .help = tr("Time at which the run ends if nothing else ends it earlier.")}),
    };
}

/// The problem of an inertia that no distribution of mass within the radius has, or whose factor is zero in
/// floating point.
Problem inertiaProblem(const Inputs& in) {
    const bool whole = in.inertia == Inertia::moment;
    const std::string given = whole ? tr("J = %1 kg m²", shortest(in.momentOfInertia))
                                    : tr("J/m = %1 m²", quantityInFull(in.inertiaPerMass, "m²"));
    const std::string largest = whole ? tr("m b² = %1 kg m²", shortest(in.m * in.b * in.b))
                                      : tr("b² = %1 m²", quantityInFull(in.b * in.b, "m²"));
    return {whole ? "inertia_moment" : "inertia_per_mass",
            tr("%1 is out of range: it must be greater than 0 and at most %2, the value if all the mass is "
               "at a distance b from the axis.",
               given, largest)};
}

/// Finds problems of inputs that are incompatible with air or rolling resistance.
void findAirProblems(const Inputs& in, std::vector<Problem>& found) {
    if (in.windProfile == WindProfile::logarithmic && !(in.zRef > in.z0))
        found.push_back({"z_ref", tr("The reference height of the wind, z_ref = %1 m, is out of range: it "
                                     "must be greater than the roughness length of %2 m.",
                                     quantityInFull(in.zRef, "m"), quantityInFull(in.z0, "m"))});
    if (!in.isResisted()) return;
    if (in.convention == Convention::published)
        found.push_back(
            {"convention", tr("The convention “As published” supports neither air nor rolling resistance. "
                              "Choose “Consistent”, or set air density and rolling resistance to 0.")});
    if (in.isByHand())
        found.push_back(
            {"solver", tr("The hand-coded methods support neither air nor rolling resistance. Choose another "
                          "method, or set air density and rolling resistance to 0.")});
    if (in.isSpatial())
        found.push_back({"rho", tr("Air and rolling resistance are supported only for runs in the vertical "
                                   "plane. Set lateral speed, longitudinal spin and pivot spin to 0, or set "
                                   "air density and rolling resistance to 0.")});
}

} // namespace

const std::vector<Row>& inputTable() {
    static const std::vector<Row> table = [] {
        std::vector<Row> rows;
        for (auto* group : {&terrainRows, &bodyRows, &planetRows, &launchRows, &airRows, &solverRows})
            for (Row& row : (*group)())
                rows.push_back(std::move(row));
        return rows;
    }();
    return table;
}

double Inputs::k() const {
    switch (inertia) {
    case Inertia::perMass:
        return inertiaPerMass / (b * b);
    case Inertia::moment:
        return momentOfInertia / (m * b * b);
    case Inertia::factor:
        break;
    }
    return inertiaFactor;
}

std::vector<Problem> checkTogether(const Inputs& in) {
    std::vector<Problem> found;
    if (const double k = in.k(); !(k > 0 && k <= 1)) found.push_back(inertiaProblem(in));
    const bool sunken = in.terrain == Terrain::valley || in.terrain == Terrain::gully;
    if (sunken && in.dh > 0)
        found.push_back(
            {"dh", tr("The depth dh = %1 m is out of range: for a valley or gully it must be at most %2 m "
                      "(negative is down). For rising ground, choose the terrain “Hill”.",
                      quantityInFull(in.dh, "m"), quantityInFull(0, "m"))});
    if (in.u5 < 0 && in.clearance == 0)
        found.push_back(
            {"u5", tr("The upward speed u₅ = %1 m/s is out of range: in contact with the ground it must be "
                      "at least %2 m/s. To throw the rover down, set a clearance greater than 0.",
                      quantityInFull(in.u5, "m/s"), quantityInFull(0, "m/s"))});
    if (in.isByHand() && in.isSpatial())
        found.push_back(
            {"solver", tr("The hand-coded methods solve only runs in the vertical plane. Choose another "
                          "method, or set lateral speed, longitudinal spin and pivot spin to 0.")});
    findAirProblems(in, found);
    if (in.convention == Convention::published && !sunken)
        found.push_back({"convention", tr("The convention “As published” is defined only for the terrains "
                                          "“Valley” and “Gully”. For other terrains, choose “Consistent”.")});
    return found;
}

} // namespace talweg::rover
