#include "systems/track/rail.h"

#include "base/root.h"

#include <algorithm>
#include <boost/math/quadrature/gauss.hpp>
#include <cmath>
#include <limits>

namespace talweg::track {

namespace {

/// Number of intervals per cell in the search for level points of a piece without bounds, e.g. a preset or a
/// spline. Two level points in the same interval are missed.
constexpr int partsOfCell = 16;
/// Slope below which a point or a section counts as level, because of rounding. If too small, a level section
/// is split into points.
constexpr double levelSlope = 1e-12;
/// Shortest level section, as a fraction of its piece. Around a level point, the slope is below its rounding
/// error for a shorter range.
constexpr double longStretch = 1e-3;
/// Distance from a level point, as a fraction of its cell, within which heights are computed from the
/// derivatives there. Their error is 10⁻⁸ of the next term, whereas differences of elevations would have few
/// digits.
constexpr double beside = 1e-4;
/// Limits for dividing cells of a ball's rail. maxShrinkChange: largest factor by which the ratio of the
/// lengths of rail and track may vary within a cell. minCellPart: smallest cell, as a fraction of the track's
/// cell. If smaller, there are more cells. looksAtShrinking: number of points at which the ratio is computed.
constexpr double maxShrinkChange = 1.5, minCellPart = 1e-3;
constexpr int looksAtShrinking = 8;
/// Shortest part of a piece, as a fraction of it, that is divided in the search for level points.
constexpr double minLevelPart = 1e-12;
/// Difference of height, as a fraction of the rail's range of heights, within which several crests count as
/// highest, because of rounding.
constexpr double sameSummit = 1e-9;
/// Tolerances within which a position counts as a level point: two rounding errors of the parameter, or of
/// this fraction of the cell.
constexpr double onLevel = 4e-16, partOfCell = 1e-3;
/// Largest number of parts of a piece in the search for level points. A rail that exceeds it counts as not
/// completely examined, which the run reports.
constexpr std::size_t maxParts = 8 * maxCells;
/// Accuracy of the polynomials that represent the rail, close to rounding; and largest number of cells in a
/// zone, because more cells would take longer to prepare than a run.
constexpr double shapeAgreement = 1e-14;
constexpr std::size_t maxShapeCells = 400;
/// Division of the rail into chords in the search for landings: smallest number per piece, total number, and
/// number in a bundle, whose bounding box is tested first. If too few, landings on small bumps are missed; if
/// too many, each flight takes longer.
constexpr int minChords = 16, chordsInAll = 1500;
constexpr std::size_t chordsInBundle = 32;
/// Margin of the bounding box of a bundle, in lengths of its longest chord. The rail bulges out of its
/// chords, and crossings slightly beyond the ends of a chord count.
constexpr double roomOfBundle = 0.1;
/// Largest number of cells per piece of a ball's rail: twice that of the track.
constexpr std::size_t maxRailCells = 2 * maxCells;

/// A level part of a piece: a point (from = to) or a section.
struct Level {
    double from = 0, to = 0;
};

/// Parts of a piece in which its slope has a constant sign, is monotonic, or is zero.
Cells partsOf(const PlaneCurve::Piece& piece, const Cells& cells) {
    Cells parts{{piece.from}, true};
    for (std::size_t c = 0; c < cells.count(); ++c) {
        const double from = cells.cuts[c], to = cells.cuts[c + 1];
        if (!piece.over) {
            for (int i = 1; i < partsOfCell; ++i)
                parts.cuts.push_back(from + (to - from) * i / partsOfCell);
            parts.cuts.push_back(to);
            continue;
        }
        const double min = minLevelPart * (piece.to - piece.from);
        const auto isPlain = [&](double lo, double hi) {
            const auto [x, y] = piece.over(lo, hi);
            return !y.first.include(0) || !y.second.include(0)
                   || y.first.maxSize() <= levelSlope * x.first.minSize();
        };
        const std::size_t made = parts.cuts.size(), needed = cells.count() - c;
        const Cells more =
            halved(from, to, min, isPlain, maxParts > made + needed ? maxParts - made - needed : 1);
        parts.areResolved = parts.areResolved && more.areResolved;
        parts.cuts.insert(parts.cuts.end(), more.cuts.begin() + 1, more.cuts.end());
    }
    return parts;
}

/// The level parts of a piece, in order, searched in each of `parts`.
std::vector<Level> levelsOf(const PlaneCurve::Piece& piece, const Cells& parts) {
    std::vector<Level> found;
    const auto rise = [&piece](double t) { return piece.at(t).d1.y(); };
    const auto isLevel = [&piece](double t) {
        const CurvePoint c = piece.at(t);
        return std::abs(c.d1.y()) <= levelSlope * c.speed();
    };
    const auto rootIn = [&rise](double lo, double hi) { return betterEnd(rise, bracketRoot(rise, lo, hi)); };
    const auto add = [&found](double from, double to) {
        if (!found.empty() && found.back().to >= from)
            found.back().to = to;
        else
            found.push_back({from, to});
    };
    double lo = piece.from;
    bool levelAtLo = isLevel(lo);
    if (levelAtLo) add(lo, lo);
    for (std::size_t i = 1; i < parts.cuts.size(); ++i) {
        const double hi = parts.cuts[i];
        const bool levelAtHi = isLevel(hi);
        if (levelAtHi) {
            add(levelAtLo ? lo : hi, hi);
        } else if (!levelAtLo && (rise(lo) < 0) != (rise(hi) < 0)) {
            const double root = rootIn(lo, hi);
            add(root, root);
        }
        lo = hi;
        levelAtLo = levelAtHi;
    }
    for (Level& level : found) {
        if (level.from == level.to || level.to - level.from > longStretch * (piece.to - piece.from)) continue;
        const bool crosses = (rise(level.from) < 0) != (rise(level.to) < 0);
        level.from = level.to =
            crosses ? rootIn(level.from, level.to) : level.from + (level.to - level.from) / 2;
    }
    return found;
}

} // namespace

Rail::Rail(const PlaneCurve& track, double offset)
    : m_track(track), m_offset(offset), m_examined(track.isExamined()) {
    for (std::size_t i = 0; i < m_track.pieces().size(); ++i) {
        addCells(m_track.pieces()[i]);
        addZones(i);
    }
    if (m_track.closed()) {
        // Rounding must not give the joint two heights.
        Zone &first = m_zones.front(), &last = m_zones.back();
        if (first.level && last.level && first.lo == 0 && last.hi == 0) last.elevation = first.elevation;
    }
    findExtremes();
    measure();
    m_shapes = std::vector<LazyShape>(m_zones.size());
}

/// Sets the cells to those of the track. For a ball, divides them where its rail bends more sharply than the
/// track.
void Rail::addCells(const PlaneCurve::Piece& piece) {
    m_cells.push_back(piece.cells);
    if (m_offset == 0) return;
    Cells& cells = m_cells.back();
    cells.cuts = {piece.from};
    for (std::size_t c = 0; c < piece.cells.count(); ++c) {
        const double from = piece.cells.cuts[c], to = piece.cells.cuts[c + 1];
        const auto resolves = [&](double lo, double hi) {
            double min = HUGE_VAL, max = 0;
            for (int i = 0; i <= looksAtShrinking; ++i) {
                const double here = shrinking(piece.at(lo + (hi - lo) * i / looksAtShrinking));
                min = std::min(min, here);
                max = std::max(max, here);
            }
            return max <= maxShrinkChange * min;
        };
        const std::size_t made = cells.cuts.size(), needed = piece.cells.count() - c;
        const Cells parts = halved(from, to, minCellPart * (to - from), resolves,
                                   maxRailCells > made + needed ? maxRailCells - made - needed : 1);
        m_examined = m_examined && parts.areResolved;
        cells.cuts.insert(cells.cuts.end(), parts.cuts.begin() + 1, parts.cuts.end());
    }
}

void Rail::addZone(std::size_t index, double origin, double from, double to, bool level) {
    if (!(to > from)) return;
    const CurvePoint c = m_track.pieces()[index].at(origin);
    const Cells& cells = m_cells[index];
    const double shrinks = shrinking(c);
    Zone zone{index, origin, from - origin, to - origin, level};
    zone.elevation = c.at.y() + m_offset * c.normal().y();
    zone.bend = c.d2.y() * shrinks;
    // The factor by which the offset shortens the rail changes with the curvature.
    zone.twist = c.d3.y() * shrinks - (m_offset == 0 ? 0 : 2 * m_offset * c.curvatureRate() * c.d2.y());
    const std::size_t cell = cells.at(origin);
    const auto width = [&cells](std::size_t c) { return cells.cuts[c + 1] - cells.cuts[c]; };
    // Up to the end of the cell or, if that is closer than the width of the next cell, to the end of the next
    // cell.
    const auto clear = [](double toEnd, double next) { return toEnd >= next ? toEnd : toEnd + next; };
    zone.near =
        std::min(clear(cells.cuts[cell + 1] - origin, width(cell + 1 < cells.count() ? cell + 1 : cell)),
                 clear(origin - cells.cuts[cell], width(cell > 0 ? cell - 1 : cell)));
    m_zones.push_back(zone);
}

/// Adds the zones of a piece: one around each level point, one for each level section, or one without level
/// points.
void Rail::addZones(std::size_t index) {
    const PlaneCurve::Piece& piece = m_track.pieces()[index];
    const Cells parts = partsOf(piece, m_cells[index]);
    m_examined = m_examined && parts.areResolved;
    const std::vector<Level> levels = levelsOf(piece, parts);
    const auto plain = [&](double from, double to) {
        addZone(index, from + (to - from) / 2, from, to, false);
    };
    double from = piece.from;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const Level& level = levels[i];
        if (level.from < level.to) {
            plain(from, level.from);
            plain(level.from, level.to);
            from = level.to;
            continue;
        }
        const bool isLast = i + 1 == levels.size();
        const bool stretchNext = !isLast && levels[i + 1].from < levels[i + 1].to;
        const double to = isLast        ? piece.to
                          : stretchNext ? levels[i + 1].from
                                        : level.from + (levels[i + 1].from - level.from) / 2;
        addZone(index, level.from, from, to, true);
        from = to;
    }
    plain(from, piece.to);
}

