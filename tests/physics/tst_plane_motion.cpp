#include "physics/near.h"
#include "physics/plane_motion.h"
#include "physics/roots.h"
#include "support/test.h"

#include <numbers>

using namespace talweg;

namespace {

constexpr double g = 9.81;
constexpr RoundBody ball{0.5, 0.4};

FaceGravity onTilt(double degrees) {
    const double phi = degrees * std::numbers::pi / 180;
    return {-g * std::sin(phi), g * std::cos(phi)};
}

double kinetic(const PlaneMotion& m, const RoundBody& body, double t) {
    return 0.5 * (m.v(t) * m.v(t) + body.k * body.b * body.b * m.w(t) * m.w(t));
}

} // namespace

class TestPlaneMotion : public QObject {
    Q_OBJECT

private slots:
    /// a = g sin φ/(1+k), here down a decline of 30°: g/2 · 5/7.
    void rollingAcceleration() {
        const PlaneMotion m = planeMotion(onTilt(-30), ball, {0.5, 1, 0.8}, 2, 3, -6);
        QCOMPARE(m.mode, ContactMode::rolling);
        QNEAR(m.a, 5.0 / 14 * g, 1e-14);
        QNEAR(m.s(2), 2 + 3 * 2 + 5.0 / 7 * g, 1e-13);
        QCOMPARE(m.slip(2), 0.0);
        QNEAR(m.v(2) + ball.b * m.w(2), 0, 1e-15);
        QNEAR(m.turned(2), -(m.s(2) - 2) / ball.b, 1e-12);
        QCOMPARE(m.slidingWork(2), 0.0);
    }

    /// Rolling needs μ ≥ tan φ k/(1+k): 2/7 tan φ for the solid sphere, 2/5 tan φ for the shell.
    void frictionNeeded_data() {
        QTest::addColumn<double>("k");
        QTest::addColumn<double>("share");
        QTest::newRow("solid sphere") << 0.4 << 2.0 / 7;
        QTest::newRow("thin shell") << 2.0 / 3 << 2.0 / 5;
        QTest::newRow("hoop") << 1.0 << 1.0 / 2;
    }
    void frictionNeeded() {
        QFETCH(double, k);
        QFETCH(double, share);
        for (const double tilt : {-50.0, -10.0, 10.0, 50.0}) {
            const double limit = share * std::tan(std::abs(tilt) * std::numbers::pi / 180);
            const FaceGravity gravity = onTilt(tilt);
            QNEAR(rollingFrictionNeeded(gravity, k), limit, 1e-15);
            const auto modeAt = [&](double mu) {
                return planeMotion(gravity, {1, k}, {0, mu, 0}, 0, 2, -2).mode;
            };
            QCOMPARE(modeAt(limit * (1 + 1e-12)), ContactMode::rolling);
            QCOMPARE(modeAt(limit * (1 - 1e-12)), ContactMode::sliding);
        }
    }

    /// Thrown without spin on level ground: slip v0 − (1 + 1/k)μ′g t vanishes at 2v0/(7μ′g) for the solid
    /// sphere, at 5/7 of the speed, a seventh of v0² turned into heat.
    void slidingBecomesRolling() {
        const PlaneMotion m = planeMotion(onTilt(0), ball, {0.5, 0.3, 0.25}, 0, 7, 0);
        QCOMPARE(m.mode, ContactMode::sliding);
        const double t = m.slipVanishes();
        QNEAR(t, 2 * 7 / (7 * 0.25 * g), 1e-14);
        QNEAR(m.v(t), 5, 1e-14);
        QNEAR(m.w(t), -10, 1e-13);
        QNEAR(m.slidingWork(t), 49.0 / 7, 1e-13);
    }

    void backspinCanTurnABallRound() {
        const PlaneMotion m = planeMotion(onTilt(0), ball, {0.5, 0.3, 0.25}, 0, 1, 20);
        QVERIFY(m.v(m.slipVanishes()) < 0); // 5/7 v0 − 2/7 b w0 = 5/7 − 20/7
        QNEAR(m.v(m.slipVanishes()), -15.0 / 7, 1e-13);
    }

    /// Too steep to roll: gravity drives the slip, which then never vanishes.
    void slidesTheWayGravityDrives() {
        for (const double tilt : {-60.0, 60.0}) {
            const PlaneMotion m = planeMotion(onTilt(tilt), ball, {0, 0.1, 0.1}, 0, 0, 0);
            const double down = tilt > 0 ? -1 : 1;
            QCOMPARE(m.mode, ContactMode::sliding);
            QNEAR(m.a, down * g * (std::sqrt(3.0) / 2 - 0.1 / 2), 1e-14);
            QVERIFY(down * m.slip(1) > 0);
            QCOMPARE(m.slipVanishes(), never);
        }
    }

    void workOfFrictionIsTheEnergyLost() {
        tests::RandomSource dice(4);
        for (int i = 0; i < 2000; ++i) {
            dice.beginCase(i);
            const RoundBody body{dice.between(0.1, 5), dice.between(0.05, 1)};
            const double mu = dice.between(0, 1.2);
            const FaceGravity gravity = onTilt(dice.between(-80, 80));
            const double v = dice.between(-9, 9);
            const double w = dice.chance(0.3) ? -v / body.b : dice.between(-9, 9);
            const PlaneMotion m = planeMotion(gravity, body, {0.5, mu, 0.8 * mu}, 1, v, w);
            const double t = std::min(m.slipVanishes(), dice.between(0, 4));
            const double gained = gravity.along * (m.s(t) - 1);
            const double scale = kinetic(m, body, 0) + kinetic(m, body, t) + std::abs(gained);
            QNEAR(kinetic(m, body, 0) + gained - kinetic(m, body, t), m.slidingWork(t), 1e-13 * scale);
            QVERIFY(m.slidingWork(t) >= 0);
            QNEAR(m.slip(t), m.v(t) + body.b * m.w(t),
                  1e-12 * (1 + std::abs(v) + body.b * std::abs(w) + t * g * 20));
        }
    }
};

TALWEG_TEST(tst_plane_motion, TestPlaneMotion, QCoreApplication)
#include "tst_plane_motion.moc"
