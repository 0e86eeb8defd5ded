#include "tracks/rover_path.h"

#include "base/contract.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

using rover::Event;

/// Rebound speed (m/s) below which the rover stays in contact, with a speed-dependent restitution law. It
/// corresponds to a flight of 2 ms, shorter than a camera frame. If too small, a rover that comes to rest
/// takes thousands of flights; if too large, the end of bouncing is visibly cut off.
constexpr double slowestRebound = 0.01;
/// Initial height above the ground of the flight after an impact, in radii: a few rounding errors of a
/// position.
constexpr double leastClearance = 1e-12;
/// Additional duration of the run beyond the last sample, as a fraction of its duration.
constexpr double beyond = 1e-9;

rover::Inputs underway(rover::Inputs inputs, double duration) {
    inputs.until = rover::Until::rest;
    inputs.tEnd = duration * (1 + beyond) + beyond;
    return inputs;
}

/// The inputs for the motion after an impact. After a rebound, it starts in flight just above the ground; a
/// start in contact would make the solver sum further bounces with a single e. Otherwise it starts in
/// contact.
rover::Inputs leaving(rover::Inputs inputs, const Event& event, const Impact& hit) {
    const Point face(event.strike->before.velocity.x(), event.strike->before.velocity.y());
    const double tilt = std::atan2(event.before.vy, event.before.vx) - std::atan2(face.y(), face.x());
    const double along = hit.after.velocity.x(), away = hit.after.velocity.y();
    const bool rebounds = away > slowestRebound;
    inputs.q1 = event.before.x;
    inputs.clearance = rebounds ? leastClearance * inputs.b : 0;
    inputs.u4 = rebounds ? std::cos(tilt) * along - std::sin(tilt) * away : along;
    inputs.u5 = rebounds ? std::sin(tilt) * along + std::cos(tilt) * away : 0;
    inputs.u3 = hit.after.spin.z();
    return inputs;
}

const Event* firstImpact(const rover::Trajectory& trajectory) {
    const auto isImpact = [](const Event& event) {
        return event.kind == Event::Kind::impact && event.strike.has_value();
    };
    const auto found = std::ranges::find_if(trajectory.events, isImpact);
    return found == trajectory.events.end() ? nullptr : &*found;
}

} // namespace

const char* word(ImpactLaw law) {
    if (law == ImpactLaw::halfVelocity) return "half-velocity";
    return law == ImpactLaw::pfeiffer ? "pfeiffer" : "constant";
}

std::optional<ImpactLaw> impactLaw(std::string_view name) {
    for (const ImpactLaw law : {ImpactLaw::constant, ImpactLaw::halfVelocity, ImpactLaw::pfeiffer})
        if (name == word(law)) return law;
    return {};
}

double RoverSetup::restitution(double approach) const {
    switch (law) {
    case ImpactLaw::halfVelocity:
        return lawSpeed / (approach + lawSpeed);
    case ImpactLaw::pfeiffer:
        return inputs.e / (1 + std::pow(approach / lawSpeed, 2));
    case ImpactLaw::constant:
        break;
    }
    return inputs.e;
}

RoverPath::RoverPath(const RoverSetup& setup, double duration, const std::stop_token& stop) {
    if (setup.law == ImpactLaw::constant)
        solveWhole(setup, duration, stop);
    else
        solveByImpacts(setup, duration, stop);
    TALWEG_EXPECTS(!m_parts.empty());
}

void RoverPath::solveWhole(const RoverSetup& setup, double duration, const std::stop_token& stop) {
    const rover::Inputs inputs = underway(setup.inputs, duration);
    rover::Trajectory trajectory = rover::solve(inputs, rover::Detail::full, stop);
    addImpacts(trajectory, duration);
    add(0, 0, std::move(trajectory), duration);
}

void RoverPath::solveByImpacts(const RoverSetup& setup, double duration, const std::stop_token& stop) {
    rover::Inputs inputs = setup.inputs;
    inputs.e = 0; // any value: the motion after the first impact is solved again
    double from = 0, angle = 0;
    while (true) {
        inputs = underway(inputs, duration - from);
        const rover::Ground ground = rover::groundOf(inputs);
        rover::Trajectory trajectory = rover::solve(inputs, ground, rover::Detail::full, stop);
        const Event* event = firstImpact(trajectory);
        if (event && from + event->t > duration) event = nullptr;
        if (!event || inputs.clearance <= 0 || trajectory.cancelled)
            return add(from, angle, std::move(trajectory), duration);
        const Speeds before = event->strike->before;
        ContactLaw law = ground.law;
        law.e = setup.restitution(-before.velocity.y());
        const Impact hit = impact(before, ground.body, law);
        const double until = from + event->t, turned = angle + event->before.angle;
        const rover::Inputs next = leaving(inputs, *event, hit);
        add(from, angle, std::move(trajectory), until);
        m_impacts.push_back({until, -before.velocity.y(), hit.impulse.y(), hit.impulse.x(), hit.sticks});
        inputs = next;
        from = until;
        angle = turned;
    }
}

void RoverPath::add(double from, double angle, rover::Trajectory trajectory, double until) {
    for (const rover::Segment& segment : trajectory.segments) {
        if (from + segment.from >= until) break;
        const rover::Mode mode = segment.mode();
        const bool isInContact = mode != rover::Mode::flight && segment.to > segment.from;
        m_touches |= isInContact;
        m_slides |= isInContact && segment.slides();
    }
    m_parts.push_back({from, angle, std::move(trajectory)});
}

void RoverPath::addImpacts(const rover::Trajectory& trajectory, double until) {
    for (const Event& event : trajectory.events) {
        if (event.strike && event.t <= until) {
            const Impact& hit = event.strike->hit;
            m_impacts.push_back(
                {event.t, -event.strike->before.velocity.y(), hit.impulse.y(), hit.impulse.x(), hit.sticks});
        }
        if (event.kind != Event::Kind::bounces || event.segment >= trajectory.segments.size()) continue;
        const rover::Segment& segment = trajectory.segments[event.segment];
        const auto* const bounces = std::get_if<rover::Bouncing>(&segment.kind);
        if (!bounces) continue;
        const BounceTrain& train = bounces->train;
        for (std::int64_t n = 1; n <= std::min(maxSummedImpacts, bounces->impacts); ++n) {
            const double t = segment.from + train.time(n);
            if (t > until) break;
            const Point impulse = train.impulse(n);
            m_impacts.push_back({t, train.rebound(n - 1), impulse.y(), impulse.x(), train.sticks()});
        }
    }
}

rover::State RoverPath::at(double t) const {
    const auto next = std::ranges::upper_bound(m_parts, t, {}, &Part::from);
    const Part& part = next == m_parts.begin() ? *next : *(next - 1);
    const double since = std::clamp(t - part.from, 0.0, part.trajectory.duration);
    if (part.trajectory.segments.empty()) return part.trajectory.end;
    const rover::Segment& segment = part.trajectory.segmentAt(since);
    rover::State state = segment.state(std::min(since, segment.to));
    state.angle += part.angle;
    return state;
}

} // namespace talweg
