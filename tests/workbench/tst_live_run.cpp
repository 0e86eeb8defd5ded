#include "workbench/run/live_run.h"

#include "study/judged_fall.h"
#include "support/test.h"
#include "workbench/study/live_study.h"

#include <QTest>
#include <atomic>
#include <thread>

using namespace talweg;
using namespace talweg::tests;

class TestLiveRun : public QObject {
    Q_OBJECT

private slots:
    void theWindowsThreadNeverLooksOverTheGround();
    void handlesAndComplaintsAreThoseOfTheNewestInputs();
};

namespace {

Registry registryOf(const System& system) {
    Registry registry;
    registry.add(system);
    return registry;
}

/// A fall from the height that a handle sets, and not from 13 m.
System draggedFall() {
    System system = judgedFall();
    system.check = [](const Values& values) -> std::vector<Problem> {
        if (std::get<double>(values.at("height")) != 13) return {};
        return {{"height", "Not from 13 m."}};
    };
    system.handles = [](const Values& values) -> std::vector<Handle> {
        return {{{0, std::get<double>(values.at("height"))}, "Drag to change the height."}};
    };
    system.drag = [](const Values&, std::size_t, Point to) { return Values{{"height", to.y()}}; };
    return system;
}

} // namespace

void TestLiveRun::theWindowsThreadNeverLooksOverTheGround() {
    const auto window = std::this_thread::get_id();
    std::atomic<int> looks = 0, onWindow = 0;
    System system = draggedFall();
    const auto look = [&] {
        ++looks;
        if (std::this_thread::get_id() == window) ++onWindow;
    };
    system.check = [look, check = system.check](const Values& values) { return look(), check(values); };
    system.handles = [look, handles = system.handles](const Values& v) { return look(), handles(v); };
    Document document(registryOf(system));
    Experiment experiment = makeExperiment(system, "Fall");
    experiment.study = Study{.axes = {{"height", "10:40:10"}}, .over = {"speed", "1:6:1"}, .measures = {"x"}};
    LiveRun run(document);
    LiveStudy study(document);
    document.reset({"", "", {experiment}});
    run.setExperiment(0);
    study.setExperiment(0);
    study.setActive(true);
    QTRY_VERIFY(run.isCurrent() && study.isCurrent());
    document.setValues(0, {{"height", 30.0}});
    QTRY_VERIFY(run.isCurrent() && study.isCurrent());
    document.setValues(0, run.dragged(0, {0, 25}));
    QTRY_VERIFY(run.isCurrent() && study.isCurrent());
    QVERIFY(looks > 0);
    QCOMPARE(onWindow, 0);
}

void TestLiveRun::handlesAndComplaintsAreThoseOfTheNewestInputs() {
    Document document(registryOf(draggedFall()));
    LiveRun run(document);
    document.reset({"", "", {makeExperiment(*document.registry().systems().front(), "Fall")}});
    run.setExperiment(0);
    QTRY_VERIFY(run.isCurrent());
    document.setValues(0, run.dragged(0, {0, 25}));
    QVERIFY(!run.isCurrent());
    QTRY_VERIFY(run.isCurrent());
    QCOMPARE(run.handles().size(), std::size_t(1));
    QCOMPARE(run.handles()[0].place.y(), 25.0);
    document.setValues(0, run.dragged(0, {0, 13}));
    QTRY_VERIFY(!run.isBusy());
    QCOMPARE(run.problems().size(), std::size_t(1));
    QVERIFY(run.handles().empty() && run.isOutdated());
    QVERIFY(run.dragged(0, {0, 20}).empty());
    document.setValues(0, {{"height", 20.0}});
    QTRY_VERIFY(run.isCurrent());
    QVERIFY(run.problems().empty() && !run.isOutdated());
}

TALWEG_TEST(tst_live_run, TestLiveRun, QApplication)
#include "tst_live_run.moc"
