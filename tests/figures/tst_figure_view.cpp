#include "bouncing.h"
#include "figures/file/picture_file.h"
#include "figures/plot/legend_bar.h"
#include "figures/run/make_figure.h"
#include "figures/run/run_picture.h"
#include "figures/run/series_data.h"
#include "figures/theme.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "systems/table.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

using namespace talweg;
using namespace talweg::tests;

class TestFigureView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aClickOnTheLegendTogglesASeries();
    void theLegendOfASceneNamesTheModesThatOccur();
    void draggingTheCursorEmitsTimes();
    void aClickInTheSceneFindsTheTimeOfThePath();
    void aClickOnAMarkEmitsItsEvent();
    void marksOfManyImpactsKeepADistance();
    void draggingAHandleEmitsPlaces();
    void crowdedHandlesAreShownNearTheMouse();
    void aHandleOutOfTheCrowdIsAlwaysShown();
    void ofHandlesAtOnePlaceOneIsGrabbed();
    void axesStayEqualAfterResizing();
    void aWheelOverAnAxisZoomsOnlyThat();
    void aWheelOverASceneKeepsTheScale();
    void aBoxZoomsAndADoubleClickResets();
    void zoomOutlivesANewRun();
    void withoutZoomANewRunFits();
    void linkedTimeAxesFollow();
    void theReadoutIsTheStateOfTheRun();
    void pinnedRunsAreInTheLegend();
    void tracksDifferInTheShapeOfTheirDots();
    void tracksOfComparedRunsHaveTheirColours_data();
    void tracksOfComparedRunsHaveTheirColours();
    void copyingFillsTheClipboard();
    void manyPointsAreThinned();
    void straightStretchesNeedNoPoints();
    void jumpsAreDrawnAsTheyAre();
    void anEmptyFigureTakesEveryEvent();
    void keysMoveTheCursorAndReset();
    void aBodyWithALineOfItsOwnCanBeHidden();
    void aSceneShowsItsTracksAndOutlines();
    void arrowsPointWhereTheirNumbersSay();
    void aHollowBodyIsARing_data();
    void aHollowBodyIsARing();
    void theSceneWritesQuantitiesOfTheInstant();
    void whatTheSceneWritesKeepsOffThePath();
    void barsShowQuantitiesOfOneUnitAtTheCursor();
    void theLegendKeepsToAFifth_data();
    void theLegendKeepsToAFifth();
    void whatTheLegendHasNoRoomForIsInItsMenu();
    void theReadoutIsInTheToolTip();
    void aLineIsDashedInTheModeWhereItMeansSomethingElse();
    void aLineThatIsZeroThroughoutIsLeftOut();
    void bodiesHaveOneColour_data();
    void bodiesHaveOneColour();
    void energiesHaveOneColour();
    void aFigureHasALineForEachBody();
    void aDoubleClickEnlargesWhereThatIsOffered();

private:
    QPoint pixel(const FigureView& view, double x, double y) const;
    void drag(FigureView& view, QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton);
    void wheel(FigureView& view, QPoint place, int notches);

    Shown m_shown = bouncing();
    std::unique_ptr<FigureView> m_scene, m_time;
};

void TestFigureView::init() {
    const auto make = [&](std::size_t figure) {
        auto view = std::make_unique<FigureView>(m_shown.system, m_shown.system->figures[figure]);
        view->setShown(m_shown);
        view->resize(800, 450);
        view->show();
        view->replot();
        return view;
    };
    m_scene = make(0);
    m_time = make(1);
}

QPoint TestFigureView::pixel(const FigureView& view, double x, double y) const {
    return {qRound(view.xAxis->coordToPixel(x)), qRound(view.yAxis->coordToPixel(y))};
}

void TestFigureView::drag(FigureView& view, QPoint from, QPoint to, Qt::MouseButton button) {
    const auto moveTo = [&](QPoint place) {
        QMouseEvent move(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton, button,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &move);
    };
    QTest::mousePress(&view, button, {}, from);
    moveTo((from + to) / 2);
    moveTo(to);
    QTest::mouseRelease(&view, button, {}, to);
}

void TestFigureView::wheel(FigureView& view, QPoint place, int notches) {
    QWheelEvent event(place, view.mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &event);
}

void TestFigureView::aClickOnTheLegendTogglesASeries() {
    const QPoint entry = m_time->legendBar().entryRect(1).center().toPoint();
    QCOMPARE(m_time->legendBar().entries()[1].name, "Potential V");
    QVERIFY(m_time->graph(1)->visible());
    QTest::mouseClick(m_time.get(), Qt::LeftButton, {}, entry);
    QVERIFY(!m_time->graph(1)->visible());
    QVERIFY(!m_time->legendBar().entries()[1].shown);
    m_time->setShown(bouncing(300));
    QVERIFY(!m_time->graph(1)->visible());
    QTest::mouseClick(m_time.get(), Qt::LeftButton, {}, entry);
    QVERIFY(m_time->graph(1)->visible());
}

void TestFigureView::theLegendOfASceneNamesTheModesThatOccur() {
    QStringList names;
    for (const LegendEntry& entry : m_scene->legendBar().entries())
        names << entry.name;
    QCOMPARE(names, (QStringList{"Flight", "Rolling", "Sliding"}));
    QTest::mouseClick(m_scene.get(), Qt::LeftButton, {},
                      m_scene->legendBar().entryRect(0).center().toPoint());
    QVERIFY(!m_scene->plottable(0)->visible());
}

void TestFigureView::draggingTheCursorEmitsTimes() {
    m_time->setCursor(2);
    QSignalSpy spy(m_time.get(), &FigureView::cursorDragged);
    drag(*m_time, pixel(*m_time, 2, 80), pixel(*m_time, 4.5, 80));
    QCOMPARE(spy.size(), 2);
    const double perPixel = m_time->xAxis->range().size() / m_time->axisRect()->width();
    QVERIFY(std::abs(spy.last()[0].toDouble() - 4.5) <= perPixel);
    drag(*m_time, pixel(*m_time, 2, 80), pixel(*m_time, 2, 80) + QPoint(5000, 0));
    QCOMPARE(spy.last()[0].toDouble(), Bouncing::duration);
}

