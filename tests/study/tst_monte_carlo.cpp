#include "judged_fall.h"
#include "physics/near.h"
#include "study/diagnostics.h"
#include "study/mean_interval.h"
#include "study/merge.h"
#include "study/monte_carlo.h"
#include "support/decorated.h"
#include "support/test.h"

#include <cstring>
#include <limits>
#include <map>
#include <numeric>

using namespace talweg;
using Kind = Distribution::Kind;

namespace {

const auto alone = std::make_shared<const System>(tests::judgedFall());
const auto batched = std::make_shared<const System>(tests::batchedFall());

/// A fall of one second: the range in metres is the speed in metres per second.
MonteCarlo oneSecond(Distribution speed, std::size_t runs, std::uint64_t seed = 1) {
    Values base = defaultValues(alone->parameters);
    base["height"] = 1.0;
    base["g"] = 2.0;
    return {base, {std::move(speed)}, {"x"}, runs, seed};
}

std::shared_ptr<const MonteCarloResult> solved(const MonteCarlo& study, unsigned threads = 0,
                                               const std::shared_ptr<const System>& system = batched) {
    return solveMonteCarlo(system, study, threads, {}, {});
}

QString problemsOf(const System& system, const MonteCarlo& study) {
    QString text;
    for (const Problem& problem : problems(system, study))
        text += QString::fromStdString("[" + problem.parameter + "] " + problem.message + "\n");
    return text;
}

/// High and heavy do not go together.
System strictFall() {
    System system = tests::batchedFall();
    tests::setCheck(system, [](const Values& values) -> std::vector<Problem> {
        if (std::get<double>(values.at("height")) > 3 * std::get<double>(values.at("g")))
            return {{"height", "Too high."}};
        return {};
    });
    return system;
}

/// Falls that go farther than 9 m have no range.
struct HoledBatch : tests::FallBatch {
    using FallBatch::FallBatch;
    static bool isMissing(double x) { return x > 9; }
    void solve(const BatchRuns& runs) const override {
        FallBatch::solve(runs);
        for (std::size_t run = 0; run < runs.count; ++run)
            if (isMissing(runs.measures[0][run]))
                runs.measures[0][run] = std::numeric_limits<double>::quiet_NaN();
    }
};

/// Falls of bodies between two speeds from between two heights, and between two gravities.
MonteCarlo evenFalls(std::size_t runs, std::uint64_t seed) {
    MonteCarlo study{defaultValues(alone->parameters),
                     {{"speed", Kind::uniform, {4, 10}},
                      {"height", Kind::uniform, {5, 20}},
                      {"g", Kind::uniform, {8, 12}}},
                     {"x"},
                     runs,
                     seed};
    study.sampling = Sampling::sobol;
    return study;
}

/// The mean range of these falls, m: the means of the speed, of sqrt(2 h) and of 1/sqrt(g).
const double meanRange = 7 * (std::sqrt(2.0) * (std::pow(20, 1.5) - std::pow(5, 1.5)) / (1.5 * 15))
                         * (2 * (std::sqrt(12) - std::sqrt(8)) / 4);

/// How many of them are far, from 0 to 1: by the midpoint rule over heights and gravities, speeds above 10/t.
double farShare(double leastSpeed = 4, double greatestSpeed = 10) {
    constexpr int steps = 1000;
    double sum = 0;
    for (int i = 0; i < steps; ++i)
        for (int j = 0; j < steps; ++j) {
            const double t = tests::fallTime(5 + 15 * (i + 0.5) / steps, 8 + 4 * (j + 0.5) / steps);
            sum += std::clamp((greatestSpeed - tests::farRange / t) / (greatestSpeed - leastSpeed), 0.0, 1.0);
        }
    return sum / steps / steps;
}

/// Of a standard normal distribution below z.
double phi(double z) {
    return 0.5 * std::erfc(-z / std::numbers::sqrt2);
}

/// Those of diagnostics that speak of the inputs.
std::string idsOfInputs(const MonteCarloResult& result) {
    Diagnostics found = diagnosticsOf(result, nullptr);
    std::erase_if(found, [](const Diagnostic& one) { return one.kind > Diagnostic::Kind::shifted; });
    return diagnosticIds(found);
}

} // namespace

