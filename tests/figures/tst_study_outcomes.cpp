#include "figures/file/picture_file.h"
#include "figures/study/study_csv.h"
#include "figures/theme.h"
#include "shown_study.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <map>
#include <set>

using namespace talweg;
using namespace talweg::tests;
using Kind = StudyFigure::Kind;

namespace {

/// Places in the endings of the made-up system below.
enum : std::uint8_t { timeLimit, rebounded, crossed, turned, givenUp };

std::shared_ptr<const System> withEndings() {
    System system = *studied();
    system.endings = {{"time-limit", "Time limit", false},
                      {"rebounded", "Rebounded"},
                      {"crossed", "Crossed"},
                      {"turned", "Turned back"},
                      {"given-up", "Aborted", false}};
    return std::make_shared<const System>(system);
}

/// Ten runs of each design: radii of 1 and 2 m, restitutions in no order. Of b = 1 m half cross, two rebound
/// and three have their time over; of b = 2 m with e = 0.9, 0.6, 0.8 cross 10, 2, 6, the others turn.
std::shared_ptr<SweepResult> madeOutcomes() {
    auto result = std::make_shared<SweepResult>();
    result->system = withEndings();
    result->sweep.axes = {{"b", {1, 2}}, {"e", {0.9, 0.6, 0.8}}};
    result->sweep.over = {"u4", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}};
    result->sweep.measures = {"height"};
    result->designs = 6;
    result->runsPerDesign = 10;
    for (int design = 0; design < 3; ++design)
        for (const std::uint8_t ending : {crossed, crossed, crossed, crossed, crossed, rebounded, rebounded,
                                          timeLimit, timeLimit, timeLimit})
            result->endings.push_back(ending);
    for (const int count : {10, 2, 6})
        for (int run = 0; run < 10; ++run)
            result->endings.push_back(run < count ? crossed : turned);
    for (const std::uint8_t ending : result->endings)
        result->success.push_back(ending == crossed);
    result->percentage = {50, 50, 50, 100, 20, 60};
    result->spreads.resize(6);
    result->doubtful.resize(60);
    result->values.assign(1, std::vector<double>(60));
    return result;
}

StudyFigure outcomes(const char* x = "e") {
    return studyFigure(Kind::outcomes, "", x);
}

const Values ofTwoMetres{{"b", 2.0}, {"e", 0.6}}, ofOneMetre{{"b", 1.0}, {"e", 0.6}};

QImage painted(StudyView& view) {
    view.replot();
    return view.grab().toImage();
}

/// What part of a bar's height has some colour, %, on a line upwards beside its middle.
double partOf(StudyView& view, double x, const QColor& color) {
    const QImage image = painted(view);
    const int column = pixel(view, x, 0).x() + 3, top = pixel(view, x, 100).y(),
              bottom = pixel(view, x, 0).y();
    int found = 0;
    for (int y = top; y < bottom; ++y)
        found += image.pixelColor(column, y) == color;
    return 100.0 * found / (bottom - top);
}

QColor colourOf(StudyView& view, int entry) {
    return view.legendBar().entries().at(static_cast<std::size_t>(entry)).fill->ground;
}

/// How many colours there are around a place.
int colours(StudyView& view, double x, double y) {
    const QImage image = painted(view);
    const QPoint place = pixel(view, x, y);
    QSet<QRgb> found;
    for (int i = -9; i <= 9; ++i)
        for (int j = -9; j <= 9; ++j)
            found << image.pixel(place + QPoint(i, j));
    return static_cast<int>(found.size());
}

} // namespace

class TestStudyOutcomes : public QObject {
    Q_OBJECT

private slots:
    /// Runs solved one by one, each by itself.
    void countsAreThoseOfTheRuns() {
        const auto rover = builtinSystems().find("rover");
        Values base = defaultValues(rover->parameters);
        for (const auto& [id, value] : std::initializer_list<std::pair<const char*, double>>{
                 {"beta", 15}, {"theta", 15}, {"dh", -3}, {"pl", 9}, {"g", 3.71}, {"k", 0.1}, {"b", 2}})
            base[id] = value;
        base["convention"] = std::string("published");
        base["t_end"] = 12.0;
        Sweep sweep{base, {{"e", {0.6, 0.85, 0.95}}}, {"u4", {}}, {"height"}};
        for (double speed = 0.5; speed < 8; speed += 0.25)
            sweep.over.values.push_back(speed);
        const auto result = solveSweep(rover, sweep, {}, {}, {});
        const auto view = shown(outcomes(), {{result, {}, {}}}, {{"e", 0.85}});
        std::set<std::string> occurring;
        for (std::size_t design = 0; design < 3; ++design) {
            std::map<std::string, int> counts;
            for (const double speed : sweep.over.values) {
                Values values = base;
                values["e"] = sweep.axes[0].values[design];
                values["u4"] = speed;
                ++counts[prepared(*rover, values)->solve({}, {})->outcome.id];
            }
            const QString text = toolTipAt(*view, pixel(*view, sweep.axes[0].values[design], 50));
            double sum = 0;
            for (const Ending& ending : rover->endings) {
                const int count = counts[ending.id];
                const QString label = QString::fromStdString(ending.label).toLower();
                const QRegularExpression said(QStringLiteral("\\b%1 (\\d+)( of %2)? \\(([\\d.]+) %\\)")
                                                  .arg(label)
                                                  .arg(sweep.over.values.size()));
                const auto match = said.match(text);
                QCOMPARE(match.hasMatch() ? match.captured(1).toInt() : 0, count);
                sum += match.captured(3).toDouble();
                if (count > 0) occurring.insert(ending.label);
            }
            QVERIFY2(std::abs(sum - 100) < 0.3, qPrintable(text)); // each is rounded
        }
        QVERIFY(occurring.size() >= 3);
        std::set<std::string> named;
        for (const QString& name : legendOf(*view))
            named.insert(name.toStdString());
        QVERIFY(named == occurring);
    }

