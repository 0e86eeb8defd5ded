#include "systems/track/inputs.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "systems/air.h"
#include "systems/rows.h"
#include "systems/track/table_stepper.h"
#include "terrain/classic_curves.h"
#include "terrain/expressed_curve.h"
#include "terrain/spline.h"

#include <algorithm>
#include <boost/math/tools/minima.hpp>
#include <cmath>
#include <functional>
#include <iterator>

namespace talweg::track {

namespace {

using Kind = Parameter::Kind;
using Row = Bound<Inputs>;

std::string neumann() {
    return tr("E. Neumann, Roller coaster");
}
/// The radius with which the loop's circle touches its parabolas at x = ±1/2.
double standardLoop() {
    return std::sqrt(10.0) / 6;
}

template <auto member>
Row expression(Parameter p) {
    p.kind = Kind::text;
    p.misunderstands = [](std::string_view text) -> std::string {
        const auto read = Expression::read(text, "t");
        const auto* mistake = std::get_if<Expression::Mistake>(&read);
        return mistake ? mistake->sentence() : "";
    };
    return {std::move(p), [](Inputs& in, const Value& v) {
                in.*member = std::get<Expression>(Expression::read(std::get<std::string>(v), "t"));
            }};
}

/// A length of one of the curves.
template <auto member>
Row measure(const char* curve, const char* id, const char* symbol, std::string label, double defaultValue,
            std::string help) {
    return number<member>({.id = id,
                           .symbol = symbol,
                           .label = std::move(label),
                           .unit = "m",
                           .group = tr("Track"),
                           .defaultValue = defaultValue,
                           .range = {.min = 1e-3, .max = 1e4},
                           .help = std::move(help),
                           .source = neumann(),
                           .onlyFor = {"curve", {curve}}});
}

/// What a kind of curve makes of the inputs, or what is wrong with them.
using Made = std::variant<PlaneCurve, Problem>;

struct CurveKind {
    Choice word;
    Made (*make)(const Inputs&);
};
const std::vector<CurveKind>& curveKinds();

std::vector<Choice> curveChoices() {
    std::vector<Choice> choices;
    for (const CurveKind& kind : curveKinds())
        choices.push_back(kind.word);
    return choices;
}

/// The curves that lead from the origin down to a finish.
const std::vector<std::string>& drops() {
    static const std::vector<std::string> ids{"straight", "cycloid", "parabola", "arc"};
    return ids;
}

bool isDrop(const std::string& curve) {
    return std::ranges::find(drops(), curve) != drops().end();
}

constexpr std::array<const char*, 3> furtherIds{"curve_2", "curve_3", "curve_4"};

/// Each is asked for once the one before it is given.
void addFurtherCurves(std::vector<Row>& rows) {
    std::vector<Choice> choices{{"none", tr("None"), tr("No further body.")}};
    std::ranges::copy_if(curveChoices(), std::back_inserter(choices),
                         [](const Choice& choice) { return isDrop(choice.id); });
    const std::array labels{tr("Second curve"), tr("Third curve"), tr("Fourth curve")};
    for (std::size_t i = 0; i < furtherIds.size(); ++i)
        rows.push_back({{.id = furtherIds[i],
                         .label = labels[i],
                         .group = tr("Track"),
                         .kind = Kind::choice,
                         .defaultValue = std::string("none"),
                         .choices = choices,
                         .help = tr("Another body like the first races it on this way to the same finish. "
                                    "It starts by the same rule."),
                         .source = tr("E. Neumann, Brachistochrone"),
                         .onlyFor = {i == 0 ? "curve" : furtherIds[i - 1], drops()}},
                        [i](Inputs& in, const Value& v) { in.further[i] = std::get<std::string>(v); }});
}

void addCurves(std::vector<Row>& rows) {
    rows.push_back({{.id = "curve",
                     .label = tr("Curve"),
                     .group = tr("Track"),
                     .kind = Kind::choice,
                     .defaultValue = std::string("hump"),
                     .choices = curveChoices(),
                     .help = tr("The shape of the track. p is the length along it from its beginning."),
                     .source = neumann()},
                    [](Inputs& in, const Value& v) { in.curve = std::get<std::string>(v); }});
    rows.push_back(number<&Inputs::humpHeight>({.id = "hump_h",
                                                .symbol = "h",
                                                .label = tr("Height of the hump"),
                                                .unit = "m",
                                                .group = tr("Track"),
                                                .defaultValue = 3.0,
                                                .range = {.min = -1e4, .max = 1e4},
                                                .help = tr("Its elevation at t = 0."),
                                                .source = neumann(),
                                                .onlyFor = {"curve", {"hump"}}}));
    rows.push_back(number<&Inputs::humpA>({.id = "hump_a",
                                           .symbol = "a",
                                           .label = tr("Fall beside it"),
                                           .unit = "1/m",
                                           .group = tr("Track"),
                                           .defaultValue = 7.0 / 6,
                                           .range = {.min = -1e3, .max = 1e3},
                                           .help = tr("In y = h − a t² + c t⁴."),
                                           .source = neumann(),
                                           .onlyFor = {"curve", {"hump"}}}));
    rows.push_back(number<&Inputs::humpC>({.id = "hump_c",
                                           .symbol = "c",
                                           .label = tr("Rise farther out"),
                                           .unit = "1/m³",
                                           .group = tr("Track"),
                                           .defaultValue = 1.0 / 6,
                                           .range = {.min = -1e3, .max = 1e3},
                                           .step = 0.01,
                                           .help = tr("In y = h − a t² + c t⁴."),
                                           .source = neumann(),
                                           .onlyFor = {"curve", {"hump"}}}));
    rows.push_back(measure<&Inputs::humpHalfWidth>("hump", "hump_w", "", tr("Half-width"), 3,
                                                   tr("The track reaches from x = −w to w.")));
    rows.push_back(
        measure<&Inputs::loopRadius>("loop", "loop_r", "r", tr("Radius of the circle"), standardLoop(),
                                     tr("Where the circle touches the parabolas follows from it.")));
    rows.push_back(number<&Inputs::loopLeft>({.id = "loop_left",
                                              .label = tr("Left end"),
                                              .unit = "m",
                                              .group = tr("Track"),
                                              .defaultValue = -3.7,
                                              .range = {.min = -1e3, .max = 0},
                                              .help = tr("Abscissa at which the track begins."),
                                              .source = neumann(),
                                              .onlyFor = {"curve", {"loop"}}}));
    rows.push_back(number<&Inputs::loopRight>({.id = "loop_right",
                                               .label = tr("Right end"),
                                               .unit = "m",
                                               .group = tr("Track"),
                                               .defaultValue = 3.71491,
                                               .range = {.min = 0, .max = 1e3},
                                               .help = tr("Abscissa at which the track ends."),
                                               .source = neumann(),
                                               .onlyFor = {"curve", {"loop"}}}));
    rows.push_back(
        measure<&Inputs::circleRadius>("circle", "circle_r", "R", tr("Radius"), 3, tr("Of the circle.")));
    rows.push_back(measure<&Inputs::lemniscateA>("lemniscate", "lemniscate_a", "a", tr("Size"), 2,
                                                 tr("In r = a √(2 cos 2φ); it is 2√2 a wide.")));
    rows.push_back(
        measure<&Inputs::ovalRadius>("oval", "oval_r", "r", tr("Radius"), 1, tr("Of both half-circles.")));
    rows.push_back(measure<&Inputs::ovalStraight>("oval", "oval_straight", "", tr("Straights"), 2,
                                                  tr("Length of the upright straights.")));
    rows.push_back(measure<&Inputs::spiralPitch>(
        "spiral", "spiral_pitch", "", tr("Pitch per radian"), 0.125,
        tr("The spiral is this times s (cos s, sin s); all else keeps its proportion to it.")));
    rows.push_back(measure<&Inputs::cardioidA>("cardioid", "cardioid_a", "a", tr("Size"), 3,
                                               tr("The cardioid is 8 a long; its cusp is at the origin.")));
    rows.push_back(number<&Inputs::dropX>({.id = "drop_x",
                                           .symbol = "dx",
                                           .label = tr("Finish, level"),
                                           .unit = "m",
                                           .group = tr("Track"),
                                           .defaultValue = 3.0,
                                           .range = {.min = 0.01, .max = 1e4},
                                           .help = tr("Abscissa of the finish; the start is the origin."),
                                           .source = tr("E. Neumann, Brachistochrone"),
                                           .onlyFor = {"curve", drops()}}));
    rows.push_back(number<&Inputs::dropY>({.id = "drop_y",
                                           .symbol = "dy",
                                           .label = tr("Finish, elevation"),
                                           .unit = "m",
                                           .group = tr("Track"),
                                           .defaultValue = -2.0,
                                           .range = {.min = -1e4, .max = -0.01},
                                           .help = tr("Negative: the finish lies below the start."),
                                           .source = tr("E. Neumann, Brachistochrone"),
                                           .onlyFor = {"curve", drops()}}));
    addFurtherCurves(rows);
    rows.push_back(measure<&Inputs::bowlRadius>("bowl", "bowl_r", "r", tr("Rolling radius"), 1,
                                                tr("Of the circle that draws the cycloid; it is 8 r long.")));
}

void addTypedCurves(std::vector<Row>& rows) {
    rows.push_back({{.id = "points",
                     .label = tr("Points"),
                     .unit = "m",
                     .group = tr("Track"),
                     .kind = Kind::points,
                     .defaultValue = Points{{-3, 5}, {-1.5, 1}, {0, 2.5}, {1.5, 0.5}, {3, 4}},
                     .help = tr("Places x:y through which the track goes, in this order."),
                     .onlyFor = {"curve", {"spline"}},
                     .anyOrder = true},
                    [](Inputs& in, const Value& v) { in.points = std::get<Points>(v); }});
    rows.push_back({{.id = "ends",
                     .label = tr("Ends"),
                     .group = tr("Track"),
                     .kind = Kind::choice,
                     .defaultValue = std::string("open"),
                     .choices = {{"open", tr("Open"), tr("A track with two ends, straight at both.")},
                                 {"closed", tr("Closed"), tr("The last point is joined to the first.")}},
                     .help = tr("Whether the track through the points closes."),
                     .onlyFor = {"curve", {"spline"}}},
                    [](Inputs& in, const Value& v) { in.closed = std::get<std::string>(v) == "closed"; }});
    rows.push_back(expression<&Inputs::x>({.id = "x",
                                           .symbol = "x",
                                           .label = tr("x of t"),
                                           .group = tr("Track"),
                                           .defaultValue = std::string("t"),
                                           .help = tr("Expression of t in metres, such as 2*cos(t) or t > 0 "
                                                      "? t : -t. Math. before names is accepted."),
                                           .source = neumann(),
                                           .onlyFor = {"curve", {"custom"}}}));
    rows.push_back(expression<&Inputs::y>({.id = "y",
                                           .symbol = "y",
                                           .label = tr("y of t"),
                                           .group = tr("Track"),
                                           .defaultValue = std::string("t*cos(3*t)"),
                                           .help = tr("Expression of t in metres."),
                                           .source = neumann(),
                                           .onlyFor = {"curve", {"custom"}}}));
    rows.push_back(
        number<&Inputs::tFrom>({.id = "t_from",
                                .symbol = "t",
                                .label = tr("t from"),
                                .group = tr("Track"),
                                .defaultValue = -8.0,
                                .range = {.min = -1e6, .max = 1e6},
                                .help = tr("Value of t at the beginning of the track, where p = 0."),
                                .source = neumann(),
                                .onlyFor = {"curve", {"custom"}}}));
    rows.push_back(number<&Inputs::tTo>(
        {.id = "t_to",
         .symbol = "t",
         .label = tr("t to"),
         .group = tr("Track"),
         .defaultValue = 8.0,
         .range = {.min = -1e6, .max = 1e6},
         .help = tr("Value of t at the end. A curve that ends where it begins is closed."),
         .source = neumann(),
         .onlyFor = {"curve", {"custom"}}}));
}

void addBody(std::vector<Row>& rows) {
    const std::vector<std::string> touching{"one-sided", "ball"};
    rows.push_back(choice<&Inputs::mode>(
        {.id = "mode",
         .label = tr("Body"),
         .group = tr("Body"),
         .defaultValue = std::string("bound"),
         .help = tr("What moves on the track, and whether it can leave it.")},
        {{BodyMode::bound, {"bound", tr("Bead on a wire"), tr("It cannot leave the track, only its ends.")}},
         {BodyMode::oneSided,
          {"one-sided", tr("Sliding bead"),
           tr("The track only pushes: the bead takes off, flies and lands.")}},
         {BodyMode::ball,
          {"ball", tr("Rolling ball"),
           tr("A ball rolls on one side, without slipping unless its friction is finite; it takes off and "
              "lands.")}}}));
    rows.push_back(
        {{.id = "side",
          .label = tr("Side"),
          .group = tr("Body"),
          .kind = Kind::choice,
          .defaultValue = std::string("left"),
          .choices = {{"left", tr("Left"),
                       tr("Of the way of increasing p: on top of a track that goes to the right, inside one "
                          "that goes round counter-clockwise.")},
                      {"right", tr("Right"), tr("The other side.")}},
          .help = tr("The side of the track on which the body is."),
          .onlyFor = {"mode", touching}},
         [](Inputs& in, const Value& v) { in.side = std::get<std::string>(v) == "left" ? 1 : -1; }});
    rows.push_back(
        number<&Inputs::m>({.id = "m",
                            .symbol = "m",
                            .label = tr("Mass"),
                            .unit = "kg",
                            .group = tr("Body"),
                            .defaultValue = 0.5,
                            .range = {.min = 1e-3, .max = 1e6},
                            .help = tr("Without damping and air it scales energies and forces only."),
                            .source = neumann()}));
    rows.push_back(
        number<&Inputs::b>({.id = "b",
                            .symbol = "b",
                            .label = tr("Radius"),
                            .unit = "m",
                            .group = tr("Body"),
                            .defaultValue = 0.1,
                            .range = {.min = 1e-3, .max = 1e4},
                            .step = 0.05,
                            .help = tr("Of the ball; its centre moves at this distance from the track."),
                            .onlyFor = {"mode", {"ball"}}}));
    rows.push_back(number<&Inputs::k>(
        {.id = "k",
         .symbol = "k",
         .label = tr("Inertia factor"),
         .group = tr("Body"),
         .defaultValue = 0.4,
         .range = {.min = 0, .max = 1, .minIncluded = false},
         .step = 0.05,
         .help = tr("J/(m b²): solid sphere 0.4, thin shell 0.667, solid cylinder 0.5, hoop 1."),
         .onlyFor = {"mode", {"ball"}}}));
}

void addGrip(std::vector<Row>& rows) {
    const std::string source = tr("The Rolling Ball Simulation");
    const auto coefficient = [&source](const char* id, const char* symbol, std::string label, double usual,
                                       std::string help) {
        return Parameter{.id = id,
                         .symbol = symbol,
                         .label = std::move(label),
                         .group = tr("Forces"),
                         .defaultValue = usual,
                         .range = {.min = 0, .max = 100},
                         .step = 0.05,
                         .help = std::move(help),
                         .source = source,
                         .onlyFor = {"friction", {"finite"}}};
    };
    rows.push_back(
        {{.id = "friction",
          .label = tr("Friction"),
          .group = tr("Forces"),
          .kind = Kind::choice,
          .defaultValue = std::string("unlimited"),
          .choices = {{"unlimited", tr("Unlimited"),
                       tr("The ball never slips, and rolls without resistance.")},
                      {"finite", tr("Finite"), tr("It rolls, slips and comes to rest by μₛ, μₖ and c_rr.")}},
          .help = tr("Between the ball and the track."),
          .onlyFor = {"mode", {"ball"}}},
         [](Inputs& in, const Value& v) { in.slips = std::get<std::string>(v) == "finite"; }});
    rows.push_back(number<&Inputs::muS>(
        coefficient("mu_s", "μₛ", tr("Static friction"), 0.3,
                    tr("The greatest friction at which the ball rolls, as a part of the normal force."))));
    rows.push_back(number<&Inputs::muK>(
        coefficient("mu_k", "μₖ", tr("Kinetic friction"), 0.2,
                    tr("Friction while it slips, as a part of the normal force; at most μₛ."))));
    rows.push_back(number<&Inputs::cRr>(
        coefficient("c_rr", "c_rr", tr("Rolling resistance"), 0.01,
                    tr("A couple c_rr b N against the rotation, N being the normal force."))));
}

void addStart(std::vector<Row>& rows) {
    rows.push_back({{.id = "p0",
                     .symbol = "p₀",
                     .label = tr("Start along the track"),
                     .unit = "m",
                     .group = tr("Start"),
                     .kind = Kind::numberOrWord,
                     .defaultValue = std::string("place"),
                     .range = {.min = 0, .max = 1e9},
                     .word = "place",
                     .help = tr("Length along the track from its beginning to the start, or \"place\": the "
                                "place of the track nearest to x₀, y₀."),
                     .source = neumann()},
                    [](Inputs& in, const Value& v) { in.p0 = v; }});
    rows.push_back({{.id = "x0",
                     .symbol = "x₀",
                     .label = tr("Start, level"),
                     .unit = "m",
                     .group = tr("Start"),
                     .kind = Kind::numberOrWord,
                     .defaultValue = -2.9,
                     .range = {.min = -1e9, .max = 1e9},
                     .word = "any",
                     .help = tr("Abscissa of the start, or \"any\": the first place along the track with the "
                                "elevation y₀. Matters while p₀ is \"place\"; dragging the start sets it."),
                     .onlyFor = {"p0", {"place"}}},
                    [](Inputs& in, const Value& v) { in.x0 = v; }});
    rows.push_back(number<&Inputs::y0>({.id = "y0",
                                        .symbol = "y₀",
                                        .label = tr("Start, elevation"),
                                        .unit = "m",
                                        .group = tr("Start"),
                                        .defaultValue = 5.0,
                                        .range = {.min = -1e9, .max = 1e9},
                                        .help = tr("Elevation of the start. Matters while p₀ is \"place\"."),
                                        .onlyFor = {"p0", {"place"}}}));
    rows.push_back(number<&Inputs::v0>({.id = "v0",
                                        .symbol = "v₀",
                                        .label = tr("Speed"),
                                        .unit = "m/s",
                                        .group = tr("Start"),
                                        .defaultValue = 0.0,
                                        .range = {.min = -1e4, .max = 1e4},
                                        .step = 0.5,
                                        .help = tr("Along the track; positive towards larger p."),
                                        .source = neumann()}));
}

void addForces(std::vector<Row>& rows) {
    const std::vector<std::string> touching{"one-sided", "ball"};
    rows.push_back(number<&Inputs::g>({.id = "g",
                                       .symbol = "g",
                                       .label = tr("Gravity"),
                                       .unit = "m/s²",
                                       .group = tr("Forces"),
                                       .defaultValue = 9.8,
                                       .range = {.min = 0, .max = 1000},
                                       .help = tr("Surface gravity. 0: a bead on a wire keeps its speed."),
                                       .source = neumann()}));
    rows.push_back(
        number<&Inputs::damping>({.id = "damping",
                                  .symbol = "c",
                                  .label = tr("Damping"),
                                  .unit = "kg/s",
                                  .group = tr("Forces"),
                                  .defaultValue = 0.0,
                                  .range = {.min = 0, .max = 1e6},
                                  .step = 0.05,
                                  .help = tr("Force c v against the motion along the track; none in flight."),
                                  .source = tr("E. Neumann, Roller coaster, equation 2")}));
    rows.push_back(number<&Inputs::e>({.id = "e",
                                       .symbol = "e",
                                       .label = tr("Restitution"),
                                       .group = tr("Forces"),
                                       .defaultValue = 0.5,
                                       .range = {.min = 0, .max = 1},
                                       .help = tr("Of landings: speed out of the track over speed into it."),
                                       .onlyFor = {"mode", touching}}));
    rows.push_back(number<&Inputs::stick>({.id = "stick",
                                           .label = tr("Stick threshold"),
                                           .unit = "m/s",
                                           .group = tr("Forces"),
                                           .defaultValue = 0.01,
                                           .range = {.min = 1e-4, .max = 1e4},
                                           .step = 0.01,
                                           .help = tr("A rebound slower than this ends in contact."),
                                           .onlyFor = {"mode", touching}}));
    rows.push_back(number<&Inputs::tEnd>({.id = "t_end",
                                          .label = tr("Time limit"),
                                          .unit = "s",
                                          .group = tr("Run"),
                                          .defaultValue = 20.0,
                                          .range = {.min = 0, .max = 10000, .minIncluded = false},
                                          .step = 1,
                                          .help = tr("The run ends here at the latest.")}));
}

void addAir(std::vector<Row>& rows) {
    rows.push_back(number<&Inputs::rho>(
        airDensity(tr("Air"), tr("Of the still air, which brakes the body on the track and in flight; 0 is a "
                                 "vacuum. Mars has about 0.0155, the Earth 1.225."))));
    rows.push_back(number<&Inputs::cd>(dragCoefficient(
        tr("Air"), tr("Of the body's section: drag is ρ C_d π r² v²/2 against the velocity, r being the "
                      "radius of the ball or that of the bead. A smooth sphere has 0.5."))));
    rows.push_back(number<&Inputs::beadRadius>(
        {.id = "bead_r",
         .symbol = "r",
         .label = tr("Radius in the air"),
         .unit = "m",
         .group = tr("Air"),
         .defaultValue = 0.05,
         .range = {.min = 1e-6, .max = 1e4},
         .step = 0.01,
         .help = tr("Of a bead, which is a point on the track: the section that the air meets is π r²."),
         .onlyFor = {"mode", {"bound", "one-sided"}}}));
}

void addSolver(std::vector<Row>& rows) {
    rows.push_back(choice<&Inputs::method>(
        {.id = "method",
         .label = tr("Method"),
         .group = tr("Run"),
         .help = tr("How the motion of a bead on a wire is found."),
         .source = neumann(),
         .onlyFor = {"mode", {"bound"}}},
        {{Method::exact,
          {"exact", tr("Exact"), tr("Along the curve itself, every step on the energy at the start.")}},
         {Method::published,
          {"published", tr("As published"),
           tr("Along the chords of a table of the curve, by the classic Runge–Kutta method in equal steps. "
              "The energy error shows what that costs.")}}}));
    rows.push_back(number<&Inputs::tableStep>(
        {.id = "table_step",
         .label = tr("Step of the table"),
         .group = tr("Run"),
         .defaultValue = 0.01,
         .range = {.min = 1e-6, .max = 10},
         .step = 0.01,
         .help = tr("Of the curve's parameter t, from row to row of the table of the track: the one that is "
                    "written, and the one that the published method goes by."),
         .source = neumann()}));
    rows.push_back(number<&Inputs::dt>(
        {.id = "dt",
         .symbol = "Δt",
         .label = tr("Time step"),
         .unit = "s",
         .group = tr("Run"),
         .defaultValue = 0.025,
         .range = {.min = 1e-5, .max = 10},
         .step = 0.005,
         .help = tr("Of the published method. The document names none; 25 ms is that of its program."),
         .source = neumann(),
         .onlyFor = {"method", {"published"}}}));
}

std::vector<Row> makeTable() {
    std::vector<Row> rows;
    addCurves(rows);
    addTypedCurves(rows);
    addBody(rows);
    addStart(rows);
    addForces(rows);
    addGrip(rows);
    addAir(rows);
    addSolver(rows);
    return rows;
}

std::variant<PlaneCurve, Problem> typedCurve(const Inputs& in) {
    if (!(in.tFrom < in.tTo))
        return Problem{"t_to", tr("t must grow along the track, but it goes from %1 to %2.",
                                  shortest(in.tFrom), shortest(in.tTo))};
    auto curve = expressedCurve(in.x, in.y, in.tFrom, in.tTo);
    if (auto* found = std::get_if<PlaneCurve>(&curve)) return std::move(*found);
    const NoCurve& why = std::get<NoCurve>(curve);
    return Problem{why.isOfX ? "x" : "y", why.sentence};
}

/// Refuses longer lists of points, each of which is a row of the form and a handle.
constexpr std::size_t maxPoints = 200;
/// Refuses neighbouring points nearer than this, m: a spline needs a direction between them.
constexpr double minApart = 1e-6;
/// Refuses a spline that doubles back: at one of so many parts of a piece it is slower than this part of its
/// mean speed.
constexpr int partsOfSpline = 16;
constexpr double nearlyStanding = 1e-4;

std::variant<PlaneCurve, Problem> pointsCurve(const Inputs& in) {
    const Points& points = in.points;
    if (in.closed && points.size() < 3)
        return Problem{"points", tr("A closed track needs at least three points.")};
    if (points.size() > maxPoints)
        return Problem{"points",
                       tr("A track goes through at most %1 points; there are %2.", maxPoints, points.size())};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::size_t next = (i + 1) % points.size();
        if (next == 0 && !in.closed) break;
        if ((points[i] - points[next]).norm() < minApart)
            return Problem{"points", tr("Points %1 and %2 are the same place: neighbours must differ.", i + 1,
                                        next + 1)};
    }
    PlaneCurve curve = splineThrough(points, in.closed);
    for (const PlaneCurve::Piece& piece : curve.pieces())
        for (int i = 0; i <= partsOfSpline; ++i) {
            const CurvePoint c = piece.at(piece.from + (piece.to - piece.from) * i / partsOfSpline);
            const double usual = curve.length() / (curve.to() - curve.from());
            if (c.speed() < nearlyStanding * usual)
                return Problem{"points", tr("The track doubles back at (%1, %2): move a point aside there.",
                                            quantitySignificant(c.at.x(), "m", 6),
                                            quantitySignificant(c.at.y(), "m", 6))};
        }
    return curve;
}

/// Places of a cell at which the bend is looked at; the peaks of those that are so near to 1/b are closed in
/// on.
constexpr int looksPerCell = 8;
constexpr double nearlyTooSharp = 0.5;
/// Bits to which such a peak is found: half of those of a number, beyond which a maximum is flat.
constexpr int bitsOfPeak = 26;
/// Refuses a ball in a bend of nearly its own radius, by this part of it: its centre hardly moves there.
constexpr double maxRadiusInBend = 0.999;
/// A start this little beyond the end of the track, as a part of its length, is at the end: it was read off a
/// display with a few digits.
constexpr double beyondEnd = 1e-6;
/// Refuses damping under which so many of its times m/c pass in a run, as the sentence says: every one takes
/// some steps.
constexpr double stiffest = 3e5;
/// Refuses drag under which more of its times 1/√(g K) pass in a run, for the same reason.
constexpr double strongestDrag = 3e5;

/// Refuses a table whose chords are this part of the track all in all: its rows are one place, to rounding.
constexpr double noLength = 1e-9;

struct Bend {
    double curvature = 0, where = 0; ///< 1/m, positive where the body is inside; parameter of the track
};

/// The sharpest bend of a piece towards the body's side, as far as one of that radius (m) minds.
Bend sharpestBend(const PlaneCurve::Piece& piece, double side, double radius) {
    const auto bend = [&](double t) { return Bend{side * piece.at(t).curvature(), t}; };
    std::vector<Bend> bends;
    for (std::size_t cell = 0; cell < piece.cells.count(); ++cell)
        for (int i = 0; i < looksPerCell; ++i)
            bends.push_back(bend(std::lerp(piece.cells.cuts[cell], piece.cells.cuts[cell + 1],
                                           static_cast<double>(i) / looksPerCell)));
    bends.push_back(bend(piece.to));
    Bend sharpest{0, piece.from};
    for (std::size_t i = 0; i < bends.size(); ++i) {
        if (bends[i].curvature > sharpest.curvature) sharpest = bends[i];
        if (i == 0 || i + 1 == bends.size() || bends[i].curvature * radius < nearlyTooSharp
            || bends[i].curvature < std::max(bends[i - 1].curvature, bends[i + 1].curvature))
            continue;
        const auto [t, straightness] =
            boost::math::tools::brent_find_minima([&](double at) { return -bend(at).curvature; },
                                                  bends[i - 1].where, bends[i + 1].where, bitsOfPeak);
        if (-straightness > sharpest.curvature) sharpest = {-straightness, t};
    }
    return sharpest;
}

/// Why a ball cannot roll along the track; empty if it can.
std::string obstacleFor(const Inputs& in, const PlaneCurve& curve) {
    if (!curve.kinks().empty()) {
        const Point at = curve.at(curve.kinks().front().t).at;
        return tr("The track has a corner at (%1, %2): a ball rolls on smooth tracks only.",
                  quantitySignificant(at.x(), "m", 6), quantitySignificant(at.y(), "m", 6));
    }
    Bend sharpest;
    for (const PlaneCurve::Piece& piece : curve.pieces())
        if (const Bend here = sharpestBend(piece, in.side, in.b); here.curvature > sharpest.curvature)
            sharpest = here;
    if (sharpest.curvature * in.b < maxRadiusInBend) return {};
    const Point at = curve.at(sharpest.where).at;
    return tr("Radius b = %1 m is too large: at (%2, %3) the track bends with a radius of %4 m. Choose a "
              "smaller ball.",
              quantityInFull(in.b, "m"), quantitySignificant(at.x(), "m", 6),
              quantitySignificant(at.y(), "m", 6), quantitySignificant(1 / sharpest.curvature, "m", 6));
}

Made cycloid(const Inputs& in) {
    if (in.dropX < -in.dropY / 200)
        return Problem{"drop_x", tr("The finish lies too steeply below the start for a cycloid: dx = %1 m "
                                    "must be at least a 200th of the fall.",
                                    quantityInFull(in.dropX, "m"))};
    return cycloidCurve(in.dropX, in.dropY);
}

const std::vector<CurveKind>& curveKinds() {
    static const std::vector<CurveKind> kinds{
        {{"hump", tr("Hump"), tr("(t, h − a t² + c t⁴): two valleys with a hump between them.")},
         [](const Inputs& in) -> Made {
             return humpCurve(in.humpHeight, in.humpA, in.humpC, in.humpHalfWidth);
         }},
        {{"loop", tr("Loop"), tr("Down a parabola, around in a circle, and up another parabola.")},
         [](const Inputs& in) -> Made { return loopCurve(in.loopRadius, in.loopLeft, in.loopRight); }},
        {{"circle", tr("Circle"), tr("Closed; p = 0 at the apex, counter-clockwise.")},
         [](const Inputs& in) -> Made { return circleCurve(in.circleRadius); }},
        {{"lemniscate", tr("Lemniscate"), tr("r = a √(2 cos 2φ), a figure of eight lying down.")},
         [](const Inputs& in) -> Made { return lemniscateCurve(in.lemniscateA); }},
        {{"oval", tr("Oval"), tr("Two half-circles joined by upright straights.")},
         [](const Inputs& in) -> Made { return ovalCurve(in.ovalRadius, in.ovalStraight); }},
        {{"spiral", tr("Spiral"), tr("An Archimedean spiral closed by arcs and straights.")},
         [](const Inputs& in) -> Made { return spiralCurve(in.spiralPitch); }},
        {{"cardioid", tr("Cardioid"), tr("a (sin φ (1 + cos φ), −cos φ (1 + cos φ)), with a cusp on top.")},
         [](const Inputs& in) -> Made { return cardioidCurve(in.cardioidA); }},
        {{"straight", tr("Straight"), tr("From the origin to the point (dx, dy).")},
         [](const Inputs& in) -> Made { return straightCurve(in.dropX, in.dropY); }},
        {{"cycloid", tr("Cycloid"), tr("From the origin to (dx, dy): the quickest way down.")}, cycloid},
        {{"parabola", tr("Parabola"), tr("From the origin to (dx, dy), level there.")},
         [](const Inputs& in) -> Made { return parabolaCurve(in.dropX, in.dropY); }},
        {{"arc", tr("Arc"), tr("Of a circle, from the origin to (dx, dy), level there.")},
         [](const Inputs& in) -> Made { return arcCurve(in.dropX, in.dropY); }},
        {{"bowl", tr("Cycloid bowl"), tr("A whole arch upside down: every swing takes as long.")},
         [](const Inputs& in) -> Made { return cycloidBowl(in.bowlRadius); }},
        {{"spline", tr("Through points"), tr("The smooth curve through points, which can be dragged.")},
         pointsCurve},
        {{"custom", tr("Typed"), tr("Two expressions of t.")}, typedCurve}};
    return kinds;
}

const CurveKind& kindOf(const std::string& curve) {
    const auto kind = std::ranges::find(curveKinds(), curve, [](const CurveKind& k) { return k.word.id; });
    TALWEG_EXPECTS(kind != curveKinds().end());
    return *kind;
}

} // namespace

