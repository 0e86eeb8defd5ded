#include "base/contract.h"
#include "physics/bounce_train.h"
#include "physics/near.h"
#include "support/test.h"

#include <limits>
#include <numbers>

using namespace talweg;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
/// Rebounds (m/s) whose effect on the slip drowns in its rounding when bounces are stepped through.
constexpr double drowned = 1e-7;

/// A face, a body, a contact and the state just after an impact.
struct Case {
    FaceGravity gravity;
    RoundBody body;
    ContactLaw law;
    double s = 0, v = 0, spin = 0, rebound = 0;

    BounceTrain train() const { return {gravity, body, law, s, v, spin, rebound}; }
};

Case randomCase(tests::RandomSource& dice, double steepest = 60) {
    const double phi = dice.between(-steepest, steepest) * std::numbers::pi / 180;
    const double g = dice.between(1, 10);
    const double mu = dice.between(0.05, 1.2);
    Case c{{-g * std::sin(phi), g * std::cos(phi)},
           {dice.between(0.2, 4), dice.between(0.1, 1)},
           {dice.chance(0.1) ? 1 : dice.between(0.05, 0.98), mu, mu * dice.between(0.3, 1)}};
    c.s = dice.between(-5, 5);
    c.v = dice.between(-6, 6);
    c.spin = dice.chance(0.6) ? -c.v / c.body.b : dice.between(-20, 20);
    c.rebound = dice.between(0.1, 6);
    return c;
}

/// The same bounces one by one: a parabola, then the impact of equations 2.91–2.95.
class Stepping {
public:
    explicit Stepping(const Case& c) : m_case(c), s(c.s), v(c.v), spin(c.spin), rebound(c.rebound) {}

    void bounce() {
        const double flight = 2 * rebound / m_case.gravity.normal;
        time += flight;
        s += flight * (v + 0.5 * m_case.gravity.along * flight);
        turned += flight * spin;
        const Impact hit =
            impact({{0, 0, spin}, {v + m_case.gravity.along * flight, -rebound, 0}}, m_case.body, m_case.law);
        v = hit.after.velocity.x();
        spin = hit.after.spin.z();
        rebound = hit.after.velocity.y();
        sticks = hit.sticks;
        impulse = {hit.impulse.x(), hit.impulse.y()};
        sense = -impulse.x();
        normalLoss += hit.normalLoss;
        frictionLoss += hit.frictionLoss;
    }
    double downrange() const { return v * m_case.gravity.normal + rebound * m_case.gravity.along; }

private:
    Case m_case;

public:
    double s, v, spin, rebound;
    double time = 0, turned = 0, normalLoss = 0, frictionLoss = 0, sense = 0;
    Point impulse{0, 0};
    bool sticks = false;
};

struct Limits {
    double lo = -infinity, hi = infinity, time = 1e9;
};

/// Counts what impactsWithin promises, stepping; `most` when it goes on that long.
std::int64_t countStepping(const Case& c, const Limits& limits, std::int64_t max) {
    Stepping stepping(c);
    const bool sticks = c.train().sticks();
    double sense = 0;
    for (std::int64_t n = 0; n < max && stepping.rebound > drowned; ++n) {
        stepping.bounce();
        if (n == 0) sense = stepping.sense;
        const bool sameKind = stepping.sticks == sticks && (sticks || stepping.sense * sense > 0);
        const bool inside = stepping.s >= limits.lo && stepping.s <= limits.hi;
        if (!sameKind || !inside || stepping.time > limits.time) return n;
        if (stepping.downrange() < 0) return n + 1;
    }
    return max;
}

} // namespace

class TestBounceTrain : public QObject {
    Q_OBJECT

private slots:
    void closedFormsEqualStepping() {
        tests::RandomSource dice(6);
        std::int64_t compared = 0;
        for (int i = 0; i < 3000; ++i) {
            dice.beginCase(i);
            const Case c = randomCase(dice);
            const BounceTrain train = c.train();
            const std::int64_t n = std::min<std::int64_t>(train.impactsWithin(-infinity, infinity, 1e9), 60);
            Stepping stepping(c);
            for (std::int64_t k = 1; k <= n && stepping.rebound > drowned; ++k) {
                stepping.bounce();
                ++compared;
                const double speeds = 50 * (1 + std::abs(train.velocity(k)));
                QCOMPARE(stepping.sticks, train.sticks());
                QNEAR(train.time(k), stepping.time, 1e-12 * (1 + stepping.time));
                QNEAR(train.place(k), stepping.s, 1e-11 * (100 + std::abs(stepping.s)));
                QNEAR(train.velocity(k), stepping.v, 1e-12 * speeds);
                QNEAR(train.spin(k), stepping.spin, 1e-11 * speeds / c.body.b);
                QNEAR(train.rebound(k), stepping.rebound, 1e-12);
                QNEAR(train.turned(k), stepping.turned, 1e-10 * (10 + std::abs(stepping.turned)));
                QNEAR(train.normalLoss(k), stepping.normalLoss, 1e-11 * (1 + stepping.normalLoss));
                QNEAR(train.frictionLoss(k), stepping.frictionLoss, 1e-10 * (10 + stepping.frictionLoss));
                QNEAR(train.impulse(k).x(), stepping.impulse.x(), 1e-12 * speeds);
                QNEAR(train.impulse(k).y(), stepping.impulse.y(), 1e-12);
            }
        }
        QVERIFY(compared > 10000);
    }

