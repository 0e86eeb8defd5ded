#include "systems/system.h"

#include "base/contract.h"
#include "base/quantity_text.h"
#include "base/text.h"
#include "base/translation.h"
#include "systems/reading.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace talweg {

namespace {

std::optional<std::size_t> placeOf(const std::vector<Quantity>& quantities, std::string_view id) {
    const auto found = std::ranges::find(quantities, id, &Quantity::id);
    if (found == quantities.end()) return {};
    return static_cast<std::size_t>(found - quantities.begin());
}

} // namespace

Preparation prepare(const System& system, const Values& values) {
    Preparation preparation{problems(system.parameters, values), {}};
    if (preparation.problems.empty()) preparation = system.prepare(values);
    for (Problem& problem : preparation.problems)
        problem.message = inUnits(problem.message, {});
    return preparation;
}

std::vector<Problem> problems(const System& system, const Values& values) {
    return prepare(system, values).problems;
}

std::shared_ptr<const Prepared> prepared(const System& system, const Values& values) {
    Preparation preparation = prepare(system, values);
    if (!preparation.inputs) throw std::invalid_argument(preparation.problems.front().message);
    return std::move(preparation.inputs);
}

std::vector<Quantity> columnsOf(const System& system, const Run& run) {
    std::vector<Quantity> columns = system.quantities;
    for (std::size_t body = 0; body < run.bodies.size(); ++body)
        for (Quantity quantity : system.bodyQuantities) {
            quantity.id = bodyId(quantity.id, body);
            columns.push_back(std::move(quantity));
        }
    return columns;
}

std::string bodyId(const std::string& quantity, std::size_t body) {
    return quantity + "_" + std::to_string(body + 1);
}

std::optional<std::size_t> columnOf(const System& system, const Run& run, std::string_view id) {
    if (const auto place = placeOf(system.quantities, id)) return place;
    const auto quantity = placeOf(system.bodyQuantities, id.substr(0, id.rfind('_')));
    if (!quantity) return {};
    for (std::size_t body = 0; body < run.bodies.size(); ++body)
        if (id == bodyId(system.bodyQuantities[*quantity].id, body))
            return system.quantities.size() + body * system.bodyQuantities.size() + *quantity;
    return {};
}

const Quantity& quantityAt(const System& system, std::size_t column) {
    const std::size_t own = system.quantities.size();
    TALWEG_EXPECTS(column < own || !system.bodyQuantities.empty());
    return column < own ? system.quantities[column]
                        : system.bodyQuantities[(column - own) % system.bodyQuantities.size()];
}

std::uint8_t endingOf(const System& system, std::string_view id) {
    const auto found = std::ranges::find(system.endings, id, &Ending::id);
    if (found == system.endings.end())
        throw std::logic_error(tr("%1 does not list the outcome %2.", system.name, inQuotes(id)));
    return static_cast<std::uint8_t>(found - system.endings.begin());
}

const Quantity* find(const std::vector<Quantity>& quantities, std::string_view id) {
    const auto place = placeOf(quantities, id);
    return place ? &quantities[*place] : nullptr;
}

const Quantity& measureOf(const System& system, std::string_view id) {
    const Quantity* known = find(system.measures, id);
    TALWEG_EXPECTS(known != nullptr);
    return *known;
}

std::shared_ptr<const System> Registry::find(std::string_view id) const {
    const auto it = std::ranges::find_if(m_systems, [id](const auto& s) { return s->id == id; });
    return it == m_systems.end() ? nullptr : *it;
}

} // namespace talweg
