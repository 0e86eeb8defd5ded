#include "figures/study/study_baseline.h"
#include "figures/study/study_change.h"
#include "figures/study/study_csv.h"
#include "figures/study/study_figure_id.h"
#include "figures/study/study_map.h"
#include "shown_study.h"
#include "support/test.h"

#include <QTest>

using namespace talweg;
using namespace talweg::tests;
using Kind = StudyFigure::Kind;
using What = StudyLess::What;

namespace {

/// A result less another.
StudyShown less(std::shared_ptr<const SweepResult> result, std::shared_ptr<const SweepResult> other) {
    StudyShown shown{std::move(result), {}, {}};
    shown.less = std::make_shared<const StudyShown>(StudyShown{std::move(other), "baseline: g = 1 m/s²", {}});
    return shown;
}

/// madeStudy of other inputs, which has its numbers where it has its designs.
std::shared_ptr<const SweepResult> madeWith(const std::vector<double>& b, const std::vector<double>& e) {
    const auto whole = madeStudy();
    auto some = std::make_shared<SweepResult>(*whole);
    some->sweep.axes[0].values = b;
    some->sweep.axes[2].values = e;
    some->designs = b.size() * 3 * e.size();
    some->percentage.clear();
    some->spreads.clear();
    for (std::size_t design = 0; design < some->designs; ++design) {
        const Values values = some->valuesOf(design);
        const double radius = std::get<double>(values.at("b")), k = std::get<double>(values.at("k")),
                     restitution = std::get<double>(values.at("e"));
        some->percentage.push_back(std::min(90.0, 100 * restitution * (1 - k)) - 10);
        some->spreads.push_back({-20 + 10 * radius * restitution - radius, 1, -30, 0});
        some->spreads.push_back({7, 0, 7, 7});
    }
    return some;
}

QCPColorScale* scaleOf(const StudyView& view) {
    for (int i = 0; i < view.plotLayout()->elementCount(); ++i)
        if (auto* scale = qobject_cast<QCPColorScale*>(view.plotLayout()->elementAt(i))) return scale;
    return nullptr;
}

StudyFigure mapOf(const char* measure = "") {
    StudyFigure figure = studyFigure(Kind::map);
    figure.measure = measure;
    return figure;
}

StudyPart partOf(std::shared_ptr<const SweepResult> result, const char* condition = "height_mean >= 0") {
    StudyPart part{{std::move(result), {}, requirement(condition)}, true, {}, "e"};
    for (std::size_t design = 0; design < part.shown.result->designs; ++design)
        part.margins.push_back(part.shown.requirement->margin(*part.shown.result, design));
    return part;
}

} // namespace

class TestStudyDifference : public QObject {
    Q_OBJECT

private slots:
    void theScaleHasZeroInItsMiddle() {
        const auto view = shown(mapOf(), {less(madeStudy(4), madeStudy())});
        const QCPColorScale* scale = scaleOf(*view);
        QCOMPARE(scale->dataRange().lower, -4.0);
        QCOMPARE(scale->dataRange().upper, 4.0);
        QCOMPARE(scale->label(), "Δ crossed (percentage points)");
        const auto heights = shown(mapOf("height"), {less(madeStudy(), madeStudy(3))});
        QCOMPARE(scaleOf(*heights)->dataRange().upper, 3.0);
        QCOMPARE(scaleOf(*heights)->label(), "Δ height, mean (m)");
        QCOMPARE(scaleOf(*shown(mapOf(), {{madeStudy(), {}, {}}}))->label(), "Crossed (%)");
    }

    /// Even where all designs are alike the map is one of zeros, in the colour of the middle.
    void nothingDiffersFromItself() {
        const auto view = shown(mapOf(), {less(madeStudy(), madeStudy())});
        QVERIFY(scaleOf(*view)->dataRange().lower < 0 && scaleOf(*view)->dataRange().upper > 0);
        const QColor middle = paintedPicture(*view).pixelColor(
            QPoint(paintedPicture(*view).width() / 3, paintedPicture(*view).height() / 2));
        QVERIFY2(middle.lightness() > 225 && middle.saturation() < 20, qPrintable(middle.name()));
    }

