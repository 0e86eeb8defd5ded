#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace talweg {

/// Returns 64 random bits that depend only on these four numbers. Uses Philox 4x32-10 (Salmon et al.,
/// Parallel random numbers: as easy as 1, 2, 3, 2011) with the seed as key and the other numbers as counter.
std::uint64_t randomBits(std::uint64_t seed, std::uint64_t run, std::uint32_t stream,
                         std::uint32_t attempt = 0);

/// Returns the random-number stream of each input, given by distinct ids: the FNV-1a hash of the id. Samples
/// of an input therefore do not depend on the other inputs or on their order. If two ids have the same hash,
/// the alphabetically later one gets the next free number.
std::vector<std::uint32_t> streamsOf(const std::vector<std::string>& ids);

/// The indices of ids in alphabetical order. The sequence of ids that they give does not depend on the given
/// order.
std::vector<std::size_t> alphabetical(const std::vector<std::string>& ids);

/// Converts random bits to a number between 0 and 1: the middle of one of 2⁵² equal parts, exact, never 0 or
/// 1.
inline double unitNumber(std::uint64_t bits) {
    return (static_cast<double>(bits >> 12) + 0.5) * 0x1p-52;
}

} // namespace talweg
