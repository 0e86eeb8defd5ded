#include "physics/near.h"
#include "physics/rim_motion.h"
#include "physics/roots.h"
#include "support/test.h"

#include <numbers>

using namespace talweg;

namespace {

constexpr double g = 3.71;
constexpr double quarter = std::numbers::pi / 2;

/// Angle, speed, spin, work of friction and angle turned through, integrated by classic Runge–Kutta.
struct Numerical {
    Eigen::Matrix<double, 5, 1> y = Eigen::Matrix<double, 5, 1>::Zero();

    template <class Rates>
    void advance(double duration, const Rates& rates, int steps = 20000) {
        const double h = duration / steps;
        for (int i = 0; i < steps; ++i) {
            const auto k1 = rates(y).eval();
            const auto k2 = rates(y + 0.5 * h * k1).eval();
            const auto k3 = rates(y + 0.5 * h * k2).eval();
            const auto k4 = rates(y + h * k3).eval();
            y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        }
    }
};

using Vector = Eigen::Matrix<double, 5, 1>;

/// ȧ = u/b, u̇ = g sin a/(1+k).
auto rollingRates(const RoundBody& body) {
    return [body](const Vector& y) {
        const double rate = g * std::sin(y[0]) / (1 + body.k);
        return Vector(y[1] / body.b, rate, -rate / body.b, 0, y[2]);
    };
}

/// u̇ = g sin a − σμ′N/m, ω̇ = −σbμ′(N/m)/J, power of friction μ′(N/m)|s|.
auto slidingRates(const RoundBody& body, double muK, double sense) {
    return [=](const Vector& y) {
        const double friction = sense * muK * (g * std::cos(y[0]) - y[1] * y[1] / body.b);
        return Vector(y[1] / body.b, g * std::sin(y[0]) - friction, -friction / (body.k * body.b),
                      friction * (y[1] + body.b * y[2]), y[2]);
    };
}

double energy(const RimMotion& rim, const RoundBody& body, double arc) {
    const double u = rim.u(arc);
    const double bw = body.b * rim.spin(arc);
    return 0.5 * (u * u + body.k * bw * bw) + g * body.b * std::cos(rim.startAngle() + arc);
}

} // namespace

class TestRimMotion : public QObject {
    Q_OBJECT

private slots:
    /// With u² = 2gb(1 − cos a)/(1+k) the normal force g cos a − u²/b vanishes at cos a = 2/(3+k).
    void leavesAtTheKnownAngle_data() {
        QTest::addColumn<double>("k");
        for (const double k : {0.1, 0.4, 2.0 / 3, 1.0})
            QTest::addRow("k = %g", k) << k;
    }
    void leavesAtTheKnownAngle() {
        QFETCH(double, k);
        const RoundBody body{2, k};
        const double leaves = std::acos(2 / (3 + k));
        const RimMotion rim(g, body, {0.5, 1e9, 1e9}, 0, 1e-9, -1e-9 / body.b);
        QCOMPARE(rim.mode(), ContactMode::rolling);
        QNEAR(rim.normalForce(leaves), 0, 1e-14);
        const RimMotion::End end = rim.end(-quarter, quarter);
        // However rough, it slips just before.
        QCOMPARE(end.reason, RimEnd::frictionLimit);
        QNEAR(end.arc, leaves, 1e-8);
        QVERIFY(end.arc < leaves);
    }

    void frictionlessLeavesAtTheKnownAngle() {
        const RimMotion rim(g, {1, 0.4}, {0.5, 0, 0}, 0, 1e-9, 0);
        const RimMotion::End end = rim.end(-quarter, quarter);
        QCOMPARE(end.reason, RimEnd::liftsOff);
        QNEAR(end.arc, std::acos(2.0 / 3), 1e-12); // a particle on a sphere: k = 0
        QNEAR(rim.u(end.arc), std::sqrt(g * 2 / 3), 1e-12);
        QCOMPARE(rim.spin(end.arc), 0.0);
    }

