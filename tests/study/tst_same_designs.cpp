#include "judged_fall.h"
#include "study/results_in_units.h"
#include "study/same_designs.h"
#include "study/table.h"
#include "support/test.h"

#include <QTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

std::shared_ptr<const System> falls() {
    static const auto system = std::make_shared<const System>(batchedFall());
    return system;
}

using Solved = std::shared_ptr<const SweepResult>;

Solved solved(std::vector<Axis> axes, const Values& changed = {}, Axis over = {"speed", {1, 2, 3, 4, 5, 6}},
              std::vector<std::string> measures = {"x", "t"}, std::vector<Tie> ties = {}) {
    Sweep sweep{defaultValues(falls()->parameters), std::move(axes), std::move(over), std::move(measures)};
    for (const auto& [id, value] : changed)
        sweep.base[id] = value;
    sweep.ties = std::move(ties);
    return solveSweep(falls(), sweep, {}, {}, {});
}

const Axis heights{"height", {5, 10, 20, 40}}, gravities{"g", {1.6, 3.7, 9.8}};

/// The height of a design, whatever axes its study has.
double inputOf(const SweepResult& result, std::size_t design, const char* id) {
    const Values values = result.valuesOf(design);
    const auto there = values.find(id);
    return std::get<double>(there == values.end() ? result.sweep.base.at(id) : there->second);
}

QStringList cellsOf(const std::string& table, int line) {
    return QString::fromStdString(table).section(u'\n', line, line).split(u',');
}

} // namespace

class TestSameDesigns : public QObject {
    Q_OBJECT

private slots:
    void designsAreTheSameWhereAllTheirInputsAre_data() {
        QTest::addColumn<Solved>("study");
        QTest::addColumn<Solved>("baseline");
        QTest::addColumn<int>("common");
        const Solved whole = solved({heights, gravities});
        QTest::newRow("the same grid") << whole << whole << 12;
        QTest::newRow("axes in another order") << whole << solved({gravities, heights}) << 12;
        QTest::newRow("values in another order")
            << whole << solved({{"height", {40, 5, 20, 10}}, {"g", {9.8, 1.6, 3.7}}}) << 12;
        QTest::newRow("some values") << whole << solved({{"height", {20, 7, 5}}, {"g", {3.7, 25}}}) << 2;
        QTest::newRow("finer") << solved({{"height", {20, 5}}, {"g", {3.7}}}) << whole << 2;
        QTest::newRow("one value there") << whole << solved({heights}, {{"g", 3.7}}) << 4;
        QTest::newRow("single value here") << solved({heights}, {{"g", 3.7}}) << whole << 4;
        QTest::newRow("rounded") << solved({{"height", {0.1 + 0.2}}}) << solved({{"height", {0.3}}}) << 1;
    }

    void designsAreTheSameWhereAllTheirInputsAre() {
        QFETCH(Solved, study);
        QFETCH(Solved, baseline);
        QFETCH(int, common);
        const SameDesigns same(*study, *baseline);
        QCOMPARE(same.whyNone(), std::string());
        int found = 0;
        for (std::size_t design = 0; design < study->designs; ++design) {
            const auto other = same.of(design);
            if (!other) continue;
            ++found;
            for (const char* id : {"height", "g"})
                QVERIFY(std::abs(inputOf(*study, design, id) - inputOf(*baseline, *other, id)) < 1e-12);
        }
        QCOMPARE(found, common);
    }

    void saysWhyNothingIsTheSame_data() {
        QTest::addColumn<Solved>("study");
        QTest::addColumn<Solved>("baseline");
        QTest::addColumn<QString>("why");
        const Solved whole = solved({heights, gravities});
        QTest::newRow("other values") << whole << solved({{"height", {6, 7}}, gravities})
                                      << "The baseline and this study have no value of h in common.";
        QTest::newRow("one other value") << whole << solved({heights}, {{"g", 5.0}})
                                         << "The baseline does not vary g. Its fixed value is 5 m/s², which "
                                            "is not among the values of this study.";
        QTest::newRow("none at the value")
            << solved({heights}, {{"g", 5.0}}) << whole
            << "The baseline varies g but has no designs at 5 m/s², the value in this study.";
        QTest::newRow("judged over another")
            << whole << solved({heights}, {}, {"g", {1, 2}})
            << "The designs of the baseline are evaluated over g, but those of this study over v.";
        QTest::newRow("it follows there")
            << whole << solved({heights}, {}, {"speed", {1}}, {"x"}, {{"g", "2*speed"}})
            << "The baseline has no values of g, which this study varies.";
        auto other = std::make_shared<SweepResult>(*whole);
        System renamed = *whole->system;
        renamed.id = "another";
        renamed.name = "Another body";
        other->system = std::make_shared<const System>(renamed);
        QTest::newRow("another system")
            << whole << Solved(other) << "The baseline is a study of another system, Another body.";
    }

    /// Shown in feet they are the same designs, and what follows others has no value of its own there either.
    void designsAreTheSameInAllUnits() {
        const DisplayUnits feet = DisplayUnits::usCustomary();
        const auto shown = [&feet](const Solved& result) { return inUnits(result, feet); };
        const Solved whole = solved({heights, gravities}),
                     some = solved({{"height", {20, 7, 5}}}, {{"g", 3.7}});
        const SameDesigns own(*whole, *some), same(*shown(whole), *shown(some));
        QCOMPARE(same.whyNone(), std::string());
        for (std::size_t design = 0; design < whole->designs; ++design)
            QVERIFY(same.of(design) == own.of(design));
        const Solved tied = solved({heights}, {{"g", 3.7}}, {"speed", {1}}, {"x"}, {{"g", "2*speed"}});
        QCOMPARE(SameDesigns(*shown(whole), *shown(tied)).whyNone(),
                 std::string("The baseline has no values of g, which this study varies."));
        QCOMPARE(SameDesigns(*shown(whole), *shown(solved({heights}, {{"g", 3.048}}))).whyNone(),
                 std::string("The baseline does not vary g. Its fixed value is 10 ft/s², which is not among "
                             "the values of this study."));
    }

