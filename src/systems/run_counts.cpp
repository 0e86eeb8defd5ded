#include "systems/run_counts.h"

#include "base/translation.h"

#include <cstdint>

namespace talweg {

std::string groupedDigits(std::size_t count) {
    std::string digits = std::to_string(count);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, "\u202F");
    }
    return digits;
}

std::string notVouchedFor(const WrittenCount& some, const WrittenCount& all) {
    if (all.number == 1) return tr("The run is doubtful.");
    return trCount(std::int64_t(some.number), "%1 of %2 runs is doubtful.", "%1 of %2 runs are doubtful.",
                   some.text, all.text);
}

std::string runsInWords(const WrittenCount& runs) {
    return trCount(std::int64_t(runs.number), "%1 run", "%1 runs", runs.text);
}

std::string designsInWords(const WrittenCount& designs) {
    return trCount(std::int64_t(designs.number), "%1 design", "%1 designs", designs.text);
}

} // namespace talweg
