#include "support/test.h"
#include "systems/rover/batch/batch.h"
#include "systems/rover_inputs.h"
#include "systems/rover_runs.h"

#include <numbers>

using namespace talweg;
using tests::RoverRun;

namespace {

constexpr double radians = std::numbers::pi / 180;

Values with(Values values, const Values& more) {
    for (const auto& [id, value] : more)
        values[id] = value;
    return values;
}

const Values untilRest{{"until", std::string("rest")}};
constexpr const char* solvers[]{"event", "adaptive", "rk4"};

Values levelGround(const Values& more) {
    return with({{"terrain", std::string("flat")}, {"pl", 80.0}, {"g", 9.81}, {"b", 0.5}}, more);
}

} // namespace

/// Runs that go on after their verdict, and launches off the ground.
class TestRoverUntil : public QObject {
    Q_OBJECT

private slots:
    /// Up an incline of 20°, back, and onto the floor without restitution. Up to the turn v(1+k)/(g sin θ);
    /// at the foot v² = v0² + 2 g sin θ d/(1+k); along the floor (k + cos θ)/(1+k) of that, by the sticking
    /// impact.
    void turnsAndRollsBack() {
        const double sine = std::sin(20 * radians), cosine = std::cos(20 * radians), k = 0.4, g = 3.71;
        const double foot = 10 / std::tan(30 * radians) + 100;   // of the incline
        const double corner = foot - 1 * std::tan(10 * radians); // the centre, touching both faces
        const Values values{{"beta", 30.0}, {"theta", 20.0},  {"dh", -10.0}, {"pl", 100.0},
                            {"b", 1.0},     {"k", k},         {"g", g},      {"e", 0.0},
                            {"mu", 5.0},    {"q1", foot + 3}, {"u4", 2.0},   {"t_end", 20.0}};
        const RoverRun run(with(values, untilRest));
        QCOMPARE(run.run().outcome.id, std::string("turned"));
        const double turn = 2 * (1 + k) / (g * sine);
        QNEAR(run.measure("t"), turn, 1e-12);
        QNEAR(run.measure("x"), foot + 3 + turn * cosine, 1e-11);
        const double along = (foot + 3 - corner) / cosine;
        const double speed = std::sqrt(4 + 2 * g * sine * along / (1 + k));
        const double atFoot = turn + speed * (1 + k) / (g * sine);
        const double back = speed * (k + cosine) / (1 + k);
        QCOMPARE(run.measure("final_t"), 20.0);
        QNEAR(run.measure("final_x"), corner - back * (20 - atFoot), 1e-10);
        QNEAR(run.measure("final_height"), -10, 1e-12);
        QCOMPARE(run.measure("final_crossed"), 0.0);
        QNEAR(run.at(20, "vx"), -back, 1e-12);
        QCOMPARE(std::ranges::count(run.run().events, std::string("verdict"), &RunEvent::kind), 1);
        QVERIFY(
            QString::fromStdString(run.run().outcome.sentence).contains("The rover is then still moving"));
    }

    /// Against a step of 0.2 m without restitution it sticks, twice, so that (k + 1 − 0.2 m/b)/(1+k) of the
    /// speed is left each time: once on its way up the rim of the step, where it turns, and once back on the
    /// floor, along which it then rolls for ever. Nothing slides, whatever friction there is.
    void rollsBackOffARim_data() {
        QTest::addColumn<QString>("solver");
        QTest::addColumn<double>("muK");
        for (const char* solver : solvers)
            for (const double muK : {0.8, 1.0})
                QTest::addRow("%s, μ′ = %g", solver, muK) << solver << muK;
    }
    void rollsBackOffARim() {
        QFETCH(QString, solver);
        QFETCH(double, muK);
        const RoverRun run(with({{"terrain", std::string("profile")},
                                 {"profile", Points{{0, 0}, {5, 0}, {5.001, 0.2}, {8, 0.2}}},
                                 {"b", 1.0},
                                 {"k", 0.4},
                                 {"e", 0.0},
                                 {"mu_k", muK},
                                 {"g", 9.81},
                                 {"u4", 1.0},
                                 {"t_end", 20.0},
                                 {"solver", solver.toStdString()}},
                                untilRest));
        QCOMPARE(run.run().outcome.id, std::string("turned"));
        QNEAR(run.at(20, "vx"), -std::pow((0.4 + 0.8) / 1.4, 2), 1e-10);
        QNEAR(run.measure("final_x"), -6.7318785, 1e-7); // by an integrator of its own
        QCOMPARE(run.measure("final_t"), 20.0);
        QVERIFY(run.measure("energy_residual") < 1e-12);
        QVERIFY(std::abs(run.at(20, "sliding")) < 1e-12);
    }

