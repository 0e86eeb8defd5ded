#include "physics/impact.h"
#include "physics/near.h"
#include "support/test.h"

#include <Eigen/Geometry>

using namespace talweg;
using Eigen::Vector3d;

namespace {

/// One or two units in the last place of speeds and impulses up to 6, which the formulas give exactly but for
/// that.
constexpr double rounding = 1e-15;

constexpr RoundBody sphere{2, 0.4}; // J/m = 1.6 m²

/// Kinetic energy per unit mass.
double kinetic(const Speeds& s, const RoundBody& body) {
    return 0.5 * (s.velocity.squaredNorm() + body.k * body.b * body.b * s.spin.squaredNorm());
}

/// Slip of the contact point: the velocity b below the centre, along the first and third axes.
Vector3d slipOf(const Speeds& s, const RoundBody& body) {
    Vector3d slip = s.velocity + s.spin.cross(Vector3d(0, -body.b, 0));
    slip.y() = 0;
    return slip;
}

Speeds randomSpeeds(tests::RandomSource& dice) {
    const auto number = [&] { return dice.between(-10, 10); };
    return {{number(), number(), number()}, {number(), -std::abs(number()), number()}};
}

} // namespace

class TestImpact : public QObject {
    Q_OBJECT

private slots:
    /// b = 2, J = 1.6: u3′ = (J u3 − b u4)/(b² + J) = (1.6 − 6)/5.6, u1′ = (J u1 + b u6)/(b² + J) = 1.2/5.6,
    /// u4′ = −b u3′, u6′ = b u1′, u5′ = −e u5.
    void sticksWithSideSpin() {
        const Impact hit = impact({{2, 0.7, 1}, {3, -4, -1}}, sphere, {0.5, 1, 0.8});
        QVERIFY(hit.sticks);
        QNEAR(hit.after.spin.z(), -4.4 / 5.6, rounding);
        QNEAR(hit.after.spin.x(), 1.2 / 5.6, rounding);
        QCOMPARE(hit.after.spin.y(), 0.7);
        QNEAR(hit.after.velocity.x(), 11.0 / 7, rounding);
        QNEAR(hit.after.velocity.z(), 3.0 / 7, rounding);
        QCOMPARE(hit.after.velocity.y(), 2.0);
        QNEAR(hit.impulse.x(), -10.0 / 7, rounding);
        QCOMPARE(hit.impulse.y(), 6.0);
        QNEAR(hit.impulse.z(), 10.0 / 7, rounding);
    }

    /// α = 2 + 2·2 = 6, γ = −2 − 2·3 = −8, so |slip| = 10 and S = μ′|S2| = 0.2·6 against it:
    /// S1 = −0.72, S3 = 0.96; u3′ = u3 + b S1/J, u1′ = u1 − b S3/J. Sticking would need 2/7·10 > 0.3·6.
    void slipsWithSideSpin() {
        const Impact hit = impact({{3, 0, 2}, {2, -4, -2}}, sphere, {0.5, 0.3, 0.2});
        QVERIFY(!hit.sticks);
        QNEAR(hit.impulse.x(), -0.72, rounding);
        QNEAR(hit.impulse.z(), 0.96, rounding);
        QNEAR(hit.after.velocity.x(), 1.28, rounding);
        QNEAR(hit.after.velocity.z(), -1.04, rounding);
        QNEAR(hit.after.spin.z(), 1.1, rounding);
        QNEAR(hit.after.spin.x(), 1.8, rounding);
        QNEAR(hit.normalLoss, 6, rounding);   // ½(1 − e²)u5²
        QNEAR(hit.frictionLoss, 9.48, 1e-14); // 14.4 − 4.92, the rest of the kinetic energy
    }

    /// α = 2 − 2·1 = 0 and γ = 4 − 2·½ = 3. From J (u1′ − u1) = −b S3, u6′ = u6 + S3 and u6′ = b u1′:
    /// S3 (1 + b²/J) = −γ, so S3 = −6/7, u6′ = 22/7, u1′ = 11/7, and nothing happens along the face.
    void sticksAcrossTheFaceOnly() {
        const Impact hit = impact({{0.5, 0, -1}, {2, -3, 4}}, sphere, {0.5, 1, 0.8});
        QVERIFY(hit.sticks);
        QNEAR(hit.impulse.z(), -6.0 / 7, rounding);
        QNEAR(hit.after.velocity.z(), 22.0 / 7, rounding);
        QNEAR(hit.after.spin.x(), 11.0 / 7, rounding);
        QCOMPARE(hit.impulse.x(), 0.0);
        QNEAR(hit.after.velocity.x(), 2, rounding);
        QNEAR(hit.after.spin.z(), -1, rounding);
        QNEAR(hit.frictionLoss, 9.0 / 7, rounding); // ½ |S3| γ, the slip falling evenly to nothing
    }

    /// Equations 2.80–2.81 of Hartl 2006 divide by α.
    /// A slip of 10 m/s asks for 2/7 of it; with an impulse of 6 m/s out of the face and μ = 0.8 that is
    /// (20/7)/4.8 of what there is, and with μ = 0.4 more: it slips and takes all there is.
    void frictionUsedIsAPartOfTheLimit() {
        const Speeds oblique{{0, 0, 2}, {6, -4, 0}};
        const auto used = [&](const ContactLaw& law) {
            const Impact hit = impact(oblique, sphere, law);
            return frictionUsed(hit.impulse.x(), hit.impulse.y(), hit.sticks, law);
        };
        QNEAR(used({0.5, 0.8, 0.8}), 20.0 / 7 / 4.8, 1e-15);
        QCOMPARE(used({0.5, 0.4, 0.3}), 1.0);
        QCOMPARE(frictionUsed(0, 6, true, {0.5, 0, 0}), 0.0);
    }

