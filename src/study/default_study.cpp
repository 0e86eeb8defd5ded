#include "study/default_study.h"

#include "base/number.h"
#include "study/axis.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Number of values to either side of the current one in the default study. Eleven values show the trend of a
/// line; more would make the default study slow.
constexpr int stepsToEitherSide = 5;

bool isAllowed(const Parameter& parameter, double number) {
    return complaint(parameter, number).empty();
}

/// Whether two inputs are the same input or cells in the same column of a table.
bool isOfOneColumn(const Parameter& one, const Parameter& other) {
    if (!one.place || !other.place) return one.id == other.id;
    return one.place->table == other.place->table && one.place->column == other.place->column;
}

/// Number of steps from `value` for which the input stays in its range; at most stepsToEitherSide.
int stepsAllowed(const Parameter& parameter, double value, double step) {
    int steps = 0;
    while (steps < stepsToEitherSide && isAllowed(parameter, withoutRoundingDust(value + (steps + 1) * step)))
        ++steps;
    return steps;
}

} // namespace

std::vector<const Parameter*> studyInputs(const System& system, const Values& values) {
    std::vector<const Parameter*> inputs;
    const auto add = [&](const Parameter& parameter) {
        if (canBeSwept(parameter) && missingRow(system.parameters, parameter, values).empty()
            && !isRuledOut(system.parameters, parameter, values))
            inputs.push_back(&parameter);
    };
    for (const Parameter& parameter : system.parameters) {
        add(parameter);
        std::ranges::for_each(parameter.cells, add);
    }
    return inputs;
}

std::string defaultAxis(const System& system, const Values& values, std::string_view parameter) {
    const Parameter& input = parameterOf(system.parameters, parameter);
    const auto isUsual = [&](const Study::Swept& axis) {
        return isOfOneColumn(input, parameterOf(system.parameters, axis.parameter));
    };
    const auto usual = std::ranges::find_if(system.studyAxes, isUsual);
    if (usual != system.studyAxes.end()) return usual->values;
    const Value present = valueOf(input, values);
    const double* number = std::get_if<double>(&present);
    const double value = number ? *number : 0;
    const int down = stepsAllowed(input, value, -input.step), up = stepsAllowed(input, value, input.step);
    if (down + up == 0) return shortest(value);
    return shortest(withoutRoundingDust(value - down * input.step)) + ":"
           + shortest(withoutRoundingDust(value + up * input.step)) + ":" + shortest(input.step);
}

Study defaultStudy(const System& system, const Values& values) {
    const auto inputs = studyInputs(system, values);
    Study study;
    study.over.parameter = system.studyOver;
    study.smallest = system.studySmallest;
    if (study.over.parameter.empty() && !inputs.empty()) study.over.parameter = inputs.back()->id;
    if (study.smallest.empty() && inputs.size() > 1) study.smallest = inputs.front()->id;
    if (!study.over.parameter.empty()) study.over.values = defaultAxis(system, values, study.over.parameter);
    if (!study.smallest.empty())
        study.axes.push_back({study.smallest, defaultAxis(system, values, study.smallest)});
    if (!system.studyMeasures.empty()) study.measures.push_back(system.studyMeasures.front());
    study.requirement = system.studyRequirement;
    return study;
}

} // namespace talweg
