#pragma once

#include "systems/system.h"

#include <cstddef>
#include <functional>
#include <stop_token>

namespace talweg {

/// Distribution of a long loop over threads.
struct Sharing {
    std::size_t stretch = 1; ///< turns of the loop that a thread takes at a time
    unsigned threads = 0;    ///< 0: all cores
};

/// Calls `work(first, last)` on several threads for stretches that cover [0, count), each once. The stretches
/// do not depend on the number of threads. Progress is reported about a hundred times. Returns false when
/// cancelled. Exceptions of `work` are passed on after all threads have finished.
bool inParallel(std::size_t count, const Sharing& sharing, std::stop_token stop, const Progress& progress,
                const std::function<void(std::size_t first, std::size_t last)>& work);

} // namespace talweg