    void lossesAreTheEnergyLost() {
        tests::RandomSource dice(7);
        for (int i = 0; i < 1000; ++i) {
            dice.beginCase(i);
            const Case c = randomCase(dice);
            const BounceTrain train = c.train();
            const std::int64_t n = train.impactsWithin(-infinity, infinity, c.law.e == 1 ? 500 : 1e9);
            if (n == 0) continue;
            const auto energy = [&](double s, double v, double spin, double rebound) {
                const double kb2 = c.body.k * c.body.b * c.body.b;
                return 0.5 * (v * v + rebound * rebound + kb2 * spin * spin) - c.gravity.along * s;
            };
            const double before = energy(c.s, c.v, c.spin, c.rebound);
            const double after = energy(train.place(n), train.velocity(n), train.spin(n), train.rebound(n));
            const double lost = train.normalLoss(n) + train.frictionLoss(n);
            const double rotation = c.body.k * std::pow(c.body.b * c.spin, 2);
            const double scale =
                std::abs(before) + std::abs(after) + rotation + std::abs(c.gravity.along * train.place(n));
            QNEAR(before - after, lost, 1e-11 * (10 + scale + lost));
        }
    }

    void countsLikeStepping() {
        tests::RandomSource dice(8);
        constexpr std::int64_t max = 300;
        std::int64_t limited = 0;
        for (int i = 0; i < 5000; ++i) {
            dice.beginCase(i);
            const Case c = randomCase(dice);
            if (c.train().sticks() && c.spin != -c.v / c.body.b) continue;
            Limits limits{c.s - dice.between(0.1, 30), c.s + dice.between(0.1, 30)};
            if (dice.chance(0.3)) limits.time = dice.between(0.1, 20);
            const std::int64_t stepped = countStepping(c, limits, max);
            const std::int64_t counted = c.train().impactsWithin(limits.lo, limits.hi, limits.time);
            if (stepped == max) {
                QVERIFY(counted >= max);
                continue;
            }
            QCOMPARE(counted, stepped);
            ++limited;
        }
        QVERIFY(limited > 1000);
    }

    /// A hoop of k = 1 that rolled before a flight of 1 s lands with the slip that gravity along the face
    /// gave it, and sticks while half of that is less than μ (1 + e) w = 0.75 m/s: up to 1.5 m/s².
    void sticksWhereFrictionSuffices() {
        for (const double along : {-1.6, -1.4, 1.4, 1.6}) {
            const BounceTrain train({along, 10}, {1, 1}, {0.5, 0.1, 0.08}, 0, 3, -3, 5);
            QCOMPARE(train.sticks(), std::abs(along) < 1.5);
        }
    }

    /// A sticking impact with slip left from before follows another law than all later ones: no train.
    void slipLeftOverIsNoTrain() {
        const BounceTrain train({0, 9.81}, {1, 0.4}, {0.5, 1, 0.8}, 0, 1, 1, 3);
        QVERIFY(train.sticks());
        QCOMPARE(train.impactsWithin(-100, 100, 100), std::int64_t(0));
    }

    /// Rolling but for the last digits, of the speed or of the spin, is rolling.
    void slipInTheLastDigitsIsNone() {
        for (const double speed : {2.65, 2.65 * (1 + 4e-16), 2.65 * (1 - 4e-16)}) {
            const BounceTrain train({3e-7, 3}, {0.3, 0.8}, {1, 0.6, 0.5}, 0, speed, -2.65 / 0.3, 2e-7);
            QVERIFY(train.sticks());
            QVERIFY(train.impactsWithin(-1, 1, 1e9) > 1'000'000);
        }
    }

    /// Level, rolling: the speed along the ground stays, and the n-th landing is v t_n away. With e = 1
    /// t_n = n τ0, and the first landing beyond 1000 m of 0.7 m strides is the 1429th.
    void withoutLossItBouncesForEver() {
        const BounceTrain train({0, 10}, {1, 0.4}, {1, 1, 0.8}, 0, 1, -1, 3.5);
        QCOMPARE(train.time(1000), 700.0);
        QCOMPARE(train.rebound(1000000), 3.5);
        QNEAR(train.place(1429), 1000.3, 1e-9);
        QCOMPARE(train.impactsWithin(-1, 1000, 1e9), std::int64_t(1428));
        QCOMPARE(train.impactsWithin(-1, 1e9, 500), std::int64_t(714));
        QCOMPARE(train.normalLoss(1000) + train.frictionLoss(1000), 0.0);
    }

