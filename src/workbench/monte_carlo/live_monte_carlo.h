#pragma once

#include "project/document.h"
#include "study/looks.h"
#include "study/monte_carlo_text.h"
#include "study/run_warnings.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"
#include "workbench/study/table_watch.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <array>
#include <atomic>
#include <mutex>

namespace talweg {

/// How many random runs are wanted, and of which points. More runs leave the first ones as they are: how many
/// is how surely something is to be known, and no part of the experiment.
struct RunsWanted {
    std::size_t runs = 10000; ///< or as many at most
    /// Runs are added until the interval of the success reaches so many per cent to either side; nothing:
    /// all.
    std::optional<double> halfWidth = {};
    Sampling sampling = Sampling::independent;
    std::string measure = {}; ///< measured beside what the study does; may be empty

    /// More are for the command line, which keeps one copy of them.
    static constexpr std::size_t most = 1'000'000;
    friend bool operator==(const RunsWanted&, const RunsWanted&) = default;
};

/// Random runs as they are shown.
struct MonteCarloShown {
    std::shared_ptr<const MonteCarloResult> result; ///< null before the first runs
    /// Of each measure the 5, 50 and 95 % quantile; not numbers where there are none.
    std::vector<std::array<double, 3>> quantiles = {};
    bool isWhole = false;                     ///< no more runs are on their way
    std::optional<RunWarnings> warnings = {}; ///< known some time after all runs are
    std::size_t looks = 0; ///< how often it was to be looked at the interval at most; 0: once
};

/// The random runs of the experiment on view, kept up with its inputs while someone looks. The first ones
/// show before the last are solved, at most once per frame. What was cancelled never arrives.
class LiveMonteCarlo : public QObject {
    Q_OBJECT
public:
    explicit LiveMonteCarlo(Document& document, QObject* parent = nullptr);

    /// The experiment on view; −1 for none, and where it has gone from the document since.
    int experiment() const { return m_document.has(m_experiment) ? m_experiment : -1; }
    void setExperiment(int index);
    /// Whether someone looks: otherwise nothing is computed.
    void setActive(bool active);
    const RunsWanted& wanted() const { return m_wanted; }
    void setWanted(const RunsWanted& wanted);

    /// What the experiment's study says, if it draws anything at random.
    std::optional<Study> study() const;
    /// What is wrong with it, as far as is known.
    const std::vector<Problem>& problems() const { return m_problems; }
    /// Stays on view while newer runs are on their way or cannot be solved.
    const MonteCarloShown& shown() const { return m_shown; }
    /// Whether what is shown is of the inputs as they are now, and whole.
    bool isCurrent() const { return m_current && m_shown.isWhole; }
    /// Whether runs of earlier inputs are on view and will not give way within a moment.
    bool isOutdated() const { return m_shown.result && !m_current && m_grace.isOver(); }
    const QString& failure() const { return m_failure; }
    bool isBusy() const { return m_activation.isActive() || m_job.isBusy(); }
    bool isCancelled() const { return m_cancelled; }
    /// How far the runs have come, from 0 to 1.
    double progress() const { return m_progress.load(std::memory_order_relaxed); }

    /// Stops; what has come in so far stays.
    void cancel();
    /// Starts what was cancelled again.
    void resume();

signals:
    /// More runs, others, or none are on view.
    void shownChanged();
    /// What is known has changed: problems, busy, current, cancelled.
    void stateChanged();
    void failed(const QString& why);

private:
    /// What a job needs to know; it sees nothing of the document.
    struct Order {
        std::shared_ptr<const System> system;
        Values base;
        Study study; ///< of it only what runs depend on
        RunsWanted wanted;
        QString folder; ///< where tables are; empty where it names none
        friend bool operator==(const Order&, const Order&) = default;
    };
    /// What a job has to show, so far.
    struct Arrival {
        std::shared_ptr<const Order> order;
        MonteCarloShown shown;
        std::vector<Problem> problems = {};
    };

    void read();
    void clear();
    NewestJob::Delivery solve(const std::shared_ptr<const Order>& order, const std::stop_token& stop);
    bool solveRuns(MonteCarloRuns& runs, const std::shared_ptr<const Order>& order, std::size_t looks,
                   const std::stop_token& stop);
    void put(Arrival arrival);
    void collect();
    void take(Arrival arrival);
    void giveUp(const QString& why);

    Document& m_document;
    int m_experiment = -1;
    bool m_active = false, m_current = false, m_cancelled = false;
    RunsWanted m_wanted;
    std::vector<Problem> m_problems;
    MonteCarloShown m_shown;
    std::shared_ptr<const Order> m_newest; ///< of the inputs as they are now; null where nothing is drawn
    QTimer m_frame;                        ///< looks for what has arrived, while something may
    QTimer m_activation;                   ///< lets the page come on view first
    Grace m_grace;
    QString m_failure;
    std::atomic<double> m_progress = 0;
    std::mutex m_mutex;
    std::optional<Arrival> m_arrived; ///< guarded by m_mutex
    TableWatch m_tables;
    NewestJob m_job; ///< last: its thread ends before the rest goes
};

} // namespace talweg
