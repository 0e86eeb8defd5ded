#include "systems/surface/inputs.h"

#include "base/number.h"
#include "base/quantity_text.h"
#include "base/root.h"
#include "base/translation.h"
#include "systems/air.h"
#include "systems/idle.h"
#include "systems/rows.h"
#include "terrain/rolling_path.h"

#include <cmath>

namespace talweg::surface {

namespace {

using Kind = Parameter::Kind;
using Row = Bound<Inputs>;

constexpr Range positive(double max) {
    return {.min = 0, .max = max, .minIncluded = false};
}
constexpr Range between(double min, double max) {
    return {.min = min, .max = max};
}

std::string misunderstood(std::string_view text) {
    const auto read = Expression::read(text, "x");
    const auto* mistake = std::get_if<Expression::Mistake>(&read);
    return mistake ? mistake->sentence() : "";
}

std::vector<Row> surfaceRows() {
    return {
        choice<&Inputs::shape>(
            {.id = "shape",
             .label = tr("Ground"),
             .group = tr("Surface"),
             .help = tr("Selects whether an expression or points define the ground.")},
            {{Shape::expression, {"expression", tr("Expression"), tr("The elevation y is a function of x.")}},
             {Shape::points,
              {"points", tr("Points"), tr("A smooth curve through points (natural cubic spline).")}}}),
        {{.id = "y",
          .symbol = "y",
          .label = tr("Elevation"),
          .unit = "m",
          .group = tr("Surface"),
          .kind = Kind::text,
          .defaultValue = std::string("40*exp(-x/20) + 4*cos(x/6)"),
          .misunderstands = misunderstood,
          .help = tr("Elevation of the ground as a function of x, both in metres, such as 20*exp(-x/10) + "
                     "sin(x/3) or x < 50 ? 10 : 10 - (x-50)^2/100. The expression may use + - * / % ^, "
                     "comparisons, && || !, c ? a : b, pi, e and %1; log is the natural logarithm.",
                     functionNames()),
          .source = tr("The Rolling Ball Simulation, section 3"),
          .onlyFor = {"shape", {"expression"}}},
         [](Inputs& in, const Value& v) { in.y = std::get<std::string>(v); }},
        number<&Inputs::xFrom>({.id = "x_from",
                                .symbol = "x₁",
                                .label = tr("Left end"),
                                .unit = "m",
                                .group = tr("Surface"),
                                .defaultValue = 0.0,
                                .range = between(-1e5, 1e5),
                                .step = 1,
                                .help = tr("x at the left end of the ground."),
                                .source = tr("The Rolling Ball Simulation, section 3"),
                                .onlyFor = {"shape", {"expression"}}}),
        number<&Inputs::xTo>(
            {.id = "x_to",
             .symbol = "x₂",
             .label = tr("Right end"),
             .unit = "m",
             .group = tr("Surface"),
             .defaultValue = 100.0,
             .range = between(-1e5, 1e5),
             .step = 1,
             .help = tr("x at the right end of the ground. The run ends when the body reaches this end."),
             .source = tr("The Rolling Ball Simulation, section 3"),
             .onlyFor = {"shape", {"expression"}}}),
        {{.id = "points",
          .label = tr("Points"),
          .unit = "m",
          .group = tr("Surface"),
          .kind = Kind::points,
          .defaultValue = Points{{0, 30}, {20, 12}, {40, 10}, {55, 14}, {70, 8}, {100, 6}},
          .help = tr("Points x:y through which the ground passes, in order of increasing x. You can drag the "
                     "points in the figure."),
          .onlyFor = {"shape", {"points"}}},
         [](Inputs& in, const Value& v) { in.points = std::get<Points>(v); }},
    };
}

std::vector<Row> bodyRows() {
    return {
        {{.id = "b",
          .symbol = "b",
          .label = tr("Radius"),
          .unit = "m",
          .group = tr("Body"),
          .defaultValue = 2.0,
          .range = positive(1e4),
          .step = 0.1,
          .help = tr("Radius of the round body."),
          .source = tr("The Rolling Ball Simulation, section 2")},
         [](Inputs& in, const Value& v) { in.body.b = std::get<double>(v); }},
        {{.id = "k",
          .symbol = "k",
          .label = tr("Inertia factor"),
          .group = tr("Body"),
          .defaultValue = 0.4,
          .range = positive(1),
          .step = 0.01,
          .help = tr("Moment of inertia J divided by m b² (mass times radius squared): 0.4 for a solid "
                     "sphere, 0.5 for a solid cylinder, 2/3 for a thin shell, 1 for a hoop. For other values "
                     "the figure shows a ring: the cross-section of a hollow sphere if k is at most 2/3, "
                     "otherwise of a hollow cylinder."),
          .source = tr("The Rolling Ball Simulation, section 2")},
         [](Inputs& in, const Value& v) { in.body.k = std::get<double>(v); }},
        number<&Inputs::m>({.id = "m",
                            .symbol = "m",
                            .label = tr("Mass"),
                            .unit = "kg",
                            .group = tr("Body"),
                            .defaultValue = 100.0,
                            .range = positive(1e9),
                            .step = 10,
                            .help = tr("The mass has an effect only in air, which slows a light body more "
                                       "than a heavy one. Energies and forces are given per kilogram."),
                            .idle = idleAtZero({"rho", "cd"})}),
    };
}

std::vector<Row> airRows() {
    return {
        number<&Inputs::rho>(airDensity(
            tr("Air"), tr("Density of the still air, which slows the body on the ground and in flight; 0 is "
                          "a vacuum. Typical values are 0.0155 on Mars and 1.225 on the Earth."))),
        number<&Inputs::cd>(
            dragCoefficient(tr("Air"), tr("Drag coefficient for the cross-section π b²: the drag ρ C_d π b² "
                                          "v²/2 opposes the velocity. It is 0.5 for a smooth sphere."))),
    };
}

std::vector<Row> contactRows() {
    return {
        number<&Inputs::muS>({.id = "mu_s",
                              .symbol = "μₛ",
                              .label = tr("Static friction"),
                              .group = tr("Contact"),
                              .defaultValue = 0.3,
                              .range = between(0, 1e9),
                              .step = 0.01,
                              .help = tr("The body rolls as long as the friction force needed for rolling is "
                                         "at most μₛ times the normal force."),
                              .source = tr("The Rolling Ball Simulation, section 5")}),
        number<&Inputs::muK>(
            {.id = "mu_k",
             .symbol = "μₖ",
             .label = tr("Kinetic friction"),
             .group = tr("Contact"),
             .defaultValue = 0.2,
             .range = between(0, 1e9),
             .step = 0.01,
             .help =
                 tr("While the body slips, a friction force of μₖ times the normal force opposes the slip."),
             .source = tr("The Rolling Ball Simulation, section 5")}),
        number<&Inputs::cRr>({.id = "c_rr",
                              .symbol = "c",
                              .label = tr("Rolling resistance"),
                              .group = tr("Contact"),
                              .defaultValue = 0.01,
                              .range = between(0, 10),
                              .step = 0.001,
                              .help = tr("A moment of c b times the normal force opposes the rotation. On "
                                         "slopes with tan θ < c, a body at rest stays at rest."),
                              .source = tr("The Rolling Ball Simulation, section 6")}),
        number<&Inputs::e>(
            {.id = "e",
             .symbol = "e",
             .label = tr("Restitution"),
             .group = tr("Contact"),
             .defaultValue = 0.5,
             .range = between(0, 1),
             .step = 0.01,
             .help = tr("Ratio of the separation speed to the approach speed when the body lands."),
             .source = tr("Hartl 2006, equations 2.8 and 2.92"),
             .onlyFor = {"friction", {"exact"}}}),
        number<&Inputs::g>({.id = "g",
                            .symbol = "g",
                            .label = tr("Gravity"),
                            .unit = "m/s²",
                            .group = tr("Contact"),
                            .defaultValue = 9.81,
                            .range = positive(1000),
                            .help = tr("Surface gravity.")}),
    };
}

std::vector<Row> startRows() {
    return {
        number<&Inputs::x0>(
            {.id = "x0",
             .symbol = "x₀",
             .label = tr("Start"),
             .unit = "m",
             .group = tr("Start"),
             .defaultValue = 1.0,
             .range = between(-1e5, 1e5),
             .step = 0.5,
             .help = tr("x of the contact point at the start. You can also drag the body in the figure.")}),
        number<&Inputs::v0>({.id = "v0",
                             .symbol = "v₀",
                             .label = tr("Speed"),
                             .unit = "m/s",
                             .group = tr("Start"),
                             .defaultValue = 0.0,
                             .range = between(-1e4, 1e4),
                             .step = 0.5,
                             .help = tr("Speed of the centre along the ground, positive to the right.")}),
        {{.id = "omega0",
          .symbol = "ω₀",
          .label = tr("Spin"),
          .unit = "rad/s",
          .group = tr("Start"),
          .kind = Kind::numberOrWord,
          .defaultValue = std::string("rolling"),
          .range = between(-1e6, 1e6),
          .step = 0.5,
          .word = "rolling",
          .help = tr("Spin at the start, positive counter-clockwise. Enter \"rolling\" to start without "
                     "slip, which means a spin of −v₀/b.")},
         [](Inputs& in, const Value& v) {
             const double* n = std::get_if<double>(&v);
             in.omega0 = n ? std::optional(*n) : std::nullopt;
         }},
    };
}

std::vector<Row> solverRows() {
    return {
        choice<&Inputs::friction>(
            {.id = "friction",
             .label = tr("Friction model"),
             .group = tr("Solver"),
             .help = tr("Model of friction and contact."),
             .source = tr("The Rolling Ball Simulation, section 5, equation 1")},
            {{Friction::exact,
              {"exact", tr("Exact"),
               tr("Distinguishes rolling, slipping, flight and rest, and locates the transitions between "
                  "them.")}},
             {Friction::regularised,
              {"regularised", tr("Regularised"),
               tr("As published: one set of equations in which friction falls from static to kinetic as the "
                  "slip rises from 0 to a small value, 0.1 m/s in The Rolling Ball Simulation. This model "
                  "cannot represent a landing: the normal force acts at any height, so energy grows after "
                  "contact is lost, as the energy residual shows.")}}}),
        {{.id = "v_switch",
          .symbol = "v_switch",
          .label = tr("Friction transition slip"),
          .unit = "m/s",
          .group = tr("Solver"),
          .defaultValue = 0.1,
          .range = positive(100),
          .step = 0.01,
          .help = tr(
              "Slip at which the fraction p of the transition from static to kinetic friction is complete."),
          .source = tr("The Rolling Ball Simulation, section 5"),
          .onlyFor = {"friction", {"regularised"}}},
         [](Inputs& in, const Value& v) { in.sigmoid.speed = std::get<double>(v); }},
        {{.id = "p_switch",
          .symbol = "p",
          .label = tr("Transition fraction"),
          .group = tr("Solver"),
          .defaultValue = 0.95,
          .range = {.min = 0, .max = 1, .minIncluded = false, .maxIncluded = false},
          .step = 0.01,
          .help = tr("Fraction of the transition from static to kinetic friction that is complete at the "
                     "slip v_switch. The Rolling Ball Simulation uses 0.95."),
          .source = tr("The Rolling Ball Simulation, section 5"),
          .onlyFor = {"friction", {"regularised"}}},
         [](Inputs& in, const Value& v) { in.sigmoid.part = std::get<double>(v); }},
        {{.id = "tolerance",
          .label = tr("Tolerance"),
          .group = tr("Solver"),
          .defaultValue = 1e-3,
          .range = {.min = 1e-12, .max = 0.1},
          .step = 1e-4,
          .help = tr("Relative error allowed in a step of the regularised model. The allowed absolute error "
                     "is a thousandth of this value, in m, m/s and rad. The Rolling Ball Simulation gives no "
                     "value; 0.001 is usual for its method."),
          .source = tr("The Rolling Ball Simulation, section 8"),
          .onlyFor = {"friction", {"regularised"}}},
         [](Inputs& in, const Value& v) { in.stepping.tolerance = std::get<double>(v); }},
        {{.id = "dt_max",
          .symbol = "Δt",
          .label = tr("Longest step"),
          .unit = "s",
          .group = tr("Solver"),
          .defaultValue = 0.01,
          .range = {.min = 1e-6, .max = 1},
          .step = 0.001,
          .help = tr("Longest time step of the regularised model; the shortest time step is a hundredth of "
                     "the longest. The table “Time step” shows the effect of shorter steps."),
          .source = tr("The Rolling Ball Simulation, section 8"),
          .onlyFor = {"friction", {"regularised"}}},
         [](Inputs& in, const Value& v) { in.stepping.longest = std::get<double>(v); }},
        number<&Inputs::tEnd>({.id = "t_end",
                               .label = tr("Time limit"),
                               .unit = "s",
                               .group = tr("Solver"),
                               .defaultValue = 20.0,
                               .range = positive(1e5),
                               .step = 1,
                               .help = tr("Latest time at which the run ends."),
                               .source = tr("The Rolling Ball Simulation, section 2")}),
        numberOrWord<&Inputs::tableStep>(
            {.id = "table_step",
             .symbol = "Δx",
             .label = tr("Ground table step"),
             .unit = "m",
             .group = tr("Solver"),
             .defaultValue = std::string("auto"),
             .range = positive(1e5),
             .step = 0.1,
             .word = "auto",
             .help = tr(
                 "Step in x between the rows of the ground table, which you can export on the command line; "
                 "\"auto\" is a thousandth of the length of the ground. The step does not affect the run."),
             .source = tr("The Rolling Ball Simulation, section 3")}),
    };
}

std::vector<Row> makeTable() {
    std::vector<Row> table;
    for (auto rows : {surfaceRows(), bodyRows(), contactRows(), airRows(), startRows(), solverRows()})
        table.insert(table.end(), rows.begin(), rows.end());
    return table;
}

/// Largest distance of the ground from y = 0, m. Beyond it, g y leaves no digits for the energy of a body.
/// The error message states it.
constexpr double maxElevation = 1e7;
/// Default and largest number of steps in the table of the ground. On the default ground, the default step is
/// 0.1 m, a twentieth of the default body's radius.
constexpr double tableSteps = 1000, maxTableSteps = 20000;
/// Shortest range of a ground given by an expression, m.
constexpr double minRange = 1e-6;

/// The reason why the ground cannot be used, as the end of a sentence; empty if it can.
std::string unusable(const Graph& graph) {
    for (const GraphPiece& piece : graph.pieces)
        for (const double x : {piece.from, (piece.from + piece.to) / 2, piece.to})
            if (!(std::abs(piece.at(x).value) <= maxElevation))
                return tr("is more than 10000 km above or below zero at x = %1.", shortest(x));
    return {};
}

/// The lowest elevation of the path: at an end of a cell, or where the path is level within one.
double lowestOf(const RollingPath& path) {
    double lowest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < path.pieces().size(); ++i) {
        const auto sine = [&](double parameter) { return path.at(i, parameter).sine; };
        const std::vector<double>& cuts = path.pieces()[i].cells.cuts;
        double before = 0; // sine at the previous cut
        for (std::size_t c = 0; c < cuts.size(); ++c) {
            const PathPlace place = path.at(i, cuts[c]);
            lowest = std::min(lowest, place.centre.y());
            if (c > 0 && before < 0 && place.sine > 0) {
                const double level = bracketRoot(sine, cuts[c - 1], cuts[c], before, place.sine).middle();
                lowest = std::min(lowest, path.at(i, level).centre.y());
            }
            before = place.sine;
        }
    }
    return lowest;
}

/// Largest drag, as the number of times 1/√(g K) in a run. In one of these times, a speed approaches the
/// terminal speed, which takes several steps.
constexpr double maxSettlings = 3e5;

void findAirProblems(const Inputs& in, std::vector<Problem>& found) {
    if (in.drag() == 0) return;
    if (in.friction == Friction::regularised)
        found.push_back({"friction", tr("The regularised friction model, as published, does not support air. "
                                        "Choose “Exact”, or set ρ or C_d to 0.")});
    if (std::sqrt(in.g * in.drag()) * in.tEnd > maxSettlings)
        found.push_back({"rho", tr("The drag K = ρ C_d π b²/(2 m) = %1 1/m is too strong for a run of %2 s: "
                                   "√(g K) t must stay below 300000.",
                                   quantitySignificant(in.drag(), "1/m", 4), shortest(in.tEnd))});
}

} // namespace

