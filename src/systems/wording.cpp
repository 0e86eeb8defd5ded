#include "systems/wording.h"

#include "systems/table.h"

#include <algorithm>

namespace talweg {

std::string fullName(const Parameter& parameter) {
    return parameter.label + (parameter.symbol.empty() ? "" : " " + parameter.symbol);
}

std::string inSentence(const Parameter& parameter) {
    std::string text = fullName(parameter);
    const bool acronym = text.size() > 1 && !(text[1] >= 'a' && text[1] <= 'z');
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z' && !acronym)
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::string valueText(const Parameter& parameter, const Value& value) {
    if (const double* number = std::get_if<double>(&value))
        return inFull(*number) + (parameter.unit.empty() ? "" : " " + parameter.unit);
    if (const auto* points = std::get_if<Points>(&value))
        return std::to_string(points->size()) + (points->size() == 1 ? " point" : " points");
    if (const auto* rows = std::get_if<Table>(&value)) return countOfRows(parameter, rows->size());
    const auto& word = std::get<std::string>(value);
    const auto choice = std::ranges::find(parameter.choices, word, &Choice::id);
    return "“" + (choice == parameter.choices.end() ? word : choice->label) + "”";
}

std::string whyIdle(const std::vector<Parameter>& parameters, const Parameter& parameter,
                    const Values& values) {
    if (std::string missing = missingRow(parameters, parameter, values); !missing.empty()) return missing;
    const auto& [id, words] = parameter.onlyFor;
    if (id.empty()) return {};
    const Parameter& ruling = parameterOf(parameters, id);
    const Value& value = values.find(id)->second;
    const auto* word = std::get_if<std::string>(&value);
    if (!word || std::ranges::find(words, *word) == words.end()) {
        std::string some;
        for (std::size_t i = 0; i < words.size(); ++i)
            some += (i == 0 ? "" : i + 1 < words.size() ? ", " : " or ") + valueText(ruling, words[i]);
        return fullName(parameter) + " has no effect: it matters only while " + fullName(ruling) + " is "
               + some + ", and that is " + valueText(ruling, value) + ".";
    }
    return whyIdle(parameters, ruling, values);
}

} // namespace talweg
