#pragma once

#include "systems/system.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// Tolerance of an input of a chosen design, as a deviation to either side.
struct Tolerance {
    std::string parameter; ///< id
    /// Greater than 0: in the input's unit; if `isPart`, a fraction of the magnitude of its value.
    double amount = 0;
    bool isPart = false;

    /// The allowed deviation from `value` to either side, in the input's unit.
    double about(double value) const;

    friend bool operator==(const Tolerance&, const Tolerance&) = default;
};

/// Maximum number of tolerances. A box has 2ⁿ corners; with more inputs, too many corners would need a run.
inline constexpr std::size_t maxTolerances = 8;

struct ToleranceReading {
    std::optional<Tolerance> tolerance;
    std::string error; ///< complete sentence
};

/// Reads "0.5" or "±0.5" in the unit of the input, or "5 %" of its value.
ToleranceReading readTolerance(const System& system, std::string_view parameter, std::string_view text);

/// The tolerances of a study, or all errors: invalid texts, and inputs that do not exist, have no number, are
/// linked, or are the input over which designs are evaluated.
struct TolerancesReading {
    std::vector<Tolerance> tolerances; ///< empty if there are problems
    std::vector<Problem> problems;     ///< Problem::parameter: the input's id
};
TolerancesReading readTolerances(const System& system, const Values& base, const Study& study);

} // namespace talweg
