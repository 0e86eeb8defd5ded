#pragma once

#include <map>
#include <string>
#include <vector>

namespace talweg {

/// A study as set up by the user, stored in projects and examples. Values are texts that readStudy parses
/// later, so that incomplete input can be stored.
struct Study {
    /// An input with its values or, where stated, its range, distribution, formula or tolerance, as text.
    struct Swept {
        std::string parameter = {}; ///< id of the input
        std::string values = {};    ///< "from:to:step" or "v1,v2,…"
        friend bool operator==(const Swept&, const Swept&) = default;
    };
    std::vector<Swept> axes = {}; ///< axes of the designs
    Swept over = {}; ///< input that varies within each design, over which its results are aggregated
    std::vector<std::string> measures = {}; ///< ids of measures
    std::string requirement = {};           ///< may be empty
    std::string smallest = {}; ///< id of the axis whose smallest value that meets the requirement is
                               ///< searched; may be empty
    bool compared = false;     ///< whether the study is repeated for every option of System::studyCompare,
                               ///< instead of only the current one

    // The uncertain inputs. All members may be empty.
    /// Two inputs that are sampled together.
    struct Correlated {
        std::string first = {}, second = {}; ///< ids of the inputs
        std::string rank = {};               ///< Spearman's rank correlation coefficient
        friend bool operator==(const Correlated&, const Correlated&) = default;
    };
    std::vector<Swept> unknown = {};   ///< unknown inputs: ranges without a distribution
    std::string likely = {};           ///< probability distribution of `over`: "weibull:2:4.5"
    std::vector<Swept> ties = {};      ///< inputs linked to a formula of other inputs: "0.8*mu"
    std::vector<Swept> uncertain = {}; ///< inputs that vary from run to run, with their distributions: "±5%"
    std::vector<Correlated> correlations = {}; ///< among the uncertain inputs
    std::string noise = {};                    ///< number of random runs per design; empty: the default
    std::string seed = {};                     ///< seed of the random runs; empty: 1
    bool untilDecided = false; ///< whether the random runs of a design end as soon as the requirement is
                               ///< decided
    std::vector<Swept> tolerances = {}; ///< tolerances of inputs around the chosen design: "0.5"

    friend bool operator==(const Study&, const Study&) = default;
};

/// Selects the results of a study that a figure draws, and its axes.
struct StudyFigure {
    enum class Kind {
        percentage, ///< percentage of successful runs, one line per value of the family
        spread,   ///< mean of a measure with bars of one standard deviation, one line per value of the family
        mean,     ///< mean without bars, to compare many lines
        runs,     ///< the measure at chosen values of `over`, together with its mean and bars
        map,      ///< colour map over two inputs, with the requirement as a contour line
        outcomes, ///< stacked shares of all outcomes
        pareto    ///< every design as a point, Pareto-optimal designs highlighted
    };
    /// An input to be minimized, or maximized.
    struct Goal {
        std::string input; ///< id of the input
        bool isMore = false;
        friend bool operator==(const Goal&, const Goal&) = default;
    };
    Kind kind = Kind::percentage;
    std::string x;      ///< id of the axis on the abscissa
    std::string family; ///< id of the axis with one line per value or, in a map, of the axis on the ordinate;
                        ///< empty: one line
    std::string measure; ///< id; empty: the percentage in a map, otherwise the first measure of the study
    /// The values of the family that are drawn; empty: all.
    std::vector<double> members;
    /// Values on the other axes, by id; the nearest value of the axis is used. An axis that is not listed has
    /// its value in the chosen design or, without such a design, its first value.
    std::map<std::string, double> fixed;
    /// For the kind `runs`: the drawn values of `over`; the nearest computed value is used.
    std::vector<double> over;
    /// For the kind `pareto`: the goals in addition to success.
    std::vector<Goal> goals;

    friend bool operator==(const StudyFigure&, const StudyFigure&) = default;
};

} // namespace talweg
