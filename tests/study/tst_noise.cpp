#include "judged_fall.h"
#include "physics/near.h"
#include "study/coverage.h"
#include "study/diagnostics.h"
#include "study/monte_carlo.h"
#include "study/noise_draws.h"
#include "study/noise_pareto.h"
#include "study/noise_table.h"
#include "study/noise_text.h"
#include "support/test.h"

#include <array>
#include <numbers>
#include <numeric>
#include <set>

using namespace talweg;
using tests::fallTime;

namespace {

const auto alone = std::make_shared<const System>(tests::judgedFall());
const auto batched = std::make_shared<const System>(tests::batchedFall());

/// A fall of 20 m takes 2 s at 10 m/s²: with 5 m/s it lands at 10 m, and is far where it is faster.
Study falls() {
    Study study;
    study.axes = {{"height", "5,20,45"}};
    study.over = {"speed", "1:10:1"};
    study.measures = {"x", "t"};
    study.uncertain = {{"g", "uniform:8:12"}};
    return study;
}

NoiseReading readFalls(const Study& study, double confidence = 0.95) {
    Values base = defaultValues(alone->parameters);
    base["g"] = 10.0;
    return readNoise(*alone, base, study, confidence);
}

QString problemsOf(const Study& study, double confidence = 0.95) {
    QString text;
    for (const Problem& problem : readFalls(study, confidence).problems)
        text += QString::fromStdString("[" + problem.parameter + "] " + problem.message + "\n");
    return text;
}

NoiseStudy studyFrom(const Study& texts) {
    const NoiseReading reading = readFalls(texts);
    if (!reading.study) throw std::runtime_error(problemsOf(texts).toStdString());
    return *reading.study;
}

std::shared_ptr<const NoiseResult>
solved(const NoiseStudy& study, const std::shared_ptr<const System>& system = batched, unsigned threads = 0) {
    return solveNoise(system, study, threads, {}, {});
}

Requirement requirementFrom(const char* text) {
    const auto reading = Requirement::read(*alone, {"x", "t"}, text);
    if (!reading.requirement) throw std::runtime_error(reading.error);
    return *reading.requirement;
}

std::string tablesOf(const std::shared_ptr<const NoiseResult>& result, const Requirement& requirement) {
    const std::vector<JudgedNoise> judged{{result, verdictsOf(*result, &requirement)}};
    return noiseTable(judged, true) + noiseRunTable(judged);
}

/// Of the standard normal distribution.
double normalBelow(double z) {
    return std::erfc(-z / std::sqrt(2)) / 2;
}

double binomialShare(double k, double n, double p) {
    return std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(p)
                    + (n - k) * std::log1p(-p));
}

/// Falls at 10 m/s from a height h are far where g < 2h, which is evenly from 1 to 11 m/s²: with a
/// probability of (2h − 1)/10, from 60 to 95 % in steps of 2.5 percentage points. At most so many runs decide
/// which of the 15 designs are far in 80 % of them.
NoiseStudy decidedFalls(const char* most, bool isJudgedOverG = false) {
    Study texts = falls();
    texts.axes = {{"height", "3.5:5.25:0.125"}};
    if (isJudgedOverG) {
        texts.over = {"g", ""};
        texts.likely = "uniform:1:11";
        texts.ties = {{"speed", "10"}};
        texts.uncertain = {};
    } else {
        texts.over.values = "10";
        texts.uncertain = {{"g", "uniform:1:11"}};
    }
    texts.requirement = "P(far) >= 80 %";
    texts.noise = most;
    texts.untilDecided = true;
    return studyFrom(texts);
}

/// A result of one design with so many successes.
SweepResult resultWith(std::size_t successes, std::size_t runs, const std::vector<double>& x) {
    SweepResult result;
    result.system = alone;
    result.sweep.measures = {"x", "t"};
    result.designs = 1;
    result.runsPerDesign = runs;
    result.percentage =
        result.probability = {100 * static_cast<double>(successes) / static_cast<double>(runs)};
    result.values = {x, x};
    result.spreads = {spreadOf(x), spreadOf(x)};
    return result;
}

} // namespace

class NoiseTest : public QObject {
    Q_OBJECT

private slots:
    /// Speeds from 1 to 10 m/s in steps of 1: of 20 runs two are of each. A fall from 5 m is far above 10
    /// m/s, from 20 m above 5 m/s, from 45 m above 10/3 m/s, if nothing else varies.
    void whatIsJudgedOverIsDrawnByEqualParts() {
        Study texts = falls();
        texts.uncertain = {};
        texts.noise = "20";
        const auto result = solved(studyFrom(texts));
        QCOMPARE(result->runs.percentage, (std::vector<double>{0, 50, 70}));
        texts.likely = "uniform:1:11"; // of which 1 to 10 is studied: 5/9 of it is above 5
        texts.noise = "900";
        const auto drawn = solved(studyFrom(texts));
        QNEAR(drawn->runs.percentage[1], 100 * 5.0 / 9, 100.0 / 900);
        texts.likely = "weibull:1:2"; // an exponential distribution of mean 2, between 1 and 10
        const auto upTo = [](double v) { return -std::exp(-v / 2); };
        const auto exponential = solved(studyFrom(texts));
        QNEAR(exponential->runs.percentage[1], 100 * (upTo(10) - upTo(5)) / (upTo(10) - upTo(1)),
              100.0 / 900);
        // Single values as well: of three between 1 and 10 one is above 5, whatever lies beyond.
        texts.likely = "weights:3=1,4=2,6=1,20=30";
        const NoiseStudy single = studyFrom(texts);
        QNEAR(solved(single)->runs.percentage[1], 25, 100.0 / 900);
        QNEAR(coverageOf(single)->outside, 30.0 / 34, 1e-15);
        texts.likely = "weibull:1:2";
        texts.over.values = ""; // without values it is drawn whole
        const auto whole = solved(studyFrom(texts));
        QNEAR(whole->runs.percentage[1], 100 * std::exp(-2.5), 100.0 / 900);
    }

