#pragma once

#include "study/axis.h"

#include <functional>
#include <memory>

namespace talweg {

/// Distribution of an uncertain input. Values outside the range of the parameter are never sampled.
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
        weights,    ///< values, sampled in proportion to `weights`
        file        ///< equally likely values of a column of a table; repeated values count repeatedly
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
    std::string error; ///< complete sentence: what is wrong with which text, and what is allowed
};

/// The numbers in a column of a table.
struct ColumnNumbers {
    std::vector<double> values;
    std::string unit = {}; ///< one of the program's own, or "1" for pure numbers; empty if none
};
using ColumnReader = std::function<ColumnNumbers(const std::string& file, const std::string& column)>;

/// The context in which a distribution is read.
struct DistributionContext {
    /// The values of the experiment, for "±5%". Null: none.
    const Values* base = nullptr;
    /// Exceptions that it throws pass through readDistribution. Empty: no files.
    ColumnReader column = {};
};

/// The forms of distributions, for messages: "uniform:from:to, normal:mean:sd, …".
std::string distributionForms();

/// Whether a distribution is relative to the value of its input, such as "±5%", and moves with it.
bool isAboutValue(std::string_view distribution);

/// Reads the forms of distributionForms() for a parameter that can be swept. "±5%", or "pm:5%", becomes a
/// uniform distribution around the value of the parameter, and so does "±0.1".
DistributionReading readDistribution(const System& system, std::string_view parameter, std::string_view text,
                                     const DistributionContext& context = {});

/// The error of a distribution, as reported by readDistribution; empty if it is valid.
std::string complaint(const System& system, const Distribution& distribution);

/// The text that reads back as the same distribution.
std::string write(const Distribution& distribution);

/// The fraction of a distribution below the least and above the greatest of some values, from 0 to 1. Single
/// values count with their weights.
double outsideOf(const Distribution& distribution, const std::vector<double>& values);

/// The fractions of a distribution that some values represent: values between the least and the greatest of
/// them count for the nearest. They add up to 1, in the order of the values. Empty if the distribution has no
/// part there.
std::vector<double> weightsOf(const Distribution& distribution, const std::vector<double>& values);

/// The range of its parameter.
const Range& rangeOf(const System& system, const Distribution& distribution);

/// Mean, standard deviation and kurtosis: the fourth central moment over the fourth power of the standard
/// deviation, which is 3 for a normal distribution.
struct Moments {
    double mean = 0, sd = 0;
    double kurtosis = 3;
};

/// Moments of the requested distribution: a normal one whole, or cut at its own from and to (with the
/// kurtosis of the whole), regardless of the range of the parameter.
Moments momentsOf(const Distribution& distribution);

/// Properties of a requested distribution.
struct Asked {
    std::string parameter; ///< id
    Moments moments;
    double outside = 0; ///< the fraction outside the range of the parameter, from 0 to 1
};
Asked askedOf(const System& system, const Distribution& distribution);

class Continuous;

/// Converts probabilities to values: the inverse of the cumulative distribution. Samples are in the range of
/// the parameter.
class Quantile {
public:
    Quantile(const Distribution& distribution, const Range& range);

    /// For 0 < p < 1.
    double operator()(double p) const;
    /// Probability density at a value; unknown for a distribution of single values.
    double density(double x) const;

    /// The ends of the range; if an end is excluded, the next number.
    double min() const { return m_least; }
    double max() const { return m_most; }
    /// Whether the distribution has tails; then only its middle must be compatible with the other inputs.
    bool hasTails() const;
    /// The fraction of the requested distribution that is never sampled.
    double outside() const;
    /// The single values in increasing order, with their probabilities; empty for other distributions.
    std::vector<std::pair<double, double>> singleValues() const;

private:
    double ofShape(double p) const;
    double ofValues(double p) const;

    std::vector<double> m_values; ///< of distributions of single values
    std::vector<double> m_upTo;   ///< the cumulative probability of each value, if the probabilities differ
    std::shared_ptr<const Continuous> m_of; ///< any other distribution
    double m_least, m_most;
    double m_below = 0, m_above = 0; ///< probabilities that are excluded from sampling
    double m_inside = 1;             ///< and of the requested distribution
    Distribution::Kind m_kind;
};

} // namespace talweg
