#include "study/correlation.h"

#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "study/complaints.h"
#include "study/random.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <cmath>
#include <numbers>

namespace talweg {

namespace {

bool isNamed(const std::vector<Correlation>& correlations, const std::string& id) {
    return std::ranges::any_of(correlations,
                               [&id](const Correlation& one) { return one.first == id || one.second == id; });
}

/// The indices of the inputs that are correlated with any other input, ordered by id.
std::vector<std::size_t> correlatedPlaces(const std::vector<std::string>& inputs,
                                          const std::vector<Correlation>& correlations) {
    std::vector<std::size_t> places = alphabetical(inputs);
    std::erase_if(places, [&](std::size_t place) { return !isNamed(correlations, inputs[place]); });
    return places;
}

/// Correlation matrix of the normal numbers.
Eigen::MatrixXd matrixOf(const std::vector<std::string>& inputs, const std::vector<std::size_t>& places,
                         const std::vector<Correlation>& correlations) {
    const auto size = static_cast<Eigen::Index>(places.size());
    const auto at = [&](const std::string& id) {
        return std::ranges::find(places, id, [&](std::size_t place) { return inputs[place]; })
               - places.begin();
    };
    Eigen::MatrixXd matrix = Eigen::MatrixXd::Identity(size, size);
    for (const Correlation& one : correlations) {
        const double normal = 2 * std::sin(std::numbers::pi * one.rank / 6);
        matrix(at(one.first), at(one.second)) = matrix(at(one.second), at(one.first)) = normal;
    }
    return matrix;
}

bool isSamePair(const Correlation& a, const Correlation& b) {
    return (a.first == b.first && a.second == b.second) || (a.first == b.second && a.second == b.first);
}

std::string complaintAboutPair(const std::vector<std::string>& inputs,
                               const std::vector<Correlation>& correlations, const Correlation& one) {
    for (const std::string& id : {one.first, one.second})
        if (!std::ranges::count(inputs, id))
            return tr("%1 has no distribution; inputs with a distribution are %2.", inQuotes(id),
                      listed(inputs));
    if (one.first == one.second)
        return tr("an input cannot be correlated with itself; name two different inputs.");
    if (!(one.rank > -1 && one.rank < 1))
        return tr("the coefficient %1 is not allowed; it must be greater than −1 and less than 1.",
                  shortest(one.rank));
    if (std::ranges::count_if(correlations, [&](const Correlation& other) { return isSamePair(one, other); })
        > 1)
        return tr("the pair is listed more than once.");
    return {};
}

} // namespace

Copula::Copula(const std::vector<std::string>& inputs, const std::vector<Correlation>& correlations)
    : m_places(correlatedPlaces(inputs, correlations)),
      m_mix(matrixOf(inputs, m_places, correlations).llt().matrixL()) {}

void Copula::correlate(std::vector<double>& probabilities) const {
    const boost::math::normal_distribution<double> standard;
    Eigen::VectorXd normal(static_cast<Eigen::Index>(m_places.size()));
    for (Eigen::Index i = 0; i < normal.size(); ++i)
        normal[i] = quantile(standard, probabilities[m_places[static_cast<std::size_t>(i)]]);
    // The first number stays the same, because only earlier numbers are mixed into a number.
    for (Eigen::Index i = 1; i < normal.size(); ++i) {
        double mixed = 0;
        for (Eigen::Index j = 0; j <= i; ++j)
            mixed += m_mix(i, j) * normal[j];
        // Clamped like unitNumber: never 0 or 1.
        probabilities[m_places[static_cast<std::size_t>(i)]] =
            std::clamp(0.5 * std::erfc(-mixed / std::numbers::sqrt2), 0x1p-53, 1 - 0x1p-53);
    }
}

std::vector<Problem> correlationProblems(const std::vector<std::string>& inputs,
                                         const std::vector<Correlation>& correlations) {
    Complaints found;
    for (const Correlation& one : correlations)
        if (const std::string why = complaintAboutPair(inputs, correlations, one); !why.empty())
            found.add("correlations", tr("Correlation of %1 and %2: %3", one.first, one.second, why));
    if (!found.empty()) return found.take();
    const Eigen::MatrixXd matrix = matrixOf(inputs, correlatedPlaces(inputs, correlations), correlations);
    // With a smaller pivot, the matrix is numerically singular: one input would follow from the others.
    constexpr double leastPivot = 1e-8;
    const Eigen::LLT<Eigen::MatrixXd> factors(matrix);
    if (matrix.size() > 0
        && (factors.info() != Eigen::Success || factors.matrixLLT().diagonal().minCoeff() < leastPivot))
        found.add("correlations",
                  tr("The correlations contradict each other: two inputs that are both strongly correlated "
                     "with a third must also be correlated with each other. Reduce the coefficients, or "
                     "correlate these two inputs as well."));
    return found.take();
}

} // namespace talweg
