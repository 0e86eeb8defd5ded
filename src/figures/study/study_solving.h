#pragma once

#include "figures/study/study_figure.h"
#include "study/study.h"

namespace talweg {

/// A finished study, and what follows from it.
struct StudyPart {
    /// Its name is that of the compared value, e.g. "As published"; empty when nothing is compared.
    StudyShown shown;
    bool isOwn = false;          ///< at the experiment's own value of what is compared
    std::vector<double> margins; ///< of all designs, of random runs at the worst; empty without a requirement
    std::string smallest;        ///< the axis along which the smallest value is wanted; may be empty
};

/// A study at one of the compared values.
struct StudyTask {
    QString name;
    bool isOwn = true;
    Sweep sweep;
    std::optional<NoiseStudy> noise = {}; ///< judged by random runs
};

/// All that solving an experiment's study needs to know.
struct StudyOrder {
    std::shared_ptr<const System> system;
    std::vector<StudyTask> tasks; ///< one for each compared value
    std::optional<Requirement> requirement;
    std::string smallest;
    Study study; ///< the texts, and what they are about
    Values base;

    /// Whether another comes to the same results: what varied inputs are in the experiment is no matter.
    bool comesToTheSame(const StudyOrder& other) const;
};

/// What a study was read as; without an order when it cannot be solved.
struct StudyOrderReading {
    StudyReading reading;
    std::shared_ptr<const StudyOrder> order;
    std::size_t runs = 0;
};

/// Reads an experiment's study; `columns` reads those of tables that distributions speak of. A requirement
/// that cannot be read keeps nothing from being solved.
StudyOrderReading studyOrderOf(const std::shared_ptr<const System>& system, const Values& base,
                               const Study& study, const ColumnReader& columns = {});

/// What follows from the runs of an order at one of the compared values: the results of its sweep, or of its
/// random runs.
StudyPart partOf(const StudyOrder& order, const StudyTask& task, std::shared_ptr<const SweepResult> result);
StudyPart partOf(const StudyOrder& order, const StudyTask& task, std::shared_ptr<const NoiseResult> noise);

/// How many runs a study took, at all compared values.
std::size_t solvedRuns(const std::vector<StudyPart>& parts);

/// The part of a study with unknown inputs that is of all their combinations, as one of the designs that can
/// be chosen: each at its worst.
StudyPart withKnownDesigns(StudyPart part);

/// Solves it at one of the compared values; nothing when cancelled. Adds how long it took. @throws as
/// solveSweep and solveNoise
std::optional<StudyPart> solvePart(const StudyOrder& order, const StudyTask& task,
                                   const std::stop_token& stop, const Progress& progress, double& seconds);

/// Solves it at all compared values; none when cancelled. `progress` is told of all of it, from 0 to 1.
/// @throws as solvePart
std::vector<StudyPart> solveAllParts(const StudyOrder& order, const std::stop_token& stop,
                                     const Progress& progress, double& seconds);

} // namespace talweg
