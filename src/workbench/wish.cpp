#include "workbench/wish.h"

#include <algorithm>
#include <regex>

namespace talweg {

std::string requirementOf(const System& system, const Wish& wish) {
    if (wish.measure.empty()) return system.success.id + " >= " + shortest(wish.level);
    const std::string mean = wish.measure + "_mean";
    const std::string spread =
        wish.deviations == 0 ? std::string() : " - " + shortest(wish.deviations) + "*" + wish.measure + "_sd";
    return mean + spread + " > " + shortest(wish.level);
}

std::optional<Wish> wishOf(const System& system, const std::string& requirement) {
    static const std::string number = R"(([+-]?[0-9.]+(?:[eE][+-]?[0-9]+)?))";
    static const std::regex share(R"(\s*(\w+)\s*>=\s*)" + number + R"(\s*)");
    static const std::regex spread(R"(\s*(\w+)_mean\s*(?:-\s*(?:)" + number + R"(\s*\*)?\s*(\w+)_sd\s*)?>\s*)"
                                   + number + R"(\s*)");
    std::smatch match;
    if (std::regex_match(requirement, match, share) && match[1] == system.success.id)
        return Wish{{}, 0, std::stod(match[2])};
    if (!std::regex_match(requirement, match, spread)) return {};
    const std::string measure = match[1];
    const bool known = std::ranges::count(system.studyMeasures, measure, &Quantity::id) > 0;
    if (!known || (match[3].matched && match[3] != measure)) return {};
    const double deviations = match[2].matched ? std::stod(match[2]) : match[3].matched ? 1 : 0;
    return Wish{measure, deviations, std::stod(match[4])};
}

} // namespace talweg
