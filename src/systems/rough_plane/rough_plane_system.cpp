#include "systems/rough_plane/rough_plane_system.h"

#include "base/translation.h"
#include "systems/rough_plane/outputs.h"
#include "systems/rough_plane/sampling.h"
#include "systems/summary.h"

#include <cmath>

namespace talweg::rough_plane {

namespace {

/// The tip of the velocity is where the body would be without friction after this time, s.
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
        run->duration = solved->duration;
        run->endsAtRest = solved->mainTrajectory().stop() <= solved->duration;
        run->state = [solved](double t) { return quantitiesAt(*solved, t); };
        run->samples = [solved](std::size_t rows) { return samplesOf(*solved, rows); };
        if (progress) progress(1);
        return run;
    }

    std::vector<Handle> handles() const override {
        const Inputs& in = m_inputs;
        return {{{in.x0, in.w0}, tr("Drag to move the start.")},
                {{in.x0 + arrowTime * in.vx, in.w0 + arrowTime * in.vw},
                 tr("Drag to change the velocity: where the body would be after a second if nothing changed "
                    "it.")}};
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
            {.id = "together",
             .title = tr("Spin and speed"),
             .kind = FigureRecipe::Kind::phase,
             .series = {{"spin"}},
             .zeroLine = true,
             .against = "speed"}};
}

std::vector<Example> examples() {
    const std::string particle = "particle", rod = "rod", board = "board", box = "box";
    const std::string particles = "particles";
    const Values sample{{"body", particle}, {"g", 10.0},  {"m", 10.0},  {"mu", 0.010824}, {"c_viscous", 1.0},
                        {"phi", 22.5},      {"vx", 10.0}, {"vw", 40.0}, {"t_end", 22.0}};
    const auto thinRod = [&](double spin) {
        return Values{{"body", rod},  {"g", 10.0},    {"mu", 0.5},    {"phi", 0.0},       {"m", 11.8794},
                      {"L1", 59.397}, {"L2", 59.397}, {"x0", 58.0},   {"w0", 158.0},      {"theta0", 45.0},
                      {"vx", 10.0},   {"vw", -10.0},  {"spin", spin}, {"c_viscous", 5.0}, {"t_end", 60.0}};
    };
    const Values flatBoard{{"body", board},  {"g", 10.0},        {"mu", 0.5},    {"phi", 0.0},
                           {"half_a", 16.0}, {"half_b", 8.0},    {"vx", 30.0},   {"vw", -30.0},
                           {"spin", 4.0},    {"c_viscous", 0.5}, {"t_end", 30.0}};
    const Values solidBox{{"body", box},   {"g", 10.0},        {"mu", 0.01},    {"phi", 22.5},
                          {"half_a", 0.8}, {"half_b", 0.4},    {"half_h", 0.2}, {"x0", -6.0},
                          {"w0", 1.0},     {"theta0", 45.0},   {"vx", 4.0},     {"vw", 6.0},
                          {"spin", 4.0},   {"c_viscous", 0.1}, {"t_end", 3.5}};
    const Values stopping{{"body", box}, {"mu", 0.5}, {"t_end", 10.0}};
    Values stopped = solidBox;
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
    return {{"eberly-rod",
             tr("Eberly 2008: a spinning rod"),
             tr("A rod 119 m long with μg = 5 m/s², sliding across its length. Spinning, most of its points "
                "move along their own circles, so that friction has little left to stop the centre with: in "
                "the coupled model the rod with 4 rad/s travels eight times as far as in the document's "
                "approximation, and sliding and spinning end at the same instant."),
             {{tr("4 rad/s"), thinRod(4)}, {tr("0.5 rad/s"), thinRod(0.5)}}},
            {"eberly-particle",
             tr("Eberly 2008: a particle on a slope"),
             tr("The document's first sample: g = 10 m/s², m = 10 kg, friction c = μ m g cos φ = 1 N, φ = "
                "22.5°, v = (10, 40) m/s. The document knows no closed form; there is one, by the hodograph, "
                "and it is what is drawn. The viscous particle peaks lower."),
             {{tr("As in the document"), sample}}},
            {"eberly-board",
             tr("Eberly 2008: a flat board"),
             tr("Half-sides 16 × 8 m, μg = 5 m/s², v = (30, −30) m/s, 4 rad/s. The approximation stops "
                "sliding long before it stops spinning."),
             {{tr("On the level"), flatBoard}}},
            {"eberly-box",
             tr("Eberly 2008: a solid box on a slope"),
             tr("Half-sides 0.8 × 0.4 × 0.2 m on 22.5° with μ = 0.01, v = (4, 6) m/s, 4 rad/s. It never "
                "stops; with μ = 0.5 > tan φ it does, and stays. The document counts this body's angle "
                "clockwise; here it is counter-clockwise as everywhere."),
             {{tr("μ = 0.01"), solidBox}, {tr("μ = 0.5"), stopped}}},
            {"joined-particles",
             tr("Particles joined by a frame"),
             tr("In the end one of two particles stands still and the other swings around it: the event list "
                "says when. Of three with different masses the heaviest becomes the pivot."),
             {{tr("Two"), pair}, {tr("Three"), uneven}}},
            {"spin-carries",
             tr("How far does a spin carry?"),
             tr("A rod of 1 m thrown at 2.2 m/s on the level, averaged over the direction it points in: the "
                "path grows with the spin."),
             {{tr("Spin swept"), {{"phi", 0.0}}, spinStudy}}}};
}

} // namespace

System system() {
    System plane;
    plane.id = "rough-plane";
    plane.name = tr("Rough plane");
    plane.summary = tr("Particles, rods, boards and boxes sliding flat on a tilted plane.");
    plane.parameters = parametersOf(inputTable());
    plane.quantities = quantities();
    plane.modes = {tr("Slides"), tr("Pivots"), tr("At rest")};
    plane.stateColumns = {"x", "w", "theta", "vx", "vw", "spin"};
    plane.eventColumns = quantitiesOf(eventTable());
    plane.figures = figures();
    plane.examples = examples();
    plane.measures = quantitiesOf(measureTable());
    plane.tableMeasures = {"stop_time", "travel", "displacement", "turned", "energy_residual"};
    plane.success = {"stopped", "", tr("Come to rest"), "%"};
    plane.studyMeasures = {"travel", "displacement", "turned", "stop_time", "dissipated"};
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
