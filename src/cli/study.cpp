#include "study/study.h"
#include "base/to_qt.h"
#include "cli/advice.h"
#include "cli/answer_line.h"
#include "cli/cases.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/monte_carlo.h"
#include "cli/named_requirements.h"
#include "cli/nearest.h"
#include "cli/noise.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/study_json.h"
#include "cli/study_options.h"
#include "cli/unknown.h"
#include "cli/vouching.h"
#include "project/expressions.h"
#include "study/diagnostics.h"
#include "study/idle_inputs.h"
#include "study/merge.h"
#include "study/monte_carlo.h"
#include "study/table.h"
#include "study/threshold.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// The request of a `study` command.
struct StudyRequest {
    std::shared_ptr<const System> system;
    Values base;
    Study study;                              ///< grid and other settings of the study
    std::vector<NamedRequirement> named = {}; ///< requirements of the project
    TableFolder tables{};
    Expressions expressions = {};
    std::vector<Constant> constants = {};
};

// --- options ---------------------------------------------------------------------------------------

/// Whether an option gives an input a distribution from which random runs sample it.
bool isDrawn(const Options& options, const std::string& id) {
    const auto speaksOf = [&id](const QString& given) {
        return given.contains(u'=') && given.section(u'=', 0, 0).trimmed() == toQt(id);
    };
    return isNoiseStudy(options, {})
           && (speaksOf(options.text("over")) || std::ranges::any_of(options.all("dist"), speaksOf));
}

/// The input over which designs are evaluated, with its values. Removes it from the axes.
Study::Swept takeOver(const System& system, const Options& options, std::vector<Study::Swept>& axes) {
    const std::string id = options.has("over")
                               ? options.text("over").section(u'=', 0, 0).trimmed().toStdString()
                               : system.studyOver;
    if (id.empty())
        misuse(QCoreApplication::translate(
            "talweg", "--over is missing: name the input that each design is evaluated over."));
    const auto axis = std::ranges::find(axes, id, &Study::Swept::parameter);
    if (axis == axes.end() && isDrawn(options, id)) return {id, {}};
    if (axis == axes.end())
        misuse(QCoreApplication::translate(
                   "talweg", "--over %1 needs values: add --grid %1=from:to:step or --grid %1=v1,v2,….")
                   .arg(toQt(id)));
    Study::Swept over = *axis;
    axes.erase(axis);
    return over;
}

/// The axis along which the smallest value is sought by default; empty if there is no default.
std::string usualSmallest(const System& system, const std::vector<Study::Swept>& axes) {
    if (std::ranges::count(axes, system.studySmallest, &Study::Swept::parameter) > 0)
        return system.studySmallest;
    return axes.size() == 1 ? axes.front().parameter : std::string();
}

/// Applies --require and related options to a study of a system or of a project.
void applyRequirement(const System& system, const Options& options,
                      const std::vector<NamedRequirement>& named, Study& study) {
    if (options.has("require")) study.requirement = conditionFrom(options, system, study, named);
    if (options.has("smallest"))
        study.smallest = options.text("smallest").toStdString();
    else if (study.smallest.empty())
        study.smallest = usualSmallest(system, study.axes);
    if (study.requirement.empty() && options.has("smallest"))
        misuse(
            QCoreApplication::translate("talweg", "--smallest %1 needs a condition: add --require CONDITION.")
                .arg(options.text("smallest")));
    if (!study.requirement.empty() && study.smallest.empty() && study.unknown.empty())
        misuse(QCoreApplication::translate(
            "talweg", "--smallest is missing: name the varied input whose smallest value you want to find."));
}

Study gridsFrom(const System& system, const Options& options) {
    Study study;
    for (const QString& grid : options.all("grid")) {
        auto [id, values] =
            idAndText("grid", grid, QCoreApplication::translate("talweg", "id=from:to:step or id=v1,v2,…"));
        study.axes.push_back({std::move(id), std::move(values)});
    }
    study.over = takeOver(system, options, study.axes);
    takeUnknown(options, study);
    study.likely = options.text("over").section(u'=', 1).trimmed().toStdString();
    study.measures = measuresFrom(system, options);
    for (const Tie& tie : tiesFrom(options))
        study.ties.push_back({tie.parameter, tie.expression});
    study.compared = options.has("compare");
    if (study.compared && system.studyCompare.empty())
        misuse(QCoreApplication::translate("talweg", "--compare: %1 offers no input for comparison.")
                   .arg(toQt(system.name)));
    return study;
}

