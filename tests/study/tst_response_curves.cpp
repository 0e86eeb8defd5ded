#include "judged_fall.h"
#include "physics/near.h"
#include "study/response_curves.h"
#include "support/test.h"

#include <QtTest>
#include <cmath>

using namespace talweg;
using Kind = Distribution::Kind;

namespace {

const auto falls = std::make_shared<const System>(tests::batchedFall());

/// The range x = v t of falls of one or of two seconds, with v evenly up to 12 m/s.
Responses ofFalls(std::size_t runs, std::uint64_t seed = 1, std::vector<Distribution> more = {}) {
    MonteCarlo study{defaultValues(falls->parameters),
                     {{"speed", Kind::uniform, {0, 12}}, {"height", Kind::list, {1, 4}}},
                     {"x"},
                     runs,
                     seed};
    study.base["g"] = 2.0;
    study.inputs.insert(study.inputs.end(), more.begin(), more.end());
    return responsesOf(*solveMonteCarlo(falls, study, 0, {}, {}));
}

} // namespace

class ResponseCurvesTest : public QObject {
    Q_OBJECT

private slots:
    /// Var x = E v² E t² − (E v E t)² = 48 · 2.5 − 81 = 39 m²; E(x|v) = 1.5 v explains 27 of it, E(x|t) = 6 t
    /// 9, and both together the rest.
    void sharesAreThoseOfAClosedForm() {
        const Responses found = ofFalls(200000);
        QCOMPARE(found.curves.size(), std::size_t{4}); // far and x, each of speed and height
        const ResponseCurve &ofSpeed = found.curves[2], &ofHeight = found.curves[3];
        QCOMPARE(ofSpeed.output, std::string("x"));
        QNEAR(ofSpeed.firstOrder, 27.0 / 39, 0.005);
        QNEAR(ofHeight.firstOrder, 9.0 / 39, 0.005);
        QCOMPARE(ofHeight.points.size(), std::size_t{2}); // of a list as many as it has values
        QNEAR(ofHeight.points[1].mean, 12, 0.1);
        const Interaction& both = found.interactions[1];
        QCOMPARE(both.first, std::string("speed"));
        QCOMPARE(both.second, std::string("height"));
        QNEAR(both.share, 3.0 / 39, 0.005);
    }

    /// Coarse parts miss what varies within them: of few runs the shares of a product are too small on the
    /// average, by more than chance, and never too large.
    void sharesOfFewRunsAreLowerBounds() {
        double first = 0, both = 0;
        constexpr int seeds = 300;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const Responses found = ofFalls(200, seed);
            first += found.curves[2].firstOrder / seeds;
            both += found.interactions[1].share / seeds;
        }
        QVERIFY2(first < 27.0 / 39 && first > 0.5, qPrintable(QString::number(first)));
        QVERIFY2(both < 3.0 / 39 && both > 0, qPrintable(QString::number(both)));
    }

    /// Far is x > 10 m: never below 5 m/s, of half the heights up to 10 m/s, and then always. The intervals
    /// of the parts hold this as often as they say.
    void curvesOfSuccessHoldTheTruth() {
        int held = 0, all = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const Responses found = ofFalls(2000, seed);
            for (const ResponsePoint& point : found.curves[0].points) {
                const double truth = point.to < 5 ? 0 : point.from > 10 ? 100 : 50;
                if ((point.from < 5 && point.to > 5) || (point.from < 10 && point.to > 10)) continue;
                ++all;
                held += point.interval.low <= truth && truth <= point.interval.high;
            }
        }
        QVERIFY(all > 1500);
        QVERIFY2(held >= 0.95 * all, qPrintable(QString("%1 of %2").arg(held).arg(all)));
    }

    /// An input that does nothing explains nothing: not more by chance on the average.
    void whatDoesNothingExplainsNothing() {
        double sum = 0, least = 1;
        constexpr int seeds = 200;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            // The range of a fall of a given height and gravity is in proportion to the speed alone.
            MonteCarlo study{defaultValues(falls->parameters),
                             {{"speed", Kind::uniform, {0, 12}}, {"g", Kind::uniform, {2, 2.0000001}}},
                             {"x"},
                             1000,
                             seed};
            const Responses found = responsesOf(*solveMonteCarlo(falls, study, 0, {}, {}));
            sum += found.curves[3].firstOrder / seeds;
            least = std::min(least, found.curves[3].firstOrder);
        }
        QVERIFY2(std::abs(sum) < 0.002, qPrintable(QString::number(sum)));
        QVERIFY(least < 0);
    }

    void fewRunsAndConstantOutputsHaveNoShare() {
        const Responses few = ofFalls(2);
        QCOMPARE(few.curves[0].points.size(), std::size_t{1});
        QVERIFY(std::isnan(few.curves[0].firstOrder) || few.curves[0].firstOrder <= 1);
        MonteCarlo study{defaultValues(falls->parameters), {{"speed", Kind::list, {3}}}, {"x"}, 100, 1};
        const Responses constant = responsesOf(*solveMonteCarlo(falls, study, 0, {}, {}));
        QVERIFY(std::isnan(constant.curves[1].firstOrder));
        QVERIFY(constant.interactions.empty());
        const std::string table = responseTable(constant);
        QVERIFY(table.starts_with("output,input,from,to,runs,mean,low,high,first_order\n"
                                  "far,speed,3,3,100,"));
    }
};

TALWEG_TEST(tst_response_curves, ResponseCurvesTest, QCoreApplication)
#include "tst_response_curves.moc"