class MonteCarloTest : public QObject {
    Q_OBJECT

private slots:
    void estimatesTendToTheTruth() {
        constexpr std::size_t runs = 100000;
        const auto result = solved(oneSecond({"speed", Kind::uniform, {0, 12}}, runs));
        // Uniform from 0 to 12: mean 6, variance 12; more than 10 in one of six runs.
        const double error = std::sqrt(12.0 / runs);
        QNEAR(result->estimates[0].mean, 6, 4 * error);
        QNEAR(result->estimates[0].sd, std::sqrt(12.0), 0.05);
        QVERIFY(result->estimates[0].min >= 0 && result->estimates[0].min < 0.01);
        QVERIFY(result->estimates[0].max <= 12 && result->estimates[0].max > 11.99);
        QNEAR(result->percentage, 100.0 / 6, 0.5);
        QNEAR(result->estimates[0].meanInterval.interval.high - result->estimates[0].mean,
              1.96 * result->estimates[0].sd / std::sqrt(runs), 1e-4);
    }

    void estimatesAreThoseOfTheSample() {
        const auto result = solved(oneSecond({"speed", Kind::list, {1, 2, 30}}, 50));
        double sum = 0, squares = 0, far = 0;
        for (const double x : result->values[0]) {
            sum += x;
            far += x > tests::farRange;
        }
        for (const double x : result->values[0])
            squares += (x - sum / 50) * (x - sum / 50);
        const Estimate& estimate = result->estimates[0];
        QNEAR(estimate.mean, sum / 50, 1e-13);
        QNEAR(estimate.sd, std::sqrt(squares / 49), 1e-12);
        QCOMPARE(estimate.meanInterval.interval.low, meanIntervalOf(result->values[0], 0.95).interval.low);
        QCOMPARE(result->percentage, 2 * far);
        QCOMPARE(result->percentageInterval.high,
                 100 * probabilityInterval(static_cast<std::size_t>(far), 50, 0.95).high);
        QCOMPARE(result->inputs[0], result->values[0]); // a fall of one second
    }

    void runDependsOnSeedAndNumberAlone() {
        const Distribution speed{"speed", Kind::normal, {5, 2}};
        const auto few = solved(oneSecond(speed, 100)), many = solved(oneSecond(speed, 5000));
        for (std::size_t run = 0; run < 100; ++run)
            QCOMPARE(few->values[0][run], many->values[0][run]);
        const auto other = solved(oneSecond(speed, 100, 2));
        QVERIFY(other->values[0] != few->values[0]);
    }

    /// Sobol' points fill distributions evenly: one value in each of as many equal parts as there are runs
    /// of a shift. The input that designs are judged over is spread within points that share the rest.
    void sobolPointsFillDistributionsEvenly() {
        const auto result = solved(evenFalls(10000, 7));
        QCOMPARE(result->study.runs, std::size_t{16384}); // 8 shifts of 128 points of 16 runs
        std::map<int, std::vector<double>> speeds, heights;
        for (std::size_t run = 0; run < 16384; ++run) {
            speeds[result->shift[run]].push_back((result->inputs[0][run] - 4) / 6);
            if (run % 16 == 0) heights[result->shift[run]].push_back((result->inputs[1][run] - 5) / 15);
            QCOMPARE(result->inputs[1][run], result->inputs[1][run - run % 16]);
        }
        QCOMPARE(speeds.size(), std::size_t{8});
        const auto fillsEvenly = [](std::vector<double> values) {
            std::ranges::sort(values);
            const auto count = static_cast<double>(values.size());
            for (std::size_t i = 0; i < values.size(); ++i)
                if (std::floor(values[i] * count) != static_cast<double>(i)) return false;
            return true;
        };
        for (int shift = 0; shift < 8; ++shift) {
            QVERIFY(fillsEvenly(speeds[shift]));
            QVERIFY(fillsEvenly(heights[shift]));
        }
    }

