#pragma once

#include "systems/system.h"

#include <Eigen/Core>

namespace talweg {

/// Two drawn inputs that go up and down together, or one up where the other goes down.
struct Correlation {
    std::string first, second; ///< ids
    double rank = 0;           ///< Spearman's coefficient, between −1 and 1

    friend bool operator==(const Correlation&, const Correlation&) = default;
};

/// Gives independent probabilities the rank correlations asked for, by a Gaussian copula: each is made a
/// standard normal number, these are mixed, and made probabilities again. Spearman's coefficient ρ of the
/// probabilities is that of normal numbers with the correlation 2 sin(π ρ/6) (Kruskal 1958, Ordinal measures
/// of association, equation 6.2). Inputs whose values are drawn from steps have it but for the steps.
class Copula {
public:
    /// Of correlations that have no problems, between the inputs of these ids, none of which occurs twice.
    /// The result does not depend on their order.
    Copula(const std::vector<std::string>& inputs, const std::vector<Correlation>& correlations);

    bool isIndependent() const { return m_places.empty(); }
    /// Replaces the probabilities of a run's inputs, each between 0 and 1.
    void correlate(std::vector<double>& probabilities) const;

private:
    std::vector<std::size_t> m_places; ///< of the inputs that are correlated, alphabetically
    Eigen::MatrixXd m_mix;             ///< Cholesky's lower triangle
};

/// What is wrong with correlations: inputs that are not drawn, pairs given twice, coefficients that are not
/// between −1 and 1, and ones that cannot be true together.
std::vector<Problem> correlationProblems(const std::vector<std::string>& inputs,
                                         const std::vector<Correlation>& correlations);

} // namespace talweg
