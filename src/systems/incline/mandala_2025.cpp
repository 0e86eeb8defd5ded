#include "systems/incline/mandala_2025.h"

#include "base/translation.h"
#include "systems/claims.h"
#include "systems/incline/inputs.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace talweg::incline {

namespace {

using claiming::Agreement, claiming::Claim, claiming::compared, claiming::stated, claiming::within;

std::string notes() {
    return tr(
        R"(All readings except *exact* use the paper's time stepping with its constants: e = 1, μ = 0.30, R = 0.20 m, a ramp of 15° from 5 m of height, 10 m long, Δt = 1 ms unless stated otherwise. *Exact* is rolling without slip in closed form.

The paper has two effective masses k_t, by which it divides the slip, and two sums for heat, so it can be read in several ways:

- *as published*: k_t = 1/m + R²/I (section 9.4), and heat as the work of the impulses, which the paper gives nowhere;
- *sections 9.4 and 9.6*: the same motion, heat as the sum of μ |J_n| |slip| Δt, whose factor Δt makes it J s;
- *equation 7 and listing 8*: k_t = 1/m, the value of equation 7 for these bodies, heat as the sum of μ |J_n| |slip after the impact|;
- *equation 7 and section 9.6*: the motion of equation 7 with the sum of section 9.6.

A claim holds in a reading if the number agrees with the words of the paper. No reading meets all claims: with section 9.4 the body with the most inertia produces the most heat; with equation 7 it produces the least. Figure 15 needs the former, figures 7 and 10 the latter. With equation 7 and listing 8 the total energy of figure 2 rises, but the paper shows it falling. In no reading does the solid sphere build up angular momentum fastest.

The bodies of the paper start at z = h + R, 6.8 mm inside the ramp; the first contact pushes them out and adds 0.13 % of the energy, whatever the time step. With e = 1 the bodies make tiny bounces and touch the ramp in every second step; their slip, and with it heat, is proportional to the time step. Times are those of the first step beyond the foot.)");
}

struct RacingShape {
    const char* id;
    std::string name;
};

std::vector<RacingShape> racingShapes() {
    return {{"solid-sphere", tr("Solid sphere")},
            {"hollow-sphere", tr("Hollow sphere")},
            {"solid-cylinder", tr("Solid cylinder")},
            {"hollow-cylinder", tr("Hollow cylinder")}};
}

/// The table of the four bodies, each in the colour of its lane in the paper's race. The body `heavier` has
/// another mass and is in lane 1, because the claims use the measures of that lane.
std::string four(const std::string& heavier, const std::string& mass) {
    std::string first, others;
    int color = 1;
    for (const char* id : {"hollow-sphere", "solid-sphere", "hollow-cylinder", "solid-cylinder"}) {
        const std::string body = std::string(id) + ' ' + "color=" + std::to_string(color++);
        if (id == heavier)
            first = body + " m=" + mass;
        else
            others += ", " + body;
    }
    return first + others;
}

std::string massRun(const std::string& shape, const char* mass) {
    return shape + "-" + mass + "-kg";
}

std::vector<Reproduction::OneRun> runs() {
    std::vector<Reproduction::OneRun> list{
        {"race", {}}, {"race-10-ms", {{"dt", 0.01}}}, {"race-0.25-ms", {{"dt", 0.00025}}}};
    for (const RacingShape& shape : racingShapes()) {
        list.push_back({shape.id, {{"bodies", bodiesFrom(shape.id)}}});
        list.push_back({std::string(shape.id) + "-10-ms", {{"bodies", bodiesFrom(shape.id)}, {"dt", 0.01}}});
        list.push_back(
            {std::string(shape.id) + "-0.25-ms", {{"bodies", bodiesFrom(shape.id)}, {"dt", 0.00025}}});
        for (const char* mass : {"2", "10"})
            list.push_back({massRun(shape.id, mass), {{"bodies", bodiesFrom(four(shape.id, mass))}}});
    }
    return list;
}

/// A time at which the four bodies are close to the foot, but have not yet arrived, s.
constexpr double nearTheFoot = 3.3;

std::vector<Reproduction::Figure> paperFigures() {
    std::vector<Reproduction::Figure> list{
        {"1", tr("Energy and losses of all bodies, Δt = 1 ms."), "race", "total"},
        {"2", tr("Energy and losses, Δt = 10 ms."), "race-10-ms", "total"},
        {"3", tr("Energy and losses, Δt = 1 ms."), "race", "total"},
        {"4", tr("Energy and losses, Δt = 0.25 ms."), "race-0.25-ms", "total"},
        {"5", tr("Slip metric Rω − v with the sign of the paper, Δt = 1 ms: positive where Rω exceeds v."),
         "race", "slip_metric"},
        {"6", tr("3-D view of the race near the foot of the ramp, at t = 3.3 s."), "race", "space"},
        {"6a", tr("Panel beside figure 6: translational energy."), "race", "translational"},
        {"6b", tr("Panel beside figure 6: rotational energy."), "race", "rotational"},
        {"6c", tr("Panel beside figure 6: potential energy."), "race", "potential"},
        {"6d", tr("Panel beside figure 6: mechanical energy."), "race", "mechanical"},
        {"7a", tr("Angular momentum of all bodies."), "race", "angular_momentum"},
        {"7b", tr("Energy converted into heat."), "race", "friction"},
        {"7c", tr("Translational energy."), "race", "translational"}};
    std::ranges::find(list, "6", &Reproduction::Figure::id)->instant = nearTheFoot;
    int number = 8;
    for (const RacingShape& shape : racingShapes())
        for (const char* mass : {"2", "10"}) {
            const std::string run = massRun(shape.id, mass), figure = std::to_string(number++);
            list.push_back({figure + "a", tr("Angular momentum, %1 of %2 kg.", shape.name, mass), run,
                            "angular_momentum"});
            list.push_back({figure + "b", tr("Energy converted into heat, %1 of %2 kg.", shape.name, mass),
                            run, "friction"});
        }
    list.push_back({"listing-9", tr("Angular velocity, as logged by listing 9."), "race", "spin"});
    return list;
}

// --- claims ----------------------------------------------------------------------------------------

/// Smallest relative difference for two numbers to count as different: far above rounding, far below the
/// differences that the paper mentions.
constexpr double different = 1e-9;
const Agreement less{.max = 1 - different};
const Agreement more{.min = 1 + different};

/// Agreement within `part` of the number.
Agreement around(double number, double part) {
    return within(number, number * part);
}

/// Drift (J) below which a curve in figures 1, 3 and 4 counts as flat: 0.2 % of the total energy of 51 J. A
/// larger drift would be a visible slope if the axes showed the whole range. The paper prints no axes.
constexpr double flat = 0.1;
/// Agreement with a visible decrease: a negative drift larger than `flat`.
const Agreement falling{.max = std::nextafter(-flat, -1.0)};
/// Slip (m/s) below which it counts as very close to 0: a hundredth of the speeds at the foot, 5 to 6 m/s.
constexpr double littleSlip = 0.05;
/// Tolerance of "roughly by a factor of two".
constexpr double roughly = 0.05;

/// Claims that the ratio of a measure of one run to that of another run agrees with the words of the paper.
Claim ratio(std::string where, std::string what, std::string printed, std::string run, std::string against,
            const char* measure, const Agreement& asked, std::string why) {
    return compared(stated(std::move(where), std::move(what), std::move(printed), std::move(run), measure, "",
                           3, asked, std::move(why)),
                    std::move(against));
}

/// Adds numbers of one body. The paper does not print them, except for friction and slip.
void addNumbers(std::vector<Claim>& list, const RacingShape& shape) {
    const std::string id = shape.id;
    const std::string& name = shape.name;
    list.push_back(stated(tr("Section 7"), tr("%1: time to the foot", name), "", id, "time_1", "s", 4));
    list.push_back(stated(tr("Section 5.2, figure 2"), tr("%1: time to the foot, Δt = 10 ms", name), "",
                          id + "-10-ms", "time_1", "s", 4));
    list.push_back(stated(tr("Section 5.2, figure 4"), tr("%1: time to the foot, Δt = 0.25 ms", name), "",
                          id + "-0.25-ms", "time_1", "s", 5));
    list.push_back(stated(tr("Section 7"), tr("%1: speed at the foot", name), "", id, "speed_1", "m/s", 4));
    list.push_back(
        stated(tr("Section 8"), tr("%1: acceleration", name), "", id, "acceleration_1", "m/s²", 4));
    list.push_back(stated(tr("Section 8"), tr("%1: share of rotation in the kinetic energy", name), "", id,
                          "rotation_share_1", "", 4));
    list.push_back(stated(tr("Section 6.1, listing 1"),
                          tr("%1: coefficient of friction needed to roll", name), tr("rolls with 0.30"), id,
                          "mu_needed_1", "", 4, Agreement{.max = 0.3},
                          tr("The coefficient of friction needed, tan α k/(1+k), is less than 0.30.")));
    list.push_back(stated(tr("Section 7, figure 7"), tr("%1: angular momentum at the foot", name), "", id,
                          "angular_momentum_1", "kg m²/s", 3));
    list.push_back(stated(tr("Section 7, figure 7"), tr("%1: heat", name), "", id, "heat_1", "J", 6));
    list.push_back(stated(
        tr("Section 5.3, figure 5"), tr("%1: greatest slip metric", name), tr("very close to 0"), id,
        "slip_metric_max_1", "m/s", 4, Agreement{.max = littleSlip},
        tr("“Very close to 0” is taken to mean less than 0.05 m/s, a hundredth of the speed at the foot.")));
}

void addEnergies(std::vector<Claim>& list, const RacingShape& shape) {
    const std::string id = shape.id;
    const std::string& name = shape.name;
    list.push_back(
        stated(tr("Section 5.1, figures 1 and 3"), tr("%1: change of energy and losses", name),
               tr("essentially flat"), id, "energy_drift_1", "J", 4, Agreement{-flat, flat},
               tr("“Flat” is taken to mean within 0.1 J of 51 J. In all readings except the exact motion, "
                  "the first contact pushes the body out of the ramp, which adds 0.07 J.")));
    list.push_back(stated(
        tr("Section 5.2, figure 2"), tr("%1: change of energy and losses, Δt = 10 ms", name),
        tr("noticeable downward drift"), id + "-10-ms", "energy_drift_1", "J", 4, falling,
        tr("A downward drift counts as noticeable if it exceeds 0.1 J, the limit for a flat curve. The "
           "readings differ mainly in how they sum up the heat: the work of the impulses compensates half of "
           "the drift, and listing 8 counts more heat than the energy that is lost.")));
    list.push_back(ratio(
        tr("Section 5.2, figure 4"), tr("%1: energy and losses at Δt = 0.25 ms relative to Δt = 1 ms", name),
        tr("nearly identical"), id + "-0.25-ms", id, "total_1", around(1, 0.002),
        tr("“Nearly identical” is taken to mean within 0.2 %, the tolerance for a flat curve.")));
}

/// Adds the claims of figures 8 to 15: each body with twice and ten times the mass.
void addMasses(std::vector<Claim>& list, const RacingShape& shape, int figure) {
    for (const auto& multiples : {std::pair{"2", 2.0}, std::pair{"10", 10.0}}) {
        const char* const mass = multiples.first;
        const double factor = multiples.second;
        const std::string where = tr("Section 7.1, figure %1", figure++);
        const std::string inProportion =
            tr("A deviation of up to 5 % counts as agreement. Gravity and all impulses are proportional to "
               "the mass, and so are their effects. The exact motion produces no heat.");
        const auto multiple = [&](std::string what, const char* measure) {
            list.push_back(ratio(where, std::move(what), mass, massRun(shape.id, mass), shape.id, measure,
                                 around(factor, roughly), inProportion));
        };
        const std::string& name = shape.name;
        multiple(tr("%1 of %2 kg: angular momentum relative to 1 kg", name, mass), "angular_momentum_1");
        multiple(tr("%1 of %2 kg: heat relative to 1 kg", name, mass), "heat_1");
        multiple(tr("%1 of %2 kg: translational energy relative to 1 kg", name, mass), "translational_1");
        multiple(tr("%1 of %2 kg: energy and losses relative to 1 kg", name, mass), "total_1");
        list.push_back(ratio(where, tr("%1 of %2 kg: time relative to 1 kg", name, mass), tr("unchanged"),
                             massRun(shape.id, mass), shape.id, "time_1", around(1, 1e-6),
                             tr("Gravity and all impulses are proportional to the mass.")));
    }
}

/// A claim about the ratio of a measure of two bodies.
struct Comparison {
    std::string where, what, printed; ///< see Claim
    std::string of, against;
    const char* measure;
    Agreement asked;
    std::string why;
};

/// Comparisons of bodies that the text of the paper makes.
std::vector<Comparison> comparisons() {
    const std::string ss = "solid-sphere", sc = "solid-cylinder", hs = "hollow-sphere",
                      hc = "hollow-cylinder";
    const std::string seven = tr("Section 7"), curves = tr("Section 7, figure 7"),
                      builds = tr("rapidly builds"), lower = tr("lower"), largest = tr("largest increase");
    const auto figure = [](int number) { return tr("Section 7.1, figure %1", number); };
    const auto at = massRun;
    const std::string inertia =
                          tr("a = g sin α/(1+k), where k is 2/5 for the solid sphere, 1/2 for the solid "
                             "cylinder, 2/3 for the hollow sphere and 1 for the hollow cylinder."),
                      moment = tr("For the same height, the angular momentum L is proportional to k/√(1+k), "
                                  "which grows with k. It is smallest for the solid sphere."),
                      heat =
                          tr("With section 9.4, the body with the largest moment of inertia needs the "
                             "largest impulses. With equation 7, an impulse overshoots by the factor 1 + "
                             "1/k, which is greatest for the smallest k. The exact motion produces no heat."),
                      share = tr("The share of rotation is k/(1+k) for any mass and radius.");
    return {
        {seven, tr("Time: solid cylinder / solid sphere"), tr("later"), sc, ss, "time_1", more, inertia},
        {seven, tr("Time: hollow sphere / solid cylinder"), tr("later"), hs, sc, "time_1", more, inertia},
        {seven, tr("Time: hollow cylinder / hollow sphere"), tr("later"), hc, hs, "time_1", more, inertia},
        {curves, tr("Translational energy: solid sphere / solid cylinder"), builds, ss, sc, "translational_1",
         more,
         tr("All bodies have the same energy at the foot, and the fraction 1/(1+k) of this energy is "
            "translational.")},
        {curves, tr("Angular momentum: solid sphere / solid cylinder"), builds, ss, sc, "angular_momentum_1",
         more, moment},
        {curves, tr("Heat: hollow cylinder / solid sphere"), lower, hc, ss, "heat_1", less, heat},
        {curves, tr("Heat: hollow cylinder / solid cylinder"), lower, hc, sc, "heat_1", less, heat},
        {curves, tr("Heat: hollow cylinder / hollow sphere"), lower, hc, hs, "heat_1", less, heat},
        {figure(10), tr("Heat at 2 kg: hollow sphere / solid sphere"), lower, at(hs, "2"), at(ss, "2"),
         "heat_1", less, heat},
        {figure(10), tr("Angular momentum at 2 kg: hollow sphere / solid sphere"), lower, at(hs, "2"),
         at(ss, "2"), "angular_momentum_1", less, moment},
        {figure(15), tr("Angular momentum at 10 kg: hollow cylinder / hollow sphere"), largest, at(hc, "10"),
         at(hs, "10"), "angular_momentum_1", more, moment},
        {figure(15), tr("Heat at 10 kg: hollow cylinder / solid sphere"), largest, at(hc, "10"), at(ss, "10"),
         "heat_1", more, heat},
        {tr("Section 8"), tr("Share of rotation: hollow sphere / solid sphere"), tr("different"), hs, ss,
         "rotation_share_1", more, share},
        {tr("Section 8"), tr("Share of rotation: hollow cylinder / solid cylinder"), tr("different"), hc, sc,
         "rotation_share_1", more, share}};
}

std::vector<Claim> claims() {
    std::vector<Claim> list;
    const std::vector<RacingShape> shapes = racingShapes();
    for (const RacingShape& shape : shapes)
        addNumbers(list, shape);
    for (const RacingShape& shape : shapes)
        addEnergies(list, shape);
    for (const Comparison& c : comparisons())
        list.push_back(ratio(c.where, c.what, c.printed, c.of, c.against, c.measure, c.asked, c.why));
    for (std::size_t i = 0; i < shapes.size(); ++i)
        addMasses(list, shapes[i], 8 + 2 * static_cast<int>(i));
    return list;
}

Reproduction::Reading stepped(const char* id, std::string name, const char* effectiveMass, const char* heat) {
    return {id,
            std::move(name),
            {{"method", std::string("published")},
             {"effective_mass", std::string(effectiveMass)},
             {"heat", std::string(heat)}}};
}

} // namespace

Reproduction mandala2025() {
    Reproduction work;
    work.id = "mandala-2025";
    work.author = "N. S. Mandala, K. B. Zhang, J. Liu";
    work.title = tr("Simulating solid and hollow rigid bodies on inclined planes");
    work.year = "2025";
    work.notes = notes();
    work.readings = {
        stepped("published", tr("As published"), "section-9.4", "work"),
        stepped("section-9.4", tr("Sections 9.4 and 9.6"), "section-9.4", "section-9.6"),
        stepped("equation-7", tr("Equation 7 and listing 8"), "equation-7", "listing-8"),
        stepped("equation-7-section-9.6", tr("Equation 7 and section 9.6"), "equation-7", "section-9.6"),
        {"exact", tr("Exact"), {{"method", std::string("exact")}}}};
    work.runs = runs();
    work.figures = paperFigures();
    work.claims = claims();
    return work;
}

} // namespace talweg::incline
