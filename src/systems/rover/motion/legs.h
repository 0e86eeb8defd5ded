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
    slips,         ///< sliding becomes visible, out of the plane
    frictionLimit, ///< rolling on a rim needs more friction than available
    liftsOff,      ///< leaves a rim
    turns,         ///< comes to rest on an incline and downrange, about to go back
    reverses,   ///< comes to rest otherwise: about to go downrange, or driven back by its spin on a decline;
                ///< with air and rolling resistance also any other change of the forces
    leavesLeft, ///< flies out of the ground's range
    leavesRight,
    outOfTime,
    outOfSteps, ///< a limit on integration steps is reached
};

/// A flight that begins at, or touching, a piece.
struct Takeoff {
    State state;
    std::size_t piece = 0;
    /// Speed away from that piece, m/s: positive after an impact, 0 after leaving its edge or lifting off,
    /// nothing when the flight begins in the air.
    std::optional<double> separation;
};

/// Contact with a piece.
struct Touch {
    std::size_t piece = 0;
    double parameter = 0; ///< of a face the length along it, m; of a rim the angle from the vertical, rad
    double speed = 0;     ///< along the piece, m/s, positive towards +x
    double spin = 0;      ///< rad/s, counter-clockwise positive
    double angle = 0;     ///< turned through since the start, rad
    Side side = {};
    bool slides = false; ///< rolling on a rim has just run out of friction

    /// Comes to rest along the piece. What rolls stops spinning too: any spin left of it would be rounding,
    /// and from rest the smallest spin is slip.
    void stop(bool rolls) {
        speed = 0;
        if (rolls) spin = 0;
    }
};

/// Whether a sphere slides without spin, so that its slip vanishes just where it comes to rest: that is one
/// event, Arrival::turns, and not two.
inline bool slipIsSpeed(const DrivenContact& contact, const Touch& start) {
    return !contact.rolls && contact.spinSense == 0 && start.speed != 0;
}

/// A place on a piece of the offset curve.
struct PlaceOnPiece {
    std::size_t piece = 0;
    double parameter = 0; ///< as Touch::parameter
};

/// A leg as solved, clipped at its first event.
struct Leg {
    Arrival arrival = Arrival::outOfTime;
    double duration = 0; ///< s
    int side = 0;        ///< reachesEnd: +1 the right end, −1 the left one
    State end = {};
    Touch touch = {};       ///< at the end, where there is contact; after landing only piece and parameter
    double slidingWork = 0; ///< J/kg
    double resisting = 0;   ///< lost to rolling resistance, J/kg
    double wind = 0;        ///< work of the wind, J/kg
    bool workKnown = true;  ///< otherwise slidingWork was not worth its quadrature
    double normalForce = 0; ///< the greatest in it, per unit mass, m/s²; not of Detail::ending on rims
    SegmentKind kind = Flight{};

    /// Ends it at the time t (s) where that is earlier, or where otherwise the time would be over at that
    /// instant.
    void endAt(double t, Arrival what, int onSide);
};

/// Where the centre is and how it moves while touching.
State stateOf(const Ground& ground, const Touch& touch);
/// Tangent (towards +x) of a piece at a parameter.
Point tangentOf(const OffsetPiece& piece, double parameter);
/// Tilt of a piece at a parameter, rad.
double tiltOf(const OffsetPiece& piece, double parameter);
/// The same at a place.
Point tangentAt(const Ground& ground, const PlaceOnPiece& place);
double tiltAt(const Ground& ground, const PlaceOnPiece& place);
/// The parameter of the place on a piece nearest to a point, within its ends.
double parameterOf(const OffsetPiece& piece, const Point& point);

/// Whether a flight that comes to the abscissa of a wall at that height y (m) strikes it and does not pass
/// over or from it.
bool hitsWall(const OffsetPiece& wall, double y, const Point& velocity);

/// The coefficient of t² in r² − b² of a flight that has lifted off a rim, v² + r·a (m²/s²), which vanishes
/// there. Not below its rounding, which would bring the sphere down again at once, for ever.
double leastOpening(const Point& velocity, double opening);

/// Ends bouncing that is gone through one impact at a time, as a fraction of √(g b): a slower rebound ends in
/// contact, and its energy is booked as lost in the impact. Bounces on a face that the exact solver sums need
/// none. If too small, the rebounds are rounding; if too large, the slip that they would have taken shows in
/// where the sphere turns on a rim.
inline constexpr double reboundFraction = 1e-13;
/// The same, m/s.
double slowestRebound(const Ground& ground);

/// One way of moving between events. Every solver shares the events' consequences and differs in this.
class Legs {
public:
    virtual ~Legs() = default;
    virtual Leg fly(const Takeoff& takeoff, double timeLeft) const = 0;
    virtual Leg touch(const Touch& start, double timeLeft) const = 0;
    /// Rebound speeds below this end in contact, m/s.
    virtual double restSpeed(const OffsetPiece& piece) const = 0;
    /// Several bounces at once, where the solver can; up to the first after which the sphere goes back,
    /// unless it may go `backwards`.
    virtual std::optional<Bouncing> bounces(const Takeoff&, double /*timeLeft*/, bool /*backwards*/) const {
        return std::nullopt;
    }
    /// The same way of moving over other ground, for outcomes only. Nothing of those that leave the plane.
    virtual std::unique_ptr<Legs> over(const Ground&) const { return nullptr; }
    /// The same of bounces through air that change drag, up to the limits but for some bounces.
    virtual std::optional<BouncingInAir> bouncesThroughAir(const Takeoff&, double /*timeLeft*/,
                                                           bool /*backwards*/) const {
        return std::nullopt;
    }
    /// At rest downrange while touching the end of another piece too, with side motion: slides on both until
    /// the slip on one vanishes, or lifts off the piece `side` of the corner it leaves (−1 the start's own,
    /// +1 the other). Only of runs that leave the plane.
    virtual Leg inCorner(const Touch& start, const PlaceOnPiece&, double) const { return {.touch = start}; }
};

/// Motion between events in closed form: parabolas against lines and circles, constant accelerations on
/// faces, u²(angle) on rims, bounce trains.
class ExactLegs : public Legs {
public:
    /// The angle turned through on rims, which is only drawn, is worth its quadrature for full detail only.
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