    /// Far where speed > 10/t = 5 sqrt(g/10): of speeds evenly from 0 to 10 the mean over g from 8 to 12 of
    /// 1 - sqrt(g/10)/2.
    void probabilitiesAreThoseOfClosedForms() {
        Study texts = falls();
        texts.axes = {{"height", "20"}};
        texts.over.values = "";
        texts.likely = "uniform:0:10";
        texts.noise = "40000";
        const auto result = solved(studyFrom(texts));
        const double meanRoot = 2.0 / 3 / 4 / std::sqrt(10) * (std::pow(12, 1.5) - std::pow(8, 1.5));
        const double expected = 1 - meanRoot / 2;
        constexpr double errors = 4; // one seed in some ten thousand is farther off
        QNEAR(result->runs.percentage[0] / 100, expected, errors * std::sqrt(0.25 / 40000));
        // The fall's time t = sqrt(40/g): its mean, and its quantiles, which are those of g the other way.
        const double meanTime = std::sqrt(40) / 4 * 2 * (std::sqrt(12) - std::sqrt(8));
        const NoiseEstimate& time = result->estimate(0, 1);
        QVERIFY(time.meanInterval.interval.low < meanTime && meanTime < time.meanInterval.interval.high);
        QNEAR(time.mean, meanTime, 2 * (time.meanInterval.interval.high - meanTime) + 1e-3);
        QNEAR(time.quantiles[0], std::sqrt(40 / (12 - 0.05 * 4)), 2e-3);
        QNEAR(time.quantiles[3], std::sqrt(40 / (12 - 0.9 * 4)), 4e-3);
    }

    void everyDesignHasTheSameDraws() {
        Study texts = falls();
        texts.uncertain = {{"g", "normal:10:1"}, {"height", "±10%"}};
        texts.noise = "50";
        texts.seed = "7";
        const NoiseStudy study = studyFrom(texts);
        const DrawnRuns first = drawnRuns(*alone, study, 0), last = drawnRuns(*alone, study, 2);
        QCOMPARE(first.varied, (std::vector<std::string>{"height", "speed", "g"}));
        QCOMPARE(first.columns[1], last.columns[1]);
        QCOMPARE(first.columns[2], last.columns[2]);
        for (std::size_t run = 0; run < 50; ++run) {
            const double part = first.columns[0][run] / 5;
            QVERIFY(part >= 0.9 && part <= 1.1);
            QNEAR(last.columns[0][run] / 45, part, 1e-15);
        }
        // As in a Monte-Carlo study of the same seed.
        MonteCarlo random{study.sweep.base, {{"g", Distribution::Kind::normal, {10, 1}}}, {"x"}, 50, 7};
        QCOMPARE(solveMonteCarlo(batched, random, 1, {}, {})->inputs[0], first.columns[2]);
    }

    void theBytesDependOnNothingElse() {
        Study texts = falls();
        texts.axes.push_back({"g", "5:15:1"});
        texts.uncertain = {{"height", "±5%"}, {"g", "±0.5"}};
        texts.correlations = {{"height", "g", "0.5"}};
        texts.noise = "300";
        const NoiseStudy study = studyFrom(texts);
        const Requirement requirement = requirementFrom("P(far)>=60 %");
        const std::string one = tablesOf(solved(study, batched, 1), requirement);
        for (const unsigned threads : {2U, 7U})
            QVERIFY(tablesOf(solved(study, batched, threads), requirement) == one);
        std::ranges::reverse(texts.uncertain);
        std::swap(texts.correlations[0].first, texts.correlations[0].second);
        QVERIFY(tablesOf(solved(studyFrom(texts)), requirement) == one);
        texts.seed = "2";
        QVERIFY(tablesOf(solved(studyFrom(texts)), requirement) != one);
        // One by one, without a batch.
        texts.noise = "20";
        const NoiseStudy small = studyFrom(texts);
        QVERIFY(tablesOf(solved(small, alone, 2), requirement) == tablesOf(solved(small), requirement));
    }

    /// A fall from 5 m at 10 m/s is far where g < 10 m/s². Of g evenly from 1 to 11 that is exactly 90 %.
    void aVerdictErrsAsSeldomAsPromised() {
        Study texts = falls();
        texts.axes = {{"height", "5"}};
        texts.over.values = "10";
        texts.uncertain = {{"g", "uniform:1:11"}};
        texts.noise = "100";
        NoiseStudy study = studyFrom(texts);
        study.confidence = 0.9;
        const Requirement atLeast = requirementFrom("P(far) >= 90 %");
        constexpr int seeds = 2000;
        int met = 0, failed = 0;
        for (study.seed = 1; study.seed <= seeds; ++study.seed) {
            const auto verdicts = verdictsOf(*solved(study, batched, 1), &atLeast);
            met += verdicts[0].verdict == NoiseVerdict::met;
            failed += verdicts[0].verdict == NoiseVerdict::failed;
        }
        // How often that has to be follows from the binomial distribution: met from 95 of 100 on, with
        // P(95 or more at 90 %) = 5.8 % of the 10 % allowed to one side, as 94 has 11.7 %; failed likewise.
        double fromAbove = 0, fromBelow = 0;
        for (int k = 100; k >= 0 && fromAbove + binomialShare(k, 100, 0.9) <= 0.1; --k)
            fromAbove += binomialShare(k, 100, 0.9);
        for (int k = 0; k <= 100 && fromBelow + binomialShare(k, 100, 0.9) <= 0.1; ++k)
            fromBelow += binomialShare(k, 100, 0.9);
        QVERIFY(fromAbove > 0.02 && fromBelow > 0.02);
        QNEAR(met / double(seeds), fromAbove, 4 * std::sqrt(0.1 / seeds));
        QNEAR(failed / double(seeds), fromBelow, 4 * std::sqrt(0.1 / seeds));
    }

    /// Ten designs that are alike, each at the level: some is called met in no more of the studies than of
    /// one design alone.
    void allVerdictsHoldTogether() {
        constexpr std::size_t runs = 200;
        const double confidence = 0.9, each = confidenceOfEach(confidence, 10);
        QNEAR(each, 0.99, 1e-15);
        tests::RandomSource random(5);
        int some = 0;
        constexpr int studies = 2000;
        for (int study = 0; study < studies; ++study) {
            bool met = false;
            for (int design = 0; design < 10; ++design) {
                std::size_t successes = 0;
                for (std::size_t run = 0; run < runs; ++run)
                    successes += random.between(0, 1) < 0.9;
                met = met || successBounds(successes, 0, runs, each).low >= 90;
            }
            some += met;
        }
        QVERIFY(some <= studies * 0.05 + 4 * std::sqrt(studies * 0.05));
    }

