#include "base/root.h"
#include "support/test.h"

#include <QTest>

using namespace talweg;

class TestRoot : public QObject {
    Q_OBJECT

private slots:
    /// cos vanishes at π/2 only between 0 and 3: the bracket holds it, and its ends are neighbours as far as
    /// numbers tell.
    void theBracketHoldsTheRoot() {
        const auto f = [](double x) { return std::cos(x); };
        for (const Bracket& root : {bracketRoot(f, 0.0, 3.0), bracketRoot(f, 3.0, 0.0)}) {
            QVERIFY(f(root.low) >= 0 && f(root.high) <= 0);
            QVERIFY(root.high - root.low <= 8 * 2.220446049250313e-16);
            QVERIFY(std::abs(root.middle() - 1.5707963267948966) <= 1e-15);
            QVERIFY(std::abs(f(betterEnd(f, root)))
                    <= std::min(std::abs(f(root.low)), std::abs(f(root.high))));
        }
    }

    void aRootAtAnEndIsFound() {
        const auto f = [](double x) { return x - 2; };
        for (const Bracket& root : {bracketRoot(f, 2.0, 5.0), bracketRoot(f, -1.0, 2.0)}) {
            QCOMPARE(root.low, 2.0);
            QCOMPARE(root.high, 2.0);
        }
    }

    /// Flat roots too, where Newton's method and secants creep.
    void flatRootsAreFound() {
        const auto f = [](double x) { return (x - 1) * (x - 1) * (x - 1) * (x - 1) * (x - 1); };
        const Bracket root = bracketRoot(f, -7.0, 20.0);
        QVERIFY(std::abs(root.middle() - 1) <= 1e-14);
    }
};

TALWEG_TEST(tst_root, TestRoot, QCoreApplication)
#include "tst_root.moc"
