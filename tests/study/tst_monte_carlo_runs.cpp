#include "judged_fall.h"
#include "physics/near.h"
#include "study/diagnostics.h"
#include "study/empirical_curve.h"
#include "study/histogram.h"
#include "study/monte_carlo_text.h"
#include "study/tornado.h"
#include "support/test.h"

#include <QtTest>
#include <cmath>
#include <numeric>
#include <random>

using namespace talweg;
using Kind = Distribution::Kind;

namespace {

const auto falls = std::make_shared<const System>(tests::batchedFall());
const auto oneByOne = std::make_shared<const System>(tests::judgedFall());

MonteCarlo fallStudy(std::size_t runs) {
    return {defaultValues(falls->parameters),
            {{"speed", Kind::uniform, {4, 10}}, {"height", Kind::normal, {12, 2}}},
            {"x", "t"},
            runs,
            7};
}

/// All of what a result says, as bytes.
std::string bytesOf(const MonteCarloResult& result) {
    return summaryTable(result) + runTable(result);
}

std::size_t sumOf(const std::vector<std::size_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::size_t{0});
}

} // namespace

class TestMonteCarloRuns : public QObject {
    Q_OBJECT

private slots:
    /// What is shown on the way is what a study of so many runs comes to, and so is the end, whatever the
    /// steps.
    void firstRunsAreAStudyOfTheirOwn() {
        for (const auto& system : {falls, oneByOne}) {
            MonteCarloRuns runs(system, fallStudy(5000));
            std::size_t before = 0;
            for (const std::size_t step : {3u, 100u, 2048u, 1000u, 9999u}) {
                QVERIFY(runs.solve(step, 2, {}, {}));
                QVERIFY(runs.solved() > before);
                before = runs.solved();
                QCOMPARE(bytesOf(*runs.soFar()),
                         bytesOf(*solveMonteCarlo(system, fallStudy(before), 1, {}, {})));
            }
            QCOMPARE(runs.solved(), std::size_t{5000});
            QCOMPARE(bytesOf(*runs.takeAll()), bytesOf(*solveMonteCarlo(system, fallStudy(5000), 1, {}, {})));
        }
    }

