#include "support/test.h"
#include "systems/rover/batch/batch.h"
#include "systems/rover_runs.h"

#include <array>
#include <cmath>
#include <cstdint>

using namespace talweg;
using tests::RoverRun;

namespace {

/// A light ball of 5 m in the thick air of Earth, thrown at 5 m/s into the default valley on Mars: it bounces
/// on the floor for as long as it is watched.
Values elastic(const Values& changes) {
    Values values{{"rho", 1.225}, {"m", 100.0}, {"b", 5.0}, {"e", 1.0}, {"u4", 5.0}};
    for (const auto& [id, value] : changes)
        values[id] = value;
    return values;
}

Values with(Values values, const char* id, Value value) {
    values[id] = std::move(value);
    return values;
}

} // namespace

class TestRoverAirBounces : public QObject {
    Q_OBJECT

private slots:
    void endsWithItsTimeLimit();
    void equalsSteppedRuns_data();
    void equalsSteppedRuns();
    void equalsItsBatch();
};

/// From 60 s on by a program of its own: Fehlberg's 7(8) in extended precision, bounce by bounce.
void TestRoverAirBounces::endsWithItsTimeLimit() {
    const RoverRun run(elastic({}));
    QCOMPARE(run.run().outcome.id, std::string("time-limit"));
    QVERIFY(run.run().doubts.empty());
    QCOMPARE(run.measure("impacts"), 742589.0);
    QNEAR(run.measure("x"), 44.678197436638, 1e-9);
    QNEAR(run.at(3600, "speed"), 0.003994083632, 2e-9);
    QVERIFY2(run.run().events.size() < 1500, "impacts are summed, not listed one by one");
}

void TestRoverAirBounces::equalsSteppedRuns_data() {
    QTest::addColumn<Values>("changes");
    QTest::newRow("still air") << Values{};
    QTest::newRow("no friction") << Values{{"mu", 0.0}, {"mu_k", 0.0}};
    QTest::newRow("wind") << Values{{"wind", 1.0}, {"pl", 60.0}};
    QTest::newRow("head wind") << Values{{"wind", -0.5}};
    QTest::newRow("logarithmic wind")
        << Values{{"wind", 1.0}, {"wind_profile", std::string("log")}, {"pl", 60.0}};
    QTest::newRow("roughness as high as the radius")
        << Values{{"wind", 1.0}, {"wind_profile", std::string("log")}, {"z0", 5.0}, {"z_ref", 20.0}};
    QTest::newRow("nearly elastic") << Values{{"e", 0.9999}};
    QTest::newRow("little friction") << Values{{"mu", 1e-3}, {"mu_k", 1e-3}, {"u3", 1.0}};
    QTest::newRow("up and back") << Values{{"terrain", std::string("profile")},
                                           {"profile", Points{{0, 0}, {200, 2}}},
                                           {"until", std::string("rest")},
                                           {"q1", 50.0},
                                           {"u4", 0.7},
                                           {"u5", 0.1}};
    QTest::newRow("rolling resistance") << Values{{"c_rr", 0.02}};
}

void TestRoverAirBounces::equalsSteppedRuns() {
    QFETCH(const Values, changes);
    const Values values = with(elastic(changes), "t_end", 90.0);
    const RoverRun exact(values), stepped(with(values, "solver", std::string("adaptive")));
    QCOMPARE(exact.run().outcome.id, stepped.run().outcome.id);
    QVERIFY(exact.run().doubts.empty());
    const double end = exact.measure("final_t");
    QNEAR(end, stepped.measure("final_t"), 1e-8);
    QCOMPARE(exact.measure("impacts"), stepped.measure("impacts"));
    // In the middle of flights too: there a column is compared with its own size or with a micrometre.
    for (int i = 1; i <= 40; ++i) {
        const double t = std::min(end, exact.run().duration) * i / 40 * 0.99917;
        for (const char* id : {"x", "y", "vx", "vy", "spin", "angle", "impact_friction", "wind_work"})
            QNEAR(exact.at(t, id), stepped.at(t, id), 5e-5 * std::max(1.0, std::abs(stepped.at(t, id))));
    }
}

void TestRoverAirBounces::equalsItsBatch() {
    const System& system = rover::system();
    Values base = defaultValues(system.parameters);
    for (const auto& [id, value] : elastic({}))
        base[id] = value;
    const auto batch = rover::batchOf({base, {"u4"}, {"x", "t"}});
    QVERIFY(batch != nullptr);
    const std::array u4{2.0, 5.0, 9.0};
    std::array<std::uint8_t, 3> succeeded{}, doubtful{};
    std::array<double, 3> x{}, t{};
    BatchRuns runs{u4.size(), {u4.data()}, succeeded.data(), {x.data(), t.data()}};
    runs.doubtful = doubtful.data();
    batch->solve(runs);
    for (std::size_t i = 0; i < u4.size(); ++i) {
        const RoverRun alone(elastic({{"u4", u4[i]}}));
        QCOMPARE(doubtful[i], std::uint8_t(0));
        QNEAR(x[i], alone.measure("x"), 1e-9);
        QNEAR(t[i], alone.measure("t"), 1e-9);
    }
}

TALWEG_TEST(tst_rover_air_bounces, TestRoverAirBounces, QCoreApplication)
#include "tst_rover_air_bounces.moc"
