#include "project/differences.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <QLocale>

namespace talweg {

namespace {

QString named(const QString& text) {
    return QCoreApplication::translate("talweg", "“%1”").arg(text);
}

QString valueInFull(const Parameter& parameter, const Value& value) {
    if (const auto* word = std::get_if<std::string>(&value)) return toQt(*word);
    if (const auto* points = std::get_if<Points>(&value))
        return toQt(trCount(std::ssize(*points), "a table of %n point", "a table of %n points"));
    if (const auto* rows = std::get_if<Table>(&value)) return toQt(countOfRows(parameter, rows->size()));
    const QString number = QString::number(std::get<double>(value), 'g', QLocale::FloatingPointShortest);
    return parameter.unit.empty() ? number : number + u' ' + toQt(parameter.unit);
}

/// The sentence "“Fall”: Height h is 2 m here and 3 m in the file."
QString inputDifference(const QString& name, const Parameter& parameter, const Value& here,
                        const Value& inFile) {
    const QString symbol = toQt(parameter.symbol);
    const QString label = toQt(parameter.label);
    const QString input = symbol.isEmpty() ? label : label + u' ' + symbol;
    const QString ours = valueInFull(parameter, here), theirs = valueInFull(parameter, inFile);
    if (ours == theirs)
        return QCoreApplication::translate("talweg", "%1: %2 differs.").arg(named(name), input);
    return QCoreApplication::translate("talweg", "%1: %2 is %3 here and %4 in the file.")
        .arg(named(name), input, ours, theirs);
}

void compare(const Experiment& here, const Experiment& inFile, const Registry& registry, QStringList& found) {
    if (here.system != inFile.system) {
        found << QCoreApplication::translate("talweg", "%1 has a different system in the file.")
                     .arg(named(here.name));
        return;
    }
    for (const Parameter& parameter : registry.find(here.system)->parameters) {
        const Value &ours = here.values.at(parameter.id), &theirs = inFile.values.at(parameter.id);
        if (ours == theirs) continue;
        const Parameter* cell = onlyDifferentCell(parameter, ours, theirs);
        const Parameter& named = cell ? *cell : parameter;
        found << inputDifference(here.name, named, valueOf(named, here.values),
                                 valueOf(named, inFile.values));
    }
    if (here.expressions != inFile.expressions)
        found << QCoreApplication::translate("talweg", "%1: the expressions of inputs differ.")
                     .arg(named(here.name));
    if (here.study != inFile.study)
        found << QCoreApplication::translate("talweg", "%1: the study differs.").arg(named(here.name));
    if (here.tracks != inFile.tracks)
        found
            << QCoreApplication::translate("talweg", "%1: the measured tracks differ.").arg(named(here.name));
}

QStringList experimentNames(const Project& project) {
    QStringList names;
    for (const Experiment& experiment : project.experiments)
        names << experiment.name;
    return names;
}

} // namespace

QStringList differences(const Project& here, const Project& inFile, const Registry& registry) {
    QStringList found;
    if (here.title != inFile.title)
        found << QCoreApplication::translate("talweg", "The title is %1 here and %2 in the file.")
                     .arg(named(here.title), named(inFile.title));
    if (here.notes != inFile.notes) found << QCoreApplication::translate("talweg", "The notes differ.");
    for (const Experiment& ours : here.experiments) {
        const int theirs = findExperiment(inFile, ours.name);
        if (theirs < 0)
            found << QCoreApplication::translate("talweg", "The experiment %1 exists only here.")
                         .arg(named(ours.name));
        else
            compare(ours, inFile.experiments[static_cast<std::size_t>(theirs)], registry, found);
    }
    for (const Experiment& theirs : inFile.experiments)
        if (findExperiment(here, theirs.name) < 0)
            found << QCoreApplication::translate("talweg", "The experiment %1 exists only in the file.")
                         .arg(named(theirs.name));
    if (here.requirements != inFile.requirements)
        found << QCoreApplication::translate("talweg", "The named requirements differ.");
    if (here.constants != inFile.constants)
        found << QCoreApplication::translate("talweg", "The constants differ.");
    if (here.units != inFile.units)
        found << QCoreApplication::translate("talweg", "The display units differ.");
    if (here.pins != inFile.pins) found << QCoreApplication::translate("talweg", "The pinned runs differ.");
    if (here.baseline != inFile.baseline)
        found << QCoreApplication::translate("talweg", "The study pinned as the baseline differs.");
    if (here.measured != inFile.measured)
        found << QCoreApplication::translate("talweg", "The numbers read from measured tables differ.");
    if (here.exports != inFile.exports)
        found << QCoreApplication::translate("talweg", "The export jobs differ.");
    if (found.isEmpty() && experimentNames(here) != experimentNames(inFile))
        found << QCoreApplication::translate("talweg", "The experiments are in a different order.");
    return found;
}

} // namespace talweg
