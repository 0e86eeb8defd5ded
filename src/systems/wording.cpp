#include "systems/wording.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// A list of words with "or": "“A”, “B” or “C”".
std::string oneOf(const Parameter& choice, const std::vector<std::string>& words) {
    std::vector<std::string> texts;
    for (const std::string& word : words)
        texts.push_back(valueText(choice, word));
    return orListed(texts);
}

/// Whether the language capitalizes nouns. Translators mark this by translating the text below with a capital
/// N.
bool writesNounsLarge() {
    return !tr("nouns are in lower case").starts_with('n');
}

} // namespace

std::string fullName(const Parameter& parameter) {
    return parameter.label + (parameter.symbol.empty() ? "" : " " + parameter.symbol);
}

std::string inSentence(const Parameter& parameter) {
    return inSentence(fullName(parameter));
}

std::string inSentence(std::string label) {
    const bool acronym = label.size() > 1 && !(label[1] >= 'a' && label[1] <= 'z');
    if (!label.empty() && label[0] >= 'A' && label[0] <= 'Z' && !acronym && !writesNounsLarge())
        label[0] = static_cast<char>(label[0] - 'A' + 'a');
    return label;
}

std::string countOfRows(const Parameter& table, std::size_t rows) {
    TALWEG_EXPECTS(table.counted != nullptr);
    return table.counted(std::int64_t(rows));
}

std::string valueText(const Parameter& parameter, const Value& value) {
    if (const double* number = std::get_if<double>(&value))
        return inFull(*number) + (parameter.unit.empty() ? "" : " " + parameter.unit);
    if (const auto* points = std::get_if<Points>(&value))
        return trCount(std::ssize(*points), "%n point", "%n points");
    if (const auto* rows = std::get_if<Table>(&value)) return countOfRows(parameter, rows->size());
    const auto& word = std::get<std::string>(value);
    const auto choice = std::ranges::find(parameter.choices, word, &Choice::id);
    return tr("“%1”", choice == parameter.choices.end() ? word : choice->label);
}

std::string missingRow(const std::vector<Parameter>& parameters, const Parameter& parameter,
                       const Values& values) {
    if (!parameter.place) return {};
    const Parameter& table = parameterOf(parameters, parameter.place->table);
    const std::size_t rows = std::get<Table>(values.find(table.id)->second).size();
    if (parameter.place->row < rows) return {};
    return trCount(std::int64_t(rows), "%1 does not exist; there is %2.", "%1 does not exist; there are %2.",
                   parameter.id, countOfRows(table, rows));
}

namespace {

/// Whether the parameter is unused because the choice in its onlyFor has another option.
bool isOut(const Parameter& parameter, const Values& values) {
    const auto& [id, words] = parameter.onlyFor;
    if (id.empty()) return false;
    const auto* word = std::get_if<std::string>(&values.find(id)->second);
    return !word || std::ranges::find(words, *word) == words.end();
}

} // namespace

bool isRuledOut(const std::vector<Parameter>& parameters, const Parameter& parameter, const Values& values) {
    const std::string& ruling = parameter.onlyFor.first;
    return isOut(parameter, values)
           || (!ruling.empty() && isRuledOut(parameters, parameterOf(parameters, ruling), values));
}

std::string whyIdle(const std::vector<Parameter>& parameters, const Parameter& parameter,
                    const Values& values) {
    if (std::string missing = missingRow(parameters, parameter, values); !missing.empty()) return missing;
    const auto& [id, words] = parameter.onlyFor;
    const Parameter* ruling = id.empty() ? nullptr : &parameterOf(parameters, id);
    if (isOut(parameter, values))
        return tr("%1 has no effect because %2 is %4; it matters only if %2 is %3.", fullName(parameter),
                  fullName(*ruling), oneOf(*ruling, words), valueText(*ruling, values.find(id)->second));
    if (parameter.idle)
        if (std::string why = parameter.idle(parameter, parameters, values); !why.empty()) return why;
    return ruling ? whyIdle(parameters, *ruling, values) : std::string();
}

std::string allowed(const Parameter& parameter) {
    const Range& r = parameter.range;
    const std::string min = valueText(parameter, r.min), max = valueText(parameter, r.max);
    const std::string below = r.maxIncluded ? tr("at most %1", max) : tr("less than %1", max);
    if (!std::isfinite(r.min)) return std::isfinite(r.max) ? below : "";
    const std::string above = r.minIncluded ? tr("at least %1", min) : tr("greater than %1", min);
    return std::isfinite(r.max) ? tr("%1 and %2", above, below) : above;
}

} // namespace talweg
