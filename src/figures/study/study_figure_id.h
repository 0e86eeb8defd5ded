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

/// The id of a figure of a study, for projects and commands: its kind, axes, and the fixed values of other
/// axes, such as "study:spread,x=b,family=e,measure=height,@k=0.3". `part` is the index of the shown result
/// among the compared ones. The id of a map of differences is
/// "study:difference,x=e,family=b,measure=,part=2,less=1", or ends in "less=baseline".
QString idOfStudyFigure(const StudyFigure& figure, std::size_t part = 0, const StudyLess& less = {});

/// A parsed figure of a study, or the error in the text.
struct StudyFigureReading {
    std::optional<StudyFigure> figure; ///< StudyFigure::fixed contains the fixed axis values of the id
    std::size_t part = 0;
    StudyLess less = {};  ///< reference of a map of differences
    QString problem = {}; ///< a complete sentence
};

/// Parses the id of a figure for a study and its result. Omitted settings have defaults: "study" is the
/// figure that answers the requirement of the study.
StudyFigureReading studyFigureOf(const QString& id, const SweepResult& result, const Study& study,
                                 const std::optional<Requirement>& requirement);

/// The axis with the fewest values apart from `x`, so that few lines need few colours; empty if there is
/// none.
std::string fewestValues(const std::vector<Axis>& axes, const std::string& x);

/// The default figure of this kind.
StudyFigure usualStudyFigure(StudyFigure::Kind kind, const SweepResult& result, const Study& study,
                             const std::optional<Requirement>& requirement);

} // namespace talweg
