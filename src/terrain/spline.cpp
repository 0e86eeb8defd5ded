#include "terrain/spline.h"

#include "base/contract.h"

#include <Eigen/LU>
#include <cmath>

namespace talweg {

namespace {

/// The second derivatives with respect to the parameter at the points. `h` are the parameter steps between
/// adjacent points.
Points bends(const Points& points, const std::vector<double>& h, bool closed) {
    const auto count = static_cast<Eigen::Index>(points.size());
    Eigen::MatrixXd system = Eigen::MatrixXd::Identity(count, count);
    Eigen::MatrixXd right = Eigen::MatrixXd::Zero(count, 2);
    for (Eigen::Index i = 0; i < count; ++i) {
        if (!closed && (i == 0 || i + 1 == count)) continue;
        const Eigen::Index before = (i + count - 1) % count, after = (i + 1) % count;
        const auto point = [&](Eigen::Index k) { return points[static_cast<std::size_t>(k)]; };
        const double back = h[static_cast<std::size_t>(before)], on = h[static_cast<std::size_t>(i)];
        system(i, i) = 2 * (back + on);
        system(i, before) += back;
        system(i, after) += on;
        right.row(i) = 6 * ((point(after) - point(i)) / on - (point(i) - point(before)) / back).transpose();
    }
    const Eigen::MatrixXd solved = system.partialPivLu().solve(right);
    Points found;
    for (Eigen::Index i = 0; i < count; ++i)
        found.emplace_back(solved(i, 0), solved(i, 1));
    return found;
}

} // namespace

PlaneCurve splineThrough(const Points& points, bool closed) {
    TALWEG_EXPECTS(points.size() >= (closed ? 3u : 2u));
    const std::size_t spans = closed ? points.size() : points.size() - 1;
    std::vector<double> h;
    for (std::size_t i = 0; i < spans; ++i)
        h.push_back(std::sqrt((points[(i + 1) % points.size()] - points[i]).norm()));
    const Points second = bends(points, h, closed);
    std::vector<PlaneCurve::Piece> pieces;
    double from = 0;
    for (std::size_t i = 0; i < spans; ++i) {
        const std::size_t next = (i + 1) % points.size();
        const Point start = points[i], bend = second[i], third = (second[next] - second[i]) / h[i];
        const Point slope = (points[next] - start) / h[i] - h[i] * (bend / 2 + h[i] * third / 6);
        pieces.push_back({from, from + h[i], [=](double t) {
                              const double s = t - from;
                              return CurvePoint{start + s * (slope + s * (bend / 2 + s * third / 6)),
                                                slope + s * (bend + s * third / 2), bend + s * third, third};
                          }});
        from += h[i];
    }
    return {std::move(pieces), closed};
}

} // namespace talweg
