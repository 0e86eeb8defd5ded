#include "study/long_loop.h"

#include <algorithm>
#include <vector>

namespace talweg {

void LongLoop::resume(std::chrono::milliseconds patience, const std::stop_token& stop,
                      const Progress& progress, const std::function<void(std::size_t, std::size_t)>& work) {
    using Clock = std::chrono::steady_clock;
    // Maximum number of blocks per call of inParallel; limits the memory for the flags of finished blocks.
    constexpr std::size_t mostStretches = 1 << 16;
    const std::size_t first = m_done, stretch = m_sharing.stretch;
    const std::size_t turns = std::min(m_count - first, stretch * mostStretches);
    const auto whole = static_cast<double>(m_count);
    const auto report = [&](double part) {
        progress((static_cast<double>(first) + part * static_cast<double>(turns)) / whole);
    };
    std::stop_source
        enough; // stopped by the caller or when the time is over; blocks in progress are still finished
    const std::stop_callback passOn(stop, [&enough] { enough.request_stop(); });
    const auto end = Clock::now() + patience;
    std::vector<std::uint8_t> finished((turns + stretch - 1) / stretch);
    inParallel(turns, m_sharing, enough.get_token(), progress ? Progress(report) : Progress(),
               [&](std::size_t from, std::size_t to) {
                   work(first + from, first + to);
                   if (!stop.stop_requested()) finished[from / stretch] = 1;
                   if (Clock::now() >= end) enough.request_stop();
               });
    const auto unfinished = std::ranges::find(finished, 0) - finished.begin();
    m_done = first + std::min(static_cast<std::size_t>(unfinished) * stretch, turns);
}

} // namespace talweg
