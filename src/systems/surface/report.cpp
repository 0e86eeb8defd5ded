#include "systems/surface/report.h"

#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "systems/sampler.h"
#include "systems/surface/outputs.h"
#include "systems/surface/published.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg::surface {

namespace {

/// Relative energy error above which the outcome states it and the run is not marked as good: 0.5 %. Exact
/// runs are far below it; the published model has errors of several percent.
constexpr double noted = 0.005;
/// Ratio of the centre's displacement to that of the contact above which a sharp bend of the ground is
/// reported as the cause of missing digits. Below it, large coordinates are reported.
constexpr double sharpGround = 100;

/// Number of step lengths in the convergence table. Each is half of the previous one and takes twice the
/// time.
constexpr int stepLengths = 4;

/// Largest number of sample rows of a segment, whatever number is requested.
constexpr double maxRowsOfSegment = 1e6;

std::string percent(double part) {
    return withDecimals(100 * part, std::abs(part) < 0.1 ? 2 : 0) + tr(" %");
}

std::vector<double> rowOf(const Solved& solved, const Moment& m) {
    const Energies energies = energiesOf(*solved.world, m);
    return valuesOf(quantityTable(), Instant{solved, m, energies, energies.mechanical() + m.losses.total()});
}

} // namespace

std::vector<double> quantitiesAt(const Solved& solved, double t) {
    return rowOf(solved, solved.trajectory.at(t));
}

Samples samplesOf(const Solved& solved, std::size_t rows) {
    const Trajectory& trajectory = solved.trajectory;
    const double spacing = trajectory.duration / static_cast<double>(std::max<std::size_t>(rows, 2));
    Sampler sampler(quantityTable().size());
    const auto add = [&](double t, const Segment& segment) {
        sampler.add(t, rowOf(solved, segment.at(t)), static_cast<int>(segment.mode));
    };
    for (const Segment& segment : trajectory.segments) {
        const double length = segment.to - segment.from;
        const int parts =
            length > 0 ? static_cast<int>(std::clamp(std::ceil(length / spacing), 2.0, maxRowsOfSegment)) : 0;
        add(segment.from, segment);
        for (int i = 1; i <= parts; ++i) {
            const double t = i == parts ? segment.to : segment.from + length * i / parts;
            add(t, segment);
        }
    }
    return sampler.take();
}

namespace {

std::string withEnergyError(const std::string& sentence, const Trajectory& r) {
    if (std::abs(r.finalEnergyError) <= noted) return sentence;
    return tr("%1 The energy residual is %2.", sentence, percent(r.finalEnergyError));
}

std::string reachesRight(const Trajectory& r, const std::string& time, const std::string& speed) {
    if (r.impacts == 0) return tr("Reaches the right end after %1 s at %2 m/s.", time, speed);
    return trCount(std::int64_t(r.impacts), "Reaches the right end after %1 s and %n impact, at %2 m/s.",
                   "Reaches the right end after %1 s and %n impacts, at %2 m/s.", time, speed);
}

std::string leavesLeft(const Trajectory& r, const std::string& time, const std::string& speed) {
    if (r.impacts == 0) return tr("Runs off the left end after %1 s at %2 m/s.", time, speed);
    return trCount(std::int64_t(r.impacts), "Runs off the left end after %1 s and %n impact, at %2 m/s.",
                   "Runs off the left end after %1 s and %n impacts, at %2 m/s.", time, speed);
}

std::string comesToRest(const Trajectory& r, const std::string& place, const std::string& time) {
    if (r.impacts == 0) return tr("Comes to rest with its centre at x = %1 m after %2 s.", place, time);
    return trCount(std::int64_t(r.impacts),
                   "Comes to rest with its centre at x = %1 m after %2 s and %n impact.",
                   "Comes to rest with its centre at x = %1 m after %2 s and %n impacts.", place, time);
}

std::string stillMoving(const Trajectory& r, const std::string& place, const std::string& speed,
                        const std::string& limit) {
    if (r.impacts == 0)
        return tr("Still moving at %2 m/s at the time limit of %3 s, with its centre at x = %1 m.", place,
                  speed, limit);
    return trCount(
        std::int64_t(r.impacts),
        "Still moving at %2 m/s at the time limit of %3 s, after %n impact, with its centre at x = %1 m.",
        "Still moving at %2 m/s at the time limit of %3 s, after %n impacts, with its centre at x = %1 m.",
        place, speed, limit);
}

} // namespace