    /// Rolling up over the top and down it bears most at the top; sliding, where 3 sin a = 2σμ′N/g, which
    /// needs N itself: compared with ten thousand places on the way.
    void greatestNormalForce() {
        const RoundBody body{2, 0.4};
        const RimMotion over(g, body, {0.5, 5, 5}, -0.3, 1.7, -0.85);
        QCOMPARE(over.mode(), ContactMode::rolling);
        const double squared = 1.7 * 1.7 - 2 * g * 2 * (1 - std::cos(0.3)) / 1.4;
        QNEAR(over.greatestNormalForce(0.5), g - squared / 2, 1e-13);
        QNEAR(over.greatestNormalForce(0.2), over.normalForce(0.2), 1e-15); // still rising
        tests::RandomSource dice(17);
        int between = 0;
        for (int i = 0; i < 300; ++i) {
            dice.beginCase(i);
            const double a0 = dice.between(-0.8, 0.4), muK = dice.between(0.1, 1);
            const double u0 = dice.between(-0.8, 0.8) * std::sqrt(g * 2 * std::cos(a0));
            const RimMotion rim(g, body, {0.5, muK, muK}, a0, u0, dice.between(-3, 3));
            const double end = rim.end(-quarter, quarter).arc;
            double greatest = 0;
            for (int part = 0; part <= 10000; ++part)
                greatest = std::max(greatest, rim.normalForce(end * part / 1e4));
            QNEAR(rim.greatestNormalForce(end), greatest, 1e-7 * g);
            if (greatest > std::max(rim.normalForce(0), rim.normalForce(end)) + 1e-9) ++between;
        }
        QVERIFY(between > 20);
    }

    void rollingConservesEnergy() {
        tests::RandomSource dice(10);
        for (int i = 0; i < 300; ++i) {
            dice.beginCase(i);
            const RoundBody body{dice.between(0.2, 5), dice.between(0.05, 1)};
            const double a0 = dice.between(-0.4, 0.4);
            const double u0 = dice.between(-0.5, 0.5) * std::sqrt(g * body.b);
            const RimMotion rim(g, body, {0.5, 3, 2}, a0, u0, -u0 / body.b);
            const RimMotion::End end = rim.end(-quarter, quarter);
            for (const double part : {0.25, 0.5, 0.99}) {
                const double arc = part * end.arc;
                QNEAR(energy(rim, body, arc), energy(rim, body, 0), 1e-13 * g * body.b);
                QCOMPARE(rim.slidingWork(arc, rim.spin(arc)), 0.0);
            }
        }
    }

    void rollingTimeAgainstRungeKutta_data() {
        QTest::addColumn<double>("a0");
        QTest::addColumn<double>("u0");
        QTest::newRow("down") << 0.1 << 0.3;
        QTest::newRow("from rest") << 0.2 << 0.0;
        QTest::newRow("almost from rest") << 0.001 << 9e-8;
        QTest::newRow("slowly") << 0.1 << 1e-5;
        QTest::newRow("hardly over the top") << -0.3 << 0.7143;
        QTest::newRow("over the top") << -0.3 << 1.1;
        QTest::newRow("backwards") << 0.2 << -1.2;
    }
    void rollingTimeAgainstRungeKutta() {
        QFETCH(double, a0);
        QFETCH(double, u0);
        const RoundBody body{2, 0.3};
        const RimMotion rim(g, body, {0.5, 5, 4}, a0, u0, -u0 / body.b);
        const double arc = 0.9 * rim.end(-quarter, quarter).arc;
        Numerical numerical{Vector(a0, u0, -u0 / body.b, 0, 0)};
        numerical.advance(rim.time(arc), rollingRates(body));
        QNEAR(a0 + arc, numerical.y[0], 1e-11);
        QNEAR(rim.u(arc), numerical.y[1], 1e-11);
        QNEAR(rim.spin(arc), numerical.y[2], 1e-11);
        QNEAR(rim.turned(arc), numerical.y[4], 1e-11);
    }

