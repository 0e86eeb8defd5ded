#pragma once

#include "systems/parameter.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace talweg {

/// Describes a batch of runs that differ only in some number inputs.
struct BatchOrder {
    Values base;                     ///< complete, valid inputs
    std::vector<std::string> varied; ///< ids of numbers, or of parameters that hold a number or a word; their
                                     ///< values in `base` are not used
    std::vector<std::string> measures; ///< ids of the requested measures, from System::studyMeasures or
                                       ///< tableMeasures
};

/// A block of runs to solve, each with one value per varied input and one result per measure. All arrays have
/// `count` elements. If only the last varied inputs differ between consecutive runs, the block is solved
/// fastest.
struct BatchRuns {
    std::size_t count = 0;
    std::vector<const double*> inputs; ///< in the order of BatchOrder::varied, in the parameters' units
    std::uint8_t* succeeded = nullptr; ///< 1 where the outcome is System::success
    std::vector<double*> measures;     ///< in the order of BatchOrder::measures
    std::uint8_t* doubtful = nullptr;  ///< 1 where the run has doubts (Run::doubts); null if not requested
    std::uint8_t* endings = nullptr;   ///< index of RunOutcome::id in System::endings; null if not requested
};

/// Solves many runs of which only a few results are needed. Pure: the results of a run depend only on its
/// inputs, not on other runs of the block or on the thread.
class Batch {
public:
    virtual ~Batch() = default;
    /// May be called from several threads at once. Every run's inputs must be valid.
    /// @throws the same exceptions as Prepared::solve
    virtual void solve(const BatchRuns& runs) const = 0;
};

} // namespace talweg
