#include "comparison/comparison_table.h"

#include "base/csv_cell.h"
#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "systems/body_measures.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace talweg {

namespace {

using Row = ComparisonTable::Row;
using TableCell = ComparisonTable::Cell;

std::string withSymbol(const Quantity& quantity) {
    return quantity.symbol.empty() ? quantity.label : quantity.label + " " + quantity.symbol;
}

void addHeading(ComparisonTable& table, std::string label) {
    table.rows.push_back({Row::Kind::heading, {}, std::move(label)});
}

/// Whether two results differ by more than rounding. Two numbers that are very small in SI units (residuals,
/// for example) count as equal, because they consist of rounding errors. Inputs are compared exactly.
bool resultsDiffer(double one, double other) {
    constexpr double dust = 1e-12;
    return !(std::abs(one) < dust && std::abs(other) < dust) && differ(one, other);
}

/// Marks the cells that differ from the first.
void compareWithFirst(std::vector<TableCell>& cells) {
    const TableCell& first = cells.front();
    for (std::size_t i = 1; i < cells.size(); ++i) {
        cells[i].baseline = first.number;
        cells[i].differs =
            first.number && cells[i].number
                ? resultsDiffer(*first.number, *cells[i].number)
                : first.text != cells[i].text || first.number.has_value() != cells[i].number.has_value();
    }
}

Row inputRow(const DifferingInput& input, const System& system, const std::vector<ComparedRun>& runs) {
    const Parameter& parameter = *input.parameter;
    Row row{Row::Kind::input, parameter.id, fullName(parameter), parameter.unit, parameter.help};
    row.column = Quantity{.id = parameter.id, .unit = parameter.unit}.column();
    for (std::size_t i = 0; i < input.values.size(); ++i) {
        TableCell cell;
        cell.plays = !input.idle[i];
        if (!cell.plays) cell.note = whyIdle(system.parameters, parameter, runs[i].values);
        if (const auto& value = input.values[i]) {
            if (const auto* number = std::get_if<double>(&*value))
                cell.number = *number;
            else
                cell.text = plainValue(parameter, *value);
        }
        row.cells.push_back(std::move(cell));
    }
    compareWithFirst(row.cells);
    // Compare the values themselves, because shortened texts may be equal although the values differ.
    for (std::size_t i = 1; i < row.cells.size(); ++i)
        row.cells[i].differs = input.values[i] != input.values.front();
    return row;
}

/// The inputs that have an effect in a run: "h = 10 m, g = 9.81 m/s²".
std::string valuesText(const std::vector<const Parameter*>& parameters, const System& system,
                       const Values& values) {
    std::vector<std::string> texts;
    for (const Parameter* parameter : parameters) {
        if (!whyIdle(system.parameters, *parameter, values).empty()) continue;
        Value value = valueOf(*parameter, values);
        if (const double* number = std::get_if<double>(&value)) value = withoutRoundingDust(*number);
        texts.push_back(tr("%1 = %2", parameter->symbol.empty() ? parameter->label : parameter->symbol,
                           valueText(*parameter, value)));
    }
    return listed(texts);
}

void addAlike(ComparisonTable& table, const ComparedInputs& inputs, const System& system,
              const std::vector<ComparedRun>& runs, bool listsAlike) {
    if (!inputs.alike.empty()) {
        const auto count = static_cast<std::int64_t>(inputs.alike.size());
        table.rows.push_back({Row::Kind::alike,
                              "alike",
                              inputs.differing.empty() && inputs.idle.empty()
                                  ? trCount(count, "One identical input, no differences",
                                            "%n identical inputs, no differences")
                                  : trCount(count, "%n identical input", "%n identical inputs"),
                              {},
                              valuesText(inputs.alike, system, runs.front().values)});
    }
    for (std::size_t i = 0; listsAlike && i < inputs.alike.size(); ++i) {
        DifferingInput alike{inputs.alike[i], {}, {}};
        for (const ComparedRun& run : runs) {
            alike.values.push_back(valueOf(*inputs.alike[i], run.values));
            alike.idle.push_back(!whyIdle(system.parameters, *inputs.alike[i], run.values).empty());
        }
        table.rows.push_back(inputRow(alike, system, runs));
    }
    if (inputs.idle.empty()) return;
    table.rows.push_back(
        {Row::Kind::alike,
         "idle",
         trCount(static_cast<std::int64_t>(inputs.idle.size()), "%n input differs but has no effect",
                 "%n inputs differ but have no effect"),
         {},
         listed(inputs.idle, [](const Parameter* parameter) { return inSentence(*parameter); })});
}

void addInputs(ComparisonTable& table, const System& system, const std::vector<ComparedRun>& runs,
               bool listsAlike) {
    const ComparedInputs inputs = compareInputs(system, runs);
    addHeading(table, tr("Inputs"));
    for (const DifferingInput& input : inputs.differing)
        table.rows.push_back(inputRow(input, system, runs));
    addAlike(table, inputs, system, runs, listsAlike);
}

std::string joined(const std::vector<std::string>& sentences) {
    std::string text;
    for (const std::string& sentence : sentences)
        text += (text.empty() ? "" : " ") + sentence;
    return text;
}

/// Adds the outcomes of the runs in words, with a note for each run whose results are not reliable.
void addOutcomes(ComparisonTable& table, const System& system, const std::vector<ComparedRun>& runs) {
    addHeading(table, tr("Outcome"));
    Row outcome{Row::Kind::outcome, "outcome", tr("Outcome")};
    Row words{Row::Kind::outcome, "sentence", tr("Description")};
    Row doubts{Row::Kind::outcome, "doubts", tr("Doubtful")};
    for (const ComparedRun& run : runs) {
        TableCell ended, said, doubt;
        if (run.run) {
            const auto ending = std::ranges::find(system.endings, run.run->outcome.id, &Ending::id);
            ended.text = ending == system.endings.end() ? run.run->outcome.id : ending->label;
            said.text = run.run->outcome.sentence;
            said.note = joined(everyWarning(*run.run));
            std::vector<std::string> sentences;
            for (const Doubt& each : run.run->doubts)
                sentences.push_back(each.sentence);
            doubt.text = joined(sentences);
        } else {
            ended.text = run.failure.empty() ? "" : tr("Not solved");
            said.text = run.failure;
        }
        outcome.cells.push_back(std::move(ended));
        words.cells.push_back(std::move(said));
        doubts.cells.push_back(std::move(doubt));
    }
    for (Row* row : {&outcome, &words, &doubts})
        compareWithFirst(row->cells);
    if (!system.endings.empty()) table.rows.push_back(std::move(outcome));
    table.rows.push_back(std::move(words));
    if (std::ranges::any_of(doubts.cells, [](const TableCell& cell) { return !cell.text.empty(); }))
        table.rows.push_back(std::move(doubts));
}

const Measure* measureIn(const Run& run, const std::string& id) {
    const auto found =
        std::ranges::find_if(run.measures, [&](const Measure& measure) { return measure.quantity.id == id; });
    return found == run.measures.end() ? nullptr : &*found;
}

/// The results of all runs, in order of first occurrence.
std::vector<Quantity> measuresOf(const std::vector<ComparedRun>& runs) {
    std::vector<Quantity> measures;
    for (const ComparedRun& run : runs)
        if (run.run)
            for (const Measure& measure : run.run->measures)
                if (!find(measures, measure.quantity.id)) measures.push_back(measure.quantity);
    return measures;
}

/// Adds a row of numbers, unless no run has any.
void addNumbers(ComparisonTable& table, Row row, const std::vector<std::optional<double>>& numbers,
                const std::vector<std::string>& notes = {}) {
    bool any = false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        TableCell cell;
        if (numbers[i] && !std::isnan(*numbers[i])) cell.number = numbers[i];
        if (!notes.empty()) cell.note = notes[i];
        any = any || cell.number;
        row.cells.push_back(std::move(cell));
    }
    if (!any) return;
    compareWithFirst(row.cells);
    table.rows.push_back(std::move(row));
}

