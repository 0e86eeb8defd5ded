#pragma once

#include "systems/system.h"

#include <Eigen/Core>

namespace talweg {

/// Two uncertain inputs that tend to change in the same direction, or in opposite directions.
struct Correlation {
    std::string first, second; ///< ids
    double rank = 0;           ///< Spearman's coefficient, between −1 and 1

    friend bool operator==(const Correlation&, const Correlation&) = default;
};

/// Gives independent probabilities the requested rank correlations, by a Gaussian copula: each is transformed
/// to a standard normal number; the normal numbers are mixed and transformed back. The probabilities have
/// Spearman's coefficient ρ if the normal numbers have the correlation 2 sin(π ρ/6) (Kruskal 1958, Ordinal
/// measures of association, equation 6.2). Inputs with discrete values reach ρ only approximately.
class Copula {
public:
    /// `inputs` are distinct ids. The correlations must have no correlationProblems. The result does not
    /// depend on their order.
    Copula(const std::vector<std::string>& inputs, const std::vector<Correlation>& correlations);

    bool isIndependent() const { return m_places.empty(); }
    /// Replaces the probabilities of a run's inputs, each between 0 and 1.
    void correlate(std::vector<double>& probabilities) const;

private:
    std::vector<std::size_t> m_places; ///< of the correlated inputs, in alphabetical order
    Eigen::MatrixXd m_mix;             ///< Cholesky's lower triangle
};

/// The errors of correlations: inputs that are not sampled, pairs listed twice, coefficients that are not
/// between −1 and 1, and coefficients that contradict each other.
std::vector<Problem> correlationProblems(const std::vector<std::string>& inputs,
                                         const std::vector<Correlation>& correlations);

} // namespace talweg
