#pragma once

#include "systems/system.h"

#include <QObject>
#include <QString>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace talweg {

/// Solves the newest inputs on a thread of its own. At most one job runs and one waits; a newer one
/// takes the place of the waiting one and stops the running one. Only the newest job's result ever
/// arrives, and only when it ran to its end.
class LiveJob : public QObject {
    Q_OBJECT
public:
    /// How many samples are made for drawing.
    static constexpr std::size_t drawnSamples = 800;

    struct Result {
        std::uint64_t number = 0; ///< of the job, as start() returned it
        std::shared_ptr<const System> system;
        std::shared_ptr<const Run> run; ///< null when solving failed
        std::shared_ptr<const Samples> samples;
        double milliseconds = 0; ///< of solving and sampling
        QString error;           ///< why solving failed; empty otherwise
    };

    explicit LiveJob(QObject* parent = nullptr);
    ~LiveJob() override;

    /// Solves valid inputs as soon as possible, in place of any earlier ones. Returns the job's number.
    std::uint64_t start(std::shared_ptr<const System> system, Values values);
    /// Forgets everything under way.
    void cancel();
    bool isBusy() const { return m_busy; }
    /// How far the running job says it has come, from 0 to 1.
    double progress() const { return m_progress.load(std::memory_order_relaxed); }

signals:
    void finished(const talweg::LiveJob::Result& result);

private:
    struct Order {
        std::uint64_t number = 0;
        std::shared_ptr<const System> system;
        Values values;
    };

    void work(std::stop_token quit);
    Result solve(const Order& order, std::stop_token stop);
    void collect();

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Order> m_waiting; ///< guarded by m_mutex
    std::optional<Result> m_done;   ///< guarded by m_mutex
    std::stop_source m_running;     ///< guarded by m_mutex
    std::atomic<double> m_progress = 0;
    std::uint64_t m_newest = 0;
    bool m_busy = false;
    std::jthread m_thread; ///< last: joined before the rest goes
};

} // namespace talweg
