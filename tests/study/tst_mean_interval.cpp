#include "physics/near.h"
#include "study/mean_interval.h"
#include "support/test.h"

#include <functional>

using namespace talweg;

namespace {

using Source = std::mt19937_64;
using Draw = std::function<double(Source&)>;

constexpr double confidence = 0.95;
constexpr int seeds = 2000;

double uniform(Source& source, double from, double to) {
    return std::uniform_real_distribution<double>(from, to)(source);
}
double normal(Source& source, double mean, double sd) {
    return std::normal_distribution<double>(mean, sd)(source);
}

std::vector<double> sample(std::uint64_t seed, int size, const Draw& draw) {
    Source source(seed);
    std::vector<double> values(static_cast<std::size_t>(size));
    for (double& value : values)
        value = draw(source);
    return values;
}

/// How often intervals of many samples have the mean in them, as a share.
double coverage(int size, double mean, const Draw& draw,
                const std::function<MeanInterval(std::span<const double>)>& intervalOf) {
    int covered = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const auto [low, high] = intervalOf(sample(seed, size, draw)).interval;
        covered += low <= mean && mean <= high;
    }
    return double(covered) / seeds;
}

/// Three standard deviations of such a share.
const double byChance = 3 * std::sqrt(confidence * (1 - confidence) / seeds);

/// Mean of min(0, X) of a normal X.
double cappedMean(double mean, double sd) {
    const double z = -mean / sd;
    return mean * 0.5 * std::erfc(-z / std::numbers::sqrt2)
           - sd * std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
}

/// Where 97 % of N(mean, 3) are above 0.
const double mostlyAbove = 3 * 1.8807936081512509;

MeanInterval unbounded(std::span<const double> values) {
    return meanIntervalOf(values, confidence);
}

} // namespace

/// Intervals of means hold as often as they say.
class MeanIntervalTest : public QObject {
    Q_OBJECT

private slots:
    void studentsIsExactForNormalValues() {
        const auto draw = [](Source& source) { return normal(source, -1, 3); };
        for (const int size : {50, 500})
            QNEAR(coverage(size, -1, draw, unbounded), confidence, byChance);
        QVERIFY(unbounded(sample(1, 50, draw)).kind == IntervalKind::student);
        QCOMPARE(unbounded(sample(1, 50, draw)).warning(), "");
        QVERIFY(!unbounded(sample(1, 50, draw)).isTrusted()); // a tail may be missed
    }

    /// Of 1 and 2: the mean is 1.5, the standard deviation 1/√2, that of the mean 1/2; Student's t of one
    /// degree of freedom for 95 % is 12.706 (tan of 0.475 π).
    void studentsIntervalOfTwoValues() {
        const Interval found = unbounded(std::vector<double>{1, 2}).interval;
        const double half = 0.5 * std::tan(0.475 * std::numbers::pi);
        QNEAR(found.low, 1.5 - half, 1e-9);
        QNEAR(found.high, 1.5 + half, 1e-9);
    }

    /// Heavily skewed values: Student's interval alone holds for 71 % of samples of 30 lognormal values with
    /// σ = 1.8, and for 82 % of 200. No interval holds for all distributions without bounds.
    void skewedValuesAreCoveredBetterThanByStudents_data() {
        QTest::addColumn<double>("sigma");
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("least");
        QTest::newRow("moderate, 30") << 1.0 << 30 << 0.93;
        QTest::newRow("moderate, 200") << 1.0 << 200 << 0.94;
        QTest::newRow("moderate, 1000") << 1.0 << 1000 << 0.94;
        QTest::newRow("strong, 30") << 1.8 << 30 << 0.86;
        QTest::newRow("strong, 200") << 1.8 << 200 << 0.90;
        QTest::newRow("strong, 1000") << 1.8 << 1000 << 0.90;
    }
    void skewedValuesAreCoveredBetterThanByStudents() {
        QFETCH(double, sigma);
        QFETCH(int, size);
        QFETCH(double, least);
        const auto draw = [sigma](Source& source) { return std::exp(normal(source, 0, sigma)); };
        const double found = coverage(size, std::exp(sigma * sigma / 2), draw, unbounded);
        QVERIFY2(found >= least, qPrintable(QString::number(found)));
        // The mirror image has the mirrored interval.
        auto values = sample(5, size, draw);
        const Interval upwards = unbounded(values).interval;
        for (double& value : values)
            value = -value;
        const Interval downwards = unbounded(values).interval;
        QNEAR(downwards.low, -upwards.high, 1e-12 * upwards.high);
        QNEAR(downwards.high, -upwards.low, 1e-12 * upwards.high);
    }

