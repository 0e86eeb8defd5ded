#include "study/sweep_runs.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/statistics.h"

#include <algorithm>
#include <stdexcept>

namespace talweg {

namespace {

using Clock = std::chrono::steady_clock;

std::size_t productOfLengths(const std::vector<Axis>& axes) {
    std::size_t product = 1;
    for (const Axis& axis : axes)
        product *= axis.values.size();
    return product;
}

std::vector<std::string> variedIn(const Sweep& sweep) {
    std::vector<std::string> ids;
    for (const Axis& axis : sweep.axes)
        ids.push_back(axis.parameter);
    ids.push_back(sweep.over.parameter);
    return ids;
}

/// The probability of success, %, where each run has a weight. Exactly 100 if all succeed.
double probabilityOf(std::span<const std::uint8_t> success, const std::vector<double>& weights) {
    double sum = 0, all = 0;
    for (std::size_t run = 0; run < success.size(); ++run) {
        all += weights[run];
        if (success[run]) sum += weights[run];
    }
    return 100 * (sum / all);
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
    BatchOrder order{sweep.base, variedIn(sweep), sweep.measures};
    for (const Tie& tie : sweep.ties)
        order.varied.push_back(tie.parameter);
    return order;
}

} // namespace

/// Computes the swept and linked inputs of runs. Runs are sorted by design, then by the value of `over`.
class SweepRuns::Columns {
public:
    Columns(const System& system, const Sweep& sweep, const Shard& shard)
        : m_sweep(sweep), m_shard(shard), m_ties(system, sweep.base, variedIn(sweep), sweep.ties) {}

    /// The columns of the axes, of `over`, and of the linked inputs.
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
            tr("In some designs, the formulas of linked inputs give values out of range: %1.", listed(made)));
    }

    const Sweep& m_sweep;
    const Shard m_shard;
    const Ties m_ties;
};

SweepRuns::SweepRuns(std::shared_ptr<const System> system, const Sweep& sweep, const SweepOptions& options)
    : m_result(std::make_shared<SweepResult>(emptyResult(std::move(system), sweep, options.shard))),
      m_threads(options.threads), m_runs(m_result->system, orderOf(m_result->sweep)),
      m_inputs(std::make_unique<const Columns>(*m_result->system, m_result->sweep, m_result->shard)),
      m_loop(m_result->success.size(), {m_runs.stretch(m_result->runsPerDesign), m_threads}) {}

SweepRuns::~SweepRuns() = default;

std::vector<RunColumn> SweepRuns::columns() const {
    SweepResult& result = *m_result;
    std::vector<RunColumn> columns{RunColumn::of(result.success), RunColumn::of(result.doubtful),
                                   RunColumn::of(result.endings)};
    for (auto& values : result.values)
        columns.push_back(RunColumn::of(values));
    return columns;
}

void SweepRuns::resume(std::chrono::milliseconds patience, const std::stop_token& stop,
                       const Progress& progress) {
    const auto start = Clock::now();
    SweepResult& result = *m_result;
    m_loop.resume(patience, stop, progress, [&](std::size_t first, std::size_t last) {
        const std::size_t count = last - first;
        const auto inputs = m_inputs->of(first, count);
        BatchRuns batch{count, {}, result.success.data() + first, {}, result.doubtful.data() + first};
        if (!result.endings.empty()) batch.endings = result.endings.data() + first;
        for (const auto& column : inputs)
            batch.inputs.push_back(column.data());
        for (auto& values : result.values)
            batch.measures.push_back(values.data() + first);
        m_runs.solve(batch, stop);
    });
    result.seconds += std::chrono::duration<double>(Clock::now() - start).count();
}

bool SweepRuns::sumUp(const std::stop_token& stop) {
    const auto start = Clock::now();
    SweepResult& result = *m_result;
    const Sweep& sweep = result.sweep;
    const std::vector<double> weights =
        sweep.likely ? weightsOf(*sweep.likely, sweep.over.values) : std::vector<double>();
    const auto aggregateAll = [&result, &weights](std::size_t first, std::size_t last) {
        for (std::size_t design = first; design < last; ++design)
            aggregate(result, weights, design);
    };
    // Number of runs that are aggregated at a time, regardless of the size of a design. A stop request waits
    // for them, so they must take far less than the promised 50 ms.
    constexpr std::size_t runsAtATime = 1 << 14;
    const Sharing sharing{std::max<std::size_t>(1, runsAtATime / result.runsPerDesign), m_threads};
    if (!inParallel(result.designs, sharing, stop, {}, aggregateAll)) return false;
    result.seconds += std::chrono::duration<double>(Clock::now() - start).count();
    return true;
}

std::string SweepRuns::state() const {
    return bytesOf({solved(), m_result->seconds}, columns());
}

std::size_t SweepRuns::stateSize() const {
    return sizeInBytes(solved(), columns());
}

bool SweepRuns::restore(std::string_view state) {
    const auto finished = takeBytes(state, columns(), size());
    if (!finished) return false;
    m_loop.setDone(finished->runs);
    m_result->seconds = finished->seconds;
    return true;
}

std::shared_ptr<const SweepResult> solveSweep(std::shared_ptr<const System> system, const Sweep& sweep,
                                              const SweepOptions& options, std::stop_token stop,
                                              const Progress& progress) {
    SweepRuns runs(std::move(system), sweep, options);
    while (!runs.isSolved() && !stop.stop_requested())
        runs.resume(LongWork::toTheEnd, stop, progress);
    if (!runs.isSolved() || !runs.sumUp(stop)) return nullptr;
    return runs.result();
}

} // namespace talweg
