#pragma once

#include "base/contract.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace talweg {

/// The result of a solver, in terms common to all systems: a sequence of segments with smooth motion,
/// separated by events that store the state before and after. The outcome is the reason for the end of the
/// motion; it is timeLimit until the solver finds another. A system derives its own Trajectory with summary
/// numbers from it. Its Segment can compute the state at any time from `from` to `to` (s). A Run is made from
/// it for display and for files.
template <class Segment, class Event, class Outcome>
struct TrajectoryOf {
    std::vector<Segment> segments; ///< in order of time, the first from 0
    std::vector<Event> events;     ///< in order of time
    Outcome outcome = Outcome::timeLimit;
    double duration = 0;    ///< s
    bool cancelled = false; ///< whether the run was cancelled; the other members are then meaningless

    /// The segment at time t (s); at a jump, the segment after it. Times before the start give the first
    /// segment, times after the end the last one. Requires at least one segment.
    const Segment& segmentAt(double t) const {
        TALWEG_EXPECTS(!segments.empty());
        const auto next = std::ranges::upper_bound(segments, t, {}, &Segment::from);
        return next == segments.begin() ? segments.front() : *(next - 1);
    }

    /// Whether all events and segments lie between the start and the end of the run.
    bool isWithinItsTime() const {
        const auto inside = [this](double t) { return t >= 0 && t <= duration; };
        if constexpr (requires(const Segment& segment) { segment.to; })
            if (!std::ranges::all_of(segments, inside, &Segment::to)) return false;
        return std::ranges::all_of(segments, inside, &Segment::from)
               && std::ranges::all_of(events, inside, &Event::t);
    }
};

} // namespace talweg
