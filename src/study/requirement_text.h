#pragma once

#include "systems/system.h"

#include <string>
#include <string_view>
#include <vector>

namespace talweg::requirement {

/// An error in the text of a requirement, with its byte position.
struct Mistake {
    std::string what;
    std::size_t at = std::string::npos;
};

/// A call in a requirement: share(measure > bound), quantile(measure, bound) or P(success).
struct Call {
    enum class Kind { share, quantile, probability };
    Kind kind{};
    std::string name = {};    ///< unique name that replaces the call in the text
    std::string measure = {}; ///< id; empty for a probability
    std::size_t place = 0;    ///< index of the measure among those of the study
    double bound = 0;         ///< for a share in the unit of the measure; for a quantile from 0 to 1
    bool greater = false;  ///< for a share: whether values above the bound count, instead of values below it
    bool includes = false; ///< for a share: whether values equal to the bound count
};

/// A unit that follows a number.
struct Unit {
    std::string text;
    std::size_t at = 0; ///< byte position
};

/// One comparison: byte positions of its two sides.
struct Comparison {
    std::size_t from = 0, leftEnd = 0, rightAt = 0, to = 0;
    bool greater = true; ///< > or >=
    bool strict = false; ///< > or <
};

/// A parsed requirement.
struct Parts {
    /// The text with each call replaced by its name and each unit by blanks, at its original length. Only
    /// expressions and comparison signs remain.
    std::string text;
    std::vector<Call> calls;
    std::vector<Unit> units;
    std::vector<std::vector<Comparison>> either;
};

/// Parses a requirement. @throws Mistake
Parts takeApart(const System& system, const std::vector<std::string>& measures, std::string_view text);

/// Number of characters before a byte of UTF-8 text.
std::size_t characters(std::string_view text, std::size_t bytes);
/// Number of bytes of the first characters of UTF-8 text.
std::size_t bytes(std::string_view text, std::size_t characters);

} // namespace talweg::requirement
