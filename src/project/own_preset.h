#pragma once

#include "systems/system.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <vector>

namespace talweg {

/// Values of some inputs of a system under a name, which a user keeps for all projects.
struct OwnPreset {
    QString name;       ///< see presetNameComplaint
    std::string system; ///< System::id, perhaps one that this program does not have
    QString note = {};  ///< where the values come from; may be empty
    QJsonObject inputs; ///< by ids, as files have them; valuesOf says whether they can be had

    friend bool operator==(const OwnPreset&, const OwnPreset&) = default;
};

/// No more are kept, and no larger file of them, in bytes, is read or written.
inline constexpr qsizetype maxOwnPresets = 500;
inline constexpr qint64 largestPresets = 4'000'000;

/// Presets read from a file, or everything that is wrong with the file.
struct PresetsReading {
    std::vector<OwnPreset> presets = {}; ///< none where there are problems
    QStringList problems = {};           ///< complete sentences, each saying what and where in the file
};

/// The text of a file of presets: JSON, UTF-8, numbers that read back as exactly the same numbers.
QByteArray toText(const std::vector<OwnPreset>& presets);

/// Reads the text of a file of presets. Damaged, foreign and newer texts, unknown keys, names that are given
/// twice and what cannot be an input's value are refused. Systems, inputs and ranges are not looked at: those
/// of another version of the program may be others.
PresetsReading presetsFromText(const QByteArray& text);

/// Reads a file of presets; see presetsFromText.
PresetsReading readPresets(const QString& path);

/// Some of the inputs of an experiment, by their ids, as a preset.
OwnPreset makePreset(const System& system, const QString& name, const Values& values,
                     const std::vector<std::string>& ids, const QString& note = {});

/// What a preset sets, the choices that make it count included, or why the system as it is does not take
/// that.
struct PresetValues {
    Values values = {};        ///< none where there are problems
    QStringList problems = {}; ///< complete sentences
};
PresetValues valuesOf(const OwnPreset& preset, const System& system);

/// The groups of a system's inputs of which a preset sets any, in the order of the system's form.
std::vector<std::string> groupsOf(const OwnPreset& preset, const System& system);

/// The place of the preset of a system that is called so, whatever the capitals; −1 when there is none.
qsizetype findPreset(const std::vector<OwnPreset>& presets, std::string_view system, const QString& name);

/// Why preset number `index` (−1: a new one) for that system cannot be called `name`: it is no single line of
/// at most 100 letters, or the name of another or of one that comes with the program. Empty when it can.
/// `known` is null for a system that the program does not have.
QString presetNameComplaint(const std::vector<OwnPreset>& presets, qsizetype index, std::string_view system,
                            const QString& name, const System* known);

/// `wish`, or "wish 2", "wish 3", … when that cannot be.
QString freePresetName(const std::vector<OwnPreset>& presets, std::string_view system, const QString& wish,
                       const System* known);

} // namespace talweg
