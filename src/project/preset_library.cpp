#include "project/preset_library.h"

#include "files/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <algorithm>

namespace talweg {

namespace {

QString goneText(const OwnPreset& preset) {
    return QCoreApplication::translate(
               "talweg",
               "The preset \"%1\" was changed or removed by another window or command. Check the list again.")
        .arg(preset.name);
}

QString tooManyText() {
    return QCoreApplication::translate("talweg", "At most %1 presets are allowed. Remove some.")
        .arg(maxOwnPresets);
}

PresetsReading readingOf(const FileBytes& file) {
    return file.failure.isEmpty() ? presetsFromText(file.bytes) : PresetsReading{{}, {file.failure}};
}

} // namespace

PresetLibrary::PresetLibrary(Registry registry, QString path)
    : m_registry(std::move(registry)), m_path(std::move(path)) {}

QString PresetLibrary::standardPath() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/my.talweg-presets";
}

PresetsReading PresetLibrary::read() const {
    return QFileInfo::exists(m_path) ? readPresets(m_path) : PresetsReading();
}

/// Applies a change to the file. The lock file keeps other instances of this program from changing the file
/// at the same time. Other programs do not use the lock, so the file is replaced only if its content is still
/// the one that was read.
QString PresetLibrary::change(const Edit& edit) const {
    constexpr int patience = 3000; // ms; enough for another instance to finish
    if (!QDir().mkpath(QFileInfo(m_path).absolutePath()))
        return QCoreApplication::translate("talweg", "The folder %1 cannot be created.")
            .arg(QFileInfo(m_path).absolutePath());
    QLockFile lock(m_path + ".lock");
    if (!lock.tryLock(patience) && lock.error() == QLockFile::LockFailedError)
        return QCoreApplication::translate("talweg",
                                           "Another program is changing the presets. Try again in a moment.");
    const bool isNew = !QFileInfo::exists(m_path);
    const FileBytes before = isNew ? FileBytes() : readOrdinary(m_path, largestPresets);
    PresetsReading reading = isNew ? PresetsReading() : readingOf(before);
    if (!reading.problems.isEmpty())
        return QCoreApplication::translate("talweg", "%1 cannot be read and was left unchanged. %2")
            .arg(QDir::toNativeSeparators(m_path), reading.problems.front());
    if (const QString wrong = edit(reading.presets); !wrong.isEmpty()) return wrong;
    if (std::ssize(reading.presets) > maxOwnPresets) return tooManyText();
    const QByteArray text = toText(reading.presets);
    if (text.size() > largestPresets)
        return QCoreApplication::translate(
                   "talweg", "The presets would take %1 bytes; at most %2 are allowed. Remove some.")
            .arg(text.size())
            .arg(largestPresets);
    bool changed = false;
    const QString failure = writeWhole(m_path, text, [&](const FileBytes& old) {
        changed = old.failure != before.failure || old.bytes != before.bytes;
        return !changed;
    });
    if (!changed) return failure;
    return QCoreApplication::translate("talweg", "Another program has just changed the presets. Try again.");
}

QString
PresetLibrary::changeOne(const OwnPreset& preset,
                         const std::function<QString(std::vector<OwnPreset>&, qsizetype)>& edit) const {
    return change([&](std::vector<OwnPreset>& presets) {
        const auto there = std::ranges::find(presets, preset);
        return there == presets.end() ? goneText(preset) : edit(presets, there - presets.begin());
    });
}

QString PresetLibrary::add(const OwnPreset& preset, bool replace) const {
    return change([&](std::vector<OwnPreset>& presets) {
        const qsizetype same = replace ? findPreset(presets, preset.system, preset.name) : -1;
        const QString wrong = presetNameComplaint(presets, same, preset.system, preset.name,
                                                  m_registry.find(preset.system).get());
        if (!wrong.isEmpty()) return wrong;
        if (same >= 0)
            presets[static_cast<std::size_t>(same)] = preset;
        else
            presets.push_back(preset);
        return QString();
    });
}

QString PresetLibrary::rename(const OwnPreset& preset, const QString& name) const {
    return changeOne(preset, [&](std::vector<OwnPreset>& presets, qsizetype index) {
        const QString wrong = presetNameComplaint(presets, index, preset.system, name.trimmed(),
                                                  m_registry.find(preset.system).get());
        if (wrong.isEmpty()) presets[static_cast<std::size_t>(index)].name = name.trimmed();
        return wrong;
    });
}

QString PresetLibrary::setNote(const OwnPreset& preset, const QString& note) const {
    return changeOne(preset, [&](std::vector<OwnPreset>& presets, qsizetype index) {
        presets[static_cast<std::size_t>(index)].note = note.trimmed();
        return QString();
    });
}

QString PresetLibrary::remove(const std::vector<OwnPreset>& presets) const {
    return change([&](std::vector<OwnPreset>& all) {
        for (const OwnPreset& preset : presets) {
            const auto there = std::ranges::find(all, preset);
            if (there == all.end()) return goneText(preset);
            all.erase(there);
        }
        return QString();
    });
}

/// Adds a preset, or replaces or renames it if its name exists. A preset that already exists unchanged is not
/// added.
void PresetLibrary::put(std::vector<OwnPreset>& presets, OwnPreset preset, Clash clash) const {
    if (std::ranges::count(presets, preset) > 0) return;
    const auto known = m_registry.find(preset.system);
    const qsizetype same = findPreset(presets, preset.system, preset.name);
    if (same >= 0 && clash == Clash::replace) {
        presets[static_cast<std::size_t>(same)] = std::move(preset);
        return;
    }
    preset.name = freePresetName(presets, preset.system, preset.name, known.get());
    presets.push_back(std::move(preset));
}

QString PresetLibrary::add(const std::vector<OwnPreset>& presets, Clash clash) const {
    return change([&](std::vector<OwnPreset>& all) {
        for (const OwnPreset& preset : presets)
            put(all, preset, clash);
        return QString();
    });
}

QStringList PresetLibrary::clashing(const std::vector<OwnPreset>& presets) const {
    const std::vector<OwnPreset> all = read().presets;
    QStringList names;
    for (const OwnPreset& preset : presets)
        if (std::ranges::count(all, preset) == 0 && findPreset(all, preset.system, preset.name) >= 0)
            names << preset.name;
    return names;
}

} // namespace talweg
