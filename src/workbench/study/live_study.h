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

/// Solves the study of the current experiment again whenever its inputs change, while the page is shown.
/// Results appear at most once per frame. Cancelled jobs deliver no results. A long computation is moved to a
/// background task. This object shows the result of the background task if it belongs to the current inputs,
/// and pauses the task when the inputs change.
class LiveStudy : public QObject {
    Q_OBJECT
public:
    explicit LiveStudy(Document& document, QObject* parent = nullptr);

    /// Sets the background tasks to which long computations are moved. Without this call, they run like short
    /// ones. Call it at most once.
    void setJobs(LongJobs& jobs);

    /// The index of the current experiment; −1 if there is none or if it has been removed from the document.
    int experiment() const { return m_document.has(m_experiment) ? m_experiment : -1; }
    void setExperiment(int index);
    /// Sets whether the page is shown. Otherwise, no runs are solved.
    void setActive(bool active);

    /// The current study of the experiment; nothing if there is none, or if the experiment has been removed
    /// from the document.
    std::optional<Study> study() const { return experiment() >= 0 ? m_study : std::nullopt; }
    /// The result of parsing the study, with its problems; outdated while isBusy(). If only the requirement
    /// cannot be parsed, the study is solved nevertheless.
    const StudyReading& reading() const { return m_reading; }
    /// The last finished study of the experiment, in the project's units: one part for each compared value.
    /// Empty before the first result. Stays shown while a newer study is being solved or cannot be parsed.
    const std::vector<StudyPart>& shown() const { return m_shown; }
    /// The study shown, in the units in which it was solved.
    const std::vector<StudyPart>& solved() const { return m_parts; }
    /// The order whose results are shown; null if there are none.
    const std::shared_ptr<const StudyOrder>& solvedOrder() const { return m_solved; }
    /// Whether the study shown is the current one.
    bool isCurrent() const { return m_current; }
    /// Whether the study shown is outdated and the grace period has ended. Figures, tables and advice are
    /// then marked.
    bool isOutdated() const { return !m_shown.empty() && m_grace.isOver(); }
    /// Why the newest study could not be solved; empty if there was no error.
    const QString& failure() const { return m_failure; }
    bool isBusy() const {
        return m_activation.isActive() || m_reader.isBusy() || m_job.isBusy() || isInBackground();
    }
    /// The background task that solves the current study; null if there is none.
    const LongJob* longJob() const { return m_jobs ? m_jobs->find(m_followed) : nullptr; }
    /// Whether the user cancelled the newest study.
    bool isCancelled() const { return m_cancelled; }
    /// The completed fraction of the study, from 0 to 1.
    double progress() const {
        return isInBackground() ? longJob()->progress() : m_progress.load(std::memory_order_relaxed);
    }
    /// Number of runs of the current study for all compared values; 0 if the study cannot be parsed.
    std::size_t runs() const { return m_runs; }
    /// Time for solving the study shown, s.
    double seconds() const { return m_seconds; }

    /// Extends the values at which designs are evaluated so that they cover the distribution of the input.
    /// This is one undo step.
    void extendRange();
    void cancel();
    /// Pauses the background task.
    void pause();
    /// Resumes a paused background task, or restarts a cancelled study from the beginning.
    void resume();

signals:
    /// Another result is shown, or none.
    void shownChanged();
    /// The state has changed: the problems, isBusy(), isCurrent() or isCancelled().
    void stateChanged();
    /// Tables of measured data have changed or are missing. The study is parsed again.
    void tablesChanged(const QStringList& paths);
    /// A background task for earlier inputs was paused, because the current inputs are solved.
    void jobReplaced();
    /// Solving failed for this reason.
    void failed(const QString& why);

private:
    /// The result of a finished job.
    struct Arrival {
        std::shared_ptr<const StudyOrder> order;
        std::vector<StudyPart> parts;
        double seconds = 0;
    };

    void clear();
    void activate();
    void read();
    /// The settings for moving a study to the background. They are copied, because the solving thread must
    /// not access this object.
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
    QString m_folder; ///< folder of the document's file, which contains its tables
    TableWatch m_tables;
    int m_experiment = -1;
    bool m_active = false, m_current = false, m_cancelled = false;
    std::optional<Study> m_study;
    StudyReading m_reading;
    std::vector<StudyPart> m_parts; ///< in the units in which they were solved
    std::vector<StudyPart> m_shown; ///< in the project's units
    double m_seconds = 0;
    std::shared_ptr<const StudyOrder> m_newest; ///< order for the current inputs; null if there is none
    std::shared_ptr<const StudyOrder> m_solved; ///< order of the results shown; null if there are none
    LongJobs* m_jobs = nullptr;
    QString m_key;      ///< key of the newest order
    QString m_followed; ///< key of the background task shown; empty if there is none
    std::size_t m_runs = 0;
    Arrival m_arrived; ///< result that will be shown in the next frame
    QElapsedTimer m_sinceFrame;
    QTimer m_frame;
    QTimer m_activation; ///< delays the computation until the page has been drawn
    Grace m_grace;
    QString m_failure;
    std::atomic<double> m_progress = 0;
    NewestJob m_job; ///< m_job and m_reader are declared last, so that they are destroyed first
    NewestJob m_reader;
};

} // namespace talweg