    /// The intervals hold the truth as often as they say, and are the narrower for as many runs.
    void sobolPointsSayMoreForAsManyRuns() {
        int means = 0, shares = 0;
        const double far = 100 * farShare();
        double squares = 0, independent = 0, narrow = 0, wide = 0;
        constexpr int seeds = 2000;
        for (int seed = 1; seed <= seeds; ++seed) {
            MonteCarlo study = evenFalls(512, static_cast<std::uint64_t>(seed));
            const auto even = solved(study, 1);
            study.sampling = Sampling::independent;
            const auto plain = solved(study, 1);
            const Estimate& x = even->estimates[0];
            means += x.meanInterval.interval.low <= meanRange && x.meanInterval.interval.high >= meanRange;
            shares += even->percentageInterval.low <= far && even->percentageInterval.high >= far;
            squares += std::pow(x.mean - meanRange, 2);
            independent += std::pow(plain->estimates[0].mean - meanRange, 2);
            narrow += std::pow(even->percentage - far, 2);
            wide += std::pow(plain->percentage - far, 2);
        }
        // Of 2000 intervals of 95 % four standard errors are 2 %.
        QVERIFY2(means > 0.93 * seeds && shares > 0.93 * seeds,
                 qPrintable(QString("%1 %2").arg(means).arg(shares)));
        QVERIFY2(independent > 16 * squares, qPrintable(QString::number(independent / squares)));
        QVERIFY2(wide > 4 * narrow, qPrintable(QString::number(wide / narrow)));
    }

    /// Of a thousand runs few succeed, so that the shifts have one or two or none.
    void sobolPointsHoldForRareEvents() {
        int held = 0;
        const double far = 100 * farShare(2, 5);
        constexpr int seeds = 2000;
        for (int seed = 1; seed <= seeds; ++seed) {
            MonteCarlo study = evenFalls(1024, static_cast<std::uint64_t>(seed));
            study.inputs[0].numbers = {2, 5};
            const Interval found = solved(study, 1)->percentageInterval;
            held += found.low <= far && found.high >= far;
        }
        QVERIFY2(held > 0.93 * seeds, qPrintable(QString::number(held)));
    }

    /// That all of some runs are alike does not make it certain.
    void sobolPointsAreNeverCertain() {
        MonteCarlo study = evenFalls(512, 1);
        study.inputs[0].numbers = {90, 100};
        const auto result = solved(study);
        QCOMPARE(result->percentage, 100.0);
        QNEAR(result->percentageInterval.low, 100 * std::pow(0.025, 1.0 / 32), 1e-9); // of 32 points
        QCOMPARE(result->percentageInterval.high, 100.0);
    }

    /// What runs whose time was over would have come to is not known: they widen the interval upwards.
    void undecidedRunsWidenTheInterval() {
        System system = tests::judgedFall();
        system.endings = {{"far", "Far"}, {"near", "Near", false}};
        const auto result =
            solved(oneSecond({"speed", Kind::list, {5, 20}}, 400), 0, std::make_shared<const System>(system));
        const auto successes = static_cast<std::size_t>(std::ranges::count(result->success, 1));
        QVERIFY(successes > 150 && successes < 250);
        QNEAR(result->percentageInterval.low, 100 * probabilityInterval(successes, 400, 0.95).low, 1e-9);
        QCOMPARE(result->percentageInterval.high, 100.0);
    }

    /// Another seed moves the points of every input.
    void sobolPointsDependOnTheSeed() {
        const auto first = solved(evenFalls(512, 1)), second = solved(evenFalls(512, 2));
        for (std::size_t input = 0; input < 3; ++input)
            QVERIFY(first->inputs[input] != second->inputs[input]);
        QVERIFY(first->estimates[0].mean != second->estimates[0].mean);
    }

    /// Shards of studies that differ in anything that a run depends on are not put together.
    void shardsOfOtherStudiesAreRefused() {
        MonteCarlo study = oneSecond({"speed", Kind::uniform, {2, 4}}, 20);
        study.inputs.push_back({"g", Kind::list, {2, 3}});
        study.ties = {{"height", "speed"}};
        study.correlations = {{"speed", "g", 0.5}};
        const auto part = [](const MonteCarlo& of, std::size_t index) {
            return runTable(*solveMonteCarlo(batched, of, 1, {}, {}, {index, 2}), true);
        };
        const auto mergesWith = [&](const MonteCarlo& other) {
            return mergeTables({{"a.csv", part(study, 0)}, {"b.csv", part(other, 1)}}).problems.empty();
        };
        QVERIFY(mergesWith(study));
        const auto changed = [&](const std::function<void(MonteCarlo&)>& change) {
            MonteCarlo other = study;
            change(other);
            return other;
        };
        for (const MonteCarlo& other : {
                 changed([](MonteCarlo& s) { s.seed = 2; }),
                 changed([](MonteCarlo& s) { s.inputs[0].numbers[1] = 5; }),
                 changed([](MonteCarlo& s) {
                     s.inputs[1].numbers = {2, 4};
                 }),
                 changed([](MonteCarlo& s) { s.ties[0].expression = "speed + 1"; }),
                 changed([](MonteCarlo& s) { s.correlations[0].rank = 0.6; }),
                 changed([](MonteCarlo& s) { s.correlations.clear(); }),
             })
            QVERIFY(!mergesWith(other));
        // What is neither drawn nor tied is part of it, too.
        study.ties.clear();
        QVERIFY(mergesWith(study));
        QVERIFY(!mergesWith(changed([](MonteCarlo& s) { s.base["height"] = 1.5; })));
        QVERIFY(!mergesWith(changed([](MonteCarlo& s) { s.ties = {{"height", "1"}}; })));
        study = evenFalls(512, 1);
        QVERIFY(mergesWith(study));
        QVERIFY(!mergesWith(changed([](MonteCarlo& s) { s.sampling = Sampling::independent; })));
    }

