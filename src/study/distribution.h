#pragma once

#include "study/axis.h"

#include <functional>
#include <memory>

namespace talweg {

/// How an uncertain input is distributed. What of it is out of the parameter's range is never drawn.
struct Distribution {
    enum class Kind {
        uniform,    ///< from, to
        normal,     ///< mean, standard deviation; and from, to where it is cut there
        list,       ///< equally likely values
        triangular, ///< least, likeliest, greatest
        lognormal,  ///< median, geometric standard deviation: the logarithm is normal about that of the
                    ///< median, with the logarithm of the other as its standard deviation
        weibull,    ///< shape, scale
        gamma,      ///< shape, scale: their product is the mean
        beta,       ///< two shapes, least, greatest
        weights,    ///< values, drawn as often as `weights` say
        file        ///< equally likely values of a column of a table, the same value as often as it is there
    };
    std::string parameter; ///< id
    Kind kind = Kind::uniform;
    std::vector<double> numbers;      ///< as the kind says
    std::vector<double> weights = {}; ///< one for each value; they need not add up to 1
    std::string source = {};          ///< of a file: "NAME.csv:COLUMN"

    friend bool operator==(const Distribution&, const Distribution&) = default;
};

struct DistributionReading {
    std::optional<Distribution> distribution;
    std::string error; ///< complete sentence saying what is wrong with which text and what is allowed
};

/// The numbers in a column of a table.
struct ColumnNumbers {
    std::vector<double> values;
    std::string unit = {}; ///< one of the program's own, or "1" for pure numbers; empty where none is named
};
using ColumnReader = std::function<ColumnNumbers(const std::string& file, const std::string& column)>;

/// What a distribution may refer to.
struct DistributionContext {
    /// The experiment's own values, for "±5%". Null: there are none.
    const Values* base = nullptr;
    /// What it throws comes out of readDistribution. Empty: there are no files.
    ColumnReader column = {};
};

/// How distributions are written, for messages: "uniform:from:to, normal:mean:sd, …".
std::string distributionForms();

/// Whether a distribution is about its input's own value, as "±5%" is, and moves along with that.
bool isAboutValue(std::string_view distribution);

/// Reads what distributionForms() lists, for a parameter that can be swept. "±5%", or "pm:5%", becomes a
/// uniform distribution about the parameter's own value, and so does "±0.1".
DistributionReading readDistribution(const System& system, std::string_view parameter, std::string_view text,
                                     const DistributionContext& context = {});

/// What is wrong with a distribution, as readDistribution says it; empty when nothing is.
std::string complaint(const System& system, const Distribution& distribution);

/// The text that reads back as the same distribution.
std::string write(const Distribution& distribution);

/// How much of a distribution lies below the least and above the greatest of some values, from 0 to 1. Single
/// values count as they are weighed.
double outsideOf(const Distribution& distribution, const std::vector<double>& values);

/// The parts of a distribution that some values stand for: each what lies nearer to it than to the others,
/// between the least and the greatest of them. They add up to 1; in the order of the values. Empty where the
/// distribution has nothing there.
std::vector<double> weightsOf(const Distribution& distribution, const std::vector<double>& values);

/// The range of its parameter.
const Range& rangeOf(const System& system, const Distribution& distribution);

/// Mean, standard deviation, and the fourth moment about the mean as a part of the standard deviation's
/// fourth power, which is 3 for a normal distribution.
struct Moments {
    double mean = 0, sd = 0;
    double kurtosis = 3;
};

/// Of the distribution as it was asked for: a normal one whole, or as cut by its own from and to (with the
/// kurtosis of the whole), whatever the parameter's range.
Moments momentsOf(const Distribution& distribution);

/// What a distribution asked for.
struct Asked {
    std::string parameter; ///< id
    Moments moments;
    double outside = 0; ///< the share of it that is out of the parameter's range, from 0 to 1
};
Asked askedOf(const System& system, const Distribution& distribution);

class Continuous;

/// Turns probabilities into values: the inverse of a distribution's cumulative one. What is drawn is in the
/// parameter's range.
class Quantile {
public:
    Quantile(const Distribution& distribution, const Range& range);

    /// For 0 < p < 1.
    double operator()(double p) const;
    /// How densely values lie about one: of a distribution of single values, nothing is known of that.
    double density(double x) const;

    /// The ends of the range; where an end is not included, the number next to it.
    double min() const { return m_least; }
    double max() const { return m_most; }
    /// Whether it is a distribution with tails, of which only the middle has to go together with the rest.
    bool hasTails() const;
    /// What it is cut by: the share of the distribution asked for that is never drawn.
    double outside() const;
    /// Of one of single values these, by increasing value, and how likely each is; of others empty.
    std::vector<std::pair<double, double>> singleValues() const;

private:
    double ofShape(double p) const;
    double ofValues(double p) const;

    std::vector<double> m_values; ///< of distributions of single values
    std::vector<double> m_upTo;   ///< the probability of each and those before it, where they differ
    std::shared_ptr<const Continuous> m_of; ///< any other distribution
    double m_least, m_most;
    double m_below = 0, m_above = 0; ///< probabilities outside of what is drawn
    double m_inside = 1;             ///< and of what was asked for
    Distribution::Kind m_kind;
};

} // namespace talweg
