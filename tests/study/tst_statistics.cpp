#include "physics/near.h"
#include "study/distribution.h"
#include "study/random.h"
#include "study/statistics.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <numeric>

using namespace talweg;

namespace {

const std::shared_ptr<const System> rover = builtinSystems().find("rover");

Distribution read(const char* parameter, const char* text) {
    const auto reading = readDistribution(*rover, parameter, text);
    if (!reading.distribution) throw std::runtime_error(reading.error);
    return *reading.distribution;
}

QString complaintAbout(const char* parameter, const char* text) {
    const auto reading = readDistribution(*rover, parameter, text);
    return reading.distribution ? QString("none") : QString::fromStdString(reading.error);
}

Quantile quantileOf(const char* parameter, const char* text) {
    return Quantile(read(parameter, text), find(rover->parameters, parameter)->range);
}

/// Probability of k successes among n.
double binomial(int k, int n, double p) {
    return std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(p)
                    + (n - k) * std::log1p(-p));
}

} // namespace

/// Distributions, random numbers and intervals.
class StatisticsTest : public QObject {
    Q_OBJECT

private slots:
    /// The known answers that come with Random123, file kat_vectors, philox4x32 of 10 rounds.
    void randomBitsAreThoseOfPhilox() {
        QCOMPARE(randomBits(0, 0, 0, 0), 0xe169c58d6627e8d5U);
        QCOMPARE(randomBits(~0ULL, ~0ULL, ~0U, ~0U), 0x41c83b0e408f276dU);
        QCOMPARE(randomBits(0x299f31d0a4093822, 0x85a308d3243f6a88, 0x13198a2e, 0x03707344),
                 0x94fdccebd16cfe09U);
    }

    void unitNumbersAreBetweenZeroAndOne() {
        QCOMPARE(unitNumber(0), 0x1p-53);
        QCOMPARE(unitNumber(~0ULL), 1 - 0x1p-53);
        double sum = 0, squares = 0;
        constexpr int count = 100000;
        for (std::uint32_t i = 0; i < count; ++i) {
            const double number = unitNumber(randomBits(42, i, 3));
            sum += number;
            squares += number * number;
        }
        // Within four standard errors of 1/2 and 1/3.
        QNEAR(sum / count, 0.5, 4 * std::sqrt(1.0 / 12 / count));
        QNEAR(squares / count, 1.0 / 3, 4 * std::sqrt(4.0 / 45 / count));
    }

    void distributionsReadAndWrite() {
        QCOMPARE(read("e", "uniform:0.6:0.9"), (Distribution{"e", Distribution::Kind::uniform, {0.6, 0.9}}));
        QCOMPARE(read("u4", "normal:5:0.5"), (Distribution{"u4", Distribution::Kind::normal, {5, 0.5}}));
        QCOMPARE(read("b", "list: 1, 3,2"), (Distribution{"b", Distribution::Kind::list, {1, 3, 2}}));
        for (const char* text : {"uniform:0.6:0.9", "normal:0.8:0.05", "list:0.6,0.7,0.9", "list:0.6:1:0.01"})
            QCOMPARE(write(read("e", text)), std::string(text));
    }

    void mistakesInDistributionsAreNamed_data() {
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown input") << "ee"
                                       << "uniform:0:1"
                                       << "\"ee\" is not a number input of Rover";
        QTest::newRow("choice") << "convention"
                                << "list:1"
                                << "\"convention\" is not a number input";
        QTest::newRow("unknown kind") << "e"
                                      << "gauss:1:2"
                                      << "Distribution of e = \"gauss:1:2\": write uniform:";
        QTest::newRow("number only") << "e"
                                     << "0.5"
                                     << "write uniform:from:to, normal:mean:sd or list:v1,v2,…";
        QTest::newRow("one number") << "e"
                                    << "uniform:0.5"
                                    << "write uniform:from:to with two numbers";
        QTest::newRow("no number") << "e"
                                   << "normal:a:b"
                                   << "write normal:mean:sd with two numbers";
        QTest::newRow("word") << "u3"
                              << "uniform:rolling:5"
                              << "with two numbers";
        QTest::newRow("turned round") << "e"
                                      << "uniform:0.9:0.6"
                                      << "from must be less than to.";
        QTest::newRow("out of range") << "e"
                                      << "uniform:0.9:1.1"
                                      << "= 1.1 is out of range";
        QTest::newRow("no spread") << "e"
                                   << "normal:0.9:0"
                                   << "standard deviation must be greater than 0.";
        QTest::newRow("far from the range")
            << "e"
            << "normal:2:0.1"
            << "hardly any of it is in the input's range, which is at least 0 and "
               "at most 1.";
        QTest::newRow("list out of range") << "e"
                                           << "list:0.5,1.5"
                                           << "1.5";
        QTest::newRow("empty list") << "e"
                                    << "list:"
                                    << "Values of e are missing";
    }
    void mistakesInDistributionsAreNamed() {
        QFETCH(QString, parameter);
        QFETCH(QString, text);
        QFETCH(QString, says);
        const QString message = complaintAbout(qPrintable(parameter), qPrintable(text));
        QVERIFY2(message.contains(says), qPrintable(message));
    }

    void uniformQuantiles() {
        const Quantile e = quantileOf("e", "uniform:0.6:0.9");
        QNEAR(e(0.5), 0.75, 1e-15);
        QNEAR(e(0x1p-53), 0.6, 1e-15);
        QVERIFY(e(1 - 0x1p-53) <= 0.9);
        // The end of the range that is not included is never drawn.
        QVERIFY(quantileOf("b", "uniform:0:1")(1e-300) > 0);
    }

