#include "terrain/expressed_curve.h"

#include "base/root.h"
#include "base/translation.h"
#include "terrain/examination.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <set>

namespace talweg {

namespace {

/// Where bounds cannot decide, a speed below this fraction of the greatest along the curve counts as zero.
constexpr double standing = 1e-6;
/// Tips (points where the curve reverses) are searched for in pieces whose bounds allow speeds below this
/// fraction of the greatest. If too large, the search takes longer.
constexpr double slow = 1e-12;
/// Distance kept from an irregular point, as a fraction of the parameter range. The distance in length is
/// about the square of this fraction, which is rounding. If too small, curvatures have no accurate digits; if
/// too large, the curve has a gap.
constexpr double leftOut = 1e-7;
/// The speed counts as unbounded at the end of a piece if at `nearEnd` (a fraction of the piece) it is
/// `steep` times the speed in the middle. The piece then gets another parameter. For (t, √t) the ratio is
/// 4000.
constexpr double steep = 1000, nearEnd = 1e-8;
/// Largest distance between the ends of a closed curve, as a fraction of its length. It is not zero because
/// of rounding: sin 2π is not exactly 0.
constexpr double samePlace = 1e-9;
/// Number of intervals of a piece at whose ends size and speed are evaluated, and in which minima of the
/// speed are searched for. Of two minima in one interval, one is missed. Used only for pieces that bounds
/// cannot decide.
constexpr int samples = 256;

std::string readable(double number) {
    std::array<char, 40> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, 6).ptr;
    return {text.data(), end};
}

/// The reason why an expression does not define a curve; empty if there is none.
std::string obstacle(const std::string& name, const Examination& found) {
    if (!found.undefined.empty()) {
        const UndefinedPart& part = found.undefined.front();
        if (part.from == part.to)
            return tr("%1 is not defined at t = %2: %3.", name, readable(part.from), part.reason);
        return tr("%1 is not defined from t = %2 to %3: %4.", name, readable(part.from), readable(part.to),
                  part.reason);
    }
    if (found.tooMany) return tr("%1 has too many jumps or kinks for a track.", name);
    for (const Break& b : found.breaks)
        if (b.kind == Break::Kind::jump)
            return tr("%1 jumps at t = %2 from %3 to %4; a track must be continuous.", name, readable(b.at),
                      readable(b.before.value), readable(b.after.value));
    return {};
}

using Piece = PlaneCurve::Piece;

/// The pieces of the curve between adjacent breaks of either expression, each extended smoothly.
std::vector<Piece> smoothPieces(const Expression& x, const Examination& alongX, const Expression& y,
                                const Examination& alongY) {
    const auto pieceAt = [](const Examination& found, double t) {
        const auto next = std::ranges::upper_bound(found.pieces, t, {}, &SmoothPiece::from);
        return next == found.pieces.begin() ? *next : *(next - 1);
    };
    std::set<double> cuts;
    for (const Examination* found : {&alongX, &alongY})
        for (const SmoothPiece& piece : found->pieces)
            cuts.insert({piece.from, piece.to});
    std::vector<Piece> pieces;
    for (auto next = std::next(cuts.begin()); next != cuts.end(); ++next) {
        const double from = *std::prev(next), to = *next, middle = from + (to - from) / 2;
        const SmoothPiece inX = pieceAt(alongX, middle), inY = pieceAt(alongY, middle);
        const auto at = [x, y, inX, inY](double t) {
            const Jet u = inX.at(x, t), v = inY.at(y, t);
            return CurvePoint{
                {u.value, v.value}, {u.first, v.first}, {u.second, v.second}, {u.third, v.third}};
        };
        const auto over = [x, y, inX, inY](double lo, double hi) {
            return std::pair(inX.over(x, lo, hi), inY.over(y, lo, hi));
        };
        pieces.push_back({from, to, at, over});
    }
    return pieces;
}

/// Size of the curve: the diagonal of the bounding box of sample points, m.
double sizeOf(const std::vector<Piece>& pieces) {
    Point low = pieces.front().at(pieces.front().from).at, high = low;
    for (const Piece& piece : pieces)
        for (int i = 0; i <= samples; ++i) {
            const Point at = piece.at(piece.from + (piece.to - piece.from) * i / samples).at;
            if (!at.allFinite()) continue;
            low = low.cwiseMin(at);
            high = high.cwiseMax(at);
        }
    return (high - low).norm();
}

/// A lower bound of the speed over all cells.
double minSpeed(const Piece& piece) {
    double min = HUGE_VAL;
    for (std::size_t c = 0; c < piece.cells.count() && min > 0; ++c) {
        const auto [x, y] = piece.over(piece.cells.cuts[c], piece.cells.cuts[c + 1]);
        const double here = std::max(x.first.minSize(), y.first.minSize());
        min = here < min ? here : std::isnan(here) ? 0 : min;
    }
    return min;
}

double maxSpeed(const std::vector<Piece>& pieces) {
    double fastest = 0;
    for (const Piece& piece : pieces)
        for (int i = 1; i < samples; ++i) {
            const double speed = piece.at(piece.from + (piece.to - piece.from) * i / samples).speed();
            if (std::isfinite(speed)) fastest = std::max(fastest, speed);
        }
    return fastest;
}

/// The parameters of the minima of the speed inside a piece.
std::vector<double> slowestPlaces(const Piece& piece) {
    std::vector<double> found;
    const double step = (piece.to - piece.from) / samples;
    const auto change = [&piece](double t) {
        const CurvePoint c = piece.at(t);
        return c.d1.dot(c.d2);
    };
    for (int i = 1; i + 1 < samples; ++i) {
        const double lo = piece.from + i * step, hi = lo + step;
        const double atLo = change(lo), atHi = change(hi);
        if (!(atLo <= 0 && atHi > 0)) continue;
        found.push_back(atLo < 0 ? bracketRoot(change, lo, hi, atLo, atHi).low : lo);
    }
    return found;
}

/// Whether the point rests for more than an instant inside a piece: its speed is at most `slowest` at several
/// samples.
bool rests(const Piece& piece, double slowest) {
    int still = 0;
    for (int i = 1; i < samples; ++i)
        if (piece.at(piece.from + (piece.to - piece.from) * i / samples).speed() <= slowest) ++still;
    return still > 1;
}

/// Whether the curve reverses at t, within rounding errors of t.
bool isTip(const Piece& piece, double t) {
    // Rounding error of t.
    constexpr double few = 16 * std::numeric_limits<double>::epsilon();
    const CurvePoint c = piece.at(t);
    return c.speed() <= few * std::max(std::abs(t), piece.to - piece.from) * c.d2.norm();
}

/// The part of a piece from a to b. If the speed is unbounded at an end, as for (t, √t) at 0, a new parameter
/// w makes it finite: t = a + (b − a) v² (3 − 2 v), v = (w − a)/(b − a).
Piece tamed(const Piece& whole, double a, double b) {
    const double length = b - a;
    const double usual = steep * whole.at(a + length / 2).speed();
    const auto grows = [&](double t) { return !(whole.at(t).speed() < usual); };
    Cells cells{{a}, whole.cells.areResolved};
    for (const double cut : whole.cells.cuts)
        if (cut > a && cut < b) cells.cuts.push_back(cut);
    cells.cuts.push_back(b);
    if (!grows(a + nearEnd * length) && !grows(b - nearEnd * length))
        return {a, b, whole.at, whole.over, cells};
    for (double& cut : cells.cuts)
        cut = std::clamp(a + length * (0.5 - std::sin(std::asin(1 - 2 * ((cut - a) / length)) / 3)), a, b);
    cells.cuts.front() = a;
    cells.cuts.back() = b;
    cells.cuts.erase(std::unique(cells.cuts.begin(), cells.cuts.end()), cells.cuts.end());
    return {a,
            b,
            [at = whole.at, a, b, length](double w) {
                const double v = (w - a) / length, u = (b - w) / length;
                const double t =
                    v < 0.5 ? a + length * v * v * (3 - 2 * v) : b - length * u * u * (3 - 2 * u);
                const double t1 = 6 * v * u, t2 = 6 * (u - v) / length, t3 = -12 / (length * length);
                const CurvePoint c = at(t);
                return CurvePoint{c.at, c.d1 * t1, c.d2 * (t1 * t1) + c.d1 * t2,
                                  c.d3 * (t1 * t1 * t1) + c.d2 * (3 * t1 * t2) + c.d1 * t3};
            },
            {},
            cells};
}

/// The piece without the neighbourhood of those ends at which it is not regular. Speeds up to `slowest` count
/// as zero.
Piece regular(const Piece& piece, double slowest) {
    const double a = piece.from, b = piece.to;
    const auto bad = [&](double t) {
        const CurvePoint c = piece.at(t);
        return !(c.speed() > slowest) || !c.d2.allFinite() || !c.d3.allFinite();
    };
    const double lo = bad(a) ? a + leftOut * (b - a) : a;
    const double hi = bad(b) ? b - leftOut * (b - a) : b;
    if (lo == a && hi == b) return piece;
    const double part = (hi - lo) / (b - a);
    return {a,
            b,
            [at = piece.at, a, lo, part](double t) {
                CurvePoint c = at(lo + (t - a) * part);
                c.d1 *= part;
                c.d2 *= part * part;
                c.d3 *= part * part * part;
                return c;
            },
            {},
            piece.cells};
}

} // namespace

