#pragma once

#include "study/neighbourhood.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"

#include <QObject>

namespace talweg {

/// The nearby runs of each single run along a line of designs, solved while a map of them is shown.
class NeighbourMaps : public QObject {
    Q_OBJECT
public:
    explicit NeighbourMaps(QObject* parent = nullptr);

    /// Solves the nearby runs along the line of `design`, unless this is done or in progress. The sweep must
    /// have neighbours.
    void ask(const std::shared_ptr<const SweepResult>& result, std::size_t design);
    /// Discards the results when they are no longer shown.
    void forget();
    /// The results solved last; null before the first, and if they could not be solved.
    const std::shared_ptr<const SweepResult>& shown() const { return m_shown; }
    /// Whether the results are outdated, or of another line, and will not be replaced within a moment.
    bool isOutdated() const { return m_shown && m_grace.isOver(); }

signals:
    void changed();

private:
    void take(std::shared_ptr<const SweepResult> map);

    std::shared_ptr<const SweepResult> m_of; ///< requested last
    std::size_t m_first = 0;                 ///< first design of the line
    std::shared_ptr<const SweepResult> m_shown;
    Grace m_grace;
    NewestJob m_job; ///< declared last, so that the running job ends first
};

} // namespace talweg
