#include "judged_fall.h"
#include "physics/near.h"
#include "study/noise_text.h"
#include "study/study.h"
#include "study/table.h"
#include "study/unknown.h"
#include "support/test.h"

using namespace talweg;
using tests::fallTime;

namespace {

const auto falling = std::make_shared<const System>(tests::batchedFall());

/// At 10 m/s² falls from 20 and 45 m take 2 and 3 s, at 2.5 m/s² 4 and 6 s. Far is where speed · t > 10 m.
Study falls() {
    Study study;
    study.axes = {{"g", "10,2.5"}};
    study.unknown = {{"height", "20,45"}};
    study.over = {"speed", "1:10:1"};
    study.measures = {"x", "t"};
    return study;
}

Values valuesAt10() {
    Values base = defaultValues(falling->parameters);
    base["g"] = 10.0;
    return base;
}

UnknownResult solvedGrid(const Study& texts) {
    const StudyReading reading = readStudy(*falling, valuesAt10(), texts);
    if (!reading.sweep) throw std::runtime_error(reading.problems.front().message);
    return unknownResult(solveSweep(falling, *reading.sweep, {}, {}, {}),
                         reading.requirement ? &*reading.requirement : nullptr);
}

UnknownResult solvedNoise(const Study& texts) {
    const NoiseReading reading = readNoise(*falling, valuesAt10(), texts);
    if (!reading.study) throw std::runtime_error(reading.problems.front().message);
    const auto result = solveNoise(falling, *reading.study, 0, {}, {});
    return unknownResult(result, verdictsOf(*result, reading.requirement ? &*reading.requirement : nullptr),
                         reading.requirement.has_value());
}

QString problemsIn(const std::vector<Problem>& problems) {
    QString text;
    for (const Problem& problem : problems)
        text += QString::fromStdString("[" + problem.parameter + "] " + problem.message);
    return text;
}

double normalBelow(double z) {
    return std::erfc(-z / std::sqrt(2)) / 2;
}

std::string decisiveOf(const UnknownResult& of, std::size_t design) {
    const auto axis = of.designs[design].decisive;
    return axis ? of.result->sweep.axes[*axis].parameter : std::string();
}

} // namespace

/// Studies with inputs that are not known.
class UnknownTest : public QObject {
    Q_OBJECT

private slots:
    /// Speeds from 1 to 10 m/s in steps of 1: above 5 are 5, above 10/3 are 7, above 2.5 are 8, above 5/3 are
    /// 9 of 10. The mean range is 5.5 t.
    void rangesAreThoseOfTheCombinations() {
        Study texts = falls();
        texts.requirement = "far >= 70 %";
        const UnknownResult of = solvedGrid(texts);
        QCOMPARE(of.designs.size(), std::size_t{2});
        const Envelope &first = of.designs[0], &second = of.designs[1];
        QCOMPARE(first.percentage.low, 50.0);
        QCOMPARE(first.percentage.high, 70.0);
        QCOMPARE(second.percentage.low, 80.0);
        QCOMPARE(second.percentage.high, 90.0);
        QCOMPARE(first.margin.low, -20.0);
        QCOMPARE(first.margin.high, 0.0);
        QVERIFY(first.verdict == NoiseVerdict::undecided && first.isOpenByUnknown);
        QVERIFY(second.verdict == NoiseVerdict::met);
        QCOMPARE(std::get<double>(of.result->valuesOf(first.worst).at("height")), 20.0);
        QCOMPARE(decisiveOf(of, 0), std::string("height"));
        const Interval mean = second.rangeOf([&](std::size_t c) { return of.result->spread(c).mean; });
        QNEAR(mean.low, 5.5 * 4, 1e-12);
        QNEAR(mean.high, 5.5 * 6, 1e-12);
        texts.requirement = "far >= 95 %"; // not even at the best
        for (const Envelope& design : solvedGrid(texts).designs)
            QVERIFY(design.verdict == NoiseVerdict::failed && !design.isOpenByUnknown);
    }

    /// Far where speed > 10/t. Of speeds evenly from 0 to 10 m/s that is 1 − 1/t, of normal ones with mean 4
    /// and standard deviation 1 it is Φ(4 − 10/t): the ends of the p-box are those at the ends of the height.
    void endsAreTheDistributionsAtTheEnds() {
        Study texts = falls();
        texts.unknown = {{"height", "20:45:5"}};
        texts.over.values.clear();
        texts.noise = "2000";
        constexpr double part = 100.0 / 2000; // each run takes one of so many parts of the distribution
        for (const bool isEven : {true, false}) {
            texts.likely = isEven ? "uniform:0:10" : "normal:4:1";
            const auto far = [&](double t) { return 100 * (isEven ? 1 - 1 / t : normalBelow(4 - 10 / t)); };
            const UnknownResult of = solvedNoise(texts);
            for (const auto& [design, g] : {std::pair(0, 10.0), std::pair(1, 2.5)}) {
                const Envelope& box = of.designs[static_cast<std::size_t>(design)];
                QNEAR(box.percentage.low, far(fallTime(20, g)), part);
                QNEAR(box.percentage.high, far(fallTime(45, g)), part);
                QVERIFY(box.success.low < box.percentage.low && box.success.high > box.percentage.high);
            }
        }
    }

