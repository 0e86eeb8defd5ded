#pragma once

#include "systems/rover/experiment/ground.h"
#include "systems/rover/motion/segment.h"

#include <memory>
#include <optional>

namespace talweg::rover {

/// The reason why a leg, the motion between two events, ends.
enum class Arrival {
    lands,         ///< touches a piece of the offset curve after a flight
    reachesEnd,    ///< reaches the end of the piece it touches
    slipVanishes,  ///< sliding becomes rolling
    slips,         ///< out of the plane: sliding becomes noticeable
    frictionLimit, ///< rolling on a rim needs more friction than is available
    liftsOff,      ///< leaves a rim
    turns,         ///< comes to rest on an incline and downrange, about to go back
    reverses,   ///< comes to rest otherwise: about to go downrange, or driven back by its spin on a decline;
                ///< with air and rolling resistance also any other change of the forces
    leavesLeft, ///< flies out of the ground's range
    leavesRight,
    outOfTime,
    outOfSteps, ///< a limit on integration steps is reached
};

/// A flight that begins in the air or at a piece.
struct Takeoff {
    State state;
    std::size_t piece = 0;
    /// Speed away from that piece, m/s: positive after an impact, 0 after leaving its edge or lifting off,
    /// empty if the flight begins in the air.
    std::optional<double> separation;
};

/// Contact with a piece.
struct Touch {
    std::size_t piece = 0;
    double parameter = 0; ///< for a face the length along it, m; for a rim the angle from the vertical, rad
    double speed = 0;     ///< speed along the piece, m/s, positive towards +x
    double spin = 0;      ///< rad/s, counter-clockwise positive
    double angle = 0;     ///< angle turned through since the start, rad
    Side side = {};
    bool slides = false; ///< whether rolling on a rim has just exceeded the available friction

    /// Stops the motion along the piece. A rolling sphere stops spinning, too: any remaining spin would be a
    /// rounding error, and from rest the smallest spin is slip.
    void stop(bool rolls) {
        speed = 0;
        if (rolls) spin = 0;
    }
};

/// Whether a sphere slides without spin. Its slip then vanishes exactly when it comes to rest, which is one
/// event, Arrival::turns, instead of two.
inline bool slipIsSpeed(const DrivenContact& contact, const Touch& start) {
    return !contact.rolls && contact.spinSense == 0 && start.speed != 0;
}

/// A place on a piece of the offset curve.
struct PlaceOnPiece {
    std::size_t piece = 0;
    double parameter = 0; ///< see Touch::parameter
};

/// A solved leg, cut off at its first event.
struct Leg {
    Arrival arrival = Arrival::outOfTime;
    double duration = 0; ///< s
    int side = 0;        ///< for reachesEnd: +1 the right end, −1 the left end
    State end = {};
    Touch touch = {};       ///< at the end, if there is contact; after landing only piece and parameter are
                            ///< set
    double slidingWork = 0; ///< lost to sliding, J/kg
    double resisting = 0;   ///< lost to rolling resistance, J/kg
    double wind = 0;        ///< work of the wind, J/kg
    bool workKnown = true;  ///< false if the quadrature for slidingWork was skipped
    double normalForce = 0; ///< largest during the leg, per unit mass, m/s²; not set on rims for
                            ///< Detail::ending
    SegmentKind kind = Flight{};

