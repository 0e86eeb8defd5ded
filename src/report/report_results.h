#pragma once

#include "figures/monte_carlo/monte_carlo_answer.h"
#include "figures/run/shown.h"
#include "figures/study/study_answer.h"
#include "project/columns.h"
#include "report/report_choice.h"
#include "study/threshold.h"

#include <QStringList>
#include <stop_token>

namespace talweg {

/// The results of random runs of an experiment.
struct RandomResults {
    MonteCarloShown shown; ///< without a result if there are none
    /// What is drawn of them: each kind of figure in its order, those of runs of their own where such are
    /// wanted.
    std::vector<std::shared_ptr<const MonteCarloDrawing>> drawings = {};
    QStringList problems = {}; ///< reasons for missing results: complete sentences

    bool isEmpty() const { return !shown.result && problems.isEmpty(); }
};

/// What an experiment of a report comes to, in the units of its project, its values as well; but for what
/// random runs came to, other than their figures.
struct ExperimentResults {
    const System* system = nullptr; ///< in those units
    const System* own = nullptr;    ///< the same in the program's
    DisplayUnits units = {};        ///< of the project
    Experiment experiment;
    Shown shown;                  ///< empty if there is no run
    QStringList problems;         ///< reasons for missing results: complete sentences
    std::vector<StudyPart> study; ///< for every compared value; empty if there is none
    /// For each part the results of finer grids.
    std::vector<std::vector<FinerThreshold>> finer;
    /// Its verdicts on the project's named requirements for its system.
    std::vector<std::pair<NamedRequirement, NamedAnswer>> named;
    /// The study pinned as baseline, if it is of the same system, for every compared value.
    std::vector<StudyPart> baseline;
    QString baselineExperiment;    ///< that was pinned
    QString baselineName;          ///< beside this study: "baseline: e = 0.86"
    QStringList baselineDiffering; ///< properties of the baseline that this study does not have
    QStringList studyProblems;     ///< why there is no answer: complete sentences
    RandomResults random;          ///< empty without uncertain inputs
};

/// A run kept as a reference.
struct PinResults {
    Pin pin;
    Shown shown; ///< empty if it could not be solved
};

struct ReportResults {
    DisplayUnits units = {};                    ///< of the project
    std::vector<ExperimentResults> experiments; ///< the requested ones, in the order of the project
    std::vector<PinResults> pins;               ///< those of requested experiments
    std::vector<MeasuredColumn> measured = {};  ///< tables for the distributions of their studies
    std::vector<TableChange> tableChanges = {}; ///< files with other content now
};

/// Solves all that a report needs: runs, and studies and random runs where they are wanted. Needs no display,
/// and may be called on any thread. Nothing when cancelled. What cannot be solved is told in the results.
std::optional<ReportResults> solveReport(const Registry& registry, const Project& project,
                                         const ReportChoice& choice, const std::stop_token& stop,
                                         const Progress& progress);

} // namespace talweg
