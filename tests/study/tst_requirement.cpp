#include "judged_fall.h"
#include "physics/near.h"
#include "study/requirement.h"
#include "support/test.h"

#include <thread>

using namespace talweg;

namespace {

const auto falling = std::make_shared<const System>(tests::judgedFall());

Requirement read(const char* text) {
    const auto reading = Requirement::read(*falling, {"x", "t"}, text);
    if (!reading.requirement) throw std::runtime_error(reading.error);
    return *reading.requirement;
}

QString complaintAbout(const char* text) {
    const auto reading = Requirement::read(*falling, {"x", "t"}, text);
    return reading.requirement ? QString("none") : QString::fromStdString(reading.error);
}

/// One design with the spreads of x and t.
SweepResult oneDesign(double percentage, const Spread& x, const Spread& t) {
    SweepResult result;
    result.system = falling;
    result.sweep = {defaultValues(falling->parameters), {{"height", {1}}}, {"speed", {1}}, {"x", "t"}};
    result.designs = result.runsPerDesign = 1;
    result.percentage = {percentage};
    result.spreads = {x, t};
    return result;
}

/// Percentages over two values of g (the outer axis) and heights.
SweepResult percentages(const std::vector<double>& heights, const std::vector<double>& percentage) {
    SweepResult result;
    result.system = falling;
    result.sweep = {
        defaultValues(falling->parameters), {{"g", {1, 2}}, {"height", heights}}, {"speed", {1}}, {"x"}};
    result.designs = percentage.size();
    result.runsPerDesign = 1;
    result.percentage = percentage;
    result.spreads.resize(result.designs);
    return result;
}

} // namespace

