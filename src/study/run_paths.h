#pragma once

#include "study/monte_carlo.h"
#include "study/parallel.h"

#include <algorithm>

namespace talweg {

/// Which quantities a path has: one quantity over another one or over time.
struct PathOf {
    std::string y; ///< id of a column of the runs; empty: height of the scene's first body
    std::string x; ///< id of a column, or PathOf::time; empty: place of the scene's first body

    static constexpr const char* time = "t";
    friend bool operator==(const PathOf&, const PathOf&) = default;
};

/// One quantity of a run, sampled along another one.
struct RunPath {
    std::vector<double> x, y;   ///< in order of time; missing values are NaN
    bool staysAtItsEnd = false; ///< whether nothing moves after the last sample
};

/// Maximum number of runs that are solved for their paths. 2000 runs locate the 5 % quantile to within half a
/// percentage point and take about a second.
inline constexpr std::size_t maxPaths = 2000;
/// Number of runs that are solved for their paths, if a study has `runs` runs.
inline std::size_t pathsAmong(std::size_t runs) {
    return std::min(runs, maxPaths);
}

/// Computes paths: of the first of some random runs, and of the run of the experiment itself. The runs are
/// solved step by step. Not thread-safe.
class RunPaths {
public:
    RunPaths(const MonteCarloResult& result, PathOf of);

    /// Whether the paths computed so far are those of these runs and quantities.
    bool areOf(const MonteCarloResult& result, const PathOf& of) const;
    /// Solves the next runs of the result, until `count` runs or all runs of the result are solved. Returns
    /// false when cancelled; then nothing was added. @throws as Prepared::solve
    bool extend(const MonteCarloResult& result, std::size_t count, unsigned threads,
                const std::stop_token& stop, const Progress& progress = {});

    const System& system() const { return *m_system; }
    /// The quantities, in which empty ids are replaced. An id is empty only if the runs have no such column.
    const PathOf& of() const { return m_of; }
    /// Run and path with the experiment's own inputs. If these are incompatible, the run is the first sampled
    /// one, and the path is empty.
    const std::shared_ptr<const Run>& nominalRun() const { return m_nominalRun; }
    const RunPath& nominal() const { return m_nominal; }
    const std::vector<RunPath>& paths() const { return m_paths; }

private:
    RunPath pathOf(const Run& run) const;
    Values valuesOf(const MonteCarloResult& result, std::size_t run) const;

    std::shared_ptr<const System> m_system;
    Values m_base;
    std::vector<const Parameter*> m_varied;
    PathOf m_asked, m_of;
    std::shared_ptr<const Run> m_nominalRun;
    RunPath m_nominal;
    std::vector<RunPath> m_paths;
    std::vector<std::vector<double>> m_inputs; ///< inputs of the runs in `m_paths`, by varied input
};

} // namespace talweg
