#include "physics/fall_in_air.h"

#include "base/root.h"

#include <algorithm>
#include <cmath>

namespace talweg {

FallInAir::FallInAir(const FreeFall& start, double drag, double size)
    : m_start(start), m_drag(drag), m_size(size) {
    add(0, {0, 0}, start.velocity, 0);
}

void FallInAir::add(double from, const Point& displacement, const Point& velocity, double lost) {
    const Point centre = m_start.centre + displacement;
    const GroundBelow below{centre - Point(0, m_size), {1, 0}};
    Step step{from, 0,
              flightSeries({.drag = m_drag}, m_start.g, below, m_start.centre, displacement, velocity), lost};
    // The direction of drag jumps where the body stands still in the air, so the step ends there.
    const double reach = std::min(step.series.step, firstDescent(step.series.airSpeed, 0, step.series.step));
    step.to = from + reach;
    m_steps.push_back(std::move(step));
}

bool FallInAir::follow(double t) {
    while (followed() < t) {
        const Step& last = m_steps.back();
        const double lasts = last.to - last.from;
        if (m_steps.size() >= maxSteps || !(lasts > 0)) return false;
        add(last.to, last.series.displacement(lasts), last.series.velocity(lasts),
            last.lost - valueOf(last.series.work, lasts));
    }
    return std::isfinite(t);
}

std::optional<double> FallInAir::fallsBelow(double y, double limit) {
    for (std::size_t i = 0;; ++i) {
        const Step step = m_steps[i];
        if (centreAt(step.to).y() < y) {
            const auto above = [&](double t) { return centreAt(t).y() - y; };
            const double first = above(step.from), last = above(step.to);
            const double falls =
                first > 0 ? bracketRoot(above, step.from, step.to, first, last).high : step.from;
            return std::min(falls, limit);
        }
        if (step.to >= limit) return limit;
        if (i + 1 == m_steps.size() && !follow(std::nextafter(step.to, limit))) return {};
    }
}

std::optional<double> FallInAir::apex() const {
    for (const Step& step : m_steps)
        if (const double end = step.to - step.from;
            step.series.vy[0] > 0 && valueOf(step.series.vy, end) <= 0)
            return step.from + std::min(end, firstDescent(step.series.vy, 0, end));
    return {};
}

const FallInAir::Step& FallInAir::stepAt(double t) const {
    const auto next = std::ranges::upper_bound(m_steps, t, {}, &Step::from);
    return next == m_steps.begin() ? m_steps.front() : *(next - 1);
}

Point FallInAir::centreAt(double t) const {
    const Step& step = stepAt(t);
    return m_start.centre + step.series.displacement(t - step.from);
}

Point FallInAir::velocityAt(double t) const {
    const Step& step = stepAt(t);
    return step.series.velocity(t - step.from);
}

double FallInAir::lostAt(double t) const {
    const Step& step = stepAt(t);
    return step.lost - valueOf(step.series.work, t - step.from);
}

} // namespace talweg
