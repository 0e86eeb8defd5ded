#include "systems/rover/report.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "systems/rover/motion/corner.h"
#include "systems/rover/motion/doubts.h"
#include "systems/rover/motion/greatest_height.h"
#include "systems/rover/motion/legs.h"
#include "systems/rover/motion/reserve.h"
#include "systems/rover/motion/restart.h"
#include "systems/rover/outputs.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg::rover {

namespace {

/// Number of impacts of one train that are listed one by one; it keeps lists of events short. Tables of
/// events depend on it.
constexpr std::int64_t listedImpacts = 40;
/// Text with a place and its height: "the incline, 3.29 m above the floor".
std::string placeAbove(const Inputs& in, const Trajectory& trajectory, const std::string& place) {
    const std::string height = quantity(trajectory.height - trajectory.lowest, "m");
    if (in.terrain == Terrain::valley || in.terrain == Terrain::gully)
        return tr("%1, %2 m above the floor", place, height);
    if (in.terrain == Terrain::profile) // its faces are named by number
        return tr("%1, %2 m above the lowest ground", place, height);
    return tr("%1, %2 m above the lowest ground", place, height);
}

std::string impactOn(const std::string& place, bool sticks) {
    return sticks ? tr("Impact on %1, sticks", place) : tr("Impact on %1, slips", place);
}

std::string furtherImpacts(std::int64_t count, const std::string& place) {
    return trCount(count, "%n further impact on %1", "%n further impacts on %1", place);
}

double lowestFrictionToRoll(const Ground& ground) {
    double needed = 0;
    for (const OffsetPiece& piece : ground.curve->pieces)
        if (piece.shape == OffsetPiece::Shape::line && !piece.isUpright())
            needed = std::max(needed, rollingFrictionNeeded(ground.onLine(piece), ground.body.k));
    return needed;
}

/// The point of the ground that a sphere touches on this piece.
Point footOf(const Ground& ground, std::size_t piece, const State& state) {
    const Point centre(state.x, state.y);
    if (ground.published) return centre - Point(0, ground.body.b);
    const OffsetPiece& p = ground.curve->pieces[piece];
    const Point tangent = tangentOf(p, parameterOf(p, centre));
    return centre - ground.body.b * Point(-tangent.y(), tangent.x());
}

/// Builds the list of the events of a run.
class EventList {
public:
    EventList(double m, const Ground& ground) : m_m(m), m_ground(ground) {}