void TestFigureView::aClickInTheSceneFindsTheTimeOfThePath() {
    QSignalSpy spy(m_scene.get(), &FigureView::cursorDragged);
    const auto state = m_shown.run->state(2.5);
    QTest::mouseClick(m_scene.get(), Qt::LeftButton, {}, pixel(*m_scene, state[0], state[1]));
    QCOMPARE(spy.size(), 1);
    QVERIFY(std::abs(spy[0][0].toDouble() - 2.5) < 0.05);
    QTest::mouseClick(m_scene.get(), Qt::LeftButton, {}, pixel(*m_scene, 20, 8));
    QCOMPARE(spy.size(), 1);
}

void TestFigureView::aClickOnAMarkEmitsItsEvent() {
    QSignalSpy inScene(m_scene.get(), &FigureView::eventClicked),
        inTime(m_time.get(), &FigureView::eventClicked);
    const RunEvent& event = m_shown.run->events[2];
    QTest::mouseClick(m_scene.get(), Qt::LeftButton, {}, pixel(*m_scene, event.place.x(), event.place.y()));
    const QPoint tick(pixel(*m_time, event.t, 0).x(), m_time->axisRect()->bottom() - 3);
    QTest::mouseClick(m_time.get(), Qt::LeftButton, {}, tick);
    QCOMPARE(inScene.size(), 1);
    QCOMPARE(inScene[0][0].toInt(), 2);
    QCOMPARE(inTime.size(), 1);
    QCOMPARE(inTime[0][0].toInt(), 2);
}

/// So that they do not hide the ground; where the run ends is marked all the same.
void TestFigureView::marksOfManyImpactsKeepADistance() {
    const QCPRange range = m_scene->xAxis->range();
    const double y = m_scene->yAxis->range().center();
    auto run = std::make_shared<Run>(*m_shown.run);
    run->events.clear();
    const auto grab = [&] {
        m_scene->setShown({m_shown.system, run, m_shown.samples});
        m_scene->replot();
        return m_scene->grab().toImage();
    };
    const QImage without = grab();
    for (int i = 0; i < 1000; ++i)
        run->events.push_back(
            {.place = {range.lower + (0.1 + 0.0008 * i) * range.size(), y}, .marked = true});
    run = std::make_shared<Run>(*run);
    const QImage image = grab();
    const int row = pixel(*m_scene, range.center(), y).y();
    const auto isMarked = [&](int x) { return image.pixel(x, row) != without.pixel(x, row); };
    int marks = 0;
    for (int x = 1; x < image.width(); ++x)
        if (isMarked(x) && !isMarked(x - 1)) ++marks;
    QVERIFY2(marks >= 10 && marks <= 2 * image.width() / 48 + 4, qPrintable(QString::number(marks)));
    const int last = pixel(*m_scene, run->events.back().place.x(), y).x();
    QVERIFY(isMarked(last - 3) || isMarked(last - 2) || isMarked(last + 3));
}

void TestFigureView::draggingAHandleEmitsPlaces() {
    m_scene->setHandles({{{0, 6}, "The near rim"}, {{12, 0}, "The foot"}});
    QSignalSpy spy(m_scene.get(), &FigureView::handleMoved);
    const QPoint to = pixel(*m_scene, 15, 2);
    drag(*m_scene, pixel(*m_scene, 12, 0), to);
    QCOMPARE(spy.size(), 3);
    QCOMPARE(spy[0][3].toBool(), false);
    QCOMPARE(spy[2][0].toInt(), 1);
    QCOMPARE(spy[2][1].toDouble(), m_scene->xAxis->pixelToCoord(to.x()));
    QCOMPARE(spy[2][2].toDouble(), m_scene->yAxis->pixelToCoord(to.y()));
    QCOMPARE(spy[2][3].toBool(), true);
    QVERIFY(!m_scene->zoom());
}

namespace {

/// So many handles along the ground, this far apart on the screen.
std::vector<Handle> handlesApart(const FigureView& view, double pixels, int count) {
    const double step = pixels * view.xAxis->range().size() / view.axisRect()->width();
    std::vector<Handle> handles;
    for (int i = 0; i < count; ++i)
        handles.push_back({{view.xAxis->range().lower + (i + 3) * step, 3}, "A point"});
    return handles;
}

/// Pixels of the colour of handles within some of a place.
int handlePixels(FigureView& view, const QPoint& place, int within) {
    const QImage image = view.grab().toImage();
    const QColor accent = Theme::light().accent;
    int count = 0;
    for (int x = place.x() - within; x <= place.x() + within; ++x)
        for (int y = place.y() - within; y <= place.y() + within; ++y)
            if (image.valid(x, y) && image.pixelColor(x, y) == accent) ++count;
    return count;
}

QPoint placeOf(const FigureView& view, const Handle& handle) {
    return QPointF(view.xAxis->coordToPixel(handle.place.x()), view.yAxis->coordToPixel(handle.place.y()))
        .toPoint();
}

} // namespace

