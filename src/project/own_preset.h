#pragma once

#include "systems/system.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <vector>

namespace talweg {

/// A preset of the user: named values for some inputs of a system, which can be used in all projects.
struct OwnPreset {
    QString name;       ///< see presetNameComplaint
    std::string system; ///< System::id; the program may lack this system
    QString note = {};  ///< origin of the values; may be empty
    QJsonObject inputs; ///< values by input id, as in project files; see valuesOf

    friend bool operator==(const OwnPreset&, const OwnPreset&) = default;
};

/// Largest number of presets, and largest size of their file in bytes, for reading and for writing.
inline constexpr qsizetype maxOwnPresets = 500;
inline constexpr qint64 largestPresets = 4'000'000;

/// Presets read from a file, or all errors in the file.
struct PresetsReading {
    std::vector<OwnPreset> presets = {}; ///< none if there are problems
    QStringList problems = {};           ///< complete sentences with the place in the file
};

/// The text of a preset file: JSON in UTF-8. Numbers read back unchanged.
QByteArray toText(const std::vector<OwnPreset>& presets);

/// Reads the text of a preset file. Errors are damaged texts, other kinds of files, newer versions, unknown
/// keys, duplicate names and values of a wrong kind. Systems, inputs and ranges are not checked, because they
/// may differ between versions of the program.
PresetsReading presetsFromText(const QByteArray& text);

/// Reads a preset file; see presetsFromText.
PresetsReading readPresets(const QString& path);

/// A preset with the values of the inputs `ids`.
OwnPreset makePreset(const System& system, const QString& name, const Values& values,
                     const std::vector<std::string>& ids, const QString& note = {});

/// The values that a preset sets, including choices on which these inputs depend; or the errors if the system
/// rejects them.
struct PresetValues {
    Values values = {};        ///< none if there are problems
    QStringList problems = {}; ///< complete sentences
};
PresetValues valuesOf(const OwnPreset& preset, const System& system);

/// The groups of a system's inputs that a preset sets, in the order of the system's form.
std::vector<std::string> groupsOf(const OwnPreset& preset, const System& system);

/// Index of the system's preset with this name; case is ignored. −1 if there is none.
qsizetype findPreset(const std::vector<OwnPreset>& presets, std::string_view system, const QString& name);

/// The reason why preset number `index` (−1: a new one) cannot have this name; empty if it can. A name is a
/// single line of at most 100 letters and differs from the names of other presets and of built-in presets.
/// `known` is the system; null if the program does not have it.
QString presetNameComplaint(const std::vector<OwnPreset>& presets, qsizetype index, std::string_view system,
                            const QString& name, const System* known);

/// `wish`, or "wish 2", "wish 3", … if that name is not allowed.
QString freePresetName(const std::vector<OwnPreset>& presets, std::string_view system, const QString& wish,
                       const System* known);

} // namespace talweg
