#include "command_line.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;
using tests::Printed;

// A run that is not vouched for, and one that its time limit ends, wherever runs are told: neither gets lost,
// and with --strict every command fails for the first.

namespace {

/// A floor of 10⁻¹² m is hardly more than the rounding of its points, so that no run over it is vouched for.
const QStringList doubtful{"--set", "pl=1e-12"};
/// Half a second is too short for a verdict.
const QStringList undecided{"--set", "t_end=0.5"};

Printed command(const QStringList& arguments) {
    static const Registry all = builtinSystems();
    return tests::talwegCommand(arguments, all);
}

/// The cells of a column of a table.
QStringList columnOf(const QByteArray& csv, const QString& column) {
    const QStringList lines = QString::fromUtf8(csv).split('\n', Qt::SkipEmptyParts);
    const qsizetype place = lines.value(0).split(',').indexOf(column);
    QStringList cells;
    for (const QString& line : lines.mid(1))
        cells << line.split(',').value(place);
    return cells;
}

} // namespace

class TestDoubts : public QObject {
    Q_OBJECT

private slots:
    void ofSingleRuns_data() {
        QTest::addColumn<QStringList>("asked");
        QTest::newRow("for people") << QStringList{};
        QTest::newRow("JSON") << QStringList{"--json"};
        QTest::newRow("samples") << QStringList{"--csv", "*.csv"};
        QTest::newRow("a table of the run") << QStringList{"--csv", "*.csv", "--table", "phases"};
        QTest::newRow("events") << QStringList{"--events", "*.csv"};
        QTest::newRow("states") << QStringList{"--at", "0,0.5"};
    }
    void ofSingleRuns() {
        QFETCH(QStringList, asked);
        asked.replaceInStrings("*", m_folder.filePath("single"));
        const QStringList run = QStringList{"run", "rover"} + asked;
        const Printed told = command(run + doubtful);
        QCOMPARE(told.code, 0);
        QVERIFY2((told.out + told.error)
                     .contains(asked.isEmpty()             ? "Warning: The two end points of"
                               : asked.first() == "--json" ? "\"resolution\""
                                                           : "The run is doubtful."),
                 qPrintable(told.out + told.error));
        const Printed strict = command(run + doubtful + QStringList{"--strict"});
        QCOMPARE(strict.code, 1);
        QCOMPARE(strict.error, QString("talweg: The run is doubtful.\n"));
        // What can be vouched for passes.
        const Printed sound = command(run + QStringList{"--strict"});
        QCOMPARE(sound.code, 0);
        QCOMPARE(sound.error, QString());
    }

    void ofATableOfCases() {
        const QString in = m_folder.filePath("cases.csv"), out = m_folder.filePath("solved.csv");
        tests::put(in, "id,pl,t_end\nsound,30,3600\ndoubtful,1e-12,3600\nundecided,30,0.5\n");
        const QStringList run{"run", "rover", "--cases", in, "--csv", out};
        const Printed told = command(run);
        QCOMPARE(told.error, "talweg: Read 3 rows from " + in
                                 + ": comma, decimal point, header in line 1.\n"
                                   "talweg: note: 1 of 3 runs is doubtful.\n");
        QCOMPARE(columnOf(tests::contents(out), "doubts"), (QStringList{"", "resolution", ""}));
        QCOMPARE(columnOf(tests::contents(out), "outcome").last(), QString("time-limit"));
        QCOMPARE(command(run + QStringList{"--strict"}).code, 1);
    }

