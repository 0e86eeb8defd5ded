#include "physics/near.h"
#include "physics/roots.h"
#include "physics/turning_slide.h"
#include "support/test.h"

#include <Eigen/Geometry>

using namespace talweg;
using Eigen::Vector3d;

namespace {

struct Case {
    FaceGravity gravity;
    RoundBody body;
    ContactLaw law;
    Speeds start;
};

/// Contact between level and 80°, gentle and strong friction, slip in any direction.
Case randomCase(tests::RandomSource& dice) {
    const double g = dice.between(1, 10);
    const double tilt = dice.between(-1.4, 1.4);
    Case c{{-g * std::sin(tilt), g * std::cos(tilt)}, {dice.between(0.3, 3), dice.between(0.1, 1)}, {}, {}};
    c.law = {0.5, 2, dice.between(0.02, 1.2)};
    for (int i = 0; i < 3; ++i)
        c.start.spin[i] = dice.between(-5, 5);
    c.start.velocity = {dice.between(-5, 5), 0, dice.between(-5, 5)};
    return c;
}

TurningSlide slideOf(const Case& c, double s = 0) {
    return TurningSlide(c.gravity, c.body, c.law, s, c.start);
}

/// Newton and Euler for a sphere on a plane, in space: place, velocity, spin.
struct Moving {
    Vector3d place{0, 0, 0}, velocity, spin;
};

Moving operator+(const Moving& a, const Moving& b) {
    return {a.place + b.place, a.velocity + b.velocity, a.spin + b.spin};
}
Moving operator*(double h, const Moving& a) {
    return {h * a.place, h * a.velocity, h * a.spin};
}

Moving rates(const Case& c, const Moving& m) {
    const Vector3d toContact(0, -c.body.b, 0);
    const Vector3d slip = m.velocity + m.spin.cross(toContact);
    const Vector3d friction = -c.law.muK * c.gravity.normal * slip.normalized();
    const double inertia = c.body.k * c.body.b * c.body.b;
    return {m.velocity, Vector3d(c.gravity.along, 0, 0) + friction, toContact.cross(friction) / inertia};
}

/// Classic Runge–Kutta in steps of one fixed length.
Moving integrated(const Case& c, double duration, int steps) {
    Moving m{{0, 0, 0}, c.start.velocity, c.start.spin};
    const double h = duration / steps;
    for (int i = 0; i < steps; ++i) {
        const Moving k1 = rates(c, m);
        const Moving k2 = rates(c, m + 0.5 * h * k1);
        const Moving k3 = rates(c, m + 0.5 * h * k2);
        const Moving k4 = rates(c, m + h * k3);
        m = m + h / 6 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
    }
    return m;
}

double energy(const Case& c, const TurningSlide::Place& p) {
    const double inertia = c.body.k * c.body.b * c.body.b;
    return 0.5 * (p.speeds.velocity.squaredNorm() + inertia * p.speeds.spin.squaredNorm())
           - c.gravity.along * p.s;
}

} // namespace

class TestTurningSlide : public QObject {
    Q_OBJECT

private slots:
    /// On level ground the slip keeps its direction and falls evenly by μ′g(1 + 1/k), 3.5 μ′g for a solid
    /// sphere. Slip (3, 4): 5 m/s of it are gone after 5/(3.5·2) s; velocity has lost 2/7 of it; the path is
    /// a parabola; friction has taken ½ (2/7) 5².
    void levelGround() {
        const RoundBody body{0.5, 0.4};
        const Speeds start{{-4, 7, 2}, {2, 0, 2}}; // 2 + ½·2 = 3 and 2 + ½·4 = 4
        const TurningSlide slide({0, 10}, body, {0.5, 1, 0.2}, 1, start);
        QNEAR(slide.slipVanishes(), 5.0 / 7, 1e-15);
        const auto middle = slide.at(0.5);
        QNEAR(middle.s, 1 + 2 * 0.5 - 0.5 * 2 * 0.6 * 0.25, 1e-15);
        QNEAR(middle.z, 2 * 0.5 - 0.5 * 2 * 0.8 * 0.25, 1e-15);
        const auto end = slide.at(slide.slipVanishes());
        QNEAR(end.speeds.velocity.x(), 2 - 6.0 / 7, 1e-15);
        QNEAR(end.speeds.velocity.z(), 2 - 8.0 / 7, 1e-15);
        QNEAR(end.speeds.spin.z(), -end.speeds.velocity.x() / 0.5, 1e-15);
        QNEAR(end.speeds.spin.x(), end.speeds.velocity.z() / 0.5, 1e-15);
        QCOMPARE(end.speeds.spin.y(), 7.0);
        QNEAR(end.work, 25.0 / 7, 1e-14);
    }

    void agreesWithFixedSteps() {
        tests::RandomSource dice(71);
        for (int i = 0; i < 60; ++i) {
            dice.beginCase(i);
            const Case c = randomCase(dice);
            const TurningSlide slide = slideOf(c);
            const double t = std::min(2.0, 0.8 * slide.slipVanishes());
            const Moving expected = integrated(c, t, 20000);
            const auto now = slide.at(t);
            QNEAR(now.s, expected.place.x(), 1e-9);
            QNEAR(now.z, expected.place.z(), 1e-9);
            QVERIFY((now.speeds.velocity - expected.velocity).norm() < 1e-9);
            QVERIFY((now.speeds.spin - expected.spin).norm() < 1e-8);
        }
    }

