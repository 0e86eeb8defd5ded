#include "systems/rover/motion/greatest_height.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg::rover {

namespace {

/// Largest number of flights of a train that are compared to find the highest one. Later flights are lower by
/// more than rounding.
constexpr std::int64_t apexesCompared = 1000;

/// Smallest tilt (rad) that counts as rising ground. A smaller tilt is a rounding error of the terrain's
/// points.
constexpr double climbingTilt = 1e-9;

/// The greatest elevation of a train of bounces, m. Each flight is lower above the ground than the previous
/// one, so later flights matter only while the train climbs.
double highest(const Bouncing& b) {
    double y = -std::numeric_limits<double>::infinity();
    for (std::int64_t n = 0; n < std::min(b.impacts, apexesCompared); ++n) {
        const double place = b.anchor.y() + b.train.place(n) * b.tangent.y();
        const double rise = b.train.velocity(n) * b.tangent.y() + b.train.rebound(n) * b.normal.y();
        // Uphill, a flight may land while it is still rising.
        const double lasts = b.train.time(n + 1) - b.train.time(n);
        const double apex = std::clamp(rise / b.g, 0.0, lasts);
        y = std::max(y, place + apex * (rise - 0.5 * b.g * apex));
    }
    return y;
}

/// The greatest elevation of the centre between two times, m, for a smooth motion that stops rising at most
/// once. It is reached where the rise stops, or at an end.
double highest(const Segment& segment, double from, double to) {
    const State first = segment.state(from), last = segment.state(to);
    const double y = std::max(first.y, last.y);
    if (!(first.vy > 0) || !(last.vy < 0)) return y;
    double rising = from, falling = to;
    constexpr int halvings = 60;
    for (int i = 0; i < halvings; ++i) {
        const double middle = 0.5 * (rising + falling);
        (segment.state(middle).vy > 0 ? rising : falling) = middle;
    }
    return std::max(y, segment.state(rising).y);
}

/// The greatest elevation of bounces through air, m. Between two marks, heights of flights rise and then fall
/// at most once.
double highest(const Segment& segment, const BounceAverage& bounces) {
    const auto apex = [&](std::int64_t n) {
        return highest(segment, segment.from + bounces.after(n).time,
                       segment.from + bounces.after(n + 1).time);
    };
    const std::vector<std::int64_t> marks = bounces.marks();
    const auto top = std::ranges::max_element(marks, {}, apex);
    std::int64_t lo = top == marks.begin() ? *top : *(top - 1);
    std::int64_t hi = top + 1 == marks.end() ? *top : *(top + 1);
    double y = apex(*top);
    while (hi - lo > 1) {
        const std::int64_t middle = lo + (hi - lo) / 2;
        const double here = apex(middle), next = apex(middle + 1);
        y = std::max({y, here, next});
        (next > here ? lo : hi) = middle;
    }
    return y;
}

/// The greatest elevation of the centre in a segment, m.
double highest(const Segment& segment) {
    if (const auto* many = std::get_if<BouncingInAir>(&segment.kind)) return highest(segment, many->bounces);
    if (const auto* bouncing = std::get_if<Bouncing>(&segment.kind))
        return std::max(highest(*bouncing), segment.state(segment.to).y);
    std::vector<double> times{segment.from};
    if (const auto* stepped = std::get_if<Stepped>(&segment.kind))
        for (const Stepped::Knot& knot : stepped->knots)
            times.push_back(segment.from + knot.t);
    if (const auto* rim = std::get_if<OnRim>(&segment.kind))
        if (rim->rim.startAngle() * rim->end < 0) return rim->vertex.y() + rim->b; // over the top
    times.push_back(segment.to);
    double y = segment.start.y;
    for (std::size_t i = 1; i < times.size(); ++i)
        y = std::max(y, highest(segment, times[i - 1], times[i]));
    return y;
}

} // namespace

double maxHeight(const Ground& ground, const Trajectory& trajectory) {
    double greatest = std::nan("");
    bool climbing = false;
    for (const Segment& segment : trajectory.segments) {
        const OffsetPiece& piece = ground.curve->pieces[segment.piece];
        climbing = climbing || (piece.shape == OffsetPiece::Shape::line && piece.tilt > climbingTilt);
        if (!climbing) continue;
        const double height = highest(segment) - ground.body.b;
        if (!(greatest >= height)) greatest = height;
    }
    return greatest;
}

} // namespace talweg::rover
