#include "study/sweep.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/complaints.h"
#include "study/many_runs.h"
#include "study/parallel.h"
#include "study/statistics.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace talweg {

namespace {

// --- problems --------------------------------------------------------------------------------------

void checkAxis(const System& system, const Axis& axis, Complaints& found) {
    const Parameter* parameter = find(system.parameters, axis.parameter);
    if (!parameter || !canBeSwept(*parameter)) {
        found.add(axis.parameter,
                  tr("%1 is not a number input of %2.", inQuotes(axis.parameter), system.name));
        return;
    }
    if (axis.values.empty()) found.add(axis.parameter, tr("Values of %1 are missing.", axis.parameter));
    for (const double value : axis.values)
        if (const std::string message = complaint(*parameter, value); !message.empty())
            found.add(axis.parameter, message);
}

void checkLikely(const System& system, const Distribution& likely, const Axis& over, Complaints& found) {
    if (likely.parameter != over.parameter)
        found.add("likely", tr("The distribution is one of %1, not of %2.", inQuotes(likely.parameter),
                               inQuotes(over.parameter)));
    else if (const std::string why = complaint(system, likely); !why.empty())
        found.add("likely", why);
    else if (!over.values.empty() && weightsOf(likely, over.values).empty())
        found.add(
            "likely",
            tr("Distribution of %1 = %2: it says nothing of the values that are studied; it must have a "
               "density and reach over some of them.",
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
    constexpr double maxPrinted = 1e18; // more would not fit into the whole number of the sentence
    if (runs > max)
        found.add("", tr("The study has %1 runs; allowed are at most %2. Sweep fewer values.",
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

// --- solving ---------------------------------------------------------------------------------------

std::size_t productOfLengths(const std::vector<Axis>& axes) {
    std::size_t product = 1;
    for (const Axis& axis : axes)
        product *= axis.values.size();
    return product;
}

/// Fills the columns of swept inputs for runs from `first` on: design by design, `over` fastest.
class Columns {
public:
    Columns(const System& system, const Sweep& sweep, const Shard& shard)
        : m_sweep(sweep), m_shard(shard), m_ties(system, sweep.base, sweptIn(sweep), sweep.ties) {}

    /// Of the axes, of `over`, and of the tied inputs.
    std::vector<std::vector<double>> of(std::size_t first, std::size_t count) const {
        std::vector<std::vector<double>> columns(m_sweep.axes.size() + 1 + m_sweep.ties.size(),
                                                 std::vector<double>(count));
        const std::size_t length = m_sweep.over.values.size();
        for (std::size_t at = 0; at < count;) {
            const std::size_t place = (first + at) % length;
            const std::size_t here = std::min(length - place, count - at);
            fillDesign((first + at) / length, here, at, columns);
            std::copy_n(m_sweep.over.values.data() + place, here, columns[m_sweep.axes.size()].data() + at);
            at += here;
        }
        for (std::size_t run = 0; run < count && !m_ties.empty(); ++run)
            if (!m_ties.workOut(columns, run)) refuse(columns, run);
        return columns;
    }

private:
    void fillDesign(std::size_t design, std::size_t here, std::size_t at,
                    std::vector<std::vector<double>>& columns) const {
        std::size_t rest = m_shard.number(design);
        for (std::size_t a = m_sweep.axes.size(); a-- > 0;) {
            const auto& values = m_sweep.axes[a].values;
            std::fill_n(columns[a].data() + at, here, values[rest % values.size()]);
            rest /= values.size();
        }
    }

    [[noreturn]] void refuse(const std::vector<std::vector<double>>& columns, std::size_t run) const {
        std::vector<std::string> made;
        for (std::size_t tie = 0; tie < m_sweep.ties.size(); ++tie)
            made.push_back(m_sweep.ties[tie].parameter + " = "
                           + shortest(columns[m_sweep.axes.size() + 1 + tie][run]));
        throw std::runtime_error(
            tr("In some designs the ties make inputs that are out of their range: %1.", listed(made)));
    }

    const Sweep& m_sweep;
    const Shard m_shard;
    const Ties m_ties;
};

/// Of success, %, where each run stands for so much.
double probabilityOf(std::span<const std::uint8_t> success, const std::vector<double>& weights) {
    double sum = 0;
    for (std::size_t run = 0; run < success.size(); ++run)
        if (success[run]) sum += weights[run];
    return 100 * sum;
}

void aggregate(SweepResult& result, const std::vector<double>& weights, std::size_t design) {
    const std::size_t first = design * result.runsPerDesign;
    if (!weights.empty())
        result.probability[design] =
            probabilityOf(std::span(result.success).subspan(first, result.runsPerDesign), weights);
    std::size_t successes = 0;
    for (std::size_t run = first; run < first + result.runsPerDesign; ++run)
        successes += result.success[run];
    result.percentage[design] =
        100 * static_cast<double>(successes) / static_cast<double>(result.runsPerDesign);
    const std::size_t measures = result.sweep.measures.size();
    for (std::size_t m = 0; m < measures; ++m)
        result.spreads[design * measures + m] =
            spreadOf(std::span(result.values[m]).subspan(first, result.runsPerDesign));
}

SweepResult emptyResult(std::shared_ptr<const System> system, const Sweep& sweep, const Shard& shard) {
    SweepResult result;
    result.system = std::move(system);
    result.sweep = sweep;
    result.shard = shard;
    result.designs = sizeOf(shard, productOfLengths(sweep.axes));
    result.runsPerDesign = sweep.over.values.size();
    const std::size_t runs = result.designs * result.runsPerDesign;
    result.percentage.resize(result.designs);
    result.spreads.resize(result.designs * sweep.measures.size());
    result.success.resize(runs);
    result.doubtful.resize(runs);
    if (sweep.likely) result.probability.resize(result.designs);
    if (!result.system->endings.empty()) result.endings.resize(runs);
    for (std::size_t m = 0; m < sweep.measures.size(); ++m)
        result.values.emplace_back(runs);
    return result;
}

BatchOrder orderOf(const Sweep& sweep) {
    BatchOrder order{sweep.base, sweptIn(sweep), sweep.measures};
    for (const Tie& tie : sweep.ties)
        order.varied.push_back(tie.parameter);
    return order;
}

bool solveRuns(SweepResult& result, const SweepOptions& options, const std::stop_token& stop,
               const Progress& progress) {
    const ManyRuns runs(result.system, orderOf(result.sweep));
    const Columns columns(*result.system, result.sweep, result.shard);
    const auto work = [&](std::size_t first, std::size_t last) {
        const std::size_t count = last - first;
        const auto inputs = columns.of(first, count);
        BatchRuns batch{count, {}, result.success.data() + first, {}, result.doubtful.data() + first};
        if (!result.endings.empty()) batch.endings = result.endings.data() + first;
        for (const auto& column : inputs)
            batch.inputs.push_back(column.data());
        for (auto& values : result.values)
            batch.measures.push_back(values.data() + first);
        runs.solve(batch, stop);
    };
    const Sharing sharing{runs.stretch(result.runsPerDesign), options.threads};
    return inParallel(result.success.size(), sharing, stop, progress, work);
}

} // namespace

std::size_t SweepResult::doubtfulRuns(std::size_t design) const {
    const auto runs = std::span(doubtful).subspan(design * runsPerDesign, runsPerDesign);
    return static_cast<std::size_t>(std::ranges::count(runs, 1));
}

std::size_t SweepResult::doubtfulRuns() const {
    return static_cast<std::size_t>(std::ranges::count(doubtful, 1));
}

std::vector<std::size_t> SweepResult::endingsOf(std::size_t design) const {
    std::vector<std::size_t> counts(system->endings.size());
    if (endings.empty()) return counts;
    for (const std::uint8_t ending : std::span(endings).subspan(design * runsPerDesign, runsPerDesign))
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
                          tr("%1 is swept more than once; sweep it once.", inQuotes(axes[a]->parameter)));
    }
    checkNumberOfRuns(axes, shards, found);
    for (const Problem& problem : tieProblems(system, sweep.base, sweptIn(sweep), sweep.ties))
        found.add(problem.parameter, problem.message);
    if (found.empty()) checkTogether(system, sweep, found);
    return found.take();
}

std::shared_ptr<const SweepResult> solveSweep(std::shared_ptr<const System> system, const Sweep& sweep,
                                              const SweepOptions& options, std::stop_token stop,
                                              const Progress& progress) {
    const auto start = std::chrono::steady_clock::now();
    auto result = std::make_shared<SweepResult>(emptyResult(std::move(system), sweep, options.shard));
    if (!solveRuns(*result, options, stop, progress)) return nullptr;
    const std::vector<double> weights =
        sweep.likely ? weightsOf(*sweep.likely, sweep.over.values) : std::vector<double>();
    const auto aggregateAll = [&result, &weights](std::size_t first, std::size_t last) {
        for (std::size_t design = first; design < last; ++design)
            aggregate(*result, weights, design);
    };
    // Runs that are added up at a time, whatever a design has: a request to stop has to wait for as many,
    // which must stay far below the 50 ms that are promised for it.
    constexpr std::size_t runsAtATime = 1 << 14;
    const Sharing sharing{std::max<std::size_t>(1, runsAtATime / result->runsPerDesign), options.threads};
    if (!inParallel(result->designs, sharing, stop, {}, aggregateAll)) return nullptr;
    result->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

} // namespace talweg