    void energyBalances() {
        tests::RandomSource dice(72);
        for (int i = 0; i < 2000; ++i) {
            dice.beginCase(i);
            const Case c = randomCase(dice);
            const TurningSlide slide = slideOf(c);
            const double t = std::min(dice.between(0, 10), slide.slipVanishes());
            const auto start = slide.at(0), end = slide.at(t);
            const double size = energy(c, start) + end.work + std::abs(c.gravity.along * end.s);
            QNEAR(energy(c, end) + end.work, energy(c, start), 1e-13 * size);
        }
    }

    /// Friction acts at the contact: about it, only gravity changes the angular momentum.
    void angularMomentumAboutTheContact() {
        tests::RandomSource dice(73);
        for (int i = 0; i < 500; ++i) {
            dice.beginCase(i);
            const Case c = randomCase(dice);
            const TurningSlide slide = slideOf(c);
            const double t = std::min(dice.between(0, 3), slide.slipVanishes());
            const auto momentum = [&](const Speeds& s) {
                return Vector3d(c.body.k * c.body.b * s.spin + Vector3d(0, 1, 0).cross(s.velocity));
            };
            const Vector3d gained = momentum(slide.at(t).speeds) - momentum(c.start);
            QVERIFY((gained - Vector3d(0, 0, -c.gravity.along * t)).norm() < 1e-11);
        }
    }

    /// Hardly any slip across: the motion in the plane. Its slip turns round where gravity outdoes friction.
    void nearThePlane() {
        tests::RandomSource dice(74);
        for (int i = 0; i < 200; ++i) {
            dice.beginCase(i);
            Case c = randomCase(dice);
            c.start.spin.x() = c.start.velocity.z() / c.body.b + 1e-11;
            const PlaneMotion plane =
                planeMotion(c.gravity, c.body, c.law, 0, c.start.velocity.x(), c.start.spin.z());
            const double t = std::min(1.0, plane.slipVanishes());
            const auto now = slideOf(c).at(t);
            QNEAR(now.s, plane.s(t), 1e-9);
            QNEAR(now.speeds.velocity.x(), plane.v(t), 1e-9);
            QNEAR(now.speeds.spin.z(), plane.w(t), 1e-8);
            QNEAR(now.speeds.velocity.z(), c.start.velocity.z(), 1e-9);
        }
    }

    void slipVanishesWhereFrictionOutdoesGravity() {
        tests::RandomSource dice(75);
        for (int i = 0; i < 500; ++i) {
            dice.beginCase(i);
            const Case c = randomCase(dice);
            const double slowing = (1 + 1 / c.body.k) * c.law.muK * c.gravity.normal;
            const double vanishes = slideOf(c).slipVanishes();
            QCOMPARE(vanishes<never, slowing> std::abs(c.gravity.along));
            if (vanishes == never) continue;
            const auto end = slideOf(c).at(vanishes);
            QNEAR(end.speeds.velocity.x() + c.body.b * end.speeds.spin.z(), 0, 1e-12);
            QNEAR(end.speeds.velocity.z() - c.body.b * end.speeds.spin.x(), 0, 1e-12);
            // Just before, what is left of the slip is what friction and gravity take in that time at most.
            const auto before = slideOf(c).at(vanishes * (1 - 1e-6));
            const double alpha = before.speeds.velocity.x() + c.body.b * before.speeds.spin.z();
            const double gamma = before.speeds.velocity.z() - c.body.b * before.speeds.spin.x();
            QVERIFY(std::hypot(alpha, gamma) <= 1.01e-6 * vanishes * (slowing + std::abs(c.gravity.along)));
        }
    }

    /// Every place between is passed when `passes` says so, and not before.
    void passesAndTurns() {
        tests::RandomSource dice(76);
        int turned = 0;
        for (int i = 0; i < 500; ++i) {
            dice.beginCase(i);
            const Case c = randomCase(dice);
            const TurningSlide slide = slideOf(c, 2);
            const double within = std::min(3.0, slide.slipVanishes());
            const double sense = dice.chance(0.5) ? 1 : -1;
            const double bound = 2 + sense * dice.between(0, 4);
            const double passes = slide.passes(bound, sense, 3);
            const double turns = slide.turns(3);
            if (passes < never) QNEAR(slide.at(passes).s, bound, 1e-12 * (1 + std::abs(bound)));
            if (turns < never) {
                ++turned;
                QVERIFY(c.start.velocity.x() * c.gravity.along < 0);
                QNEAR(slide.at(turns).speeds.velocity.x(), 0, 1e-12);
            }
            for (int n = 1; n < 300; ++n) {
                const double t = within * n / 300;
                const auto now = slide.at(t);
                if (t < passes * (1 - 1e-9)) QVERIFY(sense * (now.s - bound) <= 1e-12);
                if (t < turns && c.start.velocity.x() * c.gravity.along < 0)
                    QVERIFY(now.speeds.velocity.x() * c.start.velocity.x() > -1e-12);
            }
        }
        QVERIFY(turned > 50);
    }

    void withoutFrictionOnlyGravityActs() {
        const Speeds start{{1, 2, 3}, {4, 0, 5}};
        const auto level = TurningSlide({0, 10}, {1, 0.4}, {0.5, 0, 0}, 0, start).at(2);
        QCOMPARE(level.s, 8.0);
        QCOMPARE(level.z, 10.0);
        QVERIFY(level.speeds.spin == start.spin);
        const auto slope = TurningSlide({-3, 9}, {1, 0.4}, {0.5, 0, 0}, 0, start).at(2);
        QNEAR(slope.s, 8 - 6, 1e-14);
        QNEAR(slope.z, 10, 1e-14);
        QVERIFY((slope.speeds.spin - start.spin).norm() < 1e-14);
    }
};

TALWEG_TEST(tst_turning_slide, TestTurningSlide, QCoreApplication)
#include "tst_turning_slide.moc"
