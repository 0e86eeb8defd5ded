#include "judged_fall.h"
#include "physics/near.h"
#include "study/diagnostics.h"
#include "study/study.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <atomic>
#include <numeric>
#include <thread>

using namespace talweg;
using tests::fallTime;

namespace {

const auto alone = std::make_shared<const System>(tests::judgedFall());
const auto batched = std::make_shared<const System>(tests::batchedFall());

/// Heights and gravities, each at 1, 2 … 5 m/s.
Sweep smallSweep() {
    return {defaultValues(alone->parameters),
            {{"height", {5, 20, 45}}, {"g", {10, 1.6}}},
            {"speed", {1, 2, 3, 4, 5}},
            {"x", "t"}};
}

/// Enough runs for many stretches on many threads.
Sweep largeSweep() {
    Sweep sweep = smallSweep();
    sweep.axes[0].values.resize(100);
    std::iota(sweep.axes[0].values.begin(), sweep.axes[0].values.end(), 1.0);
    sweep.over.values.resize(51);
    std::iota(sweep.over.values.begin(), sweep.over.values.end(), -20.5);
    return sweep;
}

std::shared_ptr<const SweepResult> solved(const std::shared_ptr<const System>& system, const Sweep& sweep,
                                          const SweepOptions& options = {}) {
    return solveSweep(system, sweep, options, {}, {});
}

template <class T>
bool sameBytes(const std::vector<T>& a, const std::vector<T>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

bool sameBytes(const SweepResult& a, const SweepResult& b) {
    if (a.values.size() != b.values.size()) return false;
    for (std::size_t m = 0; m < a.values.size(); ++m)
        if (!sameBytes(a.values[m], b.values[m])) return false;
    return sameBytes(a.percentage, b.percentage) && sameBytes(a.spreads, b.spreads)
           && sameBytes(a.success, b.success) && sameBytes(a.doubtful, b.doubtful);
}

QString problemsOf(const Sweep& sweep) {
    QString text;
    for (const Problem& problem : problems(*alone, sweep))
        text += QString::fromStdString("[" + problem.parameter + "] " + problem.message + "\n");
    return text;
}

} // namespace

class SweepTest : public QObject {
    Q_OBJECT

private slots:
    /// An exponential distribution (Weibull's of shape 1): each speed stands for what lies nearer to it than
    /// to its neighbours, between the least and the greatest.
    /// A body that falls from twice as high as it is fast, from a closed form; by a batch and one by one.
    void tiedInputsFollowSweptOnes() {
        for (const System& system : {tests::judgedFall(), tests::batchedFall()}) {
            const auto shared = std::make_shared<const System>(system);
            const Study study{.axes = {{"g", "9.81,1.6"}},
                              .over = {"speed", "1:5:1"},
                              .measures = {"x"},
                              .ties = {{"height", "2*speed+g/9.81"}}};
            const StudyReading reading = readStudy(system, defaultValues(system.parameters), study);
            QVERIFY2(reading.sweep, reading.problems.empty() ? "" : reading.problems[0].message.c_str());
            const auto result = solveSweep(shared, *reading.sweep, {}, {}, {});
            for (std::size_t design = 0; design < 2; ++design)
                for (std::size_t place = 0; place < 5; ++place) {
                    const double g = design == 0 ? 9.81 : 1.6, speed = 1 + static_cast<double>(place);
                    const double x = speed * tests::fallTime(2 * speed + g / 9.81, g);
                    QVERIFY(std::abs(result->values[0][design * 5 + place] - x) < 1e-12 * x);
                }
            // what is tied to the speed is of the experiment's
            const double speed = std::get<double>(reading.sweep->base.at("speed"));
            QCOMPARE(std::get<double>(result->valuesOf(1).at("height")), 2 * speed + 1.6 / 9.81);
        }
    }

