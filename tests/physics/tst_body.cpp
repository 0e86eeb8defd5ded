#include "physics/body.h"
#include "physics/hollow_body.h"
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

    /// From the ratio to k by the closed forms, and back: k = (2/5)(1 − r⁵)/(1 − r³) and (1 + r²)/2. Near a
    /// solid sphere k leaves it only with r³.
    void hollowBodiesHaveTheRatioOfTheirInertia() {
        for (const double r : {0.05, 0.1, 0.3, 0.5, 0.8, 0.95, 0.999}) {
            const double k = 0.4 * (1 - std::pow(r, 5)) / (1 - std::pow(r, 3));
            QNEAR(thickShellRatio(k), r, 1e-10);
            QNEAR(hollowCylinderRatio((1 + r * r) / 2), r, 1e-12);
        }
        for (const double solid : {0.0, 0.3, 0.4, std::nan("")}) {
            QCOMPARE(thickShellRatio(solid), 0.0);
            QCOMPARE(hollowCylinderRatio(solid), 0.0);
        }
        QCOMPARE(hollowCylinderRatio(0.5), 0.0);
        for (const double thin : {2.0 / 3, 0.7, 1.0})
            QCOMPARE(thickShellRatio(thin), 1.0);
        QCOMPARE(hollowCylinderRatio(1), 1.0);
    }

    /// The bodies that have names are drawn as these; 0.6 is a sphere whose hole is known from its k, 0.82 a
    /// cylinder with a hole of 0.8.
    void theShapeIsTakenFromTheInertiaAlone() {
        for (const double solid : {0.1, 0.4, 0.5, 0.49999, 0.5001})
            QCOMPARE(hollowRatio(solid), 0.0);
        for (const double thin : {2.0 / 3, 0.667, 0.6667, 1.0})
            QCOMPARE(hollowRatio(thin), 1.0);
        const double r = hollowRatio(0.6);
        QNEAR(0.4 * (1 - std::pow(r, 5)) / (1 - std::pow(r, 3)), 0.6, 1e-14);
        QNEAR(hollowRatio(0.82), 0.8, 1e-14);
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
        QNEAR(valueOf("Titan"), 8978.1e9 / (2574.8e3 * 2574.8e3), 0.005);
    }
};

TALWEG_TEST(tst_body, TestBody, QCoreApplication)
#include "tst_body.moc"
