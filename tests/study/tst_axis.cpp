#include "study/axis.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QRegularExpression>
#include <QtTest>
#include <numbers>

using namespace talweg;

namespace {

const std::shared_ptr<const System> rover = builtinSystems().find("rover");
const System falling = tests::fallingBody();

QString complaintAbout(const char* parameter, const char* text) {
    const AxisReading reading = readAxis(*rover, parameter, text);
    return reading.axis ? QString("none") : QString::fromStdString(reading.error);
}

std::vector<double> valuesOf(const char* parameter, const char* text) {
    const AxisReading reading = readAxis(*rover, parameter, text);
    return reading.axis ? reading.axis->values : std::vector<double>{};
}

} // namespace

class AxisTest : public QObject {
    Q_OBJECT

private slots:
    void rangeHoldsTheDoublesNearestToItsDecimals() {
        const auto e = valuesOf("e", "0.6:1:0.01");
        QCOMPARE(e.size(), std::size_t{41});
        QCOMPARE(e[25], 0.85);
        for (std::size_t i = 0; i < e.size(); ++i)
            QCOMPARE(e[i], (60 + static_cast<double>(i)) / 100); // rounded once, so nearest
        const auto speeds = valuesOf("u4", "2:7:0.1");
        QCOMPARE(speeds.size(), std::size_t{51});
        for (std::size_t i = 0; i < speeds.size(); ++i)
            QCOMPARE(speeds[i], (20 + static_cast<double>(i)) / 10);
    }

