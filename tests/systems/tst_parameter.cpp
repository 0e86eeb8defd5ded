#include "physics/near.h"
#include "support/test.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <bit>

using namespace talweg;

namespace {

Parameter angle() {
    return {.id = "beta",
            .symbol = "β",
            .label = "Decline angle",
            .unit = "°",
            .range = {.min = 0, .max = 90, .maxIncluded = false}};
}

Parameter spin() {
    return {.id = "u3",
            .label = "Launch spin",
            .unit = "rad/s",
            .kind = Parameter::Kind::numberOrWord,
            .defaultValue = std::string("rolling"),
            .word = "rolling"};
}

Parameter colour() {
    return {.id = "colour",
            .label = "Colour",
            .kind = Parameter::Kind::choice,
            .defaultValue = std::string("red"),
            .choices = {{"red", "Red", ""}, {"blue", "Blue", ""}}};
}

Parameter line() {
    return {.id = "line",
            .label = "Line",
            .unit = "m",
            .kind = Parameter::Kind::points,
            .defaultValue = Points{}};
}

bool says(const std::string& message, const char* part) {
    return message.find(part) != std::string::npos;
}

} // namespace

class TestParameter : public QObject {
    Q_OBJECT

private slots:
    void readsNumbers() {
        for (const auto& [text, number] :
             {std::pair{"30", 30.0}, {" 30.5 ", 30.5}, {"+1e1", 10.0}, {"0", 0.0}, {".5", 0.5}}) {
            const Reading reading = read(angle(), text);
            QVERIFY2(reading.value, text);
            QCOMPARE(std::get<double>(*reading.value), number);
        }
    }

    void refusesWhatIsNoNumber() {
        for (const char* text :
             {"", "3,5", "1 000", "0x10", "12deg", "--3", "+-3", "nan", "inf", "rolling"}) {
            const Reading reading = read(angle(), text);
            QVERIFY2(!reading.value, text);
            QVERIFY2(says(reading.error, "Decline angle β"), reading.error.c_str());
        }
    }

    void rangesHaveTheirEnds() {
        QVERIFY(complaint(angle(), 0.0).empty());
        QVERIFY(complaint(angle(), 89.999).empty());
        for (const double number : {-1e-300, 90.0, 1e300}) {
            const std::string message = complaint(angle(), number);
            QVERIFY(says(message, "Decline angle β"));
            QVERIFY(says(message, "at least 0 ° and less than 90 °"));
            QVERIFY(says(message, inFull(number).c_str()));
        }
        QVERIFY(!complaint(angle(), std::nan("")).empty());
        QVERIFY(!read(angle(), "90").value);
        QCOMPARE(allowed(spin()), std::string());
    }

    void wordsStandForNumbers() {
        QCOMPARE(std::get<std::string>(*read(spin(), "rolling").value), std::string("rolling"));
        QCOMPARE(std::get<double>(*read(spin(), "-2.5").value), -2.5);
        QVERIFY(says(read(spin(), "sliding").error, "\"rolling\""));
        QVERIFY(!complaint(spin(), std::string("sliding")).empty());
        QVERIFY(!complaint(angle(), std::string("rolling")).empty());
    }

    void choicesNameTheirIds() {
        QCOMPARE(std::get<std::string>(*read(colour(), "blue").value), std::string("blue"));
        const std::string error = read(colour(), "green").error;
        QVERIFY(says(error, "green") && says(error, "red, blue"));
        QVERIFY(!complaint(colour(), 1.0).empty());
        QVERIFY(!complaint(colour(), Points{}).empty());
    }

    void groundMayHaveWallsButNoOverhangs() {
        Parameter ground = line();
        ground.order = Parameter::Order::ground;
        QVERIFY(read(ground, "0:0, 2:0, 2:3, 2:4, 5:4, 5:1").value);
        const auto error = [&](const char* text) { return QString::fromStdString(read(ground, text).error); };
        QVERIFY(error("0:0, 2:0, 1.5:3")
                    .contains("point 3 has x = 1.5 m, left of point 2 with x = 2 m. Move point 3"));
        QVERIFY(error("0:0, 2:0, 2:0").contains("points 2 and 3 have the same position"));
        QVERIFY(error("0:0, 0:2, 0:1").contains("the wall at x = 0 m reverses direction at point 3."));
    }

    void pointsIncrease() {
        const Points points = std::get<Points>(*read(line(), "0:1, 2:-3.5,4 : 5").value);
        QCOMPARE(points.size(), std::size_t(3));
        QVERIFY(points[1] == Point(2, -3.5));
        QVERIFY(points[2] == Point(4, 5));
        for (const char* text :
             {"", "0:0", "0:0, 0:1", "1:0, 0:1", "0:0, 1", "0:0; 1:1", "0:0, 1:1,5", "0:0, a:1"})
            QVERIFY2(!read(line(), text).value, text);
        QVERIFY(says(read(line(), "0:0, 2:1, 1:1").error, "point 3"));
        QVERIFY(!complaint(line(), Points{{0, 0}, {1, std::nan("")}}).empty());
    }

    /// Any 64 bits that are a finite number come back as the same 64 bits.
    void shortestTextReadsBackExactly() {
        Parameter any = angle();
        any.range = {};
        std::mt19937_64 engine(31);
        for (int i = 0; i < 20000; ++i) {
            const auto number = std::bit_cast<double>(engine());
            if (!std::isfinite(number)) continue;
            const auto back = std::get<double>(*read(any, shortest(number)).value);
            QCOMPARE(std::bit_cast<std::uint64_t>(back), std::bit_cast<std::uint64_t>(number));
        }
        QCOMPARE(shortest(0.1), std::string("0.1"));
        QCOMPARE(shortest(30), std::string("30"));
        QCOMPARE(shortest(-2.5), std::string("-2.5"));
    }

    void writtenValuesReadBack() {
        tests::RandomSource dice(32);
        Points points;
        for (int i = 0; i < 100; ++i)
            points.emplace_back(i + dice.between(0, 0.9), dice.between(-1e6, 1e6));
        QVERIFY(std::get<Points>(*read(line(), write(line(), points)).value) == points);
        QVERIFY(*read(spin(), write(spin(), std::string("rolling"))).value == Value(std::string("rolling")));
        QVERIFY(*read(spin(), write(spin(), 1.0 / 3)).value == Value(1.0 / 3));
    }

    void problemsComeInTheOrderOfTheTable() {
        const std::vector<Parameter> table{angle(), spin(), colour()};
        Values values = defaultValues(table);
        QVERIFY(problems(table, values).empty());
        values["colour"] = std::string("green");
        values["beta"] = 100.0;
        const auto found = problems(table, values);
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[0].parameter, std::string("beta"));
        QCOMPARE(found[1].parameter, std::string("colour"));
        QVERIFY(find(table, "u3") != nullptr);
        QVERIFY(find(table, "u4") == nullptr);
    }
};

TALWEG_TEST(tst_parameter, TestParameter, QCoreApplication)
#include "tst_parameter.moc"
