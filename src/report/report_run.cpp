#include "report/report_parts.h"
#include "report/report_text.h"

#include "figures/run/drawn_table.h"
#include "figures/run/run_picture.h"
#include "project/changetext.h"
#include "systems/body_measures.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

using Weight = ReportCell::Weight;

// --- inputs ----------------------------------------------------------------------------------------

/// Numbers of rows shown at the beginning and at the end of a long list.
constexpr std::size_t firstRows = 24, lastRows = 8;

/// Replaces the middle of a long list by a row with the number of omitted rows.
void shorten(std::vector<ReportRow>& rows) {
    if (rows.size() <= firstRows + lastRows + 1) return;
    const std::size_t left = rows.size() - firstRows - lastRows;
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(firstRows);
    rows.erase(from, from + static_cast<std::ptrdiff_t>(left));
    rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(firstRows),
                ReportRow{{{Report::tr("%1 rows are omitted here").arg(left), Weight::muted}}, true});
}

ReportRow inputRow(const System& system, const Parameter& parameter, const Values& values) {
    const Value& value = values.at(parameter.id);
    const bool isIdle = !whyIdle(system.parameters, parameter, values).empty();
    const bool differs = value != parameter.defaultValue;
    const Weight weight = isIdle ? Weight::muted : differs ? Weight::strong : Weight::normal;
    Parameter plain = parameter;
    plain.unit.clear();
    const Weight other = isIdle ? Weight::muted : Weight::normal;
    return {{{toText(parameter.symbol), other},
             {toText(parameter.label), other},
             {isIdle && std::holds_alternative<double>(value) ? resultText(std::get<double>(value))
                                                              : inputValueText(plain, value),
              weight},
             {std::holds_alternative<double>(value) || !parameter.choices.empty()
                      || parameter.kind == Parameter::Kind::points
                  ? toText(parameter.unit)
                  : QString(),
              other},
             {differs ? inputValueText(plain, parameter.defaultValue) : QString(), Weight::muted}}};
}

void reportPoints(ReportBuilder& report, const Parameter& parameter, const Values& values) {
    const auto* points = std::get_if<Points>(&values.at(parameter.id));
    if (!points) return;
    const QString unit =
        parameter.unit.empty() ? QString() : QStringLiteral(" (%1)").arg(toText(parameter.unit));
    std::vector<ReportRow> rows;
    for (const Point& point : *points)
        rows.push_back({{{inputNumberText(point.x())}, {inputNumberText(point.y())}}});
    shorten(rows);
    report.table(Report::tr("%1: points.").arg(toText(parameter.label)),
                 {{"x" + unit, true}, {"y" + unit, true}}, std::move(rows));
}

void reportRows(ReportBuilder& report, const Parameter& parameter, const Values& values) {
    const auto* table = std::get_if<Table>(&values.at(parameter.id));
    if (!table) return;
    std::vector<ReportColumn> columns{{Report::tr("No."), true}};
    for (const Parameter& column : parameter.columns)
        columns.push_back({headingText(column), column.kind == Parameter::Kind::number});
    std::vector<ReportRow> rows;
    for (std::size_t i = 0; i < table->size(); ++i) {
        ReportRow row{{{QString::number(i + 1)}}};
        for (std::size_t c = 0; c < parameter.columns.size(); ++c) {
            Parameter plain = parameter.columns[c];
            plain.unit.clear();
            row.cells.push_back({inputValueText(plain, valueOf((*table)[i][c]))});
        }
        rows.push_back(std::move(row));
    }
    shorten(rows);
    report.table(toText(parameter.label) + '.', std::move(columns), std::move(rows));
}

