#include "study/requirement.h"

#include "base/text.h"
#include "base/translation.h"
#include "terrain/expression.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace talweg {

namespace {

/// What an expression may name: the percentage (without a name where the system knows no success), then
/// mean, sd, min, max of each measure.
std::vector<std::string> namesFor(const System& system, const std::vector<std::string>& measures) {
    std::vector<std::string> names{system.success.id};
    for (const std::string& measure : measures)
        for (const char* ending : {"_mean", "_sd", "_min", "_max"})
            names.push_back(measure + ending);
    return names;
}

/// The aggregates of a design in the order of the names.
void collect(const SweepResult& result, std::size_t design, std::span<double> aggregates) {
    aggregates[0] = result.percentage[design];
    for (std::size_t m = 0; m < result.sweep.measures.size(); ++m) {
        const Spread& spread = result.spread(design, m);
        const double four[]{spread.mean, spread.sd, spread.min, spread.max};
        std::ranges::copy(four, aggregates.begin() + static_cast<std::ptrdiff_t>(1 + 4 * m));
    }
}

/// A requirement taken apart at its comparison.
struct Comparison {
    std::size_t leftEnd = 0, rightAt = 0; ///< bytes of the text between which the sign stands
    bool greater = true;                  ///< > or >=
    bool strict = false;
};

/// A mistake, and the byte of the text where it is.
struct Mistake {
    std::string what;
    std::size_t at = std::string::npos;
};

struct Sign {
    std::string_view text;
    bool greater, strict;
};
constexpr Sign signs[]{{">=", true, false}, {"<=", false, false}, {"≥", true, false},
                       {"≤", false, false}, {">", true, true},    {"<", false, true}};

std::size_t findSign(std::string_view text, std::size_t from, const Sign*& found) {
    for (std::size_t at = from; at < text.size(); ++at)
        for (const Sign& sign : signs)
            if (text.substr(at).starts_with(sign.text)) {
                found = &sign;
                return at;
            }
    return std::string_view::npos;
}

Comparison takeApart(std::string_view text) {
    const Sign* sign = nullptr;
    const std::size_t at = findSign(text, 0, sign);
    if (at == std::string_view::npos)
        throw Mistake{tr("it compares nothing; write one of >=, >, <=, < between two expressions")};
    const std::size_t rightAt = at + sign->text.size();
    const Sign* another = nullptr;
    if (const auto second = findSign(text, rightAt, another); second != std::string_view::npos)
        throw Mistake{tr("it has a second comparison; write one of >=, >, <=, < once"), second};
    for (const char* other : {"==", "!=", "=", "&", "|", "?"})
        for (auto place = text.find(other); place != std::string_view::npos;
             place = text.find(other, place + 1))
            if (place < at || place >= rightAt)
                throw Mistake{tr("%1 is not allowed", inQuotes(other)), place};
    return {at, rightAt, sign->greater, sign->strict};
}

/// Characters before a byte of UTF-8 text.
std::size_t characters(std::string_view text, std::size_t bytes) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text.substr(0, bytes), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// Bytes of so many characters of UTF-8 text.
std::size_t bytes(std::string_view text, std::size_t characters) {
    std::size_t at = 0;
    while (at < text.size() && characters > 0) {
        ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80)
            ++at;
        --characters;
    }
    return at;
}

/// The side of a comparison that stands between two bytes of its text.
Expression sideOf(std::string_view text, std::size_t from, std::size_t to,
                  const std::vector<std::string>& names) {
    const std::string_view side = text.substr(from, to - from);
    if (side.find_first_not_of(" \t") == std::string::npos)
        throw Mistake{tr("there is no expression on one side of the comparison"), from};
    // Blanks before it, so that messages count from the beginning of the text.
    auto read = Expression::readWith(std::string(characters(text, from), ' ') + std::string(side), names);
    if (const auto* mistake = std::get_if<Expression::Mistake>(&read))
        throw Mistake{mistake->what, bytes(text, mistake->position - 1)};
    return std::get<Expression>(std::move(read));
}

/// The quantity of which all the names speak: the success outcome, or a measure; empty where there is none.
std::string quantityOf(const System& system, const std::vector<std::string>& measures,
                       const std::vector<std::string>& names) {
    const auto speaksOf = [&](const std::string& id, const std::string& name) {
        return name == id || (id != system.success.id && name.substr(0, name.rfind('_')) == id);
    };
    std::vector<std::string> ids{system.success.id};
    ids.insert(ids.end(), measures.begin(), measures.end());
    for (const std::string& id : ids)
        if (!names.empty()
            && std::ranges::all_of(names, [&](const auto& name) { return speaksOf(id, name); }))
            return id;
    return {};
}

std::string sentence(std::string_view text, const Mistake& mistake) {
    if (mistake.at == std::string::npos) return tr("Requirement %1: %2.", inQuotes(text), mistake.what);
    return tr("Requirement %1, position %2: %3.", inQuotes(text), 1 + characters(text, mistake.at),
              mistake.what);
}

std::size_t placeOf(const std::vector<Axis>& axes, std::string_view parameter) {
    return static_cast<std::size_t>(std::ranges::find(axes, parameter, &Axis::parameter) - axes.begin());
}

/// The places along an axis by increasing value.
std::vector<std::size_t> ascending(const Axis& axis) {
    std::vector<std::size_t> order(axis.values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&axis](std::size_t place) { return axis.values[place]; });
    return order;
}

