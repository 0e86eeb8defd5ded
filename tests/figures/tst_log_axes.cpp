#include "bouncing.h"
#include "figures/file/picture_file.h"
#include "figures/run/make_figure.h"
#include "figures/run/run_picture.h"
#include "shown_study.h"
#include "support/test.h"

#include <QApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace talweg;
using namespace talweg::tests;

namespace {

const FigureSize paper{120, 80, 96};

/// Kinetic energy, of 100 to 17 J, over time or against the height, of 0.5 to 7 m.
FigureRecipe recipeOf(FigureRecipe::Kind kind, const std::string& quantity = "kinetic") {
    return {.id = "one", .title = "One", .kind = kind, .series = {{quantity}}, .against = "y"};
}

std::unique_ptr<FigureView> viewOf(const FigureRecipe& recipe, const LogAxes& log) {
    const Shown shown = bouncing();
    auto view = makeFigureView(shown.system, recipe);
    view->setLog(log);
    view->setShown(shown);
    view->resize(800, 450);
    view->show();
    view->replot();
    return view;
}

/// Pixels from one value to another.
double way(const QCPAxis& axis, double from, double to) {
    return axis.coordToPixel(to) - axis.coordToPixel(from);
}

QAction* actionIn(PlotView& view, const QString& text) {
    const QPoint place = view.rect().center();
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, place, view.mapToGlobal(place));
    QCoreApplication::sendEvent(&view, &asked);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return nullptr;
    menu->hide();
    for (QAction* action : menu->actions())
        if (action->text() == text) return action;
    return nullptr;
}

} // namespace

class TestLogAxes : public QObject {
    Q_OBJECT

private slots:
    void equalRatiosAreEqualDistances() {
        const auto view = viewOf(recipeOf(FigureRecipe::Kind::phase), {true, true});
        for (const QCPAxis* axis : {view->xAxis, view->yAxis}) {
            QVERIFY(std::abs(way(*axis, 1, 3) - way(*axis, 3, 9)) < 0.01);
            QVERIFY(axis->range().lower > 0);
            for (const double tick : axis->tickVector())
                QVERIFY(tick > 0);
        }
        QVERIFY(view->yAxis->range().contains(100));
        QVERIFY(view->yAxis->range().contains(100 * std::pow(0.7, 5)));
        QVERIFY(view->inWords().contains("logarithmic"));
    }

    /// Time begins at zero, and slip turns negative.
    void anAxisWithValuesThatAreNotPositiveStaysLinear() {
        const auto over = viewOf(recipeOf(FigureRecipe::Kind::time), {true, true});
        QCOMPARE(over->xAxis->scaleType(), QCPAxis::stLinear);
        QCOMPARE(over->yAxis->scaleType(), QCPAxis::stLogarithmic);
        QVERIFY2(over->whyNotLog(Qt::Horizontal)->contains("has values down to 0"),
                 qPrintable(*over->whyNotLog(Qt::Horizontal)));
        QCOMPARE(*over->whyNotLog(Qt::Vertical), QString());
        const auto slip = viewOf(recipeOf(FigureRecipe::Kind::time, "slip"), {false, true});
        QCOMPARE(slip->yAxis->scaleType(), QCPAxis::stLinear);
        QAction* action = actionIn(*slip, "Logarithmic y axis");
        QVERIFY(action && !action->isEnabled());
        QVERIFY(action->toolTip().contains("logarithmic"));
    }

    /// An input that is dragged may make values positive, or no longer.
    void theScaleFollowsTheValues() {
        const auto view = viewOf(recipeOf(FigureRecipe::Kind::time), {false, true});
        Shown other = bouncing();
        auto samples = std::make_shared<Samples>(*other.samples);
        samples->columns[3].back() = 0;
        other.samples = samples;
        view->setShown(other);
        QCOMPARE(view->yAxis->scaleType(), QCPAxis::stLinear);
        QVERIFY(view->yAxis->range().contains(0));
        view->setShown(bouncing());
        QCOMPARE(view->yAxis->scaleType(), QCPAxis::stLogarithmic);
        QVERIFY(view->yAxis->range().lower > 10);
    }

