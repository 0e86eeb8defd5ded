#include "tracks/partition.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// Relative difference within which time steps count as equal. Frame times are rounded.
constexpr double evenSteps = 0.01;
/// Ratio of the standard deviation of a normal distribution to its median absolute deviation.
constexpr double madToSigma = 1.482602218505602;

/// Sums for a least-squares parabola through the samples from `begin`. Times are in units of `step`.
class ParabolaSums {
public:
    ParabolaSums(std::size_t begin, double t, double y, double step, double costBefore)
        : m_begin(begin), m_t(t), m_y(y), m_step(step), m_costBefore(costBefore) {}

    void add(double t, double y) {
        const double tau = (t - m_t) / m_step, z = y - m_y;
        const Eigen::Vector3d row(1, tau, tau * tau);
        m_normal += row * row.transpose();
        m_right += z * row;
        m_squares += z * z;
        ++m_count;
    }

    std::size_t begin() const { return m_begin; }
    std::size_t count() const { return m_count; }
    double costBefore() const { return m_costBefore; }
    /// Sum of squared residuals.
    double residual() const {
        if (m_count <= 3) return 0;
        return std::max(0.0, m_squares - m_right.dot(m_normal.ldlt().solve(m_right)));
    }

private:
    std::size_t m_begin, m_count = 0;
    double m_t, m_y, m_step, m_costBefore;
    Eigen::Matrix3d m_normal = Eigen::Matrix3d::Zero();
    Eigen::Vector3d m_right = Eigen::Vector3d::Zero();
    double m_squares = 0;
};

} // namespace

double noiseOf(std::span<const double> t, std::span<const double> y) {
    std::vector<double> sizes;
    for (std::size_t i = 3; i < t.size(); ++i) {
        const double step = (t[i] - t[i - 3]) / 3;
        const auto isEven = [&](std::size_t k) {
            return std::abs(t[k] - t[k - 1] - step) < evenSteps * step;
        };
        if (isEven(i) && isEven(i - 1) && isEven(i - 2))
            sizes.push_back(std::abs(y[i] - 3 * y[i - 1] + 3 * y[i - 2] - y[i - 3]));
    }
    if (sizes.empty()) return 0;
    const auto middle = sizes.begin() + std::ssize(sizes) / 2;
    std::ranges::nth_element(sizes, middle);
    return madToSigma * *middle / std::sqrt(1.0 + 9 + 9 + 1);
}

std::vector<std::size_t> parabolicPieces(std::span<const double> t, std::span<const double> y, double sigma,
                                         double penalty) {
    constexpr double never = std::numeric_limits<double>::infinity();
    const std::size_t n = t.size();
    const double step = n > 1 ? (t.back() - t.front()) / static_cast<double>(n - 1) : 1;
    std::vector<double> cost(n + 1, never); // smallest cost of the samples before each index
    std::vector<std::size_t> from(n + 1, 0);
    std::vector<ParabolaSums> open;
    cost[0] = -penalty;
    for (std::size_t end = 1; end <= n; ++end) {
        if (cost[end - 1] < never) open.emplace_back(end - 1, t[end - 1], y[end - 1], step, cost[end - 1]);
        std::vector<double> costs(open.size(), never);
        for (std::size_t k = 0; k < open.size(); ++k) {
            open[k].add(t[end - 1], y[end - 1]);
            if (open[k].count() < leastPiece) continue;
            costs[k] = open[k].costBefore() + open[k].residual() / (sigma * sigma);
            if (costs[k] + penalty < cost[end]) {
                cost[end] = costs[k] + penalty;
                from[end] = open[k].begin();
            }
        }
        std::size_t kept = 0;
        for (std::size_t k = 0; k < open.size(); ++k)
            if (costs[k] == never || costs[k] <= cost[end]) open[kept++] = open[k];
        open.erase(open.begin() + static_cast<std::ptrdiff_t>(kept), open.end());
    }
    std::vector<std::size_t> pieces;
    for (std::size_t end = n; end > 0; end = from[end])
        pieces.push_back(from[end]);
    std::ranges::reverse(pieces);
    return pieces;
}

} // namespace talweg
