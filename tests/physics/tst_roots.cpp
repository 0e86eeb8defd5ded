#include "physics/near.h"
#include "physics/roots.h"
#include "support/test.h"

#include <algorithm>

using namespace talweg;

namespace {

/// factor · (t − r0)(t − r1)(t − r2)(t − r3)
Quartic product(double factor, const std::array<double, 4>& roots) {
    Quartic c{factor};
    for (std::size_t n = 0; n < roots.size(); ++n)
        for (std::size_t i = n + 2; i-- > 0;)
            c[i] = (i > 0 ? c[i - 1] : 0) - roots[n] * c[i];
    return c;
}

/// The time at which factor · (t − r1)(t − r2) passes zero upwards, by timeToPass.
double passing(double factor, double r1, double r2) {
    return timeToPass(factor * r1 * r2, -factor * (r1 + r2), 2 * factor, 0);
}

} // namespace

class TestRoots : public QObject {
    Q_OBJECT

private slots:
    /// From below the bound an upward parabola passes it at its positive root, a downward one at its first.
    void timeToPassFindsKnownRoots() {
        QNEAR(passing(2, -1, 3), 3, 1e-15);
        QNEAR(passing(0.5, -1e-8, 1e8), 1e8, 1e-6);
        QNEAR(passing(0.5, -1e8, 1e-8), 1e-8, 1e-22);
        QNEAR(passing(-3, 2, 5), 2, 1e-15);
        QNEAR(passing(-1, 1e-9, 1e6), 1e-9, 1e-24);
        QCOMPARE(passing(-1, -5, -2), never); // both in the past
        QCOMPARE(timeToPass(0, 4, 0, 6), 1.5);
    }

    /// Two roots 1e-6 apart are known to 1e-16/1e-6.
    void timeToPassNearDoubleRoot() { QNEAR(passing(-1, 1, 1 + 1e-6), 1, 1e-9); }

    void timeToPassMissesWhatStaysBelow() {
        QCOMPARE(timeToPass(0, 2, -1, 2.0000001), never); // climbs to v²/2 = 2
        QNEAR(timeToPass(0, 2, -1, 2), 2, 1e-7);
        QCOMPARE(timeToPass(0, -1, 0, 1), never);
        QCOMPARE(timeToPass(0, 0, 0, 1), never);
    }

    void timeToPassStandingOnTheBound() {
        QCOMPARE(timeToPass(1, 2, -9, 1), 0.0);
        QCOMPARE(timeToPass(1, 0, 1, 1), 0.0);
        QCOMPARE(timeToPass(1, 0, 0, 1), never);
        QCOMPARE(timeToPass(1, 0, -1, 1), never);
        QCOMPARE(timeToPass(1, -3, 2, 1), 3.0); // back after 2·3/2
        QCOMPARE(timeToPass(1, -3, -2, 1), never);
    }

    /// (t−1)(t−2)(t−3)(t−4) falls through zero at 1 and at 3.
    void firstDescentOfFourRoots() {
        const Quartic c = product(1, {1, 2, 3, 4});
        QNEAR(firstDescent(c, 0, 10), 1, 1e-14);
        QNEAR(firstDescent(c, 1.5, 10), 3, 1e-13);
        QNEAR(firstDescent(c, 2.5, 10), 3, 1e-13);
        QCOMPARE(firstDescent(c, 3.5, 10), never);
        QCOMPARE(firstDescent(c, 1.5, 2.5), never);
        QCOMPARE(firstDescent(c, 0, 0.5), never);
    }

    void firstDescentNearDoubleRoot() {
        QNEAR(firstDescent(product(1, {1, 1 + 1e-6, -1, -2}), 0, 10), 1, 1e-8);
        QNEAR(firstDescent(product(-1, {-1, 2, 2 + 1e-6, 3}), 0, 10), 2, 1e-8);
    }

    /// ((t − 1)² + 1e-8)(t² + 1) comes close and touches nothing.
    void firstDescentWithoutRoot() {
        const double c = 1 + 1e-8;
        QCOMPARE(firstDescent({c, -2, 1 + c, -2, 1}, 0, 10), never);
    }

    /// ((t − a)² + d)(p t² + q t + r), positive throughout: near misses are no roots.
    void firstDescentOfNearMisses() {
        tests::RandomSource dice(17);
        for (int i = 0; i < 20000; ++i) {
            dice.beginCase(i);
            const double a = dice.between(0, 1), d = std::pow(10, dice.between(-9, -1));
            const double p = dice.between(0, 2), q = dice.between(0, 2), r = dice.between(0.01, 2);
            const double c = a * a + d;
            QCOMPARE(firstDescent({c * r, c * q - 2 * a * r, r - 2 * a * q + c * p, q - 2 * a * p, p}, 0, 1),
                     never);
        }
    }

    void firstDescentOfLowerDegrees() {
        QCOMPARE(firstDescent({6, -2, 0, 0, 0}, 0, 10), 3.0);
        QNEAR(firstDescent({-6, 5, -1, 0, 0}, 0, 10), 3, 1e-15); // −(t−2)(t−3)
        QCOMPARE(firstDescent({5, 0, 0, 0, 0}, 0, 10), never);
    }

    void firstDescentOfRandomRoots() {
        tests::RandomSource dice(5);
        for (int i = 0; i < 3000; ++i) {
            dice.beginCase(i);
            std::array<double, 4> roots{};
            for (double& root : roots)
                root = dice.between(-1, 2);
            std::ranges::sort(roots);
            double apart = 1;
            for (std::size_t n = 1; n < 4; ++n)
                apart = std::min(apart, roots[n] - roots[n - 1]);
            if (apart < 0.02) continue;
            const double factor = dice.chance(0.5) ? 1 : -1;
            double expected = never;
            for (std::size_t n = factor > 0 ? 0 : 1; n < 4; n += 2)
                if (roots[n] > 0 && expected == never) expected = roots[n];
            const double found = firstDescent(product(factor, roots), 0, 3);
            if (expected == never)
                QCOMPARE(found, never);
            else
                QNEAR(found, expected, 1e-9);
        }
    }
};

TALWEG_TEST(tst_roots, TestRoots, QCoreApplication)
#include "tst_roots.moc"
