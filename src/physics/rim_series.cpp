#include "physics/rim_series.h"

#include <cmath>

namespace talweg {

namespace {

/// A normal force below this fraction of the weight counts as zero, because it is the difference of two
/// forces. If too small, rounding decides; if too large, contact ends too early.
constexpr double vanishingNormal = 1e-15;

} // namespace

RimContact RimForces::contactAt(double a, double u, double w, bool slides) const {
    RimContact rim;
    const Driving driving{along(a, u), normal(a, u)};
    // If the normal force just vanishes (on top with u² = g b, for example), it increases if the air brakes
    // the body.
    const double growing = -u / body.b * (g * std::sin(a) + 2 * driving.along);
    const bool vanishes = std::abs(driving.normal) <= vanishingNormal * g;
    rim.weightless = vanishes ? growing <= 0 : driving.normal < 0;
    rim.contact = drivenContact({driving.along, std::max(0.0, driving.normal)}, body, law, rollingResistance,
                                u, w, slides);
    const double past = wind - u;
    // If the air does not move relative to the body, U − u takes the sign of its first nonzero derivative.
    // That is the sign opposite to the acceleration. On top of a rim, where the acceleration is zero, it is
    // the sign opposite to the rate of change of the acceleration.
    const double held =
        rim.contact.rolls ? rollingResistance * rim.contact.rollSense : law.muK * rim.contact.slipSense;
    const double braking = rim.weightless ? 0 : held;
    const double pull = driving.along - braking * driving.normal;
    const double rate = u * (std::cos(a) + braking * std::sin(a));
    rim.airSense = past != 0 ? senseOf(past) : -senseOf(pull != 0 ? pull : rate);
    return rim;
}

RimSeries rimSeries(const RimForces& f, const RimContact& rim, double a, double u, double w) {
    const auto& [contact, weightless, airSense] = rim;
    const double b = f.body.b, crr = f.rollingResistance;
    const bool rolls = contact.rolls && !weightless;
    const double inertia = rolls ? 1 + f.body.k : 1;
    const double held = rolls ? crr * contact.rollSense : f.law.muK * contact.slipSense;
    const double braking = weightless ? 0 : held;
    const double spinRate = rolls || weightless ? 0 : slidingSpinRate(contact, f.body, f.law, crr, 1);
    RimSeries r;
    TaylorSeries sine{}, cosine{}, past{}, air{}, force{};
    r.a[0] = a;
    r.u[0] = u;
    r.w[0] = rolls ? -u / b : w;
    for (std::size_t n = 0; n <= seriesOrder; ++n) {
        const double number = static_cast<double>(n);
        if (n == 0) {
            sine[0] = std::sin(a);
            cosine[0] = std::cos(a);
        } else {
            r.a[n] = r.u[n - 1] / (b * number);
            for (std::size_t j = 1; j <= n; ++j) {
                const double ja = static_cast<double>(j) * r.a[j] / number;
                sine[n] += ja * cosine[n - j];
                cosine[n] -= ja * sine[n - j];
            }
            r.turned[n] = r.w[n - 1] / number;
        }
        past[n] = (n == 0 ? f.wind : 0) - r.u[n];
        air[n] = airSense * f.drag * productTerm(past, past, n);
        r.normal[n] = f.g * cosine[n] - productTerm(r.u, r.u, n) / b;
        force[n] = weightless ? 0 : r.normal[n];
        r.acceleration[n] = (f.g * sine[n] + air[n] - braking * force[n]) / inertia;
        if (n == seriesOrder) break;
        const double next = 1 / (number + 1);
        r.u[n + 1] = r.acceleration[n] * next;
        r.w[n + 1] = rolls ? -r.u[n + 1] / b : spinRate * force[n] * next;
        r.airWork[n + 1] = productTerm(air, r.u, n) * next;
        r.resisting[n + 1] = crr * contact.spinSense * b * productTerm(force, r.w, n) * next;
        if (!rolls)
            r.sliding[n + 1] = f.law.muK * contact.slipSense
                               * (productTerm(force, r.u, n) + b * productTerm(force, r.w, n)) * next;
    }
    const double speed = std::max(std::abs(u), std::sqrt(f.g * b));
    const auto size = [&r, b](std::size_t n) {
        return std::max({std::abs(r.u[n]), b * std::abs(r.w[n]), std::abs(r.a[n]) * std::abs(r.u[0])});
    };
    // From rest, every second term vanishes, and both of the last two can vanish. Earlier terms then give an
    // estimate of the last one.
    constexpr double order = seriesOrder;
    double last = 0;
    for (std::size_t n = seriesOrder - 3; n <= seriesOrder; ++n)
        last = std::max(last, speed * std::pow(size(n) / speed, order / static_cast<double>(n)));
    r.step = stepOf(last, size(seriesOrder - 1), speed);
    return r;
}

} // namespace talweg
