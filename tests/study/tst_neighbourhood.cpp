#include "judged_fall.h"
#include "study/neighbourhood.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QtTest>

using namespace talweg;

namespace {

/// Falls in whose studies heights go in steps of 10 m and speeds in steps of 1 m/s.
System steppedFall() {
    System system = tests::batchedFall();
    system.studyAxes = {{"height", "10:40:10"}, {"speed", "1:6:1"}};
    return system;
}

Values valuesOf(const System& system, const Values& more) {
    Values values = defaultValues(system.parameters);
    for (const auto& [id, value] : more)
        values[id] = value;
    return values;
}

std::optional<Neighbourhood> around(const System& system, const Values& more) {
    return neighbourhoodOf(std::make_shared<const System>(system), valuesOf(system, more), {});
}

/// The value of that number of 21 even ones.
double even(double from, double to, int number) {
    return from + (to - from) * number / 20;
}

/// A rover that bounces nearly without loss across a valley on Mars.
const Values bouncing{{"terrain", std::string("valley")},
                      {"beta", 30.0},
                      {"theta", 30.0},
                      {"dh", -3.0},
                      {"pl", 20.0},
                      {"g", 3.71},
                      {"b", 2.0},
                      {"k", 0.4},
                      {"u4", 5.0},
                      {"e", 0.95}};

} // namespace

class TestNeighbourhood : public QObject {
    Q_OBJECT

private slots:
    void countsByTheFormula() {
        const auto found = around(steppedFall(), {{"height", 20.0}, {"speed", 5.0}});
        std::size_t far = 0;
        for (int h = 0; h <= 20; ++h)
            for (int v = 0; v <= 20; ++v)
                if (even(4.5, 5.5, v) * tests::fallTime(even(15, 25, h), 9.81) > tests::farRange) ++far;
        QCOMPARE(found->runs, std::size_t(441));
        QCOMPARE(found->succeeded, far);
        QVERIFY(far > 0 && far < 441);
        QCOMPARE(found->sides[0].values.front(), 15.0);
        QCOMPARE(found->sides[0].values[10], 20.0);
        QCOMPARE(found->sides[1].values.back(), 5.5);
        QVERIFY(!found->sides[0].isCut && !found->sides[1].isCut);
    }

    /// One run after the other, by the solver that draws them.
    void theRoversAreThoseOfSingleRuns_data() {
        QTest::addColumn<double>("e");
        QTest::addColumn<double>("u4");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::newRow("chaotic") << 0.95 << 5.0 << 0.945 << 0.955;
        QTest::newRow("at the limit of e") << 1.0 << 4.5 << 0.995 << 1.0;
    }
    void theRoversAreThoseOfSingleRuns() {
        QFETCH(double, e);
        QFETCH(double, u4);
        QFETCH(double, from);
        QFETCH(double, to);
        const auto rover = builtinSystems().find("rover");
        Values values = valuesOf(*rover, bouncing);
        values["e"] = e;
        values["u4"] = u4;
        const auto found = neighbourhoodOf(rover, values, {});
        QVERIFY(found);
        std::size_t crossed = 0;
        for (int i = 0; i <= 20; ++i)
            for (int j = 0; j <= 20; ++j) {
                values["e"] = even(from, to, i);
                values["u4"] = even(u4 - 0.05, u4 + 0.05, j);
                crossed += rover->prepare(values).inputs->solve({}, {})->outcome.id == "crossed";
            }
        QCOMPARE(found->runs, std::size_t(441));
        QCOMPARE(found->succeeded, crossed);
        QVERIFY(crossed > 0 && crossed < 441);
        QCOMPARE(found->sides[0].isCut, to - from < 0.0099);
        QCOMPARE(found->sides[0].values.back(), to);
        QCOMPARE(found->undecided, std::size_t(0));
    }

    void anEndThatIsNotAllowedIsLeftOut() {
        // Heights must be greater than 0.
        const auto sides = neighbourSides(steppedFall(), valuesOf(steppedFall(), {{"height", 3.0}}));
        QVERIFY(sides[0].isCut);
        QVERIFY(sides[0].values.front() > 0 && sides[0].values.front() < 1e-300);
        QCOMPARE(sides[0].values.back(), 8.0);
        QVERIFY(around(steppedFall(), {{"height", 3.0}}));
    }

