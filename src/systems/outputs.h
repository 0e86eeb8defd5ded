#pragma once

#include "systems/run.h"

#include <vector>

namespace talweg {

/// A quantity, a measure or a column of events, with the function that reads its value from the solved run.
/// Values shared by several outputs are computed once, in the object of type `Of`.
template <class... Of>
struct Output {
    Quantity quantity;
    double (*value)(const Of&...);
};

/// The outputs of a system. Lists, figures and files of outputs are all generated from this table.
template <class... Of>
using Outputs = std::vector<Output<Of...>>;

/// The quantities of the outputs, in order.
template <class... Of>
std::vector<Quantity> quantitiesOf(const Outputs<Of...>& table) {
    std::vector<Quantity> quantities;
    quantities.reserve(table.size());
    for (const auto& output : table)
        quantities.push_back(output.quantity);
    return quantities;
}

/// Appends the values of the outputs, in order.
template <class... Of>
void addValues(std::vector<double>& values, const Outputs<Of...>& table, const Of&... of) {
    for (const auto& output : table)
        values.push_back(output.value(of...));
}

/// The values of the outputs, in order.
template <class... Of>
std::vector<double> valuesOf(const Outputs<Of...>& table, const Of&... of) {
    std::vector<double> values;
    values.reserve(table.size());
    addValues(values, table, of...);
    return values;
}

/// The outputs with their values, in order.
template <class... Of>
std::vector<Measure> measuresOf(const Outputs<Of...>& table, const Of&... of) {
    std::vector<Measure> measures;
    measures.reserve(table.size());
    for (const auto& output : table)
        measures.push_back({output.quantity, output.value(of...)});
    return measures;
}

/// A column of a result table, with the function that computes a cell: a number or a word.
template <class... Of>
struct Column {
    Quantity quantity;
    ResultTable::Cell (*value)(const Of&...);
};
template <class... Of>
using Columns = std::vector<Column<Of...>>;

/// An empty table with these columns.
template <class... Of>
ResultTable resultTable(std::string id, std::string title, const Columns<Of...>& columns) {
    ResultTable table{std::move(id), std::move(title)};
    for (const auto& column : columns)
        table.columns.push_back(column.quantity);
    return table;
}

template <class... Of>
void addRow(ResultTable& table, const Columns<Of...>& columns, const Of&... of) {
    auto& row = table.rows.emplace_back();
    for (const auto& column : columns)
        row.push_back(column.value(of...));
}

} // namespace talweg
