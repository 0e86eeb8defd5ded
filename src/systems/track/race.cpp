#include "systems/track/race.h"

#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "systems/sampler.h"
#include "systems/system.h"
#include "systems/track/curves.h"
#include "systems/track/outputs.h"
#include "systems/track/report.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <numeric>

namespace talweg::track {

namespace {

const std::string& nameOf(const Solved& s) {
    return nameOfCurve(s.inputs.curve);
}

bool arrived(const Solved& s) {
    return s.trajectory.outcome == Outcome::left && s.end.v > 0;
}

/// The indices of the bodies in order of arrival, followed by those that have not arrived.
std::vector<std::size_t> arrivalOrder(const Race& race) {
    std::vector<std::size_t> order(race.rides.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) {
        const Solved& s = *race.rides[i];
        return std::pair(!arrived(s), arrived(s) ? s.trajectory.duration : 0);
    });
    return order;
}

// --- the bodies at an instant ----------------------------------------------------------------------

const Outputs<Instant>& bodyTable() {
    static const Outputs<Instant> table = [] {
        Outputs<Instant> some;
        for (const char* id : {"x", "y", "angle", "vx", "vy", "speed", "p", "normal"})
            some.push_back(*std::ranges::find(quantityTable(), id,
                                              [](const auto& output) { return output.quantity.id; }));
        return some;
    }();
    return table;
}

/// Adds the columns of a body. After the end of its motion, they are NaN except for its position, unless it
/// rests there.
void addColumns(std::vector<double>& values, const Outputs<Instant>& table, const Solved& s,
                const State& state, double t) {
    const bool isOver = t > s.trajectory.duration && s.trajectory.outcome != Outcome::rest;
    for (const auto& [quantity, value] : table) {
        const bool isPlace = quantity.id == "x" || quantity.id == "y" || quantity.id == "angle";
        values.push_back(isOver && !isPlace ? nothing : value(Instant{s, state}));
    }
}

/// All columns at time t, from the states of the bodies.
std::vector<double> columnsAt(const Race& race, const std::vector<State>& states, double t) {
    std::vector<double> values;
    values.reserve(quantityTable().size() + states.size() * bodyTable().size());
    addColumns(values, quantityTable(), *race.rides.front(), states.front(), t);
    for (std::size_t i = 0; i < states.size(); ++i)
        addColumns(values, bodyTable(), *race.rides[i], states[i], t);
    return values;
}

std::vector<double> columnsAt(const Race& race, double t) {
    std::vector<State> states;
    for (const auto& ride : race.rides)
        states.push_back(ride->trajectory.at(t));
    return columnsAt(race, states, t);
}

// --- samples ---------------------------------------------------------------------------------------

/// Computes states of a body at successive times.
class Follower {
public:
    explicit Follower(const Trajectory& trajectory) : m_trajectory(trajectory) {}

