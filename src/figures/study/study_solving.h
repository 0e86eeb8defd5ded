#pragma once

#include "figures/study/study_figure.h"
#include "study/study.h"

namespace talweg {

/// A finished study at one of the compared values, and the data derived from it.
struct StudyPart {
    /// Named by the compared value, such as "As published"; the name is empty if nothing is compared.
    StudyShown shown;
    bool isOwn = false; ///< whether the compared value is that of the experiment
    /// Margins of all designs, for random runs their lower bounds; empty without a requirement.
    std::vector<double> margins;
    std::string smallest; ///< id of the axis whose smallest value is searched for; may be empty
};

/// A study at one of the compared values.
struct StudyTask {
    QString name;
    bool isOwn = true;
    Sweep sweep;
    std::optional<NoiseStudy> noise = {}; ///< set if designs are evaluated by random runs
};

/// All data needed to solve the study of an experiment.
struct StudyOrder {
    std::shared_ptr<const System> system;
    std::vector<StudyTask> tasks; ///< one for each compared value
    std::optional<Requirement> requirement;
    std::string smallest;
    Study study; ///< the study as text
    Values base;

    /// Whether another order has the same results. Without uncertain inputs, the experiment's values of
    /// varied inputs may differ.
    bool comesToTheSame(const StudyOrder& other) const;
};

/// The result of reading a study; without an order if it cannot be solved.
struct StudyOrderReading {
    StudyReading reading;
    std::shared_ptr<const StudyOrder> order;
    std::size_t runs = 0;
};

/// Reads an experiment's study; `columns` reads the table columns that distributions refer to. A study whose
/// requirement is invalid can still be solved.
StudyOrderReading studyOrderOf(const std::shared_ptr<const System>& system, const Values& base,
                               const Study& study, const ColumnReader& columns = {});

/// The part of a study at one of the compared values, from the result of its sweep or of its random runs.
StudyPart partOf(const StudyOrder& order, const StudyTask& task, std::shared_ptr<const SweepResult> result);
StudyPart partOf(const StudyOrder& order, const StudyTask& task, std::shared_ptr<const NoiseResult> noise);

/// Number of runs of a study, over all compared values.
std::size_t solvedRuns(const std::vector<StudyPart>& parts);

/// Converts a part that has all combinations of unknown inputs to one with only the known inputs: each design
/// has the results of its worst combination.
StudyPart withKnownDesigns(StudyPart part);

/// Solves the study at one of the compared values; nothing when cancelled. Adds the computing time to
/// `seconds`. @throws as solveSweep and solveNoise
std::optional<StudyPart> solvePart(const StudyOrder& order, const StudyTask& task,
                                   const std::stop_token& stop, const Progress& progress, double& seconds);

/// Solves the study at all compared values; empty when cancelled. `progress` refers to the whole study, from
/// 0 to 1.
/// @throws as solvePart
std::vector<StudyPart> solveAllParts(const StudyOrder& order, const std::stop_token& stop,
                                     const Progress& progress, double& seconds);

} // namespace talweg
