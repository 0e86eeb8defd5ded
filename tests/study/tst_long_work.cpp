#include "judged_fall.h"
#include "study/description.h"
#include "study/diagnostics.h"
#include "study/monte_carlo.h"
#include "study/noise_runs.h"
#include "study/noise_table.h"
#include "study/noise_text.h"
#include "study/sweep_runs.h"
#include "study/table.h"
#include "support/test.h"

#include <functional>
#include <random>
#include <thread>

using namespace talweg;
using namespace std::chrono_literals;

namespace {

/// What is left off at random and gone on with.
template <class Work>
using Maker = std::function<std::unique_ptr<Work>(unsigned threads)>;

/// A run takes long enough for many pauses.
std::shared_ptr<const System> slowFall() {
    System system = tests::judgedFall();
    tests::setSolve(system,
                    [solve = tests::solveOf(system)](const Values& values, std::stop_token stop,
                                                     const Progress& progress) -> std::shared_ptr<const Run> {
                        std::this_thread::sleep_for(200us);
                        return stop.stop_requested() ? nullptr : solve(values, stop, progress);
                    });
    return std::make_shared<const System>(std::move(system));
}

const auto slow = slowFall();
const auto batched = std::make_shared<const System>(tests::batchedFall());

/// 41 designs of 19 runs.
Sweep sweepOf(std::size_t designs) {
    Sweep sweep{defaultValues(slow->parameters), {{"height", {}}}, {"speed", {}}, {"x", "t"}};
    for (std::size_t i = 0; i < designs; ++i)
        sweep.axes[0].values.push_back(5 + static_cast<double>(i) / 8);
    for (int i = 1; i < 20; ++i)
        sweep.over.values.push_back(i / 2.0);
    return sweep;
}

NoiseStudy noiseOf() {
    Study texts;
    texts.axes = {{"height", "5:45:2"}};
    texts.over = {"speed", "1:10:1"};
    texts.measures = {"x", "t"};
    texts.uncertain = {{"g", "uniform:8:12"}};
    texts.noise = "50";
    const auto reading = readNoise(*slow, defaultValues(slow->parameters), texts, 0.95);
    if (!reading.study) throw std::runtime_error(reading.problems.front().message);
    return *reading.study;
}

std::string tableOf(const SweepRuns& runs) {
    return aggregateTable(*runs.result()) + runTable(*runs.result());
}
std::string tableOf(const NoiseRuns& runs) {
    const std::vector<JudgedNoise> judged{{runs.result(), verdictsOf(*runs.result(), nullptr)}};
    return noiseTable(judged, false) + noiseRunTable(judged);
}

/// Goes on for random times, is stopped in the middle at random, and begins another life from its state at
/// random.
template <class Work>
std::string interrupted(const Maker<Work>& make, std::mt19937& random, int& lives) {
    auto work = make(1 + random() % 2);
    while (!work->isSolved()) {
        std::stop_source stop;
        std::jthread stopper;
        if (random() % 2)
            stopper = std::jthread([&stop, after = random() % 6000] {
                std::this_thread::sleep_for(std::chrono::microseconds(after));
                stop.request_stop();
            });
        const std::size_t before = work->solved();
        work->resume(std::chrono::milliseconds(1 + random() % 8), stop.get_token(), {});
        if (work->solved() < before) return "what was solved is not any more";
        if (random() % 2) continue;
        const std::string state = work->state();
        if (state.size() != work->stateSize()) return "the state has another size than it says";
        const std::size_t solved = work->solved();
        work = make(1 + random() % 2);
        if (!work->restore(state) || work->solved() != solved) return "the state cannot be taken up";
        ++lives;
    }
    std::stop_source stopped;
    stopped.request_stop();
    if (work->sumUp(stopped.get_token())) return "what was stopped was summed up";
    return work->sumUp({}) ? tableOf(*work) : "it could not be summed up";
}

template <class Work>
void checkInterrupted(const Maker<Work>& make, unsigned seed) {
    const auto whole = make(2);
    whole->resume(LongWork::toTheEnd, {}, {});
    QVERIFY(whole->isSolved() && whole->sumUp({}));
    std::mt19937 random(seed);
    int lives = 0;
    for (int round = 0; round < 6; ++round) {
        const std::string table = interrupted(make, random, lives);
        QVERIFY2(table == tableOf(*whole), qPrintable(QString::fromStdString(table.substr(0, 200))));
    }
    QVERIFY(lives > 6);
}

} // namespace

class TestLongWork : public QObject {
    Q_OBJECT

private slots:
    void aSweepHasTheSameBytesWhereverItIsLeftOff() {
        checkInterrupted<SweepRuns>(
            [](unsigned threads) {
                return std::make_unique<SweepRuns>(slow, sweepOf(41), SweepOptions{.threads = threads});
            },
            1);
        const auto result = solveSweep(slow, sweepOf(41), {}, {}, {});
        SweepRuns runs(slow, sweepOf(41));
        runs.resume(LongWork::toTheEnd, {}, {});
        QVERIFY(runs.sumUp({}));
        QCOMPARE(tableOf(runs), aggregateTable(*result) + runTable(*result));
    }

    void randomDesignsHaveTheSameBytesWhereverTheyAreLeftOff() {
        checkInterrupted<NoiseRuns>(
            [](unsigned threads) { return std::make_unique<NoiseRuns>(slow, noiseOf(), threads); }, 2);
    }

    void decidedDesignsHaveTheSameBytesWhereverTheyAreLeftOff() {
        NoiseStudy study = noiseOf();
        study.runs = 200;
        study.untilDecided = Requirement::read(*slow, {"x", "t"}, "far >= 50 %").requirement;
        checkInterrupted<NoiseRuns>(
            [&](unsigned threads) { return std::make_unique<NoiseRuns>(slow, study, threads); }, 3);
    }

