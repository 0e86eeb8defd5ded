#include "hand_over.h"
#include "study/judged_fall.h"
#include "support/decorated.h"
#include "support/test.h"
#include "workbench/study/live_study.h"

#include <QSignalSpy>
#include <QTest>
#include <random>
#include <semaphore>

using namespace talweg;
using namespace std::chrono_literals;

class TestLiveStudy : public QObject {
    Q_OBJECT

private slots:
    void computesWhileSomeoneLooks();
    void followsInputsAndStudy();
    void aTypingErrorLeavesTheLastOnView();
    void anUnreadableRequirementIsStudiedAnyway();
    void aCancelledStudyNeverArrives();
    void everyComparedValueIsStudied();
    void comparedValuesThatDoNotGoAreLeftOut();
    void aFailureIsReported();
    void ownValuesOfVariedInputsChangeNothing();
    void resultsOfEarlierInputsAreOutdated();
    void theNewestStudyArrivesWhateverTheThreadsDo();
    void anotherExperimentStartsEmpty();
};

namespace {

Study fallStudy() {
    return {.axes = {{"height", "10:40:10"}},
            .over = {"speed", "1:6:1"},
            .measures = {"x"},
            .requirement = "far >= 50",
            .smallest = "height"};
}

/// A document of one fall with a study, and its live study looked at.
struct Fixture {
    explicit Fixture(System system = tests::batchedFall(), Study study = fallStudy(), bool active = true)
        : document(registryOf(system)), live(document) {
        Experiment experiment = makeExperiment(system, "Fall");
        experiment.study = std::move(study);
        document.reset({"", "", {experiment}});
        live.setExperiment(0);
        live.setActive(active);
    }
    static Registry registryOf(const System& system) {
        Registry registry;
        registry.add(system);
        return registry;
    }
    bool settle() {
        return QTest::qWaitFor([this] { return live.isCurrent(); });
    }

    Document document;
    LiveStudy live;
};

/// A choice without any effect, for comparing.
System comparable() {
    System system = tests::batchedFall();
    system.parameters.push_back(
        {.id = "air",
         .label = "Air",
         .kind = Parameter::Kind::choice,
         .defaultValue = std::string("thick"),
         .choices = {{"none", "Vacuum", ""}, {"thin", "Thin", ""}, {"thick", "Thick", ""}}});
    system.studyCompare = "air";
    return system;
}

} // namespace

void TestLiveStudy::computesWhileSomeoneLooks() {
    Fixture f(tests::batchedFall(), fallStudy(), false);
    QTest::qWait(30);
    QVERIFY(f.live.shown().empty());
    QVERIFY(!f.live.isBusy());
    f.live.setActive(true);
    QVERIFY(f.settle());
    QCOMPARE(f.live.shown().size(), 1u);
    const SweepResult& result = *f.live.shown()[0].shown.result;
    QCOMPARE(result.designs, std::size_t(4));
    QCOMPARE(f.live.runs(), std::size_t(24));
    // Far is more than 10 m: from 10 m at speeds above 10/√(2·10/9.81) = 7.0 m/s, from 20 and 30 m above
    // 5.0 and 4.04 m/s, from 40 m above 3.5 m/s.
    QCOMPARE(result.percentage[0], 0.0);
    QCOMPARE(result.percentage[3], 50.0);
    QCOMPARE(f.live.shown()[0].margins, (std::vector<double>{-50, -50 + 200.0 / 6, -50 + 200.0 / 6, 0}));
}

void TestLiveStudy::followsInputsAndStudy() {
    Fixture f;
    QVERIFY(f.settle());
    f.document.setValues(0, {{"g", 1.62}});
    QVERIFY(!f.live.isCurrent());
    QVERIFY(!f.live.shown().empty());
    QVERIFY(f.settle());
    QCOMPARE(std::get<double>(f.live.shown()[0].shown.result->sweep.base.at("g")), 1.62);
    Study study = fallStudy();
    study.axes[0].values = "5,50";
    f.document.setStudy(0, study);
    QVERIFY(f.settle());
    QCOMPARE(f.live.shown()[0].shown.result->designs, std::size_t(2));
    f.document.setStudy(0, std::nullopt);
    QVERIFY(!f.live.study());
    QVERIFY(!f.live.isBusy());
    QVERIFY(!f.live.isCurrent());
}

