#include "workbench/newest_job.h"

#include <QMetaObject>
#include <QTimer>
#include <algorithm>

namespace talweg {

NewestJob::NewestJob(std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), m_patience(patience), m_running(std::nostopstate) {
    m_thread = std::jthread([this](std::stop_token quit) { work(std::move(quit)); });
}

NewestJob::~NewestJob() {
    cancel();
    m_thread.request_stop();
    m_thread.join();
}

void NewestJob::start(Job job) {
    {
        const std::lock_guard lock(m_mutex);
        m_waiting = Numbered{++m_newest, std::move(job)};
        m_busy = true;
        if (m_patience.count() == 0) m_running.request_stop();
        m_wake.notify_one();
    }
    if (m_patience.count() > 0) stopLater();
}

/// Stops the job that runs now when its patience is over.
void NewestJob::stopLater() {
    const std::lock_guard lock(m_mutex);
    if (!m_running.stop_possible() || m_running.stop_requested()) return;
    const auto had = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_begin);
    QTimer::singleShot(std::max(m_patience - had, std::chrono::milliseconds(0)), this,
                       [running = m_running]() mutable { running.request_stop(); });
}

void NewestJob::cancel() {
    const std::lock_guard lock(m_mutex);
    ++m_cancellations;
    m_waiting.reset();
    m_running.request_stop();
    m_busy = false;
}

void NewestJob::work(std::stop_token quit) {
    for (;;) {
        Numbered order;
        Done done;
        std::stop_token stop;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, quit, [this] { return m_waiting.has_value(); })) return;
            order = std::move(*m_waiting);
            m_waiting.reset();
            m_running = std::stop_source();
            m_begin = Clock::now();
            done.cancellations = m_cancellations;
            stop = m_running.get_token();
        }
        done.number = order.number;
        done.deliver = order.job(stop);
        {
            const std::lock_guard lock(m_mutex);
            const bool stopped = stop.stop_requested();
            m_running = std::stop_source(std::nostopstate);
            if (stopped) continue;
            m_done = std::move(done);
        }
        QMetaObject::invokeMethod(this, &NewestJob::collect, Qt::QueuedConnection);
    }
}

void NewestJob::collect() {
    std::optional<Done> done;
    {
        const std::lock_guard lock(m_mutex);
        std::swap(done, m_done);
        if (!done || done->cancellations != m_cancellations) return;
        if (m_patience.count() == 0 && done->number != m_newest) return;
    }
    if (done->number == m_newest) m_busy = false;
    if (done->deliver) done->deliver();
}

} // namespace talweg
