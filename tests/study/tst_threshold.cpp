#include "judged_fall.h"
#include "physics/near.h"
#include "study/threshold.h"
#include "support/test.h"

using namespace talweg;

namespace {

const auto falling = std::make_shared<const System>(tests::judgedFall());

Requirement read(const char* text) {
    const auto reading = Requirement::read(*falling, {"x"}, text);
    if (!reading.requirement) throw std::runtime_error(reading.error);
    return *reading.requirement;
}

/// Percentages over two values of g (the outer axis) and heights.
SweepResult percentages(const std::vector<double>& heights, const std::vector<double>& percentage) {
    SweepResult result;
    result.system = falling;
    result.sweep = {
        defaultValues(falling->parameters), {{"g", {1, 2}}, {"height", heights}}, {"speed", {1}}, {"x"}};
    result.designs = percentage.size();
    result.runsPerDesign = 1000;
    result.percentage = percentage;
    result.spreads.resize(result.designs);
    return result;
}

} // namespace

class TestThreshold : public QObject {
    Q_OBJECT

private slots:
    void thresholdIsMetFromThereOn() {
        const auto result = percentages({1, 2, 3, 4, 5}, {10, 85, 70, 82, 95, //
                                                          90, 81, 80, 99, 85});
        const auto found = thresholds(result, read("far >= 80"), "height");
        QCOMPARE(found.size(), std::size_t{2});
        // 2 meets it, but 3 does not: it is kept from 4 on.
        QCOMPARE(found[0].value, std::optional(4.0));
        QCOMPARE(found[0].margin, 2.0);
        QCOMPARE(found[0].minMargin, 2.0);
        QCOMPARE(found[0].places, (std::vector<std::size_t>{0, 3}));
        QCOMPARE(found[0].first, std::optional(2.0));
        QCOMPARE(found[0].firstEnd, std::optional(2.0));
        QCOMPARE(found[1].value, std::optional(1.0));
        QCOMPARE(found[1].margin, 10.0);
        QCOMPARE(found[1].minMargin, 0.0);
        QCOMPARE(found[1].places, (std::vector<std::size_t>{1, 0}));
        QCOMPARE(found[1].first, std::optional(1.0));
        QCOMPARE(found[1].firstEnd, std::optional(5.0));
    }

    void noThresholdWhereTheLargestValueFails() {
        const auto result = percentages({1, 2, 3}, {90, 95, 79.5, 0, 1, 2});
        const auto found = thresholds(result, read("far >= 80"), "height");
        QCOMPARE(found[0].value, std::nullopt);
        QCOMPARE(found[0].margin, -0.5);
        QCOMPARE(found[0].places, (std::vector<std::size_t>{0, 2}));
        QCOMPARE(found[0].first, std::optional(1.0));
        QCOMPARE(found[0].firstEnd, std::optional(2.0));
        QCOMPARE(found[1].value, std::nullopt);
        QCOMPARE(found[1].first, std::nullopt);
    }

    void minIsByValueNotByOrder() {
        const auto result = percentages({3, 1, 2}, {90, 10, 85, 90, 84, 10});
        const auto found = thresholds(result, read("far >= 80"), "height");
        QCOMPARE(found[0].value, std::optional(2.0));
        QCOMPARE(found[0].places, (std::vector<std::size_t>{0, 2}));
        QCOMPARE(found[1].value, std::optional(3.0));
    }

    void thresholdsAlongAnyAxis() {
        const auto result = percentages({1, 2, 3}, {90, 10, 10, 95, 90, 10});
        const auto found = thresholds(result, read("far >= 80"), "g");
        QCOMPARE(found.size(), std::size_t{3});
        QCOMPARE(found[0].value, std::optional(1.0));
        QCOMPARE(found[1].value, std::optional(2.0));
        QCOMPARE(found[2].value, std::nullopt);
    }

    void aLineAloneIsTheSameLine() {
        const auto result = percentages({3, 1, 2}, {90, 10, 85, 90, 84, 10});
        const Requirement requirement = read("far >= 80");
        for (const char* axis : {"g", "height"}) {
            const auto all = thresholds(result, requirement, axis);
            const auto critical = criticalValues(result, axis);
            for (std::size_t i = 0; i < all.size(); ++i) {
                const std::size_t design = result.designAt(all[i].places);
                const Threshold one = threshold(result, requirement, axis, design);
                QCOMPARE(one.places, all[i].places);
                QCOMPARE(one.value, all[i].value);
                QCOMPARE(one.minMargin, all[i].minMargin);
                QCOMPARE(criticalValue(result, axis, design).value, critical[i].value);
            }
        }
    }

