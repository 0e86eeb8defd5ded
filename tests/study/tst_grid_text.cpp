#include "study/grid_text.h"
#include "study/typed_number.h"
#include "support/test.h"

using namespace talweg;

class TestGridText : public QObject {
    Q_OBJECT

private slots:
    void keptTextsSayTheirUnit_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("kept");
        QTest::newRow("range") << "5:20:1"
                               << "5 ft:20 ft:1 ft";
        QTest::newRow("list") << "1, 2.5"
                              << "1 ft, 2.5 ft";
        QTest::newRow("calculation") << "min(1,2),3*2"
                                     << "min(1,2) ft,3*2 ft";
        QTest::newRow("own unit") << "5 m, 2"
                                  << "5 m, 2 ft";
        QTest::newRow("another unit") << "12 in"
                                      << "12 in";
        QTest::newRow("half typed") << "5:20:"
                                    << "5 ft:20 ft:";
        QTest::newRow("nothing") << ""
                                 << "";
    }
    void keptTextsSayTheirUnit() {
        QFETCH(QString, typed);
        QFETCH(QString, kept);
        QCOMPARE(QString::fromStdString(keptGrid(typed.toStdString(), "m", "ft")), kept);
        // What is kept is shown as it was typed, and kept as it was.
        const std::string shown = shownGrid(kept.toStdString(), "m", "ft");
        QCOMPARE(QString::fromStdString(keptGrid(shown, "m", "ft")), kept);
        QCOMPARE(QString::fromStdString(keptGrid(typed.toStdString(), "m", "m")), typed);
    }

    /// Texts without units were typed in the program's own.
    void olderTextsShowTheirUnit() {
        QCOMPARE(shownGrid("2:7:0.1", "m/s", "ft/s"), std::string("2 m/s:7 m/s:0.1 m/s"));
        QCOMPARE(shownGrid("15, 30", "°", "rad"), std::string("15 °, 30 °"));
        QCOMPARE(shownGrid("0.5 rad", "°", "rad"), std::string("0.5"));
        QCOMPARE(shownGrid("2:7:0.1", "m/s", "m/s"), std::string("2:7:0.1"));
    }

    // --- single numbers ----------------------------------------------------------------------------

    void plainNumbersAreInTheShownUnit_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("metres");
        QTest::addColumn<QString>("expression");
        QTest::newRow("plain") << "10" << 3.048 << "";
        QTest::newRow("shown unit") << "10 ft" << 3.048 << "";
        QTest::newRow("own unit") << "10 m" << 10.0 << "";
        QTest::newRow("third unit") << "12 in" << 0.3048 << "";
        QTest::newRow("comma") << "2,5" << 0.762 << "";
        QTest::newRow("calculation") << "10/4" << 0.762 << "10/4 ft";
        QTest::newRow("calculation in the shown unit") << "10/4 ft" << 0.762 << "10/4 ft";
        QTest::newRow("calculation in the own unit") << "10/4 m" << 2.5 << "10/4";
        QTest::newRow("brackets") << "(1+2)ft" << 0.9144 << "(1+2)ft";
    }
    void plainNumbersAreInTheShownUnit() {
        QFETCH(QString, text);
        QFETCH(double, metres);
        QFETCH(QString, expression);
        const TypedNumber typed = readTyped(text.toStdString(), "m", "ft");
        QVERIFY2(typed.number, typed.error.c_str());
        QCOMPARE(*typed.number, metres);
        QCOMPARE(QString::fromStdString(typed.expression), expression);
        // What is kept of it means the same where another unit is shown.
        if (!typed.expression.empty()) QCOMPARE(*readTyped(typed.expression, "m").number, metres);
    }

    void anglesInRadians() {
        QCOMPARE(*readTyped("pi/4", "°", "rad").number, 45.0);
        QCOMPARE(*readTyped("15°", "°", "rad").number, 15.0);
        QCOMPARE(*readTyped("atan(1)", "°", "rad").number, 45.0); // an angle anyway
        QCOMPARE(*readTyped("pi/4 rad", "°").number, 45.0);
    }

    /// A name that is also a unit is one where an operator asks for a number.
    void operatorsAreNotFollowedByUnits() {
        QCOMPARE(unitBehindCalculation("2 * h", "s").unit, std::string_view());
        QCOMPARE(unitBehindCalculation("2*h", "s").unit, std::string_view());
        QCOMPARE(unitBehindCalculation("10/4 ft", "m").calculation, std::string_view("10/4"));
    }
};

TALWEG_TEST(tst_grid_text, TestGridText, QCoreApplication)

#include "tst_grid_text.moc"
