#pragma once

#include "project/own_preset.h"

#include <functional>

namespace talweg {

/// A user's own presets for all projects: a file that several windows and programs may change. Every change
/// is applied to the current content of the file, so that no other program's change is lost; an unreadable
/// file is never overwritten. Functions that change the file return errors as complete sentences and then
/// change nothing; empty on success.
class PresetLibrary {
public:
    explicit PresetLibrary(Registry registry, QString path = standardPath());

    /// The user's file in the program's data folder.
    static QString standardPath();

    const QString& path() const { return m_path; }
    const Registry& registry() const { return m_registry; }
    /// The current presets. None if there is no file.
    PresetsReading read() const;

    /// Adds a preset at the end; with `replace` it replaces the one with the same name, if it exists.
    QString add(const OwnPreset& preset, bool replace = false) const;
    /// Each of the following fails if the preset in the file differs from the given one.
    QString rename(const OwnPreset& preset, const QString& name) const;
    QString setNote(const OwnPreset& preset, const QString& note) const;
    QString remove(const std::vector<OwnPreset>& presets) const;

    /// Treatment of given presets whose names already exist.
    enum class Clash { keepBoth, replace };
    /// Adds all of them, or none in case of an error. With keepBoth they get free names.
    QString add(const std::vector<OwnPreset>& presets, Clash clash) const;
    /// The names of given presets that already belong to different presets.
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
