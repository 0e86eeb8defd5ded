#include "systems/parameter.h"

#include "base/contract.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

std::string withUnit(double number, const Parameter& parameter) {
    return parameter.unit.empty() ? inFull(number) : inFull(number) + " " + parameter.unit;
}

bool within(const Range& range, double number) {
    const bool above = range.leastIncluded ? number >= range.least : number > range.least;
    const bool below = range.mostIncluded ? number <= range.most : number < range.most;
    return above && below;
}

std::string choiceIds(const Parameter& parameter) {
    std::string ids;
    for (const Choice& choice : parameter.choices)
        ids += (ids.empty() ? "" : ", ") + choice.id;
    return ids;
}

/// Enough of a text to recognise it by.
std::string shortened(std::string_view text) {
    constexpr std::size_t most = 60;
    return text.size() <= most ? std::string(text) : std::string(text.substr(0, most)) + "…";
}

std::optional<Points> points(std::string_view text) {
    Points found;
    text = trimmed(text);
    while (!text.empty()) {
        const auto comma = text.find(',');
        const std::string_view pair = text.substr(0, comma);
        const auto colon = pair.find(':');
        if (colon == std::string_view::npos) return std::nullopt;
        const auto x = readNumber(pair.substr(0, colon));
        const auto y = readNumber(pair.substr(colon + 1));
        if (!x || !y) return std::nullopt;
        found.emplace_back(*x, *y);
        if (comma == std::string_view::npos) break;
        text.remove_prefix(comma + 1);
    }
    return found;
}

std::string complaintAboutNumber(const Parameter& parameter, double value) {
    if (!std::isfinite(value)) return tr("%1 must be a finite number.", fullName(parameter));
    if (within(parameter.range, value)) return {};
    return tr("%1 = %2 is out of range: it must be %3.", fullName(parameter), withUnit(value, parameter),
              allowed(parameter));
}

std::string complaintAboutPoints(const Parameter& parameter, const Points& values) {
    if (values.size() < 2) return tr("%1 needs at least two points.", fullName(parameter));
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i].allFinite())
            return tr("%1: point %2 is not a finite number.", fullName(parameter), i + 1);
        if (i > 0 && !parameter.anyOrder && values[i].x() <= values[i - 1].x())
            return tr("%1: x must increase from point to point, but point %2 has x = %3 after %4.",
                      fullName(parameter), i + 1, withUnit(values[i].x(), parameter),
                      withUnit(values[i - 1].x(), parameter));
    }
    return {};
}

std::string complaintAboutText(const Parameter& parameter, const std::string& text) {
    const std::string why = parameter.misunderstands ? parameter.misunderstands(text) : "";
    return why.empty() ? "" : tr("%1 = \"%2\" %3", fullName(parameter), shortened(text), why);
}

std::string complaintAboutWord(const Parameter& parameter, const std::string& word) {
    if (parameter.kind == Parameter::Kind::numberOrWord)
        return word == parameter.word ? ""
                                      : tr("%1 = \"%2\" is not understood: give a number or \"%3\".",
                                           fullName(parameter), word, parameter.word);
    const bool known = std::ranges::any_of(parameter.choices, [&](const Choice& c) { return c.id == word; });
    return known ? ""
                 : tr("%1 = \"%2\" is not one of its choices: %3.", fullName(parameter), word,
                      choiceIds(parameter));
}

} // namespace

const Parameter* find(const std::vector<Parameter>& parameters, std::string_view id) {
    const auto it = std::ranges::find(parameters, id, &Parameter::id);
    if (it != parameters.end()) return &*it;
    const auto table = std::ranges::find(parameters, id.substr(0, id.find('[')), &Parameter::id);
    if (table == parameters.end()) return nullptr;
    const auto cell = std::ranges::find(table->cells, id, &Parameter::id);
    return cell == table->cells.end() ? nullptr : &*cell;
}

const Parameter& parameterOf(const std::vector<Parameter>& parameters, std::string_view id) {
    const Parameter* known = find(parameters, id);
    TALWEG_EXPECTS(known != nullptr);
    return *known;
}

Values standardValues(const std::vector<Parameter>& parameters) {
    Values values;
    for (const Parameter& parameter : parameters)
        values[parameter.id] = parameter.standard;
    return values;
}

