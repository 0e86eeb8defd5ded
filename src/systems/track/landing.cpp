#include "systems/track/landing.h"

#include "base/root.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace talweg::track {

namespace {

/// Distance from the take-off, as a fraction of the track's size, within which the gap to the rail is
/// followed step by step, because chords are too coarse there. If too large, more positions of the rail are
/// computed than necessary.
constexpr double close = 0.02;
/// Largest number of these steps. Each is longer than the previous one by the factor lookGrowth.
constexpr int maxLooks = 400;
/// First of these steps, in units of √(size/g). If a bounce would end sooner, its duration divided by
/// bounceParts.
constexpr double firstLook = 2e-3, lookGrowth = 1.05, bounceParts = 4;
/// lookShrink: factor by which a first step is shortened if the body lands within it. minLook: shortest first
/// step, in units of √(size/g); if the body lands within it, it has not left the rail.
constexpr double lookShrink = 8, minLook = 1e-10;
/// Normal speed, as a fraction of the speed, above which a body leaves or approaches the rail instead of
/// moving along it. Many times the rounding error.
constexpr double crossing = 1e-9;
/// Distance beyond the ends of a chord, as a fraction of its length, within which crossing the chord counts.
/// The rail bulges out of its chords.
constexpr double beyondChord = 0.01;
/// Distance between flight and rail, as a fraction of the track's size, at which Newton's method for a
/// landing has converged. The numbers of iterations below are limited, because crossing a chord need not mean
/// a landing.
constexpr double metRail = 1e-14;
constexpr int maxRefinements = 40, maxFollowing = 30;
/// Fraction of the rail's radius of curvature. If the body is closer than this to the centre of curvature,
/// the closest point of the rail cannot be followed.
constexpr double nearBendCentre = 0.05;
/// Newton step, as a fraction of the track's size, after which Newton's method has converged: the next step
/// would be about its square, below rounding.
constexpr double almost = 1e-9;
/// Distance, as a fraction of the track's size, within which points count as equal. If too large, a point
/// beside the take-off counts as a landing without being on the rail; if too small, rounding hides landings.
constexpr double same = 1e-10;

/// Times at which p + v t + bend t² is 0, in order; NaN if there are none.
std::pair<double, double> passes(double p, double v, double bend) {
    if (bend == 0) return {-p / v, HUGE_VAL};
    const double square = v * v - 4 * bend * p;
    if (square < 0) return {NAN, NAN};
    const double root = std::sqrt(square);
    const double q = -(v + std::copysign(root, v)) / 2;
    const double a = q / bend, b = q == 0 ? a : p / q;
    return {std::min(a, b), std::max(a, b)};
}

} // namespace

Landing Lander::landing(const Flight& flight, double within) const {
    const Landing close = nearby(flight, within);
    const double until = close ? close.after : within;
    const Landing far = flight.air ? onChordsInAir(flight, until) : onChords(flight, until);
    return far ? far : close;
}

/// Whether the flight passes through the bounding box of a bundle.
bool Lander::meets(const Flight& flight, double within, const Rail::Bundle& bundle) const {
    double from = 0, to = within;
    const double x = flight.fall.centre.x(), vx = flight.fall.velocity.x(), vy = flight.fall.velocity.y();
    if (vx != 0) {
        const double a = (bundle.low.x() - x) / vx, b = (bundle.high.x() - x) / vx;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
    } else if (x < bundle.low.x() || x > bundle.high.x()) {
        return false;
    }
    if (!(from <= to)) return false;
    const auto height = [&](double t) { return flight.centreAt(t).y(); };
    const double top = std::clamp(vy / m_g, from, to);
    return height(top) >= bundle.low.y() && std::min(height(from), height(to)) <= bundle.high.y();
}