    const Ground& ground() const { return m_ground; }
    void add(double t, std::string kind, std::string label, std::size_t piece, const State& before,
             const State& after, const std::optional<Strike>& strike, bool marked) {
        // The mark of the end is at the centre, which may be in the air.
        const Point place = kind == "end" ? Point(before.x, before.y) : footOf(m_ground, piece, before);
        const Happening happening{before, after, strike, m_m, m_ground.law};
        m_events.push_back(
            {t, std::move(kind), std::move(label), place, marked, valuesOf(eventTable(), happening)});
    }
    /// Adds an event that does not change the motion.
    void tell(double t, std::string kind, std::string label, std::size_t piece, const State& at) {
        add(t, std::move(kind), std::move(label), piece, at, at, {}, false);
    }
    std::vector<RunEvent> take() { return std::move(m_events); }

private:
    double m_m; ///< mass, kg
    const Ground& m_ground;
    std::vector<RunEvent> m_events;
};

/// The n-th impact of a train, from the states before and after it.
Strike strikeOf(const Bouncing& b, std::int64_t n, const State& before, const State& after) {
    const Point along = b.train.impulse(n);
    Strike strike{speedsOn(b.tangent, before), {}};
    strike.hit.after = speedsOn(b.tangent, after);
    strike.hit.impulse = {along.x(), along.y(), 0};
    strike.hit.sticks = b.train.sticks();
    return strike;
}

/// Lists the first `listed` impacts of a train.
void listImpacts(const Bouncing& bouncing, const Segment& segment, std::int64_t listed,
                 const std::string& label, EventList& events) {
    for (std::int64_t n = 1; n <= listed; ++n) {
        const State after = afterImpact(bouncing, segment.start, n);
        // The state before the impact is that at the end of the previous flight.
        State before = afterImpact(bouncing, segment.start, n - 1);
        before.x = after.x;
        before.y = after.y;
        before.side.z = after.side.z;
        const double flight = bouncing.train.time(n) - bouncing.train.time(n - 1);
        before.vx += bouncing.drag.x() * flight;
        before.vy += (bouncing.drag.y() - bouncing.g) * flight;
        events.add(segment.from + bouncing.train.time(n), "impact", label, segment.piece, before, after,
                   strikeOf(bouncing, n, before, after), true);
    }
}

void listImpacts(const BouncingInAir& bouncing, const Segment& segment, std::int64_t listed,
                 const std::string& label, EventList& events) {
    for (std::int64_t n = 1; n <= listed; ++n) {
        const State after = afterImpact(bouncing, segment.start, n);
        const State before = beforeImpact(bouncing, segment.start, n);
        Strike strike{speedsOn(bouncing.tangent, before), {}};
        double& rise = strike.before.velocity.y();
        rise = std::min(0.0, rise);
        strike.hit = impact(strike.before, events.ground().body, events.ground().law);
        events.add(segment.from + bouncing.bounces.after(n).time, "impact", label, segment.piece, before,
                   after, strike, true);
    }
}

void listBounces(const Trajectory& trajectory, const Event& event, EventList& events) {
    const Segment& segment = trajectory.segments[event.segment];
    const std::string place = placeName(events.ground(), segment.piece);
    const std::int64_t listed = std::min(event.count, listedImpacts);
    const std::string label = impactOn(place, event.sticks);
    if (const auto* many = std::get_if<BouncingInAir>(&segment.kind))
        listImpacts(*many, segment, listed, label, events);
    else
        listImpacts(std::get<Bouncing>(segment.kind), segment, listed, label, events);
    if (listed == event.count) return;
    const std::string rest = event.count == BounceTrain::infinite
                                 ? tr("Bouncing dies out on %1", place)
                                 : furtherImpacts(event.count - listed, place);
    events.tell(segment.to, "bounces", rest, segment.piece, segment.state(segment.to));
}

/// Lists bounces that slip across a face, which are solved one by one, like those of a train: the first
/// impacts, then the number of the others.
class BouncesApart {
public:
    /// Whether the event is only counted.
    bool takes(const Event& event) {
        const bool goesOn = event.kind == Event::Kind::impact && event.piece == m_piece;
        m_impacts = goesOn ? m_impacts + 1 : event.kind == Event::Kind::impact ? 1 : 0;
        m_piece = event.piece;
        if (m_impacts <= listedImpacts || isAtRest(event.after.side)) return false;
        m_last = event;
        ++m_more;
        return true;
    }
    void close(EventList& events) {
        if (m_more == 0) return;
        events.tell(m_last.t, "bounces", furtherImpacts(m_more, placeName(events.ground(), m_last.piece)),
                    m_last.piece, m_last.after);
        m_more = 0;
    }

private:
    std::size_t m_piece = 0;
    std::int64_t m_impacts = 0, m_more = 0;
    Event m_last;
};

std::string labelOf(const Ground& ground, const Event& event) {
    using K = Event::Kind;
    const std::string place = placeName(ground, event.piece);
    switch (event.kind) {
    case K::launch:
        return tr("Leaves %1", place);
    case K::liftOff:
        return tr("Lifts off %1", place);
    case K::impact:
        return impactOn(place, event.sticks);
    case K::corner:
        return event.sticks ? tr("Impact on %1 at a corner, sticks", place)
                            : tr("Impact on %1 at a corner, slips", place);
    case K::rolls:
        return tr("Rolls on %1", place);
    case K::slides:
        return tr("Slides on %1", place);
    case K::contact:
        return tr("Stays in contact with %1", place);
    case K::rim:
        return tr("Rolls or slides onto %1", place);
    case K::face:
        return tr("Passes onto %1", place);
    case K::verdict:
        return tr("Turns back on %1; outcome decided", place);
    case K::bounces:
    case K::end:
        break;
    }
    return tr("End of the run");
}

const char* kindOf(Event::Kind kind) {
    using K = Event::Kind;
    switch (kind) {
    case K::launch:
        return "launch";
    case K::liftOff:
        return "lift-off";
    case K::impact:
        return "impact";
    case K::corner:
        return "corner";
    case K::bounces:
        return "bounces";
    case K::contact:
        return "contact";
    case K::rolls:
        return "rolls";
    case K::slides:
        return "slides";
    case K::rim:
        return "rim";
    case K::face:
        return "face";
    case K::verdict:
        return "verdict";
    case K::end:
        break;
    }
    return "end";
}

/// The piece above which a run ends or, if it ends at a wall, the wall.
std::size_t pieceAtEnd(const Ground& ground, const Trajectory& trajectory) {
    const bool onWall = !trajectory.inTheAir && ground.curve->pieces[trajectory.piece].isUpright();
    return onWall ? trajectory.piece : ground.curve->pieceAt(trajectory.end.x);
}

/// The name of the face at whose foot a sphere rests in a corner; empty if it rests elsewhere.
std::string faceAbove(const Ground& ground, const Trajectory& trajectory) {
    const OffsetPiece& piece = ground.curve->pieces[trajectory.piece];
    const Point centre{trajectory.end.x, trajectory.end.y};
    const auto corner = cornerAt(ground, {trajectory.piece, parameterOf(piece, centre)});
    if (!corner) return {};
    const auto faceOf = [&](const PlaceOnPiece& side, std::size_t beyondRim) {
        const OffsetPiece& touched = ground.curve->pieces[side.piece];
        const bool isRim = touched.shape == OffsetPiece::Shape::arc;
        return ground.profile.name(touched.feature + (isRim ? beyondRim : 0));
    };
    return tiltAt(ground, corner->right) > levelTilt ? faceOf(corner->right, 0) : faceOf(corner->left, 1);
}

RunOutcome staysAtRest(const Inputs& in, const Ground& ground, const Trajectory& trajectory,
                       const std::string& high, const std::string& time) {
    const std::string above = in.isSpatial() ? std::string() : faceAbove(ground, trajectory);
    const auto stopped = [](std::string sentence) {
        return RunOutcome{"stopped", std::move(sentence), RunOutcome::Tone::bad};
    };
    if (trajectory.duration == 0 && !in.isSpatial())
        return stopped(above.empty() ? tr("Does not move: stays at rest on %1.", high)
                                     : tr("Does not move: stays at rest at the foot of %1.", above));
    if (!above.empty() && trajectory.impacts == 0)
        return stopped(tr("Stuck at the foot of %1 (no impacts, %2 s).", above, time));
    if (!above.empty())
        return stopped(trCount(trajectory.impacts, "Stuck at the foot of %1 (%n impact, %2 s).",
                               "Stuck at the foot of %1 (%n impacts, %2 s).", above, time));
    if (trajectory.impacts == 0) return stopped(tr("Stops on %1 (no impacts, %2 s).", high, time));
    return stopped(trCount(trajectory.impacts, "Stops on %1 (%n impact, %2 s).",
                           "Stops on %1 (%n impacts, %2 s).", high, time));
}

/// The sentence, followed by the wind that would start a rover at rest, if there is such a wind.
std::string withRestartWind(const std::string& sentence, const Ground& ground, const Trajectory& trajectory) {
    const double wind = restartWind(ground, trajectory);
    if (!std::isfinite(wind)) return sentence;
    const std::string speed = quantity(wind, "m/s", 1);
    if (trajectory.duration == 0) return tr("%1 A wind of %2 m/s would move the rover.", sentence, speed);
    if (!faceAbove(ground, trajectory).empty())
        return tr("%1 A wind of %2 m/s would free the rover.", sentence, speed);
    return tr("%1 A wind of %2 m/s would move the rover again.", sentence, speed);
}

/// Whether a headwind has carried the sphere back over the near side.
bool isBlownBack(const Inputs& in, const Ground& ground, const Trajectory& trajectory) {
    return ground.air.drag > 0 && in.wind < 0 && trajectory.end.vx < 0;
}

RunOutcome outcomeInPlane(const Inputs& in, const Ground& ground, const Trajectory& trajectory) {
    const std::int64_t impacts = trajectory.impacts;
    const std::string time = withDecimals(trajectory.duration, trajectory.duration < 100 ? 1 : 0);
    const std::size_t piece = pieceAtEnd(ground, trajectory);
    const std::string place = placeName(ground, piece);
    const std::string high = placeAbove(in, trajectory, place);
    const std::string speed =
        quantity(std::hypot(std::hypot(trajectory.end.vx, trajectory.end.vy), trajectory.end.side.vz), "m/s");
    switch (trajectory.outcome) {
    case Outcome::crossed:
        return {"crossed",
                impacts == 0 ? tr("Crosses at %2 m/s (no impacts, %1 s).", time, speed)
                             : trCount(impacts, "Crosses at %2 m/s (%n impact, %1 s).",
                                       "Crosses at %2 m/s (%n impacts, %1 s).", time, speed),
                RunOutcome::Tone::good};
    case Outcome::rebounded:
        return {"rebounded",
                trCount(impacts, "Rebounds on %1 (%n impact, %2 s).", "Rebounds on %1 (%n impacts, %2 s).",
                        high, time),
                RunOutcome::Tone::bad};
    case Outcome::turned:
        return {"turned",
                impacts == 0 ? tr("Turns back on %1 (no impacts, %2 s).", high, time)
                             : trCount(impacts, "Turns back on %1 (%n impact, %2 s).",
                                       "Turns back on %1 (%n impacts, %2 s).", high, time),
                RunOutcome::Tone::bad};
    case Outcome::stopped:
        return staysAtRest(in, ground, trajectory, high, time);
    case Outcome::escaped:
        if (isBlownBack(in, ground, trajectory))
            return {"escaped", tr("Blown back over %1 at %2 m/s, after %3 s.", place, speed, time),
                    RunOutcome::Tone::neutral};
        return {"escaped", tr("Leaves the terrain over %1 at %2 m/s, after %3 s.", place, speed, time),
                RunOutcome::Tone::neutral};
    case Outcome::timeLimit:
    case Outcome::givenUp:
        break;
    }
    const bool givenUp = trajectory.outcome == Outcome::givenUp;
    std::string moving =
        givenUp ? tr("Aborted after %1 and %2 s while still moving over %3.", workOf(in, trajectory.bound),
                     time, place)
                : tr("Still moving over %1 at the time limit of %2 s.", place, withDecimals(in.tEnd, 0));
    if (in.e == 1) moving = tr("%1 With e = 1, bouncing never dies out.", moving);
    return {givenUp ? "given-up" : "time-limit", std::move(moving), RunOutcome::Tone::neutral};
}

/// A sentence with the distance across between the end and the start.
std::string endBeside(const Trajectory& trajectory) {
    const Side& side = trajectory.end.side;
    const std::string far = quantity(std::abs(side.z), "m");
    const bool left = side.z < 0;
    if (trajectory.outcome == Outcome::stopped && side.vz != 0) {
        const std::string speed = quantity(std::abs(side.vz), "m/s");
        return left ? tr("The rover ends %1 m to the left of the start, rolling along the corner at %2 m/s.",
                         far, speed)
                    : tr("The rover ends %1 m to the right of the start, rolling along the corner at %2 m/s.",
                         far, speed);
    }
    if (trajectory.outcome == Outcome::stopped && !isAtRest(side))
        return left ? tr("The rover ends %1 m to the left of the start, spinning on the spot.", far)
                    : tr("The rover ends %1 m to the right of the start, spinning on the spot.", far);
    return left ? tr("The rover ends %1 m to the left of the start.", far)
                : tr("The rover ends %1 m to the right of the start.", far);
}

} // namespace

