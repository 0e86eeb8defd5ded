#pragma once

#include "study/judged_fall.h"
#include "systems/reproduction.h"

namespace talweg::tests {

/// An invented publication about falling bodies, on Earth and on a planet with a quarter of its gravity.
inline Reproduction fallReproduction() {
    using Kind = Reproduction::Claim::Kind;
    Reproduction work;
    work.id = "fall-1687";
    work.title = "A work about falling bodies";
    work.notes = "Nothing was assumed.";
    work.readings = {{"near", "Near the ground", {}}, {"faster", "Twice as fast", {{"speed", 6.0}}}};
    work.runs = {{"drop", {{"height", 20.0}, {"g", 10.0}, {"speed", 3.0}}}};
    Study study{.axes = {{"height", "5,20"}, {"g", "10,2.5"}},
                .over = {"speed", "1,3,5"},
                .measures = {"x", "t"},
                .requirement = "x_mean >= 6"};
    work.studies = {{"falls", "Anywhere", {}, study}};
    StudyFigure ranges;
    ranges.kind = StudyFigure::Kind::spread;
    ranges.x = "height";
    ranges.family = "g";
    StudyFigure single = ranges;
    single.kind = StudyFigure::Kind::runs;
    single.family = {};
    single.fixed = {{"g", 2.5}};
    single.over = {5, 1};
    work.figures = {{"1", "The speed of a fall.", "drop", "speed"},
                    {"2", "How far bodies fall.", "falls", ranges, {{"height", 5.0}, {"g", 10.0}}},
                    {"3", "How far bodies fall at two speeds.", "falls", single}};
    const auto about = [](const char* of, Kind kind, const char* expression, Values design = {},
                          const char* along = "") {
        Reproduction::Claim claim{"Page 1",   "What is said",    "",   kind, of,
                                  expression, std::move(design), along};
        claim.unit = "m";
        return claim;
    };
    work.claims = {about("drop", Kind::outcome, ""),
                   about("drop", Kind::shortfall, "x"),
                   about("falls", Kind::runs, ""),
                   about("falls", Kind::aggregate, "x_mean+0*x_sd", {{"height", 20.0}, {"g", 2.5}}),
                   about("falls", Kind::lowest, "x_mean", {{"g", 10.0}}, "height"),
                   about("falls", Kind::variation, "x_mean", {}, "g"),
                   about("falls", Kind::first, "x_mean < 7", {{"g", 2.5}}, "height"),
                   about("falls", Kind::smallest, "x_mean < 7", {{"g", 2.5}}, "height"),
                   about("falls", Kind::smallest, "x_mean >= 6", {{"g", 10.0}}, "height"),
                   about("falls", Kind::critical, "", {{"g", 10.0}}, "height"),
                   about("falls", Kind::change, "x_mean", {{"height", 20.0}}, "g"),
                   about("falls", Kind::lowestAt, "x_mean", {{"g", 2.5}}, "height"),
                   about("falls", Kind::highestAt, "x_mean", {}, "g")};
    work.claims[1].printed = "-6";
    work.claims[1].agreement = roundingTo("-6");
    work.claims[2].printed = "a dozen";
    work.claims[2].agreement = roundingTo("12");
    work.claims[2].why = "The values are counted.";
    work.claims[0].printed = "near";
    work.claims[0].agreement = Reproduction::Agreement{.word = "near"};
    work.claims[3].printed = "far enough";
    return work;
}

inline System reproducedFall() {
    System system = judgedFall();
    system.reproductions = {fallReproduction()};
    return system;
}

} // namespace talweg::tests