    void theMouseReadsBothValuesAndTheDifference() {
        const auto view =
            shown(mapOf(), {less(madeStudy(), madeWith({1, 2, 3}, {0.5, 0.6, 0.7, 0.8, 0.9, 1}))});
        const QStringList lines = toolTipAt(*view, pixel(*view, 0.8, 2)).split(u'\n');
        QCOMPARE(lines[0], "difference from the baseline: g = 1 m/s²");
        QCOMPARE(lines[1], "b = 2 m, k = 0.2, e = 0.8");
        QCOMPARE(lines[2], "Crossed: 64.0 % minus 54.0 % is +10.0 percentage points");
        QCOMPARE(lines[3], "Height: −4.00 m minus −6.00 m is +2.00 m (+33.3 %)");
        QCOMPARE(lines[4], "Time: 7.00 s minus 7.00 s is 0.00 s (0.0 %)");
    }

    /// Only what both studies have is drawn, and the caption says what is not.
    void otherGridsAreComparedWhereTheyAgree() {
        const auto view = shown(mapOf(), {less(madeStudy(), madeWith({3, 7}, {0.55, 0.6, 0.8, 1}))},
                                {{"b", 3.0}, {"k", 0.2}, {"e", 0.8}});
        QVERIFY(view->everything().bottom < 3 && view->everything().bottom > 2); // b = 3 alone
        QVERIFY(view->everything().left > 0.45);
        QCustomPlot plot;
        StudyMap map(plot);
        map.setTheme(Theme::light());
        map.show(mapOf(), {less(madeStudy(), madeWith({3, 7}, {0.55, 0.6, 0.8, 1}))}, {{"k", 0.2}});
        QCOMPARE(map.caption(), "difference from the baseline: g = 1 m/s²: k = 0.2, u₄ = 1 … 5 m/s, at 1 of "
                                "3 values of b, 3 of 6 values of e");
    }

    /// Only figures with lines have chosen lines.
    void chosenLinesAreInTheId() {
        StudyFigure figure = studyFigure(Kind::mean, "k");
        figure.measure = "height";
        figure.members = {0.1, 0.6};
        const QString id = idOfStudyFigure(figure);
        QCOMPARE(id, "study:mean,x=e,family=k,measure=height,members=0.1;0.6");
        const StudyFigureReading read = studyFigureOf(id, *madeStudy(), {}, {});
        QVERIFY(read.figure);
        QVERIFY(*read.figure == figure);
        for (const char* wrong : {"study:map,members=0.1", "study:pareto,members=0.1",
                                  "study:mean,members=", "study:mean,members=k"})
            QVERIFY2(!studyFigureOf(wrong, *madeStudy(), {}, {}).figure, wrong);
    }

    void whatCannotBeComparedSaysWhy() {
        const Values here = chosen;
        QCOMPARE(differenceProblem(mapOf(), less(madeStudy(), madeWith({5, 7}, {0.5, 1})), here),
                 "The baseline and this study have no value of b in common.");
        auto bare = std::make_shared<SweepResult>(*madeStudy());
        bare->sweep.measures = {"t"};
        QCOMPARE(differenceProblem(mapOf("height"), less(madeStudy(), bare), here),
                 "The baseline does not have the result height.");
        auto otherK = std::make_shared<SweepResult>(*madeStudy());
        otherK->sweep.axes[1].values = {0.3, 0.1, 0.6};
        QCOMPARE(differenceProblem(mapOf(), less(madeStudy(), otherK), here),
                 "The baseline has no designs at k = 0.2.");
        QCOMPARE(differenceProblem(mapOf(), less(madeStudy(), nullptr), here),
                 "Not solved: baseline: g = 1 m/s².");
        QCOMPARE(differenceProblem(studyFigure(Kind::map, "u4"), less(madeStudy(), madeStudy()), here),
                 "A map of differences needs two varied inputs.");
        const auto view = shown(mapOf(), {less(madeStudy(), madeWith({5, 7}, {0.5, 1}))});
        QVERIFY(legendOf(*view).empty());
        QVERIFY(toolTipAt(*view, view->rect().center()).isEmpty());
    }

