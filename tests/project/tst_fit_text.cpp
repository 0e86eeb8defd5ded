#include "project/fit_text.h"
#include "support/test.h"

#include <QTest>

using namespace talweg;

/// The sentences about fits of measured tracks.
class TestFitText : public QObject {
    Q_OBJECT

private slots:
    /// A probability that is tiny, or too small for a double, is not printed as zero.
    void tinyProbabilitiesAreLimits_data() {
        QTest::addColumn<double>("p");
        QTest::addColumn<QString>("text");
        QTest::newRow("usual") << 0.36 << QString("p = 0.36");
        QTest::newRow("one") << 1.0 << QString("p = 1");
        QTest::newRow("the least that is printed") << 0.0001 << QString("p = 0.0001");
        QTest::newRow("tiny") << 3e-9 << QString("p < 0.0001");
        QTest::newRow("underflow") << 0.0 << QString("p < 0.0001");
    }
    void tinyProbabilitiesAreLimits() {
        QFETCH(const double, p);
        QFETCH(const QString, text);
        Fit fit;
        fit.chi2 = 20;
        fit.dof = 10;
        fit.p = p;
        fit.runsP = p;
        QCOMPARE(qualityLine(fit), QString("χ²/dof = 2, dof = 10, %1, runs test %1").arg(text));
        QVERIFY2(agreementSentence(fit).endsWith("is 2 (" + text + ")."), qPrintable(agreementSentence(fit)));
        if (p < 0.0001) QVERIFY(agreementSentence(fit).contains("are not random (runs test, " + text + ")."));
    }
};

TALWEG_TEST(tst_fit_text, TestFitText, QCoreApplication)
#include "tst_fit_text.moc"
