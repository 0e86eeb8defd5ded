#pragma once

#include "study/reproduce.h"
#include "systems/builtin/builtin.h"

#include <algorithm>

namespace talweg::tests {

inline std::shared_ptr<const System> systemCalled(const char* id) {
    return builtinSystems().find(id);
}

/// A run of a system with default inputs except for `changes`.
class Solved {
public:
    Solved(const char* system, const Values& changes) : m_system(systemCalled(system)) {
        Values values = defaultValues(m_system->parameters);
        for (const auto& [id, value] : changes)
            values[id] = value;
        const Preparation preparation = prepare(*m_system, values);
        if (!preparation.inputs) qFatal("%s", preparation.problems.front().message.c_str());
        m_run = preparation.inputs->solve({}, [](double) {});
    }

    const Run& run() const { return *m_run; }
    std::string outcome() const { return m_run->outcome.id; }
    double measure(const std::string& id) const {
        for (const Measure& measure : m_run->measures)
            if (measure.quantity.id == id) return measure.value;
        qFatal("no measure %s", id.c_str());
    }
    /// A quantity at time t (s); without t, at the end.
    double state(const std::string& id, double t) const {
        const auto at = columnOf(*m_system, *m_run, id);
        if (!at) qFatal("no quantity %s", id.c_str());
        return m_run->state(t)[*at];
    }
    double state(const std::string& id) const { return state(id, m_run->duration); }
    /// A number in a result table.
    double cell(const std::string& table, std::size_t row, const std::string& column) const {
        const auto it = std::ranges::find(m_run->tables, table, &ResultTable::id);
        if (it == m_run->tables.end()) qFatal("no table %s", table.c_str());
        const auto at = std::ranges::find(it->columns, column, &Quantity::id);
        return std::get<double>(it->rows.at(row).at(static_cast<std::size_t>(at - it->columns.begin())));
    }

private:
    std::shared_ptr<const System> m_system;
    std::shared_ptr<const Run> m_run;
};

/// The run of an example's experiment.
inline Solved solvedExample(const char* system, const char* example, std::size_t experiment) {
    const auto found = systemCalled(system);
    const auto it = std::ranges::find(found->examples, example, &Example::id);
    if (it == found->examples.end()) qFatal("no example %s", example);
    return {system, it->experiments.at(experiment).values};
}

} // namespace talweg::tests