    void theMenuChoosesTheScale() {
        const auto view = viewOf(recipeOf(FigureRecipe::Kind::phase), {});
        QSignalSpy chosen(view.get(), &PlotView::logChosen);
        QAction* action = actionIn(*view, "Logarithmic y axis");
        QVERIFY(action && action->isEnabled() && !action->isChecked());
        action->trigger();
        QCOMPARE(view->log(), (LogAxes{false, true}));
        QCOMPARE(view->yAxis->scaleType(), QCPAxis::stLogarithmic);
        QCOMPARE(chosen.size(), 1);
        actionIn(*view, "Logarithmic y axis")->trigger();
        QCOMPARE(view->yAxis->scaleType(), QCPAxis::stLinear);
        const FigureRecipe scene{
            .id = "trajectory", .title = "Trajectory", .kind = FigureRecipe::Kind::scene};
        QVERIFY(!actionIn(*viewOf(scene, {}), "Logarithmic y axis"));
    }

    /// The wheel keeps what is under the mouse where it is, and dragging moves all by the same way.
    void theMouseZoomsAndPansByTheScale() {
        const auto view = viewOf(recipeOf(FigureRecipe::Kind::phase), {false, true});
        const QPoint place = view->axisRect()->center() + QPoint(0, 60);
        const double under = view->yAxis->pixelToCoord(place.y());
        QWheelEvent wheel(place, view->mapToGlobal(place), {}, {0, 360}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.get(), &wheel);
        view->replot();
        QVERIFY(std::abs(view->yAxis->coordToPixel(under) - place.y()) < 0.01);
        QTest::mousePress(view.get(), Qt::LeftButton, {}, place);
        QMouseEvent move(QEvent::MouseMove, place + QPoint(0, 90), view->mapToGlobal(place + QPoint(0, 90)),
                         Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(view.get(), &move);
        QTest::mouseRelease(view.get(), Qt::LeftButton, {}, place + QPoint(0, 90));
        view->replot();
        QVERIFY(std::abs(view->yAxis->coordToPixel(under) - place.y() - 90) < 0.01);
        for (int i = 0; i < 200; ++i)
            QTest::keyClick(view.get(), Qt::Key_Minus);
        QVERIFY(view->yAxis->range().lower > 0);
        view->resetZoom();
        QVERIFY(!view->zoom());
    }

    void filesAreLogarithmicToo() {
        const auto view = viewOf(recipeOf(FigureRecipe::Kind::phase), {true, true});
        const QImage drawn = imageOf(view->picture(Theme::light(), paper), paper);
        const Shown shown = bouncing();
        const FigureRecipe recipe = recipeOf(FigureRecipe::Kind::phase);
        FigureState state;
        QVERIFY(drawn != imageOf(drawFigure(shown, recipe, Theme::light(), paper, {}, state), paper));
        state.log = {true, true};
        QCOMPARE(imageOf(drawFigure(shown, recipe, Theme::light(), paper, {}, state), paper), drawn);
        QVERIFY(view->pictureText().contains("logarithmic y axis"));
    }

    /// Percentages of 20 to 90 %, restitutions of 0.5 to 1; heights turn negative.
    void linesOfStudies() {
        const auto view = shown(studyFigure(StudyFigure::Kind::percentage, "k"), {{madeStudy(), {}, {}}});
        const QImage linear = paintedPicture(*view);
        view->setLog({true, true});
        view->replot();
        QVERIFY(std::abs(way(*view->yAxis, 20, 40) - way(*view->yAxis, 40, 80)) < 0.01);
        QVERIFY(std::abs(way(*view->xAxis, 0.5, 0.7) - way(*view->xAxis, 0.7, 0.98)) < 0.01);
        QVERIFY(view->yAxis->range().lower > 10);
        QVERIFY(paintedPicture(*view) != linear);
        StudyFigure figure = studyFigure(StudyFigure::Kind::mean, "k");
        figure.measure = "height";
        const auto heights = shown(figure, {{madeStudy(), {}, {}}});
        QVERIFY(heights->whyNotLog(Qt::Vertical)->contains("−"));
    }
};

TALWEG_TEST(tst_log_axes, TestLogAxes, QApplication)

#include "tst_log_axes.moc"
