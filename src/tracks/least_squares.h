#pragma once

#include <Eigen/Core>
#include <functional>
#include <stop_token>

namespace talweg {

/// A sum of squares to be made least.
struct LeastSquares {
    /// Residual of points that are not allowed: more than any other.
    static constexpr double refused = 1e30;
    /// Writes the weighted residuals at a point into a vector of `count` numbers.
    std::function<void(const Eigen::VectorXd& point, Eigen::VectorXd& residuals)> residuals;
    Eigen::Index count = 0;
    Eigen::VectorXd scale;     ///< sizes of the unknowns, for the steps of differences; > 0
    Eigen::VectorXd low, high; ///< what the unknowns may be, both ends included

    /// By central differences; at an end of a range by one-sided ones.
    Eigen::MatrixXd jacobian(const Eigen::VectorXd& point) const;
    bool isInside(const Eigen::VectorXd& point) const;
};

/// Where it is least, as far as was found from one start.
struct Minimum {
    Eigen::VectorXd point;
    double squares = 0; ///< sum of the squared residuals
    bool isCancelled = false;
};

/// Levenberg–Marquardt by Eigen's port of MINPACK's lmder (unsupported/Eigen/NonLinearOptimization). It is
/// chosen over Ceres and GSL, which Debian has too: Eigen is needed anyway, lmder scales the unknowns by
/// itself, and it goes on step by step, so that a fit can be cancelled between steps. Points outside of the
/// ranges count as steps that failed.
Minimum minimized(const LeastSquares& problem, const Eigen::VectorXd& start, int maxSteps,
                  const std::stop_token& stop);

} // namespace talweg
