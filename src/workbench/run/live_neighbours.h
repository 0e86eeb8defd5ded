#pragma once

#include "study/neighbourhood.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"

#include <QObject>

namespace talweg {

class LiveRun;

/// The runs around the current one, kept up with it: solved once that has arrived, beside whatever runs
/// come next and never before them.
class LiveNeighbours : public QObject {
    Q_OBJECT
public:
    explicit LiveNeighbours(LiveRun& live, QObject* parent = nullptr);

    /// Those of the current run or an earlier one; nothing before the first, and if there are none.
    const std::optional<Neighbourhood>& shown() const { return m_shown; }
    /// Whether there are none yet and some are to come: there is room to be kept for them.
    bool isFirstToCome() const { return m_firstToCome; }
    /// The system they are of.
    const std::shared_ptr<const System>& system() const { return m_system; }
    /// Whether they are outdated and will not be replaced within a moment.
    bool isOutdated() const { return m_shown && m_grace.isOver(); }

signals:
    void changed();

private:
    void follow();
    void take(const std::shared_ptr<const System>& system, std::optional<Neighbourhood> found);

    LiveRun& m_live;
    std::shared_ptr<const System> m_system;
    std::shared_ptr<const Run> m_run; ///< whose neighbours were asked for last
    std::optional<Neighbourhood> m_shown;
    bool m_firstToCome = false;
    Grace m_grace;
    NewestJob m_job; ///< last: its destructor waits for the job that runs
};

} // namespace talweg