const std::vector<Row>& inputTable() {
    static const std::vector<Row> table = makeTable();
    return table;
}

Made curveOf(const Inputs& in) {
    return kindOf(in.curve).make(in);
}

bool Inputs::hasFinish() const {
    return isDrop(curve);
}

std::vector<FurtherCurve> furtherCurves(const Inputs& in) {
    std::vector<FurtherCurve> curves;
    for (std::size_t i = 0; in.hasFinish() && i < furtherIds.size() && isDrop(in.further[i]); ++i)
        curves.push_back({furtherIds[i], in.further[i]});
    return curves;
}

const std::string& nameOfCurve(const std::string& curve) {
    return kindOf(curve).word.label;
}

double offsetOf(const Inputs& in) {
    return in.mode == BodyMode::ball ? in.side * in.b : 0;
}

std::variant<double, Problem> startOf(const Inputs& in, const PlaneCurve& curve) {
    if (const double* p = std::get_if<double>(&in.p0)) {
        if (*p > curve.length() * (1 + beyondEnd))
            return Problem{"p0", tr("Start p₀ = %1 m lies beyond the end of the track, which is %2 m long.",
                                    quantityInFull(*p, "m"), quantitySignificant(curve.length(), "m", 6))};
        return curve.parameterAt(*p);
    }
    if (const double* x = std::get_if<double>(&in.x0)) return curve.nearest({*x, in.y0});
    if (const auto t = curve.firstAt(in.y0)) return *t;
    return Problem{"y0",
                   tr("No place of the track has the elevation y₀ = %1 m.", quantityInFull(in.y0, "m"))};
}

