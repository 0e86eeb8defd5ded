#include "tracks/least_squares.h"

#include <algorithm>
#include <cmath>
#include <unsupported/Eigen/NonLinearOptimization>

namespace talweg {

namespace {

/// Steps of difference quotients, as fractions of the typical values of the unknowns. The solver is exact, so
/// rounding leaves nine digits. If too large, impacts between samples are smoothed.
constexpr double differenceStep = 1e-6;
/// Relative change of the sum of squares or of the unknowns below which the search ends.
constexpr double tolerance = 1e-13;

/// The problem in the form that Eigen requires.
struct Functor {
    const LeastSquares& problem;
    const std::stop_token& stop;

    int operator()(const Eigen::VectorXd& point, Eigen::VectorXd& residuals) const {
        if (stop.stop_requested()) return -1;
        if (problem.isInside(point))
            problem.residuals(point, residuals);
        else
            residuals.setConstant(LeastSquares::refused);
        return 0;
    }
    int df(const Eigen::VectorXd& point, Eigen::MatrixXd& jacobian) const {
        if (stop.stop_requested()) return -1;
        jacobian = problem.jacobian(point);
        return 0;
    }
    int values() const { return static_cast<int>(problem.count); }
};

} // namespace

bool LeastSquares::isInside(const Eigen::VectorXd& point) const {
    return point.allFinite() && (point.array() >= low.array()).all() && (point.array() <= high.array()).all();
}

Eigen::MatrixXd LeastSquares::jacobian(const Eigen::VectorXd& point) const {
    Eigen::MatrixXd made(count, point.size());
    Eigen::VectorXd up(count), down(count);
    for (Eigen::Index k = 0; k < point.size(); ++k) {
        const double step = differenceStep * std::max(std::abs(point[k]), scale[k]);
        Eigen::VectorXd above = point, below = point;
        above[k] = std::min(point[k] + step, high[k]);
        below[k] = std::max(point[k] - step, low[k]);
        residuals(above, up);
        residuals(below, down);
        made.col(k) = (up - down) / (above[k] - below[k]);
    }
    return made;
}

Minimum minimized(const LeastSquares& problem, const Eigen::VectorXd& start, int maxSteps,
                  const std::stop_token& stop) {
    Eigen::VectorXd point = start.cwiseMax(problem.low).cwiseMin(problem.high);
    Functor functor{problem, stop};
    Eigen::LevenbergMarquardt<Functor> search(functor);
    search.parameters.ftol = search.parameters.xtol = tolerance;
    search.parameters.maxfev = 100 * maxSteps;
    // With fewer numbers than unknowns, or no unknowns, minimizeInit reports improper input.
    auto status = search.minimizeInit(point);
    for (int step = 0; step < maxSteps && status != Eigen::LevenbergMarquardtSpace::ImproperInputParameters;
         ++step) {
        status = search.minimizeOneStep(point);
        if (status != Eigen::LevenbergMarquardtSpace::Running) break;
    }
    if (status == Eigen::LevenbergMarquardtSpace::UserAsked || stop.stop_requested())
        return {.point = point, .isCancelled = true};
    Eigen::VectorXd residuals(problem.count);
    problem.residuals(point, residuals);
    return {.point = point, .squares = residuals.squaredNorm()};
}

} // namespace talweg