RunOutcome outcomeOf(const Solved& solved) {
    const Trajectory& r = solved.trajectory;
    const std::string time = withDecimals(r.duration, 2);
    const std::string speed = quantity(r.end.velocity.norm(), "m/s");
    const std::string place = quantity(r.end.centre.x(), "m");
    switch (r.outcome) {
    case Outcome::right:
        return {"right", withEnergyError(reachesRight(r, time, speed), r),
                std::abs(r.finalEnergyError) <= noted ? RunOutcome::Tone::good : RunOutcome::Tone::neutral};
    case Outcome::left:
        return {"left", withEnergyError(leavesLeft(r, time, speed), r), RunOutcome::Tone::neutral};
    case Outcome::rest:
        return {"rest", comesToRest(r, place, time), RunOutcome::Tone::neutral};
    case Outcome::ranAway:
        return {"given-up",
                tr("Aborted after %1 s at x = %2 m: the energy of the regularised model grew without bound.",
                   time, place),
                RunOutcome::Tone::bad};
    case Outcome::givenUp:
        return {"given-up",
                tr("Aborted after %1 s at x = %2 m: the motion takes too many steps or events.", time, place),
                RunOutcome::Tone::bad};
    case Outcome::timeLimit:
        break;
    }
    return {"time-limit", withEnergyError(stillMoving(r, place, speed, shortest(solved.inputs.tEnd)), r),
            RunOutcome::Tone::neutral};
}

namespace {

/// A text about the parts of the ground that the body bridges. Requires at least one.
std::string bridgedText(const RollingPath& path, double radius) {
    const auto& bridged = path.bridged();
    const auto more = static_cast<std::int64_t>(bridged.size()) - 1;
    const std::string b = quantityInFull(radius, "m");
    const std::string from = quantity(bridged[0].from, "m", 3), to = quantity(bridged[0].to, "m", 3);
    if (withDecimals(bridged[0].from, 3) == withDecimals(bridged[0].to, 3)) {
        if (more == 0)
            return tr("A body of radius %1 m only just fits into the hollow at x = %2 m.", b, from);
        return trCount(
            more, "A body of radius %1 m only just fits into the hollow at x = %2 m and into %n more hollow.",
            "A body of radius %1 m only just fits into the hollow at x = %2 m and into %n more hollows.", b,
            from);
    }
    if (more == 0)
        return tr("A body of radius %1 m does not fit into the hollow between x = %2 m and %3 m: it touches "
                  "the ground at both points at once.",
                  b, from, to);
    return trCount(more,
                   "A body of radius %1 m does not fit into the hollow between x = %2 m and %3 m: it touches "
                   "the ground at both points at once. There is %n more such hollow.",
                   "A body of radius %1 m does not fit into the hollow between x = %2 m and %3 m: it touches "
                   "the ground at both points at once. There are %n more such hollows.",
                   b, from, to);
}

} // namespace

