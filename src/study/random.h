#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace talweg {

/// 64 random bits that depend on these four numbers alone: Philox 4x32-10 (Salmon et al., Parallel random
/// numbers: as easy as 1, 2, 3, 2011), with the seed as key and the others as counter.
std::uint64_t randomBits(std::uint64_t seed, std::uint64_t run, std::uint32_t stream,
                         std::uint32_t attempt = 0);

/// The random-number stream of each input, given by distinct ids: the FNV-1a hash of the id. Samples of an
/// input therefore depend neither on the order of the inputs nor on which other inputs there are. If two ids
/// have the same hash, the alphabetically later one gets the next free number.
std::vector<std::uint32_t> streamsOf(const std::vector<std::string>& ids);

/// The positions of ids in alphabetical order, independent of their given order.
std::vector<std::size_t> alphabetical(const std::vector<std::string>& ids);

/// The middle of one of 2⁵² equal parts of the unit interval: exact, and never 0 or 1.
inline double unitNumber(std::uint64_t bits) {
    return (static_cast<double>(bits >> 12) + 0.5) * 0x1p-52;
}

} // namespace talweg