Layout layoutOf(const Inputs& in) {
    Layout layout{curveOf(in), {}, nullptr};
    const auto* curve = std::get_if<PlaneCurve>(&layout.curve);
    if (!curve) return layout;
    if (in.mode == BodyMode::ball) layout.obstacle = obstacleFor(in, *curve);
    if (layout.obstacle.empty()) layout.rail = std::make_shared<const Rail>(*curve, offsetOf(in));
    return layout;
}

/// What the published method cannot do.
void checkPublished(const Inputs& in, const PlaneCurve& track, std::vector<Problem>& found) {
    if (const double rows = CurveTable::rowsOf(track, in.tableStep); rows > maxTableRows)
        found.push_back(
            {"table_step", tr("A table in steps of %1 has %2 rows: at most %3 are possible.",
                              shortest(in.tableStep), withDecimals(rows, 0), withDecimals(maxTableRows, 0))});
    else if (!(CurveTable(track, in.tableStep).length() > noLength * track.length()))
        found.push_back({"table_step", tr("In steps of %1 every row of the table is the same place.",
                                          shortest(in.tableStep))});
    if (in.tEnd / in.dt > maxTableSteps)
        found.push_back({"dt", tr("A run of %1 s in steps of %2 s takes %3 of them: at most %4 are possible.",
                                  shortest(in.tEnd), shortest(in.dt), withDecimals(in.tEnd / in.dt, 0),
                                  withDecimals(maxTableSteps, 0))});
    if (in.damping / in.m * in.dt > stableDamping)
        found.push_back(
            {"dt", tr("Damping c = %1 kg/s is too strong for steps of %2 s: c Δt/m must be at most "
                      "%3, or the speed grows from step to step.",
                      shortest(in.damping), shortest(in.dt), shortest(stableDamping))});
}

