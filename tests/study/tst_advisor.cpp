#include "judged_fall.h"
#include "physics/near.h"
#include "study/advisor.h"
#include "study/study.h"
#include "support/test.h"

#include <QtTest>
#include <numbers>

using namespace talweg;
using tests::fallTime;

namespace {

/// A made-up result over x (in an order of its own) and y whose percentages are given row by row.
SweepResult grid(std::vector<double> percentages) {
    System toy = tests::fallingBody();
    toy.success = {"landed", "", "Landed", "%"};
    SweepResult result;
    result.system = std::make_shared<const System>(toy);
    result.sweep.axes = {{"height", {20, 10}}, {"speed", {1, 2, 3}}};
    result.sweep.over = {"g", {9.81}};
    result.designs = 6;
    result.runsPerDesign = 1;
    result.percentage = std::move(percentages);
    return result;
}

Requirement atLeast50(const SweepResult& result) {
    return *Requirement::read(*result.system, {}, "landed >= 50").requirement;
}

std::vector<std::size_t> designs(const std::vector<Advice>& advice) {
    std::vector<std::size_t> numbers;
    for (const Advice& each : advice)
        numbers.push_back(each.design);
    return numbers;
}

const std::vector<Limits> anywhere(2);

/// A solved study: heights 20 m and 45 m at g = 10 m/s², so that falls take 2 s and 3 s, judged over speeds.
struct Solved {
    explicit Solved(const System& of, const char* text, std::vector<Axis> axes = {{"height", {20, 45}}},
                    Axis over = {"speed", {1, 2}}) {
        system = std::make_shared<const System>(of);
        Values base = defaultValues(system->parameters);
        base["g"] = 10.0;
        result = solveSweep(system, {base, std::move(axes), std::move(over), {"x"}}, {}, {}, {});
        const auto reading = Requirement::read(*system, {"x"}, text);
        if (!reading.requirement) throw std::runtime_error(reading.error);
        requirement = *reading.requirement;
    }
    BoxVerdict around(std::size_t design, std::vector<Tolerance> tolerances, unsigned threads = 0) const {
        return *ToleranceBox(result, *requirement, std::move(tolerances)).around(design, {}, threads);
    }

    std::shared_ptr<const System> system;
    std::shared_ptr<const SweepResult> result;
    std::optional<Requirement> requirement;
};

/// A system whose range x is another function of its inputs.
System withRange(double (*range)(const Values&)) {
    System system = tests::judgedFall();
    tests::setSolve(system, [solve = tests::solveOf(system),
                             range](const Values& values, std::stop_token stop, const Progress& progress) {
        auto run = std::make_shared<Run>(*solve(values, stop, progress));
        run->measures[1].value = range(values);
        return std::shared_ptr<const Run>(std::move(run));
    });
    return system;
}

double number(const Values& values, const char* id) {
    return std::get<double>(values.at(id));
}

/// How far from a place where a design is bad, m: nothing but that place is.
double awayFromBad(double height, double g) {
    return std::hypot(height - 20.5, g - 10.3);
}

/// A system that has a reserve: three times the speed, less the height.
System withReserve() {
    System system = tests::judgedFall();
    system.measures.push_back({"reserve", "R", "Reserve", "m", "Made up."});
    system.studyMeasures.push_back("reserve");
    tests::setSolve(system, [solve = tests::solveOf(system)](const Values& values, std::stop_token stop,
                                                             const Progress& progress) {
        auto run = std::make_shared<Run>(*solve(values, stop, progress));
        run->measures.push_back(run->measures.front());
        run->measures.back().quantity.id = "reserve";
        run->measures.back().value = 3 * number(values, "speed") - number(values, "height");
        return std::shared_ptr<const Run>(std::move(run));
    });
    return system;
}

QString errorOf(const char* id, const char* text) {
    return QString::fromStdString(readTolerance(tests::judgedFall(), id, text).error);
}

QString problemsOf(const Study& study, const Values& more = {}) {
    const System system = tests::judgedFall();
    Values base = defaultValues(system.parameters);
    for (const auto& [id, value] : more)
        base[id] = value;
    QString text;
    for (const Problem& problem : readTolerances(system, base, study).problems)
        text += QString::fromStdString("[" + problem.parameter + "] " + problem.message + "\n");
    return text;
}

Advice made(std::size_t design, double wanted, double margin, std::optional<double> reserve = {}) {
    return {design, wanted, margin, reserve, {}};
}

std::shared_ptr<const BoxVerdict> verdict(double worst, std::size_t met = 10, std::size_t impossible = 0) {
    BoxVerdict made;
    made.points = 10;
    made.met = met;
    made.impossible = impossible;
    made.worst = worst;
    return std::make_shared<const BoxVerdict>(made);
}

} // namespace

