#include "base/number.h"
#include "command_line.h"
#include "support/test.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

/// A folder with a table of cases, run on a system.
struct Cases {
    QTemporaryDir folder;
    QString in = folder.filePath("in.csv"), out = folder.filePath("out.csv");

    Printed run(const QByteArray& table, const QString& system = "falling-body",
                const QStringList& more = {}) {
        put(in, table);
        return talwegCommand(QStringList{"run", system, "--cases", in, "--csv", out} + more);
    }
    QByteArray result() const { return contents(out); }
    /// What is said of a table that was read.
    QString read(int rows) const {
        return QStringLiteral("talweg: Read %1 rows from %2: comma, header in line 1.\n").arg(rows).arg(in);
    }
};

/// With a byte order mark, least significant bytes first.
QByteArray utf16(const QString& text) {
    QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    return encoder.encode(text);
}

QByteArray fallRow(const QByteArray& id, double height, double speed, double g) {
    const double t = std::sqrt(2 * height / g);
    return id + ",landed," + QByteArray::fromStdString(shortest(t)) + ','
           + QByteArray::fromStdString(shortest(speed * t)) + ",\n";
}

const QByteArray fallHeader = "id,outcome,t_s,x_m,doubts\n";

} // namespace

class TestCases : public QObject {
    Q_OBJECT

private slots:
    void oneRowPerCaseInOrder() {
        Cases cases;
        const Printed p = cases.run("id,height,g\nb,20,10\na,5,10\n");
        QCOMPARE(p.error, cases.read(2));
        QCOMPARE(p.code, 0);
        QCOMPARE(cases.result(), fallHeader + fallRow("b", 20, 2, 10) + fallRow("a", 5, 2, 10));
    }

    void whatIsLeftOutIsStandard() {
        Cases cases;
        QCOMPARE(cases.run("height,speed\n,\n7,\n\n,1\n").code, 0);
        QCOMPARE(cases.result(), fallHeader + fallRow("1", 10, 2, 9.81) + fallRow("2", 7, 2, 9.81)
                                     + fallRow("3", 10, 1, 9.81));
    }

    void settingsHoldForAllCases() {
        Cases cases;
        QCOMPARE(cases.run("id,height\na,7\n", "falling-body", {"--set", "g=1.62", "--set", "height=3"}).code,
                 0);
        QCOMPARE(cases.result(), fallHeader + fallRow("a", 7, 2, 1.62));
    }

    void spreadsheetHabitsAreUnderstood() {
        Cases cases;
        const Printed p =
            cases.run("\xEF\xBB\xBF\"id\" , height\r\n\"a \"\"b\"\", c\",\"20\"\r\n d , 5 \r\n\r\n");
        QCOMPARE(p.code, 0);
        QCOMPARE(cases.result(),
                 fallHeader + fallRow("\"a \"\"b\"\", c\"", 20, 2, 9.81) + fallRow("d", 5, 2, 9.81));
    }

    void wordsAndPointsAreInputsToo() {
        Cases cases;
        const Printed p = cases.run(
            "spin,convention,profile\nrolling,published,\"0:0, 1:2\"\n3,consistent,\n", "every-kind");
        QCOMPARE(p.code, 0);
        QCOMPARE(cases.result(),
                 QByteArray("id,outcome,height_m,n,doubts\n1,\"ended, so\",4,2,\n2,\"ended, so\",4,2,\n"));
    }

    void measuresThatAreNotThereAreEmpty() {
        Cases cases;
        QCOMPARE(cases.run("beta\n0\n60\n", "every-kind").code, 0);
        QCOMPARE(cases.result(),
                 QByteArray("id,outcome,height_m,n,doubts\n1,\"ended, so\",,2,\n2,\"ended, so\",20,,\n"));
    }

    void aTableWithoutRowsHasItsHeader() {
        Cases cases;
        QCOMPARE(cases.run("id,height\n").code, 0);
        QCOMPARE(cases.result(), fallHeader);
    }

