#include "physics/near.h"
#include "study/confidence_sequence.h"
#include "support/test.h"

#include <cmath>
#include <vector>

using namespace talweg;

namespace {

/// The mean likelihood ratio of probabilities above p against p, integrated by Simpson's rule.
double mixture(double successes, double failures, double p) {
    constexpr int steps = 200'000;
    const auto ratio = [&](double q) {
        const double logOfNot = failures == 0 ? 0 : failures * std::log((1 - q) / (1 - p));
        return std::exp(successes * std::log(q / p) + logOfNot);
    };
    double sum = ratio(p) + ratio(1);
    for (int i = 1; i < steps; ++i)
        sum += (i % 2 ? 4 : 2) * ratio(p + (1 - p) * i / steps);
    return sum / (3 * steps);
}

/// The chances that the interval after any number of trials up to `most` lies above and below p.
struct EverOutside {
    double above = 0, below = 0;
};
template <class Sequence>
EverOutside everOutside(const Sequence& interval, double p, std::size_t most, double confidence) {
    EverOutside chance;
    std::vector<double> by{1}; // the chance of each number of successes that was never outside
    std::size_t least = 0;     // below it the interval lies below p
    std::size_t enough = 1;    // from it on the interval lies above p
    for (std::size_t n = 1; n <= most; ++n) {
        by.push_back(0);
        for (std::size_t s = n; s > 0; --s)
            by[s] = by[s] * (1 - p) + by[s - 1] * p;
        by[0] *= 1 - p;
        while (enough <= n && interval(enough, n, confidence).low <= p)
            ++enough;
        while (least <= n && interval(least, n, confidence).high < p)
            ++least;
        for (std::size_t s = 0; s <= n; ++s) {
            if (s >= least && s < enough) continue;
            (s < least ? chance.below : chance.above) += by[s];
            by[s] = 0;
        }
    }
    return chance;
}

} // namespace

/// Intervals of a probability that hold after all numbers of trials together.
class ConfidenceSequenceTest : public QObject {
    Q_OBJECT

private slots:
    void endsAreWhereTheMixtureReachesTheRisk_data() {
        QTest::addColumn<int>("successes");
        QTest::addColumn<int>("trials");
        QTest::addColumn<double>("confidence");
        QTest::newRow("half") << 32 << 64 << 0.95;
        QTest::newRow("most") << 120 << 128 << 0.99;
        QTest::newRow("few") << 3 << 500 << 0.9;
        QTest::newRow("one") << 1 << 1 << 0.95;
    }
    void endsAreWhereTheMixtureReachesTheRisk() {
        QFETCH(int, successes);
        QFETCH(int, trials);
        QFETCH(double, confidence);
        const auto s = static_cast<std::size_t>(successes), n = static_cast<std::size_t>(trials);
        const double risk = (1 - confidence) / 2;
        const Interval interval = probabilitySequence(s, n, confidence);
        QNEAR(mixture(successes, trials - successes, interval.low) * risk, 1, 1e-6);
        if (successes < trials)
            QNEAR(mixture(trials - successes, successes, 1 - interval.high) * risk, 1, 1e-6);
        QVERIFY(interval.low < double(successes) / trials && interval.high >= double(successes) / trials);
        // Wider than the interval of a number of trials that is chosen beforehand.
        const Interval fixed = probabilityInterval(s, n, confidence);
        QVERIFY(interval.low < fixed.low && interval.high >= fixed.high);
    }

    /// If all succeed, the mixture is (1 − p^(n+1)) / ((n + 1) (1 − p) p^n).
    void allSuccessesHaveAClosedForm() {
        for (const int n : {1, 10, 64, 1000, 1'000'000}) {
            const auto trials = static_cast<std::size_t>(n);
            const Interval interval = probabilitySequence(trials, trials, 0.95);
            QCOMPARE(interval.high, 1.0);
            const double p = interval.low;
            QNEAR(std::log((1 - std::pow(p, n + 1)) / ((n + 1) * (1 - p))) - n * std::log(p), std::log(40),
                  1e-6);
            QCOMPARE(probabilitySequence(0, trials, 0.95).low, 0.0);
            QNEAR(probabilitySequence(0, trials, 0.95).high, 1 - p, 1e-15);
        }
    }

    /// The risk of 5 % is shared by both sides and holds for 2000 looks together, by exact enumeration.
    /// Clopper and Pearson's interval, which is for one look, is wrong at some look far more often.
    void theRiskHoldsAtAllTimesTogether() {
        for (const double p : {0.5, 0.05, 0.95}) {
            const EverOutside sequence = everOutside(probabilitySequence, p, 2000, 0.95);
            QVERIFY2(sequence.above <= 0.025 && sequence.below <= 0.025,
                     qPrintable(QString("%1 %2").arg(sequence.above).arg(sequence.below)));
            QVERIFY(sequence.above + sequence.below > 0.005);
            const EverOutside fixed = everOutside(probabilityInterval, p, 2000, 0.95);
            QVERIFY(fixed.above + fixed.below > 0.15);
        }
    }
};

TALWEG_TEST(tst_confidence_sequence, ConfidenceSequenceTest, QCoreApplication)
#include "tst_confidence_sequence.moc"
