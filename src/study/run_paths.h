#pragma once

#include "study/monte_carlo.h"
#include "study/parallel.h"

#include <algorithm>

namespace talweg {

/// What paths of runs are made of: one quantity against another one or against time.
struct PathOf {
    std::string y; ///< id of a column of the runs; empty: the height of the scene's first body
    std::string x; ///< id of a column, or PathOf::time; empty: the place of that body

    static constexpr const char* time = "t";
    friend bool operator==(const PathOf&, const PathOf&) = default;
};

/// One quantity of a run, sampled.
struct RunPath {
    std::vector<double> x, y;   ///< in order of time; numbers that are not there are none
    bool staysAtItsEnd = false; ///< nothing moves any more afterwards
};

/// More runs are not solved for their paths: 2000 say where 5 % of all paths lie to half a per cent of them,
/// and take a second or so.
inline constexpr std::size_t maxPaths = 2000;
/// How many of so many runs have paths that are shown.
inline std::size_t pathsAmong(std::size_t runs) {
    return std::min(runs, maxPaths);
}

/// The paths of the first of some random runs, and that of the experiment itself, solved bit by bit. Not for
/// several threads at once.
class RunPaths {
public:
    RunPaths(const MonteCarloResult& result, PathOf of);

    /// Whether paths that are here are those of these runs as well, of the same quantities.
    bool areOf(const MonteCarloResult& result, const PathOf& of) const;
    /// Solves those of the result's next runs, up to `count` of them in all, or as many as there are. False
    /// when cancelled: then nothing was added. @throws as Prepared::solve
    bool extend(const MonteCarloResult& result, std::size_t count, unsigned threads,
                const std::stop_token& stop, const Progress& progress = {});

    const System& system() const { return *m_system; }
    /// What they are of: none of the ids is empty, unless the runs have no such column.
    const PathOf& of() const { return m_of; }
    /// Of the experiment as it is, without chance; where its own values do not go together, the first run in
    /// its place and no path.
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
    std::vector<std::vector<double>> m_inputs; ///< per varied input, of these paths
};

} // namespace talweg
