#pragma once

#include <map>
#include <string>
#include <vector>

namespace talweg {

/// A study as the user set it up, as documents hold it and examples bring it: texts that still have to be
/// read (see readStudy), so that what is being typed can be kept.
struct Study {
    struct Swept {
        std::string parameter = {}; ///< id
        std::string values = {};    ///< "from:to:step" or "v1,v2,…"
        friend bool operator==(const Swept&, const Swept&) = default;
    };
    std::vector<Swept> axes = {};           ///< of the designs
    Swept over = {};                        ///< what a design is aggregated over
    std::vector<std::string> measures = {}; ///< ids
    std::string requirement = {};           ///< may be empty
    std::string smallest = {}; ///< id of the axis along which the smallest value is looked for; may be empty
    bool compared = false;     ///< studied at every value of System::studyCompare, not only its own

    // The uncertain inputs. All of it may be empty.
    /// Two inputs that are drawn together.
    struct Correlated {
        std::string first = {}, second = {}; ///< ids
        std::string rank = {};               ///< Spearman's coefficient
        friend bool operator==(const Correlated&, const Correlated&) = default;
    };
    std::vector<Swept> unknown = {};   ///< inputs that are not known: ranges without a distribution
    std::string likely = {};           ///< how likely the values of `over` are: "weibull:2:4.5"
    std::vector<Swept> ties = {};      ///< inputs that follow from others, by an expression: "0.8*mu"
    std::vector<Swept> uncertain = {}; ///< inputs that vary from run to run, by a distribution: "±5%"
    std::vector<Correlated> correlations = {}; ///< among the uncertain inputs
    std::string noise = {};                    ///< how many random runs of each design; empty: usual
    std::string seed = {};                     ///< of the random runs; empty: 1
    bool untilDecided = false;          ///< a design has no more random runs once the requirement is decided
    std::vector<Swept> tolerances = {}; ///< of the chosen design, the tolerance of an input: "0.5"

    friend bool operator==(const Study&, const Study&) = default;
};

/// Which part of a study's results is drawn against what.
struct StudyFigure {
    enum class Kind {
        percentage, ///< of runs that succeeded, one line per value of the family
        spread,     ///< mean of a measure with bars of one standard deviation, one line per value
        mean,       ///< the same without bars, to compare many lines
        runs,       ///< the measure at chosen values of `over`, laid over its mean and bars
        map,        ///< colours over two inputs, the requirement as a contour line
        outcomes,   ///< the shares of all ways in which runs end, on top of one another
        pareto      ///< every design as a point, with the Pareto-optimal ones highlighted
    };
    /// An input of which less is better, or more.
    struct Goal {
        std::string input; ///< id
        bool isMore = false;
        friend bool operator==(const Goal&, const Goal&) = default;
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
    /// What counts for the kind `pareto`, beside success.
    std::vector<Goal> goals;

    friend bool operator==(const StudyFigure&, const StudyFigure&) = default;
};

} // namespace talweg
