#pragma once

#include "systems/system.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <vector>

namespace talweg {

/// Named values of some inputs of a system, which a user keeps for all projects.
struct OwnPreset {
    QString name;       ///< see presetNameComplaint
    std::string system; ///< System::id, perhaps of a system that this program does not have
    QString note = {};  ///< origin of the values; may be empty
    QJsonObject inputs; ///< by id, as in files; valuesOf checks whether they are valid

    friend bool operator==(const OwnPreset&, const OwnPreset&) = default;
};

/// Largest number of presets, and largest size of their file in bytes for reading and writing.
inline constexpr qsizetype maxOwnPresets = 500;
inline constexpr qint64 largestPresets = 4'000'000;

/// Presets read from a file, or all errors in the file.
struct PresetsReading {
    std::vector<OwnPreset> presets = {}; ///< none if there are problems
    QStringList problems = {};           ///< complete sentences: what is wrong and where in the file
};

/// The text of a preset file: JSON, UTF-8, numbers that read back as exactly the same numbers.
QByteArray toText(const std::vector<OwnPreset>& presets);

/// Reads the text of a preset file. Rejects damaged, foreign and newer texts, unknown keys, duplicate names
/// and invalid kinds of values. Systems, inputs and ranges are not checked, because other versions of the
/// program may have others.
PresetsReading presetsFromText(const QByteArray& text);

/// Reads a preset file; see presetsFromText.
PresetsReading readPresets(const QString& path);

/// A preset from some inputs of an experiment, given by their ids.
OwnPreset makePreset(const System& system, const QString& name, const Values& values,
                     const std::vector<std::string>& ids, const QString& note = {});

/// The values that a preset sets, including the choices that it needs, or the reasons why the system does not
/// accept them.
struct PresetValues {
    Values values = {};        ///< none if there are problems
    QStringList problems = {}; ///< complete sentences
};
PresetValues valuesOf(const OwnPreset& preset, const System& system);

/// The groups of a system's inputs that a preset sets, in the order of the system's form.
std::vector<std::string> groupsOf(const OwnPreset& preset, const System& system);

/// Index of the preset of a system with this name, ignoring case; −1 if there is none.
qsizetype findPreset(const std::vector<OwnPreset>& presets, std::string_view system, const QString& name);

/// Why preset number `index` (−1: a new one) of that system cannot have this name: it is not a single line of
/// at most 100 letters, or the name of another preset or of a built-in one. Empty if it can. `known` is null
/// for a system that the program does not have.
QString presetNameComplaint(const std::vector<OwnPreset>& presets, qsizetype index, std::string_view system,
                            const QString& name, const System* known);

/// `wish`, or "wish 2", "wish 3", … if that name is not possible.
QString freePresetName(const std::vector<OwnPreset>& presets, std::string_view system, const QString& wish,
                       const System* known);

} // namespace talweg
