#include "support/test.h"
#include "systems/rover_inputs.h"
#include "systems/rover_runs.h"

#include <numbers>

using namespace talweg;
using tests::RoverRun;

namespace {

const std::string byRungeKutta = "hand_rk4", byEuler = "hand_euler";

/// The worked example of Hartl 2006, figure 4.2, as published.
Values workedExample(const std::string& solver, double h) {
    return {{"convention", std::string("published")}, {"u3", 5.0}, {"solver", solver}, {"h", h}};
}

/// The same example stepped by a loop that shares nothing with the program: the contact point flies as Euler
/// or, of a parabola exactly, Runge–Kutta moves it, and where it is found under the line on its way down, an
/// impact changes its velocity there.
struct Loop {
    double g = 3.71, b = 1, k = 0.4, e = 0.92, mu = 1, muK = 0.8;
    double slope = 30 * std::numbers::pi / 180;
    double x = 0, y = 0, vx = 5, vy = 0, w = 5;

    double tiltAt(double place) const {
        const double foot = 10 / std::tan(slope);
        return place < 0 || place > 2 * foot + 30 ? 0 : place < foot ? -slope : place < foot + 30 ? 0 : slope;
    }
    double groundAt(double place) const {
        const double foot = 10 / std::tan(slope);
        if (place < 0 || place > 2 * foot + 30) return 0;
        return std::max({-10.0, -place * std::tan(slope), -10 + (place - foot - 30) * std::tan(slope)});
    }
    void strike() {
        const double c = std::cos(tiltAt(x)), s = std::sin(tiltAt(x));
        const double along = vx * c + vy * s, into = vx * s - vy * c;
        const double push = (1 + e) * into, slip = along + b * w, sticking = k / (1 + k) * std::abs(slip);
        const double friction = std::copysign(sticking < mu * push ? sticking : muK * push, -slip);
        const double after = along + friction, away = e * into;
        vx = after * c - away * s;
        vy = after * s + away * c;
        w += friction / (k * b);
    }
    /// The height above the floor at which it is thrown back.
    double heightBy(bool euler, double h) {
        for (int step = 0; step < 10'000'000; ++step) {
            x += h * vx;
            y += h * (euler ? vy : vy - 0.5 * g * h);
            vy -= g * h;
            const double c = std::cos(tiltAt(x)), s = std::sin(tiltAt(x));
            if (y >= groundAt(x) || vy * c - vx * s > 0) continue;
            strike();
            if (vx < 0) break;
        }
        return y + 10;
    }
};

} // namespace

/// Fixed steps that locate no event.
class TestRoverByHand : public QObject {
    Q_OBJECT

private slots:
    /// Falling 2 m the sphere is found in the ground at the end of the first step after √(2h/g), and bounces
    /// with the speed it has there. By Euler's method it has fallen g Δt² n(n−1)/2 after n steps.
    void aFallEndsWithItsStep() {
        const Values drop{{"terrain", std::string("flat")},
                          {"pl", 50.0},
                          {"clearance", 2.0},
                          {"u4", 0.0},
                          {"g", 9.81},
                          {"e", 0.5},
                          {"h", 0.03}};
        for (const std::string& solver : {byRungeKutta, byEuler}) {
            Values values = drop;
            values["solver"] = solver;
            const RoverRun run(values);
            int n = 0;
            const auto fallen = [&] {
                return 0.5 * 9.81 * 0.03 * 0.03 * n * (solver == byEuler ? n - 1 : n);
            };
            while (fallen() <= 2)
                ++n;
            const RunEvent& hit = run.first("impact");
            QNEAR(hit.t, 0.03 * n, 1e-14);
            QNEAR(run.of(hit, "u5_before"), -9.81 * 0.03 * n, 1e-12);
            QNEAR(run.of(hit, "s2"), 1.5 * 9.81 * 0.03 * n, 1e-12);
            QNEAR(run.measure("greatest_impact_speed"), 9.81 * 0.03 * n, 1e-12);
            QVERIFY(!run.run().doubts.empty());
            QCOMPARE(run.run().outcome.id, std::string("stopped"));
        }
    }

