// Compares the batch solver with slower methods on the deep-valley study of Hartl 2006 with 87,822 runs.
// These are the solver for single runs and time steps of 1 ms. The time steps are made by the program's
// Runge–Kutta solver, which locates events, and by a simple solver, which does not (by_hand.h). The slower
// methods solve a sample of the runs, one run per thread at a time. Printed are the median and the shortest
// time of the study, and ratios of the times per run.
//
// A second part compares 10⁶ random runs with 10⁶ runs of a grid. It also measures the cost of solving the
// grid in parts, and of saving its state to a file.

#include "by_hand.h"
#include "study/monte_carlo.h"
#include "study/sweep_runs.h"
#include "systems/rover/motion/simulation.h"
#include "systems/rover/rover_system.h"
#include "workbench/jobs/checkpoints.h"

#include <QTemporaryDir>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <thread>

using namespace talweg;

namespace {

using Clock = std::chrono::steady_clock;

double seconds(const std::function<void()>& work) {
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

Sweep thesisStudy(const System& rover, const char* convention) {
    Sweep sweep{defaultValues(rover.parameters), {}, {}, {"height"}};
    sweep.base["convention"] = std::string(convention);
    sweep.base["beta"] = sweep.base["theta"] = 25.0;
    sweep.base["dh"] = -30.0;
    sweep.base["pl"] = 90.0;
    sweep.base["g"] = 3.71;
    sweep.axes = {*readAxis(rover, "b", "1:6:1").axis,
                  *readAxis(rover, "k", "0.1,0.2,0.3,0.4,0.5,0.6,0.67").axis,
                  *readAxis(rover, "e", "0.6:1:0.01").axis};
    sweep.over = *readAxis(rover, "u4", "5:10:0.1").axis;
    return sweep;
}

bool crosses(const rover::Inputs& in) {
    return rover::solve(in, rover::Detail::ending).outcome == rover::Outcome::crossed;
}

bool crossesByHand(const rover::Inputs& in) {
    return rover::by_hand::stepped(in, rover::groundOf(in), 1e-3).crossed;
}

/// Solves every `stride`-th run of the study, each alone, on several threads. Returns the time per run, s.
double oneByOne(const SweepResult& study, bool (*solve)(const rover::Inputs&), rover::Solver solver,
                std::size_t stride, unsigned threads) {
    std::vector<rover::Inputs> runs;
    for (std::size_t run = 0; run < study.designs * study.runsPerDesign; run += stride) {
        Values values = study.sweep.base;
        for (const auto& [id, value] : study.valuesOf(run / study.runsPerDesign))
            values[id] = value;
        values["u4"] = study.sweep.over.values[run % study.runsPerDesign];
        runs.push_back(inputsOf(rover::inputTable(), values));
        runs.back().solver = solver;
    }
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> crossed = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < runs.size(); i = next++)
            crossed += solve(runs[i]) ? 1 : 0;
    };
    const double taken = seconds([&] {
        std::vector<std::jthread> team;
        for (unsigned t = 1; t < threads; ++t)
            team.emplace_back(work);
        work();
    });
    return taken / static_cast<double>(runs.size());
}

void report(const std::shared_ptr<const System>& rover, const char* convention, unsigned threads) {
    const Sweep sweep = thesisStudy(*rover, convention);
    std::vector<double> times;
    std::shared_ptr<const SweepResult> study;
    for (int round = 0; round < 50; ++round)
        times.push_back(
            seconds([&] { study = solveSweep(rover, sweep, {.threads = threads}, {}, Progress()); }));
    std::ranges::sort(times);
    const auto runs = static_cast<double>(study->designs * study->runsPerDesign);
    const double median = times[times.size() / 2];
    const double single = oneByOne(*study, crosses, rover::Solver::event, 23, threads);
    const double stepped = oneByOne(*study, crosses, rover::Solver::rk4, 997, threads);
    const double byHand = oneByOne(*study, crossesByHand, rover::Solver::event, 997, threads);
    std::printf("%s, %u threads: %.0f runs in %.2f ms (least %.2f ms), %.1f ns per run;"
                " %.1f times the single-run solver, %.0f times Runge-Kutta that locates events,"
                " %.0f times steps by hand that do not\n",
                convention, threads, runs, 1e3 * median, 1e3 * times.front(), 1e9 * median / runs,
                single * runs / median, stepped * runs / median, byHand * runs / median);
}