class TestAdvisor : public QObject {
    Q_OBJECT

private slots:
    void onlyDesignsThatWillDoAreRanked() {
        const SweepResult result = grid({40, 50, 90, 10, 70, 80});
        const Requirement requirement = atLeast50(result);
        const auto all = margins(result, requirement);
        QCOMPARE(all, (std::vector<double>{-10, 0, 40, -40, 20, 30}));
        // Speed 2: designs 1 and 4, with margins of 0 and 20; speed 3: designs 2 and 5, with 40 and 30.
        const auto advice = advise(result, requirement, all, anywhere, "speed");
        QCOMPARE(designs(advice), (std::vector<std::size_t>{4, 1, 2, 5}));
        QCOMPARE(advice[0].margin, 20.0);
        QCOMPARE(designs(advise(result, requirement, all, anywhere, "")),
                 (std::vector<std::size_t>{2, 5, 4, 1}));
    }

    void limitsLeaveOutDesigns() {
        const SweepResult result = grid({40, 50, 90, 10, 70, 80});
        const Requirement requirement = atLeast50(result);
        const std::vector<Limits> limits{{10, 10}, {2, 2}};
        const auto advice = advise(result, requirement, margins(result, requirement), limits, "speed");
        QCOMPARE(designs(advice), std::vector<std::size_t>{4});
    }

    void whereNothingMeetsThereIsNoAdvice() {
        const SweepResult result = grid({1, 2, 3, 4, 5, 6});
        const Requirement requirement = atLeast50(result);
        QVERIFY(advise(result, requirement, margins(result, requirement), anywhere, "speed").empty());
    }

    /// x = v √(2h/g) is least where h is least and g greatest.
    void theWorstIsInTheCornerWhereItIsByTheFormula() {
        const Solved study(tests::judgedFall(), "x_min >= 1.5");
        const BoxVerdict box = study.around(0, {{"height", 2}, {"g", 1}});
        QNEAR(box.worst, 1 * fallTime(18, 11) - 1.5, 1e-12);
        QCOMPARE(box.where, (std::vector<Deviation>{{"height", -2}, {"g", 1}}));
        QVERIFY(box.holds());
        QCOMPARE(box.impossible, std::size_t(0));
        // The margin of the design itself is 0.5 m; with a level of 1.9 m some of the box fails.
        const BoxVerdict tight =
            Solved(tests::judgedFall(), "x_min >= 1.9").around(0, {{"height", 2}, {"g", 1}});
        QNEAR(tight.worst, fallTime(18, 11) - 1.9, 1e-12);
        QVERIFY(tight.met > 0 && tight.met < tight.points);
        QVERIFY(!tight.holds());
    }

    /// With one input the points that meet it are those above a height that is known.
    void countsThePointsThatMeetIt() {
        // x_min = √(h/5) ≥ 2 from h = 20 on: the design itself, the upper corner, and of the 64 points that
        // are spread evenly one half, or one more or less.
        const BoxVerdict box = Solved(tests::judgedFall(), "x_min >= 2").around(0, {{"height", 2}});
        QCOMPARE(box.points, std::size_t(1 + 2 + 64));
        QVERIFY2(box.met >= 2 + 31 && box.met <= 2 + 33, qPrintable(QString::number(box.met)));
        QNEAR(box.worst, fallTime(18, 10) - 2, 1e-12);
    }

