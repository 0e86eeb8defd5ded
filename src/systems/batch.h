#pragma once

#include "systems/parameter.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace talweg {

/// Which runs a batch solves: all alike but for some number inputs.
struct BatchOrder {
    Values base;                       ///< complete and valid
    std::vector<std::string> varied;   ///< ids of parameters that are numbers, or numbers instead of a word;
                                       ///< their values in `base` are not used
    std::vector<std::string> measures; ///< ids of System::studyMeasures or tableMeasures that are asked for
};

/// A stretch of runs to be solved: one column per varied input, one per measure, each `count` long.
/// Consecutive runs that agree in all but the last varied inputs are solved fastest.
struct BatchRuns {
    std::size_t count = 0;
    std::vector<const double*> inputs; ///< as BatchOrder::varied, in the parameters' units
    std::uint8_t* succeeded = nullptr; ///< 1 where the outcome is System::success
    std::vector<double*> measures;     ///< as BatchOrder::measures
    std::uint8_t* doubtful = nullptr;  ///< 1 where the run is not vouched for (Run::doubts); null: not asked
    std::uint8_t* endings = nullptr;   ///< the place of RunOutcome::id in System::endings; null: not asked
};

/// Solves many runs for a few numbers each. Pure: what comes out for a run depends on that run's inputs
/// alone, not on its neighbours, the stretch it is in, or the thread.
class Batch {
public:
    virtual ~Batch() = default;
    /// May be called from several threads at once. Every run's inputs must be valid.
    /// @throws as Prepared::solve
    virtual void solve(const BatchRuns& runs) const = 0;
};

} // namespace talweg
