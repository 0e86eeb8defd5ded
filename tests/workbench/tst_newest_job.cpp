#include "hand_over.h"
#include "support/test.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <memory>
#include <random>
#include <stdexcept>

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
    void whatAJobThrowsIsReported();
    void aJobThatBringsNothingIsReported();
    void anOvertakenFailureIsNoNews();
    void theNewestArrivesWhateverTheThreadsDo_data();
    void theNewestArrivesWhateverTheThreadsDo();
    void destructionWaitsForNobody();
    void longJobsDoNotHoldUpOthers();
    void idleOnesHoldNoThreads();
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

void TestNewestJob::whatAJobThrowsIsReported() {
    NewestJob jobs;
    QSignalSpy failed(&jobs, &NewestJob::failed);
    jobs.start([](std::stop_token) -> NewestJob::Delivery { throw std::runtime_error("no way"); });
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed[0][0].toString(), "no way");
    QVERIFY(!jobs.isBusy());
    jobs.start([](std::stop_token) -> NewestJob::Delivery { throw 7; });
    QTRY_COMPARE(failed.count(), 2);
    QVERIFY(!failed[1][0].toString().isEmpty());
}

void TestNewestJob::aJobThatBringsNothingIsReported() {
    NewestJob jobs(60s);
    QSignalSpy failed(&jobs, &NewestJob::failed);
    jobs.start([](std::stop_token) { return NewestJob::Delivery(); });
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!jobs.isBusy());
}

void TestNewestJob::anOvertakenFailureIsNoNews() {
    Gate gate;
    std::atomic<bool> started = false, go = false;
    NewestJob jobs(60s);
    QSignalSpy failed(&jobs, &NewestJob::failed);
    jobs.start([&](std::stop_token) -> NewestJob::Delivery {
        started = true;
        while (!go)
            std::this_thread::sleep_for(1ms);
        throw std::runtime_error("too late to matter");
    });
    QTRY_VERIFY(started);
    gate.open = 1;
    jobs.start(gate.job(1));
    go = true;
    QTRY_COMPARE(gate.arrived, std::vector{1});
    QCOMPARE(failed.count(), 0);
}

void TestNewestJob::theNewestArrivesWhateverTheThreadsDo_data() {
    QTest::addColumn<int>("patience");
    QTest::newRow("none") << 0;
    QTest::newRow("less than a job takes") << 1;
    QTest::newRow("more than a job takes") << 20;
}

/// One to four orders in a row, some cancelled, some failing, with the event loop served between them or not.
void TestNewestJob::theNewestArrivesWhateverTheThreadsDo() {
    QFETCH(int, patience);
    const tests::SlowHandOver slow;
    NewestJob jobs{std::chrono::milliseconds(patience)};
    QSignalSpy failed(&jobs, &NewestJob::failed);
    std::mt19937 random(11);
    int newest = 0, arrived = 0;
    for (int round = 0; round < 100; ++round) {
        bool fails = false;
        failed.clear();
        for (auto orders = 1 + random() % 4; orders > 0; --orders) {
            if (random() % 5 == 0) jobs.cancel();
            fails = random() % 6 == 0;
            jobs.start([&arrived, fails, number = ++newest](std::stop_token stop) -> NewestJob::Delivery {
                for (int i = 0; i < 4; ++i) {
                    std::this_thread::sleep_for(1ms);
                    if (stop.stop_requested()) return {};
                }
                if (fails) throw std::runtime_error("as it should");
                return [&arrived, number] { arrived = number; };
            });
            if (random() % 2 == 0) QCoreApplication::processEvents();
        }
        QTRY_VERIFY(!jobs.isBusy());
        if (fails)
            QVERIFY(!failed.isEmpty() && arrived != newest);
        else
            QCOMPARE(arrived, newest);
    }
}

/// In whichever of its hand-overs the other thread is.
void TestNewestJob::destructionWaitsForNobody() {
    const tests::SlowHandOver slow;
    for (int round = 0; round < 60; ++round) {
        bool arrived = false;
        {
            NewestJob jobs(1ms);
            for (int i = 0; i < 2; ++i)
                jobs.start([&arrived](std::stop_token) -> NewestJob::Delivery {
                    return [&arrived] { arrived = true; };
                });
            std::this_thread::sleep_for(std::chrono::microseconds(100 * round));
        }
        QCoreApplication::processEvents();
        QVERIFY(!arrived);
    }
}

void TestNewestJob::longJobsDoNotHoldUpOthers() {
    Gate gate;
    std::vector<std::unique_ptr<NewestJob>> jobs;
    for (int i = 1; i <= 30; ++i) {
        jobs.push_back(std::make_unique<NewestJob>());
        jobs.back()->start(gate.job(i));
    }
    QTRY_COMPARE(gate.started.load(), 30); // none has ended
    gate.open = 30;
    QTRY_COMPARE(gate.arrived.size(), std::size_t{30});
}

/// Whatever ran before, two threads are kept for the next jobs.
void TestNewestJob::idleOnesHoldNoThreads() {
    const auto threads = [] {
        return QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
    };
    if (threads() == 0) QSKIP("The system does not list threads.");
    const auto before = threads();
    Gate gate;
    gate.open = 100;
    std::vector<std::unique_ptr<NewestJob>> jobs;
    for (int i = 1; i <= 100; ++i) {
        jobs.push_back(std::make_unique<NewestJob>());
        jobs.back()->start(gate.job(i));
    }
    QTRY_COMPARE(gate.arrived.size(), std::size_t{100});
    QTRY_VERIFY2(threads() <= before + 2, qPrintable(QString::number(threads())));
}

TALWEG_TEST(tst_newest_job, TestNewestJob, QCoreApplication)
#include "tst_newest_job.moc"
