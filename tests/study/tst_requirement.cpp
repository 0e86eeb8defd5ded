#include "judged_fall.h"
#include "physics/near.h"
#include "study/requirement.h"
#include "study/verdict.h"
#include "support/test.h"

#include <numeric>
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

} // namespace

class RequirementTest : public QObject {
    Q_OBJECT

private slots:
    /// The least of conditions joined by "and", the most of ones joined by "or", as brackets group them.
    void bracketsGroupConditions() {
        const SweepResult result = oneDesign(50, {2, 1, 0, 5}, {3, 1, 2, 4});
        const auto margin = [&](const std::string& text) { return read(text.c_str()).margin(result, 0); };
        const double a = margin("x_mean > 3"), b = margin("x_sd < 2"), c = margin("x_max < 100");
        QCOMPARE(margin("(x_mean > 3 or x_sd < 2) and x_max < 100"), std::min(std::max(a, b), c));
        QCOMPARE(margin("x_mean > 3 or (x_sd < 2 and x_max < 100)"), std::max(a, std::min(b, c)));
        QCOMPARE(margin("x_mean > 3 or x_sd < 2 and x_max < 100"), std::max(a, std::min(b, c)));
        QCOMPARE(margin(" ( (x_mean > 3 or x_sd < 2) and (x_max < 100 or x_mean > 3) ) "),
                 std::min(std::max(a, b), std::max(c, a)));
        QCOMPARE(margin("(x_mean) > (3)"), a);
        // Neither the stack nor the memory ends a program that reads nonsense.
        const auto refused = [](const std::string& text) {
            return !Requirement::read(*falling, {"x"}, text).requirement.has_value();
        };
        QVERIFY(refused(std::string(100000, '(') + "far > 3" + std::string(100000, ')')));
        std::string many = "far > 3";
        for (int i = 0; i < 40; ++i)
            many += " and (far > 3 or far > 4)";
        QVERIFY(refused(many));
    }

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
        const QString names = "known names are far, x_mean, x_sd, x_min, x_max, t_mean, t_sd, t_min, t_max.";
        QTest::newRow("unknown name")
            << "fare >= 80"
            << "Requirement \"fare >= 80\", position 1: \"fare\" is not defined; " + names;
        QTest::newRow("unknown name on the right")
            << "80 <= fare"
            << "Requirement \"80 <= fare\", position 7: \"fare\" is not defined; " + names;
        QTest::newRow("position in characters")
            << "80 ≤ fare"
            << "Requirement \"80 ≤ fare\", position 6: \"fare\" is not defined; " + names;
        QTest::newRow("no comparison")
            << "far"
            << "Requirement \"far\": a comparison is missing; write >=, >, <= or < between two expressions.";
        QTest::newRow("two comparisons") << "10 < x_mean < 20"
                                         << "Requirement \"10 < x_mean < 20\", position 13: this condition "
                                            "has a second comparison; write >=, >, <= or < only once. Join "
                                            "conditions with \"and\" or \"or\", with spaces around the word.";
        QTest::newRow("nothing in brackets")
            << "(far >= 80 and ) or far >= 3"
            << "Requirement \"(far >= 80 and ) or far >= 3\", position 15: a comparison is missing; write "
               ">=, >, <= or < between two expressions.";
        QTest::newRow("one side")
            << "far >= "
            << "Requirement \"far >= \", position 7: one side of the comparison is empty.";
        QTest::newRow("assignment") << "far = 80"
                                    << "Requirement \"far = 80\": a comparison is missing; write >=, >, <= "
                                       "or < between two expressions.";
        QTest::newRow("equality")
            << "far >= (x_mean == 3)"
            << "Requirement \"far >= (x_mean == 3)\", position 16: \"==\" is not "
               "allowed; compare with >=, >, <= or <, and join conditions with \"and\" or \"or\".";
        QTest::newRow("decimal comma") << "far >= 80,5"
                                       << "Requirement \"far >= 80,5\", position 10: a ',' can only separate "
                                          "the arguments of a function; write numbers with a decimal point.";
        QTest::newRow("not finished")
            << "far >= 80 +"
            << "Requirement \"far >= 80 +\", position 12: the expression ends where a "
               "number, a name or a '(' is needed.";
        QTest::newRow("open bracket") << "(far >= 80"
                                      << "Requirement \"(far >= 80\", position 6: a ')' is missing for the "
                                         "'(' at position 1.";
        QTest::newRow("closing bracket")
            << "far) >= 80"
            << "Requirement \"far) >= 80\", position 4: this ')' has no matching '('.";
        QTest::newRow("open bracket on the right")
            << "80 ≤ (far"
            << "Requirement \"80 ≤ (far\", position 10: a ')' is missing for the '(' at position 6.";
        QTest::newRow("empty")
            << ""
            << "Requirement \"\": a comparison is missing; write >=, >, <= or < between two expressions.";
    }
    void mistakesAreNamedWithTheirPosition() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QCOMPARE(complaintAbout(qPrintable(text)), message);
    }

    /// What holds or not whatever comes out says nothing of a design.
    void nothingIsAskedForNothing_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        for (const char* text : {"far >= 101 %", "far > 100", "far < 0 %", "100 < far",
                                 "share(x > 3) >= 120 %", "P(far) > 100 %", "far >= 50 and far <= -1"})
            QTest::newRow(text)
                << text
                << "this condition can never be met because the values are always between 0 and 100 %.";
        for (const char* text :
             {"far >= -5 %", "far > -1", "far <= 100.5 %", "-2 <= far", "share(x > 3) < 101 %"})
            QTest::newRow(text)
                << text << "this condition is always met because the values are always between 0 and 100 %.";
        for (const char* text : {"x_sd < 0", "x_sd <= -1 m"})
            QTest::newRow(text)
                << text << "this condition can never be met because the values are always 0 or greater.";
        QTest::newRow("sd") << "t_sd >= -1"
                            << "this condition is always met because the values are always 0 or greater.";
        for (const char* text : {"far >= 80 % and far < 70 %", "x_mean > 3 and t_min > 1 and x_mean < 3",
                                 "far >= 5 or x_max >= 4 and x_max < 4"})
            QTest::newRow(text) << text
                                << "this condition can never be met together with the conditions before it.";
        for (const char* text : {"far >= far", "x_mean + 1 <= x_mean + 1 "})
            QTest::newRow(text) << text << "both sides of the comparison are the same.";
    }
    void nothingIsAskedForNothing() {
        QFETCH(QString, text);
        QFETCH(QString, why);
        const QString complaint = complaintAbout(qPrintable(text));
        QVERIFY2(complaint.endsWith(why), qPrintable(complaint));
    }
    void theEndsCanBeAskedFor() {
        for (const char* text : {"far >= 0", "far <= 100 %", "x_sd >= 0", "far >= 100 %", "far <= 0",
                                 "far < 100", "far > 0", "x_sd <= 0", "x_sd > 0",
                                 "far >= 80 % and far <= 80 %", "far >= 80 or far < 70", "x_min < -1e9"})
            QVERIFY2(Requirement::read(*falling, {"x", "t"}, text).requirement.has_value(), text);
    }

    /// Of a hundred numbers 7 % are seven, although 0.07 × 100 is rounded up.
    void quantilesAreOfWholeShares() {
        std::vector<double> numbers(100);
        std::iota(numbers.begin(), numbers.end(), 1.0);
        for (int percent = 1; percent <= 100; ++percent)
            QCOMPARE(quantileOf(numbers, percent / 100.0), double(percent));
        QCOMPARE(quantileOf(numbers, 0.0701), 8.0);
    }

    /// Sums of weights have rounding that decides nothing.
    void roundingMeets() {
        QVERIFY(read("far >= 80").isMet(oneDesign(80 * (1 - 4e-16), {10, 2, 6, 13}, {3, 0.5, 2, 4}), 0));
        QVERIFY(!read("far > 80").isMet(oneDesign(80 * (1 + 4e-16), {10, 2, 6, 13}, {3, 0.5, 2, 4}), 0));
        QVERIFY(!read("far >= 80").isMet(oneDesign(80 * (1 - 1e-13), {10, 2, 6, 13}, {3, 0.5, 2, 4}), 0));
    }

    /// Runs without the number may lie on either side of a bound: of ten, six are above 3 m, one is unknown.
    void missingNumbersCountAgainstAShare() {
        SweepResult result = oneDesign(80, {5.5, 0, 1, 10}, {3, 0.5, 2, 4});
        result.runsPerDesign = 10;
        const double none = std::numeric_limits<double>::quiet_NaN();
        result.values = {{3, 1, 2, 10, 9, 8, 4, 5, 7, none}, std::vector<double>(10, 3.0)};
        QNEAR(read("share(x > 3) >= 60 %").margin(result, 0), 0.0, 1e-12);
        QNEAR(read("share(x > 3) >= 65 %").margin(result, 0), -5.0, 1e-12);
        QNEAR(read("share(x > 3) <= 65 %").margin(result, 0), -5.0, 1e-12);
        QNEAR(read("share(x < 3) <= 25 %").margin(result, 0), -5.0, 1e-12);
        QNEAR(read("share(x < 3) <= 30 %").margin(result, 0), 0.0, 1e-12);
    }

    void conditionsAreJoined_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("margin");
        // 80 % far; x 10 ± 2 m from 6 to 13 m; t 3 ± 0.5 s from 2 to 4 s.
        QTest::newRow("and") << "far >= 70 and x_mean >= 9" << 1.0;
        QTest::newRow("one of two missed") << "far >= 85 and x_mean >= 9" << -5.0;
        QTest::newRow("or") << "far >= 85 or x_mean >= 9" << 1.0;
        QTest::newRow("and before or") << "far >= 85 and t_min > 9 or x_mean >= 9" << 1.0;
        QTest::newRow("or after and") << "x_mean >= 12 or far >= 75 and t_min >= 1.5" << 0.5;
        QTest::newRow("units") << "far >= 75 % and x_mean > 8 m and t_max <= 4.5s" << 0.5;
        QTest::newRow("a unit without a blank") << "x_mean - 1*x_sd > 7m" << 1.0;
        QTest::newRow("signs of one letter") << "far≥75% and x_mean≤11 m" << 1.0;
        QTest::newRow("a percent sign without a blank") << "far >= 75%" << 5.0;
        QTest::newRow("a percent sign within") << "far>=75%and x_mean>=9" << 1.0;
        QTest::newRow("a no-break space") << "far >= 75\u00a0%" << 5.0;
        QTest::newRow("arithmetic with a percentage") << "far/100 >= 0.3" << 0.5;
        QTest::newRow("powers of ten") << "x_mean > 1e-1 m" << 9.9;
        QTest::newRow("a remainder is none") << "x_mean % 3 >= 0.5" << 0.5;
        QTest::newRow("small percentages with their sign") << "far > 0.5 %" << 79.5;
        QTest::newRow("none at all") << "far > 0" << 80.0;
        QTest::newRow("a name that begins like a word") << "x_mean>t_mean or far<=0" << 7.0;
    }
    void conditionsAreJoined() {
        QFETCH(QString, text);
        QFETCH(double, margin);
        const auto result = oneDesign(80, {10, 2, 6, 13}, {3, 0.5, 2, 4});
        QNEAR(read(qPrintable(text)).margin(result, 0), margin, 1e-12);
        QVERIFY(!read("far > 80 and x_mean > 1").isMet(result, 0));
        QVERIFY(!read("far >= 80 and x_mean > 1").level("far"));
    }

    void runsAreCounted_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("margin");
        // x is 1, 2, … 10 m, the last of a second design 99 m.
        QTest::newRow("share above") << "share(x > 3) >= 60" << 10.0;
        QTest::newRow("share with the bound") << "share(x >= 3 m) >= 60 %" << 20.0;
        QTest::newRow("share below") << "share( x < 3 ) <= 50" << 30.0;
        QTest::newRow("a tenth") << "quantile(x, 10 %) >= 1" << 0.0;
        QTest::newRow("a bit more than a tenth") << "quantile(x, 0.11) > 1 m" << 1.0;
        QTest::newRow("least") << "quantile(x, 0) > 0" << 1.0;
        QTest::newRow("greatest") << "quantile(x, 100%) <= 10" << 0.0;
        QTest::newRow("the median twice") << "quantile(x,50%) + quantile(x,0.5) >= 8" << 2.0;
        QTest::newRow("with others") << "x_mean - quantile(x, 0.1) >= 4 and share(x>0)>=90" << 0.5;
    }
    void runsAreCounted() {
        QFETCH(QString, text);
        QFETCH(double, margin);
        SweepResult result = oneDesign(80, {5.5, 0, 1, 10}, {3, 0.5, 2, 4});
        result.runsPerDesign = 10;
        result.values = {{3, 1, 2, 10, 9, 8, 4, 5, 7, 6}, std::vector<double>(10, 3.0)};
        QNEAR(read(qPrintable(text)).margin(result, 0), margin, 1e-12);
    }

    void probabilitiesAreAskedFor() {
        SweepResult result = oneDesign(80, {10, 2, 6, 13}, {3, 0.5, 2, 4});
        result.probability = {75};
        QNEAR(read("P(far) >= 70 %").margin(result, 0), 5.0, 1e-12);
        QNEAR(read("P( far ) < far - 4").margin(result, 0), 1.0, 1e-12);
        QVERIFY(read("P(far) > 70").asksProbability() && !read("far > 70").asksProbability());
        QVERIFY(complaintAbout("P(x) > 5").contains("write P(far)"));
        QVERIFY(complaintAbout("P(far) > 0.9").contains("write 90 %"));
        result.probability.clear();
        QCOMPARE(read("P(far) >= 80 %").level(Requirement::probability), 80.0);
        QVERIFY(!read("P(far) >= 80 %").level("far"));
        QVERIFY(!read("far >= 80 %").level(Requirement::probability));
        QVERIFY(!read("P(far) >= 0").isMet(result, 0)); // nothing says how likely
    }

    void whatIsRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        QTest::newRow("a fraction for a percentage")
            << "far >= 0.8"
            << "position 8: this condition compares percentages, so 0.8 means 0.8 %; write 80 % or";
        QTest::newRow("the same on the left") << "0.95 <= far"
                                              << "write 95 % or";
        QTest::newRow("the same of a share") << "share(x > 3) >= 0.9"
                                             << "write 90 % or";
        QTest::newRow("true whatever comes out") << "1 > 0"
                                                 << "uses no result of the study";
        QTest::newRow("false whatever comes out") << "far > 10 and 1 > 2"
                                                  << "position 14: this condition uses no result";
        QTest::newRow("not a number") << "far >= 0/0"
                                      << "one side of the comparison is not a finite number";
        QTest::newRow("infinite") << "x_mean <= 1/0"
                                  << "one side of the comparison is not a finite number";
        QTest::newRow("another quantity's unit")
            << "far >= 80 m"
            << "position 11: no result in this comparison has the unit m";
        QTest::newRow("another measure's unit") << "x_mean > 3 s"
                                                << "no result in this comparison has the unit s";
        QTest::newRow("a unit nobody has") << "x_mean > 3 km"
                                           << "position 12";
        QTest::newRow("share of nothing")
            << "share(y > 3) > 50"
            << "position 7: \"y\" is not a result of this study; available results are x, t";
        QTest::newRow("share without a bound") << "share(x) > 50"
                                               << "write share(result > number)";
        QTest::newRow("share of no number") << "share(x > t) > 50"
                                            << "\"t\" must be a number in m";
        QTest::newRow("quantile without a share") << "quantile(x) > 5"
                                                  << "write quantile(result, level)";
        QTest::newRow("quantile of too much") << "quantile(x, 10) > 5"
                                              << "must lie between 0 % and 100 %, or between 0 and 1";
        QTest::newRow("open bracket of a call") << "share(x > 3 >= 50"
                                                << "position 6: a ')' is missing";
        QTest::newRow("nothing beside and") << "far >= 50 and"
                                            << "a comparison is missing";
        QTest::newRow("nothing beside or") << "or far >= 50"
                                           << "a comparison is missing";
    }
    void whatIsRefused() {
        QFETCH(QString, text);
        QFETCH(QString, part);
        const QString complaint = complaintAbout(qPrintable(text));
        QVERIFY2(complaint.contains(part), qPrintable(complaint));
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

    /// Four speeds, of which the last, with four tenths of the weight, decides nothing: 50 to 75 % of the
    /// runs are far, with a probability of 30 to 70 %.
    void whatIsMissingCountsAtItsWorst() {
        System system = tests::judgedFall();
        system.endings = {{"far", "Far"}, {"near", "Near"}, {"open", "Open", false}};
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        SweepResult result = oneDesign(50, {nan, nan, nan, nan}, {3, 0.5, 2, 4});
        result.system = std::make_shared<const System>(system);
        result.sweep.over = {"speed", {1, 2, 3, 4}};
        result.sweep.likely = Distribution{"speed", Distribution::Kind::weights, {1, 2, 3, 4}, {1, 2, 3, 4}};
        result.runsPerDesign = 4;
        result.probability = {30};
        result.success = {1, 1, 0, 0};
        result.endings = {0, 0, 1, 2};
        const auto margin = [&](const char* text) { return read(text).margin(result, 0); };
        const auto verdict = [&](const char* text) { return verdictOf(result, read(text), 0); };
        QNEAR(margin("far <= 60 %"), -15, 1e-9);
        QNEAR(margin("far >= 40 %"), 10, 1e-9);
        QNEAR(margin("P(far) <= 60 %"), -10, 1e-9);
        QNEAR(margin("P(far) >= 60 %"), -30, 1e-9);
        QVERIFY(std::isnan(margin("x_mean > 1")));
        QCOMPARE(verdict("far <= 60 %"), NoiseVerdict::undecided);
        QCOMPARE(verdict("far <= 80 %"), NoiseVerdict::met);
        QCOMPARE(verdict("far >= 76 %"), NoiseVerdict::failed);
        QCOMPARE(verdict("P(far) >= 60 %"), NoiseVerdict::undecided);
        QCOMPARE(verdict("P(far) >= 71 %"), NoiseVerdict::failed);
        QCOMPARE(verdict("x_mean > 1"), NoiseVerdict::undecided);
        QCOMPARE(verdict("x_mean > 1 or far >= 40 %"), NoiseVerdict::met);
        QCOMPARE(verdict("x_mean > 1 and far >= 76 %"), NoiseVerdict::failed);
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
};

TALWEG_TEST(tst_requirement, RequirementTest, QCoreApplication)
#include "tst_requirement.moc"
