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

/// The random runs of the current experiment, computed again whenever its inputs change, while the page is
/// shown. Intermediate results appear at most once per frame. Cancelled jobs deliver nothing. A long
/// computation becomes a background task; this object shows its results if it belongs to the current inputs,
/// and pauses it if the inputs change.
class LiveMonteCarlo : public QObject {
    Q_OBJECT
public:
    explicit LiveMonteCarlo(Document& document, QObject* parent = nullptr);

    /// Sets where long computations continue in the background. Without it, they are treated like short ones.
    /// Call it once.
    void setJobs(LongJobs& jobs);

    /// The current experiment; −1 if there is none or if it has been removed from the document.
    int experiment() const { return m_document.has(m_experiment) ? m_experiment : -1; }
    void setExperiment(int index);
    /// Sets whether the page is shown. If it is not, nothing is computed.
    void setActive(bool active);
    const RunsWanted& wanted() const { return m_wanted; }
    void setWanted(const RunsWanted& wanted);

    /// The experiment's study, if it has uncertain inputs.
    std::optional<Study> study() const;
    /// The known problems of that study.
    const std::vector<Problem>& problems() const { return m_problems; }
    /// The results shown. They stay while newer runs are being solved or cannot be solved.
    const MonteCarloShown& shown() const { return m_shown; }
    /// Whether the runs shown belong to the current inputs and are complete.
    bool isCurrent() const { return m_current && m_shown.isWhole; }
    /// Whether outdated runs are shown and will not be replaced within a moment.
    bool isOutdated() const { return m_shown.result && !m_current && m_grace.isOver(); }
    const QString& failure() const { return m_failure; }
    bool isBusy() const { return m_activation.isActive() || m_job.isBusy() || isInBackground(); }
    /// The background task that solves the current request; null if there is none.
    LongJob* longJob() const {
        return m_newest && m_newest == m_follows ? m_jobs->find(m_followed) : nullptr;
    }
    bool isCancelled() const { return m_cancelled; }
    /// The progress of the runs, from 0 to 1.
    double progress() const {
        return isInBackground() ? longJob()->progress() : m_progress.load(std::memory_order_relaxed);
    }

    /// Stops the computation; results obtained so far are kept.
    void cancel();
    /// Pauses the background task.
    void pause();
    /// Resumes a paused background task, or restarts a cancelled computation.
    void resume();

signals:
    /// The shown runs changed: runs were added, replaced or cleared.
    void shownChanged();
    /// The state has changed: problems, busy, current or cancelled.
    void stateChanged();
    /// A background task for earlier inputs was paused in favour of the current ones.
    void jobReplaced();
    void failed(const QString& why);

private:
    /// The data of a job, copied, because a job must not access the document.
    struct Order {
        std::shared_ptr<const System> system;
        Values base;
        Study study; ///< only the parts that affect the runs
        RunsWanted wanted;
        QString folder;                       ///< of the tables; empty if the study names none
        std::vector<MeasuredColumn> measured; ///< the columns of these tables that are stored in the project
        friend bool operator==(const Order&, const Order&) = default;
    };
    /// Settings for moving a job to the background, copied when the job was started.
    struct InBackground {
        Checkpoints checkpoints;
        std::chrono::milliseconds longFrom{};
        QStringList keys; ///< of the existing background tasks
    };
    /// Work in progress whose intermediate results are shown.
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
    std::shared_ptr<const Order> m_newest; ///< for the current inputs; null if no input is uncertain
    QTimer m_frame;                        ///< checks for new results while a job runs
    QTimer m_activation;                   ///< delays computing until the page is shown
    Grace m_grace;
    QString m_failure;
    std::atomic<double> m_progress = 0;
    LongJobs* m_jobs = nullptr;
    QString m_followed;                     ///< the key of the last background task; empty if there was none
    std::shared_ptr<const Order> m_follows; ///< the order that this task solves
    std::mutex m_mutex;
    Watched m_watched; ///< guarded by m_mutex
    TableWatch m_tables;
    NewestJob m_job; ///< declared last, so that the running job ends first
};

} // namespace talweg