    /// Cells here and there, one run after the other.
    void aMapIsThatOfSingleRuns() {
        const auto rover = builtinSystems().find("rover");
        Values values = valuesOf(*rover, bouncing);
        const Sweep sweep{values, {{"b", {1, 2}}, {"e", {0.9, 0.95, 1}}}, {"u4", {4.5, 5}}, {"height"}};
        const auto study = solveSweep(rover, sweep, {}, {}, {});
        QVERIFY(hasNeighbours(*rover, sweep, "e") && !hasNeighbours(*rover, sweep, "b"));
        const auto map = neighbourMap(*study, study->designAt(std::vector<std::size_t>{1, 2}), {});
        QVERIFY(isNeighbourMap(*map) && !isNeighbourMap(*study));
        QCOMPARE(map->designs, std::size_t(3 * 2));
        QCOMPARE(map->runsPerDesign, std::size_t(81));
        bool some = false;
        for (std::size_t design = 0; design < map->designs; ++design) {
            const Values cell = map->valuesOf(design);
            const double e = std::get<double>(cell.at("e")), u4 = std::get<double>(cell.at("u4"));
            QCOMPARE(std::get<double>(cell.at("b")), 2.0);
            int crossed = 0;
            double heights = 0;
            for (int i = 0; i <= 8; ++i)
                for (int j = 0; j <= 8; ++j) {
                    const double to = std::min(1.0, e + 0.005);
                    values["e"] = e - 0.005 + (to - e + 0.005) * i / 8;
                    values["u4"] = u4 - 0.05 + 0.1 * j / 8;
                    const auto run = rover->prepare(values).inputs->solve({}, {});
                    crossed += run->outcome.id == "crossed";
                    heights += run->measures[0].value;
                }
            QCOMPARE(map->percentage[design], 100 * crossed / 81.0);
            QVERIFY(std::abs(map->spread(design).mean - heights / 81) < 1e-9);
            some = some || (crossed > 0 && crossed < 81);
        }
        QVERIFY(some);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!neighbourMap(*study, 0, stop.get_token()));
    }

    void aMapOfTooManyRunsIsNotOffered() {
        const System fall = steppedFall();
        Sweep sweep{valuesOf(fall, {}), {{"height", std::vector<double>(1000)}}, {"speed", {}}, {"x"}};
        sweep.over.values.resize(61);
        QVERIFY(hasNeighbours(fall, sweep, "height")); // 61 000 · 81 runs are 4.9 million
        sweep.over.values.resize(62);
        QVERIFY(!hasNeighbours(fall, sweep, "height"));
        sweep.over.parameter = "g";
        QVERIFY(!hasNeighbours(fall, sweep, "height"));
    }

    void thereAreNoneWithoutSidesOrAFastWay() {
        System system = steppedFall();
        system.studyAxes = {{"height", "10,20"}, {"speed", "1:6:1"}};
        QVERIFY(!around(system, {}));
        system = steppedFall();
        system.success = {};
        QVERIFY(!around(system, {}));
        system = steppedFall();
        system.batch = nullptr;
        QVERIFY(!around(system, {}));
        system = steppedFall();
        tests::setCheck(system, [](const Values& values) -> std::vector<Problem> {
            if (std::get<double>(values.at("height")) < 14) return {};
            return {{"height", "Too high."}};
        });
        QVERIFY(around(system, {{"height", 8.0}}));
        QVERIFY(!around(system, {{"height", 12.0}}));
        std::stop_source stop;
        stop.request_stop();
        const auto fall = std::make_shared<const System>(steppedFall());
        QVERIFY(!neighbourhoodOf(fall, valuesOf(*fall, {}), stop.get_token()));
    }
};

TALWEG_TEST(tst_neighbourhood, TestNeighbourhood, QCoreApplication)
#include "tst_neighbourhood.moc"