    void slipAcrossTheFaceOnly() {
        const Impact hit = impact({{0, 0, -1}, {2, -1, 5}}, sphere, {0, 0.1, 0.1});
        QVERIFY(!hit.sticks);
        QCOMPARE(hit.impulse.x(), 0.0);
        QNEAR(hit.impulse.z(), -0.1, 1e-16);
        QCOMPARE(hit.after.spin.z(), -1.0);
        QNEAR(hit.after.velocity.z(), 4.9, rounding);
    }

    /// Sticking needs √(S1² + S3²) = k/(1+k) |slip| < μ (1+e)|u5|.
    void slipLimit_data() {
        QTest::addColumn<double>("alpha");
        QTest::addColumn<double>("gamma");
        QTest::newRow("along") << 5.0 << 0.0;
        QTest::newRow("against") << -5.0 << 0.0;
        QTest::newRow("oblique") << 3.0 << -4.0;
    }
    void slipLimit() {
        QFETCH(double, alpha);
        QFETCH(double, gamma);
        const double limit = 2.0 / 7 * 5 / (1.5 * 4); // k = 2/5, |slip| = 5, e = 1/2, u5 = −4
        const Speeds before{{0, 0, 0}, {alpha, -4, gamma}};
        QVERIFY(impact(before, sphere, {0.5, limit * (1 + 1e-12), 0}).sticks);
        QVERIFY(!impact(before, sphere, {0.5, limit * (1 - 1e-12), 0}).sticks);
    }

    void lossesAreTheKineticEnergyLost() {
        tests::RandomSource dice(1);
        for (int i = 0; i < 2000; ++i) {
            dice.beginCase(i);
            const RoundBody body{dice.between(0.1, 6), dice.between(0.05, 1)};
            const double mu = dice.between(0, 1.5);
            const ContactLaw law{dice.between(0, 1), mu, mu * dice.between(0, 1)};
            const Speeds before = randomSpeeds(dice);
            const Impact hit = impact(before, body, law);
            const double lost = kinetic(before, body) - kinetic(hit.after, body);
            QNEAR(hit.normalLoss + hit.frictionLoss, lost, 1e-13 * kinetic(before, body));
            QVERIFY(hit.normalLoss >= 0 && hit.frictionLoss >= 0);
        }
    }

    void frictionObeysCoulomb() {
        tests::RandomSource dice(2);
        for (int i = 0; i < 2000; ++i) {
            dice.beginCase(i);
            const RoundBody body{dice.between(0.1, 6), dice.between(0.05, 1)};
            const ContactLaw law{dice.between(0, 1), 0.5, 0.4};
            const Speeds before = randomSpeeds(dice);
            const Impact hit = impact(before, body, law);
            const double tangential = std::hypot(hit.impulse.x(), hit.impulse.z());
            const Vector3d slip = slipOf(before, body);
            const Vector3d slipAfter = slipOf(hit.after, body);
            if (hit.sticks) {
                QVERIFY(tangential < law.mu * hit.impulse.y());
                QVERIFY(slipAfter.norm() < 1e-13 * (1 + slip.norm()));
            } else {
                QNEAR(tangential, law.muK * hit.impulse.y(), 1e-13);
                QVERIFY(slipAfter.dot(slip) > 0); // slows the slip, never reverses it
                QVERIFY(slipAfter.cross(slip).norm() < 1e-12 * slip.squaredNorm());
            }
        }
    }

    /// The impulse acts at the contact: about it, angular momentum stays. Per unit mass, with the lever
    /// (0, b, 0) from contact to centre: J ω + (0, b, 0) × v along the first and third axes.
    void angularMomentumAboutTheContactStays() {
        tests::RandomSource dice(3);
        for (int i = 0; i < 500; ++i) {
            dice.beginCase(i);
            const RoundBody body{dice.between(0.1, 6), dice.between(0.05, 1)};
            const Speeds before = randomSpeeds(dice);
            const Impact hit = impact(before, body, {0.7, 0.5, 0.4});
            const auto momentum = [&body](const Speeds& s) {
                return Vector3d(body.k * body.b * body.b * s.spin + Vector3d(0, body.b, 0).cross(s.velocity));
            };
            QVERIFY((momentum(hit.after) - momentum(before)).norm() < 1e-12 * (1 + momentum(before).norm()));
        }
    }

    void withoutFrictionOnlyTheNormalSpeedChanges() {
        const Speeds before{{1, 2, 3}, {4, -5, 6}};
        const Impact hit = impact(before, sphere, {0.8, 0, 0});
        QVERIFY(!hit.sticks);
        QVERIFY(hit.after.spin == before.spin);
        QVERIFY(hit.after.velocity == Vector3d(4, 4, 6));
        QCOMPARE(hit.frictionLoss, 0.0);
    }

    void rollingImpactTakesNothingAlongTheFace() {
        const Impact hit = impact({{0, 0, -1.5}, {3, -2, 0}}, sphere, {1, 0, 0});
        QVERIFY(hit.sticks);
        QVERIFY(hit.after.velocity == Vector3d(3, 2, 0));
        QCOMPARE(hit.normalLoss + hit.frictionLoss, 0.0);
    }
};

TALWEG_TEST(tst_impact, TestImpact, QCoreApplication)
#include "tst_impact.moc"