/// The designs of one line along an axis, by increasing value.
struct Line {
    const SweepResult& result;
    std::size_t axis;
    std::vector<std::size_t> designs;

    Line(const SweepResult& of, std::size_t along, const std::vector<std::size_t>& order, std::size_t through)
        : result(of), axis(along) {
        auto places = result.placesOf(through);
        for (const std::size_t place : order) {
            places[axis] = place;
            designs.push_back(result.designAt(places));
        }
    }
    double valueOf(std::size_t design) const {
        return result.sweep.axes[axis].values[result.placesOf(design)[axis]];
    }
};

/// What `look(line)` says for each combination of the other axes, in their order.
template <class Look>
auto ofEachLine(const SweepResult& result, std::size_t axis, const Look& look) {
    std::vector<decltype(look(std::declval<Line>()))> found;
    const auto order = ascending(result.sweep.axes[axis]);
    for (std::size_t design = 0; design < result.designs; ++design)
        if (result.placesOf(design)[axis] == 0) found.push_back(look(Line(result, axis, order, design)));
    return found;
}

Threshold thresholdOf(const Line& line, const Requirement& requirement) {
    std::vector<double> margins;
    for (const std::size_t design : line.designs)
        margins.push_back(requirement.margin(line.result, design));
    const auto meets = [&](double margin) { return requirement.meets(margin); };
    const auto kept = std::find_if_not(margins.rbegin(), margins.rend(), meets).base();
    const auto first = std::ranges::find_if(margins, meets);
    const bool isKept = kept != margins.end();
    const auto chosen = isKept ? kept : margins.end() - 1;
    const auto designOf = [&](auto it) {
        return line.designs[static_cast<std::size_t>(it - margins.begin())];
    };
    Threshold threshold;
    threshold.places = line.result.placesOf(designOf(chosen));
    threshold.margin = *chosen;
    threshold.minMargin = *std::min_element(chosen, margins.end());
    if (isKept) threshold.value = line.valueOf(designOf(kept));
    if (first != margins.end()) {
        threshold.first = line.valueOf(designOf(first));
        threshold.firstEnd = line.valueOf(designOf(std::find_if_not(first, margins.end(), meets) - 1));
    }
    return threshold;
}

CriticalValue criticalValueOf(const Line& line) {
    const auto percentage = [&line](std::size_t design) { return line.result.percentage[design]; };
    const auto highest = std::ranges::max_element(line.designs, {}, percentage);
    CriticalValue critical{line.result.placesOf(*highest), {}};
    if (highest + 1 != line.designs.end()) critical.value = line.valueOf(*highest);
    return critical;
}

} // namespace

Requirement::Reading Requirement::read(const System& system, const std::vector<std::string>& measures,
                                       std::string_view text) {
    try {
        const Comparison comparison = takeApart(text);
        const std::vector<std::string> names = namesFor(system, measures);
        const Expression left = sideOf(text, 0, comparison.leftEnd, names);
        const Expression right = sideOf(text, comparison.rightAt, text.size(), names);
        Requirement requirement;
        requirement.m_text = text;
        requirement.m_strict = comparison.strict;
        for (const auto& [side, other] : {std::pair(&left, &right), std::pair(&right, &left)})
            if (other->namesUsed().empty()) {
                std::vector<std::string> used;
                for (const std::size_t name : side->namesUsed())
                    used.push_back(names[name]);
                requirement.m_quantity = quantityOf(system, measures, used);
                requirement.m_level = other->valueWith({});
            }
        requirement.m_margin = [left, right,
                                greater = comparison.greater](std::span<const double> aggregates) {
            const double difference = left.valueWith(aggregates) - right.valueWith(aggregates);
            return greater ? difference : -difference;
        };
        return {std::move(requirement), {}};
    } catch (const Mistake& mistake) {
        return {{}, sentence(text, mistake)};
    }
}

double Requirement::margin(const SweepResult& result, std::size_t design) const {
    std::vector<double> aggregates(1 + 4 * result.sweep.measures.size());
    collect(result, design, aggregates);
    return m_margin(aggregates);
}

bool Requirement::isMet(const SweepResult& result, std::size_t design) const {
    return meets(margin(result, design));
}

std::optional<double> Requirement::level(std::string_view quantity) const {
    if (m_quantity.empty() || m_quantity != quantity) return {};
    return m_level;
}

std::vector<Threshold> thresholds(const SweepResult& result, const Requirement& requirement,
                                  std::string_view axis) {
    return ofEachLine(result, placeOf(result.sweep.axes, axis),
                      [&](const Line& line) { return thresholdOf(line, requirement); });
}

Threshold threshold(const SweepResult& result, const Requirement& requirement, std::string_view axis,
                    std::size_t design) {
    const std::size_t along = placeOf(result.sweep.axes, axis);
    return thresholdOf(Line(result, along, ascending(result.sweep.axes[along]), design), requirement);
}

std::vector<CriticalValue> criticalValues(const SweepResult& result, std::string_view axis) {
    return ofEachLine(result, placeOf(result.sweep.axes, axis), criticalValueOf);
}

CriticalValue criticalValue(const SweepResult& result, std::string_view axis, std::size_t design) {
    const std::size_t along = placeOf(result.sweep.axes, axis);
    return criticalValueOf(Line(result, along, ascending(result.sweep.axes[along]), design));
}

} // namespace talweg
