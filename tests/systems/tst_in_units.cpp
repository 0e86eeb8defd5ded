#include "base/quantity_text.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/in_units.h"
#include "systems/rover/rover_system.h"

#include <cmath>

using namespace talweg;

namespace {

DisplayUnits radians() {
    DisplayUnits units;
    units.choose("angle", "rad");
    return units;
}

std::shared_ptr<const System> fall() {
    static const auto system = std::make_shared<const System>(tests::fallingBody());
    return system;
}

} // namespace

class TestInUnits : public QObject {
    Q_OBJECT

private slots:
    void systemsSayTheirUnits() {
        const auto us = inUnits(fall(), DisplayUnits::usCustomary());
        const Parameter& speed = parameterOf(us->parameters, "speed");
        QCOMPARE(speed.unit, std::string("ft/s"));
        QCOMPARE(speed.range.max, 328.08399); // 100 m/s / 0.3048 m
        QCOMPARE(speed.step, 2.0);            // half a metre per second is 1.6 ft/s
        QCOMPARE(find(us->quantities, "v")->unit, std::string("ft/s"));
        QCOMPARE(find(us->measures, "t")->unit, std::string("s"));
        QVERIFY(us == inUnits(fall(), DisplayUnits::usCustomary()));
        QVERIFY(fall() == inUnits(fall(), {}));
    }

    void runsAreConverted() {
        const DisplayUnits units = DisplayUnits::usCustomary();
        const auto own = prepared(*fall(), defaultValues(fall()->parameters))->solve({}, {});
        const auto run = inUnits(own, fall(), units);
        QCOMPARE(run->state(0.5)[0], 0.5 * 2 / 0.3048);
        QCOMPARE(run->measures[1].value, units.shown(own->measures[1].value, "m"));
        QCOMPARE(run->measures[1].quantity.unit, std::string("ft"));
        QCOMPARE(run->events[0].place.x(), own->events[0].place.x() / 0.3048);
        QCOMPARE(run->events[0].values[0], own->events[0].values[0] / 0.3048);
        QCOMPARE(run->scene.bodies[0].radius, 0.2 / 0.3048);
        const auto samples = std::make_shared<const Samples>(own->samples(10));
        QVERIFY(inUnits(samples, *own, *fall(), units)->columns[0] == run->samples(10).columns[0]);
        QVERIFY(own == inUnits(own, fall(), {}));
    }

    /// 1.001 m and 1.004 m read alike, 3.2841 ft and 3.2940 ft do not.
    void textsThatReadAlikeAreConvertedEachByItself() {
        auto own = *prepared(*fall(), defaultValues(fall()->parameters))->solve({}, {});
        own.warnings = {"At " + quantity(1.001, "m") + " m.", "At " + quantity(1.004, "m") + " m."};
        settleTexts(own);
        QCOMPARE(own.warnings[0], own.warnings[1]);
        const auto run = inUnits(std::make_shared<const Run>(own), fall(), DisplayUnits::usCustomary());
        QCOMPARE(run->warnings[0], std::string("At 3.28 ft."));
        QCOMPARE(run->warnings[1], std::string("At 3.29 ft."));
    }

    /// A number in a smaller unit has more decimals: 45.0° are π/4, 0.785 rad, and not 0.8 rad.
    void smallerNumbersHaveMoreDecimals() {
        const std::string text = "Tilted by " + quantity(45, "°", 1) + "°.";
        QCOMPARE(inUnits(text, {}), std::string("Tilted by 45.0°."));
        QCOMPARE(inUnits(text, radians()), std::string("Tilted by 0.785 rad."));
    }

    /// Showing a value and keeping it again changes nothing, however many digits it has.
    void whatIsOnlyShownStays() {
        const Parameter& height = parameterOf(fall()->parameters, "height");
        for (double value : {0.1, 1.0 / 3, 2.718281828459045, 12345.678901234567, 1e-7}) {
            const Value kept(value);
            for (const DisplayUnits& units : {DisplayUnits::usCustomary(), DisplayUnits()})
                QVERIFY(stored(height, inUnits(height, kept, units), kept, units) == kept);
        }
        Parameter angle{.id = "beta", .unit = "°"};
        for (double degrees = 0.1; degrees < 90; degrees += 0.7)
            QVERIFY(stored(angle, inUnits(angle, Value(degrees), radians()), Value(degrees), radians())
                    == Value(degrees));
    }

    void tablesKeepCellsThatAreNotTyped() {
        const Parameter points{.id = "profile", .unit = "m", .kind = Parameter::Kind::points};
        const DisplayUnits units = DisplayUnits::usCustomary();
        const Points before{{0, 1.0 / 3}, {1, -0.7}, {2.5, 0.123456789012345}};
        Points shown = std::get<Points>(inUnits(points, Value(before), units));
        std::swap(shown[1].y(), shown[2].y());
        shown.emplace_back(10, 10);
        const Points after = std::get<Points>(stored(points, Value(shown), Value(before), units));
        QCOMPARE(after[0].y(), before[0].y());
        QCOMPARE(after[1].y(), before[2].y());
        QCOMPARE(after[2].y(), before[1].y());
        QCOMPARE(after[3].x(), 3.048);
    }

    /// Sentences of a run are the same bytes as ever, and speak of feet where these are shown.
    void sentencesFollow() {
        const auto rover = std::make_shared<const System>(rover::system());
        Values values = defaultValues(rover->parameters);
        const auto own = prepared(*rover, values)->solve({}, {});
        QVERIFY(own->outcome.sentence.find('\x01') == std::string::npos);
        const std::string& sentence = own->outcome.sentence;
        const auto us = inUnits(own, rover, DisplayUnits::usCustomary());
        QVERIFY2(us->outcome.sentence != sentence, sentence.c_str());
        QVERIFY2(us->outcome.sentence.find(" ft") != std::string::npos, us->outcome.sentence.c_str());
        QVERIFY2(us->outcome.sentence.find(" m") == std::string::npos
                     || us->outcome.sentence.find(" m ") == std::string::npos,
                 us->outcome.sentence.c_str());
    }

    void problemsFollow() {
        const auto rover = std::make_shared<const System>(rover::system());
        Values values = defaultValues(rover->parameters);
        values["dh"] = 3.048; // a valley that rises
        const auto own = prepare(*rover, values).problems;
        QCOMPARE(own.size(), 1u);
        QVERIFY2(own[0].message.starts_with(
                     "The depth dh = 3.048 m is out of range: for a valley or gully it must be "
                     "at most 0 m (negative is down)."),
                 own[0].message.c_str());
        const auto us = prepare(*rover, values, DisplayUnits::usCustomary()).problems;
        QVERIFY2(us[0].message.starts_with(
                     "The depth dh = 10 ft is out of range: for a valley or gully it must be at "
                     "most 0 ft (negative is down)."),
                 us[0].message.c_str());
    }

    void drawingsNeedDegrees() {
        QCOMPARE(inDegrees({.unit = "°"}, 90), 90.0);
        QCOMPARE(inDegrees({.unit = "rad"}, std::acos(-1.0) / 2), 90.0);
    }
};

TALWEG_TEST(tst_in_units, TestInUnits, QCoreApplication)

#include "tst_in_units.moc"
