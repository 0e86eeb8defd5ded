#include "systems/cell.h"

#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

bool within(const Range& range, double number) {
    const bool above = range.minIncluded ? number >= range.min : number > range.min;
    const bool below = range.maxIncluded ? number <= range.max : number < range.max;
    return above && below;
}

std::string choiceIds(const Parameter& parameter) {
    std::string ids;
    for (const Choice& choice : parameter.choices)
        ids += (ids.empty() ? "" : ", ") + choice.id;
    return ids;
}

std::string complaintAboutNumber(const Parameter& parameter, double value) {
    if (!std::isfinite(value)) return tr("%1 must be a finite number.", fullName(parameter));
    if (within(parameter.range, value)) return {};
    return tr("%1 = %2 is out of range; it must be %3.", fullName(parameter), valueText(parameter, value),
              allowed(parameter));
}

std::string complaintAboutText(const Parameter& parameter, const std::string& text) {
    const std::string why = parameter.misunderstands ? parameter.misunderstands(text) : "";
    return why.empty() ? "" : tr("%1 = \"%2\" %3", fullName(parameter), shortened(text), why);
}

std::string complaintAboutWord(const Parameter& parameter, const std::string& word) {
    if (parameter.kind == Parameter::Kind::numberOrWord)
        return word == parameter.word ? ""
                                      : tr("%1 = \"%2\" is not valid; enter a number or \"%3\".",
                                           fullName(parameter), word, parameter.word);
    const bool known = std::ranges::any_of(parameter.choices, [&](const Choice& c) { return c.id == word; });
    return known ? ""
                 : tr("%1 = \"%2\" is not valid; choices are %3.", fullName(parameter), word,
                      choiceIds(parameter));
}

} // namespace

std::string shortened(std::string_view text) {
    return text.size() <= maxQuoted ? std::string(text) : std::string(text.substr(0, maxQuoted)) + "…";
}

std::string complaintAboutCell(const Parameter& parameter, const Value& value) {
    using Kind = Parameter::Kind;
    if (const double* n = std::get_if<double>(&value))
        if (parameter.kind == Kind::number || parameter.kind == Kind::numberOrWord)
            return complaintAboutNumber(parameter, *n);
    if (const auto* w = std::get_if<std::string>(&value)) switch (parameter.kind) {
        case Kind::choice:
        case Kind::numberOrWord:
            return complaintAboutWord(parameter, *w);
        case Kind::text:
            return complaintAboutText(parameter, *w);
        default:
            break;
        }
    switch (parameter.kind) {
    case Kind::number:
        return tr("%1 must be a number.", fullName(parameter));
    case Kind::numberOrWord:
        return tr("%1 must be a number or \"%2\".", fullName(parameter), parameter.word);
    case Kind::choice:
        return tr("%1 must be one of %2.", fullName(parameter), choiceIds(parameter));
    default:
        return tr("%1 must be text.", fullName(parameter));
    }
}

Reading readCell(const Parameter& parameter, std::string_view text) {
    text = trimmed(text);
    const auto kind = parameter.kind;
    Reading reading;
    if (kind == Parameter::Kind::choice || kind == Parameter::Kind::text
        || (kind == Parameter::Kind::numberOrWord && text == parameter.word)) {
        reading.value = std::string(text);
    } else if (auto n = readNumber(text)) {
        reading.value = *n;
    } else {
        reading.error =
            parameter.word.empty()
                ? tr("%1 = \"%2\" is not a number; write it with a decimal point and without digit grouping.",
                     fullName(parameter), shortened(text))
                : tr("%1 = \"%2\" is neither a number nor \"%3\"; write a number with a decimal point and "
                     "without digit grouping.",
                     fullName(parameter), shortened(text), parameter.word);
        return reading;
    }
    reading.error = complaintAboutCell(parameter, *reading.value);
    if (!reading.error.empty()) reading.value.reset();
    return reading;
}

} // namespace talweg
