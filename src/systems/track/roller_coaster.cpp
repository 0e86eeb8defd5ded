#include "systems/track/roller_coaster.h"

#include "base/translation.h"
#include "systems/claims.h"

#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace talweg::track {

namespace {

using claiming::Agreement, claiming::Claim, claiming::compared, claiming::stated;

/// Duration for which the energy is checked, s.
constexpr double watched = 60;

Values coasting(const char* curve, Values more = {}) {
    more.insert({{"curve", std::string(curve)}, {"t_end", watched}});
    return more;
}

Values along(const char* x, const char* y, double from, double to, Values more = {}) {
    more.insert({{"curve", std::string("custom")},
                 {"x", std::string(x)},
                 {"y", std::string(y)},
                 {"t_from", from},
                 {"t_to", to}});
    return more;
}

std::vector<Reproduction::OneRun> coasterRuns() {
    const Values fromBeginning{{"p0", 0.0}}, pushed{{"p0", 0.0}, {"v0", 1.0}};
    const Values fromMiddle{{"p0", 10.0}, {"t_end", 1.0}};
    return {{"hump", coasting("hump")},
            {"hump-finer-table", coasting("hump", {{"table_step", 0.001}})},
            {"hump-shorter-steps", coasting("hump", {{"dt", 0.001}})},
            {"loop", coasting("loop", {{"y0", 7.0}})},
            {"circle", coasting("circle")},
            {"lemniscate", coasting("lemniscate")},
            {"oval", coasting("oval")},
            {"spiral", coasting("spiral")},
            {"apex", coasting("circle", fromBeginning)},
            {"beside-the-apex", coasting("circle", {{"p0", 0.001}})},
            {"typed-circle", along("Math.cos(t)", "Math.sin(t)", 1.57, 7.85)},
            {"swings", along("t", "t*Math.cos(3*t)", -8, 8)},
            {"corner", along("t", "t > 0 ? t : -t", -3, 3, {{"x0", -2.0}, {"y0", 2.0}, {"t_end", watched}})},
            {"straight", along("3*t", "-2*t", 0, 1, fromBeginning)},
            {"to-the-left", along("-3*t", "-2*t", 0, 1, fromBeginning)},
            {"steeper", along("sqrt(13/5)*t", "-2*sqrt(13/5)*t", 0, 1, fromBeginning)},
            {"damped", along("3*t", "-2*t", 0, 10, {{"p0", 0.0}, {"damping", 1.0}, {"t_end", 10.0}})},
            {"upward", along("0", "t", 0, 20, fromMiddle)},
            {"downward", along("0", "-t", 0, 20, fromMiddle)},
            {"arc", along("cos(t)", "sin(t)", 0, 2)},
            {"second-row", along("-2-t", "5+t", -3, -2.99, pushed)},
            {"third-row", along("-2-t", "5+t", -3, -2.98, pushed)}};
}

// --- claims ----------------------------------------------------------------------------------------

/// Tolerance for integration errors in a constant number, as a fraction or in metres.
constexpr double roundOff = 1e-6;
/// Smallest relative change of the energy that is visible in a figure.
constexpr double visible = 1e-3;

/// Tolerance for "almost" as high, m: the smallest difference from 3 m that is visible in a picture of the
/// track.
constexpr double almostAsHigh = 0.03;

const Agreement constant{-roundOff, roundOff};
const Agreement fluctuating{.min = visible};
const Agreement smaller{.max = 1 - 1e-9};

void addTyped(std::vector<Claim>& list) {
    const std::string where = tr("Typed tracks");
    list.push_back(stated(where, tr("cos t, sin t from 1.57 to 7.85: length"), tr("a circle, 2π = 6.2832 m"),
                          "typed-circle", "length", "m", 4, roundingTo("6.2832"),
                          tr("With π/2 and 5π/2 rounded to two decimals, the ends are 3 mm apart. The track "
                             "is open, and a ball that completes a turn leaves it.")));
    list.push_back(
        stated(where, tr("t, t cos 3t from −8 to 8: length"), "", "swings", "length", "m", 4, {}, ""));
    list.push_back(stated(where, tr("t, t > 0 ? t : −t from −3 to 3: greatest relative change of energy"),
                          tr("constant"), "corner", "energy_residual", "", 4, constant,
                          tr("The track has a corner where its two equations meet. A step across the corner "
                             "uses the slope of one side for part of the other side.")));
}

void addEnergies(std::vector<Claim>& list) {
    const std::string where = tr("Is it correct?");
    const std::string chords =
        tr("There are two causes. Within a step, the slope of the chords jumps from row to row of the table. "
           "The steps of 25 ms are also long: even with the slope of the curve itself, more than a third of "
           "the change on the hump remains.");
    struct Track {
        const char* id;
        std::string name;
    };
    const std::vector<Track> tracks{{"hump", tr("Hump")},     {"loop", tr("Loop")},
                                    {"circle", tr("Circle")}, {"lemniscate", tr("Lemniscate")},
                                    {"oval", tr("Oval")},     {"spiral", tr("Spiral")}};
    for (const auto& [id, name] : tracks)
        list.push_back(stated(where, tr("%1: height gained at the last turning point in 60 s", name),
                              tr("the same height again and again"), id, "turn_height", "m", 4, constant,
                              chords));
    for (const auto& [id, name] : tracks)
        list.push_back(stated(where, tr("%1: greatest relative change of energy in 60 s", name),
                              tr("constant"), id, "energy_residual", "", 4, constant, chords));
    for (const auto& [id, name] : tracks)
        list.push_back(stated(where,
                              tr("%1: greatest relative change of energy in 60 s, Neumann’s method", name),
                              tr("fluctuates quite a bit"), id, "energy_residual", "", 4, fluctuating,
                              tr("“Quite a bit” is taken to mean a thousandth or more.")));
    list.push_back(compared(
        stated(where, tr("Hump: change of energy with a table step of 0.001, relative to 0.01"),
               tr("due to the table and its slopes"), "hump-finer-table", "energy_residual", "", 2, smaller,
               tr("A finer table has smaller jumps. The remaining error is mostly due to the step of 25 ms "
                  "itself, which Neumann does not state.")),
        "hump"));
    list.push_back(compared(
        stated(where, tr("Hump: change of energy with steps of 1 ms, relative to 25 ms"),
               tr("due to the table and its slopes"), "hump-shorter-steps", "energy_residual", "", 2, smaller,
               tr("The table is not the only cause: shorter steps with the same table reduce the change to a "
                  "fifth, because a step no longer crosses several jumps of the slope.")),
        "hump"));
}

void addApex(std::vector<Claim>& list) {
    const std::string where = tr("Is it correct?");
    const std::string level = tr("With the exact method the ball stays, because the track is level at the "
                                 "apex. As published, the first chord is not level.");
    list.push_back(stated(where, tr("Released on the apex of the circle: greatest speed in 60 s"),
                          tr("falls to one side"), "apex", "greatest_speed", "m/s", 3, fluctuating, level));
    list.push_back(stated(where,
                          tr("Released on the apex of the circle: height gained at the last turning point"),
                          tr("almost as high again"), "apex", "turn_height", "m", 4,
                          Agreement{-almostAsHigh, std::nextafter(0.0, -1.0)}, level));
    list.push_back(stated(where, tr("Released 1 mm beside the apex: crossings of the apex in 60 s"),
                          tr("never, unless the ball gains energy"), "beside-the-apex", "crests", "", 0,
                          Agreement{0, 0},
                          tr("As published, the ball gains energy and passes the apex, as Neumann says about "
                             "an imperfect simulation.")));
}

void addMotion(std::vector<Claim>& list) {
    const std::string first = tr("Equation 1"), third = tr("Equation 3");
    // On a slope of −2/3, √13 m long: s = g cos θ t²/2 with cos θ = 2/√13, thus t = √(13/g).
    const Agreement fall = roundingTo("1.15175");
    list.push_back(stated(tr("The ball"), tr("Hump: number of times the ball left the track"),
                          tr("it cannot leave"), "hump", "flights", "", 0, Agreement{-0.5, 0.5}, ""));
    list.push_back(stated(first, tr("Straight of slope −2/3, 3.606 m: time from rest"),
                          tr("a = g cos θ: 1.15175 s"), "straight", "t", "s", 5, fall, ""));
    list.push_back(
        compared(stated(first, tr("Straight of slope −2 and the same length: time relative to slope −2/3"),
                        tr("the steeper, the faster"), "steeper", "t", "", 4, smaller, ""),
                 "straight"));
    list.push_back(
        stated(tr("Equation 2"), tr("Straight of slope −2/3, b = 1 kg/s, m = 0.5 kg: greatest speed"),
               tr("m g cos θ/b: 2.718 m/s"), "damped", "greatest_speed", "m/s", 3, roundingTo("2.718"), ""));
    list.push_back(stated(third,
                          tr("Straight of the same slope and length, down to the left: time from rest"),
                          tr("times −1: 1.15175 s"), "to-the-left", "t", "s", 5, fall, ""));
    list.push_back(stated(third, tr("Vertical track, p increasing upward, from 10 m: p after 1 s"),
                          tr("a = −g: 5.1 m"), "upward", "p", "m", 3, roundingTo("5.1"), ""));
    list.push_back(stated(third, tr("Vertical track, p increasing downward, from 10 m: p after 1 s"),
                          tr("a = −g: 5.1 m"), "downward", "p", "m", 3, roundingTo("5.1"),
                          tr("Neumann states this only for p increasing upward. For p increasing downward, "
                             "the acceleration is +g, by the same factor −1 as for a track to the left.")));
}

void addTable(std::vector<Claim>& list) {
    const std::string length = tr("Length of a curve"), table = tr("Table");
    // Computed by Simpson's rule with 200 000 parts.
    constexpr double humpLength = 16.31115266;
    list.push_back(stated(length, tr("Circle of 1 m radius: length of the part from t = 0 to 2"),
                          tr("p = t: 2.0000"), "arc", "length", "m", 5, roundingTo("2.0000"), ""));
    list.push_back(stated(length, tr("Hump: length"), tr("its integral: 16.311153 m"), "hump", "length", "m",
                          6, Agreement{humpLength - roundOff, humpLength + roundOff},
                          tr("The chords are shorter, by 0.09 mm in total.")));
    list.push_back(stated(table, tr("Hump: length"), tr("by chords, cruder"), "hump", "length", "m", 6,
                          Agreement{.max = humpLength - roundOff}, ""));
    list.push_back(
        stated(length, tr("Hump: length"), tr("no computer algebra solves the integral"), "hump", "length",
               "m", 6, {},
               tr("With u = t² this is an elliptic integral, so a formula exists, but not in elementary "
                  "functions. No computed number can show what computer algebra can solve.")));
    const Agreement second = roundingTo("0.014142"), third = roundingTo("0.028284");
    list.push_back(stated(table, tr("Second row: p"), "0.014142", "second-row", "p", "m", 6, second, ""));
    list.push_back(
        stated(table, tr("Second row: x"), "0.99", "second-row", "x", "m", 2, roundingTo("0.99"), ""));
    list.push_back(
        stated(table, tr("Second row: y"), "2.01", "second-row", "y", "m", 2, roundingTo("2.01"), ""));
    list.push_back(stated(table, tr("Third row: p"), "0.028284", "third-row", "p", "m", 6, third, ""));
    list.push_back(
        stated(table, tr("Third row: x"), "0.98", "third-row", "x", "m", 2, roundingTo("0.98"), ""));
    list.push_back(
        stated(table, tr("Third row: y"), "2.02", "third-row", "y", "m", 2, roundingTo("2.02"), ""));
    list.push_back(
        stated(table, tr("Lengths by polynomials through 3 or 4 rows"), tr("a refinement"), "hump", "length",
               "m", 6, {},
               tr("Neumann mentions this refinement but does not use it. Neither does the reproduction: the "
                  "length as published is that of the chords, the exact length that of the curve.")));
}

std::vector<Claim> coasterClaims() {
    std::vector<Claim> list;
    addTyped(list);
    addEnergies(list);
    addApex(list);
    addMotion(list);
    addTable(list);
    return list;
}

std::vector<Reproduction::Figure> coasterFigures() {
    Reproduction::Figure forces{"forces",
                                tr("Weight, normal force and direction of the track “hump” at t = 0.9 s."),
                                "hump", "trajectory"};
    forces.instant = 0.9;
    return {
        {"hump", tr("The track “hump”."), "hump", "trajectory"},
        {"loop", tr("The track “loop-the-loop”."), "loop", "trajectory"},
        {"circle", tr("The track “circle”."), "circle", "trajectory"},
        {"lemniscate", tr("The track “Lemniscate”."), "lemniscate", "trajectory"},
        {"oval", tr("The track “oval”."), "oval", "trajectory"},
        {"spiral", tr("The track “spiral”."), "spiral", "trajectory"},
        {"typed-circle", tr("Typed track: cos t, sin t from 1.57 to 7.85."), "typed-circle", "trajectory"},
        {"typed-swings", tr("Typed track: t, t cos 3t."), "swings", "trajectory"},
        {"typed-corner", tr("Typed track: t, t > 0 ? t : −t."), "corner", "trajectory"},
        std::move(forces),
        {"energy", tr("Energies against time on the track “hump”."), "hump", "energy"},
        {"energy-error", tr("Change of the energy on the track “hump”."), "hump", "energy_error"},
        {"apex", tr("Position along the track against time, released 1 mm beside the apex of the circle."),
         "beside-the-apex", "place"}};
}

} // namespace

Reproduction rollerCoaster() {
    Reproduction work;
    work.id = "roller-coaster";
    work.author = "E. Neumann";
    work.title = tr("Roller coaster");
    work.notes =
        tr("*As published* is Neumann's method: a table of the track in steps of 0.01, slopes of its chords, "
           "and the classic Runge–Kutta method. Neumann states no time step; the steps of 25 ms are those of "
           "his program. *Exact* follows the curve itself and corrects every step to the energy at the start "
           "(see the help page on the track). Unless stated otherwise, g = 9.8 m/s² and m = 0.5 kg, as in "
           "that program, and the ball starts from rest near the upper left end without damping. Neumann "
           "prints hardly any numbers, so each row gives the value that follows from his words and "
           "equations. A change of energy is relative to the energy above the lowest point of the track.");
    work.readings = {{"published", tr("As published"), {{"method", std::string("published")}}},
                     {"exact", tr("Exact"), {{"method", std::string("exact")}}}};
    work.runs = coasterRuns();
    work.figures = coasterFigures();
    work.claims = coasterClaims();
    return work;
}

} // namespace talweg::track
