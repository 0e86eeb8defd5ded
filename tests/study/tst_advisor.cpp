#include "study/advisor.h"
#include "study/default_study.h"
#include "study/study.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QtTest>

using namespace talweg;

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

} // namespace

class TestAdvisor : public QObject {
    Q_OBJECT

private slots:
    void onlyFeasibleDesignsAreRanked() {
        const SweepResult result = grid({40, 50, 90, 10, 70, 80});
        const Requirement requirement = atLeast50(result);
        const auto all = margins(result, requirement);
        QCOMPARE(all, (std::vector<double>{-10, 0, 40, -40, 20, 30}));
        const auto advice = advise(result, requirement, all, anywhere, "speed");
        // speed 2: designs 1 and 4; speed 3: designs 2 and 5. Of 1 and 4 the nearest failures are −10 and
        // −40; of 2 and 5 the worst neighbours are 0 and 20.
        QCOMPARE(designs(advice), (std::vector<std::size_t>{1, 4, 5, 2}));
        QCOMPARE(advice[0].margin, 0.0);
        QCOMPARE(advice[0].minNearby, -10.0);
        QCOMPARE(advice[1].minNearby, -40.0);
        QCOMPARE(advice[2].minNearby, 20.0);
    }

    void sensitivitiesGoByValueNotByPlace() {
        const SweepResult result = grid({40, 50, 90, 10, 70, 80});
        const Requirement requirement = atLeast50(result);
        const auto advice = advise(result, requirement, margins(result, requirement), anywhere, "speed");
        const Advice& second = advice[1]; // height 10, speed 2
        QCOMPARE(second.design, std::size_t(4));
        QVERIFY(!second.sensitivities[0].toSmaller);
        QCOMPARE(*second.sensitivities[0].toLarger, -20.0);
        QCOMPARE(*second.sensitivities[1].toSmaller, -60.0);
        QCOMPARE(*second.sensitivities[1].toLarger, 10.0);
    }

    void limitsLeaveOutDesignsButNotNeighbours() {
        const SweepResult result = grid({40, 50, 90, 10, 70, 80});
        const Requirement requirement = atLeast50(result);
        const std::vector<Limits> limits{{10, 10}, {2, 2}};
        const auto advice = advise(result, requirement, margins(result, requirement), limits, "speed");
        QCOMPARE(designs(advice), std::vector<std::size_t>{4});
        QCOMPARE(advice[0].minNearby, -40.0);
    }

    void withoutPreferenceTheSafestComesFirst() {
        const SweepResult result = grid({40, 50, 90, 10, 70, 80});
        const Requirement requirement = atLeast50(result);
        const auto advice = advise(result, requirement, margins(result, requirement), anywhere, "");
        QCOMPARE(designs(advice), (std::vector<std::size_t>{5, 2, 1, 4}));
    }

    void whereNothingMeetsThereIsNoAdvice() {
        const SweepResult result = grid({1, 2, 3, 4, 5, 6});
        const Requirement requirement = atLeast50(result);
        QVERIFY(advise(result, requirement, margins(result, requirement), anywhere, "speed").empty());
    }
};

TALWEG_TEST(tst_advisor, TestAdvisor, QCoreApplication)
#include "tst_advisor.moc"
