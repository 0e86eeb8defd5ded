#include "systems/rough_plane/inputs.h"

#include "base/angle.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "systems/idle.h"
#include "systems/rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace talweg::rough_plane {

namespace {

using Kind = Parameter::Kind;
using Row = Bound<Inputs>;

/// Smallest ratio of width to length of a plate. A narrower plate should be entered as a rod. The error
/// message states the inverse, 1000.
constexpr double minSlimness = 1e-3;
/// Largest number of steps of the published method. More steps would take longer than a second for a board.
/// The error message states 10000.
constexpr double maxSteppedSteps = 10000;
/// Largest deceleration by friction given as a force, m/s². Larger ones would overflow numbers of the motion.
/// The error message states 1e12.
constexpr double maxDeceleration = 1e12;

double massOf(const Inputs& in) {
    if (in.body != Shape::particles) return in.m;
    double mass = 0;
    for (const GivenParticle& one : in.particles)
        mass += one.mass;
    return mass;
}

/// The normal force on the body that the values describe, N.
double normalForceOf(const Values& values) {
    const Inputs in = talweg::inputsOf(inputTable(), values);
    return massOf(in) * in.g * std::cos(in.phi * radiansPerDegree);
}

double numberIn(const Values& values, const char* id) {
    return std::get<double>(values.find(id)->second);
}

/// An input that has no effect while the friction forces of two particles are given.
std::string idleWithOwnForces(const Parameter& parameter, const std::vector<Parameter>& parameters,
                              const Values& values) {
    const bool isIdle = hasOwnForces(talweg::inputsOf(inputTable(), values));
    return isIdle ? idleWhile(parameter, parameterOf(parameters, "sharing"), values) : std::string();
}

/// A column for a coordinate of a particle.
Parameter placeColumn(const char* id, std::string label, std::string help) {
    return {.id = id,
            .symbol = id,
            .label = std::move(label),
            .unit = "m",
            .defaultValue = 0.0,
            .range = {.min = -1e6, .max = 1e6},
            .help = std::move(help)};
}

Row particlesRow() {
    std::vector<Bound<GivenParticle>> columns;
    columns.push_back(number<&GivenParticle::mass>(
        {.id = "m",
         .symbol = "m",
         .label = tr("Mass"),
         .unit = "kg",
         .defaultValue = 1.0,
         .range = {.min = 0, .max = 1e6, .minIncluded = false},
         .help = tr("Mass of the particle, which presses on the plane with its own weight.")}));
    columns.push_back({placeColumn("x", tr("Forward offset"),
                                   tr("Position of the particle in the direction of the angle θ, relative to "
                                      "an arbitrary origin.")),
                       [](GivenParticle& one, const Value& v) { one.place.x() = std::get<double>(v); }});
    columns.push_back({placeColumn("y", tr("Leftward offset"),
                                   tr("Position of the particle at right angles to the direction of the "
                                      "angle θ, positive to the left, relative to an arbitrary origin.")),
                       [](GivenParticle& one, const Value& v) { one.place.y() = std::get<double>(v); }});
    Row row = table<&Inputs::particles>(
        {.id = "particles",
         .label = tr("Particles"),
         .group = tr("Body"),
         .help = tr("Masses and positions of the particles in the axes of the body. The body turns about "
                    "their common centre of mass."),
         .source = tr("Eberly 2008, sections 2 and 3"),
         .onlyFor = {"body", {"particles"}},
         .row = tr("particle"),
         .counted = [](std::int64_t rows) { return trCount(rows, "%n particle", "%n particles"); },
         .minRows = 2,
         .maxRows = maxParticles},
        std::move(columns));
    row.parameter.defaultValue = tableFrom(row.parameter, "1:-0.5:0, 1:0.5:0");
    return row;
}

void addBody(std::vector<Row>& rows) {
    rows.push_back(choice<&Inputs::body>(
        {.id = "body",
         .label = tr("Body"),
         .group = tr("Body"),
         .defaultValue = std::string("rod"),
         .help = tr("Body that slides on the plane. Rods, boards and boxes lie flat and press evenly on the "
                    "plane; particles press with their own weights."),
         .source = tr("Eberly 2008, sections 1 to 6")},
        {{Shape::particle, {"particle", tr("Particle"), tr("A point, which has no angle and no spin.")}},
         {Shape::particles,
          {"particles", tr("Joined particles"), tr("Two or more particles, joined by a massless frame.")}},
         {Shape::rod,
          {"rod", tr("Thin rod"), tr("A straight rod with uniform pressure on the plane along its length.")}},
         {Shape::board,
          {"board", tr("Flat board"), tr("A rectangular board with uniform pressure on the plane.")}},
         {Shape::box,
          {"box", tr("Solid box"), tr("A board with a height, which affects only the drawing.")}}}));
    rows.push_back(number<&Inputs::m>(
        {.id = "m",
         .symbol = "m",
         .label = tr("Mass"),
         .unit = "kg",
         .group = tr("Body"),
         .defaultValue = 1.0,
         .range = {.min = 0, .max = 1e9, .minIncluded = false},
         .help = tr("Forces and energies are proportional to the mass. With Coulomb friction given as a "
                    "coefficient μ, the mass has no effect on the motion."),
         .onlyFor = {"body", {"particle", "rod", "board", "box"}}}));
    rows.push_back(particlesRow());
    const auto length = [](const char* id, const char* symbol, std::string label, double defaultValue,
                           std::string help, std::vector<std::string> bodies) {
        return Parameter{.id = id,
                         .symbol = symbol,
                         .label = std::move(label),
                         .unit = "m",
                         .group = tr("Body"),
                         .defaultValue = defaultValue,
                         .range = {.min = 0, .max = 1e6, .minIncluded = false},
                         .step = 0.05,
                         .help = std::move(help),
                         .source = tr("Eberly 2008, sections 4 to 6"),
                         .onlyFor = {"body", std::move(bodies)}};
    };
    rows.push_back(number<&Inputs::L1>(
        length("L1", "L₁", tr("Front length"), 0.5,
               tr("Distance from the centre of mass to the end that the angle θ points to."), {"rod"})));
    rows.push_back(number<&Inputs::L2>(length(
        "L2", "L₂", tr("Rear length"), 0.5,
        tr("Distance from the centre of mass to the other end; equal to L₁ for a uniform rod."), {"rod"})));
    rows.push_back(number<&Inputs::a>(
        length("half_a", "a", tr("Half-length"), 0.5,
               tr("Half the length of the side in the direction of the angle θ."), {"board", "box"})));
    rows.push_back(number<&Inputs::b>(
        length("half_b", "b", tr("Half-width"), 0.25,
               tr("Half the length of the side at right angles to the direction of the angle θ."),
               {"board", "box"})));
    rows.push_back(number<&Inputs::h>(length("half_h", "h", tr("Half-height"), 0.1,
                                             tr("Half the height of the box above the plane."), {"box"})));
}

void addPlane(std::vector<Row>& rows) {
    rows.push_back(number<&Inputs::phi>(
        {.id = "phi",
         .symbol = "φ",
         .label = tr("Tilt"),
         .unit = "°",
         .group = tr("Plane"),
         .defaultValue = 5.0,
         .range = {.min = 0, .max = 90, .maxIncluded = false},
         .step = 1,
         .help = tr("Angle between the plane and the horizontal. The coordinate w points uphill."),
         .source = tr("Eberly 2008, section 1")}));
    rows.push_back(choice<&Inputs::frictionAs>(
        {.id = "friction",
         .label = tr("Friction given as"),
         .group = tr("Plane"),
         .help = tr("Coulomb friction is given as a coefficient or, as in Eberly 2008, as a force."),
         .source = tr("Eberly 2008, section 1"),
         .idle = idleWithOwnForces},
        {{FrictionAs::mu,
          {"mu", tr("Coefficient μ"), tr("The force is μ times the normal force on the plane.")}},
         {FrictionAs::c,
          {"c", tr("Force c"),
           tr("Total friction force on the sliding body, independent of its weight, as in Eberly 2008.")}}}));
    rows.push_back(number<&Inputs::mu>(
        {.id = "mu",
         .symbol = "μ",
         .label = tr("Friction"),
         .group = tr("Plane"),
         .defaultValue = 0.3,
         .range = {.min = 0, .max = 1000},
         .step = 0.05,
         .help = tr("Coefficient of Coulomb friction, both while sliding and at rest. The friction force c "
                    "of Eberly 2008 is μ m g cos φ."),
         .source = tr("Eberly 2008, section 1"),
         .onlyFor = {"friction", {"mu"}},
         .idle = idleWithOwnForces,
         .follows = [](const Values& v) { return numberIn(v, "c_rough") / normalForceOf(v); }}));
    rows.push_back(number<&Inputs::cRough>(
        {.id = "c_rough",
         .symbol = "cᵣ",
         .label = tr("Friction force"),
         .unit = "N",
         .group = tr("Plane"),
         .defaultValue = 3.0,
         .range = {.min = 0, .max = 1e12},
         .step = 0.5,
         .help = tr("Coulomb friction force on the whole body when it slides without spin, μ m g cos φ. At "
                    "rest, it is the maximum friction force. With c as in Eberly 2008, the force is c times "
                    "the length for a rod, c times the area for a board or a box, and the sum of the c of "
                    "all particles for joined particles."),
         .source = tr("Eberly 2008, sections 1 to 6"),
         .onlyFor = {"friction", {"c"}},
         .idle = idleWithOwnForces,
         .follows = [](const Values& v) { return numberIn(v, "mu") * normalForceOf(v); }}));
    rows.push_back(choice<&Inputs::sharing>(
        {.id = "sharing",
         .label = tr("Friction split"),
         .group = tr("Plane"),
         .help = tr("Distribution of the Coulomb friction force among the particles."),
         .source = tr("Eberly 2008, sections 1 and 2"),
         .onlyFor = {"body", {"particles"}}},
        {{Sharing::byWeight,
          {"by-weight", tr("By weight"),
           tr("All particles are of the same material: each has c = μ m g cos φ with its own mass m.")}},
         {Sharing::evenly,
          {"evenly", tr("Equal"),
           tr("The friction force is the same at each particle regardless of its weight, as in the second "
              "sample program of Eberly 2008.")}},
         {Sharing::each,
          {"each", tr("Forces c₁ and c₂"),
           tr("The friction forces on two particles are given separately, as in the equations of Eberly "
              "2008.")}}}));
    const auto force = [](const char* id, const char* symbol, std::string label, std::string help) {
        return Parameter{.id = id,
                         .symbol = symbol,
                         .label = std::move(label),
                         .unit = "N",
                         .group = tr("Plane"),
                         .defaultValue = 1.0,
                         .range = {.min = 0, .max = 1e12},
                         .step = 0.5,
                         .help = std::move(help),
                         .source = tr("Eberly 2008, section 2"),
                         .onlyFor = {"sharing", {"each"}}};
    };
    rows.push_back(number<&Inputs::c1>(
        force("c1", "c₁", tr("Friction at particle 1"),
              tr("Coulomb friction force on the first particle while it slides. At rest, it is the maximum "
                 "friction force."))));
    rows.push_back(number<&Inputs::c2>(
        force("c2", "c₂", tr("Friction at particle 2"),
              tr("Coulomb friction force on the second particle while it slides. At rest, it is the maximum "
                 "friction force."))));
    rows.push_back(
        number<&Inputs::cViscous>({.id = "c_viscous",
                                   .symbol = "c",
                                   .label = tr("Viscous friction"),
                                   .unit = "kg/s",
                                   .group = tr("Plane"),
                                   .defaultValue = 1.0,
                                   .range = {.min = 0, .max = 1e9},
                                   .help = tr("Coefficient of the viscous model: the friction force is −c v, "
                                              "distributed like the mass of the body."),
                                   .source = tr("Eberly 2008, section 1")}));
    rows.push_back(number<&Inputs::g>({.id = "g",
                                       .symbol = "g",
                                       .label = tr("Gravity"),
                                       .unit = "m/s²",
                                       .group = tr("Plane"),
                                       .defaultValue = 9.81,
                                       .range = {.min = 0, .max = 1000, .minIncluded = false},
                                       .help = tr("Surface gravity.")}));
}

void addStart(std::vector<Row>& rows) {
    const auto value = [](const char* id, const char* symbol, std::string label, const char* unit,
                          double defaultValue, double step, std::string help) {
        return Parameter{.id = id,
                         .symbol = symbol,
                         .label = std::move(label),
                         .unit = unit,
                         .group = tr("Start"),
                         .defaultValue = defaultValue,
                         .range = {.min = -1e6, .max = 1e6},
                         .step = step,
                         .help = std::move(help)};
    };
    const auto turning = [&](Parameter p) {
        p.onlyFor = {"body", {"particles", "rod", "board", "box"}};
        return p;
    };
    rows.push_back(number<&Inputs::x0>(
        value("x0", "x₀", tr("Cross-slope position"), "m", 0, 0.5,
              tr("Position of the centre of mass at the start, measured along the contour line."))));
    rows.push_back(number<&Inputs::w0>(
        value("w0", "w₀", tr("Uphill position"), "m", 0, 0.5,
              tr("Position of the centre of mass at the start, measured up the plane."))));
    rows.push_back(number<&Inputs::theta0>(turning(value(
        "theta0", "θ₀", tr("Start angle"), "°", 0, 5,
        tr("Angle from the x axis to the first axis of the body, counter-clockwise as seen from above.")))));
    rows.push_back(number<&Inputs::vx>(
        value("vx", "ẋ", tr("Cross-slope velocity"), "m/s", 2, 0.5,
              tr("Velocity of the centre of mass along the contour line at the start."))));
    rows.push_back(
        number<&Inputs::vw>(value("vw", "ẇ", tr("Uphill velocity"), "m/s", 1, 0.5,
                                  tr("Velocity of the centre of mass up the plane at the start."))));
    rows.push_back(number<&Inputs::spin>(
        turning(value("spin", "ω", tr("Spin"), "rad/s", 8, 0.5,
                      tr("Spin at the start, positive counter-clockwise as seen from above.")))));
}

std::string idleOnSlopes(const Parameter& parameter, const std::vector<Parameter>& parameters,
                         const Values& values) {
    return numberIn(values, "phi") == 0 ? std::string()
                                        : idleWhile(parameter, parameterOf(parameters, "phi"), values);
}

void addSolver(std::vector<Row>& rows) {
    rows.push_back(choice<&Inputs::model>(
        {.id = "model",
         .label = tr("Model"),
         .group = tr("Solver"),
         .defaultValue = std::string("coupled"),
         .help = tr(
             "Model used for the outcome, the animation and the results. The figures show all three models."),
         .source = tr("Eberly 2008, section 4")},
        {{Model::coupled,
          {"coupled", tr("Coupled"),
           tr("Coulomb friction at every point opposes the motion of that point. Sliding and spinning end "
              "together.")}},
         {Model::decoupled,
          {"decoupled", tr("Decoupled"),
           tr("Approximation of Eberly 2008: sliding is computed as if the body did not spin, and spinning "
              "as if it did not slide.")}},
         {Model::viscous,
          {"viscous", tr("Viscous"), tr("Friction proportional to the speed, solved in closed form.")}}}));
    rows.push_back(choice<&Inputs::solver>(
        {.id = "solver",
         .label = tr("Method"),
         .group = tr("Solver"),
         .help = tr("Solution method for the coupled model."),
         .source = tr("Eberly 2008, sections 1 and 4"),
         .onlyFor = {"model", {"coupled"}}},
        {{Solver::exact,
          {"exact", tr("Exact"),
           tr("Closed-form solution if one exists; otherwise numerical integration in a time variable scaled "
              "with the speed of the body, so that the stopping time is exact to within rounding error.")}},
         {Solver::published,
          {"published", tr("As published"),
           tr("Method of Eberly 2008: fixed Runge–Kutta steps, and Romberg's method for the integrals over "
              "the body. It cannot bring the body to rest: the velocities oscillate from step to step until "
              "the time limit.")}}}));
    rows.push_back(number<&Inputs::dt>({.id = "dt",
                                        .symbol = "Δt",
                                        .label = tr("Time step"),
                                        .unit = "s",
                                        .group = tr("Solver"),
                                        .defaultValue = 0.01,
                                        .range = {.min = 0, .max = 1000, .minIncluded = false},
                                        .step = 0.005,
                                        .help = tr("Time step of the published method. The sample programs "
                                                   "use 1/60 s, except the last one, which uses 0.0005 s."),
                                        .onlyFor = {"solver", {"published"}}}));
    rows.push_back(choice<&Inputs::formulas>(
        {.id = "formulas",
         .label = tr("Formulas"),
         .group = tr("Solver"),
         .help = tr("Formulas of the decoupled model. The figures show the corrected formulas; separate "
                    "figures show the printed formulas."),
         .source = tr("Eberly 2008, sections 4 to 6"),
         .onlyFor = {"model", {"decoupled"}}},
        {{Formulas::corrected,
          {"corrected", tr("Corrected"), tr("Derived from the equations of motion of the model.")}},
         {Formulas::printed,
          {"printed", tr("As printed"),
           tr("Formulas of Eberly 2008 including their errors, for a rod, a board or a box. Other bodies use "
              "the corrected formulas.")}}}));
    rows.push_back(
        choice<&Inputs::until>({.id = "until",
                                .label = tr("Run until"),
                                .group = tr("Solver"),
                                .help = tr("Condition that ends the run before the time limit."),
                                .source = tr("Eberly 2008, section 1")},
                               {{Until::rest, {"rest", tr("Rest"), tr("Ends when the body comes to rest.")}},
                                {Until::level,
                                 {"level", tr("w is 0 again"),
                                  tr("Ends when the centre of mass comes down to w = 0, as in the first "
                                     "sample program of Eberly 2008, or when the body comes to rest.")}}}));
    rows.push_back(number<&Inputs::tEnd>(
        {.id = "t_end",
         .label = tr("Time limit"),
         .unit = "s",
         .group = tr("Solver"),
         .defaultValue = 20.0,
         .range = {.min = 0, .max = 1e6, .minIncluded = false},
         .step = 1,
         .help = tr("The run ends at this time, or earlier when all three models are at rest.")}));
    rows.push_back(number<&Inputs::stopSpeed>(
        {.id = "stop_speed",
         .symbol = "ε",
         .label = tr("Viscous stop speed"),
         .unit = "m/s",
         .group = tr("Solver"),
         .defaultValue = 0.001,
         .range = {.min = 0, .max = 1e6, .minIncluded = false},
         .step = 0.001,
         .help = tr("Speed below which the body is treated as stopped in the viscous model on a level plane, "
                    "where its motion would otherwise never end."),
         .source = tr("Eberly 2008, section 1"),
         .idle = idleOnSlopes}));
}

std::vector<Row> makeTable() {
    std::vector<Row> rows;
    addBody(rows);
    addPlane(rows);
    addStart(rows);
    addSolver(rows);
    return rows;
}

} // namespace

