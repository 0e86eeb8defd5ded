#pragma once

#include <QObject>
#include <QString>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>

namespace talweg {

/// Runs only the newest of a sequence of jobs, on a shared thread (see Workers). At most one job runs and one
/// waits. A newer job replaces the waiting job. It also stops the running job once that job has run for the
/// time `patience`. Stopped and cancelled jobs never deliver a result. The newest job always delivers unless
/// it is cancelled or fails; `failed` reports a failure.
class NewestJob : public QObject {
    Q_OBJECT
public:
    using Clock = std::chrono::steady_clock;
    /// Delivers the result of a job on this object's thread.
    using Delivery = std::function<void()>;
    /// A job returns the delivery of its result. After a stop request, it may return an empty delivery. It
    /// may throw.
    using Job = std::function<Delivery(std::stop_token)>;

    /// Patience for jobs whose results are shown while the user drags an input. If too short, a drag shows no
    /// intermediate results; if too long, results lag behind.
    static constexpr std::chrono::milliseconds usualPatience{200};

    /// `patience`: total running time allowed to a job while a newer job is waiting.
    explicit NewestJob(std::chrono::milliseconds patience = {}, QObject* parent = nullptr);
    ~NewestJob() override;

    /// Queues a job, which replaces a waiting one and starts as soon as possible.
    void start(Job job);
    /// Discards all running and waiting jobs.
    void cancel();
    /// Whether the newest job is unfinished.
    bool isBusy() const { return m_busy; }

    /// For tests, which use it to check all orders of the threads: called whenever a job passes from one
    /// thread to another. Set it only while there are no jobs.
    static inline std::function<void()> atHandOver;

signals:
    /// The newest job has ended without a result.
    void failed(const QString& why);

private:
    struct Order {
        std::uint64_t number = 0;
        std::uint64_t cancellations = 0; ///< number of calls of cancel() before the job was started
        Job job;
        std::stop_source stop;
    };
    struct Done {
        std::uint64_t number = 0;
        std::uint64_t cancellations = 0;
        Delivery deliver;
        QString failure; ///< why there is no delivery; empty if there is one
    };
    struct Running {
        std::stop_source stop{std::nostopstate};
        Clock::time_point begin;
    };

    void work();
    std::optional<Order> takeUp();
    static Done carryOut(const Order& order);
    bool putDown(Done done, const std::stop_source& stop);
    void collect();
    void stopWhenPatienceEnds(Running overtaken);

    const std::chrono::milliseconds m_patience;
    std::mutex m_mutex;
    std::condition_variable m_rests;
    bool m_works = false;              ///< a thread is running the jobs; guarded by m_mutex
    std::optional<Order> m_waiting;    ///< guarded by m_mutex
    std::optional<Done> m_done;        ///< guarded by m_mutex
    Running m_running;                 ///< guarded by m_mutex
    std::uint64_t m_cancellations = 0; ///< guarded by m_mutex
    std::uint64_t m_newest = 0;
    bool m_busy = false;
};

} // namespace talweg
