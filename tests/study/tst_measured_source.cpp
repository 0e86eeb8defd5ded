#include "study/measured_source.h"
#include "support/test.h"

using namespace talweg;

class TestMeasuredSource : public QObject {
    Q_OBJECT

private slots:
    void columnsBeginBehindTheTable_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("column");
        const auto row = [](const char* text, const char* file, const char* column) {
            QTest::newRow(text) << text << file << column;
        };
        row("wind.csv:speed", "wind.csv", "speed");
        row("wind.csv:speed at 10:00", "wind.csv", "speed at 10:00");
        row("wind.csv?gaps=skip:speed", "wind.csv?gaps=skip", "speed");
        row("a:b.tsv:u", "a:b.tsv", "u");
        row("a:b:u", "a:b", "u");
        row("-:u", "-", "u");
        row("wind.csv:", "wind.csv", "");
        row("wind.csv", "", "wind.csv");
        row("", "", "");
    }
    void columnsBeginBehindTheTable() {
        QFETCH(const QString, text);
        QFETCH(const QString, file);
        QFETCH(const QString, column);
        const MeasuredSource source = measuredSource(text.toStdString());
        QCOMPARE(QString::fromStdString(source.file), file);
        QCOMPARE(QString::fromStdString(source.column), column);
    }
};

TALWEG_TEST(tst_measured_source, TestMeasuredSource, QCoreApplication)
#include "tst_measured_source.moc"