    void successIsAtTheBottomAndTheUndecidedAtTheTop() {
        const auto view = shown(outcomes(), {{madeOutcomes(), {}, {}}}, ofOneMetre);
        QCOMPARE(legendOf(*view), (QStringList{"Crossed", "Rebounded", "Turned back", "Time limit"}));
        const auto at = [&](double share) {
            const QImage image = painted(*view);
            return image.pixelColor(pixel(*view, 0.8, share) + QPoint(0, 1));
        };
        QCOMPARE(at(25), Theme::light().lines[0]);
        QCOMPARE(at(49), Theme::light().lines[0]);
        QVERIFY(partOf(*view, 0.8, colourOf(*view, 1)) > 8); // of 20 %, under lines
        QVERIFY(partOf(*view, 0.8, colourOf(*view, 3)) > 5); // of 30 %
        QCOMPARE(partOf(*view, 0.8, colourOf(*view, 2)), 0.0);
        const QColor grey = colourOf(*view, 3);
        QVERIFY(std::abs(grey.hslSaturationF()) < 0.2);
    }

    /// The bars are filled from 0 to 100 %: their parts add up.
    void barsReachFromBottomToTop() {
        const auto view = shown(outcomes(), {{madeOutcomes(), {}, {}}}, ofTwoMetres);
        for (const auto& [e, share] : {std::pair(0.9, 100.0), std::pair(0.6, 20.0), std::pair(0.8, 60.0)}) {
            QVERIFY(std::abs(partOf(*view, e, Theme::light().lines[0]) - share) < 1.5);
            QVERIFY(partOf(*view, e, Theme::light().background) < 1.5); // but for a line between two parts
        }
        QCOMPARE(view->yAxis->label(), "Share of runs (%)");
        QCOMPARE(view->yAxis->range().lower, 0.0);
        QCOMPARE(view->yAxis->range().upper, 100.0);
    }

    void partsAreToldWithoutColours() {
        const auto view = shown(outcomes(), {{madeOutcomes(), {}, {}}}, ofOneMetre);
        std::set<Hatch> hatches;
        for (const LegendEntry& entry : view->legendBar().entries())
            QVERIFY(hatches.insert(entry.fill->hatch).second);
        QCOMPARE(colours(*view, 0.8, 25), 1);
        QVERIFY(colours(*view, 0.8, 60) > 1);
        QVERIFY(colours(*view, 0.8, 85) > 1);
    }