std::vector<Problem> checkTogether(const Inputs& in, const Layout& layout,
                                   const std::variant<double, Problem>& start) {
    std::vector<Problem> found;
    if (const auto* problem = std::get_if<Problem>(&start)) found.push_back(*problem);
    if (!layout.obstacle.empty())
        found.push_back({in.b > 0 && layout.track().kinks().empty() ? "b" : "mode", layout.obstacle});
    if (in.g == 0 && in.mode != BodyMode::bound)
        found.push_back({"g", tr("Without gravity nothing brings a body back to a track that only pushes: g "
                                 "must be above %1 m/s², or the body a bead on a wire.",
                                 quantityInFull(0, "m/s²"))});
    if (in.mode == BodyMode::ball && in.slips && in.muK > in.muS)
        found.push_back({"mu_k", tr("Kinetic friction μₖ = %1 must be at most the static one, μₛ = %2.",
                                    shortest(in.muK), shortest(in.muS))});
    if (in.isPublished()) checkPublished(in, layout.track(), found);
    if (in.isPublished() && in.drag() > 0)
        found.push_back(
            {"method", tr("The method “As published” knows no air. Choose “Exact”, or set ρ or C_d "
                          "to 0.")});
    if (std::sqrt(in.g * in.drag()) * in.tEnd > strongestDrag)
        found.push_back({"rho", tr("The drag K = ρ C_d π r²/(2 m) = %1 1/m is too strong for a run of %2 s: "
                                   "√(g K) t must stay below 300000.",
                                   quantitySignificant(in.drag(), "1/m", 4), shortest(in.tEnd))});
    if (in.damping / in.m * in.tEnd > stiffest)
        found.push_back(
            {"damping",
             tr("Damping c = %1 kg/s is too strong for a run of %2 s: c t/m must stay below 300000.",
                shortest(in.damping), shortest(in.tEnd))});
    return found;
}

} // namespace talweg::track
