#pragma once

#include <Eigen/Core>

#include <array>
#include <utility>

namespace talweg::rough_plane {

/// Values of four integrals that are computed together.
using Integrals = Eigen::Array4d;

/// ∫ f from `from` to `to` by Romberg's method: trapezoidal sums with repeatedly halved intervals, and their
/// Richardson extrapolation. Stops when two successive extrapolations differ by at most `tolerance` times the
/// length of the range, or after `halvings` (at most 15).
template <class Function>
Integrals romberg(const Function& f, double from, double to, int halvings, double tolerance) {
    constexpr int first = 3; // before this level, agreement may be a coincidence
    constexpr int most = 15;
    std::array<Integrals, most + 1> last, row;
    double step = to - from;
    last[0] = step / 2 * (f(from) + f(to));
    long intervals = 1;
    for (int level = 1; level <= halvings; ++level) {
        Integrals middles = Integrals::Zero();
        for (long i = 0; i < intervals; ++i)
            middles += f(from + (static_cast<double>(i) + 0.5) * step);
        row[0] = (last[0] + step * middles) / 2;
        double factor = 1;
        for (std::size_t j = 1; j <= static_cast<std::size_t>(level); ++j) {
            factor *= 4;
            row[j] = row[j - 1] + (row[j - 1] - last[j - 1]) / (factor - 1);
        }
        const auto now = static_cast<std::size_t>(level);
        const double change = (row[now] - last[now - 1]).abs().maxCoeff();
        std::swap(last, row);
        if (level >= first && change <= tolerance * (to - from)) return last[now];
        step /= 2;
        intervals *= 2;
    }
    return last[static_cast<std::size_t>(halvings)];
}

} // namespace talweg::rough_plane
