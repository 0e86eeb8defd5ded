#include "terrain/rolling_path.h"

#include "base/number.h"
#include "base/root.h"

#include <algorithm>
#include <boost/math/tools/roots.hpp>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// Smallest angle between slopes (rad) that counts as a kink of the ground or of the centre's path. If too
/// small, rounding errors become kinks; if too large, shallow kinks are missed.
constexpr double minKink = 1e-9;
/// Largest angle (rad) in a cell of a piece around a kink: a third of maxTurning.
constexpr double rimCell = 0.1;
/// Largest number of steps of Newton's method with bisection in RollingPath::find; doubles have 53 binary
/// digits.
constexpr std::size_t maxPlaces = 100;
/// Largest factor by which 1 − κ b, the ratio of the speeds of centre and contact, changes within a cell. If
/// too small, there are many cells; if too large, the contact may cross a cell in one step.
constexpr double maxRoomChange = 1.5;
/// Newton's method has converged if its steps are below this fraction of the piece and no longer decrease.
constexpr double nearPlace = 1e-10;
/// Parts of the ground shorter than this fraction of its range are not divided further.
constexpr double minPathPart = 1e-12;
/// Paths with more cells are evaluated without polynomial tables, because preparing the tables would take
/// longer than most runs.
constexpr std::size_t maxPreparedCells = 1000;

/// κ b − 1 and its derivative with respect to x: negative where the body fits.
struct Tightness {
    double value = 0, slope = 0;
};

Tightness tightness(const Jet& y, double radius) {
    constexpr double max = 1e9; // replaces an infinite curvature, keeping its sign
    const double q2 = 1 + y.first * y.first;
    const double q3 = q2 * std::sqrt(q2);
    const double value = radius * y.second / q3 - 1;
    const double slope = radius * (y.third - 3 * y.first * y.second * y.second / q2) / q3;
    return {std::isnan(value) ? max : std::clamp(value, -max, max), std::isfinite(slope) ? slope : 0};
}

struct TightnessBounds {
    Bounds value, slope;
};

Bounds product(const Bounds& a, const Bounds& b) {
    const auto [min, max] = std::minmax({a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max});
    return {min, max};
}

TightnessBounds tightnessOver(const JetBounds& y, double radius) {
    constexpr double endless = std::numeric_limits<double>::infinity();
    if (!y.isFinite()) return {{-endless, endless}, {-endless, endless}};
    const auto power = [&](double exponent) {
        const double steep = y.first.maxSize(), flat = y.first.minSize();
        return Bounds{std::pow(1 + steep * steep, -exponent), std::pow(1 + flat * flat, -exponent)};
    };
    const Bounds bend = product(y.second, power(1.5));
    const double bent = y.second.maxSize(), little = y.second.minSize();
    const Bounds grows = product(y.third, power(1.5));
    const Bounds shrinks = product(product(y.first, {3 * little * little, 3 * bent * bent}), power(2.5));
    return {{radius * bend.min - 1, radius * bend.max - 1},
            {radius * (grows.min - shrinks.max), radius * (grows.max - shrinks.min)}};
}

/// The root of a function with different signs at lo and hi; otherwise `hi`.
template <class F>
double rootOf(const F& f, double lo, double hi) {
    const double atLo = f(lo), atHi = f(hi);
    if (atLo == 0) return lo;
    if (!(atLo < 0 && atHi > 0) && !(atLo > 0 && atHi < 0)) return hi;
    return bracketRoot(f, lo, hi, atLo, atHi).middle();
}

} // namespace

PathPlace RollingPath::at(const PathPiece& piece, double parameter) const {
    PathPlace place;
    if (piece.vertex) {
        place.sine = -std::sin(parameter);
        place.cosine = std::cos(parameter);
        place.contact = *piece.vertex;
        place.curvature = -1 / m_radius;
        place.stretch = m_radius;
    } else {
        const Jet y = piece.ground.at(parameter);
        const double q = std::sqrt(1 + y.first * y.first);
        place.sine = y.first / q;
        place.cosine = 1 / q;
        place.contact = {parameter, y.value};
        const double curvature = y.second / (q * q * q);
        const double room = 1 - curvature * m_radius;
        place.curvature = curvature / room;
        place.stretch = q * room;
    }
    place.centre = place.contact + m_radius * place.normal();
    return place;
}