/// Throws Failure if --set gives a value to an input whose values come from other options.
void refuseSettingsOfVaried(const System& system, const Options& options) {
    QStringList varied;
    for (const char* option : {"grid", "dist", "tie"})
        for (const QString& given : options.all(option)) {
            const QString text = given.section(u'=', 1).trimmed();
            if (text.startsWith(u'±') || text.startsWith("pm:")) continue; // relative to the --set value
            varied << given.section(u'=', 0, 0).trimmed();
        }
    if (options.has("compare")) varied << toQt(system.studyCompare);
    for (const QString& setting : options.all("set"))
        if (varied.contains(setting.section(u'=', 0, 0).trimmed()))
            misuse(QCoreApplication::translate("talweg",
                                               "--set %1: has no effect because --grid, --dist, --tie "
                                               "or --compare sets this input. Omit this --set.")
                       .arg(setting));
}

StudyRequest studyOf(const std::shared_ptr<const System>& system, const Options& options,
                     QTextStream& notes) {
    refuseSettingsOfVaried(*system, options);
    refuse(options, {"experiment", reloadTables},
           QCoreApplication::translate("talweg", "works only with project files; %1 is a system.")
               .arg(toQt(system->id)));
    Settings settings = settingsFrom(*system, options.all("preset"), options.all("set"));
    noteTables(settings.notes, notes);
    StudyRequest request{system, std::move(settings.values), {}};
    request.tables = TableFolder(&notes);
    request.expressions = std::move(settings.expressions);
    if (!options.has("monte-carlo")) request.study = gridsFrom(*system, options);
    return request;
}

/// The experiment with this name. Without a name, the only experiment that can be studied.
const Experiment& experimentFrom(const Project& project, const QString& path, const QString& name,
                                 bool needsStudy) {
    std::vector<const Experiment*> found;
    QStringList names;
    for (const Experiment& experiment : project.experiments) {
        if (needsStudy && !experiment.study) continue;
        names << u'"' + experiment.name + u'"';
        if (name.isEmpty() || name == experiment.name) found.push_back(&experiment);
    }
    if (found.empty() && name.isEmpty())
        misuse(needsStudy
                   ? QCoreApplication::translate("talweg", "%1 has no experiment with a study.").arg(path)
                   : QCoreApplication::translate("talweg", "%1 has no experiments.").arg(path));
    const QString known = orNone(names);
    if (found.empty())
        misuse(needsStudy
                   ? QCoreApplication::translate(
                         "talweg", "%1 has no experiment \"%2\" with a study; experiments with a study: %3.")
                         .arg(path, name, known)
                   : QCoreApplication::translate("talweg", "%1 has no experiment \"%2\"; it has %3.")
                         .arg(path, name, known));
    if (found.size() > 1)
        misuse(needsStudy
                   ? QCoreApplication::translate(
                         "talweg",
                         "%1 has several experiments with a study: %2. Choose one with --experiment NAME.")
                         .arg(path, known)
                   : QCoreApplication::translate(
                         "talweg", "%1 has several experiments: %2. Choose one with --experiment NAME.")
                         .arg(path, known));
    return *found.front();
}

StudyRequest studyIn(const Registry& registry, const QString& path, const Options& options,
                     QTextStream& notes) {
    const bool needsStudy = !options.has("monte-carlo");
    const QString why =
        QCoreApplication::translate("talweg", "works only with systems; %1 is a project file.").arg(path);
    refuse(options, {"set", "preset"}, why);
    if (needsStudy) refuse(options, {"grid", "over", "unknown", "measure", "compare", "tie"}, why);
    Project project = projectIn(registry, path);
    prepareTables(project, path, options, notes);
    const QString name = options.text("experiment");
    const Experiment& experiment = experimentFrom(project, path, name, needsStudy);
    return {registry.find(experiment.system),
            experiment.values,
            experiment.study.value_or(Study{}),
            requirementsFor(project, experiment.system),
            TableFolder(path, project.measured, &notes),
            experiment.expressions,
            project.constants};
}

/// Turns expressions of inputs that depend on varied inputs into links to these.
void tieExpressions(StudyRequest& request, const Options& options) {
    const bool isOfGrids = !options.has("monte-carlo");
    Study varied = isOfGrids ? request.study : Study{};
    for (const char* option : {"dist", "tolerance"})
        for (const QString& given : options.all(option))
            varied.uncertain.push_back({given.section(u'=', 0, 0).trimmed().toStdString(), {}});
    if (!isOfGrids)
        for (const Tie& tie : tiesFrom(options))
            varied.ties.push_back({tie.parameter, tie.expression});
    request.study.ties = withExpressions(*request.system, request.base, request.expressions,
                                         ConstantTable(request.constants), std::move(varied))
                             .ties;
}

