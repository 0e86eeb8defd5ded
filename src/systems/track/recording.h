#pragma once

#include "base/root.h"
#include "systems/track/trajectory.h"

#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace talweg::track {

/// Limit for runs that would not end by themselves, e.g. a ball that bounces ever lower in a corner. Work is
/// the number of evaluated positions of the rail times the cost of each; the limit takes about half a second.
/// If too small, motions that do end are aborted; if too large, a track entered by the user can delay a
/// study.
inline constexpr std::size_t maxWork = 100'000'000;
/// Additional work per knot: the positions evaluated in the search for extremes.
inline constexpr std::size_t placesOfKnot = 30;
/// Shortest step, as a fraction of the time. A shorter one would be lost in the rounding of the time.
inline constexpr double minStep = 1e-15;
/// Fraction of the initial energy below which a body with damping counts as at rest: the rounding error of
/// that energy. If too large, the time of the stop changes.
inline constexpr double restEnergy = 1e-14;
/// Force, as a fraction of the weight, below which a track that can only push releases the body. It is
/// negative by the rounding error of the force; with 0, a body that rests on a level track would take off.
inline constexpr double usuallyPressed = -1e-9;
/// Number of parts of a step at whose ends the force of a one-sided track is checked. Minima of the force
/// between these times are searched separately.
inline constexpr std::size_t looksInStep = 6;
/// Lower limit of errors, to avoid division by 0.
inline constexpr double noError = 1e-30;

/// The root of f between lo and hi, with known values of f there; `hi` if the sign does not change.
template <class F>
double rootOf(const F& f, double lo, double hi, double atLo, double atHi) {
    if (atLo == 0) return lo;
    if (atHi == 0 || (atLo < 0) == (atHi < 0)) return hi;
    const Bracket root = bracketRoot(f, lo, hi, atLo, atHi);
    return std::abs(atLo) < std::abs(atHi) ? root.low : root.high;
}

/// The continuation after a segment.
enum class After { contact, flight, done };

/// A trajectory under construction: its segments so far, and the initial state of the next one.
struct Recording {
    Recording(std::shared_ptr<const Rail> theRail, const Setup& theSetup, const std::stop_token& theStop,
              const std::function<void(double)>& theProgress);

    void note(Event::Kind kind, Point touching, Point before, Point after, double hit = 0,
              bool summit = false);
    After end(Outcome outcome);
    After rest(Rail::Spot at);
    /// Lets the body leave the track from a state with the velocity `with`.
    After leave(const Riding& from, Point with);
    /// Length of a step, s, below which it is not shortened.
    double shortest() const { return minStep * (1 + t); }

    const Rail& rail;
    const Setup& setup;
    const std::stop_token& stop;
    const std::function<void(double)>& progress;
    Trajectory trajectory;
    std::size_t knots = 0;
    const std::size_t effort; ///< cost of evaluating a position
    std::size_t work = 0;
    double pressed = usuallyPressed;
    double scale = 0; ///< energy at the start, from the lowest point, J/kg

    // Initial state of the next segment.
    double t = 0;
    Riding state;
    Point velocity{0, 0}, centre{0, 0};
    double spin = 0, angle = 0, damping = 0, impact = 0, air = 0;
    double slip = 0, dry = 0, rolling = 0; ///< for a ball with finite friction, as in Gripped
    std::optional<GripRegime> regime = {}; ///< regime of the next contact, if already determined
};

} // namespace talweg::track