    void ofAComparison() {
        const QString project = m_folder.filePath("compared.talweg");
        tests::put(project, R"({"format": "talweg", "version": 1, "experiments": [
            {"name": "A", "system": "rover", "inputs": {}},
            {"name": "B", "system": "rover", "inputs": {"pl": 1e-12}}]})");
        QCOMPARE(command({"compare", project}).error, QString("talweg: note: 1 of 2 runs is doubtful.\n"));
        const Printed strict = command({"compare", project, "--strict"});
        QCOMPARE(strict.code, 1);
        QVERIFY2(strict.error.contains("1 of 2 runs is doubtful."), qPrintable(strict.error));
    }

    /// Side by side in the lanes of a batch, one by one where the batch has not what is asked for, and drawn
    /// at random: each run of an hour is doubtful.
    void ofStudies_data() {
        QTest::addColumn<QStringList>("study");
        const QStringList grid{"--grid", "e=0.3,0.6,0.9", "--grid", "u4=2:8:1", "--over", "u4"};
        QTest::newRow("in lanes") << grid;
        QTest::newRow("in lanes, more measures")
            << grid + QStringList{"--measure", "height", "--measure", "t"};
        QTest::newRow("one by one") << grid + QStringList{"--measure", "share_flying"};
        QTest::newRow("in air") << grid + QStringList{"--set", "rho=0.01", "--set", "wind=2"};
        QTest::newRow("judged by random runs")
            << QStringList{"--grid", "e=0.3,0.6,0.9", "--dist", "u4=uniform:2:8", "--noise", "7"};
    }
    void ofStudies() {
        QFETCH(QStringList, study);
        const QString designs = m_folder.filePath("designs.csv");
        study = QStringList{"study", "rover"} + study + QStringList{"--csv", designs};
        const Printed told = command(study + doubtful);
        QCOMPARE(told.code, 0);
        QVERIFY2(told.error.contains("21 of 21 runs are doubtful."), qPrintable(told.error));
        QCOMPARE(columnOf(tests::contents(designs), "doubtful"), (QStringList{"7", "7", "7"}));
        const Printed strict = command(study + doubtful + QStringList{"--strict"});
        QCOMPARE(strict.code, 1);
        QVERIFY2(strict.error.contains("21 of 21 runs are doubtful."), qPrintable(strict.error));
        const Printed sound = command(study + QStringList{"--strict"});
        QCOMPARE(sound.code, 0);
        QVERIFY2(!sound.error.contains("doubtful"), qPrintable(sound.error));
    }

    void ofShards() {
        const auto part = [&](int number) { return m_folder.filePath(QString("part%1.csv").arg(number)); };
        for (int number = 1; number <= 2; ++number) {
            const Printed told =
                command(QStringList{"study", "rover", "--grid", "e=0.3,0.6", "--grid", "u4=2,5", "--over",
                                    "u4", "--csv", part(number), "--shard", QString("%1/2").arg(number)}
                        + doubtful);
            QVERIFY2(told.error.contains("2 of 2 runs are doubtful."), qPrintable(told.error));
        }
        const QString merged = m_folder.filePath("merged.csv");
        QCOMPARE(command({"study", "--merge", part(1), part(2), "--csv", merged}).code, 0);
        QCOMPARE(columnOf(tests::contents(merged), "doubtful"), (QStringList{"2", "2"}));
    }

    void ofRandomRuns() {
        const QString runs = m_folder.filePath("runs.csv");
        const QStringList random{"study",  "rover",          "--monte-carlo", "20",
                                 "--dist", "u4=uniform:2:8", "--runs",        runs};
        const Printed strict = command(random + doubtful + QStringList{"--strict"});
        QCOMPARE(strict.code, 1);
        QVERIFY2(strict.error.contains("20 of 20 runs are doubtful."), qPrintable(strict.error));
        const QStringList cells = columnOf(tests::contents(runs), "doubtful");
        QCOMPARE(cells.size(), 20);
        QCOMPARE(cells.count("1"), 20);
    }

    /// A run that its time limit ends is neither a success nor a failure: the table counts it, the answer
    /// says so.
    void undecidedRunsAreTold() {
        const QString designs = m_folder.filePath("undecided.csv");
        const Printed told =
            command(QStringList{"study", "rover", "--grid", "e=0.3,0.6", "--grid", "u4=2:4:1", "--over", "u4",
                                "--csv", designs, "--require", "crossed >= 50"}
                    + undecided);
        QVERIFY2((told.out + told.error).contains("Undecided runs: 6 of 6."),
                 qPrintable(told.out + told.error));
        const QString runs = m_folder.filePath("undecidedRuns.csv");
        command(QStringList{"study", "rover", "--grid", "e=0.3", "--grid", "u4=2,3", "--over", "u4", "--runs",
                            runs}
                + undecided);
        QCOMPARE(columnOf(tests::contents(runs), "outcome"), (QStringList{"time-limit", "time-limit"}));
    }

private:
    QTemporaryDir m_folder;
};

TALWEG_TEST(tst_doubts, TestDoubts, QCoreApplication)
#include "tst_doubts.moc"
