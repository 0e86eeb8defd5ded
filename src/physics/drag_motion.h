#pragma once

namespace talweg {

/// Motion along a straight line under drag and a constant force: M v̇ = K w|w| − c with w = U − v, the speed
/// of the air relative to the body. All quantities are per unit mass: place s along the line (m), speed v
/// (m/s), wind speed U (m/s), drag K (1/m, ≥ 0), resistance c (m/s², positive if it decelerates forward
/// motion), inertia M (1 + k for rolling, 1 for sliding).
///
/// M ẇ = c − κ w² with κ = K sgn w is a Riccati equation. Let λ² = cκ/M² and T = tanh(λt)/λ. T is
/// tan(|λ|t)/|λ| if λ² < 0, and t if λ² = 0. Then
///
///     w − w0 = T (c − κ w0²)/M / (1 + (κ w0/M) T),
///     ∫ w dt = (M/κ) ln[cosh(λt) (1 + (κ w0/M) T)].
///
/// This form covers the branches with tanh, coth and tan and stays accurate for small K and c. When w passes
/// through 0, κ changes its sign and a second branch begins.
class DragMotion {
public:
    DragMotion(double inertia, double drag, double air, double resistance, double s0, double v0);

    double s(double t) const;
    double v(double t) const;
    /// Acceleration v̇, m/s².
    double acceleration(double t) const;
    /// Drag, m/s²: K w|w|.
    double dragAt(double t) const;
    /// First time after the start when the speed equals `speed` (m/s), s; `never` if it does not.
    double timeToSpeed(double speed) const;
    /// First time after the start when the drag per mass equals `drag` (m/s²), s; `never` if it does not, or
    /// if K is 0.
    double timeToDrag(double drag) const;
    /// Time when the body first passes `place` (m) in the direction `sense` (±1), s. Searched up to `limit`
    /// (s, finite) and only while the speed keeps its sign; `never` if it does not pass. 0 if the body starts
    /// beyond the place and moves away from it.
    double timeToPass(double place, int sense, double limit) const;
    /// Work of the drag up to time t, J/kg, by numerical integration of K w|w| v.
    double work(double t) const;

private:
    struct Branch {
        double kappa = 0; ///< K sgn w
        double w0 = 0;
        double rate = 0;       ///< ẇ at the start of the branch, m/s²
        double growth = 0;     ///< κ w0/M, 1/s
        double lambda = 0;     ///< √(|c κ|)/M, 1/s
        bool circular = false; ///< λ² < 0
    };
    Branch branch(double w0, double sign) const;
    double scaledTime(const Branch& branch, double t) const;
    double timeOf(const Branch& branch, double scaled) const;
    double change(const Branch& branch, double t) const;
    double path(const Branch& branch, double t) const;
    double timeToChange(const Branch& branch, double change) const;
    double airSpeedPast(double t) const;

    double m_inertia, m_air, m_resistance, m_s0, m_v0;
    Branch m_first, m_second;
    double m_switch; ///< time when the second branch begins, s
};

} // namespace talweg
