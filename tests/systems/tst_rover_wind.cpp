#include "support/test.h"
#include "systems/rover/batch/batch.h"
#include "systems/rover/motion/restart.h"
#include "systems/rover/motion/simulation.h"
#include "systems/rover_inputs.h"
#include "systems/rover_runs.h"
#include "systems/windy_inputs.h"

#include <QFile>

#include <numbers>

using namespace talweg;
using namespace talweg::rover;
using tests::describedWithAir;
using tests::RandomSource;
using tests::RoverRun;
using tests::windyInputs;

namespace {

using Row = QMap<QByteArray, QByteArray>;

/// Runs with air and rolling resistance that a program of its own has solved in extended precision: inputs as
/// the table has them, and how each ends, to 1e-7 or better.
QList<Row> windCases() {
    QFile file(TALWEG_TEST_DATA "/wind_cases.csv");
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    const QList<QByteArray> header = lines.front().trimmed().split(',');
    QList<Row> rows;
    for (const QByteArray& line : lines.sliced(1)) {
        const QList<QByteArray> cells = line.trimmed().split(',');
        Row row;
        for (qsizetype i = 0; i < header.size(); ++i)
            row[header[i]] = cells.value(i);
        rows << row;
    }
    return rows;
}

Values valuesOfCase(const Row& row, const char* solver = "event") {
    Values values{{"solver", std::string(solver)}, {"wind_profile", row["wind_profile"].toStdString()}};
    for (const char* id : {"beta", "theta", "dh", "pl", "b", "k", "e", "mu", "mu_k", "m", "g", "u4", "rho",
                           "cd", "wind", "z_ref", "z0", "c_rr"})
        values[id] = row[id].toDouble();
    return values;
}

/// The shell of 6 m and 20 kg in Mars's air, on level ground with c_rr 0.05.
Values shell(const Values& more) {
    Values values{{"terrain", std::string("flat")},
                  {"pl", 5000.0},
                  {"b", 3.0},
                  {"m", 20.0},
                  {"k", 2.0 / 3},
                  {"g", 3.71},
                  {"u4", 0.0},
                  {"rho", 0.0155},
                  {"cd", 0.5},
                  {"c_rr", 0.05}};
    for (const auto& [id, value] : more)
        values[id] = value;
    return values;
}

} // namespace

/// Runs with air, wind and rolling resistance.
class TestRoverWind : public QObject {
    Q_OBJECT
private slots:
    void independentCases_data() {
        QTest::addColumn<Row>("row");
        QCOMPARE(windCases().size(), 40);
        for (const Row& row : windCases())
            QTest::newRow(row["id"]) << row;
    }
    /// As the program gives them; and by the solvers that know no closed form.
    void independentCases() {
        QFETCH(Row, row);
        const RoverRun run(valuesOfCase(row));
        QCOMPARE(QByteArray::fromStdString(run.run().outcome.id), row["outcome"]);
        QNEAR(run.measure("height"), row["height_m"].toDouble(), 1e-6);
        QNEAR(run.measure("x"), row["x_m"].toDouble(), 1e-6);
        QNEAR(run.measure("t"), row["t_s"].toDouble(), 1e-6);
        QVERIFY(run.measure("energy_residual") < 1e-12);
        QVERIFY(run.run().doubts.empty());
        const RoverRun adaptive(valuesOfCase(row, "adaptive"));
        QCOMPARE(adaptive.run().outcome.id, run.run().outcome.id);
        QNEAR(adaptive.measure("height"), run.measure("height"), 1e-7);
        QNEAR(adaptive.measure("x"), run.measure("x"), 1e-7);
    }

    /// The fourth-order method comes to the same from steps of 1 ms.
    void agreesWithRungeKutta() {
        int compared = 0;
        for (const Row& row : windCases()) {
            if (row["t_s"].toDouble() > 50) continue;
            const RoverRun run(valuesOfCase(row, "rk4"));
            QCOMPARE(QByteArray::fromStdString(run.run().outcome.id), row["outcome"]);
            QNEAR(run.measure("height"), row["height_m"].toDouble(), 1e-5);
            ++compared;
        }
        QVERIFY(compared >= 30);
    }