std::string complaint(const Parameter& parameter, const Value& value) {
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
    if (const auto* p = std::get_if<Points>(&value))
        if (parameter.kind == Kind::points) return complaintAboutPoints(parameter, *p);
    if (const auto* rows = std::get_if<Table>(&value))
        if (parameter.kind == Kind::table) return complaintAboutTable(parameter, *rows);
    switch (parameter.kind) {
    case Kind::number:
        return tr("%1 must be a number.", fullName(parameter));
    case Kind::numberOrWord:
        return tr("%1 must be a number or \"%2\".", fullName(parameter), parameter.word);
    case Kind::choice:
        return tr("%1 must be one of %2.", fullName(parameter), choiceIds(parameter));
    case Kind::text:
        return tr("%1 must be a text.", fullName(parameter));
    case Kind::table:
        return tr("%1 must be a table.", fullName(parameter));
    case Kind::points:
        break;
    }
    return tr("%1 must be a list of points x:y.", fullName(parameter));
}

std::vector<Problem> problems(const std::vector<Parameter>& parameters, const Values& values) {
    std::vector<Problem> found;
    for (const Parameter& parameter : parameters) {
        const std::string message = complaint(parameter, values.find(parameter.id)->second);
        if (!message.empty()) found.push_back({parameter.id, message});
    }
    return found;
}

Reading read(const Parameter& parameter, std::string_view text) {
    text = trimmed(text);
    const auto kind = parameter.kind;
    if (kind == Parameter::Kind::table) return readTable(parameter, text);
    Reading reading;
    if (kind == Parameter::Kind::choice || kind == Parameter::Kind::text
        || (kind == Parameter::Kind::numberOrWord && text == parameter.word)) {
        reading.value = std::string(text);
    } else if (kind == Parameter::Kind::points) {
        if (auto p = points(text))
            reading.value = std::move(*p);
        else
            reading.error = tr("%1 = \"%2\" is not a list of points x:y, x:y, … with decimal points.",
                               fullName(parameter), shortened(text));
    } else if (auto n = readNumber(text)) {
        reading.value = *n;
    } else {
        reading.error = parameter.word.empty()
                            ? tr("%1 = \"%2\" is not a number (decimal point, no grouping).",
                                 fullName(parameter), shortened(text))
                            : tr("%1 = \"%2\" is not a number (decimal point, no grouping) nor \"%3\".",
                                 fullName(parameter), shortened(text), parameter.word);
    }
    if (reading.value) {
        reading.error = complaint(parameter, *reading.value);
        if (!reading.error.empty()) reading.value.reset();
    }
    return reading;
}

std::string write(const Parameter& parameter, const Value& value) {
    if (const double* n = std::get_if<double>(&value)) return shortest(*n);
    if (const auto* w = std::get_if<std::string>(&value)) return *w;
    if (const auto* rows = std::get_if<Table>(&value)) return writeTable(parameter, *rows);
    std::string text;
    for (const Point& p : std::get<Points>(value))
        text += (text.empty() ? "" : ", ") + shortest(p.x()) + ":" + shortest(p.y());
    return text;
}

Value valueOf(const Parameter& parameter, const Values& values) {
    if (!parameter.place) return values.find(parameter.id)->second;
    const auto& [table, row, column] = *parameter.place;
    return valueOf(std::get<Table>(values.find(table)->second).at(row).at(column));
}

void assign(Values& values, const Parameter& parameter, Value value) {
    if (!parameter.place) {
        values.insert_or_assign(parameter.id, std::move(value));
        return;
    }
    const auto& [table, row, column] = *parameter.place;
    std::get<Table>(values.find(table)->second).at(row).at(column) = cellOf(value);
}

std::string allowed(const Parameter& parameter) {
    const Range& r = parameter.range;
    const std::string least = withUnit(r.least, parameter), most = withUnit(r.most, parameter);
    const std::string below = r.mostIncluded ? tr("at most %1", most) : tr("less than %1", most);
    if (!std::isfinite(r.least)) return std::isfinite(r.most) ? below : "";
    const std::string above = r.leastIncluded ? tr("at least %1", least) : tr("greater than %1", least);
    return std::isfinite(r.most) ? tr("%1 and %2", above, below) : above;
}

} // namespace talweg
