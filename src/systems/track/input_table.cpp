#include "systems/track/input_table.h"

#include "base/translation.h"
#include "systems/air.h"
#include "systems/idle.h"
#include "systems/rows.h"
#include "systems/track/curves.h"
#include "systems/track/table_stepper.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace talweg::track {

namespace {

using Kind = Parameter::Kind;
using Row = Bound<Inputs>;

std::string neumann() {
    return tr("E. Neumann, Roller coaster");
}
/// Radius of the loop's circle that touches the parabolas at x = ±1/2, m.
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

/// A row for a length that defines one of the curves.
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

std::vector<Choice> curveChoices() {
    std::vector<Choice> choices;
    for (const CurveKind& kind : curveKinds())
        choices.push_back(kind.word);
    return choices;
}

/// Adds the inputs for further curves. Each is shown once the previous one is set.
void addFurtherCurves(std::vector<Row>& rows) {
    std::vector<Choice> choices{{"none", tr("None"), tr("No further body.")}};
    std::ranges::copy_if(curveChoices(), std::back_inserter(choices),
                         [](const Choice& choice) { return std::ranges::count(drops(), choice.id) > 0; });
    const std::array labels{tr("Second curve"), tr("Third curve"), tr("Fourth curve")};
    for (std::size_t i = 0; i < furtherIds.size(); ++i)
        rows.push_back({{.id = furtherIds[i],
                         .label = labels[i],
                         .group = tr("Track"),
                         .kind = Kind::choice,
                         .defaultValue = std::string("none"),
                         .choices = choices,
                         .help = tr("Curve of another body of the same kind, which races to the same finish. "
                                    "The start inputs apply to this curve, too."),
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
                     .help = tr("Shape of the track. p is the length along the track from its beginning."),
                     .source = neumann()},
                    [](Inputs& in, const Value& v) { in.curve = std::get<std::string>(v); }});
    rows.push_back(number<&Inputs::humpHeight>({.id = "hump_h",
                                                .symbol = "h",
                                                .label = tr("Height of the hump"),
                                                .unit = "m",
                                                .group = tr("Track"),
                                                .defaultValue = 3.0,
                                                .range = {.min = -1e4, .max = 1e4},
                                                .help = tr("Elevation of the hump, at t = 0."),
                                                .source = neumann(),
                                                .onlyFor = {"curve", {"hump"}}}));
    rows.push_back(number<&Inputs::humpA>({.id = "hump_a",
                                           .symbol = "a",
                                           .label = tr("Quadratic coefficient"),
                                           .unit = "1/m",
                                           .group = tr("Track"),
                                           .defaultValue = 7.0 / 6,
                                           .range = {.min = -1e3, .max = 1e3},
                                           .help = tr("Coefficient in y = h − a t² + c t⁴."),
                                           .source = neumann(),
                                           .onlyFor = {"curve", {"hump"}}}));
    rows.push_back(number<&Inputs::humpC>({.id = "hump_c",
                                           .symbol = "c",
                                           .label = tr("Quartic coefficient"),
                                           .unit = "1/m³",
                                           .group = tr("Track"),
                                           .defaultValue = 1.0 / 6,
                                           .range = {.min = -1e3, .max = 1e3},
                                           .step = 0.01,
                                           .help = tr("Coefficient in y = h − a t² + c t⁴."),
                                           .source = neumann(),
                                           .onlyFor = {"curve", {"hump"}}}));
    rows.push_back(
        measure<&Inputs::humpHalfWidth>("hump", "hump_w", "", tr("Half-width"), 3,
                                        tr("Half the width of the track, which extends from x = −w to w.")));
    rows.push_back(measure<&Inputs::loopRadius>(
        "loop", "loop_r", "r", tr("Radius of the circle"), standardLoop(),
        tr("Radius of the loop. It determines where the circle touches the parabolas.")));
    rows.push_back(number<&Inputs::loopLeft>({.id = "loop_left",
                                              .label = tr("Left end"),
                                              .unit = "m",
                                              .group = tr("Track"),
                                              .defaultValue = -3.7,
                                              .range = {.min = -1e3, .max = 0},
                                              .help = tr("Horizontal position at which the track begins."),
                                              .source = neumann(),
                                              .onlyFor = {"curve", {"loop"}}}));
    rows.push_back(number<&Inputs::loopRight>({.id = "loop_right",
                                               .label = tr("Right end"),
                                               .unit = "m",
                                               .group = tr("Track"),
                                               .defaultValue = 3.71491,
                                               .range = {.min = 0, .max = 1e3},
                                               .help = tr("Horizontal position at which the track ends."),
                                               .source = neumann(),
                                               .onlyFor = {"curve", {"loop"}}}));
    rows.push_back(measure<&Inputs::circleRadius>("circle", "circle_r", "R", tr("Radius"), 3,
                                                  tr("Radius of the circle.")));
    rows.push_back(measure<&Inputs::lemniscateA>(
        "lemniscate", "lemniscate_a", "a", tr("Size"), 2,
        tr("Size a of the lemniscate r = a √(2 cos 2φ), which is 2√2 a wide.")));
    rows.push_back(measure<&Inputs::ovalRadius>("oval", "oval_r", "r", tr("Radius"), 1,
                                                tr("Radius of both semicircles.")));
    rows.push_back(measure<&Inputs::ovalStraight>("oval", "oval_straight", "", tr("Straights"), 2,
                                                  tr("Length of the vertical straights.")));
    rows.push_back(measure<&Inputs::spiralPitch>(
        "spiral", "spiral_pitch", "", tr("Pitch per radian"), 0.125,
        tr("Pitch of the spiral per radian: the point at the angle s is this pitch times s (cos s, sin s). "
           "All other dimensions scale with the pitch.")));
    rows.push_back(measure<&Inputs::cardioidA>(
        "cardioid", "cardioid_a", "a", tr("Size"), 3,
        tr("Size a of the cardioid, whose arc length is 8 a and whose cusp is at the origin.")));
    rows.push_back(
        number<&Inputs::dropX>({.id = "drop_x",
                                .symbol = "dx",
                                .label = tr("Finish position"),
                                .unit = "m",
                                .group = tr("Track"),
                                .defaultValue = 3.0,
                                .range = {.min = 0.01, .max = 1e4},
                                .help = tr("Horizontal position of the finish; the start is at the origin."),
                                .source = tr("E. Neumann, Brachistochrone"),
                                .onlyFor = {"curve", drops()}}));
    rows.push_back(number<&Inputs::dropY>(
        {.id = "drop_y",
         .symbol = "dy",
         .label = tr("Finish elevation"),
         .unit = "m",
         .group = tr("Track"),
         .defaultValue = -2.0,
         .range = {.min = -1e4, .max = -0.01},
         .help = tr("Elevation of the finish; negative because the finish is below the start."),
         .source = tr("E. Neumann, Brachistochrone"),
         .onlyFor = {"curve", drops()}}));
    addFurtherCurves(rows);
    rows.push_back(measure<&Inputs::bowlRadius>(
        "bowl", "bowl_r", "r", tr("Generating radius"), 1,
        tr("Radius r of the circle that generates the cycloid, whose arc length is 8 r.")));
}

void addTypedCurves(std::vector<Row>& rows) {
    rows.push_back({{.id = "points",
                     .label = tr("Points"),
                     .unit = "m",
                     .group = tr("Track"),
                     .kind = Kind::points,
                     .defaultValue = Points{{-3, 5}, {-1.5, 1}, {0, 2.5}, {1.5, 0.5}, {3, 4}},
                     .help = tr("Points x:y that the track passes through, in this order."),
                     .onlyFor = {"curve", {"spline"}},
                     .order = Parameter::Order::any},
                    [](Inputs& in, const Value& v) { in.points = std::get<Points>(v); }});
    rows.push_back(
        {{.id = "ends",
          .label = tr("Ends"),
          .group = tr("Track"),
          .kind = Kind::choice,
          .defaultValue = std::string("open"),
          .choices = {{"open", tr("Open"), tr("A track with two ends, where its curvature is zero.")},
                      {"closed", tr("Closed"), tr("The last point is joined to the first.")}},
          .help = tr("Open or closed track through the points."),
          .onlyFor = {"curve", {"spline"}}},
         [](Inputs& in, const Value& v) { in.closed = std::get<std::string>(v) == "closed"; }});
    rows.push_back(
        expression<&Inputs::x>({.id = "x",
                                .symbol = "x",
                                .label = tr("x of t"),
                                .group = tr("Track"),
                                .defaultValue = std::string("t"),
                                .help = tr("Expression in t, in metres, such as 2*cos(t) or t > 0 ? t : -t. "
                                           "Names may have the prefix “Math.”, as in Math.cos(t)."),
                                .source = neumann(),
                                .onlyFor = {"curve", {"custom"}}}));
    rows.push_back(expression<&Inputs::y>({.id = "y",
                                           .symbol = "y",
                                           .label = tr("y of t"),
                                           .group = tr("Track"),
                                           .defaultValue = std::string("t*cos(3*t)"),
                                           .help = tr("Expression in t, in metres."),
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
         .help = tr("Value of t at the end of the track. A curve that ends where it begins is closed."),
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
         .help = tr("Kind of body, which determines whether the body can leave the track.")},
        {{BodyMode::bound,
          {"bound", tr("Bead on a wire"), tr("The bead cannot leave the track except at its ends.")}},
         {BodyMode::oneSided,
          {"one-sided", tr("Sliding bead"),
           tr("The track can only push the bead, so the bead can take off, fly and land.")}},
         {BodyMode::ball,
          {"ball", tr("Rolling ball"),
           tr("A ball that rolls on one side of the track and can take off and land. It can slip only if "
              "friction is finite.")}}}));
    rows.push_back(
        {{.id = "side",
          .label = tr("Side"),
          .group = tr("Body"),
          .kind = Kind::choice,
          .defaultValue = std::string("left"),
          .choices = {{"left", tr("Left"),
                       tr("Left side when facing in the direction of increasing p: on top of a track that "
                          "runs to the right, inside a closed track that runs counter-clockwise.")},
                      {"right", tr("Right"), tr("Right side when facing in the direction of increasing p.")}},
          .help = tr("Side of the track on which the body moves."),
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
                            .help = tr("Mass of the body. Without damping and air, the mass affects only "
                                       "energies and forces, which are proportional to it."),
                            .source = neumann()}));
    rows.push_back(number<&Inputs::b>(
        {.id = "b",
         .symbol = "b",
         .label = tr("Radius"),
         .unit = "m",
         .group = tr("Body"),
         .defaultValue = 0.1,
         .range = {.min = 1e-3, .max = 1e4},
         .step = 0.05,
         .help = tr("Radius of the ball; its centre moves at this distance from the track."),
         .onlyFor = {"mode", {"ball"}}}));
    rows.push_back(number<&Inputs::k>({.id = "k",
                                       .symbol = "k",
                                       .label = tr("Inertia factor"),
                                       .group = tr("Body"),
                                       .defaultValue = 0.4,
                                       .range = {.min = 0, .max = 1, .minIncluded = false},
                                       .step = 0.05,
                                       .help = tr("k = J/(m b²): 0.4 for a solid sphere, 0.667 for a thin "
                                                  "shell, 0.5 for a solid cylinder, 1 for a hoop."),
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
                       tr("The ball never slips, and it rolls without resistance.")},
                      {"finite", tr("Finite"),
                       tr("The ball rolls, slips or comes to rest depending on μₛ, μₖ and c_rr.")}},
          .help = tr("Friction between the ball and the track."),
          .onlyFor = {"mode", {"ball"}}},
         [](Inputs& in, const Value& v) { in.slips = std::get<std::string>(v) == "finite"; }});
    rows.push_back(number<&Inputs::muS>(
        coefficient("mu_s", "μₛ", tr("Static friction"), 0.3,
                    tr("Maximum friction of a rolling ball, as a fraction of the normal force."))));
    rows.push_back(number<&Inputs::muK>(
        coefficient("mu_k", "μₖ", tr("Kinetic friction"), 0.2,
                    tr("Friction of a slipping ball, as a fraction of the normal force; at most μₛ."))));
    rows.push_back(number<&Inputs::cRr>(coefficient(
        "c_rr", "c_rr", tr("Rolling resistance"), 0.01,
        tr("Coefficient of the moment c_rr b N that opposes the rotation, where N is the normal force."))));
}

