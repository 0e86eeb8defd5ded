#pragma once

#include "systems/outputs.h"
#include "systems/track/solved.h"

#include <optional>

namespace talweg::track {

/// A trajectory at a time.
struct Instant {
    const Solved& solved;
    const State& state;
};
/// Not a number: place and speed along the track and its slope in flight, and spin times radius of a bead.
const Outputs<Instant>& quantityTable();

/// The end of a trajectory.
struct Finish {
    const Solved& solved;
    const Event* passing = nullptr; ///< of the highest crest, if it passes that
    double period = 0;              ///< s; not a number where the motion does not repeat itself
};
const Outputs<Finish>& measureTable();

/// The track as a table of places at equal steps of its parameter: what the run goes by, length and slope of
/// the curve or of its chords. None where it would have more than maxTableRows.
std::optional<ResultTable> curveTableOf(const Solved& solved);

/// Of the velocities before and after an event.
const Outputs<Point, Point>& eventTable();

} // namespace talweg::track
