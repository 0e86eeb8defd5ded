#include "systems/parameter.h"

#include "base/contract.h"

#include <algorithm>

namespace talweg {

const Parameter* find(const std::vector<Parameter>& parameters, std::string_view id) {
    const auto it = std::ranges::find(parameters, id, &Parameter::id);
    if (it != parameters.end()) return &*it;
    const auto table = std::ranges::find(parameters, id.substr(0, id.find('[')), &Parameter::id);
    if (table == parameters.end()) return nullptr;
    const auto cell = std::ranges::find(table->cells, id, &Parameter::id);
    return cell == table->cells.end() ? nullptr : &*cell;
}

const Parameter& parameterOf(const std::vector<Parameter>& parameters, std::string_view id) {
    const Parameter* known = find(parameters, id);
    TALWEG_EXPECTS(known != nullptr);
    return *known;
}

Values defaultValues(const std::vector<Parameter>& parameters) {
    Values values;
    for (const Parameter& parameter : parameters)
        values[parameter.id] = parameter.defaultValue;
    return values;
}

Value valueOf(const Cell& cell) {
    return std::visit([](const auto& content) { return Value(content); }, cell);
}

Cell cellOf(const Value& value) {
    if (const double* number = std::get_if<double>(&value)) return *number;
    return std::get<std::string>(value);
}

Value valueOf(const Parameter& parameter, const Values& values) {
    if (!parameter.place) return values.find(parameter.id)->second;
    const auto& [table, row, column] = *parameter.place;
    return valueOf(std::get<Table>(values.find(table)->second).at(row).at(column));
}

void assign(Values& values, const Parameter& parameter, Value value) {
    if (!parameter.place) {
        values.insert_or_assign(parameter.id, std::move(value));
        return;
    }
    const auto& [table, row, column] = *parameter.place;
    std::get<Table>(values.find(table)->second).at(row).at(column) = cellOf(value);
}

} // namespace talweg
