#include "mouse.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/keys.h"
#include "workbench/run/events_table.h"
#include "workbench/run/figure_board.h"
#include "workbench/run/time_cursor.h"

#include <QLabel>
#include <QSignalSpy>

using namespace talweg;
using namespace talweg::tests;

/// What the mouse does in the figures of every system, press by press.
class TestFigureMouse : public QObject {
    Q_OBJECT

private slots:
    void everyHandleIsDragged_data() { examples(); }
    void everyHandleIsDragged();
    void eventsAreClicked_data() { examples(); }
    void eventsAreClicked();
    void theCursorIsDragged();

private:
    static void examples();
    Apart m_apart;
};

namespace {

/// Nearer marks are not told apart, in pixels.
constexpr double apart = 24;

FigureView& scene(ToyWindow& window) {
    for (FigureView* view : window.find<FigureBoard>()->views())
        if (view->recipe().kind == FigureRecipe::Kind::scene) return *view;
    qFatal("no scene");
}

QPointF placeOf(const FigureView& view, const Point& point) {
    return {view.xAxis->coordToPixel(point[0]), view.yAxis->coordToPixel(point[1])};
}

const Values& valuesIn(ToyWindow& window) {
    return window->document().project().experiments.front().values;
}

double distance(const QPointF& a, const QPointF& b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Waits until nearby runs, which a line of the banner reports, are solved, and widgets stop moving: answers
/// about measured tracks come after the run.
void standStill(FigureView& view) {
    const QLabel* neighbours = view.window()->findChild<QLabel*>("neighbours");
    QVERIFY(QTest::qWaitFor(
        [&] { return neighbours->isHidden() || !neighbours->text().contains(QStringLiteral("…")); }, 30'000));
    constexpr int looks = 6;
    QRect before;
    for (int still = 0; still < looks; ++still) {
        const QRect now(view.mapTo(view.window(), QPoint()), view.axisRect()->size());
        if (now != before) still = 0;
        before = now;
        QTest::qWait(50);
        view.replot();
    }
}

} // namespace

void TestFigureMouse::examples() {
    QTest::addColumn<int>("system");
    QTest::addColumn<int>("example");
    const Registry registry = builtinSystems();
    for (std::size_t s = 0; s < registry.systems().size(); ++s)
        for (std::size_t e = 0; e < registry.systems()[s]->examples.size(); ++e)
            QTest::addRow("%s, %s", registry.systems()[s]->id.c_str(),
                          registry.systems()[s]->examples[e].id.c_str())
                << static_cast<int>(s) << static_cast<int>(e);
}

void TestFigureMouse::everyHandleIsDragged() {
    QFETCH(int, system);
    QFETCH(int, example);
    const Registry registry = builtinSystems();
    const auto& chosen = registry.systems()[static_cast<std::size_t>(system)];
    ToyWindow window(builtinSystems());
    window->document().reset(makeProject(*chosen, chosen->examples[static_cast<std::size_t>(example)]));
    window.find<QAction>("showRun")->trigger();
    window.settle();
    FigureView& view = scene(window);
    view.replot();
    const Values before = valuesIn(window);
    const std::vector<Handle> handles = prepared(*chosen, before)->handles();
    QSignalSpy moved(&view, &FigureView::handleMoved);
    for (std::size_t handle = 0; handle < handles.size(); ++handle) {
        const QPointF place = placeOf(view, handles[handle].place);
        const auto covers = [&](const Handle& other) {
            return &other != &handles[handle] && distance(placeOf(view, other.place), place) < apart;
        };
        if (!view.axisRect()->rect().contains(place.toPoint())) continue;
        if (std::any_of(handles.begin(), handles.end(), covers)) continue;
        // A handle at the end of what is allowed moves one way only.
        for (const QPoint way : {QPoint(20, -15), QPoint(-20, 15), QPoint(-20, -15)}) {
            moved.clear();
            Mouse(view).drag(place.toPoint(), place.toPoint() + way);
            window.settle();
            if (valuesIn(window) != before) break;
        }
        QVERIFY2(!moved.isEmpty(), qPrintable(QString("handle %1 is not taken").arg(handle)));
        QCOMPARE(moved.last()[0].toInt(), static_cast<int>(handle));
        QVERIFY2(valuesIn(window) != before, qPrintable(QString("handle %1 changes nothing").arg(handle)));
        QVERIFY(moved.last()[3].toBool());
        QCOMPARE(window->document().undoStack().count(), 1);
        window->document().undoStack().undo();
        QVERIFY(valuesIn(window) == before);
        window.settle();
        view.replot();
        window->document().undoStack().clear();
    }
}

void TestFigureMouse::eventsAreClicked() {
    QFETCH(int, system);
    QFETCH(int, example);
    const Registry registry = builtinSystems();
    const auto& chosen = registry.systems()[static_cast<std::size_t>(system)];
    ToyWindow window(builtinSystems());
    window->document().reset(makeProject(*chosen, chosen->examples[static_cast<std::size_t>(example)]));
    window.find<QAction>("showRun")->trigger();
    window.settle();
    FigureView& view = scene(window);
    standStill(view);
    const std::vector<Handle> handles = prepared(*chosen, valuesIn(window))->handles();
    const std::vector<RunEvent>& events = view.shown().run->events;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (!events[i].marked) continue;
        const QPointF place = placeOf(view, events[i].place);
        const auto near = [&](const auto& other) {
            return distance(placeOf(view, other.place), place) < apart;
        };
        if (!view.axisRect()->rect().contains(place.toPoint())) continue;
        if (!view.visibleRegion().contains(place.toPoint())) continue; // scrolled away on a small screen
        if (std::count_if(events.begin(), events.end(),
                          [&](const RunEvent& e) { return e.marked && near(e); })
            > 1)
            continue;
        if (std::any_of(handles.begin(), handles.end(), near)) continue;
        window->timeCursor().setT(window.duration() * 0.37);
        Mouse(view).click(place.toPoint());
        QCOMPARE(window->timeCursor().t(), events[i].t);
        QCOMPARE(window.find<EventsTable>()->currentIndex().row(), static_cast<int>(i));
    }
}

void TestFigureMouse::theCursorIsDragged() {
    ToyWindow window;
    for (FigureView* view : window.find<FigureBoard>()->views()) {
        if (view->recipe().kind != FigureRecipe::Kind::time || !view->isVisible()) continue;
        window->timeCursor().setT(0);
        standStill(*view);
        const auto placeAt = [&](double t) {
            return QPointF(view->xAxis->coordToPixel(t), view->axisRect()->center().y()).toPoint();
        };
        const QPoint from = placeAt(0), to = placeAt(0.5 * window.duration());
        Mouse(*view).drag(from, to);
        const double pixel = view->xAxis->range().size() / view->axisRect()->width();
        QVERIFY(std::abs(window->timeCursor().t() - 0.5 * window.duration()) <= pixel);
    }
}

TALWEG_TEST(tst_figure_mouse, TestFigureMouse, QApplication)
#include "tst_figure_mouse.moc"
