#include "workbench/number_text.h"

#include <QTest>
#include <cmath>

using namespace talweg;

class TestNumberText : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void showsWhatWasUnderstood();
};

void TestNumberText::reads_data() {
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
    QTest::newRow("expression") << "10*tan(15)" << 10 * std::tan(std::acos(-1.0) / 12);
    QTest::newRow("exact angle") << "sin(180)" << 0.0;
    QTest::newRow("forty-five") << "tan(45)" << 1.0;
    QTest::newRow("arc") << "atan(1)" << 45.0;
    QTest::newRow("brackets") << "(1+2)/4" << 0.75;
    QTest::newRow("root") << "sqrt(2)^2" << 2.0;
}

void TestNumberText::reads() {
    QFETCH(QString, text);
    QFETCH(double, number);
    const TypedNumber typed = readTyped(text, "m/s");
    QVERIFY2(typed.number, qPrintable(typed.error));
    QVERIFY(std::fabs(*typed.number - number) <= 4e-16 * std::fabs(number));
}

void TestNumberText::refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("nothing") << ""
                             << "Enter a number";
    QTest::newRow("mixed") << "1,234.5"
                           << "different numbers";
    QTest::newRow("mixed the other way") << "1.234,5"
                                         << "different numbers";
    QTest::newRow("grouped by points") << "1.234.567"
                                       << "different numbers";
    QTest::newRow("grouped by commas") << "1,234,567"
                                       << "different numbers";
    QTest::newRow("grouped by blanks") << "1 234"
                                       << "different numbers";
    QTest::newRow("grouped by apostrophes") << "1'234"
                                            << "different numbers";
    QTest::newRow("unfinished") << "10*"
                                << "not finished";
    QTest::newRow("open bracket") << "tan(15"
                                  << "bracket";
    QTest::newRow("unknown") << "foo"
                             << "neither a number nor a known function";
    QTest::newRow("comma in expression") << "1,5*2"
                                         << "decimal point";
    QTest::newRow("no value") << "1/0"
                              << "no finite value";
    QTest::newRow("too large") << "1e999"
                               << "too large";
}

void TestNumberText::refuses() {
    QFETCH(QString, text);
    QFETCH(QString, part);
    const TypedNumber typed = readTyped(text);
    QVERIFY(!typed.number);
    QVERIFY2(typed.error.contains(part), qPrintable(typed.error));
    QVERIFY(typed.error.endsWith('.'));
}

void TestNumberText::showsWhatWasUnderstood() {
    QVERIFY(!readTyped("1.5").workedOut);
    QVERIFY(readTyped("1,5").workedOut);
    QVERIFY(readTyped("3/2").workedOut);
}

QTEST_APPLESS_MAIN(TestNumberText)
#include "tst_number_text.moc"
