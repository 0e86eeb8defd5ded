#pragma once

#include "systems/system.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// Tolerance of an input of a chosen design, to either side.
struct Tolerance {
    std::string parameter; ///< id
    double amount = 0;     ///< greater than 0: in the input's unit, or a part of the magnitude of its value
    bool isPart = false;

    /// How far to either side, about a value.
    double about(double value) const;

    friend bool operator==(const Tolerance&, const Tolerance&) = default;
};

/// A box has 2ⁿ corners: with more inputs than this most of them would not be looked at.
inline constexpr std::size_t maxTolerances = 8;

struct ToleranceReading {
    std::optional<Tolerance> tolerance;
    std::string error; ///< complete sentence
};

/// Reads "0.5" or "±0.5", in the unit of the input, or "5 %", of its value.
ToleranceReading readTolerance(const System& system, std::string_view parameter, std::string_view text);

/// The tolerances of a study, or everything that is wrong with them: texts that are not understood, and
/// inputs that there are not, that have no number, that are evaluated over or that are tied.
struct TolerancesReading {
    std::vector<Tolerance> tolerances; ///< empty where there are problems
    std::vector<Problem> problems;     ///< Problem::parameter: the input's id
};
TolerancesReading readTolerances(const System& system, const Values& base, const Study& study);

} // namespace talweg
