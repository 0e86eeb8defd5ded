#include "physics/body.h"
#include "physics/near.h"
#include "support/test.h"

using namespace talweg;

class TestBody : public QObject {
    Q_OBJECT

private slots:
    void thickShellWithoutHoleIsASolidSphere() { QNEAR(thickShellInertia(0), 2.0 / 5, 1e-16); }

    /// lim (2/5)(1 − r⁵)/(1 − r³) = (2/5)(5/3) as r → 1.
    void thickShellWithoutWallIsAThinShell() { QNEAR(thickShellInertia(1 - 1e-15), 2.0 / 3, 1e-14); }

    void thickShellFollowsItsDefinition() {
        for (const double r : {0.1, 0.3, 0.5, 0.8, 0.95})
            QNEAR(thickShellInertia(r), 0.4 * (1 - std::pow(r, 5)) / (1 - std::pow(r, 3)), 1e-14);
    }

    void namedGravities() {
        const auto valueOf = [](std::string_view name) {
            for (const Gravity& gravity : gravities())
                if (gravity.name == name) return gravity.g;
            return 0.0;
        };
        QCOMPARE(valueOf("Mars"), 3.71);
        QCOMPARE(valueOf("Earth"), 9.81);
        QCOMPARE(valueOf("Moon"), 1.62);
    }
};

TALWEG_TEST(tst_body, TestBody, QCoreApplication)
#include "tst_body.moc"
