#include "study/table.h"
#include "support/test.h"

#include <QTest>

using namespace talweg;

namespace {

/// Two inputs of two values each, judged over two speeds; the numbers are made up.
SweepResult madeUp() {
    System system;
    system.success = {"crossed", "", "Crossed", "%"};
    system.measures = {{"height", "", "Height", "m"}, {"impacts", "", "Impacts", ""}};
    system.studyMeasures = {"height", "impacts"};
    system.endings = {
        {"crossed", "Crossed"}, {"rebounded", "Rebounded"}, {"time-limit", "Time limit", false}};
    SweepResult result;
    result.system = std::make_shared<const System>(system);
    result.sweep.axes = {{"b", {1, 2}}, {"e", {0.6, 0.85}}};
    result.sweep.over = {"u4", {2, 2.1}};
    result.sweep.measures = {"height", "impacts"};
    result.designs = 4;
    result.runsPerDesign = 2;
    result.percentage = {0, 50, 50, 100};
    result.success = {0, 0, 0, 1, 1, 0, 1, 1};
    result.doubtful = {0, 0, 0, 0, 0, 1, 1, 1};
    result.endings = {1, 1, 1, 0, 0, 1, 0, 0}; // rebounded, crossed
    result.values = {{-3, -1, -2, 0, 0, -2.5, 0, 0}, {1, 2, 3, 4, 5, 6, 7, 8}};
    for (int design = 0; design < 4; ++design)
        for (const Spread spread : {Spread{-1.0 - design, 0.5, -3, 0.1}, Spread{1.5, 0.25, 1, 2}})
            result.spreads.push_back(spread);
    return result;
}

QList<QByteArray> linesOf(const std::string& table) {
    return QByteArray::fromStdString(table).split('\n');
}

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private slots:
    void aRowPerDesign() {
        const auto lines = linesOf(aggregateTable(madeUp()));
        QCOMPARE(lines.size(), 1 + 4 + 1);
        QCOMPARE(lines[0], "b,e,runs,crossed_percent,height_mean_m,height_sd_m,height_min_m,height_max_m,"
                           "impacts_mean,impacts_sd,impacts_min,impacts_max,doubtful"
                           ",ended_crossed,ended_rebounded,ended_time-limit,diagnostics");
        QCOMPARE(lines[1], "1,0.6,2,0,-1,0.5,-3,0.1,1.5,0.25,1,2,0,0,2,0,");
        QCOMPARE(lines[2], "1,0.85,2,50,-2,0.5,-3,0.1,1.5,0.25,1,2,0,1,1,0,");
        QCOMPARE(lines[3], "2,0.6,2,50,-3,0.5,-3,0.1,1.5,0.25,1,2,1,1,1,0,doubtful");
        QVERIFY(lines.last().isEmpty());
    }

    /// A mean of small negative numbers may round to −0, which is written as 0.
    void zeroHasNoSign() {
        SweepResult result = madeUp();
        result.spreads[0].mean = -0.0;
        QCOMPARE(linesOf(aggregateTable(result))[1], "1,0.6,2,0,0,0.5,-3,0.1,1.5,0.25,1,2,0,0,2,0,");
    }

    void someDesignsWithSingleRuns() {
        const std::vector<std::size_t> designs{3, 1}, places{1};
        const auto lines = linesOf(designTable(madeUp(), designs, places));
        QCOMPARE(lines.size(), 1 + 2 + 1);
        QVERIFY(lines[0].endsWith(",ended_time-limit,diagnostics,height_at_u4_2.1_m,impacts_at_u4_2.1"));
        QCOMPARE(lines[1], "2,0.85,2,100,-4,0.5,-3,0.1,1.5,0.25,1,2,2,2,0,0,doubtful,0,8");
        QCOMPARE(lines[2], "1,0.85,2,50,-2,0.5,-3,0.1,1.5,0.25,1,2,0,1,1,0,,0,4");
    }

    void aRowPerRun() {
        const auto lines = linesOf(runTable(madeUp()));
        QCOMPARE(lines.size(), 1 + 8 + 1);
        QCOMPARE(lines[0], "b,e,u4,crossed,height_m,impacts,doubtful,outcome");
        QCOMPARE(lines[1], "1,0.6,2,0,-3,1,0,rebounded");
        QCOMPARE(lines[4], "1,0.85,2.1,1,0,4,0,crossed");
        QCOMPARE(lines[6], "2,0.6,2.1,0,-2.5,6,1,rebounded");
    }

    void aShardHasItsDesignsOnly() {
        SweepResult shard = madeUp();
        shard.shard = {1, 2};
        shard.designs = 2;
        const auto lines = linesOf(aggregateTable(shard));
        QCOMPARE(lines.size(), 1 + 2 + 1);
        QVERIFY(lines[1].startsWith("1,0.85,"));
        QVERIFY(lines[2].startsWith("2,0.85,"));
    }

    void withoutSuccessNoSuchColumn() {
        SweepResult result = madeUp();
        System system = *result.system;
        system.success = {};
        result.system = std::make_shared<const System>(system);
        QVERIFY(linesOf(aggregateTable(result))[0].startsWith("b,e,runs,height_mean_m"));
        QCOMPARE(linesOf(runTable(result))[1], "1,0.6,2,-3,1,0,rebounded");
    }
};

TALWEG_TEST(tst_table, TestTable, QCoreApplication)
#include "tst_table.moc"
