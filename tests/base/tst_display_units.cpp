#include "base/display_units.h"
#include "base/quantity_text.h"
#include "base/unit.h"
#include "support/test.h"

using namespace talweg;

class TestDisplayUnits : public QObject {
    Q_OBJECT

private slots:
    /// The international foot is 0.3048 m, the pound 0.45359237 kg, standard gravity 9.80665 m/s².
    void numbersAreThoseOfTheDefinitions() {
        const DisplayUnits us = DisplayUnits::usCustomary();
        QCOMPARE(us.stored(10, "m"), 3.048);
        QCOMPARE(us.shown(3.048, "m"), 10.0);
        QCOMPARE(us.stored(1, "kg"), 0.45359237);
        QCOMPARE(us.shown(0.3048, "m/s"), 1.0);
        QCOMPARE(us.shown(0.3048, "m/s²"), 1.0);
        QCOMPARE(us.stored(1, "m²"), 0.09290304);
        QVERIFY(std::abs(us.stored(1, "1/m³") - 1 / (0.3048 * 0.3048 * 0.3048)) < 1e-12);
        QCOMPARE(us.stored(0.3048, "1/m"), 1.0);
        DisplayUnits others;
        QVERIFY(others.choose("acceleration", "g") && others.choose("speed", "km/h"));
        QVERIFY(others.choose("angle", "rad"));
        QCOMPARE(others.shown(9.80665, "m/s²"), 1.0);
        QCOMPARE(others.stored(36, "m/s"), 10.0);
        QVERIFY(std::abs(others.shown(180, "°") - std::acos(-1.0)) < 1e-14);
    }

    /// What has up to fifteen digits comes back as it was typed.
    void thereAndBackLeavesNoDust() {
        const DisplayUnits us = DisplayUnits::usCustomary();
        for (const char* own : {"m", "m/s", "kg", "m/s²", "m²", "1/m", "1/m³"})
            for (int i = 1; i < 2000; ++i)
                QCOMPARE(us.shown(us.stored(i / 100.0, own), own), i / 100.0);
        DisplayUnits radians;
        radians.choose("angle", "rad");
        for (int i = 1; i < 2000; ++i)
            QCOMPARE(radians.shown(radians.stored(i / 100.0, "°"), "°"), i / 100.0);
    }

    void otherUnitsStay() {
        const DisplayUnits us = DisplayUnits::usCustomary();
        for (const char* own : {"s", "rad/s", "J", "N", "%", "", "kg m²"}) {
            QCOMPARE(us.unitFor(own), std::string_view(own));
            QCOMPARE(us.shown(1.5, own), 1.5);
        }
        QVERIFY(!us.areOwn());
        QVERIFY(DisplayUnits().areOwn());
    }

    void whatIsNoUnitIsRefused() {
        DisplayUnits units;
        QVERIFY(!units.choose("length", "kg"));
        QVERIFY(!units.choose("time", "s"));
        QVERIFY(units.areOwn());
    }

    /// Of the same kind both ways, also between two that are not the program's own.
    void unitsConvertIntoOneAnother() {
        QCOMPARE(converted(12, "in", "ft"), 1.0);
        QCOMPARE(converted(36, "km/h", "m/s"), 10.0);
        QCOMPARE(converted(5, "m", "m"), 5.0);
        QVERIFY(!converted(1, "kg", "m"));
    }

    // --- numbers within sentences ------------------------------------------------------------------

    void sentencesAreWhatTheyWereWithoutMarks() {
        const std::string sentence = "It ends " + quantity(-1.234, "m") + " m away at "
                                     + quantityInFull(0.1, "m/s") + " m/s, turned by "
                                     + quantity(36.25, "°", 1) + "°, above " + quantityAsPower(1e-6, "m/s", 0)
                                     + " m/s and " + quantitySignificant(12.3456, "m", 4) + " m.";
        QVERIFY(hasQuantities(sentence));
        QCOMPARE(
            inUnits(sentence, {}),
            std::string("It ends −1.23 m away at 0.1 m/s, turned by 36.2°, above 1e-06 m/s and 12.35 m."));
        QVERIFY(!hasQuantities(inUnits(sentence, {})));
    }

    /// Rounded after the conversion: 3.0049 m are 9.8586 ft, and 3.00 m would be 9.84 ft.
    void sentencesHaveTheUnitThatIsShown() {
        const DisplayUnits us = DisplayUnits::usCustomary();
        QCOMPARE(inUnits("at " + quantity(3.0049, "m") + " m, " + quantity(3.0049, "m") + " and "
                             + quantity(5, "s", 1) + " s",
                         us),
                 std::string("at 9.86 ft, 9.86 and 5.0 s"));
        DisplayUnits radians;
        radians.choose("angle", "rad");
        QCOMPARE(inUnits("turned by " + quantity(90, "°", 1) + "°.", radians),
                 std::string("turned by 1.571 rad."));
    }

    /// Names in sentences are what people gave, with any characters in them.
    void whatOnlyLooksLikeAMarkIsNone() {
        const DisplayUnits us = DisplayUnits::usCustomary();
        for (const std::string body : {"x\x01", "\x01", "\x01\x02\x03",
                                       "\x01"
                                       "1\x02m\x02",
                                       "\x01"
                                       "1\x02m\x02\x03",
                                       "\x01"
                                       "1\x02m\x02x2\x03",
                                       "\x01"
                                       "1\x02m\x02"
                                       "d2000000\x03",
                                       "\x01"
                                       "1\x02m\x02"
                                       "d-1\x03",
                                       "\x01?\x02m\x02"
                                       "d2\x03"})
            for (const DisplayUnits& units : {us, DisplayUnits()}) {
                const std::string text =
                    inUnits("The " + body + " wins, " + quantity(1, "m", 0) + " m ahead.", units);
                QVERIFY2(text.starts_with("The ") && text.size() < 60, text.c_str());
            }
    }

    void whatIsNoNumberIsNotMarked() {
        QVERIFY(!hasQuantities(quantity(std::numeric_limits<double>::infinity(), "m")));
    }
};

TALWEG_TEST(tst_display_units, TestDisplayUnits, QCoreApplication)

#include "tst_display_units.moc"
