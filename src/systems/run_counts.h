#pragma once

#include <cstddef>
#include <string>

namespace talweg {

/// A count, and its text as formatted for display.
struct WrittenCount {
    std::size_t number = 0;
    std::string text;
};

/// A count with digits in groups of three, separated by narrow no-break spaces: "20 000".
std::string groupedDigits(std::size_t count);

/// A sentence: `some` of `all` runs have doubts (Run::doubts).
std::string notVouchedFor(const WrittenCount& some, const WrittenCount& all);
/// A number of runs in words: "1 run", "12 runs".
std::string runsInWords(const WrittenCount& runs);
/// A number of designs in words: "1 design", "12 designs".
std::string designsInWords(const WrittenCount& designs);

} // namespace talweg
