#pragma once

#include "study/long_work.h"
#include "workbench/jobs/checkpoints.h"
#include "workbench/jobs/time_left.h"

#include <QObject>
#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

namespace talweg {

/// A background task and its name.
struct LongOrder {
    enum class Kind { study, randomRuns };
    Kind kind = Kind::study;
    QString experiment;             ///< its name
    QString key;                    ///< of what the work comes to: Checkpoints::keyOf
    std::shared_ptr<LongWork> work; ///< started or not; exclusively used by the job while it runs
    std::size_t kept = 0;           ///< runs solved before a restart of the program
};

/// A computation on its own thread, until it is finished, paused or removed. Finished runs are saved to a
/// file every few seconds, on a pause, and on destruction; the file outlives the object.
class LongJob : public QObject {
    Q_OBJECT
public:
    enum class State {
        running,
        paused,   ///< by the user
        replaced, ///< paused because newer inputs are solved
        finished,
        failed
    };

    /// Starts at once.
    LongJob(LongOrder order, const Checkpoints& checkpoints, QObject* parent = nullptr);
    /// Waits until the thread has noticed, within 50 ms, and has saved the finished runs.
    ~LongJob() override;

    const LongOrder& order() const { return m_order; }
    State state() const { return m_state; }
    std::size_t runs() const { return m_runs; }
    /// Progress, from 0 to 1.
    double progress() const { return m_progress.load(std::memory_order_relaxed); }
    /// In words.
    QString timeLeft() const { return m_left.words(); }
    /// Why it failed, or why finished runs cannot be saved.
    const QString& failure() const { return m_failure; }
    const QString& notKept() const { return m_notKept; }
    /// Whether the thread still uses the work: nobody else may.
    bool isAtWork() const { return m_isAtWork; }

    void pause() { stop(State::paused); }
    void replace() { stop(State::replaced); }
    void resume();
    /// Starts to stop, like a pause, but for good. The object can be destroyed after `left`.
    void abandon(bool keepsFile);
    /// Updates the remaining time.
    void look();

signals:
    /// Its progress or its state has changed.
    void changed();
    /// It is finished: the results can be read from the work.
    void finished();
    /// The thread has left an abandoned job.
    void left();
    void keepingFailed(const QString& why);

private:
    void start();
    void stop(State state);
    void work(const std::stop_token& stop);
    void solve(const std::stop_token& stop);
    void keep();
    void take(bool isFinished, const QString& failure);

    LongOrder m_order;
    const Checkpoints m_checkpoints;
    const std::size_t m_runs;
    State m_state = State::running;
    bool m_isAtWork = false;
    bool m_isAbandoned = false;
    TimeLeft m_left;
    QString m_failure, m_notKept;
    std::atomic<bool> m_keepsFile = true;
    std::atomic<double> m_progress = 0;
    std::size_t m_written = 0; ///< runs in the file; the thread's
    std::jthread m_thread;     ///< last: joined before the rest goes
};

} // namespace talweg
