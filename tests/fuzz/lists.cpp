#include "fuzz/fuzz.h"
#include "systems/incline/inputs.h"
#include "systems/rough_plane/inputs.h"

namespace talweg {

namespace {

template <class List>
void hasReason(const std::variant<List, std::string>& reading) {
    const auto* reason = std::get_if<std::string>(&reading);
    promise(!reason || !reason->empty(), "a list is read, or refused with a reason");
}

} // namespace

/// A list of bodies of a race, and of particles of a body.
void fuzz(std::string_view input) {
    hasReason(incline::readRacers(input));
    hasReason(rough_plane::readParticles(input));
}

} // namespace talweg
