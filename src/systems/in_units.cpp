#include "systems/in_units.h"

#include "base/angle.h"
#include "base/contract.h"
#include "base/number.h"
#include "base/quantity_text.h"
#include "systems/reading.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>

namespace talweg {

namespace {

/// Significant digits of displayed inputs; more would show the rounding of the conversion.
constexpr int shownDigits = 9;

double shownNumber(double number, const std::string& own, const DisplayUnits& units) {
    return units.changes(own) ? rounded(units.shown(number, own), shownDigits) : number;
}

/// The nearest number that is 1, 2 or 5 times a power of ten.
double roundStep(double step) {
    const double power = std::pow(10, std::floor(std::log10(step)));
    const double part = step / power;
    return withoutRoundingDust(power * (part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10));
}

/// The conversion factors of the columns, in order.
std::vector<double> factorsOf(const std::vector<Quantity>& quantities, const DisplayUnits& units) {
    std::vector<double> factors;
    for (const Quantity& quantity : quantities)
        factors.push_back(units.factor(quantity.unit));
    return factors;
}

void scale(std::vector<double>& numbers, const std::vector<double>& factors) {
    TALWEG_EXPECTS(numbers.size() <= factors.size());
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] *= factors[i];
}

void scale(Points& points, double factor) {
    for (Point& point : points)
        point *= factor;
}

Samples scaled(Samples samples, const std::vector<double>& factors) {
    for (std::size_t column = 0; column < samples.columns.size(); ++column)
        if (factors[column] != 1)
            for (double& number : samples.columns[column])
                number *= factors[column];
    return samples;
}

void convert(std::vector<Quantity>& quantities, const DisplayUnits& units) {
    for (Quantity& quantity : quantities)
        quantity = inUnits(std::move(quantity), units);
}

/// Converts a unit in brackets in a label: "Speed (m/s)".
std::string labelInUnits(std::string label, const DisplayUnits& units) {
    std::vector<std::string> all{"m²", "1/m"};
    for (const DisplayUnits::Kind& kind : DisplayUnits::kinds())
        all.emplace_back(kind.own);
    for (const std::string& own : all) {
        if (!units.changes(own)) continue;
        const std::string before = '(' + own + ')', after = '(' + std::string(units.unitFor(own)) + ')';
        if (const auto at = label.find(before); at != std::string::npos)
            label.replace(at, before.size(), after);
    }
    return label;
}

System systemInUnits(const std::shared_ptr<const System>& own, const DisplayUnits& units) {
    System system = *own;
    for (Parameter& parameter : system.parameters) {
        parameter = inUnits(std::move(parameter), units);
        parameter.follows = {}; // would need values in the system's own units
    }
    for (auto* quantities :
         {&system.quantities, &system.bodyQuantities, &system.eventColumns, &system.measures})
        convert(*quantities, units);
    system.placeUnit = units.unitFor(system.placeUnit);
    for (FigureRecipe& figure : system.figures)
        figure.yLabel = labelInUnits(std::move(figure.yLabel), units);
    system.prepare = [own](const Values&) -> Preparation {
        TALWEG_EXPECTS(false); // displayed systems must not prepare runs
        return {};
    };
    if (system.batch)
        system.batch = [own](const BatchOrder&) -> std::unique_ptr<const Batch> {
            TALWEG_EXPECTS(false); // displayed systems must not solve runs
            return nullptr;
        };
    return system;
}

Scene sceneInUnits(Scene scene, const System& system, const DisplayUnits& units) {
    const double length = units.factor("m");
    for (auto* lines : {&scene.ground, &scene.tracks})
        for (Points& points : *lines)
            scale(points, length);
    for (SceneBody& body : scene.bodies) {
        body.radius *= length;
        body.innerRadius *= length;
        scale(body.outline, length);
    }
    for (SceneArrow& arrow : scene.arrows) {
        arrow.length *= length;
        if (const Quantity* size = find(system.quantities, arrow.size))
            arrow.length /= units.factor(size->unit);
    }
    return scene;
}

SpaceScene spaceInUnits(SpaceScene space, double length) {
    for (SpaceFace& face : space.ground)
        for (Point3& corner : face.corners)
            corner *= length;
    for (SpaceBody& body : space.bodies) {
        body.radius *= length;
        body.length *= length;
        body.sides *= length;
        body.across *= length;
    }
    return space;
}

ResultTable tableInUnits(ResultTable table, const DisplayUnits& units) {
    const std::vector<double> factors = factorsOf(table.columns, units);
    for (auto& row : table.rows)
        for (std::size_t c = 0; c < row.size(); ++c)
            if (double* number = std::get_if<double>(&row[c])) *number *= factors[c];
    convert(table.columns, units);
    return table;
}

Run runInUnits(const std::shared_ptr<const Run>& own, const std::shared_ptr<const System>& system,
               const DisplayUnits& units) {
    Run run = *own;
    for (Measure& measure : run.measures) {
        measure.value = units.shown(measure.value, measure.quantity.unit);
        measure.quantity = inUnits(std::move(measure.quantity), units);
    }
    const std::vector<double> ofEvents = factorsOf(system->eventColumns, units);
    for (RunEvent& event : run.events) {
        event.place *= units.factor("m");
        scale(event.values, ofEvents);
    }
    run.scene = sceneInUnits(std::move(run.scene), *system, units);
    if (run.space) run.space = spaceInUnits(*std::move(run.space), units.factor("m"));
    for (ResultTable& table : run.tables)
        table = tableInUnits(std::move(table), units);
    std::map<std::string, std::size_t> seen; // number of texts found so far with the same key
    eachText(run, [&](std::string& text) {
        const auto found = own->marked.find(text);
        if (found == own->marked.end()) return;
        const std::size_t place = std::min(seen[text]++, found->second.size() - 1);
        text = inUnits(found->second[place], units);
    });
    const auto factors =
        std::make_shared<const std::vector<double>>(factorsOf(columnsOf(*system, *own), units));
    run.state = [own, factors](double t) {
        std::vector<double> state = own->state(t);
        scale(state, *factors);
        return state;
    };
    run.samples = [own, factors](std::size_t rows) { return scaled(own->samples(rows), *factors); };
    return run;
}

} // namespace