    /// Rolling up a slope backwards it turns after v(1+k)/(g sin β) and comes down again: that is no verdict,
    /// with rolling resistance or without.
    void aTurnDownrangeEndsNothing() {
        const double turn = 2 * 1.4 / (3.71 * std::sin(20 * radians));
        for (const char* solver : solvers)
            for (const double resistance : {0.0, 1e-14}) {
                const RoverRun run(Values{{"terrain", std::string("slope")},
                                          {"beta", 20.0},
                                          {"dh", -40.0},
                                          {"q1", 50.0},
                                          {"u4", -2.0},
                                          {"c_rr", resistance},
                                          {"t_end", 3 * turn},
                                          {"solver", std::string(solver)}});
                QCOMPARE(run.run().outcome.id, std::string("time-limit"));
                QNEAR(run.at(2 * turn, "x"), 50, 1e-8);
                QNEAR(run.measure("x"), 50 + 3 * turn * std::cos(20 * radians), 1e-8);
                QNEAR(run.at(3 * turn, "vx"), 4 * std::cos(20 * radians), 1e-9);
            }
    }

    void backspinSpentOnTheDecline_data() {
        QTest::addColumn<double>("resistance");
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("t");
        QTest::newRow("no rolling resistance") << 0.0 << 29.017411051491 << 14.402005462417;
        QTest::newRow("next to none") << 1e-12 << 29.017411051442 << 14.402005462407;
        QTest::newRow("a millionth") << 1e-6 << 29.017361990123 << 14.401994797330;
        QTest::newRow("a hundredth") << 0.01 << 28.526018168009 << 14.303352899560;
    }

    /// Its backspin rolls it back up the near decline; then it goes down into the valley and up the incline,
    /// where it turns. Place and time by a solver of its own, bounce by bounce.
    void backspinSpentOnTheDecline() {
        QFETCH(double, resistance);
        QFETCH(double, x);
        QFETCH(double, t);
        Values values{{"beta", 15.0}, {"theta", 15.0}, {"dh", -3.0}, {"pl", 9.0}, {"b", 1.0},
                      {"k", 0.4},     {"e", 0.8},      {"u4", 2.0},  {"u3", 8.0}, {"c_rr", resistance}};
        for (const char* solver : solvers) {
            values["solver"] = std::string(solver);
            const RoverRun run(values);
            QCOMPARE(run.run().outcome.id, std::string("turned"));
            QNEAR(run.measure("x"), x, 1e-10);
            QNEAR(run.measure("t"), t, 1e-10);
        }
        values = with(defaultValues(rover::system().parameters), values);
        values["solver"] = std::string("event");
        const double u4 = 2;
        double place = 0;
        std::uint8_t crossed = 0;
        rover::batchOf({values, {"u4"}, {"x"}})->solve({1, {&u4}, &crossed, {&place}});
        QNEAR(place, x, 1e-10);
    }

    /// Backspin stops the rover after v/(μ′ g cos φ − g sin φ) on a way down, and the run goes on; a head
    /// wind drives it back from a way down by itself, and there it turns.
    void windTurnsItOnAWayDown() {
        Values values{{"terrain", std::string("slope")},
                      {"beta", 10.0},
                      {"dh", -20.0},
                      {"q1", 50.0},
                      {"b", 1.0},
                      {"u4", 2.0},
                      {"u3", 20.0},
                      {"t_end", 2.0}};
        const double stops = 2 / (3.71 * (0.8 * std::cos(10 * radians) - std::sin(10 * radians)));
        for (const char* solver : solvers) {
            values["solver"] = std::string(solver);
            values["rho"] = 1e-12;
            values["wind"] = 0.0;
            const RoverRun spun(values);
            QCOMPARE(spun.run().outcome.id, std::string("time-limit"));
            QNEAR(spun.at(stops, "vx"), 0, 1e-9);
            QVERIFY(spun.at(2, "vx") < -1);
            values["rho"] = 1.225;
            values["wind"] = -20.0;
            const RoverRun blown(values);
            QCOMPARE(blown.run().outcome.id, std::string("turned"));
            QVERIFY(blown.measure("t") < stops);
        }
    }

