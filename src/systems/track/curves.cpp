#include "systems/track/curves.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "terrain/classic_curves.h"
#include "terrain/expressed_curve.h"
#include "terrain/spline.h"

#include <algorithm>

namespace talweg::track {

namespace {

std::variant<PlaneCurve, Problem> typedCurve(const Inputs& in) {
    if (!(in.tFrom < in.tTo))
        return Problem{"t_to", tr("t must increase along the track, but its range is from %1 to %2.",
                                  shortest(in.tFrom), shortest(in.tTo))};
    auto curve = expressedCurve(in.x, in.y, in.tFrom, in.tTo);
    if (auto* found = std::get_if<PlaneCurve>(&curve)) return std::move(*found);
    const NoCurve& why = std::get<NoCurve>(curve);
    return Problem{why.isOfX ? "x" : "y", why.sentence};
}

/// Largest number of points. Each is a row of the form and a handle.
constexpr std::size_t maxPoints = 200;
/// Smallest distance between adjacent points, m. A spline needs a direction between them.
constexpr double minApart = 1e-6;
/// Detects a spline that doubles back, which is rejected: at one of these points of a piece, its speed is
/// below nearlyStanding times its mean speed.
constexpr int partsOfSpline = 16;
constexpr double nearlyStanding = 1e-4;

std::variant<PlaneCurve, Problem> pointsCurve(const Inputs& in) {
    const Points& points = in.points;
    if (in.closed && points.size() < 3)
        return Problem{"points", tr("A closed track needs at least three points.")};
    if (points.size() > maxPoints)
        return Problem{"points",
                       tr("A track can have at most %1 points; there are %2.", maxPoints, points.size())};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::size_t next = (i + 1) % points.size();
        if (next == 0 && !in.closed) break;
        if ((points[i] - points[next]).norm() < minApart)
            return Problem{
                "points",
                tr("Points %1 and %2 have the same position; adjacent points must differ.", i + 1, next + 1)};
    }
    PlaneCurve curve = splineThrough(points, in.closed);
    for (const PlaneCurve::Piece& piece : curve.pieces())
        for (int i = 0; i <= partsOfSpline; ++i) {
            const CurvePoint c = piece.at(piece.from + (piece.to - piece.from) * i / partsOfSpline);
            const double usual = curve.length() / (curve.to() - curve.from());
            if (c.speed() < nearlyStanding * usual)
                return Problem{
                    "points",
                    tr("The track doubles back on itself at (%1, %2). Move a point sideways there.",
                       quantitySignificant(c.at.x(), "m", 6), quantitySignificant(c.at.y(), "m", 6))};
        }
    return curve;
}

Made cycloid(const Inputs& in) {
    if (in.dropX < -in.dropY / 200)
        return Problem{"drop_x", tr("The descent to the finish is too steep for a cycloid: dx = %1 m must be "
                                    "at least 1/200 of the drop.",
                                    quantityInFull(in.dropX, "m"))};
    return cycloidCurve(in.dropX, in.dropY);
}

} // namespace

const std::vector<CurveKind>& curveKinds() {
    static const std::vector<CurveKind> kinds{
        {{"hump", tr("Hump"), tr("(t, h − a t² + c t⁴): two valleys with a hump between them.")},
         [](const Inputs& in) -> Made {
             return humpCurve(in.humpHeight, in.humpA, in.humpC, in.humpHalfWidth);
         }},
        {{"loop", tr("Loop"), tr("A parabola down, a full circle and a parabola up.")},
         [](const Inputs& in) -> Made { return loopCurve(in.loopRadius, in.loopLeft, in.loopRight); }},
        {{"circle", tr("Circle"),
          tr("Closed curve; the length p along the track is 0 at the apex and increases counter-clockwise.")},
         [](const Inputs& in) -> Made { return circleCurve(in.circleRadius); }},
        {{"lemniscate", tr("Lemniscate"), tr("A figure of eight on its side, r = a √(2 cos 2φ).")},
         [](const Inputs& in) -> Made { return lemniscateCurve(in.lemniscateA); }},
        {{"oval", tr("Oval"), tr("Two semicircles joined by vertical straights.")},
         [](const Inputs& in) -> Made { return ovalCurve(in.ovalRadius, in.ovalStraight); }},
        {{"spiral", tr("Spiral"), tr("An Archimedean spiral closed by arcs and straights.")},
         [](const Inputs& in) -> Made { return spiralCurve(in.spiralPitch); }},
        {{"cardioid", tr("Cardioid"),
          tr("a (sin φ (1 + cos φ), −cos φ (1 + cos φ)), with its cusp at the top.")},
         [](const Inputs& in) -> Made { return cardioidCurve(in.cardioidA); }},
        {{"straight", tr("Straight"), tr("Straight line from the origin to the point (dx, dy).")},
         [](const Inputs& in) -> Made { return straightCurve(in.dropX, in.dropY); }},
        {{"cycloid", tr("Cycloid"), tr("Cycloid from the origin to (dx, dy): the fastest way down.")},
         cycloid},
        {{"parabola", tr("Parabola"), tr("Parabola from the origin to its vertex at (dx, dy).")},
         [](const Inputs& in) -> Made { return parabolaCurve(in.dropX, in.dropY); }},
        {{"arc", tr("Arc"), tr("Circular arc from the origin to its lowest point at (dx, dy).")},
         [](const Inputs& in) -> Made { return arcCurve(in.dropX, in.dropY); }},
        {{"bowl", tr("Cycloid bowl"),
          tr("A whole arch of a cycloid, upside down: the period of a swing is the same for every "
             "amplitude.")},
         [](const Inputs& in) -> Made { return cycloidBowl(in.bowlRadius); }},
        {{"spline", tr("Through points"), tr("A smooth curve through points that you can drag.")},
         pointsCurve},
        {{"custom", tr("Expressions"), tr("Expressions in t for x and y.")}, typedCurve}};
    return kinds;
}

namespace {

const CurveKind& kindOf(const std::string& curve) {
    const auto kind = std::ranges::find(curveKinds(), curve, [](const CurveKind& k) { return k.word.id; });
    TALWEG_EXPECTS(kind != curveKinds().end());
    return *kind;
}

} // namespace

Made curveOf(const Inputs& in) {
    return kindOf(in.curve).make(in);
}

const std::string& nameOfCurve(const std::string& curve) {
    return kindOf(curve).word.label;
}

} // namespace talweg::track
