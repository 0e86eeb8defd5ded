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
    MonteCarloShown shown; ///< without a result if there are no random runs
    /// The data of each kind of figure, in order; some kinds have additional runs.
    std::vector<std::shared_ptr<const MonteCarloDrawing>> drawings = {};
    QStringList problems = {}; ///< reasons for missing results: complete sentences

    bool isEmpty() const { return !shown.result && problems.isEmpty(); }
};

/// The results of an experiment, with its values, in the units of the project. Of random runs, only the
/// figures are converted.
struct ExperimentResults {
    const System* system = nullptr; ///< in the units of the project
    const System* own = nullptr;    ///< the same system in its original units
    DisplayUnits units = {};        ///< of the project
    Experiment experiment;
    Shown shown;                  ///< empty if there is no run
    std::vector<Pinned> tracks;   ///< measured tracks to draw with the run
    QStringList problems;         ///< reasons for missing results: complete sentences
    std::vector<StudyPart> study; ///< for every compared value; empty if there is none
    /// For each part, the results of finer grids.
    std::vector<std::vector<FinerThreshold>> finer;
    /// The verdicts on the project's named requirements for the experiment's system.
    std::vector<std::pair<NamedRequirement, NamedAnswer>> named;
    /// The study pinned as baseline, if it is of the same system, for every compared value.
    std::vector<StudyPart> baseline;
    QString baselineExperiment;    ///< name of the experiment whose study was pinned
    QString baselineName;          ///< name of the baseline next to this study: "baseline: e = 0.86"
    QStringList baselineDiffering; ///< properties of the baseline that differ from this study
    QStringList studyProblems;     ///< why there is no answer, as complete sentences
    RandomResults random;          ///< empty if no input is uncertain
};

/// A pinned run, kept as a reference.
struct PinResults {
    Pin pin;
    Shown shown; ///< empty if it could not be solved
};

struct ReportResults {
    DisplayUnits units = {};                    ///< of the project
    std::vector<ExperimentResults> experiments; ///< the requested ones, in the order of the project
    std::vector<PinResults> pins;               ///< those of requested experiments
    std::vector<MeasuredColumn> measured = {};  ///< tables for the distributions of their studies
    std::vector<TableChange> tableChanges = {}; ///< files whose content has changed since
};

/// Solves everything that a report needs: runs, and studies and random runs if they are requested. Needs no
/// display and may be called in any thread. Returns nothing if it is cancelled. Problems are reported in the
/// results.
std::optional<ReportResults> solveReport(const Registry& registry, const Project& project,
                                         const ReportChoice& choice, const std::stop_token& stop,
                                         const Progress& progress);

} // namespace talweg
