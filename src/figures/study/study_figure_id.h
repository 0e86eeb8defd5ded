#pragma once

#include "figures/study/study_figure.h"

namespace talweg {

/// Selects the result that a map of differences subtracts.
struct StudyLess {
    enum class What {
        nothing,  ///< the map shows values, not differences
        usual,    ///< the baseline if there is one, otherwise another one of the compared results
        baseline, ///< the baseline
        part      ///< one of the compared results
    };
    What what = What::nothing;
    std::size_t part = 0; ///< index among the compared results

    friend bool operator==(const StudyLess&, const StudyLess&) = default;
};

/// The id of a figure of a study, for projects and commands: its kind, axes, and the fixed values of other
/// axes, such as "study:spread,x=b,family=e,measure=height,@k=0.3". With "members=0.7;0.9", only the lines of
/// these values of the family are drawn. `part` is the index of the shown result among the compared ones. The
/// id of a map of differences is
/// "study:difference,x=e,family=b,measure=,part=2,less=1", or ends in "less=baseline".
QString idOfStudyFigure(const StudyFigure& figure, std::size_t part = 0, const StudyLess& less = {});

/// A parsed figure of a study, or the error in the text.
struct StudyFigureReading {
    std::optional<StudyFigure> figure; ///< StudyFigure::fixed has the fixed values in the id
    std::size_t part = 0;
    StudyLess less = {};  ///< result that a map of differences subtracts
    QString problem = {}; ///< a complete sentence
};

/// Inverse of idOfStudyFigure, for a study and its result. Omitted settings have defaults: "study" is the
/// figure that answers the requirement of the study.
StudyFigureReading studyFigureOf(const QString& id, const SweepResult& result, const Study& study,
                                 const std::optional<Requirement>& requirement);

/// The id of the axis, other than `x`, with the fewest values, so that the figure has few lines and colours.
/// Empty if there is no other axis.
std::string fewestValues(const std::vector<Axis>& axes, const std::string& x);

/// The figure of this kind with default settings.
StudyFigure usualStudyFigure(StudyFigure::Kind kind, const SweepResult& result, const Study& study,
                             const std::optional<Requirement>& requirement);

} // namespace talweg