void addStart(std::vector<Row>& rows) {
    rows.push_back({{.id = "p0",
                     .symbol = "p₀",
                     .label = tr("Arc length at the start"),
                     .unit = "m",
                     .group = tr("Start"),
                     .kind = Kind::numberOrWord,
                     .defaultValue = std::string("place"),
                     .range = {.min = 0, .max = 1e9},
                     .word = "place",
                     .help = tr("Length along the track from its beginning to the start, or \"place\" to "
                                "start at the point of the track nearest to (x₀, y₀)."),
                     .source = neumann()},
                    [](Inputs& in, const Value& v) { in.p0 = v; }});
    rows.push_back(
        {{.id = "x0",
          .symbol = "x₀",
          .label = tr("Start position"),
          .unit = "m",
          .group = tr("Start"),
          .kind = Kind::numberOrWord,
          .defaultValue = -2.9,
          .range = {.min = -1e9, .max = 1e9},
          .word = "any",
          .help =
              tr("Horizontal position of the start. \"any\" takes the first point along the track at the "
                 "elevation y₀. Used only if p₀ is \"place\". You can also drag the start in the figure."),
          .onlyFor = {"p0", {"place"}}},
         [](Inputs& in, const Value& v) { in.x0 = v; }});
    rows.push_back(number<&Inputs::y0>({.id = "y0",
                                        .symbol = "y₀",
                                        .label = tr("Start elevation"),
                                        .unit = "m",
                                        .group = tr("Start"),
                                        .defaultValue = 5.0,
                                        .range = {.min = -1e9, .max = 1e9},
                                        .help = tr("Elevation of the start. Used only if p₀ is \"place\"."),
                                        .onlyFor = {"p0", {"place"}}}));
    rows.push_back(number<&Inputs::v0>(
        {.id = "v0",
         .symbol = "v₀",
         .label = tr("Speed"),
         .unit = "m/s",
         .group = tr("Start"),
         .defaultValue = 0.0,
         .range = {.min = -1e4, .max = 1e4},
         .step = 0.5,
         .help = tr("Speed at the start along the track, positive in the direction of increasing p."),
         .source = neumann()}));
}

