#include "systems/rover/report.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/rover/motion/doubts.h"
#include "systems/rover/motion/stepped_legs.h"
#include "systems/rover/outputs.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg::rover {

namespace {

/// Keeps lists of events short: of one train so many impacts are listed one by one. Tables of events depend
/// on it.
constexpr std::int64_t listedImpacts = 40;
/// Bounds the flights of one train among which the highest is looked for: later ones are lower than rounding
/// shows.
constexpr std::int64_t apexesCompared = 1000;

/// Tells rising ground from level ground, rad: smaller is rounding of the terrain's points, from which the
/// greatest height would be counted.
constexpr double climbingTilt = 1e-9;

/// A place and its height: "the incline 3.29 m above the floor".
std::string placeAbove(const Inputs& in, const Trajectory& trajectory, const std::string& place) {
    const std::string height = withDecimals(trajectory.height - trajectory.lowest);
    if (in.terrain == Terrain::valley || in.terrain == Terrain::gully)
        return tr("%1 %2 m above the floor", place, height);
    if (in.terrain == Terrain::profile) // its faces have numbers for names
        return tr("%1, %2 m above the lowest ground", place, height);
    return tr("%1 %2 m above the lowest ground", place, height);
}

std::string impactOn(const std::string& place, bool sticks) {
    return sticks ? tr("Impact on %1, sticks", place) : tr("Impact on %1, slips", place);
}

std::string furtherImpacts(std::int64_t count, const std::string& place) {
    return trCount(count, "%n further impact on %1", "%n further impacts on %1", place);
}

double lowestFrictionToRoll(const Ground& ground) {
    double needed = 0;
    for (const OffsetPiece& piece : ground.curve.pieces)
        if (piece.shape == OffsetPiece::Shape::line)
            needed = std::max(needed, rollingFrictionNeeded(ground.onLine(piece), ground.body.k));
    return needed;
}

/// The greatest elevation over a train of bounces: later ones only matter while they climb, and each is lower
/// than the last.
double highest(const Bouncing& b) {
    double y = -std::numeric_limits<double>::infinity();
    for (std::int64_t n = 0; n < std::min(b.impacts, apexesCompared); ++n) {
        const double place = b.anchor.y() + b.train.place(n) * b.tangent.y();
        const double rise = b.train.velocity(n) * b.tangent.y() + b.train.rebound(n) * b.normal.y();
        // Uphill it may land before it has stopped rising.
        const double lasts = b.train.time(n + 1) - b.train.time(n);
        const double apex = std::clamp(rise / b.g, 0.0, lasts);
        y = std::max(y, place + apex * (rise - 0.5 * b.g * apex));
    }
    return y;
}

/// The greatest elevation of the centre in a stretch of a smooth motion with at most one place in it where it
/// stops rising: there, or at an end.
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

/// The greatest elevation of the centre in a segment.
double highest(const Segment& segment) {
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

/// The greatest elevation of the sphere's lowest point once it has touched rising ground; NaN if it never
/// did.
double maxHeight(const Ground& ground, const Trajectory& trajectory) {
    double greatest = std::nan("");
    bool climbing = false;
    for (const Segment& segment : trajectory.segments) {
        const OffsetPiece& piece = ground.curve.pieces[segment.piece];
        climbing = climbing || (piece.shape == OffsetPiece::Shape::line && piece.tilt > climbingTilt);
        if (!climbing) continue;
        const double height = highest(segment) - ground.body.b;
        if (!(greatest >= height)) greatest = height;
    }
    return greatest;
}

/// Where the sphere touches the ground that the piece follows.
Point footOf(const Ground& ground, std::size_t piece, const State& state) {
    const Point centre(state.x, state.y);
    if (ground.published) return centre - Point(0, ground.body.b);
    const OffsetPiece& p = ground.curve.pieces[piece];
    const Point tangent = tangentOf(p, parameterOf(p, centre));
    return centre - ground.body.b * Point(-tangent.y(), tangent.x());
}

RunEvent runEvent(const Ground& ground, double t, std::string kind, std::string label, std::size_t piece,
                  const State& before, const State& after, bool marked) {
    // The end is marked where the centre is: it may be in the air.
    const Point place = kind == "end" ? Point(before.x, before.y) : footOf(ground, piece, before);
    return {t, std::move(kind), std::move(label), place, marked, valuesOf(eventTable(), before, after)};
}

void listBounces(const Ground& ground, const Trajectory& trajectory, const Event& event,
                 std::vector<RunEvent>& events) {
    const Segment& segment = trajectory.segments[event.segment];
    const auto& bouncing = std::get<Bouncing>(segment.kind);
    const std::string place = placeName(ground, segment.piece);
    const std::int64_t listed = std::min(event.count, listedImpacts);
    for (std::int64_t n = 1; n <= listed; ++n) {
        const State after = afterImpact(bouncing, segment.start, n);
        // Just before the impact: the flight before it, to its end.
        State before = afterImpact(bouncing, segment.start, n - 1);
        before.x = after.x;
        before.y = after.y;
        before.vy -= bouncing.g * (bouncing.train.time(n) - bouncing.train.time(n - 1));
        events.push_back(runEvent(ground, segment.from + bouncing.train.time(n), "impact",
                                  impactOn(place, event.sticks), segment.piece, before, after, true));
    }
    if (listed == event.count) return;
    const std::string rest = event.count == BounceTrain::infinite
                                 ? tr("Bouncing dies out on %1", place)
                                 : furtherImpacts(event.count - listed, place);
    const State end = segment.state(segment.to);
    events.push_back(runEvent(ground, segment.to, "bounces", rest, segment.piece, end, end, false));
}

/// Bounces that slip across a face are solved one by one. They are listed like those of a train: the first
/// impacts, then how many more there are.
class BouncesApart {
public:
    /// Whether the event is one of those that are only counted.
    bool takes(const Event& event) {
        const bool goesOn = event.kind == Event::Kind::impact && event.piece == m_piece;
        m_impacts = goesOn ? m_impacts + 1 : event.kind == Event::Kind::impact ? 1 : 0;
        m_piece = event.piece;
        if (m_impacts <= listedImpacts || isAtRest(event.after.side)) return false;
        m_last = event;
        ++m_more;
        return true;
    }
    void close(const Ground& ground, std::vector<RunEvent>& events) {
        if (m_more == 0) return;
        events.push_back(runEvent(ground, m_last.t, "bounces",
                                  furtherImpacts(m_more, placeName(ground, m_last.piece)), m_last.piece,
                                  m_last.after, m_last.after, false));
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
        return event.sticks ? tr("Impact at a corner, on %1, sticks", place)
                            : tr("Impact at a corner, on %1, slips", place);
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
    case K::end:
        break;
    }
    return "end";
}

RunOutcome outcomeInPlane(const Inputs& in, const Ground& ground, const Trajectory& trajectory) {
    const std::int64_t impacts = trajectory.impacts;
    const std::string time = withDecimals(trajectory.duration, trajectory.duration < 100 ? 1 : 0);
    const std::size_t piece = ground.curve.pieceAt(trajectory.end.x);
    const std::string place = placeName(ground, piece);
    const std::string high = placeAbove(in, trajectory, place);
    const std::string speed =
        withDecimals(std::hypot(std::hypot(trajectory.end.vx, trajectory.end.vy), trajectory.end.side.vz));
    switch (trajectory.outcome) {
    case Outcome::crossed:
        return {"crossed",
                trCount(impacts, "Crosses after %n impact and %1 s, at %2 m/s.",
                        "Crosses after %n impacts and %1 s, at %2 m/s.", time, speed),
                RunOutcome::Tone::good};
    case Outcome::rebounded:
        return {"rebounded",
                trCount(impacts, "Rebounds off %1 after %n impact; %2 s.",
                        "Rebounds off %1 after %n impacts; %2 s.", high, time),
                RunOutcome::Tone::bad};
    case Outcome::turned:
        return {"turned",
                trCount(impacts, "Comes to rest on %1 and turns back, after %n impact; %2 s.",
                        "Comes to rest on %1 and turns back, after %n impacts; %2 s.", high, time),
                RunOutcome::Tone::bad};
    case Outcome::stopped:
        return {"stopped",
                trCount(impacts, "Stays at rest on %1, after %n impact; %2 s.",
                        "Stays at rest on %1, after %n impacts; %2 s.", high, time),
                RunOutcome::Tone::bad};
    case Outcome::escaped:
        return {"escaped", tr("Leaves the terrain over %1 at %2 m/s; %3 s.", place, speed, time),
                RunOutcome::Tone::neutral};
    case Outcome::timeLimit:
    case Outcome::givenUp:
        break;
    }
    const bool givenUp = trajectory.outcome == Outcome::givenUp;
    std::string moving = givenUp ? tr("Given up after %1 and %2 s, still moving over %3.",
                                      workOf(in, trajectory.bound), time, place)
                                 : tr("Still moving over %1 when the time limit of %2 s ends the run.", place,
                                      withDecimals(in.tEnd, 0));
    if (in.e == 1) moving = tr("%1 With e = 1 bouncing never dies out.", moving);
    return {givenUp ? "given-up" : "time-limit", std::move(moving), RunOutcome::Tone::neutral};
}

/// How far beside the start it ends, as a sentence.
std::string endBeside(const Trajectory& trajectory) {
    const Side& side = trajectory.end.side;
    const std::string far = withDecimals(std::abs(side.z));
    const bool left = side.z < 0;
    if (trajectory.outcome == Outcome::stopped && side.vz != 0) {
        const std::string speed = withDecimals(std::abs(side.vz));
        return left ? tr("It ends %1 m to the left of the start, rolling on along the corner at %2 m/s.", far,
                         speed)
                    : tr("It ends %1 m to the right of the start, rolling on along the corner at %2 m/s.",
                         far, speed);
    }
    if (trajectory.outcome == Outcome::stopped && !isAtRest(side))
        return left ? tr("It ends %1 m to the left of the start, spinning on the spot.", far)
                    : tr("It ends %1 m to the right of the start, spinning on the spot.", far);
    return left ? tr("It ends %1 m to the left of the start.", far)
                : tr("It ends %1 m to the right of the start.", far);
}

} // namespace

std::string placeName(const Ground& ground, std::size_t index) {
    TALWEG_EXPECTS(index < ground.curve.pieces.size());
    const OffsetPiece& piece = ground.curve.pieces[index];
    if (piece.shape == OffsetPiece::Shape::line) return ground.profile.name(piece.feature);
    if (piece.feature == 0) return tr("the near rim");
    if (piece.feature + 1 == ground.profile.vertices.size()) return tr("the far rim");
    return tr("the rim after %1", ground.profile.name(piece.feature));
}

RunOutcome outcomeOf(const Inputs& in, const Ground& ground, const Trajectory& trajectory) {
    RunOutcome outcome = outcomeInPlane(in, ground, trajectory);
    if (in.isSpatial()) outcome.sentence = tr("%1 %2", outcome.sentence, endBeside(trajectory));
    return outcome;
}

std::vector<std::string> warningsOf(const Inputs& in, const Ground& ground) {
    std::vector<std::string> warnings;
    if (in.muK > in.mu)
        warnings.push_back(
            tr("Kinetic friction μ′ = %1 is larger than static friction μ = %2; the run uses μ′ = μ.",
               shortest(in.muK), shortest(in.mu)));
    std::vector<bool> touched(ground.profile.faces(), false);
    std::string slippery;
    for (const OffsetPiece& piece : ground.curve.pieces) {
        if (piece.shape != OffsetPiece::Shape::line) continue;
        touched[piece.feature] = true;
        const double needed = rollingFrictionNeeded(ground.onLine(piece), in.k);
        if (needed > in.mu && slippery.empty())
            slippery =
                tr("Static friction μ = %1 is below the %2 that rolling on %3 needs: the body slides there.",
                   shortest(in.mu), withDecimals(needed, 3), ground.profile.name(piece.feature));
    }
    if (!slippery.empty()) warnings.push_back(slippery);
    std::int64_t hidden = 0;
    std::string missed;
    for (std::size_t face = 1; face + 1 < touched.size(); ++face)
        if (!touched[face] && hidden++ == 0) missed = ground.profile.name(face);
    if (hidden == 1)
        warnings.push_back(tr("A sphere of radius %1 m is too large to touch %2.", shortest(in.b), missed));
    else if (hidden > 1)
        warnings.push_back(trCount(
            hidden - 1, "A sphere of radius %1 m is too large to touch %2 and %n other face.",
            "A sphere of radius %1 m is too large to touch %2 and %n other faces.", shortest(in.b), missed));
    return warnings;
}

std::vector<Measure> measuresOf(const Ground& ground, const Trajectory& trajectory) {
    return measuresOf(measureTable(),
                      Finish{trajectory, maxHeight(ground, trajectory), lowestFrictionToRoll(ground)});
}

std::vector<RunEvent> eventsOf(const Ground& ground, const Trajectory& trajectory) {
    using K = Event::Kind;
    std::vector<RunEvent> events;
    BouncesApart apart;
    for (const Event& event : trajectory.events) {
        if (event.kind == K::bounces) {
            apart.close(ground, events);
            listBounces(ground, trajectory, event, events);
            continue;
        }
        if (apart.takes(event)) continue;
        apart.close(ground, events);
        const bool marked = event.kind == K::impact || event.kind == K::corner || event.kind == K::end;
        events.push_back(runEvent(ground, event.t, kindOf(event.kind), labelOf(ground, event), event.piece,
                                  event.before, event.after, marked));
    }
    return events;
}

std::vector<std::pair<std::string, std::string>> auditOf(const Inputs& in, const Trajectory& trajectory) {
    std::vector<std::pair<std::string, std::string>> audit;
    audit.emplace_back(tr("Energy residual"), scientific(trajectory.energyResidual, 0));
    audit.emplace_back(tr("Convention"), in.convention == Convention::published ? tr(
                                             "as published (Hartl 2006), inferred from its printed results")
                                                                                : tr("consistent"));
    switch (in.solver) {
    case Solver::event:
        if (in.isSpatial()) {
            audit.emplace_back(tr("Solver"), tr("exact, event to event; on rims and in corners integrated "
                                                "(Dormand–Prince 5(4), tolerance 1e-13)"));
            audit.emplace_back(tr("Cut-off"),
                               tr("bounces that slip across a face end in contact below %1 m/s",
                                  shortest(steppedRestSpeed)));
        } else
            audit.emplace_back(tr("Solver"), tr("exact, event to event; no time step, no cut-off on faces"));
        if (in.convention == Convention::consistent)
            audit.emplace_back(tr("Rim cut-off"), tr("rebounds from a rim below 1e-6 m/s end in contact"));
        break;
    case Solver::adaptive:
        audit.emplace_back(tr("Solver"), tr("adaptive Dormand–Prince 5(4), events on its dense output"));
        audit.emplace_back(tr("Cut-off"),
                           tr("rebounds below %1 m/s end in contact", shortest(steppedRestSpeed)));
        break;
    case Solver::rk4:
        audit.emplace_back(tr("Solver"), tr("Runge–Kutta, fixed step %1 s", shortest(in.h)));
        audit.emplace_back(tr("Cut-off"),
                           tr("rebounds below %1 m/s end in contact", shortest(steppedRestSpeed)));
        break;
    }
    return audit;
}

} // namespace talweg::rover
