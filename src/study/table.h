#pragma once

#include "study/sweep.h"

#include <string>

namespace talweg {

/// What came out of a study as CSV, one row per design in order: the swept inputs by id, `runs`, the
/// percentage, and mean, standard deviation, least and most of each measure, with the unit in the names of
/// columns, such as "b,e,runs,crossed_percent,height_mean_m,height_sd_m,height_min_m,height_max_m". Numbers
/// read back exactly.
std::string aggregateTable(const SweepResult& result);

/// Every run as CSV, one row per run in order: the swept inputs and the one aggregated over by id, 1 or 0
/// for success, and each measure, such as "b,e,u4,crossed,height_m".
std::string runTable(const SweepResult& result);

} // namespace talweg