void TestFigureView::crowdedHandlesAreShownNearTheMouse() {
    m_scene->setTheme(Theme::light());
    const std::vector<Handle> handles = handlesApart(*m_scene, 10, 40);
    m_scene->setHandles(handles);
    const QPoint near = placeOf(*m_scene, handles[10]), far = placeOf(*m_scene, handles[30]);
    QCOMPARE(handlePixels(*m_scene, near, 4), 0);
    QMouseEvent hover(QEvent::MouseMove, near, m_scene->mapToGlobal(near), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(m_scene.get(), &hover);
    QVERIFY(handlePixels(*m_scene, near, 4) > 0);
    QVERIFY(handlePixels(*m_scene, placeOf(*m_scene, handles[14]), 4) > 0);
    QCOMPARE(handlePixels(*m_scene, far, 4), 0);
    QSignalSpy spy(m_scene.get(), &FigureView::handleMoved);
    drag(*m_scene, near, near + QPoint(0, 40));
    QVERIFY(!spy.isEmpty());
    QCOMPARE(spy[0][0].toInt(), 10);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(m_scene.get(), &leave);
    QCOMPARE(handlePixels(*m_scene, near, 4), 0);
}

void TestFigureView::aHandleOutOfTheCrowdIsAlwaysShown() {
    m_scene->setTheme(Theme::light());
    const std::vector<Handle> handles = handlesApart(*m_scene, 20, 10);
    m_scene->setHandles(handles);
    for (const Handle& handle : handles)
        QVERIFY(handlePixels(*m_scene, placeOf(*m_scene, handle), 4) > 0);
}

void TestFigureView::ofHandlesAtOnePlaceOneIsGrabbed() {
    const std::vector<Handle> handles = handlesApart(*m_scene, 0.01, 20'000);
    m_scene->setHandles(handles);
    QSignalSpy spy(m_scene.get(), &FigureView::handleMoved);
    for (int i = 3; i < 200; ++i) {
        spy.clear();
        const QPoint from = placeOf(*m_scene, handles[static_cast<std::size_t>(100 * i)]);
        drag(*m_scene, from, from + QPoint(0, 40));
        QVERIFY(!spy.isEmpty());
        QVERIFY(std::abs(spy[0][0].toInt() - 100 * i) <= 600); // 6 pixels
    }
}

namespace {

double scaleOf(const FigureView& view) {
    const double x = view.xAxis->range().size() / view.axisRect()->width();
    const double y = view.yAxis->range().size() / view.axisRect()->height();
    return x / y;
}

} // namespace

void TestFigureView::axesStayEqualAfterResizing() {
    for (const QSize size : {QSize(800, 450), QSize(400, 700), QSize(1200, 300), QSize(320, 200)}) {
        m_scene->resize(size);
        m_scene->replot();
        QVERIFY(std::abs(scaleOf(*m_scene) - 1) < 1e-9);
        QVERIFY(m_scene->xAxis->range().contains(0));
        QVERIFY(m_scene->xAxis->range().contains(28));
    }
}

void TestFigureView::aWheelOverAnAxisZoomsOnlyThat() {
    const QCPRange x = m_time->xAxis->range(), y = m_time->yAxis->range();
    const QRect plot = m_time->axisRect()->rect();
    wheel(*m_time, {plot.left() - 20, plot.center().y()}, 1);
    QCOMPARE(m_time->xAxis->range(), x);
    QVERIFY(m_time->yAxis->range().size() < y.size());
    wheel(*m_time, {plot.center().x(), plot.bottom() + 15}, 2);
    QVERIFY(m_time->xAxis->range().size() < x.size());
    m_time->resetZoom();
    QCOMPARE(m_time->xAxis->range(), x);
    QCOMPARE(m_time->yAxis->range(), y);
}

void TestFigureView::aWheelOverASceneKeepsTheScale() {
    const QPoint place = pixel(*m_scene, 10, 2);
    wheel(*m_scene, place, 3);
    m_scene->replot();
    QVERIFY(std::abs(scaleOf(*m_scene) - 1) < 1e-9);
    QVERIFY((pixel(*m_scene, 10, 2) - place).manhattanLength() <= 3);
    QVERIFY(m_scene->zoom());
}

void TestFigureView::aBoxZoomsAndADoubleClickResets() {
    const QCPRange x = m_time->xAxis->range();
    drag(*m_time, pixel(*m_time, 2, 80), pixel(*m_time, 4, 20), Qt::RightButton);
    const double perPixel = x.size() / m_time->axisRect()->width();
    QVERIFY(std::abs(m_time->xAxis->range().lower - 2) <= perPixel);
    QVERIFY(std::abs(m_time->xAxis->range().upper - 4) <= perPixel);
    QTest::mouseDClick(m_time.get(), Qt::LeftButton, {}, m_time->axisRect()->center());
    QCOMPARE(m_time->xAxis->range(), x);
}

void TestFigureView::zoomOutlivesANewRun() {
    drag(*m_time, pixel(*m_time, 2, 80), pixel(*m_time, 3, 80));
    const QCPRange x = m_time->xAxis->range();
    QVERIFY(m_time->zoom());
    m_time->setShown(bouncing(100));
    QCOMPARE(m_time->xAxis->range(), x);
}

void TestFigureView::withoutZoomANewRunFits() {
    auto longer = std::make_shared<Run>(*m_shown.run);
    longer->duration = 20;
    m_time->setShown({m_shown.system, longer, m_shown.samples});
    QCOMPARE(m_time->xAxis->range().upper, 20.0);
}

void TestFigureView::linkedTimeAxesFollow() {
    FigureView other(m_shown.system, m_shown.system->figures[1]);
    other.setShown(m_shown);
    connect(m_time.get(), &FigureView::timeRangeChanged, &other, &FigureView::setTimeRange);
    connect(&other, &FigureView::timeRangeChanged, m_time.get(), &FigureView::setTimeRange);
    QSignalSpy spy(m_time.get(), &FigureView::timeRangeChanged);
    wheel(*m_time, m_time->axisRect()->center(), 2);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(other.xAxis->range(), m_time->xAxis->range());
    other.resetZoom();
    QCOMPARE(m_time->xAxis->range(), QCPRange(0, Bouncing::duration));
}

void TestFigureView::theReadoutIsTheStateOfTheRun() {
    QVERIFY(m_time->cursorValues().empty());
    for (const double t : {0.0, 0.37, 1.0, 4.9999, 7.0}) {
        m_time->setCursor(t);
        m_scene->setCursor(t);
        const auto state = m_shown.run->state(t);
        QCOMPARE(m_time->cursorValues(), (std::vector<double>{state[3], state[4], state[5]}));
        QCOMPARE(m_scene->cursorValues(), (std::vector<double>{state[0], state[1], state[2]}));
    }
    m_time->setCursor(2.5);
    QCOMPARE(m_time->legendBar().entries()[0].value, "49.0 J");
    QCOMPARE(m_time->legendBar().entries()[2].value, "0.000 m/s");
    m_time->setCursor(4.5);
    QCOMPARE(m_time->legendBar().entries()[2].value, QString::fromUtf8("−2.000 m/s"));
}

void TestFigureView::pinnedRunsAreInTheLegend() {
    m_time->setPinned({{"Moon", m_shown}, {"Mars", m_shown}});
    QCOMPARE(m_time->legendBar().entries().size(), 5u);
    QCOMPARE(m_time->legendBar().entries()[3].name, "Moon");
    QCOMPARE(m_time->graph(3)->data()->size(), m_time->graph(0)->data()->size());
    m_time->setPinned({});
    QCOMPARE(m_time->legendBar().entries().size(), 3u);
    QVERIFY(m_time->graph(3)->data()->isEmpty());
    m_scene->setPinned({{"Moon", m_shown}});
    QCOMPARE(m_scene->legendBar().entries().back().name, "Moon");

    auto higher = std::make_shared<Samples>(*m_shown.samples);
    for (double& y : higher->columns[1])
        y += 40;
    m_scene->setPinned({{"Higher", {m_shown.system, m_shown.run, higher}}});
    QVERIFY(m_scene->yAxis->range().contains(46));
}

void TestFigureView::tracksDifferInTheShapeOfTheirDots() {
    m_scene->setPinned({{"First", m_shown, {}, true, 0}, {"Second", m_shown, {}, true, 1}});
    const auto& entries = m_scene->legendBar().entries();
    QCOMPARE(entries[entries.size() - 2].name, "First");
    QCOMPARE(entries[entries.size() - 2].marker, QCPScatterStyle::ssCircle);
    QCOMPARE(entries.back().name, "Second");
    QCOMPARE(entries.back().marker, QCPScatterStyle::ssSquare);
}

void TestFigureView::tracksOfComparedRunsHaveTheirColours_data() {
    QTest::addColumn<bool>("isScene");
    QTest::addRow("trajectory") << true;
    QTest::addRow("over time") << false;
}

void TestFigureView::tracksOfComparedRunsHaveTheirColours() {
    QFETCH(bool, isScene);
    FigureView& view = isScene ? *m_scene : *m_time;
    view.setTheme(Theme::light());
    view.setPinned({{"One", m_shown, 0},
                    {"Two", m_shown, 1},
                    {"Camera 1", m_shown, 0, true},
                    {"Camera 2", m_shown, 1, true},
                    {"Camera 3", m_shown, 1, true, 1}});
    QVERIFY(view.layer("measured")->index() < view.layer("pinned")->index());
    const auto colours = [&] { // of the visible dots
        std::vector<QColor> found;
        for (int i = 0; i < view.plottableCount(); ++i) {
            const auto* graph = dynamic_cast<const QCPGraph*>(view.plottable(i));
            const auto* path = dynamic_cast<const QCPCurve*>(view.plottable(i));
            const QCPScatterStyle style = graph  ? graph->scatterStyle()
                                          : path ? path->scatterStyle()
                                                 : QCPScatterStyle();
            if (style.isNone() || !view.plottable(i)->visible()) continue;
            if (view.plottable(i)->layer()->name() != "measured" || style.brush().style() != Qt::NoBrush)
                return std::vector<QColor>();
            found.push_back(style.pen().color());
        }
        return found;
    };
    const auto& lines = Theme::light().lines;
    QCOMPARE(colours(), (std::vector<QColor>{lines[0], lines[1], lines[1]}));
    const std::size_t last = view.legendBar().entries().size() - 1;
    QStringList names;
    for (const LegendEntry& entry : view.legendBar().entries())
        names << entry.name;
    QCOMPARE(names.mid(names.size() - 3), (QStringList{"One", "Two", "Measured"}));
    view.setEntryShown(last - 1, false); // a track is hidden with its run
    QCOMPARE(colours(), (std::vector<QColor>{lines[0]}));
    view.setEntryShown(last - 1, true);
    view.setEntryShown(last, false);
    QVERIFY(!view.legendBar().entries()[last].shown);
    QVERIFY(colours().empty());
    view.setEntryShown(last, true);
    QCOMPARE(colours().size(), std::size_t(3));
    QVERIFY(view.pictureText().join("; ").contains("2 compared runs; 3 measured tracks"));
    view.setPinned({{"Camera 1", m_shown, {}, true}});
    QCOMPARE(view.legendBar().entries().back().name, "Camera 1");
}

void TestFigureView::copyingFillsTheClipboard() {
    m_time->copyToClipboard();
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage());
    QCOMPARE(qvariant_cast<QImage>(data->imageData()).size(), QSize(1600, 900));
    QVERIFY(data->data("image/svg+xml").contains("<svg"));
}

void TestFigureView::manyPointsAreThinned() {
    m_scene->setShown(bouncing(200000));
    int points = 0;
    for (int i = 0; i < m_scene->plottableCount(); ++i)
        points += qobject_cast<QCPCurve*>(m_scene->plottable(i))->data()->size();
    QVERIFY(points > 500);
    QVERIFY(points < 6000);
}

void TestFigureView::straightStretchesNeedNoPoints() {
    std::vector<double> t, line, curve;
    for (int i = 0; i <= 100; ++i) {
        t.push_back(0.1 * i);
        line.push_back(3 - 0.7 * t.back());
        curve.push_back(t.back() * t.back());
    }
    const auto drawn = seriesData(t, line);
    QCOMPARE(drawn.size(), 2);
    QCOMPARE(drawn.last().key, t.back());
    QCOMPARE(drawn.last().value, line.back());
    QCOMPARE(seriesData(t, curve).size(), 101);
    QVERIFY(seriesData({}, {}).isEmpty());
}

void TestFigureView::jumpsAreDrawnAsTheyAre() {
    const auto drawn = seriesData({0, 1, 2, 2, 3, 4}, {5, 5, 5, 1, 1, 1});
    QList<std::pair<double, double>> points;
    for (const QCPGraphData& point : drawn)
        points << std::pair(point.key, point.value);
    QCOMPARE(points, (QList<std::pair<double, double>>{{0, 5}, {2, 5}, {2, 1}, {4, 1}}));
}

void TestFigureView::anEmptyFigureTakesEveryEvent() {
    for (FigureView* view : {m_scene.get(), m_time.get()}) {
        view->setShown({});
        view->setCursor(1);
        view->setSelectedEvent(3);
        view->replot();
        const QPoint centre = view->rect().center();
        wheel(*view, centre, 1);
        drag(*view, centre, centre + QPoint(40, 40));
        drag(*view, centre, centre + QPoint(40, 40), Qt::RightButton);
        QVERIFY(view->cursorValues().empty());
        QVERIFY(view->legendBar().entries().empty());
    }
}

void TestFigureView::keysMoveTheCursorAndReset() {
    m_time->setCursor(1);
    QSignalSpy spy(m_time.get(), &FigureView::cursorDragged);
    QTest::keyClick(m_time.get(), Qt::Key_Right);
    QCOMPARE(spy[0][0].toDouble(), 1.07);
    wheel(*m_time, m_time->axisRect()->center(), 2);
    QVERIFY(m_time->zoom());
    QTest::keyClick(m_time.get(), Qt::Key_R);
    QVERIFY(!m_time->zoom());
}

void TestFigureView::aBodyWithALineOfItsOwnCanBeHidden() {
    auto run = std::make_shared<Run>(*m_shown.run);
    run->scene.bodies[0].line = 2;
    m_scene->setShown({m_shown.system, run, m_shown.samples});
    QCOMPARE(m_scene->legendBar().entries().size(), std::size_t(1));
    QCOMPARE(m_scene->legendBar().entries()[0].name, QString("Ball"));
    QCOMPARE(m_scene->legendBar().entries()[0].pen.color(), m_scene->theme().lines[2]);
    m_scene->setCursor(1);
    QCOMPARE(m_scene->cursorValues().size(), std::size_t(3));
    m_scene->setEntryShown(0, false);
    QVERIFY(m_scene->cursorValues().empty());
}

void TestFigureView::aSceneShowsItsTracksAndOutlines() {
    auto run = std::make_shared<Run>(*m_shown.run);
    run->scene.ground.clear();
    const FigureWindow before = m_scene->everything();
    run->scene.tracks = {{{-30, 0}, {-30, 40}}};
    run->scene.bodies[0].outline = {{-3, -1}, {3, -1}, {3, 1}, {-3, 1}};
    run->scene.bodies[0].shownAt = {0.5, 1.5};
    m_scene->setShown({m_shown.system, run, m_shown.samples});
    QVERIFY(before.left > -30);
    QVERIFY(m_scene->everything().left < -30);
    QVERIFY(m_scene->everything().top > 40);
    const FigureSize size{120, 80, 96};
    const QImage with = imageOf(m_scene->picture(Theme::light(), size), size);
    run = std::make_shared<Run>(*run);
    run->scene.bodies[0].shownAt.clear();
    m_scene->setShown({m_shown.system, run, m_shown.samples});
    QVERIFY(with != imageOf(m_scene->picture(Theme::light(), size), size));
}

/// From the body, as long as the quantity says, the other way where that is negative, until it is hidden.
void TestFigureView::arrowsPointWhereTheirNumbersSay() {
    auto run = std::make_shared<Run>(*m_shown.run);
    run->scene.arrows = {{"Slip", "x", "y", "", 0, "slip", 3, 3}};
    m_scene->setShown({m_shown.system, run, m_shown.samples});
    const std::size_t entry = m_scene->legendBar().entries().size() - 1;
    QCOMPARE(m_scene->legendBar().entries()[entry].name, QString("Slip"));
    const auto isArrow = [&](double t, double ahead) {
        m_scene->setCursor(t);
        m_scene->replot();
        const auto state = run->state(t);
        const QPoint place = pixel(*m_scene, state[0] + ahead, state[1]);
        const QImage image = m_scene->grab().toImage();
        for (const int aside : {-1, 0, 1})
            if (image.pixelColor(place + QPoint(0, aside)) == m_scene->theme().lines[3]) return true;
        return false;
    };
    QVERIFY(isArrow(0.5, 4)); // a slip of 2 m/s: 6 m ahead
    QVERIFY(!isArrow(0.5, -1.5) && !isArrow(0.5, 8));
    QVERIFY(isArrow(4.5, -4)); // of −2 m/s
    QVERIFY(!isArrow(4.5, 4));
    m_scene->setEntryShown(entry, false);
    QVERIFY(!isArrow(0.5, 4));
    QVERIFY(!m_scene->legendBar().entries()[entry].shown);
}

void TestFigureView::aHollowBodyIsARing_data() {
    QTest::addColumn<double>("inner");
    QTest::addColumn<bool>("filledInside"); // at 0.6 of the radius
    QTest::newRow("solid") << 0.0 << true;
    QTest::newRow("thick wall") << 0.2 << true;
    QTest::newRow("hollow") << 0.4 << false;
    QTest::newRow("no wall at all") << 0.5 << false;
}

/// Filled is what a body changes of the picture; right at its edge it does, however thin the wall.
void TestFigureView::aHollowBodyIsARing() {
    QFETCH(double, inner);
    QFETCH(bool, filledInside);
    auto run = std::make_shared<Run>(*m_shown.run);
    run->scene.bodies[0].innerRadius = inner;
    m_scene->setShown({m_shown.system, run, m_shown.samples});
    const double t = 0.3, x = run->state(t)[0], y = run->state(t)[1];
    m_scene->setZoom({x - 1.5, x + 1.5, y - 1, y + 1});
    const auto pictureAt = [&](double time) {
        m_scene->setCursor(time);
        m_scene->replot();
        return m_scene->grab().toImage();
    };
    const QImage without = pictureAt(1.9), with = pictureAt(t);
    const double radius = m_scene->xAxis->coordToPixel(x + 0.5) - m_scene->xAxis->coordToPixel(x);
    QVERIFY(radius > 60);
    // Away from the path, which goes to the upper right, and from the spoke.
    const auto isFilled = [&](double part) {
        const double angle = 2.2; // rad
        const QPoint place =
            pixel(*m_scene, x + part * 0.5 * std::cos(angle), y + part * 0.5 * std::sin(angle));
        return with.pixelColor(place) != without.pixelColor(place);
    };
    QVERIFY(isFilled(1 - 2 / radius));
    QCOMPARE(isFilled(0.6), filledInside);
    QCOMPARE(isFilled(0.15), inner == 0);
    QVERIFY(!isFilled(1.1));
}

namespace {

/// The run of a scene that writes two quantities.
Shown telling(const Shown& shown) {
    auto run = std::make_shared<Run>(*shown.run);
    run->scene.readouts = {"kinetic", "slip"};
    return {shown.system, run, shown.samples};
}

} // namespace

/// Of 100 J at most a tenth is read, of 3 m/s a hundredth; K is 100 · 0.7ⁿ J and s = 2 − n m/s in hop n.
/// There is an instant only with a cursor, and in a film one of every frame.
void TestFigureView::theSceneWritesQuantitiesOfTheInstant() {
    const FigureSize size{160, 100, 96};
    const FigureRecipe& scene = m_shown.system->figures[0];
    const auto textOf = [&](const QPicture& picture) {
        const QString path = QDir::temp().filePath("talweg_readout.svg");
        if (!writePicture(picture, size, path).isEmpty()) qFatal("no picture");
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) qFatal("no picture");
        const QString svg = QString::fromUtf8(file.readAll());
        file.remove();
        return svg;
    };
    const Shown shown = telling(m_shown);
    const QString quiet = textOf(drawFigure(shown, scene, Theme::light(), size));
    for (const char* text : {">K<", ">J<", ">s<", ">m/s<"})
        QVERIFY2(!quiet.contains(text), text);
    FigureDrawing film = figureDrawing(shown, scene, Theme::light(), size);
    const QString first = textOf(film.drawAt(0.5)), later = textOf(film.drawAt(3.5));
    for (const char* text : {">K<", ">J<", ">s<", ">m/s<", ">100.0<", ">2.000<"})
        QVERIFY2(first.contains(text), text);
    for (const char* text : {">34.3<", ">−1.000<"})
        QVERIFY2(later.contains(text), text);
    QVERIFY(!later.contains(">100.0<"));
}