    /// In batches, a stretch at a time, and with a whole number of stretches never in the middle of one.
    void batchesAreLeftOffBetweenStretches() {
        const Sweep sweep = sweepOf(20000);
        SweepRuns whole(batched, sweep), parted(batched, sweep, {.threads = 1});
        whole.resume(LongWork::toTheEnd, {}, {});
        QVERIFY(whole.sumUp({}));
        int bouts = 0;
        for (; !parted.isSolved(); ++bouts)
            parted.resume(1ms, {}, {});
        QVERIFY(parted.sumUp({}));
        QVERIFY2(bouts > 2, qPrintable(QString::number(bouts)));
        QVERIFY(tableOf(parted) == tableOf(whole));
    }

    void randomRunsHaveTheSameBytesWhereverTheyAreLeftOff_data() {
        QTest::addColumn<bool>("even");
        QTest::newRow("independent") << false;
        QTest::newRow("Sobol' points") << true;
    }
    void randomRunsHaveTheSameBytesWhereverTheyAreLeftOff() {
        QFETCH(const bool, even);
        MonteCarlo study{defaultValues(batched->parameters), {}, {"x", "t"}, 4096};
        for (const auto& [id, text] : {std::pair("height", "uniform:5:45"), std::pair("g", "uniform:8:12"),
                                       std::pair("speed", "normal:5:1")})
            study.inputs.push_back(*readDistribution(*batched, id, text).distribution);
        if (even) study.sampling = Sampling::sobol;
        const auto whole = solveMonteCarlo(batched, study, 2, {}, {});
        std::mt19937 random(3);
        for (int round = 0; round < 5; ++round) {
            auto runs = std::make_unique<MonteCarloRuns>(batched, study);
            while (runs->solved() < runs->size()) {
                std::stop_source stop;
                if (random() % 3 == 0) stop.request_stop();
                const std::size_t before = runs->solved();
                const bool went = runs->solve(1 + random() % 900, 1 + random() % 2, stop.get_token(), {});
                QCOMPARE(went, runs->solved() > before);
                const std::string state = runs->state();
                QCOMPARE(state.size(), runs->stateSize());
                runs = std::make_unique<MonteCarloRuns>(batched, study);
                QVERIFY(runs->restore(state));
            }
            const auto parted = runs->takeAll();
            QVERIFY(runTable(*parted) == runTable(*whole));
            QVERIFY(summaryTable(*parted) == summaryTable(*whole));
        }
    }

    void bytesThatAreNoStateAreNotTakenUp() {
        SweepRuns some(batched, sweepOf(20));
        some.resume(LongWork::toTheEnd, {}, {});
        const std::string state = some.state();
        SweepRuns other(batched, sweepOf(20));
        QVERIFY(!other.restore(""));
        QVERIFY(!other.restore(state.substr(0, state.size() - 1)));
        QVERIFY(!other.restore(state + "x"));
        QCOMPARE(other.solved(), std::size_t(0));
        SweepRuns smaller(batched, sweepOf(10));
        QVERIFY(!smaller.restore(state)); // has no room
        Sweep more = sweepOf(20);
        more.measures.pop_back();
        SweepRuns narrower(batched, more);
        QVERIFY(!narrower.restore(state));
        QVERIFY(other.restore(state));
        QVERIFY(other.isSolved());
    }

    void whatChangesTheRunsChangesTheDescription() {
        const Sweep sweep = sweepOf(3);
        const std::string text = descriptionOf(*batched, sweep);
        Sweep same = sweep;
        same.base["height"] = 1.0; // which is swept
        same.base["speed"] = 1.0;
        QCOMPARE(descriptionOf(*batched, same), text);
        std::vector<Sweep> others(6, sweep);
        others[0].base["g"] = 1.62;
        others[1].axes[0].values.back() = std::nextafter(others[1].axes[0].values.back(), 100);
        others[2].over.values.pop_back();
        others[3].measures.pop_back();
        others[4].ties = {{"g", "9.81"}};
        others[5].likely = readDistribution(*batched, "speed", "uniform:0.5:9.5").distribution;
        for (const Sweep& other : others)
            QVERIFY(descriptionOf(*batched, other) != text);
        const NoiseStudy noise = noiseOf();
        std::vector<NoiseStudy> noises(4, noise);
        noises[0].seed = 2;
        noises[1].runs = 51;
        noises[2].inputs[0].of[0].numbers[0] += 1e-12;
        noises[3].confidence = 0.9;
        for (const NoiseStudy& other : noises)
            QVERIFY(descriptionOf(*batched, other) != descriptionOf(*batched, noise));
    }

    void whatIsThrownComesOutAndTheRestStays() {
        System broken = tests::judgedFall();
        std::atomic<bool> breaks = false;
        tests::setSolve(broken,
                        [&breaks, solve = tests::solveOf(broken)](
                            const Values& values, std::stop_token stop,
                            const Progress& progress) -> std::shared_ptr<const Run> {
                            if (breaks && std::get<double>(values.at("height")) > 9)
                                throw std::runtime_error("no solution");
                            return solve(values, stop, progress);
                        });
        SweepRuns runs(std::make_shared<const System>(broken), sweepOf(41));
        breaks = true;
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, runs.resume(LongWork::toTheEnd, {}, {}));
        QVERIFY(!runs.isSolved());
        breaks = false;
        runs.resume(LongWork::toTheEnd, {}, {});
        QVERIFY(runs.isSolved());
    }
};

TALWEG_TEST(tst_long_work, TestLongWork, QCoreApplication)
#include "tst_long_work.moc"
