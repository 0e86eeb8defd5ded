#pragma once

#include "figures/study/study_figure_id.h"
#include "figures/study/study_solving.h"

namespace talweg {

/// The parts of a pinned study for figures, named `name`, with the compared value if there are several.
std::vector<StudyShown> baselineShown(const std::vector<StudyPart>& parts, const QString& name);

/// Converts each part of a study for figures.
std::vector<StudyShown> shownOf(const std::vector<StudyPart>& parts);

/// The part of a baseline that corresponds to a result: with the same value of the compared choice, or else
/// the first. The baseline must have one.
std::size_t counterpartOf(const SweepResult& result, const std::vector<StudyShown>& baseline);

/// Results drawn over the corresponding parts of a baseline.
std::vector<StudyShown> overBaseline(std::vector<StudyShown> results,
                                     const std::vector<StudyShown>& baseline);

/// A result for a map of differences, or the reason why there is nothing to subtract.
struct DifferenceShown {
    std::optional<StudyShown> shown;
    QString problem = {}; ///< reason, as a sentence
};

/// The difference between the part with index `part`, which must exist, and the result selected by `less`.
DifferenceShown differenceShown(const std::vector<StudyShown>& parts, std::size_t part, StudyLess less,
                                const std::vector<StudyShown>& baseline);

/// Why a map has no difference between a result and its StudyShown::less, as a sentence; empty if it has.
QString differenceProblem(const StudyFigure& figure, const StudyShown& shown, const Values& chosen);

} // namespace talweg
