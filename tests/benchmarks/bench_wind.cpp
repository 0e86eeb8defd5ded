// Compares the deep-valley study of Hartl 2006 with 87,822 runs, in the air of Mars with wind, with the same
// study without air. Also compares it with a simple Runge–Kutta solver with steps of 1 ms (by_hand_in_air.h).
//
// Every round times each method once, in turn; the printed times are medians over the rounds. Times are
// processor times of all threads, so that other load on the machine has little effect. The slow methods solve
// a sample of the runs, one run per thread at a time.

#include "by_hand_in_air.h"
#include "study/sweep.h"
#include "systems/rover/motion/simulation.h"
#include "systems/rover/rover_system.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <thread>

using namespace talweg;

namespace {

double seconds(const std::function<void()>& work) {
    const std::clock_t start = std::clock();
    work();
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

struct Weather {
    const char* name;
    double rho, wind, resistance;
};

Sweep studyIn(const System& rover, const Weather& weather) {
    Sweep sweep{defaultValues(rover.parameters), {}, {}, {"height"}};
    for (const auto& [id, value] : {std::pair("beta", 25.0),
                                    {"theta", 25.0},
                                    {"dh", -30.0},
                                    {"pl", 90.0},
                                    {"g", 3.71},
                                    {"m", 20.0},
                                    {"rho", weather.rho},
                                    {"wind", weather.wind},
                                    {"c_rr", weather.resistance}})
        sweep.base[id] = value;
    sweep.axes = {*readAxis(rover, "b", "1:6:1").axis,
                  *readAxis(rover, "k", "0.1,0.2,0.3,0.4,0.5,0.6,0.67").axis,
                  *readAxis(rover, "e", "0.6:1:0.01").axis};
    sweep.over = *readAxis(rover, "u4", "5:10:0.1").axis;
    return sweep;
}

using Ended = rover::by_hand::Ended;

Ended alone(const rover::Inputs& in) {
    const rover::Trajectory found = rover::solve(in, rover::Detail::ending);
    return {found.outcome == rover::Outcome::crossed, found.height};
}

Ended byHand(const rover::Inputs& in) {
    return rover::by_hand::steppedThroughAir(in, rover::groundOf(in), 1e-3);
}

/// Every `stride`-th run of the study.
std::vector<rover::Inputs> sampleOf(const SweepResult& study, std::size_t stride) {
    std::vector<rover::Inputs> runs;
    for (std::size_t run = 0; run < study.designs * study.runsPerDesign; run += stride) {
        Values values = study.sweep.base;
        for (const auto& [id, value] : study.valuesOf(run / study.runsPerDesign))
            values[id] = value;
        values["u4"] = study.sweep.over.values[run % study.runsPerDesign];
        runs.push_back(inputsOf(rover::inputTable(), values));
    }
    return runs;
}

/// Solves runs one by one on several threads. Returns the time per run, s.
double oneByOne(const std::vector<rover::Inputs>& runs, Ended (*solve)(const rover::Inputs&),
                unsigned threads) {
    std::atomic<std::size_t> next = 0;
    std::atomic<double> sum = 0; // keeps results from being optimised away
    const auto work = [&] {
        for (std::size_t i = next++; i < runs.size(); i = next++)
            sum += solve(runs[i]).height;
    };
    return seconds([&] {
               std::vector<std::jthread> team;
               for (unsigned t = 1; t < threads; ++t)
                   team.emplace_back(work);
               work();
           })
           / static_cast<double>(runs.size());
}

double agreement(const std::vector<rover::Inputs>& runs) {
    const auto same = std::ranges::count_if(
        runs, [](const rover::Inputs& in) { return alone(in).crossed == byHand(in).crossed; });
    return 100.0 * static_cast<double>(same) / static_cast<double>(runs.size());
}

void report(const std::shared_ptr<const System>& rover, const Weather& weather, unsigned threads) {
    constexpr int rounds = 7;
    constexpr std::size_t stride = 997;
    const Sweep still = studyIn(*rover, {"", 0, 0, 0}), windy = studyIn(*rover, weather);
    const auto studied = [&](const Sweep& sweep) {
        return solveSweep(rover, sweep, {.threads = threads}, {}, Progress());
    };
    const auto study = studied(windy);
    const auto runs = static_cast<double>(study->designs * study->runsPerDesign);
    const std::vector<rover::Inputs> sample = sampleOf(*study, stride);
    std::vector<double> without, with, singly, slow, times, faster;
    for (int round = 0; round < rounds; ++round) {
        without.push_back(seconds([&] { studied(still); }) / runs);
        with.push_back(seconds([&] { studied(windy); }) / runs);
        singly.push_back(oneByOne(sample, alone, threads));
        slow.push_back(oneByOne(sample, byHand, threads));
        times.push_back(with.back() / without.back());
        faster.push_back(slow.back() / with.back());
    }
    std::printf("%s, %u thread%s, ns per run: without air %.0f, in it %.0f, one by one %.0f, by hand %.0f;"
                " %.1f times the study without air, %.0f times faster than by hand (%.0f %% cross alike)\n",
                weather.name, threads, threads == 1 ? "" : "s", 1e9 * median(without), 1e9 * median(with),
                1e9 * median(singly), 1e9 * median(slow), median(times), median(faster), agreement(sample));
    std::fflush(stdout);
}

} // namespace

int main() {
    const auto rover = std::make_shared<const System>(rover::system());
    for (const Weather& weather : {Weather{"tail wind 20 m/s", 0.0155, 20, 0},
                                   {"tail wind 20 m/s, c_rr 0.05", 0.0155, 20, 0.05},
                                   {"still air", 0.0155, 0, 0},
                                   {"head wind 5 m/s, c_rr 0.05", 0.0155, -5, 0.05}})
        for (const unsigned threads : {1U, 2U})
            report(rover, weather, threads);
    return EXIT_SUCCESS;
}
