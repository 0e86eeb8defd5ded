#include "study/judged_fall.h"
#include "study/monte_carlo_text.h"
#include "study/table.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "window.h"
#include "workbench/common/wording.h"
#include "workbench/jobs/job_text.h"
#include "workbench/jobs/long_jobs.h"
#include "workbench/jobs/long_jobs_dialog.h"
#include "workbench/monte_carlo/live_monte_carlo.h"
#include "workbench/study/live_study.h"
#include "workbench/study/study_page.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <atomic>
#include <limits>
#include <thread>

using namespace talweg;
using namespace talweg::tests;
using namespace std::chrono_literals;

namespace {

/// Falls that take a moment each to be solved, and no more of them than are allowed.
class HeldFall {
public:
    static constexpr int all = std::numeric_limits<int>::max();

    System system(std::chrono::microseconds each) {
        System made = judgedFall();
        setSolve(made,
                 [this, solve = solveOf(made), each](const Values& values, std::stop_token stop,
                                                     const Progress& progress) -> std::shared_ptr<const Run> {
                     while (!takesTurn(each)) {
                         if (stop.stop_requested()) return nullptr;
                         std::this_thread::sleep_for(1ms);
                     }
                     return solve(values, stop, progress);
                 });
        return made;
    }
    /// So many more, and those that are being solved.
    void allowMore(int falls) { allowed = solved + falls; }

    std::atomic<int> allowed = all;
    std::atomic<int> solved = 0;

private:
    /// One at a time, however many processors there are, and in the order of asking: a mutex could make one
    /// thread wait for many falls, and a run that is never finished keeps all later ones from being kept.
    bool takesTurn(std::chrono::microseconds each) {
        const unsigned ticket = m_tickets++;
        for (unsigned called = m_called; called != ticket; called = m_called)
            m_called.wait(called);
        const bool isAllowed = solved < allowed;
        if (isAllowed) {
            std::this_thread::sleep_for(each);
            ++solved;
        }
        ++m_called;
        m_called.notify_all();
        return isAllowed;
    }

    std::atomic<unsigned> m_tickets = 0, m_called = 0;
};

/// 300 designs of 6 runs.
Study longStudy() {
    return {.axes = {{"height", "10:39.9:0.1"}},
            .over = {"speed", "1:6:1"},
            .measures = {"x"},
            .requirement = "far >= 50",
            .smallest = "height"};
}
constexpr int longRuns = 1800;

Registry with(const System& system) {
    Registry registry;
    registry.add(system);
    return registry;
}

/// A life of the program, as far as studies go.
struct Life {
    Life(const System& system, const QString& folder) : document(with(system)), jobs(folder), live(document) {
        jobs.setLongFrom(0ms); // everything that is not there at once
        live.setJobs(jobs);
        for (const char* name : {"First", "Second"}) {
            Experiment experiment = makeExperiment(system, name);
            if (document.project().experiments.empty()) experiment.study = longStudy();
            document.addExperiment(std::move(experiment));
        }
        live.setExperiment(0);
        live.setActive(true);
    }
    bool isInBackground() {
        return QTest::qWaitFor([this] { return live.longJob() != nullptr; }, 20000);
    }
    bool settle() {
        return QTest::qWaitFor([this] { return live.isCurrent(); }, 30000);
    }
    std::string table() const {
        const SweepResult& result = *live.shown().front().shown.result;
        return aggregateTable(result) + runTable(result);
    }

    Document document;
    LongJobs jobs;
    LiveStudy live;
};

/// What the study comes to without any of this.
std::string plainTable() {
    const auto system = std::make_shared<const System>(judgedFall());
    const auto reading = readStudy(*system, defaultValues(system->parameters), longStudy());
    const auto result = solveSweep(system, *reading.sweep, {}, {}, {});
    return aggregateTable(*result) + runTable(*result);
}

} // namespace

