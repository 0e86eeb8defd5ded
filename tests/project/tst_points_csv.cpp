#include "project/points_csv.h"
#include "support/test.h"

#include <QtTest>

using namespace talweg;

class TestPointsCsv : public QObject {
    Q_OBJECT

private slots:
    void pointsFromCsv_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto fine = [](const char* name, const QString& text) { QTest::newRow(name) << text << ""; };
        const auto wrong = [](const char* name, const QString& text, const QString& error) {
            QTest::newRow(name) << text << error;
        };
        fine("plain", "0,0\n1,2.5\n");
        fine("header", "x,y\n0,0\n1,2.5\n");
        fine("header in another order", "name,y_m,x_m\na,0,0\nb,2.5,1\n");
        fine("semicolon and decimal comma", "x;y\r\n0;0\r\n1;2,5\r\n");
        fine("tab, comment and empty line", "# profile\n0\t0\n\n1\t2.5");
        fine("byte-order mark, quotes, old line ends", "\uFEFF\"x\",\"y\"\r\"0\",0\r1,\"2.5\"\r");
        wrong("word for a number", "x,y\n0,0\n\n1,high\n",
              "Line 4, “1,high”, does not hold two numbers x and y.");
        wrong("decimal commas between commas", "x,y\n0,0\n1,5,2,5\n",
              "Line 3, “1,5,2,5”, has 4 cells, but the header has 2. Where decimals have commas, put "
              "semicolons "
              "between the cells.");
        wrong(
            "and without a header", "0,0,0,0\n1,5,2,5\n",
            "Line 1, “0,0,0,0”, has 4 cells, but without a header that names x and y there must be 2. Where "
            "decimals have commas, put semicolons between the cells.");
        wrong("one column", "x\n1\n", "Line 2, “1”, does not hold two numbers x and y.");
        wrong("empty", "", "The file holds no points.");
    }

    void pointsFromCsv() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const PointsReading reading = readPointsCsv(text);
        QCOMPARE(reading.error, error);
        QCOMPARE(reading.points.has_value(), error.isEmpty());
        if (reading.points) QCOMPARE(*reading.points, (Points{{0, 0}, {1, 2.5}}));
    }

    void manyPointsFromCsv() {
        QString text = "x,y\n";
        for (int i = 0; i < 5000; ++i)
            text += QString("%1,%2\n").arg(i).arg(0.1 * i);
        const PointsReading reading = readPointsCsv(text);
        QVERIFY(reading.points);
        QCOMPARE(reading.points->size(), 5000u);
    }
};

TALWEG_TEST(tst_points_csv, TestPointsCsv, QCoreApplication)
#include "tst_points_csv.moc"