/// What is written changes the picture in one corner alone, which the path does not touch, and which stays as
/// time goes on; where the view is moved, another one.
void TestFigureView::whatTheSceneWritesKeepsOffThePath() {
    const Shown quiet = m_shown, writes = telling(m_shown);
    const auto changed = [&](double t) {
        const auto imageOf = [&](const Shown& shown) {
            m_scene->setShown(shown);
            m_scene->setCursor(t);
            m_scene->replot();
            return m_scene->grab().toImage();
        };
        const QImage with = imageOf(writes), without = imageOf(quiet);
        QRect area;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                if (with.pixel(x, y) != without.pixel(x, y)) area |= QRect(x, y, 1, 1);
        return area;
    };
    const auto touchesPath = [&](const QRect& area) {
        const Samples& samples = *m_shown.samples;
        for (std::size_t row = 0; row < samples.t.size(); ++row)
            if (area.contains(pixel(*m_scene, samples.columns[0][row], samples.columns[1][row]))) return true;
        return false;
    };
    const QRect area = changed(1.5), later = changed(4.5);
    QVERIFY(area.width() > 30 && area.width() < 200 && area.height() > 15 && area.height() < 80);
    QVERIFY(m_scene->axisRect()->rect().contains(area));
    QVERIFY(!touchesPath(area));
    QVERIFY((area & later).width() > 30);
    // The path goes down from the upper left: there it leaves the right free, zoomed to its end the left.
    QVERIFY(area.left() > m_scene->axisRect()->rect().center().x());
    m_scene->setZoom({-6, 8, 2, 10});
    const QRect zoomed = changed(1.5);
    QVERIFY(!zoomed.isEmpty() && !touchesPath(zoomed));
    // In a figure this small nothing is written rather than everything covered.
    m_scene->resize(180, 120);
    QVERIFY(changed(1.5).isEmpty());
}