    void rangesInEveryWriting_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<double>>("values");
        QTest::newRow("one value") << "2:2:0.5" << QList<double>{2};
        QTest::newRow("the step is the range") << "1:2:1" << QList<double>{1, 2};
        QTest::newRow("a calculated step") << "0:1:1/4" << QList<double>{0, 0.25, 0.5, 0.75, 1};
        QTest::newRow("a rounded step ends at the end")
            << "0:1:0.333333333333" << QList<double>{0, 0.333333333333, 0.666666666666, 1};
        QTest::newRow("downwards") << "2:1:-0.5" << QList<double>{2, 1.5, 1};
        QTest::newRow("through zero") << "-0.2:0.2:0.2" << QList<double>{-0.2, 0, 0.2};
        QTest::newRow("exponents") << "1e-1:3E-1:+1e-1" << QList<double>{0.1, 0.2, 0.3};
        QTest::newRow("spaces") << " 1 : 3 : 1 " << QList<double>{1, 2, 3};
        QTest::newRow("list as given") << "3, 1,2.5" << QList<double>{3, 1, 2.5};
        QTest::newRow("a single number") << "7" << QList<double>{7};
        QTest::newRow("decimal commas in a range") << "0,6:1:0,2" << QList<double>{0.6, 0.8, 1};
        QTest::newRow("expressions") << "2*3, min(16, 4), 5 m/s" << QList<double>{6, 4, 5};
        QTest::newRow("expressions in a range") << "max(20, 45):90:3*15" << QList<double>{45, 90};
    }
    void rangesInEveryWriting() {
        QFETCH(QString, text);
        QFETCH(QList<double>, values);
        const AxisReading reading = readAxis(*rover, "u4", text.toStdString());
        QVERIFY2(reading.axis, reading.error.c_str());
        QCOMPARE(QList<double>(reading.axis->values.begin(), reading.axis->values.end()), values);
        const AxisReading again = readAxis(*rover, "u4", write(*reading.axis));
        QVERIFY2(again.axis, again.error.c_str());
        QCOMPARE(again.axis->values, reading.axis->values);
    }

    void writesRangesAsRanges() {
        QCOMPARE(write(Axis{"e", valuesOf("e", "0.6:1:0.01")}), std::string("0.6:1:0.01"));
        QCOMPARE(write(Axis{"u4", valuesOf("u4", "10:5:-0.5")}), std::string("10:5:-0.5"));
        QCOMPARE(write(Axis{"k", {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.67}}),
                 std::string("0.1,0.2,0.3,0.4,0.5,0.6,0.67"));
        QCOMPARE(write(Axis{"b", {1, 2}}), std::string("1,2"));
    }

    void numbersThatAWordMayStandForCanBeSwept() {
        QCOMPARE(valuesOf("u3", "-5,5"), (std::vector<double>{-5, 5}));
        QVERIFY(complaintAbout("u3", "rolling,5").contains("\"rolling\" is neither a number"));
    }

    void mistakesAreNamed_data() {
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("says");
        QTest::newRow("unknown input") << "ee"
                                       << "1:2:1" << QStringList{"\"ee\"", "Rover", "u4"};
        QTest::newRow("choice") << "convention"
                                << "1,2" << QStringList{"not a numeric input"};
        QTest::newRow("nothing") << "e"
                                 << " " << QStringList{"Values of restitution e are missing", "0.6:1:0.01"};
        QTest::newRow("two parts") << "e"
                                   << "0.6:1" << QStringList{"\"0.6:1\"", "from:to:step"};
        QTest::newRow("four parts") << "e"
                                    << "0:1:2:3" << QStringList{"from:to:step"};
        QTest::newRow("no number") << "e"
                                   << "0.6:x:0.1" << QStringList{"\"x\" is neither a number"};
        QTest::newRow("grouped") << "e"
                                 << "0,6.1:1:0.1" << QStringList{"\"0,6.1\" is ambiguous"};
        QTest::newRow("step of zero") << "e"
                                      << "0.6:1:0" << QStringList{"step must not be 0"};
        QTest::newRow("step the wrong way") << "e"
                                            << "1:0.6:0.01" << QStringList{"0.01", "leads away"};
        QTest::newRow("step misses the end")
            << "e"
            << "0.6:1:0.3"
            << QStringList{"the step 0.3 misses the end 1; the last value would be 0.9",
                           "Use a step of 0.2 or 0.4, or end at 0.9."};
        QTest::newRow("downwards") << "e"
                                   << "1:0.6:-0.3"
                                   << QStringList{"would be 0.7", "a step of -0.2 or -0.4, or end at 0.7."};
        QTest::newRow("step larger than the range")
            << "e"
            << "0.6:1:5"
            << QStringList{"the step 5 is larger than the range from 0.6 to 1",
                           "Use a step of 0.4 or 0.2, or write 0.6 alone."};
        QTest::newRow("nearest steps without an end") << "u4"
                                                      << "2:7:0.3" << QStringList{"a step of 5/17 or 0.3125"};
        QTest::newRow("a nearly rounded step") << "e"
                                               << "0:1:0.33333" << QStringList{"would be 0.99999", "1/3"};
        QTest::newRow("out of range") << "e"
                                      << "0.9:1.1:0.1" << QStringList{"1.1", "at most 1"};
        QTest::newRow("list out of range") << "e"
                                           << "0.9,-1" << QStringList{"-1", "at least 0"};
        QTest::newRow("twice") << "e"
                               << "0.5,0.6,0.50" << QStringList{"0.5 is listed more than once"};
        QTest::newRow("empty item") << "e"
                                    << "0.5,,0.6" << QStringList{"Enter a number"};
        QTest::newRow("too many") << "u4"
                                  << "0:100:1e-9" << QStringList{"100000000001", "at most 1000000"};
        QTest::newRow("too many digits") << "u4"
                                         << "0:1e20:1e-20" << QStringList{"digits"};
        QTest::newRow("huge number") << "u4"
                                     << "0:1e400:1" << QStringList{"\"1e400\" is too large"};
        QTest::newRow("not finite") << "u4"
                                    << "0,inf" << QStringList{"\"inf\" is neither a number"};
    }
    void mistakesAreNamed() {
        QFETCH(QString, parameter);
        QFETCH(QString, text);
        QFETCH(QStringList, says);
        const QString message = complaintAbout(qPrintable(parameter), qPrintable(text));
        for (const QString& part : says)
            QVERIFY2(message.contains(part), qPrintable(message));
        QVERIFY2(message.endsWith('.') || message.endsWith("…"), qPrintable(message));
    }

    void theStepsOfferedReachTheEnd() {
        for (const int tenths : {7, 11, 13, 17, 19, 23}) {
            const AxisReading misfit =
                readAxis(*rover, "u4", "2:7:" + shortest(static_cast<double>(tenths) / 10));
            QVERIFY(!misfit.axis);
            const auto offered = QRegularExpression(R"(a step of (\S+) or (\S+),)")
                                     .match(QString::fromStdString(misfit.error));
            QVERIFY2(offered.hasMatch(), misfit.error.c_str());
            for (const int i : {1, 2}) {
                const AxisReading reading =
                    readAxis(*rover, "u4", "2:7:" + offered.captured(i).toStdString());
                QVERIFY2(reading.axis, reading.error.c_str());
                QCOMPARE(reading.axis->values.front(), 2.0);
                QCOMPARE(reading.axis->values.back(), 7.0);
                QCOMPARE(reading.axis->values.size(), static_cast<std::size_t>(50 / tenths + 3 - i));
            }
        }
    }

    /// Degrees typed as radians are rounded; so are thirds.
    void roundedNumbersReachTheEnd() {
        for (int steps = 1; steps < 400; ++steps) {
            const std::string text = "0:1 rad:1/" + std::to_string(steps) + " rad";
            const AxisReading reading = readAxis(*rover, "beta", text);
            QVERIFY2(reading.axis, reading.error.c_str());
            QCOMPARE(reading.axis->values.size(), static_cast<std::size_t>(steps) + 1);
            QCOMPARE(reading.axis->values.back(), 180 / std::numbers::pi);
        }
    }

    void aWholeNumberStepNeverMissesItsEnd() {
        for (int last = 1; last < 2000; ++last) {
            const std::string text = "0:" + shortest(last / 1000.0) + ":0.001";
            const AxisReading reading = readAxis(falling, "speed", text);
            QVERIFY2(reading.axis, reading.error.c_str());
            QCOMPARE(reading.axis->values.size(), static_cast<std::size_t>(last) + 1);
            QCOMPARE(reading.axis->values.back(), last / 1000.0);
        }
    }
};

TALWEG_TEST(tst_axis, AxisTest, QCoreApplication)
#include "tst_axis.moc"
