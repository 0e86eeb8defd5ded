#pragma once

#include "systems/system.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// The values that an input takes in a study.
struct Axis {
    std::string parameter;      ///< id
    std::vector<double> values; ///< in the unit of the parameter; at least one, all different, in order

    friend bool operator==(const Axis&, const Axis&) = default;
};

/// Longer axes are rejected before they are created, because a typing error in the step of from:to:step would
/// exhaust the memory. A larger limit would be useless, because maxRuns limits a study anyway.
inline constexpr std::size_t maxValues = 1'000'000;

/// Whether an input can take several values in a study: true for number inputs, including those that also
/// accept a word.
bool canBeSwept(const Parameter& parameter);

struct AxisReading {
    std::optional<Axis> axis;
    std::string error; ///< complete sentence: the text, what is wrong with it, and what is allowed
};

/// Reads "from:to:step" (both ends included; downwards with a negative step) or "v1,v2,…" for a parameter
/// that can be swept. A range whose step misses its end, apart from rounding, is an error. Values of a range
/// are the doubles nearest to their decimals, so 0.6:1:0.01 contains exactly 0.85. Every value must be in the
/// range of the parameter.
AxisReading readAxis(const System& system, std::string_view parameter, std::string_view text);

/// The text that reads back as the same axis: a range if the values form one, otherwise a list.
std::string write(const Axis& axis);

} // namespace talweg