class TestLongJobs : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_apart.emplace(); }

    void shortStudiesStayLive() {
        HeldFall fall;
        const QTemporaryDir folder;
        Life life(fall.system(0us), folder.path());
        life.jobs.setLongFrom(5s);
        life.document.setValues(0, {{"g", 9.0}});
        QVERIFY(life.settle());
        QVERIFY(life.jobs.all().empty());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aLongStudyGoesOnWhateverIsLookedAt() {
        HeldFall fall;
        const QTemporaryDir folder;
        Life life(fall.system(800us), folder.path());
        QVERIFY(life.isInBackground());
        QVERIFY(life.live.isBusy());
        QCOMPARE(titleOf(*life.live.longJob()), QString("Study of First"));
        life.live.setExperiment(1);
        QVERIFY(!life.live.longJob());
        QVERIFY(!life.live.isBusy());
        QCOMPARE(life.jobs.running(), std::size_t(1));
        QTRY_COMPARE_WITH_TIMEOUT(life.jobs.all().front()->state(), LongJob::State::finished, 30000);
        const int solved = fall.solved;
        life.live.setExperiment(0);
        QVERIFY(life.settle());
        QCOMPARE(fall.solved.load(), solved); // nothing was solved again
        QCOMPARE(life.table(), plainTable());
        QVERIFY(!life.live.shown().front().margins.empty());
    }

    /// Paused, it takes no processor; then it goes on.
    void aPausedStudyStandsStill() {
        HeldFall fall;
        const QTemporaryDir folder;
        Life life(fall.system(500us), folder.path());
        QVERIFY(life.isInBackground());
        for (int pause = 0; pause < 4; ++pause) {
            QTest::qWait(20 * pause);
            if (life.live.longJob()->state() != LongJob::State::running) break;
            life.live.pause();
            QVERIFY(!life.live.isBusy());
            QTRY_VERIFY(!life.live.longJob()->isAtWork());
            const int solved = fall.solved;
            QTest::qWait(60);
            QCOMPARE(fall.solved.load(), solved);
            QVERIFY(stateOf(*life.live.longJob()).startsWith("Paused at "));
            life.live.resume();
            life.live.pause(); // before the thread has begun
            life.live.resume();
            QVERIFY(life.live.isBusy());
        }
        QVERIFY(life.settle());
        QCOMPARE(life.table(), plainTable());
    }

    /// With the study as it was, the next life goes on where this one was left, and solves no run twice but
    /// for those of the last moment.
    void theNextLifeGoesOn() {
        HeldFall fall;
        const QTemporaryDir folder;
        const System system = fall.system(800us);
        int lives = 0;
        for (bool isFinished = false; !isFinished; ++lives) {
            fall.allowed = HeldFall::all;
            Life life(system, folder.path());
            if (lives > 0) {
                QVERIFY(QTest::qWaitFor(
                    [&] { return life.live.longJob() != nullptr || life.live.isCurrent(); }, 20000));
                if (life.live.longJob()) {
                    QVERIFY(life.live.longJob()->order().kept > 0);
                    QVERIFY(stateOf(*life.live.longJob()).contains("resumed at "));
                }
            } else {
                QVERIFY(life.isInBackground());
            }
            fall.allowMore(200);
            QTRY_VERIFY_WITH_TIMEOUT(fall.solved >= fall.allowed || life.live.isCurrent(), 30000);
            isFinished = life.live.isCurrent();
            if (isFinished) QCOMPARE(life.table(), plainTable());
        }
        QVERIFY2(lives > 2, qPrintable(QString::number(lives)));
        QVERIFY2(fall.solved < longRuns + 40 * lives, qPrintable(QString::number(fall.solved)));
        fall.allowed = HeldFall::all;
        const int solved = fall.solved;
        Life again(system, folder.path()); // all is there
        QVERIFY(again.settle());
        QVERIFY2(fall.solved - solved < longRuns / 2, qPrintable(QString::number(fall.solved - solved)));
        QCOMPARE(again.table(), plainTable());
    }

    void whatIsAlteredIsNotTakenUp() {
        HeldFall fall;
        const QTemporaryDir folder;
        const System system = fall.system(800us);
        {
            Life life(system, folder.path());
            QVERIFY(life.isInBackground());
        }
        const QDir dir(folder.path());
        QCOMPARE(dir.entryList(QDir::Files).size(), 1);
        QFile file(dir.filePath(dir.entryList(QDir::Files).front()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(file.size() / 2);
        file.write("x");
        file.close();
        Life life(system, folder.path());
        QVERIFY(life.isInBackground());
        QCOMPARE(life.live.longJob()->order().kept, std::size_t(0));
        QVERIFY(life.settle());
        QCOMPARE(life.table(), plainTable());
    }

    /// Newer inputs come first; what is finished of the earlier ones stays, for when they come back.
    void newerInputsPauseTheEarlierOnes() {
        HeldFall fall;
        const QTemporaryDir folder;
        Life life(fall.system(500us), folder.path());
        QVERIFY(life.isInBackground());
        QSignalSpy replaced(&life.live, &LiveStudy::jobReplaced);
        LongJob* first = life.jobs.all().front();
        life.document.setValues(0, {{"g", 5.0}});
        QTRY_COMPARE_WITH_TIMEOUT(first->state(), LongJob::State::replaced, 20000);
        QCOMPARE(replaced.count(), 1);
        QVERIFY(stateOf(*first).startsWith("Outdated, paused at "));
        QVERIFY(life.isInBackground());
        QVERIFY(life.live.longJob() != first);
        life.document.undoStack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(life.live.longJob() == first, 20000);
        QCOMPARE(first->state(), LongJob::State::running);
        QCOMPARE(life.jobs.all().back()->state(), LongJob::State::replaced);
        QVERIFY(life.settle());
        QCOMPARE(life.table(), plainTable());
    }

    /// The requirement asks for no other runs.
    void anotherRequirementKeepsTheJob() {
        HeldFall fall;
        const QTemporaryDir folder;
        Life life(fall.system(500us), folder.path());
        QVERIFY(life.isInBackground());
        const LongJob* job = life.live.longJob();
        Study study = longStudy();
        study.requirement = "far >= 10";
        life.document.setStudy(0, study);
        QTRY_VERIFY_WITH_TIMEOUT(life.live.longJob() == job, 20000);
        QVERIFY(life.settle());
        QCOMPARE(life.jobs.all().size(), std::size_t(1));
        const StudyPart& part = life.live.shown().front();
        QCOMPARE(part.shown.requirement->text(), std::string("far >= 10"));
        QCOMPARE(part.margins.front(), part.shown.result->percentage.front() - 10);
    }

    void cancelledItLeavesNothing() {
        HeldFall fall;
        const QTemporaryDir folder;
        Life life(fall.system(500us), folder.path());
        QVERIFY(life.isInBackground());
        life.live.pause();
        QTRY_VERIFY(!QDir(folder.path()).isEmpty());
        life.live.cancel();
        QVERIFY(life.live.isCancelled());
        QVERIFY(life.jobs.all().empty());
        QTRY_VERIFY(QDir(folder.path()).isEmpty());
        life.live.resume();
        QVERIFY(life.isInBackground());
        life.jobs.cancel(*life.jobs.all().front()); // in the list
        QVERIFY(life.live.isCancelled());
        QVERIFY(!life.live.isBusy());
    }

    /// Where nothing can be written, it is told once, and only the next life begins anew.
    void aFolderThatCannotBeWrittenOnlyKeepsNothing() {
        HeldFall fall;
        const QTemporaryDir folder;
        QFile file(folder.filePath("file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        Life life(fall.system(500us), folder.filePath("file/below"));
        QSignalSpy told(&life.jobs, &LongJobs::keepingFailed);
        QVERIFY(life.isInBackground());
        for (int i = 0; i < 3; ++i) {
            life.live.pause();
            QTRY_VERIFY(!life.live.longJob()->isAtWork());
            life.live.resume();
            QTest::qWait(20);
        }
        QVERIFY(life.settle());
        QCOMPARE(told.count(), 1);
        QCOMPARE(life.table(), plainTable());
    }

    void aFailureIsToldAndMayGoBetterTheNextTime() {
        std::atomic<bool> breaks = true;
        System system = judgedFall();
        setSolve(system,
                 [&breaks, solve = solveOf(system)](const Values& values, std::stop_token stop,
                                                    const Progress& progress) -> std::shared_ptr<const Run> {
                     std::this_thread::sleep_for(500us);
                     if (breaks && std::get<double>(values.at("height")) > 38)
                         throw std::runtime_error("no solution");
                     return solve(values, stop, progress);
                 });
        const QTemporaryDir folder;
        Life life(system, folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(life.live.failure().contains("no solution"), 30000);
        QVERIFY(!life.live.isBusy());
        breaks = false;
        life.document.setValues(0, {{"g", 5.0}});
        QVERIFY(life.settle());
        life.document.undoStack().undo();
        QVERIFY(life.settle());
        QCOMPARE(life.table(), plainTable());
    }

    void randomRunsGoOnToo() {
        HeldFall fall;
        const QTemporaryDir folder;
        const System system = fall.system(300us);
        std::string table;
        for (int lives = 0; table.empty(); ++lives) {
            Document document(with(system));
            Experiment experiment = makeExperiment(system, "First");
            experiment.study = Study{.axes = {{"g", "2"}},
                                     .over = {"height", "1"},
                                     .measures = {"x"},
                                     .uncertain = {{"speed", "uniform:4:12"}}};
            document.addExperiment(std::move(experiment));
            LongJobs jobs(folder.path());
            jobs.setLongFrom(0ms);
            LiveMonteCarlo live(document);
            live.setJobs(jobs);
            live.setWanted({.runs = 8000});
            live.setExperiment(0);
            live.setActive(true);
            const auto isWhole = [&live] { return live.isCurrent() && live.shown().warnings; };
            QVERIFY(QTest::qWaitFor([&] { return live.longJob() || isWhole(); }, 20000));
            if (lives == 1) QVERIFY(live.longJob() && live.longJob()->order().kept > 0);
            if (live.longJob() && lives < 2) {
                QTRY_VERIFY(live.shown().result && !live.shown().isWhole); // those so far
                live.pause();
                QTRY_VERIFY(!live.longJob()->isAtWork());
                QVERIFY(!live.isBusy());
                live.resume();
                QTest::qWait(100);
                continue;
            }
            live.setActive(false); // another page
            QTest::qWait(50);
            live.setActive(true);
            QVERIFY(QTest::qWaitFor(isWhole, 30000));
            table = runTable(*live.shown().result);
            QVERIFY(lives > 0);
        }
        const auto plain = std::make_shared<const System>(judgedFall());
        const auto reading = readMonteCarlo(
            *plain, defaultValues(plain->parameters),
            {.over = {"height", "1"}, .measures = {"x"}, .uncertain = {{"speed", "uniform:4:12"}}}, 8000);
        QCOMPARE(table, runTable(*solveMonteCarlo(plain, *reading.study, 1, {}, {})));
    }

    void theTimeLeftDoesNotJump() {
        TimeLeft left;
        left.begin(0, 0s);
        QCOMPARE(left.words(), QString("estimating time left"));
        left.add(0.001, 500ms);
        QVERIFY(!left.estimate());
        // A thousandth in every second: 1000 s in all, which is 17 min; 10 s later the words are the same.
        left.add(0.002, 2s);
        QCOMPARE(left.words(), QString("about 17 min left"));
        for (int second = 3; second < 60; ++second) {
            left.add(second / 1000.0 * (second % 2 ? 1.02 : 0.99), std::chrono::seconds(second));
            QCOMPARE(left.words(), QString("about 17 min left"));
        }
        QStringList words{left.words()};
        for (int second = 60; second < 1000; ++second) {
            left.add(second / 1000.0, std::chrono::seconds(second));
            if (left.words() != words.back()) words << left.words();
        }
        QVERIFY2(words.size() < 60, qPrintable(words.join('\n')));
        QCOMPARE(words.back(), QString("a few seconds left"));
        QCOMPARE(coarseDuration(12), QString("12 s"));
        QCOMPARE(coarseDuration(43), QString("45 s"));
        QCOMPARE(coarseDuration(59), QString("1 min"));
        QCOMPARE(coarseDuration(59 * 60), QString("1 h"));
        QCOMPARE(coarseDuration(7800), QString("2 h 10 min"));
        QCOMPARE(coarseDuration(36.2 * 3600), QString("36 h"));
    }

    void thePageAndTheListPauseAndCancel() {
        HeldFall fall;
        ToyWindow window(with(fall.system(2000us)));
        const QTemporaryDir folder;
        window->longJobs().setLongFrom(0ms);
        window->document().setStudy(0, longStudy());
        window.find<QAction>("showStudy")->trigger();
        auto* page = window.find<StudyPage>();
        auto* pause = page->findChild<QToolButton*>("pause");
        auto* button = window.find<QToolButton>("longWorkButton");
        QVERIFY(button->isHidden());
        QTRY_VERIFY_WITH_TIMEOUT(pause->isVisible(), 20000);
        const auto* state = page->findChild<QLabel*>("state");
        QVERIFY2(state->text().startsWith(grouped(longRuns) + " runs in the background"),
                 qPrintable(state->text()));
        fall.allowed = 0;
        QVERIFY(button->isVisible());
        QVERIFY2(button->text().startsWith("Background task: "), qPrintable(button->text()));
        QTest::mouseClick(pause, Qt::LeftButton);
        QTRY_VERIFY(state->text().startsWith("Paused at "));
        QCOMPARE(pause->text(), QString("Resume"));
        QCOMPARE(button->text(), QString("Background task: paused"));
        QTest::mouseClick(button, Qt::LeftButton);
        auto* dialog = window.find<LongJobsDialog>();
        QTRY_VERIFY(dialog->isVisible());
        const auto press = [dialog](const QString& text) {
            for (auto* one : dialog->findChildren<QPushButton*>())
                if (one->text() == text && one->isVisible()) return QTest::mouseClick(one, Qt::LeftButton);
            qFatal("no such button");
        };
        press("Resume");
        QTRY_COMPARE(pause->text(), QString("Pause"));
        window.find<QAction>("showRun")->trigger();
        press("Show");
        QTRY_VERIFY(page->isVisible());
        QTRY_VERIFY(window->liveStudy().longJob());
        press("Cancel");
        QTRY_VERIFY(state->text().startsWith("Cancelled"));
        QVERIFY(button->isHidden());
        QVERIFY(!pause->isVisible());
        auto* again = page->findChild<QToolButton*>("resume");
        fall.allowed = HeldFall::all;
        QTest::mouseClick(again, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(pause->isVisible(), 20000);
        QTest::mouseClick(page->findChild<QToolButton*>("cancel"), Qt::LeftButton);
        QTRY_VERIFY(state->text().startsWith("Cancelled"));
    }

    /// It is put aside with its project, whose study has inputs that the next one has not.
    void anotherProjectPutsItAside() {
        HeldFall fall;
        Registry registry = with(fall.system(2000us));
        const auto track = builtinSystems().find("track");
        registry.add(*track);
        ToyWindow window(std::move(registry));
        window->longJobs().setLongFrom(0ms);
        window->document().setStudy(0, longStudy());
        window.find<QAction>("showStudy")->trigger();
        window.find<QDockWidget>("advisorDock")->raise();
        QTRY_VERIFY_WITH_TIMEOUT(window->liveStudy().longJob(), 20000);
        fall.allowed = 0;
        Project next;
        next.experiments = {makeExperiment(*track, "Track")};
        window->document().reset(next);
        QVERIFY(window->longJobs().all().empty());
        QCOMPARE(window->live().experiment(), 0);
        QVERIFY(!window->liveStudy().study());
    }

    /// A window with work under way goes at once, whatever a run takes.
    void theWindowClosesWithoutWaiting() {
        HeldFall fall;
        {
            ToyWindow window(with(fall.system(2000us)));
            window->longJobs().setLongFrom(0ms);
            window->document().setStudy(0, longStudy());
            window.find<QAction>("showStudy")->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(window->liveStudy().longJob(), 20000);
            fall.allowed = 0; // for ever
        }
        QVERIFY(fall.solved < longRuns);
    }

private:
    std::optional<Apart> m_apart;
};

TALWEG_TEST(tst_long_jobs, TestLongJobs, QApplication)
#include "tst_long_jobs.moc"
