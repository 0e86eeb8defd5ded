#include "systems/rover/experiment/inputs.h"

#include "systems/rows.h"

#include <cmath>

namespace talweg::rover {

namespace {

using Kind = Parameter::Kind;
using Row = Bound<Inputs>;

constexpr Range tilt{.least = 0, .most = 89.9};
constexpr Range positive(double most) {
    return {.least = 0, .most = most, .leastIncluded = false};
}
constexpr Range between(double least, double most) {
    return {.least = least, .most = most};
}

const char* const publishedHelp =
    "Reproduces the printed results of Hartl 2006. Inferred by matching every number the thesis prints, "
    "since "
    "its code is not public. It differs in three ways: the contact point rides on the terrain line with "
    "the centre vertically above it, so that every rim launches the rover; when rolling or sliding ends "
    "in an impact at a corner the spin enters the impact with its sign flipped (chapter 2 counts spin "
    "counter-clockwise, chapter 3 clockwise); and figure 4.2 starts with u₃ = +5 rad/s taken literally, "
    "that is with backspin. The thesis's headline, that a bouncier rover climbs higher, comes from the "
    "flipped spin: with consistent spin the trend at low e is reversed.";

std::vector<Row> terrainRows() {
    const std::vector<std::string> sloping{"valley", "gully", "hill", "slope"};
    return {
        choice<&Inputs::terrain>(
            {.id = "terrain",
             .label = "Terrain",
             .group = "Terrain",
             .help = "The kind of ground to cross.",
             .source = "Hartl 2006, figure 4.1"},
            {{Terrain::valley,
              {"valley", "Valley", "Level ground, a decline, a floor, an incline, level ground."}},
             {Terrain::gully, {"gully", "Gully", "A valley without a floor."}},
             {Terrain::hill,
              {"hill", "Hill",
               "Up at the incline angle, a level top, down at the decline angle; "
               "its height is the depth without its sign."}},
             {Terrain::slope,
              {"slope", "Single slope",
               "One slope, down at the decline angle where the depth is "
               "negative, up at the incline angle where it is positive."}},
             {Terrain::flat, {"flat", "Level ground", "Level ground of the floor's length."}},
             {Terrain::profile,
              {"profile", "Profile",
               "Faces between points, for example a measured elevation "
               "profile; level ground before and after."}}}),
        number<&Inputs::beta>({.id = "beta",
                               .symbol = "β",
                               .label = "Decline angle",
                               .unit = "°",
                               .group = "Terrain",
                               .standard = 30.0,
                               .range = tilt,
                               .step = 1,
                               .help = "Angle of the face that goes down into the valley.",
                               .source = "Hartl 2006, figure 4.1",
                               .onlyFor = {"terrain", sloping}}),
        number<&Inputs::theta>({.id = "theta",
                                .symbol = "θ",
                                .label = "Incline angle",
                                .unit = "°",
                                .group = "Terrain",
                                .standard = 30.0,
                                .range = tilt,
                                .step = 1,
                                .help = "Angle of the face that goes up out of the valley.",
                                .source = "Hartl 2006, figure 4.1",
                                .onlyFor = {"terrain", sloping}}),
        number<&Inputs::dh>({.id = "dh",
                             .symbol = "dh",
                             .label = "Depth",
                             .unit = "m",
                             .group = "Terrain",
                             .standard = -10.0,
                             .range = between(-10000, 10000),
                             .step = 1,
                             .help = "Elevation of the floor against the plateau; negative is down.",
                             .source = "Hartl 2006, section 4.2",
                             .onlyFor = {"terrain", sloping}}),
        number<&Inputs::pl>(
            {.id = "pl",
             .symbol = "pl",
             .label = "Floor length",
             .unit = "m",
             .group = "Terrain",
             .standard = 30.0,
             .range = between(0, 100000),
             .step = 1,
             .help = "Length of the level part: the valley's floor, the hill's top, or the ground.",
             .source = "Hartl 2006, figure 4.1",
             .onlyFor = {"terrain", {"valley", "hill", "flat"}}}),
        {{.id = "profile",
          .label = "Elevation profile",
          .unit = "m",
          .group = "Terrain",
          .kind = Kind::points,
          .standard = Points{{0, 0}, {20, -6}, {32, -8}, {45, -7}, {60, -2}, {75, 0}},
          .help = "Places x:y joined by straight faces; x increases from place to place.",
          .onlyFor = {"terrain", {"profile"}}},
         [](Inputs& in, const Value& v) { in.profile = std::get<Points>(v); }},
    };
}

std::vector<Row> bodyRows() {
    return {
        number<&Inputs::b>({.id = "b",
                            .symbol = "b",
                            .label = "Radius",
                            .unit = "m",
                            .group = "Body",
                            .standard = 1.0,
                            .range = positive(1000),
                            .step = 0.1,
                            .help = "Radius of the sphere.",
                            .source = "Hartl 2006, nomenclature"}),
        number<&Inputs::k>({.id = "k",
                            .symbol = "k",
                            .label = "Inertia factor",
                            .group = "Body",
                            .standard = 0.4,
                            .range = positive(1),
                            .step = 0.01,
                            .help =
                                "Moment of inertia over mass and radius squared, J/(m b²): 0.4 for a solid "
                                "sphere, 2/3 for a thin shell, less where mass gathers at the centre.",
                            .source = "Hartl 2006, section 4.3, where J/m = k b²"}),
        number<&Inputs::m>({.id = "m",
                            .symbol = "m",
                            .label = "Mass",
                            .unit = "kg",
                            .group = "Body",
                            .standard = 1.0,
                            .range = positive(1e9),
                            .step = 1,
                            .help = "Scales energies; changes no motion."}),
        number<&Inputs::e>({.id = "e",
                            .symbol = "e",
                            .label = "Restitution",
                            .group = "Contact",
                            .standard = 0.92,
                            .range = between(0, 1),
                            .step = 0.01,
                            .help = "Speed of separation over speed of approach, along the normal.",
                            .source = "Hartl 2006, equations 2.8 and 2.92"}),
        number<&Inputs::mu>(
            {.id = "mu",
             .symbol = "μ",
             .label = "Static friction",
             .group = "Contact",
             .standard = 1.0,
             .range = between(0, 100),
             .step = 0.05,
             .help =
                 "Contact sticks while the tangential impulse or force stays below μ times the normal one.",
             .source = "Hartl 2006, equation 2.93"}),
        number<&Inputs::muK>(
            {.id = "mu_k",
             .symbol = "μ′",
             .label = "Kinetic friction",
             .group = "Contact",
             .standard = 0.8,
             .range = between(0, 100),
             .step = 0.05,
             .help = "Friction while slipping, times the normal impulse or force. Never more than μ.",
             .source = "Hartl 2006, equation 2.95"}),
    };
}

std::vector<Row> launchRows() {
    return {
        number<&Inputs::g>({.id = "g",
                            .symbol = "g",
                            .label = "Gravity",
                            .unit = "m/s²",
                            .group = "Launch",
                            .standard = 3.71,
                            .range = positive(1000),
                            .step = 0.01,
                            .help = "Acceleration of free fall.",
                            .source = "Hartl 2006, section 4.3"}),
        number<&Inputs::u4>(
            {.id = "u4",
             .symbol = "u₄",
             .label = "Launch speed",
             .unit = "m/s",
             .group = "Launch",
             .standard = 5.0,
             .range = between(-1000, 1000),
             .step = 0.1,
             .help = "Speed of the centre along the ground at the start; positive is downrange.",
             .source = "Hartl 2006, section 4.2"}),
        numberOrWord<&Inputs::u3>(
            {.id = "u3",
             .symbol = "u₃",
             .label = "Launch spin",
             .unit = "rad/s",
             .group = "Launch",
             .standard = std::string("rolling"),
             .range = between(-100000, 100000),
             .step = 0.5,
             .word = "rolling",
             .help = "Counter-clockwise positive: rolling downrange is −u₄/b, which “rolling” stands "
                     "for; a positive spin is backspin.",
             .source = "Hartl 2006, sections 4.1 and 4.2"}),
        number<&Inputs::u6>({.id = "u6",
                             .symbol = "u₆",
                             .label = "Side speed",
                             .unit = "m/s",
                             .group = "Launch",
                             .standard = 0.0,
                             .range = between(-1000, 1000),
                             .step = 0.1,
                             .help = "Speed of the centre across the valley at the start; positive is to the "
                                     "right of downrange. Without side speed and side spins the rover stays "
                                     "in a vertical plane.",
                             .source = "Hartl 2006, equation 2.2"}),
        numberOrWord<&Inputs::u1>(
            {.id = "u1",
             .symbol = "u₁",
             .label = "Side spin",
             .unit = "rad/s",
             .group = "Launch",
             .standard = std::string("rolling"),
             .range = between(-100000, 100000),
             .step = 0.5,
             .word = "rolling",
             .help = "Spin about the direction downrange along the ground: rolling to the right is u₆/b, "
                     "which “rolling” stands for.",
             .source = "Hartl 2006, equation 2.1"}),
        number<&Inputs::u2>({.id = "u2",
                             .symbol = "u₂",
                             .label = "Pivot spin",
                             .unit = "rad/s",
                             .group = "Launch",
                             .standard = 0.0,
                             .range = between(-100000, 100000),
                             .step = 0.5,
                             .help = "Spin about the normal of the ground; positive turns the front to the "
                                     "left. Level ground does not feel it; slopes do.",
                             .source = "Hartl 2006, equation 2.1"}),
        numberOrWord<&Inputs::q1>(
            {.id = "q1",
             .symbol = "q₁",
             .label = "Start",
             .unit = "m",
             .group = "Launch",
             .standard = std::string("edge"),
             .range = between(-1e6, 1e6),
             .step = 1,
             .word = "edge",
             .help = "Where the centre starts; “edge” stands for the beginning of the terrain.",
             .source = "Hartl 2006, section 4.2"}),
        number<&Inputs::clearance>({.id = "clearance",
                                    .symbol = "c",
                                    .label = "Clearance",
                                    .unit = "m",
                                    .group = "Launch",
                                    .standard = 0.0,
                                    .range = between(0, 10000),
                                    .step = 0.5,
                                    .help = "Height above the ground at the start; 0 starts in contact."}),
    };
}

std::vector<Row> solverRows() {
    return {
        choice<&Inputs::convention>(
            {.id = "convention",
             .label = "Convention",
             .group = "Solver",
             .help = "Two readings of the same model. Compare them before you rely on either.",
             .source = "Hartl 2006, chapters 2 to 4"},
            {{Convention::consistent,
              {"consistent", "Consistent",
               "One sign of spin throughout, and a sphere that rolls over rims: the model as its "
               "equations stand."}},
             {Convention::published, {"published", "As published", publishedHelp}}}),
        choice<&Inputs::solver>(
            {.id = "solver",
             .label = "Method",
             .group = "Solver",
             .help = "How the motion between events is found."},
            {{Solver::event,
              {"event", "Exact", "Closed forms between events and for whole trains of bounces."}},
             {Solver::adaptive,
              {"adaptive", "Adaptive",
               "Dormand–Prince 5(4) with events located on its dense output: an independent check."}},
             {Solver::rk4,
              {"rk4", "Runge–Kutta", "Fixed steps, the method of Hartl 2006, appendices A and B."}}}),
        number<&Inputs::h>({.id = "h",
                            .symbol = "h",
                            .label = "Step",
                            .unit = "s",
                            .group = "Solver",
                            .standard = 0.001,
                            .range = {.least = 1e-5, .most = 0.1},
                            .step = 0.001,
                            .help = "Time step of the fixed-step method.",
                            .source = "Hartl 2006, appendix A",
                            .onlyFor = {"solver", {"rk4"}}}),
        number<&Inputs::tEnd>({.id = "t_end",
                               .symbol = "t",
                               .label = "Time limit",
                               .unit = "s",
                               .group = "Solver",
                               .standard = 3600.0,
                               .range = positive(1e7),
                               .step = 60,
                               .help = "The run ends here where nothing else ends it."}),
    };
}

} // namespace

const std::vector<Row>& inputTable() {
    static const std::vector<Row> table = [] {
        std::vector<Row> rows;
        for (auto* group : {&terrainRows, &bodyRows, &launchRows, &solverRows})
            for (Row& row : (*group)())
                rows.push_back(std::move(row));
        return rows;
    }();
    return table;
}

std::vector<Problem> checkTogether(const Inputs& in) {
    std::vector<Problem> found;
    const bool sunken = in.terrain == Terrain::valley || in.terrain == Terrain::gully;
    if (sunken && in.dh > 0)
        found.push_back(
            {"dh", "Depth dh = " + shortest(in.dh)
                       + " m is out of range: a valley or gully needs at "
                         "most 0 m (negative is down). For rising ground choose the terrain “Hill”."});
    if (in.convention == Convention::published && !sunken)
        found.push_back({"convention",
                         "The convention “As published” is defined for the terrains “Valley” and “Gully” "
                         "only. Choose “Consistent” for other ground."});
    return found;
}

} // namespace talweg::rover
