#include "systems/rover/report.h"

#include "base/number.h"
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

std::string count(std::int64_t n, const char* one, const char* many) {
    return n == 1 ? std::string("1 ") + one : std::to_string(n) + " " + many;
}

/// Follows the name of a place: " 3.29 m above the floor".
std::string above(const Inputs& in, const Trajectory& trajectory) {
    const bool floor = in.terrain == Terrain::valley || in.terrain == Terrain::gully;
    const std::string comma = in.terrain == Terrain::profile ? "," : ""; // its faces have numbers for names
    return comma + " " + withDecimals(trajectory.height - trajectory.lowest)
           + (floor ? " m above the floor" : " m above the lowest ground");
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
double greatestHeight(const Ground& ground, const Trajectory& trajectory) {
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
    const std::string how = event.sticks ? ", sticks" : ", slips";
    const std::int64_t listed = std::min(event.count, listedImpacts);
    for (std::int64_t n = 1; n <= listed; ++n) {
        const State after = afterImpact(bouncing, segment.start, n);
        // Just before the impact: the flight before it, to its end.
        State before = afterImpact(bouncing, segment.start, n - 1);
        before.x = after.x;
        before.y = after.y;
        before.vy -= bouncing.g * (bouncing.train.time(n) - bouncing.train.time(n - 1));
        events.push_back(runEvent(ground, segment.from + bouncing.train.time(n), "impact",
                                  "Impact on " + place + how, segment.piece, before, after, true));
    }
    if (listed == event.count) return;
    const std::string rest = event.count == BounceTrain::infinite
                                 ? "Bouncing dies out on " + place
                                 : std::to_string(event.count - listed) + " further impacts on " + place;
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
        const std::string what = count(m_more, "further impact", "further impacts");
        events.push_back(runEvent(ground, m_last.t, "bounces",
                                  what + " on " + placeName(ground, m_last.piece), m_last.piece, m_last.after,
                                  m_last.after, false));
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
    const std::string how = event.sticks ? ", sticks" : ", slips";
    switch (event.kind) {
    case K::launch:
        return "Leaves " + place;
    case K::liftOff:
        return "Lifts off " + place;
    case K::impact:
        return "Impact on " + place + how;
    case K::corner:
        return "Impact at a corner, on " + place + how;
    case K::rolls:
        return "Rolls on " + place;
    case K::slides:
        return "Slides on " + place;
    case K::contact:
        return "Stays in contact with " + place;
    case K::rim:
        return "Rolls or slides onto " + place;
    case K::face:
        return "Passes onto " + place;
    case K::bounces:
    case K::end:
        break;
    }
    return "End of the run";
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
    const std::string after = count(trajectory.impacts, "impact", "impacts");
    const std::string time = withDecimals(trajectory.duration, trajectory.duration < 100 ? 1 : 0) + " s";
    const std::size_t piece = ground.curve.pieceAt(trajectory.end.x);
    const std::string place = placeName(ground, piece);
    const double speed = std::hypot(std::hypot(trajectory.end.vx, trajectory.end.vy), trajectory.end.side.vz);
    switch (trajectory.outcome) {
    case Outcome::crossed:
        return {"crossed",
                "Crosses after " + after + " and " + time + ", at " + withDecimals(speed) + " m/s.",
                RunOutcome::Tone::good};
    case Outcome::rebounded:
        return {"rebounded",
                "Rebounds off " + place + above(in, trajectory) + " after " + after + "; " + time + ".",
                RunOutcome::Tone::bad};
    case Outcome::turned:
        return {"turned",
                "Comes to rest on " + place + above(in, trajectory) + " and turns back, after " + after + "; "
                    + time + ".",
                RunOutcome::Tone::bad};
    case Outcome::stopped:
        return {"stopped",
                "Stays at rest on " + place + above(in, trajectory) + ", after " + after + "; " + time + ".",
                RunOutcome::Tone::bad};
    case Outcome::escaped:
        return {"escaped",
                "Leaves the terrain over " + place + " at " + withDecimals(speed) + " m/s; " + time + ".",
                RunOutcome::Tone::neutral};
    case Outcome::timeLimit:
    case Outcome::givenUp:
        break;
    }
    const std::string forEver = in.e == 1 ? " With e = 1 bouncing never dies out." : "";
    if (trajectory.outcome == Outcome::givenUp)
        return {"given-up",
                "Given up after " + workOf(in, trajectory.bound) + " and " + time + ", still moving over "
                    + place + "." + forEver,
                RunOutcome::Tone::neutral};
    return {"time-limit",
            "Still moving over " + place + " when the time limit of " + withDecimals(in.tEnd, 0)
                + " s ends the run." + forEver,
            RunOutcome::Tone::neutral};
}

} // namespace

