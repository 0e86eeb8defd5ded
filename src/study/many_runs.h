#pragma once

#include "systems/system.h"

#include <memory>
#include <stop_token>

namespace talweg {

/// Solves runs that differ in some inputs. Uses the batch solver of the system if it supports these inputs,
/// otherwise solves one run at a time.
class ManyRuns {
public:
    ManyRuns(std::shared_ptr<const System> system, BatchOrder order);

    /// Returns early when cancelled; the results are then meaningless. Several threads may call it at once.
    void solve(const BatchRuns& runs, const std::stop_token& stop) const;

    /// Number of runs that a thread should solve per call, so that it reacts to a stop request soon. If
    /// `together`, the number of consecutive similar runs, is small, it is a multiple of `together`.
    std::size_t stretch(std::size_t together = 1) const;

private:
    void solveOneByOne(const BatchRuns& runs, const std::stop_token& stop) const;

    std::shared_ptr<const System> m_system;
    BatchOrder m_order;
    std::unique_ptr<const Batch> m_batch; ///< null: runs are solved one by one
};

} // namespace talweg
