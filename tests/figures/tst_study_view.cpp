#include "figures/plot/empty_note.h"
#include "figures/study/study_csv.h"
#include "figures/study/study_solving.h"
#include "figures/theme.h"
#include "shown_study.h"
#include "study/judged_fall.h"
#include "support/test.h"

#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <set>

using namespace talweg;
using namespace talweg::tests;
using Kind = StudyFigure::Kind;

namespace {

StudyShown alone(std::optional<Requirement> asked = {}) {
    return {madeStudy(), {}, std::move(asked)};
}

/// The visible lines, the first of the legend first.
std::vector<QCPGraph*> linesOf(StudyView& view) {
    std::vector<QCPGraph*> lines;
    for (int i = view.graphCount() - 1; i >= 0; --i)
        if (view.graph(i)->visible()) lines.push_back(view.graph(i));
    return lines;
}

double at(const QCPGraph& line, int index) {
    return line.data()->at(index)->value;
}

} // namespace

class TestStudyView : public QObject {
    Q_OBJECT

private slots:
    void withoutResultsItTakesEveryEvent() {
        StudyView view;
        view.resize(400, 300);
        view.show();
        for (const Kind kind : {Kind::percentage, Kind::spread, Kind::mean, Kind::runs, Kind::map,
                                Kind::outcomes, Kind::pareto}) {
            view.setFigure(studyFigure(kind));
            view.setResults({{nullptr, {}, {}}});
            view.replot();
            QTest::mouseClick(&view, Qt::LeftButton);
            QTest::keyClick(&view, Qt::Key_R);
            QVERIFY(view.legendBar().entries().empty());
        }
    }

    /// It does not say that it waits.
    void ofOneDesignItSaysWhyThereIsNoFigure() {
        auto one = std::make_shared<SweepResult>(*madeStudy());
        one->sweep.axes.clear();
        one->designs = 1;
        one->percentage.resize(1);
        one->spreads.resize(2);
        one->success.resize(5);
        one->doubtful.resize(5);
        for (auto& values : one->values)
            values.resize(5);
        StudyView view;
        view.resize(400, 300);
        const auto reason = [&view] {
            for (int i = 0; i < view.itemCount(); ++i)
                if (const auto* note = dynamic_cast<const EmptyNote*>(view.item(i)))
                    return note->visible() ? note->reason() : QString();
            return QString();
        };
        for (const Kind kind : {Kind::percentage, Kind::spread, Kind::mean, Kind::map}) {
            view.setFigure(studyFigure(kind));
            view.setResults({{nullptr, {}, {}}});
            QCOMPARE(reason(), QString());
            view.setResults({{one, {}, {}}});
            QVERIFY2(reason().startsWith("No input is varied"), qPrintable(reason()));
        }
    }

    void aLinePerMemberOfTheFamily() {
        const auto view = shown(studyFigure(Kind::percentage, "k"), {alone()});
        QCOMPARE(legendOf(*view), (QStringList{"k = 0.2", "k = 0.1", "k = 0.6"}));
        const auto lines = linesOf(*view);
        QCOMPARE(lines.size(), std::size_t{3});
        QCOMPARE(at(*lines[0], 2), 100 * 0.7 * 0.8);
        QCOMPARE(at(*lines[1], 5), 90.0);
        QCOMPARE(view->yAxis->label(), "Crossed (%)");
        QCOMPARE(view->xAxis->label(), "Restitution e");
    }

