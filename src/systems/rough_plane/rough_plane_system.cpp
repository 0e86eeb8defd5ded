#include "systems/rough_plane/rough_plane_system.h"

#include "base/translation.h"
#include "systems/rough_plane/eberly_2008.h"
#include "systems/rough_plane/outputs.h"
#include "systems/rough_plane/sample_programs.h"
#include "systems/rough_plane/sampling.h"
#include "systems/summary.h"

#include <cmath>

namespace talweg::rough_plane {

namespace {

/// Time after which a body without friction would reach the tip of the velocity arrow, s.
constexpr double arrowTime = 1;

double rounded(double number) {
    return std::round(100 * number) / 100;
}

// --- solving ---------------------------------------------------------------------------------------

class PreparedPlane : public Prepared {
public:
    explicit PreparedPlane(Inputs inputs) : m_inputs(std::move(inputs)) {}

    std::shared_ptr<const Run> conclude(const std::stop_token& stop) const override {
        const Solved solved = solveAll(m_inputs, stop);
        return solved.isCancelled() ? nullptr : concluded(solved);
    }

    std::shared_ptr<const Run> solve(const std::stop_token& stop, const Progress& progress) const override {
        const auto solved = std::make_shared<const Solved>(solveAll(m_inputs, stop));
        if (solved->isCancelled()) return nullptr;
        auto run = reported(*solved);
        run->scene = sceneOf(*solved);
        run->space = spaceOf(*solved);
        run->tables = {modelsTable(*solved)};
        if (auto table = printedTable(*solved)) run->tables.push_back(std::move(*table));
        run->duration = solved->duration;
        run->endsAtRest = solved->mainTrajectory().stop() <= solved->duration;
        run->state = [solved](double t) { return quantitiesAt(*solved, t); };
        run->samples = [solved](std::size_t rows) { return samplesOf(*solved, rows); };
        if (progress) progress(1);
        settleTexts(*run);
        return run;
    }

    std::vector<Handle> handles() const override {
        const Inputs& in = m_inputs;
        return {{{in.x0, in.w0}, tr("Drag to move the start.")},
                {{in.x0 + arrowTime * in.vx, in.w0 + arrowTime * in.vw},
                 tr("Drag to change the velocity. The tip of the arrow marks the position of the body after "
                    "one second without friction.")}};
    }

