#pragma once

#include <cstddef>
#include <vector>

namespace talweg {

/// Numbers of random runs after which an interval is checked for being narrow enough: 250, twice as many and
/// so on, up to `most`. By Bonferroni's inequality each check has the same part of the risk
/// (confidenceOfEach), so the interval at the last check has the full confidence, whichever check that is.
std::vector<std::size_t> looksUpTo(std::size_t most);

} // namespace talweg