    /// Bad in a disc of a radius of 0.3 inside of the box, which no corner and no middle of a face touches.
    void seesWhatIsBadOnlyInside() {
        const Solved study(withRange([](const Values& values) {
                               return awayFromBad(number(values, "height"), number(values, "g")) < 0.3 ? 2.0
                                                                                                       : 9.0;
                           }),
                           "x_min >= 5");
        const BoxVerdict box = study.around(0, {{"height", 1}, {"g", 1}});
        QCOMPARE(box.worst, 2.0 - 5);
        QCOMPARE(box.where.size(), std::size_t(2));
        QVERIFY(awayFromBad(20 + box.where[0].by, 10 + box.where[1].by) < 0.3);
        // The disc is 7 % of the box: of 64 points spread evenly four or five, give or take as many.
        const std::size_t bad = box.points - box.met;
        QVERIFY2(bad >= 1 && bad <= 9, qPrintable(QString::number(bad)));
        QCOMPARE(study.around(1, {{"height", 1}, {"g", 1}}).worst, 9.0 - 5);
    }

    /// Bad in a disc of a radius of 0.02 about the middle of a face: no corner and no point inside is in it.
    void seesTheMiddlesOfTheFaces() {
        for (const auto& [height, g] : {std::pair{20.0, 11.0}, {20.0, 9.0}, {21.0, 10.0}, {19.0, 10.0}}) {
            static double badHeight, badG; // a function without a state is asked for
            badHeight = height;
            badG = g;
            const Solved study(withRange([](const Values& values) {
                                   const double away = std::hypot(number(values, "height") - badHeight,
                                                                  number(values, "g") - badG);
                                   return away < 0.02 ? 2.0 : 9.0;
                               }),
                               "x_min >= 5");
            const BoxVerdict box = study.around(0, {{"height", 1}, {"g", 1}});
            QCOMPARE(box.points, std::size_t(1 + 4 + 4 + 64));
            QCOMPARE(box.worst, 2.0 - 5);
            QCOMPARE(box.points - box.met, std::size_t(1));
        }
    }

    void everyRunOfTheJudgedAxisCounts() {
        // At a gravity of more than 10 the fastest of the speeds alone lands short.
        const Solved study(withRange([](const Values& values) {
                               return number(values, "g") > 10.5 && number(values, "speed") == 2 ? 1.0 : 9.0;
                           }),
                           "x_min >= 5");
        QCOMPARE(study.around(0, {{"g", 1}}).worst, 1.0 - 5);
    }

    void aPartOfANegativeValueIsOneOfItsMagnitude() {
        const Solved study(tests::judgedFall(), "x_min >= -10", {{"speed", {-4, 0, 4}}}, {"g", {10}});
        // At the standard height of 10 m the fall takes √2 s.
        const BoxVerdict box = study.around(0, {{"speed", 0.1, true}});
        QNEAR(box.worst, 10 - 4.4 * std::numbers::sqrt2, 1e-12);
        QCOMPARE(box.where, (std::vector<Deviation>{{"speed", -0.4}}));
        QCOMPARE(study.around(1, {{"speed", 0.1, true}}).points, std::size_t(1)); // a percentage of 0
    }

