#pragma once

#include "study/requirement.h"
#include "study/sweep.h"

#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// Which part of a study's results is drawn against what.
struct StudyFigure {
    enum class Kind {
        percentage, ///< of runs that succeeded, one line per value of the family
        spread,     ///< mean of a measure with bars of one standard deviation, one line per value
        mean,       ///< the same without bars, to compare many lines
        runs,       ///< the measure at chosen values of `over`, laid over its mean and bars
        map         ///< colours over two inputs, the requirement as a contour line
    };
    Kind kind = Kind::percentage;
    std::string x;       ///< id of the axis drawn to the right
    std::string family;  ///< id of the axis whose values are lines, in a map the one drawn upwards; may be
                         ///< empty: one line
    std::string measure; ///< id; empty: the first of the sweep, in a map the percentage
    /// Which lines of the family to draw; empty: all.
    std::vector<double> members;
    /// Values along the other axes, by id; the nearest one of the axis is taken. What is left out is as in
    /// the chosen design, or else the first of the axis.
    std::map<std::string, double> fixed;
    /// Which values of `over` the kind `runs` draws; the nearest one of the sweep is taken.
    std::vector<double> over;

    friend bool operator==(const StudyFigure&, const StudyFigure&) = default;
};

/// A result as a figure shows it. Where there are several, each has a dash of its own and its name in the
/// legend.
struct StudyShown {
    std::shared_ptr<const SweepResult> result;
    QString name;                           ///< e.g. "As published"
    std::optional<Requirement> requirement; ///< marked where it applies
};

} // namespace talweg
