// Compares the track's solver with fourth-order Runge–Kutta at the fixed step of 0.025 s. Both solve the same
// equation of motion on the same curves, in one thread: a bead without damping for 60 s.
//
// Every round times each method once, in turn, so that a slow moment of the machine affects all methods
// alike. The printed times are medians over the rounds. The time of the solver includes the preparation of
// its rail. Errors of energy are the greatest at multiples of 0.025 s, relative to the initial energy above
// the lowest point.

#include "../systems/standard_inputs.h"
#include "systems/track/curves.h"
#include "systems/track/input_table.h"
#include "systems/track/simulation.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace talweg;
using namespace talweg::track;

namespace {

constexpr double h = 0.025, duration = 60, g = 9.8;
constexpr int steps = 2400, rounds = 31;

/// Curve parameter and speed (m/s).
using Pair = std::array<double, 2>;

class RungeKutta {
public:
    explicit RungeKutta(const PlaneCurve& curve) : m_curve(curve), m_turn(curve.to() - curve.from()) {}

    Pair step(const Pair& x) const {
        const Pair a = rate(x), b = rate(moved(x, a, h / 2)), c = rate(moved(x, b, h / 2)),
                   d = rate(moved(x, c, h));
        Pair to = x;
        for (std::size_t i = 0; i < 2; ++i)
            to[i] += h / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
        return to;
    }
    double energy(const Pair& x) const { return x[1] * x[1] / 2 + g * place(x[0]).at.y(); }

private:
    static Pair moved(const Pair& x, const Pair& rate, double by) {
        return {x[0] + by * rate[0], x[1] + by * rate[1]};
    }
    CurvePoint place(double t) const {
        return m_curve.at(m_curve.closed() ? t - m_turn * std::floor((t - m_curve.from()) / m_turn) : t);
    }
    Pair rate(const Pair& x) const {
        const CurvePoint c = place(x[0]);
        const double speed = c.speed();
        return {x[1] / speed, -g * c.d1.y() / speed};
    }

    const PlaneCurve& m_curve;
    double m_turn;
};

double median(std::vector<double> values) {
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

template <class F>
double secondsOf(const F& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

struct Row {
    double steppedTime, time, sampledTime, steppedError, error;
};

Row compare(const PlaneCurve& curve, double start) {
    const RungeKutta method(curve);
    const Setup setup{.g = g, .side = 1, .tEnd = duration};
    std::vector<Pair> stepped(steps + 1);
    std::vector<double> steppedTimes, times, sampledTimes;
    std::vector<State> states(steps + 1);
    for (int round = 0; round < rounds; ++round) {
        steppedTimes.push_back(secondsOf([&] {
            stepped[0] = {start, 0};
            for (std::size_t i = 1; i <= steps; ++i)
                stepped[i] = method.step(stepped[i - 1]);
        }));
        std::optional<Trajectory> solved;
        times.push_back(secondsOf([&] {
            const auto rail = std::make_shared<const Rail>(curve, 0);
            solved.emplace(simulate(rail, setup, rail->spotAt(start), 0, {}, {}));
        }));
        sampledTimes.push_back(secondsOf([&] {
            for (std::size_t i = 0; i <= steps; ++i)
                states[i] = solved->at(h * static_cast<double>(i));
        }));
    }
    double lowest = states[0].energies.potential;
    for (const State& state : states)
        lowest = std::min(lowest, state.energies.potential);
    const double scale = states[0].total() - lowest;
    double steppedWorst = 0, worst = 0;
    for (std::size_t i = 0; i <= steps; ++i) {
        steppedWorst =
            std::max(steppedWorst, std::abs(method.energy(stepped[i]) - method.energy(stepped[0])));
        worst = std::max(worst, std::abs(states[i].total() - states[0].total()));
    }
    return {median(steppedTimes), median(times), median(sampledTimes), steppedWorst / scale, worst / scale};
}

} // namespace

int main() {
    std::printf("60 s without damping; RK4 takes steps of %g s\n\n", h);
    std::printf("%-11s %10s %10s %6s %12s %11s %11s %9s\n", "curve", "RK4 (ms)", "solver", "ratio",
                "2401 states", "RK4 error", "error", "times");
    double minRatio = HUGE_VAL, minGain = HUGE_VAL;
    for (const char* name : {"hump", "loop", "circle", "lemniscate", "oval", "spiral", "cardioid", "bowl"}) {
        Inputs in = tests::standardInputs(inputTable());
        in.curve = name;
        in.loopRight = 3.7;
        in.loopRadius = std::sqrt(10.0) / 6;
        const auto curve = std::get<PlaneCurve>(curveOf(in));
        const Row row = compare(curve, curve.nearest({-2.9, 5}));
        // An error of zero is replaced by a rounding error.
        const double gain = row.steppedError / std::max(row.error, 2e-16);
        minRatio = std::min(minRatio, row.steppedTime / row.time);
        minGain = std::min(minGain, gain);
        std::printf("%-11s %10.3f %10.3f %6.1f %12.3f %11.1e %11.1e %9.1e\n", name, 1e3 * row.steppedTime,
                    1e3 * row.time, row.steppedTime / row.time, 1e3 * row.sampledTime, row.steppedError,
                    row.error, gain);
    }
    std::printf("\nIn the worst case %.1f times as fast as RK4 with %.1e times less energy error.\n",
                minRatio, minGain);
}
