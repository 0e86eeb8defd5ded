#include "workbench/wish.h"

#include "systems/number.h"

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

namespace {

/// The wish with that level, where the text is a number.
std::optional<Wish> level(Wish wish, const std::string& text) {
    const auto number = readNumber(text);
    if (!number) return {};
    wish.level = *number;
    return wish;
}

} // namespace

std::optional<Wish> wishOf(const System& system, const std::string& requirement) {
    static const std::string number = R"(([+-]?[0-9.]+(?:[eE][+-]?[0-9]+)?))";
    static const std::regex share(R"(\s*(\w+)\s*>=\s*)" + number + R"(\s*)");
    static const std::regex spread(R"(\s*(\w+)_mean\s*(?:-\s*(?:)" + number + R"(\s*\*)?\s*(\w+)_sd\s*)?>\s*)"
                                   + number + R"(\s*)");
    std::smatch match;
    if (std::regex_match(requirement, match, share) && match[1] == system.success.id)
        return level(Wish{}, match[2]);
    if (!std::regex_match(requirement, match, spread)) return {};
    const std::string measure = match[1];
    const bool known = std::ranges::count(system.studyMeasures, measure, &Quantity::id) > 0;
    if (!known || (match[3].matched && match[3] != measure)) return {};
    const auto deviations = match[2].matched ? readNumber(match[2].str()) : match[3].matched ? 1.0 : 0.0;
    if (!deviations) return {};
    return level(Wish{measure, *deviations, 0}, match[4]);
}

} // namespace talweg