    void slidingAgainstRungeKutta_data() {
        QTest::addColumn<double>("a0");
        QTest::addColumn<double>("u0");
        QTest::addColumn<double>("w0");
        QTest::addColumn<double>("muK");
        QTest::newRow("backspin") << 0.1 << 1.0 << 3.0 << 0.2;
        QTest::newRow("forward spin") << 0.05 << 0.8 << -6.0 << 0.3;
        QTest::newRow("rough") << -0.2 << 1.2 << 9.0 << 0.8;
        QTest::newRow("leftwards") << 0.2 << -1.0 << -5.0 << 0.2;
        QTest::newRow("from rest") << 0.9 << 0.0 << 0.0 << 0.1;
        QTest::newRow("from rest, spinning") << 0.0 << 0.0 << -8.0 << 0.4;
    }
    void slidingAgainstRungeKutta() {
        QFETCH(double, a0);
        QFETCH(double, u0);
        QFETCH(double, w0);
        QFETCH(double, muK);
        const RoundBody body{2, 0.3};
        const RimMotion rim(g, body, {0.5, 0.2, muK}, a0, u0, w0);
        QCOMPARE(rim.mode(), ContactMode::sliding);
        const double slip = u0 + body.b * w0;
        const double sense = std::copysign(1, slip != 0 ? slip : a0);
        const double arc = 0.9 * rim.end(-quarter, quarter).arc;
        Numerical numerical{Vector(a0, u0, w0, 0, 0)};
        numerical.advance(rim.time(arc), slidingRates(body, muK, sense));
        QNEAR(a0 + arc, numerical.y[0], 1e-10);
        QNEAR(rim.u(arc), numerical.y[1], 1e-10);
        QNEAR(rim.spin(arc), numerical.y[2], 1e-10);
        QNEAR(rim.slidingWork(arc, rim.spin(arc)), numerical.y[3], 1e-10);
        QNEAR(rim.turned(arc), numerical.y[4], 1e-6);
    }

    void slidingWorkIsTheEnergyLost() {
        tests::RandomSource dice(11);
        int slid = 0;
        for (int i = 0; i < 1000; ++i) {
            dice.beginCase(i);
            const RoundBody body{dice.between(0.2, 5), dice.between(0.05, 1)};
            const double a0 = dice.between(-0.4, 0.4);
            const double u0 = dice.between(-0.7, 0.7) * std::sqrt(g * body.b);
            const double mu = dice.between(0, 1.2);
            const RimMotion rim(g, body, {0.5, mu, 0.8 * mu}, a0, u0, dice.between(-5, 5) / body.b);
            if (rim.mode() != ContactMode::sliding || rim.normalForce(0) <= 0) continue;
            ++slid;
            const double arc = rim.end(-quarter, quarter).arc;
            const double lost = energy(rim, body, 0) - energy(rim, body, arc);
            QNEAR(rim.slidingWork(arc, rim.spin(arc)), lost, 1e-11 * energy(rim, body, 0));
            QVERIFY(rim.slidingWork(arc, rim.spin(arc)) > -1e-13);
        }
        QVERIFY(slid > 500);
    }

