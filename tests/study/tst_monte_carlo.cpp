#include "judged_fall.h"
#include "physics/near.h"
#include "study/monte_carlo.h"
#include "support/decorated.h"
#include "support/test.h"

#include <cstring>

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
        QNEAR(result->estimates[0].meanInterval.high - result->estimates[0].mean,
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
        const Interval mean = meanInterval(estimate.mean, estimate.sd, 50, 0.95);
        QCOMPARE(estimate.meanInterval.low, mean.low);
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

    /// Runs with normal speeds have normal ranges, for which Student's interval is exact.
    void meanIntervalsCoverTheMean() {
        constexpr int studies = 2000;
        int covered = 0;
        for (std::uint64_t seed = 1; seed <= studies; ++seed) {
            const auto result = solved(oneSecond({"speed", Kind::normal, {5, 2}}, 12, seed), 1);
            const Interval interval = result->estimates[0].meanInterval;
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
        QVERIFY(problemsOf(*alone, study).startsWith("[speed] Distribution of speed = \"uniform:0:1000\": "));
        study = fine;
        study.measures = {"y"};
        QVERIFY(problemsOf(*alone, study).startsWith("[measures]"));
        study = fine;
        study.runs = 1;
        QVERIFY(problemsOf(*alone, study).startsWith("[runs] A Monte-Carlo study of 1 runs is not possible"));
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
        QCOMPARE(runTable(*result), std::string("run,speed,far,x_m,doubtful\n1,20,1,20,0\n2,20,1,20,0\n"));
        QCOMPARE(summaryTable(*result),
                 "runs,seed,confidence_percent,far_percent,far_low_percent,far_high_percent,x_mean_m,"
                 "x_mean_low_m,x_mean_high_m,x_sd_m,x_min_m,x_max_m,doubtful\n2,1,95,100,"
                     + shortest(100 * probabilityInterval(2, 2, 0.95).low) + ",100,20,20,20,0,20,20,0\n");
    }
};

TALWEG_TEST(tst_monte_carlo, MonteCarloTest, QCoreApplication)
#include "tst_monte_carlo.moc"
