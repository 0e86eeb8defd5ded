#pragma once

#include "systems/system.h"

#include <memory>
#include <stop_token>

namespace talweg {

/// Solves runs that differ in some inputs, with the batch solver of the system if it has one for this case,
/// otherwise one by one.
class ManyRuns {
public:
    ManyRuns(std::shared_ptr<const System> system, BatchOrder order);

    /// Returns early with meaningless results when cancelled. May be called from several threads at once.
    void solve(const BatchRuns& runs, const std::stop_token& stop) const;

    /// Number of runs to give to a thread at a time, so that it reacts to a stop request soon: a multiple of
    /// `together`, the number of similar runs, if that is small.
    std::size_t stretch(std::size_t together = 1) const;

private:
    void solveOneByOne(const BatchRuns& runs, const std::stop_token& stop) const;

    std::shared_ptr<const System> m_system;
    BatchOrder m_order;
    std::unique_ptr<const Batch> m_batch; ///< null: one by one
};

} // namespace talweg