    void criticalValueIsWhereThePercentageNoLongerRises() {
        const auto result = percentages({1, 2, 3, 4, 5}, {10, 30, 20, 90, 90, //
                                                          10, 20, 20, 30, 40});
        const auto found = criticalValues(result, "height");
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].value, std::optional(4.0)); // the dip at 3 is on the way up
        QCOMPARE(found[0].low, std::optional(4.0));
        QCOMPARE(found[0].places, (std::vector<std::size_t>{0, 3}));
        QCOMPARE(found[0].falls, std::nullopt);
        QCOMPARE(found[1].value, std::nullopt); // still increasing at the end
        QVERIFY(found[1].rises);
    }

    /// 51 runs: one is 1.96 %, two standard errors of 90 % are 8.8 %.
    void whatChanceMayMakeIsNoRise() {
        auto result = percentages({1, 2, 3, 4, 5}, {30, 82, 80, 90, 85, //
                                                    99, 98, 99, 100, 99});
        result.runsPerDesign = 51;
        const auto found = criticalValues(result, "height");
        QNEAR(found[0].tolerance, 200 * std::sqrt(46.9 / 53 * (6.1 / 53) / 53), 1e-12);
        QCOMPARE(found[0].low, std::optional(4.0)); // at 3 it is lower by 10 %
        result.runsPerDesign = 30;                  // two standard errors are 11.7 %
        const auto wide = criticalValues(result, "height");
        QCOMPARE(wide[0].low, std::optional(2.0));
        QCOMPARE(wide[0].value, std::optional(4.0));
        QCOMPARE(wide[0].level, std::optional(1.0));
        QVERIFY(!wide[0].falls);
        result.runsPerDesign = 51;
        // All of 51: as if 52 of 53.
        QNEAR(found[1].tolerance, 200 * std::sqrt(52.0 / 53 * (1.0 / 53) / 53), 1e-12);
        QVERIFY(!found[1].rises && !found[1].value && !found[1].low); // 98 may be chance
        result.runsPerDesign = 1000;
        QVERIFY(criticalValues(result, "height")[1].rises);
    }

    /// Of a measure's mean, by its standard error; regions I to III of Hartl's section 5.2.
    void theMeanHasItsOwn() {
        auto result = percentages({1, 2, 3, 4, 5, 6}, std::vector<double>(12, 0.0));
        result.runsPerDesign = 100;
        const double means[]{-20, -19.9, -15, -10.3, -10, -12};
        for (std::size_t design = 0; design < 12; ++design)
            result.spreads[design] = {means[design % 6], 2, 0, 0};
        const auto found = criticalValue(result, "height", 0, "x");
        QNEAR(found.tolerance, 0.4, 1e-12); // 2 · 2/√100
        QCOMPARE(found.level, std::optional(2.0));
        QCOMPARE(found.low, std::optional(4.0));
        QCOMPARE(found.value, std::optional(5.0));
        QCOMPARE(found.falls, std::optional(6.0));
        const Requirement high = read("x_mean >= -12"), often = read("far >= 80"),
                          both = read("far>=80 and x_min>0");
        QCOMPARE(criticalQuantity(result, &high), std::optional(std::string("x")));
        QCOMPARE(criticalQuantity(result, &often), std::optional(std::string()));
        QVERIFY(!criticalQuantity(result, &both));
        QCOMPARE(criticalQuantity(result, nullptr), std::optional(std::string()));
    }

    void stretchesBelowAreNotDenied() {
        const auto result = percentages({1, 2, 3, 4, 5, 6}, {85, 70, 90, 70, 82, 95, //
                                                             85, 86, 70, 70, 82, 95});
        const auto found = thresholds(result, read("far >= 80"), "height");
        QVERIFY(found[0].scattered && !found[1].scattered);
        QVERIFY(!thresholds(result, read("far >= 60"), "height")[0].scattered);
        const auto none = thresholds(result, read("far >= 96"), "height");
        QVERIFY(!none[0].scattered);
    }

    /// A lone design that misses by one run does not make all smaller ones miss.
    void whatMissesByARunIsTold() {
        auto result = percentages({1, 2, 3, 4, 5, 6}, {90, 96.1, 94.1, 98, 94.1, 100, //
                                                       96, 97, 90, 98, 94.1, 96});
        result.runsPerDesign = 51;
        const auto found = thresholds(result, read("far >= 95 %"), "height");
        QCOMPARE(found[0].value, std::optional(6.0));
        QCOMPARE(found[0].nearly, std::optional(2.0));
        QCOMPARE(found[0].except, (std::vector<double>{3, 5}));
        QCOMPARE(found[1].nearly, std::optional(4.0)); // 90 misses by more
        QCOMPARE(found[1].except, std::vector<double>{5});
        const auto none = thresholds(result, read("far >= 90"), "height");
        QVERIFY(!none[0].nearly && none[0].except.empty());
        QVERIFY(!thresholds(result, read("x_mean >= -1"), "height")[0].nearly);
    }

    void middlesAreOfEqualParts() {
        const auto near = [](const std::vector<double>& one, const std::vector<double>& other) {
            return std::ranges::equal(one, other, [](double a, double b) { return std::abs(a - b) < 1e-12; });
        };
        QVERIFY(near(middles({1, 2, 3}, 1), {1.5, 2.5}));
        // However the values lie: the share is that of evenly spread ones.
        QVERIFY(near(middles({1, 2, 4}, 1), {1.75, 3.25}));
        QVERIFY(near(middles({4, 1, 2}, 2), {1.375, 2.125, 2.875, 3.625}));
        QVERIFY(middles({3}, 10).empty() && middles({}, 10).empty());
        const auto result = percentages({1, 2, 3}, {90, 10, 85, 90, 84, 10});
        const Sweep line = refinedLine(result, "height", 4, 10);
        QCOMPARE(line.axes.size(), std::size_t{1});
        QCOMPARE(line.axes[0].values, (std::vector<double>{1, 2, 3}));
        QCOMPARE(std::get<double>(line.base.at("g")), 2.0); // of the second line
    }
};

TALWEG_TEST(tst_threshold, TestThreshold, QCoreApplication)
#include "tst_threshold.moc"