    /// What an expression makes between the corners of the grid is looked at as well.
    void aTieOutOfRangeIsRefused() {
        const auto system = std::make_shared<const System>(tests::batchedFall());
        Study negative{.axes = {{"g", "1:9:1"}},
                       .over = {"speed", "1:5:1"},
                       .measures = {"x"},
                       .ties = {{"height", "1-2*g"}}};
        const StudyReading refused = readStudy(*system, defaultValues(system->parameters), negative);
        QCOMPARE(refused.problems.size(), std::size_t{1});
        QCOMPARE(refused.problems[0].parameter, std::string("ties"));
        negative.ties[0].values = "20-((g-1)*(9-g)*(speed-1)*(5-speed))"; // below 0 in the middle only
        const StudyReading reading = readStudy(*system, defaultValues(system->parameters), negative);
        QVERIFY(reading.sweep);
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, solveSweep(system, *reading.sweep, {}, {}, {}));
    }

    void aProbabilityIsWeighted() {
        const Distribution likely = *readDistribution(*alone, "speed", "weibull:1:2").distribution;
        const auto upTo = [](double x) { return -std::exp(-x / 2); };
        const std::vector<double> weights = weightsOf(likely, {1, 3, 2});
        const double all = upTo(3) - upTo(1);
        QNEAR(weights[0], (upTo(1.5) - upTo(1)) / all, 1e-15);
        QNEAR(weights[1], (upTo(3) - upTo(2.5)) / all, 1e-15);
        QNEAR(weights[2], (upTo(2.5) - upTo(1.5)) / all, 1e-15);
        Sweep sweep = smallSweep();
        QVERIFY(solved(alone, sweep)->probability.empty());
        sweep.likely = likely;
        for (const auto& system : {alone, batched}) {
            const auto result = solved(system, sweep, {.threads = 3});
            for (std::size_t design = 0; design < result->designs; ++design) {
                double sum = 0;
                for (std::size_t run = 0; run < 5; ++run) {
                    const double v = static_cast<double>(run) + 1;
                    const double part = (upTo(std::min(v + 0.5, 5.0)) - upTo(std::max(v - 0.5, 1.0)));
                    if (result->success[5 * design + run]) sum += part / (upTo(5) - upTo(1));
                }
                QNEAR(result->probability[design], 100 * sum, 1e-12);
            }
        }
        sweep.likely = *readDistribution(*alone, "speed", "uniform:40:50").distribution;
        QVERIFY(problemsOf(sweep).contains(
            "none of the distribution lies between the smallest and the largest value of the study"));
        sweep.likely = *readDistribution(*alone, "height", "uniform:4:5").distribution;
        QVERIFY(problemsOf(sweep).contains("is for \"height\", but designs are evaluated over \"speed\""));
    }

    /// Measured values count for the nearest of those studied, for two as near half each; what lies outside
    /// of them does not count, and is told.
    void measuredValuesAreCounted() {
        const auto of = [](const char* text) {
            const auto column = [](const std::string&, const std::string&) {
                return ColumnNumbers{{1, 1.2, 2.5, 2.9, 7}};
            };
            const auto reading = readDistribution(*alone, "speed", text, {nullptr, column});
            if (!reading.distribution) qFatal("%s", reading.error.c_str());
            return *reading.distribution;
        };
        const Distribution measured = of("file:winds.csv:speed");
        const std::vector<double> weights = weightsOf(measured, {1, 3, 2});
        QCOMPARE(weights, (std::vector<double>{2.0 / 4, 1.5 / 4, 0.5 / 4}));
        QNEAR(outsideOf(measured, {1, 3, 2}), 0.2, 1e-15);
        QCOMPARE(weightsOf(of("weights:1=3,2=1"), {1, 2}), (std::vector<double>{0.75, 0.25}));
        QCOMPARE(weightsOf(of("list:1,2"), {2, 5}), (std::vector<double>{1, 0}));
        QVERIFY(weightsOf(of("list:8,9"), {1, 2}).empty());
        Sweep sweep = smallSweep(); // speeds from 1 to 5
        sweep.likely = measured;
        const auto result = solved(alone, sweep);
        for (std::size_t design = 0; design < result->designs; ++design) {
            double sum = 0;
            for (const auto& [run, part] : {std::pair{0, 2.0}, {1, 0.5}, {2, 1.5}})
                if (result->success[5 * design + static_cast<std::size_t>(run)]) sum += part / 4;
            QNEAR(result->probability[design], 100 * sum, 1e-12);
        }
        QVERIFY(diagnosticsOf(SweepResults{result})
                    .at(0)
                    .sentence.starts_with(
                        "20 % of the distribution of v lies outside the range 1–5 m/s of the study"));
    }

