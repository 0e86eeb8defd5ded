#include "comparison/compared.h"

#include "base/contract.h"
#include "base/free_name.h"
#include "base/number.h"
#include "base/translation.h"
#include "systems/reading.h"
#include "systems/table.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>
#include <list>
#include <map>
#include <set>

namespace talweg {

namespace {

using InputValues = std::vector<std::optional<Value>>;

bool areAlike(const InputValues& values) {
    return std::ranges::all_of(values, [&](const auto& value) { return value == values.front(); });
}

InputValues valuesOf(const Parameter& parameter, const System& system, const std::vector<ComparedRun>& runs) {
    InputValues values;
    for (const ComparedRun& run : runs) {
        const bool isThere = missingRow(system.parameters, parameter, run.values).empty();
        values.push_back(isThere ? std::optional(valueOf(parameter, run.values)) : std::nullopt);
    }
    return values;
}

/// Adds a parameter to the differing inputs, or to the idle inputs if it has no effect in any run.
void add(const Parameter& parameter, InputValues values, const System& system,
         const std::vector<ComparedRun>& runs, ComparedInputs& inputs) {
    std::vector<bool> idle;
    for (const ComparedRun& run : runs)
        idle.push_back(!whyIdle(system.parameters, parameter, run.values).empty());
    if (std::ranges::all_of(idle, [](bool plays) { return plays; })) return inputs.idle.push_back(&parameter);
    inputs.differing.push_back({&parameter, std::move(values), std::move(idle)});
}

std::size_t rowsOf(const std::optional<Value>& value) {
    return std::get<Table>(*value).size();
}

/// Adds the table itself if the numbers of rows differ. Always adds the cells that differ.
void addTable(const Parameter& table, const InputValues& values, const System& system,
              const std::vector<ComparedRun>& runs, ComparedInputs& inputs) {
    std::size_t most = 0;
    for (const auto& value : values)
        most = std::max(most, rowsOf(value));
    if (std::ranges::any_of(values, [&](const auto& value) { return rowsOf(value) != most; }))
        add(table, values, system, runs, inputs);
    for (std::size_t i = 0; i < std::min(table.cells.size(), most * table.columns.size()); ++i)
        if (InputValues cells = valuesOf(table.cells[i], system, runs); !areAlike(cells))
            add(table.cells[i], std::move(cells), system, runs, inputs);
}

std::string labelOf(const Parameter& choice, const std::string& word) {
    const auto found = std::ranges::find(choice.choices, word, &Choice::id);
    return found == choice.choices.end() || found->label.empty() ? word : found->label;
}

void makeUnique(std::vector<std::string>& names) {
    std::set<std::string> used;
    for (std::string& name : names) {
        name = firstFreeName(
            name, [wish = name](int number) { return tr("%1 (%2)", wish, number); },
            [&used](const std::string& one) { return !used.contains(one); });
        used.insert(name);
    }
}

/// Identifies an event by its kind and its number within the kind.
using Key = std::pair<std::string, std::size_t>;

std::vector<Key> keysOf(const ComparedRun& run) {
    std::vector<Key> keys;
    std::map<std::string, std::size_t> counts;
    if (run.run)
        for (const RunEvent& event : run.run->events)
            keys.emplace_back(event.kind, ++counts[event.kind]);
    return keys;
}

} // namespace

ComparedInputs compareInputs(const System& system, const std::vector<ComparedRun>& runs) {
    ComparedInputs inputs;
    if (runs.empty()) return inputs;
    for (const Parameter& parameter : system.parameters) {
        InputValues values = valuesOf(parameter, system, runs);
        if (areAlike(values))
            inputs.alike.push_back(&parameter);
        else if (parameter.kind == Parameter::Kind::table)
            addTable(parameter, values, system, runs, inputs);
        else
            add(parameter, std::move(values), system, runs, inputs);
    }
    return inputs;
}

const RunEvent& MatchedEvent::first() const {
    const auto there = std::ranges::find_if(events, [](const RunEvent* event) { return event != nullptr; });
    TALWEG_EXPECTS(there != events.end());
    return **there;
}

std::vector<MatchedEvent> matchEvents(const std::vector<ComparedRun>& runs) {
    std::list<MatchedEvent> matched;
    std::map<Key, std::list<MatchedEvent>::iterator> places;
    std::set<std::string> repeated;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        auto next = matched.begin(); // position for an event that no earlier run has
        const std::vector<Key> keys = keysOf(runs[i]);
        for (std::size_t k = 0; k < keys.size(); ++k) {
            auto [place, isNew] = places.try_emplace(keys[k]);
            if (isNew)
                place->second = matched.insert(
                    next, {keys[k].first, keys[k].second, true, std::vector<const RunEvent*>(runs.size())});
            place->second->events[i] = &runs[i].run->events[k];
            next = std::next(place->second);
            if (keys[k].second > 1) repeated.insert(keys[k].first);
        }
    }
    std::vector<MatchedEvent> all(std::make_move_iterator(matched.begin()),
                                  std::make_move_iterator(matched.end()));
    for (MatchedEvent& event : all)
        event.isOnly = !repeated.contains(event.kind);
    return all;
}

bool differ(double one, double other) {
    constexpr double rounding = 1e-12;
    if (!std::isfinite(one) || !std::isfinite(other))
        return !(one == other || (std::isnan(one) && std::isnan(other)));
    return std::abs(one - other) > rounding * std::max(std::abs(one), std::abs(other));
}

double relativeDifference(double value, double baseline) {
    return baseline == 0 ? nothing : (value - baseline) / std::abs(baseline);
}

std::string plainValue(const Parameter& parameter, const Value& value) {
    if (const auto* number = std::get_if<double>(&value)) return inFull(withoutRoundingDust(*number));
    if (const auto* word = std::get_if<std::string>(&value)) return labelOf(parameter, *word);
    if (const auto* rows = std::get_if<Table>(&value)) return countOfRows(parameter, rows->size());
    const auto& points = std::get<Points>(value);
    constexpr std::size_t few = 4; // number of points that fit into a cell of a table
    const Points first(points.begin(),
                       points.begin() + static_cast<std::ptrdiff_t>(std::min(few, points.size())));
    const std::string text = write(parameter, first);
    return points.size() <= few ? text : tr("%1 and %2 more", text, points.size() - few);
}

std::string assignment(const Parameter& parameter, const std::optional<Value>& value) {
    const std::string& name = parameter.symbol.empty() ? parameter.label : parameter.symbol;
    if (!value) return tr("%1: none", name);
    const bool hasUnit = std::holds_alternative<double>(*value) && !parameter.unit.empty();
    const std::string text = plainValue(parameter, *value) + (hasUnit ? " " + parameter.unit : "");
    return parameter.symbol.empty() ? tr("%1: %2", name, text) : tr("%1 = %2", name, text);
}

std::vector<std::string> distinctNames(const System& system, const std::vector<ComparedRun>& runs) {
    std::vector<std::string> names;
    const std::vector<DifferingInput> differing = compareInputs(system, runs).differing;
    if (runs.size() > 1 && differing.size() == 1)
        for (const auto& value : differing.front().values)
            names.push_back(assignment(*differing.front().parameter, value));
    const auto isDistinct = [&] { return std::set(names.begin(), names.end()).size() == runs.size(); };
    if (names.empty() || !isDistinct()) {
        names.clear();
        for (const ComparedRun& run : runs)
            names.push_back(run.name);
    }
    makeUnique(names);
    return names;
}

} // namespace talweg