std::string placeName(const Ground& ground, std::size_t index) {
    TALWEG_EXPECTS(index < ground.curve->pieces.size());
    const OffsetPiece& piece = ground.curve->pieces[index];
    if (piece.shape == OffsetPiece::Shape::line) return ground.profile.name(piece.feature);
    if (piece.feature == 0) return tr("the near rim");
    if (piece.feature + 1 == ground.profile.vertices.size()) return tr("the far rim");
    return tr("the rim after %1", ground.profile.name(piece.feature));
}

RunOutcome outcomeOf(const Inputs& in, const Ground& ground, const Trajectory& verdict) {
    RunOutcome outcome = outcomeInPlane(in, ground, verdict);
    outcome.sentence = withRestartWind(outcome.sentence, ground, verdict);
    if (in.isSpatial()) outcome.sentence = tr("%1 %2", outcome.sentence, endBeside(verdict));
    return outcome;
}

std::string endAfterVerdict(const Inputs& in, const Ground& ground, const Trajectory& whole) {
    const std::string time = withDecimals(whole.duration, whole.duration < 100 ? 1 : 0);
    const std::string place = placeName(ground, pieceAtEnd(ground, whole));
    const std::string x = quantity(whole.end.x, "m");
    switch (whole.outcome) {
    case Outcome::crossed:
        return tr("The rover then crosses at a later attempt, after %1 s.", time);
    case Outcome::stopped:
        if (const std::string above = faceAbove(ground, whole); !above.empty() && !in.isSpatial())
            return withRestartWind(
                tr("The rover then gets stuck at the foot of %1, %2 m downrange, after %3 s.", above, x,
                   time),
                ground, whole);
        return withRestartWind(tr("The rover then stops on %1, %2 m downrange, after %3 s.", place, x, time),
                               ground, whole);
    case Outcome::escaped:
        if (isBlownBack(in, ground, whole))
            return tr("The rover is then blown back over %1, after %2 s.", place, time);
        return tr("The rover then leaves the terrain over %1, after %2 s.", place, time);
    default:
        break;
    }
    return tr("The rover is then still moving over %1, %2 m downrange, after %3 s.", place, x, time);
}

