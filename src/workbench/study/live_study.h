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

/// The study of the current experiment, computed again whenever its inputs change, while the page is shown.
/// Results appear at most once per frame. Cancelled jobs deliver nothing. A long computation becomes a
/// background task; this object shows its result if it belongs to the current inputs, and pauses it if the
/// inputs change.
class LiveStudy : public QObject {
    Q_OBJECT
public:
    explicit LiveStudy(Document& document, QObject* parent = nullptr);

    /// Sets where long computations continue in the background. Without it, they are treated like short ones.
    /// Call it once.
    void setJobs(LongJobs& jobs);

    /// The current experiment; −1 if there is none or if it has been removed from the document.
    int experiment() const { return m_document.has(m_experiment) ? m_experiment : -1; }
    void setExperiment(int index);
    /// Sets whether the page is shown. If it is not, nothing is computed.
    void setActive(bool active);

    /// The current study of the experiment; nothing if there is none, or if the experiment has been removed
    /// from the document.
    std::optional<Study> study() const { return experiment() >= 0 ? m_study : std::nullopt; }
    /// That study as parsed, with its known problems; outdated while isBusy(). A requirement that cannot be
    /// parsed does not prevent the study from being solved.
    const StudyReading& reading() const { return m_reading; }
    /// The last finished study of the experiment, for every compared value, in the units of the project;
    /// empty before the first. It stays shown while a newer one runs or cannot be parsed.
    const std::vector<StudyPart>& shown() const { return m_shown; }
    /// The same study in the units in which it was solved.
    const std::vector<StudyPart>& solved() const { return m_parts; }
    /// The order whose results are shown; null if there are none.
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
    /// The background task that solves the current study; null if there is none.
    const LongJob* longJob() const { return m_jobs ? m_jobs->find(m_followed) : nullptr; }
    /// Whether the user stopped the newest study before its end.
    bool isCancelled() const { return m_cancelled; }
    /// Progress of the running study, from 0 to 1.
    double progress() const {
        return isInBackground() ? longJob()->progress() : m_progress.load(std::memory_order_relaxed);
    }
    /// Number of runs of the current study in all compared parts; 0 if the study cannot be parsed.
    std::size_t runs() const { return m_runs; }
    /// Time taken to solve the shown study.
    double seconds() const { return m_seconds; }

    /// Extends the values at which designs are evaluated to the ends of the input's distribution, as one undo
    /// step.
    void extendRange();
    void cancel();
    /// Pauses the background task.
    void pause();
    /// Resumes a paused background task, or restarts a cancelled study from its beginning.
    void resume();

signals:
    /// Another result, or none, is shown.
    void shownChanged();
    /// The state of the study has changed: problems, busy, current or cancelled.
    void stateChanged();
    /// The content of tables of measured data has changed, or tables are missing; the study is parsed again.
    void tablesChanged(const QStringList& paths);
    /// A background task for earlier inputs was paused in favour of the current ones.
    void jobReplaced();
    /// The solver failed.
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
    /// Settings for moving a study to the background. They are copied, so that the solving thread does not
    /// access this object.
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
    QString m_folder; ///< folder of the document's file, for its tables
    TableWatch m_tables;
    int m_experiment = -1;
    bool m_active = false, m_current = false, m_cancelled = false;
    std::optional<Study> m_study;
    StudyReading m_reading;
    std::vector<StudyPart> m_parts; ///< as solved
    std::vector<StudyPart> m_shown; ///< in the units of the project
    double m_seconds = 0;
    std::shared_ptr<const StudyOrder> m_newest; ///< for the current inputs; null if there is no study
    std::shared_ptr<const StudyOrder> m_solved; ///< order of the results shown; null if there are none
    LongJobs* m_jobs = nullptr;
    QString m_key;      ///< key of the newest order
    QString m_followed; ///< key of its background task; empty if it has none
    std::size_t m_runs = 0;
    Arrival m_arrived; ///< result to show with the next frame
    QElapsedTimer m_sinceFrame;
    QTimer m_frame;
    QTimer m_activation; ///< delays computing until the page is shown
    Grace m_grace;
    QString m_failure;
    std::atomic<double> m_progress = 0;
    NewestJob m_job; ///< declared last, like the next: their threads end first
    NewestJob m_reader;
};

} // namespace talweg
