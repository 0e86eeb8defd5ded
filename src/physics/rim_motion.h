#pragma once

#include "physics/impact.h"
#include "physics/plane_motion.h"

namespace talweg {

/// Reason why a phase of the motion around a rim ends.
enum class RimEnd {
    angleReached,  ///< reached the end of the rim
    liftsOff,      ///< the normal force vanished
    turns,         ///< came to rest
    slipVanishes,  ///< sliding became rolling
    frictionLimit, ///< rolling needs more friction than is available
};

/// Motion of a round body about a fixed edge: the centre stays at distance b from the edge. a is the angle of
/// the centre from the vertical (rad, clockwise positive), u = b ȧ is its speed (m/s), and w is the spin
/// (rad/s, counter-clockwise positive). The normal force per unit mass is g cos a − u²/b.
///
/// In both modes u² is a closed-form function of the angle. Rolling: u² = u0² + 2gb(cos a0 − cos a)/(1+k);
/// Sliding: d(u²)/da = 2gb(sin a − σμ′ cos a) + 2σμ′u² with the sense σ of the slip, solved by P sin a + Q
/// cos a + R exp(2σμ′a). Time, and the spin while sliding, are integrated numerically over the angle.
///
/// Places are given by their arc a − a0 from the start (rad, signed like a). Near rest the arc is far smaller
/// than the rounding error of a, so u is computed from the arc to keep its digits.
class RimMotion {
public:
    /// Starts at angle a with speed u, spin w and a positive normal force. The body rolls if the slip u + b w
    /// is zero within rounding and friction suffices. With `slides`, rolling has just exceeded the available
    /// friction, and the body slides.
    RimMotion(double g, const RoundBody& body, const ContactLaw& law, double a, double u, double w,
              bool slides = false);

    ContactMode mode() const { return m_mode; }
    /// +1 towards larger angles, −1 towards smaller ones, 0 if the body stays at rest.
    int direction() const { return m_direction; }
    double startAngle() const { return m_a0; }

    double u(double arc) const;
    double normalForce(double arc) const;
    /// Largest normal force between the start and `arc`, per unit mass, m/s².
    double greatestNormalForce(double arc) const;
    /// Time since the start, s. `never` if a body at rest on top never leaves.
    double time(double arc) const;
    /// Whether the motion to `arc` certainly takes much less than the given time (s), by a quick estimate.
    bool isBrief(double arc, double time) const;
    double spin(double arc) const;
    /// Rotation since the start, rad. While the body slides, accurate to about 1e-8 and meant for drawing.
    double turned(double arc) const;
    /// Energy per unit mass lost to sliding friction until `arc`, where the spin is `spin`, J/kg.
    double slidingWork(double arc, double spin) const;
    /// The arc at time t, for 0 ≤ t ≤ time(end).
    double arcAt(double t, double end) const;

    struct End {
        RimEnd reason;
        double arc;
    };
    /// How and where the motion ends between the angles `lowest` and `highest` (rad).
    End end(double lowest, double highest) const;

private:
    /// Largest number of halvings in a quadrature. Stops quadratures in which rounding errors prevent the two
    /// rules from agreeing.
    static constexpr unsigned fullDepth = 12;

    struct Known {
        double arc, squared; ///< u² at the arc, m²/s²
    };
    Known known(double arc) const;
    double speedSquared(const Known& known, double away) const;
    double speedSquared(double arc) const;
    double slip(double arc, double spin) const { return u(arc) + m_body.b * spin; }
    template <class Integrand>
    double between(const Known& end, double inner, double outer, const Integrand& perRadian,
                   unsigned depth) const;
    double slowestBetween(double from, double to) const;
    template <class Integrand>
    double fromEnd(const Known& end, double span, const Integrand& perRadian, unsigned depth) const;
    template <class Integrand>
    double alongPath(double from, double to, const Integrand& perRadian, unsigned depth = fullDepth) const;
    double spinBetween(double from, double to, unsigned depth = fullDepth) const;
    struct Slipping {
        double arc, spin; ///< arc where the spin is known, and that spin
    };
    struct Place {
        double arc, squared, normal;
        double squaredTrend; ///< derivative of u² in the direction of motion, up to a positive factor
        double slipTrend;    ///< rate of change of the slip times its sense, m/s²
    };
    Place placeAt(double arc) const;
    double slipVanishesBetween(const Place& from, const Place& to, Slipping& known) const;
    double turnsBetween(const Place& from, const Place& to) const;
    End endRolling(double limit) const;
    End endSliding(double limit) const;
    double rollingTurn() const;
    double rollingFrictionLimit(double limit) const;
    double normalForceTrend(double arc) const;

    double m_g;
    RoundBody m_body;
    ContactLaw m_law;
    ContactMode m_mode = ContactMode::rolling;
    int m_direction = 0;
    double m_a0, m_u0, m_w0;
    double m_sense = 0;               ///< sense of the slip, ±1; 0 when rolling
    bool m_slipBegins = false;        ///< sliding starts with zero slip
    double m_p = 0, m_q = 0, m_r = 0; ///< P, Q and R of the sliding solution
};

} // namespace talweg
