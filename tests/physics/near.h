#pragma once

#include <QtTest>
#include <cmath>
#include <random>

/// The two numbers differ by no more than the tolerance; neither may be NaN.
#define QNEAR(actual, expected, tolerance)                                                                   \
    do {                                                                                                     \
        const double got = (actual);                                                                         \
        const double wanted = (expected);                                                                    \
        QVERIFY2(std::abs(got - wanted) <= (tolerance),                                                      \
                 qPrintable(                                                                                 \
                     QString(#actual " is %1, expected %2").arg(got, 0, 'g', 17).arg(wanted, 0, 'g', 17)));  \
    } while (false)

namespace talweg::tests {

/// Repeatable random numbers.
class RandomSource {
public:
    explicit RandomSource(unsigned seed) : m_engine(seed) {}
    double between(double lo, double hi) { return lo + (hi - lo) * m_unit(m_engine); }
    bool chance(double probability) { return m_unit(m_engine) < probability; }
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(between(0, static_cast<double>(n))); }

private:
    std::mt19937_64 m_engine;
    std::uniform_real_distribution<double> m_unit{0, 1};
};

} // namespace talweg::tests
