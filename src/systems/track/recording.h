#pragma once

#include "base/root.h"
#include "systems/track/trajectory.h"

#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace talweg::track {

/// Limits a run that would not end by itself, such as a ball that bounces ever lower in a corner. The work is
/// the number of places of the rail times the effort of each; this much takes about half a second. If too
/// small, motions that do end are aborted; if too large, a typed track can delay a study.
inline constexpr std::size_t maxWork = 100'000'000;
/// Work counted in addition to the places of steps: the places that the search for extremes needs per knot.
inline constexpr std::size_t placesOfKnot = 30;
/// Shortest step, as a fraction of the time. Shorter steps would be lost in the last digit of the time.
inline constexpr double minStep = 1e-15;
/// Fraction of the energy at the start below which a body with damping counts as at rest. It is the rounding
/// error of that energy; if too large, the time of the stop changes.
inline constexpr double restEnergy = 1e-14;
/// Limit of the force at which a track that only pushes lets go: minus this fraction of the weight, the
/// rounding error of the force. If zero, a body that rests on a level track would take off.
inline constexpr double usuallyPressed = -1e-9;
/// Number of parts of a step at whose ends the force of a one-sided track is checked. A dip of the force
/// between two of them is found from its slopes.
inline constexpr std::size_t looksInStep = 6;
/// Replaces an error of zero in divisions.
inline constexpr double noError = 1e-30;

/// The root of f between two places at which its values are known; `hi` if the sign does not change.
template <class F>
double rootOf(const F& f, double lo, double hi, double atLo, double atHi) {
    if (atLo == 0) return lo;
    if (atHi == 0 || (atLo < 0) == (atHi < 0)) return hi;
    const Bracket root = bracketRoot(f, lo, hi, atLo, atHi);
    return std::abs(atLo) < std::abs(atHi) ? root.low : root.high;
}

/// The continuation after a segment.
enum class After { contact, flight, done };

/// A trajectory under construction: its parts so far, and the initial values of its next segment.
struct Recording {
    Recording(std::shared_ptr<const Rail> theRail, const Setup& theSetup, const std::stop_token& theStop,
              const std::function<void(double)>& theProgress);

    void note(Event::Kind kind, Point touching, Point before, Point after, double hit = 0,
              bool summit = false);
    After end(Outcome outcome);
    After rest(Rail::Spot at);
    /// The body leaves the track from a state with a velocity.
    After leave(const Riding& from, Point with);
    /// Steps not longer than this (s) are not shortened.
    double shortest() const { return minStep * (1 + t); }

    const Rail& rail;
    const Setup& setup;
    const std::stop_token& stop;
    const std::function<void(double)>& progress;
    Trajectory trajectory;
    std::size_t knots = 0;
    const std::size_t effort; ///< effort of computing a place
    std::size_t work = 0;
    double pressed = usuallyPressed;
    double scale = 0; ///< energy at the start, counted from the lowest place, J/kg

    // Initial values of the next segment.
    double t = 0;
    Riding state;
    Point velocity{0, 0}, centre{0, 0};
    double spin = 0, angle = 0, damping = 0, impact = 0, air = 0;
    double slip = 0, dry = 0, rolling = 0; ///< for a ball that may slip, as in Gripped
    std::optional<GripRegime> regime = {}; ///< regime of the next contact, if known
};

} // namespace talweg::track