/// The polynomials over the parts of the rail's cells in a zone.
Rail::Shape Rail::makeShape(std::size_t index) const {
    const Zone& zone = m_zones[index];
    std::vector<double> cuts{zone.lo};
    const auto add = [&](double q) {
        if (q > cuts.back() && q < zone.hi) cuts.push_back(q);
    };
    for (const double cut : m_cells[zone.piece].cuts) {
        if (zone.level && cut > zone.origin) add(0);
        add(cut - zone.origin);
    }
    cuts.push_back(zone.hi);
    if (cuts.size() > maxShapeCells + 1) return {};
    const auto shape = [&](double q) { return shapeOfCurve({index, q}); };
    // Allows two rounding errors of the elevation in heights.
    const double rounding = 2 * std::numeric_limits<double>::epsilon() * std::abs(zone.elevation);
    const Shape::Numbers min{rounding / shapeAgreement, 0, 0, 0, 0, 1 / m_track.length()};
    return {shape, cuts, min, shapeAgreement};
}

const Rail::Shape& Rail::addShape(std::size_t zone) const {
    LazyShape& lazy = m_shapes[zone];
    std::call_once(lazy.once, [&] {
        lazy.shape = makeShape(zone);
        lazy.made.store(&*lazy.shape, std::memory_order_release);
    });
    return *lazy.shape;
}

