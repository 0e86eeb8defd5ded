#pragma once

#include "study/parallel.h"

#include <chrono>

namespace talweg {

/// A loop on several threads that can be interrupted and resumed. The finished iterations are always the
/// first ones. The loop is divided into the same blocks as by `inParallel`, so results do not depend on where
/// it was interrupted.
class LongLoop {
public:
    LongLoop(std::size_t count, const Sharing& sharing) : m_count(count), m_sharing(sharing) {}

    std::size_t count() const { return m_count; }
    std::size_t done() const { return m_done; }
    bool isDone() const { return m_done == m_count; }
    /// Marks the first iterations as finished.
    void setDone(std::size_t turns) { m_done = turns; }

    /// Resumes the loop until the given time is over or a stop is requested. `work(first, last)` does one
    /// block of iterations and returns early when stopped. Progress refers to the whole loop. Exceptions of
    /// `work` are passed on.
    void resume(std::chrono::milliseconds patience, const std::stop_token& stop, const Progress& progress,
                const std::function<void(std::size_t first, std::size_t last)>& work);

private:
    std::size_t m_count;
    Sharing m_sharing;
    std::size_t m_done = 0;
};

} // namespace talweg
