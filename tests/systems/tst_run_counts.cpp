#include "systems/run_counts.h"

#include "support/test.h"

#include <QtTest>

using namespace talweg;

/// One is told as one.
class TestRunCounts : public QObject {
    Q_OBJECT

private slots:
    void oneAndMany() {
        QCOMPARE(runsInWords({1, "1"}), std::string("1 run"));
        QCOMPARE(runsInWords({87822, "87 822"}), std::string("87 822 runs"));
        QCOMPARE(designsInWords({1, "1"}), std::string("1 design"));
        QCOMPARE(designsInWords({66, "66"}), std::string("66 designs"));
        QCOMPARE(notVouchedFor({1, "1"}, {1, "1"}), std::string("The run is doubtful."));
        QCOMPARE(notVouchedFor({1, "1"}, {41, "41"}), std::string("1 of 41 runs is doubtful."));
        QCOMPARE(notVouchedFor({2, "2"}, {41, "41"}), std::string("2 of 41 runs are doubtful."));
    }
};

TALWEG_TEST(tst_run_counts, TestRunCounts, QCoreApplication)
#include "tst_run_counts.moc"
