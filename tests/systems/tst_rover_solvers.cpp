#include "systems/rover/legs.h"
#include "systems/rover_inputs.h"

using namespace talweg;
using namespace talweg::rover;
using tests::design;
using tests::published;

namespace {

Inputs with(Inputs in, const std::function<void(Inputs&)>& change) {
    change(in);
    return in;
}

/// Bounces, trains, sliding, rims, corners, both conventions and several kinds of ground.
std::vector<std::pair<const char*, Inputs>> cases() {
    const Inputs worked = design(30, -10, 30, 1, 0.4, 0.92, 3.71, 5);
    const Inputs deep = design(25, -30, 90, 2, 0.1, 0.71, 3.71, 6.4);
    return {
        {"worked example, backspin", with(worked, [](Inputs& in) { in.u3 = 5; })},
        {"worked example, as published", published(with(worked, [](Inputs& in) { in.u3 = 5; }))},
        {"deep valley", deep},
        {"deep valley, as published", published(deep)},
        {"slippery", with(design(35, -8, 20, 1, 0.4, 0.5, 9.81, 4),
                          [](Inputs& in) {
                              in.mu = 0.15;
                              in.muK = 0.1;
                              in.u3 = 12;
                          })},
        {"slow over the rim", design(25, -4, 12, 4, 0.4, 0.6, 3.71, 0.5)},
        {"spans both walls", design(30, -10, 1, 8, 0.3, 0.4, 3.71, 3)},
        {"gully",
         with(design(20, -5, 0, 1, 0.5, 0.3, 9.81, 3), [](Inputs& in) { in.terrain = Terrain::gully; })},
        {"dropped onto a hill", with(design(20, 3, 10, 1, 0.4, 0.7, 3.71, 4),
                                     [](Inputs& in) {
                                         in.terrain = Terrain::hill;
                                         in.clearance = 3;
                                     })},
        {"profile",
         with(design(0, 0, 0, 0.8, 0.4, 0.5, 3.71, 3),
              [](Inputs& in) {
                  in.terrain = Terrain::profile;
                  in.profile = {{0, 0}, {4, -1}, {9, -1.2}, {12, -3}, {20, -3.5}, {26, -2}, {40, 1}};
              })},
        {"backwards over the rim",
         with(design(30, -10, 30, 1, 0.4, 0.6, 3.71, -3.2), [](Inputs& in) { in.q1 = 3; })},
        {"frictionless round the rim",
         with(design(60, -8, 20, 4, 0.6, 0.6, 4, 2), [](Inputs& in) { in.mu = in.muK = 0; })},
        {"spun over the edge, as published",
         published(with(design(30, -8, 20, 3, 0.4, 0.6, 3.71, 0), [](Inputs& in) { in.u3 = -7; }))},
        {"bounces off a rim",
         with(design(30, -6, 20, 2, 0.4, 0.6, 3.71, 0.4), [](Inputs& in) { in.clearance = 1.5; })},
    };
}

/// The largest difference of height, place and time, relative to their sizes.
double difference(const Result& a, const Result& b) {
    const auto relative = [](double p, double q) { return std::abs(p - q) / std::max(1.0, std::abs(q)); };
    return std::max({relative(a.height, b.height), relative(a.end.x, b.end.x), relative(a.t, b.t),
                     relative(a.end.w, b.end.w)});
}

Result solvedBy(Solver solver, Inputs in, double h = 0.001) {
    in.solver = solver;
    in.h = h;
    return solve(in, Detail::outcome);
}

/// The exact solver with a rim cut-off a thousand times lower.
class FinerLegs : public ExactLegs {
public:
    using ExactLegs::ExactLegs;
    double restSpeed(const OffsetPiece& piece) const override { return 1e-3 * ExactLegs::restSpeed(piece); }
};

} // namespace

class TestRoverSolvers : public QObject {
    Q_OBJECT

private slots:
    void adaptiveAgrees_data() { addCases(); }
    void adaptiveAgrees() {
        QFETCH(int, index);
        const Inputs in = cases()[static_cast<std::size_t>(index)].second;
        const Result exact = solve(in, Detail::outcome);
        const Result adaptive = solvedBy(Solver::adaptive, in);
        QCOMPARE(adaptive.outcome, exact.outcome);
        QNEAR(difference(adaptive, exact), 0, 1e-8);
    }

