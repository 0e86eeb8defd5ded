#pragma once

#include "study/neighbourhood.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"

#include <QObject>

namespace talweg {

/// Solves the nearby runs of each run along a line of designs, while a map of them is shown. Nearby runs have
/// slightly different inputs.
class NeighbourMaps : public QObject {
    Q_OBJECT
public:
    explicit NeighbourMaps(QObject* parent = nullptr);

    /// Solves the nearby runs along the line through `design`, unless they are solved or being solved. The
    /// system must define nearby runs for the study.
    void ask(const std::shared_ptr<const SweepResult>& result, std::size_t design);
    /// Discards the results. Call it when they are no longer shown.
    void forget();
    /// The results solved last; null before the first ones, and if they could not be solved.
    const std::shared_ptr<const SweepResult>& shown() const { return m_shown; }
    /// Whether the results are outdated or of another line, and the grace period has ended.
    bool isOutdated() const { return m_shown && m_grace.isOver(); }

signals:
    void changed();

private:
    void take(std::shared_ptr<const SweepResult> map);

    std::shared_ptr<const SweepResult> m_of; ///< study requested last
    std::size_t m_first = 0;                 ///< first design of the line
    std::shared_ptr<const SweepResult> m_shown;
    Grace m_grace;
    NewestJob m_job; ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
