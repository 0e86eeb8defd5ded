#include "systems/track/inputs.h"

#include "base/contract.h"
#include "base/number.h"
#include "systems/rows.h"
#include "terrain/classic_curves.h"
#include "terrain/expressed_curve.h"
#include "terrain/spline.h"

#include <algorithm>
#include <boost/math/tools/minima.hpp>
#include <cmath>
#include <functional>

namespace talweg::track {

namespace {

using Kind = Parameter::Kind;
using Row = Bound<Inputs>;

const char* const neumann = "E. Neumann, Roller coaster";
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
Row measure(const char* curve, const char* id, const char* symbol, const char* label, double standard,
            const char* help) {
    return number<member>({.id = id,
                           .symbol = symbol,
                           .label = label,
                           .unit = "m",
                           .group = "Track",
                           .standard = standard,
                           .range = {.least = 1e-3, .most = 1e4},
                           .help = help,
                           .source = neumann,
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

void addCurves(std::vector<Row>& rows) {
    rows.push_back({{.id = "curve",
                     .label = "Curve",
                     .group = "Track",
                     .kind = Kind::choice,
                     .standard = std::string("hump"),
                     .choices = curveChoices(),
                     .help = "The shape of the track. p is the length along it from its beginning.",
                     .source = neumann},
                    [](Inputs& in, const Value& v) { in.curve = std::get<std::string>(v); }});
    rows.push_back(number<&Inputs::humpHeight>({.id = "hump_h",
                                                .symbol = "h",
                                                .label = "Height of the hump",
                                                .unit = "m",
                                                .group = "Track",
                                                .standard = 3.0,
                                                .range = {.least = -1e4, .most = 1e4},
                                                .help = "Its elevation at t = 0.",
                                                .source = neumann,
                                                .onlyFor = {"curve", {"hump"}}}));
    rows.push_back(number<&Inputs::humpA>({.id = "hump_a",
                                           .symbol = "a",
                                           .label = "Fall beside it",
                                           .unit = "1/m",
                                           .group = "Track",
                                           .standard = 7.0 / 6,
                                           .range = {.least = -1e3, .most = 1e3},
                                           .help = "In y = h − a t² + c t⁴.",
                                           .source = neumann,
                                           .onlyFor = {"curve", {"hump"}}}));
    rows.push_back(number<&Inputs::humpC>({.id = "hump_c",
                                           .symbol = "c",
                                           .label = "Rise farther out",
                                           .unit = "1/m³",
                                           .group = "Track",
                                           .standard = 1.0 / 6,
                                           .range = {.least = -1e3, .most = 1e3},
                                           .step = 0.01,
                                           .help = "In y = h − a t² + c t⁴.",
                                           .source = neumann,
                                           .onlyFor = {"curve", {"hump"}}}));
    rows.push_back(measure<&Inputs::humpHalfWidth>("hump", "hump_w", "", "Half-width", 3,
                                                   "The track reaches from x = −w to w."));
    rows.push_back(measure<&Inputs::loopRadius>("loop", "loop_r", "r", "Radius of the circle", standardLoop(),
                                                "Where the circle touches the parabolas follows from it."));
    rows.push_back(number<&Inputs::loopLeft>({.id = "loop_left",
                                              .label = "Left end",
                                              .unit = "m",
                                              .group = "Track",
                                              .standard = -3.7,
                                              .range = {.least = -1e3, .most = 0},
                                              .help = "Abscissa at which the track begins.",
                                              .source = neumann,
                                              .onlyFor = {"curve", {"loop"}}}));
    rows.push_back(number<&Inputs::loopRight>({.id = "loop_right",
                                               .label = "Right end",
                                               .unit = "m",
                                               .group = "Track",
                                               .standard = 3.71491,
                                               .range = {.least = 0, .most = 1e3},
                                               .help = "Abscissa at which the track ends.",
                                               .source = neumann,
                                               .onlyFor = {"curve", {"loop"}}}));
    rows.push_back(measure<&Inputs::circleRadius>("circle", "circle_r", "R", "Radius", 3, "Of the circle."));
    rows.push_back(measure<&Inputs::lemniscateA>("lemniscate", "lemniscate_a", "a", "Size", 2,
                                                 "In r = a √(2 cos 2φ); it is 2√2 a wide."));
    rows.push_back(measure<&Inputs::ovalRadius>("oval", "oval_r", "r", "Radius", 1, "Of both half-circles."));
    rows.push_back(measure<&Inputs::ovalStraight>("oval", "oval_straight", "", "Straights", 2,
                                                  "Length of the upright straights."));
    rows.push_back(measure<&Inputs::spiralPitch>("spiral", "spiral_pitch", "", "Pitch per radian", 0.125,
                                                 "The spiral is this times s (cos s, sin s); all else keeps "
                                                 "its proportion to it."));
    rows.push_back(measure<&Inputs::cardioidA>("cardioid", "cardioid_a", "a", "Size", 3,
                                               "The cardioid is 8 a long; its cusp is at the origin."));
    const std::vector<std::string> drops{"straight", "cycloid", "parabola", "arc"};
    rows.push_back(number<&Inputs::dropX>({.id = "drop_x",
                                           .symbol = "dx",
                                           .label = "Finish, level",
                                           .unit = "m",
                                           .group = "Track",
                                           .standard = 3.0,
                                           .range = {.least = 0.01, .most = 1e4},
                                           .help = "Abscissa of the finish; the start is the origin.",
                                           .source = "E. Neumann, Brachistochrone",
                                           .onlyFor = {"curve", drops}}));
    rows.push_back(number<&Inputs::dropY>({.id = "drop_y",
                                           .symbol = "dy",
                                           .label = "Finish, elevation",
                                           .unit = "m",
                                           .group = "Track",
                                           .standard = -2.0,
                                           .range = {.least = -1e4, .most = -0.01},
                                           .help = "Negative: the finish lies below the start.",
                                           .source = "E. Neumann, Brachistochrone",
                                           .onlyFor = {"curve", drops}}));
    rows.push_back(measure<&Inputs::bowlRadius>("bowl", "bowl_r", "r", "Rolling radius", 1,
                                                "Of the circle that draws the cycloid; it is 8 r long."));
}

void addTypedCurves(std::vector<Row>& rows) {
    rows.push_back({{.id = "points",
                     .label = "Points",
                     .unit = "m",
                     .group = "Track",
                     .kind = Kind::points,
                     .standard = Points{{-3, 5}, {-1.5, 1}, {0, 2.5}, {1.5, 0.5}, {3, 4}},
                     .help = "Places x:y through which the track goes, in this order.",
                     .onlyFor = {"curve", {"spline"}},
                     .anyOrder = true},
                    [](Inputs& in, const Value& v) { in.points = std::get<Points>(v); }});
    rows.push_back({{.id = "ends",
                     .label = "Ends",
                     .group = "Track",
                     .kind = Kind::choice,
                     .standard = std::string("open"),
                     .choices = {{"open", "Open", "A track with two ends, straight at both."},
                                 {"closed", "Closed", "The last point is joined to the first."}},
                     .help = "Whether the track through the points closes.",
                     .onlyFor = {"curve", {"spline"}}},
                    [](Inputs& in, const Value& v) { in.closed = std::get<std::string>(v) == "closed"; }});
    rows.push_back(expression<&Inputs::x>({.id = "x",
                                           .symbol = "x",
                                           .label = "x of t",
                                           .group = "Track",
                                           .standard = std::string("t"),
                                           .help = "Expression of t in metres, such as 2*cos(t) or "
                                                   "t > 0 ? t : -t. Math. before names is accepted.",
                                           .source = neumann,
                                           .onlyFor = {"curve", {"custom"}}}));
    rows.push_back(expression<&Inputs::y>({.id = "y",
                                           .symbol = "y",
                                           .label = "y of t",
                                           .group = "Track",
                                           .standard = std::string("t*cos(3*t)"),
                                           .help = "Expression of t in metres.",
                                           .source = neumann,
                                           .onlyFor = {"curve", {"custom"}}}));
    rows.push_back(number<&Inputs::tFrom>({.id = "t_from",
                                           .symbol = "t",
                                           .label = "t from",
                                           .group = "Track",
                                           .standard = -8.0,
                                           .range = {.least = -1e6, .most = 1e6},
                                           .help = "Value of t at the beginning of the track, where p = 0.",
                                           .source = neumann,
                                           .onlyFor = {"curve", {"custom"}}}));
    rows.push_back(
        number<&Inputs::tTo>({.id = "t_to",
                              .symbol = "t",
                              .label = "t to",
                              .group = "Track",
                              .standard = 8.0,
                              .range = {.least = -1e6, .most = 1e6},
                              .help = "Value of t at the end. A curve that ends where it begins is "
                                      "closed.",
                              .source = neumann,
                              .onlyFor = {"curve", {"custom"}}}));
}

void addBody(std::vector<Row>& rows) {
    const std::vector<std::string> touching{"one-sided", "ball"};
    rows.push_back(choice<&Inputs::mode>(
        {.id = "mode",
         .label = "Body",
         .group = "Body",
         .standard = std::string("bound"),
         .help = "What moves on the track, and whether it can leave it."},
        {{BodyMode::bound, {"bound", "Bead on a wire", "It cannot leave the track, only its ends."}},
         {BodyMode::oneSided,
          {"one-sided", "Sliding bead", "The track only pushes: the bead takes off, flies and lands."}},
         {BodyMode::ball,
          {"ball", "Rolling ball", "A ball rolls without slipping on one side; it takes off and lands."}}}));
    rows.push_back(
        {{.id = "side",
          .label = "Side",
          .group = "Body",
          .kind = Kind::choice,
          .standard = std::string("left"),
          .choices = {{"left", "Left",
                       "Of the way of increasing p: on top of a track that goes to the right, inside "
                       "one that goes round counter-clockwise."},
                      {"right", "Right", "The other side."}},
          .help = "The side of the track on which the body is.",
          .onlyFor = {"mode", touching}},
         [](Inputs& in, const Value& v) { in.side = std::get<std::string>(v) == "left" ? 1 : -1; }});
    rows.push_back(number<&Inputs::m>({.id = "m",
                                       .symbol = "m",
                                       .label = "Mass",
                                       .unit = "kg",
                                       .group = "Body",
                                       .standard = 0.5,
                                       .range = {.least = 1e-3, .most = 1e6},
                                       .help = "Without damping it scales energies and forces only.",
                                       .source = neumann}));
    rows.push_back(
        number<&Inputs::b>({.id = "b",
                            .symbol = "b",
                            .label = "Radius",
                            .unit = "m",
                            .group = "Body",
                            .standard = 0.1,
                            .range = {.least = 1e-3, .most = 1e4},
                            .step = 0.05,
                            .help = "Of the ball; its centre moves at this distance from the track.",
                            .onlyFor = {"mode", {"ball"}}}));
    rows.push_back(number<&Inputs::k>({.id = "k",
                                       .symbol = "k",
                                       .label = "Inertia factor",
                                       .group = "Body",
                                       .standard = 0.4,
                                       .range = {.least = 0, .most = 1, .leastIncluded = false},
                                       .step = 0.05,
                                       .help = "J/(m b²): solid sphere 0.4, thin shell 0.667, solid cylinder "
                                               "0.5, hoop 1.",
                                       .onlyFor = {"mode", {"ball"}}}));
}

void addStart(std::vector<Row>& rows) {
    rows.push_back(
        {{.id = "p0",
          .symbol = "p₀",
          .label = "Start along the track",
          .unit = "m",
          .group = "Start",
          .kind = Kind::numberOrWord,
          .standard = std::string("place"),
          .range = {.least = 0, .most = 1e9},
          .word = "place",
          .help = "Length along the track from its beginning to the start, or \"place\": the place "
                  "of the track nearest to x₀, y₀.",
          .source = neumann},
         [](Inputs& in, const Value& v) { in.p0 = v; }});
    rows.push_back({{.id = "x0",
                     .symbol = "x₀",
                     .label = "Start, level",
                     .unit = "m",
                     .group = "Start",
                     .kind = Kind::numberOrWord,
                     .standard = -2.9,
                     .range = {.least = -1e9, .most = 1e9},
                     .word = "any",
                     .help = "Abscissa of the start, or \"any\": the first place along the track with the "
                             "elevation y₀. Matters while p₀ is \"place\"; dragging the start sets it.",
                     .onlyFor = {"p0", {"place"}}},
                    [](Inputs& in, const Value& v) { in.x0 = v; }});
    rows.push_back(number<&Inputs::y0>({.id = "y0",
                                        .symbol = "y₀",
                                        .label = "Start, elevation",
                                        .unit = "m",
                                        .group = "Start",
                                        .standard = 5.0,
                                        .range = {.least = -1e9, .most = 1e9},
                                        .help = "Elevation of the start. Matters while p₀ is \"place\".",
                                        .onlyFor = {"p0", {"place"}}}));
    rows.push_back(number<&Inputs::v0>({.id = "v0",
                                        .symbol = "v₀",
                                        .label = "Speed",
                                        .unit = "m/s",
                                        .group = "Start",
                                        .standard = 0.0,
                                        .range = {.least = -1e4, .most = 1e4},
                                        .step = 0.5,
                                        .help = "Along the track; positive towards larger p.",
                                        .source = neumann}));
}

void addForces(std::vector<Row>& rows) {
    const std::vector<std::string> touching{"one-sided", "ball"};
    rows.push_back(number<&Inputs::g>({.id = "g",
                                       .symbol = "g",
                                       .label = "Gravity",
                                       .unit = "m/s²",
                                       .group = "Forces",
                                       .standard = 9.8,
                                       .range = {.least = 0, .most = 1000, .leastIncluded = false},
                                       .help = "Surface gravity.",
                                       .source = neumann}));
    rows.push_back(number<&Inputs::damping>({.id = "damping",
                                             .symbol = "c",
                                             .label = "Damping",
                                             .unit = "kg/s",
                                             .group = "Forces",
                                             .standard = 0.0,
                                             .range = {.least = 0, .most = 1e6},
                                             .step = 0.05,
                                             .help = "Force c v against the motion along the track; none in "
                                                     "flight.",
                                             .source = "E. Neumann, Roller coaster, equation 2"}));
    rows.push_back(number<&Inputs::e>({.id = "e",
                                       .symbol = "e",
                                       .label = "Restitution",
                                       .group = "Forces",
                                       .standard = 0.5,
                                       .range = {.least = 0, .most = 1},
                                       .help = "Of landings: speed out of the track over speed into it.",
                                       .onlyFor = {"mode", touching}}));
    rows.push_back(number<&Inputs::stick>({.id = "stick",
                                           .label = "Stick threshold",
                                           .unit = "m/s",
                                           .group = "Forces",
                                           .standard = 0.01,
                                           .range = {.least = 1e-4, .most = 1e4},
                                           .step = 0.01,
                                           .help = "A rebound slower than this ends in contact.",
                                           .onlyFor = {"mode", touching}}));
    rows.push_back(number<&Inputs::tEnd>({.id = "t_end",
                                          .label = "Time limit",
                                          .unit = "s",
                                          .group = "Run",
                                          .standard = 20.0,
                                          .range = {.least = 0, .most = 10000, .leastIncluded = false},
                                          .step = 1,
                                          .help = "The run ends here at the latest."}));
}

std::vector<Row> makeTable() {
    std::vector<Row> rows;
    addCurves(rows);
    addTypedCurves(rows);
    addBody(rows);
    addStart(rows);
    addForces(rows);
    return rows;
}

std::variant<PlaneCurve, Problem> typedCurve(const Inputs& in) {
    if (!(in.tFrom < in.tTo))
        return Problem{"t_to", "t must grow along the track, but it goes from " + shortest(in.tFrom) + " to "
                                   + shortest(in.tTo) + "."};
    auto curve = expressedCurve(in.x, in.y, in.tFrom, in.tTo);
    if (auto* found = std::get_if<PlaneCurve>(&curve)) return std::move(*found);
    const std::string& why = std::get<std::string>(curve);
    return Problem{why.starts_with("x") ? "x" : "y", why};
}

constexpr std::size_t mostPoints = 200;

std::variant<PlaneCurve, Problem> pointsCurve(const Inputs& in) {
    const Points& points = in.points;
    if (in.closed && points.size() < 3)
        return Problem{"points", "A closed track needs at least three points."};
    if (points.size() > mostPoints)
        return Problem{"points", "A track goes through at most " + std::to_string(mostPoints)
                                     + " points; there are " + std::to_string(points.size()) + "."};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::size_t next = (i + 1) % points.size();
        if (next == 0 && !in.closed) break;
        if ((points[i] - points[next]).norm() < 1e-6)
            return Problem{"points", "Points " + std::to_string(i + 1) + " and " + std::to_string(next + 1)
                                         + " are the same place: neighbours must differ."};
    }
    PlaneCurve curve = splineThrough(points, in.closed);
    for (const PlaneCurve::Piece& piece : curve.pieces())
        for (int i = 0; i <= 16; ++i) {
            const CurvePoint c = piece.at(piece.from + (piece.to - piece.from) * i / 16);
            const double usual = curve.length() / (curve.to() - curve.from());
            if (c.speed() < 1e-4 * usual)
                return Problem{"points", "The track doubles back at (" + significant(c.at.x(), 6) + ", "
                                             + significant(c.at.y(), 6) + "): move a point aside there."};
        }
    return curve;
}

/// Places of a cell at which the bend is looked at; the peaks of those that are so near to 1/b are closed in
/// on.
constexpr int looksPerCell = 8;
constexpr double nearlyTooSharp = 0.5;

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
        const auto [t, straightness] = boost::math::tools::brent_find_minima(
            [&](double at) { return -bend(at).curvature; }, bends[i - 1].where, bends[i + 1].where, 26);
        if (-straightness > sharpest.curvature) sharpest = {-straightness, t};
    }
    return sharpest;
}

/// Why a ball cannot roll along the track; empty if it can.
std::string obstacleFor(const Inputs& in, const PlaneCurve& curve) {
    if (!curve.kinks().empty()) {
        const Point at = curve.at(curve.kinks().front().t).at;
        return "The track has a corner at (" + significant(at.x(), 6) + ", " + significant(at.y(), 6)
               + "): a ball rolls on smooth tracks only.";
    }
    Bend sharpest;
    for (const PlaneCurve::Piece& piece : curve.pieces())
        if (const Bend here = sharpestBend(piece, in.side, in.b); here.curvature > sharpest.curvature)
            sharpest = here;
    if (sharpest.curvature * in.b < 0.999) return {};
    const Point at = curve.at(sharpest.where).at;
    return "Radius b = " + shortest(in.b) + " m is too large: at (" + significant(at.x(), 6) + ", "
           + significant(at.y(), 6) + ") the track bends with a radius of "
           + significant(1 / sharpest.curvature, 6) + " m. Choose a smaller ball.";
}

Made cycloid(const Inputs& in) {
    if (in.dropX < -in.dropY / 200)
        return Problem{"drop_x", "The finish lies too steeply below the start for a cycloid: dx = "
                                     + shortest(in.dropX) + " m must be at least a 200th of the fall."};
    return cycloidCurve(in.dropX, in.dropY);
}

const std::vector<CurveKind>& curveKinds() {
    static const std::vector<CurveKind> kinds{
        {{"hump", "Hump", "(t, h − a t² + c t⁴): two valleys with a hump between them."},
         [](const Inputs& in) -> Made {
             return humpCurve(in.humpHeight, in.humpA, in.humpC, in.humpHalfWidth);
         }},
        {{"loop", "Loop", "Down a parabola, around in a circle, and up another parabola."},
         [](const Inputs& in) -> Made { return loopCurve(in.loopRadius, in.loopLeft, in.loopRight); }},
        {{"circle", "Circle", "Closed; p = 0 at the apex, counter-clockwise."},
         [](const Inputs& in) -> Made { return circleCurve(in.circleRadius); }},
        {{"lemniscate", "Lemniscate", "r = a √(2 cos 2φ), a figure of eight lying down."},
         [](const Inputs& in) -> Made { return lemniscateCurve(in.lemniscateA); }},
        {{"oval", "Oval", "Two half-circles joined by upright straights."},
         [](const Inputs& in) -> Made { return ovalCurve(in.ovalRadius, in.ovalStraight); }},
        {{"spiral", "Spiral", "An Archimedean spiral closed by arcs and straights."},
         [](const Inputs& in) -> Made { return spiralCurve(in.spiralPitch); }},
        {{"cardioid", "Cardioid", "a (sin φ (1 + cos φ), −cos φ (1 + cos φ)), with a cusp on top."},
         [](const Inputs& in) -> Made { return cardioidCurve(in.cardioidA); }},
        {{"straight", "Straight", "From the origin to the point (dx, dy)."},
         [](const Inputs& in) -> Made { return straightCurve(in.dropX, in.dropY); }},
        {{"cycloid", "Cycloid", "From the origin to (dx, dy): the quickest way down."}, cycloid},
        {{"parabola", "Parabola", "From the origin to (dx, dy), level there."},
         [](const Inputs& in) -> Made { return parabolaCurve(in.dropX, in.dropY); }},
        {{"arc", "Arc", "Of a circle, from the origin to (dx, dy), level there."},
         [](const Inputs& in) -> Made { return arcCurve(in.dropX, in.dropY); }},
        {{"bowl", "Cycloid bowl", "A whole arch upside down: every swing takes as long."},
         [](const Inputs& in) -> Made { return cycloidBowl(in.bowlRadius); }},
        {{"spline", "Through points", "The smooth curve through points, which can be dragged."}, pointsCurve},
        {{"custom", "Typed", "Two expressions of t."}, typedCurve}};
    return kinds;
}

} // namespace

const std::vector<Row>& inputTable() {
    static const std::vector<Row> table = makeTable();
    return table;
}

Made curveOf(const Inputs& in) {
    const auto kind = std::ranges::find(curveKinds(), in.curve, [](const CurveKind& k) { return k.word.id; });
    TALWEG_EXPECTS(kind != curveKinds().end());
    return kind->make(in);
}

double offsetOf(const Inputs& in) {
    return in.mode == BodyMode::ball ? in.side * in.b : 0;
}

std::variant<double, Problem> startOf(const Inputs& in, const PlaneCurve& curve) {
    if (const double* p = std::get_if<double>(&in.p0)) {
        // What was read off a display with a few digits may lie beyond the end by rounding.
        if (*p > curve.length() * (1 + 1e-6))
            return Problem{"p0", "Start p₀ = " + shortest(*p)
                                     + " m lies beyond the end of the track, which is "
                                     + significant(curve.length(), 6) + " m long."};
        return curve.parameterAt(*p);
    }
    if (const double* x = std::get_if<double>(&in.x0)) return curve.nearest({*x, in.y0});
    if (const auto t = curve.firstAt(in.y0)) return *t;
    return Problem{"y0", "No place of the track has the elevation y₀ = " + shortest(in.y0) + " m."};
}

Layout layoutOf(const Inputs& in) {
    Layout layout{curveOf(in), {}, nullptr};
    const auto* curve = std::get_if<PlaneCurve>(&layout.curve);
    if (!curve) return layout;
    if (in.mode == BodyMode::ball) layout.obstacle = obstacleFor(in, *curve);
    if (layout.obstacle.empty()) layout.rail = std::make_shared<const Rail>(*curve, offsetOf(in));
    return layout;
}

std::vector<Problem> checkTogether(const Inputs& in, const Layout& layout,
                                   const std::variant<double, Problem>& start) {
    std::vector<Problem> found;
    if (const auto* problem = std::get_if<Problem>(&start)) found.push_back(*problem);
    if (!layout.obstacle.empty())
        found.push_back({in.b > 0 && layout.track().kinks().empty() ? "b" : "mode", layout.obstacle});
    constexpr double stiffest = 3e5;
    if (in.damping / in.m * in.tEnd > stiffest)
        found.push_back({"damping", "Damping c = " + shortest(in.damping)
                                        + " kg/s is too strong for a run of " + shortest(in.tEnd)
                                        + " s: c t/m must stay below 300000."});
    return found;
}

} // namespace talweg::track
