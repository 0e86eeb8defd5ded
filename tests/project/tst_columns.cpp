#include "project/columns.h"
#include "study/unreadable_column.h"
#include "support/falling_body.h"
#include "support/test.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;

namespace {

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
}

/// What keeps a column from being read; empty for nothing.
QString refusalOf(const ColumnReader& columns, const std::string& file, const std::string& column) {
    try {
        columns(file, column);
    } catch (const UnreadableColumn& why) {
        return QString::fromStdString(why.what());
    }
    return {};
}

} // namespace

class TestColumns : public QObject {
    Q_OBJECT

private slots:
    /// Relative names are of the project's folder, whatever the present one is.
    void namesAreOfTheProjectsFolder() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("data"));
        put(folder.filePath("wind.csv"), "\xEF\xBB\xBFt,u\n0,1.5\n1,-2e-3\n\n2,4\n");
        put(folder.filePath("data/wind.csv"), "t;u\r\n0;1,5\r\n1;2,25\r\n");
        const ColumnReader columns = columnsOf({}, folder.path());
        QCOMPARE(columns("wind.csv", "u").values, (std::vector<double>{1.5, -2e-3, 4}));
        QCOMPARE(columns("data/wind.csv", "u").values, (std::vector<double>{1.5, 2.25}));
        QCOMPARE(columns("data/../wind.csv", "t").values, (std::vector<double>{0, 1, 2}));
        const std::string whole = folder.filePath("wind.csv").toStdString();
        QCOMPARE(columns(whole, "t").values.size(), 3u);
        // Options follow the name; units are made the program's own.
        put(folder.filePath("kmh.csv"), "t;speed at 10:00 (km/h)\n0;36\n1;\n2;7,2\n");
        QVERIFY(refusalOf(columns, "kmh.csv", "speed at 10:00").contains("1 number is missing"));
        QCOMPARE(columns("kmh.csv?gaps=skip", "Speed at 10:00").values, (std::vector<double>{10, 2}));
        QVERIFY(
            refusalOf(columns, "kmh.csv?gaps=none", "t").contains("“gaps=none” is not a valid table option"));
        // Without a folder only whole paths.
        QCOMPARE(columnsOf({}, QString())(whole, "t").values.size(), 3u);
        QVERIFY(refusalOf(columnsOf({}, QString()), "wind.csv", "t").contains("Save the project first"));
    }

    void whatCannotBeReadIsSaid() {
        const QTemporaryDir folder;
        put(folder.filePath("empty.csv"), "\n");
        put(folder.filePath("head.csv"), "t,u\n");
        put(folder.filePath("words.csv"), "t,u\n0,1\n1,calm\n");
        const ColumnReader columns = columnsOf({}, folder.path());
        QCOMPARE(refusalOf(columns, "gone.csv", "u"),
                 folder.filePath("gone.csv") + ": the file does not exist.");
        QVERIFY(refusalOf(columns, ".", "u").contains("not a regular file"));
        QVERIFY(refusalOf(columns, "empty.csv", "u").contains("The table is empty."));
        QVERIFY(refusalOf(columns, "head.csv", "u").contains("column \"u\" contains no numbers"));
        QVERIFY(
            refusalOf(columns, "head.csv", "v").contains("column \"v\" does not exist; columns are t, u"));
        QVERIFY(
            refusalOf(columns, "words.csv", "u").contains("Line 3: “calm” in column “u” is not a number."));
        // A distribution makes a complaint of it.
        const DistributionReading reading =
            readDistribution(tests::fallingBody(), "g", "file:gone.csv:u", {nullptr, columns});
        QVERIFY(reading.error.find("\"file:gone.csv:u\"") != std::string::npos);
        QVERIFY(reading.error.find("the file does not exist.") != std::string::npos);
    }

    void aChangedTableIsReadAnew() {
        const QTemporaryDir folder;
        const ColumnReader columns = columnsOf({}, folder.path());
        QVERIFY(!refusalOf(columns, "u.csv", "u").isEmpty());
        put(folder.filePath("u.csv"), "u\n1\n");
        QCOMPARE(columns("u.csv", "u").values, std::vector<double>{1});
        put(folder.filePath("u.csv"), "u\n1\n2\n");
        QCOMPARE(columns("u.csv", "u").values, (std::vector<double>{1, 2}));
        QVERIFY(QFile::remove(folder.filePath("u.csv")));
        QVERIFY(!refusalOf(columns, "u.csv", "u").isEmpty());
        // More columns than are remembered.
        QByteArray head = "c0", row = "0";
        for (int i = 1; i < 40; ++i) {
            head += ",c" + QByteArray::number(i);
            row += "," + QByteArray::number(i);
        }
        put(folder.filePath("u.csv"), head + "\n" + row + "\n");
        for (int again = 0; again < 2; ++again)
            for (int i = 0; i < 40; ++i)
                QCOMPARE(columns("u.csv", "c" + std::to_string(i)).values, std::vector<double>{double(i)});
    }

    /// A project goes by what it keeps, whatever has become of the tables, and knows when they differ.
    void keptNumbersCount() {
        const QTemporaryDir folder;
        put(folder.filePath("wind.csv"), "u,v\n1,10\n2,20\n");
        Project project;
        project.experiments = {makeExperiment(tests::fallingBody(), "Fall")};
        project.experiments[0].study =
            Study{.likely = "file:wind.csv:u", .uncertain = {{"g", "file:wind.csv:w"}}};
        project.baseline = Baseline{"Fall", "falling-body", {}, {.likely = "file:wind.csv:v"}};
        project.measured = {{"old.csv", "u", "0", measuredNumbers({7})}};
        QVERIFY(keepMeasured(project, folder.path()).empty());
        QCOMPARE(project.measured.size(),
                 std::size_t(2)); // neither what cannot be read nor what is not named
        QCOMPARE(project.measured[0].numbers->values, (std::vector<double>{1, 2}));
        QCOMPARE(project.measured[1].numbers->values, (std::vector<double>{10, 20}));
        // As sha256sum has it.
        QCOMPARE(project.measured[0].digest,
                 std::string("03f2df13727dc8ac56bb75ff6bc4f2e75cd63533f9c4ba06f3ec33d7f357ef61"));
        QVERIFY(changedTables(project.measured, folder.path()).empty());

        put(folder.filePath("wind.csv"), "u,v\n1,10\n3,20\n4,30\n");
        const ColumnReader columns = columnsOf(project.measured, folder.path());
        QCOMPARE(columns("wind.csv", "u").values, (std::vector<double>{1, 2}));
        Project again = project;
        QVERIFY(keepMeasured(again, folder.path()).empty());
        QVERIFY(again == project);
        QCOMPARE(changedTables(project.measured, folder.path()),
                 (std::vector<TableChange>{{"wind.csv", TableChange::Kind::changed}}));
        put(folder.filePath("wind.csv"), "speed\n1\n");
        const auto changes = changedTables(project.measured, folder.path());
        QCOMPARE(changes.size(), std::size_t(1));
        QVERIFY(changes[0].kind == TableChange::Kind::unreadable);
        QVERIFY(changeText(changes[0]).contains("column \"u\" does not exist"));
        for (const QString& elsewhere : {QDir(folder.path()).filePath("none"), QString()}) {
            QCOMPARE(changedTables(project.measured, elsewhere),
                     (std::vector<TableChange>{{"wind.csv", TableChange::Kind::gone}}));
            QCOMPARE(columnsOf(project.measured, elsewhere)("wind.csv", "v").values,
                     (std::vector<double>{10, 20}));
        }
    }

    /// The same numbers in another unit, or without one, are other quantities.
    void anotherUnitIsAChange_data() {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<bool>("isChanged");
        QTest::newRow("another unit") << QByteArray("u (kg)") << true;
        QTest::newRow("no unit") << QByteArray("u") << true;
        QTest::newRow("the same unit, written differently") << QByteArray("u [m/s]") << false;
    }
    void anotherUnitIsAChange() {
        QFETCH(const QByteArray, head);
        QFETCH(const bool, isChanged);
        const QTemporaryDir folder;
        put(folder.filePath("wind.csv"), "u (m/s)\n1\n2\n");
        const std::vector<MeasuredColumn> kept{readMeasured(folder.path(), "wind.csv", "u")};
        QCOMPARE(kept.front().unit, std::string("m/s"));
        put(folder.filePath("wind.csv"), head + "\n1\n2\n\n\n"); // of another size, so that it is read again
        const auto changes = changedTables(kept, folder.path());
        QCOMPARE(changes, isChanged ? (std::vector<TableChange>{{"wind.csv", TableChange::Kind::changed}})
                                    : std::vector<TableChange>());
    }

    /// What would fill the project's file stays in its table.
    void largeColumnsAreNotKept() {
        const QTemporaryDir folder;
        QByteArray table = "u\n";
        for (int i = 0; i < 70'000; ++i)
            table += "0.123456789\n"; // 13 bytes each in a list
        put(folder.filePath("a.csv"), table);
        put(folder.filePath("b.csv"), table);
        put(folder.filePath("c.csv"), "u\n1\n");
        Project project;
        project.experiments = {makeExperiment(tests::fallingBody(), "Fall")};
        project.experiments[0].study = Study{
            .uncertain = {{"g", "file:a.csv:u"}, {"speed", "file:b.csv:u"}, {"height", "file:c.csv:u"}}};
        QCOMPARE(keepMeasured(project, folder.path()), (std::vector<ColumnName>{{"b.csv", "u"}}));
        QCOMPARE(project.measured.size(), std::size_t(2));
        QCOMPARE(project.measured[1].file, std::string("c.csv"));
        QCOMPARE(columnsOf(project.measured, folder.path())("b.csv", "u").values.size(), std::size_t(70'000));
    }

    void tablesGetOtherNames() {
        const Study study{
            .likely = "file:wind.csv:u",
            .uncertain = {{"g", " file:a/wind.csv:u"}, {"speed", "±5%"}, {"h", "file:wind.csv"}}};
        const Study renamed = withTable(study, "wind.csv", "wind 2.csv");
        QCOMPARE(renamed.likely, std::string("file:wind 2.csv:u"));
        QVERIFY(renamed.uncertain == study.uncertain);
    }

    void tablesOfAStudy() {
        Study study;
        study.likely = " file:a.csv:u";
        study.uncertain = {{"g", "file:data/b.csv:v"}, {"height", "file:a.csv:w"},
                           {"speed", "±5%"},           {"half", "file:"},
                           {"typed", "file:c.csv"},    {"told", "file:d.csv?decimal=,:u at 10:00"}};
        QCOMPARE(columnsNamedIn(study).back(), (ColumnName{"d.csv?decimal=,", "u at 10:00"}));
        QCOMPARE(tablePath("/data", "d.csv?decimal=,"), "/data/d.csv");
        study.uncertain.pop_back();
        QCOMPARE(tablesOf(study), (QStringList{"a.csv", "data/b.csv"}));
    }
};

TALWEG_TEST(tst_columns, TestColumns, QCoreApplication)
#include "tst_columns.moc"
