#pragma once

#include "base/root.h"
#include "systems/track/trajectory.h"

#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace talweg::track {

/// Ends a run that would not end by itself, such as a ball that bounces ever lower in a corner: so many
/// places of the rail, times the effort of each, are worked out in half a second or so. Fewer, and motions
/// that do end are aborted; more, and a typed track can hold up a study.
inline constexpr std::size_t maxWork = 100'000'000;
/// What is counted as such work beside the places themselves: those needed for a knot when extremes are
/// looked for.
inline constexpr std::size_t placesOfKnot = 30;
/// Ends a run whose steps, as a part of the time, have become as short as the last digit of the time; shorter
/// ones would no longer move it on.
inline constexpr double minStep = 1e-15;
/// Ends damped motions: below this part of the energy at the start the body is at rest. It is what rounding
/// leaves of that energy; larger, and the time of the stop moves.
inline constexpr double restEnergy = 1e-14;
/// Tells when a track that only pushes lets go: below minus this part of the weight, which is the rounding of
/// the force. Zero, and a body that rests on a level track would take off.
inline constexpr double usuallyPressed = -1e-9;
/// Places of a step at which the force of a one-sided track is looked at: a dip of the force between two of
/// them is found by its sides.
inline constexpr std::size_t looksInStep = 6;
/// Stands for an error of zero where it is divided by.
inline constexpr double noError = 1e-30;

/// Where f is zero between two places at which its values are known; the second one where it is not.
template <class F>
double rootOf(const F& f, double lo, double hi, double atLo, double atHi) {
    if (atLo == 0) return lo;
    if (atHi == 0 || (atLo < 0) == (atHi < 0)) return hi;
    const Bracket root = bracketRoot(f, lo, hi, atLo, atHi);
    return std::abs(atLo) < std::abs(atHi) ? root.low : root.high;
}

/// What follows a segment.
enum class After { contact, flight, done };

/// A trajectory while it is made: what there is of it so far, and what its next segment begins with.
struct Recording {
    Recording(std::shared_ptr<const Rail> theRail, const Setup& theSetup, const std::stop_token& theStop,
              const std::function<void(double)>& theProgress);

    void note(Event::Kind kind, Point touching, Point before, Point after, double hit = 0,
              bool summit = false);
    After end(Outcome outcome);
    After rest(Rail::Spot at);
    /// The body flies off from a state with a velocity.
    After leave(const Riding& from, Point with);
    /// Steps no longer than this (s) are not made shorter.
    double shortest() const { return minStep * (1 + t); }

    const Rail& rail;
    const Setup& setup;
    const std::stop_token& stop;
    const std::function<void(double)>& progress;
    Trajectory trajectory;
    std::size_t knots = 0;
    const std::size_t effort; ///< of working out a place
    std::size_t work = 0;
    double pressed = usuallyPressed;
    double scale = 0; ///< energy at the start, counted from the lowest place, J/kg

    // What the next segment begins with.
    double t = 0;
    Riding state;
    Point velocity{0, 0}, centre{0, 0};
    double spin = 0, angle = 0, damping = 0, impact = 0, air = 0;
    double slip = 0, dry = 0, rolling = 0; ///< of a ball that may slip: as in Gripped
    std::optional<GripRegime> regime = {}; ///< of the next contact, where that is known
};

} // namespace talweg::track