std::vector<std::string> warningsOf(const Inputs& in, const Ground& ground) {
    std::vector<std::string> warnings;
    if (in.muK > in.mu)
        warnings.push_back(tr("Kinetic friction μ′ = %1 exceeds static friction μ = %2; the run uses μ′ = μ.",
                              shortest(in.muK), shortest(in.mu)));
    std::vector<bool> touched(ground.profile.faces(), false);
    std::string slippery;
    for (const OffsetPiece& piece : ground.curve->pieces) {
        if (piece.shape != OffsetPiece::Shape::line) continue;
        touched[piece.feature] = true;
        if (piece.isUpright()) continue; // nothing rolls on a wall
        const double needed = rollingFrictionNeeded(ground.onLine(piece), in.k());
        if (needed > ground.law.mu && slippery.empty())
            slippery = tr("The rover slides on %3: rolling there needs a static friction μ of at least %2, "
                          "but μ is %1.",
                          shortest(in.mu), withDecimals(needed, 3), ground.profile.name(piece.feature));
    }
    if (!slippery.empty()) warnings.push_back(slippery);
    std::int64_t hidden = 0;
    std::string missed;
    for (std::size_t face = 1; face + 1 < touched.size(); ++face)
        if (!touched[face] && hidden++ == 0) missed = ground.profile.name(face);
    if (hidden == 1)
        warnings.push_back(
            tr("A sphere of radius %1 m is too large to touch %2.", quantityInFull(in.b, "m"), missed));
    else if (hidden > 1)
        warnings.push_back(trCount(hidden - 1,
                                   "A sphere of radius %1 m is too large to touch %2 and %n other face.",
                                   "A sphere of radius %1 m is too large to touch %2 and %n other faces.",
                                   quantityInFull(in.b, "m"), missed));
    return warnings;
}

