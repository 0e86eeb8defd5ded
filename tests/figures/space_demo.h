#pragma once

#include "figures/run/shown.h"

#include <cmath>
#include <memory>
#include <numbers>

namespace talweg::tests {

/// An invented race: two spheres and two cylinders roll side by side down a wedge of 20°. Body n of 4 has the
/// acceleration 2.4/(1 + (n − 1)/4) m/s². The ids of its quantities end in n.
struct Race {
    static constexpr double tilt = 20 * std::numbers::pi / 180, length = 10, radius = 0.5, duration = 3;
    static constexpr int lanes = 4;
    static double way(int lane, double t) { return 1 + 0.5 * 2.4 / (1 + 0.25 * lane) * t * t; }
    /// x, y and angle of each body.
    static std::vector<double> state(double t) {
        std::vector<double> values;
        for (int lane = 0; lane < lanes; ++lane) {
            const double s = std::min(way(lane, t), length);
            values.push_back(s * std::cos(tilt) + radius * std::sin(tilt));
            values.push_back((length - s) * std::sin(tilt) + radius * std::cos(tilt));
            values.push_back(-s / radius * 180 / std::numbers::pi);
        }
        return values;
    }
};

inline System raceSystem() {
    System system;
    system.id = "race";
    system.name = "Race";
    for (int lane = 1; lane <= Race::lanes; ++lane)
        for (const char* id : {"x", "y", "angle"})
            system.quantities.push_back({id + std::to_string(lane), "", "", "m"});
    system.modes = {"Rolling"};
    system.figures = {{.id = "space", .title = "3-D view", .kind = FigureRecipe::Kind::space}};
    return system;
}

inline SpaceScene raceScene() {
    using Shape = SpaceBody::Shape;
    const double foot = Race::length * std::cos(Race::tilt), top = Race::length * std::sin(Race::tilt);
    SpaceScene scene{extruded({{0, top}, {foot, 0}, {foot + 3, 0}}, {-3, -1.5, 0, 1.5, 3}, -0.6), {}};
    const std::pair<Shape, const char*> racers[] = {{Shape::sphere, "Solid sphere"},
                                                    {Shape::cylinder, "Solid cylinder"},
                                                    {Shape::hollowSphere, "Hollow sphere"},
                                                    {Shape::hollowCylinder, "Hollow cylinder"}};
    for (int lane = 0; lane < Race::lanes; ++lane) {
        const std::string number = std::to_string(lane + 1);
        scene.bodies.push_back({.name = racers[lane].second,
                                .shape = racers[lane].first,
                                .radius = Race::radius,
                                .length = 0.9,
                                .color = static_cast<std::size_t>(lane),
                                .x = "x" + number,
                                .y = "y" + number,
                                .across = -2.25 + 1.5 * lane,
                                .turning = {"angle" + number}});
    }
    return scene;
}

inline Shown shownRun(System system, std::shared_ptr<Run> run) {
    auto samples = std::make_shared<Samples>();
    samples->columns.resize(system.quantities.size());
    for (int i = 0; i <= 300; ++i) {
        samples->t.push_back(run->duration * i / 300);
        samples->mode.push_back(0);
        const auto state = run->state(samples->t.back());
        for (std::size_t c = 0; c < state.size(); ++c)
            samples->columns[c].push_back(state[c]);
    }
    run->samples = [samples](std::size_t) { return *samples; };
    return {std::make_shared<const System>(std::move(system)), run, samples};
}

inline Shown race() {
    auto run = std::make_shared<Run>();
    run->duration = Race::duration;
    run->state = Race::state;
    run->space = raceScene();
    return shownRun(raceSystem(), run);
}

} // namespace talweg::tests