void addMeasures(ComparisonTable& table, const std::vector<ComparedRun>& runs) {
    const std::vector<Quantity> measures = measuresOf(runs);
    if (!measures.empty()) addHeading(table, tr("Results"));
    for (const Quantity& quantity : measures) {
        std::vector<std::optional<double>> numbers;
        for (const ComparedRun& run : runs) {
            const Measure* measure = run.run ? measureIn(*run.run, quantity.id) : nullptr;
            numbers.push_back(measure ? std::optional(measure->value) : std::nullopt);
        }
        addNumbers(table,
                   {Row::Kind::measure,
                    quantity.id,
                    withSymbol(quantity),
                    quantity.unit,
                    quantity.help,
                    {},
                    quantity.column()},
                   numbers);
    }
}

std::optional<double> numberOf(const RunEvent& event, const System& system, const std::string& id) {
    if (id == "t") return event.t;
    if (id == "x") return event.place.x();
    if (id == "y") return event.place.y();
    const Quantity* column = find(system.eventColumns, id);
    if (!column) return {};
    const auto index = static_cast<std::size_t>(column - system.eventColumns.data());
    return index < event.values.size() ? std::optional(event.values[index]) : std::nullopt;
}

void addEvents(ComparisonTable& table, const System& system, const std::vector<ComparedRun>& runs,
               const ComparisonOptions& options) {
    const std::vector<std::string>& wanted = options.eventQuantities;
    const std::vector<MatchedEvent> matched = matchEvents(runs);
    if (!matched.empty()) addHeading(table, tr("Events"));
    const std::vector<Quantity> quantities = eventQuantities(system);
    const std::size_t listedEvents =
        options.maxEvents > 0 ? std::min(options.maxEvents, matched.size()) : matched.size();
    for (const MatchedEvent& match : std::span(matched).first(listedEvents)) {
        const std::string label =
            match.isOnly ? match.first().label : tr("%1. %2", match.number, match.first().label);
        std::vector<std::string> labels;
        for (const RunEvent* event : match.events)
            labels.push_back(event ? event->label : std::string());
        for (const std::string& id : wanted) {
            const Quantity* quantity = find(quantities, id);
            if (!quantity) continue;
            std::vector<std::optional<double>> numbers;
            for (const RunEvent* event : match.events)
                numbers.push_back(event ? numberOf(*event, system, id) : std::nullopt);
            Row row{Row::Kind::event, id,
                    wanted.size() == 1 ? label : tr("%1: %2", label, withSymbol(*quantity)), quantity->unit,
                    quantity->help};
            row.column = match.kind + " " + std::to_string(match.number) + " " + quantity->column();
            addNumbers(table, std::move(row), numbers, labels);
        }
    }
    if (const auto more = static_cast<std::int64_t>(matched.size() - listedEvents); more > 0)
        table.rows.push_back({Row::Kind::alike,
                              "more",
                              trCount(more, "%n more event", "%n more events"),
                              {},
                              tr("The exported file contains all events.")});
}

} // namespace

