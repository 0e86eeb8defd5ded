#include "base/csv_cell.h"
#include "base/number.h"
#include "support/locales.h"
#include "support/test.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <cmath>
#include <random>

using namespace talweg;

class TestNumber : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenReadsBack();
    void onlyWholeFiniteNumbersAreRead_data();
    void onlyWholeFiniteNumbersAreRead();
    void digitsAreThoseAskedFor();
    void peopleReadNumbersInFull();
    void cellsHaveNoNegativeZero();
    void theSameInEveryLanguage_data();
    void theSameInEveryLanguage();
    void nothingElseReadsOrWritesNumbers();
};

void TestNumber::whatIsWrittenReadsBack() {
    std::mt19937_64 random(7);
    for (int i = 0; i < 100000; ++i) {
        const auto bits = random();
        double number;
        static_assert(sizeof number == sizeof bits);
        std::memcpy(&number, &bits, sizeof number);
        if (!std::isfinite(number)) continue;
        const auto back = readNumber(shortest(number));
        QVERIFY2(back && *back == number, shortest(number).c_str());
    }
}

void TestNumber::onlyWholeFiniteNumbersAreRead_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", " ", "1,5", "1.2.3", "5 m", "0x10", "inf", "-inf", "nan", "infinity",
                             "1e999", "1 000", "+-1", "++1", "--1", "1e", "e5", "."})
        QTest::addRow("%s", text) << text;
}

void TestNumber::onlyWholeFiniteNumbersAreRead() {
    QFETCH(QString, text);
    QVERIFY(!readNumber(text.toStdString()));
}

void TestNumber::digitsAreThoseAskedFor() {
    QCOMPARE(withDecimals(-0.25), "−0.25");
    QCOMPARE(withDecimals(-0.004), "0.00");
    QCOMPARE(withDecimals(1234567.891, 1), "1234567.9");
    QCOMPARE(withDecimals(1e300, 0).size(), 301u);
    QCOMPARE(significant(0.00001234567, 4), "1.235e-05");
    QCOMPARE(significant(0.25, 6), "0.25");
    QCOMPARE(scientific(2.54e-16, 1), "2.5e-16");
    QCOMPARE(withoutRoundingDust(0.1 + 0.2), 0.3);
    QCOMPARE(rounded(1234.5678, 3), 1230.0);
    QCOMPARE(*readNumber(" +1.5e3\n"), 1500.0);
}

void TestNumber::theSameInEveryLanguage_data() {
    tests::addLocales();
}

void TestNumber::peopleReadNumbersInFull() {
    QCOMPARE(inFull(0), "0");
    QCOMPARE(inFull(-100000), "-100000");
    QCOMPARE(inFull(9999999.5), "9999999.5");
    QCOMPARE(inFull(5e6), "5000000");
    QCOMPARE(inFull(1e7), "1e+07");
    QCOMPARE(inFull(0.0001), "0.0001");
    QCOMPARE(inFull(0.00001), "1e-05");
    QCOMPARE(inFull(-1e-300), "-1e-300");
}

void TestNumber::cellsHaveNoNegativeZero() {
    QCOMPARE(csvCell(-0.0), "0");
    QCOMPARE(csvCell(0.0), "0");
    QCOMPARE(csvCell(-1e-300), "-1e-300");
    QCOMPARE(csvCell(nothing), "");
}

void TestNumber::theSameInEveryLanguage() {
    const tests::InLocale locale(QTest::currentDataTag());
    if (!locale.why().isEmpty()) QSKIP(qPrintable(locale.why()));
    QCOMPARE(shortest(-1234567.5), "-1234567.5");
    QCOMPARE(withDecimals(-1234567.5, 2), "−1234567.50");
    QCOMPARE(significant(0.000125, 3), "0.000125");
    QCOMPARE(scientific(1.25e-7, 2), "1.25e-07");
    QCOMPARE(*readNumber("1.25"), 1.25);
    QVERIFY(!readNumber("1,25"));
}

/// Of the functions that follow the language of the machine there is none in the program.
void TestNumber::nothingElseReadsOrWritesNumbers() {
    static const QRegularExpression local(
        R"((\b(std::sto[dfl]|strto[dfl]+|atof|snprintf|sprintf|stringstream|lexical_cast|std::format)\b|toDouble\(&|%L\d))");
    int files = 0;
    QDirIterator all(QDir::cleanPath(TALWEG_TEST_DATA "/../../../src"), {"*.cpp", "*.h"}, QDir::Files,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto found = local.match(QString::fromUtf8(file.readAll()));
        QVERIFY2(!found.hasMatch(), qPrintable(file.fileName() + ": " + found.captured()));
        ++files;
    }
    QVERIFY(files > 100);
}

TALWEG_TEST(tst_number, TestNumber, QCoreApplication)
#include "tst_number.moc"
