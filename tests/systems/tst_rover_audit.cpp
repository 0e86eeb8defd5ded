#include "physics/near.h"
#include "support/test.h"
#include "systems/rover/motion/doubts.h"
#include "systems/rover/motion/energy_audit.h"
#include "systems/rover_inputs.h"

#include <cmath>

using namespace talweg;
using namespace talweg::rover;
using tests::design;

namespace {

/// Solid sphere of 1 m, Mars, a valley of 3 m.
Inputs valley() {
    return design(15, -3, 9, 1, 0.4, 0.8, 3.71, 4);
}

Inputs windy(double wind) {
    Inputs in = valley();
    in.m = 20;
    in.rho = 1.225;
    in.cd = 0.5;
    in.wind = wind;
    in.tEnd = 100;
    return in;
}

/// K of the drag, 1/m.
double dragOf(const Inputs& in) {
    return in.rho * in.cd * std::acos(-1) * in.b * in.b / (2 * in.m);
}

/// On the plateau, 3 m above the lowest place, with a speed and the spin of rolling.
State rollingAt(const Inputs& in, double v) {
    return {0, in.b, v, 0, -v / in.b};
}

/// J/kg, above the lowest vertex.
double energyOf(const Inputs& in, const State& s) {
    return 0.5 * (s.vx * s.vx + s.vy * s.vy + 0.4 * in.b * in.b * s.w * s.w) + in.g * (s.y - in.b + 3);
}

} // namespace

/// Whether the audit of a rover's energy finds wrong terms.
class TestRoverAudit : public QObject {
    Q_OBJECT
private slots:
    /// An error of one per cent of the speed stays what it is, whatever a loss and a speed that cancel add.
    void aHugeTermHidesNothing() {
        const Inputs in = valley();
        const Ground ground = groundOf(in);
        const auto audited = [&](double huge) {
            EnergyAudit audit(ground, in.tEnd);
            audit.open(rollingAt(in, 4), 0);
            audit.check(rollingAt(in, 4.04), 1);
            State fast = rollingAt(in, 0);
            fast.vx = std::sqrt(2 * huge);
            audit.losses.sliding = energyOf(in, rollingAt(in, 4)) - energyOf(in, fast);
            if (huge > 0) audit.check(fast, 2);
            return audit;
        };
        const double start = energyOf(in, rollingAt(in, 4));
        const double off = (energyOf(in, rollingAt(in, 4.04)) - start) / start;
        QNEAR(audited(0).residual(), off, 1e-12);
        for (const double huge : {1e3, 1e12, 2.69e269}) {
            const EnergyAudit audit = audited(huge);
            QVERIFY(audit.residual() >= off * (1 - 1e-12));
            QVERIFY(audit.breaches().regained > 0.9 * huge / start - 1);
            QVERIFY(audit.breaches().excess > 0.9 * huge / start - 1);
        }
    }

    void aNegativeLoss() {
        const Inputs in = valley();
        const Ground ground = groundOf(in);
        for (double Losses::*loss :
             {&Losses::normal, &Losses::friction, &Losses::sliding, &Losses::resistance}) {
            EnergyAudit audit(ground, in.tEnd);
            audit.open(rollingAt(in, 4), 0);
            audit.losses.*loss = -0.1;
            audit.check(rollingAt(in, std::sqrt(16 + 0.2 / 1.4)), 1); // so that the sum is right
            QVERIFY(audit.residual() < 1e-15);
            QNEAR(audit.breaches().regained, 0.1 / energyOf(in, rollingAt(in, 4)), 1e-12);
        }
    }

    /// Where it is not known what was lost, too.
    void energyRisesWithoutWind() {
        const Inputs in = valley();
        const Ground ground = groundOf(in);
        EnergyAudit audit(ground, in.tEnd);
        audit.open(rollingAt(in, 4), 0);
        audit.open(rollingAt(in, 5), 1);
        QCOMPARE(audit.residual(), 0.0);
        QNEAR(audit.breaches().risen, 0.7 * 9 / energyOf(in, rollingAt(in, 4)), 1e-12);
    }

