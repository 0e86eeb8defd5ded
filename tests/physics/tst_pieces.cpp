#include "physics/free_fall.h"
#include "physics/ledger.h"
#include "physics/near.h"
#include "physics/wedge.h"
#include "support/test.h"

#include <QTest>
#include <cmath>
#include <limits>

using namespace talweg;

/// The small pieces that solvers share.
class TestPieces : public QObject {
    Q_OBJECT

private slots:
    /// Energy is kept, and the apex is where the rise is zero: v²/2g above the start.
    void aFreeFallIsAParabola() {
        const FreeFall fall{{1, 2}, {3, 4}, 3.7};
        const double apex = 4 / 3.7;
        QNEAR(fall.centreAt(apex).y(), 2 + 16 / (2 * 3.7), 1e-14);
        QNEAR(fall.velocityAt(apex).y(), 0, 1e-14);
        QNEAR(fall.centreAt(2).x(), 7, 0);
        QNEAR(fall.velocityAt(5).squaredNorm() / 2 + 3.7 * fall.centreAt(5).y(), 25.0 / 2 + 3.7 * 2, 1e-12);
    }

    void aLedgerKeepsTheGreatestGap() {
        Ledger ledger(10);
        QCOMPARE(ledger.residual(0), 0.0); // nothing was off, whatever it is compared with
        ledger.enter(10.5);
        ledger.enter(9);
        ledger.enter(10.2);
        QCOMPARE(ledger.worst(), 1.0);
        QCOMPARE(ledger.residual(4), 0.25);
        ledger.enter(12, 1.5);
        QCOMPARE(ledger.worst(), 1.0);
    }

    /// A sum that is not a number is the greatest gap, and no later one hides it.
    void aLedgerShowsWhatIsNotANumber() {
        Ledger ledger(10);
        ledger.enter(std::numeric_limits<double>::quiet_NaN());
        ledger.enter(10);
        QVERIFY(!(ledger.residual(1) <= 1));
    }

    /// Between two faces at ±45° without friction each bears g/√2; the forces balance gravity with friction.
    void aWedgeBalancesGravity() {
        const double c = std::sqrt(0.5);
        const Point down(c, -c), up(c, c);
        const WedgeForces still = wedgeForces({down, 0}, {up, 0}, 10);
        QNEAR(still.first, 10 * c, 1e-14);
        QNEAR(still.second, 10 * c, 1e-14);
        for (const double f : {0.3, -0.3}) {
            const WedgeForces spins = wedgeForces({down, f}, {up, f}, 10);
            const Point sum = spins.first * (Point(c, c) - f * down) + spins.second * (Point(-c, c) - f * up);
            QNEAR(sum.x(), 0, 1e-14);
            QNEAR(sum.y(), 10, 1e-14);
        }
        const WedgeForces lifts = wedgeForces({down, 1.5}, {up, 1.5}, 10);
        QVERIFY(lifts.first < 0 || lifts.second < 0);
    }
};

TALWEG_TEST(tst_pieces, TestPieces, QCoreApplication)
#include "tst_pieces.moc"
