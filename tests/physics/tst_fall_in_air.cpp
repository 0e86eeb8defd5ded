#include "near.h"
#include "physics/fall_in_air.h"
#include "support/kutta.h"
#include "support/test.h"

#include <array>
#include <cmath>

using namespace talweg;
using tests::RandomSource;

namespace {

constexpr double g = 9.81;

/// x, y, their rates, and what is lost, by Kutta's method in equal steps.
using Vector = std::array<double, 5>;

Vector byRungeKutta(const FreeFall& start, double drag, double t, int steps) {
    const auto rate = [&](const Vector& s) {
        const double speed = std::hypot(s[2], s[3]);
        return Vector{s[2], s[3], -drag * speed * s[2], -drag * speed * s[3] - start.g,
                      drag * speed * speed * speed};
    };
    return tests::kutta(rate,
                        Vector{start.centre.x(), start.centre.y(), start.velocity.x(), start.velocity.y(), 0},
                        t, steps);
}

/// Of small numbers, too.
double lnCosh(double x) {
    return std::log1p(2 * std::pow(std::sinh(x / 2), 2));
}

} // namespace

class TestFallInAir : public QObject {
    Q_OBJECT
private slots:
    /// v = v∞ tanh(g t/v∞) from rest, and y = −(v∞²/g) ln cosh(g t/v∞).
    void fromRest() {
        for (const double drag : {1e-6, 0.01, 1.0, 50.0}) {
            const double terminal = std::sqrt(g / drag);
            FallInAir fall({{3, 10}, {0, 0}, g}, drag, 1);
            QVERIFY(fall.follow(20));
            for (const double t : {0.0, 1e-3, 0.1, 1.0, 7.0, 20.0}) {
                QNEAR(fall.velocityAt(t).y(), -terminal * std::tanh(g * t / terminal), 1e-13 * (1 + g * t));
                QNEAR(fall.centreAt(t).y(), 10 - terminal * terminal / g * lnCosh(g * t / terminal),
                      1e-12 * (1 + g * t * t));
                QCOMPARE(fall.centreAt(t).x(), 3.0);
            }
        }
    }

    /// Thrown straight up it is at rest after (v∞/g) arctan(v/v∞), (v∞²/2g) ln(1 + v²/v∞²) higher.
    void thrownUp() {
        const double drag = 0.05, v = 30, terminal = std::sqrt(g / drag);
        FallInAir fall({{0, 0}, {0, v}, g}, drag, 1);
        QVERIFY(fall.follow(6));
        const double top = terminal / g * std::atan(v / terminal);
        QVERIFY(fall.apex());
        QNEAR(*fall.apex(), top, 1e-13);
        const double height = terminal * terminal / (2 * g) * std::log(1 + v * v / (terminal * terminal));
        QNEAR(fall.centreAt(top).y(), height, 1e-12);
        QNEAR(fall.velocityAt(top + 2).y(), -terminal * std::tanh(2 * g / terminal), 1e-12);
    }

    /// Any direction, against Runge and Kutta's method with steps of an 8000th.
    void anyDirection() {
        RandomSource dice(11);
        for (int i = 0; i < 60; ++i) {
            dice.beginCase(i);
            const double drag = std::exp(dice.between(std::log(1e-4), std::log(0.5)));
            const FreeFall start{{dice.between(-5, 5), dice.between(-5, 5)},
                                 {dice.chance(0.1) ? 0 : dice.between(-20, 20), dice.between(-20, 20)},
                                 dice.between(1, 20)};
            const double t = dice.between(0.01, 4);
            FallInAir fall(start, drag, 1);
            QVERIFY(fall.follow(t));
            const Vector s = byRungeKutta(start, drag, t, 8000);
            QNEAR(fall.centreAt(t).x(), s[0], 1e-10);
            QNEAR(fall.centreAt(t).y(), s[1], 1e-10);
            QNEAR(fall.velocityAt(t).x(), s[2], 1e-10);
            QNEAR(fall.velocityAt(t).y(), s[3], 1e-10);
            QNEAR(fall.lostAt(t), s[4], 1e-8);
            const double before = start.velocity.squaredNorm() / 2 + start.g * start.centre.y(),
                         after = fall.velocityAt(t).squaredNorm() / 2 + start.g * fall.centreAt(t).y();
            QNEAR(after + fall.lostAt(t), before, 1e-13 * (1 + std::abs(before) + start.g * 100));
        }
    }

    void fallsBelow() {
        FallInAir fall({{0, 5}, {2, 3}, g}, 0.02, 1);
        const auto when = fall.fallsBelow(-40, 100);
        QVERIFY(when);
        QNEAR(fall.centreAt(*when).y(), -40, 1e-12);
        QVERIFY(fall.velocityAt(*when).y() < 0);
        QCOMPARE(FallInAir({{0, 5}, {2, 3}, g}, 0.02, 1).fallsBelow(-40, 0.5).value(), 0.5);
    }

    /// A fall that would take a million steps is not followed.
    void endless() {
        FallInAir fall({{0, 0}, {0, 0}, g}, 1e8, 1);
        QVERIFY(!fall.follow(1e6));
    }
};

TALWEG_TEST(tst_fall_in_air, TestFallInAir, QCoreApplication)
#include "tst_fall_in_air.moc"