    /// |g sin a| k/(1+k) = μ N where rolling gives way to sliding.
    void slipStartsWhereFrictionRunsOut() {
        tests::RandomSource dice(12);
        int slipped = 0;
        for (int i = 0; i < 500; ++i) {
            dice.beginCase(i);
            const RoundBody body{dice.between(0.2, 5), dice.between(0.05, 1)};
            const double mu = dice.between(0.05, 3);
            const double u0 = dice.between(0.01, 0.9) * std::sqrt(g * body.b);
            const RimMotion rim(g, body, {0.5, mu, 0.8 * mu}, 0, u0, -u0 / body.b);
            const RimMotion::End end = rim.end(-quarter, quarter);
            if (end.reason != RimEnd::frictionLimit) continue;
            ++slipped;
            const double needed = g * std::sin(end.arc) * body.k / (1 + body.k);
            QNEAR(needed, mu * rim.normalForce(end.arc), 1e-12 * g * (1 + mu));
            const double before = 0.999 * end.arc;
            QVERIFY(g * std::sin(before) * body.k / (1 + body.k) < mu * rim.normalForce(before));
        }
        QVERIFY(slipped > 400);
    }

    /// At a speed of √(g b) less a rounding the normal force on top is N = δ g. Rolling ends there at once,
    /// and the slip that follows leaves the rim where N = g (δ − 3a²/2) vanishes.
    void nearlyThrownOffTheTop() {
        for (const double delta : {4.5e-16, 1e-15, 1e-14, 1e-13})
            for (const double way : {1.0, -1.0}) {
                const RoundBody body{3, 0.3};
                const double u0 = way * std::sqrt(g * body.b * (1 - delta));
                const RimMotion rolling(g, body, {0.5, 1, 0.4}, 0, u0, -u0 / body.b);
                QCOMPARE(rolling.mode(), ContactMode::rolling);
                const RimMotion::End limit = rolling.end(-quarter, quarter);
                QCOMPARE(limit.reason, RimEnd::frictionLimit);
                QVERIFY(std::abs(limit.arc) < 1e-9);
                const RimMotion slides(g, body, {0.5, 1, 0.4}, limit.arc, u0, -u0 / body.b, true);
                const RimMotion::End leaves = slides.end(-quarter, quarter);
                QCOMPARE(leaves.reason, RimEnd::liftsOff);
                QNEAR(way * leaves.arc, std::sqrt(2 * delta / 3), 3e-8);
            }
    }

    void slipVanishesWhereItDoes() {
        const RoundBody body{2, 0.3};
        const RimMotion rim(g, body, {0.5, 0.9, 0.8}, -0.1, 1, 1);
        const RimMotion::End end = rim.end(-quarter, quarter);
        QCOMPARE(end.reason, RimEnd::slipVanishes);
        QNEAR(rim.u(end.arc) + body.b * rim.spin(end.arc), 0, 1e-12);
        const RimMotion::End cut = rim.end(-quarter, -0.1 + 0.5 * end.arc);
        QCOMPARE(cut.reason, RimEnd::angleReached);
        QVERIFY(rim.u(cut.arc) + body.b * rim.spin(cut.arc) > 0);
    }

    /// A spin that drives the sphere back stops a crawl within u²/(2·1.14 m/s²) = 6e-8 m.
    void slidingCrawlTurnsAtOnce() {
        const RimMotion rim(g, {2, 0.3}, {0.5, 0.9, 0.75}, -0.4, -4e-4, -2.4);
        const RimMotion::End end = rim.end(-quarter, quarter);
        QCOMPARE(end.reason, RimEnd::turns);
        QNEAR(end.arc, 0, 1e-7);
        QVERIFY(rim.time(end.arc) < 1e-3);
    }

