#pragma once

#include <cstddef>
#include <vector>

namespace talweg {

/// Numbers of random runs after which to check whether an interval is narrow enough: 250, 500, 1000, …, up to
/// `most`. By Bonferroni's inequality, each check gets the same part of the risk (confidenceOfEach). The
/// interval at the check that ends the study therefore has the full confidence.
std::vector<std::size_t> looksUpTo(std::size_t most);

} // namespace talweg
