#include "physics/plane_motion.h"

#include "physics/roots.h"

#include <cmath>

namespace talweg {

double PlaneMotion::slidingWork(double t) const {
    return friction * std::abs(t * (slip0 + 0.5 * slipRate * t));
}

double PlaneMotion::slipVanishes() const {
    if (mode == ContactMode::rolling || slip0 == 0 || slip0 * slipRate >= 0) return never;
    return -slip0 / slipRate;
}

double rollingFrictionNeeded(const FaceGravity& gravity, double k) {
    return std::abs(gravity.along) * k / ((1 + k) * gravity.normal);
}

PlaneMotion planeMotion(const FaceGravity& gravity, const RoundBody& body, const ContactLaw& law, double s,
                        double v, double w) {
    const double b = body.b;
    const double k = body.k;
    PlaneMotion motion{.s0 = s, .v0 = v, .w0 = w, .normalForce = gravity.normal, .b = b};
    double slip = v + b * w;
    if (std::abs(slip) <= slipRounding * (std::abs(v) + b * std::abs(w))) slip = 0;
    if (slip == 0 && rollingFrictionNeeded(gravity, k) <= law.mu) {
        motion.w0 = -v / b;
        motion.a = gravity.along / (1 + k);
        motion.alpha = -motion.a / b;
        return motion;
    }
    const double sense = slip != 0 ? std::copysign(1.0, slip) : std::copysign(1.0, gravity.along);
    motion.mode = ContactMode::sliding;
    motion.friction = law.muK * gravity.normal;
    motion.slip0 = slip;
    motion.a = gravity.along - sense * motion.friction;
    motion.alpha = -sense * motion.friction / (k * b);
    motion.slipRate = gravity.along - sense * motion.friction * (1 + 1 / k);
    return motion;
}

} // namespace talweg