    /// Order, threads and ways of solving change nothing; nor do ties and correlations, and draws made anew.
    void sobolRunsDependOnNothingElse() {
        MonteCarlo study = evenFalls(1000, 3);
        study.inputs[2] = {"g", Kind::normal, {4, 1}};
        study.correlations = {{"height", "speed", 0.5}};
        const auto system = std::make_shared<const System>(strictFall());
        const auto one = solved(study, 1, system);
        QVERIFY(one->redraws > 0);
        QCOMPARE(runTable(*solved(study, 3, system)), runTable(*one));
        MonteCarlo turned = study;
        std::ranges::reverse(turned.inputs);
        const auto other = solved(turned, 2, system);
        QCOMPARE(other->inputs[0], one->inputs[2]);
        QCOMPARE(other->values, one->values);
        QCOMPARE(other->estimates[0].meanInterval.interval.low, one->estimates[0].meanInterval.interval.low);
        // A part of the runs, none beside another of its point, is as in the whole, draws made anew as well.
        study.correlations.clear();
        study.runs = 16384;
        const auto whole = solved(study, 2, system);
        QVERIFY(whole->redraws > 0);
        const Shard shard{1, 3};
        const auto part = solveMonteCarlo(system, study, 1, {}, {}, shard);
        for (std::size_t run = 0; run < part->success.size(); ++run) {
            for (std::size_t input = 0; input < 3; ++input)
                QCOMPARE(part->inputs[input][run], whole->inputs[input][shard.number(run)]);
            QCOMPARE(part->values[0][run], whole->values[0][shard.number(run)]);
        }
        study.bounds = {{"x", {0, 100}}};
        QVERIFY(problemsOf(*system, study).contains("[bounds] Bounds need independent runs"));
        study.bounds.clear();
        study.inputs.pop_back();
        QVERIFY(problemsOf(*system, study).contains("need at least 3 uncertain inputs"));
    }

    void sameBytesOnAnyNumberOfThreads() {
        MonteCarlo study = oneSecond({"speed", Kind::normal, {5, 2}}, 20000);
        study.inputs.push_back({"height", Kind::uniform, {1, 4}});
        const auto one = solved(study, 1);
        for (const unsigned threads : {2U, 7U}) {
            const auto several = solved(study, threads);
            QCOMPARE(runTable(*several), runTable(*one));
            QCOMPARE(summaryTable(*several), summaryTable(*one));
        }
        study.runs = 500;
        QCOMPARE(runTable(*solved(study, 3, alone)), runTable(*solved(study, 1)));
    }

    /// What is drawn for an input depends on its id, not on its place in the list nor on what else is drawn.
    void orderOfInputsChangesNoDraw() {
        MonteCarlo study = oneSecond({"speed", Kind::normal, {5, 2}}, 300);
        const auto single = solved(study);
        study.inputs.push_back({"height", Kind::uniform, {1, 4}});
        study.inputs.push_back({"g", Kind::triangular, {1, 2, 4}});
        QCOMPARE(solved(study)->inputs[0], single->inputs[0]);
        study.correlations = {{"g", "speed", 0.7}};
        const auto first = solved(study, 1);
        MonteCarlo other = study;
        std::ranges::sort(other.inputs, {}, &Distribution::parameter);
        do {
            const auto again = solved(other, 3);
            for (std::size_t i = 0; i < 3; ++i) {
                const auto at =
                    std::ranges::find(study.inputs, other.inputs[i].parameter, &Distribution::parameter);
                QCOMPARE(again->inputs[i],
                         first->inputs[static_cast<std::size_t>(at - study.inputs.begin())]);
            }
            QCOMPARE(again->values, first->values);
        } while (std::ranges::next_permutation(other.inputs, {}, &Distribution::parameter).found);
    }