void TestFigureView::barsShowQuantitiesOfOneUnitAtTheCursor() {
    FigureRecipe recipe = m_shown.system->figures[1];
    recipe.series = {{"slip"}, {"slip"}, {"slip"}, {"slip"}};
    FigureView view(m_shown.system, recipe);
    view.setShown(m_shown);
    view.resize(800, 450);
    view.show();
    view.setCursor(1.5);
    view.replot();
    // The first bar beside the plot goes from zero to the slip of 1 m/s, on the plot's own scale.
    const QImage image = view.grab().toImage();
    const int x = view.axisRect()->right() + 12;
    const auto isBar = [&](double slip) {
        const int y = qRound(view.yAxis->coordToPixel(slip));
        return image.pixelColor(x, y) == view.theme().lines[0];
    };
    QVERIFY(isBar(0.9) && isBar(0.2));
    QVERIFY(!isBar(1.1) && !isBar(-0.2));
    QVERIFY(view.axisRect()->right() < m_time->axisRect()->right()); // the other has too few of one unit
}

void TestFigureView::theLegendKeepsToAFifth_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("pins");
    for (const QSize size : {QSize(340, 270), QSize(420, 270), QSize(700, 270), QSize(700, 500)})
        for (const int pins : {0, 1, 3, 9})
            QTest::addRow("%d x %d, %d pins", size.width(), size.height(), pins) << size << pins;
}

