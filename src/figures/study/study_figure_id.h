#pragma once

#include "figures/study/study_figure.h"

namespace talweg {

/// A figure of a study as a text, for projects and commands: its kind, what is drawn against what, and where
/// other axes are cut, such as "study:spread,x=b,family=e,measure=height,@k=0.3". `part` is the place of the
/// result that it shows among those that are compared, where it shows one.
QString idOfStudyFigure(const StudyFigure& figure, std::size_t part = 0);

/// A figure of a study that was read, or what is wrong with the text.
struct StudyFigureReading {
    std::optional<StudyFigure> figure; ///< StudyFigure::fixed has what the text says of axes
    std::size_t part = 0;
    QString problem; ///< a complete sentence
};

/// Reads such a text for a study and its result. What it leaves out is as usual: "study" is the figure that
/// answers the study's requirement.
StudyFigureReading studyFigureOf(const QString& id, const SweepResult& result, const Study& study,
                                 const std::optional<Requirement>& requirement);

/// What of a figure is drawn with nothing said but its kind.
StudyFigure usualStudyFigure(StudyFigure::Kind kind, const SweepResult& result, const Study& study,
                             const std::optional<Requirement>& requirement);

} // namespace talweg
