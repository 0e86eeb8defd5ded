#pragma once

#include <Eigen/Core>
#include <functional>
#include <stop_token>

namespace talweg {

/// A nonlinear least-squares problem with bounds.
struct LeastSquares {
    /// Residual at rejected points, which are outside the bounds or make the solver fail. Larger than any
    /// real residual.
    static constexpr double refused = 1e30;
    /// Writes the `count` weighted residuals at a point.
    std::function<void(const Eigen::VectorXd& point, Eigen::VectorXd& residuals)> residuals;
    Eigen::Index count = 0;
    Eigen::VectorXd scale;     ///< typical values of the unknowns, for difference quotients; > 0
    Eigen::VectorXd low, high; ///< bounds of the unknowns, inclusive

    /// The Jacobian of the residuals, by central differences, one-sided at a bound.
    Eigen::MatrixXd jacobian(const Eigen::VectorXd& point) const;
    bool isInside(const Eigen::VectorXd& point) const;
};

/// A local minimum found from one start.
struct Minimum {
    Eigen::VectorXd point;
    double squares = 0; ///< sum of the squared residuals
    bool isCancelled = false;
};

/// Minimizes by Levenberg–Marquardt, using Eigen's port of MINPACK's lmder
/// (unsupported/Eigen/NonLinearOptimization). Steps that leave the bounds are rejected. Ceres and GSL would
/// be additional dependencies, whereas Eigen is needed anyway. It also scales the unknowns and can be
/// cancelled between steps.
Minimum minimized(const LeastSquares& problem, const Eigen::VectorXd& start, int maxSteps,
                  const std::stop_token& stop);

} // namespace talweg
