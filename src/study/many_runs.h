#pragma once

#include "systems/system.h"

#include <memory>
#include <stop_token>

namespace talweg {

/// Solves runs that differ in some inputs: by the system's batch solver where it has one for the order,
/// otherwise one after the other.
class ManyRuns {
public:
    ManyRuns(std::shared_ptr<const System> system, BatchOrder order);

    /// Leaves off, with results that mean nothing, when cancelled. May be called from several threads at
    /// once.
    void solve(const BatchRuns& runs, const std::stop_token& stop) const;

    /// How many runs to give a thread at a time, so that it notices a request to stop soon: a whole number
    /// of `together`, runs that are alike, where those are few.
    std::size_t stretch(std::size_t together = 1) const;

private:
    void solveOneByOne(const BatchRuns& runs, const std::stop_token& stop) const;

    std::shared_ptr<const System> m_system;
    BatchOrder m_order;
    std::unique_ptr<const Batch> m_batch; ///< null: one by one
};

} // namespace talweg
