#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <mutex>
#include <thread>

namespace talweg {

/// The threads shared by all windows. A task never waits for another one: if no thread is idle, a new one is
/// started. All but a few idle threads end.
class Workers {
public:
    static Workers& shared();
    /// Waits for the running tasks.
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
