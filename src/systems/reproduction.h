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

/// A published work, with the runs and studies that recompute its figures and numbers.
/// `Values` contain only inputs that differ from the defaults.
struct Reproduction {
    /// An interpretation of the published model. Everything is computed once for each interpretation.
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
        Values chosen = {};                 ///< the design chosen in the work, marked in figures of studies
        std::optional<double> instant = {}; ///< time at which bodies are drawn, s; if empty, the start
        /// Viewing direction of a 3-D view: azimuth and elevation, °. If empty, the default.
        std::optional<std::pair<double, double>> from = {};
    };
    /// The values that agree with a claim: a word, or the numbers in a closed range.
    struct Agreement {
        double min = -std::numeric_limits<double>::infinity(), max = std::numeric_limits<double>::infinity();
        std::string word = {};
    };
    /// A statement of the work that the model can check: a number or a word.
    struct Claim {
        enum class Kind {
            outcome, ///< the outcome of a run
            measure, ///< `expression` is the id of a measure of the run
            order, ///< `expression` is a list of measure ids, each measure smaller than the next: "a < b < c"
            shortfall, ///< like `measure`; if the run succeeds, its outcome as a word instead
            runs,      ///< number of runs of the study
            aggregate, ///< `expression` of aggregates, as in requirements, of the design `design`
            lowest,    ///< minimum of this aggregate along the axis `along`
            lowestAt,  ///< value of `along` at this minimum, over all designs with the values in `design`
            highestAt, ///< value of `along` at the maximum, over the same designs
            variation, ///< largest difference of the aggregate between any two values along the axis
            change,    ///< the aggregate at the last value along the axis minus that at the first
            first,     ///< smallest value along the axis that meets the requirement `expression`
            smallest,  ///< smallest value along the axis from which all larger values meet the requirement,
                       ///< too
            critical   ///< smallest of the values along the axis that have the highest percentage
        };
        std::string where;   ///< place in the work, e.g. "Section 6.1, figure 5.1"
        std::string what;    ///< e.g. "Crossed at e = 0.85"
        std::string printed; ///< the statement as printed in the work; empty if there is none
        Kind kind = Kind::measure;
        std::string of; ///< id of a run or a study
        std::string expression = {};
        Values design = {};     ///< values of the study's axes, except `along`
        std::string along = {}; ///< id of an axis
        std::string unit = {};
        int decimals = 2; ///< number of decimals shown
        /// The values that agree with the work. Empty if the claim cannot be decided by a value.
        std::optional<Agreement> agreement = {};
        /// Id of a second run. If set, the claim is about a ratio: the measure of `of` divided by that of
        /// this run.
        std::string against = {};
        std::string why = {}; ///< reason for the choice of `agreement`, or why no value can decide, as a
                              ///< sentence; may be empty
    };

    std::string id;     ///< id on the command line, e.g. "hartl-2006"
    std::string author; ///< empty if unknown
    std::string title;
    std::string source; ///< kind of the work and its publisher; may be empty
    std::string year;   ///< year, or years of editions; empty if unknown
    std::string notes;  ///< assumptions, in Markdown
    std::vector<Reading> readings;
    std::vector<OneRun> runs;
    std::vector<OneStudy> studies;
    std::vector<Figure> figures;
    std::vector<Claim> claims;
};

/// Author, title, source and year of a published work.
std::string citation(const Reproduction& work);

/// The numbers that round to a printed decimal number, e.g. "3.25": within half a unit of its last digit. The
/// range is widened by 1e-9 of this half unit, to include halves in spite of rounding errors.
Reproduction::Agreement roundingTo(std::string_view printed);

/// The agreement of a claim of kind `order`: each number is smaller than the next.
inline Reproduction::Agreement inThisOrder() {
    return {std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::infinity(), {}};
}

} // namespace talweg