    void verdictsOfAnyCondition() {
        std::vector<double> x(100);
        std::iota(x.begin(), x.end(), 1.0);
        const SweepResult result = resultWith(90, 100, x);
        const auto bounds = [&](std::size_t least, std::size_t most) {
            return Interval{static_cast<double>(least) - 5, static_cast<double>(most) + 3};
        };
        const auto between = [&](const char* text) {
            const Interval margin = requirementFrom(text).marginBetween(result, 0, bounds);
            return std::array{margin.low, margin.high};
        };
        QCOMPARE(between("far >= 80 %"), (std::array{5.0, 13.0}));
        QCOMPARE(between("P(far) >= 80 %"), (std::array{5.0, 13.0}));
        QCOMPARE(between("P(far) <= 80 %"), (std::array{-13.0, -5.0}));
        QCOMPARE(between("share(x > 40) >= 50 %"), (std::array{5.0, 13.0}));
        QCOMPARE(between("far >= 80 % and share(x > 40) >= 50 %"), (std::array{5.0, 13.0}));
        QCOMPARE(between("far >= 80 % and share(x > 40) >= 58 %"), (std::array{-3.0, 5.0}));
        QCOMPARE(between("far >= 80 % or share(x > 40) >= 58 %"), (std::array{5.0, 13.0}));
        QCOMPARE(between("P(far) - share(x > 40) >= 0"), (std::array{22.0, 38.0}));
        QCOMPARE(between("x_mean >= 50"), (std::array{0.5, 0.5}));
        QCOMPARE(requirementFrom("far >= 80 % and P(far) <= 99 %").proportions(), std::size_t{1});
        QCOMPARE(requirementFrom("far >= 80 % and share(x>1) >= 2 %").proportions(), std::size_t{2});
        QCOMPARE(requirementFrom("x_mean >= 50").proportions(), std::size_t{0});
        QVERIFY(!requirementFrom("P(far) >= 80 %").speaksOfMore());
        QVERIFY(!requirementFrom("P(far) >= 80 % and quantile(x, 10 %) > 3").speaksOfMore());
        QVERIFY(requirementFrom("P(far) >= 80 % and x_mean > 3").speaksOfMore());
    }

    /// A run that says nothing of success may be one, where success is asked for: it does not widen the
    /// bounds of another share of the runs.
    void undecidedRunsWidenTheMargin() {
        std::vector<double> x(100);
        std::iota(x.begin(), x.end(), 1.0);
        SweepResult result = resultWith(90, 100, x);
        System system = *result.system;
        system.endings = {{"far", "Far"}, {"near", "Near"}, {"falling", "Falling", false}};
        result.system = std::make_shared<const System>(system);
        result.endings.assign(90, 0);
        result.endings.insert(result.endings.end(), 6, 1);
        result.endings.insert(result.endings.end(), 4, 2);
        QCOMPARE(result.undecidedRuns(0), std::size_t(4));
        const auto between = [&](const char* text) {
            const Interval margin =
                requirementFrom(text).marginBetween(result, 0, [](std::size_t least, std::size_t most) {
                    return Interval{static_cast<double>(least), static_cast<double>(most)};
                });
            return std::array{margin.low, margin.high};
        };
        QCOMPARE(between("far >= 80 %"), (std::array{10.0, 14.0}));
        QCOMPARE(between("P(far) >= 92 %"), (std::array{-2.0, 2.0}));
        QCOMPARE(between("share(x > 40) >= 50 %"), (std::array{10.0, 10.0}));
    }

    /// Runs that say nothing of success may all be successes.
    void undecidedRunsWidenTheInterval() {
        const Interval decided = successBounds(80, 0, 100, 0.95), more = successBounds(90, 0, 100, 0.95);
        const Interval open = successBounds(80, 10, 100, 0.95);
        QCOMPARE(open.low, decided.low);
        QCOMPARE(open.high, more.high);
        // Clopper and Pearson: none of n leaves up to 1 - (risk)^(1/n).
        QNEAR(successBounds(0, 0, 100, 0.95).high, 100 * (1 - std::pow(0.025, 0.01)), 1e-9);
    }

    /// A requirement asks for one side: 59 of 59 successes show 95 % with 95 % confidence, as 0.95^59 =
    /// 0.0485, and 58 do not. One that bounds a probability from both sides needs 0.95^n < 0.025: 72.
    void oneSidedRequirementsNeedFewerRuns() {
        const auto verdict = [&](int runs, const char* text) {
            NoiseResult result;
            result.study.sweep.axes = {{"height", {1}}};
            result.study.sweep.measures = {"x", "t"};
            result.study.runs = std::size_t(runs);
            result.runs.system = alone;
            result.runs.sweep = result.study.sweep;
            result.runs.designs = 1;
            result.runs.runsPerDesign = std::size_t(runs);
            result.runs.success.assign(std::size_t(runs), 1);
            result.runs.percentage = result.runs.probability = {100};
            result.runs.values.assign(2, std::vector<double>(std::size_t(runs)));
            result.runs.spreads.resize(2);
            const Requirement requirement = requirementFrom(text);
            return verdictsOf(result, &requirement)[0].verdict;
        };
        QCOMPARE(verdict(59, "P(far) >= 95 %"), NoiseVerdict::met);
        QCOMPARE(verdict(58, "P(far) >= 95 %"), NoiseVerdict::undecided);
        QCOMPARE(verdict(59, "P(far) <= 95 %"), NoiseVerdict::failed);
        QVERIFY(!requirementFrom("far >= 95 % or P(far) <= 10 %").isOneSided());
        QVERIFY(!requirementFrom("P(far) - share(x>1) >= 0").isOneSided());
        QVERIFY(requirementFrom("P(far) >= 95 % and share(x>1) >= 50 %").isOneSided());
        QCOMPARE(verdict(71, "far >= 95 % or P(far) <= 10 %"), NoiseVerdict::undecided);
        QCOMPARE(verdict(72, "far >= 95 % or P(far) <= 10 %"), NoiseVerdict::met);
    }

    /// Order statistics bound a quantile, at the worst for missing values.
    void quantilesAreDecidedByOrderStatistics() {
        const auto verdict = [&](int runs, const char* text, double missing = 0) {
            NoiseResult result;
            result.study.sweep.axes = {{"height", {1}}};
            result.study.sweep.measures = {"x", "t"};
            result.study.runs = std::size_t(runs);
            result.runs.system = alone;
            result.runs.sweep = result.study.sweep;
            result.runs.designs = 1;
            result.runs.runsPerDesign = std::size_t(runs);
            result.runs.success.assign(std::size_t(runs), 1);
            result.runs.percentage = {100};
            result.runs.values.emplace_back();
            for (int run = 0; run < runs; ++run)
                result.runs.values[0].push_back(run < missing ? nothing : 1 + run);
            result.runs.values.push_back(result.runs.values[0]);
            result.runs.spreads.resize(2);
            const Requirement requirement = requirementFrom(text);
            return verdictsOf(result, &requirement)[0].verdict;
        };
        // The least of 59 values is below the 5 % quantile with 95 % confidence.
        QCOMPARE(verdict(59, "quantile(x, 5 %) >= 1"), NoiseVerdict::met);
        QCOMPARE(verdict(58, "quantile(x, 5 %) >= 1"), NoiseVerdict::undecided);
        QCOMPARE(verdict(59, "quantile(x, 5 %) >= 2"), NoiseVerdict::undecided);
        // The greatest of 59 is above the 95 % quantile likewise.
        QCOMPARE(verdict(59, "quantile(x, 95 %) <= 59"), NoiseVerdict::met);
        QCOMPARE(verdict(59, "quantile(x, 95 %) <= 58"), NoiseVerdict::undecided);
        // A single missing value may be the least.
        QCOMPARE(verdict(59, "quantile(x, 5 %) >= 1", 1), NoiseVerdict::undecided);
        QCOMPARE(verdict(200, "quantile(x, 50 %) >= 80", 10), NoiseVerdict::met);
        QCOMPARE(verdict(200, "quantile(x, 50 %) >= 150", 10), NoiseVerdict::failed);
    }

