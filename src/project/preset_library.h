#pragma once

#include "project/own_preset.h"

#include <functional>

namespace talweg {

/// A user's own presets, for all projects: a file that several windows and programs may change. Whatever is
/// changed is changed in what the file holds at that moment, so that no change of another is lost; a file
/// that cannot be read is never written. Changes return what went wrong as a complete sentence, nothing being
/// changed then; empty on success.
class PresetLibrary {
public:
    explicit PresetLibrary(Registry registry, QString path = standardPath());

    /// The user's file among the program's data.
    static QString standardPath();

    const QString& path() const { return m_path; }
    const Registry& registry() const { return m_registry; }
    /// What is there now. None where there is no file.
    PresetsReading read() const;

    /// Adds one at the end; with `replace` in place of the one of that name, if there is one.
    QString add(const OwnPreset& preset, bool replace = false) const;
    /// These are refused where the preset is no more as it is given.
    QString rename(const OwnPreset& preset, const QString& name) const;
    QString setNote(const OwnPreset& preset, const QString& note) const;
    QString remove(const std::vector<OwnPreset>& presets) const;

    /// What happens to presets of a file that are called as others that are there.
    enum class Clash { keepBoth, replace };
    /// Adds all of them or, where anything is wrong, none. With keepBoth they get free names.
    QString add(const std::vector<OwnPreset>& presets, Clash clash) const;
    /// The names of those that are called as others that are there, which are other ones.
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