    /// A wind exactly as fast as the rover passes it from behind only once the rim has sped it up, and brakes
    /// from there on. The time across the valley is by a solver of its own.
    void windAsFastAsTheRover() {
        for (const char* solver : {"event", "adaptive", "rk4"}) {
            const RoverRun run(Values{
                {"rho", 1.225}, {"m", 5.0}, {"u4", 0.5}, {"wind", 0.5}, {"solver", std::string(solver)}});
            QNEAR(run.measure("t"), 32.971980, 3e-6);
            QVERIFY(run.measure("energy_residual") < 1e-12);
        }
        // Both ways down from a ridge, sliding and rolling.
        for (const double way : {1.0, -1.0})
            for (const double spin : {-1.0, 0.0, 2.0}) {
                const auto time = [&](const char* solver) {
                    return RoverRun(Values{{"terrain", std::string("profile")},
                                           {"profile", Points{{-6, -3}, {0, 0}, {6, -3}}},
                                           {"q1", 0.0},
                                           {"b", 0.5},
                                           {"rho", 1.225},
                                           {"m", 1.0},
                                           {"u4", way},
                                           {"u3", spin * way},
                                           {"wind", way},
                                           {"solver", std::string(solver)}})
                        .measure("t");
                };
                QNEAR(time("event"), time("adaptive"), 1e-10);
            }
    }

    /// Up the far rim without the speed to get over it: (1 + k) v²/2 of it is height, and it turns there,
    /// Without friction nothing turns the sphere, even where it needs none at first: on top of a rim, in a
    /// wind as fast as it is.
    void aSmoothSphereKeepsItsSpin() {
        for (const double rho : {0.0155, 1.225}) {
            const RoverRun run(Values{{"beta", 60.0},
                                      {"mu", 0.0},
                                      {"mu_k", 0.0},
                                      {"g", 9.81},
                                      {"u4", 2.0},
                                      {"wind", 2.0},
                                      {"rho", rho}});
            const double end = run.run().duration;
            for (int i = 0; i <= 20; ++i)
                QNEAR(run.at(end * i / 20, "spin"), -2.0, 1e-12);
        }
    }
    /// even where it does so just as a step of the series ends.
    void whatStopsOnARimTurns() {
        Values values = defaultValues(rover::system().parameters);
        for (const auto& [id, value] : {std::pair("beta", 25.0),
                                        {"theta", 25.0},
                                        {"dh", -30.0},
                                        {"pl", 90.0},
                                        {"g", 3.71},
                                        {"m", 20.0},
                                        {"rho", 0.0155},
                                        {"b", 1.0},
                                        {"k", 0.5},
                                        {"e", 0.65},
                                        {"u4", 9.7}})
            values[id] = value;
        const Inputs in = inputsOf(inputTable(), values);
        const Ground ground = groundOf(in);
        const std::size_t incline = ground.curve->pieces.size() - 2;
        const double speed = 0.57462611182392986;
        const double below = in.b * (1 - std::cos(25 * std::numbers::pi / 180)) - 0.75 * speed * speed / in.g;
        for (const double change : {-1e-9, 0.0, 1e-9}) {
            Underway run;
            run.t = 23.6;
            run.touch.piece = incline;
            run.touch.parameter = ground.curve->pieces[incline].to;
            run.touch.speed = speed + change;
            run.touch.spin = -run.touch.speed;
            const Trajectory found = resume(in, ground, run);
            QVERIFY(found.outcome == Outcome::turned);
            QNEAR(found.height, -below, 1e-4);
        }
    }

