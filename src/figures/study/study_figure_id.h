#pragma once

#include "figures/study/study_figure.h"

namespace talweg {

/// The reference of a map of differences.
struct StudyLess {
    enum class What {
        nothing,  ///< the map shows values, not differences
        usual,    ///< the baseline if one is pinned, otherwise another of the compared studies
        baseline, ///< the study that is pinned
        part      ///< one of the compared studies
    };
    What what = What::nothing;
    std::size_t part = 0; ///< index among the compared studies

    friend bool operator==(const StudyLess&, const StudyLess&) = default;
};

/// A figure of a study as a text, for projects and commands: its kind, what is drawn against what, and where
/// other axes are cut, such as "study:spread,x=b,family=e,measure=height,@k=0.3". `part` is the place of the
/// result that it shows among those that are compared, where it shows one. A map less something is
/// "study:difference,x=e,family=b,measure=,part=2,less=1", or "less=baseline".
QString idOfStudyFigure(const StudyFigure& figure, std::size_t part = 0, const StudyLess& less = {});

/// A parsed figure of a study, or the error in the text.
struct StudyFigureReading {
    std::optional<StudyFigure> figure; ///< StudyFigure::fixed has the text's values of fixed axes
    std::size_t part = 0;
    StudyLess less = {};  ///< of a map
    QString problem = {}; ///< a complete sentence
};

/// Parses such a text for a study and its result. Omitted settings have defaults: "study" is the figure that
/// answers the requirement of the study.
StudyFigureReading studyFigureOf(const QString& id, const SweepResult& result, const Study& study,
                                 const std::optional<Requirement>& requirement);

/// The axis with the fewest values apart from `x`, so that few lines need few colours; empty if there is
/// none.
std::string fewestValues(const std::vector<Axis>& axes, const std::string& x);

/// The default figure of this kind.
StudyFigure usualStudyFigure(StudyFigure::Kind kind, const SweepResult& result, const Study& study,
                             const std::optional<Requirement>& requirement);

} // namespace talweg