    void normalQuantiles() {
        // The range of u4 is so wide that nothing is cut off.
        const Quantile u4 = quantileOf("u4", "normal:5:0.5");
        QNEAR(u4(0.5), 5, 1e-15);
        QNEAR(u4(0.975), 5 + 0.5 * 1.959963984540054, 1e-12);
        QNEAR(u4(1e-10), 5 - 0.5 * 6.361340902404056, 1e-9);
        QNEAR(u4(1 - 1e-10), 5 + 0.5 * 6.361340902404056, 1e-6); // 1 − 1e-10 itself is rounded
    }

    void normalIsCutToTheRange() {
        // Cut at its mean, a normal distribution is half of one: the median is where 3/4 of the whole lie
        // below.
        const Quantile e = quantileOf("e", "normal:0:0.1");
        QNEAR(e(0.5), 0.1 * 0.6744897501960817, 1e-14);
        QVERIFY(e(0x1p-53) >= 0);
        // Only the tail beyond three deviations is left.
        const Quantile tail = quantileOf("e", "normal:-0.3:0.1");
        QNEAR(0.5 * std::erfc((tail(0.5) + 0.3) / 0.1 / std::sqrt(2.0)), 0.5 * 0.0013498980316300933, 1e-15);
        const Quantile upper = quantileOf("e", "normal:1.3:0.1");
        QNEAR(1 - upper(0.5), tail(0.5), 1e-12);
        double before = 0;
        for (double p = 0x1p-53; p < 1; p += 1.0 / 1024) {
            QVERIFY(tail(p) >= before && tail(p) <= 1);
            before = tail(p);
        }
    }

    void listQuantiles() {
        const Quantile b = quantileOf("b", "list:1,3,2");
        for (const auto& [p, value] :
             {std::pair{0.01, 1.0}, {0.33, 1.0}, {0.34, 3.0}, {0.66, 3.0}, {0.67, 2.0}, {1 - 0x1p-53, 2.0}})
            QCOMPARE(b(p), value);
    }

    void sumsAreExactWhereNumbersAre() {
        for (std::size_t count = 1; count < 40; ++count) {
            std::vector<double> values(count);
            std::iota(values.begin(), values.end(), 1.0);
            const auto n = static_cast<double>(count);
            QCOMPARE(sumOf(values, [](double value) { return value; }), n * (n + 1) / 2);
            const Spread spread = spreadOf(values);
            QCOMPARE(spread.mean, (n + 1) / 2);
            QNEAR(spread.sd, std::sqrt((n * n - 1) / 12), 1e-13);
            QCOMPARE(spread.min, 1.0);
            QCOMPARE(spread.max, n);
        }
    }

    void probabilityIntervalAtTheEnds() {
        // Without a success in n trials the upper end p solves (1 − p)ⁿ = 0.025.
        const Interval none = probabilityInterval(0, 10, 0.95);
        QCOMPARE(none.low, 0.0);
        QNEAR(none.high, 1 - std::pow(0.025, 0.1), 1e-12);
        const Interval all = probabilityInterval(10, 10, 0.95);
        QNEAR(all.low, std::pow(0.025, 0.1), 1e-12);
        QCOMPARE(all.high, 1.0);
    }

    void probabilityIntervalEndsWhereTheTailsAre() {
        // At the lower end, k or more successes have a probability of half the risk; at the upper, k or
        // fewer.
        for (const int k : {1, 7, 19}) {
            const auto [low, high] = probabilityInterval(static_cast<std::size_t>(k), 20, 0.9);
            double atLow = 0, atHigh = 0;
            for (int i = 0; i <= 20; ++i) {
                if (i >= k) atLow += binomial(i, 20, low);
                if (i <= k) atHigh += binomial(i, 20, high);
            }
            QNEAR(atLow, 0.05, 1e-10);
            QNEAR(atHigh, 0.05, 1e-10);
        }
    }

    void probabilityIntervalCoversAtLeastAsOftenAsItSays() {
        for (const int n : {5, 30}) {
            std::vector<Interval> intervals;
            for (int k = 0; k <= n; ++k)
                intervals.push_back(
                    probabilityInterval(static_cast<std::size_t>(k), static_cast<std::size_t>(n), 0.95));
            for (double p = 0.01; p < 1; p += 0.01) {
                double covered = 0;
                for (int k = 0; k <= n; ++k)
                    if (intervals[static_cast<std::size_t>(k)].low <= p
                        && p <= intervals[static_cast<std::size_t>(k)].high)
                        covered += binomial(k, n, p);
                QVERIFY2(covered >= 0.95, qPrintable(QString::number(p)));
            }
        }
    }

    void meanIntervalIsStudents() {
        // The probability within ±t for 9 degrees of freedom in closed form (Abramowitz and Stegun, 26.7.3),
        // and the limit for 1 degree: tan(0.475 π).
        const Interval ten = meanInterval(3, 2, 10, 0.95);
        const double angle = std::atan((ten.high - 3) / 2 * std::sqrt(10.0) / 3), c = std::cos(angle);
        const double series =
            c + 2.0 / 3 * std::pow(c, 3) + 8.0 / 15 * std::pow(c, 5) + 48.0 / 105 * std::pow(c, 7);
        QNEAR(2 / std::numbers::pi * (angle + std::sin(angle) * series), 0.95, 1e-13);
        QNEAR(3 - ten.low, ten.high - 3, 1e-14);
        const Interval two = meanInterval(0, 1, 2, 0.95);
        QNEAR(two.high, std::tan(0.475 * std::numbers::pi) / std::sqrt(2.0), 1e-11);
        QVERIFY(std::isinf(meanInterval(0, 1, 1, 0.95).high));
    }
};

TALWEG_TEST(tst_statistics, StatisticsTest, QCoreApplication)
#include "tst_statistics.moc"