    /// Ends the leg at the time t (s) if this is earlier than its end, or if it would otherwise reach the
    /// time limit at this time.
    void endAt(double t, Arrival what, int onSide);
};

/// State of the centre for a contact.
State stateOf(const Ground& ground, const Touch& touch);
/// Tangent (towards +x) of a piece at a parameter.
Point tangentOf(const OffsetPiece& piece, double parameter);
/// Tilt of a piece at a parameter, rad.
double tiltOf(const OffsetPiece& piece, double parameter);
/// Tangent and tilt at a place.
Point tangentAt(const Ground& ground, const PlaceOnPiece& place);
double tiltAt(const Ground& ground, const PlaceOnPiece& place);
/// The parameter of the point of a piece that is nearest to `point`, within the ends of the piece.
double parameterOf(const OffsetPiece& piece, const Point& point);

/// Whether a flight that reaches the abscissa of a wall at the height y (m) strikes the wall, instead of
/// passing over it or moving away from it.
bool hitsWall(const OffsetPiece& wall, double y, const Point& velocity);

/// The coefficient of t² in r² − b² of a flight that has lifted off a rim, v² + r·a (m²/s²), which is zero at
/// lift-off. Not smaller than its rounding error; otherwise the sphere would land again at once, endlessly.
double leastOpening(const Point& velocity, double opening);

/// Ends bouncing that is computed impact by impact, as a fraction of √(g b): a slower rebound ends in
/// contact, and its energy is booked as lost in the impact. Bounces on a face that the exact solver sums do
/// not need this limit. If too small, the rebounds are rounding errors; if too large, the omitted slip
/// changes where the sphere turns on a rim.
inline constexpr double reboundFraction = 1e-13;
/// This limit in m/s.
double slowestRebound(const Ground& ground);

/// A way of computing the motion between events. All solvers share the consequences of events and differ only
/// in this.
class Legs {
public:
    virtual ~Legs() = default;
    virtual Leg fly(const Takeoff& takeoff, double timeLeft) const = 0;
    virtual Leg touch(const Touch& start, double timeLeft) const = 0;
    /// Rebound speeds below this end in contact, m/s.
    virtual double restSpeed(const OffsetPiece& piece) const = 0;
    /// Several bounces at once, if the solver can sum them. Ends with the first bounce after which the sphere
    /// goes back, unless it may go `backwards`.
    virtual std::optional<Bouncing> bounces(const Takeoff&, double /*timeLeft*/, bool /*backwards*/) const {
        return std::nullopt;
    }
    /// The same kind of legs over other ground, for outcomes only. Null for legs that leave the plane.
    virtual std::unique_ptr<Legs> over(const Ground&) const { return nullptr; }
    /// Several bounces through air with changing drag, up to a few bounces before the limits.
    virtual std::optional<BouncingInAir> bouncesThroughAir(const Takeoff&, double /*timeLeft*/,
                                                           bool /*backwards*/) const {
        return std::nullopt;
    }
    /// For a sphere at rest downrange that touches the end of another piece, too, and moves sideways. It
    /// slides on both pieces until the slip on one vanishes, or until it lifts off the piece `side` of the
    /// corner (−1 the start's own, +1 the other). Only for runs that leave the plane.
    virtual Leg inCorner(const Touch& start, const PlaceOnPiece&, double) const { return {.touch = start}; }
};

/// Motion between events in closed form: parabolas against lines and circles, constant accelerations on
/// faces, u²(angle) on rims, bounce trains.
class ExactLegs : public Legs {
public:
    /// The angle turned through on rims is needed only for drawing, so its quadrature is done for full detail
    /// only.
    explicit ExactLegs(const Ground& ground, Detail detail = Detail::full)
        : m_ground(ground), m_detail(detail) {}
    Leg fly(const Takeoff& takeoff, double timeLeft) const override;
    Leg touch(const Touch& start, double timeLeft) const override;
    double restSpeed(const OffsetPiece& piece) const override {
        return piece.shape == OffsetPiece::Shape::arc ? slowestRebound(m_ground) : 0;
    }
    std::optional<Bouncing> bounces(const Takeoff& takeoff, double timeLeft, bool backwards) const override;
    std::unique_ptr<Legs> over(const Ground& ground) const override {
        return std::make_unique<ExactLegs>(ground, Detail::outcome);
    }

private:
    double landing(const Takeoff& takeoff, std::size_t piece, double tIn, double tOut) const;
    double landingOnLine(const Takeoff& takeoff, std::size_t piece, double tIn, double tOut) const;
    double landingOnArc(const Takeoff& takeoff, std::size_t piece, double tIn, double tOut) const;
    Leg touchLine(const Touch& start, double timeLeft) const;
    Leg touchArc(const Touch& start, double timeLeft) const;

    const Ground& m_ground;
    Detail m_detail;
};

} // namespace talweg::rover
