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

/// A published work whose figures and numbers a system recomputes: the output of `talweg reproduce`. Values
/// are those that differ from the defaults.
struct Reproduction {
    /// An interpretation of the model of the work; everything is computed for each.
    struct Reading {
        std::string id;   ///< in file names, e.g. "published"
        std::string name; ///< e.g. "As published"
        Values values;    ///< that define it
    };
    /// A run for figures or claims.
    struct OneRun {
        std::string id;
        Values values;
    };
    /// A study for figures or claims.
    struct OneStudy {
        std::string id;    ///< in file names
        std::string title; ///< short, in legends, e.g. "Mars"
        Values values;
        Study study;
    };
    struct Figure {
        std::string id;      ///< as the work numbers it, e.g. "5.3"
        std::string caption; ///< one sentence
        std::string of;      ///< id of a run or a study
        /// The id of a run's FigureRecipe, or the figure of the study.
        std::variant<std::string, StudyFigure> drawing;
        Values chosen = {}; ///< the design that the work chooses, marked in figures of a study
        std::optional<double> instant = {}; ///< time at which bodies are drawn, s; without: the start
        /// Position of the viewer of a 3-D view: azimuth and elevation in °. Without: the default.
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
            outcome,   ///< how a run ends
            measure,   ///< `expression` is the id of a measure of the run
            order,     ///< `expression` is ids of measures, each smaller than the next: "a < b < c"
            shortfall, ///< the same, but how the run ends where it succeeds
            runs,      ///< how many runs the study has
            aggregate, ///< `expression` of a design's aggregates, as requirements have them, at `design`
            lowest,    ///< the minimum of that along the axis `along`
            lowestAt,  ///< the value of `along` at that minimum, over the designs that `design` leaves open
            highestAt, ///< the same at the maximum
            variation, ///< the largest difference of that between two values along the axis
            change,    ///< the difference of that between the last and the first value along the axis
            first,     ///< the smallest value along the axis that meets the requirement `expression`
            smallest,  ///< the smallest value along the axis from which on all values meet it
            critical   ///< the smallest value along the axis with the highest percentage
        };
        std::string where;   ///< in the work, e.g. "Section 6.1, figure 5.1"
        std::string what;    ///< e.g. "Crossed at e = 0.85"
        std::string printed; ///< the statement of the work; empty if there is none
        Kind kind = Kind::measure;
        std::string of; ///< id of a run or a study
        std::string expression = {};
        Values design = {};     ///< along the axes of the study, except `along`
        std::string along = {}; ///< id of an axis
        std::string unit = {};
        int decimals = 2; ///< of the shown number
        /// The values that agree with the work; none if no value can decide it.
        std::optional<Agreement> agreement = {};
        /// Id of another run: the number is the ratio of the measure in `of` to that in the other run.
        std::string against = {};
        std::string why = {}; ///< what decides, or why nothing does, as a sentence; or empty
    };

    std::string id;    ///< on the command line, e.g. "hartl-2006"
    std::string title; ///< author, title, year
    std::string notes; ///< assumptions, in Markdown
    std::vector<Reading> readings;
    std::vector<OneRun> runs;
    std::vector<OneStudy> studies;
    std::vector<Figure> figures;
    std::vector<Claim> claims;
};

/// The values that round to a printed decimal number such as "3.25": within half a unit of its last place,
/// plus 1e-9 of that for arithmetic with a number half-way between two.
Reproduction::Agreement roundingTo(std::string_view printed);

/// For a claim about an order: each number is smaller than the next.
inline Reproduction::Agreement inThisOrder() {
    return {std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::infinity(), {}};
}

} // namespace talweg