void TestFigureView::theLegendKeepsToAFifth() {
    QFETCH(QSize, size);
    QFETCH(int, pins);
    FigureRecipe recipe = m_shown.system->figures[1];
    recipe.series.clear();
    for (const char* name : {"translational", "rotational", "potential", "lost to restitution",
                             "lost to impact friction", "lost to sliding", "total"})
        recipe.series.push_back({"kinetic", name});
    FigureView view(m_shown.system, recipe);
    std::vector<Pinned> pinned;
    for (int i = 0; i < pins; ++i)
        pinned.push_back({QString("e 0.92 → 0.%1, μ 0.3 → 0.5 and 3 more").arg(i), m_shown});
    view.setShown(m_shown);
    view.setPinned(pinned);
    view.setCursor(1.5);
    view.resize(size);
    view.show();
    view.replot();
    const LegendBar& legend = view.legendBar();
    const QRect plot = view.axisRect()->rect();
    QVERIFY(legend.outerRect().height() <= 0.2 * size.height());
    QVERIFY(legend.side()->outerRect().width() <= 0.2 * size.width());
    QVERIFY2(plot.height() >= 190, qPrintable(QString::number(plot.height())));
    QRectF last;
    std::size_t seen = 0;
    for (std::size_t i = 0; i < legend.entries().size(); ++i) {
        const QRectF rect = legend.entryRect(i);
        if (rect.isEmpty()) continue;
        ++seen;
        QVERIFY(QRectF(view.rect()).contains(rect) && !rect.intersects(plot));
        QVERIFY(!rect.intersects(last));
        last = rect;
    }
    QCOMPARE(seen == legend.entries().size(), legend.moreRect().isEmpty());
    if (size.height() == 500 && pins == 0) QVERIFY(legend.hasValues());
}

