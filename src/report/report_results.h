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

/// The results of an experiment's random runs.
struct RandomResults {
    MonteCarloShown shown; ///< has no result if there are no random runs
    /// One for each kind of figure, in the order of the kinds. Some kinds need additional runs.
    std::vector<std::shared_ptr<const MonteCarloDrawing>> drawings = {};
    QStringList problems = {}; ///< reasons for missing results, as complete sentences

    bool isEmpty() const { return !shown.result && problems.isEmpty(); }
};

/// The inputs and results of an experiment, in the display units of the project. Of the random runs, only the
/// figures are converted to these units.
struct ExperimentResults {
    const System* system = nullptr; ///< in display units
    const System* own = nullptr;    ///< the same system in the program's own units
    DisplayUnits units = {};        ///< display units of the project
    Experiment experiment;
    Shown shown;                  ///< empty if there is no run
    std::vector<Pinned> tracks;   ///< measured tracks to draw with the run
    QStringList problems;         ///< reasons for missing results: complete sentences
    std::vector<StudyPart> study; ///< for every compared value; empty if there is none
    /// For each part, the results of finer grids.
    std::vector<std::vector<FinerThreshold>> finer;
    /// The verdicts on the project's named requirements for the experiment's system.
    std::vector<std::pair<NamedRequirement, NamedAnswer>> named;
    /// The parts of the study pinned as baseline, if it has the same system: one for each compared value.
    std::vector<StudyPart> baseline;
    QString baselineExperiment;    ///< name of the experiment whose study was pinned
    QString baselineName;          ///< name of the baseline, next to this study: "baseline: e = 0.86"
    QStringList baselineDiffering; ///< differences of the baseline from this study
    QStringList studyProblems;     ///< reasons for a missing answer, as complete sentences
    RandomResults random;          ///< empty if no input is uncertain
};

/// A pinned run, kept as a reference.
struct PinResults {
    Pin pin;
    Shown shown; ///< empty if the run could not be solved
};

struct ReportResults {
    DisplayUnits units = {};                    ///< display units of the project
    std::vector<ExperimentResults> experiments; ///< the chosen experiments, in the order of the project
    std::vector<PinResults> pins;               ///< pinned runs of the chosen experiments
    std::vector<MeasuredColumn> measured = {};  ///< measured columns used by their studies
    std::vector<TableChange> tableChanges = {}; ///< tables whose files differ from the stored numbers
};

/// Solves everything that a report needs: runs, and if requested studies and random runs. Needs no display
/// and may be called in any thread. Returns nothing if it is cancelled. Problems are part of the results.
std::optional<ReportResults> solveReport(const Registry& registry, const Project& project,
                                         const ReportChoice& choice, const std::stop_token& stop,
                                         const Progress& progress);

} // namespace talweg