void TestLiveStudy::aTypingErrorLeavesTheLastOnView() {
    Fixture f;
    QVERIFY(f.settle());
    Study study = fallStudy();
    study.axes[0].values = "10:40:";
    f.document.setStudy(0, study);
    QTRY_VERIFY(!f.live.reading().problems.empty());
    QCOMPARE(f.live.reading().problems[0].parameter, std::string("height"));
    QVERIFY(!f.live.isBusy());
    QVERIFY(!f.live.isCurrent());
    QCOMPARE(f.live.shown()[0].shown.result->designs, std::size_t(4));
    QCOMPARE(f.live.runs(), std::size_t(0));
}

void TestLiveStudy::anUnreadableRequirementIsStudiedAnyway() {
    Study study = fallStudy();
    study.requirement = "far >=";
    Fixture f(tests::batchedFall(), study);
    QVERIFY(f.settle());
    QCOMPARE(f.live.reading().problems.size(), 1u);
    QCOMPARE(f.live.reading().problems[0].parameter, std::string("requirement"));
    QVERIFY(!f.live.shown()[0].shown.requirement);
    QVERIFY(f.live.shown()[0].margins.empty());
}

void TestLiveStudy::aCancelledStudyNeverArrives() {
    std::atomic<bool> hold = true;
    System slow = tests::judgedFall();
    tests::setSolve(
        slow,
        [&hold, solve = tests::solveOf(slow)](const Values& values, std::stop_token stop,
                                              const Progress& progress) -> std::shared_ptr<const Run> {
            while (hold && !stop.stop_requested())
                std::this_thread::sleep_for(1ms);
            return solve(values, stop, progress);
        });
    Fixture f(slow);
    QSignalSpy arrived(&f.live, &LiveStudy::shownChanged);
    QVERIFY(f.live.isBusy());
    f.live.cancel();
    QVERIFY(f.live.isCancelled());
    QVERIFY(!f.live.isBusy());
    hold = false;
    QTest::qWait(50);
    QCOMPARE(arrived.count(), 0);
    QVERIFY(f.live.shown().empty());
    QVERIFY(!f.live.isCurrent());
    f.live.resume();
    QVERIFY(f.settle());
    QVERIFY(!f.live.isCancelled());
}

void TestLiveStudy::everyComparedValueIsStudied() {
    Study study = fallStudy();
    study.compared = true;
    Fixture f(comparable(), study);
    QVERIFY(f.settle());
    const auto& parts = f.live.shown();
    QCOMPARE(parts.size(), 3u);
    QCOMPARE(parts[0].shown.name, QString("Vacuum"));
    QCOMPARE(parts[2].shown.name, QString("Thick"));
    QVERIFY(!parts[0].isOwn && !parts[1].isOwn && parts[2].isOwn);
    QCOMPARE(std::get<std::string>(parts[1].shown.result->sweep.base.at("air")), std::string("thin"));
    QCOMPARE(f.live.runs(), std::size_t(72));
}

void TestLiveStudy::comparedValuesThatDoNotGoAreLeftOut() {
    System system = comparable();
    tests::setCheck(system, [](const Values& values) {
        const bool vacuum = std::get<std::string>(values.at("air")) == "none";
        return vacuum ? std::vector<Problem>{{"air", "There is air here."}} : std::vector<Problem>{};
    });
    Study study = fallStudy();
    study.compared = true;
    Fixture f(system, study);
    QVERIFY(f.settle());
    QCOMPARE(f.live.shown().size(), 2u);
    QVERIFY(f.live.reading().problems.empty());
}

void TestLiveStudy::aFailureIsReported() {
    System system = tests::judgedFall();
    tests::setSolve(system,
                    [](const Values&, std::stop_token, const Progress&) -> std::shared_ptr<const Run> {
                        throw std::runtime_error("no solution");
                    });
    Fixture f(system);
    QSignalSpy failed(&f.live, &LiveStudy::failed);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().contains("no solution"));
    QVERIFY(f.live.failure().contains("no solution"));
    QVERIFY(!f.live.isCurrent());
    QVERIFY(!f.live.isBusy());
}

