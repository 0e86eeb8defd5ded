#pragma once

#include "support/decorated.h"
#include "systems/system.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace talweg::tests {

/// A system with one input of every kind. Some inputs are not allowed together. Some results are missing for
/// some inputs. Solving fails for β = 13°. Runs with spins above 100 rad/s are doubtful.
inline System everyKind() {
    System system;
    system.id = "every-kind";
    system.name = "Every kind";
    system.summary = "One input of every kind.";
    system.parameters = {
        {.id = "beta",
         .symbol = "β",
         .label = "Decline angle",
         .unit = "°",
         .defaultValue = 12.0,
         .range = {.min = 0, .max = 90, .maxIncluded = false}},
        {.id = "convention",
         .label = "Convention",
         .kind = Parameter::Kind::choice,
         .defaultValue = std::string("consistent"),
         .choices = {{"consistent", "Consistent", ""}, {"published", "As published", ""}}},
        {.id = "spin",
         .symbol = "u₃",
         .label = "Spin",
         .unit = "rad/s",
         .kind = Parameter::Kind::numberOrWord,
         .defaultValue = std::string("rolling"),
         .word = "rolling"},
        {.id = "profile",
         .label = "Profile",
         .unit = "m",
         .kind = Parameter::Kind::points,
         .defaultValue = Points{{0, 0}, {1, -0.5}}},
        {.id = "RK4_step", .label = "RK4 step", .unit = "s", .defaultValue = 0.001},
    };
    system.measures = {{"height", "", "Height", "m"}, {"n", "", "Count", ""}};
    system.tableMeasures = {"height", "n"};
    system.studyMeasures = system.tableMeasures;
    tests::setCheck(system, [](const Values& values) {
        const bool clash = std::get<double>(values.at("beta")) > 80
                           && std::get<std::string>(values.at("convention")) == "published";
        return clash ? std::vector<Problem>{{"beta", "The published convention ends at β = 80 °."}}
                     : std::vector<Problem>{};
    });
    tests::setSolve(system,
                    [measures = system.measures](const Values& values, std::stop_token, const Progress&) {
                        const double beta = std::get<double>(values.at("beta"));
                        if (beta == 13) throw std::runtime_error("thirteen is unlucky");
                        auto run = std::make_shared<Run>();
                        run->outcome = {"ended, so", "It ends \"so\".", RunOutcome::Tone::neutral};
                        run->warnings = {"A warning."};
                        const double* spin = std::get_if<double>(&values.at("spin"));
                        if (spin && *spin > 100) run->doubts = {{Doubt::Kind::bound, "It was given up."}};
                        if (beta != 0) run->measures.push_back({measures[0], beta / 3});
                        const double n = beta > 45 ? std::numeric_limits<double>::quiet_NaN() : 2;
                        run->measures.push_back({measures[1], n});
                        return run;
                    });
    return system;
}

} // namespace talweg::tests
