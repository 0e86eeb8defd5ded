#include "study/sweep.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/complaints.h"
#include "study/statistics.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>

namespace talweg {

namespace {

// --- problems --------------------------------------------------------------------------------------

void checkAxis(const System& system, const Axis& axis, Complaints& found) {
    const Parameter* parameter = find(system.parameters, axis.parameter);
    if (!parameter || !canBeSwept(*parameter)) {
        found.add(axis.parameter,
                  tr("%1 is not a numeric input of %2.", inQuotes(axis.parameter), system.name));
        return;
    }
    if (axis.values.empty()) found.add(axis.parameter, tr("Values of %1 are missing.", axis.parameter));
    for (const double value : axis.values)
        if (const std::string message = complaint(*parameter, value); !message.empty())
            found.add(axis.parameter, message);
}

void checkLikely(const System& system, const Distribution& likely, const Axis& over, Complaints& found) {
    if (likely.parameter != over.parameter)
        found.add("likely", tr("The distribution is for %1, but designs are evaluated over %2.",
                               inQuotes(likely.parameter), inQuotes(over.parameter)));
    else if (const std::string why = complaint(system, likely); !why.empty())
        found.add("likely", why);
    else if (!over.values.empty() && weightsOf(likely, over.values).empty())
        found.add("likely",
                  tr("Distribution %2 of %1: none of the distribution lies between the smallest and the "
                     "largest value of the study. Add values or remove the distribution.",
                     inSentence(parameterOf(system.parameters, over.parameter)), inQuotes(write(likely))));
}

std::vector<const Axis*> allAxes(const Sweep& sweep) {
    std::vector<const Axis*> axes;
    for (const Axis& axis : sweep.axes)
        axes.push_back(&axis);
    axes.push_back(&sweep.over);
    return axes;
}

void checkNumberOfRuns(const std::vector<const Axis*>& axes, std::size_t shards, Complaints& found) {
    double runs = 1;
    for (const Axis* axis : axes)
        runs *= static_cast<double>(axis->values.size());
    const double max = std::min(static_cast<double>(maxRuns) * static_cast<double>(shards), maxRunsInAll);
    constexpr double maxPrinted = 1e18; // larger numbers do not fit into the integer in the message
    if (runs > max)
        found.add("", tr("The study has %1 runs; at most %2 are allowed. Use fewer values.",
                         static_cast<std::uint64_t>(std::min(runs, maxPrinted)),
                         static_cast<std::uint64_t>(max)));
}

std::vector<std::string> sweptIn(const Sweep& sweep) {
    std::vector<std::string> ids;
    for (const Axis* axis : allAxes(sweep))
        ids.push_back(axis->parameter);
    return ids;
}

void checkTogether(const System& system, const Sweep& sweep, Complaints& found) {
    const Values& base = sweep.base;
    const auto axes = allAxes(sweep);
    const auto look = [&](const Values& values) {
        for (const Problem& problem : problems(system, withTies(system, values, sweep.ties)))
            found.add(problem.parameter, problem.message);
    };
    Values values = base;
    std::vector<Ends> ends;
    for (const Axis* axis : axes) {
        const Parameter* parameter = find(system.parameters, axis->parameter);
        ends.push_back({parameter, axis->values.front(), axis->values.back()});
        assign(values, *parameter, axis->values.front());
    }
    forEachCorner(base, ends, look);
    for (std::size_t a = 0; a < axes.size(); ++a) {
        for (const double value : axes[a]->values) {
            assign(values, *ends[a].parameter, value);
            look(values);
        }
        assign(values, *ends[a].parameter, axes[a]->values.front());
    }
}

} // namespace

std::size_t SweepResult::doubtfulRuns(std::size_t design) const {
    return static_cast<std::size_t>(std::ranges::count(of(doubtful, design), 1));
}

std::size_t SweepResult::doubtfulRuns() const {
    return static_cast<std::size_t>(std::ranges::count(doubtful, 1));
}

std::vector<std::size_t> SweepResult::endingsOf(std::size_t design) const {
    std::vector<std::size_t> counts(system->endings.size());
    if (endings.empty()) return counts;
    for (const std::uint8_t ending : of(endings, design))
        ++counts[ending];
    return counts;
}

std::size_t SweepResult::undecidedRuns(std::size_t design) const {
    const auto counts = endingsOf(design);
    std::size_t undecided = 0;
    for (std::size_t ending = 0; ending < counts.size(); ++ending)
        if (!system->endings[ending].decided) undecided += counts[ending];
    return undecided;
}

std::size_t SweepResult::undecidedRuns() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        endings, [this](std::uint8_t ending) { return !system->endings[ending].decided; }));
}

std::size_t SweepResult::designAt(std::span<const std::size_t> places) const {
    std::size_t design = 0;
    for (std::size_t a = 0; a < sweep.axes.size(); ++a)
        design = design * sweep.axes[a].values.size() + places[a];
    return (design - shard.index) / shard.count;
}

std::vector<std::size_t> SweepResult::placesOf(std::size_t design) const {
    std::vector<std::size_t> places(sweep.axes.size());
    std::size_t rest = shard.number(design);
    for (std::size_t a = sweep.axes.size(); a-- > 0;) {
        places[a] = rest % sweep.axes[a].values.size();
        rest /= sweep.axes[a].values.size();
    }
    return places;
}

Values SweepResult::valuesOf(std::size_t design) const {
    const auto places = placesOf(design);
    Values values;
    for (std::size_t a = 0; a < sweep.axes.size(); ++a)
        values[sweep.axes[a].parameter] = sweep.axes[a].values[places[a]];
    if (sweep.ties.empty()) return values;
    Values all = sweep.base;
    for (const auto& [id, value] : values)
        assign(all, parameterOf(system->parameters, id), std::get<double>(value));
    all = withTies(*system, std::move(all), sweep.ties);
    for (const Tie& tie : sweep.ties)
        values[tie.parameter] = valueOf(parameterOf(system->parameters, tie.parameter), all);
    return values;
}

std::vector<Problem> problems(const System& system, const Sweep& sweep, std::size_t shards) {
    Complaints found;
    if (sweep.likely) checkLikely(system, *sweep.likely, sweep.over, found);
    checkMeasures(system, sweep.measures, found);
    const auto axes = allAxes(sweep);
    for (std::size_t a = 0; a < axes.size(); ++a) {
        checkAxis(system, *axes[a], found);
        checkPresence(system, axes[a]->parameter, sweep.base, found);
        for (std::size_t other = 0; other < a; ++other)
            if (axes[other]->parameter == axes[a]->parameter)
                found.add(axes[a]->parameter,
                          tr("%1 is varied more than once.", inQuotes(axes[a]->parameter)));
    }
    checkNumberOfRuns(axes, shards, found);
    for (const Problem& problem : tieProblems(system, sweep.base, sweptIn(sweep), sweep.ties))
        found.add(problem.parameter, problem.message);
    if (found.empty()) checkTogether(system, sweep, found);
    return found.take();
}

} // namespace talweg
