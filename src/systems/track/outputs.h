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
/// In flight, position and speed along the track and its slope are NaN. For a bead, spin times radius is NaN.
const Outputs<Instant>& quantityTable();

/// A trajectory at its end.
struct Finish {
    const Solved& solved;
    const Event* passing = nullptr; ///< first passage of the highest crest, if any
    double period = 0;              ///< period of the motion, s; NaN if it is not periodic
};
const Outputs<Finish>& measureTable();

/// The track as a table at equal steps of its parameter, with length and slope of the curve or, if the run
/// uses them, of the chords. Empty if it would have more than maxTableRows rows.
std::optional<ResultTable> curveTableOf(const Solved& solved);

/// The curve on which the centre of a ball moves while it touches the track, as a table of points. Empty for
/// a bead, which moves on the track itself.
std::optional<ResultTable> centreLineOf(const Solved& solved);

/// Columns of an event, from the velocities before and after it.
const Outputs<Point, Point>& eventTable();

} // namespace talweg::track