    /// Motion near rest ends after an arc below the rounding of its angle. There the accelerations are
    /// constant: rolling up, a = g sin a0/(1+k), it turns after u0/a; a spin w0 on the spot slips for
    /// b w0/(g sin a0 + μ′N (1 + 1/k)), and takes u = t (g sin a0 − μ′N) from it.
    void motionNearRestKeepsItsDigits_data() {
        QTest::addColumn<double>("speed");
        for (const double speed : {1e-6, 1e-8, 1e-11, 1e-16})
            QTest::addRow("%g m/s", speed) << speed;
    }
    void motionNearRestKeepsItsDigits() {
        QFETCH(double, speed);
        const RoundBody body{2, 0.4};
        const double a0 = -0.7, mu = 0.9, tolerance = 1e-6; // the accelerations change by about u0/√(g b)
        const double along = g * std::sin(a0), normal = g * std::cos(a0);
        const RimMotion up(g, body, {0.5, mu, mu}, a0, speed, -speed / body.b);
        const RimMotion::End turn = up.end(-quarter, quarter);
        QCOMPARE(turn.reason, RimEnd::turns);
        const double turns = -speed * 1.4 / along;
        QNEAR(up.time(turn.arc), turns, tolerance * turns);
        QNEAR(turn.arc, 0.5 * speed * turns / body.b, tolerance * turn.arc);

        const double forward = -speed / body.b; // friction drives it up, its weight down
        const RimMotion spun(g, body, {0.5, mu, mu}, a0, 0, forward);
        const RimMotion::End grip = spun.end(-quarter, quarter);
        QCOMPARE(grip.reason, RimEnd::slipVanishes);
        const double pull = along + mu * normal, lasts = speed / (pull + mu * normal / body.k);
        QNEAR(spun.time(grip.arc), lasts, tolerance * lasts);
        QNEAR(spun.u(grip.arc), pull * lasts, tolerance * speed);
        QNEAR(spun.spin(grip.arc), -pull * lasts / body.b, tolerance * speed);
        const double lost = 0.5 * body.k * speed * speed - 0.5 * 1.4 * std::pow(pull * lasts, 2);
        QNEAR(spun.slidingWork(grip.arc, spun.spin(grip.arc)), lost + along * 0.5 * pull * lasts * lasts,
              tolerance * speed * speed);
    }

    /// Rolling up the other side: cos a = cos a0 + u0²(1+k)/(2gb).
    void turnsBelowTheTop() {
        const RoundBody body{1, 0.4};
        const RimMotion rim(g, body, {0.5, 9, 8}, -0.5, 0.4, -0.4);
        const RimMotion::End end = rim.end(-quarter, quarter);
        QCOMPARE(end.reason, RimEnd::turns);
        QNEAR(std::cos(-0.5 + end.arc), std::cos(0.5) + 0.16 * 1.4 / (2 * g), 1e-14);
        QVERIFY(end.arc < 0.5);
        QNEAR(rim.u(end.arc), 0, 1e-7); // u² is known to rounding
        Numerical numerical{Vector(-0.5, 0.4, -0.4, 0, 0)};
        numerical.advance(rim.time(end.arc), rollingRates(body));
        QNEAR(numerical.y[0], -0.5 + end.arc, 1e-10);
        QNEAR(numerical.y[1], 0, 1e-7);
    }

    void arcInvertsTime() {
        const RimMotion rim(g, {2, 0.3}, {0.5, 0.9, 0.8}, -0.1, 1, 4);
        const double end = rim.end(-quarter, quarter).arc;
        for (const double part : {0.0, 0.1, 0.5, 0.9, 1.0})
            QNEAR(rim.arcAt(rim.time(part * end), end), part * end, 1e-11);
    }

    void restsOnTopForEver() {
        const RimMotion rim(g, {1, 0.4}, {0.5, 1, 0.8}, 0, 0, 0);
        QCOMPARE(rim.direction(), 0);
        QCOMPARE(rim.time(0.1), never);
        QCOMPARE(rim.arcAt(100, 0.1), 0.0);
    }

    void restBesideTheTopGoesDownhill() {
        QCOMPARE(RimMotion(g, {1, 0.4}, {0.5, 1, 0.8}, 0.1, 0, 0).direction(), 1);
        QCOMPARE(RimMotion(g, {1, 0.4}, {0.5, 1, 0.8}, -0.1, 0, 0).direction(), -1);
    }
};

TALWEG_TEST(tst_rim_motion, TestRimMotion, QCoreApplication)
#include "tst_rim_motion.moc"
