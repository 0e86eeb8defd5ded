#pragma once

#include "systems/outputs.h"
#include "systems/track/solved.h"

#include <optional>

namespace talweg::track {

/// A trajectory at one time.
struct Instant {
    const Solved& solved;
    const State& state;
};
/// NaN in flight: place and speed along the track, and its slope. NaN for a bead: spin times radius.
const Outputs<Instant>& quantityTable();

/// A trajectory at its end.
struct Finish {
    const Solved& solved;
    const Event* passing = nullptr; ///< the first passing of the highest crest, if any
    double period = 0;              ///< s; NaN if the motion does not repeat itself
};
const Outputs<Finish>& measureTable();

/// The track as a table of places at equal steps of its parameter, with length and slope of the curve or of
/// the chords, whichever the run uses. Nothing if it would have more than maxTableRows rows.
std::optional<ResultTable> curveTableOf(const Solved& solved);

/// Outputs of the velocities before and after an event.
const Outputs<Point, Point>& eventTable();

} // namespace talweg::track
