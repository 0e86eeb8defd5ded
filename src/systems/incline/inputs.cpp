#include "systems/incline/inputs.h"

#include "systems/rows.h"
#include "systems/word_list.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace talweg::incline {

namespace {

using Kind = Parameter::Kind;
using Row = Bound<Inputs>;

const char* const standardRacers = "hollow-sphere, solid-sphere, hollow-cylinder, solid-cylinder";

constexpr double mostRadius = 1000, mostMass = 1e9; ///< m, kg

struct Shape {
    const char* id;
    const char* name;
    double k;
    bool round, hollow;
};

constexpr Shape shapes[]{{"solid-sphere", "Solid sphere", 0.4, true, false},
                         {"hollow-sphere", "Hollow sphere", 2.0 / 3.0, true, true},
                         {"solid-cylinder", "Solid cylinder", 0.5, false, false},
                         {"hollow-cylinder", "Hollow cylinder", 1.0, false, true},
                         {"body", "Body", 0.4, true, false}};

/// As setProperty.
std::string setColor(Racer& racer, std::string_view value) {
    const std::optional<double> number = readNumber(value);
    if (!number || *number < 1 || *number > mostRacers || *number != std::floor(*number))
        return "has color=" + std::string(value) + ": a whole number from 1 to " + std::to_string(mostRacers)
               + " is needed";
    racer.color = static_cast<std::size_t>(*number) - 1;
    return {};
}

/// Sets one property; returns what is wrong.
std::string setProperty(Racer& racer, std::string_view key, std::string_view value) {
    if (key == "name") {
        racer.name = value;
        std::ranges::replace(racer.name, '_', ' ');
        return value.empty() ? "has an empty name" : "";
    }
    if (key == "color") return setColor(racer, value);
    const std::string given = std::string(key) + "=" + std::string(value);
    const std::optional<double> number = readNumber(value);
    if (key != "m" && key != "R" && key != "k")
        return "has the unknown property \"" + given + "\": allowed are m, R, k, color and name";
    if (!number || !(*number > 0)) return "has " + given + ": a positive number is needed";
    if (key == "k" && *number > 1) return "has " + given + ": at most 1 is possible (a hoop)";
    if (key == "R" && *number > mostRadius) return "has " + given + ": at most 1000 m is possible";
    if (key == "m" && *number > mostMass) return "has " + given + ": at most 1000000000 kg is possible";
    (key == "m" ? racer.mass : key == "R" ? racer.radius : racer.k) = *number;
    return {};
}

std::variant<Racer, std::string> readRacer(std::string_view text) {
    const std::string_view id = takePart(text, ' ');
    const auto shape = std::ranges::find(shapes, id, [](const Shape& s) { return std::string_view(s.id); });
    if (shape == std::end(shapes))
        return "is of the unknown shape \"" + std::string(id)
               + "\": allowed are solid-sphere, hollow-sphere, solid-cylinder, hollow-cylinder and body";
    Racer racer{.name = shape->name, .shape = shape->id, .k = shape->k};
    racer.round = shape->round;
    racer.hollow = shape->hollow;
    bool hasFactor = false;
    while (!trimmed(text).empty()) {
        text = trimmed(text);
        std::string_view value = takePart(text, ' ');
        const std::string_view key = takePart(value, '=');
        hasFactor = hasFactor || key == "k";
        if (std::string wrong = setProperty(racer, key, value); !wrong.empty()) return wrong;
    }
    if (id == "body" && !hasFactor)
        return "is a body without k: give its inertia factor J/(m R²), such as body k=0.4";
    return racer;
}

std::string misunderstood(std::string_view text) {
    const auto read = readRacers(text);
    const auto* wrong = std::get_if<std::string>(&read);
    return wrong ? *wrong : "";
}

std::vector<Row> makeTable() {
    std::vector<Row> rows;
    rows.push_back({{.id = "method",
                     .label = "Method",
                     .group = "Solver",
                     .kind = Kind::choice,
                     .standard = std::string("exact"),
                     .choices = {{"exact", "Exact", "Rolling and sliding in closed form."},
                                 {"published", "As published",
                                  "The time stepping of Mandala 2025: symplectic Euler steps with an impulse "
                                  "wherever a body has sunk into the ramp."}},
                     .help = "How the motion is found."},
                    [](Inputs& in, const Value& v) {
                        in.method = std::get<std::string>(v) == "exact" ? Method::exact : Method::published;
                    }});
    rows.push_back(number<&Inputs::height>({.id = "height",
                                            .symbol = "h",
                                            .label = "Height",
                                            .unit = "m",
                                            .group = "Ramp",
                                            .standard = 5.0,
                                            .range = {.least = 0, .most = 1e4, .leastIncluded = false},
                                            .help = "Of the ramp's surface above the ground at the start.",
                                            .source = "Mandala 2025, listing 2"}));
    rows.push_back(number<&Inputs::angle>({.id = "angle",
                                           .symbol = "α",
                                           .label = "Tilt",
                                           .unit = "°",
                                           .group = "Ramp",
                                           .standard = 15.0,
                                           .range = {.least = 0, .most = 89},
                                           .step = 0.5,
                                           .help = "Of the ramp below the horizontal.",
                                           .source = "Mandala 2025, listing 2"}));
    rows.push_back(
        number<&Inputs::length>({.id = "length",
                                 .symbol = "L",
                                 .label = "Length",
                                 .unit = "m",
                                 .group = "Ramp",
                                 .standard = 10.0,
                                 .range = {.least = 0, .most = 1e5, .leastIncluded = false},
                                 .step = 0.5,
                                 .help = "Of the ramp, measured level, from the start to the foot.",
                                 .source = "Mandala 2025, listing 2"}));
    rows.push_back(number<&Inputs::halfWidth>({.id = "half_width",
                                               .label = "Half-width",
                                               .unit = "m",
                                               .group = "Ramp",
                                               .standard = 1.5,
                                               .range = {.least = 0, .most = 1e4, .leastIncluded = false},
                                               .help = "Half the ramp's width; the lanes share it evenly.",
                                               .source = "Mandala 2025, listing 2"}));
    rows.push_back(
        {{.id = "bodies",
          .label = "Bodies",
          .group = "Bodies",
          .kind = Kind::text,
          .standard = std::string(standardRacers),
          .misunderstands = misunderstood,
          .help = "One to eight, separated by commas, each a shape (solid-sphere, hollow-sphere, "
                  "solid-cylinder, hollow-cylinder, or body with its own k), followed where wanted by "
                  "m=mass in kg, R=radius in m, k=inertia factor J/(m R²), color=1 to 8 and name=Name_of_it.",
          .source = "Mandala 2025, listing 3"},
         [](Inputs& in, const Value& v) {
             in.racers = std::get<std::vector<Racer>>(readRacers(std::get<std::string>(v)));
         }});
    rows.push_back(
        {{.id = "k",
          .symbol = "k",
          .label = "Inertia factor in lane 1",
          .group = "Bodies",
          .kind = Kind::numberOrWord,
          .standard = std::string("shape"),
          .range = {.least = 0, .most = 1, .leastIncluded = false},
          .step = 0.05,
          .word = "shape",
          .help =
              "J/(m R²) of the body in lane 1, in place of what its shape says: to see how time, speed and "
              "the friction needed depend on it.",
          .source = "Mandala 2025, table 1"},
         [](Inputs& in, const Value& v) {
             if (const double* k = std::get_if<double>(&v)) in.firstK = *k;
         }});
    rows.push_back(number<&Inputs::mu>({.id = "mu",
                                        .symbol = "μ",
                                        .label = "Static friction",
                                        .group = "Contact",
                                        .standard = 0.3,
                                        .range = {.least = 0, .most = 100},
                                        .step = 0.01,
                                        .help = "A body rolls where tan α ≤ μ (1+k)/k.",
                                        .source = "Mandala 2025, equation 6"}));
    rows.push_back(number<&Inputs::muK>({.id = "mu_k",
                                         .symbol = "μ′",
                                         .label = "Kinetic friction",
                                         .group = "Contact",
                                         .standard = 0.3,
                                         .range = {.least = 0, .most = 100},
                                         .step = 0.01,
                                         .help = "While sliding; the published method knows only this one.",
                                         .source = "Mandala 2025, equation 6"}));
    rows.push_back(number<&Inputs::e>({.id = "e",
                                       .symbol = "e",
                                       .label = "Restitution",
                                       .group = "Contact",
                                       .standard = 1.0,
                                       .range = {.least = 0, .most = 1},
                                       .step = 0.01,
                                       .help = "Of the published method's impulses. The exact bodies stay in "
                                               "contact.",
                                       .source = "Mandala 2025, equation 5",
                                       .onlyFor = {"method", {"published"}}}));
    rows.push_back(number<&Inputs::g>({.id = "g",
                                       .symbol = "g",
                                       .label = "Gravity",
                                       .unit = "m/s²",
                                       .group = "Contact",
                                       .standard = 9.81,
                                       .range = {.least = 0, .most = 1000, .leastIncluded = false},
                                       .help = "Surface gravity."}));
    rows.push_back(number<&Inputs::dt>({.id = "dt",
                                        .symbol = "Δt",
                                        .label = "Time step",
                                        .unit = "s",
                                        .group = "Solver",
                                        .standard = 0.001,
                                        .range = {.least = 0, .most = 1, .leastIncluded = false},
                                        .step = 0.0005,
                                        .help = "Of the published method; it used 0.01, 0.001 and 0.00025 s.",
                                        .source = "Mandala 2025, section 5.2",
                                        .onlyFor = {"method", {"published"}}}));
    rows.push_back(number<&Inputs::tEnd>({.id = "t_end",
                                          .label = "Time limit",
                                          .unit = "s",
                                          .group = "Solver",
                                          .standard = 20.0,
                                          .range = {.least = 0, .most = 1e6, .leastIncluded = false},
                                          .step = 1,
                                          .help = "The race ends here for bodies that have not arrived."}));
    return rows;
}

} // namespace

