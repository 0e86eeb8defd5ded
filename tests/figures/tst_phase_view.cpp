#include "bouncing.h"
#include "figures/file/picture_file.h"
#include "figures/plot/legend_bar.h"
#include "figures/run/make_figure.h"
#include "figures/run/phase_view.h"
#include "support/test.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace talweg;
using namespace talweg::tests;

class TestPhaseView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theAxesAreThoseOfTheRecipe();
    void theMenuChoosesOtherQuantities();
    void theDotIsTheStateAtTheCursor();
    void aClickOnTheLineFindsItsTime();
    void pinnedRunsLieUnderTheRun();
    void filesShowTheChosenAxes();

private:
    Shown m_shown = bouncing();
    std::unique_ptr<FigureView> m_view;
    PhaseView* m_phase = nullptr;
};

void TestPhaseView::init() {
    const FigureRecipe recipe{.id = "phase",
                              .title = "Phase",
                              .kind = FigureRecipe::Kind::phase,
                              .series = {{"kinetic"}},
                              .against = "y"};
    m_view = makeFigureView(m_shown.system, recipe);
    m_phase = qobject_cast<PhaseView*>(m_view.get());
    QVERIFY(m_phase);
    m_view->setShown(m_shown);
    m_view->resize(800, 450);
    m_view->show();
    m_view->replot();
}

void TestPhaseView::theAxesAreThoseOfTheRecipe() {
    QCOMPARE(m_view->xAxis->label(), QString("Height y (m)"));
    QCOMPARE(m_view->yAxis->label(), QString("Translational energy K (J)"));
    QVERIFY(m_view->yAxis->range().contains(100));
    QVERIFY(m_view->xAxis->range().contains(6.5));
}

void TestPhaseView::theMenuChoosesOtherQuantities() {
    QSignalSpy chosen(m_phase, &PhaseView::axesChosen);
    QMenu* menu = m_view->findChild<QToolButton*>()->menu();
    emit menu->aboutToShow();
    QMenu* x = menu->actions().at(0)->menu();
    QCOMPARE(x->actions().at(1)->text(), QString("Height y (m)"));
    QVERIFY(x->actions().at(1)->isChecked());
    x->actions().at(0)->trigger();
    m_view->replot();
    QCOMPARE(m_view->xAxis->label(), QString("Distance x (m)"));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toString(), QString("x"));
    QCOMPARE(chosen[0][1].toString(), QString("kinetic"));
    m_phase->setAxes("nonsense", "y");
    QCOMPARE(m_phase->recipeNow().against, std::string("x"));
}

void TestPhaseView::theDotIsTheStateAtTheCursor() {
    QVERIFY(m_view->cursorValues().empty());
    m_view->setCursor(1.3);
    const auto state = m_shown.run->state(1.3);
    QCOMPARE(m_view->cursorValues(), (std::vector<double>{state[1], state[3]}));
}

void TestPhaseView::aClickOnTheLineFindsItsTime() {
    m_phase->setAxes("x", "y");
    m_view->replot();
    QSignalSpy times(m_view.get(), &FigureView::cursorDragged);
    const auto state = m_shown.run->state(2.5);
    QTest::mouseClick(
        m_view.get(), Qt::LeftButton, {},
        {qRound(m_view->xAxis->coordToPixel(state[0])), qRound(m_view->yAxis->coordToPixel(state[1]))});
    QCOMPARE(times.size(), 1);
    QVERIFY(std::abs(times[0][0].toDouble() - 2.5) < 0.05);
}

void TestPhaseView::pinnedRunsLieUnderTheRun() {
    QVERIFY(m_view->legendBar().entries().empty());
    m_view->setPinned({{"Earlier", m_shown}});
    QCOMPARE(m_view->legendBar().entries().size(), std::size_t(2));
    QCOMPARE(m_view->legendBar().entries()[1].name, QString("Earlier"));
}

void TestPhaseView::filesShowTheChosenAxes() {
    const FigureSize size{120, 80, 96};
    const auto drawing = [&] { return imageOf(m_view->picture(Theme::light(), size), size); };
    const QImage before = drawing();
    m_phase->setAxes("x", "slip");
    QVERIFY(before != drawing());
}

TALWEG_TEST(tst_phase_view, TestPhaseView, QApplication)
#include "tst_phase_view.moc"
