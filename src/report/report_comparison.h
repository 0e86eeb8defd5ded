#pragma once

#include "comparison/compared.h"
#include "figures/run/shown.h"
#include "project/project.h"

namespace talweg {

/// A run of a project that can be compared: that of an experiment, or a pinned one.
struct ReportSource {
    QString title;      ///< unique
    QString experiment; ///< its name; for a pinned run the name of its experiment
    std::string system; ///< System::id
    Values values;
};

/// The experiments, then the pinned runs.
std::vector<ReportSource> reportSources(const Project& project);

/// The runs of a system that a report compares, the baseline first.
struct ReportComparison {
    const System* system = nullptr;
    std::vector<ComparedRun> runs;
    std::vector<Shown> shown; ///< for each run; empty if it is not solved
};

} // namespace talweg