    /// From rest, worked by hand: see tst_drag_motion.
    void theWindSetsItGoing() {
        const RoverRun run(shell({{"wind", 20.0}, {"t_end", 60.0}}));
        QNEAR(run.at(10, "vx"), 7.2082991040, 5e-11);
        QNEAR(run.at(30, "x"), 241.2818405525, 5e-10);
        QNEAR(run.measure("distance"), 625.7475915063, 5e-10);
        QNEAR(run.measure("mean_speed"), 625.7475915063 / 60, 1e-11);
        QCOMPARE(run.measure("time_rolling"), 60.0);
        QCOMPARE(run.measure("time_flying"), 0.0);
        // N = m g, over 625.7 m.
        QNEAR(run.at(60, "resistance"), 0.05 * 20 * 3.71 * 625.7475915063, 1e-6);
        QNEAR(run.at(60, "wind_work"), run.at(60, "resistance") + run.at(60, "translational") * 5 / 3, 1e-7);
    }

    /// √(c/K): 5.819088 m/s, and 8.229433 m/s with twice the resistance.
    void itStartsAtTheStartingWind() {
        for (const auto& [resistance, wind] : {std::pair{0.05, 5.819088}, {0.1, 8.229433}}) {
            const RoverRun below(shell({{"c_rr", resistance}, {"wind", wind - 1e-6}}));
            QCOMPARE(below.run().outcome.id, std::string("stopped"));
            QNEAR(below.measure("restart_wind"), wind, 5e-7);
            QVERIFY(QString::fromStdString(below.run().outcome.sentence).contains("would move the rover"));
            const RoverRun above(shell({{"c_rr", resistance}, {"wind", wind + 1e-6}, {"t_end", 100.0}}));
            QCOMPARE(above.run().outcome.id, std::string("time-limit"));
            QVERIFY(above.measure("distance") > 0);
        }
    }

    /// Before a step: √[(g/K) √(2bh − h²)/(b − h)].
    void aStepNeedsMoreWind() {
        for (const auto& [height, wind] : {std::pair{0.1, 13.3932}, {0.5, 21.1950}, {1.0, 27.5168}}) {
            const Points step{{0, 0}, {30, 0}, {30.000001, height}, {60, height}};
            const RoverRun until(shell({{"terrain", std::string("profile")},
                                        {"profile", step},
                                        {"q1", 25.0},
                                        {"e", 0.0},
                                        {"u4", 0.0},
                                        {"until", std::string("rest")},
                                        {"wind", 7.0}}));
            QVERIFY(until.run().endsAtRest);
            QNEAR(until.measure("restart_wind"), wind, 1e-3);
        }
    }

    /// The deep valley's decline, rolled down from 5 m/s in still air.
    void airUndercutsTheDescent() {
        const auto speedAtTheFoot = [](double b, double m, double g, double density) {
            const RoverRun run({{"terrain", std::string("slope")},
                                {"beta", 25.0},
                                {"dh", -30.0},
                                {"b", b},
                                {"m", m},
                                {"k", 0.4},
                                {"g", g},
                                {"u4", 5.0},
                                {"q1", 3.0},
                                {"rho", density}});
            return run.measure("speed");
        };
        // The centre starts 3 m down the slope and so has less to go.
        const double path =
            (30 - 3 * std::tan(25 * std::numbers::pi / 180)) / std::sin(25 * std::numbers::pi / 180);
        for (const auto& [b, m, g, density] :
             {std::array{1.0, 20.0, 9.81, 1.225}, {1.0, 40.0, 9.81, 1.225}, {2.0, 20.0, 3.71, 0.0155}}) {
            const double K = density * 0.5 * std::numbers::pi * b * b / (2 * m),
                         a = g * std::sin(25 * std::numbers::pi / 180);
            const double speed = std::sqrt(a / K + (25 - a / K) * std::exp(-2 * K * path / 1.4));
            QNEAR(speedAtTheFoot(b, m, g, density), speed, 0.02);
        }
    }

    /// Blown back, it goes on until it leaves on the near side.
    void headWindBlowsItBack() {
        const Values values = shell({{"wind", -20.0}, {"u4", 4.0}, {"t_end", 400.0}, {"q1", 50.0}});
        const RoverRun verdict(values);
        QCOMPARE(verdict.run().outcome.id, std::string("turned"));
        Values onward = values;
        onward["until"] = std::string("rest");
        const RoverRun whole(onward);
        QCOMPARE(whole.run().outcome.id, std::string("turned"));
        QVERIFY(whole.measure("final_x") < -29);
        QVERIFY(QString::fromStdString(whole.run().outcome.sentence).contains("blown back over"));
    }

