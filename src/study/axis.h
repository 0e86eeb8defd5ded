#pragma once

#include "systems/system.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// The values that one input takes in a study.
struct Axis {
    std::string parameter;      ///< id
    std::vector<double> values; ///< in the parameter's unit; at least one, none twice, in the order given

    friend bool operator==(const Axis&, const Axis&) = default;
};

/// Refuses longer axes before they are made: a slip in the step of from:to:step would fill the memory. More
/// would be of no use beside maxRuns.
inline constexpr std::size_t maxValues = 1'000'000;

/// Whether an input can take several values in a study: numbers, and numbers that a word may stand for.
bool canBeSwept(const Parameter& parameter);

struct AxisReading {
    std::optional<Axis> axis;
    std::string error; ///< complete sentence saying what is wrong with which text and what is allowed
};

/// Reads "from:to:step" (both ends included; downwards with a negative step) or "v1,v2,…" for a parameter
/// that can be swept. A range whose step misses its end is refused, apart from rounding. Values on a range
/// are the doubles nearest to their decimals, so that 0.6:1:0.01 holds exactly 0.85. Every value must be in
/// the parameter's range.
AxisReading readAxis(const System& system, std::string_view parameter, std::string_view text);

/// The text that reads back as the same axis: a range where the values are one, otherwise a list.
std::string write(const Axis& axis);

} // namespace talweg
