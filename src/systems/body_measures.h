#pragma once

#include "systems/run.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// Measures of single bodies, such as those of a race, have ids that bodyId makes, which end in the body's
/// number; ids of other measures end in no number. A run has those of its own bodies alone.

/// The number of the body that a measure is of: 2 for "heat_2", 0 for a measure of the whole run.
std::size_t bodyOfMeasure(std::string_view id);

/// Whether a measure is of another body than the first. Lists of measures leave those out: they are the same
/// ones for each body.
bool isOfLaterBody(std::string_view id);

/// What is left then, of ids and of measures.
/// @{
std::vector<std::string> withoutLaterBodies(std::vector<std::string> ids);
std::vector<Quantity> withoutLaterBodies(std::vector<Quantity> measures);
/// @}

/// Where measures are listed without those of later bodies, the sentence that says so; empty where there are
/// none.
std::string aboutLaterBodies(const std::vector<Quantity>& measures);

} // namespace talweg
