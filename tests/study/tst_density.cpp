#include "judged_fall.h"
#include "physics/near.h"
#include "study/density.h"
#include "support/test.h"

#include <QtTest>
#include <cmath>
#include <numbers>

using namespace talweg;
using Kind = Distribution::Kind;

class TestDensity : public QObject {
    Q_OBJECT

private slots:
    void aUniformOneIsABox() {
        const Density density = densityOf({"e", Kind::uniform, {0.76, 0.84}}, {});
        for (const Point& point : density.curve)
            QNEAR(point.y(), 1.0, 1e-12);
        QNEAR(density.mean, 0.8, 1e-12);
        QNEAR(density.low, 0.764, 1e-12);
        QNEAR(density.median, 0.8, 1e-12);
        QNEAR(density.high, 0.836, 1e-12);
    }

    void aNormalOneIsABell() {
        const Density density = densityOf({"e", Kind::normal, {3, 2}}, {});
        for (const Point& point : density.curve) {
            const double z = (point.x() - 3) / 2;
            QNEAR(point.y(), std::exp(-z * z / 2), 1e-9); // the one in the middle is the highest
        }
        QNEAR(density.low, 3 - 2 * 1.6448536269514722, 1e-9);
        QNEAR(density.high, 3 + 2 * 1.6448536269514722, 1e-9);
    }

    /// Half of a normal one is left: its mean is √(2/π) standard deviations, its median the upper quartile.
    void theRangeCutsIt() {
        const Density density = densityOf({"e", Kind::normal, {0, 1}}, {.min = 0});
        QNEAR(density.mean, std::sqrt(2 / std::numbers::pi), 2e-3);
        QNEAR(density.median, 0.6744897501960817, 1e-9);
        QVERIFY(density.curve.front().x() >= 0);
        QVERIFY(density.curve.front().y() > 0.99);
    }

    /// Of shapes below 1 the density has no upper end; it is drawn as high as it is beside that.
    void whatIsInfiniteAtAnEndIsStillDrawn() {
        for (const Distribution& one :
             {Distribution{"e", Kind::weibull, {0.5, 1}}, Distribution{"e", Kind::beta, {0.5, 0.5, 2, 4}},
              Distribution{"e", Kind::gamma, {0.3, 2}}}) {
            const Density density = densityOf(one, {.min = 0});
            double highest = 0;
            for (const Point& point : density.curve) {
                QVERIFY(std::isfinite(point.x()) && std::isfinite(point.y()));
                highest = std::max(highest, point.y());
            }
            QCOMPARE(highest, 1.0);
        }
    }

    /// A beta distribution from 2 to 4 with shapes 2 and 2 is 6 z (1 − z) over 2.
    void aBetaOneLiesBetweenItsEnds() {
        const Quantile quantile({"e", Kind::beta, {2, 2, 2, 4}}, {});
        for (const double x : {2.1, 2.5, 3.0, 3.9}) {
            const double z = (x - 2) / 2;
            QNEAR(quantile.density(x), 6 * z * (1 - z) / 2, 1e-12);
        }
    }

    void singleValuesHaveTheirShares() {
        const Density weights = densityOf({"e", Kind::weights, {0.4, 0.2}, {1, 3}}, {});
        QVERIFY(weights.isOfValues);
        QCOMPARE(weights.curve.size(), std::size_t{2});
        QVERIFY(weights.curve[0].isApprox(Point(0.2, 0.75)));
        QVERIFY(weights.curve[1].isApprox(Point(0.4, 0.25)));
        QNEAR(weights.mean, 0.25, 1e-12);
        const Density list = densityOf({"e", Kind::list, {1, 2, 2, 5}}, {});
        QVERIFY(list.curve[1].isApprox(Point(2, 0.5)));
    }

    /// Weibull's median is λ (ln 2)^(1/k): 3.3302 of shape 2 and scale 4.
    void theMedianStandsForIt() {
        const System system = tests::judgedFall();
        const Parameter& speed = parameterOf(system.parameters, "speed");
        QCOMPARE(nominalOf({"speed", Kind::weibull, {2, 4}}, speed), 3.330);
        QCOMPARE(nominalOf({"speed", Kind::normal, {0.8, 0.05}}, speed), 0.8);
        // Where the rounded one is out of the range, the exact one does.
        const Parameter& height = parameterOf(system.parameters, "height");
        Parameter narrow = height;
        narrow.range = {.min = 0, .max = 0.99999};
        QCOMPARE(nominalOf({"height", Kind::uniform, {0.99997, 0.99999}}, narrow), 0.99998);
    }

    void wordsSayIt() {
        QCOMPARE(inWords({"e", Kind::uniform, {0.76, 0.84}}, "m"),
                 std::string("Uniform from 0.76 to 0.84 m"));
        QCOMPARE(inWords({"e", Kind::normal, {0.8, 0.05}}, ""),
                 std::string("Normal with mean 0.8 and standard deviation 0.05"));
        QCOMPARE(inWords({"e", Kind::list, {1, 2, 5}}, "m"), std::string("3 equally likely values"));
    }
};

TALWEG_TEST(tst_density, TestDensity, QCoreApplication)
#include "tst_density.moc"
