#include "systems/incline/inputs.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/quantity_text.h"
#include "base/translation.h"
#include "systems/rows.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace talweg::incline {

namespace {

using Kind = Parameter::Kind;
using Row = Bound<Inputs>;

struct Shape {
    const char* id;
    std::string name;
    double k;
    bool round, hollow;
};

const std::vector<Shape>& shapes() {
    static const std::vector<Shape> known{{"solid-sphere", tr("Solid sphere"), 0.4, true, false},
                                          {"hollow-sphere", tr("Hollow sphere"), 2.0 / 3.0, true, true},
                                          {"solid-cylinder", tr("Solid cylinder"), 0.5, false, false},
                                          {"hollow-cylinder", tr("Hollow cylinder"), 1.0, false, true},
                                          {"body", tr("Body"), nothing, true, false}};
    return known;
}

Bound<Racer> shapeColumn() {
    std::vector<Choice> choices;
    for (const Shape& shape : shapes())
        choices.push_back({shape.id, shape.name});
    return {{.id = "shape",
             .label = tr("Shape"),
             .kind = Kind::choice,
             .defaultValue = std::string("solid-sphere"),
             .choices = std::move(choices),
             .help = tr("Shape of the body. For any other shape, enter the inertia factor.")},
            [](Racer& racer, const Value& v) {
                const auto shape = std::ranges::find(shapes(), std::get<std::string>(v), &Shape::id);
                racer.name = shape->name;
                racer.k = shape->k;
                racer.round = shape->round;
                racer.hollow = shape->hollow;
            }};
}

Bound<Racer> colorColumn() {
    const std::string lane = "lane";
    std::vector<Choice> choices{{lane, tr("By lane"), tr("Each lane has its own colour.")}};
    for (std::size_t color = 1; color <= maxRacers; ++color)
        choices.push_back({std::to_string(color), std::to_string(color)});
    return {{.id = "color",
             .label = tr("Colour"),
             .kind = Kind::choice,
             .defaultValue = lane,
             .choices = std::move(choices),
             .help = tr("Line colour of the body in figures, as a number.")},
            [lane](Racer& racer, const Value& v) {
                const auto& id = std::get<std::string>(v);
                if (id != lane) racer.color = std::stoul(id) - 1;
            }};
}

std::vector<Bound<Racer>> racerColumns() {
    std::vector<Bound<Racer>> columns{shapeColumn()};
    columns.push_back({{.id = "name",
                        .label = tr("Name"),
                        .kind = Kind::text,
                        .defaultValue = std::string(),
                        .help = tr("Name in tables and legends. If empty, the shape is used.")},
                       [](Racer& racer, const Value& v) {
                           if (const auto& name = std::get<std::string>(v); !name.empty()) racer.name = name;
                       }});
    columns.push_back(number<&Racer::mass>({.id = "m",
                                            .symbol = "m",
                                            .label = tr("Mass"),
                                            .unit = "kg",
                                            .defaultValue = 1.0,
                                            .range = {.min = 0, .max = 1e9, .minIncluded = false},
                                            .help = tr("The mass has no effect on the motion.")}));
    columns.push_back(
        number<&Racer::radius>({.id = "R",
                                .symbol = "R",
                                .label = tr("Radius"),
                                .unit = "m",
                                .defaultValue = 0.2,
                                .range = {.min = 0, .max = 1000, .minIncluded = false},
                                .step = 0.05,
                                .help = tr("Distance from the axis of the body to the ramp.")}));
    columns.push_back({{.id = "k",
                        .symbol = "k",
                        .label = tr("Inertia factor"),
                        .kind = Kind::numberOrWord,
                        .defaultValue = std::string("shape"),
                        .range = {.min = 0, .max = 1, .minIncluded = false},
                        .step = 0.05,
                        .word = "shape",
                        .help = tr("J/(m R²), which replaces the inertia factor of the shape. It is 2/5 for "
                                   "a solid sphere and 1 for a hoop.")},
                       [](Racer& racer, const Value& v) {
                           if (const double* k = std::get_if<double>(&v)) racer.k = *k;
                       }});
    columns.push_back(numberOrWord<&Racer::mu>(
        {.id = "mu",
         .symbol = "μ",
         .label = tr("Static friction"),
         .defaultValue = std::string("ramp"),
         .range = {.min = 0, .max = 100},
         .step = 0.01,
         .word = "ramp",
         .help = tr("Coefficient for this body, which replaces that of the ramp.")}));
    columns.push_back(numberOrWord<&Racer::muK>(
        {.id = "mu_k",
         .symbol = "μ′",
         .label = tr("Kinetic friction"),
         .defaultValue = std::string("ramp"),
         .range = {.min = 0, .max = 100},
         .step = 0.01,
         .word = "ramp",
         .help = tr("Coefficient for this body, which replaces that of the ramp.")}));
    columns.push_back(colorColumn());
    return columns;
}

Row bodiesRow() {
    Row row = table<&Inputs::racers>(
        {.id = "bodies",
         .label = tr("Bodies"),
         .group = tr("Bodies"),
         .help = tr("One to eight bodies, each in its own lane."),
         .source = tr("Mandala 2025, listing 3"),
         .row = tr("body"),
         .counted = [](std::int64_t rows) { return trCount(rows, "%n body", "%n bodies"); },
         .maxRows = maxRacers},
        racerColumns());
    row.parameter.defaultValue =
        tableFrom(row.parameter, "hollow-sphere, solid-sphere, hollow-cylinder, solid-cylinder");
    return row;
}

Row effectiveMassRow() {
    return choice<&Inputs::effectiveMass>(
        {.id = "effective_mass",
         .label = tr("Inverse effective mass"),
         .group = tr("Contact"),
         .help = tr("The published method divides the slip by k_t, the inverse of the effective mass, to get "
                    "the friction impulse that stops the slip. Mandala 2025 gives two definitions of k_t, "
                    "which it calls the effective mass."),
         .source = tr("Mandala 2025, section 9.4 and equation 7"),
         .onlyFor = {"method", {"published"}}},
        {{EffectiveMass::withSpin,
          {"section-9.4", tr("Section 9.4"), tr("k_t = 1/m + R²/J: the impulse just ends the slip.")}},
         {EffectiveMass::withoutSpin,
          {"equation-7", tr("Equation 7"),
           tr("k_t = 1/m, to which the printed equation 7 reduces for these bodies: the impulse reverses the "
              "slip.")}}});
}

Row heatRow() {
    return choice<&Inputs::heat>(
        {.id = "heat",
         .label = tr("Heat"),
         .group = tr("Contact"),
         .help = tr("Definition of the friction loss in the published method. Mandala 2025 gives two "
                    "definitions; neither is the work of the impulses."),
         .source = tr("Mandala 2025, section 9.6 and listing 8"),
         .onlyFor = {"method", {"published"}}},
        {{Heat::work,
          {"work", tr("Work done"), tr("Work of the impulses: energy lost to friction and impacts, in J.")}},
         {Heat::section96,
          {"section-9.6", tr("Section 9.6"),
           tr("The sum of μ |J_n| |slip before the impact| Δt, where J_n is the normal impulse. Because of "
              "the factor Δt its unit is J s, but Mandala 2025 adds it to energies in J.")}},
         {Heat::listing8,
          {"listing-8", tr("Listing 8"),
           tr("The sum of μ |J_n| |slip after the impact|, without Δt. The impulse of gravity during the "
              "step is subtracted from the normal impulse J_n.")}}});
}

std::vector<Row> makeTable() {
    std::vector<Row> rows;
    rows.push_back(
        number<&Inputs::height>({.id = "height",
                                 .symbol = "h",
                                 .label = tr("Height"),
                                 .unit = "m",
                                 .group = tr("Ramp"),
                                 .defaultValue = 5.0,
                                 .range = {.min = 0, .max = 1e4, .minIncluded = false},
                                 .help = tr("Height of the ramp surface above the ground at the start."),
                                 .source = tr("Mandala 2025, listing 2")}));
    rows.push_back(number<&Inputs::angle>({.id = "angle",
                                           .symbol = "α",
                                           .label = tr("Tilt"),
                                           .unit = "°",
                                           .group = tr("Ramp"),
                                           .defaultValue = 15.0,
                                           .range = {.min = 0, .max = 89},
                                           .step = 0.5,
                                           .help = tr("Angle of the ramp below the horizontal."),
                                           .source = tr("Mandala 2025, listing 2")}));
    rows.push_back(
        number<&Inputs::length>({.id = "length",
                                 .symbol = "L",
                                 .label = tr("Length"),
                                 .unit = "m",
                                 .group = tr("Ramp"),
                                 .defaultValue = 10.0,
                                 .range = {.min = 0, .max = 1e5, .minIncluded = false},
                                 .step = 0.5,
                                 .help = tr("Horizontal length of the ramp from the start to the foot."),
                                 .source = tr("Mandala 2025, listing 2")}));
    rows.push_back(
        number<&Inputs::halfWidth>({.id = "half_width",
                                    .label = tr("Half-width"),
                                    .unit = "m",
                                    .group = tr("Ramp"),
                                    .defaultValue = 1.5,
                                    .range = {.min = 0, .max = 1e4, .minIncluded = false},
                                    .help = tr("Half the width of the ramp. All lanes are equally wide."),
                                    .source = tr("Mandala 2025, listing 2")}));
    rows.push_back(bodiesRow());
    rows.push_back(
        number<&Inputs::mu>({.id = "mu",
                             .symbol = "μ",
                             .label = tr("Static friction"),
                             .group = tr("Contact"),
                             .defaultValue = 0.3,
                             .range = {.min = 0, .max = 100},
                             .step = 0.01,
                             .help = tr("Coefficient of static friction. A body rolls if tan α ≤ μ (1+k)/k."),
                             .source = tr("Mandala 2025, equation 6"),
                             .onlyFor = {"method", {"exact"}}}));
    rows.push_back(number<&Inputs::muK>(
        {.id = "mu_k",
         .symbol = "μ′",
         .label = tr("Kinetic friction"),
         .group = tr("Contact"),
         .defaultValue = 0.3,
         .range = {.min = 0, .max = 100},
         .step = 0.01,
         .help = tr("Coefficient of friction while sliding. The published method uses it for rolling, too: "
                    "in this method a body rolls if tan α ≤ μ′ (1+k)/k."),
         .source = tr("Mandala 2025, equation 6")}));
    rows.push_back(
        number<&Inputs::e>({.id = "e",
                            .symbol = "e",
                            .label = tr("Restitution"),
                            .group = tr("Contact"),
                            .defaultValue = 1.0,
                            .range = {.min = 0, .max = 1},
                            .step = 0.01,
                            .help = tr("Coefficient of restitution of the impacts in the published method. "
                                       "In the exact method, bodies stay in contact with the ramp."),
                            .source = tr("Mandala 2025, equation 5"),
                            .onlyFor = {"method", {"published"}}}));
    rows.push_back(effectiveMassRow());
    rows.push_back(heatRow());
    rows.push_back(number<&Inputs::g>({.id = "g",
                                       .symbol = "g",
                                       .label = tr("Gravity"),
                                       .unit = "m/s²",
                                       .group = tr("Contact"),
                                       .defaultValue = 9.81,
                                       .range = {.min = 0, .max = 1000, .minIncluded = false},
                                       .help = tr("Surface gravity.")}));
    rows.push_back(choice<&Inputs::method>(
        {.id = "method",
         .label = tr("Method"),
         .group = tr("Solver"),
         .defaultValue = std::string("exact"),
         .help = tr("Solution method.")},
        {{Method::exact, {"exact", tr("Exact"), tr("Closed-form solution for rolling and sliding.")}},
         {Method::published,
          {"published", tr("As published"),
           tr("Time stepping of Mandala 2025: symplectic Euler steps, with an impulse when a body penetrates "
              "the ramp.")}}}));
    rows.push_back(number<&Inputs::dt>(
        {.id = "dt",
         .symbol = "Δt",
         .label = tr("Time step"),
         .unit = "s",
         .group = tr("Solver"),
         .defaultValue = 0.001,
         .range = {.min = 0, .max = 1, .minIncluded = false},
         .step = 0.0005,
         .help = tr("Time step of the published method. Mandala 2025 uses 0.01, 0.001 and 0.00025 s."),
         .source = tr("Mandala 2025, section 5.2"),
         .onlyFor = {"method", {"published"}}}));
    rows.push_back(number<&Inputs::tEnd>(
        {.id = "t_end",
         .label = tr("Time limit"),
         .unit = "s",
         .group = tr("Solver"),
         .defaultValue = 20.0,
         .range = {.min = 0, .max = 1e6, .minIncluded = false},
         .step = 1,
         .help = tr("The race ends at this time for bodies that have not reached the foot.")}));
    return rows;
}

} // namespace

