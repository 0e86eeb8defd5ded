#include "workbench/common/newest_job.h"

#include "base/to_qt.h"
#include "systems/failure_text.h"
#include "workbench/common/workers.h"

#include <QMetaObject>
#include <QTimer>
#include <algorithm>

namespace talweg {

namespace {

void handOver() {
    if (NewestJob::atHandOver) NewestJob::atHandOver();
}

} // namespace

NewestJob::NewestJob(std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), m_patience(patience) {}

NewestJob::~NewestJob() {
    cancel();
    std::unique_lock lock(m_mutex);
    m_rests.wait(lock, [this] { return !m_works; });
}

/// The running job is read under the same lock that queues the new job. If it were read later, it could
/// already be the new job.
void NewestJob::start(Job job) {
    Running overtaken;
    bool works = true;
    {
        const std::lock_guard lock(m_mutex);
        std::swap(works, m_works);
        m_waiting = Order{++m_newest, 0, std::move(job), {}};
        m_busy = true;
        overtaken = m_running;
    }
    if (!works) Workers::shared().run([this] { work(); });
    handOver();
    stopWhenPatienceEnds(std::move(overtaken));
}

void NewestJob::stopWhenPatienceEnds(Running overtaken) {
    if (!overtaken.stop.stop_possible() || overtaken.stop.stop_requested()) return;
    const auto had = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - overtaken.begin);
    if (had >= m_patience)
        overtaken.stop.request_stop();
    else
        QTimer::singleShot(m_patience - had, this,
                           [stop = overtaken.stop]() mutable { stop.request_stop(); });
}

void NewestJob::cancel() {
    Running running;
    {
        const std::lock_guard lock(m_mutex);
        ++m_cancellations;
        m_waiting.reset();
        running = m_running;
        m_busy = false;
    }
    handOver();
    running.stop.request_stop();
}

// --- on the worker thread --------------------------------------------------------------------------

void NewestJob::work() {
    while (const std::optional<Order> order = takeUp()) {
        handOver();
        Done done = carryOut(*order);
        handOver();
        if (!putDown(std::move(done), order->stop)) continue;
        handOver();
        QMetaObject::invokeMethod(this, &NewestJob::collect, Qt::QueuedConnection);
    }
}

/// Takes the waiting job. If there is none, releases the thread.
std::optional<NewestJob::Order> NewestJob::takeUp() {
    const std::lock_guard lock(m_mutex);
    std::optional<Order> order;
    if (!m_waiting) {
        m_works = false;
        m_rests.notify_all();
        return order;
    }
    std::swap(order, m_waiting);
    order->cancellations = m_cancellations;
    m_running = {order->stop, Clock::now()};
    return order;
}

NewestJob::Done NewestJob::carryOut(const Order& order) {
    Done done{order.number, order.cancellations, {}, {}};
    try {
        done.deliver = order.job(order.stop.get_token());
        if (!done.deliver) done.failure = tr("The computation ended without results.");
    } catch (...) {
        done.failure = toQt(failureText());
    }
    return done;
}

/// Stores the result of a job for the GUI thread; returns false if the job was stopped.
bool NewestJob::putDown(Done done, const std::stop_source& stop) {
    const std::lock_guard lock(m_mutex);
    m_running = {};
    if (stop.stop_requested()) return false;
    m_done = std::move(done);
    return true;
}

// --- on the GUI thread -----------------------------------------------------------------------------

void NewestJob::collect() {
    std::optional<Done> done;
    {
        const std::lock_guard lock(m_mutex);
        std::swap(done, m_done);
        if (!done || done->cancellations != m_cancellations) return;
    }
    handOver();
    const bool newest = done->number == m_newest;
    if (newest) m_busy = false;
    if (done->deliver) {
        if (newest || m_patience.count() > 0) done->deliver();
    } else if (newest) {
        emit failed(done->failure);
    }
}

} // namespace talweg

#include "moc_newest_job.cpp"
