#include "systems/system.h"

#include <algorithm>

namespace talweg {

std::vector<Problem> problems(const System& system, const Values& values) {
    std::vector<Problem> found = problems(system.parameters, values);
    if (found.empty() && system.check) found = system.check(values);
    return found;
}

std::shared_ptr<const Run> concluded(const System& system, const Values& values,
                                     const std::stop_token& stop) {
    return system.conclude ? system.conclude(values, stop) : system.solve(values, stop, {});
}

std::shared_ptr<const System> Registry::find(std::string_view id) const {
    const auto it = std::ranges::find_if(m_systems, [id](const auto& s) { return s->id == id; });
    return it == m_systems.end() ? nullptr : *it;
}

} // namespace talweg
