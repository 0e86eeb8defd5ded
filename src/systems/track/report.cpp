#include "systems/track/report.h"

#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "systems/sampler.h"
#include "systems/track/outputs.h"
#include "systems/track/simulation.h"

#include <algorithm>
#include <array>
#include <boost/math/tools/minima.hpp>
#include <cmath>
#include <limits>
#include <optional>

namespace talweg::track {

namespace {

/// Lower limits of the reference energy, because heights have rounding errors: smallEnergy is a fraction of
/// the potential energy of the height of the track plus `flatness` times its length.
constexpr double smallEnergy = 1e-5, flatness = 1e-3;
/// Rounding error of a sum of energies, in units of the last digit of an elevation: about the number of its
/// terms.
constexpr double roundings = 4;

/// Energy of the last digit of the greatest elevation, J/kg.
double elevationDigits(const Solved& s) {
    const Rail& rail = s.trajectory.rail();
    return epsilon * s.inputs.g * std::max(std::abs(rail.lowest()), std::abs(rail.highest()));
}

/// Effect of rounding of the parameter: the contact point on the track, the displacement of the centre for
/// the last digit of the parameter (m), and its ratio to that of the contact point.
struct Blur {
    Point touching{0, 0};
    double size = 0, factor = 1;
};

Blur maxBlur(const Trajectory& trajectory) {
    const Rail& rail = trajectory.rail();
    Blur max;
    for (const Segment& segment : trajectory.segments)
        if (const auto* contact = std::get_if<Contact>(&segment.motion))
            for (const auto& [t, state] : contact->knots) {
                const double parameter = rail.parameter(state.spot), speed = rail.slope(state.spot).speed;
                const double size = epsilon * std::abs(parameter) * speed;
                if (size > max.size)
                    max = {rail.place(state.spot).touching, size, speed / rail.track().at(parameter).speed()};
            }
    return max;
}

/// A sentence about missing digits of the energy; empty if they do not explain the residual.
std::string missingDigits(const Solved& s) {
    // Ratio of the centre's displacement to that of the contact above which a sharp bend is reported as the
    // cause; below it, rounding of coordinates is.
    constexpr double sharp = 100;
    const Blur blur = maxBlur(s.trajectory);
    const double digits = std::max(elevationDigits(s), s.inputs.g * blur.size);
    if (s.energyResidual * s.energyScale > static_cast<double>(s.trajectory.steps) * digits) return {};
    if (blur.factor < sharp)
        return tr(
            "The motion has so little energy that rounding of the track’s coordinates affects the energy.");
    return tr("Near (%1 m, %2 m) the track bends so sharply that rounding of the curve parameter alone "
              "shifts the centre by %3 m.",
              quantity(blur.touching.x(), "m", 4), quantity(blur.touching.y(), "m", 4),
              quantityAsPower(blur.size, "m", 0));
}

/// A sentence about a gap in the track; empty if there is none.
std::string gapOf(const PlaneCurve& track) {
    for (std::size_t i = 1; i < track.pieces().size(); ++i) {
        const PlaneCurve::Piece &before = track.pieces()[i - 1], &after = track.pieces()[i];
        const double gap = (after.at(after.from).at - before.at(before.to).at).norm();
        if (gap > maxResidual * track.length())
            return tr(
                "At t = %1, x or y changes infinitely fast with t, which leaves a gap of %2 m in the track.",
                shortest(after.from), quantityAsPower(gap, "m", 0));
    }
    return {};
}

/// The first passage of the highest crest of the track; null if there is none.
const Event* passing(const Trajectory& trajectory) {
    const auto found = std::ranges::find_if(trajectory.events, &Event::summit);
    return found == trajectory.events.end() ? nullptr : &*found;
}

/// The period of the motion, s; NaN if it is not periodic.
double period(const Trajectory& trajectory) {
    const auto* contact =
        trajectory.segments.empty() ? nullptr : std::get_if<Contact>(&trajectory.segments.back().motion);
    if (!contact || !contact->repeat) return nothing;
    const Contact::Repeat& repeat = *contact->repeat;
    return (repeat.swings ? 2 : 1) * (repeat.to - repeat.from);
}

bool goesRound(const Trajectory& trajectory) {
    return !std::get<Contact>(trajectory.segments.back().motion).repeat->swings;
}

std::string speedOf(const State& state) {
    return quantity(state.velocity.norm(), "m/s");
}

/// The end of a trajectory as a clause that can follow another clause.
std::string clauseOfEnd(const Solved& s) {
    const Trajectory& trajectory = s.trajectory;
    const std::string after = withDecimals(trajectory.duration, 3);
    switch (trajectory.outcome) {
    case Outcome::left:
        return s.end.v > 0
                   ? tr("leaves the track at its end after %1 s at %2 m/s.", after, speedOf(s.end))
                   : tr("leaves the track at its beginning after %1 s at %2 m/s.", after, speedOf(s.end));
    case Outcome::flewOff:
        return tr("flies off without landing again and falls below the track after %1 s.", after);
    case Outcome::rest:
        if (trajectory.duration == 0)
            return s.inputs.g > 0 ? tr("stays at rest: the track is level at the start.")
                                  : tr("stays at rest: without gravity no force acts on it.");
        return tr("comes to rest at an elevation of %1 m after %2 s.", quantity(s.end.centre.y(), "m"),
                  after);
    case Outcome::givenUp:
        return tr("aborted after %1 s: the motion takes too many steps or events.", after);
    case Outcome::timeLimit:
        break;
    }
    const double T = period(trajectory);
    const std::string limit = shortest(s.inputs.tEnd);
    if (!std::isfinite(T)) return tr("still moving at the time limit of %1 s.", limit);
    return goesRound(trajectory) ? tr("completes a lap every %1 s; the time limit of %2 s ends the run.",
                                      withDecimals(T, 4), limit)
                                 : tr("swings with a period of %1 s; the time limit of %2 s ends the run.",
                                      withDecimals(T, 4), limit);
}

std::string capitalised(std::string sentence) {
    if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z')
        sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
    return sentence;
}

struct Wording {
    const char* id;
    std::string label;
    bool marked;
};

Wording wordingOf(const Event& i) {
    using K = Event::Kind;
    const std::string elevation = quantity(i.touching.y(), "m", 4) + " m";
    switch (i.kind) {
    case K::turn:
        return {"turn", tr("Turns back at %1", elevation), false};
    case K::crest:
        return {"crest",
                i.summit ? tr("Passes the summit at %1", elevation) : tr("Passes a crest at %1", elevation),
                false};
    case K::corner:
        return {"corner", tr("Passes a corner"), false};
    case K::takeOff:
        return {"take-off", tr("Takes off"), true};
    case K::bounce:
        return {"bounce", tr("Bounces after hitting the track at %1 m/s", quantity(i.hit, "m/s", 3)), true};
    case K::landing:
        return {"landing", tr("Lands at %1 m/s and stays on the track", quantity(i.hit, "m/s", 3)), true};
    case K::left:
        return {"left", tr("Leaves the track at an end"), true};
    case K::flewOff:
        return {"flew-off", tr("Falls below the track"), false};
    case K::slips:
        return {"slips", tr("Begins to slip"), true};
    case K::rolls:
        return {"rolls", tr("Stops slipping"), true};
    case K::rest:
        break;
    }
    return {"rest", tr("At rest"), true};
}

} // namespace

namespace {

/// States of a segment at the whole and half numbers of its course.
std::vector<State> looksAt(const Trajectory::Course& course) {
    std::vector<State> looks;
    for (double z = 0; z <= course.length; z += 0.5)
        looks.push_back(course.at(z));
    return looks;
}

/// The largest `value` of a state in a segment. `looks` are the states of looksAt; maxima between them are
/// searched.
template <class F>
double greatest(const F& value, const std::vector<State>& looks, const Trajectory::Course& course) {
    std::size_t best = 0;
    double max = value(looks[0]);
    for (std::size_t i = 1; i < looks.size(); ++i)
        if (const double here = value(looks[i]); here > max) {
            max = here;
            best = i;
        }
    const double at = static_cast<double>(best) / 2;
    const double lo = std::max(0.0, at - 0.5), hi = std::min(course.length, at + 0.5);
    if (!(lo < hi)) return max;
    const auto less = [&](double z) { return -value(course.at(z)); };
    return std::max(max, -boost::math::tools::brent_find_minima(less, lo, hi, 24).second);
}

/// Adds a state at time t (s). `lowest`: potential energy of the lowest point within reach, J/kg.
void enterInto(TermAudit& terms, double t, double lowest, const State& state, double rounding) {
    const Energies& energies = state.energies;
    const std::array taken{state.damping, state.impact, state.dry, state.rolling, state.air};
    terms.enter(
        {t, energies.translational + energies.rotational, energies.potential - lowest, taken, 0, rounding});
}

} // namespace

Solved solved(const Inputs& inputs, Trajectory trajectory) {
    Solved s{.inputs = inputs, .trajectory = std::move(trajectory)};
    const Trajectory& r = s.trajectory;
    s.start = r.at(0);
    s.end = r.segments.empty() ? s.start : r.at(r.segments.back(), r.duration);
    const double lowest = inputs.g * r.rail().lowest();
    s.energyScale =
        std::max(s.start.energies.mechanical() - lowest,
                 smallEnergy * inputs.g
                     * (r.rail().highest() - r.rail().lowest() + flatness * r.rail().track().length()));
    // Only elevations have this rounding error. The motion follows from differences of height.
    const double digits = elevationDigits(s);
    s.maxNormal = -std::numeric_limits<double>::infinity();
    s.minNormal = -s.maxNormal;
    Ledger ledger(s.start.total());
    const double within = inputs.g * (r.setup().oneSided ? fallFloor(r.rail()) : r.rail().lowest());
    const double given = s.start.energies.mechanical() - within;
    TermAudit terms({given, 0, s.energyScale}, inputs.tEnd);
    for (const Segment& segment : r.segments) {
        const Trajectory::Course course = r.course(segment);
        const std::vector<State> looks = looksAt(course);
        terms.enterTime(segment.from);
        for (const State& state : looks) {
            const double rounding =
                roundings * (digits + epsilon * std::min(given, state.energies.translational));
            ledger.enter(state.total(), rounding);
            enterInto(terms, segment.from, within, state, rounding);
        }
        terms.enterTime(segment.to);
        const auto speed = [](const State& state) { return state.velocity.norm(); };
        if (std::holds_alternative<Flight>(segment.motion)) { // the speed is greatest at an end
            s.maxSpeed = std::max({s.maxSpeed, speed(looks.front()), speed(looks.back())});
            continue;
        }
        s.maxSpeed = std::max(s.maxSpeed, greatest(speed, looks, course));
        const auto push = [](const State& state) { return state.normal; };
        const auto pull = [](const State& state) { return -state.normal; };
        s.maxNormal = std::max(s.maxNormal, inputs.m * greatest(push, looks, course));
        s.minNormal = std::min(s.minNormal, -inputs.m * greatest(pull, looks, course));
    }
    ledger.enter(s.start.total() + r.open);
    s.energyResidual = ledger.residual(s.energyScale);
    s.breaches = terms.breaches();
    s.breaches.isInfinite |= !s.end.centre.allFinite();
    s.breaches.isOutside |= !r.isWithinItsTime();
    return s;
}

// --- samples ---------------------------------------------------------------------------------------

std::vector<double> quantitiesAt(const Solved& s, const State& state) {
    return valuesOf(quantityTable(), Instant{s, state});
}

Samples samplesOf(const Solved& s, std::size_t rows) {
    Sampler sampler(quantityTable().size());
    const double step = s.trajectory.duration / static_cast<double>(std::max<std::size_t>(rows, 2) - 1);
    for (const Segment& segment : s.trajectory.segments) {
        const double lasts = segment.to - segment.from;
        const int parts = lasts > 0 ? static_cast<int>(std::ceil(lasts / step - 1e-9)) : 0;
        const bool isFlight = std::holds_alternative<Flight>(segment.motion);
        const int finer =
            isFlight && lasts > step / 4 ? std::max(parts, 8) : std::max(parts, lasts > 0 ? 1 : 0);
        const auto at = s.trajectory.during(segment);
        for (int i = 0; i <= finer; ++i) {
            const double t = i == finer ? segment.to : segment.from + lasts * i / finer;
            const State state = at(t);
            sampler.add(t, quantitiesAt(s, state), static_cast<int>(state.mode));
        }
    }
    return sampler.take();
}

// --- report ----------------------------------------------------------------------------------------

RunOutcome outcomeOf(const Solved& s) {
    const Event* passes = passing(s.trajectory);
    if (passes)
        return {"passed",
                tr("Passes the summit after %1 s at %2 m/s; %3", withDecimals(passes->t, 3),
                   quantity(passes->after.norm(), "m/s"), clauseOfEnd(s)),
                RunOutcome::Tone::good};
    const auto off = std::ranges::find(s.trajectory.events, Event::Kind::takeOff, &Event::kind);
    const bool flies = off != s.trajectory.events.end() && s.trajectory.outcome != Outcome::flewOff;
    const std::string sentence = flies
                                     ? tr("Takes off after %1 s; %2", withDecimals(off->t, 3), clauseOfEnd(s))
                                     : capitalised(clauseOfEnd(s));
    switch (s.trajectory.outcome) {
    case Outcome::left:
        return {"left", sentence, RunOutcome::Tone::neutral};
    case Outcome::flewOff:
        return {"flew-off", sentence, RunOutcome::Tone::bad};
    case Outcome::rest:
        return {"rest", sentence, RunOutcome::Tone::neutral};
    case Outcome::givenUp:
        return {"given-up", sentence, RunOutcome::Tone::bad};
    case Outcome::timeLimit:
        break;
    }
    return {"time-limit", sentence, RunOutcome::Tone::neutral};
}

Ending endingOf(const Solved& s) {
    Ending ending{outcomeOf(s), s.trajectory.duration};
    if (const Event* passes = passing(s.trajectory)) ending.passing = passes->t;
    return ending;
}

std::vector<Measure> measuresOf(const Solved& s) {
    return measuresOf(measureTable(), Finish{s, passing(s.trajectory), period(s.trajectory)});
}

std::vector<RunEvent> eventsOf(const Solved& s) {
    std::vector<RunEvent> events;
    for (const Event& i : s.trajectory.events) {
        const Wording wording = wordingOf(i);
        events.push_back({i.t, wording.id, wording.label, i.touching, wording.marked,
                          valuesOf(eventTable(), i.before, i.after)});
    }
    if (s.trajectory.outcome == Outcome::timeLimit || s.trajectory.outcome == Outcome::givenUp) {
        const Point v = s.end.velocity;
        events.push_back({s.trajectory.duration, "end", tr("End of the run"), s.end.centre, false,
                          valuesOf(eventTable(), v, v)});
    }
    return events;
}

std::vector<std::string> warningsOf(const Solved& s) {
    std::vector<std::string> warnings;
    if (s.trajectory.more) warnings.push_back(tr("Only the first 2000 events are listed."));
    if (s.inputs.mode == BodyMode::bound && !s.trajectory.rail().track().kinks().empty())
        warnings.push_back(
            tr("The track has corners. The bead passes them at constant speed, as in a tight bend."));
    if (s.trajectory.table() && s.energyResidual > maxResidual)
        warnings.push_back(tr("With the published method, the energy residual reaches %1 % of the energy at "
                              "the start, with potential energy measured from the lowest point of the track.",
                              significant(100 * s.energyResidual, 2)));
    return warnings;
}

namespace {

bool endAlike(const Ending& a, const Ending& b) {
    const auto near = [](double x, double y) { return std::abs(x - y) <= sameEnd * x; };
    return a.outcome.id == b.outcome.id && near(a.t, b.t)
           && near(a.passing.value_or(0), b.passing.value_or(0));
}

} // namespace

std::vector<Doubt> doubtsOf(const Solved& s) {
    std::vector<Doubt> doubts;
    if (s.trajectory.table()) // the energy error is a property of the method; warningsOf reports it
        doubtNumbers(s.breaches, doubts);
    else
        doubtLedger(s.energyResidual, s.breaches, doubts);
    const bool isOff = !doubts.empty();
    if (s.trajectory.outcome == Outcome::givenUp)
        doubts.push_back({Doubt::Kind::bound, tr("The run reached the limit on steps or flights and was "
                                                 "stopped; the rest of the motion was not computed.")});
    std::string why = gapOf(s.trajectory.rail().track());
    if (why.empty() && isOff) why = missingDigits(s);
    if (!doubts.empty() && !why.empty()) doubts.front().sentence = tr("%1 %2", doubts.front().sentence, why);
    if (s.halved && !endAlike(endingOf(s), *s.halved))
        doubts.push_back(
            {Doubt::Kind::step, tr("The end of the run depends on the step size. With half the step size: %1",
                                   s.halved->outcome.sentence)});
    if (!s.trajectory.rail().isExamined())
        doubts.push_back({Doubt::Kind::resolution,
                          tr("The track has features too fine to resolve; the run may have missed one.")});
    return doubts;
}

std::string solverOf(const Solved& s) {
    if (const CurveTable* table = s.trajectory.table())
        return tr("as published: fourth-order Runge–Kutta method with steps of %1 s; slopes from the chords "
                  "of the track table (%2 rows)",
                  shortest(s.inputs.dt), table->rows().size());
    if (s.trajectory.setup().grip)
        return tr("Dormand–Prince 8(5,3), relative tolerance 1e-13; transitions between rolling and slipping "
                  "are located");
    return s.trajectory.setup().isLossless()
               ? tr("speed from the energy, time by Gauss–Kronrod quadrature; where this is inaccurate, "
                    "Dormand–Prince 8(5,3) with relative tolerance 1e-13")
               : tr("Dormand–Prince 8(5,3), relative tolerance 1e-13; each step is projected to conserve "
                    "energy; the energy residual is the error before the projection");
}

std::vector<std::pair<std::string, std::string>> auditOf(const Solved& s) {
    const std::string length = quantity(s.trajectory.length(), "m", 5);
    return {{tr("Energy residual"), scientific(s.energyResidual, 1)},
            {tr("Solver"), solverOf(s)},
            {tr("Steps"), std::to_string(s.trajectory.steps)},
            {tr("Track"), s.trajectory.rail().track().closed() ? tr("%1 m long, closed", length)
                                                               : tr("%1 m long, open", length)}};
}

std::string newtons(double force) {
    return force < 1e6 ? withDecimals(force, force < 10 ? 2 : force < 100 ? 1 : 0) : scientific(force, 2);
}

/// Arrows for the weight, the normal force and the direction of larger p. The normal force may be many times
/// the weight. Each arrow therefore has its own scale, and its name states what the longest arrow represents.
std::vector<SceneArrow> arrowsOf(const Solved& s) {
    constexpr double longest = 0.25, shorter = 0.08; // fractions of the track's larger dimension
    const PlaneCurve& track = s.trajectory.rail().track();
    Point low = track.at(track.from()).at, high = low;
    for (const Point& at : track.polyline(1e-2 * track.length())) {
        low = low.cwiseMin(at);
        high = high.cwiseMax(at);
    }
    const double size = (high - low).maxCoeff(), weight = s.inputs.m * s.inputs.g;
    const double greatest = std::max(s.maxNormal, -s.minNormal);
    const double perNewton = greatest > 0 && std::isfinite(greatest) ? longest * size / greatest : 0;
    return {{tr("Weight, %1 N", newtons(weight)), "x", "y", "", -90, "", weight > 0 ? shorter * size : 0, 6},
            {tr("Normal force, up to %1 N", newtons(std::max(0.0, greatest))), "x", "y", "slope", 90,
             "normal", perNewton, 3},
            {tr("Increasing p"), "x", "y", "slope", 0, "", shorter * size, 5}};
}

Scene sceneOf(const Solved& s) {
    const Rail& rail = s.trajectory.rail();
    const double size = rail.highest() - rail.lowest();
    Scene scene;
    const bool ball = s.inputs.mode == BodyMode::ball;
    // A bead is a point, but is drawn with a radius.
    const double radius = ball ? s.inputs.b : 0.02 * std::max(size, rail.track().length() / 10);
    scene.tracks = {rail.track().polyline(1e-4 * rail.track().length())};
    scene.bodies.push_back(
        {.name = ball ? tr("Ball") : tr("Bead"), .radius = radius, .x = "x", .y = "y", .angle = "angle"});
    scene.arrows = arrowsOf(s);
    return scene;
}

} // namespace talweg::track
