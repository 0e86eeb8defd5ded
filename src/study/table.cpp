#include "study/table.h"

#include <algorithm>

namespace talweg {

namespace {

void add(std::string& table, std::string_view cell) {
    table += cell;
    table += ',';
}

void add(std::string& table, double number) {
    add(table, shortest(number));
}

void endRow(std::string& table) {
    table.back() = '\n';
}

const Quantity& measureOf(const SweepResult& result, const std::string& id) {
    return *std::ranges::find(result.system->studyMeasures, id, &Quantity::id);
}

bool hasSuccess(const SweepResult& result) {
    return !result.system->success.id.empty();
}

/// The values of the swept inputs of a design, as a row begins with them.
std::string inputCells(const SweepResult& result, std::size_t design) {
    const auto places = result.placesOf(design);
    std::string cells;
    for (std::size_t a = 0; a < places.size(); ++a)
        add(cells, result.sweep.axes[a].values[places[a]]);
    return cells;
}

void addInputNames(std::string& table, const SweepResult& result) {
    for (const Axis& axis : result.sweep.axes)
        add(table, axis.parameter);
}

} // namespace

std::string aggregateTable(const SweepResult& result) {
    std::string table;
    addInputNames(table, result);
    add(table, "runs");
    if (hasSuccess(result)) add(table, result.system->success.column());
    for (const std::string& id : result.sweep.measures)
        for (const char* ending : {"_mean", "_sd", "_min", "_max"})
            add(table, Quantity{id + ending, {}, {}, measureOf(result, id).unit}.column());
    endRow(table);
    for (std::size_t design = 0; design < result.designs; ++design) {
        table += inputCells(result, design);
        add(table, std::to_string(result.runsPerDesign));
        if (hasSuccess(result)) add(table, result.percentage[design]);
        for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
            const Spread& spread = result.spread(design, m);
            for (const double number : {spread.mean, spread.sd, spread.least, spread.most})
                add(table, number);
        }
        endRow(table);
    }
    return table;
}

std::string runTable(const SweepResult& result) {
    std::string table;
    addInputNames(table, result);
    add(table, result.sweep.over.parameter);
    if (hasSuccess(result)) add(table, result.system->success.id);
    for (const std::string& id : result.sweep.measures)
        add(table, measureOf(result, id).column());
    endRow(table);
    for (std::size_t design = 0; design < result.designs; ++design) {
        const std::string inputs = inputCells(result, design);
        for (std::size_t i = 0; i < result.runsPerDesign; ++i) {
            const std::size_t run = design * result.runsPerDesign + i;
            table += inputs;
            add(table, result.sweep.over.values[i]);
            if (hasSuccess(result)) add(table, result.success[run] ? "1" : "0");
            for (const auto& values : result.values)
                add(table, values[run]);
            endRow(table);
        }
    }
    return table;
}

} // namespace talweg