const std::vector<Row>& inputTable() {
    static const std::vector<Row> table = makeTable();
    return table;
}

std::variant<Graph, std::string> groundOf(const Inputs& in) {
    if (in.shape == Shape::points) return graphThrough(in.points);
    const auto expression = Expression::read(in.y, "x");
    if (const auto* mistake = std::get_if<Expression::Mistake>(&expression)) return mistake->sentence();
    auto ground = graphOf(std::get<Expression>(expression), in.xFrom, in.xTo);
    if (const Graph* graph = std::get_if<Graph>(&ground))
        if (std::string why = unusable(*graph); !why.empty()) return why;
    return ground;
}

Site siteOf(const Inputs& in) {
    if (in.shape == Shape::expression && !(in.xTo - in.xFrom >= minRange))
        return {Problem{"x_to", tr("The right end x₂ = %1 m must lie to the right of the left end x₁ = %2 m.",
                                   quantityInFull(in.xTo, "m"), quantityInFull(in.xFrom, "m"))},
                nullptr};
    auto ground = groundOf(in);
    if (const auto* why = std::get_if<std::string>(&ground))
        return {Problem{in.shape == Shape::points ? "points" : "y", tr("The ground y(x) %1", *why)}, nullptr};
    Site site{std::get<Graph>(std::move(ground)), nullptr};
    site.path = std::make_shared<const RollingPath>(site.graph(), in.body.b);
    site.lowest = lowestOf(*site.path);
    return site;
}

