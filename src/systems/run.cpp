#include "systems/run.h"

#include <algorithm>

namespace talweg {

std::string Quantity::column() const {
    if (unit.empty()) return id;
    if (unit == "°") return id + "_deg";
    if (unit == "%") return id + "_percent";
    std::string name = unit;
    std::ranges::replace(name, '/', '_');
    std::ranges::replace(name, ' ', '_');
    for (const auto& [from, to] : {std::pair{"²", "2"}, std::pair{"·", "_"}})
        for (auto at = name.find(from); at != std::string::npos; at = name.find(from))
            name.replace(at, std::string(from).size(), to);
    return id + "_" + name;
}

} // namespace talweg