Landing Lander::onChords(const Flight& flight, double within) const {
    std::vector<Hit> hits;
    const auto look = [&](const Chord& chord) {
        const Point along = chord.to - chord.from;
        const Point across(-along.y(), along.x());
        const Point away = flight.fall.centre - chord.from;
        const auto [first, second] =
            passes(across.dot(away), across.dot(flight.fall.velocity), -across.y() * m_g / 2);
        for (const double t : {first, second}) {
            if (!(t > 0 && t < within)) continue;
            const double part = along.dot(flight.centreAt(t) - chord.from) / along.squaredNorm();
            if (part >= -beyondChord && part <= 1 + beyondChord) hits.push_back({&chord, t});
        }
    };
    for (const Rail::Bundle& bundle : m_rail.bundles()) {
        ++m_chords;
        if (!meets(flight, within, bundle)) continue;
        m_chords += bundle.chords.size();
        std::ranges::for_each(bundle.chords, look);
    }
    return firstOf(flight, std::move(hits), within);
}

/// The first of the hits that is a landing. Empty if there is none.
Landing Lander::firstOf(const Flight& flight, std::vector<Hit> hits, double within) const {
    std::ranges::sort(hits, {}, &Hit::after);
    for (const Hit& hit : hits)
        if (const Landing found = refined(flight, *hit.chord, hit.after); found && found.after <= within)
            return found;
    return {};
}

/// Searches the steps of the flight in order, using their polynomials.
Landing Lander::onChordsInAir(const Flight& flight, double within) const {
    for (const FallInAir::Step& step : flight.air->steps()) {
        if (!(step.from < within)) break;
        const double lasts = std::min(step.to, within) - step.from;
        const Box box = boxOf(flight, step, lasts);
        std::vector<Hit> hits;
        for (const Rail::Bundle& bundle : m_rail.bundles()) {
            ++m_chords;
            if (!box.meets({bundle.low, bundle.high})) continue;
            m_chords += bundle.chords.size();
            for (const Chord& chord : bundle.chords)
                lookInAir(flight, step, lasts, box, chord, hits);
        }
        if (const Landing found = firstOf(flight, std::move(hits), within)) return found;
    }
    return {};
}

/// A box that contains a step of a flight. Horizontal motion has one direction; the highest point is an end
/// or the apex.
Lander::Box Lander::boxOf(const Flight& flight, const FallInAir::Step& step, double lasts) {
    const Point begin = flight.centreAt(step.from),
                end = flight.fall.centre + step.series.displacement(lasts);
    Box box{begin.cwiseMin(end), begin.cwiseMax(end)};
    if (const double apex = firstDescent(step.series.vy, 0, lasts); apex < lasts)
        box.high.y() = std::max(box.high.y(), flight.fall.centre.y() + step.series.displacement(apex).y());
    return box;
}

/// Adds the times at which the centre crosses a chord, from either side, during a step.
void Lander::lookInAir(const Flight& flight, const FallInAir::Step& step, double lasts, const Box& box,
                       const Chord& chord, std::vector<Hit>& hits) const {
    const Point along = chord.to - chord.from, room = Point::Constant(beyondChord * along.norm());
    if (!box.meets({chord.from.cwiseMin(chord.to) - room, chord.from.cwiseMax(chord.to) + room})) return;
    const Point across(-along.y(), along.x()), away = flight.fall.centre - chord.from;
    for (const double side : {1.0, -1.0}) {
        TaylorSeries gap;
        for (std::size_t n = 0; n <= seriesOrder; ++n)
            gap[n] = side * (across.x() * step.series.x[n] + across.y() * step.series.y[n]);
        gap[0] += side * across.dot(away);
        const double t = firstDescent(gap, 0, lasts);
        if (!(t <= lasts) || !(step.from + t > 0)) continue;
        const Point there = away + step.series.displacement(t);
        const double part = along.dot(there) / along.squaredNorm();
        if (part >= -beyondChord && part <= 1 + beyondChord) hits.push_back({&chord, step.from + t});
    }
}

