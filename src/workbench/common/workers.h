#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <mutex>
#include <thread>

namespace talweg {

/// A pool of threads that all windows share. A task never waits for another task: if no thread is idle, a new
/// thread is started. At most two idle threads are kept.
class Workers {
public:
    static Workers& shared();
    /// Waits until all tasks have ended.
    ~Workers();

    /// Runs a task, which must not throw, as soon as possible.
    void run(std::function<void()> task);

private:
    using Threads = std::list<std::jthread>;

    void serve(Threads::iterator self);

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<std::function<void()>> m_tasks;
    Threads m_threads;
    Threads m_ended; ///< threads to join
    std::size_t m_idle = 0;
    bool m_quits = false;
};

} // namespace talweg
