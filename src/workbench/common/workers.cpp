#include "workbench/common/workers.h"

#include <utility>

namespace talweg {

namespace {

/// Number of idle threads that are kept. If too small, edits wait for a thread to start; if too large, an
/// idle program keeps unneeded threads.
constexpr std::size_t keptIdle = 2;

} // namespace

Workers& Workers::shared() {
    static Workers those;
    return those;
}

Workers::~Workers() {
    Threads running;
    {
        const std::scoped_lock lock(m_mutex);
        m_quits = true;
        running.splice(running.end(), m_threads);
    }
    m_wake.notify_all();
}

void Workers::run(std::function<void()> task) {
    Threads ended; // are joined after the lock is released
    {
        const std::scoped_lock lock(m_mutex);
        ended.swap(m_ended);
        m_tasks.push_back(std::move(task));
        if (m_tasks.size() > m_idle) {
            m_threads.emplace_back();
            const auto self = std::prev(m_threads.end());
            *self = std::jthread([this, self] { serve(self); });
        }
    }
    m_wake.notify_one();
}

void Workers::serve(Threads::iterator self) {
    std::unique_lock lock(m_mutex);
    while (true) {
        // Another thread may have taken the task for which this thread was started.
        if (m_tasks.empty() && m_idle >= keptIdle && !m_quits) {
            m_ended.splice(m_ended.end(), m_threads, self);
            return;
        }
        ++m_idle;
        m_wake.wait(lock, [this] { return m_quits || !m_tasks.empty(); });
        --m_idle;
        if (m_tasks.empty()) return; // the destructor joins this thread
        std::function<void()> task = std::move(m_tasks.front());
        m_tasks.pop_front();
        lock.unlock();
        task();
        task = {};
        lock.lock();
    }
}

} // namespace talweg