/// Compares random valleys, independent and as Sobol' points, with a grid of valleys. Each has about 10⁶
/// runs.
void reportRandom(const std::shared_ptr<const System>& rover, unsigned threads) {
    Sweep grid = thesisStudy(*rover, "consistent");
    grid.axes = {*readAxis(*rover, "b", "1:6:0.5").axis, *readAxis(*rover, "e", "0.6:1:0.002").axis};
    grid.over = *readAxis(*rover, "u4", "5:9.998:0.0105").axis;
    MonteCarlo random{grid.base, {}, {"height"}};
    for (const auto& [id, text] : {std::pair("u4", "uniform:5:10"), std::pair("b", "uniform:1:6"),
                                   std::pair("e", "uniform:0.6:1"), std::pair("beta", "normal:25:0.5"),
                                   std::pair("pl", "normal:90:2"), std::pair("mu", "normal:1.2:0.05")})
        random.inputs.push_back(*readDistribution(*rover, id, text).distribution);
    random.runs = std::size_t{1} << 20;
    const auto timed = [&](const std::function<std::size_t()>& solve) {
        std::vector<double> times;
        for (int round = 0; round < 5; ++round)
            times.push_back(seconds([&] { static_cast<void>(solve()); }));
        std::ranges::sort(times);
        return times[times.size() / 2] / static_cast<double>(solve());
    };
    const double ofGrid =
        timed([&] { return solveSweep(rover, grid, {.threads = threads}, {}, Progress())->success.size(); });
    const auto ofRandom = [&](Sampling sampling) {
        random.sampling = sampling;
        return timed([&] { return solveMonteCarlo(rover, random, threads, {}, {})->success.size(); });
    };
    const double independent = ofRandom(Sampling::independent), even = ofRandom(Sampling::sobol);
    std::printf("%u threads, 10^6 runs: grid %.2f s, independent random valleys %.2f s (%.1f times), Sobol' "
                "points %.2f s (%.1f times)\n",
                threads, 1e6 * ofGrid, 1e6 * independent, independent / ofGrid, 1e6 * even, even / ofGrid);
}

/// Solves a grid of about 10⁶ runs at once, and in parts as in the background; then saves its complete state
/// to a file. Prints the ratio of the times and the time of saving.
void reportKeeping(const std::shared_ptr<const System>& rover, unsigned threads) {
    Sweep grid = thesisStudy(*rover, "consistent");
    grid.axes = {*readAxis(*rover, "b", "1:6:0.5").axis, *readAxis(*rover, "e", "0.6:1:0.002").axis};
    grid.over = *readAxis(*rover, "u4", "5:9.998:0.0105").axis;
    const QTemporaryDir folder;
    const Checkpoints checkpoints(folder.path());
    std::vector<double> whole, parted, keeping;
    double megabytes = 0;
    for (int round = 0; round < 9; ++round) {
        whole.push_back(seconds([&] { solveSweep(rover, grid, {.threads = threads}, {}, Progress()); }));
        SweepRuns runs(rover, grid, {.threads = threads});
        parted.push_back(seconds([&] {
            while (!runs.isSolved())
                runs.resume(std::chrono::milliseconds(250), {}, {});
            runs.sumUp({});
        }));
        keeping.push_back(seconds([&] { checkpoints.write(QStringLiteral("bench"), runs.state()); }));
        megabytes = static_cast<double>(runs.stateSize()) / 1e6;
    }
    for (std::vector<double>* times : {&whole, &parted, &keeping})
        std::ranges::sort(*times);
    std::printf(
        "%u threads, 10^6 runs: %.2f s at once, %.3f times that in bouts; keeping %.0f MB takes %.0f ms\n",
        threads, whole[4], parted[4] / whole[4], megabytes, 1e3 * keeping[4]);
}

} // namespace

int main() {
    const auto rover = std::make_shared<const System>(rover::system());
    for (const unsigned threads : {1U, 2U})
        for (const char* convention : {"published", "consistent"})
            report(rover, convention, threads);
    for (const unsigned threads : {1U, 2U})
        reportRandom(rover, threads);
    for (const unsigned threads : {1U, 2U})
        reportKeeping(rover, threads);
    return EXIT_SUCCESS;
}
