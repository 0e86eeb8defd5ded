#include "systems/track/recording.h"

#include <utility>

namespace talweg::track {

Recording::Recording(std::shared_ptr<const Rail> theRail, const Setup& theSetup,
                     const std::stop_token& theStop, const std::function<void(double)>& theProgress)
    : rail(*theRail), setup(theSetup), stop(theStop), progress(theProgress),
      trajectory(std::move(theRail), theSetup), effort(rail.track().pieces().front().effort) {}

void Recording::note(Event::Kind kind, Point touching, Point before, Point after, double hit, bool summit) {
    const bool ends = kind == Event::Kind::left || kind == Event::Kind::flewOff || kind == Event::Kind::rest;
    if (trajectory.events.size() < maxEvents || ends)
        trajectory.events.push_back({kind, t, touching, before, after, summit, hit});
    else
        trajectory.more = true;
}

After Recording::end(Outcome outcome) {
    trajectory.outcome = outcome;
    return After::done;
}

After Recording::rest(Rail::Spot at) {
    note(Event::Kind::rest, rail.place(at).touching, {0, 0}, {0, 0});
    trajectory.segments.push_back({t, t, Rest{at}, angle, 0, damping, impact, dry, rolling, air});
    return end(Outcome::rest);
}

After Recording::leave(const Riding& from, Point with) {
    const Rail::Place place = rail.place(from.spot);
    note(Event::Kind::takeOff, place.touching, place.velocity(from.v), with);
    state = from;
    centre = place.centre;
    velocity = with;
    return After::flight;
}

} // namespace talweg::track
