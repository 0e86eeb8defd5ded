#include "systems/rough_plane/glide.h"
#include "systems/rough_plane/trajectory.h"

#include "base/angle.h"
#include "base/translation.h"

#include <algorithm>
#include <cmath>

namespace talweg::rough_plane {

namespace {

/// A spin that friction reduces to 0 at a constant rate.
struct Spin {
    double start = 0, deceleration = 0; ///< rad/s, rad/s²

    double stop() const {
        if (start == 0) return 0;
        return deceleration > 0 ? std::abs(start) / deceleration : std::numeric_limits<double>::infinity();
    }
    double at(double t) const { return t < stop() ? start - std::copysign(deceleration * t, start) : 0; }
    double turned(double t) const {
        t = std::min(t, stop());
        return start * t - std::copysign(deceleration * t * t / 2, start);
    }
};

/// Combines sliding and spinning as independent motions. Each is decelerated by the full friction.
Trajectory sideBySide(const Body& body, const Field& field, const State& start, const Spin& spin) {
    const Glide glide({start.vx, start.vw}, field.slope, field.friction);
    Trajectory trajectory;
    const auto at = [body, field, start, glide, spin](double t) {
        const Glide::Now now = glide.at(t);
        const double turned = spin.turned(t);
        const double loss = body.mass * field.friction * (now.path + body.meanDistance * std::abs(turned));
        return State{start.x + now.place.x(),
                     start.w + now.place.y(),
                     start.theta + turned,
                     now.velocity.x(),
                     now.velocity.y(),
                     spin.at(t),
                     loss,
                     now.path};
    };
    trajectory.segments = {{0, at}};
    const double stop = std::max(glide.stop(), spin.stop());
    if (std::isfinite(stop)) trajectory.endWith(Outcome::rest, stop);
    trajectory.method = tr("closed form");
    const bool atRest = stop == 0;
    trajectory.events = {
        {0, atRest ? Mode::resting : Mode::sliding, atRest ? tr("Stays at rest") : tr("Starts")}};
    const auto add = [&](double t, Mode mode, std::string label) {
        if (t > 0 && std::isfinite(t)) trajectory.events.push_back({t, mode, std::move(label)});
    };
    if (glide.stays() && spin.start != 0) {
        if (glide.stop() < stop) add(glide.stop(), Mode::sliding, tr("Stops sliding, still spins"));
        if (spin.stop() < stop) add(spin.stop(), Mode::sliding, tr("Stops spinning, still slides"));
    } else if (!glide.stays()) {
        add(glide.halt(), Mode::sliding, tr("Halts and slides back"));
        if (spin.start != 0) add(spin.stop(), Mode::sliding, tr("Stops spinning, still slides"));
    }
    add(stop, Mode::resting, tr("Comes to rest"));
    std::ranges::stable_sort(trajectory.events, {}, &Event::t);
    return trajectory;
}

/// The spin of a rod by the printed formulas, in which it grows: ω = ω0 (1 + |K| t/|ω0|), angle ω0 t (1 + |K|
/// t²/(2 |ω0|)).
struct PrintedSpin {
    double start = 0, deceleration = 0; ///< rad/s; K in rad/s², ≤ 0

    double sign() const { return start == 0 ? 0 : std::copysign(1, start); }
    double at(double t) const { return start - sign() * deceleration * t; }
    double turned(double t) const { return start * t - sign() * deceleration * t * t * t / 2; }
};

/// The path on a level plane by the printed formula: t (1 − f t²/(2 |v0|)) v0 while f t ≤ |v0|, constant
/// afterwards.
struct PrintedWay {
    double speed = 0, friction = 0; ///< m/s, m/s²

    double stop() const {
        if (speed == 0) return 0;
        return friction > 0 ? speed / friction : std::numeric_limits<double>::infinity();
    }
    double at(double t) const {
        t = std::min(t, stop());
        return t * (speed - friction * t * t / 2);
    }
    /// Length of the path. Beyond its farthest point, the printed motion turns back.
    double length(double t) const {
        const double turn = friction > 0 ? std::sqrt(2 * speed / (3 * friction)) : stop();
        t = std::min(t, stop());
        return t <= turn ? at(t) : 2 * at(turn) - at(t);
    }
};

Trajectory printedRod(const Body& body, const Field& field, const State& start, const PrintedSpin& spin) {
    Trajectory trajectory;
    const bool level = field.slope == 0;
    const Glide glide({start.vx, start.vw}, field.slope, field.friction);
    const PrintedWay way{std::hypot(start.vx, start.vw), field.friction};
    const auto at = [=](double t) {
        Glide::Now now = glide.at(t);
        if (level && way.speed > 0) {
            now.place = Point(start.vx, start.vw) / way.speed * way.at(t);
            now.path = way.length(t);
        }
        const double turned = spin.turned(t);
        const double loss = body.mass * field.friction * (now.path + body.meanDistance * std::abs(turned));
        return State{start.x + now.place.x(),
                     start.w + now.place.y(),
                     start.theta + turned,
                     now.velocity.x(),
                     now.velocity.y(),
                     spin.at(t),
                     loss,
                     now.path};
    };
    trajectory.segments = {{0, at}};
    trajectory.method = tr("closed form");
    const bool turns = spin.start != 0;
    const bool atRest = !turns && glide.stop() == 0;
    trajectory.events = {
        {0, atRest ? Mode::resting : Mode::sliding, atRest ? tr("Stays at rest") : tr("Starts")}};
    if (!turns && std::isfinite(glide.stop())) trajectory.endWith(Outcome::rest, glide.stop());
    if (!(glide.stop() > 0 && std::isfinite(glide.stop()))) return trajectory;
    trajectory.events.push_back({glide.stop(), turns ? Mode::sliding : Mode::resting,
                                 turns ? tr("Stops sliding, still spins") : tr("Comes to rest")});
    return trajectory;
}

} // namespace

Trajectory decoupledMotion(const Body& body, const Field& field, const State& start) {
    Spin spin;
    if (body.gyrationSquared > 0)
        spin = {start.spin, field.friction * body.meanDistance / body.gyrationSquared};
    return sideBySide(body, field, start, spin);
}

bool isPrinted(Shape body) {
    return body == Shape::rod || body == Shape::board || body == Shape::box;
}

Slowing printedSlowing(const Inputs& in, const Body& body, const Field& field) {
    if (in.body == Shape::rod)
        return {body.meanDistance, -field.friction * body.meanDistance / body.gyrationSquared};
    // ln((d + b)/(d − b)) = 2 asinh(b/a)
    const double diagonal = std::hypot(in.a, in.b);
    const double mean =
        diagonal / 3
        + (in.a * in.a / in.b * std::asinh(in.b / in.a) + in.b * in.b / in.a * std::asinh(in.a / in.b)) / 4;
    const double friction =
        in.body == Shape::box ? field.friction / std::cos(in.phi * radiansPerDegree) : field.friction;
    return {mean, friction * mean / body.gyrationSquared};
}

Trajectory printedMotion(const Inputs& in, const Body& body, const Field& field, const State& start) {
    if (!isPrinted(in.body)) return decoupledMotion(body, field, start);
    const Slowing slowing = printedSlowing(in, body, field);
    if (in.body == Shape::rod) return printedRod(body, field, start, {start.spin, slowing.deceleration});
    Field printed = field;
    if (in.body == Shape::box) printed.friction /= std::cos(in.phi * radiansPerDegree);
    return sideBySide(body, printed, start, {start.spin, slowing.deceleration});
}

} // namespace talweg::rough_plane
