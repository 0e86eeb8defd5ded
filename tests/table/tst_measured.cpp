#include "support/test.h"
#include "table/measured_table.h"

using namespace talweg;

namespace {

MeasuredReading measured(const QByteArray& bytes, const QString& column, const QString& options = {}) {
    return readMeasuredTable(decoded(bytes), column, tableSource("a.csv" + options).options, "a.csv");
}

} // namespace

/// Measured columns as loggers and services write them.
class TestMeasured : public QObject {
    Q_OBJECT

private slots:
    void areRead_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QString>("column");
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("options");
        const auto row = [](const char* name, const QByteArray& table, const char* column,
                            const QList<double>& values, const char* unit = "", const char* options = "") {
            QTest::newRow(name) << table << column << values << unit << options;
        };
        row("comments", "# station 7, 2 m mast\n# units m/s\ntime,speed\n0,4.5\n1,6.0\n\n2,5.5\n", "speed",
            {4.5, 6, 5.5});
        row("gap left out", "time,speed\n0,4.5\n1,\n2,5.5\n", "speed", {4.5, 5.5}, "", "?gaps=skip");
        row("gap in another column", "time,speed,v\n0,4.5,1\n1,,2\n", "v", {1, 2});
        row("decimal comma", "time\tpressure\tspeed\n0\t1,005\t1,5\n1\t1,006\t2,5\n", "speed", {1.5, 2.5});
        row("colon in a name", "time,speed at 10:00\n0,4.5\n1,6\n", "speed at 10:00", {4.5, 6});
        row("UTF-16",
            QByteArray("\xFF\xFEu\0\n\0"
                       "1\0\n\0",
                       10),
            "u", {1});
        row("sep=,", "sep=,\r\ntime,speed\r\n0,4.5\r\n1,6\r\n", "speed", {4.5, 6});
        row("line end in a header", "time,\"speed\n(m/s)\"\n0,4.5\n1,6\n", "speed", {4.5, 6}, "m/s");
        row("capitals", "Time,Speed\n0,4.5\n1,6\n", "speed", {4.5, 6});
        row("exact before capitals", "u,U\n1,10\n2,20\n", "U", {10, 20});
        row("one column", "u\n4,5\n5,5\n", "u", {4.5, 5.5});
        row("two headers",
            "latitude,longitude,elevation,offset,zone\n52.52,13.42,38.0,0,GMT\n\n"
            "time,wind_speed_10m (km/h)\n2022-06-08T00:00,10.8\n2022-06-08T01:00,36.0\n",
            "wind_speed_10m", {3, 10}, "m/s");
        row("words beside numbers", "AOBT,LTST,SPEED\n1.0,00001 10:00:00,4.5\n2.0,00001 10:00:01,5\n",
            "SPEED", {4.5, 5});
        row("header in a comment",
            "# Simulation 3\n# Time (s),Altitude (m),Wind velocity (m/s)\n# Event LAUNCH at t=0 "
            "seconds\n0,0,4.1\n"
            "0.05,0.2,4.4\n# Event APOGEE at t=1.5 seconds\n0.1,0.5,3.9\n",
            "Wind velocity", {4.1, 4.4, 3.9}, "m/s");
        row("whole header", "time,wind speed [kn]\n0,36\n", "wind speed [kn]", {18.52}, "m/s");
        row("degrees", "t,slope_rad\n0,0\n", "slope", {0}, "°");
        row("told unit", "t,v (km per h)\n0,36\n", "v", {10}, "m/s", "?unit=km/h");
        row("trailing cells", "time,speed,\n0,4.5,\n1,6,\n,,\n", "speed", {4.5, 6});
        row("percent", "t,slip (%)\n0,12.5\n1,50\n", "slip", {0.125, 0.5}, "1");
        row("below zero", "T\n-5,5\n-6\n", "T", {-5.5, -6});
    }
    void areRead() {
        QFETCH(const QByteArray, table);
        QFETCH(const QString, column);
        QFETCH(const QList<double>, values);
        QFETCH(const QString, unit);
        QFETCH(const QString, options);
        const MeasuredReading reading = measured(table, column, options);
        QCOMPARE(reading.error, QString());
        QCOMPARE(QList<double>(reading.values.begin(), reading.values.end()), values);
        QCOMPARE(QString::fromStdString(reading.unit), unit);
    }

    void areRefused_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const QByteArray& table, const char* error) {
            QTest::newRow(name) << table << error;
        };
        row("twice", "u,u\n1,2\n", "column \"u\" is listed more than once; columns are u, u.");
        row("none", "a,b\n1,2\n", "column \"u\" does not exist; columns are a, b.");
        row("no numbers", "t,u\n", "column \"u\" contains no numbers.");
        row("word", "t,u\n0,1\n1,calm\n", "Line 3: “calm” in column “u” is not a number.");
        row("gap", "t,u\n0,4.5\n1,\n2,5.5\n", "1 number is missing in column “u”, in line 3.");
        row("short row", "t,u\n0,4.5\n1\n2,5.5\n", "Line 3, “1”, has 1 cell, but the lines above have 2.");
        row("no data", "t,u\n0,4.5\n1,-999\n2,5.5\n", "in line 3: “-999” stands for missing data.");
        row("groups or commas", "t\tu\tv\n0\t1,005\t1,5\n1\t1,006\t2,5\n", "“1,005” in line 2 is 1005 with");
        row("g", "t,u (g)\n0,1\n", "has the unit “g”; allowed units are");
        row("no header", "0,1\n1,2\n", "column \"u\" does not exist");
    }
    void areRefused() {
        QFETCH(const QByteArray, table);
        QFETCH(const QString, error);
        const QString found = measured(table, "u").error;
        QVERIFY2(found.contains(error), qPrintable(found));
    }
};

TALWEG_TEST(tst_measured, TestMeasured, QCoreApplication)
#include "tst_measured.moc"
