#include "study/random.h"

#include <Random123/philox.h>
#include <algorithm>
#include <numeric>
#include <set>
#include <string_view>

namespace talweg {

namespace {

std::uint32_t lower(std::uint64_t number) {
    return static_cast<std::uint32_t>(number);
}
std::uint32_t upper(std::uint64_t number) {
    return static_cast<std::uint32_t>(number >> 32);
}

/// FNV-1a hash of 32 bits (Fowler, Noll and Vo; RFC 9923).
std::uint32_t hashOf(std::string_view text) {
    std::uint32_t hash = 0x811c9dc5;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193;
    return hash;
}

} // namespace

std::uint64_t randomBits(std::uint64_t seed, std::uint64_t run, std::uint32_t stream, std::uint32_t attempt) {
    const r123::Philox4x32::ctr_type counter{{lower(run), upper(run), stream, attempt}};
    const r123::Philox4x32::key_type key{{lower(seed), upper(seed)}};
    const auto bits = r123::Philox4x32()(counter, key);
    return std::uint64_t{bits[1]} << 32 | bits[0];
}

std::vector<std::size_t> alphabetical(const std::vector<std::string>& ids) {
    std::vector<std::size_t> places(ids.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::sort(places, {}, [&ids](std::size_t place) { return ids[place]; });
    return places;
}

std::vector<std::uint32_t> streamsOf(const std::vector<std::string>& ids) {
    std::vector<std::uint32_t> streams(ids.size());
    std::set<std::uint32_t> taken;
    for (const std::size_t place : alphabetical(ids)) {
        std::uint32_t stream = hashOf(ids[place]);
        while (!taken.insert(stream).second)
            ++stream;
        streams[place] = stream;
    }
    return streams;
}

} // namespace talweg