void TestFigureView::whatTheLegendHasNoRoomForIsInItsMenu() {
    std::vector<Pinned> pinned;
    for (int i = 0; i < 20; ++i)
        pinned.push_back({QString("Number %1").arg(i), m_shown});
    m_time->setPinned(pinned);
    m_time->resize(340, 270);
    m_time->replot();
    const QPoint more = m_time->legendBar().moreRect().center().toPoint();
    QVERIFY(!m_time->legendBar().moreRect().isEmpty());
    QTest::mouseClick(m_time.get(), Qt::LeftButton, {}, more);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 23);
    QCOMPARE(menu->actions().last()->text(), "Number 19");
    menu->actions().last()->trigger();
    menu->close();
    QVERIFY(!m_time->legendBar().entries()[22].shown);
}

void TestFigureView::theReadoutIsInTheToolTip() {
    m_time->setCursor(2.5);
    const QPoint middle = m_time->axisRect()->center();
    QHelpEvent asked(QEvent::ToolTip, middle, m_time->mapToGlobal(middle));
    QCoreApplication::sendEvent(m_time.get(), &asked);
    const QString text = QToolTip::text().replace(QChar(QChar::Nbsp), QChar(QChar::Space));
    QVERIFY2(text.contains("Kinetic K: 49.0 J"), qPrintable(text));
}

void TestFigureView::aLineIsDashedInTheModeWhereItMeansSomethingElse() {
    auto system = std::make_shared<System>(bouncingSystem());
    system->figures = {
        {.id = "slip", .title = "Slip", .series = {{.quantity = "slip", .label = "Slip s", .dashedIn = 0}}}};
    FigureView view(system, system->figures[0]);
    const Shown shown = bouncing();
    view.setShown({system, shown.run, shown.samples});
    QCOMPARE(view.legendBar().entries().size(), 1u);
    QCOMPARE(view.graphCount(), 2);
    // The body flies up to the last hop's end, and rolls and slides from then on.
    const double down = Bouncing::hops * Bouncing::shortFlight;
    int drawn[2] = {0, 0};
    for (int i = 0; i < 2; ++i) {
        const bool dashed = view.graph(i)->pen().style() == Qt::DashLine;
        for (const QCPGraphData& point : *view.graph(i)->data()) {
            if (!std::isfinite(point.value)) continue;
            ++drawn[dashed];
            QVERIFY2(dashed ? point.key <= down : point.key >= down, qPrintable(QString::number(point.key)));
        }
        QCOMPARE(view.graph(i)->pen().color(), view.graph(0)->pen().color());
    }
    QVERIFY(drawn[0] > 1 && drawn[1] > 1);
    // Hidden as one, and the range has both: 2 at first, 2 − hops at last.
    QCOMPARE(view.everything().top > 2 && view.everything().bottom < 2 - Bouncing::hops, true);
    view.setEntryShown(0, false);
    QVERIFY(!view.graph(0)->visible() && !view.graph(1)->visible());
}

void TestFigureView::aLineThatIsZeroThroughoutIsLeftOut() {
    auto system = std::make_shared<System>(bouncingSystem());
    system->figures = {{.id = "energy",
                        .title = "Energy",
                        .series = {{.quantity = "kinetic", .label = "Kinetic"},
                                   {.quantity = "slip", .label = "Slip s", .unlessZero = true}}}};
    FigureView view(system, system->figures[0]);
    const Shown shown = bouncing();
    const auto names = [&](double factor) {
        auto samples = std::make_shared<Samples>(*shown.samples);
        for (double& slip : samples->columns[5])
            slip *= factor;
        view.setShown({system, shown.run, samples});
        QStringList result;
        for (const auto& entry : view.legendBar().entries())
            if (entry.present) result << entry.name;
        return result;
    };
    QCOMPARE(names(0), QStringList("Kinetic"));
    QCOMPARE(names(1), (QStringList{"Kinetic", "Slip s"}));
    QCOMPARE(names(0), QStringList("Kinetic"));
}

