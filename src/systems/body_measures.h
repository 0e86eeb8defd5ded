#pragma once

#include "systems/run.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace talweg {

/// A measure of a single body, for example of a body in a race, has an id made by bodyId that ends in the
/// number of the body, counted from 1. Ids of other measures do not end in a number. A run has the measures
/// of its own bodies only.

/// The number of the body from the id of its measure: 2 for "heat_2", 0 for a measure of the whole run.
std::size_t bodyOfMeasure(std::string_view id);

/// Whether a measure belongs to a body other than the first. Lists omit these measures, because every body
/// has the same ones.
bool isOfLaterBody(std::string_view id);

/// Removes the measures of all bodies but the first. @{
std::vector<std::string> withoutLaterBodies(std::vector<std::string> ids);
std::vector<Quantity> withoutLaterBodies(std::vector<Quantity> measures);
/// @}

/// A sentence for a list from which these measures were removed: how their ids are formed. Empty if there are
/// none.
std::string aboutLaterBodies(const std::vector<Quantity>& measures);

} // namespace talweg
