#include "cli/presets.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "cli/failure.h"
#include "cli/nearest.h"
#include "project/preset_library.h"
#include "systems/equivalents.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// The name of a preset without the trailing ellipsis, which indicates in the window that a number is needed.
QString nameOf(const Preset& preset) {
    const QString name = toQt(preset.name);
    return name.endsWith(u'…') ? name.chopped(1) : name;
}

/// The preset named by the whole text, or by the part before an equals sign if the preset needs a number.
/// Names without a number may contain equals signs.
const Preset* presetCalled(const System& system, const QString& text) {
    const auto isMeant = [&text](const Preset& preset) {
        const QString name = nameOf(preset);
        return preset.argument ? text.section(u'=', 0, 0).trimmed().compare(name, Qt::CaseInsensitive) == 0
                               : text.trimmed().compare(name, Qt::CaseInsensitive) == 0;
    };
    const auto found = std::ranges::find_if(system.presets, isMeant);
    return found == system.presets.end() ? nullptr : &*found;
}

void fillWith(const System& system, const Values& changed, Values& values) {
    values = withChanges(system.parameters, values, changed);
}

/// Applies a preset of the user. Returns the error; empty on success.
QString fillInOwn(const System& system, const QString& text, Values& values) {
    const PresetsReading mine = PresetLibrary({}).read();
    if (!mine.problems.isEmpty())
        return QCoreApplication::translate("talweg", "--preset %1: %2 cannot be read. %3")
            .arg(text, PresetLibrary::standardPath(), mine.problems.front());
    const qsizetype found = findPreset(mine.presets, system.id, text.trimmed());
    if (found < 0) {
        QStringList known;
        for (const Preset& one : system.presets)
            known << u'"' + presetText(one) + u'"';
        for (const OwnPreset& one : mine.presets)
            if (one.system == system.id) known << u'"' + one.name + u'"';
        return QCoreApplication::translate(
                   "talweg", "--preset %1: %2 does not have this preset; available presets: %3.")
            .arg(text, toQt(system.name), orNone(known));
    }
    const PresetValues own = valuesOf(mine.presets[static_cast<std::size_t>(found)], system);
    fillWith(system, own.values, values);
    return own.problems.isEmpty()
               ? QString()
               : QCoreApplication::translate("talweg", "--preset %1: %2").arg(text, own.problems.join(u' '));
}

/// Applies a preset. Returns the error; empty on success. Built-in presets take precedence over presets of
/// the user, so that a command has the same meaning for everyone.
QString fillIn(const System& system, const QString& text, Values& values) {
    const Preset* preset = presetCalled(system, text);
    if (!preset) return fillInOwn(system, text, values);
    double argument = 0;
    if (preset->argument) {
        const Parameter asked{
            .id = "number", .label = preset->argument->label, .range = preset->argument->range};
        const auto number = readNumber(text.section(u'=', 1).trimmed().toStdString());
        if (!number || !problems({asked}, {{asked.id, *number}}).empty())
            return QCoreApplication::translate("talweg", "--preset %1: must have the form \"%2\" (%3, %4).")
                .arg(text, presetText(*preset), toQt(asked.label), toQt(allowed(asked)));
        argument = *number;
    }
    fillWith(system, preset->values(argument), values);
    return {};
}

} // namespace

QString presetText(const Preset& preset) {
    return preset.argument ? QCoreApplication::translate("talweg", "%1=NUMBER").arg(nameOf(preset))
                           : nameOf(preset);
}

Values presetValues(const System& system, const QStringList& presets) {
    Values values = defaultValues(system.parameters);
    QStringList problems;
    for (const QString& preset : presets)
        if (const QString problem = fillIn(system, preset, values); !problem.isEmpty()) problems << problem;
    if (!problems.isEmpty()) throw Failure{badInput, problems};
    return values;
}

} // namespace talweg
