#include "base/number.h"
#include "page.h"
#include "quoted.h"
#include "solved.h"
#include "study/monte_carlo_text.h"
#include "study/noise_text.h"
#include "study/study.h"
#include "study/threshold.h"
#include "study/verdict.h"
#include "support/test.h"

#include <QtTest>
#include <cmath>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;

namespace {

constexpr double resistance = 0.1, gravity = 3.71, k = 2.0 / 3.0;
const char* const condition = "crossed >= 95 %";

/// What is typed and chosen in the first step.
Values firstGuess() {
    return {{"terrain", std::string("valley")},
            {"beta", 15.0},
            {"theta", 15.0},
            {"dh", -3.0},
            {"pl", 9.0},
            {"k", k},
            {"b", 3.0},
            {"m", 20.0},
            {"e", 0.5},
            {"u4", 3.0},
            {"c_rr", resistance}};
}

Values withRestitution(double e) {
    Values values = firstGuess();
    values["e"] = e;
    return values;
}

Values complete(const Values& changes) {
    Values values = defaultValues(systemCalled("rover")->parameters);
    for (const auto& [id, value] : changes)
        values[id] = value;
    return values;
}

/// The study of the third step.
Study mission(const std::string& e = "0.3:0.95:0.01") {
    return {.axes = {{"e", e}},
            .over = {"u4", "3:7:0.1"},
            .measures = {"height", "reserve"},
            .requirement = condition,
            .smallest = "e"};
}

/// With what is drawn in the fifth step.
Study chancy() {
    Study study = mission();
    study.likely = "uniform:3:7";
    study.uncertain = {{"e", "±0.05"}, {"c_rr", "uniform:0.08:0.12"}};
    return study;
}

/// The least percentage of restitutions within the tolerance, in steps of a tenth of it.
double worst(double e) {
    const std::string values = shortest(e - 0.05) + ":" + shortest(e + 0.05) + ":0.005";
    const auto rover = systemCalled("rover");
    const auto result =
        solveSweep(rover, *readStudy(*rover, complete(firstGuess()), mission(values)).sweep, {}, {}, {});
    return std::ranges::min(result->percentage);
}

QString number(double value) {
    return QString::number(value);
}

/// In no order, for sentences have another one in other languages.
QStringList numbersIn(QString page) {
    page.remove(QRegularExpression("`[^`]*`"));
    QStringList numbers = allOf(page, "\\d+(?:\\.\\d+)*");
    numbers.sort();
    return numbers;
}

} // namespace

class TestHelpMission : public QObject {
    Q_OBJECT

private slots:
    void theMissionIsComputed() {
        Page page("resources/help/mission.md");
        given(page);
        firstRun(page);
        whyItFails(page);
        designs(page);
        tolerances(page);
        chances(page);
        comparison(page);
        VERIFY_PAGE(page);
    }

    void otherLanguagesSayTheSame_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"de", "fr"})
            QTest::newRow(language) << language;
    }
    /// The same numbers and texts to be typed, and the labels that the window has in that language.
    void otherLanguagesSayTheSame() {
        QFETCH(QString, language);
        const QString english = fileText("resources/help/mission.md");
        const QString page = fileText("resources/help/" + language + "/mission.md");
        QCOMPARE(numbersIn(page), numbersIn(english));
        QStringList typed = allOf(page, "`([^`]*)`"), same = allOf(english, "`([^`]*)`");
        typed.removeFirst(); // the title
        same.removeFirst();
        QCOMPARE(typed, same);
        const auto labels = labelsIn(language);
        const QStringList here = quoted(page), there = quoted(english);
        QCOMPARE(here.size(), there.size());
        int compared = 0;
        for (qsizetype i = 0; i < here.size(); ++i) {
            if (!labels.contains(asRead(there[i]))) continue;
            QVERIFY2(labels.contains(asRead(there[i]), asRead(here[i])),
                     qPrintable(there[i] + " is not called " + here[i]));
            ++compared;
        }
        QVERIFY2(compared > 40, qPrintable(QString::number(compared)));
    }

