#pragma once

#include "figures/study/study_solving.h"
#include "project/columns.h"
#include "project/document.h"
#include "workbench/common/newest_job.h"
#include "workbench/study/table_watch.h"

#include <QObject>
#include <QStringList>
#include <atomic>

namespace talweg {

/// The study pinned as baseline in a document, solved on another thread while it is shown. Results are kept
/// while it is pinned, or if it is pinned again.
class BaselineStudy : public QObject {
    Q_OBJECT
public:
    explicit BaselineStudy(Document& document, QObject* parent = nullptr);

    /// Nothing is computed while inactive.
    void setActive(bool active);
    /// Pins a study with its known results.
    void pin(const Baseline& baseline, std::vector<StudyPart> parts);

    const Shared<Baseline>& pinned() const { return m_document.project().baseline; }
    /// Its results for every compared value; empty if unknown.
    const std::vector<StudyPart>& parts() const { return m_parts; }
    bool isBusy() const { return m_job.isBusy(); }
    /// Progress, from 0 to 1.
    double progress() const { return m_progress.load(std::memory_order_relaxed); }
    /// Why it cannot be solved, as complete sentences; empty if unknown.
    const QString& failure() const { return m_failure; }

signals:
    /// Another study is pinned, or none, or it has been solved, or could not be.
    void changed();

private:
    /// What a finished job brings.
    struct Arrival {
        std::vector<StudyPart> parts;
        QString failure;
    };

    void follow();
    void solve();
    NewestJob::Delivery solve(const std::shared_ptr<const System>& system, const Baseline& baseline,
                              const ColumnReader& columns, const std::stop_token& stop);
    void take(const Baseline& of, Arrival arrival);

    Document& m_document;
    TableWatch m_tables;
    bool m_active = false;
    Shared<Baseline> m_of;                    ///< what is known here
    std::vector<StudyPart> m_parts, m_solved; ///< shown, and of `m_of`, pinned or not
    QString m_failure;
    std::atomic<double> m_progress = 0;
    NewestJob m_job; ///< last: its destructor waits for the job that runs
};

} // namespace talweg
