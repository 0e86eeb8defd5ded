#include "figures/study/study_csv.h"
#include "figures/theme.h"
#include "shown_study.h"
#include "support/test.h"

#include <QSignalSpy>

using namespace talweg;
using namespace talweg::tests;
using Kind = StudyFigure::Kind;

namespace {

StudyFigure pareto(const char* x = "e") {
    return studyFigure(Kind::pareto, "", x);
}

/// The made-up study with its front by these goals: axes b, k, e. Of each e the design of k = 0.1 has the
/// greatest percentage, 90 e up to 90, whatever b is.
StudyShown compared(std::vector<DesignGoal> goals, std::optional<Requirement> asked = {}) {
    auto result = std::make_shared<SweepResult>(*madeStudy());
    result->doubtful.resize(result->success.size());
    StudyShown shown{result, {}, std::move(asked)};
    auto front = std::make_shared<ParetoFront>();
    front->standings = paretoDesigns(*shown.result, goals);
    front->goals = std::move(goals);
    shown.front = front;
    return shown;
}

const DesignGoal lessE{2, false}, moreE{2, true}, lessB{0, false};

} // namespace

class TestStudyPareto : public QObject {
    Q_OBJECT

private slots:
    void itSaysHowManyAreNotBeaten() {
        const auto view = shown(pareto(), {compared({lessE})});
        QCOMPARE(legendOf(*view), (QStringList{"Pareto-optimal: 18 of 54 designs", "Dominated",
                                               "Best at this or a smaller e"})); // 6 of e, 3 of b
        QCOMPARE(view->yAxis->label(), "Crossed (%)");
        QCOMPARE(view->xAxis->label(), "Restitution e");
        QCOMPARE(legendOf(*shown(pareto(), {compared({lessE, lessB})}))[0],
                 "Pareto-optimal: 6 of 54 designs");
        QCOMPARE(legendOf(*shown(pareto(), {compared({moreE})}))[2], "Best at this or a larger e");
        QCOMPARE(legendOf(*shown(pareto("b"), {compared({moreE})})).size(), 2); // no stair along b
    }

    void theBoldOnesAreWhereTheyBelong() {
        const auto view = shown(pareto(), {compared({lessE})}, {});
        const auto colorAt = [&](double x, double y) {
            view->replot();
            return view->grab().toImage().pixelColor(pixel(*view, x, y));
        };
        for (const double e : {0.5, 0.6, 0.7, 0.8, 0.9})
            QCOMPARE(colorAt(e, 90 * e), Theme::light().lines[0]);
        QVERIFY(colorAt(0.7, 70 * 0.8) != Theme::light().lines[0]);
        view->setEntryShown(0, false);
        view->setEntryShown(2, false);
        QVERIFY(colorAt(0.7, 63) != Theme::light().lines[0]);
        view->setEntryShown(2, true);
        QCOMPARE(colorAt(0.65, 54).blue() > colorAt(0.65, 54).red() + 40, true); // the stair
    }