private:
    static void given(Page& page) {
        page.given({"A ball of 6 m diameter and 20 kg", "15° down, 3 m deep, 9 m of floor and 15° up again",
                    "at 3 to 7 m/s", "about 0.1", "in 95 % of the throws", "At 3 m/s it has",
                    "checks 20 at first", "choose e = 0.8,"});
    }

    static void firstRun(Page& page) {
        const Solved run("rover", firstGuess());
        page.says("*{}*", {QString::fromStdString(run.run().outcome.sentence)});
    }

    /// Rolling resistance takes c_rr N ds of energy, and N is m g cos φ on a face, whose length is that of
    /// its ground over cos φ: m g c_rr for each metre downrange. A rolling shell has (1 + k) v²/(2 g) of
    /// height.
    static void whyItFails(Page& page) {
        const Solved run("rover", firstGuess());
        page.says("thrown with {} J", {fixed(run.state("translational", 0) + run.state("rotational", 0), 0)});
        const double friction = run.state("impact_friction");
        page.says("rolling takes {} J, and impacts take {} J, including {} J of friction",
                  {fixed(run.state("resistance"), 0), fixed(run.state("impact_normal") + friction, 0),
                   fixed(friction, 1)});
        const double distance = 2 * 3 / std::tan(15 * std::numbers::pi / 180) + 9;
        const double height = resistance * distance;
        page.says("From rim to rim this is {} m", {fixed(distance, 1)});
        page.says("loses {} m of height", {fixed(height, 2)});
        page.says("at {} m/s. At 3", {fixed(std::sqrt(2 * gravity * height / (1 + k)), 2)});
        page.says("it has {} m.", {fixed((1 + k) * 9 / (2 * gravity), 2)});
    }

    static void designs(Page& page) {
        const auto rover = systemCalled("rover");
        const StudyReading reading = readStudy(*rover, complete(firstGuess()), mission());
        const auto result = solveSweep(rover, *reading.sweep, {}, {}, {});
        page.says("{} designs, each thrown at {} speeds: {} runs",
                  {number(double(result->designs)), number(double(result->runsPerDesign)),
                   number(double(result->designs * result->runsPerDesign))});
        const Threshold found = threshold(*result, *reading.requirement, "e", 0);
        const std::size_t at = result->designAt(found.places);
        const double percentage = result->percentage[at];
        page.says("Met for e ≥ {} (crossed {} %, {} of {}, margin {} percentage points)",
                  {number(*found.value), fixed(percentage, 1),
                   number(std::round(percentage * double(result->runsPerDesign) / 100)),
                   number(double(result->runsPerDesign)), fixed(percentage - 95, 2)});
        page.says("A margin of {} is hardly enough", {fixed(percentage - 95, 2)});
        const auto& e = result->sweep.axes.front().values;
        const auto guess = static_cast<std::size_t>(
            std::ranges::find_if(e, [](double value) { return std::abs(value - 0.5) < 1e-9; }) - e.begin());
        page.says("crosses in {} % of the throws.", {fixed(result->percentage[guess], 1)});
    }

    /// Of the twenty smallest restitutions that meet it, which go on meeting it with all within 0.05.
    static void tolerances(Page& page) {
        int always = 0;
        double first = 0;
        constexpr int smallest = 71, largest = 95;
        for (int hundredths = smallest; hundredths <= largest; ++hundredths)
            if (worst(hundredths / 100.0) >= 95) {
                if (always++ == 0) first = hundredths / 100.0;
            }
        page.says("Tolerances checked for {} designs: {} meet the requirement throughout their tolerances",
                  {number(largest - smallest + 1), number(always)});
        page.says("The first is e = {}: its worst margin is {}",
                  {number(first), fixed(worst(first) - 95, 2)});
        page.says("whose worst margin is {},", {fixed(worst(0.8) - 95, 2)});
        page.says("*{}*",
                  {QString::fromStdString(Solved("rover", withRestitution(0.8)).run().outcome.sentence)});
    }

    static void chances(Page& page) {
        const auto rover = systemCalled("rover");
        const Values values = complete(withRestitution(0.8));
        const auto result =
            solveMonteCarlo(rover, *readMonteCarlo(*rover, values, chancy(), 10000).study, 0, {}, {});
        page.says("{} % of {} runs cross; the 95 % confidence interval is {}–{} %",
                  {fixed(result->percentage, 2), number(double(result->study.runs)),
                   fixed(result->percentageInterval.low, 2), fixed(result->percentageInterval.high, 2)});
        std::vector<double> reserves = result->values[1];
        page.says("In 5 % of the runs the reserve is {} m or less", {fixed(quantileOf(reserves, 0.05), 2)});
        const NoiseReading reading = readNoise(*rover, values, chancy(), 0.95);
        const auto noise = solveNoise(rover, *reading.study, 0, {}, {});
        const auto verdicts = verdictsOf(*noise, &*reading.requirement, 1);
        const NoiseThreshold line = noiseThresholds(*noise, verdicts, "e").front();
        const auto& e = noise->runs.sweep.axes.front().values;
        page.says("Met for e ≥ {} with 95 % confidence*, and undecided at {} values from e = {} to {}.",
                  {number(e[*line.kept]), number(double(line.undecided.size())),
                   number(e[line.undecided.front()]), number(e[line.undecided.back()])});
        page.says("Here {} runs of each, tested for all {} designs together, prove less than 10000 runs",
                  {number(double(noise->runs.runsPerDesign)), number(double(noise->runs.designs))});
    }

    static void comparison(Page& page) {
        const Solved before("rover", firstGuess()), after("rover", withRestitution(0.8));
        page.says("The reserve is {} m instead of {} m",
                  {fixed(after.measure("reserve"), 2), fixed(before.measure("reserve"), 2)});
        page.says("rolling takes {} J instead of {} J",
                  {fixed(after.state("resistance"), 0), fixed(before.state("resistance"), 0)});
    }
};

TALWEG_TEST(tst_help_mission, TestHelpMission, QCoreApplication)
#include "tst_help_mission.moc"
