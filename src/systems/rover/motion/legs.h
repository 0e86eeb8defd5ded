#pragma once

#include "systems/rover/experiment/ground.h"
#include "systems/rover/motion/segment.h"

#include <memory>
#include <optional>

namespace talweg::rover {

/// The reason why a leg ends. A leg is the motion between two events.
enum class Arrival {
    lands,         ///< touches a piece of the offset curve after a flight
    reachesEnd,    ///< reaches the end of the piece that it touches
    slipVanishes,  ///< sliding becomes rolling
    slips,         ///< out-of-plane motion: sliding becomes noticeable
    frictionLimit, ///< rolling on a rim needs more friction than is available
    liftsOff,      ///< loses contact with a rim
    turns,         ///< comes to rest from motion downrange on an incline, about to go back
    reverses,   ///< comes to rest otherwise: about to go downrange, or driven back by its spin on a decline;
                ///< with air and rolling resistance also any other change of the forces
    leavesLeft, ///< flies out of the ground's range
    leavesRight,
    outOfTime,
    outOfSteps, ///< a limit on integration steps is reached
};

/// The start of a flight, in the air or at a piece.
struct Takeoff {
    State state;
    std::size_t piece = 0;
    /// Speed away from the piece, m/s: positive after an impact, 0 after leaving its edge or lifting off;
    /// empty if the flight begins in the air.
    std::optional<double> separation;
};

/// Contact of the sphere with a piece.
struct Touch {
    std::size_t piece = 0;
    double parameter = 0; ///< for a face the length along it, m; for a rim the angle from the vertical, rad,
                          ///< clockwise positive
    double speed = 0;     ///< speed along the piece, m/s, positive towards +x
    double spin = 0;      ///< rad/s, counter-clockwise positive
    double angle = 0;     ///< angle turned through since the start, rad
    Side side = {};
    bool slides = false; ///< whether rolling on a rim has just exceeded the available friction

    /// Stops the motion along the piece. A rolling sphere also stops spinning: any remaining spin would be a
    /// rounding error, and for a sphere at rest the smallest spin is slip.
    void stop(bool rolls) {
        speed = 0;
        if (rolls) spin = 0;
    }
};

/// Whether a sphere slides without spin. Its slip then vanishes exactly when the sphere comes to rest. This
/// counts as one event, Arrival::turns, instead of two.
inline bool slipIsSpeed(const DrivenContact& contact, const Touch& start) {
    return !contact.rolls && contact.spinSense == 0 && start.speed != 0;
}

/// A place on a piece of the offset curve.
struct PlaceOnPiece {
    std::size_t piece = 0;
    double parameter = 0; ///< see Touch::parameter
};

/// A solved leg, which ends at its first event.
struct Leg {
    Arrival arrival = Arrival::outOfTime;
    double duration = 0; ///< s
    int side = 0;        ///< for reachesEnd: +1 for the right end, −1 for the left end
    State end = {};
    Touch touch = {};       ///< contact at the end, if any; after a landing only piece and parameter are set
    double slidingWork = 0; ///< energy lost to sliding, J/kg
    double resisting = 0;   ///< energy lost to rolling resistance, J/kg
    double wind = 0;        ///< work of the wind, J/kg
    bool workKnown = true;  ///< false if slidingWork was not computed
    double normalForce = 0; ///< largest normal force during the leg, per unit mass, m/s²; not set on rims for
                            ///< Detail::ending
    SegmentKind kind = Flight{};

    /// Ends the leg at time t (s) if t is before its end, or if the leg would reach the time limit at t.
    /// `what` and `onSide` become its arrival and side.
    void endAt(double t, Arrival what, int onSide);
};

/// State of the sphere in contact.
State stateOf(const Ground& ground, const Touch& touch);
/// Tangent (towards +x) of a piece at a parameter.
Point tangentOf(const OffsetPiece& piece, double parameter);
double tiltOf(const OffsetPiece& piece, double parameter);
Point tangentAt(const Ground& ground, const PlaceOnPiece& place);
double tiltAt(const Ground& ground, const PlaceOnPiece& place);
/// The parameter of the point of a piece that is nearest to `point`, limited to the range of the piece.
double parameterOf(const OffsetPiece& piece, const Point& point);

/// Whether a flight that reaches the abscissa of a wall at the height y (m) strikes the wall. Otherwise it
/// passes over the wall or moves away from it.
bool hitsWall(const OffsetPiece& wall, double y, const Point& velocity);

/// Replaces `opening` by its rounding error if it is smaller. `opening` is the coefficient v² + r·a (m²/s²)
/// of t² in r² − b² of a flight that has lifted off a rim; it is zero at lift-off. Without the replacement
/// the sphere would land again at once, endlessly.
double leastOpening(const Point& velocity, double opening);

/// Slowest rebound, as a fraction of √(g b), if bounces are computed one by one. A slower rebound ends in
/// contact, and its energy counts as lost in the impact. The limit is not needed for bounces on a face that
/// the exact solver sums. If too small, rebounds are rounding errors; if too large, the omitted slip changes
/// where the sphere turns on a rim.
inline constexpr double reboundFraction = 1e-13;
/// The slowest rebound in m/s; see reboundFraction.
double slowestRebound(const Ground& ground);

/// Computes the motion between events. Each solver has its own kind of legs; the consequences of events are
/// the same for all solvers.
class Legs {
public:
    virtual ~Legs() = default;
    virtual Leg fly(const Takeoff& takeoff, double timeLeft) const = 0;
    virtual Leg touch(const Touch& start, double timeLeft) const = 0;
    /// Rebounds slower than this end in contact, m/s.
    virtual double restSpeed(const OffsetPiece& piece) const = 0;
    /// Sums several bounces at once, if the solver can. The sum ends with the first bounce after which the
    /// sphere goes back, unless it may go `backwards`. `timeLeft`: s.
    virtual std::optional<Bouncing> bounces(const Takeoff&, double /*timeLeft*/, bool /*backwards*/) const {
        return std::nullopt;
    }
    /// The same kind of legs over other ground, for outcomes only. Null for legs that leave the vertical
    /// plane.
    virtual std::unique_ptr<Legs> over(const Ground&) const { return nullptr; }
    /// Sums several bounces through air with changing drag, except for a few bounces before the limits.
    virtual std::optional<BouncingInAir> bouncesThroughAir(const Takeoff&, double /*timeLeft*/,
                                                           bool /*backwards*/) const {
        return std::nullopt;
    }
    /// Motion of a sphere that is at rest in the downrange direction, moves sideways, and also touches the
    /// end of another piece. The sphere slides on both pieces until the slip on one vanishes, or until it
    /// loses contact with one. `Leg::side` is then −1 if it left the piece of `start`, +1 if it left the
    /// other one. Only for runs that leave the vertical plane.
    virtual Leg inCorner(const Touch& start, const PlaceOnPiece&, double) const { return {.touch = start}; }
};

/// Motion between events in closed form: parabolas against lines and circles, constant accelerations on
/// faces, u² as a function of the angle on rims, bounce trains.
class ExactLegs : public Legs {
public:
    /// The angle turned through on rims is needed only for drawing. Its quadrature is done only for full
    /// detail.
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
