#pragma once

#include "project/own_preset.h"

#include <functional>

namespace talweg {

/// The file with the user's presets for all projects. Several windows and programs may change it at the same
/// time. Each change is applied to the current content of the file, so that no change of another program is
/// lost. An unreadable file is never overwritten. Functions that change the file return the error as a
/// complete sentence and then change nothing; empty on success.
class PresetLibrary {
public:
    explicit PresetLibrary(Registry registry, QString path = standardPath());

    /// Path of the user's preset file, in the program's data folder.
    static QString standardPath();

    const QString& path() const { return m_path; }
    const Registry& registry() const { return m_registry; }
    /// The current presets. None if there is no file.
    PresetsReading read() const;

    /// Adds a preset at the end. With `replace`, it replaces a preset with the same name, if there is one.
    QString add(const OwnPreset& preset, bool replace = false) const;
    /// The following three functions fail if a preset in the file differs from the given one.
    QString rename(const OwnPreset& preset, const QString& name) const;
    QString setNote(const OwnPreset& preset, const QString& note) const;
    QString remove(const std::vector<OwnPreset>& presets) const;

    /// What happens to a given preset whose name already exists.
    enum class Clash { keepBoth, replace };
    /// Adds all presets, or none if there is an error. With keepBoth, presets whose names exist are renamed.
    QString add(const std::vector<OwnPreset>& presets, Clash clash) const;
    /// The names of given presets that already belong to different presets in the file.
    QStringList clashing(const std::vector<OwnPreset>& presets) const;

private:
    using Edit = std::function<QString(std::vector<OwnPreset>& presets)>;
    QString change(const Edit& edit) const;
    QString changeOne(const OwnPreset& preset,
                      const std::function<QString(std::vector<OwnPreset>&, qsizetype)>& edit) const;
    void put(std::vector<OwnPreset>& presets, OwnPreset preset, Clash clash) const;

    Registry m_registry;
    QString m_path;
};

} // namespace talweg