    void outOfRangeIsNotMet() {
        const Solved study(tests::judgedFall(), "x_min >= 0", {{"height", {1, 45}}});
        const BoxVerdict box = study.around(0, {{"height", 2}});
        QVERIFY(!box.holds());
        // Heights from −1 m to 3 m, of which a quarter is not above 0: one corner and 16 of 64 points, or one
        // more or less.
        QVERIFY2(box.impossible >= 1 + 15 && box.impossible <= 1 + 17,
                 qPrintable(QString::number(box.impossible)));
        QCOMPARE(box.met, box.points - box.impossible);
        QVERIFY2(QString::fromStdString(box.why).contains("Height"), box.why.c_str());
        QVERIFY(1 + box.impossibleAt.front().by <= 0);
        QCOMPARE(box.rank(), -std::numeric_limits<double>::infinity());
        QVERIFY(study.around(1, {{"height", 2}}).holds());
    }

    void inputsThatDoNotGoTogetherAreNotMet() {
        System system = tests::judgedFall();
        tests::setCheck(system, [](const Values& values) -> std::vector<Problem> {
            if (number(values, "height") + number(values, "g") < 31) return {};
            return {{"g", "Too high for that."}};
        });
        const Solved study(system, "x_min >= 0.1", {{"height", {5, 20}}});
        const BoxVerdict box = study.around(1, {{"height", 1}, {"g", 1}});
        QVERIFY(!box.holds() && box.impossible > 0);
        QCOMPARE(box.why, std::string("Too high for that."));
        QCOMPARE(box.impossibleAt, (std::vector<Deviation>{{"height", 1}, {"g", 1}}));
        QVERIFY(study.around(0, {{"height", 1}, {"g", 1}}).holds());
    }