void Rail::findExtremes() {
    const auto consider = [this](double y) {
        m_lowest = std::min(m_lowest, y);
        m_highest = std::max(m_highest, y);
    };
    m_lowest = m_highest = m_zones.front().elevation;
    const auto crest = [this](double y) { m_summit = std::max(m_summit.value_or(y), y); };
    for (std::size_t i = 0; i < m_zones.size(); ++i) {
        const Zone& zone = m_zones[i];
        consider(zone.elevation);
        consider(zone.elevation + shapeOfCurve({i, zone.lo})[riseSoFar]);
        consider(zone.elevation + shapeOfCurve({i, zone.hi})[riseSoFar]);
        const bool atOpenEnd = (zone.lo == 0 && !preceding(i)) || (zone.hi == 0 && !following(i));
        if (zone.isCrest() && !atOpenEnd) crest(zone.elevation);
        const auto next = following(i);
        if (!next) continue;
        const Shape::Numbers there = shapeOfCurve(*next);
        if (shapeOfCurve({i, zone.hi})[riseOf] > 0 && there[riseOf] < 0)
            crest(m_zones[next->zone].elevation + there[riseSoFar]);
    }
}

/// Sets the diagonal of the bounding box, from the points at the cuts of the cells.
void Rail::measure() {
    Point low(HUGE_VAL, HUGE_VAL), high = -low;
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        for (const double t : m_cells[i].cuts) {
            const CurvePoint c = m_track.pieces()[i].at(t);
            const Point centre = c.at + m_offset * c.normal();
            low = low.cwiseMin(centre);
            high = high.cwiseMax(centre);
        }
    m_size = (high - low).norm();
}

