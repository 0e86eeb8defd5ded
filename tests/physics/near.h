#pragma once

#include <QtTest>
#include <cmath>
#include <cstddef>
#include <random>

/// Requires that two numbers differ by at most the tolerance. NaN always fails. Tolerances up to 1e-13 allow
/// for a few rounding errors in numbers near 1. Tolerances from 1e-12 on allow for the errors of sums and
/// quadratures, or for the tolerance per step of the less accurate of two methods. A test gives the reason
/// for any other tolerance.
#define QNEAR(actual, expected, tolerance)                                                                   \
    do {                                                                                                     \
        const double got = (actual);                                                                         \
        const double wanted = (expected);                                                                    \
        const double tolerated = (tolerance);                                                                \
        QVERIFY2(std::abs(got - wanted) <= tolerated,                                                        \
                 qPrintable(QString(#actual " is %1, expected %2: off by %3, allowed %4")                    \
                                .arg(got, 0, 'g', 17)                                                        \
                                .arg(wanted, 0, 'g', 17)                                                     \
                                .arg(std::abs(got - wanted), 0, 'g', 3)                                      \
                                .arg(tolerated, 0, 'g', 3)));                                                \
    } while (false)

namespace talweg::tests {

/// Reproducible random numbers. If a test that uses them fails, their seed and the number of the case are
/// printed.
class RandomSource {
public:
    explicit RandomSource(unsigned seed) : m_seed(seed), m_engine(seed) {}
    ~RandomSource() {
        if (!QTest::currentTestFailed() || m_failedBefore) return;
        if (m_case < 0)
            qWarning("The failure is with random numbers of seed %u.", m_seed);
        else
            qWarning("The failure is in case %lld of the random numbers of seed %u.", m_case, m_seed);
    }
    RandomSource(const RandomSource&) = delete;
    RandomSource& operator=(const RandomSource&) = delete;

    /// To be called at the beginning of each case. The number of the first failing case is printed.
    void beginCase(auto number) {
        if (!QTest::currentTestFailed()) m_case = static_cast<long long>(number);
    }
    double between(double lo, double hi) { return lo + (hi - lo) * m_unit(m_engine); }
    bool chance(double probability) { return m_unit(m_engine) < probability; }
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(between(0, static_cast<double>(n))); }

private:
    unsigned m_seed;
    long long m_case = -1; ///< −1: the test does not count cases
    bool m_failedBefore = QTest::currentTestFailed();
    std::mt19937_64 m_engine;
    std::uniform_real_distribution<double> m_unit{0, 1};
};

} // namespace talweg::tests