Value particlesFrom(std::string_view text) {
    return tableFrom(particlesRow().parameter, text);
}

const std::vector<Row>& inputTable() {
    static const std::vector<Row> table = makeTable();
    return table;
}

std::vector<Problem> checkTogether(const Inputs& in) {
    const auto isAtFirst = [&](const GivenParticle& one) { return one.place == in.particles.front().place; };
    if (in.body == Shape::particles && std::ranges::all_of(in.particles, isAtFirst))
        return {{"particles", tr("All particles have the same position. Enter at least two different "
                                 "positions, or choose the body “Particle”.")}};
    if (hasOwnForces(in) && in.particles.size() != 2)
        return {
            {"sharing", tr("Friction forces c₁ and c₂ need two particles, but there are %1. Choose another "
                           "friction split, or enter two particles.",
                           in.particles.size())}};
    if (hasOwnForces(in) && in.c1 + in.c2 > maxDeceleration * massOf(in))
        return {{in.c1 > in.c2 ? "c1" : "c2",
                 tr("Friction forces c₁ = %1 N and c₂ = %2 N decelerate the mass of %3 kg by more than 1e12 "
                    "m/s². Choose smaller forces or a greater mass.",
                    shortest(in.c1), shortest(in.c2), quantityInFull(massOf(in), "kg"))}};
    if (!hasOwnForces(in) && in.frictionAs == FrictionAs::c && in.cRough > maxDeceleration * massOf(in))
        return {{"c_rough", tr("Friction force cᵣ = %1 N decelerates the mass of %2 kg by more than 1e12 "
                               "m/s². Choose a smaller force or a greater mass.",
                               shortest(in.cRough), quantityInFull(massOf(in), "kg"))}};
    if (in.model == Model::coupled && in.solver == Solver::published && in.tEnd / in.dt > maxSteppedSteps)
        return {{"dt", tr("Time step Δt = %1 s gives more than 10000 steps within the time limit of %2 s. "
                          "Choose a longer step or a shorter limit.",
                          shortest(in.dt), shortest(in.tEnd))}};
    const bool plate = in.body == Shape::board || in.body == Shape::box;
    if (plate && std::min(in.a, in.b) < minSlimness * std::max(in.a, in.b))
        return {{in.a < in.b ? "half_a" : "half_b",
                 tr("Half-length a = %1 m and half-width b = %2 m differ by more than a factor of 1000. Make "
                    "the smaller one at least %3 m, or choose the body “Thin rod”.",
                    quantityInFull(in.a, "m"), quantityInFull(in.b, "m"),
                    quantityInFull(minSlimness * std::max(in.a, in.b), "m"))}};
    return {};
}

} // namespace talweg::rough_plane
