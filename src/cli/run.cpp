#include "base/to_qt.h"
#include "cli/case_table.h"
#include "cli/chosen_cases.h"
#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/nearest.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/report.h"
#include "cli/states.h"
#include "cli/study_options.h"
#include "cli/tracks.h"
#include "cli/vouching.h"
#include "figures/run/run_csv.h"
#include "project/expressions.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// The request of a `run` command.
struct Request {
    std::vector<Case> cases;
    std::shared_ptr<const System> system; ///< common system of the cases; null if there are several or none
    bool fromFile = false;                ///< the cases are experiments of project files
    bool isList = false;                  ///< results are printed as a list, even a single one
    QStringList notes = {};               ///< summaries of the tables read
};

Request fromSystem(const std::shared_ptr<const System>& system, const Options& options) {
    if (options.has("experiment"))
        misuse(QCoreApplication::translate("talweg",
                                           "--experiment %1 works only with project files; %2 is a system.")
                   .arg(options.text("experiment"), toQt(system->id)));
    auto [values, expressions, notes, imports] =
        settingsFrom(*system, options.all("preset"), options.all("set"), tiesFrom(options));
    if (!options.has("cases"))
        return {{{QStringLiteral("1"), system, std::make_shared<const Values>(values), {}, expressions}},
                system,
                false,
                false,
                notes};
    if (!options.has("csv"))
        misuse(QCoreApplication::translate("talweg", "--cases needs --csv OUT.csv for the results."));
    if (options.has("tie"))
        misuse(QCoreApplication::translate(
                   "talweg", "--tie %1: cannot be used with --cases; add a column for this input.")
                   .arg(options.text("tie")));
    for (const auto& [id, expression] : expressions)
        for (const Parameter& parameter : system->parameters)
            if (speaksOf(expression, parameter.id))
                misuse(QCoreApplication::translate(
                           "talweg", "--set %1=%2: cannot be used with --cases; add a column for this input.")
                           .arg(toQt(id), toQt(expression)));
    std::vector<Case> cases = readCases(system, options.text("cases"), values, notes);
    return {std::move(cases), system, false, true, notes};
}

std::shared_ptr<const System> commonSystem(const std::vector<Case>& cases) {
    if (cases.empty()) return nullptr;
    const auto system = cases.front().system;
    const bool common = std::ranges::all_of(cases, [&](const Case& one) { return one.system == system; });
    return common ? system : nullptr;
}

Request fromFiles(const Registry& registry, const QStringList& paths, const Options& options) {
    for (const char* option : {"set", "preset", "tie", "cases"})
        if (options.has(option))
            misuse(QCoreApplication::translate("talweg",
                                               "--%1 %2 works only with systems; %3 is a project file.")
                       .arg(option, options.text(option), paths.first()));
    const QStringList names = options.all("experiment");
    const bool isList = paths.size() > 1 || names.size() != 1;
    std::vector<Case> cases = paths.size() > 1 || names.size() > 1
                                  ? chosenCases(registry, paths, names)
                                  : experimentCases(registry, paths.first(), names.value(0));
    for (const Case& one : cases)
        requireValid(one);
    auto system = commonSystem(cases);
    return {std::move(cases), std::move(system), true, isList};
}

Request requestOf(const Registry& registry, const Options& options) {
    const QStringList& given = options.positional();
    if (given.size() == 1) {
        if (const auto system = registry.find(given.first().toStdString()))
            return fromSystem(system, options);
        if (!namesFile(given.first())) misuseNeither(registry, given.first());
    }
    if (given.isEmpty() || !std::ranges::all_of(given, namesFile))
        misuse(
            QCoreApplication::translate("talweg", "run needs one system (%1) or project files (given: %2).")
                .arg(systemIds(registry), orNone(given)));
    return fromFiles(registry, given, options);
}

/// Adds the tracks of --track to the only case.
void addTracks(Request& request, const Options& options, QTextStream& notes) {
    if (!options.has("track")) return;
    if (request.cases.size() != 1)
        misuse(QCoreApplication::translate(
                   "talweg",
                   "--track %1 needs a single run: name a system, or choose one experiment with --experiment "
                   "NAME.")
                   .arg(options.text("track")));
    Case& one = request.cases.front();
    const SharedList<Track> tracks = tracksBeside(*one.system, one.values(), options, notes);
    for (const Shared<Track>& track : tracks.items())
        one.tracks.push_back(track);
}

/// The files that the command reads.
QStringList inputsOf(const Options& options) {
    const QStringList files =
        tablePaths(options.all("cases")) + filesOf(options.all("set")) + trackPaths(options);
    return namesFile(options.positional().value(0)) ? options.positional() + files : files;
}

void writeTable(const Request& request, const Options& options, const Streams& streams) {
    const QString path = options.text("csv");
    if (!request.system)
        misuse(QCoreApplication::translate("talweg", "A table can only have experiments of one system. "
                                                     "Choose them with --experiment NAME, once for each."));
    ProgressLine line;
    CaseTable table = tableOf(request.system, request.cases, [&](double done) { line.show(done); });
    writeCsv(options, "csv", table.text);
    if (table.failures.isEmpty())
        return tellDoubtful(options, table.doubtful, request.cases.size(), streams.notes);
    table.failures.prepend(
        QCoreApplication::translate(
            "talweg", "Unsolved rows: %1 of %2. The column \"outcome\" in %3 gives the reasons.")
            .arg(table.failures.size())
            .arg(request.cases.size())
            .arg(path));
    throw Failure{failed, table.failures};
}

