#pragma once

#include <Eigen/Core>
#include <span>
#include <vector>

namespace talweg {

/// The probability that χ² of so many degrees of freedom is as large or larger.
double chiSquaredTail(double chi2, long dof);

/// The quantile 0.975 of Student's t: half-widths of 95 % intervals are so many standard deviations.
double studentHalfWidth(long dof);

/// The quantile of χ² with one degree of freedom.
double chiSquaredQuantile(double probability);

/// The probability that the number of runs of equal signs is as far from its mean or farther, where signs are
/// independent (Wald and Wolfowitz 1940, normal approximation). 1 where all signs are equal or there are
/// none.
double runsTest(std::span<const double> residuals);

/// What least squares say of unknowns at their minimum.
struct Separation {
    Eigen::MatrixXd covariance; ///< for σ = 1; of directions that are not separable nothing
    /// Directions, in the unknowns' own units, along which residuals do not change.
    std::vector<Eigen::VectorXd> free;
};

/// Looks for unknowns that act only together: where the condition of the scaled JᵀJ exceeds 1e10, or two
/// have a correlation above 0.999 in size.
Separation separated(const Eigen::MatrixXd& jacobian);

} // namespace talweg