/// Adds a table of the inputs that have expressions, in the order of the system's parameters.
void reportExpressions(ReportBuilder& report, const ExperimentResults& one) {
    std::vector<ReportRow> rows;
    for (const Parameter& parameter : one.system->parameters)
        if (const auto made = one.experiment.expressions.find(parameter.id);
            made != one.experiment.expressions.end())
            rows.push_back({{{toText(parameter.symbol)},
                             {toText(parameter.label)},
                             {toText(made->second)},
                             {inputValueText(parameter, one.experiment.values.at(parameter.id))}}});
    report.table(Report::tr("Inputs computed by expressions."),
                 {{Report::tr("Symbol")},
                  {Report::tr("Input")},
                  {Report::tr("Expression")},
                  {Report::tr("Value"), true}},
                 std::move(rows));
}

/// Adds sentences on the chosen conventions and methods that have an effect.
void reportChoices(ReportBuilder& report, const System& system, const Values& values) {
    for (const Parameter& parameter : system.parameters) {
        if (parameter.kind != Parameter::Kind::choice
            || !whyIdle(system.parameters, parameter, values).empty())
            continue;
        const auto& word = std::get<std::string>(values.at(parameter.id));
        const auto choice = std::ranges::find(parameter.choices, word, &Choice::id);
        if (choice == parameter.choices.end() || choice->help.empty()) continue;
        report.say(Report::tr("%1. %2").arg(toText(choice->label), toText(choice->help)),
                   Report::tr("%1:").arg(toText(parameter.label)));
    }
}

// --- results ---------------------------------------------------------------------------------------

ReportCell cellText(const ResultTable::Cell& cell) {
    if (const auto* text = std::get_if<std::string>(&cell)) return {toText(*text)};
    return {roundedText(std::get<double>(cell))};
}

/// In tables with more columns than this, columns of zeros are omitted.
constexpr std::size_t manyColumns = 8;

bool isZeroThroughout(const ResultTable& table, std::size_t column) {
    return std::ranges::all_of(table.rows, [column](const auto& row) {
        const double* number = std::get_if<double>(&row[column]);
        return number && *number == 0;
    });
}

/// The indices of the columns to show, and the titles of the omitted columns.
std::pair<std::vector<std::size_t>, QStringList> columnsWorthShowing(const ResultTable& table) {
    std::vector<std::size_t> shown;
    QStringList zero;
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        if (table.columns.size() > manyColumns && isZeroThroughout(table, c))
            zero << toText(inSentence(table.columns[c].label));
        else
            shown.push_back(c);
    return {shown, zero};
}

void reportTable(ReportBuilder& report, const ResultTable& table) {
    const auto [shown, zero] = columnsWorthShowing(table);
    std::vector<ReportColumn> columns;
    for (const std::size_t c : shown) {
        const bool isText = std::ranges::any_of(
            table.rows, [c](const auto& row) { return std::holds_alternative<std::string>(row[c]); });
        columns.push_back({headingText(table.columns[c]), !isText});
    }
    std::vector<ReportRow> rows;
    for (const auto& row : table.rows) {
        ReportRow& cells = rows.emplace_back();
        for (const std::size_t c : shown)
            cells.cells.push_back(cellText(row[c]));
    }
    shorten(rows);
    report.table(toText(table.title) + '.', std::move(columns), std::move(rows),
                 zero.isEmpty() ? QString() : Report::tr("Always zero: %1.").arg(zero.join(", ")));
}

void reportMeasures(ReportBuilder& report, const ExperimentResults& one) {
    std::vector<ReportRow> rows;
    for (const Measure& measure : one.shown.run->measures)
        if (!isOfLaterBody(measure.quantity.id))
            rows.push_back({{{toText(measure.quantity.symbol)},
                             {toText(measure.quantity.label)},
                             {roundedText(measure.value)},
                             {toText(measure.quantity.unit)}}});
    const QString set = parameterSet(*one.system, one.experiment.values);
    report.table(
        set.isEmpty() ? Report::tr("Results of the run.") : Report::tr("Results of the run. %1.").arg(set),
        {{Report::tr("Symbol")}, {Report::tr("Result")}, {Report::tr("Value"), true}, {Report::tr("Unit")}},
        std::move(rows), toText(aboutLaterBodies(one.system->measures)));
}