    /// How often bounds of quantiles hold: of normal values, at most one in twenty verdicts at the truth is
    /// wrong.
    void boundsOfQuantilesHold() {
        tests::RandomSource random(5);
        int wrong = 0;
        constexpr int samples = 2000;
        const Requirement least = requirementFrom("quantile(x, 10 %) > 0.1");
        for (int sample = 0; sample < samples; ++sample) {
            NoiseResult result;
            result.study.sweep.axes = {{"height", {1}}};
            result.study.sweep.measures = {"x", "t"};
            result.study.runs = 100;
            result.runs.system = alone;
            result.runs.sweep = result.study.sweep;
            result.runs.designs = 1;
            result.runs.runsPerDesign = 100;
            result.runs.success.assign(100, 1);
            result.runs.percentage = {100};
            result.runs.values.emplace_back();
            for (int run = 0; run < 100; ++run)
                result.runs.values[0].push_back(random.between(0, 1)); // whose 10 % quantile is 0.1
            result.runs.values.push_back(result.runs.values[0]);
            result.runs.spreads.resize(2);
            wrong += verdictsOf(result, &least)[0].verdict == NoiseVerdict::met;
        }
        QVERIFY2(wrong <= samples * 0.05 && wrong > samples * 0.015, qPrintable(QString::number(wrong)));
    }

    /// Undecided runs bound a paired difference from both sides.
    void undecidedRunsWidenPairedDifferences() {
        const auto found =
            pairedDifference(std::vector<std::uint8_t>(20, 1), std::vector<std::uint8_t>(20, 0), 0.95);
        QVERIFY(found.interval.low > 0);
        // Agresti and Min's interval alone would leave 0 out, where McNemar's test has 2 · 0.5^5 = 0.0625.
        std::vector<std::uint8_t> first(10, 1), second(10, 1);
        for (std::size_t run = 0; run < 5; ++run)
            second[run] = 0;
        const PairedDifference five = pairedDifference(first, second, 0.95);
        QNEAR(five.chance, 0.0625, 1e-12);
        QVERIFY(five.interval.low <= 0);
    }

    /// Agresti 2002 (Categorical data analysis, table 10.1): 794 approved twice, 150 and 86 once, 570 never;
    /// the difference is 0.04, from 0.02 to 0.06 (section 10.1.2).
    void twoDesignsAreComparedRunByRun() {
        std::vector<std::uint8_t> first, second;
        const auto add = [&](std::size_t count, bool a, bool b) {
            first.insert(first.end(), count, a);
            second.insert(second.end(), count, b);
        };
        add(794, true, true);
        add(150, true, false);
        add(86, false, true);
        add(570, false, false);
        const PairedDifference found = pairedDifference(first, second, 0.95);
        QCOMPARE(found.onlyFirst, std::size_t{150});
        QCOMPARE(found.onlySecond, std::size_t{86});
        QNEAR(found.difference, 0.04, 1e-15);
        QNEAR(found.interval.low, 0.021, 5e-4);
        QNEAR(found.interval.high, 0.059, 5e-4);
        double tail = 0;
        for (int k = 0; k <= 86; ++k)
            tail += binomialShare(k, 236, 0.5);
        QNEAR(found.chance / (2 * tail), 1, 1e-9);
        // Narrower than that of two samples of their own (Wald).
        const double a = 944 / 1600.0, b = 880 / 1600.0;
        const double unpaired = 2 * 1.96 * std::sqrt((a * (1 - a) + b * (1 - b)) / 1600);
        QVERIFY(found.interval.high - found.interval.low < 0.6 * unpaired);
        const PairedDifference alike = pairedDifference(first, first, 0.95);
        QCOMPARE(alike.difference, 0.0);
        QCOMPARE(alike.chance, 1.0);
        const double none = 1 - std::pow(0.0125, 1 / 1600.0); // by Clopper and Pearson, at 97.5 %
        QNEAR(alike.interval.high, none, 1e-12);
        QNEAR(alike.interval.low, -none, 1e-12);
    }

    /// How often the interval of a difference holds it: designs of 60 and 75 % that succeed or fail together.
    void pairedIntervalsHoldTheDifference() {
        tests::RandomSource random(11);
        int held = 0;
        constexpr int samples = 2000;
        for (int sample = 0; sample < samples; ++sample) {
            std::vector<std::uint8_t> first, second;
            for (int run = 0; run < 100; ++run) {
                const double luck = random.between(0, 1);
                first.push_back(luck < 0.75);
                second.push_back(random.between(0, 1) < 0.2 ? random.between(0, 1) < 0.6 : luck < 0.6);
            }
            const Interval interval = pairedDifference(first, second, 0.95).interval;
            held += interval.low <= 0.15 && 0.15 <= interval.high;
        }
        QVERIFY(held >= samples * (0.95 - 0.01) - 4 * std::sqrt(samples * 0.05));
    }

    /// By the probability of all samples of 200 runs, of which so many are expected to differ, and of these
    /// such a share the other way. Agresti and Min's interval alone holds for 86 % where 2 differ one way.
    void pairedIntervalsHoldWhereFewRunsDiffer() {
        constexpr int runs = 200, most = 60;
        std::vector<Interval> intervals(std::size_t(most) * most);
        for (int one = 0; one < most; ++one)
            for (int other = 0; other < most; ++other) {
                std::vector<std::uint8_t> first(runs, 0), second(runs, 0);
                std::fill_n(first.begin(), one, std::uint8_t(1));
                std::fill_n(second.begin() + one, other, std::uint8_t(1));
                intervals[std::size_t(one * most + other)] = pairedDifference(first, second, 0.95).interval;
            }
        for (const double differing : {0.5, 2.0, 5.0, 10.0, 30.0})
            for (const double back : {0.05, 0.2, 0.5}) {
                const double p = differing / runs * (1 - back), q = differing / runs * back;
                double held = 0;
                for (int one = 0; one < most; ++one)
                    for (int other = 0; other < most; ++other) {
                        const Interval& interval = intervals[std::size_t(one * most + other)];
                        if (interval.low <= p - q && p - q <= interval.high)
                            held +=
                                binomialShare(one, runs, p) * binomialShare(other, runs - one, q / (1 - p));
                    }
                QVERIFY2(held >= 0.95, qPrintable(QString("%1 %2: %3").arg(differing).arg(back).arg(held)));
            }
    }

