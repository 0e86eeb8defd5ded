#pragma once

#include "physics/near.h"
#include "support/decorated.h"
#include "systems/rover/rover_system.h"

#include <QString>

#include <algorithm>

namespace talweg::tests {

/// A run of the rover, whose results are read by their ids.
class RoverRun {
public:
    /// The run with default values except for `changes`.
    explicit RoverRun(const Values& changes) : m_rover(rover::system()) {
        Values values = defaultValues(m_rover.parameters);
        for (const auto& [id, value] : changes)
            values[id] = value;
        m_run = runOf(m_rover, values, {}, {});
    }

    const Run& run() const { return *m_run; }
    const System& system() const { return m_rover; }
    double at(double t, const std::string& quantity) const {
        return m_run->state(t)[*columnOf(m_rover, *m_run, quantity)];
    }
    double measure(const std::string& id) const {
        return std::ranges::find(m_run->measures, id, [](const Measure& m) { return m.quantity.id; })->value;
    }
    double of(const RunEvent& event, const std::string& column) const {
        const auto found = std::ranges::find(m_rover.eventColumns, column, &Quantity::id);
        return event.values[static_cast<std::size_t>(found - m_rover.eventColumns.begin())];
    }
    /// The first event of a kind.
    const RunEvent& first(const std::string& kind) const {
        return *std::ranges::find(m_run->events, kind, &RunEvent::kind);
    }

private:
    System m_rover;
    std::shared_ptr<const Run> m_run;
};

} // namespace talweg::tests
