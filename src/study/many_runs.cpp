#include "study/many_runs.h"

#include "base/number.h"
#include "base/quantity_text.h"
#include "base/text.h"
#include "base/translation.h"
#include "systems/body_measures.h"

#include <algorithm>
#include <stdexcept>

namespace talweg {

namespace {

std::unique_ptr<const Batch> batchFor(const System& system, const BatchOrder& order) {
    return system.batch ? system.batch(order) : nullptr;
}

/// The value of a measure; NaN if the measure is for a body that the run does not have.
double valueOf(const Run& run, const std::string& measure) {
    for (const Measure& one : run.measures)
        if (one.quantity.id == measure) return one.value;
    if (isOfLaterBody(measure)) return nothing;
    throw std::logic_error(tr("The run has no result %1.", inQuotes(measure)));
}

} // namespace

ManyRuns::ManyRuns(std::shared_ptr<const System> system, BatchOrder order)
    : m_system(std::move(system)), m_order(std::move(order)), m_batch(batchFor(*m_system, m_order)) {}

void ManyRuns::solve(const BatchRuns& runs, const std::stop_token& stop) const {
    if (m_batch)
        m_batch->solve(runs);
    else
        solveOneByOne(runs, stop);
}

std::size_t ManyRuns::stretch(std::size_t together) const {
    // Number of runs per block with a batch solver. A run takes about 0.1 µs and a block 0.2 ms, so a stop
    // request is noticed soon. Without a batch solver, a single run can take seconds.
    constexpr std::size_t inBatch = 2048;
    if (!m_batch) return 1;
    return together < inBatch ? inBatch / together * together : inBatch;
}

void ManyRuns::solveOneByOne(const BatchRuns& runs, const std::stop_token& stop) const {
    Values values = m_order.base;
    std::vector<const Parameter*> varied;
    for (const std::string& id : m_order.varied)
        varied.push_back(find(m_system->parameters, id));
    for (std::size_t i = 0; i < runs.count; ++i) {
        for (std::size_t v = 0; v < varied.size(); ++v)
            assign(values, *varied[v], runs.inputs[v][i]);
        const Preparation preparation = m_system->prepare(values);
        if (!preparation.inputs)
            throw std::invalid_argument(inUnits(preparation.problems.front().message, {}));
        const auto run = preparation.inputs->conclude(stop);
        if (!run && stop.stop_requested()) return;
        if (!run) throw std::logic_error(tr("The solver returned no result."));
        runs.succeeded[i] = run->outcome.id == m_system->success.id;
        if (runs.endings) runs.endings[i] = endingOf(*m_system, run->outcome.id);
        if (runs.doubtful) runs.doubtful[i] = !run->doubts.empty();
        for (std::size_t m = 0; m < m_order.measures.size(); ++m)
            runs.measures[m][i] = valueOf(*run, m_order.measures[m]);
    }
}

} // namespace talweg