StudyRequest studyRequestOf(const Registry& registry, const Options& options, QTextStream& notes) {
    const QStringList& given = options.positional();
    if (given.size() != 1)
        misuse(QCoreApplication::translate("talweg",
                                           "study needs one system (%1) or one project file (given: %2).")
                   .arg(systemIds(registry), given.isEmpty() ? "none" : given.join(", ")));
    const QString name = given.first();
    if (const auto system = registry.find(name.toStdString())) return studyOf(system, options, notes);
    if (namesFile(name)) return studyIn(registry, name, options, notes);
    misuseNeither(registry, name);
}

// --- solving ---------------------------------------------------------------------------------------

SweepResults solveAll(const StudyRequest& request, const std::vector<Sweep>& sweeps,
                      const SweepOptions& options) {
    SweepResults results;
    ProgressLine line;
    const double share = 1 / static_cast<double>(sweeps.size());
    for (const Sweep& sweep : sweeps) {
        const double before = share * static_cast<double>(results.size());
        results.push_back(solveSweep(request.system, sweep, options, {},
                                     [&](double done) { line.show(before + share * done); }));
    }
    return results;
}

/// A line that begins with the values of all axes except `along`: "b=2 k=0.3 ".
AnswerLine lineOf(const SweepResult& result, const std::vector<std::size_t>& places,
                  const TableOptions& table, const std::string& along) {
    AnswerLine line;
    if (!table.compared.empty())
        line.word(table.compared, std::get<std::string>(result.sweep.base.at(table.compared)));
    for (std::size_t a = 0; a < places.size(); ++a) {
        const Axis& axis = result.sweep.axes[a];
        if (axis.parameter != along) line.value(axis.parameter, axis.values[places[a]]);
    }
    return line;
}

QString valueText(const std::optional<double>& value) {
    return value ? toQt(shortest(*value)) : QStringLiteral("none");
}

/// A range of possible values: "0.6..0.93".
QString rangeText(const std::optional<double>& low, const std::optional<double>& high) {
    if (!low) return QStringLiteral("none");
    if (!high) return valueText(low) + "..";
    return low == high ? valueText(high) : valueText(low) + ".." + valueText(high);
}

void addFirst(AnswerLine& line, const Threshold& threshold) {
    const QString end = threshold.first ? ".." + valueText(threshold.firstEnd) : QString();
    line.printed(
        "first", valueText(threshold.first) + end,
        {{"first", threshold.first.value_or(nothing)}, {"first_end", threshold.firstEnd.value_or(nothing)}});
    if (!threshold.nearly) return;
    std::string except;
    for (const double value : threshold.except)
        except += (except.empty() ? "" : ",") + shortest(value);
    line.value("nearly", threshold.nearly);
    line.word("except", except);
}

void addCritical(AnswerLine& line, const CriticalValue& critical, const std::string& key) {
    line.printed(
        key, critical.rises ? rangeText(critical.low, critical.value) : QStringLiteral("no-rise"),
        {{key + "_low", critical.low.value_or(nothing)}, {key + "_high", critical.value.value_or(nothing)}});
}

/// The smallest values that meet the requirement, one line for each combination of the inputs other than
/// `along`.
std::vector<AnswerLine> thresholdLines(const SweepResults& results, const Requirement& requirement,
                                       const std::string& along, const TableOptions& table,
                                       unsigned threads) {
    std::vector<AnswerLine> lines;
    for (const auto& result : results) {
        const auto judged = criticalQuantity(*result, &requirement);
        const auto critical = criticalValues(*result, along, judged.value_or(std::string()));
        const auto found = thresholds(*result, requirement, along);
        for (std::size_t i = 0; i < found.size(); ++i) {
            const Threshold& threshold = found[i];
            const std::size_t design = result->designAt(threshold.places);
            AnswerLine& line = lines.emplace_back(lineOf(*result, threshold.places, table, along));
            line.value(along, threshold.value);
            line.number("margin", threshold.margin);
            line.number("least_margin", threshold.minMargin);
            addFirst(line, threshold);
            for (const auto& finer : finerThresholds(*result, requirement, along, design,
                                                     results.size() * found.size(), {threads, {}}, {}))
                line.value("at_" + std::to_string(finer.runs), finer.threshold.value);
            if (judged) addCritical(line, critical[i], along + "_crit");
            if (threshold.undecided.empty()) continue;
            line.count("undecided", threshold.undecided.size());
            line.number("undecided_from", threshold.undecided.front());
            line.number("undecided_to", threshold.undecided.back());
        }
    }
    return lines;
}