    void saysWhyNothingIsTheSame() {
        QFETCH(Solved, study);
        QFETCH(Solved, baseline);
        QFETCH(QString, why);
        const SameDesigns same(*study, *baseline);
        QCOMPARE(QString::fromStdString(same.whyNone()), why);
        for (std::size_t design = 0; design < study->designs; ++design)
            QVERIFY(!same.of(design));
        QVERIFY(same.leftOut().empty());
    }

    void saysWhatIsLeftOut() {
        const Solved whole = solved({heights, gravities});
        QCOMPARE(
            SameDesigns(*whole, *solved({{"height", {5, 20}}, gravities})).leftOut(),
            std::string("The baseline has only 2 of 4 values of h; designs at other values are omitted."));
        QCOMPARE(SameDesigns(*whole, *solved({{"height", {5, 20}}}, {{"g", 1.6}})).leftOut(),
                 std::string("The baseline has only 2 of 4 values of h, 1 of 3 values of g; designs at other "
                             "values are omitted."));
        QVERIFY(SameDesigns(*whole, *whole).leftOut().empty());
    }

    /// x = v √(2 h / g) is linear in v: at speeds 1 m/s more, the mean of x is √(2 h / g) more, whatever the
    /// speeds.
    void aMeasureLinearInTheSpeedDiffersByItsSlope() {
        const Solved slow = solved({heights, gravities}, {}, {"speed", {1, 2, 4}});
        const Solved fast = solved({heights, gravities}, {}, {"speed", {2, 3, 5}});
        const SameDesigns same(*fast, *slow);
        for (std::size_t design = 0; design < fast->designs; ++design) {
            const double slope =
                std::sqrt(2 * inputOf(*fast, design, "height") / inputOf(*fast, design, "g"));
            const MeanDifference found = meanDifference(*fast, design, 0, *slow, same.of(design));
            QVERIFY(std::abs(found.absolute - slope) < 1e-12 * slope);
            QVERIFY(std::abs(found.relative - 3.0 / 7.0) < 1e-12); // the mean speeds are 10/3 and 7/3
            QCOMPARE(meanDifference(*fast, design, 1, *slow, same.of(design)).absolute, 0.0);
        }
    }

    void whatTheBaselineLacksIsNoNumber() {
        const Solved study = solved({heights}), other = solved({heights}, {}, {"speed", {1, 2}}, {"t"});
        QVERIFY(std::isnan(meanDifference(*study, 0, 0, *other, 0).absolute));
        QVERIFY(!std::isnan(meanDifference(*study, 0, 1, *other, 0).absolute));
        QVERIFY(std::isnan(meanDifference(*study, 0, 1, *other, {}).absolute));
        const Solved still = solved({heights}, {}, {"speed", {-1, 1}}), moved = solved({heights});
        const MeanDifference found = meanDifference(*moved, 0, 0, *still, 0); // of a mean of zero
        QVERIFY(found.absolute > 0 && std::isnan(found.relative));
    }

    /// Two studies solved apart, their tables subtracted cell by cell.
    void tablesEndWithTheDifferences() {
        const Solved study = solved({heights, gravities}, {}, {"speed", {3, 4, 9}});
        const Solved baseline = solved({gravities, {"height", {40, 10}}});
        TableOptions options;
        options.baseline = baseline;
        const std::string table = aggregateTable({study}, options), own = aggregateTable(*study),
                          other = aggregateTable(*baseline);
        const QStringList header = cellsOf(table, 0), otherHeader = cellsOf(other, 0);
        QCOMPARE(header.mid(header.size() - 5),
                 (QStringList{"far_difference_percent", "x_mean_difference_m", "x_mean_relative",
                              "t_mean_difference_s", "t_mean_relative"}));
        int compared = 0;
        for (int line = 1; line <= 12; ++line) {
            const QStringList cells = cellsOf(table, line);
            QCOMPARE(cells.mid(0, cells.size() - 5), cellsOf(own, line));
            const auto cell = [&](const QString& name) { return cells[header.indexOf(name)]; };
            QStringList there;
            for (int i = 1; i <= 6; ++i) {
                const QStringList row = cellsOf(other, i);
                if (row[otherHeader.indexOf("height")] == cell("height")
                    && row[otherHeader.indexOf("g")] == cell("g"))
                    there = row;
            }
            if (there.isEmpty()) {
                QCOMPARE(cells.mid(cells.size() - 5), QStringList({"", "", "", "", ""}));
                continue;
            }
            ++compared;
            const auto less = [&](const QString& name) {
                return cell(name).toDouble() - there[otherHeader.indexOf(name)].toDouble();
            };
            QCOMPARE(cell("far_difference_percent").toDouble(), less("far_percent"));
            QCOMPARE(cell("x_mean_difference_m").toDouble(), less("x_mean_m"));
            QCOMPARE(cell("x_mean_relative").toDouble(),
                     less("x_mean_m") / there[otherHeader.indexOf("x_mean_m")].toDouble());
            QCOMPARE(cell("t_mean_difference_s").toDouble(), less("t_mean_s"));
        }
        QCOMPARE(compared, 6);
    }
};

TALWEG_TEST(tst_same_designs, TestSameDesigns, QCoreApplication)
#include "tst_same_designs.moc"
