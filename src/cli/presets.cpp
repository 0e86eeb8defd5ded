#include "cli/presets.h"

#include "base/number.h"
#include "cli/failure.h"
#include "cli/to_qt.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// A name without the dots that say that a form asks for more.
QString nameOf(const Preset& preset) {
    const QString name = toQt(preset.name);
    return name.endsWith(u'…') ? name.chopped(1) : name;
}

/// The preset that a text begins with, alone or before "=": names may have an equals sign themselves.
const Preset* presetCalled(const System& system, const QString& text) {
    const auto isMeant = [&text](const Preset& preset) {
        const QString name = nameOf(preset);
        return preset.argument ? text.section(u'=', 0, 0).trimmed().compare(name, Qt::CaseInsensitive) == 0
                               : text.trimmed().compare(name, Qt::CaseInsensitive) == 0;
    };
    const auto found = std::ranges::find_if(system.presets, isMeant);
    return found == system.presets.end() ? nullptr : &*found;
}

/// Takes the preset's values over, or says why not.
QString fillIn(const System& system, const QString& text, Values& values) {
    const Preset* preset = presetCalled(system, text);
    if (!preset) {
        QStringList known;
        for (const Preset& one : system.presets)
            known << u'"' + presetText(one) + u'"';
        return QCoreApplication::translate("talweg", "--preset %1: %2 has no such preset; it has %3.")
            .arg(text, toQt(system.name),
                 known.isEmpty() ? QCoreApplication::translate("talweg", "none") : known.join(", "));
    }
    double argument = 0;
    if (preset->argument) {
        const Parameter asked{
            .id = "number", .label = preset->argument->label, .range = preset->argument->range};
        const auto number = readNumber(text.section(u'=', 1).trimmed().toStdString());
        if (!number || !problems({asked}, {{asked.id, *number}}).empty())
            return QCoreApplication::translate("talweg", "--preset %1: must read \"%2\": %3, %4.")
                .arg(text, presetText(*preset), toQt(asked.label), toQt(allowed(asked)));
        argument = *number;
    }
    for (const auto& [id, value] : preset->values(argument))
        values[id] = value;
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