void requireSomethingToDo(const Options& options, const StudyRequest& request) {
    if (!options.has("csv") && !options.has("runs") && !options.has("json")
        && request.study.requirement.empty() && (request.named.empty() || options.has("shard")))
        misuse(QCoreApplication::translate("talweg", "study needs an output or a condition: --csv OUT.csv, "
                                                     "--runs RUNS.csv, --json OUT.json or --require."));
    if (!request.study.requirement.empty() && !options.has("shard"))
        requireQuietOutput(
            options, QCoreApplication::translate("talweg", "the answer to the requirement is printed there"));
    if (options.has("shard") && options.has("require"))
        misuse(QCoreApplication::translate("talweg", "--require needs the whole study; omit --shard."));
}

void solveGrids(StudyRequest request, const Options& options, const Streams& streams) {
    refuseBesideUnknown(options, request.study);
    if (options.has("shard"))
        refuse(options, {"json"},
               QCoreApplication::translate("talweg", "needs the whole study; omit --shard."));
    if (isNoiseStudy(options, request.study)) {
        applyRequirement(*request.system, options, request.named, request.study);
        return noise(request.system, request.base, std::move(request.study), request.named, request.tables,
                     options, streams);
    }
    refuse(options, {"pair", "pareto", "until-decided"},
           QCoreApplication::translate("talweg", "works only with --noise N."));
    refuse(options, {"dist", "seed", "confidence", "sensitivity", "correlate", "bounds", "sobol", "curves"},
           QCoreApplication::translate("talweg", "works only with --monte-carlo N."));
    applyRequirement(*request.system, options, request.named, request.study);
    applyTolerances(*request.system, request.base, options, request.study);
    requireSomethingToDo(options, request);
    const SweepOptions how{threadsFrom(options), shardFrom(options)};
    const StudyReading reading =
        readStudy(*request.system, request.base, request.study, how.shard.count, request.tables.columns());
    requireNone(reading.problems);
    const auto sweeps = sweepsOf(*request.system, request.study, *reading.sweep, how.shard.count);
    std::vector<Values> bases;
    for (const Sweep& sweep : sweeps)
        bases.push_back(sweep.base);
    noteSettings(*request.system, bases, variedBetween(*request.system, *reading.sweep), reading.sweep->ties,
                 options.all("set"), streams.notes);
    const TableOptions table{request.study.compared ? request.system->studyCompare : "",
                             options.has("shard")};
    if (const auto part = writtenPart(options, markOf(*request.system, sweeps, table.compared)))
        return tellDoubtful(options, part->doubtful, part->runs, streams.notes);
    const SweepResults results = solveAll(request, sweeps, how);
    std::vector<UnknownResult> unknown;
    if (!request.study.unknown.empty())
        for (const auto& result : results)
            unknown.push_back(unknownResult(result, reading.requirement ? &*reading.requirement : nullptr));
    const auto designs = [&] {
        return unknown.empty() ? aggregateTable(results, table) : unknownTable(unknown, table.compared);
    };
    writeTable(options, "csv", designs);
    writeTable(options, "runs", [&] { return runTable(results, table); });
    std::vector<AnswerLine> lines, best;
    if (!unknown.empty()) {
        lines = unknownLines(unknown, request.study.smallest, table.compared);
        tellOpen(unknown, streams.notes);
    } else if (reading.requirement && !options.has("shard")) {
        lines = thresholdLines(results, *reading.requirement, request.study.smallest, table, how.threads);
        best = adviceLines(results, *reading.requirement, request.study, table.compared, how.threads,
                           streams.notes);
    }
    const bool isTaken =
        options.text("csv") == "-" || options.text("runs") == "-" || options.text("json") == "-";
    for (const auto& printed : {lines, best})
        for (const AnswerLine& line : printed)
            (isTaken ? streams.notes : streams.out) << line.text() << '\n';
    std::vector<AnswerLine> verdicts;
    if (!options.has("shard"))
        verdicts = NamedVerdicts{request.study, request.base, request.named, table.compared}.lines(
            results, streams.notes);
    for (const AnswerLine& line : verdicts)
        (isTaken ? streams.notes : streams.out) << line.text() << '\n';
    const Diagnostics diagnostics = diagnosticsOf(results);
    writeJson(options, "grid", [&](StudyJson& json) {
        json.experiment(*request.system, request.base);
        if (reading.requirement) json.text("requirement", reading.requirement->text());
        json.count("runs_per_design", results.front()->runsPerDesign);
        json.diagnostics(diagnostics);
        json.rows("designs", designs());
        if (!unknown.empty()) json.rows("combinations", aggregateTable(results, {table.compared}));
        if (reading.requirement) json.lines("thresholds", ofKind(lines, ""));
        if (!best.empty()) json.lines("best", best);
        if (!verdicts.empty()) json.lines("requirements", verdicts);
    });
    std::size_t doubtful = 0, runs = 0;
    for (const auto& result : results) {
        doubtful += result->doubtfulRuns();
        runs += result->doubtful.size();
    }
    tell(diagnostics, streams.notes);
    tellDoubtful(options, doubtful, runs, streams.notes);
}

