#include "systems/equivalents.h"

#include "base/number.h"
#include "systems/reading.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Significant digits of computed values. With fewer digits, the body would change; with more, 0.0252 would
/// become 0.025199999999999997.
constexpr int digits = 15;
/// Relative difference below which a computed value counts as equal to the value already stored. If too
/// small, converting k = 0.4 to J and back changes its last digits; if too large, different bodies count as
/// equal.
constexpr double rounding = 1e-12;

bool counts(const Parameter& parameter, const Values& values) {
    const auto& [choice, words] = parameter.onlyFor;
    const auto* word = std::get_if<std::string>(&values.find(choice)->second);
    return word && std::ranges::count(words, *word) > 0;
}

bool isAlike(const Value& value, double number) {
    const double* own = std::get_if<double>(&value);
    return own && std::abs(*own - number) <= rounding * std::abs(number);
}

} // namespace

Values followingValues(const std::vector<Parameter>& parameters, const Values& values) {
    Values following;
    for (const Parameter& parameter : parameters) {
        if (!parameter.follows || counts(parameter, values)) continue;
        const std::optional<double> number = parameter.follows(values);
        if (!number || !std::isfinite(*number)) continue;
        const Value& own = values.find(parameter.id)->second;
        if (isAlike(own, *number))
            following[parameter.id] = own;
        else
            following[parameter.id] = rounded(*number, digits);
    }
    return following;
}

Values settled(const std::vector<Parameter>& parameters, Values values, const InputIds& kept) {
    for (const auto& [id, value] : followingValues(parameters, values))
        if (!kept.contains(id) && complaint(parameterOf(parameters, id), value).empty()) values[id] = value;
    return values;
}

Values switched(const std::vector<Parameter>& parameters, const Values& before, Values after,
                const InputIds& given, const InputIds& kept) {
    Values asBefore = after;
    const auto isSwitched = [&](const Parameter& parameter) {
        const std::string& choice = parameter.onlyFor.first;
        return parameter.follows && before.find(choice)->second != after.find(choice)->second;
    };
    for (const Parameter& parameter : parameters)
        if (isSwitched(parameter))
            asBefore[parameter.onlyFor.first] = before.find(parameter.onlyFor.first)->second;
    const Values following = followingValues(parameters, asBefore);
    for (const Parameter& parameter : parameters)
        if (isSwitched(parameter) && counts(parameter, after) && !given.contains(parameter.id))
            if (const auto found = following.find(parameter.id); found != following.end())
                after[parameter.id] = found->second;
    return settled(parameters, std::move(after), kept);
}

Values withChanges(const std::vector<Parameter>& parameters, const Values& before, const Values& changes) {
    Values after = before;
    InputIds given;
    for (const auto& [id, value] : changes) {
        after.insert_or_assign(id, value);
        given.insert(id);
    }
    return switched(parameters, before, std::move(after), given);
}

Values withChoices(const std::vector<Parameter>& parameters, Values changes) {
    Values choices;
    for (const Parameter& parameter : parameters)
        if (parameter.follows && changes.contains(parameter.id) && !changes.contains(parameter.onlyFor.first))
            choices[parameter.onlyFor.first] = parameter.onlyFor.second.front();
    changes.merge(choices);
    return changes;
}

} // namespace talweg
