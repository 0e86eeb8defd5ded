#include "base/to_qt.h"
#include "cli/cases.h"
#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/nearest.h"
#include "cli/output.h"
#include "cli/tracks.h"
#include "project/file.h"
#include "project/imports.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace talweg {

namespace {

/// Writes a project to a new file. Throws Failure if the file exists.
void writeNew(const Registry& registry, const Project& project, const QString& path) {
    if (path != "-" && QFileInfo::exists(path))
        throw Failure{
            failed,
            {QCoreApplication::translate("talweg", "%1 already exists; choose another name.").arg(path)}};
    writeOutput(path, toText(project, registry));
}

struct Place {
    const System* system = nullptr;
    const Example* example = nullptr;
};

Place exampleCalled(const Registry& registry, const QString& id) {
    QStringList ids;
    for (const auto& system : registry.systems())
        for (const Example& example : system->examples) {
            if (toQt(example.id) == id) return {system.get(), &example};
            ids << toQt(example.id);
        }
    misuse(
        QCoreApplication::translate(
            "talweg", "The example \"%1\" does not exist.%2 The command talweg examples lists all examples.")
            .arg(id, didYouMean(id, ids)));
}

} // namespace

void newProject(const Registry& registry, const Options& options, const Streams& streams) {
    const QString id = options.positional().value(0);
    const auto system = registry.find(id.toStdString());
    if (!system || options.positional().size() != 1 || !options.has("out"))
        misuse(QCoreApplication::translate(
            "talweg", "new needs one system and --out FILE.talweg; talweg help lists the systems."));
    Project project;
    project.title = options.text("title");
    const QString name = options.has("name") ? options.text("name").trimmed() : toQt(system->name);
    if (const QString complaint = nameComplaint(project, -1, name); !complaint.isEmpty()) misuse(complaint);
    Settings settings = settingsFrom(*system, options.all("preset"), options.all("set"));
    noteTables(settings.notes, streams.notes);
    for (TableImport& one : settings.imports)
        addImport(project, std::move(one));
    project.experiments = {experimentWith(*system, name, std::move(settings))};
    Experiment& experiment = project.experiments.front();
    experiment.tracks = tracksBeside(*system, experiment.values, options, streams.notes);
    writeNew(registry, project, options.text("out"));
}

void listExamples(const Registry& registry, const Options& options, const Streams& streams) {
    if (!options.positional().isEmpty() || (options.has("out") && !options.has("copy")))
        misuse(QCoreApplication::translate(
            "talweg",
            "examples takes no arguments; to write an example to a file, use --copy ID --out FILE.talweg."));
    if (options.has("copy")) {
        const auto [system, example] = exampleCalled(registry, options.text("copy"));
        const QString path = options.has("out") ? options.text("out") : toQt(example->id) + ".talweg";
        writeNew(registry, makeProject(*system, *example), path);
        if (path != "-") streams.out << path << '\n';
        return;
    }
    for (const auto& system : registry.systems()) {
        streams.out << toQt(system->name) << '\n';
        for (const Example& example : system->examples)
            streams.out << "  " << toQt(example.id) << "  " << toQt(example.title) << '\n';
    }
}

} // namespace talweg
