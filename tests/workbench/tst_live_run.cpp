#include "support/decorated.h"
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
    void dragsGoOnlyWhereTheyCan();
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
    tests::setCheck(system, [](const Values& values) -> std::vector<Problem> {
        if (std::get<double>(values.at("height")) != 13) return {};
        return {{"height", "Not from 13 m."}};
    });
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
    system.prepare = [look, prepare = system.prepare](const Values& values) {
        return look(), prepare(values);
    };
    tests::decorate(system, [look](tests::Decorated& inputs) {
        inputs.handlesOf = [look, plain = inputs.plain](const Values&) { return look(), plain->handles(); };
        inputs.dragTo = [look, plain = inputs.plain](const Values&, std::size_t handle, Point to) {
            return look(), plain->drag(handle, to);
        };
    });
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
    connect(&run, &LiveRun::dragged, &document,
            [&](int, const Values& changed) { document.setValues(0, changed); });
    const int before = looks;
    run.drag(0, {0, 25}, true);
    QTRY_COMPARE(std::get<double>(document.experiment(0).values.at("height")), 25.0);
    QTRY_VERIFY(run.isCurrent() && study.isCurrent());
    QVERIFY(looks >= before + 3);
    QCOMPARE(onWindow, 0);
}

void TestLiveRun::handlesAndComplaintsAreThoseOfTheNewestInputs() {
    Document document(registryOf(draggedFall()));
    LiveRun run(document);
    document.reset({"", "", {makeExperiment(*document.registry().systems().front(), "Fall")}});
    run.setExperiment(0);
    QTRY_VERIFY(run.isCurrent());
    document.setValues(0, {{"height", 25.0}});
    QVERIFY(!run.isCurrent());
    QTRY_VERIFY(run.isCurrent());
    QCOMPARE(run.handles().size(), std::size_t(1));
    QCOMPARE(run.handles()[0].place.y(), 25.0);
    document.setValues(0, {{"height", 13.0}});
    QTRY_VERIFY(!run.isBusy());
    QCOMPARE(run.problems().size(), std::size_t(1));
    QVERIFY(run.handles().empty() && run.isOutdated());
    run.drag(0, {0, 20}, true);
    QVERIFY(!run.isBusy());
    document.setValues(0, {{"height", 20.0}});
    QTRY_VERIFY(run.isCurrent());
    QVERIFY(run.problems().empty() && !run.isOutdated());
}

/// A drag ends where the mouse is released, but for places where a handle cannot be; each place is looked
/// over once. One that the inputs have changed under is forgotten.
void TestLiveRun::dragsGoOnlyWhereTheyCan() {
    System system = draggedFall();
    std::atomic<int> looks = 0;
    system.prepare = [&looks, prepare = system.prepare](const Values& values) {
        return ++looks, prepare(values);
    };
    Document document(registryOf(system));
    LiveRun run(document);
    connect(&run, &LiveRun::dragged, &document, [&](int, const Values& changed, bool finished) {
        document.setValues(0, changed, {}, "drag");
        if (finished) document.endStep();
    });
    document.reset({"", "", {makeExperiment(system, "Fall")}});
    run.setExperiment(0);
    QTRY_VERIFY(run.isCurrent());
    const auto height = [&] { return std::get<double>(document.experiment(0).values.at("height")); };
    const int before = looks;
    for (const double to : {11.0, 12.0, 13.0, 14.0, 15.0})
        run.drag(0, {0, to}, to == 15.0);
    QTRY_COMPARE(height(), 15.0);
    QTRY_VERIFY(run.isCurrent());
    QCOMPARE(run.handles()[0].place.y(), 15.0);
    QVERIFY(looks <= before + 5);
    QCOMPARE(document.undoStack().count(), 1);
    run.drag(0, {0, 13}, true);
    QTRY_VERIFY(!run.isBusy());
    QCOMPARE(height(), 15.0);
    QVERIFY(run.isCurrent() && run.problems().empty());
    run.drag(0, {0, 20}, true);
    document.setValues(0, {{"height", 30.0}});
    QTRY_VERIFY(run.isCurrent() && !run.isBusy());
    QCOMPARE(height(), 30.0);
}

TALWEG_TEST(tst_live_run, TestLiveRun, QApplication)
#include "tst_live_run.moc"
