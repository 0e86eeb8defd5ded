// Compares the event-driven solver with time steps of 1 ms on the same runs, in one thread. The time steps
// are made by the program's Runge–Kutta solver, which locates events within steps, and by a simple solver,
// which does not (by_hand.h).
//
// Every round times each method once, in turn, so that a slow moment of the machine affects all methods
// alike. The printed times are medians over the rounds.

#include "../systems/standard_inputs.h"
#include "by_hand.h"
#include "systems/rover/batch/batch.h"
#include "systems/rover/motion/simulation.h"
#include "systems/rover/rover_system.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace talweg::rover;

namespace {

constexpr double budget = 3; ///< approximate duration, s

/// A body and its contact on a terrain, launched at several speeds.
struct Design {
    Inputs inputs;
    std::vector<double> speeds;
};

struct Valley {
    double tilt, dh, pl, firstSpeed;
};

constexpr Valley shallow{15, -3, 9, 2}, deep{25, -30, 90, 5};

Design designOf(const Valley& valley, double b, double k, double e, double g, Convention convention) {
    Inputs in = talweg::tests::standardInputs(inputTable());
    in.beta = in.theta = valley.tilt;
    in.dh = valley.dh;
    in.pl = valley.pl;
    in.b = b;
    in.inertiaFactor = k;
    in.e = e;
    in.g = g;
    in.convention = convention;
    Design design{in, {}};
    for (int i = 0; i < 6; ++i)
        design.speeds.push_back(valley.firstSpeed + i);
    return design;
}

/// Designs of Hartl 2006, chapter 5, in its shallow and deep valleys, on Mars and Earth.
std::vector<Design> designs() {
    std::vector<Design> list;
    for (const Valley& valley : {shallow, deep})
        for (const auto convention : {Convention::consistent, Convention::published})
            for (const double g : {3.71, 9.81})
                for (const double b : {1.0, 2.0, 4.0})
                    for (const double e : {0.65, 0.8, 0.95})
                        list.push_back(designOf(valley, b, b == 2.0 ? 0.1 : 0.4, e, g, convention));
    return list;
}

/// Removes the speeds at which the Runge–Kutta solver reaches no outcome. Returns their number.
std::size_t leaveOutFailures(std::vector<Design>& all) {
    std::size_t failures = 0;
    for (Design& design : all)
        failures += std::erase_if(design.speeds, [in = design.inputs](double speed) mutable {
            in.u4 = speed;
            in.solver = Solver::rk4;
            return solve(in, Detail::outcome).outcome == Outcome::givenUp;
        });
    return failures;
}

using Batches = std::vector<std::unique_ptr<const talweg::Batch>>;

Batches batchesOf(const std::vector<Design>& all) {
    Batches batches;
    for (const Design& design : all) {
        const Inputs& in = design.inputs;
        talweg::Values base = talweg::defaultValues(system().parameters);
        base["convention"] = std::string(in.convention == Convention::published ? "published" : "consistent");
        base["beta"] = in.beta;
        base["theta"] = in.theta;
        base["dh"] = in.dh;
        base["pl"] = in.pl;
        base["b"] = in.b;
        base["k"] = in.k();
        base["e"] = in.e;
        base["g"] = in.g;
        batches.push_back(batchOf({base, {"u4"}, {"height"}}));
    }
    return batches;
}

double sink = 0; ///< keeps results from being optimised away

void solveEach(const std::vector<Design>& all, Solver solver, Detail detail) {
    for (const Design& design : all) {
        Inputs in = design.inputs;
        in.solver = solver;
        for (const double speed : design.speeds) {
            in.u4 = speed;
            sink += solve(in, detail).height;
        }
    }
}

void stepEachByHand(const std::vector<Design>& all) {
    for (const Design& design : all) {
        Inputs in = design.inputs;
        const Ground ground = groundOf(in);
        for (const double speed : design.speeds) {
            in.u4 = speed;
            sink += by_hand::stepped(in, ground, 1e-3).height;
        }
    }
}

/// Number of runs in which the simple solver and the event-driven solver agree on whether the rover crosses.
std::size_t agreements(const std::vector<Design>& all) {
    std::size_t same = 0;
    for (const Design& design : all) {
        Inputs in = design.inputs;
        const Ground ground = groundOf(in);
        for (const double speed : design.speeds) {
            in.u4 = speed;
            const bool crossed = solve(in, Detail::ending).outcome == Outcome::crossed;
            same += by_hand::stepped(in, ground, 1e-3).crossed == crossed ? 1 : 0;
        }
    }
    return same;
}

/// Solves all runs of a design at once, as studies do.
void solveBatches(const std::vector<Design>& all, const Batches& batches) {
    std::array<std::uint8_t, 64> crossed;
    std::array<double, 64> height;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::vector<double>& speeds = all[i].speeds;
        batches[i]->solve({speeds.size(), {speeds.data()}, crossed.data(), {height.data()}});
        for (std::size_t j = 0; j < speeds.size(); ++j)
            sink += height[j];
    }
}

template <class Work>
double seconds(const Work& work, int repetitions = 1) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < repetitions; ++i)
        work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / repetitions;
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

enum Way { rk4, byHand, full, outcome, batch };
constexpr std::array<const char*, 5> names{
    "Runge-Kutta, 1 ms, events located", "by hand, 1 ms, no event located", "exact, every piece kept",
    "exact, outcome, each run alone", "exact, outcome, design by design"};

std::array<double, 5> round(const std::vector<Design>& all, const Batches& batches) {
    constexpr int repetitions = 10; // of fast methods, because the clock's resolution is limited
    return {seconds([&] { solveEach(all, Solver::rk4, Detail::outcome); }),
            seconds([&] { stepEachByHand(all); }),
            seconds([&] { solveEach(all, Solver::event, Detail::full); }, repetitions),
            seconds([&] { solveEach(all, Solver::event, Detail::ending); }, repetitions),
            seconds([&] { solveBatches(all, batches); }, repetitions)};
}

void report(const char* name, std::vector<Design> all) {
    const std::size_t failures = leaveOutFailures(all);
    std::size_t runs = 0;
    for (const Design& design : all)
        runs += design.speeds.size();
    const Batches batches = batchesOf(all);
    std::array<std::vector<double>, 5> times, slower;
    double spent = 0;
    while (spent < budget) {
        std::array<double, 5> taken{};
        spent += seconds([&] { taken = round(all, batches); });
        for (std::size_t way = 0; way < taken.size(); ++way) {
            times[way].push_back(1e6 * taken[way] / static_cast<double>(runs));
            slower[way].push_back(taken[way] / taken[batch]);
        }
    }
    std::printf("%s: %zu runs, %zu rounds, %zu left out where Runge-Kutta failed; by hand %zu end alike\n",
                name, runs, times[rk4].size(), failures, agreements(all));
    for (std::size_t way = 0; way < names.size(); ++way)
        std::printf("  %-34s %10.3f us per run, %8.1f times the least\n", names[way], median(times[way]),
                    median(slower[way]));
}

std::vector<Design> only(const Valley& valley, Convention convention) {
    std::vector<Design> list = designs();
    std::erase_if(
        list, [&](const Design& d) { return d.inputs.dh != valley.dh || d.inputs.convention != convention; });
    return list;
}

} // namespace

int main() {
    report("All", designs());
    report("Deep valley, consistent", only(deep, Convention::consistent));
    report("Deep valley, as published", only(deep, Convention::published));
    report("Shallow valley, consistent", only(shallow, Convention::consistent));
    report("Shallow valley, as published", only(shallow, Convention::published));
    std::printf("(sum of heights %.6g m)\n", sink);
    return 0;
}
