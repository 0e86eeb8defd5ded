#pragma once

#include "study/axis.h"

namespace talweg {

/// How an uncertain input is distributed.
struct Distribution {
    enum class Kind {
        uniform, ///< between two numbers
        normal,  ///< of a mean and a standard deviation, without what is out of the parameter's range
        list     ///< of equally likely values
    };
    std::string parameter; ///< id
    Kind kind = Kind::uniform;
    std::vector<double> numbers; ///< from, to; mean, standard deviation; or the values

    friend bool operator==(const Distribution&, const Distribution&) = default;
};

struct DistributionReading {
    std::optional<Distribution> distribution;
    std::string error; ///< complete sentence saying what is wrong with which text and what is allowed
};

/// Reads "uniform:from:to", "normal:mean:sd" or "list:v1,v2,…" for a parameter that can be swept.
DistributionReading readDistribution(const System& system, std::string_view parameter, std::string_view text);

/// The text that reads back as the same distribution.
std::string write(const Distribution& distribution);

/// The range of its parameter.
const Range& rangeOf(const System& system, const Distribution& distribution);

/// Turns probabilities into values: the inverse of a distribution's cumulative one. What is drawn is in the
/// parameter's range.
class Quantile {
public:
    Quantile(const Distribution& distribution, const Range& range);

    /// For 0 < p < 1.
    double operator()(double p) const;

    /// The ends of the range; where an end is not included, the number next to it.
    double min() const { return m_least; }
    double max() const { return m_most; }

private:
    double normal(double p) const;

    Distribution m_distribution;
    double m_least, m_most;
    double m_below = 0, m_above = 0; ///< probabilities of a normal distribution outside the range
};

} // namespace talweg
