#include "study/run_paths.h"

#include "study/draws.h"
#include "systems/reading.h"

#include <algorithm>

namespace talweg {

namespace {

/// Number of samples per path; enough to draw a bouncing body to within a pixel.
constexpr std::size_t samplesOfPath = 400;
/// Number of runs that a thread solves at a time. Small, because some runs take a tenth of a second.
constexpr std::size_t pathsTogether = 2;

/// The requested quantities. Empty ids are replaced by the quantities of the run's first body.
PathOf meant(PathOf of, const System& system, const Run& run) {
    if (!run.scene.bodies.empty()) {
        if (of.y.empty()) of.y = run.scene.bodies.front().y;
        if (of.x.empty()) of.x = run.scene.bodies.front().x;
    }
    if (of.x.empty()) of.x = PathOf::time;
    if (of.y.empty() && !system.quantities.empty()) of.y = system.quantities.front().id;
    return of;
}

} // namespace

RunPaths::RunPaths(const MonteCarloResult& result, PathOf of)
    : m_system(result.system), m_base(result.study.base), m_asked(std::move(of)) {
    for (const std::string& id : variedIn(result.study))
        m_varied.push_back(&parameterOf(m_system->parameters, id));
    m_inputs.resize(m_varied.size());
    const auto own = prepare(*m_system, m_base).inputs;
    m_nominalRun = (own ? own : prepared(*m_system, valuesOf(result, 0)))->solve({}, {});
    m_of = meant(m_asked, *m_system, *m_nominalRun);
    if (own) m_nominal = pathOf(*m_nominalRun);
}

bool RunPaths::areOf(const MonteCarloResult& result, const PathOf& of) const {
    if (result.system != m_system || of != m_asked || result.study.base != m_base
        || result.inputs.size() != m_inputs.size())
        return false;
    const std::vector<std::string> ids = variedIn(result.study);
    const std::size_t both = std::min(m_paths.size(), result.success.size());
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (ids[i] != m_varied[i]->id
            || !std::equal(m_inputs[i].begin(), m_inputs[i].begin() + static_cast<std::ptrdiff_t>(both),
                           result.inputs[i].begin()))
            return false;
    return true;
}

bool RunPaths::extend(const MonteCarloResult& result, std::size_t count, unsigned threads,
                      const std::stop_token& stop, const Progress& progress) {
    const std::size_t from = m_paths.size(), to = std::min({count, maxPaths, result.success.size()});
    if (from >= to) return true;
    std::vector<RunPath> more(to - from);
    const bool done = inParallel(
        more.size(), {pathsTogether, threads}, stop, progress, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i)
                if (const auto run = prepared(*m_system, valuesOf(result, from + i))->solve(stop, {}))
                    more[i] = pathOf(*run);
        });
    if (!done || stop.stop_requested()) return false;
    std::ranges::move(more, std::back_inserter(m_paths));
    for (std::size_t i = 0; i < m_inputs.size(); ++i)
        m_inputs[i].assign(result.inputs[i].begin(),
                           result.inputs[i].begin() + static_cast<std::ptrdiff_t>(to));
    return true;
}

Values RunPaths::valuesOf(const MonteCarloResult& result, std::size_t run) const {
    Values values = m_base;
    for (std::size_t i = 0; i < m_varied.size(); ++i)
        assign(values, *m_varied[i], result.inputs[i][run]);
    return values;
}

RunPath RunPaths::pathOf(const Run& run) const {
    const auto y = columnOf(*m_system, run, m_of.y), x = columnOf(*m_system, run, m_of.x);
    if (!y || (!x && m_of.x != PathOf::time)) return {};
    Samples samples = run.samples(samplesOfPath);
    return {x ? std::move(samples.columns[*x]) : std::move(samples.t), std::move(samples.columns[*y]),
            run.endsAtRest};
}

} // namespace talweg