std::variant<std::vector<Racer>, std::string> readRacers(std::string_view text) {
    std::vector<Racer> racers;
    while (!trimmed(text).empty() || racers.empty()) {
        const std::string_view one = takePart(text, ',');
        const auto racer = readRacer(one);
        if (const auto* wrong = std::get_if<std::string>(&racer))
            return "is not understood: body " + std::to_string(racers.size() + 1) + " " + *wrong + ".";
        racers.push_back(std::get<Racer>(racer));
        if (racers.size() > mostRacers) return "has more than " + std::to_string(mostRacers) + " bodies.";
    }
    return racers;
}

std::vector<double> lanes(const Inputs& in) {
    std::vector<double> middles;
    const auto count = static_cast<double>(in.racers.size());
    for (std::size_t i = 0; i < in.racers.size(); ++i)
        middles.push_back(in.halfWidth * ((2 * static_cast<double>(i) + 1) / count - 1));
    return middles;
}

const std::vector<Row>& inputTable() {
    static const std::vector<Row> table = makeTable();
    return table;
}

Inputs inputsOf(const Values& values) {
    Inputs inputs = talweg::inputsOf(inputTable(), values);
    if (inputs.firstK) inputs.racers.front().k = *inputs.firstK;
    return inputs;
}

std::vector<Problem> checkTogether(const Inputs& in) {
    std::vector<Problem> found;
    if (in.method == Method::published && in.tEnd / in.dt > mostPublishedSteps)
        found.push_back({"dt", "Time step Δt = " + shortest(in.dt)
                                   + " s makes more than 200000 steps up to the "
                                     "time limit of "
                                   + shortest(in.tEnd)
                                   + " s: choose a longer step or a shorter "
                                     "limit."});
    const double rise = in.height - in.length * std::tan(in.angle * std::numbers::pi / 180);
    if (rise < 0)
        found.push_back({"length", "The ramp would end " + shortest(std::round(-rise * 1000) / 1000)
                                       + " m below the ground: choose a smaller length or tilt, or a greater "
                                         "height."});
    return found;
}

} // namespace talweg::incline
