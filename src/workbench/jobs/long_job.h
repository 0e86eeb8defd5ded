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
    QString key;                    ///< identifies the result: Checkpoints::keyOf
    std::shared_ptr<LongWork> work; ///< started or not; exclusively used by the job while it runs
    std::size_t kept = 0;           ///< number of runs solved before a restart of the program
};

/// A computation on its own thread, until it is finished, paused or removed. Finished runs are saved to a
/// file every few seconds, on a pause, and on destruction. The file remains when the object is destroyed.
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

    /// Starts the computation at once.
    LongJob(LongOrder order, const Checkpoints& checkpoints, QObject* parent = nullptr);
    /// Waits until the thread has stopped, within 50 ms, and has saved the finished runs.
    ~LongJob() override;

    const LongOrder& order() const { return m_order; }
    State state() const { return m_state; }
    std::size_t runs() const { return m_runs; }
    /// Progress, from 0 to 1.
    double progress() const { return m_progress.load(std::memory_order_relaxed); }
    /// The remaining time in words.
    QString timeLeft() const { return m_left.words(); }
    /// `failure`: why the job failed. `notKept`: why finished runs cannot be saved. Empty if all is well.
    const QString& failure() const { return m_failure; }
    const QString& notKept() const { return m_notKept; }
    /// Whether the thread still uses the work. Until it stops, no other object may use the work.
    bool isAtWork() const { return m_isAtWork; }

    void pause() { stop(State::paused); }
    void replace() { stop(State::replaced); }
    void resume();
    /// Stops the job for good, unlike a pause. The object can be destroyed once `left` has been emitted.
    void abandon(bool keepsFile);
    /// Updates the remaining time.
    void look();

signals:
    /// The progress or the state has changed.
    void changed();
    /// The job is finished: its results can be read from the work.
    void finished();
    /// The thread of an abandoned job has ended.
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
    std::size_t m_written = 0; ///< number of runs in the file; used by the thread only
    std::jthread m_thread;     ///< declared last: destroyed, and thereby joined, first
};

} // namespace talweg