std::optional<double> ComparisonTable::Cell::difference() const {
    if (!number || !baseline) return {};
    return *number - *baseline;
}

std::optional<double> ComparisonTable::Cell::relative() const {
    if (!number || !baseline) return {};
    const double relative = relativeDifference(*number, *baseline);
    return std::isfinite(relative) ? std::optional(relative) : std::nullopt;
}

std::vector<Quantity> eventQuantities(const System& system) {
    std::vector<Quantity> quantities{
        {"t", "t", tr("Time"), "s", tr("Time since the start.")},
        {"x", "x", tr("Position"), system.placeUnit, tr("Horizontal position, positive to the right.")},
        {"y", "y", tr("Elevation"), system.placeUnit, tr("Vertical position, positive upward.")},
    };
    for (const Quantity& column : system.eventColumns)
        if (!find(quantities, column.id)) quantities.push_back(column);
    return quantities;
}

ComparisonTable compare(const System& system, const std::vector<ComparedRun>& runs,
                        const ComparisonOptions& options) {
    ComparisonTable table;
    if (runs.empty()) return table;
    table.names = distinctNames(system, runs);
    addInputs(table, system, runs, options.listAlike);
    addOutcomes(table, system, runs);
    addMeasures(table, runs);
    addEvents(table, system, runs, options);
    return table;
}

namespace {

std::string numberCell(const std::optional<double>& number) {
    return csvCell(number.value_or(nothing));
}

const char* sectionOf(Row::Kind kind) {
    switch (kind) {
    case Row::Kind::input:
        return "input";
    case Row::Kind::outcome:
        return "outcome";
    case Row::Kind::measure:
        return "measure";
    case Row::Kind::event:
        return "event";
    default:
        return "";
    }
}

} // namespace

std::string comparisonCsv(const ComparisonTable& table) {
    std::string text = "section,quantity,unit,label,run,value,difference,relative\n";
    for (const Row& row : table.rows)
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const TableCell& cell = row.cells[i];
            const std::string& id = row.kind == Row::Kind::event ? row.column : row.id;
            text += std::string(sectionOf(row.kind)) + ',' + csvCell(id) + ',' + csvCell(row.unit) + ','
                    + csvCell(row.label) + ',' + csvCell(table.names[i]) + ','
                    + (cell.number ? csvCell(*cell.number) : csvCell(cell.text)) + ','
                    + numberCell(cell.difference()) + ',' + numberCell(cell.relative()) + '\n';
        }
    return text;
}

} // namespace talweg