    /// e = 0.999999: the sum of τ0 e^i in extended precision, half a million flights.
    void hundredsOfThousandsOfBounces() {
        const double e = 0.999999;
        const BounceTrain train({0, 10}, {1, 0.4}, {e, 1, 0.8}, 0, 2, -2, 5);
        long double time = 0;
        long double flight = 1;
        constexpr std::int64_t n = 500000;
        for (std::int64_t i = 0; i < n; ++i) {
            time += flight;
            flight *= e;
        }
        QNEAR(train.time(n), static_cast<double>(time), 1e-10 * static_cast<double>(time));
        QNEAR(train.place(n), static_cast<double>(2 * time), 2e-10 * static_cast<double>(time));
        QNEAR(train.rebound(n), static_cast<double>(5 * flight), 1e-10);
        // The first landing beyond a bound between the n-th and the next.
        const double between = static_cast<double>(2 * time + flight);
        QCOMPARE(train.impactsWithin(-1, between, 1e9), n);
    }

    /// On an incline the same number of bounces, against stepping with the impact itself.
    void hundredsOfThousandsOfBouncesUphill() {
        Case c{{-0.001, 10}, {1, 0.4}, {0.999999, 1, 0.8}};
        c.v = 300;
        c.spin = -300;
        c.rebound = 5;
        Stepping stepping(c);
        constexpr std::int64_t n = 200000;
        for (std::int64_t i = 0; i < n; ++i)
            stepping.bounce();
        QNEAR(c.train().place(n) / stepping.s, 1, 1e-9);
        QNEAR(c.train().velocity(n) / stepping.v, 1, 1e-9);
        QNEAR(c.train().time(n) / stepping.time, 1, 1e-9);
    }

    /// Flights τ0 e^i sum to τ0/(1 − e) with τ0 = 2w/(g cos φ).
    void diesOutInFiniteTime() {
        Case c{{-2, 8}, {1, 0.4}, {0.75, 1, 0.8}};
        c.rebound = 4;
        c.v = 9;
        c.spin = -9;
        const BounceTrain train = c.train();
        QNEAR(train.time(BounceTrain::infinite), 4, 1e-15);
        QCOMPARE(train.impactsWithin(-1000, 1000, 1000), BounceTrain::infinite);
        QCOMPARE(train.rebound(BounceTrain::infinite), 0.0);
        // Sticking takes the share k/(1+k) of what gravity gives in every flight: a = g_t/(1+k).
        QNEAR(train.velocity(BounceTrain::infinite), 9 - 2 * 4 / 1.4, 1e-14);
        QNEAR(train.spin(BounceTrain::infinite), -(9 - 2 * 4 / 1.4), 1e-14);
        Stepping stepping(c);
        for (int i = 0; i < 200; ++i)
            stepping.bounce();
        QNEAR(train.place(BounceTrain::infinite), stepping.s, 1e-12);
    }

    void inelasticTrainIsOneImpact() {
        Case c{{0, 8}, {1, 0.4}, {0, 1, 0.8}};
        c.rebound = 4;
        c.v = 3;
        c.spin = -3;
        QNEAR(c.train().place(1), 3, 1e-15);
        QCOMPARE(c.train().rebound(1), 0.0);
        QCOMPARE(c.train().time(BounceTrain::infinite), 1.0);
    }

    void impactsByTime() {
        tests::RandomSource dice(9);
        for (int i = 0; i < 500; ++i) {
            dice.beginCase(i);
            Case c = randomCase(dice);
            c.law.e = dice.between(0.6, 1);
            const BounceTrain train = c.train();
            const auto n = static_cast<std::int64_t>(dice.below(40));
            const double t = std::lerp(train.time(n), train.time(n + 1), dice.between(0.01, 0.99));
            QCOMPARE(train.impactsBy(t, 1000), n);
            QCOMPARE(train.impactsBy(t, n / 2), n / 2);
            QCOMPARE(train.impactsBy(train.time(n), 1000), n); // one at that very time has happened
        }
    }

    /// Approach speeds w e^i: 4, 2, 1, 0.5 … m/s.
    void impactsFasterThanASpeed() {
        const BounceTrain train({0, 8}, {1, 0.4}, {0.5, 1, 0.8}, 0, 0, 0, 4);
        QCOMPARE(train.impactsFasterThan(0.7, BounceTrain::infinite), std::int64_t(3));
        QCOMPARE(train.impactsFasterThan(0.7, 2), std::int64_t(2));
        QCOMPARE(train.impactsFasterThan(5, 100), std::int64_t(0));
    }

    void preconditionsAreLookedAt() {
        const FaceGravity level{0, 9.81};
        const RoundBody body{.b = 1, .k = 0.4};
        QVERIFY_THROWS_EXCEPTION(ContractViolation, BounceTrain(level, body, {}, 0, 1, 0, 0));
        QVERIFY_THROWS_EXCEPTION(ContractViolation, BounceTrain(level, body, {.e = 1.1}, 0, 1, 0, 1));
    }
};

TALWEG_TEST(tst_bounce_train, TestBounceTrain, QCoreApplication)
#include "tst_bounce_train.moc"
