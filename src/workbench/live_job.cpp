#include "workbench/live_job.h"

#include <QMetaObject>
#include <chrono>
#include <exception>

namespace talweg {

LiveJob::LiveJob(QObject* parent) : QObject(parent), m_running(std::nostopstate) {
    m_thread = std::jthread([this](std::stop_token quit) { work(std::move(quit)); });
}

LiveJob::~LiveJob() {
    cancel();
    m_thread.request_stop();
    m_thread.join();
}

std::uint64_t LiveJob::start(std::shared_ptr<const System> system, Values values) {
    const std::lock_guard lock(m_mutex);
    m_running.request_stop();
    m_waiting = Order{++m_newest, std::move(system), std::move(values)};
    m_busy = true;
    m_wake.notify_one();
    return m_newest;
}

void LiveJob::cancel() {
    const std::lock_guard lock(m_mutex);
    ++m_newest;
    m_waiting.reset();
    m_running.request_stop();
    m_busy = false;
}

void LiveJob::work(std::stop_token quit) {
    for (;;) {
        Order order;
        std::stop_token stop;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, quit, [this] { return m_waiting.has_value(); })) return;
            order = std::move(*m_waiting);
            m_waiting.reset();
            m_running = std::stop_source();
            stop = m_running.get_token();
        }
        Result result = solve(order, stop);
        {
            const std::lock_guard lock(m_mutex);
            if (stop.stop_requested()) continue;
            m_done = std::move(result);
        }
        QMetaObject::invokeMethod(this, &LiveJob::collect, Qt::QueuedConnection);
    }
}

LiveJob::Result LiveJob::solve(const Order& order, std::stop_token stop) {
    const auto begin = std::chrono::steady_clock::now();
    Result result{order.number, order.system, nullptr, nullptr, 0, {}};
    m_progress = 0;
    try {
        result.run = order.system->solve(order.values, stop, [this](double share) { m_progress = share; });
        if (result.run && !stop.stop_requested())
            result.samples = std::make_shared<const Samples>(result.run->samples(drawnSamples));
    } catch (const std::exception& failure) {
        result.run.reset();
        result.error = QString::fromUtf8(failure.what());
    }
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    result.milliseconds = took.count();
    return result;
}

void LiveJob::collect() {
    std::optional<Result> result;
    {
        const std::lock_guard lock(m_mutex);
        std::swap(result, m_done);
    }
    if (!result || result->number != m_newest) return;
    m_busy = false;
    if (result->run || !result->error.isEmpty()) emit finished(*result);
}

} // namespace talweg
