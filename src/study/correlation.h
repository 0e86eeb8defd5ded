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
/// to a standard normal number, these are mixed, and transformed back. Spearman's coefficient ρ of the
/// probabilities is that of normal numbers with the correlation 2 sin(π ρ/6) (Kruskal 1958, Ordinal measures
/// of association, equation 6.2). Inputs with discrete values have it approximately.
class Copula {
public:
    /// Requires correlations without problems between the inputs with these ids, all different. The result
    /// does not depend on their order.
    Copula(const std::vector<std::string>& inputs, const std::vector<Correlation>& correlations);

    bool isIndependent() const { return m_places.empty(); }
    /// Replaces the probabilities of a run's inputs, each between 0 and 1.
    void correlate(std::vector<double>& probabilities) const;

private:
    std::vector<std::size_t> m_places; ///< of the inputs that are correlated, alphabetically
    Eigen::MatrixXd m_mix;             ///< Cholesky's lower triangle
};

/// The errors of correlations: inputs that are not sampled, pairs listed twice, coefficients that are not
/// between −1 and 1, and contradictory ones.
std::vector<Problem> correlationProblems(const std::vector<std::string>& inputs,
                                         const std::vector<Correlation>& correlations);

} // namespace talweg