    /// A beta distribution from 5 to 20 with the shapes 1 and 3 has the cumulative probability 1 − (1 − z)³
    /// with z = (x − 5)/15. Values share it at their midpoints; what is below the first and above the last is
    /// outside.
    void aBetaDistributionIsWeighedWithinItsEnds() {
        const Distribution beta{"speed", Distribution::Kind::beta, {1, 3, 5, 20}};
        const auto below = [](double x) { return 1 - std::pow(1 - (x - 5) / 15, 3); };
        const std::vector<double> values{6, 8, 12};
        const double inside = below(12) - below(6);
        QNEAR(outsideOf(beta, values), 1 - inside, 1e-14);
        const std::vector<double> weights = weightsOf(beta, values);
        QCOMPARE(weights.size(), std::size_t{3});
        QNEAR(weights[0], (below(7) - below(6)) / inside, 1e-14);
        QNEAR(weights[1], (below(10) - below(7)) / inside, 1e-14);
        QNEAR(weights[2], (below(12) - below(10)) / inside, 1e-14);
    }

    void aggregatesAsInTheClosedForm_data() {
        QTest::addColumn<bool>("inBatch");
        QTest::newRow("each run alone") << false;
        QTest::newRow("in a batch") << true;
    }
    void aggregatesAsInTheClosedForm() {
        QFETCH(bool, inBatch);
        const Sweep sweep = smallSweep();
        const auto result = solved(inBatch ? batched : alone, sweep);
        QCOMPARE(result->designs, std::size_t{6});
        QCOMPARE(result->runsPerDesign, std::size_t{5});
        std::size_t design = 0;
        for (const double height : sweep.axes[0].values)
            for (const double g : sweep.axes[1].values) {
                const double t = fallTime(height, g);
                // The range is v t, with v = 1 … 5 of mean 3 and variance 2.
                const Spread& x = result->spread(design);
                QNEAR(x.mean, 3 * t, 1e-12);
                QNEAR(x.sd, std::sqrt(2.0) * t, 1e-12);
                QCOMPARE(x.min, t);
                QCOMPARE(x.max, 5 * t);
                QCOMPARE(result->spread(design, 1).mean, t);
                QNEAR(result->spread(design, 1).sd, 0, 1e-15);
                int far = 0;
                for (int speed = 1; speed <= 5; ++speed)
                    far += speed * t > tests::farRange;
                QCOMPARE(result->percentage[design], 20.0 * far);
                ++design;
            }
    }

    /// From 45 m at 1.6 m/s² the fall takes 7.5 s, longer than is vouched for; all others are shorter.
    void countsTheRunsThatAreNotVouchedFor() {
        for (const auto& system : {alone, batched}) {
            const auto result = solved(system, smallSweep());
            QCOMPARE(result->doubtfulRuns(), std::size_t(5));
            QCOMPARE(result->doubtfulRuns(4), std::size_t(0));
            QCOMPARE(result->doubtfulRuns(5), std::size_t(5));
        }
    }

    void runsAreDesignByDesignWithTheInnerInputFastest() {
        const auto result = solved(batched, smallSweep());
        for (std::size_t run = 0; run < result->success.size(); ++run) {
            const Values swept = result->valuesOf(run / 5);
            const double t = fallTime(std::get<double>(swept.at("height")), std::get<double>(swept.at("g")));
            QCOMPARE(result->values[0][run], static_cast<double>(1 + run % 5) * t);
            QCOMPARE(result->values[1][run], t);
            QCOMPARE(result->success[run] == 1, result->values[0][run] > tests::farRange);
        }
    }

    void placesAndDesignsAreInverse() {
        const auto result = solved(batched, smallSweep());
        for (std::size_t design = 0; design < result->designs; ++design)
            QCOMPARE(result->designAt(result->placesOf(design)), design);
        QCOMPARE(result->placesOf(3), (std::vector<std::size_t>{1, 1})); // the last axis varies fastest
    }