    /// However it is blown about, into corners and over rims, it stops, leaves or takes its time: no run ends
    /// because it goes to and fro within rounding.
    void untilRestComesToAnEnd() {
        RandomSource dice(1);
        for (int i = 0; i < 8000; ++i) {
            dice.beginCase(i);
            Inputs in = windyInputs(dice);
            in.until = Until::rest;
            QVERIFY2(solve(in, Detail::ending).outcome != Outcome::givenUp, qPrintable(describedWithAir(in)));
        }
    }

    /// The outcome says in words where it stands, what would free it, and that a head wind blew it back.
    void saysWhatBecameOfIt() {
        const auto sentenceOf = [](const Values& values) {
            return QString::fromStdString(RoverRun(shell(values)).run().outcome.sentence);
        };
        const Values rest{{"until", std::string("rest")}, {"u4", 2.0}};
        const auto with = [&rest](Values more) {
            more.insert(rest.begin(), rest.end());
            return more;
        };
        const QString still = sentenceOf({{"wind", 3.0}});
        QVERIFY2(still.startsWith("Does not move: stays at rest on the plain, 0.00 m above the lowest "
                                  "ground. A wind of 5.8 m/s would move the rover."),
                 qPrintable(still));
        const QString stops = sentenceOf(with({{"wind", 3.0}}));
        QVERIFY2(stops.startsWith("Stops on the plain") && stops.endsWith("move the rover again."),
                 qPrintable(stops));
        // Rolling without bounces onto the floor, and up to the foot of an incline that is too steep.
        const QString stuck = sentenceOf(with({{"terrain", std::string("valley")},
                                               {"beta", 5.0},
                                               {"theta", 40.0},
                                               {"dh", -2.0},
                                               {"pl", 30.0},
                                               {"e", 0.0},
                                               {"wind", 8.0}}));
        // From rest in the corner it rolls up the face: √((g/K)(sin 40° + c_rr cos 40°)).
        const double K = 0.0155 * 0.5 * std::numbers::pi * 9 / 40, slope = 40 * std::numbers::pi / 180;
        const double frees = std::sqrt(3.71 / K * (std::sin(slope) + 0.05 * std::cos(slope)));
        QVERIFY2(
            stuck.contains("tuck at the foot of the incline")
                && stuck.endsWith(QString(" A wind of %1 m/s would free the rover.").arg(frees, 0, 'f', 1)),
            qPrintable(stuck));
        const QString crosses = sentenceOf(
            {{"terrain", std::string("slope")}, {"dh", -2.0}, {"beta", 5.0}, {"e", 0.0}, {"wind", 20.0}});
        QVERIFY2(crosses.startsWith("Crosses at "), qPrintable(crosses));
        const QString blown = sentenceOf({{"wind", -20.0}, {"t_end", 400.0}, {"q1", 50.0}});
        QVERIFY2(blown.contains("lown back over"), qPrintable(blown));
        const QString turns =
            sentenceOf(with({{"wind", -20.0}, {"t_end", 400.0}, {"q1", 50.0}, {"u4", 4.0}}));
        QVERIFY2(turns.contains("The rover is then blown back over the plain, after"), qPrintable(turns));
    }

    /// What of its time it rolls and flies, and no speed where it does not set off.
    void sharesOfTime() {
        const RoverRun still(shell({{"wind", 3.0}}));
        QCOMPARE(still.measure("mean_speed"), 0.0);
        QCOMPARE(still.measure("share_rolling"), 0.0);
        const RoverRun thrown(
            shell({{"clearance", 5.0}, {"u4", 3.0}, {"e", 0.5}, {"wind", 9.0}, {"t_end", 30.0}}));
        QVERIFY(thrown.measure("share_flying") > 1);
        QNEAR(thrown.measure("share_flying"), 100 * thrown.measure("time_flying") / 30, 1e-12);
        QNEAR(thrown.measure("share_rolling"), 100 * thrown.measure("time_rolling") / 30, 1e-12);
    }

