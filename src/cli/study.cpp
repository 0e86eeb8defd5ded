#include "study/study.h"
#include "cli/cases.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/progress_line.h"
#include "project/file.h"
#include "study/table.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace talweg {

namespace {

[[noreturn]] void misuse(const QString& message) {
    throw Failure{badInput, {message}};
}

QString toQt(const std::string& text) {
    return QString::fromStdString(text);
}

/// A study and what it is of.
struct Request {
    std::shared_ptr<const System> system;
    Values base;
    Study study;
};

// --- what was asked for ----------------------------------------------------------------------------

/// "id=text" taken apart.
Study::Swept sweptFrom(const QString& text) {
    const auto equals = text.indexOf(u'=');
    if (equals < 1) misuse(QStringLiteral("--grid %1: must read id=from:to:step or id=v1,v2,….").arg(text));
    return {text.left(equals).trimmed().toStdString(), text.mid(equals + 1).trimmed().toStdString()};
}

/// The input that is judged over, with its values taken out of the axes.
Study::Swept takeOver(const System& system, const Options& options, std::vector<Study::Swept>& axes) {
    const std::string id = options.has("over") ? options.text("over").toStdString() : system.studyOver;
    if (id.empty()) misuse("--over is missing: name the input over which each design is judged.");
    const auto axis = std::ranges::find(axes, id, &Study::Swept::parameter);
    if (axis == axes.end())
        misuse(QStringLiteral("--over %1 needs its values: add --grid %1=from:to:step or --grid %1=v1,v2,….")
                   .arg(toQt(id)));
    Study::Swept over = *axis;
    axes.erase(axis);
    return over;
}

/// The usual measure, and those that were asked for.
std::vector<std::string> measuresFrom(const System& system, const Options& options) {
    std::vector<std::string> measures;
    if (!system.studyMeasures.empty()) measures.push_back(system.studyMeasures.front().id);
    for (const QString& id : options.all("measure"))
        if (std::ranges::find(measures, id.toStdString()) == measures.end())
            measures.push_back(id.toStdString());
    return measures;
}

/// Which axis a requirement looks along when nothing is said.
std::string usualSmallest(const System& system, const std::vector<Study::Swept>& axes) {
    if (std::ranges::count(axes, system.studySmallest, &Study::Swept::parameter) > 0)
        return system.studySmallest;
    return axes.size() == 1 ? axes.front().parameter : std::string();
}

/// Applies what may be said of a system's study and of a project's.
void applyRequirement(const System& system, const Options& options, Study& study) {
    if (options.has("require")) study.requirement = options.text("require").toStdString();
    if (options.has("smallest"))
        study.smallest = options.text("smallest").toStdString();
    else if (study.smallest.empty())
        study.smallest = usualSmallest(system, study.axes);
    if (!study.requirement.empty() && study.smallest.empty())
        misuse("--smallest is missing: name the swept input of which the smallest value is looked for.");
}

Request fromSystem(const std::shared_ptr<const System>& system, const Options& options) {
    if (options.has("experiment"))
        misuse(QStringLiteral("--experiment %1 is for project files; %2 is a system.")
                   .arg(options.text("experiment"), toQt(system->id)));
    Request request{system, valuesFrom(*system, options.all("set")), {}};
    for (const QString& grid : options.all("grid"))
        request.study.axes.push_back(sweptFrom(grid));
    request.study.over = takeOver(*system, options, request.study.axes);
    request.study.measures = measuresFrom(*system, options);
    request.study.compared = options.has("compare");
    if (request.study.compared && system->studyCompare.empty())
        misuse(QStringLiteral("--compare: %1 has nothing to compare.").arg(toQt(system->name)));
    applyRequirement(*system, options, request.study);
    return request;
}

/// The experiments that can be studied: the one that was named, or all that have a study.
std::vector<const Experiment*> studied(const Project& project, const QString& path, const QString& name) {
    std::vector<const Experiment*> found;
    QStringList names;
    for (const Experiment& experiment : project.experiments) {
        if (!experiment.study) continue;
        names << u'"' + experiment.name + u'"';
        if (name.isEmpty() || name == experiment.name) found.push_back(&experiment);
    }
    if (found.empty())
        misuse(QStringLiteral("%1 has no experiment %2with a study; with a study it has %3.")
                   .arg(path, name.isEmpty() ? QString() : u'"' + name + "\" ",
                        names.isEmpty() ? "none" : names.join(", ")));
    if (found.size() > 1)
        misuse(
            QStringLiteral("%1 has several experiments with a study: %2. Choose one with --experiment NAME.")
                .arg(path, names.join(", ")));
    return found;
}

Request fromFile(const Registry& registry, const QString& path, const Options& options) {
    for (const char* option : {"set", "grid", "over", "measure", "compare"})
        if (options.has(option))
            misuse(QStringLiteral("--%1 is for systems; %2 is a project file, which holds its studies.")
                       .arg(option, path));
    const FileReading reading = readProject(path, registry);
    if (!reading.project) throw Failure{badInput, inFile(path, reading.problems)};
    const Experiment& experiment = *studied(*reading.project, path, options.text("experiment")).front();
    Request request{registry.find(experiment.system), experiment.values, *experiment.study};
    applyRequirement(*request.system, options, request.study);
    return request;
}

Request requestOf(const Registry& registry, const Options& options) {
    QStringList ids;
    for (const auto& system : registry.systems())
        ids << toQt(system->id);
    const QStringList& given = options.positional();
    if (given.size() != 1)
        misuse(QStringLiteral("study needs one system (%1) or one project file; given: %2.")
                   .arg(ids.join(", "), given.isEmpty() ? "none" : given.join(", ")));
    const QString name = given.first();
    if (const auto system = registry.find(name.toStdString())) return fromSystem(system, options);
    if (name.endsWith(".talweg") || QFileInfo(name).isFile()) return fromFile(registry, name, options);
    misuse(QStringLiteral("\"%1\" is neither a system (%2) nor a project file.").arg(name, ids.join(", ")));
}

unsigned threadsFrom(const Options& options) {
    bool fine = true;
    const unsigned threads = options.has("threads") ? options.text("threads").toUInt(&fine) : 0;
    if (!fine || threads > 1024 || (options.has("threads") && threads == 0))
        misuse(QStringLiteral("--threads %1: must be a whole number from 1 to 1024.")
                   .arg(options.text("threads")));
    return threads;
}

/// "i/n" with i from 1 to n.
Shard shardFrom(const Options& options) {
    if (!options.has("shard")) return {};
    const QStringList parts = options.text("shard").split(u'/');
    bool fine = parts.size() == 2, whole = true;
    const std::size_t index = fine ? parts[0].toULongLong(&whole) : 0;
    fine = fine && whole;
    const std::size_t count = fine ? parts[1].toULongLong(&whole) : 0;
    if (!fine || !whole || index < 1 || index > count)
        misuse(QStringLiteral("--shard %1: must read i/n with i from 1 to n, for example 3/8.")
                   .arg(options.text("shard")));
    return {index - 1, count};
}

// --- carrying it out -------------------------------------------------------------------------------

StudyReading readingOf(const Request& request) {
    StudyReading reading = readStudy(*request.system, request.base, request.study);
    QStringList messages;
    for (const Problem& problem : reading.problems)
        messages << toQt(problem.message);
    if (!messages.isEmpty()) throw Failure{badInput, messages};
    return reading;
}

SweepResults solveAll(const Request& request, const std::vector<Sweep>& sweeps, const SweepOptions& options) {
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

void writeTable(const QString& path, const std::string& table) {
    const QString failure = writeWhole(path, QByteArray::fromStdString(table));
    if (!failure.isEmpty()) throw Failure{failed, {failure}};
}

/// To the digits that matter to people.
QString brief(double number) {
    return QString::number(number, 'g', 6);
}

/// "b=2 k=0.3 ": where on the other axes a line of designs is.
QString lineName(const SweepResult& result, const std::vector<std::size_t>& places, const TableOptions& table,
                 const std::string& along) {
    QString text;
    if (!table.compared.empty())
        text += toQt(table.compared + "=" + write(result.sweep.base.at(table.compared))) + ' ';
    for (std::size_t a = 0; a < places.size(); ++a) {
        const Axis& axis = result.sweep.axes[a];
        if (axis.parameter != along)
            text += toQt(axis.parameter + "=" + shortest(axis.values[places[a]])) + ' ';
    }
    return text;
}

QString valueText(const std::optional<double>& value) {
    return value ? toQt(shortest(*value)) : QStringLiteral("none");
}

void printThresholds(const SweepResults& results, const Requirement& requirement, const std::string& along,
                     const TableOptions& table, QTextStream& out) {
    const QString id = toQt(along);
    for (const auto& result : results) {
        const auto critical = criticalValues(*result, along);
        const auto found = thresholds(*result, requirement, along);
        for (std::size_t i = 0; i < found.size(); ++i) {
            const Threshold& threshold = found[i];
            out << lineName(*result, threshold.places, table, along) << id << '='
                << valueText(threshold.value) << " margin=" << brief(threshold.margin)
                << " least_margin=" << brief(threshold.leastMargin)
                << " first=" << valueText(threshold.first);
            if (threshold.first) out << ".." << valueText(threshold.firstEnd);
            if (!result->system->success.id.empty())
                out << ' ' << id << "_crit=" << valueText(critical[i].value);
            out << '\n';
        }
    }
}

void requireSomethingToDo(const Options& options, const Request& request) {
    if (!options.has("csv") && !options.has("runs") && request.study.requirement.empty())
        misuse("study needs something to write or to look for: --csv OUT.csv, --runs RUNS.csv or --require.");
    if (options.has("csv") && options.text("csv") == options.text("runs"))
        misuse(QStringLiteral("--csv and --runs both name %1; give each its own file.")
                   .arg(options.text("csv")));
    if (options.has("shard") && options.has("require"))
        misuse("--require needs the whole study; leave --shard away.");
}

void solveStudy(const Registry& registry, const Options& options, QTextStream& out) {
    const Request request = requestOf(registry, options);
    requireSomethingToDo(options, request);
    const SweepOptions how{threadsFrom(options), shardFrom(options)};
    const StudyReading reading = readingOf(request);
    const auto sweeps = sweepsOf(*request.system, request.study, *reading.sweep);
    const SweepResults results = solveAll(request, sweeps, how);
    const TableOptions table{request.study.compared ? request.system->studyCompare : "",
                             options.has("shard")};
    if (options.has("csv")) writeTable(options.text("csv"), aggregateTable(results, table));
    if (options.has("runs")) writeTable(options.text("runs"), runTable(results, table));
    if (reading.requirement && !options.has("shard"))
        printThresholds(results, *reading.requirement, request.study.smallest, table, out);
}

void merge(const Options& options) {
    for (const char* option : {"set", "grid", "over", "measure", "compare", "runs", "threads", "shard",
                               "require", "smallest", "experiment"})
        if (options.has(option))
            misuse(QStringLiteral("--merge only joins files; leave --%1 away.").arg(option));
    if (options.positional().isEmpty() || !options.has("csv"))
        misuse(
            "--merge needs the parts and where to write: talweg study --merge A.csv B.csv … --csv OUT.csv.");
    std::vector<TablePart> parts;
    for (const QString& path : options.positional()) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            misuse(QStringLiteral("Cannot read %1: %2.").arg(path, file.errorString()));
        parts.push_back({path.toStdString(), file.readAll().toStdString()});
    }
    const MergedTable table = mergeTables(parts);
    QStringList messages;
    for (const std::string& problem : table.problems)
        messages << toQt(problem);
    if (!messages.isEmpty()) throw Failure{badInput, messages};
    writeTable(options.text("csv"), table.text);
}

} // namespace

void study(const Registry& registry, const QStringList& arguments, QTextStream& out) {
    const Options options(arguments, {{"set", "id=value", true},
                                      {"grid", "id=values", true},
                                      {"over", "id"},
                                      {"measure", "id", true},
                                      {"compare"},
                                      {"csv", "OUT.csv"},
                                      {"runs", "RUNS.csv"},
                                      {"threads", "N"},
                                      {"shard", "i/n"},
                                      {"require", "condition"},
                                      {"smallest", "id"},
                                      {"experiment", "NAME"},
                                      {"merge"}});
    if (options.has("merge"))
        merge(options);
    else
        solveStudy(registry, options, out);
}

} // namespace talweg
