#include "systems/track/layout.h"

#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "systems/track/curves.h"
#include "systems/track/table_stepper.h"

#include <algorithm>
#include <boost/math/tools/minima.hpp>
#include <cmath>

namespace talweg::track {

namespace {

/// Number of points per cell at which the curvature is computed. Maxima above nearlyTooSharp/b are located
/// precisely.
constexpr int looksPerCell = 8;
constexpr double nearlyTooSharp = 0.5;
/// Bits to which such a maximum is located: half the bits of a number, because the function is flat near its
/// maximum.
constexpr int bitsOfPeak = 26;
/// Largest ratio of the ball's radius to that of a bend. Above it, the centre would hardly move in the bend.
constexpr double maxRadiusInBend = 0.999;
/// Distance beyond the end of the track, as a fraction of its length, within which a start counts as at the
/// end. Starts copied from a display have few digits.
constexpr double beyondEnd = 1e-6;
/// Largest number of damping times m/c in a run. Each takes some steps. The error message states this number.
constexpr double stiffest = 3e5;
/// Largest number of times 1/√(g K), in which a speed approaches the terminal speed, in a run. Each takes
/// some steps.
constexpr double strongestDrag = 3e5;

/// Smallest length of a table's chords, as a fraction of the track's length. Below it, all rows coincide
/// except for rounding.
constexpr double noLength = 1e-9;

struct Bend {
    double curvature = 0, where = 0; ///< 1/m, positive if the body is inside the bend; parameter of the track
};

/// The sharpest bend of a piece towards the body's side, relevant for a body of this radius (m).
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

/// The reason why a ball cannot roll along the track; empty if there is none.
std::string obstacleFor(const Inputs& in, const PlaneCurve& curve) {
    if (!curve.kinks().empty()) {
        const Point at = curve.at(curve.kinks().front().t).at;
        return tr("The track has a corner at (%1, %2). A ball needs a smooth track.",
                  quantitySignificant(at.x(), "m", 6), quantitySignificant(at.y(), "m", 6));
    }
    Bend sharpest;
    for (const PlaneCurve::Piece& piece : curve.pieces())
        if (const Bend here = sharpestBend(piece, in.side, in.b); here.curvature > sharpest.curvature)
            sharpest = here;
    if (sharpest.curvature * in.b < maxRadiusInBend) return {};
    const Point at = curve.at(sharpest.where).at;
    return tr("The radius b = %1 m is too large: at (%2, %3) the track bends with a radius of %4 m. Choose a "
              "smaller ball.",
              quantityInFull(in.b, "m"), quantitySignificant(at.x(), "m", 6),
              quantitySignificant(at.y(), "m", 6), quantitySignificant(1 / sharpest.curvature, "m", 6));
}

} // namespace

double offsetOf(const Inputs& in) {
    return in.mode == BodyMode::ball ? in.side * in.b : 0;
}

std::variant<double, Problem> startOf(const Inputs& in, const PlaneCurve& curve) {
    if (const double* p = std::get_if<double>(&in.p0)) {
        if (*p > curve.length() * (1 + beyondEnd))
            return Problem{"p0", tr("The start p₀ = %1 m is beyond the end of the track, which is %2 m long.",
                                    quantityInFull(*p, "m"), quantitySignificant(curve.length(), "m", 6))};
        return curve.parameterAt(*p);
    }
    if (const double* x = std::get_if<double>(&in.x0)) return curve.nearest({*x, in.y0});
    if (const auto t = curve.firstAt(in.y0)) return *t;
    return Problem{"y0",
                   tr("No point of the track is at the elevation y₀ = %1 m.", quantityInFull(in.y0, "m"))};
}

Layout layoutOf(const Inputs& in) {
    Layout layout{curveOf(in), {}, nullptr};
    const auto* curve = std::get_if<PlaneCurve>(&layout.curve);
    if (!curve) return layout;
    if (in.mode == BodyMode::ball) layout.obstacle = obstacleFor(in, *curve);
    if (layout.obstacle.empty()) layout.rail = std::make_shared<const Rail>(*curve, offsetOf(in));
    return layout;
}

namespace {

/// Adds problems of inputs that only the published method has.
void checkPublished(const Inputs& in, const PlaneCurve& track, std::vector<Problem>& found) {
    if (const double rows = CurveTable::rowsOf(track, in.tableStep); rows > maxTableRows)
        found.push_back(
            {"table_step", tr("With a step of %1 the track table has %2 rows; at most %3 are allowed. Choose "
                              "a larger step.",
                              shortest(in.tableStep), withDecimals(rows, 0), withDecimals(maxTableRows, 0))});
    else if (!(CurveTable(track, in.tableStep).length() > noLength * track.length()))
        found.push_back({"table_step", tr("With a step of %1 all rows of the track table have the same "
                                          "position. Choose a smaller step.",
                                          shortest(in.tableStep))});
    if (in.tEnd / in.dt > maxTableSteps)
        found.push_back({"dt", tr("A run of %1 s in steps of %2 s takes %3 steps; at most %4 are allowed. "
                                  "Choose a longer step or a shorter run.",
                                  shortest(in.tEnd), shortest(in.dt), withDecimals(in.tEnd / in.dt, 0),
                                  withDecimals(maxTableSteps, 0))});
    if (in.damping / in.m * in.dt > stableDamping)
        found.push_back({"dt", tr("Damping c = %1 kg/s is too strong for steps of %2 s: c Δt/m must be at "
                                  "most %3, otherwise the speed grows from step to step.",
                                  shortest(in.damping), shortest(in.dt), shortest(stableDamping))});
}

} // namespace

std::vector<Problem> checkTogether(const Inputs& in, const Layout& layout,
                                   const std::variant<double, Problem>& start) {
    std::vector<Problem> found;
    if (const auto* problem = std::get_if<Problem>(&start)) found.push_back(*problem);
    if (!layout.obstacle.empty())
        found.push_back({in.b > 0 && layout.track().kinks().empty() ? "b" : "mode", layout.obstacle});
    if (in.g == 0 && in.mode != BodyMode::bound)
        found.push_back({"g", tr("Without gravity, a body that takes off does not return to the track. Set g "
                                 "above %1 m/s² or choose a bead on a wire.",
                                 quantityInFull(0, "m/s²"))});
    if (in.mode == BodyMode::ball && in.slips && in.muK > in.muS)
        found.push_back({"mu_k", tr("Kinetic friction μₖ = %1 must not exceed static friction μₛ = %2.",
                                    shortest(in.muK), shortest(in.muS))});
    if (in.isPublished()) checkPublished(in, layout.track(), found);
    if (in.isPublished() && in.drag() > 0)
        found.push_back(
            {"method",
             tr("The method “As published” does not support air. Choose “Exact”, or set ρ or C_d to 0.")});
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
