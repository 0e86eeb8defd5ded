#pragma once

#include "comparison/compared.h"
#include "figures/run/shown.h"
#include "project/project.h"

namespace talweg {

/// A run of a project that a report can compare: the run of an experiment, or a pinned run.
struct ReportSource {
    QString title;      ///< unique
    QString experiment; ///< name of the experiment, also for a pinned run
    std::string system; ///< System::id
    Values values;
};

/// The runs of all experiments, then the pinned runs.
std::vector<ReportSource> reportSources(const Project& project);

/// The runs of one system that a report compares. The first is the baseline.
struct ReportComparison {
    const System* system = nullptr;
    std::vector<ComparedRun> runs;
    std::vector<Shown> shown;                ///< one for each run; empty if the run is not solved
    std::vector<std::vector<Pinned>> tracks; ///< for each run: the measured tracks of its experiment
};

} // namespace talweg
