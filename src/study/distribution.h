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
        lognormal,  ///< median m and geometric standard deviation s: the logarithm is normal with mean ln m
                    ///< and standard deviation  ln s
        weibull,    ///< shape, scale
        gamma,      ///< shape, scale; the mean is their product
        beta,       ///< two shapes, minimum, maximum
        weights,    ///< values, sampled in proportion to `weights`
        file ///< equally likely values of a column of a table; a value that occurs n times is n times as
             ///< likely
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

/// Numbers read from a column of a table.
struct ColumnNumbers {
    std::vector<double> values;
    std::string unit = {}; ///< a known unit, or "1" for dimensionless numbers; empty if none is given
};
using ColumnReader = std::function<ColumnNumbers(const std::string& file, const std::string& column)>;

/// The context in which a distribution is read.
struct DistributionContext {
    /// Values of the experiment, to which "±5%" refers; null if there are none.
    const Values* base = nullptr;
    /// Reads columns of files. If empty, distributions from files are rejected. An UnreadableColumn that it
    /// throws becomes the error of the distribution; readDistribution passes on all other exceptions.
    ColumnReader column = {};
};

/// The notations of distributions, for messages: "uniform:from:to, normal:mean:sd, …".
std::string distributionForms();

/// Whether a distribution is relative to the value of its input, such as "±5%", and so moves with that value.
bool isAboutValue(std::string_view distribution);

/// Reads a notation of distributionForms() for a parameter that can be swept. "±5%" (or "pm:5%") and "±0.1"
/// become uniform distributions around the value of the parameter.
DistributionReading readDistribution(const System& system, std::string_view parameter, std::string_view text,
                                     const DistributionContext& context = {});

/// The error message of a distribution, as in readDistribution; empty if the distribution is valid.
std::string complaint(const System& system, const Distribution& distribution);

/// Inverse of readDistribution.
std::string write(const Distribution& distribution);

/// Probability, from 0 to 1, that a value lies below the least or above the greatest of `values`.
double outsideOf(const Distribution& distribution, const std::vector<double>& values);

/// Weights of `values`, in their order. The weight of a value is the fraction of the distribution that is
/// nearer to it than to other values. Only the part of the distribution between the least and the greatest
/// value counts, and the weights add up to 1. Empty if the distribution has nothing in that part.
std::vector<double> weightsOf(const Distribution& distribution, const std::vector<double>& values);

/// The allowed range of the parameter of a distribution.
const Range& rangeOf(const System& system, const Distribution& distribution);

/// Mean, standard deviation and kurtosis. Kurtosis is the fourth central moment over the fourth power of the
/// standard deviation; it is 3 for a normal distribution.
struct Moments {
    double mean = 0, sd = 0;
    double kurtosis = 3;
};

/// Moments of a distribution, regardless of the range of the parameter. A normal distribution is truncated
/// only at its own `from` and `to`; its kurtosis is still given as 3.
Moments momentsOf(const Distribution& distribution);

/// Properties of a distribution as the user specified it, before values outside the input's range are
/// excluded.
struct Asked {
    std::string parameter; ///< id
    Moments moments;
    double outside = 0; ///< probability of values outside the range of the parameter, from 0 to 1
};
Asked askedOf(const System& system, const Distribution& distribution);

class Continuous;

/// Quantile function of a distribution: converts probabilities to values in the range of the parameter.
class Quantile {
public:
    Quantile(const Distribution& distribution, const Range& range);

    /// The value whose cumulative probability is p, for 0 < p < 1.
    double operator()(double p) const;
    /// Probability density at a value; 0 for a discrete distribution.
    double density(double x) const;

    /// The least and the greatest possible sample. If the range excludes an end, the sample ends at the next
    /// representable number.
    double min() const { return m_least; }
    double max() const { return m_most; }
    /// Whether the distribution has tails. With tails, only the median must be compatible with the other
    /// inputs.
    bool hasTails() const;
    /// The fraction of the requested distribution that lies outside the range and is never sampled.
    double outside() const;
    /// The values of a discrete distribution, increasing, with their probabilities; empty for other
    /// distributions.
    std::vector<std::pair<double, double>> singleValues() const;

private:
    double ofShape(double p) const;
    double ofValues(double p) const;

    std::vector<double> m_values; ///< the values of a discrete distribution
    std::vector<double> m_upTo;   ///< cumulative probability of each value; empty if all are equally likely
    std::shared_ptr<const Continuous> m_of; ///< null for a discrete distribution
    double m_least, m_most;
    double m_below = 0, m_above = 0; ///< probabilities below m_least and above m_most
    double m_inside = 1;             ///< probability between the requested from and to; 1 if not truncated
    Distribution::Kind m_kind;
};

} // namespace talweg