    void twoHumpsOfOneSize() {
        const auto draw = [](Source& source) {
            return normal(source, uniform(source, 0, 1) < 0.5 ? -10 : 0, 1);
        };
        for (const int size : {50, 500})
            QVERIFY(coverage(size, -5, draw, unbounded) >= confidence - byChance);
    }

    /// The skewness of an exponential distribution is 2, so that some 100 values are needed, though 40 mostly
    /// show less of it; that of a normal one is 0.
    void skewedValuesAreTold() {
        const auto toldAmong = [](int size, const Draw& draw) {
            int told = 0;
            for (std::uint64_t seed = 1; seed <= 200; ++seed)
                told += *unbounded(sample(seed, size, draw)).warning() != 0;
            return told;
        };
        const Draw exponential = [](Source& source) { return -std::log1p(-uniform(source, 0, 1)); };
        QVERIFY(toldAmong(40, exponential) > 100);
        QVERIFY(toldAmong(1000, exponential) < 5);
        QVERIFY(toldAmong(50, [](Source& source) { return normal(source, -1, 3); }) < 5);
        // A rare hump is told as soon as it is seen.
        const auto humps = sample(4, 100, [](Source& source) {
            return uniform(source, 0, 1) < 0.03 ? uniform(source, -20, -19) : uniform(source, -1, 0);
        });
        QVERIFY(*std::ranges::min_element(humps) < -19);
        QCOMPARE(unbounded(humps).warning(), "skewed");
        // Student's interval is there all the same, and bets need no such thing.
        QVERIFY(boundedMeanInterval(humps, {-20, 0}, confidence).isTrusted());
        QCOMPARE(boundedMeanInterval(humps, {-20, 0}, confidence).warning(), "");
    }

    void cappedValues_data() {
        QTest::addColumn<double>("mean");
        QTest::newRow("a third at the cap") << -1.0;
        QTest::newRow("nearly all at the cap") << mostlyAbove;
    }
    void cappedValues() {
        QFETCH(double, mean);
        const auto draw = [mean](Source& source) { return std::min(0.0, normal(source, mean, 3)); };
        for (const int size : {50, 100, 200, 500}) {
            QVERIFY2(coverage(size, cappedMean(mean, 3), draw, unbounded) >= confidence - byChance,
                     qPrintable(QString::number(size)));
            for (std::uint64_t seed = 1; seed <= 200; ++seed) {
                const auto values = sample(seed, size, draw);
                const MeanInterval found = unbounded(values);
                QVERIFY(found.interval.low < found.interval.high);
                const auto differing = std::ranges::count_if(values, [](double value) { return value != 0; });
                QCOMPARE(found.differing, std::size_t(differing));
                QCOMPARE(std::string_view(found.warning()) == "few", differing < 30);
                if (differing > 0) QVERIFY(found.kind == IntervalKind::capped && found.interval.high <= 0);
            }
        }
    }

    /// A few rare failures that are far deeper than all others can lie outside of the sample.
    void rareDeepFailuresBelowACapAreTold() {
        std::vector<double> values(300, 0.0);
        for (std::size_t i = 0; i < 50; ++i)
            values[i] = -1 - 0.01 * static_cast<double>(i);
        QCOMPARE(unbounded(values).warning(), "");
        values[0] = -50;
        QCOMPARE(unbounded(values).warning(), "skewed");
    }

    /// A cap from below is one from above turned round.
    void capsFromBothSidesAreAlike() {
        auto values = sample(3, 80, [](Source& source) { return std::min(0.0, normal(source, -1, 3)); });
        const Interval above = unbounded(values).interval;
        for (double& value : values)
            value = -value;
        const Interval below = unbounded(values).interval;
        QNEAR(below.low, -above.high, 1e-14);
        QNEAR(below.high, -above.low, 1e-14);
    }

