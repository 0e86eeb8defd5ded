#include "project/baseline.h"

#include "base/to_qt.h"
#include "comparison/compared.h"
#include "project/changetext.h"
#include "project/expressions.h"
#include "study/grid_text.h"
#include "systems/in_units.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace talweg {

namespace {

/// The text for an input in a list of a study; nothing if the list does not contain the input.
std::optional<std::string> saidOf(const std::vector<Study::Swept>& list, const std::string& id) {
    const auto found = std::ranges::find(list, id, &Study::Swept::parameter);
    return found == list.end() ? std::nullopt : std::optional(found->values);
}

/// The inputs that the study varies, so that their values in the experiment have no effect on it.
std::set<std::string> variedBy(const Study& study) {
    std::set<std::string> ids{study.over.parameter};
    for (const auto* list : {&study.axes, &study.unknown, &study.ties})
        for (const Study::Swept& one : *list)
            ids.insert(one.parameter);
    return ids;
}

QString symbolOf(const System& system, const std::string& id) {
    const Parameter* input = find(system.parameters, id);
    if (!input) return toQt(id);
    return toQt(input->symbol.empty() ? inSentence(*input) : input->symbol);
}

/// The grid of an input as typed, with numbers in the display unit.
QString gridText(const System& system, const Study::Swept& swept, const DisplayUnits& units) {
    const Parameter* input = find(system.parameters, swept.parameter);
    if (!input) return elided(swept.values);
    const std::string unit(units.unitFor(input->unit));
    const QString values = elided(shownGrid(swept.values, input->unit, unit));
    const bool isPlain = !values.isEmpty() && values.back().isDigit();
    return isPlain && !unit.empty() ? values + u' ' + toQt(unit) : values;
}

/// The value of an input as "b = 2 m", in the display unit.
QString assignmentText(const Parameter& input, std::optional<Value> value, const DisplayUnits& units) {
    if (value) value = inUnits(input, *value, units);
    return toQt(assignment(inUnits(input, units), value));
}

/// Adds a text for each axis that differs between the baseline and the other study.
void addAxes(const System& system, const Study& baseline, const Study& beside, const DisplayUnits& units,
             QStringList& found) {
    for (const Study::Swept& axis : baseline.axes)
        if (saidOf(beside.axes, axis.parameter) != axis.values)
            found << QCoreApplication::translate("talweg", "%1 varied over %2")
                         .arg(symbolOf(system, axis.parameter), gridText(system, axis, units));
    for (const Study::Swept& axis : baseline.unknown)
        if (saidOf(beside.unknown, axis.parameter) != axis.values)
            found << QCoreApplication::translate("talweg", "%1 unknown, %2")
                         .arg(symbolOf(system, axis.parameter), gridText(system, axis, units));
}

void addQuestion(const System& system, const Study& baseline, const Study& beside, const DisplayUnits& units,
                 QStringList& found) {
    if (baseline.over != beside.over)
        found << QCoreApplication::translate("talweg", "evaluated over %1 = %2")
                     .arg(symbolOf(system, baseline.over.parameter), gridText(system, baseline.over, units));
    if (baseline.requirement != beside.requirement)
        found
            << (baseline.requirement.empty()
                    ? QCoreApplication::translate("talweg", "no requirement")
                    : QCoreApplication::translate("talweg", "required %1").arg(elided(baseline.requirement)));
    if (baseline.ties != beside.ties)
        found << QCoreApplication::translate("talweg", "different computed inputs");
    if (baseline.uncertain != beside.uncertain || baseline.likely != beside.likely
        || baseline.correlations != beside.correlations || baseline.noise != beside.noise
        || baseline.seed != beside.seed || baseline.untilDecided != beside.untilDecided)
        found << QCoreApplication::translate("talweg", "different uncertain inputs");
}

} // namespace

Baseline baselineOf(const System& system, const Experiment& experiment,
                    const std::vector<Constant>& constants) {
    return {experiment.name, experiment.system, experiment.values,
            withTiedStudy(system, experiment, constants).study.value_or(Study())};
}

QStringList baselineDifferences(const System& system, const Baseline& baseline, const Experiment& beside,
                                const DisplayUnits& units) {
    const Study other = beside.study.value_or(Study());
    const std::set<std::string> ours = variedBy(baseline.study), theirs = variedBy(other);
    QStringList found;
    const ComparedInputs inputs = compareInputs(system, {{"", baseline.values}, {"", beside.values}});
    for (const DifferingInput& one : inputs.differing) {
        const std::string& id = one.parameter->id;
        const bool isCompared = id == system.studyCompare && baseline.study.compared && other.compared;
        if (!ours.contains(id) && !theirs.contains(id) && !isCompared)
            found << assignmentText(*one.parameter, one.values.front(), units);
    }
    for (const auto* axes : {&other.axes, &other.unknown}) // inputs with a single value in the baseline
        for (const Study::Swept& axis : *axes)
            if (!ours.contains(axis.parameter)) {
                const Parameter& input = parameterOf(system.parameters, axis.parameter);
                found << assignmentText(input, valueOf(input, baseline.values), units);
            }
    addAxes(system, baseline.study, other, units, found);
    addQuestion(system, baseline.study, other, units, found);
    return found;
}

QString baselineName(const System& system, const Baseline& baseline, const Experiment& beside,
                     const DisplayUnits& units) {
    constexpr qsizetype few = 2; // number of differences that fit into a legend
    const QStringList differing = baselineDifferences(system, baseline, beside, units);
    const bool isFew = !differing.isEmpty() && differing.size() <= few;
    if (!isFew && baseline.experiment == beside.name) {
        if (differing.isEmpty()) return QCoreApplication::translate("talweg", "baseline");
        return QCoreApplication::translate("talweg", "baseline: %1 and %2 more")
            .arg(differing.mid(0, few).join(QStringLiteral(", ")), QString::number(differing.size() - few));
    }
    return QCoreApplication::translate("talweg", "baseline: %1")
        .arg(isFew ? differing.join(QStringLiteral(", ")) : baseline.experiment);
}

} // namespace talweg