std::vector<std::string> warningsOf(const Solved& solved) {
    const Inputs& in = solved.inputs;
    std::vector<std::string> warnings;
    if (in.muK > in.muS)
        warnings.push_back(
            tr("Kinetic friction μₖ = %1 exceeds static friction μₛ = %2; the run uses μₖ = μₛ.",
               shortest(in.muK), shortest(in.muS)));
    if (!solved.world->path.bridged().empty()) warnings.push_back(bridgedText(solved.world->path, in.body.b));
    const Start start = startOf(*solved.world, in);
    if (start.seat.bridges)
        warnings.push_back(tr("The body cannot touch the ground at x₀ = %1 m and starts at x = %2 m instead.",
                              quantityInFull(in.x0, "m"),
                              quantity(solved.trajectory.start.contact.x(), "m", 3)));
    if (in.friction == Friction::regularised && solved.trajectory.airTime > 0)
        warnings.push_back(tr("The body lost contact with the ground. The regularised model cannot represent "
                              "a landing, so the energies are unreliable from then on."));
    else if (in.friction == Friction::regularised && !(solved.trajectory.energyError <= maxResidual))
        warnings.push_back(tr("The regularised model does not conserve energy; the energy residual is %1 of "
                              "the mechanical energy at the start.",
                              scientific(solved.trajectory.energyError, 1)));
    return warnings;
}

namespace {

/// A sentence about missing digits of the energy; empty if there are enough. At a sharp bend of the ground,
/// the centre moves far between two adjacent floating-point abscissae of the contact.
std::string missingDigits(const Solved& solved) {
    const RollingPath& path = solved.world->path;
    double blur = 0, where = 0, factor = 0;
    for (const Segment& segment : solved.trajectory.segments)
        for (const double t : segment.steps) {
            const Moment moment = segment.at(t);
            const std::size_t piece = path.pieceAt(moment.centre.x());
            if (segment.mode == Mode::flight || path.pieces()[piece].vertex) continue;
            const double farther = path.find(piece, moment.centre.x()).place.stretch;
            const double here = std::numeric_limits<double>::epsilon() * std::abs(moment.contact.x())
                                * std::max(1.0, farther);
            if (here <= blur) continue;
            blur = here;
            where = moment.contact.x();
            factor = farther;
        }
    if (blur < maxResidual / 10 * solved.world->body.b) return {};
    if (factor < sharpGround)
        return tr("The body is so small compared with its x coordinate that rounding of x affects the "
                  "energy. Move the ground closer to x = 0 or choose a larger body.");
    return tr("At x = %1 m the ground bends so sharply that the position of the centre, computed from x, is "
              "accurate only to %2 m.",
              quantity(where, "m", 3), quantityAsPower(blur, "m", 0));
}

} // namespace

namespace {

/// Whether runs with different steps end alike: same outcome, and nearly equal times, places and speeds.
bool endAlike(const Solved& solved, const Ending& a, const Ending& b) {
    const auto near = [](double x, double y, double scale) { return std::abs(x - y) <= sameEnd * scale; };
    const double radius = solved.inputs.body.b, slow = std::sqrt(solved.inputs.g * radius);
    const double way = std::abs(a.x - solved.trajectory.start.centre.x());
    return a.outcome == b.outcome && near(a.t, b.t, a.t) && near(a.x, b.x, std::max(way, radius))
           && near(a.speed, b.speed, std::max(a.speed, slow));
}

} // namespace

ResultTable convergenceTable(const Solved& solved, const std::stop_token& stop) {
    ResultTable table = resultTable("convergence", tr("Time step"), stepTable());
    Inputs inputs = solved.inputs;
    StepRow last;
    for (int i = 0; i < stepLengths; ++i) {
        StepRow row{inputs.stepping, Ending::of(solved.trajectory)};
        if (i == 1) row.ending = *solved.halved;
        if (i > 1) row.ending = Ending::of(simulatePublished(solved.world, inputs, stop, {}));
        if (stop.stop_requested()) return table;
        if (i > 0) row.change = row.ending.speed - last.ending.speed;
        if (i > 1) row.order = std::log2(std::abs(last.change / row.change));
        addRow(table, stepTable(), row);
        last = row;
        inputs.stepping = inputs.stepping.halved();
    }
    return table;
}