std::string placeName(const Ground& ground, std::size_t index) {
    const OffsetPiece& piece = ground.curve.pieces[index];
    if (piece.shape == OffsetPiece::Shape::line) return ground.profile.name(piece.feature);
    if (piece.feature == 0) return "the near rim";
    if (piece.feature + 1 == ground.profile.vertices.size()) return "the far rim";
    return "the rim after " + ground.profile.name(piece.feature);
}

RunOutcome outcomeOf(const Inputs& in, const Ground& ground, const Trajectory& trajectory) {
    RunOutcome outcome = outcomeInPlane(in, ground, trajectory);
    if (!in.isSpatial()) return outcome;
    const Side& side = trajectory.end.side;
    outcome.sentence += " It ends " + withDecimals(std::abs(side.z)) + " m to the "
                        + (side.z < 0 ? "left" : "right") + " of the start";
    if (trajectory.outcome == Outcome::stopped && side.vz != 0)
        outcome.sentence += ", rolling on along the corner at " + withDecimals(std::abs(side.vz)) + " m/s";
    else if (trajectory.outcome == Outcome::stopped && !isAtRest(side))
        outcome.sentence += ", spinning on the spot";
    outcome.sentence += ".";
    return outcome;
}

std::vector<std::string> warningsOf(const Inputs& in, const Ground& ground) {
    std::vector<std::string> warnings;
    if (in.muK > in.mu)
        warnings.push_back("Kinetic friction μ′ = " + shortest(in.muK)
                           + " is larger than static friction μ = " + shortest(in.mu)
                           + "; the run uses μ′ = μ.");
    std::vector<bool> touched(ground.profile.faces(), false);
    std::string slippery;
    for (const OffsetPiece& piece : ground.curve.pieces) {
        if (piece.shape != OffsetPiece::Shape::line) continue;
        touched[piece.feature] = true;
        const double needed = rollingFrictionNeeded(ground.onLine(piece), in.k);
        if (needed > in.mu && slippery.empty())
            slippery = "Static friction μ = " + shortest(in.mu) + " is below the " + withDecimals(needed, 3)
                       + " that rolling on " + ground.profile.name(piece.feature)
                       + " needs: the body slides there.";
    }
    if (!slippery.empty()) warnings.push_back(slippery);
    std::int64_t hidden = 0;
    std::string missed;
    for (std::size_t face = 1; face + 1 < touched.size(); ++face)
        if (!touched[face] && hidden++ == 0) missed = ground.profile.name(face);
    if (hidden > 0)
        warnings.push_back("A sphere of radius " + shortest(in.b) + " m is too large to touch " + missed
                           + (hidden > 1 ? " and " + count(hidden - 1, "other face", "other faces") : "")
                           + ".");
    return warnings;
}

std::vector<Measure> measuresOf(const Ground& ground, const Trajectory& trajectory) {
    return measuresOf(measureTable(),
                      Finish{trajectory, greatestHeight(ground, trajectory), lowestFrictionToRoll(ground)});
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
    audit.emplace_back("Energy residual", scientific(trajectory.energyResidual, 0));
    audit.emplace_back("Convention", in.convention == Convention::published
                                         ? "as published (Hartl 2006), inferred from its printed results"
                                         : "consistent");
    switch (in.solver) {
    case Solver::event:
        if (in.isSpatial()) {
            audit.emplace_back("Solver", "exact, event to event; on rims and in corners integrated "
                                         "(Dormand–Prince 5(4), tolerance 1e-13)");
            audit.emplace_back("Cut-off", "bounces that slip across a face end in contact below "
                                              + shortest(steppedRestSpeed) + " m/s");
        } else
            audit.emplace_back("Solver", "exact, event to event; no time step, no cut-off on faces");
        if (in.convention == Convention::consistent)
            audit.emplace_back("Rim cut-off", "rebounds from a rim below 1e-6 m/s end in contact");
        break;
    case Solver::adaptive:
        audit.emplace_back("Solver", "adaptive Dormand–Prince 5(4), events on its dense output");
        audit.emplace_back("Cut-off", "rebounds below " + shortest(steppedRestSpeed) + " m/s end in contact");
        break;
    case Solver::rk4:
        audit.emplace_back("Solver", "Runge–Kutta, fixed step " + shortest(in.h) + " s");
        audit.emplace_back("Cut-off", "rebounds below " + shortest(steppedRestSpeed) + " m/s end in contact");
        break;
    }
    return audit;
}

} // namespace talweg::rover
