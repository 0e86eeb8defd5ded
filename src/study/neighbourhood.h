#pragma once

#include "systems/system.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace talweg {

/// What comes of runs all around one, whose inputs differ by less than could be kept or told: where only some
/// of them succeed the outcome hangs on details.
struct Neighbourhood {
    /// The even values that an input takes, both ends included.
    struct Side {
        std::string parameter; ///< id
        std::vector<double> values;
        bool isCut = false; ///< by the range of the input: it reaches less far to one side
    };
    std::vector<Side> sides; ///< the runs are all combinations
    std::size_t runs = 0;
    std::size_t succeeded = 0;
    std::size_t undecided = 0; ///< say nothing of success, their time being over
};

/// So many values of each input are run.
inline constexpr std::size_t neighboursToASide = 21;

/// The inputs of a system's neighbourhoods: System::studySmallest and studyOver, by half of a step of
/// System::studyAxes to either side, so that the neighbourhoods of a grid of designs cover it. Empty where
/// the system has no such inputs or knows no success, or where one of them has no number or no effect.
std::vector<Neighbourhood::Side> neighbourSides(const System& system, const Values& values,
                                                std::size_t count = neighboursToASide);

/// Solves the neighbours of an experiment with valid inputs. Nothing when cancelled, where there are no
/// sides, where neighbours do not go together, and where the system has no fast way through such runs.
/// @throws as Prepared::solve
std::optional<Neighbourhood> neighbourhoodOf(const std::shared_ptr<const System>& system,
                                             const Values& values, const std::stop_token& stop,
                                             unsigned threads = 0);

} // namespace talweg