    /// Runs with normal speeds have normal ranges, for which Student's interval is exact.
    void meanIntervalsCoverTheMean() {
        constexpr int studies = 2000;
        int covered = 0;
        for (std::uint64_t seed = 1; seed <= studies; ++seed) {
            const auto result = solved(oneSecond({"speed", Kind::normal, {5, 2}}, 12, seed), 1);
            const Interval interval = result->estimates[0].meanInterval.interval;
            covered += interval.low <= 5 && 5 <= interval.high;
        }
        // 95 % of the studies, within three standard deviations of a binomial count.
        QNEAR(covered, 0.95 * studies, 3 * std::sqrt(studies * 0.95 * 0.05));
    }

    /// Clopper and Pearson's interval covers at least as often as it says; for these numbers 96.4 %.
    void percentageIntervalsCoverThePercentage() {
        constexpr int studies = 2000, runs = 40;
        int covered = 0;
        for (std::uint64_t seed = 1; seed <= studies; ++seed) {
            MonteCarlo study = oneSecond({"speed", Kind::uniform, {0, 40}}, runs, seed);
            const Interval interval = solved(study, 1)->percentageInterval;
            covered += interval.low <= 75 && 75 <= interval.high;
        }
        double expected = 0;
        for (int k = 0; k <= runs; ++k) {
            const auto [low, high] = probabilityInterval(static_cast<std::size_t>(k), runs, 0.95);
            if (low <= 0.75 && 0.75 <= high)
                expected += std::exp(std::lgamma(runs + 1) - std::lgamma(k + 1) - std::lgamma(runs - k + 1)
                                     + k * std::log(0.75) + (runs - k) * std::log(0.25));
        }
        QVERIFY(expected >= 0.95);
        QNEAR(covered, expected * studies, 3 * std::sqrt(studies * expected * (1 - expected)));
    }

    void drawsThatDoNotGoTogetherAreMadeAnew() {
        const auto strict = std::make_shared<const System>(strictFall());
        MonteCarlo study =
            oneSecond({"height", Kind::normal, {4, 2}}, 4000); // at most 6 m goes with g = 2 m/s²
        QCOMPARE(problemsOf(*strict, study), QString());
        const auto result = solved(study, 0, strict), free = solved(study);
        int kept = 0;
        for (std::size_t run = 0; run < study.runs; ++run) {
            QVERIFY(result->inputs[0][run] <= 6);
            if (free->inputs[0][run] <= 6) {
                QCOMPARE(result->inputs[0][run], free->inputs[0][run]);
                ++kept;
            }
        }
        QVERIFY(kept > 3000 && kept < 3600); // 84 % less those below 0 m, which neither draws
        // Each draw that was made anew is counted: of N(4, 2) above 0 the share above 6 is (1 − Φ(1))/Φ(2),
        // within four standard deviations of a binomial count.
        const double beyond = phi(-1) / phi(2);
        QNEAR(result->redrawnShare(), beyond, 4 * std::sqrt(beyond * (1 - beyond) / 4000));
        QCOMPARE(free->redraws, std::size_t{0});
    }

