#include "support/decorated.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "workbench/run/live_job.h"

#include <QTest>
#include <atomic>
#include <semaphore>
#include <stdexcept>

using namespace talweg;
using namespace std::chrono_literals;

class TestLiveJob : public QObject {
    Q_OBJECT

private slots:
    void solvesAndSamples();
    void theNewestWins();
    void aStoppedRunNeverArrives();
    void aFailureIsReported();
};

namespace {

std::shared_ptr<const System> shared(System system) {
    return std::make_shared<const System>(std::move(system));
}

Values withHeight(const System& system, double height) {
    Values values = defaultValues(system.parameters);
    values["height"] = height;
    return values;
}

/// A falling body whose solver, in the first run, waits until it is told to stop.
struct Slow {
    std::atomic<int> started = 0, stopped = 0;
    std::shared_ptr<const System> system;

    Slow() {
        System toy = tests::fallingBody();
        tests::setSolve(
            toy,
            [this, solve = tests::solveOf(toy)](const Values& values, std::stop_token stop,
                                                const Progress& progress) -> std::shared_ptr<const Run> {
                if (started++ > 0) return solve(values, stop, progress);
                while (!stop.stop_requested())
                    std::this_thread::sleep_for(1ms);
                ++stopped;
                return nullptr;
            });
        system = shared(std::move(toy));
    }
};

} // namespace

void TestLiveJob::solvesAndSamples() {
    const auto toy = shared(tests::fallingBody());
    LiveJob job;
    std::vector<LiveJob::Result> results;
    connect(&job, &LiveJob::finished, this,
            [&](const LiveJob::Result& result) { results.push_back(result); });
    job.start(toy, withHeight(*toy, 10));
    QVERIFY(job.isBusy());
    QTRY_COMPARE(results.size(), 1u);
    QVERIFY(!job.isBusy());
    QCOMPARE(results[0].samples->t.size(), LiveJob::drawnSamples);
}

void TestLiveJob::theNewestWins() {
    Slow slow;
    LiveJob job;
    std::vector<LiveJob::Result> results;
    connect(&job, &LiveJob::finished, this,
            [&](const LiveJob::Result& result) { results.push_back(result); });
    job.start(slow.system, withHeight(*slow.system, 1));
    QTRY_COMPARE(slow.started.load(), 1);
    for (int height = 2; height <= 50; ++height)
        job.start(slow.system, withHeight(*slow.system, height));
    QTRY_COMPARE(results.size(), 1u);
    QTest::qWait(50);
    QCOMPARE(results.size(), 1u);
    QCOMPARE(results[0].run->duration, std::sqrt(100 / 9.81));
    QCOMPARE(slow.stopped.load(), 1);
    QVERIFY(slow.started.load() <= 50);
}

void TestLiveJob::aStoppedRunNeverArrives() {
    Slow slow;
    LiveJob job;
    bool arrived = false;
    connect(&job, &LiveJob::finished, this, [&] { arrived = true; });
    job.start(slow.system, withHeight(*slow.system, 1));
    QTRY_COMPARE(slow.started.load(), 1);
    job.cancel();
    QTRY_COMPARE(slow.stopped.load(), 1);
    QTest::qWait(50);
    QVERIFY(!arrived);
    QVERIFY(!job.isBusy());
}

void TestLiveJob::aFailureIsReported() {
    System toy = tests::fallingBody();
    tests::setSolve(toy, [](const Values&, std::stop_token, const Progress&) -> std::shared_ptr<const Run> {
        throw std::runtime_error("no solution");
    });
    const auto system = shared(std::move(toy));
    LiveJob job;
    QString error;
    connect(&job, &LiveJob::failed, this, [&](const QString& why) { error = why; });
    job.start(system, withHeight(*system, 1));
    QTRY_COMPARE(error, "no solution");
}

TALWEG_TEST(tst_live_job, TestLiveJob, QCoreApplication)
#include "tst_live_job.moc"