    void cancelledRunsSaySo() {
        MonteCarloRuns runs(oneByOne, fallStudy(5000));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!runs.solve(5000, 1, stop.get_token(), {}));
    }

    void textsAreReadAsRandomRuns() {
        const Values base = defaultValues(falls->parameters);
        Study study{.over = {"speed", "1:6:1"}, .measures = {"t"}};
        study.uncertain = {{"height", "±5%"}};
        study.seed = "3";
        auto reading = readMonteCarlo(*falls, base, study, 500);
        QVERIFY(reading.study);
        QCOMPARE(reading.study->inputs.size(), std::size_t{1});
        QCOMPARE(reading.study->inputs[0].numbers, (std::vector<double>{9.5, 10.5})); // ± 5 % of 10 m
        QCOMPARE(reading.study->seed, std::uint64_t{3});
        QCOMPARE(reading.study->runs, std::size_t{500});
        QCOMPARE(reading.study->measures, (std::vector<std::string>{"t"}));
        QCOMPARE(readMonteCarlo(*falls, base, study, 500, {}, "x").study->measures,
                 (std::vector<std::string>{"t", "x"})); // its own first
        study.likely = "uniform:4:6";                   // of the speed
        study.ties = {{"g", "height"}};
        reading = readMonteCarlo(*falls, base, study, 500);
        QVERIFY(reading.study);
        QCOMPARE(reading.study->inputs.size(), std::size_t{2});
        QCOMPARE(reading.study->inputs[1].parameter, std::string("speed"));
        QCOMPARE(reading.study->ties.size(), std::size_t{1});
    }

    void wrongTextsAreToldWhereTheyAre_data() {
        QTest::addColumn<Study>("study");
        QTest::addColumn<QString>("field");
        QTest::newRow("nothing") << Study{.over = {"speed"}} << "";
        QTest::newRow("distribution")
            << Study{.over = {"speed"}, .uncertain = {{"height", "normal"}}} << "height";
        QTest::newRow("likely") << Study{.over = {"speed"}, .likely = "often"} << "likely";
        QTest::newRow("tie") << Study{.over = {"speed"},
                                      .ties = {{"g", "wind"}},
                                      .uncertain = {{"height", "±5%"}}}
                             << "ties";
        QTest::newRow("seed") << Study{.over = {"speed"}, .uncertain = {{"height", "±5%"}}, .seed = "-1"}
                              << "seed";
        QTest::newRow("correlation") << Study{.over = {"speed"},
                                              .uncertain = {{"height", "±5%"}, {"g", "±5%"}},
                                              .correlations = {{"height", "g", "much"}}}
                                     << "correlations";
    }
    void wrongTextsAreToldWhereTheyAre() {
        QFETCH(Study, study);
        QFETCH(QString, field);
        const auto reading = readMonteCarlo(*falls, defaultValues(falls->parameters), study);
        QVERIFY(!reading.study);
        QCOMPARE(reading.problems.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(reading.problems[0].parameter), field);
    }

    /// The height is what the smallest is looked for of; the speed, of the same group, is judged over.
    void usualInputsAreThoseOfTheGroupLookedAt() {
        const Values base = defaultValues(falls->parameters);
        const auto usual = usualUncertain(*falls, base, {.over = {"speed"}});
        QCOMPARE(usual.size(), std::size_t{1});
        QCOMPARE(usual[0].parameter, std::string("height"));
        QVERIFY(readMonteCarlo(*falls, base, {.over = {"speed"}, .uncertain = usual}).study);
    }

    void classesHoldEveryValueOnce() {
        std::mt19937_64 random(5); // of the standard library, another source than the studies'
        std::normal_distribution<double> normal(-3, 2);
        std::vector<double> values(3000);
        std::vector<std::uint8_t> groups(values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = i % 500 == 0 ? std::nan("") : normal(random);
            groups[i] = static_cast<std::uint8_t>(i % 3);
        }
        const Histogram histogram = histogramOf(values, groups, 3);
        QCOMPARE(histogram.leftOut, std::size_t{6});
        for (std::size_t group = 0; group < 3; ++group) {
            std::size_t expected = 0;
            for (std::size_t i = 0; i < values.size(); ++i)
                expected += groups[i] == group && !std::isnan(values[i]);
            QCOMPARE(sumOf(histogram.counts[group]), expected);
        }
        for (std::size_t place = 0; place < histogram.classes(); ++place) {
            const double from = histogram.from + static_cast<double>(place) * histogram.width;
            std::size_t inside = 0;
            for (const double value : values)
                inside += value >= from && value < from + histogram.width;
            QVERIFY(std::abs(static_cast<double>(inside) - static_cast<double>(histogram.count(place))) <= 1);
        }
        // Freedman and Diaconis: 2 · 2 · 1.349 · 2994^(-1/3) = 0.374, rounded up to 0.5.
        QCOMPARE(histogram.width, 0.5);
    }

    void classesAreFewAndHoldOddSamples() {
        const std::vector<std::uint8_t> groups(1000);
        const auto of = [&](const std::vector<double>& values) {
            return histogramOf(values, std::span(groups).first(values.size()), 1);
        };
        std::vector<double> capped(1000, 0.0); // the quartiles say nothing
        for (std::size_t i = 0; i < 100; ++i)
            capped[i] = -static_cast<double>(i);
        QVERIFY(of(capped).classes() <= maxClasses);
        QCOMPARE(sumOf(of(capped).counts[0]), std::size_t{1000});
        for (const double one : {0.0, 3.7, -1e-9, 1e12}) {
            const Histogram same = of(std::vector<double>(10, one));
            QCOMPARE(same.classes(), std::size_t{1});
            QVERIFY(same.from <= one && one < same.from + same.width);
        }
        const Histogram wide = of({0, 1e-3, 1, 1e300});
        QVERIFY(wide.classes() <= maxClasses);
        QCOMPARE(sumOf(wide.counts[0]), std::size_t{4});
        QCOMPARE(of({std::nan("")}).classes(), std::size_t{0});
        QCOMPARE(of({}).leftOut, std::size_t{0});
    }

    void sharesAreRanks() {
        std::vector<double> values;
        for (int i = 0; i < 5000; ++i)
            values.push_back((i * 37) % 4999);
        for (const std::size_t points : {1u, 10u, 1000u, 9999u}) {
            const EmpiricalCurve curve = empiricalCurve(values, 0.95, points);
            for (std::size_t i = 0; i < curve.x.size(); ++i) {
                const auto upTo = std::ranges::count_if(values, [&](double v) { return v <= curve.x[i]; });
                QCOMPARE(curve.share[i], static_cast<double>(upTo) / 5000);
            }
            if (points > 1) QCOMPARE(curve.share.back(), 1.0);
        }
        QVERIFY(empiricalCurve({}, 0.95).x.empty());
    }

    /// Of evenly spread numbers the curve is known. All of it lies in the band in 95 % of samples or more:
    /// 475 of 500, less what chance takes off, 3.1 standard deviations of 4.9.
    void bandsHoldTheWholeCurve() {
        int held = 0;
        std::mt19937_64 random(11);
        std::uniform_real_distribution<double> even(0, 1);
        for (int sample = 0; sample < 500; ++sample) {
            std::vector<double> values(100);
            for (double& value : values)
                value = even(random);
            const EmpiricalCurve curve = empiricalCurve(values, 0.95);
            bool inside = true;
            double before = 0;
            for (std::size_t i = 0; i < curve.x.size(); ++i) {
                // Just before a step the curve is lowest against the truth, at it highest.
                inside = inside && curve.x[i] <= before + curve.halfWidth
                         && curve.x[i] >= curve.share[i] - curve.halfWidth;
                before = curve.share[i];
            }
            held += inside;
        }
        QVERIFY2(held >= 460, qPrintable(QString::number(held)));
    }

    /// x = v sqrt(2 h / g), with h ± 5 %: at its 5 and 95 % quantile, 9.55 and 10.45 m; v drawn from 1 to 3
    /// m/s.
    void tornadoesChangeOneInputAtATime() {
        Values base = defaultValues(falls->parameters);
        MonteCarlo study{
            base, {{"height", Kind::uniform, {9.5, 10.5}}, {"speed", Kind::uniform, {1, 3}}}, {"x"}, 100};
        const auto tornado = tornadoOf(*falls, study, "x", {});
        QVERIFY(tornado);
        const auto x = [](double v, double h) { return v * std::sqrt(2 * h / 9.81); };
        QNEAR(tornado->present, x(2, 10), 1e-12);
        QCOMPARE(tornado->bars[0].input, std::string("speed")); // the wider first
        QNEAR(tornado->bars[0].atLow, x(1.1, 10), 1e-9);
        QNEAR(tornado->bars[0].atHigh, x(2.9, 10), 1e-9);
        QNEAR(tornado->bars[1].atLow, x(2, 9.55), 1e-9);
        QNEAR(tornado->bars[1].atHigh, x(2, 10.45), 1e-9);
        study.ties = {{"g", "height"}}; // x = v sqrt 2 whatever the height
        const auto tied = tornadoOf(*falls, study, "x", {});
        QNEAR(tied->present, 2 * std::sqrt(2), 1e-12);
        QNEAR(tied->bars[1].span(), 0, 1e-12);
        QVERIFY(!tornado->bars[0].isBent() && !tied->bars[1].isBent());
    }

    /// v = 1 + (g − 10)² is 1.81 m/s at both ends of g and 1 m/s in between: x = v sqrt(20/g) has nearly the
    /// same ends, and falls from 2.68 to 1.41 m between them.
    void whatRisesAndFallsIsNotLastInATornado() {
        MonteCarlo study{defaultValues(falls->parameters),
                         {{"height", Kind::uniform, {8, 12}}, {"g", Kind::uniform, {9, 11}}},
                         {"x"},
                         100};
        study.base["g"] = 10.0;
        study.ties = {{"speed", "1+(g-10)^2"}};
        const auto tornado = tornadoOf(*falls, study, "x", {});
        const TornadoBar& widest = tornado->bars[0];
        QCOMPARE(widest.input, std::string("g"));
        const auto x = [](double g) { return (1 + (g - 10) * (g - 10)) * std::sqrt(20 / g); };
        QNEAR(widest.range.high, x(9.1), 1e-9);
        QNEAR(widest.range.low, x(10), 1e-9);
        QVERIFY(widest.isBent());
        const TornadoBar& other = tornado->bars[1];
        QVERIFY(!other.isBent());
        QVERIFY(std::abs(widest.atHigh - widest.atLow) < other.span());
    }
};

TALWEG_TEST(tst_monte_carlo_runs, TestMonteCarloRuns, QCoreApplication)
#include "tst_monte_carlo_runs.moc"
