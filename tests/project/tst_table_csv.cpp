#include "project/table_csv.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "systems/table.h"

using namespace talweg;

namespace {

const Parameter& bodies() {
    static const Registry registry = builtinSystems();
    return *find(registry.find("incline")->parameters, "bodies");
}

const Parameter& particles() {
    static const Registry registry = builtinSystems();
    return *find(registry.find("rough-plane")->parameters, "particles");
}

} // namespace

class TestTableCsv : public QObject {
    Q_OBJECT

private slots:
    void reads_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rows"); // as on the command line
        QTest::newRow("ids") << "shape,m\nsolid-sphere,2\nbody,1"
                             << "solid-sphere m=2, body";
        QTest::newRow("with units, in another order") << "R_m;m_kg;Shape\n0,5;2;Hollow sphere"
                                                      << "hollow-sphere R=0.5 m=2";
        QTest::newRow("empty cells") << "name,k,shape\n,,body\n\"A, b\",0.3,body"
                                     << "body, body name=\"A, b\" k=0.3";
        QTest::newRow("groups, told by another column")
            << "shape\tm\tR\nsolid-sphere\t1,000\t0.2\nhollow-sphere\t1,250\t0.2"
            << "solid-sphere m=1000 R=0.2, hollow-sphere m=1250 R=0.2";
        QTest::newRow("other units") << "shape,m (g),R [cm]\nsolid-sphere,1000,20"
                                     << "solid-sphere m=1 R=0.2";
        QTest::newRow("numbered rows") << "n,Shape,M\n1,body,2\n2,body,3"
                                       << "body m=2, body m=3";
        QTest::newRow("no header") << "# bodies\nbody\tWheel\t1\t0.2\tshape\tramp\tramp\t3\r\n\r\n"
                                   << "body name=Wheel color=3";
    }
    void reads() {
        QFETCH(const QString, text);
        QFETCH(const QString, rows);
        const TableReading reading = readTableCsv(bodies(), decodedText(text));
        QVERIFY2(reading.rows, qPrintable(reading.error));
        QVERIFY(Value(*reading.rows) == tableFrom(bodies(), rows.toStdString()));
    }

    void refuses() {
        const auto errorOf = [](const Parameter& table, const char* text) {
            return readTableCsv(table, decodedText(QString::fromUtf8(text))).error;
        };
        QCOMPARE(errorOf(bodies(), ""), "The table is empty.");
        QCOMPARE(errorOf(bodies(), "shape,m\n"), "The table has no rows.");
        QCOMPARE(errorOf(bodies(), "solid-sphere,2"),
                 "A table without a header must have 8 columns, but this one has 2. The columns are shape, "
                 "name, m, R, k, mu, mu_k, color.");
        QCOMPARE(errorOf(bodies(), "shape,m\nbody,1\ncube,1"),
                 "Line 3: “cube” is not a valid value of shape.");
        QCOMPARE(errorOf(bodies(), "shape,m\nbody,1,2"),
                 "Line 2, “body,1,2”, has 3 cells, but the lines above have 2. If numbers have decimal "
                 "commas, separate the cells with semicolons.");
        // A decimal comma between commas would be another row than is meant.
        QVERIFY(!errorOf(particles(), "1,5,0,0").isEmpty());
        QVERIFY(errorOf(bodies(), "shape\tm\nbody\t1,000\nbody\t1,250").contains("is ambiguous"));
        QCOMPARE(errorOf(bodies(), "shape,m,size\nbody,1,2"),
                 "Line 1: column “size” does not exist; columns are shape, name, m, R, k, mu, mu_k, color.");
        QCOMPARE(errorOf(bodies(), "shape,m,M\nbody,1,2"), "Line 1: column “M” is listed more than once.");
        QVERIFY(
            errorOf(bodies(), "shape,m (ft)\nbody,1").contains("has the unit “ft”; allowed units are kg"));
        QCOMPARE(errorOf(particles(), "1,5;0;0"), QString());
    }
};

TALWEG_TEST(tst_table_csv, TestTableCsv, QCoreApplication)
#include "tst_table_csv.moc"