void reportAudit(ReportBuilder& report, const Run& run) {
    std::vector<ReportRow> rows;
    for (const auto& [heading, text] : run.audit)
        rows.push_back({{{toText(heading)}, {toText(text)}}});
    report.table(Report::tr("Audit: method and accuracy of the run."),
                 {{Report::tr("Item")}, {Report::tr("Details")}}, std::move(rows));
}

// --- events ----------------------------------------------------------------------------------------

/// Number of event-specific columns that fit into the table, in addition to time, event and place.
constexpr std::size_t eventNumbers = 6;

/// The indices of the event columns with at least one value other than zero.
std::vector<std::size_t> eventColumnsOf(const System& system, const Run& run) {
    std::vector<std::size_t> columns;
    for (std::size_t c = 0; c < system.eventColumns.size(); ++c)
        if (std::ranges::any_of(run.events, [c](const RunEvent& event) {
                return c < event.values.size() && std::isfinite(event.values[c]) && event.values[c] != 0;
            }))
            columns.push_back(c);
    return columns;
}

// --- figures ---------------------------------------------------------------------------------------

/// Values up to this limit (SI units) are treated as rounding errors of zero.
constexpr double dust = maxResidual;

/// Whether a quantity has a value other than zero during the run.
bool saysSomething(const Shown& shown, const std::string& id) {
    const auto isOther = [](double value) { return std::isfinite(value) && std::abs(value) > dust; };
    if (const auto own = columnOf(*shown.system, *shown.run, id))
        return std::ranges::any_of(shown.samples->columns[*own], isOther);
    for (std::size_t body = 0; body < shown.run->bodies.size(); ++body)
        if (const auto column = columnOf(*shown.system, *shown.run, bodyId(id, body)))
            if (std::ranges::any_of(shown.samples->columns[*column], isOther)) return true;
    return false;
}

bool hasStems(const Shown& shown, const std::string& id) {
    const auto& columns = shown.system->eventColumns;
    const auto column =
        static_cast<std::size_t>(std::ranges::find(columns, id, &Quantity::id) - columns.begin());
    return std::ranges::any_of(shown.run->events, [column](const RunEvent& event) {
        return column < event.values.size() && std::isfinite(event.values[column])
               && event.values[column] != 0;
    });
}

/// The pinned runs of the same system, with their names in legends, and the measured tracks.
std::vector<Pinned> pinnedBeside(const ExperimentResults& one, const std::vector<PinResults>& pins) {
    std::vector<Pinned> beside;
    for (const PinResults& pin : pins) {
        if (pin.shown.isEmpty() || pin.pin.system != one.system->id
            || pin.pin.experiment != one.experiment.name || pin.pin.values == one.experiment.values)
            continue;
        const QString name = differenceText(*one.system, pin.pin.values, one.experiment.values);
        beside.push_back({name.isEmpty() ? pin.pin.experiment : name, pin.shown});
    }
    beside.insert(beside.end(), one.tracks.begin(), one.tracks.end());
    return beside;
}

void addFigure(ReportBuilder& report, const ExperimentResults& one, const FigureRecipe& recipe,
               const std::vector<Pinned>& beside, const QString& note = {}) {
    const QString set = parameterSet(*one.system, one.experiment.values);
    const QString caption = set.isEmpty() ? note : (set + QStringLiteral(". ") + note).trimmed();
    const FigureSize size = sizeOf(recipe);
    report.figure(toText(recipe.title), caption, drawFigure(one.shown, recipe, Theme::light(), size, beside),
                  size);
}

} // namespace