Value bodiesFrom(std::string_view text) {
    return tableFrom(bodiesRow().parameter, text);
}

double staticFriction(const Inputs& in, const Racer& racer) {
    return racer.mu.value_or(in.mu);
}

double kineticFriction(const Inputs& in, const Racer& racer) {
    return racer.muK.value_or(in.muK);
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
    return talweg::inputsOf(inputTable(), values);
}

std::vector<Problem> checkTogether(const Inputs& in) {
    std::vector<Problem> found;
    for (std::size_t i = 0; i < in.racers.size(); ++i)
        if (std::isnan(in.racers[i].k))
            found.push_back(
                {"bodies",
                 tr("The shape of body %1 does not determine its inertia factor k. Enter k.", i + 1)});
    if (in.method == Method::published && in.tEnd / in.dt > maxPublishedSteps)
        found.push_back({"dt", tr("Time step Δt = %1 s gives more than 200000 steps within the time limit of "
                                  "%2 s. Choose a longer step or a shorter limit.",
                                  shortest(in.dt), shortest(in.tEnd))});
    const double rise = in.height - in.length * std::tan(in.angle * radiansPerDegree);
    if (rise < 0)
        found.push_back({"length", tr("The ramp would end %1 m below the ground. Choose a smaller length or "
                                      "tilt, or a greater height.",
                                      quantityInFull(std::round(-rise * 1000) / 1000, "m"))});
    return found;
}

} // namespace talweg::incline
