#pragma once

#include "study/axis.h"

#include <functional>
#include <memory>

namespace talweg {

/// Distribution of an uncertain input. Values outside the range of the parameter are never sampled.
struct Distribution {
    enum class Kind {
        uniform,    ///< from, to
        normal,     ///< mean, standard deviation; also from, to if it is truncated
        list,       ///< equally likely values
        triangular, ///< minimum, mode, maximum
        lognormal,  ///< median m, geometric standard deviation s: the logarithm is normal with mean ln m and
                    ///< standard deviation ln s
        weibull,    ///< shape, scale
        gamma,      ///< shape, scale: their product is the mean
        beta,       ///< two shapes, minimum, maximum
        weights,    ///< values, sampled in proportion to `weights`
        file ///< equally likely values of a column of a table; a value that occurs several times is likelier
             ///< accordingly
    };
    std::string parameter; ///< id
    Kind kind = Kind::uniform;
    std::vector<double> numbers;      ///< parameters of the distribution; see Kind
    std::vector<double> weights = {}; ///< one for each value; they need not add up to 1
    std::string source = {};          ///< only for a file: "NAME.csv:COLUMN"

    friend bool operator==(const Distribution&, const Distribution&) = default;
};

struct DistributionReading {
    std::optional<Distribution> distribution;
    std::string error; ///< complete sentence: the text, what is wrong with it, and what is allowed
};

/// The numbers in a column of a table.
struct ColumnNumbers {
    std::vector<double> values;
    std::string unit = {}; ///< a known unit, or "1" for dimensionless numbers; empty if none is given
};
using ColumnReader = std::function<ColumnNumbers(const std::string& file, const std::string& column)>;

/// The context in which a distribution is read.
struct DistributionContext {
    /// The values of the experiment, to which "±5%" refers; null if there are none.
    const Values* base = nullptr;
    /// Reads columns of files; if empty, files are rejected. UnreadableColumn is reported as an error of the
    /// distribution; other exceptions pass through readDistribution.
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

/// The fraction of a distribution, from 0 to 1, that lies below the least or above the greatest of `values`.
/// Discrete distributions count by their weights.
double outsideOf(const Distribution& distribution, const std::vector<double>& values);

/// The weight of each of `values`, in their order: the fraction of the distribution that lies nearest to it.
/// Only the part of the distribution between the least and the greatest of `values` is used, and the weights
/// add up to 1. Empty if the distribution has no such part.
std::vector<double> weightsOf(const Distribution& distribution, const std::vector<double>& values);

/// The allowed range of the parameter of a distribution.
const Range& rangeOf(const System& system, const Distribution& distribution);

/// Mean, standard deviation and kurtosis: the fourth central moment over the fourth power of the standard
/// deviation, which is 3 for a normal distribution.
struct Moments {
    double mean = 0, sd = 0;
    double kurtosis = 3;
};

/// Moments of the requested distribution, regardless of the range of the parameter. A truncated normal
/// distribution is truncated only at its own `from` and `to`; its kurtosis is that of the whole one.
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

    /// The value whose cumulative probability is p, for 0 < p < 1.
    double operator()(double p) const;
    /// Probability density at a value; 0 for a discrete distribution.
    double density(double x) const;

    /// The least and the greatest possible sample. If the range excludes an end, it is the next representable
    /// number.
    double min() const { return m_least; }
    double max() const { return m_most; }
    /// Whether the distribution has tails; then only its median must be compatible with the other inputs.
    bool hasTails() const;
    /// The fraction of the requested distribution that is never sampled.
    double outside() const;
    /// The single values in increasing order, with their probabilities; empty for other distributions.
    std::vector<std::pair<double, double>> singleValues() const;

private:
    double ofShape(double p) const;
    double ofValues(double p) const;

    std::vector<double> m_values; ///< the values of a discrete distribution
    std::vector<double> m_upTo;   ///< the cumulative probability of each value, if the probabilities differ
    std::shared_ptr<const Continuous> m_of; ///< null for a discrete distribution
    double m_least, m_most;
    double m_below = 0, m_above = 0; ///< probabilities that are excluded from sampling
    double m_inside = 1;             ///< probability between the requested from and to; 1 if not truncated
    Distribution::Kind m_kind;
};

} // namespace talweg
