#include "study/random.h"

#include <Random123/philox.h>

namespace talweg {

namespace {

std::uint32_t lower(std::uint64_t number) {
    return static_cast<std::uint32_t>(number);
}
std::uint32_t upper(std::uint64_t number) {
    return static_cast<std::uint32_t>(number >> 32);
}

} // namespace

std::uint64_t randomBits(std::uint64_t seed, std::uint64_t run, std::uint32_t input, std::uint32_t attempt) {
    const r123::Philox4x32::ctr_type counter{{lower(run), upper(run), input, attempt}};
    const r123::Philox4x32::key_type key{{lower(seed), upper(seed)}};
    const auto bits = r123::Philox4x32()(counter, key);
    return std::uint64_t{bits[1]} << 32 | bits[0];
}

} // namespace talweg
