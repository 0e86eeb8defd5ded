#pragma once

#include <cstddef>
#include <vector>

namespace talweg {

/// After how many random runs it is looked whether an interval is narrow enough: 250, twice as many and so
/// on, up to `most`. Each look has the same part of the risk, by Bonferroni's inequality (confidenceOfEach),
/// so that the last interval holds with the whole confidence whenever it was.
std::vector<std::size_t> looksUpTo(std::size_t most);

} // namespace talweg
