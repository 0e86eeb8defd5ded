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

/// The random runs of the current experiment, kept up with its inputs while someone looks. The first ones
/// show before the last are solved, at most once per frame. What was cancelled never arrives. What takes long
/// becomes a job in the background, which this follows while it is of the inputs as they are; newer inputs
/// pause it.
class LiveMonteCarlo : public QObject {
    Q_OBJECT
public:
    explicit LiveMonteCarlo(Document& document, QObject* parent = nullptr);

    /// Where what takes long goes on; without it, it is solved like everything else. To be called once.
    void setJobs(LongJobs& jobs);

    /// The current experiment; −1 for none, and where it has gone from the document since.
    int experiment() const { return m_document.has(m_experiment) ? m_experiment : -1; }
    void setExperiment(int index);
    /// Whether someone looks: otherwise nothing is computed.
    void setActive(bool active);
    const RunsWanted& wanted() const { return m_wanted; }
    void setWanted(const RunsWanted& wanted);

    /// What the experiment's study says, if it has uncertain inputs.
    std::optional<Study> study() const;
    /// What is wrong with it, as far as is known.
    const std::vector<Problem>& problems() const { return m_problems; }
    /// Stays shown while newer runs are on their way or cannot be solved.
    const MonteCarloShown& shown() const { return m_shown; }
    /// Whether what is shown is of the inputs as they are now, and whole.
    bool isCurrent() const { return m_current && m_shown.isWhole; }
    /// Whether outdated runs are shown and will not give way within a moment.
    bool isOutdated() const { return m_shown.result && !m_current && m_grace.isOver(); }
    const QString& failure() const { return m_failure; }
    bool isBusy() const { return m_activation.isActive() || m_job.isBusy() || isInBackground(); }
    /// The job that solves the runs as they are wanted now; null for none.
    LongJob* longJob() const {
        return m_newest && m_newest == m_follows ? m_jobs->find(m_followed) : nullptr;
    }
    bool isCancelled() const { return m_cancelled; }
    /// How far the runs have come, from 0 to 1.
    double progress() const {
        return isInBackground() ? longJob()->progress() : m_progress.load(std::memory_order_relaxed);
    }

    /// Stops; what has come in so far stays.
    void cancel();
    /// Leaves the job in the background off.
    void pause();
    /// Goes on with a job that is paused, or starts what was cancelled again.
    void resume();

signals:
    /// The shown runs changed: runs were added, replaced or cleared.
    void shownChanged();
    /// What is known has changed: problems, busy, current, cancelled.
    void stateChanged();
    /// A job in the background that solved earlier inputs is paused for the newest.
    void jobReplaced();
    void failed(const QString& why);

private:
    /// What a job needs to know; it sees nothing of the document.
    struct Order {
        std::shared_ptr<const System> system;
        Values base;
        Study study; ///< of it only what runs depend on
        RunsWanted wanted;
        QString folder;                       ///< where tables are; empty where it names none
        std::vector<MeasuredColumn> measured; ///< what the project keeps of them
        friend bool operator==(const Order&, const Order&) = default;
    };
    /// What a job may need beside the order, as it was when the order was given.
    struct InBackground {
        Checkpoints checkpoints;
        std::chrono::milliseconds longFrom{};
        QStringList keys; ///< of the jobs that there are
    };
    /// Work under way, which shows what comes in.
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
    std::shared_ptr<const Order> m_newest; ///< of the inputs as they are now; null where nothing is drawn
    QTimer m_frame;                        ///< looks for what has arrived, while something may
    QTimer m_activation;                   ///< lets the page be shown first
    Grace m_grace;
    QString m_failure;
    std::atomic<double> m_progress = 0;
    LongJobs* m_jobs = nullptr;
    QString m_followed; ///< the key of the last job in the background; empty where there was none
    std::shared_ptr<const Order> m_follows; ///< the order that it solves
    std::mutex m_mutex;
    Watched m_watched; ///< guarded by m_mutex
    TableWatch m_tables;
    NewestJob m_job; ///< last: its destructor waits for the job that runs
};

} // namespace talweg
