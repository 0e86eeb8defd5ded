#pragma once

#include "systems/parameter.h"
#include "systems/study_recipe.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace talweg {

/// A published work whose figures and numbers a system recomputes for `talweg reproduce`. `Values` contain
/// only inputs that differ from the defaults.
struct Reproduction {
    /// An interpretation of the published model. All results are computed for each interpretation.
    struct Reading {
        std::string id;   ///< id in file names, e.g. "published"
        std::string name; ///< e.g. "As published"
        Values values;    ///< inputs that define the interpretation
    };
    /// A run for figures or claims.
    struct OneRun {
        std::string id;
        Values values;
    };
    /// A study for figures or claims.
    struct OneStudy {
        std::string id;    ///< id in file names
        std::string title; ///< short title in legends, e.g. "Mars"
        Values values;
        Study study;
    };
    struct Figure {
        std::string id;      ///< number in the work, e.g. "5.3"
        std::string caption; ///< one sentence
        std::string of;      ///< id of a run or a study
        /// The id of a run's FigureRecipe, or the figure of the study.
        std::variant<std::string, StudyFigure> drawing;
        Values chosen = {};                 ///< the design chosen in the work, marked in figures of a study
        std::optional<double> instant = {}; ///< time at which bodies are drawn, s; if empty, the start
        /// Position of the viewer of a 3-D view: azimuth and elevation in °. If empty, the default.
        std::optional<std::pair<double, double>> from = {};
    };
    /// Values that agree with a claim: a word, or numbers in a closed range.
    struct Agreement {
        double min = -std::numeric_limits<double>::infinity(), max = std::numeric_limits<double>::infinity();
        std::string word = {};
    };
    /// A number or a word that the work states and the model computes.
    struct Claim {
        enum class Kind {
            outcome,   ///< the outcome of a run
            measure,   ///< `expression` is the id of a measure of the run
            order,     ///< `expression` is a list of ids of measures, each smaller than the next: "a < b < c"
            shortfall, ///< like `measure`, but the outcome, as a word, if the run succeeds
            runs,      ///< number of runs of the study
            aggregate, ///< `expression` of a design's aggregates, as in requirements, at `design`
            lowest,    ///< the minimum of this aggregate along the axis `along`
            lowestAt,  ///< the value of `along` at this minimum, among the designs that `design` leaves open
            highestAt, ///< the value of `along` at the maximum, among the same designs
            variation, ///< the largest difference of the aggregate between two values along the axis
            change,   ///< the difference of the aggregate between the last and the first value along the axis
            first,    ///< the smallest value along the axis that meets the requirement `expression`
            smallest, ///< the smallest value along the axis such that it and all larger values meet the
                      ///< requirement
            critical  ///< the smallest value along the axis with the highest percentage
        };
        std::string where;   ///< place in the work, e.g. "Section 6.1, figure 5.1"
        std::string what;    ///< e.g. "Crossed at e = 0.85"
        std::string printed; ///< the statement of the work; empty if there is none
        Kind kind = Kind::measure;
        std::string of; ///< id of a run or a study
        std::string expression = {};
        Values design = {};     ///< the values of the study's axes, except `along`
        std::string along = {}; ///< id of an axis
        std::string unit = {};
        int decimals = 2; ///< number of decimals shown
        /// The values that agree with the work; empty if no value can decide the claim.
        std::optional<Agreement> agreement = {};
        /// Id of another run: the number is the ratio of the measure in `of` to that in the other run.
        std::string against = {};
        std::string why = {}; ///< the reason for the agreement, or why no value can decide, as a sentence;
                              ///< may be empty
    };

    std::string id;    ///< id on the command line, e.g. "hartl-2006"
    std::string title; ///< author, title, year
    std::string notes; ///< assumptions, in Markdown
    std::vector<Reading> readings;
    std::vector<OneRun> runs;
    std::vector<OneStudy> studies;
    std::vector<Figure> figures;
    std::vector<Claim> claims;
};

/// The values that round to a printed decimal number such as "3.25": within half a unit of its last place,
/// plus 1e-9 of this half unit for rounding errors of values exactly half-way between two printed numbers.
Reproduction::Agreement roundingTo(std::string_view printed);

/// The agreement of a claim about an order: each number is smaller than the next.
inline Reproduction::Agreement inThisOrder() {
    return {std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::infinity(), {}};
}

} // namespace talweg
