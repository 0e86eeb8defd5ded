#include "support/test.h"
#include "systems/rover_runs.h"
#include "systems/windy_inputs.h"

#include <numbers>
#include <variant>

using namespace talweg;
using namespace talweg::rover;
using tests::describedWithAir;
using tests::RandomSource;
using tests::windyInputs;

namespace {

/// Of a state and of what has been lost by then, J/kg.
struct Account {
    double kinetic, potential;
    Losses losses;

    Account(const Inputs& in, const State& s, const Losses& lost)
        : kinetic(0.5 * (s.vx * s.vx + s.vy * s.vy + in.k() * in.b * in.b * s.w * s.w)),
          potential(in.g * s.y), losses(lost) {}
    double total() const { return kinetic + potential + losses.total(); }
    double largest() const {
        return std::max({kinetic, std::abs(potential), std::abs(losses.sliding), std::abs(losses.resistance),
                         std::abs(losses.wind), std::abs(losses.normal), std::abs(losses.friction)});
    }
};

/// What energy a part of a run gains from nowhere, of the largest term of its ledger.
double residualOf(const Inputs& in, const Segment& part) {
    const Account before(in, part.state(part.from), part.losses(part.from)),
        after(in, part.state(part.to), part.losses(part.to));
    return std::abs(after.total() - before.total())
           / std::max({before.largest(), after.largest(), in.g * in.b});
}

/// Rolling and sliding over a plain: nothing but closed forms. Nothing, next to nothing and the same twice
/// among its numbers.
Inputs overThePlain(RandomSource& dice) {
    Inputs in = windyInputs(dice);
    in.terrain = Terrain::flat;
    in.pl = 1e6;
    in.clearance = 0;
    in.q1 = 0;
    in.e = 0;
    const auto oneOf = [&dice](std::initializer_list<double> values, double otherwise) {
        const auto i = dice.below(2 * values.size());
        return i < values.size() ? values.begin()[i] : otherwise;
    };
    in.rho = oneOf({0, 1e-300, 1e-12, 0.0155, 1.225}, dice.between(0, 2));
    in.u4 = oneOf({0, 1e-300, 1e-9, in.wind, -in.wind}, in.u4);
    in.rollingResistance = oneOf({0, 1e-300, 1e-12, in.mu, in.muK}, in.rollingResistance);
    if (dice.chance(0.3)) in.u3 = oneOf({0, 1e-300, -in.u4 / in.b, in.u4 / in.b}, in.u4);
    in.tEnd = oneOf({1e-9, 1, 60, 36000}, dice.between(0, 600));
    return in;
}

} // namespace

/// Whether what is given and what is lost makes the energy of runs with air and rolling resistance.
class TestRoverWindEnergy : public QObject {
    Q_OBJECT
private slots:
    /// What is given and what is lost makes the energy, and everything is finite.
    void theLedgerCloses() {
        RandomSource dice(1734);
        for (int i = 0; i < 10000; ++i) {
            dice.beginCase(i);
            const Inputs in = windyInputs(dice);
            const Trajectory run = solve(in, Detail::outcome);
            const QByteArray where =
                qPrintable(QString("case %1: %2 %3").arg(i).arg(run.energyResidual).arg(word(run.outcome))
                           + describedWithAir(in));
            QVERIFY2(run.energyResidual < 1e-10, where);
            QVERIFY2(std::isfinite(run.height + run.end.x + run.duration), where);
            QVERIFY2(run.losses.resistance > -1e-9 && run.losses.sliding > -1e-9, where);
        }
    }

    /// Closed forms to the last digits: on faces, and in flight where there is no air.
    void closedFormsCloseToTheLastDigits() {
        RandomSource dice(1735);
        int faces = 0, flights = 0;
        for (int i = 0; i < 3000; ++i) {
            dice.beginCase(i);
            const Inputs in = windyInputs(dice);
            const Trajectory run = solve(in, Detail::full);
            for (const Segment& part : run.segments) {
                const bool face = std::holds_alternative<OnFaceInAir>(part.kind),
                           flight = std::holds_alternative<Flight>(part.kind);
                if (!face && !flight) continue;
                (face ? faces : flights) += 1;
                const double residual = residualOf(in, part);
                QVERIFY2(residual < 1e-12, qPrintable(QString("case %1, from %2 s to %3 s: %4")
                                                          .arg(i)
                                                          .arg(part.from)
                                                          .arg(part.to)
                                                          .arg(residual)
                                                      + describedWithAir(in)));
            }
        }
        QVERIFY2(faces > 3000 && flights > 400, qPrintable(QString("%1, %2").arg(faces).arg(flights)));
    }

    /// Only spinning, at the foot of two slopes of 30° in a vacuum. The faces rub with μ′ and resist with
    /// c_rr: each takes its share of the rotation k b² ω²/2 and brakes it by (μ′ + c) S/(k b), where the
    /// normal forces add up to S = g/(cos φ (1 + μ′²)), for both faces push the sphere against gravity and
    /// one another.
    void aSpinDiesInACorner() {
        const double phi = 30 * std::numbers::pi / 180, k = 0.4, b = 1.2, g = 9.81, muK = 0.4, cRr = 0.1,
                     m = 2;
        for (const double spin : {30.0, -30.0}) {
            const tests::RoverRun run(
                {{"terrain", std::string("profile")},
                 {"profile", Points{{-20, 20 * std::tan(phi)}, {0, 0}, {20, 20 * std::tan(phi)}}},
                 {"q1", 0.0},
                 {"u4", 0.0},
                 {"u3", spin},
                 {"k", k},
                 {"b", b},
                 {"m", m},
                 {"g", g},
                 {"mu", 0.5},
                 {"mu_k", muK},
                 {"c_rr", cRr}});
            QCOMPARE(run.run().outcome.id, std::string("stopped"));
            const double rate = (muK + cRr) * g / (std::cos(phi) * (1 + muK * muK)) / (k * b);
            const double end = std::abs(spin) / rate, energy = 0.5 * m * k * b * b * spin * spin;
            QNEAR(run.run().duration, end, 1e-12 * end);
            for (const double part : {0.25, 0.5, 1.0}) {
                const double t = part * end, left = std::abs(spin) - rate * t, sense = spin > 0 ? 1 : -1;
                const double lost = energy - 0.5 * m * k * b * b * left * left;
                QNEAR(run.at(t, "spin"), sense * left, 1e-11);
                QNEAR(run.at(t, "angle") * std::numbers::pi / 180, sense * t * (std::abs(spin) + left) / 2,
                      1e-11);
                QNEAR(run.at(t, "sliding"), lost * muK / (muK + cRr), 1e-10);
                QNEAR(run.at(t, "resistance"), lost * cRr / (muK + cRr), 1e-10);
            }
        }
    }

    /// As whole runs; 10,000 of them.
    void runsOverThePlainCloseToTheLastDigits() {
        RandomSource dice(1736);
        for (int i = 0; i < 10000; ++i) {
            dice.beginCase(i);
            const Inputs in = overThePlain(dice);
            const Trajectory run = solve(in, Detail::outcome);
            QVERIFY2(
                run.energyResidual < 1e-12,
                qPrintable(QString("case %1: %2").arg(i).arg(run.energyResidual) + describedWithAir(in)));
        }
    }
};

TALWEG_TEST(tst_rover_wind_energy, TestRoverWindEnergy, QCoreApplication)
#include "tst_rover_wind_energy.moc"