void TestFigureView::bodiesHaveOneColour_data() {
    QTest::addColumn<QString>("bodies");
    QTest::newRow("of their lanes") << "hollow-cylinder, solid-sphere";
    QTest::newRow("given") << "hollow-cylinder color=5, solid-sphere color=1, hollow-sphere";
    QTest::newRow("of one name") << "solid-sphere color=4, solid-sphere color=2";
}

void TestFigureView::bodiesHaveOneColour() {
    QFETCH(QString, bodies);
    const Registry registry = builtinSystems();
    const auto incline = registry.find("incline");
    Values values = defaultValues(incline->parameters);
    values["bodies"] = tableFrom(*find(incline->parameters, "bodies"), bodies.toStdString());
    const auto run = tests::runOf(*incline, values);
    const Shown shown{incline, run, std::make_shared<const Samples>(run->samples(100))};
    const auto penOf = [&](const std::string& figure, std::size_t entry) {
        const auto recipe = std::ranges::find(incline->figures, figure, &FigureRecipe::id);
        const auto view = makeFigureView(incline, *recipe);
        view->setShown(shown);
        return view->legendBar().entries()[entry].pen.color();
    };
    for (std::size_t i = 0; i < run->scene.bodies.size(); ++i) {
        const QColor color = Theme::light().lines[*run->scene.bodies[i].line];
        for (const char* figure : {"trajectory", "space", "speed", "rotational", "total"})
            QCOMPARE(penOf(figure, i), color);
    }
}

/// Kinds of energy have the same colours in all systems, and the total a grey that nothing else has.
void TestFigureView::energiesHaveOneColour() {
    const Registry registry = builtinSystems();
    for (const char* id : {"rover", "rough-plane", "surface", "track"}) {
        const auto system = registry.find(id);
        const auto recipe = std::ranges::find(system->figures, "energy", &FigureRecipe::id);
        const auto run = tests::runOf(*system, defaultValues(system->parameters));
        FigureView view(system, *recipe);
        view.setShown({system, run, std::make_shared<const Samples>(run->samples(50))});
        std::map<QString, QColor> colors;
        for (const LegendEntry& entry : view.legendBar().entries())
            colors[entry.name] = entry.pen.color();
        const auto& lines = Theme::light().lines;
        QCOMPARE(colors.at("rotational"), lines[1]);
        QCOMPARE(colors.at("potential"), lines[2]);
        for (const auto& [name, color] : colors)
            QCOMPARE(color == lines[6], name == "total");
    }
}

/// The lines are those of the bodies on view and pinned; a body that is hidden stays so.
void TestFigureView::aFigureHasALineForEachBody() {
    const auto incline = builtinSystems().find("incline");
    const auto raceOf = [&](const char* bodies) {
        Values values = defaultValues(incline->parameters);
        values["bodies"] = tableFrom(*find(incline->parameters, "bodies"), bodies);
        const auto run = tests::runOf(*incline, values);
        return Shown{incline, run, std::make_shared<const Samples>(run->samples(50))};
    };
    const auto recipe = std::ranges::find(incline->figures, "speed", &FigureRecipe::id);
    FigureView view(incline, *recipe);
    view.resize(600, 400);
    view.show();
    const auto names = [&view] {
        QStringList all;
        for (const LegendEntry& entry : view.legendBar().entries())
            if (entry.present) all << (entry.shown ? entry.name : "(" + entry.name + ")");
        return all;
    };
    view.setShown(raceOf("solid-sphere, hollow-sphere, solid-cylinder"));
    QCOMPARE(names(), (QStringList{"Solid sphere", "Hollow sphere", "Solid cylinder"}));
    view.replot();
    QCOMPARE(view.yAxis->label(), QString("Speed v (m/s)"));
    view.setEntryShown(1, false);
    view.setShown(raceOf("hollow-cylinder, solid-sphere"));
    QCOMPARE(names(), (QStringList{"Hollow cylinder", "(Solid sphere)"}));
    const Shown four = raceOf("solid-sphere, solid-sphere, solid-sphere, hollow-cylinder");
    view.setPinned({{"Four", four}});
    QCOMPARE(names(), (QStringList{"Hollow cylinder", "(Solid sphere)", "Four"}));
    int drawn = 0;
    for (int i = 0; i < view.graphCount(); ++i)
        drawn += view.graph(i)->layer()->name() == "pinned" && !view.graph(i)->data()->isEmpty();
    QCOMPARE(drawn, 4);
    view.setPinned({});
    view.setShown(raceOf("solid-sphere"));
    QCOMPARE(names(), (QStringList{"Solid sphere"}));
}

void TestFigureView::aDoubleClickEnlargesWhereThatIsOffered() {
    QAction enlarge;
    QSignalSpy asked(&enlarge, &QAction::triggered), moved(m_time.get(), &FigureView::cursorDragged);
    m_time->offerEnlarging(&enlarge);
    m_time->setZoom({2, 3, 20, 30});
    m_time->replot();
    QTest::mouseDClick(m_time.get(), Qt::LeftButton, {}, m_time->axisRect()->center());
    QCOMPARE(asked.size(), 1);
    QVERIFY(moved.size() <= 1); // the first click; the second is no click of its own
    QVERIFY(m_time->zoom());
    auto* button = m_time->findChild<QToolButton*>();
    QVERIFY(!QRectF(button->geometry()).intersects(m_time->axisRect()->rect()));
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(asked.size(), 2);
    QTest::mouseDClick(m_time.get(), Qt::LeftButton, {}, {8, m_time->axisRect()->center().y()});
    QVERIFY(!m_time->zoom());
}

TALWEG_TEST(tst_figure_view, TestFigureView, QApplication)
#include "tst_figure_view.moc"
