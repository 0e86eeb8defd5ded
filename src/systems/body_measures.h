#pragma once

#include "systems/run.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// Measures of single bodies, such as those in a race, have ids made by bodyId, which end in the number of
/// the body; ids of other measures do not end in a number. A run only has measures of its own bodies.

/// The number of the body that a measure belongs to: 2 for "heat_2", 0 for a measure of the whole run.
std::size_t bodyOfMeasure(std::string_view id);

/// Whether a measure belongs to a body other than the first. Lists of measures omit these measures, because
/// they are the same for each body.
bool isOfLaterBody(std::string_view id);

/// The ids or measures without those of later bodies. @{
std::vector<std::string> withoutLaterBodies(std::vector<std::string> ids);
std::vector<Quantity> withoutLaterBodies(std::vector<Quantity> measures);
/// @}

/// A sentence for such lists that describes the omitted measures of later bodies; empty if there are none.
std::string aboutLaterBodies(const std::vector<Quantity>& measures);

} // namespace talweg