PathBend RollingPath::bendAt(std::size_t piece, double parameter) const {
    if (const auto* cell = m_pieces[piece].bends.find(parameter)) {
        const auto [sine, cosine, curvature, stretch] = cell->at(parameter);
        return {sine, cosine, curvature, stretch};
    }
    return at(piece, parameter);
}

RollingPath::Found RollingPath::find(const PathPiece& piece, double centre) const {
    const auto found = [&](double parameter) { return Found{parameter, at(piece, parameter), 1}; };
    if (centre <= piece.left) return found(piece.from);
    if (centre >= piece.right) return found(piece.to);
    if (piece.vertex)
        return found(std::clamp(std::asin(std::clamp((centre - piece.vertex->x()) / m_radius, -1.0, 1.0)),
                                piece.from, piece.to));
    // Newton's method, restricted to the bracket.
    double lo = piece.from, hi = piece.to, left = piece.left, right = piece.right;
    if (!piece.edges.empty()) {
        const std::size_t cell = cellAt(piece.edges, centre);
        lo = piece.cells.cuts[cell];
        hi = piece.cells.cuts[cell + 1];
        left = piece.edges[cell];
        right = piece.edges[cell + 1];
    }
    double parameter = std::lerp(lo, hi, (centre - left) / (right - left));
    const double close = nearPlace * (piece.to - piece.from);
    double last = hi - lo;
    for (std::size_t places = 1; places < maxPlaces; ++places) {
        const PathPlace place = at(piece, parameter);
        const double excess = place.centre.x() - centre;
        const double step = excess / (place.stretch * place.cosine);
        const double size = std::abs(step);
        if (std::abs(excess) <= epsilon * (std::abs(centre) + m_radius)
            || size <= epsilon * std::abs(parameter)
            || (size < close && size > last / 4)) // no longer decreases because of rounding
            return {parameter, place, places};
        (excess < 0 ? lo : hi) = parameter;
        parameter -= step;
        if (!(parameter > lo && parameter < hi)) parameter = lo + (hi - lo) / 2;
        if (parameter == lo || parameter == hi) return {parameter, at(piece, parameter), places + 1};
        last = size;
    }
    return {parameter, at(piece, parameter), maxPlaces};
}

/// Adds the parts of a piece of ground into which the body fits (κ b < 1).
void RollingPath::addFitting(const GraphPiece& ground) {
    const auto tight = [&](double x) { return tightness(ground.at(x), m_radius); };
    const auto add = [&](double from, double to) {
        if (!(to > from)) return;
        PathPiece piece{ground, {}, from, to, 0, 0};
        piece.left = at(piece, from).centre.x();
        piece.right = at(piece, to).centre.x();
        if (piece.right > piece.left) m_candidates.push_back(std::move(piece));
    };
    // Ends a part at roots of κ b = 1, which lie between points or extrema of κ at which κ b − 1 has
    // different signs.
    double begin = ground.from;
    double last = ground.from;
    Tightness atLast = tight(last);
    const auto pass = [&](double x, const Tightness& here) {
        if ((atLast.value < 0) != (here.value < 0)) {
            const double root = rootOf([&](double place) { return tight(place).value; }, last, x);
            if (atLast.value < 0)
                add(begin, root);
            else
                begin = root;
        }
        last = x;
        atLast = here;
    };
    // Parts in which bounds show that κ b is nowhere 1 or is monotonic.
    const Cells parts = halved(ground.from, ground.to, minPathPart * m_span, [&](double lo, double hi) {
        const TightnessBounds bounds = tightnessOver(ground.over(lo, hi), m_radius);
        return !bounds.value.include(0) || !bounds.slope.include(0);
    });
    for (std::size_t i = 1; i < parts.cuts.size(); ++i) {
        const double x = parts.cuts[i];
        const Tightness here = tight(x);
        if (atLast.value < 0 && here.value < 0 && atLast.slope > 0 && here.slope < 0) {
            const double top = rootOf([&](double place) { return tight(place).slope; }, last, x);
            pass(top, tight(top));
        }
        pass(x, here);
    }
    if (atLast.value < 0) add(begin, ground.to);
}