Quantity inUnits(Quantity quantity, const DisplayUnits& units) {
    quantity.unit = units.unitFor(quantity.unit);
    return quantity;
}

Parameter inUnits(Parameter parameter, const DisplayUnits& units) {
    parameter.defaultValue = inUnits(parameter, parameter.defaultValue, units);
    for (auto* columns : {&parameter.columns, &parameter.cells})
        for (Parameter& column : *columns)
            column = inUnits(std::move(column), units);
    if (!units.changes(parameter.unit) || parameter.kind == Parameter::Kind::text) return parameter;
    parameter.range.min = shownNumber(parameter.range.min, parameter.unit, units);
    parameter.range.max = shownNumber(parameter.range.max, parameter.unit, units);
    parameter.step = roundStep(units.shown(parameter.step, parameter.unit));
    parameter.unit = units.unitFor(parameter.unit);
    return parameter;
}

Value inUnits(const Parameter& parameter, const Value& value, const DisplayUnits& units) {
    if (const double* number = std::get_if<double>(&value))
        return shownNumber(*number, parameter.unit, units);
    if (const auto* points = std::get_if<Points>(&value); points && units.changes(parameter.unit)) {
        Points shown = *points;
        for (Point& point : shown)
            point = Point(shownNumber(point.x(), parameter.unit, units),
                          shownNumber(point.y(), parameter.unit, units));
        return shown;
    }
    if (const auto* rows = std::get_if<Table>(&value)) {
        Table shown = *rows;
        for (auto& row : shown)
            for (std::size_t c = 0; c < row.size(); ++c)
                row[c] = cellOf(inUnits(parameter.columns[c], valueOf(row[c]), units));
        return shown;
    }
    return value;
}