void addForces(std::vector<Row>& rows) {
    const std::vector<std::string> touching{"one-sided", "ball"};
    rows.push_back(
        number<&Inputs::g>({.id = "g",
                            .symbol = "g",
                            .label = tr("Gravity"),
                            .unit = "m/s²",
                            .group = tr("Forces"),
                            .defaultValue = 9.8,
                            .range = {.min = 0, .max = 1000},
                            .help = tr("Surface gravity. If it is 0, a bead on a wire keeps its speed."),
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
                                  .help = tr("Coefficient of the force c v that opposes the motion along the "
                                             "track; there is no damping in flight."),
                                  .source = tr("E. Neumann, Roller coaster, equation 2")}));
    rows.push_back(number<&Inputs::e>(
        {.id = "e",
         .symbol = "e",
         .label = tr("Restitution"),
         .group = tr("Forces"),
         .defaultValue = 0.5,
         .range = {.min = 0, .max = 1},
         .help = tr("Coefficient of restitution for landings: normal speed away from the track after the "
                    "impact, divided by normal speed towards the track before the impact."),
         .onlyFor = {"mode", touching}}));
    rows.push_back(
        number<&Inputs::stick>({.id = "stick",
                                .label = tr("Rebound threshold"),
                                .unit = "m/s",
                                .group = tr("Forces"),
                                .defaultValue = 0.01,
                                .range = {.min = 1e-4, .max = 1e4},
                                .step = 0.01,
                                .help = tr("Rebound speeds below this threshold are treated as contact."),
                                .onlyFor = {"mode", touching}}));
}