    void ofValuesThatAreAllTheSameNothingIsKnown() {
        const MeanInterval same = unbounded(std::vector<double>(100, -2.0));
        QVERIFY(std::isinf(same.interval.low) && std::isinf(same.interval.high));
        QCOMPARE(same.warning(), "few");
        QCOMPARE(same.differing, std::size_t{0});
        std::vector<double> one(100, 0.0);
        one[7] = -3;
        const MeanInterval nearly = unbounded(one);
        QVERIFY(std::isinf(nearly.interval.low));
        QCOMPARE(nearly.interval.high, 0.0);
        QCOMPARE(nearly.differing, std::size_t{1});
    }

    void bettingHoldsForAnyBoundedValues_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("uniform") << 0;
        QTest::newRow("a third at the cap") << 1;
        QTest::newRow("nearly all at the cap") << 2;
        QTest::newRow("two humps, one of them rare") << 3;
    }
    void bettingHoldsForAnyBoundedValues() {
        QFETCH(int, kind);
        const Draw draws[]{
            [](Source& source) { return uniform(source, -10, 0); },
            [](Source& source) { return std::min(0.0, uniform(source, -6, 3)); },
            [](Source& source) { return uniform(source, 0, 1) < 0.03 ? uniform(source, -10, 0) : 0.0; },
            [](Source& source) {
                return uniform(source, 0, 1) < 0.02 ? uniform(source, -10, -9) : uniform(source, -1, 0);
            }};
        // Of the second: from −6 to 0 with 2/3, −3 in the middle.
        const double means[]{-5, -2, -0.03 * 5, -0.02 * 9.5 - 0.98 * 0.5};
        const auto betting = [](std::span<const double> values) {
            return boundedMeanInterval(values, {-10, 0}, confidence);
        };
        for (const int size : {50, 100, 500}) {
            QVERIFY(coverage(size, means[kind], draws[kind], betting) >= confidence - byChance);
            const MeanInterval found = betting(sample(1, size, draws[kind]));
            QVERIFY(-10 <= found.interval.low && found.interval.low < found.interval.high
                    && found.interval.high <= 0);
            QVERIFY(found.isTrusted() && found.kind == IntervalKind::bounded);
        }
    }

    /// Two bettors, each with half of the risk. Of many small bets the capital is exp(a W − a² t/2) with a
    /// Wiener process W up to t = 1 and a = √(2 ln 40): it ever reaches 40 in Φ(−a) + exp(−a²/2)/2 = 1.6 % of
    /// the samples.
    void eachBettorHasHalfOfTheRisk() {
        constexpr int samples = 4000, size = 100;
        const auto draw = [](Source& source) { return uniform(source, 0, 1); };
        int held = 0;
        for (int seed = 1; seed <= samples; ++seed) {
            const auto [low, high] =
                boundedMeanInterval(sample(static_cast<std::uint64_t>(seed), size, draw), {0, 1}, confidence)
                    .interval;
            held += low <= 0.5 && 0.5 <= high;
        }
        const double a = std::sqrt(2 * std::log(2 / (1 - confidence)));
        const double refuted = 0.5 * std::erfc(a / std::numbers::sqrt2) + 0.5 * std::exp(-a * a / 2);
        const double expected = 1 - 2 * refuted;
        QVERIFY2(held >= samples * expected - 3 * std::sqrt(samples * expected * (1 - expected)),
                 qPrintable(QString::number(held)));
    }

    /// Without a normal distribution to rely on, an interval is wider than Student's, but not twice as wide:
    /// for many values by √(2 ln(2/0.05)) / 1.96 = 1.39.
    void bettingIsNotMuchWiderThanStudents() {
        const auto values = sample(1, 20000, [](Source& source) { return uniform(source, 0, 1); });
        const Interval bet = boundedMeanInterval(values, {0, 1}, confidence).interval;
        const Interval student = unbounded(values).interval;
        const double ratio = (bet.high - bet.low) / (student.high - student.low);
        QVERIFY2(ratio > 1 && ratio < 1.6, qPrintable(QString::number(ratio)));
        // All at one bound: what is left of the capital 1 after n bets of λ = √(2 ln 40/(n σ²)) decides, and
        // the interval ends at the bound.
        const Interval zero =
            boundedMeanInterval(std::vector<double>(1000, 0.0), {0, 1}, confidence).interval;
        QCOMPARE(zero.low, 0.0);
        QVERIFY(zero.high > 0 && zero.high < 0.05);
    }
};

TALWEG_TEST(tst_mean_interval, MeanIntervalTest, QCoreApplication)
#include "tst_mean_interval.moc"
