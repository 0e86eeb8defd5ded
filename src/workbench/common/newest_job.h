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

/// Does the newest of a stream of orders on a shared thread (Workers). At most one job runs and one waits; a
/// newer one takes the place of the waiting one, and stops the running one once that has had its patience.
/// What was stopped or cancelled never arrives; the newest order, unless it is cancelled, always does, or
/// `failed` says why not.
class NewestJob : public QObject {
    Q_OBJECT
public:
    using Clock = std::chrono::steady_clock;
    /// Brings home what a job came to, on this object's thread.
    using Delivery = std::function<void()>;
    /// May return an empty delivery once it is stopped, and may throw.
    using Job = std::function<Delivery(std::stop_token)>;

    /// With a `patience`, a job that newer ones overtake still has so much time in all to come to its end.
    explicit NewestJob(std::chrono::milliseconds patience = {}, QObject* parent = nullptr);
    ~NewestJob() override;

    /// Does the job as soon as possible, in place of any earlier one that waits.
    void start(Job job);
    /// Forgets everything under way.
    void cancel();
    /// Whether the newest job is still to come to its end.
    bool isBusy() const { return m_busy; }

    /// Called wherever an order passes from one thread to the other. For tests, which wait there: whatever
    /// the threads do meanwhile, the promises hold. To be set while there are no jobs.
    static inline std::function<void()> atHandOver;

signals:
    /// The newest job has ended without anything to bring.
    void failed(const QString& why);

private:
    struct Order {
        std::uint64_t number = 0;
        std::uint64_t cancellations = 0; ///< when it was taken up
        Job job;
        std::stop_source stop;
    };
    struct Done {
        std::uint64_t number = 0;
        std::uint64_t cancellations = 0;
        Delivery deliver;
        QString failure; ///< why there is no delivery
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
    bool m_works = false;              ///< on a thread; guarded by m_mutex
    std::optional<Order> m_waiting;    ///< guarded by m_mutex
    std::optional<Done> m_done;        ///< guarded by m_mutex
    Running m_running;                 ///< guarded by m_mutex
    std::uint64_t m_cancellations = 0; ///< guarded by m_mutex
    std::uint64_t m_newest = 0;
    bool m_busy = false;
};

} // namespace talweg