/// Adds the circle around the kink between two pieces of ground, if the kink is convex.
void RollingPath::addRim(const GraphPiece& before, const GraphPiece& after) {
    const double x = after.from;
    const Jet left = before.at(x), right = after.at(x);
    const double from = -std::atan(left.first), to = -std::atan(right.first);
    if (to - from <= minKink) return;
    PathPiece piece{{}, Point(x, right.value), from, to, 0, 0};
    piece.left = at(piece, from).centre.x();
    piece.right = at(piece, to).centre.x();
    m_candidates.push_back(std::move(piece));
}

RollingPath::RollingPath(const Graph& graph, double radius)
    : m_radius(radius), m_resolved(graph.isResolved), m_effort(graph.effort),
      m_span(graph.to() - graph.from()) {
    for (std::size_t i = 0; i < graph.pieces.size(); ++i) {
        if (i > 0) addRim(graph.pieces[i - 1], graph.pieces[i]);
        addFitting(graph.pieces[i]);
    }
    const auto centreAt = [&](const GraphPiece& ground, double x) {
        return at(PathPiece{ground, {}, x, x, 0, 0}, x).centre.x();
    };
    keepUppermost(centreAt(graph.pieces.front(), graph.from()), centreAt(graph.pieces.back(), graph.to()));
    m_candidates.clear();
    findCorners();
    std::size_t cells = 0;
    for (PathPiece& piece : m_pieces) {
        divide(piece);
        cells += piece.cells.count();
    }
    if (cells > maxPreparedCells) return;
    for (PathPiece& piece : m_pieces)
        if (!piece.vertex) prepare(piece);
}

void RollingPath::divide(PathPiece& piece) const {
    if (piece.vertex) {
        piece.cells =
            halved(piece.from, piece.to, 0, [](double lo, double hi) { return hi - lo <= rimCell; });
    } else {
        const auto resolves = [&](double lo, double hi) {
            const Bounds tight = tightnessOver(piece.ground.over(lo, hi), m_radius).value;
            return -tight.min <= maxRoomChange * -tight.max;
        };
        std::vector<double> cuts{piece.from};
        for (const double cut : piece.ground.cells.cuts)
            if (cut > piece.from && cut < piece.to) cuts.push_back(cut);
        cuts.push_back(piece.to);
        piece.cells.cuts = {piece.from};
        for (std::size_t i = 1; i < cuts.size(); ++i) {
            const std::size_t made = piece.cells.cuts.size();
            const Cells parts = halved(cuts[i - 1], cuts[i], minPathPart * m_span, resolves,
                                       made < maxCells ? maxCells - made : 0);
            piece.cells.cuts.insert(piece.cells.cuts.end(), parts.cuts.begin() + 1, parts.cuts.end());
        }
    }
    // If the path is horizontal somewhere in a cell, its slope in the cell is at most the angle by which the
    // path turns.
    constexpr double bulge = maxTurning;
    Point last = at(piece, piece.from).centre;
    piece.edges = {piece.left};
    for (std::size_t i = 1; i < piece.cells.cuts.size(); ++i) {
        const Point next = at(piece, piece.cells.cuts[i]).centre;
        piece.edges.push_back(i + 1 == piece.cells.cuts.size() ? piece.right : next.x());
        piece.tops.push_back(std::max(last.y(), next.y()) + bulge * (next - last).norm());
        last = next;
    }
}

void RollingPath::prepare(PathPiece& piece) const {
    const auto bends = [&](double x) {
        const PathBend bend = at(piece, x);
        return std::array{bend.sine, bend.cosine, bend.curvature, bend.stretch};
    };
    piece.bends = PolynomialTable<4>(bends, piece.cells.cuts, {1, 1, 1 / m_radius, 0});
}

