#pragma once

#include "study/neighbourhood.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"

#include <QObject>

namespace talweg {

/// The neighbours of the single runs of a line of designs, solved while a map of them is shown.
class NeighbourMaps : public QObject {
    Q_OBJECT
public:
    explicit NeighbourMaps(QObject* parent = nullptr);

    /// Solves the neighbours along the line of `design`, unless they are solved or being solved. The sweep
    /// must have neighbours.
    void ask(const std::shared_ptr<const SweepResult>& result, std::size_t design);
    /// Drops the results, which nothing shows any more.
    void forget();
    /// Those that were solved last; null before the first, and where they could not be.
    const std::shared_ptr<const SweepResult>& shown() const { return m_shown; }
    /// Whether they are of another line or outdated, and will not give way within a moment.
    bool isOutdated() const { return m_shown && m_grace.isOver(); }

signals:
    void changed();

private:
    void take(std::shared_ptr<const SweepResult> map);

    std::shared_ptr<const SweepResult> m_of; ///< asked for last
    std::size_t m_first = 0;                 ///< the line's first design
    std::shared_ptr<const SweepResult> m_shown;
    Grace m_grace;
    NewestJob m_job; ///< last: its destructor waits for the job that runs
};

} // namespace talweg
