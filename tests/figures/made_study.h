#pragma once

#include "figures/study/study_figure.h"

namespace talweg::tests {

/// An invented system that can be studied.
inline std::shared_ptr<const System> studied() {
    System system;
    system.id = "studied";
    system.name = "Studied";
    system.parameters = {{.id = "b", .symbol = "b", .label = "Radius", .unit = "m"},
                         {.id = "k", .symbol = "k", .label = "Inertia factor"},
                         {.id = "e", .symbol = "e", .label = "Restitution"},
                         {.id = "u4", .symbol = "u₄", .label = "Launch speed", .unit = "m/s"}};
    system.success = {"crossed", "", "Crossed", "%"};
    system.measures = {{"height", "", "Height", "m"}, {"t", "t", "Time", "s"}};
    system.studyMeasures = {"height", "t"};
    return std::make_shared<const System>(system);
}

/// The invented results of a study. Radii b are 1 … 3 m, three inertia factors k are not in order,
/// restitutions e are 0.5 … 1, and speeds u4 are 1 … 5 m/s. The percentage is 100 e (1 − k), at most 90. The
/// mean height is −20 + 10 b e with standard deviation 1 + b; the height at speed u4 is the mean plus u4 − 3.
/// `shift` is added to percentages and heights.
inline std::shared_ptr<const SweepResult> madeStudy(double shift = 0) {
    auto result = std::make_shared<SweepResult>();
    result->system = studied();
    result->sweep.axes = {{"b", {1, 2, 3}}, {"k", {0.2, 0.1, 0.6}}, {"e", {0.5, 0.6, 0.7, 0.8, 0.9, 1}}};
    result->sweep.over = {"u4", {1, 2, 3, 4, 5}};
    result->sweep.measures = {"height", "t"};
    result->designs = 3 * 3 * 6;
    result->runsPerDesign = 5;
    result->values.resize(2);
    for (const double b : result->sweep.axes[0].values)
        for (const double k : result->sweep.axes[1].values)
            for (const double e : result->sweep.axes[2].values) {
                const double height = -20 + 10 * b * e + shift;
                result->percentage.push_back(std::min(90.0, 100 * e * (1 - k)) + shift);
                result->spreads.push_back({height, 1 + b, height - 2, height + 2});
                result->spreads.push_back({7, 0, 7, 7});
                for (const double u : result->sweep.over.values) {
                    result->values[0].push_back(height + u - 3);
                    result->values[1].push_back(7);
                    result->success.push_back(u > 3);
                    result->doubtful.push_back(0);
                }
            }
    return result;
}

inline StudyFigure studyFigure(StudyFigure::Kind kind, const char* family = "b", const char* x = "e") {
    StudyFigure figure;
    figure.kind = kind;
    figure.x = x;
    figure.family = family;
    return figure;
}

inline Requirement requirement(const char* text) {
    return *Requirement::read(*studied(), {"height", "t"}, text).requirement;
}

} // namespace talweg::tests
