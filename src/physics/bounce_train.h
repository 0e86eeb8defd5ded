#pragma once

#include "base/point.h"
#include "physics/impact.h"
#include "physics/plane_motion.h"

#include <cstdint>
#include <limits>

namespace talweg {

/// A sequence of flights and impacts on one plane face, summed in closed form. All impacts of a train stick,
/// or all slip in the same sense. Rebound speeds are w_i = w e^i and flight times τ_i = τ0 e^i with τ0 =
/// 2w/(g cos φ). With
///
///     p_n = (1 − eⁿ)/(1 − e)   (n itself when e = 1)
///
/// the velocity along the face after n impacts is linear in p_n, and the place of the n-th landing is
/// quadratic in p_n. The first landing beyond a bound, the first impact after which the body moves uprange,
/// and the end of the train (n → ∞, p = 1/(1 − e)) therefore follow directly, without a loop over bounces or
/// a cut-off speed.
class BounceTrain {
public:
    /// Stands for infinitely many impacts: the train dies out.
    static constexpr std::int64_t infinite = std::numeric_limits<std::int64_t>::max();

    /// Starts just after impact number 0: place s (m), velocity v along the face (m/s), spin (rad/s), rebound
    /// speed (m/s, > 0).
    BounceTrain(const FaceGravity& gravity, const RoundBody& body, const ContactLaw& law, double s, double v,
                double spin, double rebound);

    /// The number of further impacts that stick or slip like the first and land within [lo, hi] (m) before
    /// `time` (s). Unless the body may move `backwards`, the count ends with the first impact after which the
    /// velocity along x, v cos φ − w_n sin φ, is negative. `infinite` if the train dies out before any of
    /// these limits.
    std::int64_t impactsWithin(double lo, double hi, double time, bool backwards = false) const;

    /// State just after the n-th impact (n may be `infinite` when e < 1).
    double time(std::int64_t n) const { return m_tau0 * p(n); }
    double place(std::int64_t n) const;
    double velocity(std::int64_t n) const { return m_v0 + m_velocityStep * p(n); }
    double spin(std::int64_t n) const;
    double rebound(std::int64_t n) const;
    double turned(std::int64_t n) const;       ///< angle turned through, rad
    double normalLoss(std::int64_t n) const;   ///< energy lost to restitution in n impacts, J/kg
    double frictionLoss(std::int64_t n) const; ///< energy lost to friction in n impacts, J/kg
    double velocityDownrange(std::int64_t n) const;
    /// Impulse of the n-th impact (n ≥ 1) per unit mass, m/s: components along and normal to the face (S1,
    /// S2).
    Point impulse(std::int64_t n) const;

    /// Number of impacts up to time t, at most `max`.
    std::int64_t impactsBy(double t, std::int64_t max) const;

    /// Number of impacts among the first n with an approach speed of at least `speed` (m/s).
    std::int64_t impactsFasterThan(double speed, std::int64_t n) const;

    bool sticks() const { return m_sticks; }

private:
    double p(std::int64_t n) const;
    double index(double p) const;
    double squares(std::int64_t n) const; ///< Σ e^(2i), i < n
    bool sameKind(std::int64_t i) const;
    std::int64_t firstOtherKind() const;
    std::int64_t firstBeyond(double bound, double sense) const;
    std::int64_t firstBackwards() const;

    FaceGravity m_gravity;
    RoundBody m_body;
    ContactLaw m_law;
    double m_s0, m_v0, m_spin0, m_rebound0;
    double m_slip0;
    double m_tau0;      ///< duration of the first flight, s
    double m_logE;      ///< ln e; −∞ for e = 0
    double m_sense = 0; ///< sense of the slip at the impacts, ±1
    bool m_sticks = false;
    double m_velocityStep = 0;            ///< change of v per unit p, m/s
    double m_spinStep = 0;                ///< change of the spin per unit p, rad/s
    double m_slipStep = 0;                ///< change of the slip per unit p, m/s
    double m_linear = 0, m_quadratic = 0; ///< place = s0 + linear p + quadratic p²
};

} // namespace talweg