    void aClickChoosesTheDesign() {
        const StudyShown of = compared({lessE});
        const auto view = shown(pareto(), {of}, {{"b", 3.0}, {"k", 0.1}, {"e", 0.5}});
        QSignalSpy spy(view.get(), &StudyView::designClicked);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, 0.7, 63) + QPoint(2, 2));
        QCOMPARE(spy.size(), 1);
        // Three radii are at this place: it is the one looked at.
        QCOMPARE(spy[0][1].value<std::size_t>(), of.result->designAt(std::vector<std::size_t>{2, 1, 2}));
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, 0.7, 28));
        QCOMPARE(spy[1][1].value<std::size_t>(), of.result->designAt(std::vector<std::size_t>{2, 2, 2}));
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, pixel(*view, 0.55, 95));
        QCOMPARE(spy.size(), 2);
    }

    void itSaysWhatIsUnderTheMouse() {
        const auto view = shown(pareto(), {compared({lessE})});
        const QString text = toolTipAt(*view, pixel(*view, 0.7, 63));
        for (const char* part : {"b = 2 m, k = 0.1, e = 0.7", "Crossed: 63.0 %", "Height: ", "Pareto-optimal",
                                 "3 designs coincide here"})
            QVERIFY2(text.contains(part), qPrintable(text));
        QVERIFY(toolTipAt(*view, pixel(*view, 0.7, 56)).contains("Dominated"));
    }

    void itSaysWhatCounts() {
        const auto caption = [](const StudyShown& of) {
            const auto view = shown(pareto(), {of});
            return paintedPicture(*view);
        };
        QVERIFY(caption(compared({lessE})) != caption(compared({moreE})));
    }

    /// An undecided design has its own mark in legend, figure and tool tip.
    void whatIsNotShownToBeWorseIsARing() {
        StudyShown of = compared({lessE});
        auto front = std::make_shared<ParetoFront>(*of.front);
        const std::size_t design = of.result->designAt(std::vector<std::size_t>{2, 2, 2});
        QCOMPARE(front->standings[design], Standing::dominated);
        const QPointF at(0.7, of.result->percentage[design]);
        const auto colors = [&](StudyView& view) {
            const QPoint place = pixel(view, at.x(), at.y());
            view.replot();
            const QImage picture = view.grab().toImage();
            const QColor ring = picture.pixelColor(place + QPoint(3, 0));
            return std::pair(picture.pixelColor(place) == Theme::light().background,
                             ring.blue() > ring.red() + 20);
        };
        front->standings[design] = Standing::undecided;
        of.front = front;
        const auto view = shown(pareto(), {of});
        QCOMPARE(legendOf(*view),
                 (QStringList{"Pareto-optimal: 18 of 54 designs", "Possibly Pareto-optimal: 1", "Dominated",
                              "Best at this or a smaller e"}));
        QCOMPARE(colors(*view), std::pair(true, true));
        QVERIFY(toolTipAt(*view, pixel(*view, at.x(), at.y())).contains("Possibly Pareto-optimal"));
        view->setEntryShown(1, false);
        QCOMPARE(colors(*view).second, false);
        QVERIFY(!toolTipAt(*view, pixel(*view, at.x(), at.y())).contains("Possibly"));
    }

    void itsTableTellsThem() {
        const StudyShown of = compared({lessE});
        const auto rows = studyFigureCsv(pareto(), of, {}).split('\n');
        QVERIFY(rows[0].startsWith("b,k,e,runs,crossed_percent,")
                && rows[0].endsWith(",doubtful,diagnostics,pareto"));
        QCOMPARE(rows.size(), 56);
        int kept = 0;
        for (const QByteArray& row : rows.mid(1))
            kept += row.endsWith(",1");
        QCOMPARE(kept, 18);
        StudyShown unknown = of;
        unknown.front.reset();
        QVERIFY(studyFigureCsv(pareto(), unknown, {}).isEmpty());
    }

    void whileThereIsNoFront() {
        StudyShown of = compared({lessE});
        of.front.reset();
        const auto view = shown(pareto(), {of});
        QVERIFY(legendOf(*view).isEmpty());
        QTest::mouseClick(view.get(), Qt::LeftButton);
        QVERIFY(toolTipAt(*view, view->rect().center()).isEmpty());
        QVERIFY(legendOf(*shown(pareto("mu"), {compared({lessE})})).isEmpty());
    }

    void oneDesign() {
        auto one = std::make_shared<SweepResult>(*madeStudy());
        one->sweep.axes = {{"e", {0.5}}};
        one->designs = 1;
        auto front = std::make_shared<ParetoFront>();
        front->standings = paretoDesigns(*one, {{0, false}});
        front->goals = {{0, false}};
        StudyShown of{one, {}, requirement("crossed>=60")};
        of.front = front;
        const auto view = shown(pareto(), {of}, {{"e", 0.6}});
        QCOMPARE(legendOf(*view)[0], "Pareto-optimal: 1 of 1 designs");
        QVERIFY(toolTipAt(*view, pixel(*view, 0.5, one->percentage[0])).contains("e = 0.5"));
    }
};

TALWEG_TEST(tst_study_pareto, TestStudyPareto, QApplication)
#include "tst_study_pareto.moc"
