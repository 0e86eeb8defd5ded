#pragma once

#include "figures/study/study_figure.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"

#include <QObject>

namespace talweg {

/// The Pareto-optimal designs of a result, computed while a figure of them is shown.
class ParetoFronts : public QObject {
    Q_OBJECT
public:
    explicit ParetoFronts(QObject* parent = nullptr);

    /// Compares the designs of a result by these goals, unless this is in progress or done. Goals for inputs
    /// that are not swept are ignored. If there are too many designs, there is no front.
    void ask(const StudyShown& shown, const std::vector<StudyFigure::Goal>& goals);
    /// Discards the results when they are no longer shown.
    void forget();
    /// The result compared last, with its front; nothing before the first. Without a front if none of the
    /// same system exists yet.
    const std::optional<StudyShown>& shown() const { return m_shown; }
    /// Whether the front is that of the last request.
    bool isCurrent() const { return m_shown && m_shown->front && !m_job.isBusy(); }
    /// Whether the front is of other goals or outdated, and will not be replaced within a moment.
    bool isOutdated() const { return m_shown && m_shown->front && m_grace.isOver(); }

signals:
    void changed();

private:
    void take(const StudyShown& shown, std::shared_ptr<const ParetoFront> front);

    std::shared_ptr<const SweepResult> m_of; ///< requested last
    std::vector<DesignGoal> m_goals;         ///< requested last
    std::optional<StudyShown> m_shown;
    Grace m_grace;
    NewestJob m_job; ///< declared last, so that the running job ends first
};

} // namespace talweg
