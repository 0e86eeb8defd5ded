#pragma once

#include <array>
#include <cstddef>

namespace talweg::tests {

/// The state after `time`, by Kutta's method of fourth order with `steps` equal steps from the state `s`.
template <std::size_t n, class Rate>
std::array<double, n> kutta(const Rate& rate, std::array<double, n> s, double time, int steps) {
    const double h = time / steps;
    const auto moved = [&s](const std::array<double, n>& by, double part) {
        std::array<double, n> to = s;
        for (std::size_t i = 0; i < n; ++i)
            to[i] += part * by[i];
        return to;
    };
    for (int step = 0; step < steps; ++step) {
        const auto a = rate(s), b = rate(moved(a, h / 2)), c = rate(moved(b, h / 2)), d = rate(moved(c, h));
        for (std::size_t i = 0; i < n; ++i)
            s[i] += h / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
    }
    return s;
}

} // namespace talweg::tests