    void badTables_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QStringList>("problems");
        const auto row = [](const char* name, const QByteArray& table, const QStringList& problems) {
            QTest::newRow(name) << table << problems;
        };
        row("empty", "", {"The table is empty."});
        row("numbers alone", "1,2\n3,4\n",
            {"The header row is missing. It must name the columns; allowed are id, height, speed, g."});
        row("unknown columns", "id,hight,G\n",
            {"line 1: unknown column \"hight\"; allowed columns are id, height, speed, g.",
             "line 1: unknown column \"G\"; allowed columns are id, height, speed, g."});
        row("a column twice", "g,height,g\n", {"line 1: column \"g\" is listed more than once."});
        row("bad cells", "id,height,speed\na,1,2\nb,-1,x\n\nc,3,101\n",
            {"line 3, column height: Height h = -1 m is out of range; it must be greater than 0 m.",
             "line 3, column speed: Speed v = \"x\" is not a number; write it with a decimal point and "
             "without digit grouping.",
             "line 5, column speed: Speed v = 101 m/s is out of range; it must be at least -100 m/s and at "
             "most 100 m/s."});
        row("groups or decimals", "id;height\na;1,234\nb;1,500\n",
            {"Column “height” is ambiguous: “1,234” in line 2 is 1234 with a decimal point and 1.234 with a "
             "decimal comma. Add “decimal=.” or “decimal=,” to choose."});
        row("a unit of another kind", "id,height_kg\na,1\n",
            {"Column “height_kg” has the unit “kg”; allowed units are m, mm, cm, km, in, ft, yd, mi. Add "
             "unit= with one of these units."});
        row("decimal commas between commas", "id,height,g\na,7,5,1,62\n",
            {"Line 2, “a,7,5,1,62”, has 5 cells, but the lines above have 3. If numbers have decimal commas, "
             "separate the cells with semicolons."});
        row("a short row", "id,height\na\n", {"Line 2, “a”, has 1 cell, but the lines above have 2."});
        row("an open quote", "id,height\n\"a,1\n", {"Line 2 has a quoted cell without a closing quote."});
    }

    void badTables() {
        QFETCH(QByteArray, table);
        QFETCH(QStringList, problems);
        Cases cases;
        put(cases.out, "of an earlier run");
        const Printed p = cases.run(table);
        QString expected;
        for (const QString& problem : problems)
            expected += "talweg: " + cases.in + ": " + problem + "\n";
        QCOMPARE(p.error, expected);
        QCOMPARE(p.code, 2);
        QCOMPARE(cases.result(), QByteArray("of an earlier run"));
    }

    void aRowThatFailsKeepsTheOthers() {
        Cases cases;
        const Printed p = cases.run("id,beta\na,60\nb,13\nc,60\nd,13\n", "every-kind");
        QCOMPARE(p.code, 1);
        QCOMPARE(p.error, cases.read(4) + "talweg: Unsolved rows: 2 of 4. The column \"outcome\" in "
                              + cases.out
                              + " gives the reasons.\ntalweg: \"b\" cannot be solved: thirteen is "
                                "unlucky.\ntalweg: \"d\" cannot be solved: thirteen is unlucky.\n");
        QCOMPARE(cases.result(), QByteArray("id,outcome,height_m,n,doubts\na,\"ended, so\",20,,\n"
                                            "b,error: thirteen is unlucky,,,\nc,\"ended, so\",20,,\n"
                                            "d,error: thirteen is unlucky,,,\n"));
        // What came out can be run again: its results are passed over.
        QCOMPARE(cases.run(cases.result(), "every-kind").code, 0);
    }

    void doubtsAreToldAndStrictFails() {
        Cases cases;
        const QByteArray table = "id,beta,spin\na,9,1\nb,9,200\nc,9,rolling\n";
        QCOMPARE(cases.run(table, "every-kind").code, 0);
        const QByteArray expected = "id,outcome,height_m,n,doubts\na,\"ended, so\",3,2,\n"
                                    "b,\"ended, so\",3,2,bound\nc,\"ended, so\",3,2,\n";
        QCOMPARE(cases.result(), expected);
        const Printed p = cases.run(table, "every-kind", {"--strict"});
        QCOMPARE(p.code, 1);
        QCOMPARE(p.error, cases.read(3) + "talweg: 1 of 3 runs is doubtful.\n");
        QCOMPARE(cases.result(), expected);
        QCOMPARE(cases.run("beta,spin\n9,1\n", "every-kind", {"--strict"}).code, 0);
    }

    void aBadRowIsSaidBeforeAnyIsSolved() {
        Cases cases;
        QCOMPARE(cases.run("id,beta\na,1\nb,91\n", "every-kind").code, 2);
        QCOMPARE(QDir(cases.folder.path()).entryList(QDir::Files), QStringList{"in.csv"});
    }

    void manyRowsComeInOrder() {
        Cases cases;
        QByteArray table = "id,height\n", expected = fallHeader;
        for (int i = 1; i <= 1000; ++i) {
            table += QByteArray::number(i) + ',' + QByteArray::number(i) + '\n';
            expected += fallRow(QByteArray::number(i), i, 2, 9.81);
        }
        QCOMPARE(cases.run(table).code, 0);
        QCOMPARE(cases.result(), expected);
    }

    void semicolonsAllowDecimalCommas() {
        Cases cases;
        const Printed p = cases.run("id;height;g\n\"a;1\";7,5;1,62\nb;2e1;9.81\n");
        QCOMPARE(p.code, 0);
        QCOMPARE(cases.result(), fallHeader + fallRow("a;1", 7.5, 2, 1.62) + fallRow("b", 20, 2, 9.81));
        QCOMPARE(cases.run("id\theight\na\t7,5\n").code, 0);
        QCOMPARE(cases.result(), fallHeader + fallRow("a", 7.5, 2, 9.81));
    }

    void inputsTogetherAreChecked() {
        Cases cases;
        const Printed p = cases.run("beta,convention\n85,consistent\n85,published\n", "every-kind");
        QCOMPARE(p.code, 2);
        QCOMPARE(p.error, "talweg: " + cases.in + ": line 3: The published convention ends at β = 80 °.\n");
    }

    void aFileThatCannotBeReadOrWritten() {
        Cases cases;
        cases.out = cases.folder.filePath("no/out.csv");
        const Printed p = cases.run("id\na\n");
        QCOMPARE(p.code, 1);
        QVERIFY(p.error.startsWith("talweg: Cannot write " + cases.out + ": "));
        const Printed q = talwegCommand({"run", "falling-body", "--cases", "none.csv", "--csv", "x.csv"});
        QCOMPARE(q.code, 2);
        QVERIFY(q.error.startsWith("talweg: Cannot read none.csv: "));
    }

    void complaintsAreCutShort() {
        Cases cases;
        const Printed p = cases.run("height\n" + QByteArray("-1\n").repeated(1000));
        QCOMPARE(p.error.count('\n'), 51);
        QVERIFY(p.error.endsWith("talweg: … and 950 more problems.\n"));
    }

    void columnsOfResultsArePassedOver() {
        Cases cases;
        QCOMPARE(cases.run("id,height,outcome,t_s\na,7,crashed,99\n").code, 0);
        QCOMPARE(cases.result(), fallHeader + fallRow("a", 7, 2, 9.81));
    }

    /// As spreadsheets and loggers write them.
    void tablesOfAllKinds_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QString>("options");
        const auto row = [](const char* name, const QByteArray& table, const QByteArray& id = "a",
                            const char* options = "") { QTest::newRow(name) << table << id << options; };
        row("comment", "# designs of week 3\nid,height,g\na,7.5,1.62\n");
        row("UTF-16", utf16("id;g;height\na;1,62;7,5\n"));
        row("Latin-1", "id,height,g\nweich-\xFC,7.5,1.62\n", "weich-ü");
        row("trailing cells", "id,height,g,\r\na,7.5,1.62,\r\n,,,\r\n");
        row("sep=;", "sep=;\nid;height;g\na;7,5;1,62\n");
        row("units in the header", "id,height_cm,g (m/s²)\na,750,1.62\n");
        row("a row of units", "id,height,g\n,km,m/s²\na,0.0075,1.62\n");
        row("units in cells", "id;height;g\na;750 cm;1,62\n");
        row("decimal commas with units", "id;height;g\na;7,5 m;1,62 m/s²\n");
        row("blanks", "id height g\na 7.5 1.62\n");
        row("told decimal", "id;height;g\na;7,500;1,620\n", "a", "?decimal=,");
        row("true minus", "id,height,speed,g\na,7.5,2,1.62\n");
    }
    void tablesOfAllKinds() {
        QFETCH(const QByteArray, table);
        QFETCH(const QByteArray, id);
        QFETCH(const QString, options);
        Cases cases;
        put(cases.in, table);
        const Printed p =
            talwegCommand({"run", "falling-body", "--cases", cases.in + options, "--csv", cases.out});
        QCOMPARE(p.code, 0);
        QVERIFY2(p.error.startsWith("talweg: Read 1 row from " + cases.in + ": "), qPrintable(p.error));
        QCOMPARE(cases.result(), fallHeader + fallRow(id, 7.5, 2, 1.62));
    }

    void pointsInGroupsAreNumbers() {
        Cases cases;
        QCOMPARE(cases.run("id;height\na;1.234,5\n").code, 0);
        QCOMPARE(cases.result(), fallHeader + fallRow("a", 1234.5, 2, 9.81));
    }
};

TALWEG_TEST(tst_cases, TestCases, QCoreApplication)
#include "tst_cases.moc"
