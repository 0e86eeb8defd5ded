#include "physics/impact.h"

#include "base/contract.h"

#include <cmath>

namespace talweg {

Impact impact(const Speeds& before, const RoundBody& body, const ContactLaw& law) {
    TALWEG_EXPECTS(before.velocity.y() <= 0);
    TALWEG_EXPECTS(law.muK >= 0 && law.muK <= law.mu);
    const double b = body.b;
    const double k = body.k;
    const double approach = -before.velocity.y();
    const double normalImpulse = (1 + law.e) * approach;
    // Slip of the contact point: α along the first axis, γ along the third.
    const double alpha = before.velocity.x() + b * before.spin.z();
    const double gamma = before.velocity.z() - b * before.spin.x();
    const double slip = std::hypot(alpha, gamma);
    const double stickImpulse = k / (1 + k) * slip;

    Impact result;
    result.sticks = stickImpulse < law.mu * normalImpulse || slip == 0;
    const double tangential = result.sticks ? stickImpulse : law.muK * normalImpulse;
    const double s1 = slip > 0 ? -tangential * alpha / slip : 0;
    const double s3 = slip > 0 ? -tangential * gamma / slip : 0;
    result.impulse = {s1, normalImpulse, s3};
    result.after.velocity = before.velocity + result.impulse;
    result.after.velocity.y() = law.e * approach;
    result.after.spin = before.spin + Eigen::Vector3d(-s3, 0, s1) / (k * b);
    if (result.sticks) {
        result.after.spin.z() = -result.after.velocity.x() / b;
        result.after.spin.x() = result.after.velocity.z() / b;
    }
    const double slipAfter = result.sticks ? 0 : slip - tangential * (1 + 1 / k);
    result.normalLoss = 0.5 * (1 - law.e) * (1 + law.e) * approach * approach;
    result.frictionLoss = 0.5 * tangential * (slip + slipAfter);
    return result;
}

double frictionUsed(double tangential, double normal, bool sticks, const ContactLaw& law) {
    if (!sticks) return 1;
    const double limit = law.mu * normal;
    return limit > 0 ? std::abs(tangential) / limit : 0; // without friction, the tangential impulse is only
                                                         // rounding
}

} // namespace talweg
