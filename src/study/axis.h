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

/// Maximum number of values. Longer axes are rejected before they are created: a typing error in the step of
/// from:to:step could exhaust the memory. A larger limit would be useless, because maxRuns limits a study
/// anyway.
inline constexpr std::size_t maxValues = 1'000'000;

/// Whether an input can take several values in a study: true for number inputs, including those that also
/// accept a word.
bool canBeSwept(const Parameter& parameter);

struct AxisReading {
    std::optional<Axis> axis;
    std::string error; ///< complete sentence: the text, what is wrong with it, and what is allowed
};

/// Reads "from:to:step" or "v1,v2,…" for a parameter that can be swept. A range includes both ends; with a
/// negative step it decreases. A range is rejected if its step misses the end by more than rounding. Values
/// of a range are the doubles nearest to their decimals, so 0.6:1:0.01 contains exactly 0.85. Every value
/// must lie in the range of the parameter.
AxisReading readAxis(const System& system, std::string_view parameter, std::string_view text);

/// Inverse of readAxis: writes a range if the values form one, otherwise a list.
std::string write(const Axis& axis);

} // namespace talweg
