#include "systems/rough_plane/trajectory.h"

#include "base/translation.h"

#include <boost/math/quadrature/gauss.hpp>
#include <boost/math/quadrature/gauss_kronrod.hpp>

#include <algorithm>
#include <cmath>

namespace talweg::rough_plane {

namespace {

/// Value of α t below which the closed forms of integrals of 1 − e^−αt lose digits. A Gauss rule with 20
/// nodes is exact to rounding there.
constexpr double early = 1;

/// Relative tolerance and number of halvings of the quadrature for the length of a curved path. They affect
/// no other result.
constexpr double wayTolerance = 1e-9;
constexpr unsigned wayHalvings = 6;

template <class F>
double integral(F f, double t) {
    return boost::math::quadrature::gauss<double, 20>::integrate(f, 0.0, t);
}

/// The integrals over time that occur in the viscous motion, for one rate α.
struct Decay {
    double alpha = 0; ///< 1/s

    double factor(double t) const { return std::exp(-alpha * t); }
    /// ∫ e^−αt dt from 0 to t
    double once(double t) const { return alpha == 0 ? t : -std::expm1(-alpha * t) / alpha; }
    /// ∫∫ e^−αt dt² from 0 to t
    double twice(double t) const {
        if (alpha * t < early) return integral([this](double s) { return once(s); }, t);
        return (t - once(t)) / alpha;
    }
    /// ∫ e^−2αt dt from 0 to t
    double ofSquare(double t) const { return once(t) * (1 - alpha * once(t) / 2); }
    /// ∫ (∫ e^−αt dt)² dt from 0 to t
    double ofSquaredOnce(double t) const {
        if (alpha * t < early) return integral([this](double s) { return once(s) * once(s); }, t);
        return (twice(t) - once(t) * once(t) / 2) / alpha;
    }
};

/// Length of the path of the centre on a slope until time t.
double lengthOfWay(const State& start, const Decay& decay, double a, double t) {
    const auto uphill = [&](double u) { return start.vw * decay.factor(u) - a * decay.once(u); };
    if (start.vx != 0) {
        const auto speed = [&](double u) { return std::hypot(start.vx * decay.factor(u), uphill(u)); };
        return boost::math::quadrature::gauss_kronrod<double, 31>::integrate(speed, 0.0, t, wayHalvings,
                                                                             wayTolerance);
    }
    const auto way = [&](double u) { return start.vw * decay.once(u) - a * decay.twice(u); };
    const double rising = std::max(start.vw, 0.0) / a;
    const double top = decay.alpha == 0 ? rising : std::log1p(decay.alpha * rising) / decay.alpha;
    return t <= top ? way(t) : 2 * way(top) - way(t);
}

} // namespace

Trajectory viscousMotion(const Body& body, const Field& field, const State& start, double stopSpeed) {
    const Decay decay{field.viscous};
    const double a = field.slope;
    const double spinSpeed = std::sqrt(body.gyrationSquared) * std::abs(start.spin);
    const double fastest = std::max(std::hypot(start.vx, start.vw), spinSpeed);
    double stop = std::numeric_limits<double>::infinity();
    if (a == 0 && decay.alpha > 0)
        stop = fastest > stopSpeed ? std::log(fastest / stopSpeed) / decay.alpha : 0;
    if (a == 0 && fastest == 0) stop = 0;
    const auto at = [body, start, decay, a, stop](double t) {
        const bool moves = t < stop;
        t = std::min(t, stop);
        const double one = decay.once(t), two = a == 0 ? 0 : decay.twice(t);
        const double left = moves ? decay.factor(t) : 0;
        State s{
            start.x + start.vx * one, start.w + start.vw * one - a * two,      start.theta + start.spin * one,
            start.vx * left,          start.vw * left - (moves ? a * one : 0), start.spin * left};
        const double own =
            start.vx * start.vx + start.vw * start.vw + body.gyrationSquared * start.spin * start.spin;
        s.dissipated = own * decay.ofSquare(t);
        if (a != 0) s.dissipated += -a * start.vw * one * one + a * a * decay.ofSquaredOnce(t);
        s.dissipated *= body.mass * decay.alpha;
        if (!moves) s.dissipated = body.mass * own / 2; // at rest: all kinetic energy is lost
        s.travelled = a == 0 ? std::hypot(start.vx, start.vw) * one : lengthOfWay(start, decay, a, t);
        return s;
    };
    Trajectory trajectory;
    trajectory.segments = {{0, at}};
    if (std::isfinite(stop)) trajectory.endWith(Outcome::rest, stop);
    trajectory.method = tr("closed form");
    const bool atRest = stop == 0;
    trajectory.events = {
        {0, atRest ? Mode::resting : Mode::sliding, atRest ? tr("Stays at rest") : tr("Starts")}};
    if (stop > 0 && std::isfinite(stop))
        trajectory.events.push_back({stop, Mode::resting, tr("Slows to below the viscous stop speed")});
    return trajectory;
}

} // namespace talweg::rough_plane
