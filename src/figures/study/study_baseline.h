#pragma once

#include "figures/study/study_figure_id.h"
#include "figures/study/study_solving.h"

namespace talweg {

/// The parts of a baseline for figures. They have the name `name`, with the compared value if there are
/// several parts.
std::vector<StudyShown> baselineShown(const std::vector<StudyPart>& parts, const QString& name);

/// Converts each part of a study for figures.
std::vector<StudyShown> shownOf(const std::vector<StudyPart>& parts);

/// The index of the part of a baseline that belongs to a result: the part with the same value of the compared
/// choice, otherwise the first one. The baseline must have a part.
std::size_t counterpartOf(const SweepResult& result, const std::vector<StudyShown>& baseline);

/// Adds to results the corresponding parts of a baseline, which are drawn below them.
std::vector<StudyShown> overBaseline(std::vector<StudyShown> results,
                                     const std::vector<StudyShown>& baseline);

/// A result for a map of differences, or the reason why there is no difference.
struct DifferenceShown {
    std::optional<StudyShown> shown;
    QString problem = {}; ///< reason, as a sentence
};

/// The part with the index `part`, for a map of its difference to the result that `less` selects.
DifferenceShown differenceShown(const std::vector<StudyShown>& parts, std::size_t part, StudyLess less,
                                const std::vector<StudyShown>& baseline);

/// Explains in a sentence why a map cannot show the difference to StudyShown::less; empty if it can.
QString differenceProblem(const StudyFigure& figure, const StudyShown& shown, const Values& chosen);

} // namespace talweg
