#pragma once

#include "systems/rover/motion/located_steps.h"

/// Common parts of the numerical legs with and without air.
namespace talweg::rover {

/// Finds the piece on which a flight has landed. If the piece is a wall, moves the flight onto it.
void land(Leg& leg, const Ground& ground, const Takeoff& takeoff);

/// Distance of the centre from the ground, up to a positive factor, at this displacement from the take-off
/// (m). Above the piece that the flight left, and above both faces of a corner that it left, the distance
/// follows from the displacement. Even the smallest bounces then keep their digits.
double gapAfter(const Ground& ground, const Takeoff& takeoff, const Point& displacement);

/// Distance from the piece of the take-off, also valid beyond its ends.
double gapToTakeoff(const Ground& ground, const Takeoff& takeoff, const Point& displacement);

/// Position (m) and velocity (m/s) of the centre in flight.
struct InFlight {
    Point centre, velocity;
};

/// Finds contacts of a flight that begin and end within a step (grazing a rim, for example).
class FlightDips {
public:
    /// `ground` must outlive this object.
    explicit FlightDips(const Ground& ground) : m_ground(ground) {}

    /// The time within a step of length h (s) at which the flight is deepest below the ground; nothing if it
    /// stays above. `at(τ)` is the flight at τ after the start of the step. If `takesOff` is true, the flight
    /// does not touch the piece that it leaves again in the same step.
    template <class At>
    std::optional<double> in(double h, bool takesOff, const InFlight& from, const InFlight& to,
                             const At& at) const {
        std::size_t piece = m_ground.curve->pieceAt(from.centre.x());
        const std::size_t last = m_ground.curve->pieceAt(to.centre.x());
        double begin = 0;
        InFlight before = from;
        while (piece != last) { // from one joint of pieces to the next
            const double end = passes(jointAfter(piece, last), begin, h, at);
            const InFlight after = at(end);
            if (!takesOff) {
                if (const auto lowest = lowestOn(piece, begin, end, before, after, at)) return lowest;
                if (isBelow(piece, after)) return end;
            }
            takesOff = false;
            piece = last > piece ? piece + 1 : piece - 1;
            begin = end;
            before = after;
        }
        return takesOff ? std::nullopt : lowestOn(piece, begin, h, before, to, at);
    }

private:
    bool isBelow(std::size_t piece, const InFlight& flight) const;
    /// Speed away from a piece, up to a positive factor.
    double climbOver(std::size_t piece, const InFlight& flight) const;
    double jointAfter(std::size_t piece, std::size_t last) const;

    template <class At>
    static double passes(double x, double begin, double end, const At& at) {
        const auto f = [&](double tau) { return at(tau).centre.x() - x; };
        const double atBegin = f(begin), atEnd = f(end);
        return atBegin * atEnd < 0 ? bracketRoot(f, begin, end, atBegin, atEnd).middle() : begin;
    }

    template <class At>
    std::optional<double> lowestOn(std::size_t piece, double begin, double end, const InFlight& before,
                                   const InFlight& after, const At& at) const {
        const auto climb = [&](double tau) { return climbOver(piece, at(tau)); };
        const double falls = climbOver(piece, before), rises = climbOver(piece, after);
        if (!(falls < 0 && rises > 0)) return std::nullopt;
        const double lowest = bracketRoot(climb, begin, end, falls, rises).middle();
        return isBelow(piece, at(lowest)) ? std::optional(lowest) : std::nullopt;
    }

    const Ground& m_ground;
};

/// Rates of change of the state of a sphere in contact, from its acceleration along the piece (m/s²) and its
/// spin acceleration (rad/s²).
State rateOf(const Ground& ground, const Touch& touch, double acceleration, double spinRate);

/// Merges pairs of adjacent steps. The number of steps must be even.
template <class Knot>
void thinOut(std::vector<Knot>& knots) {
    constexpr std::size_t two = 2 * knotsPerStep;
    TALWEG_EXPECTS(knots.size() % two == 0);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < knots.size(); i += two)
        for (const std::size_t knot : {i, i + knotsPerStep - 1, i + two - 1}) // beginning, middle and end of
                                                                              // the pair
            knots[kept++] = knots[knot];
    knots.resize(kept);
}

/// Collects the states of a leg for drawing, if `keep` is set.
class KnotRecorder {
public:
    KnotRecorder(bool keep, Stepped steps) : m_keep(keep), m_stepped(std::move(steps)) {}
    /// `knotAt(τ)` is the knot at τ after the start of a step of length `h` (s).
    template <class KnotAt>
    void step(double h, const KnotAt& knotAt) {
        if (!m_keep || !(h > 0)) return;
        const std::array knots{knotAt(0.0), knotAt(0.5 * h), knotAt(h)};
        if (!(knots[0].t < knots[1].t && knots[1].t < knots[2].t))
            return; // the step is so short that its times do not differ
        m_stepped.knots.insert(m_stepped.knots.end(), knots.begin(), knots.end());
        if (m_stepped.knots.size() >= maxKnots) thinOut(m_stepped.knots);
    }
    Stepped take() { return std::move(m_stepped); }

private:
    bool m_keep;
    Stepped m_stepped;
};

} // namespace talweg::rover