bool isWorthDrawing(const Shown& shown, const FigureRecipe& recipe) {
    switch (recipe.kind) {
    case FigureRecipe::Kind::scene:
        return true;
    case FigureRecipe::Kind::space:
        return false;
    case FigureRecipe::Kind::table:
        return drawnTable(recipe, *shown.run) != nullptr;
    case FigureRecipe::Kind::time:
    case FigureRecipe::Kind::phase:
        break;
    }
    return std::ranges::any_of(recipe.series,
                               [&](const Series& one) { return saysSomething(shown, one.quantity); })
           || std::ranges::any_of(recipe.stems,
                                  [&](const Series& one) { return hasStems(shown, one.quantity); });
}

FigureSize sizeOf(const FigureRecipe& recipe) {
    constexpr double sceneHeightMm = 72, otherHeightMm = 59;
    return {reportWidthMm, recipe.kind == FigureRecipe::Kind::scene ? sceneHeightMm : otherHeightMm, 300};
}

void reportInputs(ReportBuilder& report, const ExperimentResults& one) {
    const System& system = *one.system;
    const Values& values = one.experiment.values;
    report.section(Report::tr("Inputs"));
    std::vector<ReportRow> rows;
    std::string group;
    bool isIdle = false;
    for (const Parameter& parameter : system.parameters) {
        if (parameter.group != group && !parameter.group.empty())
            rows.push_back({{{toText(parameter.group)}}, true});
        group = parameter.group;
        isIdle = isIdle || !whyIdle(system.parameters, parameter, values).empty();
        rows.push_back(inputRow(system, parameter, values));
    }
    const QString set = parameterSet(system, values);
    const QString note =
        isIdle ? Report::tr(
            "Bold: the value differs from the default. Grey: the input has no effect with these values.")
               : Report::tr("Bold: the value differs from the default.");
    report.table(set.isEmpty() ? Report::tr("Inputs of the experiment.")
                               : Report::tr("Inputs of the experiment. %1.").arg(set),
                 {{Report::tr("Symbol")},
                  {Report::tr("Input")},
                  {Report::tr("Value"), true},
                  {Report::tr("Unit")},
                  {Report::tr("Default"), true}},
                 std::move(rows), note);
    reportExpressions(report, one);
    for (const Parameter& parameter : system.parameters)
        if (whyIdle(system.parameters, parameter, values).empty()) {
            reportPoints(report, parameter, values);
            reportRows(report, parameter, values);
        }
    reportChoices(report, system, values);
}

void reportRun(ReportBuilder& report, const ExperimentResults& one) {
    using Tone = ReportParagraph::Tone;
    report.section(Report::tr("Results"));
    if (one.shown.isEmpty()) return report.say(one.problems.join(u' '), Report::tr("No result."), Tone::bad);
    const Run& run = *one.shown.run;
    const Tone tone = run.outcome.tone == RunOutcome::Tone::good  ? Tone::good
                      : run.outcome.tone == RunOutcome::Tone::bad ? Tone::bad
                                                                  : Tone::plain;
    report.say(toText(run.outcome.sentence), Report::tr("Outcome."), tone);
    for (const std::string& warning : run.warnings)
        report.say(toText(warning), Report::tr("Warning."), Tone::warning);
    for (const Doubt& doubt : run.doubts)
        report.say(toText(doubt.sentence), Report::tr("Doubtful."), Tone::warning);
    for (const ResultTable& table : run.tables)
        if (table.leads) reportTable(report, table);
    reportMeasures(report, one);
    for (const ResultTable& table : run.tables)
        if (!table.leads && !table.onRequest) reportTable(report, table);
    reportAudit(report, run);
}