    void aTimeBeyondTheEnd() {
        const Inputs in = valley();
        const Ground ground = groundOf(in);
        EnergyAudit audit(ground, in.tEnd);
        audit.open(rollingAt(in, 4), 0);
        audit.check(rollingAt(in, 4), 5.55e133);
        QVERIFY(audit.breaches().isOutside);
    }

    /// The power of drag, K |W| W·v with W = U − v, at any velocity, and at the best, which is U/3.
    void noVelocityTakesMoreOfTheWind() {
        const Inputs in = windy(10);
        const EnergyGiven given = givenTo(groundOf(in), 0, in.tEnd);
        double best = 0;
        for (double vx = -30; vx <= 30; vx += 0.01)
            for (const double vy : {-7.0, -1.0, 0.0, 0.5, 3.0}) {
                const double wx = 10 - vx, wy = -vy;
                const double power = dragOf(in) * std::hypot(wx, wy) * (wx * vx + wy * vy);
                best = std::max(best, power);
                QVERIFY(power <= given.power * (1 + 1e-12));
            }
        QNEAR(best, given.power, 1e-5 * given.power);
        QNEAR(given.power, dragOf(in) * 100 * 4 / 9 * 10 / 3, 1e-12); // K (2U/3)² U/3
        QCOMPARE(givenTo(groundOf(windy(-10)), 0, in.tEnd).power, given.power);
        QCOMPARE(givenTo(groundOf(windy(0)), 0, in.tEnd).power, 0.0);
    }

    /// Held at a third of the wind's speed, a sphere takes all of it; a tenth more is too much.
    void theWindsWorkIsBounded() {
        const Inputs in = windy(12);
        const Ground ground = groundOf(in);
        const double power = dragOf(in) * 64 * 4;
        for (const double part : {1.0, 1.1}) {
            EnergyAudit audit(ground, in.tEnd);
            audit.open(rollingAt(in, 4), 0);
            audit.losses.wind = part * power * 100;
            audit.losses.resistance = audit.losses.wind;
            audit.check(rollingAt(in, 4), 100);
            const double given = energyOf(in, rollingAt(in, 4)) + power * 100;
            const double over = std::max(0.0, part * power * 100 - given) / given;
            QNEAR(audit.breaches().excess, over, 1e-12);
            QCOMPARE(over > 0, part > 1);
        }
    }

    /// In a wind that grows with the height, the bound is that at the height of all that is given.
    void aLogarithmicWindIsBoundedByTheHeight() {
        Inputs in = windy(10);
        in.windProfile = WindProfile::logarithmic;
        for (const double energy : {0.0, 10.0, 1e4}) {
            const EnergyGiven given = givenTo(groundOf(in), energy, in.tEnd);
            const double most = in.b + given.until(in.tEnd) / in.g;
            const double wind = 10 * std::log(most / in.z0) / std::log(in.zRef / in.z0);
            QNEAR(given.power / (dragOf(in) * wind * wind * wind * 4 / 27), 1, 1e-6);
        }
    }

    /// A trajectory whose ledger cannot be is doubted, by single runs and by what batches read of them.
    void aRunIsDoubted() {
        const Inputs in = valley();
        const Ground ground = groundOf(in);
        Trajectory run = solve(in, Detail::outcome);
        QVERIFY(doubtsOf(in, ground, run).empty());
        run.breaches.regained = 1e-6;
        const std::vector<Doubt> doubts = doubtsOf(in, ground, run);
        QCOMPARE(doubts.size(), std::size_t(1));
        QVERIFY(doubts[0].kind == Doubt::Kind::ledger);
    }
};

TALWEG_TEST(tst_rover_audit, TestRoverAudit, QCoreApplication)
#include "tst_rover_audit.moc"
