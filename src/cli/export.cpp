#include "figures/export.h"

#include "cli/cases.h"
#include "cli/commands.h"
#include "cli/figure_size.h"
#include "cli/fonts.h"
#include "cli/options.h"
#include "cli/output.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Rows that a run is sampled with for figures and files.
constexpr std::size_t sampleRows = 2000;

[[noreturn]] void misuse(const QString& message) {
    throw Failure{badInput, {message}};
}

Case experimentOf(const Registry& registry, const Options& options) {
    if (options.positional().size() != 1) misuse("export needs one project file: talweg export FILE.talweg.");
    const QString path = options.positional().first();
    const auto cases = experimentCases(registry, path, options.text("experiment"));
    if (cases.size() == 1) {
        requireValid(cases.front());
        return cases.front();
    }
    QStringList names;
    for (const Case& one : cases)
        names << u'"' + one.id + u'"';
    misuse(QStringLiteral("Choose the experiment with --experiment NAME; %1 has %2.")
               .arg(path, names.isEmpty() ? "none" : names.join(", ")));
}

const FigureRecipe& recipeOf(const System& system, const QString& id) {
    const auto it = std::ranges::find(system.figures, id.toStdString(), &FigureRecipe::id);
    if (it != system.figures.end()) return *it;
    QStringList ids;
    for (const FigureRecipe& recipe : system.figures)
        ids << QString::fromStdString(recipe.id);
    misuse(QStringLiteral("--figure %1: %2 has no such figure; it has %3.")
               .arg(id, QString::fromStdString(system.name), ids.join(", ")));
}

/// Throws unless the options ask for something to be written, completely.
void requireOutput(const Options& options) {
    if (options.has("figure") != options.has("out"))
        misuse("--figure ID and --out FIG.(png|svg|pdf) belong together; one of them is missing.");
    if (!options.has("out") && !options.has("csv") && !options.has("events"))
        misuse("Nothing to export: give --figure ID with --out FIG.(png|svg|pdf), --csv OUT.csv, or --events "
               "OUT.csv.");
    for (const char* size : {"width-mm", "height-mm", "dpi"})
        if (options.has(size) && !options.has("out"))
            misuse(
                QStringLiteral("--%1 %2 is the size of a figure, and none is exported: give --figure ID and "
                               "--out FIG.(png|svg|pdf).")
                    .arg(size, options.text(size)));
    if (!options.has("out")) return;
    const QString problem = figureNameComplaint(options.text("out"));
    if (!problem.isEmpty()) misuse(problem);
}

} // namespace

void exportResults(const Registry& registry, const QStringList& arguments, QTextStream&) {
    const Options options(arguments, {{"experiment", "NAME"},
                                      {"figure", "ID"},
                                      {"out", "FIG.(png|svg|pdf)"},
                                      {"width-mm", "W"},
                                      {"height-mm", "H"},
                                      {"dpi", "D"},
                                      {"csv", "OUT.csv"},
                                      {"events", "OUT.csv"}});
    requireOutput(options);
    if (options.has("figure")) requireFonts();
    const FigureSize size = figureSize(options, {});
    const Case one = experimentOf(registry, options);
    const FigureRecipe* recipe =
        options.has("figure") ? &recipeOf(*one.system, options.text("figure")) : nullptr;
    requireOutputs(options, {"out", "csv", "events"}, options.positional());
    const auto run = solve(one);
    const Shown shown{one.system, run, std::make_shared<const Samples>(run->samples(sampleRows))};
    if (recipe) {
        const QString failure = exportFigure(shown, *recipe, Theme::light(), size, options.text("out"));
        if (!failure.isEmpty()) throw Failure{failed, {failure}};
    }
    if (options.has("csv")) writeOutput(options.text("csv"), samplesCsv(*one.system, *shown.samples));
    if (options.has("events")) writeOutput(options.text("events"), eventsCsv(*one.system, *run));
}

} // namespace talweg
