#pragma once

#include "project/document.h"
#include "study/study.h"
#include "workbench/newest_job.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <atomic>

namespace talweg {

/// The study of the experiment on view, kept up with its inputs while someone looks. Results come at most
/// once per frame; what was cancelled never arrives.
class LiveStudy : public QObject {
    Q_OBJECT
public:
    /// The study at one value of System::studyCompare, or the only one.
    struct Part {
        QString label; ///< of the compared value, e.g. "As published"; empty when nothing is compared
        std::shared_ptr<const SweepResult> result;
    };

    explicit LiveStudy(Document& document, QObject* parent = nullptr);

    /// The experiment on view; −1 for none.
    int experiment() const { return m_experiment; }
    void setExperiment(int index);
    /// Whether someone looks: otherwise nothing is computed.
    void setActive(bool active);

    /// The study of the experiment as it is now; nothing when it has none.
    const std::optional<Study>& study() const { return m_study; }
    /// What that study comes to, or what is wrong with it.
    const StudyReading& reading() const { return m_reading; }
    /// The last finished study of the experiment, that of its own values first; empty before the first. It
    /// stays on view while a newer one runs or cannot be read.
    const std::vector<Part>& shown() const { return m_shown; }
    /// Whether what is shown is the study as it is now.
    bool isCurrent() const { return m_current; }
    bool isBusy() const { return m_job.isBusy(); }
    /// Whether the user stopped the newest study before its end.
    bool isCancelled() const { return m_cancelled; }
    /// How far the running study has come, from 0 to 1.
    double progress() const { return m_progress.load(std::memory_order_relaxed); }
    /// Runs of the study as it is now, all compared parts together; 0 when it cannot be read.
    std::size_t runs() const;
    /// How long the shown study took.
    double seconds() const { return m_seconds; }

    void cancel();
    /// Takes a cancelled study up again from its beginning.
    void resume();

signals:
    /// Another result, or none, is on view.
    void shownChanged();
    /// What is known of the study has changed: problems, busy, current, cancelled.
    void stateChanged();
    /// The solver could not cope.
    void failed(const QString& why);

private:
    /// What a finished job brings.
    struct Arrival {
        std::uint64_t order = 0;
        std::vector<Part> parts;
        double seconds = 0;
        QString error;
    };

    void read();
    void start();
    void take(const Arrival& arrival);
    void show();
    using Sweeps = std::vector<std::pair<QString, Sweep>>;
    Sweeps sweeps() const;
    NewestJob::Delivery solve(std::uint64_t order, const Sweeps& sweeps, std::shared_ptr<const System> system,
                              std::stop_token stop);

    Document& m_document;
    int m_experiment = -1;
    bool m_active = false, m_current = false, m_cancelled = false;
    std::optional<Study> m_study;
    StudyReading m_reading;
    Sweeps m_sweeps; ///< with their labels; what m_reading comes to
    std::vector<Part> m_shown;
    double m_seconds = 0;
    std::uint64_t m_order = 0; ///< of the newest inputs
    Arrival m_arrived;         ///< waits for the next frame
    QElapsedTimer m_sinceFrame;
    QTimer m_frame;
    std::atomic<double> m_progress = 0;
    NewestJob m_job; ///< last: its thread ends before the rest goes
};

} // namespace talweg
