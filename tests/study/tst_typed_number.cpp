#include "study/typed_number.h"
#include "support/test.h"

#include <QTest>
#include <cmath>

using namespace talweg;

class TestTypedNumber : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void anglesInDegrees();
    void radiansAreHintedAt();
    void showsWhatWasUnderstood();
    void otherUnitsAreConverted_data();
    void otherUnitsAreConverted();
    void unitsThatDoNotFitAreRefused();
};

void TestTypedNumber::reads_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");
    QTest::newRow("whole") << "12" << 12.0;
    QTest::newRow("point") << "12.3" << 12.3;
    QTest::newRow("comma") << "12,3" << 12.3;
    QTest::newRow("negative") << "-0.5" << -0.5;
    QTest::newRow("real minus") << "−0,5" << -0.5;
    QTest::newRow("no leading zero") << ".5" << 0.5;
    QTest::newRow("exponent") << "1.5e-3" << 1.5e-3;
    QTest::newRow("comma and exponent") << "1,5e3" << 1500.0;
    QTest::newRow("blanks around") << "  7 " << 7.0;
    QTest::newRow("own unit") << "7 m/s" << 7.0;
    QTest::newRow("expression") << "10*tan(15°)" << 10 * std::tan(std::acos(-1.0) / 12);
    QTest::newRow("radians") << "cos(pi/4)" << std::sqrt(0.5);
    QTest::newRow("plain radians") << "sin(30)" << std::sin(30.0);
    QTest::newRow("exact angle") << "sin(180°)" << 0.0;
    QTest::newRow("exact negative angle") << "sin(-180°)" << 0.0;
    QTest::newRow("thirty") << "sin(30°)" << 0.5;
    QTest::newRow("sixty") << "cos(-60°)" << 0.5;
    QTest::newRow("forty-five") << "tan(45°)" << 1.0;
    QTest::newRow("arc") << "atan(1)" << std::acos(-1.0) / 4;
    QTest::newRow("angle in radians") << "(20+10)°" << std::acos(-1.0) / 6;
    QTest::newRow("several arguments") << "max(1.5, 2)" << 2.0;
    QTest::newRow("other signs") << "3×4·2 − 1" << 23.0;
    QTest::newRow("brackets") << "(1+2)/4" << 0.75;
    QTest::newRow("root") << "sqrt(2)^2" << 2.0;
}

void TestTypedNumber::reads() {
    QFETCH(QString, text);
    QFETCH(double, number);
    const TypedNumber typed = readTyped(text.toStdString(), "m/s");
    QVERIFY2(typed.number, typed.error.c_str());
    QVERIFY(std::fabs(*typed.number - number) <= 4e-16 * std::fabs(number));
}

void TestTypedNumber::refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("nothing") << ""
                             << "Enter a number";
    QTest::newRow("mixed") << "1,234.5"
                           << "is ambiguous";
    QTest::newRow("mixed the other way") << "1.234,5"
                                         << "is ambiguous";
    QTest::newRow("grouped by points") << "1.234.567"
                                       << "is ambiguous";
    QTest::newRow("grouped by commas") << "1,234,567"
                                       << "is ambiguous";
    QTest::newRow("grouped by blanks") << "1 234"
                                       << "is ambiguous";
    QTest::newRow("grouped by apostrophes") << "1'234"
                                            << "is ambiguous";
    QTest::newRow("unfinished") << "10*"
                                << "ends where a number or a '(' is needed";
    QTest::newRow("open bracket") << "tan(15"
                                  << "a ')' is missing";
    QTest::newRow("unknown") << "foo"
                             << "neither a number nor a known function";
    QTest::newRow("comma in expression") << "1,5*2"
                                         << "decimal point";
    QTest::newRow("no value") << "1/0"
                              << "not finite";
    QTest::newRow("infinite") << "inf"
                              << "neither a number nor";
    QTest::newRow("not a number") << "nan"
                                  << "neither a number nor";
    QTest::newRow("foreign unit") << "5 m"
                                  << "\"m\" is neither a number nor";
    QTest::newRow("open function") << "40*exp(-7/20"
                                   << "a ')' is missing";
    QTest::newRow("too large") << "1e999"
                               << "too large";
}

void TestTypedNumber::refuses() {
    QFETCH(QString, text);
    QFETCH(QString, part);
    const TypedNumber typed = readTyped(text.toStdString());
    QVERIFY(!typed.number);
    QVERIFY2(QString::fromStdString(typed.error).contains(part), typed.error.c_str());
    QVERIFY(typed.error.ends_with('.'));
}

