#include "systems/incline/mandala_2025.h"

#include "base/translation.h"
#include "systems/incline/inputs.h"

#include <string>
#include <vector>

namespace talweg::incline {

namespace {

using Claim = Reproduction::Claim;

std::string notes() {
    return tr(
        R"(*As published* is the paper's time stepping with its constants: e = 1, μ = 0.30, R = 0.20 m, a ramp of 15° from 5 m of height, 10 m long, Δt = 1 ms where nothing else is said. *Exact* is rolling without slip in closed form.

The bodies of the paper start at z = h + R, 6.8 mm inside the ramp; its first contact pushes them out and adds 0.13 % of the energy, whatever the time step. With e = 1 the bodies make tiny bounces; their slip is proportional to the time step and heat with it. Equation 7 as printed gives k_t = 1/m; used is 1/m + R²/I, as in section 9.4. The friction loss of sections 3.9 and 9.6 carries a factor Δt too many; drawn is the work of the impulses. The solid sphere's angular momentum at the foot is the smallest of the four, not the fastest growing. Times are of the first step beyond the foot.)");
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

/// The four bodies, one of them heavier.
std::string four(const std::string& heavier, const std::string& mass) {
    std::string list;
    for (const char* id : {"hollow-sphere", "solid-sphere", "hollow-cylinder", "solid-cylinder"})
        list += (list.empty() ? "" : ", ") + std::string(id) + (id == heavier ? " m=" + mass : "");
    return list;
}

std::string massRun(const RacingShape& shape, const char* mass) {
    return std::string(shape.id) + "-" + mass + "-kg";
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
            list.push_back({massRun(shape, mass), {{"bodies", bodiesFrom(four(shape.id, mass))}}});
    }
    return list;
}

std::vector<Reproduction::Figure> paperFigures() {
    std::vector<Reproduction::Figure> list{
        {"1", tr("Energy and losses of all bodies, Δt = 1 ms."), "race", "total"},
        {"2", tr("Energy and losses, Δt = 10 ms."), "race-10-ms", "total"},
        {"3", tr("Energy and losses, Δt = 1 ms."), "race", "total"},
        {"4", tr("Energy and losses, Δt = 0.25 ms."), "race-0.25-ms", "total"},
        {"5", tr("Slip of all bodies, Δt = 1 ms."), "race", "slip"},
        {"6", tr("The race from the side."), "race", "trajectory"},
        {"7a", tr("Angular momentum of all bodies."), "race", "angular_momentum"},
        {"7b", tr("Energy turned into heat."), "race", "friction"},
        {"7c", tr("Translational energy."), "race", "translational"}};
    int number = 8;
    for (const RacingShape& shape : racingShapes())
        for (const char* mass : {"2", "10"}) {
            const std::string run = massRun(shape, mass);
            list.push_back({std::to_string(number) + "a",
                            tr("Angular momentum, %1 of %2 kg.", shape.name, mass), run, "angular_momentum"});
            list.push_back({std::to_string(number) + "b",
                            tr("Energy turned into heat, %1 of %2 kg.", shape.name, mass), run, "friction"});
            ++number;
        }
    return list;
}

Claim measured(std::string where, std::string what, std::string printed, std::string run, const char* measure,
               const char* unit, int decimals) {
    Claim claim{std::move(where),     std::move(what), std::move(printed),
                Claim::Kind::measure, std::move(run),  measure};
    claim.unit = unit;
    claim.decimals = decimals;
    return claim;
}

std::vector<Claim> claims() {
    std::vector<Claim> list;
    // The paper prints an order of arrival and no times.
    const std::string arrival[]{tr("first"), tr("third"), tr("second"), tr("fourth")};
    const std::vector<RacingShape> shapes = racingShapes();
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const std::string id = shapes[i].id;
        const std::string& name = shapes[i].name;
        list.push_back(
            measured(tr("Section 7"), tr("%1: time to the foot", name), arrival[i], id, "time_1", "s", 4));
        list.push_back(measured(tr("Section 5.2, figure 2"), tr("%1: time to the foot, Δt = 10 ms", name), "",
                                id + "-10-ms", "time_1", "s", 4));
        list.push_back(measured(tr("Section 5.2, figure 4"), tr("%1: time to the foot, Δt = 0.25 ms", name),
                                "", id + "-0.25-ms", "time_1", "s", 5));
        list.push_back(measured(tr("Section 7"), tr("%1: speed there", name), "", id, "speed_1", "m/s", 4));
        list.push_back(measured(tr("Section 7"), tr("%1: friction needed to roll", name),
                                tr("less than 0.30"), id, "mu_needed_1", "", 4));
        list.push_back(measured(tr("Section 7, figure 7"), tr("%1: angular momentum there", name),
                                i == 0 ? tr("grows fastest") : "", id, "angular_momentum_1", "kg m²/s", 3));
        list.push_back(measured(tr("Section 5.1"), tr("%1: change of energy and losses", name),
                                tr("essentially none"), id, "energy_residual", "", 6));
    }
    return list;
}

} // namespace

Reproduction mandala2025() {
    Reproduction work;
    work.id = "mandala-2025";
    work.title = tr("N. S. Mandala, K. B. Zhang, J. Liu: Simulating solid and hollow rigid bodies on "
                    "inclined planes, 2025");
    work.notes = notes();
    work.readings = {{"published", tr("As published"), {{"method", std::string("published")}}},
                     {"exact", tr("Exact"), {{"method", std::string("exact")}}}};
    work.runs = runs();
    work.figures = paperFigures();
    work.claims = claims();
    return work;
}

} // namespace talweg::incline
