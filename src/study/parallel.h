#pragma once

#include "systems/system.h"

#include <cstddef>
#include <functional>
#include <stop_token>

namespace talweg {

/// How a loop is divided among threads.
struct Sharing {
    std::size_t stretch = 1; ///< iterations that a thread takes at a time: a block
    unsigned threads = 0;    ///< 0: all cores
};

/// Calls `work(first, last)` on several threads, once for each block of the iterations [0, count). The blocks
/// do not depend on the number of threads. Progress is reported about a hundred times. Returns false when
/// cancelled. An exception of `work` is passed on after all threads have finished.
bool inParallel(std::size_t count, const Sharing& sharing, std::stop_token stop, const Progress& progress,
                const std::function<void(std::size_t first, std::size_t last)>& work);

} // namespace talweg