    /// A legend of many lines would be larger than the figure.
    void aLargeFamilyHasAColourBar() {
        auto result = std::make_shared<SweepResult>(*madeStudy());
        const auto family = std::ranges::find(result->sweep.axes, "k", &Axis::parameter);
        const std::size_t before = family->values.size();
        family->values.clear();
        for (int i = 1; i <= 9; ++i)
            family->values.push_back(i / 10.0);
        const std::size_t designs = result->designs / before * family->values.size();
        result->designs = designs;
        result->spreads.resize(designs * 2);
        result->success.resize(designs * result->runsPerDesign);
        result->doubtful.resize(designs * result->runsPerDesign);
        for (auto& values : result->values)
            values.resize(designs * result->runsPerDesign);
        result->percentage.resize(designs);
        for (std::size_t i = 0; i < designs; ++i) // all lines differ
            result->percentage[i] = static_cast<double>(i % 97);
        const auto view = shown(studyFigure(Kind::percentage, "k"), {{result, {}, {}}});
        QVERIFY(legendOf(*view).isEmpty());
        const auto lines = linesOf(*view);
        QCOMPARE(lines.size(), std::size_t{9});
        std::set<QRgb> colors;
        for (const auto* line : lines)
            colors.insert(line->pen().color().rgb());
        QCOMPARE(colors.size(), std::size_t{9});
        const auto* scale = view->findChild<QCPColorScale*>();
        QVERIFY(scale);
        QCOMPARE(scale->label(), "Inertia factor k");
        QCOMPARE(scale->dataRange().lower, 0.1);
        QCOMPARE(scale->dataRange().upper, 0.9);
        view->setFigure(studyFigure(Kind::percentage, "b"));
        QVERIFY(!view->findChild<QCPColorScale*>());
        QVERIFY(!legendOf(*view).isEmpty());
    }

    void chosenMembersOnly() {
        StudyFigure figure = studyFigure(Kind::percentage, "k");
        figure.members = {0.6, 0.11};
        QCOMPARE(legendOf(*shown(figure, {alone()})), (QStringList{"k = 0.6", "k = 0.1"}));
    }

    void linesThatCoincideAreOne() {
        const auto view = shown(studyFigure(Kind::percentage, "b"), {alone()});
        QCOMPARE(legendOf(*view), QStringList{"b = 1 … 3 m"});
        QCOMPARE(linesOf(*view).size(), std::size_t{1});
        QCOMPARE(legendOf(*shown(studyFigure(Kind::mean, "b"), {alone()})).size(), 3);
    }

    void meansWithBars() {
        const auto view = shown(studyFigure(Kind::spread, "b"), {alone()});
        QCOMPARE(at(*linesOf(*view)[2], 5), -20 + 10 * 3 * 1.0);
        QCOMPARE(view->yAxis->label(), "Height, mean ± sd (m)");
        QVERIFY(view->yAxis->range().upper > 10 + 4); // the bars fit
        QVERIFY(view->yAxis->range().lower < -15 - 2);
        StudyFigure times = studyFigure(Kind::mean, "b");
        times.measure = "t";
        QCOMPARE(shown(times, {alone()})->yAxis->label(), "Time t, mean (s)");
    }

    /// Bars go from the least to the greatest of what is not known; lines with other bars are other lines.
    void barsOfWhatIsNotKnown() {
        auto result = std::make_shared<SweepResult>(*madeStudy());
        result->sweep.unknown = 1;      // e
        result->percentage.back() = 95; // at b = 3 m, k = 0.6, e = 1
        const StudyShown unknown = withKnownDesigns({{result, {}, {}}, false, {}, {}}).shown;
        const auto means = shown(studyFigure(Kind::mean, "k", "b"), {unknown});
        QCOMPARE(at(*linesOf(*means)[0], 2), -20 + 10 * 3 * 0.5);
        QVERIFY(means->yAxis->range().upper > -20 + 10 * 3 * 1.0);
        QVERIFY(means->yAxis->range().upper < 15);
        const auto percentages = shown(studyFigure(Kind::percentage, "b", "k"), {unknown});
        QCOMPARE(legendOf(*percentages), (QStringList{"b = 1, 2 m", "b = 3 m"}));
    }