class RequirementTest : public QObject {
    Q_OBJECT

private slots:
    void marginsAreInTheUnitOfTheSides_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("margin");
        QTest::addColumn<bool>("met");
        // The design: 80 % far; x 10 ± 2 m from 6 to 13 m; t 3 ± 0.5 s from 2 to 4 s.
        QTest::newRow("at least") << "far>=80" << 0.0 << true;
        QTest::newRow("more than") << "far > 80" << 0.0 << false;
        QTest::newRow("at most") << "far <= 80" << 0.0 << true;
        QTest::newRow("less than") << "far < 80" << 0.0 << false;
        QTest::newRow("met with a margin") << "far >= 75" << 5.0 << true;
        QTest::newRow("missed") << "far ≥ 95" << -15.0 << false;
        QTest::newRow("mean and deviation") << "x_mean - 1.5*x_sd > 5" << 2.0 << true;
        QTest::newRow("extremes") << "x_max-x_min <= 6" << -1.0 << false;
        QTest::newRow("second measure") << "t_mean + 2*t_sd ≤ 5" << 1.0 << true;
        QTest::newRow("names on both sides") << "x_mean >= 2*(t_max + 1)" << 0.0 << true;
        QTest::newRow("functions") << "sqrt(far/5) > abs(-3)" << 1.0 << true;
        QTest::newRow("several arguments") << "max(x_mean, 3*t_mean) >= pow(2, 3)" << 2.0 << true;
        QTest::newRow("angles") << "20*sin(30°) <= x_mean" << 0.0 << true;
        QTest::newRow("negative numbers") << "-x_mean > -15" << 5.0 << true;
    }
    void marginsAreInTheUnitOfTheSides() {
        QFETCH(QString, text);
        QFETCH(double, margin);
        QFETCH(bool, met);
        const auto result = oneDesign(80, {10, 2, 6, 13}, {3, 0.5, 2, 4});
        const Requirement requirement = read(qPrintable(text));
        QNEAR(requirement.margin(result, 0), margin, 1e-12);
        QCOMPARE(requirement.isMet(result, 0), met);
        QCOMPARE(QString::fromStdString(requirement.text()), text);
    }

    void aLevelIsWhatIsAskedOfOneQuantity() {
        QCOMPARE(read("far >= 80").level("far"), 80.0);
        QCOMPARE(read("x_mean - 1*x_sd > -15").level("x"), -15.0);
        QCOMPARE(read("2*(3+4) < x_min").level("x"), 14.0);
        QVERIFY(!read("far >= 80").level("x"));
        QVERIFY(!read("x_mean > t_mean").level("x"));
        QVERIFY(!read("x_mean + t_mean > 3").level("x"));
        QVERIFY(!read("x_mean + 15 > x_sd").level("x"));
    }

    void mistakesAreNamedWithTheirPosition_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        const QString names = "names are far, x_mean, x_sd, x_min, x_max, t_mean, t_sd, t_min, t_max.";
        QTest::newRow("unknown name")
            << "fare >= 80"
            << "Requirement \"fare >= 80\", position 1: \"fare\" is not a known name; " + names;
        QTest::newRow("unknown name on the right")
            << "80 <= fare"
            << "Requirement \"80 <= fare\", position 7: \"fare\" is not a known name; " + names;
        QTest::newRow("position in characters")
            << "80 ≤ fare"
            << "Requirement \"80 ≤ fare\", position 6: \"fare\" is not a known name; " + names;
        QTest::newRow("no comparison")
            << "far"
            << "Requirement \"far\": it compares nothing; write one of >=, >, <=, < between two "
               "expressions.";
        QTest::newRow("two comparisons") << "10 < x_mean < 20"
                                         << "Requirement \"10 < x_mean < 20\", position 13: it has a second "
                                            "comparison; write one of >=, >, <=, < once.";
        QTest::newRow("one side") << "far >= "
                                  << "Requirement \"far >= \", position 7: there is no expression on one "
                                     "side of the comparison.";
        QTest::newRow("assignment") << "far = 80"
                                    << "Requirement \"far = 80\": it compares nothing; write one "
                                       "of >=, >, <=, < between two expressions.";
        QTest::newRow("equality") << "far >= (x_mean == 3)"
                                  << "Requirement \"far >= (x_mean == 3)\", position 16: \"==\" is not "
                                     "allowed.";
        QTest::newRow("decimal comma")
            << "far >= 80,5"
            << "Requirement \"far >= 80,5\", position 10: a ',' only separates the arguments of a function; "
               "numbers have a decimal point.";
        QTest::newRow("not finished")
            << "far >= 80 +"
            << "Requirement \"far >= 80 +\", position 12: the expression ends where a "
               "number, a name or a '(' is needed.";
        QTest::newRow("open bracket") << "(far >= 80"
                                      << "Requirement \"(far >= 80\", position 6: a ')' is missing for the "
                                         "'(' at position 1.";
        QTest::newRow("closing bracket") << "far) >= 80"
                                         << "Requirement \"far) >= 80\", position 4: this ')' has no '(' "
                                            "before it.";
        QTest::newRow("open bracket on the right")
            << "80 ≤ (far"
            << "Requirement \"80 ≤ (far\", position 10: a ')' is missing for the '(' at position 6.";
        QTest::newRow("empty") << ""
                               << "Requirement \"\": it compares nothing; write one of >=, >, <=, < "
                                  "between two expressions.";
    }
    void mistakesAreNamedWithTheirPosition() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QCOMPARE(complaintAbout(qPrintable(text)), message);
    }

    void oddTextsNeverThrow() {
        const char letters[] = "far x_mean<>=+-*/()0.,\"'?:&|!^%# e1\t\\";
        tests::RandomSource dice(7);
        for (int i = 0; i < 20000; ++i) {
            dice.beginCase(i);
            std::string text;
            for (std::size_t length = dice.below(14); length > 0; --length)
                text += letters[dice.below(sizeof letters - 1)];
            const auto reading = Requirement::read(*falling, {"x", "t"}, text);
            QVERIFY(reading.requirement.has_value() == reading.error.empty());
        }
    }

    void copiesMayBeAskedFromSeveralThreads() {
        const Requirement requirement = read("x_mean >= 5");
        std::vector<std::jthread> threads;
        std::atomic<int> wrong = 0;
        for (int i = 0; i < 3; ++i)
            threads.emplace_back([copy = requirement, i, &wrong] {
                const auto result = oneDesign(0, {double(i), 0, 0, 0}, {});
                for (int again = 0; again < 2000; ++again)
                    if (copy.margin(result, 0) != i - 5) ++wrong;
            });
        threads.clear();
        QCOMPARE(wrong.load(), 0);
    }

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

    void criticalValueIsWhereThePercentageFirstIsHighest() {
        const auto result = percentages({1, 2, 3, 4, 5}, {10, 30, 20, 90, 90, //
                                                          10, 20, 20, 30, 40});
        const auto found = criticalValues(result, "height");
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].value, std::optional(4.0)); // the dip at 3 is on the way up
        QCOMPARE(found[0].places, (std::vector<std::size_t>{0, 3}));
        QCOMPARE(found[1].value, std::nullopt); // still increasing at the end
    }
};

TALWEG_TEST(tst_requirement, RequirementTest, QCoreApplication)
#include "tst_requirement.moc"