    void theSameForAnyNumberOfThreads() {
        const Solved study(tests::judgedFall(), "x_min >= 1.9");
        const std::vector<Tolerance> tolerances{{"height", 0.1, true}, {"g", 1}};
        const BoxVerdict one = study.around(0, tolerances, 1), four = study.around(0, tolerances, 4);
        QCOMPARE(one.met, four.met);
        QCOMPARE(one.worst, four.worst);
        QCOMPARE(one.where, four.where);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!ToleranceBox(study.result, *study.requirement, tolerances).around(0, stop.get_token()));
    }

    void equalMarginsAreToldApartByTheReserve() {
        const Solved study(withReserve(), "far >= 0", {{"height", {20, 45, 30}}}, {"speed", {1, 2}});
        auto advice = advise(*study.result, *study.requirement, margins(*study.result, *study.requirement),
                             std::vector<Limits>(1), "");
        for (Advice& one : advice)
            one.margin = 7;
        // Three times the mean speed of 1.5 m/s, less the height.
        const std::vector<double> means = decidingMeans(*study.result, {0, 1, 2}, {});
        QCOMPARE(means, (std::vector<double>{4.5 - 20, 4.5 - 45, 4.5 - 30}));
        for (Advice& one : advice)
            one.reserve = means[one.design];
        rank(advice);
        QCOMPARE(designs(advice), (std::vector<std::size_t>{0, 2, 1}));
        QCOMPARE(decision(advice[0], advice[1]), Decision::reserve);
        QVERIFY(std::isnan(decidingMeans(*Solved(tests::judgedFall(), "far >= 0").result, {0}, {})[0]));
    }

    void whatDecidesBetweenDesigns() {
        std::vector<Advice> advice{made(0, 1, 5), made(1, 1, 5), made(2, 1, 6), made(3, 0, 1)};
        rank(advice);
        QCOMPARE(designs(advice), (std::vector<std::size_t>{3, 2, 0, 1}));
        QCOMPARE(decision(advice[0], advice[1]), Decision::wanted);
        QCOMPARE(decision(advice[1], advice[2]), Decision::margin);
        QCOMPARE(decision(advice[2], advice[3]), Decision::grid);
        advice = {made(0, 1, 5, 2.0), made(1, 1, 5, 3.0), made(2, 1, 5, std::nan("")), made(3, 1, 5)};
        rank(advice);
        QCOMPARE(designs(advice), (std::vector<std::size_t>{1, 0, 2, 3}));
        // What always holds comes before what is preferred, and what is known before what is not.
        advice = {made(0, 1, 5), made(1, 2, 5), made(2, 3, 5), made(3, 3, 9), made(4, 0, 9)};
        advice[0].box = verdict(-1, 9);
        advice[1].box = verdict(2);
        advice[2].box = verdict(4);
        advice[3].box = verdict(3);
        rank(advice);
        QCOMPARE(designs(advice), (std::vector<std::size_t>{1, 2, 3, 0, 4}));
        QCOMPARE(decision(advice[1], advice[2]), Decision::worst);
        QCOMPARE(decision(advice[2], advice[3]), Decision::box);
        QCOMPARE(decision(advice[3], advice[4]), Decision::known);
        // An impossible point is worse than any margin.
        advice = {made(0, 1, 5), made(1, 1, 5)};
        advice[0].box = verdict(3, 9, 1);
        advice[1].box = verdict(-8, 9);
        rank(advice);
        QCOMPARE(designs(advice), (std::vector<std::size_t>{1, 0}));
    }

    void readsTolerances() {
        const System system = tests::judgedFall();
        for (const char* text : {"0.5", "±0.5", "± 0.5 m", "0,5", "1/2"})
            QCOMPARE(*readTolerance(system, "height", text).tolerance, (Tolerance{"height", 0.5, false}));
        for (const char* text : {"5%", "±5 %", "+-5%", "5,0 %"})
            QCOMPARE(*readTolerance(system, "height", text).tolerance, (Tolerance{"height", 0.05, true}));
        QCOMPARE((Tolerance{"height", 0.05, true}.about(-20)), 1.0);
        QCOMPARE((Tolerance{"height", 0.5, false}.about(-20)), 0.5);
    }

    void refusesWhatIsNoTolerance() {
        QCOMPARE(errorOf("height", ""), "Tolerance \"\" of height: write a tolerance, such as ±0.5 or 5 %.");
        QCOMPARE(errorOf("height", "±"),
                 "Tolerance \"±\" of height: write a tolerance, such as ±0.5 or 5 %.");
        for (const char* text : {"0", "-1", "-5 %"})
            QVERIFY2(errorOf("height", text)
                         .endsWith("the tolerance must be greater than 0; omit it if the input is exact."),
                     qPrintable(errorOf("height", text)));
        for (const char* text : {"much", "5 s", "1..2", "1e999", "5 % m", "%"})
            QVERIFY2(!errorOf("height", text).isEmpty(), text);
        QVERIFY(errorOf("depth", "1").startsWith("\"depth\" is not a numeric input of Falling body"));
    }

    void refusesInputsThatCannotBeOff() {
        Study study{.axes = {{"height", "10:40:10"}}, .over = {"speed", "1:6:1"}};
        study.tolerances = {{"height", "1"}, {"g", "5 %"}};
        QCOMPARE(problemsOf(study), "");
        study.tolerances = {{"height", "1"}, {"height", "2"}};
        QCOMPARE(problemsOf(study), "[height] \"height\" has more than one tolerance; keep only one.\n");
        study.tolerances = {{"speed", "1"}};
        QCOMPARE(problemsOf(study), "[speed] \"speed\" cannot have a tolerance because every design is "
                                    "evaluated over all values of \"speed\".\n");
        study.ties = {{"g", "2*height"}};
        study.tolerances = {{"g", "1"}};
        QCOMPARE(problemsOf(study), "[g] \"g\" is linked to other inputs; set tolerances for these inputs "
                                    "instead.\n");
        study.ties.clear();
        study.over = {"g", "1,2"};
        study.tolerances = {{"speed", "5 %"}, {"height", "x"}};
        QVERIFY(problemsOf(study, {{"speed", 0.0}})
                    .startsWith("[speed] speed is 0, so its tolerance \"5 %\" is 0, too;"));
        QVERIFY(problemsOf(study).startsWith("[height] Tolerance \"x\" of height: "));
    }
};

TALWEG_TEST(tst_advisor, TestAdvisor, QCoreApplication)
#include "tst_advisor.moc"
