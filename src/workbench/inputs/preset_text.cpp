#include "workbench/inputs/preset_text.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "systems/in_units.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// Largest number of lines in the description of one preset.
constexpr qsizetype mostValues = 12;

QString namesOf(const std::vector<std::string>& groups) {
    QStringList names;
    for (const std::string& group : groups)
        names << toQt(group);
    return names.join(QCoreApplication::translate("talweg", ", "));
}

} // namespace

QString presetGroups(const OwnPreset& preset, const Registry& registry) {
    const auto system = registry.find(preset.system);
    const std::vector<std::string> groups = system ? groupsOf(preset, *system) : std::vector<std::string>();
    if (!groups.empty()) return namesOf(groups);
    return toQt(trCount(preset.inputs.size(), "%n input", "%n inputs"));
}

QString presetTip(const OwnPreset& preset, const System& system, const DisplayUnits& units) {
    QStringList lines;
    if (!preset.note.isEmpty()) lines << preset.note;
    const PresetValues found = valuesOf(preset, system);
    if (!found.problems.isEmpty()) return (lines << found.problems.mid(0, mostValues)).join(u'\n');
    for (const Parameter& parameter : system.parameters) {
        const auto value = found.values.find(parameter.id);
        if (value == found.values.end()) continue;
        lines << QCoreApplication::translate("talweg", "%1 = %2")
                     .arg(toQt(fullName(parameter)),
                          toQt(valueText(inUnits(parameter, units),
                                         inUnits(parameter, value->second, units))));
    }
    if (lines.size() <= mostValues) return lines.join(u'\n');
    const qsizetype left = lines.size() - mostValues + 1;
    return (lines.mid(0, mostValues - 1) << toQt(trCount(left, "and %n more input", "and %n more inputs")))
        .join(u'\n');
}

bool haveValues(const Values& inputs, const Values& preset) {
    return std::ranges::all_of(preset, [&inputs](const auto& entry) {
        const auto found = inputs.find(entry.first);
        return found != inputs.end() && found->second == entry.second;
    });
}

} // namespace talweg