    /// Speeds evenly from 1 to 10: from 5 m none is far, from 20 m 5 of 9, from 45 m 20/27, from 180 m 25/27.
    void theSmallestThatIsMetIsRunAgain() {
        Study texts = falls();
        texts.axes = {{"height", "180,5,45,20"}, {"g", "10"}};
        texts.uncertain = {};
        texts.likely = "uniform:1:10";
        texts.noise = "400";
        texts.seed = "18446744073709551615";
        const auto result = solved(studyFrom(texts));
        const Requirement half = requirementFrom("P(far) >= 50 %"), most = requirementFrom("P(far) >= 60 %");
        const auto judged = verdictsOf(*result, &most);
        QCOMPARE(judged[0].verdict, NoiseVerdict::met);
        QCOMPARE(judged[1].verdict, NoiseVerdict::failed);
        QCOMPARE(judged[2].verdict, NoiseVerdict::met);
        QCOMPARE(judged[3].verdict, NoiseVerdict::undecided);
        const auto lines = noiseThresholds(*result, judged, "height");
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(lines[0].designs, (std::vector<std::size_t>{1, 3, 2, 0}));
        QCOMPARE(lines[0].kept, std::optional<std::size_t>(2));
        QCOMPARE(lines[0].undecided, (std::vector<std::size_t>{1}));
        const DesignPair pair = chosenDesigns(*result, judged, true, "height");
        QCOMPARE(pair.first, std::size_t{2});
        QCOMPARE(pair.second, std::optional<std::size_t>(3));
        QCOMPARE(chosenDesigns(*result, judged, true, "").first, std::size_t{0});
        const auto again = runAgain(*result, pair, 0, {});
        QCOMPARE(again->first->study.seed, std::uint64_t{0});
        QNEAR(again->first->runs.percentage[0], 100 * 20.0 / 27, 100.0 / 400);
        // From 45 m 20/27 - 15/27 of all runs more are far than from 20 m, and none less.
        QNEAR(again->difference->difference, 5.0 / 27, 2.0 / 400);
        QCOMPARE(again->difference->onlySecond, std::size_t{0});
        QCOMPARE(pairedDifference(*result, 2, 3).onlySecond, std::size_t{0});
        // At 50 %, 5/9 is not told from half either.
        QCOMPARE(verdictsOf(*result, &half)[3].verdict, NoiseVerdict::undecided);
        // Nothing meets 99 %: then the one that has most.
        const Requirement never = requirementFrom("P(far) >= 99 %");
        QCOMPARE(chosenDesigns(*result, verdictsOf(*result, &never), true, "height").first, std::size_t{0});
    }

    /// Falls that take longer than 3 s do not go together: of 45 m those with g < 10, half of them; of 20 m
    /// none.
    void drawsThatDoNotGoTogetherAreMadeAnew() {
        System system = tests::batchedFall();
        tests::setCheck(system, [](const Values& values) -> std::vector<Problem> {
            const double t =
                fallTime(std::get<double>(values.at("height")), std::get<double>(values.at("g")));
            if (t > 3) return {{"g", "Too slow."}};
            return {};
        });
        const auto strict = std::make_shared<const System>(std::move(system));
        Study texts = falls();
        texts.axes = {{"height", "20,45"}};
        texts.uncertain = {{"g", "normal:10.01:1"}};
        texts.noise = "2000";
        const NoiseStudy study = studyFrom(texts);
        QVERIFY(problems(*strict, study).empty());
        const auto result = solved(study, strict);
        QCOMPARE(result->redraws(0), std::size_t{0});
        const double share = static_cast<double>(result->redraws(1))
                             / static_cast<double>(result->redraws(1) + result->study.runs);
        QNEAR(share, normalBelow(-0.01), 4 * std::sqrt(0.25 / 4000));
        const DrawnRuns fits = drawnRuns(*strict, study, 1), all = drawnRuns(*strict, study, 0);
        for (std::size_t run = 0; run < study.runs; ++run) {
            QVERIFY(fits.columns[2][run] >= 10);
            if (result->redrawn[study.runs + run] == 0) QCOMPARE(fits.columns[2][run], all.columns[2][run]);
        }
        // What is drawn is the upper half of a normal distribution: mean 10 + sqrt(2/pi).
        const Spread g = spreadOf(fits.columns[2]);
        QNEAR(g.mean, 10 + std::sqrt(2 / std::numbers::pi), 4 * 0.62 / std::sqrt(2000) + 0.01);
    }

    /// Speed follows height so that all designs land in the same place.
    void tiesFollowTheDesign() {
        Study texts = falls();
        texts.over = {"g", "10"};
        texts.uncertain = {};
        texts.ties = {{"speed", "20/sqrt(2*height/10)"}};
        texts.noise = "2";
        const auto result = solved(studyFrom(texts));
        for (const double x : result->runs.values[0])
            QNEAR(x, 20.0, 1e-12);
        texts.ties = {{"height", "5"}};
        QVERIFY(problemsOf(texts).startsWith("[height] \"height\" "));
        texts.ties = {{"speed", "2*nothing"}};
        QVERIFY(problemsOf(texts).startsWith("[ties] Formula of speed v: "));
    }

