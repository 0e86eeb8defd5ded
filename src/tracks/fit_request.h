#pragma once

#include "tracks/rover_path.h"
#include "tracks/track.h"

#include "systems/parameter.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// Tracks to be fitted, the unknowns, and the options of a fit.
struct FitRequest {
    std::vector<Track> tracks;     ///< at least one, each with at least 5 samples
    Values values;                 ///< all inputs of the rover; inputs that are not free keep these values
    ImpactLaw law{};               ///< restitution law
    double lawSpeed = 9.144;       ///< reference speed of speed-dependent laws, m/s
    std::vector<std::string> free; ///< ids of the unknowns (see freeIds), e.g. e, mu, K, h0
    /// Start quantities (x0, h0, vx, vy, w, th0) that keep their values from `values`. All others are fitted
    /// separately for each track.
    std::vector<std::string> known = {};
    /// Ids in `free` that have one estimate for all tracks; without a list, all of them.
    std::optional<std::vector<std::string>> shared = {};
    bool isRobust = false;     ///< Huber loss: linear instead of quadratic beyond 3 σ
    std::size_t bootstrap = 0; ///< number of refits with simulated noise
    std::uint64_t seed = 1;    ///< random seed of the bootstrap and of the starts
    unsigned threads = 0;      ///< number of threads for the bootstrap; 0: one per processor core
};

} // namespace talweg
