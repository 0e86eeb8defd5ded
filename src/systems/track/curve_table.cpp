#include "systems/track/curve_table.h"

#include "base/contract.h"

#include <algorithm>
#include <cmath>

namespace talweg::track {

namespace {

/// Last steps shorter than this fraction of a step are rounding errors.
constexpr double noStep = 1e-9;

} // namespace

double CurveTable::rowsOf(const PlaneCurve& curve, double step) {
    return std::max(1.0, std::ceil((curve.to() - curve.from()) / step - noStep)) + 1;
}

CurveTable::CurveTable(const PlaneCurve& curve, double step) : m_closed(curve.closed()) {
    const auto steps = static_cast<std::size_t>(rowsOf(curve, step)) - 1;
    for (std::size_t i = 0; i <= steps; ++i) {
        Row row{i == steps ? curve.to() : curve.from() + static_cast<double>(i) * step};
        row.at = curve.at(row.t).at;
        if (!m_rows.empty()) {
            const double chord = (row.at - m_rows.back().at).norm();
            row.p = m_rows.back().p + chord;
            if (row.p == m_rows.back().p) continue;
        }
        m_rows.push_back(row);
    }
}

CurveTable::Place CurveTable::place(double p) const {
    TALWEG_EXPECTS(m_rows.size() > 1);
    if (m_closed) p -= length() * std::floor(p / length());
    const auto next = std::upper_bound(m_rows.begin() + 1, m_rows.end() - 1, p,
                                       [](double value, const Row& row) { return value < row.p; });
    const Row &from = *(next - 1), &to = *next;
    const double part = (p - from.p) / (to.p - from.p);
    const Point chord = to.at - from.at;
    return {from.t + part * (to.t - from.t), from.at + part * chord, chord.normalized()};
}

double CurveTable::lengthAt(double t) const {
    TALWEG_EXPECTS(m_rows.size() > 1);
    const auto next = std::upper_bound(m_rows.begin() + 1, m_rows.end() - 1, t,
                                       [](double value, const Row& row) { return value < row.t; });
    const Row &from = *(next - 1), &to = *next;
    return from.p + (t - from.t) / (to.t - from.t) * (to.p - from.p);
}

const CurveTable::Row& CurveTable::nearest(Point point) const {
    return *std::ranges::min_element(m_rows, {},
                                     [point](const Row& row) { return (row.at - point).squaredNorm(); });
}

} // namespace talweg::track
