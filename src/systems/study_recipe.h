#pragma once

#include <map>
#include <string>
#include <vector>

namespace talweg {

/// A study as set up by the user, stored in documents and examples as texts that readStudy has yet to read,
/// so that incomplete input can be stored.
struct Study {
    struct Swept {
        std::string parameter = {}; ///< id of the input
        std::string values = {};    ///< "from:to:step" or "v1,v2,…"
        friend bool operator==(const Swept&, const Swept&) = default;
    };
    std::vector<Swept> axes = {};           ///< axes of the designs
    Swept over = {};                        ///< the input over which a design is aggregated
    std::vector<std::string> measures = {}; ///< ids of measures
    std::string requirement = {};           ///< may be empty
    std::string smallest = {};              ///< id of the axis whose smallest value is wanted; may be empty
    bool compared = false; ///< studied for every value of System::studyCompare, instead of only the
                           ///< current one

    // The uncertain inputs. All members may be empty.
    /// Two inputs that are sampled together.
    struct Correlated {
        std::string first = {}, second = {}; ///< ids of the inputs
        std::string rank = {};               ///< Spearman's rank correlation coefficient
        friend bool operator==(const Correlated&, const Correlated&) = default;
    };
    std::vector<Swept> unknown = {};   ///< unknown inputs: ranges without a distribution
    std::string likely = {};           ///< distribution of `over`: "weibull:2:4.5"
    std::vector<Swept> ties = {};      ///< inputs linked to a formula of other inputs: "0.8*mu"
    std::vector<Swept> uncertain = {}; ///< inputs that vary from run to run, with their distributions: "±5%"
    std::vector<Correlated> correlations = {}; ///< among the uncertain inputs
    std::string noise = {};                    ///< number of random runs of each design; empty: the default
    std::string seed = {};                     ///< seed of the random runs; empty: 1
    bool untilDecided = false;          ///< random runs of a design end once the requirement is decided
    std::vector<Swept> tolerances = {}; ///< tolerances of inputs of the chosen design: "0.5"

    friend bool operator==(const Study&, const Study&) = default;
};

/// Selects the results of a study that a figure draws, and against what.
struct StudyFigure {
    enum class Kind {
        percentage, ///< percentage of successful runs, one line per value of the family
        spread,     ///< mean of a measure with bars of one standard deviation, one line per value
        mean,       ///< the mean without bars, to compare many lines
        runs,       ///< the measure at chosen values of `over`, laid over its mean and bars
        map,        ///< colours over two inputs, the requirement as a contour line
        outcomes,   ///< the shares of all outcomes, stacked
        pareto      ///< every design as a point, with the Pareto-optimal ones highlighted
    };
    /// An input to be minimized, or maximized.
    struct Goal {
        std::string input; ///< id of the input
        bool isMore = false;
        friend bool operator==(const Goal&, const Goal&) = default;
    };
    Kind kind = Kind::percentage;
    std::string x;       ///< id of the axis drawn to the right
    std::string family;  ///< id of the axis whose values are lines or, in a map, the axis drawn upwards; may
                         ///< be empty: one line
    std::string measure; ///< id; empty: the first measure of the sweep or, in a map, the percentage
    /// The lines of the family to draw; empty: all.
    std::vector<double> members;
    /// Values along the other axes, by id; the nearest value of the axis is used. Axes that are not listed
    /// use the value of the chosen design or, without one, their first value.
    std::map<std::string, double> fixed;
    /// The values of `over` that the kind `runs` draws; the nearest value of the sweep is used.
    std::vector<double> over;
    /// The goals of the kind `pareto`, in addition to success.
    std::vector<Goal> goals;

    friend bool operator==(const StudyFigure&, const StudyFigure&) = default;
};

} // namespace talweg