std::vector<Doubt> doubtsOf(const Solved& solved) {
    const Trajectory& r = solved.trajectory;
    std::vector<Doubt> doubts;
    if (solved.inputs.friction == Friction::exact)
        doubtLedger(r.energyError, r.breaches, doubts);
    else // the energy error is a property of the model; warningsOf reports it
        doubtNumbers(r.breaches, doubts);
    if (!doubts.empty() && solved.world->path.isResolved())
        if (const std::string why = missingDigits(solved); !why.empty())
            doubts.front().sentence = tr("%1 %2", doubts.front().sentence, why);
    if (r.outcome == Outcome::givenUp || r.outcome == Outcome::ranAway)
        doubts.push_back(
            {Doubt::Kind::bound,
             tr("The run was stopped at a computation limit; the rest of the motion was not computed.")});
    else if (solved.halved && !endAlike(solved, Ending::of(r), *solved.halved))
        doubts.push_back(
            {Doubt::Kind::step, tr("The end of the run depends on the step size: with half the step, the run "
                                   "ends after %1 s at x = %2 m, at %3 m/s.",
                                   withDecimals(solved.halved->t, 2), quantity(solved.halved->x, "m"),
                                   quantity(solved.halved->speed, "m/s"))});
    if (!solved.world->path.isResolved())
        doubts.push_back({Doubt::Kind::resolution,
                          tr("The ground has features too fine to resolve; the run may have missed one.")});
    return doubts;
}

std::vector<Measure> measuresOf(const Solved& solved) {
    return measuresOf(measureTable(), solved.trajectory);
}

std::vector<RunEvent> eventsOf(const Solved& solved) {
    std::vector<RunEvent> events;
    for (const Event& i : solved.trajectory.events) {
        const bool onGround = i.kind != "end";
        events.push_back({i.t, i.kind, i.label, onGround ? i.before.contact : i.before.centre, i.marked,
                          valuesOf(eventTable(), i.before, i.after)});
    }
    return events;
}

std::vector<std::pair<std::string, std::string>> auditOf(const Solved& solved) {
    const Trajectory& r = solved.trajectory;
    std::vector<std::pair<std::string, std::string>> audit;
    audit.emplace_back(tr("Energy residual"), scientific(r.energyError, 1));
    if (solved.inputs.friction == Friction::exact) {
        audit.emplace_back(tr("Solver"),
                           solved.world->drag > 0
                               ? tr("event by event; contact by Dormand–Prince 8(5,3), tolerance 1e-13; "
                                    "flight by Taylor series of order 12")
                               : tr("event by event; contact by Dormand–Prince 8(5,3), tolerance 1e-13"));
        audit.emplace_back(tr("Cut-off"), tr("rebound speeds below %1 m/s are treated as contact",
                                             quantityAsPower(solved.world->still(), "m/s", 1)));
    } else {
        audit.emplace_back(tr("Solver"), tr("as published: Dormand–Prince 5(4), tolerance %1, steps of at "
                                            "most %2 s; friction smoothed over %3 m/s of slip",
                                            shortest(solved.inputs.stepping.tolerance),
                                            shortest(solved.inputs.stepping.longest),
                                            quantityInFull(solved.inputs.sigmoid.speed, "m/s")));
    }
    return audit;
}

Points groundLine(const Graph& ground) {
    constexpr double cells = 800; // about one per pixel, so that a figure 800 pixels wide shows no corners
    Points line;
    for (const GraphPiece& piece : ground.pieces) {
        const double length = piece.to - piece.from;
        const double parts = std::max(4.0, std::ceil(cells * length / (ground.to() - ground.from())));
        for (double i = line.empty() ? 0 : 1; i <= parts; ++i) {
            const double x = i == parts ? piece.to : piece.from + length * i / parts;
            line.emplace_back(x, piece.at(x).value);
        }
    }
    return line;
}

} // namespace talweg::surface
