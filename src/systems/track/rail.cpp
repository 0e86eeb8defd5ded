#include "systems/track/rail.h"

#include <algorithm>
#include <boost/math/quadrature/gauss.hpp>
#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <cstdint>

namespace talweg::track {

namespace {

/// Level places are looked for between so many others: on each piece at least, and in all.
constexpr int leastParts = 64;
constexpr int partsInAll = 1024;
/// A slope below this is level: rounding.
constexpr double levelSlope = 1e-12;
/// Nearer than this to a level place, in parts of its zone, heights follow from the derivatives there.
constexpr double beside = 1e-5;
/// Up to here a quadrature of the slope says how much lower a place is than the level one.
constexpr double near = 0.1;

double extent(const Rail::Zone& zone) {
    return std::max(-zone.lo, zone.hi);
}

/// The parameters at which a piece is level.
std::vector<double> levelPlaces(const PlaneCurve::Piece& piece, int parts) {
    std::vector<double> found;
    const auto rise = [&piece](double t) { return piece.at(t).d1.y(); };
    const auto isLevel = [&piece](double t) {
        const CurvePoint c = piece.at(t);
        return std::abs(c.d1.y()) <= levelSlope * c.speed();
    };
    const double step = (piece.to - piece.from) / parts;
    double lo = piece.from;
    bool levelAtLo = isLevel(lo);
    int levels = levelAtLo;
    if (levelAtLo) found.push_back(lo);
    for (int i = 1; i <= parts; ++i) {
        const double hi = i == parts ? piece.to : piece.from + i * step;
        const bool levelAtHi = isLevel(hi);
        const double atLo = rise(lo), atHi = rise(hi);
        if (levelAtHi) {
            ++levels;
            found.push_back(hi);
        } else if (!levelAtLo && (atLo < 0) != (atHi < 0)) {
            std::uintmax_t iterations = 100;
            const auto root = boost::math::tools::toms748_solve(
                rise, lo, hi, atLo, atHi, boost::math::tools::eps_tolerance<double>(53), iterations);
            found.push_back(std::abs(rise(root.first)) <= std::abs(rise(root.second)) ? root.first
                                                                                      : root.second);
        }
        lo = hi;
        levelAtLo = levelAtHi;
    }
    if (levels > parts / 2) found.clear(); // a level straight
    return found;
}

} // namespace

Rail::Rail(const PlaneCurve& track, double offset) : m_track(track), m_offset(offset) {
    for (std::size_t i = 0; i < m_track.pieces().size(); ++i)
        addZones(i);
    if (m_track.closed()) {
        // Rounding must not make one place two heights.
        Zone &first = m_zones.front(), &last = m_zones.back();
        if (first.level && last.level && first.lo == 0 && last.hi == 0) last.elevation = first.elevation;
    }
    findExtremes();
}

void Rail::addZones(std::size_t index) {
    const PlaneCurve::Piece& piece = m_track.pieces()[index];
    std::vector<double> origins =
        levelPlaces(piece, std::max(leastParts, partsInAll / static_cast<int>(m_track.pieces().size())));
    const bool level = !origins.empty();
    if (!level) origins.push_back(piece.from + (piece.to - piece.from) / 2);
    double from = piece.from;
    for (std::size_t i = 0; i < origins.size(); ++i) {
        const double origin = origins[i];
        const double to = i + 1 == origins.size() ? piece.to : origin + (origins[i + 1] - origin) / 2;
        Zone zone{index, origin, from - origin, to - origin, level};
        const CurvePoint c = piece.at(origin);
        const double shrinks = shrinking(c);
        zone.elevation = c.at.y() + m_offset * c.normal().y();
        zone.bend = c.d2.y() * shrinks;
        // The rate at which the offset shrinks the rail changes with the curvature.
        const double h = 1e-4 * (piece.to - piece.from);
        const auto curvature = [&](double t) {
            return piece.at(std::clamp(t, piece.from, piece.to)).curvature();
        };
        const double change = m_offset == 0 ? 0 : (curvature(origin + h) - curvature(origin - h)) / (2 * h);
        zone.twist = c.d3.y() * shrinks - 2 * m_offset * change * c.d2.y();
        m_zones.push_back(zone);
        from = to;
    }
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
        consider(place({i, zone.lo}).centre.y());
        consider(place({i, zone.hi}).centre.y());
        const bool atOpenEnd = (zone.lo == 0 && !preceding(i)) || (zone.hi == 0 && !following(i));
        if (zone.isCrest() && !atOpenEnd) crest(zone.elevation);
        const auto next = following(i);
        if (next && slope({i, zone.hi}).rise > 0 && slope(*next).rise < 0) crest(place(*next).centre.y());
    }
}

