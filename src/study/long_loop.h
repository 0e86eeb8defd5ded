#pragma once

#include "study/parallel.h"

#include <chrono>

namespace talweg {

/// A loop on several threads that can be left off and gone on with. The turns that are done are always the
/// first ones; its stretches are those of `inParallel`, so that what comes out does not depend on where it
/// was left off.
class LongLoop {
public:
    LongLoop(std::size_t count, const Sharing& sharing) : m_count(count), m_sharing(sharing) {}

    std::size_t count() const { return m_count; }
    std::size_t done() const { return m_done; }
    bool isDone() const { return m_done == m_count; }
    /// The first so many turns were done earlier.
    void setDone(std::size_t turns) { m_done = turns; }

    /// Goes on with the turns that are left, for about so long or until it is stopped: `work(first, last)`
    /// does a stretch, and leaves off when it is stopped too. Progress is that of the whole loop. What `work`
    /// throws comes out here.
    void goOn(std::chrono::milliseconds patience, const std::stop_token& stop, const Progress& progress,
              const std::function<void(std::size_t first, std::size_t last)>& work);

private:
    std::size_t m_count;
    Sharing m_sharing;
    std::size_t m_done = 0;
};

} // namespace talweg
