#include "study/parallel.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

namespace talweg {

namespace {

/// Worker threads that are kept for further loops, because starting threads takes longer than a small study.
class Helpers {
public:
    /// Runs `work` on this thread and on up to `count` free threads. Returns when all have finished.
    void run(std::size_t count, const std::function<void()>& work) {
        Call call{&work, count};
        {
            const std::scoped_lock lock(m_mutex);
            while (m_threads.size() < count)
                m_threads.emplace_back([this](std::stop_token stop) { serve(stop); });
            m_calls.push_back(&call);
        }
        m_called.notify_all();
        work();
        std::unique_lock lock(m_mutex);
        m_calls.remove(&call);
        m_left.wait(lock, [&call] { return call.inside == 0; });
    }

private:
    struct Call {
        const std::function<void()>* work;
        std::size_t wanted;     ///< number of threads that may still join
        std::size_t inside = 0; ///< number of threads that have joined but not yet left
    };

    Call* waiting() const {
        const auto it = std::ranges::find_if(m_calls, [](const Call* call) { return call->wanted > 0; });
        return it == m_calls.end() ? nullptr : *it;
    }

    void serve(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        while (m_called.wait(lock, stop, [this] { return waiting() != nullptr; })) {
            Call& call = *waiting();
            --call.wanted;
            ++call.inside;
            lock.unlock();
            (*call.work)();
            lock.lock();
            if (--call.inside == 0) m_left.notify_all();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_called, m_left;
    std::list<Call*> m_calls;
    /// Last member, so that the threads end before the members that they use are destroyed.
    std::vector<std::jthread> m_threads;
};

Helpers& helpers() {
    static Helpers those;
    return those;
}

/// A loop that several threads work on.
class Loop {
public:
    Loop(std::size_t count, std::size_t stretch, const std::stop_token& stop, const Progress& progress,
         const std::function<void(std::size_t, std::size_t)>& work)
        : m_count(count), m_stretch(stretch), m_stop(stop), m_progress(progress), m_work(work) {}

    /// Takes and processes blocks until none are left. Called by every thread.
    void take() {
        try {
            while (!m_failed && !m_stop.stop_requested()) {
                const std::size_t first = m_stretch * m_next.fetch_add(1);
                if (first >= m_count) return;
                const std::size_t last = std::min(first + m_stretch, m_count);
                m_work(first, last);
                report(last - first);
            }
        } catch (...) {
            if (!m_failed.exchange(true)) m_failure = std::current_exception();
        }
    }

    bool isComplete() const { return m_done == m_count; }
    std::exception_ptr failure() const { return m_failure; }

private:
    void report(std::size_t turns) {
        const std::size_t before = m_done.fetch_add(turns);
        const std::size_t after = before + turns;
        if (m_progress && 100 * before / m_count != 100 * after / m_count)
            m_progress(static_cast<double>(after) / static_cast<double>(m_count));
    }

    const std::size_t m_count, m_stretch;
    const std::stop_token& m_stop;
    const Progress& m_progress;
    const std::function<void(std::size_t, std::size_t)>& m_work;
    std::atomic<std::size_t> m_next = 0, m_done = 0;
    std::atomic<bool> m_failed = false;
    std::exception_ptr m_failure; ///< written only by the thread that set m_failed
};

} // namespace

bool inParallel(std::size_t count, const Sharing& sharing, std::stop_token stop, const Progress& progress,
                const std::function<void(std::size_t, std::size_t)>& work) {
    const std::size_t stretches = (count + sharing.stretch - 1) / sharing.stretch;
    const std::size_t wanted =
        sharing.threads > 0 ? sharing.threads : std::max(1U, std::thread::hardware_concurrency());
    const std::size_t threads = std::clamp<std::size_t>(wanted, 1, std::max<std::size_t>(1, stretches));
    Loop loop(count, sharing.stretch, stop, progress, work);
    helpers().run(threads - 1, [&loop] { loop.take(); });
    if (loop.failure()) std::rethrow_exception(loop.failure());
    return loop.isComplete() && !stop.stop_requested();
}

} // namespace talweg
