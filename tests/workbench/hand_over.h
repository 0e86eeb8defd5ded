#pragma once

#include "workbench/common/newest_job.h"

#include <atomic>
#include <chrono>
#include <sched.h>
#include <thread>

namespace talweg::tests {

/// Provokes rare interleavings of threads as long as the object exists. All new threads of this thread share
/// one processor. Each transfer of a job between threads is delayed by 0 to 3 ms, in varying order.
class SlowHandOver {
public:
    SlowHandOver() {
        sched_getaffinity(0, sizeof m_before, &m_before);
        cpu_set_t one;
        CPU_ZERO(&one);
        for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu)
            if (CPU_ISSET(cpu, &m_before)) {
                CPU_SET(cpu, &one);
                break;
            }
        sched_setaffinity(0, sizeof one, &one);
        NewestJob::atHandOver = [this] {
            const unsigned turn = m_turn.fetch_add(1);
            const unsigned mixed = (turn * 2654435761U) >> 16U; // its remainders by 7 are in irregular order
            std::this_thread::sleep_for(std::chrono::microseconds(500 * (mixed % 7)));
        };
    }
    ~SlowHandOver() {
        NewestJob::atHandOver = nullptr;
        sched_setaffinity(0, sizeof m_before, &m_before);
    }
    SlowHandOver(const SlowHandOver&) = delete;
    SlowHandOver& operator=(const SlowHandOver&) = delete;

private:
    cpu_set_t m_before{};
    std::atomic<unsigned> m_turn = 0;
};

} // namespace talweg::tests