namespace {

/// Stored numbers by the displayed numbers.
using Kept = std::map<double, double>;

/// Includes the ends of the range, so that they remain valid after rounding. Empty if nothing is converted.
Kept keptOf(const Parameter& parameter, const DisplayUnits& units, const std::vector<double>& before) {
    Kept kept;
    if (!units.changes(parameter.unit)) return kept;
    for (const double number : before)
        kept.emplace(shownNumber(number, parameter.unit, units), number);
    for (const double end : {parameter.range.min, parameter.range.max})
        kept.emplace(shownNumber(end, parameter.unit, units), end);
    return kept;
}

double storedNumber(double shown, const Kept& kept, const std::string& own, const DisplayUnits& units) {
    if (!units.changes(own)) return shown;
    const auto same = kept.find(shown);
    return same == kept.end() ? units.stored(shown, own) : same->second;
}

Points storedPoints(const Parameter& parameter, Points points, const Points& before,
                    const DisplayUnits& units) {
    for (const Eigen::Index side : {0, 1}) {
        std::vector<double> were;
        for (const Point& point : before)
            were.push_back(point[side]);
        const Kept kept = keptOf(parameter, units, were);
        for (Point& point : points)
            point[side] = storedNumber(point[side], kept, parameter.unit, units);
    }
    return points;
}

Table storedTable(const Parameter& table, Table rows, const Table& before, const DisplayUnits& units) {
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const Parameter& column = table.columns[c];
        std::vector<double> were;
        for (const auto& row : before)
            if (const double* number = std::get_if<double>(&row[c])) were.push_back(*number);
        const Kept kept = keptOf(column, units, were);
        for (auto& row : rows)
            if (double* number = std::get_if<double>(&row[c]))
                *number = storedNumber(*number, kept, column.unit, units);
    }
    return rows;
}

} // namespace

Value stored(const Parameter& parameter, const Value& shown, const Value& before, const DisplayUnits& units) {
    if (const auto* points = std::get_if<Points>(&shown))
        return storedPoints(parameter, *points, std::get<Points>(before), units);
    if (const auto* rows = std::get_if<Table>(&shown))
        return storedTable(parameter, *rows, std::get<Table>(before), units);
    const double* number = std::get_if<double>(&shown);
    if (!number) return shown;
    std::vector<double> were;
    if (const double* was = std::get_if<double>(&before)) were.push_back(*was);
    return storedNumber(*number, keptOf(parameter, units, were), parameter.unit, units);
}

std::string complaint(const Parameter& parameter, const Value& value, const DisplayUnits& units) {
    std::string message = complaint(parameter, value);
    if (message.empty() || units.areOwn()) return message;
    std::string shown = complaint(inUnits(parameter, units), inUnits(parameter, value, units));
    return shown.empty() ? message : shown; // the error is lost in rounding
}

Values inUnits(const std::vector<Parameter>& parameters, Values values, const DisplayUnits& units) {
    if (units.areOwn()) return values;
    for (auto& [id, value] : values)
        if (const Parameter* parameter = find(parameters, id)) value = inUnits(*parameter, value, units);
    return values;
}

double inDegrees(const Quantity& angle, double number) {
    return angle.unit == "rad" ? number * degreesPerRadian : number;
}

std::shared_ptr<const System> inUnits(const std::shared_ptr<const System>& system,
                                      const DisplayUnits& units) {
    if (!system || units.areOwn()) return system;
    struct Made {
        const System* own;
        DisplayUnits units;
        std::weak_ptr<const System> shown; ///< while it exists, `own` is alive and its address is not reused
    };
    static std::vector<Made> all;
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    std::erase_if(all, [](const Made& one) { return one.shown.expired(); });
    for (const Made& one : all)
        if (one.own == system.get() && one.units == units)
            if (auto shown = one.shown.lock()) return shown;
    auto shown = std::make_shared<const System>(systemInUnits(system, units));
    all.push_back({system.get(), units, shown});
    return shown;
}

Preparation prepare(const System& system, const Values& values, const DisplayUnits& units) {
    Preparation preparation;
    for (const Parameter& parameter : system.parameters) {
        std::string message = complaint(parameter, values.find(parameter.id)->second, units);
        if (!message.empty()) preparation.problems.push_back({parameter.id, std::move(message)});
    }
    if (preparation.problems.empty()) preparation = system.prepare(values);
    for (Problem& problem : preparation.problems)
        problem.message = inUnits(problem.message, units);
    return preparation;
}

std::shared_ptr<const Run> inUnits(const std::shared_ptr<const Run>& run,
                                   const std::shared_ptr<const System>& system, const DisplayUnits& units) {
    if (!run || units.areOwn()) return run;
    return std::make_shared<const Run>(runInUnits(run, system, units));
}

std::shared_ptr<const Samples> inUnits(const std::shared_ptr<const Samples>& samples, const Run& run,
                                       const System& system, const DisplayUnits& units) {
    if (!samples || units.areOwn()) return samples;
    return std::make_shared<const Samples>(scaled(*samples, factorsOf(columnsOf(system, run), units)));
}

std::vector<Handle> inUnits(std::vector<Handle> handles, const DisplayUnits& units) {
    const double length = units.factor("m");
    for (Handle& handle : handles)
        handle.place *= length;
    return handles;
}

} // namespace talweg
