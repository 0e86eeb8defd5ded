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

/// Describes a background task.
struct LongOrder {
    enum class Kind { study, randomRuns };
    Kind kind = Kind::study;
    QString experiment;             ///< name of the experiment
    QString key;                    ///< identifies the result, see Checkpoints::keyOf
    std::shared_ptr<LongWork> work; ///< may be started; used only by the task while it runs
    std::size_t kept = 0;           ///< number of runs that were restored from a file
};

/// A background task: a computation on its own thread until it is finished, paused or removed. Finished runs
/// are saved to a file every few seconds, when the task is paused, and when this object is destroyed. The
/// file is kept after the destruction.
class LongJob : public QObject {
    Q_OBJECT
public:
    enum class State {
        running,
        paused,   ///< by the user
        replaced, ///< paused because runs for newer inputs are solved
        finished,
        failed
    };

    /// Starts the computation immediately.
    LongJob(LongOrder order, const Checkpoints& checkpoints, QObject* parent = nullptr);
    /// Waits until the thread has saved the finished runs and ended. The thread stops within 50 ms.
    ~LongJob() override;

    const LongOrder& order() const { return m_order; }
    State state() const { return m_state; }
    std::size_t runs() const { return m_runs; }
    /// Progress, from 0 to 1.
    double progress() const { return m_progress.load(std::memory_order_relaxed); }
    /// The remaining time as text.
    QString timeLeft() const { return m_left.words(); }
    /// `failure` states why the task failed; `notKept`, why finished runs cannot be saved. Empty if there was
    /// no error.
    const QString& failure() const { return m_failure; }
    const QString& notKept() const { return m_notKept; }
    /// Whether the thread is still using the work. During this time, no other object may use the work.
    bool isAtWork() const { return m_isAtWork; }

    void pause() { stop(State::paused); }
    void replace() { stop(State::replaced); }
    void resume();
    /// Stops the task permanently. After `left` has been emitted, this object can be destroyed.
    void abandon(bool keepsFile);
    /// Updates the remaining time. Call it regularly.
    void look();

signals:
    /// The progress or the state has changed.
    void changed();
    /// The task has finished. Its results can be read from the work.
    void finished();
    /// The thread of a task has ended after abandon().
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
    std::size_t m_written = 0; ///< number of runs in the file; accessed only by the thread
    std::jthread m_thread;     ///< declared last, so that it is destroyed (and joined) first
};

} // namespace talweg
