#pragma once

#include <QObject>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace talweg {

/// Does the newest of a stream of orders on a thread of its own. At most one job runs and one waits; a newer
/// one takes the place of the waiting one, and stops the running one once that has had its patience. What
/// was stopped or cancelled never arrives.
class NewestJob : public QObject {
    Q_OBJECT
public:
    using Clock = std::chrono::steady_clock;
    /// Brings home what a job came to, on this object's thread; empty when there is nothing to bring.
    using Delivery = std::function<void()>;
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

private:
    struct Numbered {
        std::uint64_t number = 0;
        Job job;
    };
    struct Done {
        std::uint64_t number = 0;
        std::uint64_t cancellations = 0;
        Delivery deliver;
    };

    void work(std::stop_token quit);
    void collect();
    void stopLater();

    const std::chrono::milliseconds m_patience;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Numbered> m_waiting; ///< guarded by m_mutex
    std::optional<Done> m_done;        ///< guarded by m_mutex
    std::stop_source m_running;        ///< guarded by m_mutex
    Clock::time_point m_begin;         ///< of the running job; guarded by m_mutex
    std::uint64_t m_cancellations = 0; ///< guarded by m_mutex
    std::uint64_t m_newest = 0;
    bool m_busy = false;
    std::jthread m_thread; ///< last: joined before the rest goes
};

} // namespace talweg