    /// 1 − 1/2 = 50 % at the worst and 66.7 % at the best: whatever the number of runs, 60 % is open.
    void moreRunsDoNotDecideWhatIsNotKnown() {
        Study texts = falls();
        texts.axes.clear();
        texts.over.values.clear();
        texts.likely = "uniform:0:10";
        texts.requirement = "P(far) >= 60 %";
        texts.noise = "100";
        const UnknownResult few = solvedNoise(texts);
        QVERIFY(few.designs[0].verdict == NoiseVerdict::undecided && !few.designs[0].isOpenByUnknown);
        QCOMPARE(std::string(openBy(few.designs[0])), std::string("runs"));
        texts.noise = "4000";
        const UnknownResult many = solvedNoise(texts);
        QVERIFY(many.designs[0].verdict == NoiseVerdict::undecided && many.designs[0].isOpenByUnknown);
        QCOMPARE(std::string(openBy(many.designs[0])), std::string("unknown"));
        texts.requirement = "P(far) >= 45 %";
        QVERIFY(solvedNoise(texts).designs[0].verdict == NoiseVerdict::met);
        texts.requirement = "P(far) >= 70 %";
        QVERIFY(solvedNoise(texts).designs[0].verdict == NoiseVerdict::failed);
    }

    /// The number of runs that are made, and the risk that is shared, are those of a study in which the
    /// unknown input is a design's.
    void combinationsCountAsDesigns() {
        Study texts = falls();
        texts.noise = "200";
        texts.uncertain = {{"speed", "uniform:1:10"}};
        texts.over.values.clear();
        const UnknownResult of = solvedNoise(texts);
        Study designs = texts;
        designs.axes.push_back(designs.unknown.front());
        designs.unknown.clear();
        const UnknownResult plain = solvedNoise(designs);
        QCOMPARE(of.result->percentage, plain.result->percentage);
        for (std::size_t c = 0; c < 4; ++c) {
            QCOMPARE(of.judged[c].success.low, plain.judged[c].success.low);
            QCOMPARE(of.judged[c].success.high, plain.judged[c].success.high);
        }
        QCOMPARE(of.designs[0].success.low, plain.designs[0].success.low);
        QCOMPARE(of.designs[0].success.high, plain.designs[1].success.high);
    }

    void aRangeOfOneValueIsThePlainStudy() {
        Study texts = falls();
        texts.unknown = {{"height", "20"}};
        texts.requirement = "far >= 60 %";
        Study plain = texts;
        plain.unknown.clear();
        plain.axes.push_back({"height", "20"});
        const UnknownResult of = solvedGrid(texts), known = solvedGrid(plain);
        QCOMPARE(of.result->percentage, known.result->percentage);
        for (std::size_t design = 0; design < 2; ++design) {
            const Envelope &one = of.designs[design], &other = known.designs[design];
            QCOMPARE(one.percentage.low, one.percentage.high);
            QCOMPARE(one.percentage.low, known.result->percentage[design]);
            QCOMPARE(one.margin.low, other.margin.high);
            QVERIFY(one.verdict == other.verdict && !one.isOpenByUnknown && !one.decisive);
        }
    }

    /// The time of a fall does not depend on the speed; the range does not depend on what has no part in it.
    void anInputWithoutEffectLeavesNoRange() {
        Study texts;
        texts.unknown = {{"speed", "1:5:1"}};
        texts.over = {"height", "20,45"};
        texts.measures = {"t"};
        texts.requirement = "t_mean >= 2";
        const UnknownResult of = solvedGrid(texts);
        QCOMPARE(of.designs.size(), std::size_t{1});
        const Interval mean = of.designs[0].rangeOf([&](std::size_t c) { return of.result->spread(c).mean; });
        QCOMPARE(mean.low, 2.5);
        QCOMPARE(mean.high, 2.5);
        QVERIFY(!of.designs[0].decisive);
        QVERIFY(of.designs[0].verdict == NoiseVerdict::met);
    }

    /// The mean range is 5.5 √(2 h/g): from 20 to 45 m it is 1.5 times as large, from 10 to 8.1 m/s² only
    /// 1.11 times.
    void theInputThatMattersMostIsNamed() {
        Study texts = falls();
        texts.axes.clear();
        texts.unknown = {{"g", "8.1,10"}, {"height", "20,45"}};
        texts.requirement = "x_mean > 12";
        const UnknownResult of = solvedGrid(texts);
        QCOMPARE(decisiveOf(of, 0), std::string("height"));
        const Values worst = of.result->valuesOf(of.designs[0].worst);
        QCOMPARE(std::get<double>(worst.at("g")), 10.0);
        QCOMPARE(std::get<double>(worst.at("height")), 20.0);
        QNEAR(of.designs[0].margin.low, 11 - 12, 1e-12);
        QNEAR(of.designs[0].margin.high, 5.5 * std::sqrt(90 / 8.1) - 12, 1e-12);
    }