    void rungeKuttaConverges_data() { addCases(); }
    /// Error of fourth order, down to where rounding takes over: a step half as long leaves at most an
    /// eighth.
    void rungeKuttaConverges() {
        QFETCH(int, index);
        const Inputs in = cases()[static_cast<std::size_t>(index)].second;
        const Result exact = solve(in, Detail::outcome);
        double previous = 1;
        for (const double h : {0.008, 0.004, 0.002, 0.001}) {
            const Result stepped = solvedBy(Solver::rk4, in, h);
            QCOMPARE(stepped.outcome, exact.outcome);
            const double error = difference(stepped, exact);
            QVERIFY2(error <= std::max(previous / 8, 1e-9) || (h == 0.001 && error < 1e-8),
                     qPrintable(QString("h = %1: error %2 after %3").arg(h).arg(error).arg(previous)));
            previous = error;
        }
    }

    /// Where rolling on a rim asks for more friction than there is, sliding follows.
    void slidesOnceFrictionRunsOut() {
        tests::Dice dice(52);
        int slid = 0;
        for (int i = 0; i < 500; ++i) {
            const double b = dice.between(0.5, 5);
            const double speed = dice.between(0.1, 0.95) * std::sqrt(3.71 * b);
            const Result r =
                solve(design(dice.between(15, 60), -8, 20, b, dice.between(0.1, 0.7), 0.5, 3.71, speed),
                      Detail::full);
            for (const Incident& incident : r.incidents) {
                if (incident.kind != Incident::Kind::slides) continue;
                ++slid;
                QCOMPARE(std::get<OnRim>(r.motions[incident.motion].kind).rim.mode(), ContactMode::sliding);
            }
        }
        QVERIFY(slid > 100);
    }

    void trajectoriesAgree_data() { addCases(); }
    void trajectoriesAgree() {
        QFETCH(int, index);
        Inputs in = cases()[static_cast<std::size_t>(index)].second;
        const Result exact = solve(in, Detail::full);
        in.solver = Solver::adaptive;
        const Result adaptive = solve(in, Detail::full);
        const auto stateAt = [](const Result& r, double t) {
            for (const Motion& m : r.motions)
                if (t <= m.to) return m.state(t);
            return r.end;
        };
        for (int n = 1; n < 50; ++n) {
            const double t = exact.t * n / 50;
            const State a = stateAt(exact, t);
            const State b = stateAt(adaptive, t);
            QNEAR(std::hypot(a.x - b.x, a.y - b.y), 0, 1e-4); // knots 4 ms apart are joined by cubics
        }
    }

    /// Lower cut-off, same run: the energy of a rebound at 1e-6 m/s is 5e-13 J/kg, and the bounces left out
    /// last 2v/(g cos a (1 − e)).
    void rimCutOffHardlyMatters() {
        tests::Dice dice(51);
        for (int i = 0; i < 300; ++i) {
            Inputs in = design(dice.between(10, 40), -dice.between(2, 10), 20, dice.between(0.5, 4), 0.4,
                               dice.between(0, 0.8), 3.71, dice.between(0, 0.6));
            in.clearance = dice.between(0.1, 2);
            const Ground ground = groundOf(in);
            const Result usual = simulate(in, ground, ExactLegs(ground), Detail::outcome);
            const Result finer = simulate(in, ground, FinerLegs(ground), Detail::outcome);
            QCOMPARE(usual.outcome, finer.outcome);
            QNEAR(usual.height, finer.height, 1e-5);
            QNEAR(usual.losses.total(), finer.losses.total(), 1e-4);
            QVERIFY(usual.energyResidual < 1e-12);
        }
    }

    /// Dropped on the middle of a rim it bounces there until it rests: τ0/(1 − e) after the first impact.
    void rimCutOffEndsBouncingInTime() {
        Inputs in = design(30, -6, 20, 2, 0.4, 0.5, 3.71, 0);
        in.u3 = 0;
        in.clearance = 1;
        const Result exact = solve(in, Detail::full);
        const double fall = std::sqrt(2 / in.g);
        const double settled = fall + 2 * in.e * fall / (1 - in.e);
        QNEAR(exact.t, settled, 1e-5);
        QCOMPARE(exact.outcome, OutcomeKind::stopped);
        QNEAR(exact.losses.normal, in.g, 1e-12); // all of the potential energy of 1 m
    }

private:
    void addCases() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const auto& [name, in] : cases())
            QTest::newRow(name) << index++;
    }
};

QTEST_GUILESS_MAIN(TestRoverSolvers)
#include "tst_rover_solvers.moc"