    void whatIsHiddenLeavesItsRoomToThoseAbove() {
        const auto view = shown(outcomes(), {{madeOutcomes(), {}, {}}}, ofTwoMetres);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->legendBar().entryRect(0).center().toPoint());
        QVERIFY(!view->legendBar().entries()[0].shown);
        QCOMPARE(partOf(*view, 0.6, Theme::light().lines[0]), 0.0);
        QCOMPARE(partOf(*view, 0.9, colourOf(*view, 2)), 0.0); // none turned
        QVERIFY(colours(*view, 0.6, 10) > 1);
        // Of e = 0.8 forty per cent turned: no more is filled, but for the lines of the axes and the grid.
        QVERIFY(partOf(*view, 0.8, Theme::light().background) > 55);
        // It is the same ending that is hidden where others occur, and where only the radius changes.
        view->setChosen(ofOneMetre);
        QVERIFY(!view->legendBar().entries()[0].shown);
        view->setEntryShown(0, true);
        QVERIFY(partOf(*view, 0.6, Theme::light().lines[0]) > 48);
    }

    void aClickChoosesTheDesign() {
        const auto result = madeOutcomes();
        const auto view = shown(outcomes(), {{result, {}, {}}}, ofTwoMetres);
        QSignalSpy spy(view.get(), &StudyView::designClicked);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, 0.79, 99));
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, 0.59, 1));
        QCOMPARE(spy.size(), 2);
        QCOMPARE(spy[0][1].value<std::size_t>(), result->designAt(std::vector<std::size_t>{1, 2}));
        QCOMPARE(spy[1][1].value<std::size_t>(), result->designAt(std::vector<std::size_t>{1, 1}));
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, QPoint(3, view->height() - 3));
        QCOMPARE(spy.size(), 2);
        const QImage before = painted(*view);
        view->setChosen({{"b", 2.0}, {"e", 0.8}});
        QVERIFY(painted(*view) != before); // another bar is framed
    }

    void itSaysWhatIsUnderTheMouse() {
        const auto view = shown(outcomes(), {{madeOutcomes(), "As published", {}}}, ofOneMetre);
        QCOMPARE(
            toolTipAt(*view, pixel(*view, 0.6, 50)),
            "As published\ne = 0.6: crossed 5 of 10 (50.0 %), rebounded 2 (20.0 %), time limit 3 (30.0 %)"
            "\nb = 1 m");
    }

    void inputsThatAreNotDrawnAreCut() {
        StudyFigure figure = outcomes();
        QVERIFY(partOf(*shown(figure, {{madeOutcomes(), {}, {}}}, ofOneMetre), 0.9, Theme::light().lines[0])
                < 52);
        figure.fixed = {{"b", 1.8}};
        QVERIFY(partOf(*shown(figure, {{madeOutcomes(), {}, {}}}, ofOneMetre), 0.9, Theme::light().lines[0])
                > 98);
        figure.family = "b"; // has no part in it
        QVERIFY(!legendOf(*shown(figure, {{madeOutcomes(), {}, {}}}, ofOneMetre)).isEmpty());
    }

    void whatIsAskedForIsMarked() {
        const auto without = paintedPicture(*shown(outcomes(), {{madeOutcomes(), {}, {}}}));
        QVERIFY(without
                != paintedPicture(*shown(outcomes(), {{madeOutcomes(), {}, requirement("crossed>=60")}})));
        QCOMPARE(without, paintedPicture(*shown(outcomes(), {{madeOutcomes(), {}, requirement("t_max<1")}})));
    }

    void itsTableListsTheCounts() {
        const auto rows = studyFigureCsv(outcomes(), *madeOutcomes(), ofOneMetre).split('\n');
        QVERIFY(rows[0].startsWith("b,e,runs,crossed_percent,"));
        QVERIFY(rows[0].endsWith(",doubtful,ended_time-limit,ended_rebounded,ended_crossed,ended_turned,"
                                 "ended_given-up,diagnostics"));
        QCOMPARE(rows.size(), 5); // three designs, in the order of the study
        QVERIFY(rows[1].startsWith("1,0.9,10,50,") && rows[1].endsWith(",0,3,2,5,0,0,undecided"));
        QVERIFY(rows[2].startsWith("1,0.6,10,50,"));
    }

    void whereThereIsNothingToCount() {
        QVERIFY(legendOf(*shown(outcomes(), {{madeStudy(), {}, {}}})).isEmpty()); // no endings
        QVERIFY(legendOf(*shown(outcomes("mu"), {{madeOutcomes(), {}, {}}})).isEmpty());
        const auto shard = madeOutcomes();
        shard->shard = {0, 2};
        QVERIFY(legendOf(*shown(outcomes(), {{shard, {}, {}}})).isEmpty());
        const auto view = shown(outcomes(), {{nullptr, {}, {}}});
        QTest::mouseClick(view.get(), Qt::LeftButton);
        QVERIFY(toolTipAt(*view, view->rect().center()).isEmpty());
    }

    void oneDesignIsOneBar() {
        const auto result = madeOutcomes();
        result->sweep.axes = {{"e", {0.7}}};
        result->designs = 1;
        result->endings.resize(10);
        const auto view = shown(outcomes(), {{result, {}, {}}}, {{"e", 0.85}});
        QVERIFY(std::abs(partOf(*view, 0.7, Theme::light().lines[0]) - 50) < 1.5);
        QVERIFY(toolTipAt(*view, pixel(*view, 0.7, 50)).startsWith("e = 0.7: crossed 5 of 10"));
        QCOMPARE(studyFigureCsv(outcomes(), *result, {}).count('\n'), 2);
        // Of several axes one that has but one value.
        const auto two = madeOutcomes();
        two->sweep.axes = {{"b", {2}}, {"e", {0.9, 0.6, 0.8}}};
        two->designs = 3;
        QVERIFY(toolTipAt(*shown(outcomes("b"), {{two, {}, {}}}, {{"e", 0.6}}), {400, 250})
                    .startsWith("b = 2 m: crossed 5 of 10"));
    }

    void filesHaveItAsItIs() {
        const auto view = shown(outcomes(), {{madeOutcomes(), {}, {}}}, ofTwoMetres);
        view->setEntryShown(3, false);
        view->copyToClipboard();
        const QImage light = paintedPicture(*view), dark = paintedPicture(*view, Theme::night());
        QCOMPARE(light.pixelColor(0, 0), Theme::light().background);
        QCOMPARE(dark.pixelColor(0, 0), Theme::night().background);
        int blue = 0;
        for (int y = 0; y < light.height(); ++y)
            for (int x = 0; x < light.width(); ++x)
                blue += light.pixelColor(x, y) == Theme::light().lines[0];
        QVERIFY(blue > light.width() * light.height() / 10);
    }
};

TALWEG_TEST(tst_study_outcomes, TestStudyOutcomes, QApplication)
#include "tst_study_outcomes.moc"
