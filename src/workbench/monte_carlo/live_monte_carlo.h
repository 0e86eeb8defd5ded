#pragma once

#include "project/document.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"
#include "workbench/jobs/long_jobs.h"
#include "workbench/monte_carlo/random_work.h"
#include "workbench/study/table_watch.h"

#include <QObject>
#include <QTimer>
#include <atomic>
#include <mutex>

namespace talweg {

/// Solves the random runs of the current experiment again whenever its inputs change, while the page is
/// shown. Intermediate results appear at most once per frame. Cancelled jobs deliver no results. A long
/// computation is moved to a background task. This object shows the results of the background task while they
/// belong to the current inputs, and pauses the task when the inputs change.
class LiveMonteCarlo : public QObject {
    Q_OBJECT
public:
    explicit LiveMonteCarlo(Document& document, QObject* parent = nullptr);

    /// Sets the background tasks to which long computations are moved. Without this call, they run like short
    /// ones. Call it at most once.
    void setJobs(LongJobs& jobs);

    /// The index of the current experiment; −1 if there is none or if it has been removed from the document.
    int experiment() const { return m_document.has(m_experiment) ? m_experiment : -1; }
    void setExperiment(int index);
    /// Sets whether the page is shown. Otherwise, no runs are solved.
    void setActive(bool active);
    const RunsWanted& wanted() const { return m_wanted; }
    void setWanted(const RunsWanted& wanted);

    /// The experiment's study if it has uncertain inputs; otherwise nothing.
    std::optional<Study> study() const;
    /// The problems found in that study.
    const std::vector<Problem>& problems() const { return m_problems; }
    /// The results shown. They stay while newer runs are being solved or cannot be solved.
    const MonteCarloShown& shown() const { return m_shown; }
    /// Whether the results shown belong to the current inputs and include all runs.
    bool isCurrent() const { return m_current && m_shown.isWhole; }
    /// Whether the results shown are outdated and the grace period has ended.
    bool isOutdated() const { return m_shown.result && !m_current && m_grace.isOver(); }
    const QString& failure() const { return m_failure; }
    bool isBusy() const { return m_activation.isActive() || m_job.isBusy() || isInBackground(); }
    /// The background task that solves the runs for the current inputs; null if there is none.
    LongJob* longJob() const {
        return m_newest && m_newest == m_follows ? m_jobs->find(m_followed) : nullptr;
    }
    bool isCancelled() const { return m_cancelled; }
    /// The completed fraction of the runs, from 0 to 1.
    double progress() const {
        return isInBackground() ? longJob()->progress() : m_progress.load(std::memory_order_relaxed);
    }

    /// Stops the computation. Results obtained before are kept.
    void cancel();
    /// Pauses the background task.
    void pause();
    /// Resumes a paused background task, or restarts a cancelled computation.
    void resume();

signals:
    /// The results shown have changed: runs were added, replaced or removed.
    void shownChanged();
    /// The problems have changed, or whether runs are being solved, current or cancelled.
    void stateChanged();
    /// A background task for earlier inputs was paused, because runs for the current inputs are solved.
    void jobReplaced();
    void failed(const QString& why);

private:
    /// The data for a job. They are copied, because a job must not access the document.
    struct Order {
        std::shared_ptr<const System> system;
        Values base;
        Study study; ///< only the parts on which the runs depend
        RunsWanted wanted;
        QString folder;                       ///< folder of the tables; empty if there are none
        std::vector<MeasuredColumn> measured; ///< columns of these tables that are stored in the project
        friend bool operator==(const Order&, const Order&) = default;
    };
    /// The settings for moving a job to the background, copied when the job starts.
    struct InBackground {
        Checkpoints checkpoints;
        std::chrono::milliseconds longFrom{};
        QStringList keys; ///< keys of the existing background tasks
    };
    /// A computation whose intermediate results are shown.
    struct Watched {
        std::shared_ptr<const Order> order;
        std::shared_ptr<RandomWork> work;
    };

    bool isInBackground() const { return longJob() && longJob()->state() == LongJob::State::running; }
    void read();
    void clear();
    NewestJob::Delivery solve(const std::shared_ptr<const Order>& order,
                              const std::optional<InBackground>& background, const std::stop_token& stop);
    void watch(const std::shared_ptr<const Order>& order, std::shared_ptr<RandomWork> work);
    void handOver(const std::shared_ptr<const Order>& order, LongOrder job);
    void follow(const std::shared_ptr<const Order>& order, const QString& key);
    void leaveJob();
    void lookAtJob();
    void collect();
    void take(const std::shared_ptr<const Order>& order, MonteCarloShown shown);
    void takeWhole(const std::shared_ptr<const Order>& order, RandomWork& work);
    void refuse(const std::shared_ptr<const Order>& order, std::vector<Problem> problems);
    void giveUp(const QString& why);

    Document& m_document;
    int m_experiment = -1;
    bool m_active = false, m_current = false, m_cancelled = false;
    RunsWanted m_wanted;
    std::vector<Problem> m_problems;
    MonteCarloShown m_shown;
    std::shared_ptr<const Order> m_newest; ///< order for the current inputs; may be null
    QTimer m_frame;                        ///< regularly checks for new results while a job runs
    QTimer m_activation;                   ///< delays the computation until the page has been drawn
    Grace m_grace;
    QString m_failure;
    std::atomic<double> m_progress = 0;
    LongJobs* m_jobs = nullptr;
    QString m_followed;                     ///< key of the background task followed last; empty for none
    std::shared_ptr<const Order> m_follows; ///< the order that the background task solves
    std::mutex m_mutex;
    Watched m_watched; ///< guarded by m_mutex
    TableWatch m_tables;
    NewestJob m_job; ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