std::vector<Measure> measuresOf(const Inputs& in, const Ground& ground, const Trajectory& verdict,
                                const Trajectory& whole) {
    return measuresOf(measureTable(),
                      Finish{verdict, whole, in.m, maxHeight(ground, verdict), reserve(in, ground, verdict),
                             lowestFrictionToRoll(ground), restartWind(ground, whole)});
}

std::vector<RunEvent> eventsOf(const Inputs& in, const Ground& ground, const Trajectory& trajectory) {
    using K = Event::Kind;
    EventList events(in.m, ground);
    BouncesApart apart;
    for (const Event& event : trajectory.events) {
        if (event.kind == K::bounces) {
            apart.close(events);
            listBounces(trajectory, event, events);
            continue;
        }
        if (apart.takes(event)) continue;
        apart.close(events);
        const bool marked = event.kind == K::impact || event.kind == K::corner || event.kind == K::end;
        events.add(event.t, kindOf(event.kind), labelOf(ground, event), event.piece, event.before,
                   event.after, event.strike, marked);
    }
    return events.take();
}

ResultTable phasesOf(const Inputs& in, const Ground& ground, const Trajectory& trajectory) {
    ResultTable table = resultTable("phases", tr("Phases"), phaseTable());
    const auto& segments = trajectory.segments;
    for (std::size_t i = 0; i < segments.size();) {
        const Segment& first = segments[i];
        std::size_t next = i + 1;
        while (next < segments.size() && segments[next].mode() == first.mode()
               && segments[next].piece == first.piece)
            ++next;
        const Segment& last = segments[next - 1];
        const Losses& after = next < segments.size() ? segments[next].lossesBefore : trajectory.losses;
        i = next;
        if (first.from == last.to && after.total() == first.lossesBefore.total())
            continue; // skips segments in which nothing changes
        addRow(table, phaseTable(),
               Phase{first.mode(), placeName(ground, first.piece), first.from, last.to, first.start,
                     last.state(last.to), first.lossesBefore, after, in.m, in.g});
    }
    return table;
}