    /// The state at time t. At a jump, the state just before it if `before`, otherwise just after it.
    State at(double t, bool before) {
        t = std::min(t, m_trajectory.duration);
        const auto& segments = m_trajectory.segments;
        const auto next = before ? std::ranges::lower_bound(segments, t, {}, &Segment::from)
                                 : std::ranges::upper_bound(segments, t, {}, &Segment::from);
        const Segment& segment = next == segments.begin() ? segments.front() : *(next - 1);
        if (m_segment != &segment) m_at = m_trajectory.during(segment);
        m_segment = &segment;
        return m_at(t);
    }

private:
    const Trajectory& m_trajectory;
    const Segment* m_segment = nullptr;
    std::function<State(double)> m_at;
};

/// The end times of all segments of all bodies, in order.
std::vector<double> seamsOf(const Race& race) {
    std::vector<double> seams;
    for (const auto& ride : race.rides)
        for (const Segment& segment : ride->trajectory.segments)
            seams.push_back(segment.to);
    std::ranges::sort(seams);
    return seams;
}

/// The times of samples: evenly spaced times, `seams`, and some times in each flight.
std::vector<double> timesOf(const Race& race, std::size_t rows, std::vector<double> seams) {
    constexpr int partsOfFlight = 8;
    for (const auto& ride : race.rides)
        for (const Segment& segment : ride->trajectory.segments)
            for (int i = 1; i < partsOfFlight && std::holds_alternative<Flight>(segment.motion); ++i)
                seams.push_back(std::lerp(segment.from, segment.to, static_cast<double>(i) / partsOfFlight));
    return sampleTimes(race.duration, rows, std::move(seams));
}

Samples samplesOf(const Race& race, std::size_t rows) {
    std::vector<Follower> followers;
    for (const auto& ride : race.rides)
        followers.emplace_back(ride->trajectory);
    const std::vector<double> seams = seamsOf(race);
    Sampler sampler(quantityTable().size() + race.rides.size() * bodyTable().size());
    std::vector<State> states(race.rides.size());
    const auto add = [&](double t, bool before) {
        for (std::size_t i = 0; i < states.size(); ++i)
            states[i] = followers[i].at(t, before);
        sampler.add(t, columnsAt(race, states, t), static_cast<int>(states.front().mode));
    };
    for (const double t : timesOf(race, rows, seams)) {
        if (std::ranges::binary_search(seams, t)) add(t, true);
        add(t, false);
    }
    return sampler.take();
}

// --- the report -----------------------------------------------------------------------------------

RunOutcome outcomeOf(const Race& race) {
    RunOutcome outcome = track::outcomeOf(*race.rides.front());
    const auto order = arrivalOrder(race);
    const Solved &first = *race.rides[order[0]], &second = *race.rides[order[1]];
    if (!arrived(first)) {
        outcome.sentence =
            tr("No body reaches the finish. %1: %2", nameOf(*race.rides.front()), outcome.sentence);
        return outcome;
    }
    outcome.tone = RunOutcome::Tone::good;
    const std::string time = withDecimals(first.trajectory.duration, 3);
    const std::string speed = quantity(first.end.velocity.norm(), "m/s");
    const double ahead = second.trajectory.duration - first.trajectory.duration;
    outcome.sentence =
        arrived(second) && ahead == 0 ? tr("Dead heat: %1 and %2 reach the finish after %3 s at %4 m/s.",
                                           nameOf(first), nameOf(second), time, speed)
        : arrived(second) ? tr("%1 wins: it reaches the finish after %2 s at %3 m/s, %4 s before %5.",
                               nameOf(first), time, speed, withDecimals(ahead, 3), nameOf(second))
                          : tr("%1 wins as the only body to reach the finish, after %2 s at %3 m/s.",
                               nameOf(first), time, speed);
    return outcome;
}

std::string wordOfEnd(const Solved& s) {
    switch (s.trajectory.outcome) {
    case Outcome::left:
        return arrived(s) ? tr("at the finish") : tr("back past the start");
    case Outcome::flewOff:
        return tr("flew off");
    case Outcome::rest:
        return tr("at rest");
    case Outcome::givenUp:
        return tr("aborted");
    case Outcome::timeLimit:
        break;
    }
    return tr("still moving");
}

/// A body of a race and its number.
struct Entrant {
    const Solved& solved;
    double number = 0;
};

const Columns<Entrant>& arrivalColumns() {
    using Cell = ResultTable::Cell;
    static const Columns<Entrant> columns{
        {{"curve", "", tr("Curve"), "", tr("Curve on which the body moves.")},
         [](const Entrant& e) -> Cell { return nameOf(e.solved); }},
        {{"body", "", tr("Body"), "",
          tr("Number of the body, used as a suffix in the names of its quantities.")},
         [](const Entrant& e) -> Cell { return e.number; }},
        {{"length", "", tr("Path length"), "m", tr("Length of the track from the start to the finish.")},
         [](const Entrant& e) -> Cell {
             const Trajectory& way = e.solved.trajectory;
             return way.length() - way.lengthAt(e.solved.start.parameter);
         }},
        {{"end", "", tr("Outcome"), "", tr("Outcome of this body.")},
         [](const Entrant& e) -> Cell { return wordOfEnd(e.solved); }},
        {{"t", "t", tr("Time"), "s", tr("Time from the start until the outcome of this body.")},
         [](const Entrant& e) -> Cell { return e.solved.trajectory.duration; }},
        {{"speed", "", tr("Speed at the end"), "m/s", tr("Speed of the centre.")},
         [](const Entrant& e) -> Cell { return e.solved.end.velocity.norm(); }}};
    return columns;
}

ResultTable arrivalTable(const Race& race) {
    ResultTable table = resultTable("arrival", tr("Arrival"), arrivalColumns());
    table.leads = true;
    for (const std::size_t i : arrivalOrder(race))
        addRow(table, arrivalColumns(), Entrant{*race.rides[i], static_cast<double>(i + 1)});
    return table;
}

std::vector<RunEvent> eventsOf(const Race& race) {
    std::vector<RunEvent> events;
    for (const auto& ride : race.rides)
        for (RunEvent& event : track::eventsOf(*ride)) {
            event.label = tr("%1: %2", nameOf(*ride), event.label);
            events.push_back(std::move(event));
        }
    std::ranges::stable_sort(events, {}, &RunEvent::t);
    return events;
}

/// Warnings of all bodies. Doubts about bodies other than the first are included as warnings, because only
/// the first body has measures.
std::vector<std::string> warningsOf(const Race& race) {
    std::vector<std::string> warnings;
    for (const auto& ride : race.rides) {
        std::vector<std::string> own = track::warningsOf(*ride);
        if (ride != race.rides.front())
            for (const Doubt& doubt : doubtsOf(*ride))
                own.push_back(doubt.sentence);
        for (const std::string& warning : own)
            warnings.push_back(tr("%1: %2", nameOf(*ride), warning));
    }
    return warnings;
}

/// The scene of all bodies. Paths have the colours of the bodies, not of the modes. Arrows are omitted,
/// because they would apply to the first body only.
Scene sceneOf(const Race& race) {
    Scene scene;
    for (std::size_t i = 0; i < race.rides.size(); ++i) {
        Scene own = track::sceneOf(*race.rides[i]);
        std::ranges::move(own.tracks, std::back_inserter(scene.tracks));
        SceneBody body = std::move(own.bodies.front());
        body.name = nameOf(*race.rides[i]);
        if (i > 0) body.radius = scene.bodies.front().radius;
        for (std::string* id : {&body.x, &body.y, &body.angle})
            *id = bodyId(*id, i);
        body.line = i;
        scene.bodies.push_back(std::move(body));
    }
    return scene;
}

double greatestResidual(const Race& race) {
    double greatest = 0;
    for (const auto& ride : race.rides)
        greatest = std::max(greatest, ride->energyResidual);
    return greatest;
}

} // namespace

std::vector<Quantity> bodyQuantities() {
    return quantitiesOf(bodyTable());
}

void extend(Run& run, const std::shared_ptr<const Race>& race) {
    run.outcome = outcomeOf(*race);
    run.warnings = warningsOf(*race);
    run.events = eventsOf(*race);
    run.audit.emplace_back(tr("Greatest energy residual"), scientific(greatestResidual(*race), 1));
    run.scene = sceneOf(*race);
    run.tables.insert(run.tables.begin(), arrivalTable(*race));
    for (const auto& ride : race->rides)
        run.bodies.push_back(nameOf(*ride));
    run.duration = race->duration;
    run.endsAtRest = std::ranges::all_of(
        race->rides, [](const auto& ride) { return ride->trajectory.outcome == Outcome::rest; });
    run.state = [race](double t) { return columnsAt(*race, t); };
    run.samples = [race](std::size_t rows) { return samplesOf(*race, rows); };
}

} // namespace talweg::track