/// In a field in degrees an angle is taken in degrees, and a plain number for degrees.
void TestTypedNumber::anglesInDegrees() {
    const auto degrees = [](const char* text) { return readTyped(text, "°").number; };
    QCOMPARE(degrees("30"), 30.0);
    QCOMPARE(degrees("30°"), 30.0);
    QCOMPARE(degrees(" 12,5 ° "), 12.5);
    QCOMPARE(degrees("15°+5°"), 20.0);
    QCOMPARE(degrees("90°/4"), 22.5);
    QCOMPARE(degrees("2*15"), 30.0);
    QCOMPARE(degrees("atan(1)"), 45.0);
    QCOMPARE(degrees("-acos(0)"), -90.0);
    QCOMPARE(degrees("100*sin(30°)"), 50.0);
    QCOMPARE(degrees("60°/30°"), 2.0);
    QVERIFY(readTyped("atan(1)+30", "°").error.find("mixes angles and plain numbers") != std::string::npos);
    QVERIFY(readTyped("10+5°", "°").error.find("mixes angles and plain numbers") != std::string::npos);
    QVERIFY(readTyped("10+5°", "m").number);
}

/// Whoever types degrees without a sign is told.
void TestTypedNumber::radiansAreHintedAt() {
    QVERIFY(readTyped("10*tan(15)").hint.find("tan(15°)") != std::string::npos);
    QVERIFY(readTyped("10*tan(15°)").hint.empty());
    QVERIFY(readTyped("sin(pi/6)").hint.empty());
    QVERIFY(readTyped("sqrt(2)").hint.empty());
}

void TestTypedNumber::showsWhatWasUnderstood() {
    QVERIFY(!readTyped("1.5").workedOut);
    QVERIFY(readTyped("1,5").workedOut);
    QVERIFY(readTyped("3/2").workedOut);
}

/// By the definitions: the foot is 0.3048 m, the pound 0.45359237 kg, the nautical mile 1852 m, and bodies
/// fall freely with 9.80665 m/s².
void TestTypedNumber::otherUnitsAreConverted_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<double>("number");
    QTest::newRow("feet") << "5 ft"
                          << "m" << 1.524;
    QTest::newRow("no blank") << "5ft"
                              << "m" << 1.524;
    QTest::newRow("comma") << " 2,5 km "
                           << "m" << 2500.0;
    QTest::newRow("real minus") << "−12 in"
                                << "m" << -0.3048;
    QTest::newRow("exponent") << "1e3 mm"
                              << "m" << 1.0;
    QTest::newRow("mile") << "1 mi"
                          << "m" << 1609.344;
    QTest::newRow("own unit is no other") << "5 m"
                                          << "m" << 5.0;
    QTest::newRow("zero") << "0 ft"
                          << "m" << 0.0;
    QTest::newRow("km/h") << "12 km/h"
                          << "m/s" << 12 / 3.6;
    QTest::newRow("mph") << "1 mph"
                         << "m/s" << 0.44704;
    QTest::newRow("knots") << "3.6 kn"
                           << "m/s" << 1.852;
    QTest::newRow("free fall") << "0.5 g"
                               << "m/s²" << 4.903325;
    QTest::newRow("grams") << "250 g"
                           << "kg" << 0.25;
    QTest::newRow("pounds") << "2 lb"
                            << "kg" << 0.90718474;
    QTest::newRow("ounces") << "16 oz"
                            << "kg" << 0.45359237;
    QTest::newRow("minutes") << "2 min"
                             << "s" << 120.0;
    QTest::newRow("turns") << "60 rpm"
                           << "rad/s" << 2 * std::acos(-1.0);
    QTest::newRow("degrees per second") << "180 °/s"
                                        << "rad/s" << std::acos(-1.0);
    QTest::newRow("radians") << "3.141592653589793 rad"
                             << "°" << 180.0;
    QTest::newRow("caret") << "3.71 m/s^2"
                           << "m/s²" << 3.71;
    QTest::newRow("square feet") << "1 ft²"
                                 << "m²" << 0.09290304;
    QTest::newRow("density") << "1.2 g/cm³"
                             << "kg/m³" << 1200.0;
    QTest::newRow("pound-force") << "1 lbf"
                                 << "N" << 4.4482216152605;
}

void TestTypedNumber::otherUnitsAreConverted() {
    QFETCH(QString, text);
    QFETCH(QString, unit);
    QFETCH(double, number);
    const TypedNumber typed = readTyped(text.toStdString(), unit.toStdString());
    QVERIFY2(typed.number, typed.error.c_str());
    QVERIFY(std::abs(*typed.number - number) <= 4.5e-16 * std::abs(number));
    QVERIFY(typed.expression.empty());
}

void TestTypedNumber::unitsThatDoNotFitAreRefused() {
    const TypedNumber typed = readTyped("5 ft", "m/s");
    QVERIFY(!typed.number);
    QVERIFY2(typed.error.find("Compatible units are m/s, cm/s, km/s, km/h") != std::string::npos,
             typed.error.c_str());
    for (const char* text : {"5 m", "5 s", "1 kg", "3 g", "30°", "30 rad"})
        QVERIFY(!readTyped(text, "m/s").number);
    QVERIFY(!readTyped("ft", "m").number);
    QVERIFY(!readTyped("5 ft 3 in", "m").number);
    QVERIFY(!readTyped("1e308 km", "m").number);
    QVERIFY(
        !readTyped("5 FT", "m").number); // nobody can know whether Mm or mm is meant, were letters no matter
}

TALWEG_TEST(tst_typed_number, TestTypedNumber, QCoreApplication)
#include "tst_typed_number.moc"
