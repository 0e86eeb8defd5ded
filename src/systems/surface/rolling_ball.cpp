#include "systems/surface/rolling_ball.h"

#include "base/translation.h"

#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace talweg::surface {

namespace {

using Claim = Reproduction::Claim;
using Agreement = Reproduction::Agreement;

/// A ball from rest down a plane of 15°, ten seconds long.
Values downPlane(Values more = {}) {
    more.insert({{"y", std::string("-tan(15*pi/180)*x")}, {"x0", 0.0}, {"t_end", 10.0}});
    return more;
}

Claim claim(std::string where, std::string what, std::string printed, const char* run, const char* measure,
            const char* unit, int decimals) {
    Claim made{std::move(where), std::move(what), std::move(printed), Claim::Kind::measure, run, measure};
    made.unit = unit;
    made.decimals = decimals;
    return made;
}

Claim judged(Claim made, const Agreement& agreement, std::string why) {
    made.agreement = agreement;
    made.why = std::move(why);
    return made;
}

std::vector<Claim> claims() {
    // In percent: what a method's steps leave, and what can be seen in a figure.
    constexpr double roundOff = 1e-6, seen = 0.1;
    const std::string needed = tr("Needed is k/(1+k) g sin θ, not g sin θ/(1+k): 0.077 of the normal force.");
    return {
        claim(tr("Section 10"), tr("15° in 10 s: distance"), "", "incline", "distance", "m", 3),
        judged(claim(tr("Section 9"), tr("15° in 10 s: energy and work, change"), tr("constant"), "incline",
                     "energy_change", "%", 3),
               {.min = -roundOff, .max = roundOff},
               tr("The section expects it of a program that works correctly.")),
        judged(claim(tr("Section 9"), tr("15° in 10 s: energy and work, change"), tr("slightly lower"),
                     "incline", "energy_change", "%", 3),
               {.min = -10, .max = -seen},
               tr("Rolling friction as printed takes more than the work that is counted of it.")),
        judged(claim(tr("Section 9"), tr("The same without rolling friction"), tr("constant"),
                     "incline-without-c", "energy_change", "%", 3),
               {.min = -roundOff, .max = roundOff},
               tr("As published the sign of friction changes within the steps, which counts too much work.")),
        judged(claim(tr("Section 5"), tr("15° with μₛ = μₖ = 0.1 and no rolling friction: time slipping"),
                     tr("slips, as rolling takes g sin θ/(1+k)"), "slippery-incline", "slip_time", "s", 3),
               {.min = seen, .max = std::numeric_limits<double>::infinity()}, needed),
        judged(claim(tr("Section 4"), tr("Waves, contact lost: energy and work, change"),
                     tr("conservation issues are possible"), "waves", "energy_change", "%", 1),
               {.min = 1, .max = std::numeric_limits<double>::infinity()},
               tr("Its normal force acts at any height above the ground.")),
        claim(tr("Section 4"), tr("Waves: time in the air"), "", "waves", "air_time", "s", 2),
    };
}

} // namespace

Reproduction rollingBall() {
    Reproduction work;
    work.id = "rolling-ball";
    work.title = tr("The Rolling Ball Simulation");
    work.notes = tr(
        "*As published* is the document's regularised model by its printed equations, *exact* the model put "
        "right (see the help on the ball on a surface). The document prints no numbers; the frictions are "
        "those of its program, μₛ 0.3, μₖ 0.2, c 0.01, for a ball of 2 m in radius. What it plots, energy "
        "and "
        "velocity against time and the path, is drawn for a plane of 15° and for a slope with waves. Its "
        "figure 1 is the formula of equation 1 with made-up numbers and is left out.");
    work.readings = {{"published", tr("As published"), {{"friction", std::string("regularised")}}},
                     {"exact", tr("Exact"), {{"friction", std::string("exact")}}}};
    work.runs = {{"incline", downPlane()},
                 {"incline-without-c", downPlane({{"c_rr", 0.0}})},
                 {"slippery-incline", downPlane({{"c_rr", 0.0}, {"mu_s", 0.1}, {"mu_k", 0.1}})},
                 {"waves", {}}};
    work.figures = {{"energy", tr("Energy and work against time, plane of 15°."), "incline", "energy"},
                    {"velocity", tr("Velocity and spin against time, plane of 15°."), "incline", "speed"},
                    {"error", tr("ΔE, plane of 15°."), "incline", "energy_error"},
                    {"path", tr("The path over a slope with waves."), "waves", "trajectory"},
                    {"waves-energy", tr("Energy and work, slope with waves."), "waves", "energy"},
                    {"waves-error", tr("ΔE, slope with waves."), "waves", "energy_error"}};
    work.claims = claims();
    return work;
}

} // namespace talweg::surface
