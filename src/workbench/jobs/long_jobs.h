#pragma once

#include "workbench/jobs/long_job.h"

#include <QTimer>
#include <vector>

namespace talweg {

/// All background tasks of a window, newest last. They run whatever is shown.
class LongJobs : public QObject {
    Q_OBJECT
public:
    /// Keeps what is finished in files of this folder.
    explicit LongJobs(const QString& folder = Checkpoints::usualFolder(), QObject* parent = nullptr);
    ~LongJobs() override;

    const Checkpoints& checkpoints() const { return m_checkpoints; }
    /// What would still take longer than this goes on in the background.
    std::chrono::milliseconds longFrom() const { return m_longFrom; }
    void setLongFrom(std::chrono::milliseconds time) { m_longFrom = time; }
    const std::vector<LongJob*>& all() const { return m_jobs; }
    /// The work that comes to the same; null where there is none.
    LongJob* find(const QString& key) const;
    /// Goes on with work in the background. There is no job of its key yet.
    LongJob& add(LongOrder order);
    /// Gives a job up, along with what is finished of it.
    void cancel(LongJob& job);
    /// Forgets all jobs, as when their project goes; what is finished of them stays in files.
    void putAside();
    /// How many run, and how far they have come together, from 0 to 1.
    std::size_t running() const;
    double progress() const;

signals:
    /// Something about a job is another, or there are others.
    void changed();
    void keepingFailed(const QString& why);

private:
    void forget(LongJob& job, bool keepsFile);
    void forgetOldResults();
    void look();

    Checkpoints m_checkpoints;
    std::chrono::milliseconds m_longFrom{5000}; ///< longer than one likes to wait looking on
    std::vector<LongJob*> m_jobs;               ///< children of this object
    QTimer m_tick;                              ///< while something runs
};

} // namespace talweg