void addAir(std::vector<Row>& rows) {
    rows.push_back(number<&Inputs::rho>(airDensity(
        tr("Air"), tr("Density of the still air, which slows the body on the track and in flight; 0 is a "
                      "vacuum. Typical values are 0.0155 on Mars and 1.225 on the Earth."))));
    rows.push_back(number<&Inputs::cd>(dragCoefficient(
        tr("Air"),
        tr("Drag coefficient for the cross-section π r² of the body, where r is the radius of the ball or "
           "bead: the drag ρ C_d π r² v²/2 opposes the velocity. It is 0.5 for a smooth sphere."))));
    rows.push_back(
        number<&Inputs::beadRadius>({.id = "bead_r",
                                     .symbol = "r",
                                     .label = tr("Radius for drag"),
                                     .unit = "m",
                                     .group = tr("Air"),
                                     .defaultValue = 0.05,
                                     .range = {.min = 1e-6, .max = 1e4},
                                     .step = 0.01,
                                     .help = tr("Radius that determines the drag of a bead, with the "
                                                "cross-section π r². On the track, a bead is a point."),
                                     .onlyFor = {"mode", {"bound", "one-sided"}},
                                     .idle = idleAtZero({"rho", "cd"})}));
}

void addSolver(std::vector<Row>& rows) {
    rows.push_back(number<&Inputs::tEnd>({.id = "t_end",
                                          .label = tr("Time limit"),
                                          .unit = "s",
                                          .group = tr("Run"),
                                          .defaultValue = 20.0,
                                          .range = {.min = 0, .max = 10000, .minIncluded = false},
                                          .step = 1,
                                          .help = tr("Latest time at which the run ends.")}));
    rows.push_back(choice<&Inputs::method>(
        {.id = "method",
         .label = tr("Method"),
         .group = tr("Run"),
         .help = tr("Solution method for a bead on a wire."),
         .source = neumann(),
         .onlyFor = {"mode", {"bound"}}},
        {{Method::exact,
          {"exact", tr("Exact"),
           tr("Follows the curve itself and keeps energy plus losses constant at every step.")}},
         {Method::published,
          {"published", tr("As published"),
           tr("Follows the chords of a table of the curve with the classic Runge–Kutta method in equal "
              "steps. The energy residual shows the effect of these approximations.")}}}));
    rows.push_back(number<&Inputs::tableStep>(
        {.id = "table_step",
         .label = tr("Table step"),
         .group = tr("Run"),
         .defaultValue = 0.01,
         .range = {.min = 1e-6, .max = 10},
         .step = 0.01,
         .help = tr("Step of the curve parameter t between rows of the track table. It applies to the table "
                    "in the results and to the table that the published method uses."),
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
         .help = tr("Time step of the published method. Neumann gives none; his program uses 25 ms."),
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

} // namespace

const std::vector<Row>& inputTable() {
    static const std::vector<Row> table = makeTable();
    return table;
}

} // namespace talweg::track
