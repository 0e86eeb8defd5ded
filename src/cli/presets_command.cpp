#include "base/to_qt.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/output.h"
#include "project/preset_library.h"

#include <QCoreApplication>

namespace talweg {

namespace {

/// The presets of the user: all of them, or those with these names. Throws Failure.
std::vector<OwnPreset> ownPresets(const PresetLibrary& library, const QStringList& names) {
    const PresetsReading mine = library.read();
    if (!mine.problems.isEmpty()) throw Failure{failed, inFile(library.path(), mine.problems)};
    if (names.isEmpty()) return mine.presets;
    std::vector<OwnPreset> chosen;
    QStringList problems;
    for (const QString& name : names) {
        const std::size_t before = chosen.size();
        for (const OwnPreset& preset : mine.presets)
            if (preset.name.compare(name, Qt::CaseInsensitive) == 0) chosen.push_back(preset);
        if (chosen.size() == before)
            problems
                << QCoreApplication::translate(
                       "talweg",
                       "--only %1: you have no preset with this name; talweg presets lists your presets.")
                       .arg(name);
    }
    if (!problems.isEmpty()) throw Failure{badInput, problems};
    return chosen;
}

void listPresets(const std::vector<OwnPreset>& presets, const Streams& streams) {
    for (const OwnPreset& preset : presets)
        streams.out << toQt(preset.system) << "  " << preset.name
                    << (preset.note.isEmpty() ? QString() : "  (" + preset.note.simplified() + ')') << '\n';
    if (presets.empty())
        streams.notes << QCoreApplication::translate("talweg", "You have no presets yet.") << '\n';
}

void importPresets(const PresetLibrary& library, const Options& options, const Streams& streams) {
    const QString path = options.text("import");
    const PresetsReading reading = readPresets(path);
    if (!reading.problems.isEmpty()) throw Failure{badInput, inFile(path, reading.problems)};
    const QStringList taken = library.clashing(reading.presets);
    const bool keepsBoth = options.has("keep-both"), replaces = options.has("replace");
    if (!taken.isEmpty() && !keepsBoth && !replaces)
        throw Failure{
            failed,
            {QCoreApplication::translate("talweg", "Nothing was imported because presets with these names "
                                                   "already exist (%1). Add --keep-both or --replace.")
                 .arg(taken.join(", "))}};
    const auto clash = replaces ? PresetLibrary::Clash::replace : PresetLibrary::Clash::keepBoth;
    if (const QString wrong = library.add(reading.presets, clash); !wrong.isEmpty())
        throw Failure{failed, {wrong}};
    streams.out << toQt(trCount(std::ssize(reading.presets), "%n preset was imported from %1.",
                                "%n presets were imported from %1.", path.toStdString()))
                << '\n';
}

} // namespace

void managePresets(const Registry& registry, const Options& options, const Streams& streams) {
    const bool imports = options.has("import"), exports = options.has("export");
    if (!options.positional().isEmpty() || (imports && (exports || options.has("only")))
        || (options.has("keep-both") && options.has("replace"))
        || (!imports && (options.has("keep-both") || options.has("replace"))))
        misuse(QCoreApplication::translate(
            "talweg",
            "presets takes no arguments and lists your presets. To write them to a file, use --export FILE "
            "[--only NAME]…. To add the presets of a file, use --import FILE [--keep-both | --replace]."));
    const PresetLibrary library(registry);
    if (imports) return importPresets(library, options, streams);
    const std::vector<OwnPreset> presets = ownPresets(library, options.all("only"));
    if (!exports) return listPresets(presets, streams);
    requireOutputs(options, {});
    writeOutput(options.text("export"), toText(presets));
}

} // namespace talweg