    /// 50 to 70 % at 10 m/s², 80 to 90 % at 2.5 m/s².
    void aRequirementIsMetFromWhereAllCombinationsMeetIt() {
        Study texts = falls();
        texts.requirement = "far >= 70 %";
        texts.smallest = "g";
        const UnknownResult of = solvedGrid(texts);
        const auto lines = unknownThresholds(of, "g");
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(lines[0].designs, (std::vector<std::size_t>{1, 0})); // by increasing g
        QVERIFY(!lines[0].kept);
        QCOMPARE(lines[0].first, std::optional<std::size_t>(0));
        QCOMPARE(lines[0].undecided, (std::vector<std::size_t>{1}));
    }

    /// The worst of both heights is 20 m: what can be chosen has its runs, whatever is drawn and however
    /// often.
    void designsThatCanBeChosenAreAtTheirWorst() {
        Study texts = falls();
        texts.requirement = "far >= 60 %";
        const UnknownResult grid = solvedGrid(texts);
        const auto worst = worstResult(grid);
        QCOMPARE(worst->percentage, (std::vector<double>{50, 80}));
        QCOMPARE(worst->sweep.axes.size(), std::size_t{1});
        QCOMPARE(worst->sweep.following, (std::vector<std::string>{"height"}));
        QVERIFY(!worst->valuesOf(1).contains("height"));
        QCOMPARE(std::get<double>(worst->valuesOf(1).at("g")), 2.5);
        QCOMPARE(worst->spread(1).mean, 5.5 * 4);
        QVERIFY(!worstNoise(grid));
        texts.uncertain = {{"g", "±1%"}};
        texts.noise = "1000";
        texts.untilDecided = true;
        const UnknownResult random = solvedNoise(texts);
        const auto noise = worstNoise(random);
        const auto verdicts = verdictsOf(random);
        QCOMPARE(noise->designs(), std::size_t{2});
        for (std::size_t design = 0; design < 2; ++design) {
            const std::size_t at = 2 * design; // at 20 m
            QCOMPARE(noise->runs.runCount(design), random.result->runCount(at));
            QCOMPARE(noise->runs.percentage[design], random.result->percentage[at]);
            QVERIFY(std::ranges::equal(noise->runs.of(noise->runs.values[0], design),
                                       random.result->of(random.result->values[0], at)));
            QVERIFY(verdicts[design].verdict == random.designs[design].verdict);
            QCOMPARE(verdicts[design].margin, random.designs[design].margin.low);
        }
        QVERIFY(verdicts[0].verdict == NoiseVerdict::undecided && verdicts[1].verdict == NoiseVerdict::met);
    }

    void tablesHaveOneRowForEachDesign() {
        Study texts = falls();
        texts.requirement = "far >= 70 %";
        QCOMPARE(QString::fromStdString(unknownTable({solvedGrid(texts)})).section(u'\n', 0, 1),
                 QStringLiteral(
                     "g,combinations,runs,far_least_percent,far_greatest_percent,far_low_percent,"
                     "far_high_percent,margin_least,margin_greatest,margin_low,margin_high,verdict,open,"
                     "decisive,height_worst,height_best,x_mean_least_m,x_mean_greatest_m,x_sd_least_m,"
                     "x_sd_greatest_m,x_min_least_m,x_min_greatest_m,x_max_least_m,x_max_greatest_m,"
                     "t_mean_least_s,t_mean_greatest_s,t_sd_least_s,t_sd_greatest_s,t_min_least_s,"
                     "t_min_greatest_s,t_max_least_s,t_max_greatest_s,doubtful\n"
                     "10,2,20,50,70,50,70,-20,0,-20,0,undecided,unknown,height,20,45,11,16.5,%1,%2,2,3,"
                     "20,30,2,3,0,0,2,3,2,3,0")
                     .arg(QString::fromStdString(shortest(2 * std::sqrt(8.25))),
                          QString::fromStdString(shortest(3 * std::sqrt(8.25)))));
    }

    void rolesThatContradictAreRefused() {
        Study texts = falls();
        texts.unknown.push_back({"speed", "1:10:1"});
        const QString grid = problemsIn(readStudy(*falling, valuesAt10(), texts).problems);
        QVERIFY2(grid.contains("is unknown, so designs cannot be evaluated over it"), qPrintable(grid));
        texts.noise = "100";
        const QString noise = problemsIn(readNoise(*falling, valuesAt10(), texts).problems);
        QVERIFY2(noise.contains("is unknown, so designs cannot be evaluated over it"), qPrintable(noise));
        texts = falls();
        texts.requirement = "far >= 70 %";
        texts.smallest = "height";
        for (const auto& problems : {readStudy(*falling, valuesAt10(), texts).problems,
                                     readNoise(*falling, valuesAt10(), texts).problems}) {
            QCOMPARE(problems.size(), std::size_t{1});
            QVERIFY(problemsIn(problems).startsWith("[smallest] \"height\" cannot be minimised"));
            QVERIFY(problemsIn(problems).endsWith(
                "is unknown, and a design cannot choose the value of an unknown input."));
        }
    }
};

TALWEG_TEST(tst_unknown, UnknownTest, QCoreApplication)
#include "tst_unknown.moc"
