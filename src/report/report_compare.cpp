#include "report/report_parts.h"
#include "report/report_text.h"

#include "base/free_name.h"
#include "comparison/comparison_table.h"
#include "figures/run/run_picture.h"
#include "systems/in_units.h"

#include <algorithm>
#include <span>
#include <utility>

namespace talweg {

namespace {

using Row = ComparisonTable::Row;
using Cell = ComparisonTable::Cell;
using Weight = ReportCell::Weight;

/// Number of runs in one table, in addition to the baseline.
constexpr std::size_t othersInTable = 3;
/// Largest number of listed events.
constexpr std::size_t listedEvents = 40;

/// The solved run of a source, with the measured tracks of its experiment; empty if it is not solved. Its
/// values are in display units.
std::pair<Shown, std::vector<Pinned>> solvedOf(const ReportSource& source, const Project& project,
                                               const ReportResults& results, std::size_t place) {
    if (place < project.experiments.size()) {
        const auto one = std::ranges::find(results.experiments, source.title,
                                           [](const auto& each) { return each.experiment.name; });
        if (one == results.experiments.end()) return {};
        return {one->shown, one->tracks};
    }
    Pin pin = project.pins[place - project.experiments.size()];
    pin.values = source.values;
    const auto one = std::ranges::find(results.pins, pin, &PinResults::pin);
    if (one == results.pins.end()) return {};
    return {one->shown, {}};
}

/// Whether to add a run to a comparison. Runs selected by name are added; without a selection, runs whose
/// inputs differ from those of all runs already added.
bool isCompared(const ReportSource& source, const ReportComparison& there, const ReportChoice& choice) {
    if (!choice.hasExperiment(source.experiment) || there.runs.size() >= maxCompared) return false;
    if (!choice.compared.isEmpty()) return choice.compared.contains(source.title);
    return std::ranges::count(there.runs, source.values, &ComparedRun::values) == 0;
}

void bringToFront(ReportComparison& comparison, const QString& baseline) {
    const auto found = std::ranges::find(comparison.runs, baseline.toStdString(), &ComparedRun::name);
    if (found == comparison.runs.end()) return;
    const auto place = found - comparison.runs.begin();
    const auto bring = [place](auto& list) {
        std::rotate(list.begin(), list.begin() + place, list.begin() + place + 1);
    };
    bring(comparison.runs);
    bring(comparison.shown);
    bring(comparison.tracks);
}

// --- tables ----------------------------------------------------------------------------------------

ReportCell valueCell(const Cell& cell) {
    const QString text = cell.number         ? resultText(*cell.number)
                         : cell.text.empty() ? QStringLiteral("–")
                                             : toText(cell.text);
    return {text, !cell.plays ? Weight::muted : cell.differs ? Weight::strong : Weight::normal};
}

ReportCell differenceCell(const Cell& cell) {
    const auto difference = cell.difference();
    return {difference && cell.differs ? signedText(*difference) : QString(), Weight::muted};
}

QString withUnit(const Row& row) {
    return row.unit.empty() ? toText(row.label)
                            : QStringLiteral("%1 (%2)").arg(toText(row.label), toText(row.unit));
}

/// Adds a table with the rows of some kinds, for the baseline and the runs from `first` to before `last`.
void reportStretch(ReportBuilder& report, const ComparisonTable& table, const std::vector<Row::Kind>& kinds,
                   const QString& caption, std::size_t first, std::size_t last) {
    std::vector<ReportColumn> columns{{Report::tr("Quantity")},
                                      {Report::tr("%1, baseline").arg(toText(table.names.front())), true}};
    for (std::size_t run = first; run < last; ++run) {
        columns.push_back({toText(table.names[run]), true});
        columns.push_back({QStringLiteral("Δ"), true});
    }
    std::vector<ReportRow> rows;
    QStringList notes;
    std::optional<ReportRow> heading;
    for (const Row& row : table.rows) {
        if (row.kind == Row::Kind::heading) heading = ReportRow{{{toText(row.label)}}, true};
        if (row.kind == Row::Kind::alike && std::ranges::count(kinds, row.kind) > 0)
            notes << Report::tr("%1: %2.").arg(toText(row.label), toText(row.help));
        if (row.cells.empty() || std::ranges::count(kinds, row.kind) == 0) continue;
        if (heading) rows.push_back(*std::exchange(heading, {}));
        ReportRow& cells = rows.emplace_back();
        cells.cells = {{withUnit(row)}, valueCell(row.cells.front())};
        for (std::size_t run = first; run < last; ++run) {
            cells.cells.push_back(valueCell(row.cells[run]));
            cells.cells.push_back(differenceCell(row.cells[run]));
        }
    }
    report.table(caption, std::move(columns), std::move(rows), notes.join(u' '));
}

void reportKinds(ReportBuilder& report, const ComparisonTable& table, const std::vector<Row::Kind>& kinds,
                 const QString& caption) {
    for (std::size_t first = 1; first < table.names.size(); first += othersInTable)
        reportStretch(report, table, kinds, caption, first,
                      std::min(first + othersInTable, table.names.size()));
}

void reportEndings(ReportBuilder& report, const ComparisonTable& table,
                   const std::vector<ComparedRun>& runs) {
    std::vector<const Row*> said;
    std::vector<ReportColumn> columns{{Report::tr("Run")}};
    for (const Row& row : table.rows)
        if (row.kind == Row::Kind::outcome) {
            said.push_back(&row);
            columns.push_back({toText(row.label)});
        }
    std::vector<ReportRow> rows;
    for (std::size_t run = 0; run < runs.size(); ++run) {
        const QString name = toText(table.names[run]), own = toText(runs[run].name);
        ReportRow& row = rows.emplace_back();
        row.cells = {{name == own ? name : Report::tr("%1 (%2)").arg(name, own)}};
        for (const Row* each : said)
            row.cells.push_back({toText(each->cells[run].text)});
    }
    report.table(Report::tr("Outcomes of the compared runs."), std::move(columns), std::move(rows));
}

// --- figures ---------------------------------------------------------------------------------------

/// A figure of a quantity over time shows only its first quantity if it compares several runs.
FigureRecipe asCompared(FigureRecipe recipe) {
    if (recipe.kind != FigureRecipe::Kind::time || recipe.series.empty()) return recipe;
    recipe.series.resize(1);
    recipe.stems.clear();
    return recipe;
}

void reportOverlaid(ReportBuilder& report, const ReportComparison& comparison,
                    const std::vector<std::string>& names) {
    std::vector<Pinned> laid;
    for (std::size_t i = 0; i < comparison.shown.size(); ++i)
        if (!comparison.shown[i].isEmpty()) laid.push_back({toText(names[i]), comparison.shown[i], i});
    if (laid.size() < 2) return;
    std::vector<Pinned> drawn = laid;
    for (std::size_t i = 0; i < comparison.tracks.size(); ++i)
        for (Pinned track : comparison.tracks[i]) {
            track.line = i;
            drawn.push_back(std::move(track));
        }
    const Values& values = comparison.runs.front().values;
    const QString set = parameterSet(*comparison.system, values);
    for (const FigureRecipe& recipe : comparison.system->figures) {
        if (std::ranges::none_of(
                laid, [&](const Pinned& one) { return isWorthDrawing(one.shown, asCompared(recipe)); }))
            continue;
        const FigureSize size = sizeOf(recipe);
        report.figure(Report::tr("%1, compared runs").arg(toText(recipe.title)),
                      set.isEmpty()
                          ? QString()
                          : Report::tr("Inputs of the baseline, %1: %2.").arg(toText(names.front()), set),
                      drawFigure(laid.front().shown, recipe, Theme::light(), size, drawn), size);
    }
}

void reportOne(ReportBuilder& report, const ReportComparison& comparison, bool figures) {
    ComparisonOptions options;
    options.maxEvents = listedEvents;
    const ComparisonTable table = compare(*comparison.system, comparison.runs, options);
    report.say(Report::tr("%1. Δ is the value of a run minus the value of the baseline. Bold: the difference "
                          "exceeds rounding errors. Grey: the input has no effect in the run.")
                   .arg(toText(table.names.front())),
               Report::tr("Baseline:"));
    reportEndings(report, table, comparison.runs);
    reportKinds(report, table, {Row::Kind::input, Row::Kind::alike, Row::Kind::measure},
                Report::tr("Differing inputs and results."));
    reportKinds(report, table, {Row::Kind::event},
                Report::tr("Times of matched events (s). Events are matched by kind and order."));
    if (figures) reportOverlaid(report, comparison, table.names);
}

} // namespace

std::vector<ReportSource> reportSources(const Project& project) {
    std::vector<ReportSource> sources;
    for (const Experiment& experiment : project.experiments)
        sources.push_back({experiment.name, experiment.name, experiment.system, experiment.values});
    for (const Pin& pin : project.pins) {
        const auto numbered = [&pin](int number) {
            return Report::tr("%1, pinned %2").arg(pin.experiment, QString::number(number));
        };
        const QString title =
            firstFreeName(Report::tr("%1, pinned").arg(pin.experiment), numbered, [&](const QString& one) {
                return std::ranges::count(sources, one, &ReportSource::title) == 0;
            });
        sources.push_back({title, pin.experiment, pin.system, pin.values});
    }
    return sources;
}

std::vector<ReportComparison> comparisonsOf(const Project& project, const ReportResults& results,
                                            const ReportChoice& choice) {
    std::vector<ReportComparison> all;
    const auto sources = reportSources(project);
    for (std::size_t i = 0; i < sources.size(); ++i) {
        ReportSource source = sources[i];
        const auto of = std::ranges::find(results.experiments, source.system,
                                          [](const auto& one) { return one.system->id; });
        if (of == results.experiments.end()) continue;
        source.values = inUnits(of->own->parameters, std::move(source.values), results.units);
        const auto [shown, tracks] = solvedOf(source, project, results, i);
        auto there = std::ranges::find(all, of->system, &ReportComparison::system);
        if (there == all.end()) there = all.insert(there, {of->system, {}, {}, {}});
        if (!isCompared(source, *there, choice)) continue;
        there->runs.push_back(
            {source.title.toStdString(), source.values, shown.run,
             shown.isEmpty() ? Report::tr("The run could not be solved.").toStdString() : std::string()});
        there->shown.push_back(shown);
        there->tracks.push_back(tracks);
    }
    std::erase_if(all, [](const ReportComparison& one) { return one.runs.size() < 2; });
    for (ReportComparison& one : all)
        bringToFront(one, choice.baseline);
    return all;
}

void reportComparisons(ReportBuilder& report, const std::vector<ReportComparison>& comparisons,
                       bool figures) {
    if (comparisons.empty()) return;
    report.chapter(Report::tr("Comparison"));
    for (const ReportComparison& one : comparisons) {
        if (comparisons.size() > 1) report.section(toText(one.system->name));
        reportOne(report, one, figures);
    }
}

} // namespace talweg