/// The time and the parameter at which the flight meets the rail near a chord, by Newton's method. Empty if
/// it does not.
Landing Lander::refined(const Flight& flight, const Chord& chord, double after) const {
    double u = chord.first + (chord.last - chord.first) / 2, t = after;
    const double reach = chord.last - chord.first;
    for (int i = 0; i < maxRefinements; ++i) {
        const Rail::Place rail = place(u);
        const Point apart = rail.centre - flight.centreAt(t);
        const Point velocity =
            flight.air ? flight.air->velocityAt(t) : flight.fall.velocity - Point(0, m_g * t);
        if (apart.norm() <= metRail * m_rail.size()) {
            const double approach = -m_side * velocity.dot(rail.normal());
            if (t > 0 && approach > crossing * velocity.norm()) return {t, u};
            return {};
        }
        // rail.d1 du − velocity dt = −apart
        const double determinant = -rail.d1.x() * velocity.y() + rail.d1.y() * velocity.x();
        if (determinant == 0) return {};
        const double du = (apart.x() * velocity.y() - apart.y() * velocity.x()) / determinant;
        const double dt = (-rail.d1.x() * -apart.y() + rail.d1.y() * -apart.x()) / -determinant;
        u += std::clamp(du, -reach, reach);
        t += dt;
        if (u < chord.first - reach || u > chord.last + reach || !std::isfinite(t)) return {};
        u = std::clamp(u, m_rail.track().from(), m_rail.track().to());
    }
    return {};
}

/// Distance of the body from the closest point of the rail, m, positive on the free side. Newton's method
/// starts at `parameter` and updates it. NaN beyond an open end or if the method fails.
double Lander::gap(Point centre, double& parameter) const {
    const PlaneCurve& track = m_rail.track();
    for (int i = 0; i < maxFollowing; ++i) {
        const Rail::Place rail = place(parameter);
        const Point away = centre - rail.centre;
        const double lengthPerUnit = rail.speed();
        const double nearer = 1 - rail.curvature * away.dot(rail.normal());
        if (!(nearer > nearBendCentre)) return NAN;
        const double step = away.dot(rail.tangent()) / (lengthPerUnit * nearer);
        parameter += step;
        if (track.closed()) {
            const double turn = track.to() - track.from();
            if (parameter < track.from()) parameter += turn;
            if (parameter > track.to()) parameter -= turn;
        } else if (parameter < track.from() || parameter > track.to()) {
            return NAN;
        }
        if (std::abs(step) * lengthPerUnit <= almost * m_rail.size()) break;
    }
    const Rail::Place rail = place(parameter);
    const Point away = centre - rail.centre;
    return std::abs(away.dot(rail.tangent())) <= same * m_rail.size() ? m_side * away.dot(rail.normal())
                                                                      : NAN;
}

/// The first landing close to the take-off, before the body has moved away from it.
Landing Lander::nearby(const Flight& flight, double within) const {
    const Rail::Place start = place(flight.parameter);
    const double leaving = m_side * flight.fall.velocity.dot(start.normal());
    const double along = flight.fall.velocity.dot(start.tangent());
    const double pressing = m_side * (along * along * start.curvature + m_g * start.normal().y());
    double dt = firstLook * std::sqrt(m_rail.size() / m_g);
    if (pressing > 0 && leaving > crossing * flight.fall.velocity.norm())
        dt = std::min(dt, leaving / pressing / bounceParts);
    double before = 0, offBefore = 0, parameter = flight.parameter;
    for (int i = 0; i < maxLooks && before < within; ++i) {
        const double t = before + dt;
        double there = parameter;
        const double off = gap(flight.centreAt(t), there);
        if (std::isnan(off) || off > close * m_rail.size()) return {};
        if (off <= 0 && before == 0 && dt > minLook * std::sqrt(m_rail.size() / m_g)) {
            dt /= lookShrink;
            continue;
        }
        if (off <= 0 && before == 0) return {0, flight.parameter};
        if (off <= 0) {
            const auto offAt = [&](double time) {
                double p = parameter;
                const double there = gap(flight.centreAt(time), p);
                return std::isnan(there) ? offBefore : there;
            };
            const double landed = bracketRoot(offAt, before, t, offBefore, off).low;
            if (landed > within) return {};
            double p = parameter;
            const double there = gap(flight.centreAt(landed), p);
            if (!(std::abs(there) <= same * m_rail.size())) return {};
            return {landed, p};
        }
        before = t;
        offBefore = off;
        parameter = there;
        dt *= lookGrowth;
    }
    return {};
}

} // namespace talweg::track
