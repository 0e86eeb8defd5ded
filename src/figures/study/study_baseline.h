#pragma once

#include "figures/study/study_figure_id.h"
#include "figures/study/study_solving.h"

namespace talweg {

/// The parts of a pinned study as figures take them, called `name`, with the compared value where there are
/// several.
std::vector<StudyShown> baselineShown(const std::vector<StudyPart>& parts, const QString& name);

/// Of each part what figures show.
std::vector<StudyShown> shownOf(const std::vector<StudyPart>& parts);

/// Which part of a baseline stands for a result: that of the same value of what studies compare, or else the
/// first. The baseline has one.
std::size_t counterpartOf(const SweepResult& result, const std::vector<StudyShown>& baseline);

/// Results over those parts of a baseline that stand for one of them.
std::vector<StudyShown> overBaseline(std::vector<StudyShown> results,
                                     const std::vector<StudyShown>& baseline);

/// A result as a map of differences takes it; without one where there is nothing of the kind to take off it.
struct DifferenceShown {
    std::optional<StudyShown> shown;
    QString problem = {}; ///< why not, a sentence
};

/// The part of that place among the compared studies less what is wanted. `part` exists.
DifferenceShown differenceShown(const std::vector<StudyShown>& parts, std::size_t part, StudyLess less,
                                const std::vector<StudyShown>& baseline);

/// Why a map has no difference to show between a result and its StudyShown::less, as a sentence; empty where
/// it has.
QString differenceProblem(const StudyFigure& figure, const StudyShown& shown, const Values& chosen);

} // namespace talweg