std::vector<std::pair<std::string, std::string>> auditOf(const Inputs& in, const Trajectory& trajectory) {
    std::vector<std::pair<std::string, std::string>> audit;
    const std::string slowest = scientific(reboundFraction, 0);
    audit.emplace_back(tr("Energy residual"), scientific(trajectory.energyResidual, 0));
    audit.emplace_back(tr("Convention"), in.convention == Convention::published ? tr(
                                             "as published (Hartl 2006), inferred from its printed results")
                                                                                : tr("consistent"));
    switch (in.solver) {
    case Solver::event:
        if (in.isResisted()) {
            audit.emplace_back(tr("Solver"), tr("exact on faces; Taylor series of order %1 in flight and on "
                                                "rims (truncation error below rounding error)",
                                                std::to_string(seriesOrder)));
            audit.emplace_back(
                tr("Bounces"),
                tr("solved one by one; averaged or summed when successive bounces differ little"));
        } else if (in.isSpatial()) {
            audit.emplace_back(tr("Solver"), tr("exact between events; on rims and in corners, integrated by "
                                                "Dormand–Prince 5(4) with tolerance 1e-13"));
            audit.emplace_back(
                tr("Cut-off"),
                tr("rebound speeds below %1 √(g b) are treated as contact if the bounces have lateral slip",
                   slowest));
        } else
            audit.emplace_back(tr("Solver"),
                               tr("exact between events; no time step and no cut-off speed on faces"));
        if (in.convention == Convention::consistent)
            audit.emplace_back(tr("Rim cut-off"),
                               tr("rebound speeds below %1 √(g b) at a rim are treated as contact", slowest));
        break;
    case Solver::adaptive:
        audit.emplace_back(tr("Solver"),
                           tr("adaptive Dormand–Prince 5(4); events are located on its dense output"));
        audit.emplace_back(tr("Cut-off"),
                           tr("rebound speeds below %1 √(g b) are treated as contact", slowest));
        break;
    case Solver::handRk4:
    case Solver::handEuler:
        audit.emplace_back(
            tr("Solver"),
            in.solver == Solver::handEuler
                ? tr("hand-coded Euler method, fixed step %1 s; events are not located", shortest(in.h))
                : tr("hand-coded Runge–Kutta method, fixed step %1 s; events are not located",
                     shortest(in.h)));
        audit.emplace_back(
            tr("Cut-off"),
            tr("rebound speeds below %1 m/s are treated as contact (flights shorter than two steps)",
               quantityInFull(in.g * in.h, "m/s")));
        break;
    case Solver::rk4:
        audit.emplace_back(tr("Solver"), tr("Runge–Kutta, fixed step %1 s", shortest(in.h)));
        audit.emplace_back(tr("Cut-off"),
                           tr("rebound speeds below %1 √(g b) are treated as contact", slowest));
        break;
    }
    return audit;
}

} // namespace talweg::rover