    void aSweepWithoutAxesIsOneDesign() {
        Sweep sweep = smallSweep();
        sweep.axes.clear();
        const auto result = solved(alone, sweep);
        QCOMPARE(result->designs, std::size_t{1});
        QNEAR(result->spread(0).mean, 3 * fallTime(10, 9.81), 1e-12);
    }

    void smallSpreadAboutALargeMeanKeepsItsDigits() {
        Sweep sweep = smallSweep();
        sweep.axes = {{"g", {2}}, {"height", {1}}}; // falls for one second
        sweep.over.values = {99, 99.00000001, 99.00000002};
        const auto result = solved(batched, sweep);
        QNEAR(result->spread(0).sd, 1e-8 * std::sqrt(2.0 / 3), 1e-14); // the speeds' own rounding
    }

    void sameBytesOnAnyNumberOfThreads_data() { aggregatesAsInTheClosedForm_data(); }
    void sameBytesOnAnyNumberOfThreads() {
        QFETCH(bool, inBatch);
        const auto& system = inBatch ? batched : alone;
        const auto one = solved(system, largeSweep(), {.threads = 1});
        for (const unsigned threads : {2U, 7U})
            QVERIFY(sameBytes(*one, *solved(system, largeSweep(), {.threads = threads})));
    }

    void roverOnAnyNumberOfThreads() {
        const auto rover = builtinSystems().find("rover");
        const Study study{.axes = {{"b", "1,2"}, {"e", "0.7:1:0.1"}},
                          .over = {"u4", "5:10:0.5"},
                          .measures = {"height", "t", "impacts"}};
        const auto reading = readStudy(*rover, defaultValues(rover->parameters), study);
        QVERIFY(reading.sweep);
        const auto one = solved(rover, *reading.sweep, {.threads = 1});
        for (const unsigned threads : {2U, 7U})
            QVERIFY(sameBytes(*one, *solved(rover, *reading.sweep, {.threads = threads})));
    }

    void shardsTogetherAreTheWhole() {
        const auto whole = solved(batched, largeSweep());
        const std::size_t count = 7;
        std::size_t designs = 0;
        for (std::size_t index = 0; index < count; ++index) {
            const auto part = solved(batched, largeSweep(), {.shard = {index, count}});
            designs += part->designs;
            for (std::size_t design = 0; design < part->designs; ++design) {
                const std::size_t there = whole->designAt(part->placesOf(design));
                QCOMPARE(there, index + design * count);
                QCOMPARE(part->designAt(part->placesOf(design)), design);
                QCOMPARE(part->spread(design).mean, whole->spread(there).mean);
                QCOMPARE(part->spread(design, 1).sd, whole->spread(there, 1).sd);
                QCOMPARE(part->percentage[design], whole->percentage[there]);
            }
        }
        QCOMPARE(designs, whole->designs);
        QCOMPARE(solved(batched, smallSweep(), {.shard = {6, 9}})->designs, std::size_t{0});
    }

