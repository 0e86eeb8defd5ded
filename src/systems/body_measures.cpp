#include "systems/body_measures.h"

#include "base/translation.h"

#include <algorithm>
#include <charconv>

namespace talweg {

std::size_t bodyOfMeasure(std::string_view id) {
    const std::size_t place = id.rfind('_');
    if (place == std::string_view::npos) return 0;
    std::size_t number = 0;
    const char* const end = id.data() + id.size();
    const auto [read, error] = std::from_chars(id.data() + place + 1, end, number);
    return error == std::errc() && read == end ? number : 0;
}

bool isOfLaterBody(std::string_view id) {
    return bodyOfMeasure(id) > 1;
}

std::vector<std::string> withoutLaterBodies(std::vector<std::string> ids) {
    std::erase_if(ids, isOfLaterBody);
    return ids;
}

std::vector<Quantity> withoutLaterBodies(std::vector<Quantity> measures) {
    std::erase_if(measures, [](const Quantity& measure) { return isOfLaterBody(measure.id); });
    return measures;
}

std::string aboutLaterBodies(const std::vector<Quantity>& measures) {
    const auto later = std::ranges::find_if(measures, isOfLaterBody, &Quantity::id);
    return later == measures.end() ? std::string()
                                   : tr("The same results exist for the other bodies: replace _1 in the name "
                                        "by the number of the body, for example %1.",
                                        later->id);
}

} // namespace talweg