    void singleRunsOverTheMean() {
        StudyFigure figure = studyFigure(Kind::runs, "");
        figure.over = {1, 4.9};
        const auto view = shown(figure, {alone()});
        QCOMPARE(legendOf(*view), (QStringList{"mean ± sd", "u₄ = 1 m/s", "u₄ = 5 m/s"}));
        const auto lines = linesOf(*view);
        QCOMPARE(at(*lines[0], 2), -20 + 10 * 2 * 0.7); // b as chosen
        QCOMPARE(at(*lines[1], 2), at(*lines[0], 2) - 2);
        QCOMPARE(at(*lines[2], 2), at(*lines[0], 2) + 2);
    }

    void fixedValuesComeBeforeTheChosenOnes() {
        StudyFigure figure = studyFigure(Kind::mean, "");
        QCOMPARE(at(*linesOf(*shown(figure, {alone()}))[0], 5), 0.0); // b = 2
        figure.fixed = {{"b", 2.8}};
        QCOMPARE(at(*linesOf(*shown(figure, {alone()}))[0], 5), 10.0);
        QCOMPARE(at(*linesOf(*shown(studyFigure(Kind::mean, ""), {alone()}, {}))[0], 5), -10.0);
    }

    void severalResultsAreToldApartByTheirDash() {
        const auto view = shown(studyFigure(Kind::mean, "b"),
                                {{madeStudy(), "As published", {}}, {madeStudy(3), "Consistent", {}}});
        QCOMPARE(legendOf(*view).mid(3), (QStringList{"As published", "Consistent"}));
        const auto lines = linesOf(*view);
        QCOMPARE(lines.size(), std::size_t{6});
        QCOMPARE(lines[0]->pen().style(), Qt::SolidLine);
        QCOMPARE(lines[3]->pen().style(), Qt::CustomDashLine);
        QCOMPARE(lines[0]->pen().color(), lines[3]->pen().color());
        view->setEntryShown(3, false);
        QCOMPARE(linesOf(*view).size(), std::size_t{3});
        view->setEntryShown(0, false);
        QCOMPARE(linesOf(*view).size(), std::size_t{2});
    }

