#pragma once

#include "base/contract.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace talweg {

/// What a solver finds, in words that are the same for every system: a trajectory is a row of segments,
/// within each of which the motion is smooth; events stand between them, with the state before and after; the
/// outcome is why it ends, timeLimit with every system until another end is found. A system's own Trajectory
/// adds the numbers that sum it up, and its Segment can say the state at any time from `from` to `to` (s).
/// What is shown of it to people and in files is a Run.
template <class Segment, class Event, class Outcome>
struct TrajectoryOf {
    std::vector<Segment> segments; ///< in order of time, the first from 0
    std::vector<Event> events;     ///< in order of time
    Outcome outcome = Outcome::timeLimit;
    double duration = 0;    ///< s
    bool cancelled = false; ///< ended by request: nothing else in it means anything

    /// The segment at time t (s), at a jump the one after it; the first or last one for earlier or later
    /// times. Expects that there is one.
    const Segment& segmentAt(double t) const {
        TALWEG_EXPECTS(!segments.empty());
        const auto next = std::ranges::upper_bound(segments, t, {}, &Segment::from);
        return next == segments.begin() ? segments.front() : *(next - 1);
    }

    /// Whether every event and segment lies between the start and the end.
    bool isWithinItsTime() const {
        const auto inside = [this](double t) { return t >= 0 && t <= duration; };
        if constexpr (requires(const Segment& segment) { segment.to; })
            if (!std::ranges::all_of(segments, inside, &Segment::to)) return false;
        return std::ranges::all_of(segments, inside, &Segment::from)
               && std::ranges::all_of(events, inside, &Event::t);
    }
};

} // namespace talweg
