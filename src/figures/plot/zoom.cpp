#include "figures/plot/zoom.h"

#include "figures/plot/figure_window.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

bool isLogarithmic(const QCPAxis& axis) {
    return axis.scaleType() == QCPAxis::stLogarithmic;
}

bool same(const QCPAxis& axis, const QCPRange& a, const QCPRange& b) {
    const auto far = [&axis](double one, double other) {
        return isLogarithmic(axis) ? std::abs(std::log(one / other)) : std::abs(one - other);
    };
    const double tolerance = 1e-9 * std::max(far(a.upper, a.lower), far(b.upper, b.lower));
    return far(a.lower, b.lower) <= tolerance && far(a.upper, b.upper) <= tolerance;
}

bool isSane(const QCPAxis& axis, const QCPRange& range) {
    return std::isfinite(range.lower) && std::isfinite(range.upper) && QCPRange::validRange(range)
           && range.size() > 1e-13 * std::max(std::abs(range.lower), std::abs(range.upper))
           && (!isLogarithmic(axis) || range.lower > 0);
}

} // namespace

QCPRange stretched(const QCPAxis& axis, const QCPRange& range, double about, double factor) {
    const auto end = [&](double one) {
        return isLogarithmic(axis) ? about * std::pow(one / about, factor) : about + (one - about) * factor;
    };
    return {end(range.lower), end(range.upper)};
}

QCPRange moved(const QCPAxis& axis, const QCPRange& range, double from, double to) {
    const auto end = [&](double one) { return isLogarithmic(axis) ? one * (to / from) : one + (to - from); };
    return {end(range.lower), end(range.upper)};
}

QCPRange movedBy(const QCPAxis& axis, const QCPRange& range, double part) {
    const double to = isLogarithmic(axis) ? range.lower * std::pow(range.upper / range.lower, part)
                                          : range.lower + part * range.size();
    return moved(axis, range, range.lower, to);
}

void Zoom::setEverything(const FigureWindow& window) {
    m_everything = window;
    const bool keepX = m_xZoomed || (m_toScale && m_yZoomed), keepY = m_yZoomed || (m_toScale && m_xZoomed);
    if (!keepX) {
        m_window.left = window.left;
        m_window.right = window.right;
    }
    if (!keepY) {
        m_window.bottom = window.bottom;
        m_window.top = window.top;
    }
    apply();
}

void Zoom::reset() {
    m_xZoomed = m_yZoomed = false;
    m_window = m_everything;
    apply();
}

void Zoom::set(const FigureWindow& window) {
    setX({window.left, window.right});
    setY({window.bottom, window.top});
}

void Zoom::setX(QCPRange range) {
    if (!isSane(*m_plot.xAxis, range)) return;
    m_window.left = range.lower;
    m_window.right = range.upper;
    m_xZoomed = !same(*m_plot.xAxis, range, {m_everything.left, m_everything.right});
    apply();
}

void Zoom::setY(QCPRange range) {
    if (!isSane(*m_plot.yAxis, range)) return;
    m_window.bottom = range.lower;
    m_window.top = range.upper;
    m_yZoomed = !same(*m_plot.yAxis, range, {m_everything.bottom, m_everything.top});
    apply();
}

FigureWindow Zoom::toScale(const FigureWindow& window) const {
    const QRect rect = m_plot.axisRect()->rect();
    if (rect.width() < 1 || rect.height() < 1) return window;
    const double perPixel =
        std::max((window.right - window.left) / rect.width(), (window.top - window.bottom) / rect.height());
    const double x = (window.left + window.right) / 2, y = (window.bottom + window.top) / 2;
    const double halfWidth = perPixel * rect.width() / 2, halfHeight = perPixel * rect.height() / 2;
    return {x - halfWidth, x + halfWidth, y - halfHeight, y + halfHeight};
}

bool Zoom::apply() {
    const FigureWindow window = m_toScale ? toScale(m_window) : m_window;
    const QCPRange x(window.left, window.right), y(window.bottom, window.top);
    const bool changed =
        !same(*m_plot.xAxis, m_plot.xAxis->range(), x) || !same(*m_plot.yAxis, m_plot.yAxis->range(), y);
    m_plot.xAxis->setRange(x);
    m_plot.yAxis->setRange(y);
    return changed;
}

} // namespace talweg
