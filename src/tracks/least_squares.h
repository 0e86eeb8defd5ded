#pragma once

#include <Eigen/Core>
#include <functional>
#include <stop_token>

namespace talweg {

/// A nonlinear least-squares problem with bounds.
struct LeastSquares {
    /// Residual of rejected points: outside the bounds, or where the solver fails. Larger than any real
    /// residual.
    static constexpr double refused = 1e30;
    /// Writes the `count` weighted residuals at a point.
    std::function<void(const Eigen::VectorXd& point, Eigen::VectorXd& residuals)> residuals;
    Eigen::Index count = 0;
    Eigen::VectorXd scale;     ///< typical sizes of the unknowns, for difference steps; > 0
    Eigen::VectorXd low, high; ///< bounds of the unknowns, inclusive

    /// By central differences, one-sided at a bound.
    Eigen::MatrixXd jacobian(const Eigen::VectorXd& point) const;
    bool isInside(const Eigen::VectorXd& point) const;
};

/// A local minimum, found from one start.
struct Minimum {
    Eigen::VectorXd point;
    double squares = 0; ///< sum of the squared residuals
    bool isCancelled = false;
};

/// Minimizes by Levenberg–Marquardt, using Eigen's port of MINPACK's lmder
/// (unsupported/Eigen/NonLinearOptimization). Ceres and GSL, also in Debian, would be additional
/// dependencies; Eigen is needed anyway, scales the unknowns itself and can be cancelled between steps. Steps
/// that leave the bounds are rejected.
Minimum minimized(const LeastSquares& problem, const Eigen::VectorXd& start, int maxSteps,
                  const std::stop_token& stop);

} // namespace talweg