/// Writes the results of a merged Monte-Carlo study, and the table of all runs.
void writeMerged(const std::shared_ptr<const System>& system, const MergedTable& table,
                 const Options& options, const Streams& streams) {
    MonteCarlo study;
    study.seed = table.seed;
    study.confidence = confidenceFrom(options);
    study.bounds = boundsFrom(options);
    const MonteCarloResult result = readRuns(system, std::move(study), table.asked, table.text);
    writeTable(options, "runs", [&] { return table.text; });
    writeTable(options, "csv", [&] { return summaryTable(result); });
    writeJson(options, "merged", [&](StudyJson& json) {
        json.text("system", system->id);
        json.diagnostics(diagnosticsOf(result, nullptr));
        json.rows("summary", summaryTable(result));
    });
    printSummary(result, options, streams);
    tell(diagnosticsOf(result, nullptr), streams.notes);
}

void merge(const Registry& registry, const Options& options, const Streams& streams) {
    refuseAllBut(
        options, {"merge", "csv", "runs", "json", tableForm, "confidence", "bounds", reloadTables},
        QCoreApplication::translate("talweg", "cannot be used with --merge, which only merges files."));
    if (options.positional().isEmpty() || !(options.has("csv") || options.has("runs") || options.has("json")))
        misuse(QCoreApplication::translate("talweg", "--merge needs the tables of all shards and an output: "
                                                     "talweg study --merge A.csv B.csv … --csv OUT.csv."));
    requireInputs(options.positional());
    requireOutputs(options, options.positional());
    std::vector<TablePart> parts;
    for (const QString& path : options.positional()) {
        parts.push_back({inputName(path).toStdString(), readTable(path).toStdString()});
    }
    const MergedTable table = mergeTables(parts);
    QStringList messages;
    for (const std::string& problem : table.problems)
        messages << toQt(problem);
    if (!messages.isEmpty()) throw Failure{badInput, messages};
    for (const std::string& note : table.notes)
        streams.notes << QCoreApplication::translate("talweg", "talweg: note: %1").arg(toQt(note)) << '\n';
    if (const auto system = registry.find(table.system)) return writeMerged(system, table, options, streams);
    if (!table.system.empty())
        misuse(QCoreApplication::translate(
                   "talweg",
                   "The files contain runs of the system \"%1\", which this version of Talweg does not have.")
                   .arg(toQt(table.system)));
    refuse(options, {"runs", "confidence", "bounds"},
           QCoreApplication::translate(
               "talweg",
               "works only with shards of a Monte-Carlo study; these files are shards of a grid study."));
    writeTable(options, "csv", [&] { return table.text; });
    writeJson(options, "merged", [&](StudyJson& json) { json.rows("designs", table.text); });
}

} // namespace

void study(const Registry& registry, const Options& options, const Streams& streams) {
    if (options.has("merge")) return merge(registry, options, streams);
    if (options.has("resume") && !options.has("shard"))
        misuse(QCoreApplication::translate("talweg", "--resume works only with --shard i/n."));
    if (options.has("shard"))
        refuse(options, {tableForm},
               QCoreApplication::translate("talweg", "cannot be used with --shard; use it with --merge."));
    const QStringList inputs = options.has("set") ? filesOf(options.all("set")) : options.positional();
    requireInputs(inputs + distributionFiles(options));
    StudyRequest request = studyRequestOf(registry, options, streams.notes);
    tieExpressions(request, options);
    requireOutputs(options, inputs + distributionFiles(options) + request.tables.tablesOf(request.study));
    if (options.has("monte-carlo"))
        monteCarlo(request.system, request.base, request.study.ties, options, streams);
    else
        solveGrids(request, options, streams);
}

} // namespace talweg