    /// Against subtracting the tables of both results.
    void theDataAreThoseOfTheMap() {
        const StudyShown shown = less(madeStudy(), madeStudy(3));
        const QByteArray csv = studyFigureCsv(mapOf(), shown, chosen);
        const QList<QByteArray> lines = csv.split('\n');
        QVERIFY(lines[0].endsWith(",crossed_difference_percent,height_mean_difference_m,height_mean_relative,"
                                  "t_mean_difference_s,t_mean_relative"));
        for (int line = 1; line <= 18; ++line)
            QCOMPARE(lines[line].split(',').at(lines[0].split(',').indexOf("height_mean_difference_m")),
                     "-3");
        QCOMPARE(lines.size(), 1 + 18 + 1);
    }

    void aBaselineLiesUnderTheLines() {
        StudyShown under{madeStudy(-5), "baseline: g = 1 m/s²", requirement("height_mean >= 0")};
        under.isBaseline = true;
        const auto view = shown(studyFigure(Kind::mean, "b"), {{madeStudy(), {}, {}}, under});
        QCOMPARE(legendOf(*view), (QStringList{"b = 1 m", "b = 2 m", "b = 3 m", "baseline: g = 1 m/s²"}));
        std::vector<QCPGraph*> lines;
        for (int i = view->graphCount() - 1; i >= 0; --i)
            if (view->graph(i)->visible()) lines.push_back(view->graph(i));
        QCOMPARE(lines.size(), std::size_t{6});
        QCOMPARE(lines[3]->data()->at(5)->value, lines[0]->data()->at(5)->value - 5);
        QCOMPARE(lines[3]->pen().style(), Qt::CustomDashLine);
        QCOMPARE(lines[3]->pen().color(), muted(lines[0]->pen().color(), Theme::light()));
        view->setEntryShown(3, false);
        int left = 0;
        for (int i = 0; i < view->graphCount(); ++i)
            left += view->graph(i)->visible();
        QCOMPARE(left, 3);
    }

    /// Lines of a baseline with other values go through the designs that both have, at all values it has.
    void aBaselineOfAnotherGridHasItsOwnPoints() {
        StudyShown under{madeWith({3, 7}, {0.55, 0.6, 1}), "baseline", {}};
        under.isBaseline = true;
        const auto view = shown(studyFigure(Kind::mean, "b"), {{madeStudy(), {}, {}}, under});
        const QCPGraph* line = nullptr;
        int lines = 0;
        for (int i = 0; i < view->graphCount(); ++i) {
            if (!view->graph(i)->visible()) continue;
            ++lines;
            if (view->graph(i)->data()->size() == 3) line = view->graph(i);
        }
        QCOMPARE(lines, 3 + 1);
        QVERIFY(line);
        QCOMPARE(line->data()->at(0)->key, 0.55);
        QCOMPARE(line->data()->at(2)->value, -20 + 10 * 3 * 1.0 - 3); // b = 3
        StudyShown apart{madeWith({5, 7}, {0.5, 1}), "baseline", {}};
        apart.isBaseline = true;
        QCOMPARE(legendOf(*shown(studyFigure(Kind::mean, "b"), {{madeStudy(), {}, {}}, apart})).size(), 3);
    }

