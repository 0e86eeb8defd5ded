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

    /// The hashes of FNV's own test vectors for these texts (Fowler, Noll and Vo, test_fnv.c).
    void streamsFollowFromIds() {
        QCOMPARE(streamsOf({"a", "foobar"}), (std::vector<std::uint32_t>{0xe40c292c, 0xbf9cf968}));
        QCOMPARE(streamsOf({"foobar", "a"}), (std::vector<std::uint32_t>{0xbf9cf968, 0xe40c292c}));
        // "costarring" and "liquid" have one hash of 32 bits.
        const std::uint32_t shared = streamsOf({"costarring"})[0];
        QCOMPARE(streamsOf({"liquid"})[0], shared);
        QCOMPARE(streamsOf({"liquid", "costarring"}), (std::vector<std::uint32_t>{shared + 1, shared}));
        QCOMPARE(streamsOf({"costarring", "liquid"}), (std::vector<std::uint32_t>{shared, shared + 1}));
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
        for (const char* text : {"uniform:0.6:0.9", "normal:0.8:0.05", "list:0.6,0.7,0.9", "list:0.6:1:0.01",
                                 "normal:0.8:0.05:0.7:0.9", "triangular:0.6:0.8:0.9", "lognormal:0.2:1.5",
                                 "weibull:2:0.5", "gamma:4:0.1", "beta:2:5:0.6:0.9", "weights:0.2=3,0.4=0.5"})
            QCOMPARE(write(read("e", text)), std::string(text));
    }

    /// About the experiment's own value.
    void partsOfTheOwnValue() {
        Values base = defaultValues(rover->parameters);
        base["dh"] = -4.0;
        base["e"] = 0.8;
        base["u3"] = std::string("rolling");
        const auto about = [&base](const char* parameter, const char* text) {
            const auto reading = readDistribution(*rover, parameter, text, {&base, {}});
            return reading.distribution ? write(*reading.distribution) : reading.error;
        };
        for (const char* text : {"±25%", "pm:25%", "± 25 %", "±1", "pm:1"})
            QCOMPARE(about("dh", text), std::string("uniform:-5:-3"));
        QVERIFY(about("e", "±50%").find("= 1.2000000000000002 is out of range") != std::string::npos
                || about("e", "±50%").find("= 1.2 is out of range") != std::string::npos);
        QVERIFY(about("u3", "±5%").find("the input has no numeric value, so ± cannot be used")
                != std::string::npos);
        QVERIFY(about("e", "±x%").find("write a deviation such as ±5% or ±0.1") != std::string::npos);
        QVERIFY(about("e", "±-5%").find("write a deviation such as ±5% or ±0.1") != std::string::npos);
        base["dh"] = 0.0;
        QVERIFY(about("dh", "±5%").find("so this deviation is 0, too") != std::string::npos);
        QVERIFY(complaintAbout("e", "±5%").contains("the input has no numeric value, so ± cannot be used"));
    }

    void columnsOfTables() {
        const auto column = [](const std::string& file, const std::string& name) {
            return file == "a.csv" && name == "e" ? ColumnNumbers{{0.7, 0.9, 0.7, 0.8}}
                                                  : ColumnNumbers{{7.0}};
        };
        const auto reading = readDistribution(*rover, "e", "file:a.csv:e", {nullptr, column});
        QCOMPARE(write(*reading.distribution), std::string("file:a.csv:e"));
        QVERIFY(complaint(*rover, *reading.distribution).empty());
        const Quantile e(*reading.distribution, find(rover->parameters, "e")->range);
        for (const auto& [p, value] : {std::pair{0.2, 0.7}, {0.3, 0.9}, {0.7, 0.7}, {0.8, 0.8}})
            QCOMPARE(e(p), value);
        QNEAR(momentsOf(*reading.distribution).mean, 0.775, 1e-15);
        QVERIFY(
            readDistribution(*rover, "e", "file:a.csv:b", {nullptr, column}).error.find("= 7 is out of range")
            != std::string::npos);
        // What a table says of its unit holds for the input too.
        for (const auto& [id, unit, fits] : {std::tuple{"e", "1", true},
                                             {"e", "m", false},
                                             {"b", "m", true},
                                             {"b", "1", false},
                                             {"u4", "m", false}}) {
            const auto inUnit = [unit = unit](const std::string&, const std::string&) {
                return ColumnNumbers{{0.7, 0.9}, unit};
            };
            const auto read = readDistribution(*rover, id, "file:a.csv:c", {nullptr, inUnit});
            QCOMPARE(read.distribution.has_value(), fits);
            QCOMPARE(read.error.find(std::string("of a.csv has the unit ") + unit) != std::string::npos,
                     !fits);
        }
        QVERIFY(complaintAbout("e", "file:a.csv:e").contains("tables cannot be used here"));
        QVERIFY(complaintAbout("e", "file:a.csv").contains("write file:NAME.csv:COLUMN"));
    }

    void mistakesInDistributionsAreNamed_data() {
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown input") << "ee"
                                       << "uniform:0:1"
                                       << "\"ee\" is not a numeric input of Rover";
        QTest::newRow("choice") << "convention"
                                << "list:1"
                                << "\"convention\" is not a numeric input";
        QTest::newRow("unknown kind")
            << "e"
            << "gauss:1:2"
            << "Distribution \"gauss:1:2\" of restitution e: write one of these forms: uniform:";
        QTest::newRow("number only") << "e"
                                     << "0.5"
                                     << "write one of these forms: uniform:from:to, ±5%, normal:mean:sd, ";
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
                                      << "“from” must be less than “to”.";
        QTest::newRow("out of range") << "e"
                                      << "uniform:0.9:1.1"
                                      << "= 1.1 is out of range";
        QTest::newRow("no spread") << "e"
                                   << "normal:0.9:0"
                                   << "standard deviation must be greater than 0.";
        QTest::newRow("far from the range")
            << "e"
            << "normal:2:0.1"
            << "almost none of the distribution lies in the range of the input (at least 0 and at most 1).";
        const auto mistake = [](const char* text, const char* says) {
            QTest::newRow(text) << "e" << text << says;
        };
        mistake("normal:0.8:0.1:0.5", "write normal:mean:sd with two numbers");
        mistake("normal:0.8:0.1:0.9:0.5", "“from” must be less than “to”.");
        mistake("normal:0.5:0.01:0.8:0.9", "almost none of the distribution lies between “from” and “to”.");
        mistake("normal:0.9:0.1:1.2:1.4", "almost none of the distribution lies in the range of the input");
        mistake("triangular:0.2:0.4", "write triangular:min:mode:max with three numbers");
        mistake("triangular:0.2:0.1:0.4", "must be in ascending order");
        mistake("triangular:0.2:0.2:0.2", "must be in ascending order");
        mistake("triangular:0.2:0.9:1.2", "= 1.2 is out of range");
        mistake("lognormal:0.2", "write lognormal:median:gsd");
        mistake("lognormal:0:2", "the median must be greater than 0.");
        mistake("lognormal:0.2:1", "must be greater than 1.");
        mistake("lognormal:100:1.1", "almost none of the distribution lies in the range of the input");
        mistake("lognormal:1e300:1e300", "is too large to represent");
        mistake("weibull:2", "write weibull:shape:scale");
        mistake("weibull:0:1", "the shape 0 is not allowed; it must lie between 0.05 and 10000.");
        mistake("weibull:2:0", "the scale must be greater than 0.");
        mistake("gamma:-1:1", "the shape -1 is not allowed");
        mistake("gamma:2:-1", "the scale must be greater than 0.");
        mistake("gamma:a:b", "write gamma:shape:scale");
        mistake("beta:2:5", "write beta:a:b:min:max with four numbers");
        mistake("beta:2:1e9:0:1", "the shape 1e+09 is not allowed");
        mistake("beta:2:5:0.9:0.6", "min must be less than max.");
        mistake("beta:2:5:0.9:1.6", "= 1.6 is out of range");
        mistake("weights:0.2,0.4", "write weights:v1=w1,v2=w2,…");
        mistake("weights:", "write weights:v1=w1,v2=w2,…");
        mistake("weights:0.2=0", "the weight 0 is not allowed");
        mistake("weights:0.2=1,0.2=3", "0.2 is listed more than once");
        mistake("weights:0.2=1e308,0.3=1e308", "the sum of the weights is too large to represent.");
        mistake("weights:2=1", "= 2 is out of range");
        QTest::newRow("list out of range") << "e"
                                           << "list:0.5,1.5"
                                           << "1.5";
        QTest::newRow("empty list") << "e"
                                    << "list:"
                                    << "Values of restitution e are missing";
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

    /// In closed form, or where the closed form of what lies below makes the probability again.
    void quantilesOfTheOthers() {
        const std::vector<double> ps{1e-12, 1e-3, 0.2, 0.5, 0.8, 0.975, 1 - 1e-6};
        const double z = 1.959963984540054; // 97.5 % of a standard normal distribution are below
        QNEAR(quantileOf("b", "lognormal:3:1.5")(0.5), 3, 1e-14);
        QNEAR(quantileOf("b", "lognormal:3:1.5")(0.975), 3 * std::pow(1.5, z), 1e-12);
        for (const double p : ps) {
            const double a = 0.1, c = 0.3, d = 0.9;
            const double triangular = p < (c - a) / (d - a) ? a + std::sqrt(p * (d - a) * (c - a))
                                                            : d - std::sqrt((1 - p) * (d - a) * (d - c));
            QNEAR(quantileOf("e", "triangular:0.1:0.3:0.9")(p), triangular, 1e-13);
            QNEAR(quantileOf("b", "weibull:2:3")(p), 3 * std::sqrt(-std::log1p(-p)), 1e-12);
            QNEAR(quantileOf("b", "gamma:1:3")(p), -3 * std::log1p(-p), 1e-11);
            const double x = quantileOf("b", "gamma:2:1")(p);
            QNEAR(-std::expm1(-x) - x * std::exp(-x), p, 1e-13);
            QNEAR(quantileOf("e", "beta:1:3:0.2:0.7")(p), 0.2 + 0.5 * -std::expm1(std::log1p(-p) / 3), 1e-13);
            const double y = (quantileOf("e", "beta:2:2:0.2:0.7")(p) - 0.2) / 0.5;
            QNEAR(y * y * (3 - 2 * y), p, 1e-12);
        }
        // Of N(0.5, 0.1) between 0.5 and 0.6 half is below where Φ is half-way from 1/2 to Φ(1).
        const double cut = quantileOf("e", "normal:0.5:0.1:0.5:0.6")(0.5);
        QNEAR(std::erf((cut - 0.5) / 0.1 / std::numbers::sqrt2), 0.5 * std::erf(1 / std::numbers::sqrt2),
              1e-13);
        for (const auto& [p, value] : {std::pair{0.01, 0.2}, {0.74, 0.2}, {0.76, 0.4}, {1 - 0x1p-53, 0.4}})
            QCOMPARE(quantileOf("e", "weights:0.2=3,0.4=1")(p), value);
    }

    /// Where the extremes of the shapes that are allowed are drawn, nothing fails and nothing is out of
    /// range.
    void extremeShapesAreDrawn() {
        for (const char* text : {"weibull:0.05:1", "weibull:10000:1", "gamma:0.05:1", "gamma:10000:0.0001",
                                 "beta:0.05:0.05:0:1", "beta:0.05:10000:0:1", "beta:10000:0.05:0:1",
                                 "beta:10000:10000:0:1", "lognormal:0.5:1.0001", "lognormal:0.5:100"}) {
            const auto reading = readDistribution(*rover, "e", text);
            QVERIFY2(reading.distribution, reading.error.c_str());
            const Quantile e(*reading.distribution, find(rover->parameters, "e")->range);
            double before = 0;
            for (const double p :
                 {0x1p-53, 1e-12, 1e-6, 0.01, 0.3, 0.5, 0.7, 0.99, 1 - 1e-6, 1 - 1e-12, 1 - 0x1p-53}) {
                QVERIFY2(e(p) >= before && e(p) <= 1, text);
                before = e(p);
            }
        }
    }

    /// Mean and standard deviation, from the quantiles at the middles of many equal parts.
    void momentsAreThoseOfTheQuantiles() {
        for (const char* text :
             {"uniform:2:5", "normal:5:0.5", "normal:5:1:4.5:7", "triangular:2:3:6", "lognormal:2:1.3",
              "weibull:2:3", "gamma:3:2", "beta:2:3:1:4", "list:1,3,2", "weights:1=3,2=1"}) {
            const Quantile quantile = quantileOf("u4", text);
            constexpr int parts = 400000;
            double sum = 0, squares = 0, fourths = 0;
            for (int i = 0; i < parts; ++i)
                sum += quantile((i + 0.5) / parts);
            const double mean = sum / parts;
            for (int i = 0; i < parts; ++i) {
                const double square = std::pow(quantile((i + 0.5) / parts) - mean, 2);
                squares += square;
                fourths += square * square;
            }
            const Moments moments = momentsOf(read("u4", text));
            constexpr double tails = 1e-4; // of what is beyond the middles of the last parts
            QNEAR(moments.mean, mean, tails);
            QNEAR(moments.sd, std::sqrt(squares / parts), tails);
            if (text != std::string_view("normal:5:1:4.5:7")) // of the whole
                QNEAR(moments.kurtosis, fourths * parts / (squares * squares), 50 * tails);
        }
        // Narrow ones far from 0 keep their digits: a symmetric triangle has the width times 1/√24.
        QNEAR(momentsOf(read("u4", "triangular:999:999.0000001:999.0000002")).sd, 2e-7 / std::sqrt(24),
              1e-12);
        QNEAR(askedOf(*rover, read("e", "normal:1:0.1")).outside, 0.5, 1e-12);
        QNEAR(askedOf(*rover, read("e", "normal:1:0.1:0.8:1.2")).outside, 0.5, 1e-12);
        QCOMPARE(askedOf(*rover, read("e", "uniform:0:1")).outside, 0.0);
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