const std::vector<Rail::Bundle>& Rail::bundles() const {
    std::call_once(m_bundled, [this] { m_bundles = makeBundles(); });
    return m_bundles;
}

std::vector<Rail::Bundle> Rail::makeBundles() const {
    const auto& pieces = m_track.pieces();
    const int each = std::max(minChords, chordsInAll / static_cast<int>(pieces.size()));
    std::vector<Bundle> bundles;
    for (const auto& piece : pieces) {
        double before = piece.from;
        Point from = place(spotAt(before)).centre;
        for (int i = 1; i <= each; ++i) {
            const double t = i == each ? piece.to : piece.from + (piece.to - piece.from) * i / each;
            const Point to = place(spotAt(t)).centre;
            if (bundles.empty() || bundles.back().chords.size() == chordsInBundle)
                bundles.push_back({{}, from, from});
            bundles.back().chords.push_back({from, to, before, t});
            from = to;
            before = t;
        }
    }
    for (Bundle& bundle : bundles) {
        double longest = 0;
        for (const Chord& chord : bundle.chords) {
            bundle.low = bundle.low.cwiseMin(chord.from).cwiseMin(chord.to);
            bundle.high = bundle.high.cwiseMax(chord.from).cwiseMax(chord.to);
            longest = std::max(longest, (chord.to - chord.from).norm());
        }
        const double room = roomOfBundle * longest;
        bundle.low -= Point(room, room);
        bundle.high += Point(room, room);
    }
    return bundles;
}

bool Rail::isSummit(double elevation) const {
    return m_summit && elevation >= *m_summit - sameSummit * (m_highest - m_lowest);
}

Rail::Spot Rail::spotAt(double parameter) const {
    const auto next =
        std::ranges::upper_bound(m_zones, parameter, {}, [](const Zone& z) { return z.origin + z.lo; });
    const auto i = static_cast<std::size_t>(std::max<std::ptrdiff_t>(next - m_zones.begin(), 1) - 1);
    const Zone& zone = m_zones[i];
    double q = std::clamp(parameter - zone.origin, zone.lo, zone.hi);
    // A position counts as level if the parameter cannot distinguish it from the level point.
    if (zone.level && std::abs(q) <= onLevel * std::max(std::abs(zone.origin), partOfCell * zone.near)) q = 0;
    return {i, q};
}

CurvePoint Rail::point(Spot spot) const {
    const Zone& zone = m_zones[spot.zone];
    const PlaneCurve::Piece& piece = m_track.pieces()[zone.piece];
    const double t = zone.origin + spot.q;
    const CurvePoint c = piece.at(t);
    if ((t >= piece.from && t <= piece.to) || (c.at.allFinite() && c.d1.allFinite() && c.d2.allFinite()))
        return c;
    // Beyond the end of the piece, where its formula does not apply, continue straight.
    const double end = t < piece.from ? piece.from : piece.to;
    CurvePoint on = piece.at(end);
    on.at += (t - end) * on.d1;
    on.d2 = on.d3 = {0, 0};
    return on;
}

double Rail::rise(const Zone& zone, double q, double plain) const {
    return zone.level && std::abs(q) < beside * zone.near ? q * (zone.bend + q * zone.twist / 2) : plain;
}