/// The table of the run with this id. Throws Failure if it does not exist.
const ResultTable& tableCalled(const Run& run, const QString& id) {
    QStringList ids;
    for (const ResultTable& table : run.tables) {
        if (id.toStdString() == table.id) return table;
        ids << toQt(table.id);
    }
    if (ids.isEmpty())
        misuse(
            QCoreApplication::translate("talweg", "--table %1: a run of this system has no tables.").arg(id));
    misuse(
        QCoreApplication::translate("talweg", "--table %1: this table does not exist; available tables: %2.")
            .arg(id, ids.join(", ")));
}

/// Writes the tables of a single run: its samples or one of its result tables, and its events.
void writeRun(const Case& one, const Options& options, const Streams& streams) {
    const auto run = solve(one);
    if (options.has("csv"))
        writeCsv(options, "csv",
                 options.has("table")
                     ? tableCsv(tableCalled(*run, options.text("table")))
                     : samplesCsv(*one.system, *run, askedSamples(*one.system, *run, options)));
    if (options.has("events")) writeCsv(options, "events", eventsCsv(*one.system, *run));
    tellDoubtful(options, run->doubts.empty() ? 0 : 1, 1, streams.notes);
}

/// With --strict, throws Failure if runs are doubtful. Otherwise reports nothing, because the printed results
/// contain the doubts.
void requireVouched(const Options& options, std::size_t doubtful, const Request& request,
                    const Streams& streams) {
    if (options.has("strict")) tellDoubtful(options, doubtful, request.cases.size(), streams.notes);
}

/// Whether tables are those of a single run: of a system, of a chosen experiment or, if the options need a
/// single run, of the only experiment of the files.
bool isOfOneRun(const Request& request, const Options& options) {
    const bool needsOne = options.has("table") || options.has("events") || options.has("every");
    return !request.isList || (needsOne && request.fromFile && request.cases.size() == 1);
}

void printStatesOf(const Request& request, const Options& options, const Streams& streams) {
    if (request.cases.size() != 1)
        misuse(QCoreApplication::translate("talweg",
                                           "--at needs one experiment; choose one with --experiment NAME."));
    const auto run = printStates(request.cases.front(), options.text("at"), streams.out);
    tellDoubtful(options, run->doubts.empty() ? 0 : 1, 1, streams.notes);
}

void writeJson(const Request& request, const Options& options, const Streams& streams) {
    JsonWriter json;
    std::size_t doubtful = 0;
    if (request.isList) json.openArray();
    for (const Case& one : request.cases) {
        const auto run = solve(one);
        writeResult(one, *run, request.fromFile, json);
        if (!run->doubts.empty()) ++doubtful;
    }
    if (request.isList) json.closeArray();
    streams.out << toQt(json.finished());
    requireVouched(options, doubtful, request, streams);
}

void print(const Request& request, const Options& options, const Streams& streams) {
    if (request.cases.empty())
        streams.out << QCoreApplication::translate("talweg", "The project has no experiments.") << '\n';
    bool first = true;
    std::size_t doubtful = 0;
    for (const Case& one : request.cases) {
        const auto run = solve(one);
        if (!first) streams.out << '\n';
        if (request.fromFile) streams.out << one.id << '\n';
        printResult(*run, streams.out);
        if (!run->doubts.empty()) ++doubtful;
        first = false;
    }
    requireVouched(options, doubtful, request, streams);
}

} // namespace

void runExperiments(const Registry& registry, const Options& options, const Streams& streams) {
    const bool tabled = options.has("csv") || options.has("events");
    if (options.has("json") + tabled + options.has("at") > 1)
        misuse(QCoreApplication::translate("talweg",
                                           "Use only one of --json, --at and tables (--csv, --events)."));
    requireInputs(inputsOf(options));
    Request request = requestOf(registry, options);
    addTracks(request, options, streams.notes);
    requireOutputs(options, inputsOf(options));
    noteTables(request.notes, streams.notes);
    noteSettings(request.cases, options.all("set"), streams.notes);
    const bool single = tabled && isOfOneRun(request, options);
    if (options.has("events") && !single)
        misuse(QCoreApplication::translate("talweg", "--events %1 needs a single run: name a system, or "
                                                     "choose one experiment with --experiment NAME.")
                   .arg(options.text("events")));
    if (options.has("table") && !(single && options.has("csv")))
        misuse(QCoreApplication::translate("talweg",
                                           "--table %1 needs --csv OUT.csv and a single run: name a "
                                           "system, or choose one experiment with --experiment NAME.")
                   .arg(options.text("table")));
    if (options.has("every") && (!single || !options.has("csv") || options.has("table")))
        misuse(QCoreApplication::translate(
                   "talweg", "--every %1 needs --csv OUT.csv without --table, and a single run: name a "
                             "system, or choose one experiment with --experiment NAME.")
                   .arg(options.text("every")));
    if (single)
        writeRun(request.cases.front(), options, streams);
    else if (options.has("csv"))
        writeTable(request, options, streams);
    else if (options.has("at"))
        printStatesOf(request, options, streams);
    else if (options.has("json"))
        writeJson(request, options, streams);
    else
        print(request, options, streams);
}

} // namespace talweg
