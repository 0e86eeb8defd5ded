#include "workbench/common/workers.h"

#include <utility>

namespace talweg {

namespace {

/// Idle threads that are kept. If fewer, each edit waits for a thread to start; if more, idle windows hold
/// threads for nothing.
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
    Threads ended; // joined without the lock
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
        // A thread may have taken the task that another one was started for.
        if (m_tasks.empty() && m_idle >= keptIdle && !m_quits) {
            m_ended.splice(m_ended.end(), m_threads, self);
            return;
        }
        ++m_idle;
        m_wake.wait(lock, [this] { return m_quits || !m_tasks.empty(); });
        --m_idle;
        if (m_tasks.empty()) return; // the end of the program joins
        std::function<void()> task = std::move(m_tasks.front());
        m_tasks.pop_front();
        lock.unlock();
        task();
        task = {};
        lock.lock();
    }
}

} // namespace talweg
