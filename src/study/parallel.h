#pragma once

#include "systems/system.h"

#include <cstddef>
#include <functional>
#include <stop_token>

namespace talweg {

/// How a long loop is shared out.
struct Sharing {
    std::size_t stretch = 1; ///< turns of the loop that a thread takes at a time
    unsigned threads = 0;    ///< 0: as many as the machine has
};

/// Calls `work(first, last)` for stretches that together cover [0, count), each once, on several threads.
/// The stretches are the same whatever the number of threads. Progress is reported about a hundred times.
/// Returns false when cancelled; what `work` throws comes out here, after all threads have left it.
bool inParallel(std::size_t count, const Sharing& sharing, std::stop_token stop, const Progress& progress,
                const std::function<void(std::size_t first, std::size_t last)>& work);

} // namespace talweg