    /// Drawn at any instant, the run is that of its outcome, and its energies and losses make the total.
    void itCanBeDrawn() {
        RandomSource dice(4);
        for (int i = 0; i < 60; ++i) {
            dice.beginCase(i);
            const Inputs in = windyInputs(dice);
            const Trajectory run = solve(in, Detail::full);
            for (const Segment& segment : run.segments) {
                const State end = segment.state(segment.to);
                const bool last = &segment == &run.segments.back();
                const State& next = last ? run.end : (&segment)[1].start;
                QVERIFY(std::hypot(end.x - next.x, end.y - next.y) < 1e-8 * (1 + std::abs(end.x)));
                QVERIFY(std::isfinite(segment.losses(0.5 * (segment.from + segment.to)).total()));
            }
        }
    }

    /// Without air and resistance a wind does nothing, to the last bit.
    void noAirIsNoWind() {
        RandomSource dice(9);
        for (int i = 0; i < 300; ++i) {
            dice.beginCase(i);
            Inputs in = tests::randomInputs(dice);
            in.tEnd = 400;
            const Trajectory still = solve(in, Detail::outcome);
            in.wind = 15;
            (dice.chance(0.5) ? in.rho : in.cd) = 0;
            if (dice.chance(0.5)) in.windProfile = WindProfile::logarithmic;
            QVERIFY(!groundOf(in).resists());
            const Trajectory same = solve(in, Detail::outcome);
            QCOMPARE(same.outcome, still.outcome);
            QVERIFY(same.end.x == still.end.x && same.duration == still.duration
                    && same.end.w == still.end.w);
        }
    }

    /// Runs across a valley in uniform wind are solved in batches, all others as single ones.
    void studiesAreThoseOfSingleRuns() {
        Values base = defaultValues(rover::system().parameters);
        base["rho"] = 0.0155;
        base["c_rr"] = 0.1;
        for (const char* id : {"u4", "rho", "cd", "c_rr", "wind", "m"})
            QVERIFY(batchOf({base, {id}, {"height"}}));
        for (const auto& [id, word] : {std::pair("wind_profile", "log"),
                                       {"terrain", "hill"},
                                       {"solver", "rk4"},
                                       {"convention", "published"}}) {
            Values other = base;
            other[id] = std::string(word);
            QVERIFY(!batchOf({other, {"wind"}, {"height"}}));
        }
        const Values values = valuesOfCase(windCases().front());
        Values all = defaultValues(rover::system().parameters);
        for (const auto& [id, value] : values)
            all[id] = value;
        const auto concluded = rover::system().prepare(all).inputs->conclude({});
        const RoverRun single(values);
        QCOMPARE(concluded->measures.size(), single.run().measures.size());
        for (std::size_t i = 0; i < concluded->measures.size(); ++i) {
            const double a = concluded->measures[i].value, b = single.run().measures[i].value;
            QVERIFY(a == b || (std::isnan(a) && std::isnan(b)));
        }
    }

    void saysWhatItIsNotFor() {
        const auto problem = [](const Values& more) {
            Values values = defaultValues(rover::system().parameters);
            for (const auto& [id, value] : more)
                values[id] = value;
            const Preparation prepared = rover::system().prepare(values);
            return prepared.problems.empty() ? std::string() : prepared.problems.front().parameter;
        };
        QCOMPARE(problem({{"rho", 0.02}}), std::string());
        QCOMPARE(problem({{"rho", 0.02}, {"convention", std::string("published")}}),
                 std::string("convention"));
        QCOMPARE(problem({{"c_rr", 0.02}, {"solver", std::string("hand_rk4")}}), std::string("solver"));
        QCOMPARE(problem({{"c_rr", 0.02}, {"u6", 1.0}}), std::string("rho"));
        QCOMPARE(problem({{"wind_profile", std::string("log")}, {"z_ref", 0.02}}), std::string("z_ref"));
    }
};

TALWEG_TEST(tst_rover_wind, TestRoverWind, QCoreApplication)
#include "tst_rover_wind.moc"
