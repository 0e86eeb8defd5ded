#pragma once

#include "figures/study/study_solving.h"
#include "project/columns.h"
#include "project/document.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"
#include "workbench/jobs/long_jobs.h"
#include "workbench/study/table_watch.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <atomic>

namespace talweg {

/// The study of the current experiment, kept up with its inputs while someone looks. Results come at most
/// once per frame; what was cancelled never arrives. What takes long becomes a job in the background, which
/// this follows while it is of the inputs as they are; newer inputs pause it.
class LiveStudy : public QObject {
    Q_OBJECT
public:
    explicit LiveStudy(Document& document, QObject* parent = nullptr);

    /// Where what takes long goes on; without it, it is solved like everything else. To be called once.
    void setJobs(LongJobs& jobs);

    /// The current experiment; −1 for none, and where it has gone from the document since.
    int experiment() const { return m_document.has(m_experiment) ? m_experiment : -1; }
    void setExperiment(int index);
    /// Whether someone looks: otherwise nothing is computed.
    void setActive(bool active);

    /// The study of the experiment as it is now; nothing when it has none, and where it has gone from the
    /// document.
    std::optional<Study> study() const { return experiment() >= 0 ? m_study : std::nullopt; }
    /// What that study comes to, and what is wrong with it, as far as is known: while isBusy(), outdated.
    /// A requirement that cannot be read keeps nothing from being studied.
    const StudyReading& reading() const { return m_reading; }
    /// The last finished study of the experiment, for every compared value, in the units of the project;
    /// empty before the first. It stays shown while a newer one runs or cannot be read.
    const std::vector<StudyPart>& shown() const { return m_shown; }
    /// The same in the units in which it was solved.
    const std::vector<StudyPart>& solved() const { return m_parts; }
    /// What was solved for what is shown; null while nothing is.
    const std::shared_ptr<const StudyOrder>& solvedOrder() const { return m_solved; }
    /// Whether the shown study is the current one.
    bool isCurrent() const { return m_current; }
    /// Whether an outdated study is shown and will not be replaced within a moment: figures, tables and
    /// advice mark it.
    bool isOutdated() const { return !m_shown.empty() && m_grace.isOver(); }
    /// Why the newest study could not be solved; empty if unknown.
    const QString& failure() const { return m_failure; }
    bool isBusy() const {
        return m_activation.isActive() || m_reader.isBusy() || m_job.isBusy() || isInBackground();
    }
    /// The job that solves the study as it is now; null for none.
    const LongJob* longJob() const { return m_jobs ? m_jobs->find(m_followed) : nullptr; }
    /// Whether the user stopped the newest study before its end.
    bool isCancelled() const { return m_cancelled; }
    /// Progress of the running study, from 0 to 1.
    double progress() const {
        return isInBackground() ? longJob()->progress() : m_progress.load(std::memory_order_relaxed);
    }
    /// Runs of the study as it is now, all compared parts together; 0 when it cannot be read.
    std::size_t runs() const { return m_runs; }
    /// How long the shown study took.
    double seconds() const { return m_seconds; }

    /// Gives the input over which designs are judged values up to the ends of its distribution, as one step
    /// of the document.
    void extendRange();
    void cancel();
    /// Leaves the job in the background off.
    void pause();
    /// Goes on with a job that is paused, or takes a cancelled study up again from its beginning.
    void resume();

signals:
    /// Another result, or none, is shown.
    void shownChanged();
    /// What is known of the study has changed: problems, busy, current, cancelled.
    void stateChanged();
    /// Tables of measured data have other contents, or none: the study is read anew.
    void tablesChanged(const QStringList& paths);
    /// A job in the background that solved earlier inputs is paused for the newest.
    void jobReplaced();
    /// The solver could not cope.
    void failed(const QString& why);

private:
    /// What a finished job brings.
    struct Arrival {
        std::shared_ptr<const StudyOrder> order;
        std::vector<StudyPart> parts;
        double seconds = 0;
    };

    void clear();
    void activate();
    void read();
    /// Settings for a study that may move to a background task. Copied, so that the solving thread does not
    /// touch this object.
    struct InBackground {
        Checkpoints checkpoints;
        std::chrono::milliseconds longFrom{};
        QString key;
    };

    bool isInBackground() const { return longJob() && longJob()->state() == LongJob::State::running; }
    void takeReading(StudyOrderReading read, const QString& key);
    void solveNewest();
    NewestJob::Delivery solve(const std::shared_ptr<const StudyOrder>& order,
                              const std::optional<InBackground>& background, const std::stop_token& stop);
    void handOver(const std::shared_ptr<const StudyOrder>& order, LongOrder job);
    bool follow();
    void leaveJob();
    void lookAtJob();
    void takeFinished(const LongJob& job);
    void take(Arrival arrival);
    void giveUp(const QString& why);
    void show();

    Document& m_document;
    QString m_folder; ///< of the document's file, where its tables are
    TableWatch m_tables;
    int m_experiment = -1;
    bool m_active = false, m_current = false, m_cancelled = false;
    std::optional<Study> m_study;
    StudyReading m_reading;
    std::vector<StudyPart> m_parts; ///< as solved
    std::vector<StudyPart> m_shown; ///< in the units of the project
    double m_seconds = 0;
    std::shared_ptr<const StudyOrder> m_newest; ///< of the inputs as they are now; null where there is none
    std::shared_ptr<const StudyOrder> m_solved; ///< what is shown; null while nothing is
    LongJobs* m_jobs = nullptr;
    QString m_key;      ///< of the newest order
    QString m_followed; ///< the key of its job in the background; empty where it has none
    std::size_t m_runs = 0;
    Arrival m_arrived; ///< waits for the next frame
    QElapsedTimer m_sinceFrame;
    QTimer m_frame;
    QTimer m_activation; ///< lets the page be shown first
    Grace m_grace;
    QString m_failure;
    std::atomic<double> m_progress = 0;
    NewestJob m_job; ///< last, as the next: their threads end before the rest goes
    NewestJob m_reader;
};

} // namespace talweg
