#include "systems/reproduction.h"

#include "base/contract.h"
#include "base/number.h"

#include <cmath>

namespace talweg {

std::string citation(const Reproduction& work) {
    std::string text;
    for (const std::string* part : {&work.author, &work.title, &work.source, &work.year})
        if (!part->empty()) text += (text.empty() ? "" : ", ") + *part;
    return text;
}

Reproduction::Agreement roundingTo(std::string_view printed) {
    const auto number = readNumber(printed);
    TALWEG_EXPECTS(number.has_value());
    const std::size_t point = printed.find('.');
    const double places =
        point == std::string_view::npos ? 0.0 : static_cast<double>(printed.size() - point - 1);
    const double half = 0.5 * std::pow(10.0, -places) * (1 + 1e-9);
    return {*number - half, *number + half, {}};
}

} // namespace talweg