Rail::Shape::Numbers Rail::shapeOfCurve(Spot spot) const {
    const CurvePoint c = point(spot);
    const double origin = m_zones[spot.zone].elevation;
    if (m_offset == 0) return {c.at.y() - origin, c.speed(), c.d1.y(), c.d1.x(), c.at.x(), c.curvature()};
    const double curvature = c.curvature(), shrinks = 1 - m_offset * curvature;
    const Point centre = c.at + m_offset * c.normal(), d1 = c.d1 * shrinks;
    return {centre.y() - origin, c.speed() * shrinks, d1.y(), d1.x(), centre.x(), curvature / shrinks};
}

template <std::size_t first, std::size_t many>
std::array<double, many> Rail::shapeAt(Spot spot) const {
    if (const auto* cell = shape(spot.zone).find(spot.q)) return cell->some<first, many>(spot.q);
    const Shape::Numbers all = shapeOfCurve(spot);
    std::array<double, many> some;
    std::copy_n(all.begin() + first, many, some.begin());
    return some;
}

Rail::Place Rail::place(Spot spot) const {
    const Shape::Numbers here = shapeAt<0, columns>(spot);
    Place place;
    place.centre = {here[xOf], m_zones[spot.zone].elevation + here[riseSoFar]};
    place.d1 = {here[runOf], rise(m_zones[spot.zone], spot.q, here[riseOf])};
    place.curvature = here[curvatureOf];
    place.touching = m_offset == 0 ? place.centre : Point(place.centre - m_offset * place.normal());
    return place;
}

Rail::Slope Rail::slope(Spot spot) const {
    const auto [speed, plain] = shapeAt<speedOf, 2>(spot);
    return {speed, rise(m_zones[spot.zone], spot.q, plain)};
}

Rail::Stride Rail::stride(Spot spot) const {
    const auto [high, speed] = shapeAt<riseSoFar, 2>(spot);
    return {speed, m_zones[spot.zone].elevation + high};
}

double Rail::nextCut(Spot spot, int direction) const {
    const Zone& zone = m_zones[spot.zone];
    const std::vector<double>& cuts = m_cells[zone.piece].cuts;
    double next = direction > 0 ? zone.hi : zone.lo;
    const auto consider = [&](double q) {
        if (direction > 0 ? q > spot.q && q < next : q < spot.q && q > next) next = q;
    };
    if (zone.level) consider(0);
    const std::size_t cell = cellAt(cuts, parameter(spot));
    for (std::size_t i = cell > 0 ? cell - 1 : 0; i < std::min(cell + 3, cuts.size()); ++i)
        consider(cuts[i] - zone.origin);
    return next;
}

double Rail::coarseness(Spot spot) const {
    const Cells& cells = m_cells[m_zones[spot.zone].piece];
    const double t = parameter(spot);
    const std::size_t cell = cells.at(t);
    return std::numeric_limits<double>::epsilon() * std::abs(t) / (cells.cuts[cell + 1] - cells.cuts[cell]);
}

bool Rail::isSummed(Spot spot) const {
    const Zone& zone = m_zones[spot.zone];
    return zone.level && std::abs(spot.q) < zone.near && std::abs(spot.q) >= beside * zone.near;
}

double Rail::drop(Spot spot) const {
    const Zone& zone = m_zones[spot.zone];
    const double q = spot.q;
    using Gauss = boost::math::quadrature::gauss<double, dropPlaces>;
    if (isSummed(spot))
        return -Gauss::integrate([&](double s) { return slope({spot.zone, s}).rise; }, 0.0, q);
    if (zone.level && std::abs(q) < zone.near) return -q * q * (zone.bend / 2 + q * zone.twist / 6);
    const CurvePoint c = point(spot);
    return zone.elevation - (m_offset == 0 ? c.at.y() : c.at.y() + m_offset * c.normal().y());
}

std::optional<Rail::Spot> Rail::following(std::size_t zone) const {
    const bool last = zone + 1 == m_zones.size();
    if (last && !m_track.closed()) return {};
    const std::size_t next = last ? 0 : zone + 1;
    return Spot{next, m_zones[next].lo};
}

std::optional<Rail::Spot> Rail::preceding(std::size_t zone) const {
    if (zone == 0 && !m_track.closed()) return {};
    const std::size_t before = zone == 0 ? m_zones.size() - 1 : zone - 1;
    return Spot{before, m_zones[before].hi};
}

} // namespace talweg::track