    void aStoppedSweepHasNoResult() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!solveSweep(batched, largeSweep(), {}, source.get_token(), {}));
        QVERIFY(!solveSweep(alone, largeSweep(), {}, source.get_token(), {}));
    }

    void aRequestToStopIsNoticedByEveryThread() {
        // Each run waits for the request, so that the sweep would never end by itself.
        auto patient = std::make_shared<System>(*alone);
        std::atomic<int> runs = 0;
        tests::setSolve(*patient, [&runs](const Values&, std::stop_token stop, const Progress&) {
            ++runs;
            while (!stop.stop_requested())
                std::this_thread::yield();
            return std::shared_ptr<const Run>();
        });
        std::stop_source source;
        const std::jthread later([&] {
            while (runs == 0)
                std::this_thread::yield();
            source.request_stop();
        });
        QVERIFY(!solveSweep(patient, largeSweep(), {.threads = 3}, source.get_token(), {}));
        QVERIFY(runs <= 3);
    }

    void progressReachesOne() {
        std::mutex mutex;
        std::vector<double> reports;
        const auto note = [&](double done) {
            const std::scoped_lock lock(mutex);
            reports.push_back(done);
        };
        QVERIFY(solveSweep(alone, largeSweep(), {.threads = 3}, {}, note));
        QCOMPARE(std::ranges::max(reports), 1.0);
        QVERIFY(std::ranges::min(reports) > 0);
        QVERIFY(reports.size() > 10 && reports.size() <= 100);
    }

    void sweepsAtTheSameTimeDoNotMix() {
        const auto expected = solved(alone, largeSweep(), {.threads = 1});
        std::atomic<int> wrong = 0;
        {
            std::vector<std::jthread> several;
            for (int i = 0; i < 4; ++i)
                several.emplace_back([&] {
                    if (!sameBytes(*solved(alone, largeSweep(), {.threads = 3}), *expected)) ++wrong;
                });
        }
        QCOMPARE(wrong.load(), 0);
    }

    void whatASystemThrowsComesOut() {
        auto broken = std::make_shared<System>(*alone);
        tests::setSolve(*broken, [solve = tests::solveOf(*alone)](const Values& values, std::stop_token stop,
                                                                  const Progress& progress) {
            if (std::get<double>(values.at("height")) == 77) throw std::runtime_error("no such height");
            return solve(values, stop, progress);
        });
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, solved(broken, largeSweep(), {.threads = 3}));
        QVERIFY(solved(broken, smallSweep(), {.threads = 3})); // and the threads live on
    }

    void problemsAreNamed() {
        QCOMPARE(problemsOf(smallSweep()), QString());
        Sweep sweep = smallSweep();
        sweep.measures = {};
        QVERIFY(problemsOf(sweep).startsWith(
            "[measures] A study needs at least one result; available results of Falling body are x, t."));
        sweep.measures = {"x", "height"};
        QVERIFY(problemsOf(sweep).startsWith(
            "[measures] \"height\" is not a result that studies of Falling body can use"));
        sweep.measures = {"x", "x"};
        QVERIFY(problemsOf(sweep).contains("more than once"));
        sweep = smallSweep();
        sweep.over.parameter = "g";
        QCOMPARE(problemsOf(sweep), QString("[g] \"g\" is varied more than once.\n"));
        sweep = smallSweep();
        sweep.axes[0].values = {-1, 5, -2};
        QCOMPARE(problemsOf(sweep).count("[height]"), 1);
        sweep.axes[0].values = {};
        QCOMPARE(problemsOf(sweep), QString("[height] Values of height are missing.\n"));
        sweep = smallSweep();
        sweep.axes[0].parameter = "mass";
        QCOMPARE(problemsOf(sweep), QString("[mass] \"mass\" is not a numeric input of Falling body.\n"));
    }

    void tooManyRunsAreRefused() {
        Sweep sweep = smallSweep();
        for (Axis* axis : {&sweep.axes[0], &sweep.axes[1], &sweep.over}) {
            axis->values.resize(400);
            std::iota(axis->values.begin(), axis->values.end(), 1.0);
        }
        for (double& speed : sweep.over.values)
            speed /= 10;
        QVERIFY(problemsOf(sweep).contains("64000000 runs; at most 50000000 are allowed"));
        sweep.over.values.resize(312);
        QCOMPARE(problemsOf(sweep), QString());
    }

    void inputsThatDoNotGoTogetherAreFound() {
        System strict = tests::judgedFall();
        tests::setCheck(strict, [](const Values& values) -> std::vector<Problem> {
            const double height = std::get<double>(values.at("height")), g = std::get<double>(values.at("g"));
            if (height > 40 && g > 5) return {{"g", "Too heavy for that height."}};
            return {};
        });
        const auto found = problems(strict, smallSweep());
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].parameter, std::string("g"));
    }

    void rangesOfTheBaseCountWhereTheInputIsNotSwept() {
        Sweep sweep = smallSweep();
        sweep.base["speed"] = 1000.0; // swept: not used
        QCOMPARE(problemsOf(sweep), QString());
        sweep.axes.pop_back();
        sweep.base["g"] = -1.0;
        QVERIFY(problemsOf(sweep).startsWith("[g]"));
    }
};

TALWEG_TEST(tst_sweep, SweepTest, QCoreApplication)
#include "tst_sweep.moc"
