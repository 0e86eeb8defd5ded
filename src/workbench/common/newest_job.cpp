#include "workbench/common/newest_job.h"

#include "systems/failure_text.h"

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
    : QObject(parent), m_patience(patience) {
    m_thread = std::jthread([this](const std::stop_token& quit) { work(quit); });
}

NewestJob::~NewestJob() {
    cancel();
    m_thread.request_stop();
    m_thread.join();
}

/// What is stopped is what runs at the very moment at which the new job takes its place in the queue: a
/// moment later it could be the new job itself.
void NewestJob::start(Job job) {
    Running overtaken;
    {
        const std::lock_guard lock(m_mutex);
        m_waiting = Order{++m_newest, 0, std::move(job), {}};
        m_busy = true;
        overtaken = m_running;
    }
    m_wake.notify_one();
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

// --- the other thread ------------------------------------------------------------------------------

void NewestJob::work(const std::stop_token& quit) {
    while (const std::optional<Order> order = takeUp(quit)) {
        handOver();
        Done done = carryOut(*order);
        handOver();
        if (!putDown(std::move(done), order->stop)) continue;
        handOver();
        QMetaObject::invokeMethod(this, &NewestJob::collect, Qt::QueuedConnection);
    }
}

/// Waits for an order; nothing when it is time to quit.
std::optional<NewestJob::Order> NewestJob::takeUp(const std::stop_token& quit) {
    std::unique_lock lock(m_mutex);
    if (!m_wake.wait(lock, quit, [this] { return m_waiting.has_value(); })) return {};
    std::optional<Order> order;
    std::swap(order, m_waiting);
    order->cancellations = m_cancellations;
    m_running = {order->stop, Clock::now()};
    return order;
}

NewestJob::Done NewestJob::carryOut(const Order& order) {
    Done done{order.number, order.cancellations, {}, {}};
    try {
        done.deliver = order.job(order.stop.get_token());
        if (!done.deliver) done.failure = tr("It ended without results.");
    } catch (...) {
        done.failure = QString::fromStdString(failureText());
    }
    return done;
}

/// Leaves what was done for the other thread; false when it was stopped.
bool NewestJob::putDown(Done done, const std::stop_source& stop) {
    const std::lock_guard lock(m_mutex);
    m_running = {};
    if (stop.stop_requested()) return false;
    m_done = std::move(done);
    return true;
}

// --- back again ------------------------------------------------------------------------------------

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