    Values drag(std::size_t handle, Point to) const override {
        const auto within = [](double number) { return std::clamp(rounded(number), -1e6, 1e6); };
        if (handle == 0) return {{"x0", within(to.x())}, {"w0", within(to.y())}};
        return {{"vx", within((to.x() - m_inputs.x0) / arrowTime)},
                {"vw", within((to.y() - m_inputs.w0) / arrowTime)}};
    }

private:
    Inputs m_inputs;
};

Preparation prepared(const Values& values) {
    Inputs inputs = inputsOf(inputTable(), values);
    if (auto problems = checkTogether(inputs); !problems.empty()) return {std::move(problems)};
    return {{}, std::make_shared<const PreparedPlane>(std::move(inputs))};
}

// --- descriptor ------------------------------------------------------------------------------------

FigureRecipe compared(const char* id, std::string title, const char* quantity, std::string yLabel) {
    FigureRecipe recipe{.id = id, .title = std::move(title), .yLabel = std::move(yLabel), .zeroLine = true};
    for (const Model model : models)
        recipe.series.push_back({std::string(quantity) + "_" + idOf(model), nameOf(model)});
    return recipe;
}

std::vector<FigureRecipe> figures() {
    return {{.id = "path", .title = tr("Path"), .kind = FigureRecipe::Kind::scene},
            {.id = "space", .title = tr("3-D"), .kind = FigureRecipe::Kind::space},
            compared("speed", tr("Speed"), "speed", tr("Speed v (m/s)")),
            compared("spin", tr("Spin"), "spin", tr("Spin ω (rad/s)")),
            compared("angle", tr("Angle"), "theta", tr("Angle θ (°)")),
            {.id = "energy",
             .title = tr("Energy"),
             .yLabel = tr("Energy (J)"),
             .series = {{"translational", tr("translational")},
                        {"rotational", tr("rotational")},
                        {"potential", tr("potential")},
                        {"dissipated", tr("lost to friction")},
                        {"total", tr("total")}},
             .zeroLine = true},
            compared("dissipation", tr("Dissipation"), "dissipated", tr("Lost to friction (J)")),
            {.id = "printed",
             .title = tr("As printed"),
             .yLabel = tr("Angle θ (°)"),
             .series = {{"theta_decoupled", tr("corrected")},
                        {"theta_printed", tr("as printed")},
                        {"printed_angle_error", tr("difference")}},
             .zeroLine = true},
            {.id = "printed-place",
             .title = tr("Position as printed"),
             .yLabel = tr("Position x (m)"),
             .series = {{"x_decoupled", tr("corrected")},
                        {"x_printed", tr("as printed")},
                        {"printed_place_error", tr("distance between both")}},
             .zeroLine = true},
            {.id = "forces",
             .title = tr("Forces"),
             .yLabel = tr("Force (N)"),
             .series = {{"force_x", tr("cross-slope, F_x")}, {"force_w", tr("uphill, F_w")}},
             .zeroLine = true},
            {.id = "torque",
             .title = tr("Torque and spin"),
             .kind = FigureRecipe::Kind::phase,
             .series = {{"torque"}},
             .zeroLine = true,
             .against = "spin"},
            {.id = "together",
             .title = tr("Spin and speed"),
             .kind = FigureRecipe::Kind::phase,
             .series = {{"spin"}},
             .zeroLine = true,
             .against = "speed"}};
}

std::vector<Example> examples() {
    const std::string box = "box", particles = "particles";
    const auto longRod = [](double spin) { return thinRod(rodLength, 45, spin); };
    Values hack = longRod(4);
    hack["model"] = std::string("decoupled");
    Values ofOneMaterial = particle2();
    ofOneMaterial["sharing"] = std::string("by-weight");
    const auto byItsMethod = [](Values values, double steps) {
        values["solver"] = std::string("published");
        values["dt"] = 1.0 / 60;
        values["t_end"] = steps / 60;
        return values;
    };
    const Values stopping{{"body", box}, {"mu", 0.5}, {"t_end", 10.0}};
    Values stopped = solidBox();
    for (const auto& [id, value] : stopping)
        stopped[id] = value;
    const Values pair{{"body", particles}, {"particles", particlesFrom("1:-0.5:0, 1:0.5:0")},
                      {"phi", 0.0},        {"mu", 0.3},
                      {"vx", 2.0},         {"vw", 1.0},
                      {"spin", 8.0}};
    Values uneven = pair;
    uneven["particles"] = particlesFrom("3:-0.5:0, 1:0.5:0, 1:0:0.6");
    const Study spinStudy{.axes = {{"spin", "0:20:1"}},
                          .over = {"theta0", "0:170:10"},
                          .measures = {"travel"},
                          .requirement = "travel_mean>=1.5",
                          .smallest = "spin"};
    return {
        {"eberly-rod",
         tr("Eberly 2008: RoughPlaneThinRod1 and 2"),
         tr("A rod 118.8 m long, with the values of the sample programs of Eberly 2008, is thrown spinning "
            "at right angles to its length. While it spins, little friction is left to stop its centre: at 4 "
            "rad/s it travels eight times as far in the coupled model as in the approximation, and sliding "
            "and spinning end together. Open the experiment with 0.5 rad/s to see a slower spin."),
         {{tr("4 rad/s"), longRod(4)},
          {tr("0.5 rad/s"), longRod(0.5)},
          {tr("RoughPlaneThinRod2"), std::move(hack)},
          {tr("84 m, as first published"), thinRod(84, 0, 4)},
          {tr("Romberg and Runge–Kutta"), byItsMethod(longRod(4), 1024)}},
         {},
         0,
         "speed"},
        {"eberly-particle",
         tr("Eberly 2008: RoughPlaneParticle1"),
         tr("A particle, with the values of the first sample program of Eberly 2008, is thrown up a slope of "
            "22.5°; as in that program, the run ends when w returns to 0. Eberly 2008 gives no closed form; "
            "Talweg draws the closed form that follows from the hodograph. Compare the models: the viscous "
            "particle does not climb as high."),
         {{tr("RoughPlaneParticle1"), particle1()}, {tr("By Runge–Kutta"), byItsMethod(particle1(), 3600)}},
         {},
         0,
         "speed"},
        {"eberly-particles",
         tr("Eberly 2008: RoughPlaneParticle2"),
         tr("Two joined particles of 10 and 20 kg slide and spin on a level plane, with the values of the "
            "second sample program of Eberly 2008. The program gives both particles c = 1 N, although the "
            "text of Eberly 2008 assumes that they are of the same material. The experiment “Same material” "
            "therefore gives them c = 2/3 N and 4/3 N; compare the spins."),
         {{tr("RoughPlaneParticle2"), particle2()}, {tr("Same material"), std::move(ofOneMaterial)}},
         {},
         0,
         "spin"},
        {"eberly-board",
         tr("Eberly 2008: RoughPlaneFlatBoard"),
         tr("A board with half-sides of 16 m and 8 m is thrown spinning on level ground, with the values of "
            "the sample program of Eberly 2008. In the approximation, which that program uses, sliding ends "
            "long before spinning does. Compare with the coupled model in the same figure, in which both end "
            "together."),
         {{tr("Level ground"), flatBoard()}},
         {},
         0,
         "speed"},
        {"eberly-box",
         tr("Eberly 2008: RoughPlaneSolidBox"),
         tr("A box slides and spins on a slope of 22.5°, with the values of the sample program of Eberly "
            "2008. With μ = 0.01 it never stops; with μ = 0.5, which exceeds tan φ, it stops and stays at "
            "rest. Change μ to find the limit."),
         {{tr("μ = 0.01"), solidBox()}, {tr("μ = 0.5"), stopped}},
         {},
         0,
         "speed"},
        {"joined-particles",
         tr("Particles joined by a frame"),
         tr("Particles joined by a frame slide and spin on a level plane. Near the end of the run, one of "
            "the two particles stops and the other rotates around it; the event list gives the time. Of "
            "three particles with different masses, the heaviest becomes the pivot."),
         {{tr("Two"), pair}, {tr("Three"), uneven}},
         {},
         0,
         "together"},
        {"spin-carries",
         tr("Path length against spin"),
         tr("A rod of 1 m is thrown at 2.2 m/s on a level plane. Its path length, averaged over the start "
            "angle, grows with the spin. Change the requirement to find the least spin for another path "
            "length."),
         {{tr("Spin varied"), {{"phi", 0.0}}, spinStudy}},
         {},
         0,
         "study:mean,x=spin,measure=travel"}};
}

} // namespace

System system() {
    System plane;
    plane.id = "rough-plane";
    plane.name = tr("Rough plane");
    plane.summary = tr("Particles, rods, boards and boxes sliding flat on an inclined plane.");
    plane.parameters = parametersOf(inputTable());
    plane.quantities = quantities();
    plane.modes = {tr("Slides"), tr("Pivots"), tr("At rest")};
    plane.stateColumns = {"x", "w", "theta", "vx", "vw", "spin"};
    plane.eventColumns = quantitiesOf(eventTable());
    plane.figures = figures();
    plane.examples = examples();
    plane.reproductions = {eberly2008()};
    plane.measures = quantitiesOf(measureTable());
    plane.tableMeasures = {"stop_time", "travel", "displacement", "turned", "energy_residual"};
    plane.endings = {{"stopped", tr("Come to rest")},
                     {"back", tr("Back at w = 0")},
                     {"moving", tr("Still moving"), false},
                     {"given-up", tr("Aborted"), false}};
    plane.success = {"stopped", "", tr("Come to rest"), "%"};
    plane.studyMeasures = {"travel", "displacement", "turned",    "stop_time", "dissipated",
                           "top",    "top_time",     "back_time", "back_x"};
    plane.studyOver = "theta0";
    plane.studySmallest = "mu";
    plane.studyAxes = {{"mu", "0:1:0.05"}, {"theta0", "0:170:10"}, {"spin", "0:20:1"},
                       {"phi", "0:45:1"},  {"vx", "0:5:0.5"},      {"vw", "0:5:0.5"}};
    plane.studyRequirement = "stopped>=100";
    plane.studyCompare = "model";
    plane.prepare = prepared;
    return plane;
}

} // namespace talweg::rough_plane