    void hidingOutlivesNewResults() {
        const auto view = shown(studyFigure(Kind::mean, "b"), {alone()});
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, view->legendBar().entryRect(1).center().toPoint());
        QCOMPARE(linesOf(*view).size(), std::size_t{2});
        view->setResults({{madeStudy(1), {}, {}}});
        QCOMPARE(linesOf(*view).size(), std::size_t{2});
        QVERIFY(!view->legendBar().entries()[1].shown);
    }

    void whatIsAskedForIsInSight() {
        const auto without = shown(studyFigure(Kind::mean, ""), {alone()});
        const auto with = shown(studyFigure(Kind::mean, ""), {alone(requirement("height_mean>=5"))});
        QVERIFY(!without->yAxis->range().contains(5));
        QVERIFY(with->yAxis->range().contains(5));
        const auto far = shown(studyFigure(Kind::mean, ""), {alone(requirement("height_mean>=5000"))});
        QVERIFY(!far->yAxis->range().contains(5000));
    }

    void requirementsChangeThePicture() {
        const auto without = paintedPicture(*shown(studyFigure(Kind::percentage, "k"), {alone()}));
        const auto level =
            paintedPicture(*shown(studyFigure(Kind::percentage, "k"), {alone(requirement("crossed>=60"))}));
        const auto another =
            paintedPicture(*shown(studyFigure(Kind::percentage, "k"), {alone(requirement("t_max<1"))}));
        QVERIFY(without != level);
        QCOMPARE(without, another); // never met, and not about the percentage
    }

    void aClickOnAPointNamesItsDesign() {
        const auto result = madeStudy();
        const auto view = shown(studyFigure(Kind::mean, "b"), {{result, {}, {}}});
        QSignalSpy spy(view.get(), &StudyView::designClicked);
        QTest::mouseClick(view.get(), Qt::LeftButton, {},
                          pixel(*view, 0.9, -20 + 10 * 3 * 0.9) + QPoint(2, -2));
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy[0][0].value<std::size_t>(), std::size_t{0});
        QCOMPARE(spy[0][1].value<std::size_t>(), result->designAt(std::vector<std::size_t>{2, 0, 4}));
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, 0.55, 8));
        QCOMPARE(spy.size(), 1);
    }

    void aToolTipHasTheDesignAndItsNumbers() {
        const auto view = shown(studyFigure(Kind::spread, "b"), {alone()});
        const QString text = toolTipAt(*view, pixel(*view, 0.9, -20 + 10 * 3 * 0.9));
        for (const char* part : {"b = 3 m", "k = 0.2", "e = 0.9", "Crossed: 72.0 %", "Height: 7.00 ± 4.00 m"})
            QVERIFY2(text.contains(part), qPrintable(text));
    }

    void aMapHasACellPerDesign() {
        const auto result = madeStudy();
        const auto view = shown(studyFigure(Kind::map, "k"), {{result, {}, {}}});
        QCOMPARE(view->yAxis->label(), "Inertia factor k");
        // Cells reach half the way to their neighbours: 0.1, 0.2 and 0.6 in order.
        QVERIFY(qAbs(view->yAxis->range().lower - 0.05) < 1e-12);
        QVERIFY(qAbs(view->yAxis->range().upper - 0.8) < 1e-12);
        QSignalSpy spy(view.get(), &StudyView::designClicked);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, 0.62, 0.39));
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, 0.58, 0.41));
        QCOMPARE(spy.size(), 2);
        QCOMPARE(spy[0][1].value<std::size_t>(), result->designAt(std::vector<std::size_t>{1, 0, 1}));
        QCOMPARE(spy[1][1].value<std::size_t>(), result->designAt(std::vector<std::size_t>{1, 2, 1}));
        const QString text = toolTipAt(*view, pixel(*view, 0.62, 0.39));
        QVERIFY2(text.contains("k = 0.2") && text.contains("Crossed: 48.0 %"), qPrintable(text));
    }

    void aMapIsColouredByItsValues() {
        const auto view = shown(studyFigure(Kind::map, "k"), {alone()}, {});
        const QImage image = view->grab().toImage();
        const auto lightness = [&](double x, double y) {
            const QPoint place = pixel(*view, x, y);
            return qGray(image.pixel(place));
        };
        QVERIFY(lightness(0.5, 0.6) < lightness(0.7, 0.6));
        QVERIFY(lightness(0.7, 0.6) < lightness(1, 0.1));
        QCOMPARE(lightness(1, 0.1), lightness(0.98, 0.11)); // one cell, one colour
    }

    void aMapShowsTheFirstResultThatIsNotHidden() {
        const auto asked = requirement("crossed>=60");
        const auto view = shown(studyFigure(Kind::map, "k"),
                                {{madeStudy(), "As published", asked}, {madeStudy(3), "Consistent", asked}});
        QCOMPARE(legendOf(*view), (QStringList{"As published (colours)", "Consistent"}));
        view->setEntryShown(0, false);
        QCOMPARE(legendOf(*view), (QStringList{"As published", "Consistent (colours)"}));
        QSignalSpy spy(view.get(), &StudyView::designClicked);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, 0.62, 0.3));
        QCOMPARE(spy[0][0].value<std::size_t>(), std::size_t{1});
    }

    /// Falls whose speed is off by up to 2 m/s about each design's are far with the probability
    /// (v + 2 − 10/T)/4, T = √(2h/g): the colours. Hatched is where random runs leave it open whether that is
    /// 90 %; where it is 0 or 1 they never do.
    void aMapOfRandomRunsIsHatchedWhereItIsNotSure() {
        const auto system = std::make_shared<const System>(batchedFall());
        Study study{.axes = {{"speed", "3:15:1"}, {"height", "8:12:1"}},
                    .over = {"g", "9.81"},
                    .measures = {"x"},
                    .requirement = "P(far) >= 90 %",
                    .uncertain = {{"speed", "±2"}}};
        const Values base = defaultValues(system->parameters);
        const StudyOrderReading read = studyOrderOf(system, base, study);
        QVERIFY(read.order);
        double seconds = 0;
        const auto part = solvePart(*read.order, read.order->tasks.front(), {}, {}, seconds);
        QVERIFY(part && part->shown.noise);
        const SweepResult& result = *part->shown.result;
        const auto view = shown(studyFigure(Kind::map, "height", "speed"), {part->shown}, {});
        QCOMPARE(legendOf(*view),
                 (QStringList{"P(far) >= 90 % (ticks point to where it is not met)",
                              "Undecided at 95 % confidence after 200 random runs per design"}));
        const auto isHatched = [&](double speed, double height) {
            const QImage image = view->grab().toImage();
            const QPoint place = pixel(*view, speed, height);
            QSet<QRgb> found;
            for (int i = -12; i <= 12; ++i)
                found << image.pixel(place + QPoint(i, 0)) << image.pixel(place + QPoint(i, 9));
            return found.size() > 1;
        };
        int undecided = 0, surely = 0;
        view->setEntryShown(0, false); // the contour runs through cells as well
        view->replot();
        for (std::size_t design = 0; design < result.designs; ++design) {
            const auto places = result.placesOf(design);
            const double speed = result.sweep.axes[0].values[places[0]];
            const double height = result.sweep.axes[1].values[places[1]];
            const double truth = std::clamp((speed + 2 - farRange / fallTime(height, 9.81)) / 4, 0.0, 1.0);
            // One estimate in a million is off by five standard deviations.
            QVERIFY(std::abs(result.percentage[design] - 100 * truth)
                    <= 500 * std::sqrt(truth * (1 - truth) / 200));
            const bool isOpen = part->shown.verdicts[design].verdict == NoiseVerdict::undecided;
            if (truth == 0 || truth == 1) QVERIFY(!isOpen);
            QVERIFY2(isHatched(speed, height) == isOpen, qPrintable(QString("%1 m/s").arg(speed)));
            (isOpen ? undecided : surely) += 1;
        }
        QVERIFY2(undecided >= 3 && surely >= 20, qPrintable(QString::number(undecided)));
        view->setEntryShown(1, false);
        view->replot();
        for (std::size_t design = 0; design < result.designs; ++design) {
            const auto places = result.placesOf(design);
            QVERIFY(
                !isHatched(result.sweep.axes[0].values[places[0]], result.sweep.axes[1].values[places[1]]));
        }
        const QString tip = toolTipAt(*view, pixel(*view, 9, 10));
        QVERIFY2(tip.contains("confidence interval"), qPrintable(tip));
    }

    /// Cells with some neighbours that succeed and some that do not are hatched: other ones have one colour.
    void aMapOfNeighboursIsHatchedWhereTheyDiffer() {
        auto map = std::make_shared<SweepResult>();
        map->system = studied();
        map->sweep.axes = {{"b", {2}}, {"e", {0.5, 0.6, 0.7}}, {"u4", {1, 2}}};
        map->sweep.over = {"u4", {1, 2}};
        map->sweep.measures = {"height"};
        map->designs = 6;
        map->runsPerDesign = 81;
        map->percentage = {0, 5, 50, 94, 95, 100};
        map->spreads.resize(6);
        const auto view = shown(studyFigure(Kind::map, "u4"), {{map, {}, {}}}, {});
        QCOMPARE(legendOf(*view),
                 QStringList{"success in 5–95 % of nearby runs: sensitive to small changes"});
        const auto colours = [&](double x, double y) {
            view->replot();
            const QImage image = view->grab().toImage();
            const QPoint place = pixel(*view, x, y);
            QSet<QRgb> found;
            for (int i = -12; i <= 12; ++i)
                found << image.pixel(place + QPoint(i, 0));
            return found.size();
        };
        QCOMPARE(colours(0.5, 1), 1);
        QCOMPARE(colours(0.5, 2), 1); // 5 % are not more than that
        QVERIFY(colours(0.6, 1) > 1);
        QVERIFY(colours(0.6, 2) > 1);
        QCOMPARE(colours(0.7, 1), 1);
        QCOMPARE(colours(0.7, 2), 1);
        view->setEntryShown(0, false);
        QCOMPARE(colours(0.6, 1), 1);
        view->setEntryShown(0, true);
        QVERIFY(colours(0.6, 1) > 1);
        const QString text = toolTipAt(*view, pixel(*view, 0.6, 2));
        QVERIFY2(text.contains(QString::fromUtf8("e = 0.6, u₄ = 2 m/s")) && text.contains("Crossed: 94.0 %"),
                 qPrintable(text));
        map->success.resize(6 * 81);
        map->doubtful.resize(6 * 81);
        map->values.assign(1, std::vector<double>(6 * 81));
        const auto rows = studyFigureCsv(studyFigure(Kind::map, "u4"), *map, {}).split('\n');
        QVERIFY2(rows[0].startsWith("b,e,u4,runs,crossed_percent"), rows[0].constData());
        QVERIFY2(rows[5].startsWith("2,0.6,2,81,94,"), rows[5].constData());
    }

    void kindsFollowOneAnother() {
        const auto view = shown(studyFigure(Kind::spread), {alone(requirement("crossed>=60"))});
        const int columns = view->plotLayout()->columnCount();
        for (const Kind kind :
             {Kind::map, Kind::percentage, Kind::map, Kind::outcomes, Kind::map, Kind::pareto, Kind::outcomes,
              Kind::percentage, Kind::pareto, Kind::map, Kind::mean, Kind::runs}) {
            view->setFigure(studyFigure(kind));
            view->replot();
            QCOMPARE(view->plotLayout()->columnCount(), columns + (kind == Kind::map));
            QVERIFY(!view->zoom());
        }
    }

    void zoomOutlivesNewResultsButNotOtherAxes() {
        const auto view = shown(studyFigure(Kind::mean), {alone()});
        view->setZoom({0.6, 0.8, -10, 0});
        view->setResults({{madeStudy(2), {}, {}}});
        view->replot();
        QVERIFY(view->zoom());
        QCOMPARE(view->xAxis->range().lower, 0.6);
        view->setFigure(studyFigure(Kind::percentage));
        QVERIFY(!view->zoom());
    }

    void resultsThatLackAnInputAreLeftOut() {
        StudyFigure figure = studyFigure(Kind::mean, "b", "mu");
        QVERIFY(legendOf(*shown(figure, {alone()})).isEmpty());
        figure = studyFigure(Kind::mean);
        figure.measure = "impacts";
        QVERIFY(legendOf(*shown(figure, {alone()})).isEmpty());
        auto shard = std::make_shared<SweepResult>(*madeStudy());
        shard->shard = {0, 2};
        QVERIFY(legendOf(*shown(studyFigure(Kind::mean), {{shard, {}, {}}})).isEmpty());
    }

    void copyingFillsTheClipboard() {
        const auto view = shown(studyFigure(Kind::map), {alone()});
        view->copyToClipboard();
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage());
        QVERIFY(data->data("image/svg+xml").contains("Restitution e"));
    }

    void everyKindIsDrawnInBothThemes() {
        for (const Kind kind : {Kind::percentage, Kind::spread, Kind::mean, Kind::runs, Kind::map,
                                Kind::outcomes, Kind::pareto}) {
            const auto view = shown(studyFigure(kind), {alone(requirement("crossed>=60"))});
            const QImage light = paintedPicture(*view), dark = paintedPicture(*view, Theme::night());
            QCOMPARE(light.pixelColor(0, 0), Theme::light().background);
            QCOMPARE(dark.pixelColor(0, 0), Theme::night().background);
        }
    }
};

TALWEG_TEST(tst_study_view, TestStudyView, QApplication)
#include "tst_study_view.moc"