    void whatCannotBeReadIsNamed() {
        const auto with = [](const std::function<void(Study&)>& change) {
            Study texts = falls();
            change(texts);
            return problemsOf(texts);
        };
        QCOMPARE(problemsOf(falls()), QString());
        for (const char* noise : {"0", "1"})
            QVERIFY(with([&](Study& s) { s.noise = noise; }).startsWith("[noise] A design needs "));
        for (const char* noise : {"-3", "2.5", "1e9", "many", "200 ", "200,5"})
            QVERIFY(with([&](Study& s) { s.noise = noise; }).contains("must be a whole number"));
        QVERIFY(with([](Study& s) {
                    s.noise = "1000000000";
                }).startsWith("[noise] 3 designs with 1000000000 random runs each are too many"));
        QVERIFY(with([](Study& s) { s.noise = "18446744073709551616"; }).startsWith("[noise]"));
        QVERIFY(with([](Study& s) {
                    s.seed = "x";
                }).startsWith("[seed] The seed must be a non-negative whole number (you entered \"x\")"));
        QVERIFY(
            with([](Study& s) {
                s.uncertain[0].values = "normal:10:-1";
            }).startsWith("[g] Distribution \"normal:10:-1\" of gravity g: the standard deviation must be"));
        QVERIFY(with([](Study& s) {
                    s.uncertain.push_back({"g", "±1"});
                }).startsWith("[g] \"g\" has more than one distribution"));
        QVERIFY(with([](Study& s) {
                    s.uncertain.push_back({"height", "normal:5:1"});
                }).startsWith("[height] \"height\" is varied, so its distribution must be relative to"));
        QVERIFY(with([](Study& s) { s.uncertain.push_back({"nothing", "±1"}); }).startsWith("[nothing] "));
        QVERIFY(with([](Study& s) {
                    s.axes.push_back({"height", "1"});
                }).startsWith("[height] \"height\" is varied more than once"));
        QVERIFY(with([](Study& s) {
                    s.axes.push_back({"speed", "1"});
                }).startsWith("[over] \"speed\" is varied"));
        QVERIFY(with([](Study& s) { s.over.values = "200"; }).startsWith("[over] "));
        QVERIFY(with([](Study& s) { s.over.values = ""; }).startsWith("[over] "));
        QVERIFY(with([](Study& s) { s.likely = "weibull:2"; }).startsWith("[likely] "));
        QVERIFY(with([](Study& s) {
                    s.over.values = "4";
                    s.likely = "weibull:2:4";
                })
                    .startsWith("[likely] Distribution \"weibull:2:4\" of speed v: almost none of the "
                                "distribution lies between"));
        QVERIFY(with([](Study& s) {
                    s.likely = "weibull:2:4";
                    s.uncertain.push_back({"speed", "±1"});
                }).startsWith("[likely] \"speed\" has more than one distribution"));
        QVERIFY(with([](Study& s) {
                    s.correlations = {{"g", "speed", "much"}};
                })
                    .startsWith("[correlations] The rank correlation of g and speed must be a number (you "
                                "entered \"much\")"));
        QVERIFY(with([](Study& s) {
                    s.correlations = {{"g", "height", "0.5"}};
                }).startsWith("[correlations] "));
        QVERIFY(with([](Study& s) { s.requirement = "P(near) > 5 %"; }).startsWith("[requirement] "));
        QVERIFY(with([](Study& s) { s.smallest = "g"; }).startsWith("[smallest] "));
        QVERIFY(with([](Study& s) { s.measures = {"y"}; }).contains("[measures] "));
        QVERIFY(problemsOf(falls(), 1).startsWith("[confidence] "));
        QVERIFY(problemsOf(falls(), 0).startsWith("[confidence] "));
    }

    /// A measure that some runs do not have says nothing, and decides nothing.
    void missingMeasuresDecideNothing() {
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        const auto result = std::make_shared<NoiseResult>();
        result->study = studyFrom(falls());
        result->study.sweep.axes = {{"height", {5}}};
        result->study.runs = 3;
        result->runs = resultWith(3, 3, {1, nan, 2});
        result->runs.sweep.axes = result->study.sweep.axes;
        result->runs.success = {1, 1, 1};
        for (const char* text : {"x_mean > 1", "x_mean < 1", "quantile(x, 10 %) > 0"}) {
            const Requirement requirement = requirementFrom(text);
            QCOMPARE(verdictsOf(*result, &requirement)[0].verdict, NoiseVerdict::undecided);
            QCOMPARE(chosenDesigns(*result, verdictsOf(*result, &requirement), true, "height").first,
                     std::size_t{0});
        }
    }

    /// Falls from 5, 20 and 45 m with speeds evenly from 1 to 10 m/s: higher ones are far more often.
    void noneIsBetterThanDesignsThatAreKept() {
        Study texts = falls();
        texts.axes = {{"height", "45,5,20"}, {"g", "10,40"}};
        texts.uncertain = {};
        texts.likely = "uniform:1:10";
        texts.noise = "400";
        const auto result = solved(studyFrom(texts));
        // They take 3, 1.5, 1, 0.5, 2 and 1 s, and are far above 10/3, 20/3, 10, 20, 5 and 10 m/s: the three
        // of 1 s and less never.
        const auto kept = [&](const std::vector<DesignGoal>& goals) { return paretoDesigns(*result, goals); };
        constexpr auto optimal = Standing::optimal, dominated = Standing::dominated;
        using Kept = std::vector<Standing>;
        QCOMPARE(kept({}), (Kept{optimal, dominated, dominated, dominated, dominated, dominated}));
        QCOMPARE(kept({{0, false}}), (Kept{optimal, dominated, optimal, optimal, optimal, dominated}));
        QCOMPARE(kept({{0, true}}), (Kept{optimal, dominated, dominated, dominated, dominated, dominated}));
        QCOMPARE(kept({{0, false}, {1, true}}),
                 (Kept{optimal, optimal, dominated, optimal, optimal, dominated}));
        QCOMPARE(kept({{0, false}, {1, false}}),
                 (Kept{optimal, dominated, optimal, dominated, optimal, dominated}));
    }

    /// Whatever the number of threads, and nothing once it is stopped.
    void comparingCanBeStopped() {
        Study texts = falls();
        texts.axes = {{"height", "5:45:1"}, {"g", "10,40"}};
        texts.uncertain = {};
        texts.likely = "uniform:1:10";
        const auto result = solved(studyFrom(texts));
        QVERIFY(paretoDesigns(*result, {{0, false}}, {}, 1) == paretoDesigns(*result, {{0, false}}, {}, 5));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(paretoDesigns(*result, {{0, false}}, stop.get_token()).empty());
    }

    /// Of designs without random runs each by each, on grids with ties and equal designs.
    void withoutChanceTheyAreComparedAsTheyAre() {
        tests::RandomSource random(11);
        for (int round = 0; round < 50; ++round) {
            SweepResult result;
            result.sweep.axes = {{"a", {2, 1, 3}}, {"b", {0}}, {"c", {5, 6, 4, 7}}};
            result.designs = 12;
            for (int design = 0; design < 12; ++design)
                result.percentage.push_back(25 * std::round(random.between(0, 4)));
            std::vector<DesignGoal> goals;
            for (std::size_t axis = 0; axis < 3; ++axis)
                if (random.between(0, 1) < 0.6) goals.push_back({axis, random.between(0, 1) < 0.5});
            const auto numbers = [&](std::size_t design) {
                std::vector<double> all{result.percentage[design]};
                for (const auto& [axis, isMore] : goals) {
                    const double value = result.sweep.axes[axis].values[result.placesOf(design)[axis]];
                    all.push_back(isMore ? value : -value);
                }
                return all;
            };
            std::vector<Standing> standings;
            for (std::size_t design = 0; design < 12; ++design) {
                bool isBeaten = false;
                for (std::size_t other = 0; other < 12; ++other) {
                    bool isAsGood = true, isBetter = false;
                    for (std::size_t i = 0; i < numbers(design).size(); ++i) {
                        isAsGood = isAsGood && numbers(other)[i] >= numbers(design)[i];
                        isBetter = isBetter || numbers(other)[i] > numbers(design)[i];
                    }
                    isBeaten = isBeaten || (isAsGood && isBetter);
                }
                standings.push_back(isBeaten ? Standing::dominated : Standing::optimal);
            }
            QCOMPARE(paretoDesigns(result, goals), standings);
        }
        QVERIFY(paretoDesigns(SweepResult(), {}).empty());
    }

