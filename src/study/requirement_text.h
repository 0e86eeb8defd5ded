#pragma once

#include "systems/system.h"

#include <string>
#include <string_view>
#include <vector>

namespace talweg::requirement {

/// A mistake, and the byte of the text where it is.
struct Mistake {
    std::string what;
    std::size_t at = std::string::npos;
};

/// What is asked of single runs: share(measure > bound), quantile(measure, bound), P(success).
struct Call {
    enum class Kind { share, quantile, probability };
    Kind kind{};
    std::string name = {};    ///< stands for it in the text
    std::string measure = {}; ///< id; none for a probability
    std::size_t place = 0;    ///< of the measure among those of the study
    double bound = 0;         ///< of a share in the measure's unit, of a quantile from 0 to 1
    bool greater = false;     ///< of a share: above the bound, or below
    bool includes = false;    ///< of a share: the bound itself as well
};

/// A unit behind a number.
struct Unit {
    std::string text;
    std::size_t at = 0; ///< byte
};

/// One comparison: the bytes of the text between which each side stands.
struct Comparison {
    std::size_t from = 0, leftEnd = 0, rightAt = 0, to = 0;
    bool greater = true; ///< > or >=
    bool strict = false; ///< > or <
};

/// A requirement's text taken apart: any of `either`, each a list of comparisons that all have to be met.
struct Parts {
    /// The text, as long as it was, with names for calls and blanks for units: what remains are expressions.
    std::string text;
    std::vector<Call> calls;
    std::vector<Unit> units;
    std::vector<std::vector<Comparison>> either;
};

/// @throws Mistake
Parts takeApart(const System& system, const std::vector<std::string>& measures, std::string_view text);

/// Characters before a byte of UTF-8 text.
std::size_t characters(std::string_view text, std::size_t bytes);
/// Bytes of so many characters of UTF-8 text.
std::size_t bytes(std::string_view text, std::size_t characters);

} // namespace talweg::requirement
