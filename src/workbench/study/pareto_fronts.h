#pragma once

#include "figures/study/study_figure.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"

#include <QObject>

namespace talweg {

/// Computes the Pareto-optimal designs of a study, while a figure of them is shown.
class ParetoFronts : public QObject {
    Q_OBJECT
public:
    explicit ParetoFronts(QObject* parent = nullptr);

    /// Finds the Pareto-optimal designs for these goals, unless this is in progress or done. Goals for inputs
    /// that are not varied are ignored. No front is computed if there are too many designs.
    void ask(const StudyShown& shown, const std::vector<StudyFigure::Goal>& goals);
    /// Discards the results. Call it when they are no longer shown.
    void forget();
    /// The study compared last, with its front; nothing before the first one. Contains no front until one for
    /// the same system has been computed.
    const std::optional<StudyShown>& shown() const { return m_shown; }
    /// Whether the front is that of the last request.
    bool isCurrent() const { return m_shown && m_shown->front && !m_job.isBusy(); }
    /// Whether the front is outdated or for other goals, and the grace period has ended.
    bool isOutdated() const { return m_shown && m_shown->front && m_grace.isOver(); }

signals:
    void changed();

private:
    void take(const StudyShown& shown, std::shared_ptr<const ParetoFront> front);

    std::shared_ptr<const SweepResult> m_of; ///< study requested last
    std::vector<DesignGoal> m_goals;         ///< goals requested last
    std::optional<StudyShown> m_shown;
    Grace m_grace;
    NewestJob m_job; ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
