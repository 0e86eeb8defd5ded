#pragma once

#include "tracks/rover_path.h"
#include "tracks/track.h"

#include "systems/parameter.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// What is fitted to what.
struct FitRequest {
    std::vector<Track> tracks;     ///< at least one, each of at least 5 samples
    Values values;                 ///< all inputs of the rover; those that are not free keep their values
    ImpactLaw law{};               ///< of impacts
    double lawSpeed = 9.144;       ///< of the laws that have one, m/s
    std::vector<std::string> free; ///< ids of inputs or of fitted quantities, such as e, mu, K, h0
    /// Quantities of the start that are known, as they are in `values`: x0, h0, vx, vy, w, th0. The others
    /// are fitted to each track.
    std::vector<std::string> known = {};
    /// Those of `free` that all tracks have in common; nothing: all.
    std::optional<std::vector<std::string>> shared = {};
    bool isRobust = false;     ///< Huber's loss: residuals beyond 3 σ count in proportion to their size
    std::size_t bootstrap = 0; ///< refits to simulated noise
    std::uint64_t seed = 1;    ///< of the bootstrap and of the starts
    unsigned threads = 0;      ///< of the bootstrap; 0: as many as the machine has
};

} // namespace talweg
