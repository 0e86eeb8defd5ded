#include "python/inputs.h"

#include "base/text.h"
#include "base/translation.h"
#include "systems/builtin/builtin.h"
#include "systems/equivalents.h"
#include "systems/reading.h"

#include <stdexcept>

namespace py = pybind11;

namespace talweg::python {

namespace {

bool isText(const py::handle& object) {
    return py::isinstance<py::str>(object);
}

[[noreturn]] void refuse(const Parameter& parameter, const py::handle& object) {
    throw std::invalid_argument(
        tr("%1 cannot have the value %2.", inQuotes(parameter.id), std::string(py::str(py::repr(object)))));
}

Points pointsFrom(const Parameter& parameter, const py::handle& object) {
    Points points;
    for (const py::handle entry : object) {
        const auto pair = py::cast<std::vector<double>>(entry);
        if (pair.size() != 2) refuse(parameter, object);
        points.emplace_back(pair[0], pair[1]);
    }
    return points;
}

/// Reads a table. Missing cells have the default value of their column.
Table tableFrom(const Parameter& parameter, const py::handle& object) {
    Table table;
    for (const py::handle entry : object) {
        const auto row = py::cast<py::dict>(entry);
        for (const auto& [name, cell] : row)
            if (!find(parameter.columns, py::cast<std::string>(name))) refuse(parameter, object);
        std::vector<Cell> cells;
        for (const Parameter& column : parameter.columns)
            cells.push_back(cellOf(row.contains(column.id.c_str()) ? valueFrom(column, row[column.id.c_str()])
                                                                   : column.defaultValue));
        table.push_back(std::move(cells));
    }
    return table;
}

Value uncheckedFrom(const Parameter& parameter, const py::handle& object) {
    try {
        if (py::isinstance<py::bool_>(object)) refuse(parameter, object);
        if (parameter.kind == Parameter::Kind::points) return pointsFrom(parameter, object);
        if (parameter.kind == Parameter::Kind::table) return tableFrom(parameter, object);
        return py::cast<double>(object);
    } catch (const py::cast_error&) {
        refuse(parameter, object);
    } catch (const py::error_already_set&) { // the object is not a list
        refuse(parameter, object);
    }
}

void assignFrom(const System& system, Values& values, const py::handle& name, const py::handle& object,
                std::vector<Problem>& found) {
    const auto id = py::cast<std::string>(name);
    const Parameter* parameter = find(system.parameters, id);
    if (!parameter) {
        found.push_back({id, tr("%1 has no input %2.", system.name, inQuotes(id))});
        return;
    }
    if (parameter->place) {
        const auto& table = std::get<Table>(values.find(parameter->place->table)->second);
        if (parameter->place->row >= table.size()) {
            found.push_back(
                {id, tr("%1 does not exist: the number of rows is %2.", inQuotes(id), table.size())});
            return;
        }
    }
    try {
        assign(values, *parameter, valueFrom(*parameter, object));
    } catch (const std::invalid_argument& wrong) {
        found.push_back({id, wrong.what()});
    }
}

} // namespace

const Registry& registry() {
    static const Registry all = builtinSystems();
    return all;
}

std::shared_ptr<const System> systemCalled(const std::string& id) {
    if (auto system = registry().find(id)) return system;
    std::vector<std::string> ids;
    for (const auto& system : registry().systems())
        ids.push_back(system->id);
    throw std::invalid_argument(
        tr("The system %1 does not exist; available systems: %2.", inQuotes(id), listed(ids)));
}

Value valueFrom(const Parameter& parameter, const py::handle& object) {
    if (isText(object)) {
        Reading reading = read(parameter, py::cast<std::string>(object));
        if (!reading.value) throw std::invalid_argument(reading.error);
        return *std::move(reading.value);
    }
    Value value = uncheckedFrom(parameter, object);
    if (const std::string wrong = complaint(parameter, value); !wrong.empty())
        throw std::invalid_argument(wrong);
    return value;
}

py::object toPython(const Parameter& parameter, const Value& value) {
    if (const double* number = std::get_if<double>(&value)) return py::float_(*number);
    if (const auto* text = std::get_if<std::string>(&value)) return py::str(*text);
    py::list list;
    if (const auto* points = std::get_if<Points>(&value)) {
        for (const Point& point : *points)
            list.append(py::make_tuple(point.x(), point.y()));
        return list;
    }
    for (const auto& cells : std::get<Table>(value)) {
        py::dict row;
        for (std::size_t c = 0; c < cells.size(); ++c)
            row[parameter.columns[c].id.c_str()] = toPython(parameter.columns[c], valueOf(cells[c]));
        list.append(row);
    }
    return list;
}

Values valuesFrom(const System& system, const py::object& inputs, const py::dict& more) {
    Values values = defaultValues(system.parameters);
    std::vector<Problem> found;
    const auto assignAll = [&](const py::dict& given) {
        const Values before = values;
        InputIds ids;
        for (const auto& [name, object] : given) {
            assignFrom(system, values, name, object, found);
            ids.insert(py::cast<std::string>(name));
        }
        values = switched(system.parameters, before, std::move(values), ids);
    };
    if (!inputs.is_none()) assignAll(py::cast<py::dict>(inputs));
    assignAll(more);
    if (found.empty()) found = problems(system, values);
    if (!found.empty()) throw std::invalid_argument(textOf(found));
    return values;
}

std::string textOf(const std::vector<Problem>& problems) {
    std::string lines;
    for (const Problem& problem : problems)
        lines += (lines.empty() ? "" : "\n") + problem.message;
    return lines;
}

} // namespace talweg::python
