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

/// Solves the study that is pinned as baseline on another thread while the page is shown. The results are
/// kept when the study is unpinned, in case the user pins it again.
class BaselineStudy : public QObject {
    Q_OBJECT
public:
    explicit BaselineStudy(Document& document, QObject* parent = nullptr);

    /// Sets whether the study is solved; while inactive, nothing is computed.
    void setActive(bool active);
    /// Pins a study whose results are available.
    void pin(const Baseline& baseline, std::vector<StudyPart> parts);

    const Shared<Baseline>& pinned() const { return m_document.project().baseline; }
    /// The results for every compared value; empty until they are available.
    const std::vector<StudyPart>& parts() const { return m_parts; }
    bool isBusy() const { return m_job.isBusy(); }
    /// The completed fraction, from 0 to 1.
    double progress() const { return m_progress.load(std::memory_order_relaxed); }
    /// Why the study cannot be solved, as complete sentences; empty if there was no error.
    const QString& failure() const { return m_failure; }

signals:
    /// A study was pinned or unpinned, or the pinned study was solved or could not be solved.
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
    Shared<Baseline> m_of;                    ///< the study to which m_solved belongs
    std::vector<StudyPart> m_parts, m_solved; ///< of the pinned study; of `m_of`, pinned or not
    QString m_failure;
    std::atomic<double> m_progress = 0;
    NewestJob m_job; ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