    /// Cut at the range, and where inputs do not go together: the moments of a normal distribution cut at one
    /// end (Johnson, Kotz and Balakrishnan 1994, 13.10.1).
    void whatIsDrawnIsSetBesideWhatWasAsked() {
        const auto strict = std::make_shared<const System>(strictFall());
        const std::size_t runs = 20000;
        const auto result = solved(oneSecond({"height", Kind::normal, {6, 1}}, runs), 0, strict);
        const DrawnInput& height = result->drawn[0];
        QCOMPARE(height.asked.moments.mean, 6.0);
        QCOMPARE(height.asked.moments.sd, 1.0);
        const double mean = 6 - 2 / std::sqrt(2 * std::numbers::pi); // half of a normal distribution
        const double sd = std::sqrt(1 - 2 / std::numbers::pi);
        QNEAR(height.drawn.mean, mean, 4 * sd / std::sqrt(runs));
        QNEAR(height.drawn.sd, sd, 4 * sd / std::sqrt(runs));
        QNEAR(result->redrawnShare(), 0.5, 0.01);
        QNEAR(height.excess(), 6 - mean, 0.06);
        QCOMPARE(idsOfInputs(*result), std::string("resampled shifted"));
        QVERIFY(diagnosticsOf(*result, nullptr)[1].sentence.starts_with("The sample of height has mean 5."));
        // Nothing is said of what is as asked, whatever the seed.
        for (std::uint64_t seed = 1; seed <= 200; ++seed)
            QCOMPARE(idsOfInputs(*solved(oneSecond({"speed", Kind::normal, {5, 2}}, 300, seed))),
                     std::string());
        // Of long tails neither, where few samples have the spread of all.
        int told = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            MonteCarlo study = oneSecond({"speed", Kind::weibull, {0.6, 1}}, 200, seed);
            study.inputs.push_back({"height", Kind::lognormal, {1, 3}});
            told += !idsOfInputs(*solved(study)).empty();
        }
        QVERIFY2(told <= 4, qPrintable(QString::number(told)));
        // 16 % of N(1, 1) are below 0, which no height is.
        const auto cut = solved(oneSecond({"height", Kind::normal, {1, 1}}, 1000));
        QNEAR(cut->drawn[0].asked.outside, phi(-1), 1e-12);
        QCOMPARE(idsOfInputs(*cut), std::string("outside shifted"));
    }

    void tiedInputsFollowWhatIsDrawn() {
        MonteCarlo study = oneSecond({"speed", Kind::uniform, {2, 4}}, 500);
        study.ties = {{"height", "speed^2/2 + g"}};
        QCOMPARE(problemsOf(*batched, study), QString());
        const auto result = solved(study, 2);
        for (std::size_t run = 0; run < study.runs; ++run) {
            const double speed = result->inputs[0][run];
            QNEAR(result->inputs[1][run], speed * speed / 2 + 2, 1e-14);
            QNEAR(result->values[0][run], speed * tests::fallTime(result->inputs[1][run], 2), 1e-13);
        }
        QVERIFY(runTable(*result).starts_with("run,runs,seed,speed,height,redrawn,far,x_m,doubtful\n"));
        QCOMPARE(runTable(*solved(study, 1, alone)), runTable(*result));
        // Where a tie leads out of the range the draw is made anew.
        study.inputs = {{"speed", Kind::normal, {0, 1}}};
        study.ties = {{"height", "10*speed+1"}};
        const auto anew = solved(study);
        QVERIFY(std::ranges::all_of(anew->inputs[0], [](double speed) { return speed > -0.1; }));
        QNEAR(anew->redrawnShare(), phi(-0.1), 0.08);
    }

    void wrongTiesAreNamed() {
        MonteCarlo study = oneSecond({"speed", Kind::uniform, {2, 4}}, 10);
        const auto says = [&study](const char* parameter, const char* expression) {
            study.ties = {{parameter, expression}};
            return problemsOf(*batched, study);
        };
        QVERIFY(says("speed", "g")
                    .startsWith("[speed] \"speed\" already has its own values or distribution, so it cannot "
                                "also be linked to a formula."));
        QVERIFY(says("nothing", "g").startsWith("[nothing] \"nothing\" is not a numeric input"));
        QVERIFY(says("height", "2*x").contains("has an error at position 3: \"x\" is not defined"));
        QVERIFY(says("height", "height").contains("\"height\" is itself linked to a formula"));
        QVERIFY(says("height", "").contains("has an error at position 1"));
        QVERIFY(says("height", "0-speed").startsWith("[height]")); // out of the range at both ends
        study.ties = {{"height", "2"}, {"height", "3"}};
        QVERIFY(problemsOf(*batched, study).contains("is linked to more than one formula"));
    }

    void wrongCorrelationsAreNamed() {
        MonteCarlo study = oneSecond({"speed", Kind::uniform, {2, 4}}, 10);
        study.inputs.push_back({"height", Kind::uniform, {1, 4}});
        study.inputs.push_back({"g", Kind::uniform, {1, 4}});
        const auto says = [&study](std::vector<Correlation> correlations) {
            study.correlations = std::move(correlations);
            return problemsOf(*batched, study);
        };
        QCOMPARE(says({{"speed", "g", 0.9}, {"g", "height", -0.9}}),
                 QString("[correlations] The correlations contradict each other: two inputs that are both "
                         "strongly correlated with a third must also be correlated with each other. Reduce "
                         "the coefficients, or correlate these two inputs as well.\n"));
        QCOMPARE(says({{"speed", "g", 0.9}, {"g", "height", -0.9}, {"speed", "height", -0.9}}), QString());
        QVERIFY(says({{"speed", "mass", 0.5}})
                    .contains("\"mass\" has no distribution; inputs with a distribution are"));
        QVERIFY(says({{"speed", "speed", 0.5}}).contains("name two"));
        QVERIFY(says({{"speed", "g", 1}}).contains("the coefficient 1 is not allowed"));
        QVERIFY(
            says({{"speed", "g", 0.1}, {"g", "speed", 0.1}}).contains("the pair is listed more than once"));
    }

    /// Spearman's coefficient of what is drawn, whatever the distributions.
    void ranksAreCorrelatedAsAsked() {
        constexpr std::size_t runs = 20000;
        MonteCarlo study = oneSecond({"speed", Kind::uniform, {2, 4}}, runs);
        study.inputs.push_back({"height", Kind::gamma, {2, 1}});
        study.inputs.push_back({"g", Kind::lognormal, {2, 1.5}});
        study.correlations = {{"speed", "height", 0.6}, {"g", "height", -0.3}};
        const auto result = solved(study);
        const auto ranks = [](const std::vector<double>& values) {
            std::vector<std::size_t> places(values.size());
            std::iota(places.begin(), places.end(), std::size_t{0});
            std::ranges::sort(places, {}, [&](std::size_t place) { return values[place]; });
            std::vector<double> found(values.size());
            for (std::size_t rank = 0; rank < places.size(); ++rank)
                found[places[rank]] = double(rank);
            return found;
        };
        const auto spearman = [&](std::size_t a, std::size_t b) {
            const auto first = ranks(result->inputs[a]), second = ranks(result->inputs[b]);
            double squares = 0;
            for (std::size_t run = 0; run < runs; ++run)
                squares += (first[run] - second[run]) * (first[run] - second[run]);
            const double n = runs;
            return 1 - 6 * squares / (n * (n * n - 1));
        };
        const double error = 4 / std::sqrt(double(runs)); // four standard errors, or more
        QNEAR(spearman(0, 1), 0.6, error);
        QNEAR(spearman(1, 2), -0.3, error);
        QNEAR(spearman(0, 2), 0, error);
        // Each by itself is distributed as before.
        for (const DrawnInput& input : result->drawn)
            QNEAR(input.excess(), 0, 0);
    }

    /// Where bounds are known, the interval of a capped measure holds and stays within them.
    void boundsOfMeasuresAreUsed() {
        MonteCarlo study = oneSecond({"speed", Kind::uniform, {0, 12}}, 200);
        study.bounds = {{"x", {0, 12}}};
        QCOMPARE(problemsOf(*batched, study), QString());
        const MeanInterval interval = solved(study)->estimates[0].meanInterval;
        QVERIFY(interval.kind == IntervalKind::bounded && interval.isTrusted());
        QVERIFY(interval.interval.low < 6 && 6 < interval.interval.high);
        study.bounds = {{"x", {0, 6}}};
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, solved(study));
        study.bounds = {{"x", {6, 6}}};
        QVERIFY(
            problemsOf(*batched, study).contains("the lower bound 6 must be less than the upper bound 6."));
        study.bounds = {{"t", {0, 6}}};
        QVERIFY(problemsOf(*batched, study)
                    .contains("\"t\", which is not a result of this study; available results are x."));
    }

    /// A value that a run does not have may be any between the bounds: the interval holds whichever it is.
    void missingValuesMayBeAnyBetweenTheBounds() {
        auto holed = std::make_shared<System>(*batched);
        holed->batch = [](const BatchOrder& order) { return std::make_unique<HoledBatch>(order); };
        MonteCarlo study = oneSecond({"speed", Kind::uniform, {0, 12}}, 200);
        study.bounds = {{"x", {0, 12}}};
        const auto whole = solved(study), result = solved(study, 1, holed);
        QVERIFY(std::isnan(result->estimates[0].mean));
        const MeanInterval& interval = result->estimates[0].meanInterval;
        QVERIFY(interval.kind == IntervalKind::bounded && interval.isTrusted());
        const auto withMissing = [&](double value) {
            std::vector<double> values = whole->values[0];
            for (double& x : values)
                if (HoledBatch::isMissing(x)) x = value;
            return boundedMeanInterval(values, {0, 12}, study.confidence).interval;
        };
        QCOMPARE(interval.interval.low, withMissing(0).low);
        QCOMPARE(interval.interval.high, withMissing(12).high);
        for (const double value : {0.0, 3.0, 10.0, 12.0}) {
            QVERIFY(interval.interval.low <= withMissing(value).low);
            QVERIFY(interval.interval.high >= withMissing(value).high);
        }
        const Interval known = whole->estimates[0].meanInterval.interval;
        QVERIFY(interval.interval.low < known.low && known.high < interval.interval.high);
    }

    void aStoppedStudyHasNoResult() {
        std::stop_source source;
        source.request_stop();
        const MonteCarlo study = oneSecond({"speed", Kind::uniform, {0, 12}}, 1000);
        QVERIFY(!solveMonteCarlo(batched, study, 0, source.get_token(), {}));
        QVERIFY(!solveMonteCarlo(alone, study, 0, source.get_token(), {}));
    }

    void progressReachesOne() {
        std::atomic<double> last = 0;
        QVERIFY(solveMonteCarlo(batched, oneSecond({"speed", Kind::uniform, {0, 12}}, 10000), 1, {},
                                [&](double done) { last = done; }));
        QCOMPARE(last.load(), 1.0);
    }

    void problemsAreNamed() {
        const MonteCarlo fine = oneSecond({"speed", Kind::uniform, {0, 12}}, 10);
        QCOMPARE(problemsOf(*alone, fine), QString());
        MonteCarlo study = fine;
        study.inputs = {};
        QVERIFY(problemsOf(*alone, study).startsWith("[] No input has a distribution"));
        study = fine;
        study.inputs.push_back(study.inputs[0]);
        QVERIFY(problemsOf(*alone, study).startsWith("[speed] \"speed\" has more than one distribution"));
        study = fine;
        study.inputs[0].numbers = {0, 1000};
        QVERIFY(problemsOf(*alone, study).startsWith("[speed] Distribution \"uniform:0:1000\" of speed v: "));
        study = fine;
        study.measures = {"y"};
        QVERIFY(problemsOf(*alone, study).startsWith("[measures]"));
        study = fine;
        study.runs = 1;
        QVERIFY(problemsOf(*alone, study)
                    .startsWith("[runs] The number of runs of a Monte-Carlo study must lie between 2 and "
                                "50000000 (you entered 1"));
        study = fine;
        study.confidence = 1;
        QVERIFY(problemsOf(*alone, study).startsWith("[confidence]"));
        study = fine;
        study.base["g"] = -1.0;
        QVERIFY(problemsOf(*alone, study).startsWith("[g]"));
        // The ends of a uniform distribution have to go together with the rest.
        study = fine;
        study.inputs = {{"height", Kind::uniform, {1, 7}}};
        QVERIFY(problemsOf(strictFall(), study).startsWith("[height] Too high."));
        study.inputs = {{"height", Kind::list, {7, 1, 2}}};
        QVERIFY(problemsOf(strictFall(), study).startsWith("[height] Too high."));
    }

    void tables() {
        const auto result = solved(oneSecond({"speed", Kind::list, {20}}, 2));
        QCOMPARE(runTable(*result), std::string("run,runs,seed,speed,redrawn,far,x_m,doubtful\n"
                                                "1,2,1,20,0,1,20,0\n2,2,1,20,0,1,20,0\n"));
        // Of values that are all the same nothing is known of how far others may be off.
        QCOMPARE(
            summaryTable(*result),
            "runs,seed,confidence_percent,far_percent,far_low_percent,far_high_percent,x_mean_m,"
            "x_mean_low_m,x_mean_high_m,x_sd_m,x_min_m,x_max_m,x_interval,x_differing,x_trusted,x_warning,"
            "speed_asked_mean,speed_asked_sd,speed_drawn_mean,speed_drawn_sd,speed_outside_percent,"
            "redrawn_percent,doubtful,diagnostics\n2,1,95,100,"
                + shortest(100 * probabilityInterval(2, 2, 0.95).low)
                + ",100,20,,,0,20,20,capped,0,0,few,20,0,20,0,0,0,0,interval\n");
        QCOMPARE(
            diagnosticsOf(*result, nullptr)[0].sentence,
            std::string("x is identical in all runs, so no confidence interval of its mean can be given."));
    }
};

TALWEG_TEST(tst_monte_carlo, MonteCarloTest, QCoreApplication)
#include "tst_monte_carlo.moc"
