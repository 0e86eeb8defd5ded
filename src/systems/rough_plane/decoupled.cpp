#include "systems/rough_plane/glide.h"
#include "systems/rough_plane/trajectory.h"

#include "base/translation.h"

#include <algorithm>
#include <cmath>

namespace talweg::rough_plane {

namespace {

/// Spinning that friction slows down evenly to a stop.
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

} // namespace

Trajectory decoupledMotion(const Body& body, const Field& field, const State& start) {
    const Glide glide({start.vx, start.vw}, field.slope, field.friction);
    Spin spin;
    if (body.gyrationSquared > 0)
        spin = {start.spin, field.friction * body.meanDistance / body.gyrationSquared};
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
        if (glide.stop() < stop) add(glide.stop(), Mode::sliding, tr("Stops sliding, spins on"));
        if (spin.stop() < stop) add(spin.stop(), Mode::sliding, tr("Stops spinning, slides on"));
    } else if (!glide.stays()) {
        add(glide.halt(), Mode::sliding, tr("Halts and slides back"));
        if (spin.start != 0) add(spin.stop(), Mode::sliding, tr("Stops spinning, slides on"));
    }
    add(stop, Mode::resting, tr("Comes to rest"));
    std::ranges::stable_sort(trajectory.events, {}, &Event::t);
    return trajectory;
}

} // namespace talweg::rough_plane