    /// The worked example of the thesis equals an independent loop, and comes to the exact 3.286 m as the
    /// step shrinks.
    void theWorkedExample() {
        for (const double h : {0.0005, 0.001, 0.0021, 0.0025, 0.004, 0.005})
            for (const bool euler : {false, true}) {
                const RoverRun run(workedExample(euler ? byEuler : byRungeKutta, h));
                QCOMPARE(run.run().outcome.id, std::string("rebounded"));
                const double expected = Loop().heightBy(euler, h);
                QVERIFY2(std::abs(run.measure("height_above_floor") - expected) < 1e-7,
                         qPrintable(QString("%1 s: %2 m, expected %3 m")
                                        .arg(h)
                                        .arg(run.measure("height_above_floor"), 0, 'g', 10)
                                        .arg(expected, 0, 'g', 10)));
            }
        for (const std::string& solver : {byRungeKutta, byEuler})
            QNEAR(RoverRun(workedExample(solver, 1e-5)).measure("height_above_floor"), 3.286, 2e-3);
    }

    /// In contact: on a slope it rolls as far as the closed form, to the error of the method, and a slip ends
    /// with its step.
    void rollingAndSliding() {
        Values roll{{"terrain", std::string("slope")},
                    {"beta", 20.0},
                    {"dh", -40.0},
                    {"q1", 10.0},
                    {"u4", 1.0},
                    {"t_end", 3.0},
                    {"h", 0.01},
                    {"solver", byRungeKutta}};
        const double a = 3.71 * std::sin(20 * std::numbers::pi / 180) / 1.4;
        const double way = 3 + 4.5 * a, c = std::cos(20 * std::numbers::pi / 180);
        QNEAR(RoverRun(roll).measure("x"), 10 + way * c, 1e-9);
        roll["solver"] = byEuler; // n steps of Δt: a Δt² n(n−1)/2
        QNEAR(RoverRun(roll).measure("x"), 10 + (3 + 0.5 * a * 0.0001 * 300 * 299) * c, 1e-9);
        const RoverRun slide(Values{{"terrain", std::string("flat")},
                                    {"pl", 50.0},
                                    {"u4", 4.0},
                                    {"u3", 0.0},
                                    {"k", 0.4},
                                    {"g", 9.81},
                                    {"mu", 0.3},
                                    {"mu_k", 0.2},
                                    {"h", 0.01},
                                    {"solver", byRungeKutta}});
        const double end = 4 / (0.2 * 9.81 * 3.5);
        QNEAR(slide.first("rolls").t, 0.01 * std::ceil(end / 0.01), 1e-12);
    }

    void forThePlaneOnly() {
        const System rover = rover::system();
        Values values = defaultValues(rover.parameters);
        values["solver"] = byEuler;
        QVERIFY(problems(rover, values).empty());
        values["u6"] = 1.0;
        QCOMPARE(problems(rover, values).front().parameter, std::string("solver"));
    }

    /// Whatever it is given, it ends.
    void itAlwaysEnds() {
        tests::RandomSource dice(841);
        for (int i = 0; i < 80; ++i) {
            dice.beginCase(i);
            rover::Inputs in = tests::randomInputs(dice);
            in.tEnd = 60;
            Values values = tests::valuesOf(in);
            values["solver"] = dice.chance(0.5) ? byEuler : byRungeKutta;
            values["h"] = dice.between(0.002, 0.05);
            const RoverRun run(values);
            QVERIFY2(std::isfinite(run.measure("height")) && std::isfinite(run.measure("x")),
                     qPrintable(tests::described(in)));
        }
    }
};

TALWEG_TEST(tst_rover_by_hand, TestRoverByHand, QCoreApplication)
#include "tst_rover_by_hand.moc"
