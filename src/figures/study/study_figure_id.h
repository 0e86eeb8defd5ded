#pragma once

#include "figures/study/study_figure.h"

namespace talweg {

/// What a map shows the difference to.
struct StudyLess {
    enum class What {
        nothing,  ///< it shows what designs come to
        usual,    ///< the baseline where one is pinned, otherwise another of the compared studies
        baseline, ///< the study that is pinned
        part      ///< one of the compared studies
    };
    What what = What::nothing;
    std::size_t part = 0; ///< its place among the compared studies

    friend bool operator==(const StudyLess&, const StudyLess&) = default;
};

/// A figure of a study as a text, for projects and commands: its kind, what is drawn against what, and where
/// other axes are cut, such as "study:spread,x=b,family=e,measure=height,@k=0.3". `part` is the place of the
/// result that it shows among those that are compared, where it shows one. A map less something is
/// "study:difference,x=e,family=b,measure=,part=2,less=1", or "less=baseline".
QString idOfStudyFigure(const StudyFigure& figure, std::size_t part = 0, const StudyLess& less = {});

/// A figure of a study that was read, or what is wrong with the text.
struct StudyFigureReading {
    std::optional<StudyFigure> figure; ///< StudyFigure::fixed has what the text says of axes
    std::size_t part = 0;
    StudyLess less = {};  ///< of a map
    QString problem = {}; ///< a complete sentence
};

/// Reads such a text for a study and its result. What it leaves out is as usual: "study" is the figure that
/// answers the study's requirement.
StudyFigureReading studyFigureOf(const QString& id, const SweepResult& result, const Study& study,
                                 const std::optional<Requirement>& requirement);

/// What of a figure is drawn with nothing said but its kind.
StudyFigure usualStudyFigure(StudyFigure::Kind kind, const SweepResult& result, const Study& study,
                             const std::optional<Requirement>& requirement);

} // namespace talweg