double RollingPath::heightOf(std::size_t candidate, double centre) const {
    const PathPiece& piece = m_candidates[candidate];
    return find(piece, centre).place.centre.y();
}

/// Keeps the upper envelope of the candidates. Two candidates cross at most once; to the right of the
/// crossing, the one further right is higher. Candidates are therefore processed from left to right, each
/// from the point where it rises above the last one kept.
void RollingPath::keepUppermost(double left, double right) {
    struct Part {
        std::size_t candidate;
        double from;
    };
    std::vector<Part> parts;
    for (std::size_t c = 0; c < m_candidates.size(); ++c) {
        const PathPiece& here = m_candidates[c];
        double from = here.left;
        const auto heightAbove = [&](const Part& part, double x) {
            return heightOf(c, x) - heightOf(part.candidate, x);
        };
        // If this candidate is visible at all, it covers the parts that begin after its end.
        std::size_t before = parts.size();
        while (before > 0 && parts[before - 1].from >= here.right)
            --before;
        bool hidden = false;
        if (before > 0 && before < parts.size()) {
            const double hi = std::min(m_candidates[parts[before - 1].candidate].right, here.right);
            hidden = hi > here.left && !(heightAbove(parts[before - 1], hi) > 0);
            if (!hidden) parts.resize(before);
        }
        while (!hidden && !parts.empty()) {
            const Part& last = parts.back();
            const double lo = std::max(last.from, here.left);
            const double hi = std::min(m_candidates[last.candidate].right, here.right);
            const auto above = [&](double x) { return heightAbove(last, x); };
            if (lo < hi && above(lo) >= 0) {
                if (here.left > last.from) break;
                parts.pop_back();
                continue;
            }
            if (lo < hi && above(hi) > 0) {
                from = rootOf(above, lo, hi);
            } else {
                hidden = here.right <= m_candidates[last.candidate].right;
                from = std::max(here.left, m_candidates[last.candidate].right);
            }
            break;
        }
        if (!hidden) parts.push_back({c, from});
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double until =
            i + 1 < parts.size() ? parts[i + 1].from : m_candidates[parts[i].candidate].right;
        keep(parts[i].candidate, std::max(left, parts[i].from), std::min(right, until));
    }
}

void RollingPath::keep(std::size_t candidate, double from, double to) {
    if (!(to > from)) return;
    PathPiece piece = m_candidates[candidate];
    piece.from = find(m_candidates[candidate], from).parameter;
    piece.to = find(m_candidates[candidate], to).parameter;
    piece.left = from;
    piece.right = to;
    if (piece.to > piece.from) m_pieces.push_back(std::move(piece));
}

void RollingPath::findCorners() {
    for (std::size_t i = 0; i + 1 < m_pieces.size(); ++i) {
        const PathPlace before = at(i, m_pieces[i].to);
        const PathPlace after = at(i + 1, m_pieces[i + 1].from);
        const double bend = std::atan2(after.sine, after.cosine) - std::atan2(before.sine, before.cosine);
        m_corner.push_back(bend > minKink);
        if (m_corner.back() && after.contact.x() > before.contact.x())
            m_bridged.push_back({before.contact.x(), after.contact.x()});
    }
    m_corner.push_back(false);
}

std::size_t RollingPath::pieceAt(double centre) const {
    const auto found = std::ranges::lower_bound(m_pieces, centre, {}, &PathPiece::right);
    return found == m_pieces.end() ? m_pieces.size() - 1 : static_cast<std::size_t>(found - m_pieces.begin());
}

RollingPath::Seat RollingPath::seatAt(double x) const {
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const PathPiece& piece = m_pieces[i];
        if (piece.vertex) {
            // On top of the kink, with the centre as close to vertically above it as the adjacent slopes
            // allow.
            if (piece.vertex->x() == x) return {i, std::clamp(0.0, piece.from, piece.to), false};
            continue;
        }
        if (x <= piece.to) return {i, std::max(x, piece.from), x < piece.from};
    }
    return {m_pieces.size() - 1, m_pieces.back().to, true};
}

} // namespace talweg
