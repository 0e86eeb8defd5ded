#include "systems/track/landing.h"

#include <algorithm>
#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <cstdint>

namespace talweg::track {

namespace {

/// The track is looked at as so many chords, at least, per piece and in all.
constexpr int leastChords = 16;
constexpr int chordsInAll = 1500;
/// Relative to the track's size: a body closer than this to the stretch it took off from is watched there,
/// as chords do not tell.
constexpr double close = 0.02;
constexpr int mostLooks = 400;
/// Relative to the track's size: places nearer to each other than this are the same.
constexpr double same = 1e-10;

/// Times at which p + v t − g t²/2 along a direction is zero.
std::pair<double, double> passes(double p, double v, double bend) {
    // p + v t + bend t² = 0
    if (bend == 0) return {-p / v, HUGE_VAL};
    const double root = std::sqrt(v * v - 4 * bend * p);
    const double q = -(v + std::copysign(root, v)) / 2;
    const double a = q / bend, b = q == 0 ? a : p / q;
    return {std::min(a, b), std::max(a, b)};
}

} // namespace

Lander::Lander(const Rail& rail, double g, double side) : m_rail(rail), m_g(g), m_side(side) {
    Point low = place(rail.track().from()).centre, high = low;
    const auto& pieces = rail.track().pieces();
    const int each = std::max(leastChords, chordsInAll / static_cast<int>(pieces.size()));
    for (const auto& piece : pieces) {
        double before = piece.from;
        Point from = place(before).centre;
        for (int i = 1; i <= each; ++i) {
            const double t = i == each ? piece.to : piece.from + (piece.to - piece.from) * i / each;
            const Point to = place(t).centre;
            m_chords.push_back({from, to, before, t});
            low = low.cwiseMin(to);
            high = high.cwiseMax(to);
            from = to;
            before = t;
        }
    }
    m_size = (high - low).norm();
}

Point Lander::at(const Flight& flight, double t) const {
    return flight.centre + t * flight.velocity - Point(0, m_g * t * t / 2);
}

Landing Lander::landing(const Flight& flight, double within) const {
    const Landing close = nearby(flight, within);
    const Landing far = onChords(flight, close ? close.after : within);
    return far ? far : close;
}

Landing Lander::onChords(const Flight& flight, double within) const {
    struct Hit {
        const Chord* chord;
        double after;
    };
    std::vector<Hit> hits;
    for (const Chord& chord : m_chords) {
        const Point along = chord.to - chord.from;
        const Point across(-along.y(), along.x());
        const Point away = flight.centre - chord.from;
        const auto [first, second] =
            passes(across.dot(away), across.dot(flight.velocity), -across.y() * m_g / 2);
        for (const double t : {first, second}) {
            if (!(t > 0 && t < within)) continue;
            const double part = along.dot(at(flight, t) - chord.from) / along.squaredNorm();
            if (part >= -0.01 && part <= 1.01) hits.push_back({&chord, t});
        }
    }
    std::ranges::sort(hits, {}, &Hit::after);
    for (const Hit& hit : hits)
        if (const Landing found = refined(flight, *hit.chord, hit.after); found && found.after <= within)
            return found;
    return {};
}

/// Newton's method for the time and the parameter at which the flight meets the rail near a chord.
Landing Lander::refined(const Flight& flight, const Chord& chord, double after) const {
    double u = chord.first + (chord.last - chord.first) / 2, t = after;
    const double reach = chord.last - chord.first;
    for (int i = 0; i < 40; ++i) {
        const Rail::Place rail = place(u);
        const Point apart = rail.centre - at(flight, t);
        const Point velocity = flight.velocity - Point(0, m_g * t);
        if (apart.norm() <= 1e-14 * m_size) {
            const double approach = -m_side * velocity.dot(rail.normal());
            if (t > 0 && approach > 1e-9 * velocity.norm()) return {t, u};
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

/// How far the body is off the rail at the nearest place, which is followed from `parameter`; positive on the
/// free side. Not a number beyond an open end or where it cannot be followed.
double Lander::gap(Point centre, double& parameter) const {
    const PlaneCurve& track = m_rail.track();
    for (int i = 0; i < 30; ++i) {
        const Rail::Place rail = place(parameter);
        const Point away = centre - rail.centre;
        const double lengthPerUnit = rail.speed();
        const double nearer = 1 - rail.curvature * away.dot(rail.normal());
        if (!(nearer > 0.05)) return NAN;
        const double step = away.dot(rail.tangent()) / (lengthPerUnit * nearer);
        parameter += step;
        if (track.closed()) {
            const double turn = track.to() - track.from();
            if (parameter < track.from()) parameter += turn;
            if (parameter > track.to()) parameter -= turn;
        } else if (parameter < track.from() || parameter > track.to()) {
            return NAN;
        }
        if (std::abs(step) * lengthPerUnit <= 1e-15 * m_size) break;
    }
    const Rail::Place rail = place(parameter);
    const Point away = centre - rail.centre;
    return std::abs(away.dot(rail.tangent())) <= same * m_size ? m_side * away.dot(rail.normal()) : NAN;
}

/// Landings on the stretch the body took off from, before it gets far from it.
Landing Lander::nearby(const Flight& flight, double within) const {
    const Rail::Place start = place(flight.parameter);
    const double leaving = m_side * flight.velocity.dot(start.normal());
    const double along = flight.velocity.dot(start.tangent());
    const double pressing = m_side * (along * along * start.curvature + m_g * start.normal().y());
    double dt = 2e-3 * std::sqrt(m_size / m_g);
    if (pressing > 0 && leaving > 1e-9 * flight.velocity.norm()) dt = std::min(dt, leaving / pressing / 4);
    double before = 0, offBefore = 0, parameter = flight.parameter;
    for (int i = 0; i < mostLooks && before < within; ++i) {
        const double t = before + dt;
        double there = parameter;
        const double off = gap(at(flight, t), there);
        if (std::isnan(off) || off > close * m_size) return {};
        if (off <= 0 && before == 0 && dt > 1e-10 * std::sqrt(m_size / m_g)) {
            dt /= 8;
            continue;
        }
        if (off <= 0 && before == 0) return {0, flight.parameter};
        if (off <= 0) {
            const auto offAt = [&](double time) {
                double p = parameter;
                const double there = gap(at(flight, time), p);
                return std::isnan(there) ? offBefore : there;
            };
            std::uintmax_t iterations = 60;
            const double landed =
                boost::math::tools::toms748_solve(offAt, before, t, offBefore, off,
                                                  boost::math::tools::eps_tolerance<double>(50), iterations)
                    .first;
            if (landed > within) return {};
            double p = parameter;
            const double there = gap(at(flight, landed), p);
            if (!(std::abs(there) <= same * m_size)) return {};
            return {landed, p};
        }
        before = t;
        offBefore = off;
        parameter = there;
        dt *= 1.05;
    }
    return {};
}

} // namespace talweg::track
