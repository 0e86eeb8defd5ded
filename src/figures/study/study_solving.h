#pragma once

#include "figures/study/study_figure.h"
#include "study/study.h"

namespace talweg {

/// The result of a study for one compared value, and data derived from it.
struct StudyPart {
    /// The name is the compared value, such as "As published"; empty if nothing is compared.
    StudyShown shown;
    bool isOwn = false; ///< whether the compared value is that of the experiment
    /// Margins of all designs; with random runs, their lower bounds. Empty without a requirement.
    std::vector<double> margins;
    std::string smallest; ///< id of the axis whose smallest sufficient value is searched for; may be empty
};

/// A study for one compared value, to be solved.
struct StudyTask {
    QString name;
    bool isOwn = true;
    Sweep sweep;
    std::optional<NoiseStudy> noise = {}; ///< set if designs are evaluated by random runs
};

/// Everything that is needed to solve the study of an experiment.
struct StudyOrder {
    std::shared_ptr<const System> system;
    std::vector<StudyTask> tasks; ///< one for each compared value
    std::optional<Requirement> requirement;
    std::string smallest;
    Study study; ///< the study as texts
    Values base;

    /// Whether another order has the same results. Without uncertain inputs, the base values of varied inputs
    /// may differ.
    bool comesToTheSame(const StudyOrder& other) const;
};

/// The result of reading a study; `order` is null if the study cannot be solved.
struct StudyOrderReading {
    StudyReading reading;
    std::shared_ptr<const StudyOrder> order;
    std::size_t runs = 0;
};

/// Reads the study of an experiment. `columns` reads the table columns that distributions refer to. A study
/// with an invalid requirement can still be solved.
StudyOrderReading studyOrderOf(const std::shared_ptr<const System>& system, const Values& base,
                               const Study& study, const ColumnReader& columns = {});

/// Makes the part of a study for one compared value, from the result of its sweep or of its random runs.
StudyPart partOf(const StudyOrder& order, const StudyTask& task, std::shared_ptr<const SweepResult> result);
StudyPart partOf(const StudyOrder& order, const StudyTask& task, std::shared_ptr<const NoiseResult> noise);

/// Number of runs of a study, over all parts.
std::size_t solvedRuns(const std::vector<StudyPart>& parts);

/// Converts a part with all combinations of unknown inputs to one with only the known inputs. Each design
/// then has the results of its worst combination.
StudyPart withKnownDesigns(StudyPart part);

/// Solves a study for one compared value. Returns nothing when cancelled. The computing time, s, is added to
/// `seconds`. @throws as solveSweep and solveNoise
std::optional<StudyPart> solvePart(const StudyOrder& order, const StudyTask& task,
                                   const std::stop_token& stop, const Progress& progress, double& seconds);

/// Solves a study for all compared values. Returns an empty list when cancelled. `progress`, from 0 to 1,
/// refers to the whole study. @throws as solvePart
std::vector<StudyPart> solveAllParts(const StudyOrder& order, const std::stop_token& stop,
                                     const Progress& progress, double& seconds);

} // namespace talweg
