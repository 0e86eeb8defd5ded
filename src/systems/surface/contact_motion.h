#pragma once

#include "systems/surface/world.h"

#include <array>
#include <memory>
#include <stop_token>
#include <vector>

namespace talweg::surface {

/// The signs that are constant during one segment of motion in contact, so that its equations are smooth.
struct Regime {
    bool slipping = false;
    int heading = 0; ///< rolling: the sign of the speed along the ground
    int slip = 0;    ///< slipping: the sign of the slip
    int spin = 0;    ///< slipping: the sign of ω; 0 if rolling resistance prevents rotation
};

/// State of a body in contact with the ground at one point.
struct ContactState {
    double parameter = 0;                 ///< parameter of the current piece of the path
    double speed = 0;                     ///< v along the ground, m/s
    double slip = 0;                      ///< s = v + b ω, m/s
    double angle = 0;                     ///< angle turned through, rad
    double dry = 0, rolling = 0, air = 0; ///< energy lost to dry friction, rolling resistance and air, J/kg

    double spin(double b) const { return (slip - speed) / b; } ///< ω, rad/s
};

/// Normal force per unit mass, m/s²: N/m = g cos θ + v²/ρ with the signed radius of curvature ρ of the
/// centre's path.
double normalForce(const World& world, const PathBend& place, double speed);

/// Backward force of gravity and drag along the tangent per unit mass, m/s²: g sin θ + K |v| v.
double backwardPull(const World& world, const PathBend& place, double speed);

/// Friction per unit mass along the tangent that rolling requires, m/s²: (k P − c N sgn v)/(1 + k) with P
/// from backwardPull.
double rollingFriction(const World& world, const PathBend& place, double speed, int heading);

/// Motion in contact with one piece of the path. The equations are those of The Rolling Ball Simulation,
/// sections 4 to 7, except that rolling needs the static friction k/(1+k) P and rolling resistance acts
/// against the rotation.
/// With P = g sin θ + K |v| v, rolling: a = −(P + c N sgn v)/(1+k). Slipping: a = −P − μk N sgn s and k b ω̇
/// = −μk N sgn s − c N sgn ω.
/// Drag acts on the centre along its path, so it does not change the normal force.
class ContactMotion {
public:
    enum class End {
        lifts,     ///< N = 0
        slips,     ///< rolling needs more than static friction
        turns,     ///< the speed is 0
        sticks,    ///< the slip is 0
        spinStops, ///< ω is 0
        left,      ///< the left end of the piece is reached
        right,     ///< the right end of the piece is reached
        time,
        cutShort ///< cancelled, or no steps are left
    };

    /// Integrates the motion from t0 (s) until it ends, at tEnd (s) at the latest. Each attempted step
    /// reduces `stepsLeft`.
    ContactMotion(std::shared_ptr<const World> world, std::size_t piece, const Regime& regime,
                  const ContactState& start, double t0, double tEnd, std::size_t& stepsLeft,
                  const std::stop_token& stop);

    double from() const { return m_knots.front().t; }
    double to() const { return m_knots.back().t; }
    End end() const { return m_end; }
    std::size_t piece() const { return m_piece; }
    const Regime& regime() const { return m_regime; }
    /// The state at the end. The variable that the event makes zero is exactly zero.
    const ContactState& endState() const { return m_endState; }
    ContactState stateAt(double t) const;
    /// The moment at time t (s). Its losses count from the beginning of this motion.
    Moment momentAt(double t) const;
    /// The times at the ends of the integrator's steps, s.
    std::vector<double> stepTimes() const;

private:
    using Vector = std::array<double, 7>; ///< in the order of ContactState
    struct Knot {
        double t = 0;
        Vector state{};
    };
    /// Variables whose change to a negative value is an event: N, remaining static friction or slip, speed or
    /// spin, distances to both ends of the piece.
    using Margins = std::array<double, 5>;

    void follow(double tEnd, std::size_t& stepsLeft, const std::stop_token& stop);
    void leaveCusp();
    bool entersCusp(double t, const Vector& state, const PathPlace& there);
    PathPlace place(const Vector& state) const; ///< costly: pass the result on instead of calling again
    PathBend bend(const Vector& state) const;
    Forces forces(const PathBend& here, double v) const;
    void rates(const Vector& state, const PathBend& here, Vector& rate) const;
    Vector stepped(const Vector& state, double h, Vector* error = nullptr) const;
    double errorOf(const Vector& before, const PathPlace& here, const Vector& after, const PathPlace& there,
                   const Vector& error) const;
    double energyOf(const Vector& state, const PathPlace& here) const;
    double longestStep(const Vector& state, const PathBend& here) const;
    Margins margins(const Vector& state, const PathBend& here) const;
    Margins marginRates(const Vector& state, const PathBend& place, double h) const;
    bool endsWithin(const Knot& knot, const PathBend& here, double h, const Vector& after,
                    const PathBend& there);
    void finish(End end, double t, const Vector& state);

    std::shared_ptr<const World> m_world;
    std::size_t m_piece;
    Regime m_regime;
    std::vector<Knot> m_knots;
    End m_end = End::time;
    ContactState m_endState;
};

} // namespace talweg::surface
