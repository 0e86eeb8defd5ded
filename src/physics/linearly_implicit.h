#pragma once

#include <Eigen/Core>
#include <Eigen/LU>

#include <array>
#include <cmath>
#include <cstddef>

namespace talweg {

/// Result of a step and its error estimate: the difference between the two best estimates.
template <int size>
struct ImplicitStep {
    Eigen::Matrix<double, size, 1> to, error;
};

/// One step of y' = f(y) by the linearly implicit Euler method, extrapolated from 1, 2, … 7 substeps, for
/// stiff equations (Deuflhard 1985; Hairer and Wanner, Solving Ordinary Differential Equations II, section
/// IV.9). `jacobian` is the Jacobian matrix of f at `from`; finite differences are accurate enough.
template <int size, class Slopes>
ImplicitStep<size> implicitStep(const Slopes& f, const Eigen::Matrix<double, size, 1>& from,
                                const Eigen::Matrix<double, size, size>& jacobian, double h) {
    using Vector = Eigen::Matrix<double, size, 1>;
    using Matrix = Eigen::Matrix<double, size, size>;
    constexpr std::size_t rows = 7; // order of the method; the error is estimated from order 6
    std::array<Vector, rows> above, row;
    row.fill(Vector::Zero());
    for (std::size_t j = 0; j < rows; ++j) {
        const auto parts = static_cast<double>(j + 1);
        const Eigen::PartialPivLU<Matrix> solver(Matrix::Identity() - h / parts * jacobian);
        Vector way = Vector::Zero(); // summed separately to keep its digits
        for (std::size_t i = 0; i <= j; ++i)
            way += solver.solve(h / parts * f(Vector(from + way)));
        row[0] = way;
        for (std::size_t k = 1; k <= j; ++k)
            row[k] =
                row[k - 1] + (row[k - 1] - above[k - 1]) / (parts / (parts - static_cast<double>(k)) - 1);
        above = row;
    }
    return {from + row[rows - 1], row[rows - 1] - row[rows - 2]};
}

/// The Jacobian matrix of f by central differences. Coordinates must be of order 1. The differences are so
/// small that dry friction does not reverse within them. Their rounding error of about 10⁻⁵ is small enough
/// for implicitStep.
template <int size, class Slopes>
Eigen::Matrix<double, size, size> jacobianOf(const Slopes& f, const Eigen::Matrix<double, size, 1>& at) {
    constexpr double nudge = 1e-11;
    Eigen::Matrix<double, size, size> all;
    for (int c = 0; c < size; ++c) {
        Eigen::Matrix<double, size, 1> more = at, less = at;
        more[c] += nudge;
        less[c] -= nudge;
        all.col(c) = (f(more) - f(less)) / (more[c] - less[c]);
    }
    return all;
}

} // namespace talweg
