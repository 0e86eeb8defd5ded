#pragma once

#include "systems/system.h"

#include <Eigen/Core>

namespace talweg {

/// Rank correlation of two uncertain inputs.
struct Correlation {
    std::string first, second; ///< ids
    double rank = 0;           ///< Spearman's coefficient, between −1 and 1

    friend bool operator==(const Correlation&, const Correlation&) = default;
};

/// Gives independent probabilities the requested rank correlations, by a Gaussian copula. Each probability is
/// transformed to a standard normal number, these numbers are mixed, and the results are transformed back.
/// Normal numbers with the correlation 2 sin(π ρ/6) give Spearman's coefficient ρ (Kruskal 1958, Ordinal
/// measures of association, equation 6.2). Inputs with discrete values reach ρ only approximately.
class Copula {
public:
    /// `inputs` are distinct ids. correlationProblems must be empty for these arguments. The result does not
    /// depend on the order of the arguments.
    Copula(const std::vector<std::string>& inputs, const std::vector<Correlation>& correlations);

    bool isIndependent() const { return m_places.empty(); }
    /// Replaces the probabilities of the inputs of one run, each between 0 and 1.
    void correlate(std::vector<double>& probabilities) const;

private:
    std::vector<std::size_t> m_places; ///< indices of the correlated inputs, ordered by id
    Eigen::MatrixXd m_mix;             ///< lower triangle of the Cholesky decomposition of the correlations
};

/// Errors in correlations: inputs that are not sampled, pairs listed more than once, coefficients outside −1
/// to 1, and coefficients that contradict each other.
std::vector<Problem> correlationProblems(const std::vector<std::string>& inputs,
                                         const std::vector<Correlation>& correlations);

} // namespace talweg