    void comesToRestInACorner_data() {
        QTest::addColumn<Values>("values");
        QTest::addColumn<double>("time");
        const Points flat{{0, 0}, {3.23516270372, -0.215227891312}, {4.91599236655, 1.0642770485}};
        const Points even{{0, 0}, {2, -0.9}, {5, 0.3}}, steep{{0, 0}, {3, -1}, {6, 1.5}};
        const Values rolls{{"profile", flat}, {"b", 2.0}, {"e", 0.8}};
        QTest::newRow("1 m/s") << with(rolls, {{"q1", 1.0}, {"u4", 1.0}}) << 24.744649683756;
        QTest::newRow("0.5 m/s") << with(rolls, {{"q1", 0.5}, {"u4", 0.5}}) << 21.403456114919;
        QTest::newRow("on Earth") << with(
            rolls, {{"q1", 1.0}, {"u4", 0.8}, {"e", 0.5}, {"mu", 0.6}, {"mu_k", 0.5}, {"g", 9.81}})
                                  << 14.395976583111;
        QTest::newRow("slides") << Values{{"profile", even}, {"b", 0.5},  {"e", 0.6}, {"mu", 0.3},
                                          {"mu_k", 0.2},     {"q1", 0.5}, {"u4", 0.5}}
                                << 13.291518322300;
        const Values moon{{"profile", steep}, {"b", 1.0}, {"k", 0.67}, {"e", 0.7}, {"mu", 0.5},
                          {"mu_k", 0.4},      {"g", 1.6}, {"q1", 1.0}, {"u4", 0.3}};
        QTest::newRow("on the Moon") << moon << 8.844609246878;
        QTest::newRow("rolling resistance") << with(moon, {{"c_rr", 0.05}, {"u3", 2.0}}) << 9.916720218782;
    }

    /// Ever slower to and fro between two faces. Times to rest by a solver of its own, bounce by bounce with
    /// 120 digits.
    void comesToRestInACorner() {
        QFETCH(Values, values);
        QFETCH(double, time);
        values["terrain"] = std::string("profile");
        for (const char* solver : solvers) {
            values["solver"] = std::string(solver);
            const RoverRun run(with(values, untilRest));
            QNEAR(run.measure("final_t"), time, 1e-8);
            QVERIFY(run.measure("energy_residual") < 1e-12);
            double ledger = -run.at(time, "wind_work");
            for (const char* part : {"translational", "rotational", "potential", "impact_normal",
                                     "impact_friction", "sliding", "resistance"})
                ledger += run.at(time - 1e-7, part) - run.at(0, part);
            QNEAR(ledger, 0, 1e-9);
        }
    }

    /// Up to its verdict the run is the same, whether it goes on or not: outcome and measures, the way there.
    void theVerdictStays() {
        tests::RandomSource dice(831);
        int further = 0, rest = 0;
        for (int i = 0; i < 150; ++i) {
            dice.beginCase(i);
            rover::Inputs in = tests::randomInputs(dice);
            in.e = std::min(in.e, 0.95);
            in.tEnd = 400;
            if (dice.chance(0.25)) in.u6 = dice.between(-3, 3);
            const Values values = tests::valuesOf(in);
            const RoverRun brief(values), onward(with(values, untilRest));
            const QByteArray where = qPrintable(QString("case %1:").arg(i) + tests::described(in));
            QVERIFY2(brief.run().outcome.id == onward.run().outcome.id, where);
            for (const char* id : {"height", "x", "t", "z", "impacts", "speed", "spin", "greatest_height"}) {
                const double a = brief.measure(id), b = onward.measure(id);
                QVERIFY2(a == b || (std::isnan(a) && std::isnan(b)), where);
            }
            // The same as summed a bounce earlier or later: rounding, which grows from impact to impact.
            const double end = brief.run().duration;
            for (const double t : {0.3 * end, 0.8 * end})
                QVERIFY2(std::abs(brief.at(t, "x") - onward.at(t, "x"))
                             < 1e-6 * (1 + std::abs(brief.at(t, "x"))),
                         where);
            QVERIFY2(onward.run().duration >= end, where);
            QVERIFY2(onward.measure("energy_residual") < 1e-9, where);
            const std::string& id = onward.run().outcome.id;
            if (id != "rebounded" && id != "turned") {
                QCOMPARE(onward.measure("final_x"), onward.measure("x"));
                QCOMPARE(onward.run().duration, end);
                continue;
            }
            ++further;
            if (onward.run().endsAtRest) ++rest;
            const double last = onward.run().duration;
            QVERIFY2(std::abs(onward.at(last, "x") - onward.measure("final_x")) < 1e-9, where);
        }
        QVERIFY2(further > 40, qPrintable(QString::number(further)));
        QVERIFY(rest > 0);
    }

