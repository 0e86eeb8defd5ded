#include "systems/mends.h"

#include "base/number.h"
#include "base/translation.h"
#include "systems/equivalents.h"
#include "systems/in_units.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Finds changes of single inputs that resolve problems, by trial.
class Mender {
public:
    Mender(const System& system, const Values& values, const DisplayUnits& units)
        : m_system(system), m_values(values), m_units(units), m_problems(system.prepare(values).problems) {}

    std::vector<Mend> mends(const std::stop_token& stop) {
        for (const Parameter& parameter : m_system.parameters)
            if (!stop.stop_requested() && whyIdle(m_system.parameters, parameter, m_values).empty())
                tryOne(parameter);
        return std::move(m_found);
    }

private:
    void tryOne(const Parameter& parameter) {
        const Value& now = m_values.find(parameter.id)->second;
        for (const Choice& choice : parameter.choices)
            if (now != Value(choice.id)) take(parameter, choice.id);
        const double* number = std::get_if<double>(&now);
        if (!number) return;
        if (*number != 0 && take(parameter, -*number)) return;
        if (const double* defaultValue = std::get_if<double>(&parameter.defaultValue))
            if (const auto nearest = towards(parameter, *number, *defaultValue)) take(parameter, *nearest);
        if (!parameter.word.empty()) take(parameter, parameter.word);
    }

    /// A value with few digits that resolves a problem, between `from` and `to` and near the limit. Empty if
    /// `to` does not resolve one.
    std::optional<double> towards(const Parameter& parameter, double from, double to) const {
        if (ended(parameter, to).empty()) return {};
        double wrong = from, right = to;
        for (int i = 0; i < 12; ++i) {
            const double middle = (wrong + right) / 2;
            (ended(parameter, middle).empty() ? wrong : right) = middle;
        }
        for (const double part : {0.0, 0.02, 0.05, 0.1, 0.5})
            if (const double few = rounded(right + part * (to - right), 3); !ended(parameter, few).empty())
                return few;
        return to;
    }

    /// The id of the parameter whose problem this change resolves, without causing another. Empty if there is
    /// none.
    std::string ended(const Parameter& parameter, const Value& value) const {
        if (!complaint(parameter, value).empty()) return {};
        const std::vector<Parameter>& parameters = m_system.parameters;
        const Values changed = withChanges(parameters, m_values, {{parameter.id, value}});
        if (!talweg::problems(parameters, changed).empty()) return {};
        const std::vector<Problem> left = m_system.prepare(changed).problems;
        if (left.size() >= m_problems.size()) return {};
        for (const Problem& problem : m_problems)
            if (std::ranges::count(left, problem.parameter, &Problem::parameter) == 0)
                return problem.parameter;
        return {};
    }

    bool take(const Parameter& parameter, const Value& value) {
        std::string problem = ended(parameter, value);
        if (problem.empty()) return false;
        const bool number = std::holds_alternative<double>(value);
        m_found.push_back({std::move(problem), parameter.id, value,
                           number ? tr("Use %1 = %2", inSentence(parameter), textOf(parameter, value))
                                  : tr("Use %1 %2", inSentence(parameter), textOf(parameter, value))});
        return true;
    }

    std::string textOf(const Parameter& parameter, const Value& value) const {
        return valueText(inUnits(parameter, m_units), inUnits(parameter, value, m_units));
    }

    const System& m_system;
    const Values& m_values;
    const DisplayUnits m_units;
    std::vector<Problem> m_problems;
    std::vector<Mend> m_found;
};

} // namespace

std::vector<Mend> mendsOf(const System& system, const Values& values, const std::stop_token& stop,
                          const DisplayUnits& units) {
    if (!problems(system.parameters, values).empty()) return {};
    return Mender(system, values, units).mends(stop);
}

} // namespace talweg