    /// The smaller height of two is better; how many of 400 runs succeed at each decides the rest. What a
    /// design has alone speaks for it, whatever its share, and runs in which only the other succeeds against.
    void whatRunsDoNotShowIsOpen_data() {
        QTest::addColumn<int>("onlyFirst");
        QTest::addColumn<int>("onlySecond");
        QTest::addColumn<int>("second");
        QTest::newRow("all runs alike") << 0 << 0 << int(Standing::dominated);
        QTest::newRow("the first succeeds more often") << 3 << 0 << int(Standing::dominated);
        QTest::newRow("it does so in most of few that differ") << 6 << 3 << int(Standing::undecided);
        QTest::newRow("as often as not") << 3 << 3 << int(Standing::undecided);
        // 36 of 400 is more than two standard errors, 2 sqrt(44/400 - 0.09 0.09)/20 = 0.032
        QTest::newRow("it does so in most of many") << 40 << 4 << int(Standing::dominated);
        QTest::newRow("the second succeeds in one run more") << 0 << 1 << int(Standing::optimal);
    }
    void whatRunsDoNotShowIsOpen() {
        QFETCH(int, onlyFirst);
        QFETCH(int, onlySecond);
        QFETCH(int, second);
        NoiseResult result;
        result.study.sweep.axes = {{"height", {1, 2}}};
        result.study.runs = 400;
        result.runs.system = alone;
        result.runs.sweep = result.study.sweep;
        result.runs.designs = 2;
        result.runs.runsPerDesign = 400;
        result.runs.success.resize(800, 1);
        for (int run = 0; run < onlySecond; ++run)
            result.runs.success[std::size_t(run)] = 0;
        for (int run = 0; run < onlyFirst; ++run)
            result.runs.success[std::size_t(400 + 100 + run)] = 0;
        result.runs.percentage = {(400 - onlySecond) / 4.0, (400 - onlyFirst) / 4.0};
        QCOMPARE(paretoDesigns(result, {{0, false}}), (std::vector{Standing::optimal, Standing(second)}));
        // Of equal height nothing but a difference beyond chance makes one worse.
        result.study.sweep.axes = {{"height", {1, 1}}};
        result.runs.sweep = result.study.sweep;
        const Standing equal = onlyFirst == onlySecond ? Standing::optimal
                               : onlyFirst == 40       ? Standing::dominated
                                                       : Standing::undecided;
        const bool isFirstAhead = onlyFirst > onlySecond;
        QCOMPARE(paretoDesigns(result, {{0, false}}), isFirstAhead ? (std::vector{Standing::optimal, equal})
                                                                   : (std::vector{equal, Standing::optimal}));
    }

    /// The standard error of a quantile of n independent values of density f is sqrt(p (1 - p)/n)/f: 1 for
    /// evenly spread ones. Of two independent samples the squares add up; of equal ones it is none.
    void quantilesDifferByChance() {
        tests::RandomSource random(3);
        constexpr std::size_t n = 20000;
        std::vector<double> a, b, shifted;
        for (std::size_t i = 0; i < n; ++i) {
            a.push_back(random.between(0, 1));
            b.push_back(random.between(0, 1));
            shifted.push_back(a.back() + 3);
        }
        const double expected = 2 * std::sqrt(2 * 0.05 * 0.95 / n);
        QNEAR(quantileTolerance(a, b, 0.05) / expected, 1, 0.25); // the density is that of some 30 values
        QNEAR(quantileTolerance(a, shifted, 0.05), 0.0, 1e-9);
    }

    void aStudyCanBeCancelled() {
        std::stop_source stop;
        Study texts = falls();
        texts.noise = "100000";
        const NoiseStudy study = studyFrom(texts);
        QVERIFY(!solveNoise(batched, study, 2, stop.get_token(), [&](double) { stop.request_stop(); }));
        QVERIFY(!solveNoise(batched, study, 2, stop.get_token(), {}));
        const auto result = solved(studyFrom(falls()));
        QVERIFY(!runAgain(*result, {0, 1}, 1, stop.get_token()));
    }

    /// The first round of 64 runs is a study of 64 runs, and a design that stops has the first runs of one
    /// that does not.
    void decidedDesignsStop() {
        const NoiseStudy study = decidedFalls("2000");
        const auto result = solved(study);
        NoiseStudy first = study, endless = study;
        first.untilDecided.reset();
        first.runs = 64;
        const auto round = solved(first);
        endless.untilDecided = requirementFrom("P(far) - share(x > 10) >= 0"); // the same share: always 0
        const auto all = solved(endless);
        const auto judged = verdictsOf(*result, &*study.untilDecided);
        std::set<std::size_t> counts;
        for (std::size_t design = 0; design < 15; ++design) {
            const std::size_t count = result->runs.runCount(design);
            counts.insert(count);
            QVERIFY(count == 2000 || judged[design].verdict != NoiseVerdict::undecided);
            QCOMPARE(all->runs.runCount(design), std::size_t{2000});
            for (std::size_t m = 0; m < 2; ++m) {
                const auto own = result->runs.of(result->runs.values[m], design);
                QVERIFY(std::ranges::equal(own, all->runs.of(all->runs.values[m], design).first(count)));
                QVERIFY(std::ranges::equal(own.first(64), round->runs.of(round->runs.values[m], design)));
            }
            const auto success = result->runs.of(result->runs.success, design);
            const double share = 100 * double(std::ranges::count(success, 1)) / double(count);
            QCOMPARE(result->runs.percentage[design], share);
            QVERIFY(result->success[design].low < share && share < result->success[design].high);
            QVERIFY(std::isnan(result->estimate(design, 0).meanInterval.interval.low));
        }
        QVERIFY(counts.size() > 4 && *counts.begin() <= 192 && *counts.rbegin() == 2000);
        QCOMPARE(result->runs.success.size(), result->runs.ends.back());
    }

