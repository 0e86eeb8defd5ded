#include "workbench/newest_job.h"

#include <QTest>
#include <atomic>

using namespace talweg;
using namespace std::chrono_literals;

/// With a patience, an overtaken job may still come to its end; without one see tst_live_job.
class TestNewestJob : public QObject {
    Q_OBJECT

private slots:
    void anOvertakenJobMayEnd();
    void patienceEnds();
    void onlyTheNewestWaits();
    void aCancelledJobNeverArrives();
    void aJobThatEndedBeforeItWasCancelledNeverArrives();
};

namespace {

/// Jobs that last until they are let go or stopped.
struct Gate {
    std::atomic<int> open = 0; ///< up to that number
    std::atomic<int> started = 0, stopped = 0;
    std::vector<int> arrived;

    NewestJob::Job job(int number) {
        return [this, number](std::stop_token stop) -> NewestJob::Delivery {
            ++started;
            while (open < number && !stop.stop_requested())
                std::this_thread::sleep_for(1ms);
            if (open < number) ++stopped;
            return [this, number] { arrived.push_back(number); };
        };
    }
};

} // namespace

void TestNewestJob::anOvertakenJobMayEnd() {
    Gate gate;
    NewestJob jobs(60s);
    jobs.start(gate.job(1));
    QTRY_COMPARE(gate.started.load(), 1);
    jobs.start(gate.job(2));
    gate.open = 1;
    QTRY_COMPARE(gate.arrived, std::vector{1});
    QVERIFY(jobs.isBusy());
    gate.open = 2;
    QTRY_COMPARE(gate.arrived, (std::vector{1, 2}));
    QVERIFY(!jobs.isBusy());
}

void TestNewestJob::patienceEnds() {
    Gate gate;
    NewestJob jobs(10ms);
    jobs.start(gate.job(1));
    QTRY_COMPARE(gate.started.load(), 1);
    jobs.start(gate.job(2));
    QTRY_COMPARE(gate.stopped.load(), 1);
    QTRY_COMPARE(gate.started.load(), 2);
    QVERIFY(jobs.isBusy());
    gate.open = 2;
    QTRY_COMPARE(gate.arrived, std::vector{2});
}

void TestNewestJob::onlyTheNewestWaits() {
    Gate gate;
    NewestJob jobs(60s);
    jobs.start(gate.job(1));
    QTRY_COMPARE(gate.started.load(), 1);
    for (int number = 2; number <= 9; ++number)
        jobs.start(gate.job(number));
    gate.open = 1;
    QTRY_COMPARE(gate.arrived, std::vector{1});
    gate.open = 9;
    QTRY_COMPARE(gate.arrived, (std::vector{1, 9}));
    QCOMPARE(gate.started.load(), 2);
}

void TestNewestJob::aCancelledJobNeverArrives() {
    Gate gate;
    NewestJob jobs(60s);
    jobs.start(gate.job(1));
    QTRY_COMPARE(gate.started.load(), 1);
    jobs.cancel();
    QVERIFY(!jobs.isBusy());
    QTRY_COMPARE(gate.stopped.load(), 1);
    QTest::qWait(20);
    QVERIFY(gate.arrived.empty());
}

void TestNewestJob::aJobThatEndedBeforeItWasCancelledNeverArrives() {
    std::atomic<bool> ended = false;
    bool arrived = false;
    NewestJob jobs(60s);
    jobs.start([&](std::stop_token) -> NewestJob::Delivery {
        ended = true;
        return [&] { arrived = true; };
    });
    while (!ended)
        std::this_thread::sleep_for(1ms);
    std::this_thread::sleep_for(5ms);
    jobs.cancel();
    QTest::qWait(20);
    QVERIFY(!arrived);
}

QTEST_GUILESS_MAIN(TestNewestJob)
#include "tst_newest_job.moc"