double tableStepOf(const Inputs& in) {
    return in.tableStep.value_or((in.to() - in.from()) / tableSteps);
}

std::vector<Problem> checkTogether(const Inputs& in, const Site& site) {
    if (const auto* problem = std::get_if<Problem>(&site.ground)) return {*problem};
    std::vector<Problem> found;
    if (in.x0 < in.from() || in.x0 > in.to())
        found.push_back(
            {"x0",
             tr("The start x₀ = %1 m is not on the ground, which extends from %2 m to %3 m.",
                quantityInFull(in.x0, "m"), quantityInFull(in.from(), "m"), quantityInFull(in.to(), "m"))});
    if (const double least = (in.to() - in.from()) / maxTableSteps; tableStepOf(in) < least)
        found.push_back({"table_step", tr("The step Δx = %1 m gives too many rows in the ground table; at "
                                          "most %2 are allowed. Choose a step of at least %3 m.",
                                          quantityInFull(tableStepOf(in), "m"), shortest(maxTableSteps),
                                          quantityInFull(least, "m"))});
    findAirProblems(in, found);
    if (site.path->pieces().empty())
        found.push_back({"b", tr("A body of radius b = %1 m does not fit on this ground. Choose a smaller "
                                 "radius or a longer stretch of ground.",
                                 quantityInFull(in.body.b, "m"))});
    return found;
}

} // namespace talweg::surface
