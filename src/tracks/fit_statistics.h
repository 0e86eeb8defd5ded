#pragma once

#include <Eigen/Core>
#include <span>
#include <vector>

namespace talweg {

/// Probability that χ² with `dof` degrees of freedom is at least `chi2`.
double chiSquaredTail(double chi2, long dof);

/// The 0.975 quantile of Student's t: the half-width of a 95 % confidence interval, in standard deviations.
double studentHalfWidth(long dof);

/// The quantile of χ² with one degree of freedom for a probability.
double chiSquaredQuantile(double probability);

/// p-value of the runs test (Wald and Wolfowitz 1940, normal approximation): probability that the number of
/// runs of equal signs deviates at least this much from its mean if the signs are independent. 1 if all signs
/// are equal or there are no residuals.
double runsTest(std::span<const double> residuals);

/// Covariance and identifiability of unknowns at a minimum of least squares.
struct Separation {
    Eigen::MatrixXd covariance; ///< for σ = 1; zero in directions that cannot be separated
    /// Directions, in the units of the unknowns, along which the residuals do not change.
    std::vector<Eigen::VectorXd> free;
};

/// Finds unknowns that cannot be estimated separately: the condition number of the scaled JᵀJ exceeds 1e10,
/// or the absolute correlation of two unknowns exceeds 0.999.
Separation separated(const Eigen::MatrixXd& jacobian);

} // namespace talweg
