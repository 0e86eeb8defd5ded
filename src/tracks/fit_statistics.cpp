#include "tracks/fit_statistics.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>

namespace talweg {

namespace {

/// Fraction of the largest eigenvalue below which an eigenvalue is a rounding error of the difference
/// quotients in J.
constexpr double leastEigenvalue = 1e-10;
constexpr double largestCorrelation = 0.999;

Eigen::VectorXd normsOf(const Eigen::MatrixXd& jacobian) {
    Eigen::VectorXd norms = jacobian.colwise().norm();
    const double least = 1e-12 * norms.maxCoeff();
    for (double& norm : norms)
        if (!(norm > least)) norm = 0;
    return norms;
}

/// Adds, for each pair of unknowns whose correlation is too large, the direction in which they compensate
/// each other.
void findCorrelated(Separation& found, const Eigen::MatrixXd& scaled, const Eigen::VectorXd& inverseNorms) {
    const Eigen::Index n = scaled.rows();
    for (Eigen::Index i = 0; i < n; ++i)
        for (Eigen::Index k = 0; k < i; ++k) {
            const double product = scaled(i, i) * scaled(k, k);
            if (!(product > 0)) continue;
            const double correlation = scaled(i, k) / std::sqrt(product);
            if (std::abs(correlation) <= largestCorrelation) continue;
            Eigen::VectorXd direction = Eigen::VectorXd::Zero(n);
            direction[i] = std::sqrt(scaled(i, i));
            direction[k] = std::copysign(std::sqrt(scaled(k, k)), correlation);
            found.free.push_back(direction.cwiseProduct(inverseNorms));
        }
}

} // namespace

double chiSquaredTail(double chi2, long dof) {
    if (dof <= 0 || !(chi2 > 0)) return 1;
    if (!std::isfinite(chi2)) return 0;
    return cdf(complement(boost::math::chi_squared(static_cast<double>(dof)), chi2));
}

double studentHalfWidth(long dof) {
    return quantile(boost::math::students_t(static_cast<double>(dof)), 0.975);
}

double chiSquaredQuantile(double probability) {
    return quantile(boost::math::chi_squared(1), probability);
}

double runsTest(std::span<const double> residuals) {
    double above = 0, below = 0, runs = 0;
    bool wasAbove = false;
    for (const double residual : residuals) {
        const bool isAbove = residual > 0;
        if (above + below == 0 || isAbove != wasAbove) ++runs;
        ++(isAbove ? above : below);
        wasAbove = isAbove;
    }
    const double n = above + below;
    if (above == 0 || below == 0) return 1;
    const double mean = 2 * above * below / n + 1;
    const double variance = (mean - 1) * (mean - 2) / (n - 1);
    if (!(variance > 0)) return 1;
    const double z = std::abs(runs - mean) / std::sqrt(variance);
    return 2 * cdf(complement(boost::math::normal(), z));
}

Separation separated(const Eigen::MatrixXd& jacobian) {
    const Eigen::Index n = jacobian.cols();
    if (n == 0) return {Eigen::MatrixXd(0, 0), {}};
    const Eigen::VectorXd norms = normsOf(jacobian);
    Eigen::VectorXd inverseNorms = Eigen::VectorXd::Zero(n);
    Separation found;
    for (Eigen::Index k = 0; k < n; ++k)
        if (norms[k] > 0)
            inverseNorms[k] = 1 / norms[k];
        else
            found.free.push_back(Eigen::VectorXd::Unit(n, k));
    const Eigen::MatrixXd scaled = jacobian * inverseNorms.asDiagonal();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(scaled.transpose() * scaled);
    Eigen::MatrixXd inverse = Eigen::MatrixXd::Zero(n, n);
    bool isSingular = false;
    for (Eigen::Index k = 0; k < n; ++k) {
        const double value = eigen.eigenvalues()[k];
        const Eigen::VectorXd vector = eigen.eigenvectors().col(k);
        const bool isOfNoEffect =
            (vector.array().abs() * (norms.array() > 0).cast<double>()).maxCoeff() < 1e-6;
        if (value > leastEigenvalue * eigen.eigenvalues()[n - 1])
            inverse += vector * vector.transpose() / value;
        else if (!isOfNoEffect) {
            found.free.push_back(vector.cwiseProduct(inverseNorms));
            isSingular = true;
        }
    }
    // The pseudo-inverse of a singular matrix would give correlations of the wrong sign.
    if (!isSingular) findCorrelated(found, inverse, inverseNorms);
    found.covariance = inverseNorms.asDiagonal() * inverse * inverseNorms.asDiagonal();
    return found;
}

} // namespace talweg