    void decidedDesignsHaveTheSameBytes() {
        const NoiseStudy study = decidedFalls("1000");
        const std::string one = tablesOf(solved(study, batched, 1), *study.untilDecided);
        QVERIFY(
            one.starts_with("height,runs,seed,far_percent,far_anytime_low_percent,far_anytime_high_percent,"
                            "far_anytime_together_low_percent,"));
        for (const unsigned threads : {2U, 7U})
            QVERIFY(tablesOf(solved(study, batched, threads), *study.untilDecided) == one);
        std::stop_source stop;
        QVERIFY(!solveNoise(batched, study, 2, stop.get_token(), [&](double) { stop.request_stop(); }));
    }

    /// Of 20 studies of 15 designs, in which g is drawn independently or from equally likely parts, at most
    /// 5 % may have a wrong verdict, each in any of its designs.
    void decidedDesignsAreSeldomWrong_data() {
        QTest::addColumn<bool>("parts");
        QTest::newRow("independent") << false;
        QTest::newRow("equal parts") << true;
    }
    void decidedDesignsAreSeldomWrong() {
        QFETCH(bool, parts);
        NoiseStudy study = decidedFalls("4000", parts);
        constexpr std::uint64_t studies = 20;
        std::size_t wrong = 0, undecided = 0, runs = 0;
        for (study.seed = 1; study.seed <= studies; ++study.seed) {
            const auto result = solved(study, batched);
            const auto judged = verdictsOf(*result, &*study.untilDecided);
            bool isWrong = false;
            for (std::size_t design = 0; design < judged.size(); ++design) {
                const NoiseVerdict wrongOne = design >= 8 ? NoiseVerdict::failed : NoiseVerdict::met;
                undecided += judged[design].verdict == NoiseVerdict::undecided;
                isWrong = isWrong || judged[design].verdict == wrongOne;
            }
            wrong += isWrong;
            runs += result->runs.success.size();
        }
        const auto designs = double(15 * studies);
        const QString found = QString("%1 wrong, %2 undecided, %3 of %4 runs")
                                  .arg(wrong)
                                  .arg(undecided)
                                  .arg(runs)
                                  .arg(designs * 4000);
        QVERIFY2(double(wrong) <= 0.05 * studies, qPrintable(found));
        QVERIFY2(double(undecided) < 0.25 * designs, qPrintable(found));
        QVERIFY2(double(runs) < 0.4 * designs * 4000, qPrintable(found));
    }

    void whatRunsNeverDecideIsRefused() {
        Study texts = falls();
        texts.untilDecided = true;
        QCOMPARE(problemsOf(texts), QString("[untilDecided] Without a requirement, runs cannot stop early. "
                                            "Add a requirement, or use a fixed number of runs.\n"));
        texts.requirement = "x_mean > 3 m and far > 20 %";
        QCOMPARE(problemsOf(texts),
                 QString("[untilDecided] With requirement \"x_mean > 3 m and far > 20 %\", runs cannot stop "
                         "early: it uses means or extremes, which have no confidence intervals. Use a "
                         "percentage, share(…) or quantile(…), or a fixed number of runs.\n"));
        texts.requirement = "quantile(x, 10 %) > 3 m or share(t > 1 s) > 50 %";
        QCOMPARE(problemsOf(texts), QString());
    }

    /// Of a speed evenly from 0 to 10 m/s, 1 − 10/(10 t) succeed in a fall of t s: 5 of 1000 for t = 1/0.995.
    /// The coefficient of variation is √(0.995/5) = 45 %; 100·0.995/0.005 = 19 900 runs have one of 10 %.
    void rareSuccessesAreReported() {
        Study texts = falls();
        texts.over = {"speed", ""};
        texts.likely = "uniform:0:10";
        texts.uncertain = {};
        texts.axes = {{"height", QString::number(5 / (0.995 * 0.995), 'g', 17).toStdString()}};
        texts.noise = "1000";
        const auto result = solved(studyFrom(texts));
        QNEAR(result->runs.percentage[0], 0.5, 0.1 + 1e-9);
        const auto found = diagnosticsOf(NoiseResults{result});
        const auto few = std::ranges::find(found, Diagnostic::Kind::fewEvents, &Diagnostic::kind);
        QVERIFY(few != found.end());
        QVERIFY2(few->sentence.find("runs of a design (height = ") != std::string::npos,
                 few->sentence.c_str());
        if (result->runs.percentage[0] == 0.5) {
            QVERIFY2(few->sentence.starts_with("Only 5 of 1 000 runs of a design (height = 5.05"),
                     few->sentence.c_str());
            QVERIFY2(
                few->sentence.ends_with(" succeeded. The estimated probability of success has a coefficient "
                                        "of variation of 45 %; about 20 000 runs would reduce it to 10 %."),
                few->sentence.c_str());
        }
        QVERIFY(diagnosticIds(*result)[0].find("few-events") != std::string::npos);
        texts.axes = {{"height", "20"}};
        for (const Diagnostic& one : diagnosticsOf(NoiseResults{solved(studyFrom(texts))}))
            QVERIFY(one.kind != Diagnostic::Kind::fewEvents);
    }

    void tablesSayWhatTheyHold() {
        Study texts = falls();
        texts.uncertain.push_back({"height", "±1"});
        texts.noise = "2";
        const auto result = solved(studyFrom(texts));
        const std::vector<JudgedNoise> judged{{result, verdictsOf(*result, nullptr)}};
        const auto header = [](const std::string& table) {
            return QString::fromStdString(table.substr(0, table.find('\n')));
        };
        QCOMPARE(header(noiseTable(judged, false)),
                 QString("height,runs,seed,far_percent,far_low_percent,far_high_percent,"
                         "far_together_low_percent,far_together_high_percent,"
                         "x_mean_m,x_mean_low_m,x_mean_high_m,x_trusted,x_warning,x_sd_m,x_min_m,x_max_m,"
                         "x_q5_m,x_q10_m,x_q50_m,x_q90_m,"
                         "t_mean_s,t_mean_low_s,t_mean_high_s,t_trusted,t_warning,t_sd_s,t_min_s,t_max_s,"
                         "t_q5_s,t_q10_s,t_q50_s,t_q90_s,redrawn,doubtful,diagnostics"));
        QCOMPARE(header(noiseRunTable(judged)),
                 QString("height_design,height,speed,g,run,redrawn,far,x_m,t_s,doubtful"));
        QVERIFY(header(noiseTable(judged, true)).contains(",margin,margin_low,margin_high,verdict,"));
    }
};

TALWEG_TEST(tst_noise, NoiseTest, QCoreApplication)
#include "tst_noise.moc"