bool Rail::isSummit(double elevation) const {
    return m_summit && elevation >= *m_summit - 1e-9 * (m_highest - m_lowest);
}

Rail::Spot Rail::spotAt(double parameter) const {
    const auto next =
        std::ranges::upper_bound(m_zones, parameter, {}, [](const Zone& z) { return z.origin + z.lo; });
    const auto i = static_cast<std::size_t>(std::max<std::ptrdiff_t>(next - m_zones.begin(), 1) - 1);
    const Zone& zone = m_zones[i];
    double q = std::clamp(parameter - zone.origin, zone.lo, zone.hi);
    // As close to a level place as the parameter can say is on it.
    if (zone.level && std::abs(q) <= 4e-16 * std::max(std::abs(zone.origin), 1e-3 * extent(zone))) q = 0;
    return {i, q};
}

CurvePoint Rail::point(Spot spot) const {
    const Zone& zone = m_zones[spot.zone];
    const PlaneCurve::Piece& piece = m_track.pieces()[zone.piece];
    const double t = zone.origin + spot.q;
    const CurvePoint c = piece.at(t);
    if ((t >= piece.from && t <= piece.to) || (c.at.allFinite() && c.d1.allFinite() && c.d2.allFinite()))
        return c;
    // Beyond the end of the piece, where its formula does not reach: straight on.
    const double end = t < piece.from ? piece.from : piece.to;
    CurvePoint on = piece.at(end);
    on.at += (t - end) * on.d1;
    on.d2 = on.d3 = {0, 0};
    return on;
}

double Rail::rise(const Zone& zone, double q, double plain) const {
    return zone.level && std::abs(q) < beside * extent(zone) ? q * (zone.bend + q * zone.twist / 2) : plain;
}

Rail::Place Rail::place(Spot spot) const {
    const CurvePoint c = point(spot);
    const double shrinks = shrinking(c);
    Place place{c.at + m_offset * c.normal(), c.at, c.d1 * shrinks, c.curvature() / shrinks};
    place.d1.y() = rise(m_zones[spot.zone], spot.q, place.d1.y());
    return place;
}

Rail::Slope Rail::slope(Spot spot) const {
    const CurvePoint c = point(spot);
    const double shrinks = m_offset == 0 ? 1 : shrinking(c);
    return {c.speed() * shrinks, rise(m_zones[spot.zone], spot.q, c.d1.y() * shrinks)};
}

double Rail::drop(Spot spot) const {
    const Zone& zone = m_zones[spot.zone];
    const double q = spot.q, part = std::abs(q) / extent(zone);
    if (!zone.level || part >= near) {
        const CurvePoint c = point(spot);
        return zone.elevation - (m_offset == 0 ? c.at.y() : c.at.y() + m_offset * c.normal().y());
    }
    if (part < beside) return -q * q * (zone.bend / 2 + q * zone.twist / 6);
    using Gauss = boost::math::quadrature::gauss<double, 10>;
    return -Gauss::integrate([&](double s) { return slope({spot.zone, s}).rise; }, 0.0, q);
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
