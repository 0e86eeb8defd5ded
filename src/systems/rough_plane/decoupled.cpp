#include "systems/rough_plane/glide.h"
#include "systems/rough_plane/motion.h"

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

Motion decoupledMotion(const Body& body, const Field& field, const State& start) {
    const Glide glide({start.vx, start.vw}, field.slope, field.friction);
    Spin spin;
    if (body.gyrationSquared > 0)
        spin = {start.spin, field.friction * body.meanDistance / body.gyrationSquared};
    Motion motion;
    motion.at = [body, field, start, glide, spin](double t) {
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
    motion.stop = std::max(glide.stop(), spin.stop());
    motion.method = "closed form";
    const bool atRest = motion.stop == 0;
    motion.changes = {{0, atRest ? Phase::resting : Phase::sliding, atRest ? "Stays at rest" : "Starts"}};
    const auto add = [&](double t, Phase phase, const char* label) {
        if (t > 0 && std::isfinite(t)) motion.changes.push_back({t, phase, label});
    };
    if (glide.stays() && spin.start != 0) {
        if (glide.stop() < motion.stop) add(glide.stop(), Phase::sliding, "Stops sliding, spins on");
        if (spin.stop() < motion.stop) add(spin.stop(), Phase::sliding, "Stops spinning, slides on");
    } else if (!glide.stays()) {
        add(glide.halt(), Phase::sliding, "Halts and slides back");
        if (spin.start != 0) add(spin.stop(), Phase::sliding, "Stops spinning, slides on");
    }
    add(motion.stop, Phase::resting, "Comes to rest");
    std::ranges::stable_sort(motion.changes, {}, &Change::t);
    return motion;
}

} // namespace talweg::rough_plane