void reportEvents(ReportBuilder& report, const ExperimentResults& one) {
    if (one.shown.isEmpty() || one.shown.run->events.empty()) return;
    const System& system = *one.system;
    const Run& run = *one.shown.run;
    auto own = eventColumnsOf(system, run);
    QStringList leftOut;
    for (std::size_t i = eventNumbers; i < own.size(); ++i)
        leftOut << toText(inSentence(system.eventColumns[own[i]].label));
    own.resize(std::min(own.size(), eventNumbers));
    std::vector<ReportColumn> columns{{Report::tr("t (s)"), true},
                                      {Report::tr("Event")},
                                      {QStringLiteral("x (%1)").arg(toText(one.system->placeUnit)), true},
                                      {QStringLiteral("y (%1)").arg(toText(one.system->placeUnit)), true}};
    for (const std::size_t column : own)
        columns.push_back({headingText(system.eventColumns[column]), true});
    std::vector<ReportRow> rows;
    constexpr int decimals = 2;
    for (const RunEvent& event : run.events) {
        ReportRow& row = rows.emplace_back();
        row.cells = {{decimalsText(event.t, decimals + 1)},
                     {toText(event.label)},
                     {decimalsText(event.place.x(), decimals)},
                     {decimalsText(event.place.y(), decimals)}};
        for (const std::size_t column : own)
            row.cells.push_back(
                {decimalsText(column < event.values.size() ? event.values[column] : std::nan(""), decimals)});
    }
    shorten(rows);
    report.section(Report::tr("Events"));
    QStringList meanings;
    for (const std::size_t column : own)
        if (!system.eventColumns[column].symbol.empty())
            meanings << QStringLiteral("%1: %2").arg(toText(system.eventColumns[column].symbol),
                                                     toText(inSentence(system.eventColumns[column].label)));
    QStringList notes;
    if (!meanings.isEmpty()) notes << meanings.join("; ") + u'.';
    if (!leftOut.isEmpty())
        notes << Report::tr("Columns omitted for lack of space: %1. See the exported table of events.")
                     .arg(leftOut.join("; "));
    report.table(Report::tr("Events of the run, %1 in total.").arg(run.events.size()), std::move(columns),
                 std::move(rows), notes.join(u' '));
}

void reportScene(ReportBuilder& report, const ExperimentResults& one, const std::vector<PinResults>& pins) {
    for (const FigureRecipe& recipe : one.system->figures)
        if (recipe.kind == FigureRecipe::Kind::scene)
            addFigure(report, one, recipe, pinnedBeside(one, pins),
                      Report::tr("Bodies are drawn to scale at their start positions."));
}

void reportFigures(ReportBuilder& report, const ExperimentResults& one, const std::vector<PinResults>& pins,
                   bool hasScene) {
    if (one.shown.isEmpty()) return;
    report.section(Report::tr("Figures"));
    if (hasScene) reportScene(report, one, pins);
    const auto beside = pinnedBeside(one, pins);
    for (const FigureRecipe& recipe : one.system->figures)
        if (recipe.kind != FigureRecipe::Kind::scene && isWorthDrawing(one.shown, recipe))
            addFigure(report, one, recipe, beside);
}

void reportPins(ReportBuilder& report, const ReportResults& results) {
    std::vector<ReportRow> rows;
    for (const PinResults& pin : results.pins) {
        const auto from = std::ranges::find(results.experiments, pin.pin.experiment,
                                            [](const auto& one) { return one.experiment.name; });
        const bool isHere = from != results.experiments.end() && from->experiment.system == pin.pin.system;
        const QString differs =
            isHere ? differenceText(*from->system, from->experiment.values, pin.pin.values) : QString();
        rows.push_back({{{pin.pin.experiment},
                         {differs.isEmpty() ? Report::tr("the same inputs") : differs},
                         {pin.shown.isEmpty() ? Report::tr("The run could not be solved.")
                                              : toText(pin.shown.run->outcome.sentence)}}});
    }
    if (rows.empty()) return;
    report.chapter(Report::tr("Pinned runs"));
    report.table(Report::tr("Runs kept as references."),
                 {{Report::tr("Experiment")}, {Report::tr("Differences")}, {Report::tr("Outcome")}},
                 std::move(rows));
}

} // namespace talweg
