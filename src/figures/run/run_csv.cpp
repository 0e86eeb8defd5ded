#include "figures/run/run_csv.h"

#include "base/csv_cell.h"
#include "figures/run/drawn_table.h"
#include "systems/parameter.h"

#include <algorithm>

namespace talweg {

namespace {

void addNumber(QByteArray& table, double number) {
    table += csvCell(number).c_str();
}

void addText(QByteArray& table, const std::string& text) {
    table += csvCell(text).c_str();
}

void addHeader(QByteArray& table, const std::vector<Quantity>& quantities) {
    for (const Quantity& quantity : quantities) {
        table += ',';
        addText(table, quantity.column());
    }
}

/// CSV of `t_s` and some columns of the run, given by index.
QByteArray columnsCsv(const System& system, const Run& run, const Samples& samples,
                      const std::vector<std::size_t>& columns) {
    const std::vector<Quantity> all = columnsOf(system, run);
    std::vector<Quantity> shown;
    for (const std::size_t column : columns)
        shown.push_back(all[column]);
    QByteArray table = "t_s";
    addHeader(table, shown);
    table += '\n';
    for (std::size_t row = 0; row < samples.t.size(); ++row) {
        addNumber(table, samples.t[row]);
        for (const std::size_t column : columns) {
            table += ',';
            addNumber(table, samples.columns[column][row]);
        }
        table += '\n';
    }
    return table;
}

/// Indices of the columns that a figure plots, over time or against each other.
std::vector<std::size_t> columnsOfSeries(const System& system, const FigureRecipe& recipe, const Run& run) {
    std::vector<std::size_t> columns;
    const std::size_t count = columnsOf(system, run).size();
    for (std::size_t column = 0; column < count; ++column) {
        const std::string& id = quantityAt(system, column).id;
        if (id == recipe.against || std::ranges::count(recipe.series, id, &Series::quantity) > 0)
            columns.push_back(column);
    }
    return columns;
}

/// Indices of the columns with the 3-D positions and rotations of bodies.
std::vector<std::size_t> columnsOfSpace(const System& system, const Run& run) {
    std::vector<std::size_t> columns;
    if (!run.space) return columns;
    for (const SpaceBody& body : run.space->bodies) {
        std::vector<std::string> ids{body.x, body.y, body.z};
        ids.insert(ids.end(), body.turning.begin(), body.turning.end());
        for (const std::string& id : ids)
            if (const auto column = columnOf(system, run, id)) columns.push_back(*column);
    }
    return columns;
}

void addMode(QByteArray& table, const System& system, int mode) {
    const auto index = static_cast<std::size_t>(mode);
    if (mode >= 0 && index < system.modes.size()) addText(table, system.modes[index]);
}

} // namespace

QByteArray samplesCsv(const System& system, const Run& run, const Samples& samples) {
    QByteArray table = "t_s";
    addHeader(table, columnsOf(system, run));
    table += ",mode\n";
    for (std::size_t row = 0; row < samples.t.size(); ++row) {
        addNumber(table, samples.t[row]);
        for (const auto& column : samples.columns) {
            table += ',';
            addNumber(table, column[row]);
        }
        table += ',';
        addMode(table, system, samples.mode[row]);
        table += '\n';
    }
    return table;
}

QByteArray figureCsv(const System& system, const FigureRecipe& recipe, const Run& run,
                     const Samples& samples) {
    if (recipe.kind == FigureRecipe::Kind::scene) return samplesCsv(system, run, samples);
    if (recipe.kind == FigureRecipe::Kind::table) {
        const ResultTable* table = drawnTable(recipe, run);
        return table ? tableCsv(*table) : QByteArray();
    }
    return columnsCsv(system, run, samples,
                      recipe.kind == FigureRecipe::Kind::space ? columnsOfSpace(system, run)
                                                               : columnsOfSeries(system, recipe, run));
}

QByteArray eventsCsv(const System& system, const Run& run) {
    QByteArray table = "t_s,kind,label,x_m,y_m";
    addHeader(table, system.eventColumns);
    table += '\n';
    for (const RunEvent& event : run.events) {
        addNumber(table, event.t);
        for (const std::string& text : {event.kind, event.label}) {
            table += ',';
            addText(table, text);
        }
        for (const double number : {event.place.x(), event.place.y()}) {
            table += ',';
            addNumber(table, number);
        }
        for (const double number : event.values) {
            table += ',';
            addNumber(table, number);
        }
        table += '\n';
    }
    return table;
}

QByteArray tableCsv(const ResultTable& results) {
    QByteArray table;
    for (const Quantity& column : results.columns) {
        if (!table.isEmpty()) table += ',';
        addText(table, column.column());
    }
    table += '\n';
    for (const auto& row : results.rows) {
        for (std::size_t c = 0; c < row.size(); ++c) {
            if (c > 0) table += ',';
            if (const auto* text = std::get_if<std::string>(&row[c]))
                addText(table, *text);
            else
                addNumber(table, std::get<double>(row[c]));
        }
        table += '\n';
    }
    return table;
}

} // namespace talweg
