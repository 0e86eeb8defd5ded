#pragma once

#include <cstdint>

namespace talweg {

/// 64 random bits that depend on these four numbers alone: Philox 4x32-10 (Salmon et al., Parallel random
/// numbers: as easy as 1, 2, 3, 2011), with the seed as key and the others as counter.
std::uint64_t randomBits(std::uint64_t seed, std::uint64_t run, std::uint32_t input,
                         std::uint32_t attempt = 0);

/// The middle of one of 2⁵² equal parts of the unit interval: exact, and never 0 or 1.
inline double unitNumber(std::uint64_t bits) {
    return (static_cast<double>(bits >> 12) + 0.5) * 0x1p-52;
}

} // namespace talweg