/// The height and speed of the experiment are not those of any design: nothing is computed anew.
void TestLiveStudy::ownValuesOfVariedInputsChangeNothing() {
    Fixture f;
    QVERIFY(f.settle());
    const auto before = f.live.shown()[0].shown.result;
    f.document.setValues(0, {{"height", 22.0}, {"speed", 5.0}});
    QTRY_VERIFY(f.live.isCurrent() && !f.live.isBusy());
    QCOMPARE(f.live.shown()[0].shown.result, before);
    f.live.setActive(false);
    f.document.setValues(0, {{"height", 23.0}});
    QTRY_VERIFY(f.live.isCurrent());
    QCOMPARE(f.live.shown()[0].shown.result, before);
    f.document.setValues(0, {{"g", 1.62}});
    QVERIFY(!f.live.isCurrent());
    QTRY_VERIFY(f.live.isOutdated());
    f.document.setValues(0, {{"g", 9.81}});
    QTRY_VERIFY(f.live.isCurrent() && !f.live.isOutdated());
}

void TestLiveStudy::resultsOfEarlierInputsAreOutdated() {
    std::atomic<bool> hold = false;
    System slow = tests::judgedFall();
    tests::setSolve(
        slow,
        [&hold, solve = tests::solveOf(slow)](const Values& values, std::stop_token stop,
                                              const Progress& progress) -> std::shared_ptr<const Run> {
            while (hold && !stop.stop_requested())
                std::this_thread::sleep_for(1ms);
            return solve(values, stop, progress);
        });
    Fixture f(slow);
    QVERIFY(f.settle());
    QVERIFY(!f.live.isOutdated());
    hold = true;
    f.document.setValues(0, {{"g", 5.0}});
    QTRY_VERIFY(f.live.isOutdated());
    hold = false;
    QVERIFY(f.settle());
    QVERIFY(!f.live.isOutdated());
    Study study = fallStudy();
    study.axes[0].values = "10:";
    f.document.setStudy(0, study);
    QTRY_VERIFY(f.live.isOutdated());
    f.document.setStudy(0, fallStudy());
    QTRY_VERIFY(f.live.isCurrent() && !f.live.isOutdated());
    hold = true;
    f.document.setValues(0, {{"g", 6.0}});
    f.live.cancel();
    QVERIFY(f.live.isOutdated());
    hold = false;
}

/// Inputs, set-ups, pages turned, cancelled and resumed: in the end the study is there, or its failure, or it
/// was cancelled; it never runs for ever.
void TestLiveStudy::theNewestStudyArrivesWhateverTheThreadsDo() {
    const tests::SlowHandOver handOver;
    System system = tests::judgedFall();
    tests::setSolve(system,
                    [solve = tests::solveOf(system)](const Values& values, std::stop_token stop,
                                                     const Progress& progress) -> std::shared_ptr<const Run> {
                        if (std::get<double>(values.at("g")) > 20) throw std::runtime_error("too heavy");
                        std::this_thread::sleep_for(100us);
                        return solve(values, stop, progress);
                    });
    Fixture f(system);
    std::mt19937 random(5);
    for (int round = 0; round < 40; ++round) {
        double g = 0;
        for (auto edits = 1 + random() % 4; edits > 0; --edits) {
            g = random() % 6 == 0 ? 25.0 : 1.0 + static_cast<double>(random() % 900) / 100;
            f.document.setValues(0, {{"g", g}});
            if (random() % 4 == 0) f.live.setActive(false);
            if (random() % 4 == 0) QCoreApplication::processEvents();
            f.live.setActive(true);
            if (random() % 4 == 0) f.live.cancel();
        }
        f.live.resume();
        QTRY_VERIFY(!f.live.isBusy());
        if (g > 20) {
            QTRY_VERIFY(!f.live.failure().isEmpty());
        } else {
            QTRY_VERIFY(f.live.isCurrent());
            QCOMPARE(std::get<double>(f.live.shown()[0].shown.result->sweep.base.at("g")), g);
        }
    }
}

void TestLiveStudy::anotherExperimentStartsEmpty() {
    Fixture f;
    QVERIFY(f.settle());
    f.document.addExperiment(makeExperiment(tests::batchedFall(), "Plain"));
    f.live.setExperiment(1);
    QVERIFY(f.live.shown().empty());
    QVERIFY(!f.live.study());
    f.live.setExperiment(-1);
    QVERIFY(!f.live.study());
    f.live.setExperiment(0);
    QVERIFY(f.settle());
}

TALWEG_TEST(tst_live_study, TestLiveStudy, QCoreApplication)
#include "tst_live_study.moc"
