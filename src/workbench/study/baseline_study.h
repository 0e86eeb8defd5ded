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

/// The study that a document has pinned as baseline, solved on another thread while it is shown. Its results
/// are kept while it is pinned; if it is unpinned and pinned again, they are still available.
class BaselineStudy : public QObject {
    Q_OBJECT
public:
    explicit BaselineStudy(Document& document, QObject* parent = nullptr);

    /// Nothing is computed while inactive.
    void setActive(bool active);
    /// Pins a study whose results are known.
    void pin(const Baseline& baseline, std::vector<StudyPart> parts);

    const Shared<Baseline>& pinned() const { return m_document.project().baseline; }
    /// The results for every compared value; empty if unknown.
    const std::vector<StudyPart>& parts() const { return m_parts; }
    bool isBusy() const { return m_job.isBusy(); }
    /// Progress, from 0 to 1.
    double progress() const { return m_progress.load(std::memory_order_relaxed); }
    /// Why the study cannot be solved, as complete sentences; empty if unknown.
    const QString& failure() const { return m_failure; }

signals:
    /// Another study or none is pinned, or the pinned one has been solved or has failed.
    void changed();

private:
    /// The result of a finished job.
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
    Shared<Baseline> m_of;                    ///< the study whose results are known
    std::vector<StudyPart> m_parts, m_solved; ///< shown; those of `m_of`, even if it is not pinned now
    QString m_failure;
    std::atomic<double> m_progress = 0;
    NewestJob m_job; ///< declared last, so that the running job ends first
};

} // namespace talweg