    /// height = −20 + 10 b e at b = 2 reaches 0 at e = 1, and raised by 6 at e = 0.7.
    void theAnswerSaysWhatHasChanged() {
        const StudyPart now = partOf(madeStudy()), before = partOf(madeStudy(6));
        QCOMPARE(changeOfAnswer(now, before, chosen),
                 "Met for e ≥ 1; in the baseline, met for e ≥ 0.7 (+0.3).");
        QCOMPARE(changeOfAnswer(before, now, chosen),
                 "Met for e ≥ 0.7; in the baseline, met for e ≥ 1 (−0.3).");
        QCOMPARE(changeOfAnswer(now, now, chosen), "Met for e ≥ 1, as in the baseline.");
        const StudyPart never = partOf(madeStudy(-20));
        QCOMPARE(changeOfAnswer(now, never, chosen),
                 "Met for e ≥ 1; in the baseline, not met at the largest value of e.");
        QCOMPARE(changeOfAnswer(never, now, chosen),
                 "Not met at the largest value of e; in the baseline, met for e ≥ 1.");
        QCOMPARE(changeOfAnswer(never, never, chosen),
                 "Not met at the largest value of e, as in the baseline.");
        StudyPart at = now, other = before;
        at.smallest = other.smallest = {};
        QCOMPARE(changeOfAnswer(at, other, chosen), "Margin −6 m; baseline 0 m (−6 m).");
        QCOMPARE(changeOfAnswer(now, partOf(madeWith({5, 7}, {0.5, 1})), chosen),
                 "The baseline and this study have no value of b in common.");
    }

    /// Each part is compared with that of its own convention.
    void partsMeetTheirCounterparts() {
        auto system = std::make_shared<System>(*studied());
        system->studyCompare = "convention";
        const auto of = [&](const char* convention) {
            auto result = std::make_shared<SweepResult>(*madeStudy());
            result->system = system;
            result->sweep.base["convention"] = std::string(convention);
            return result;
        };
        const std::vector<StudyShown> both{{of("published"), "As published", {}},
                                           {of("consistent"), "Consistent", {}}};
        QCOMPARE(counterpartOf(*of("consistent"), both), std::size_t{1});
        QCOMPARE(counterpartOf(*of("consistent"), {both[0]}), std::size_t{0});
        QCOMPARE(overBaseline({both[1]}, both).size(), std::size_t{2});
        const DifferenceShown made = differenceShown(both, 1, {What::part, 0}, {});
        QCOMPARE(made.shown->less->name, "As published");
        QCOMPARE(differenceShown(both, 0, {What::usual}, {}).shown->less->name, "Consistent");
        QVERIFY(
            differenceShown(both, 1, {What::part, 1}, {}).problem.contains("cannot be compared with itself"));
        QVERIFY(differenceShown(both, 1, {What::part, 5}, {}).problem.contains("no part 6"));
        QVERIFY(differenceShown(both, 1, {What::baseline}, {}).problem.contains("No study is pinned"));
    }

    void idsReadBack() {
        const auto result = madeStudy();
        const Study study{.axes = {{"b", "1:3:1"}, {"e", "0.5:1:0.1"}}, .smallest = "e"};
        for (const StudyLess& less : {StudyLess{What::baseline}, StudyLess{What::part, 2}}) {
            StudyFigure figure = mapOf("height");
            const QString id = idOfStudyFigure(figure, 1, less);
            QVERIFY(id.startsWith("study:difference,x=e,family=b,measure=height,part=2,less="));
            const StudyFigureReading read = studyFigureOf(id, *result, study, {});
            QVERIFY2(read.figure.has_value(), qPrintable(read.problem));
            QVERIFY(*read.figure == figure && read.less == less);
            QCOMPARE(read.part, std::size_t{1});
        }
        QVERIFY(studyFigureOf("study:difference", *result, study, {}).less == StudyLess{What::usual});
        QVERIFY(studyFigureOf("study:map", *result, study, {}).less == StudyLess{});
        for (const char* wrong : {"study:map,less=1", "study:difference,less=0", "study:difference,less=x",
                                  "study:difference,less=", "study:spread,less=baseline"})
            QVERIFY2(studyFigureOf(wrong, *result, study, {})
                         .problem.contains("is not a valid option for figures"),
                     wrong);
        QVERIFY(studyFigureOf("study:pie", *result, study, {}).problem.endsWith("pareto, difference."));
    }
};

TALWEG_TEST(tst_study_difference, TestStudyDifference, QApplication)
#include "tst_study_difference.moc"
