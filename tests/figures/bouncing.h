#pragma once

#include "figures/run/shown.h"

#include <algorithm>
#include <cmath>

namespace talweg::tests {

/// An invented run with everything that figures can show: parabolas down a hillside, three modes, marked
/// events, a quantity that jumps at every impact, and ground with a corner.
struct Bouncing {
    static constexpr double g = 9.81, shortFlight = 1.0, speed = 4.0;
    static constexpr int hops = 5;
    static constexpr double duration = hops * shortFlight + 2;

    /// The number of the hop at time t, from 0. After the last hop the body rolls, then slides.
    static int hopAt(double t) { return std::min(static_cast<int>(t / shortFlight), hops); }
    static double energyAt(int n) { return 100 * std::pow(0.7, n); }
    static double ground(double x) { return x < 12 ? 6 - 0.5 * x : 0; }

    /// x, y, angle, kinetic and potential energy, and slip; at a jump, the values just after it.
    static std::vector<double> state(double t, int n) {
        const double x = speed * t, in = t - n * shortFlight,
                     above = n < hops ? 0.5 * g * in * (shortFlight - in) * std::pow(0.75, n) : 0;
        const double y = ground(x) + 0.5 + above;
        return {x, y, -120 * t, energyAt(n), 10 * y, 2.0 - n};
    }
};

inline System bouncingSystem() {
    System system;
    system.id = "bouncing";
    system.name = "Bouncing";
    system.quantities = {{"x", "x", "Distance", "m"},
                         {"y", "y", "Height", "m"},
                         {"angle", "φ", "Angle", "°"},
                         {"kinetic", "K", "Translational energy", "J"},
                         {"potential", "V", "Potential energy", "J"},
                         {"slip", "s", "Slip", "m/s"}};
    system.modes = {"Flight", "Rolling", "Sliding", "Over a rim"};
    system.eventColumns = {{"v", "v", "Speed", "m/s"}};
    system.figures = {{.id = "trajectory", .title = "Trajectory", .kind = FigureRecipe::Kind::scene},
                      {.id = "energy",
                       .title = "Energy",
                       .yLabel = "Energy (J)",
                       .series = {{"kinetic", "Kinetic K"}, {"potential", "Potential V"}, {"slip", "Slip s"}},
                       .zeroLine = true}};
    return system;
}

inline Samples bouncingSamples(std::size_t rows) {
    Samples samples;
    samples.columns.resize(6);
    const auto add = [&](double t, int n, int mode) {
        samples.t.push_back(t);
        samples.mode.push_back(mode);
        const auto state = Bouncing::state(t, n);
        for (std::size_t c = 0; c < state.size(); ++c)
            samples.columns[c].push_back(state[c]);
    };
    const int each = std::max(2, static_cast<int>(rows) / (Bouncing::hops + 1));
    for (int n = 0; n <= Bouncing::hops; ++n) {
        const double length = n < Bouncing::hops ? Bouncing::shortFlight : 2.0;
        for (int i = 0; i <= each; ++i) {
            const double t = n * Bouncing::shortFlight + length * i / each;
            add(t, n, n < Bouncing::hops ? 0 : (2 * i < each ? 1 : 2));
        }
    }
    return samples;
}

inline std::shared_ptr<const Run> bouncingRun() {
    auto run = std::make_shared<Run>();
    run->duration = Bouncing::duration;
    run->state = [](double t) { return Bouncing::state(t, Bouncing::hopAt(t)); };
    run->samples = bouncingSamples;
    for (int n = 1; n <= Bouncing::hops; ++n) {
        const double x = Bouncing::speed * n * Bouncing::shortFlight;
        run->events.push_back({n * Bouncing::shortFlight,
                               "impact",
                               "Impact " + std::to_string(n) + ", \"hard\"",
                               {x, Bouncing::ground(x)},
                               true,
                               {1.5 * n}});
    }
    run->scene.ground = {{{-50, 6}, {0, 6}, {12, 0}, {80, 0}}};
    run->scene.bodies = {{"Ball", 0.5, "x", "y", "angle"}};
    return run;
}

inline Shown bouncing(std::size_t rows = 600) {
    const auto run = bouncingRun();
    return {std::make_shared<const System>(bouncingSystem()), run,
            std::make_shared<const Samples>(run->samples(rows))};
}

} // namespace talweg::tests
