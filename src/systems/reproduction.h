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

/// A published work whose figures and numbers a system computes anew: what `talweg reproduce` writes. Values
/// are those that differ from the standard ones.
struct Reproduction {
    /// A way to read the work's model; everything is computed in each.
    struct Reading {
        std::string id;   ///< in file names, e.g. "published"
        std::string name; ///< e.g. "As published"
        Values values;    ///< that make the difference
    };
    /// A run that figures or claims are about.
    struct OneRun {
        std::string id;
        Values values;
    };
    /// A study that figures or claims are about.
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
        /// The id of a run's FigureRecipe, or what to draw of the study.
        std::variant<std::string, StudyFigure> drawing;
        Values chosen = {}; ///< the design that the work settles on, marked in figures of a study
        std::optional<double> instant = {}; ///< at which bodies of a run are drawn, s; without: the start
        /// Of a scene in space: where the viewer stands, °, around and up, as of a camera. Without: the usual
        /// place.
        std::optional<std::pair<double, double>> from = {};
    };
    /// Which values agree with a claim: a word, or numbers of a closed range.
    struct Agreement {
        double min = -std::numeric_limits<double>::infinity(), max = std::numeric_limits<double>::infinity();
        std::string word = {};
    };
    /// A number, or a word, that the work states and the model computes.
    struct Claim {
        enum class Kind {
            outcome,   ///< how a run ends
            measure,   ///< `expression` is the id of a measure of the run
            order,     ///< `expression` is ids of measures, each smaller than the next: "a < b < c"
            shortfall, ///< the same, but how the run ends where it succeeds
            runs,      ///< how many runs the study has
            aggregate, ///< `expression` of a design's aggregates, as requirements have them, at `design`
            lowest,    ///< the least of that along the axis `along`
            lowestAt,  ///< the value of `along` where that is least, of the designs that `design` leaves open
            highestAt, ///< the same where it is greatest
            variation, ///< the greatest difference of that between any two values along the axis
            change,    ///< that at the last value along the axis less that at the first
            first,     ///< the least value along the axis that meets the requirement `expression`
            smallest,  ///< the least value along the axis that meets it and goes on meeting it
            critical   ///< the least value along the axis at which the percentage is as high as it gets
        };
        std::string where;   ///< in the work, e.g. "Section 6.1, figure 5.1"
        std::string what;    ///< e.g. "Crossed at e = 0.85"
        std::string printed; ///< what the work says; empty where it says nothing of it
        Kind kind = Kind::measure;
        std::string of; ///< id of a run or a study
        std::string expression = {};
        Values design = {};     ///< along the study's axes; without the one `along`
        std::string along = {}; ///< id of an axis
        std::string unit = {};
        int decimals = 2; ///< that matter to people
        /// The values that agree with what the work says; none where no value can decide it.
        std::optional<Agreement> agreement = {};
        /// Id of another run: the number is the measure's in `of` divided by the measure's in that.
        std::string against = {};
        std::string why = {}; ///< what decides, or why nothing does: a sentence for people, or empty
    };

    std::string id;    ///< on the command line, e.g. "hartl-2006"
    std::string title; ///< who, what, when
    std::string notes; ///< what was assumed, in Markdown
    std::vector<Reading> readings;
    std::vector<OneRun> runs;
    std::vector<OneStudy> studies;
    std::vector<Figure> figures;
    std::vector<Claim> claims;
};

/// The values that a printed decimal number such as "3.25" stands for: to within half a unit of its last
/// place, and 1e-9 of that for what arithmetic does to a number that lies between two.
Reproduction::Agreement roundingTo(std::string_view printed);

/// Of a claim about an order: that each number is smaller than the next.
inline Reproduction::Agreement inThisOrder() {
    return {std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::infinity(), {}};
}

} // namespace talweg