    /// Where it ends, by the integrator: energy dies out slowly, so that what is compared is the first 30 s.
    void theIntegratorAgrees() {
        for (const double e : {0.2, 0.5})
            for (const double u4 : {3.0, 5.0}) {
                const Values values{{"e", e}, {"u4", u4}, {"t_end", 30.0}, {"beta", 25.0}, {"theta", 35.0}};
                const RoverRun exact(with(values, untilRest));
                const RoverRun stepped(with(with(values, untilRest), {{"solver", std::string("adaptive")}}));
                QCOMPARE(stepped.run().outcome.id, exact.run().outcome.id);
                QNEAR(stepped.measure("final_x"), exact.measure("final_x"), 1e-7 * exact.measure("final_x"));
                QNEAR(stepped.measure("final_t"), exact.measure("final_t"), 1e-7 * exact.measure("final_t"));
            }
    }

    void studiesGoRunByRun() {
        Values base = defaultValues(rover::system().parameters);
        QVERIFY(rover::batchOf({base, {"u4"}, {"height", "final_x"}}));
        base["until"] = std::string("rest");
        QVERIFY(!rover::batchOf({base, {"u4"}, {"height"}}));
    }

    /// Thrown off level ground at 3 m/s up and 2 m/s along it lands after 2·3/g, at 2 m/s and −3 m/s.
    void thrownOffTheGround() {
        const RoverRun run(levelGround({{"u4", 2.0}, {"u5", 3.0}, {"e", 0.5}}));
        const RunEvent& hit = run.first("impact");
        QNEAR(hit.t, 6 / 9.81, 1e-14);
        QNEAR(run.of(hit, "u5_before"), -3, 1e-14);
        QNEAR(hit.place.x(), 2 * 6 / 9.81, 1e-13);
        QNEAR(run.at(3 / 9.81, "y"), 0.5 + 9 / (2 * 9.81), 1e-14);
    }

    /// Off a slope of 20° down to the right, square to it: it lands after 2 u₅/(g cos 20°), g sin 20° t²/2
    /// on.
    void thrownOffASlope() {
        const RoverRun run(Values{{"terrain", std::string("slope")},
                                  {"beta", 20.0},
                                  {"dh", -40.0},
                                  {"q1", 10.0},
                                  {"b", 0.5},
                                  {"u4", 0.0},
                                  {"u5", 3.0},
                                  {"g", 3.71}});
        const RunEvent& hit = run.first("impact");
        const double t = 6 / (3.71 * std::cos(20 * radians));
        QNEAR(hit.t, t, 1e-12);
        QNEAR(run.of(hit, "u4_before"), 3.71 * std::sin(20 * radians) * t, 1e-12);
        QNEAR(run.of(hit, "u5_before"), -3, 1e-12);
        QNEAR(run.at(t, "x") - 10, 0.5 * 3.71 * std::sin(20 * radians) * t * t * std::cos(20 * radians),
              1e-11);
    }

    /// From 2 m up, thrown down at 4 m/s: it hits at √(16 + 4g). In contact it cannot be thrown down.
    void thrownDown() {
        const RoverRun run(levelGround({{"u4", 0.0}, {"u5", -4.0}, {"clearance", 2.0}}));
        QNEAR(run.measure("greatest_impact_speed"), std::sqrt(16 + 4 * 9.81), 1e-13);
        const System rover = rover::system();
        Values values = defaultValues(rover.parameters);
        values["u5"] = -4.0;
        const auto found = problems(rover, values);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().parameter, std::string("u5"));
        values["clearance"] = 0.1;
        QVERIFY(problems(rover, values).empty());
    }

    /// A batch that varies the throw gives what single runs give.
    void batchesThrowToo() {
        const System rover = rover::system();
        Values base = defaultValues(rover.parameters);
        const std::vector<double> throws{0, 0, 1, 3}, speeds{4, 6, 5, 2};
        std::vector<double> height(4), x(4);
        std::vector<std::uint8_t> succeeded(4);
        rover::batchOf({base, {"u5", "u4"}, {"height", "x"}})
            ->solve({4, {throws.data(), speeds.data()}, succeeded.data(), {height.data(), x.data()}});
        for (std::size_t i = 0; i < 4; ++i) {
            const RoverRun alone(Values{{"u5", throws[i]}, {"u4", speeds[i]}});
            QNEAR(height[i], alone.measure("height"), 1e-11);
            QNEAR(x[i], alone.measure("x"), 1e-10);
        }
    }
};

TALWEG_TEST(tst_rover_until, TestRoverUntil, QCoreApplication)
#include "tst_rover_until.moc"