std::variant<PlaneCurve, NoCurve> expressedCurve(const Expression& x, const Expression& y, double from,
                                                 double to) {
    const Examination alongX = examine(x, from, to), alongY = examine(y, from, to);
    if (std::string wrong = obstacle("x(t)", alongX); !wrong.empty()) return NoCurve{wrong, true};
    if (std::string wrong = obstacle("y(t)", alongY); !wrong.empty()) return NoCurve{wrong};
    std::vector<Piece> smooth = smoothPieces(x, alongX, y, alongY);
    const double fastest = maxSpeed(smooth), size = sizeOf(smooth);
    if (fastest == 0) return NoCurve{tr("The curve is a single point: x(t) and y(t) do not change.")};
    std::vector<Piece> pieces;
    for (Piece& piece : smooth) {
        piece.cells = PlaneCurve::cellsOf(piece, size);
        piece.cells.areResolved = piece.cells.areResolved && alongX.isCertain && alongY.isCertain;
        const double min = minSpeed(piece);
        double slowest = min > 0 ? 0 : standing * fastest;
        if (min == 0 && rests(piece, slowest))
            return NoCurve{tr("The curve stops between t = %1 and t = %2: x(t) and y(t) do not change there.",
                              readable(piece.from), readable(piece.to))};
        std::vector<double> ends{piece.from};
        if (min <= slow * fastest)
            for (const double at : slowestPlaces(piece)) {
                const double speed = piece.at(at).speed();
                if (isTip(piece, at)) slowest = std::max(slowest, speed);
                if (speed <= slowest) ends.push_back(at);
            }
        ends.push_back(piece.to);
        for (std::size_t i = 1; i < ends.size(); ++i)
            pieces.push_back(regular(tamed(piece, ends[i - 1], ends[i]), slowest));
        for (Piece& made : pieces)
            made.effort = 20 + x.length() + y.length();
    }
    const double gap = (pieces.back().at(to).at - pieces.front().at(from).at).norm();
    PlaneCurve curve(std::move(pieces), false);
    if (!curve.isResolved()) return NoCurve{tr("The curve has too many turns for a track.")};
    if (gap > samePlace * curve.length()) return curve;
    return PlaneCurve(curve.pieces(), true);
}

} // namespace talweg
