#pragma once

#include "study/neighbourhood.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"

#include <QObject>

namespace talweg {

class LiveRun;

/// Solves the nearby runs of the current run, i.e. runs with slightly different inputs, and updates them with
/// the current run. They are solved after the current run has finished. Newer runs do not wait for them.
class LiveNeighbours : public QObject {
    Q_OBJECT
public:
    explicit LiveNeighbours(LiveRun& live, QObject* parent = nullptr);

    /// The nearby runs of the current run or of an earlier one; nothing before the first result, or if there
    /// are none.
    const std::optional<Neighbourhood>& shown() const { return m_shown; }
    /// Whether the first nearby runs are still being solved. The layout then reserves space for their result.
    bool isFirstToCome() const { return m_firstToCome; }
    /// The system of the nearby runs.
    const std::shared_ptr<const System>& system() const { return m_system; }
    /// Whether the nearby runs are outdated and the grace period has ended.
    bool isOutdated() const { return m_shown && m_grace.isOver(); }

signals:
    void changed();

private:
    void follow();
    void take(const std::shared_ptr<const System>& system, std::optional<Neighbourhood> found);

    LiveRun& m_live;
    std::shared_ptr<const System> m_system;
    std::shared_ptr<const Run> m_run; ///< the run whose nearby runs were requested last
    std::optional<Neighbourhood> m_shown;
    bool m_firstToCome = false;
    Grace m_grace;
    NewestJob m_job; ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
