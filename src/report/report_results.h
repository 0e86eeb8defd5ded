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

/// What random runs of an experiment come to.
struct RandomResults {
    MonteCarloShown shown; ///< without a result where there are none
    /// What is drawn of them: each kind of figure in its order, those of runs of their own where such are
    /// wanted.
    std::vector<std::shared_ptr<const MonteCarloDrawing>> drawings = {};
    QStringList problems = {}; ///< why there are none: complete sentences

    bool isEmpty() const { return !shown.result && problems.isEmpty(); }
};

/// What an experiment of a report comes to, in the units of its project, its values as well; but for what
/// random runs came to, other than their figures.
struct ExperimentResults {
    const System* system = nullptr; ///< in those units
    const System* own = nullptr;    ///< the same in the program's
    DisplayUnits units = {};        ///< of the project
    Experiment experiment;
    Shown shown;                  ///< empty where there is no run
    QStringList problems;         ///< why there is none: complete sentences
    std::vector<StudyPart> study; ///< at every compared value; empty where there is none
    /// Of each part what finer grids say.
    std::vector<std::vector<FinerThreshold>> finer;
    /// What it says of the project's named requirements for its system.
    std::vector<std::pair<NamedRequirement, NamedAnswer>> named;
    /// The study pinned as baseline, where it is of the same system, at every compared value.
    std::vector<StudyPart> baseline;
    QString baselineExperiment;    ///< that was pinned
    QString baselineName;          ///< beside this study: "baseline: e = 0.86"
    QStringList baselineDiffering; ///< what the baseline has that this study has not
    QStringList studyProblems;     ///< why there is no answer: complete sentences
    RandomResults random;          ///< empty where it has no uncertain inputs
};

/// A run that is kept as a reference.
struct PinResults {
    Pin pin;
    Shown shown; ///< empty where it could not be solved
};

struct ReportResults {
    DisplayUnits units = {};                    ///< of the project
    std::vector<ExperimentResults> experiments; ///< the wanted ones, in the project's order
    std::vector<PinResults> pins;               ///< those from wanted experiments
    std::vector<MeasuredColumn> measured = {};  ///< what their studies draw from
    std::vector<TableChange> tableChanges = {}; ///< files that have something else now
};

/// Solves all that a report needs: runs, and studies and random runs where they are wanted. Needs no display,
/// and may be called on any thread. Nothing when cancelled. What cannot be solved is told in the results.
std::optional<ReportResults> solveReport(const Registry& registry, const Project& project,
                                         const ReportChoice& choice, const std::stop_token& stop,
                                         const Progress& progress);

} // namespace talweg
