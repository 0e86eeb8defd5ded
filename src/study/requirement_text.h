#pragma once

#include "systems/system.h"

#include <string>
#include <string_view>
#include <vector>

namespace talweg::requirement {

/// A mistake and its byte position in the text.
struct Mistake {
    std::string what;
    std::size_t at = std::string::npos;
};

/// A condition on single runs: share(measure > bound), quantile(measure, bound), P(success).
struct Call {
    enum class Kind { share, quantile, probability };
    Kind kind{};
    std::string name = {};    ///< name that replaces the call in the text
    std::string measure = {}; ///< id; empty for a probability
    std::size_t place = 0;    ///< index of the measure among those of the study
    double bound = 0;         ///< for a share in the unit of the measure, for a quantile from 0 to 1
    bool greater = false;     ///< for a share: above the bound; otherwise below it
    bool includes = false;    ///< for a share: including the bound itself
};

/// A unit after a number.
struct Unit {
    std::string text;
    std::size_t at = 0; ///< byte
};

/// One comparison: the byte ranges of its sides.
struct Comparison {
    std::size_t from = 0, leftEnd = 0, rightAt = 0, to = 0;
    bool greater = true; ///< > or >=
    bool strict = false; ///< > or <
};

/// A parsed requirement: alternatives, each a list of comparisons that must all be met.
struct Parts {
    /// The text at its original length, with names for calls and blanks for units: expressions remain.
    std::string text;
    std::vector<Call> calls;
    std::vector<Unit> units;
    std::vector<std::vector<Comparison>> either;
};

/// @throws Mistake
Parts takeApart(const System& system, const std::vector<std::string>& measures, std::string_view text);

/// Number of characters before a byte of UTF-8 text.
std::size_t characters(std::string_view text, std::size_t bytes);
/// Number of bytes of the first characters of UTF-8 text.
std::size_t bytes(std::string_view text, std::size_t characters);

} // namespace talweg::requirement
