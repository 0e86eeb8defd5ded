#include "systems/reading.h"

#include "base/number.h"
#include "base/translation.h"
#include "systems/cell.h"
#include "systems/table.h"
#include "systems/wording.h"
#include "terrain/profile.h"

namespace talweg {

namespace {

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

/// The error message for points that are not valid ground.
std::string complaintAbout(const ProfileFlaw& flaw, const Parameter& parameter, const Points& points) {
    const std::string name = fullName(parameter);
    const std::size_t number = flaw.point + 1;
    const auto x = [&](std::size_t i) { return valueText(parameter, points[i].x()); };
    switch (flaw.kind) {
    case ProfileFlaw::Kind::overhangs:
        return tr("%1 overhangs: point %2 has x = %3, left of point %4 with x = %5. Move point %2 to x = %5 "
                  "for a vertical wall, or remove it.",
                  name, number, x(flaw.point), flaw.point, x(flaw.point - 1));
    case ProfileFlaw::Kind::repeats:
        return tr("%1: points %2 and %3 have the same position. Remove one of them.", name, flaw.point,
                  number);
    case ProfileFlaw::Kind::turnsBack:
        break;
    }
    return tr("%1: the wall at x = %3 reverses direction at point %2. A wall must lead only upward or only "
              "downward: remove point %4.",
              name, number, x(flaw.point), flaw.point);
}

std::string complaintAboutPoints(const Parameter& parameter, const Points& values) {
    if (values.size() < 2) return tr("%1 needs at least two points.", fullName(parameter));
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i].allFinite())
            return tr("%1: the coordinates of point %2 must be finite numbers.", fullName(parameter), i + 1);
        if (i > 0 && parameter.order == Parameter::Order::increasing && values[i].x() <= values[i - 1].x())
            return tr("%1: x must increase from point to point, but point %2 has x = %3 and the point before "
                      "it has x = %4.",
                      fullName(parameter), i + 1, valueText(parameter, values[i].x()),
                      valueText(parameter, values[i - 1].x()));
    }
    if (parameter.order == Parameter::Order::ground)
        if (const auto flaw = flawOf(values)) return complaintAbout(*flaw, parameter, values);
    return {};
}

} // namespace

std::string complaint(const Parameter& parameter, const Value& value) {
    switch (parameter.kind) {
    case Parameter::Kind::points:
        if (const auto* points = std::get_if<Points>(&value)) return complaintAboutPoints(parameter, *points);
        return tr("%1 must be a list of points x:y.", fullName(parameter));
    case Parameter::Kind::table:
        if (const auto* rows = std::get_if<Table>(&value)) return complaintAboutTable(parameter, *rows);
        return tr("%1 must be a table.", fullName(parameter));
    default:
        return complaintAboutCell(parameter, value);
    }
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
    if (parameter.kind == Parameter::Kind::table) return readTable(parameter, text);
    if (parameter.kind != Parameter::Kind::points) return readCell(parameter, text);
    auto found = points(text);
    if (!found)
        return {{},
                tr("%1 = \"%2\" is not a list of points; write x:y, x:y, … with decimal points.",
                   fullName(parameter), shortened(text))};
    std::string wrong = complaintAboutPoints(parameter, *found);
    if (!wrong.empty()) return {{}, std::move(wrong)};
    return {std::move(*found), {}};
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

} // namespace talweg
