#pragma once

#include "figures/study/study_figure.h"
#include "workbench/common/grace.h"
#include "workbench/common/newest_job.h"

#include <QObject>

namespace talweg {

/// The Pareto-optimal designs of a result, worked out while a figure of them is shown.
class ParetoFronts : public QObject {
    Q_OBJECT
public:
    explicit ParetoFronts(QObject* parent = nullptr);

    /// Compares the designs of a result, unless these are being compared by these goals already. Goals of
    /// inputs that are not swept are left out; of too many designs there is no front.
    void ask(const StudyShown& shown, const std::vector<StudyFigure::Goal>& goals);
    /// Drops the results, which nothing shows any more.
    void forget();
    /// The result that was compared last, with its front; nothing before the first. Without a front while
    /// there is none of that system's.
    const std::optional<StudyShown>& shown() const { return m_shown; }
    /// Whether these are the designs and goals that were asked for last.
    bool isCurrent() const { return m_shown && m_shown->front && !m_job.isBusy(); }
    /// Whether they are of other goals or earlier inputs, and will not give way within a moment.
    bool isOutdated() const { return m_shown && m_shown->front && m_grace.isOver(); }

signals:
    void changed();

private:
    void take(const StudyShown& shown, std::shared_ptr<const ParetoFront> front);

    std::shared_ptr<const SweepResult> m_of; ///< asked for last
    std::vector<DesignGoal> m_goals;         ///< likewise
    std::optional<StudyShown> m_shown;
    Grace m_grace;
    NewestJob m_job; ///< last: its destructor waits for the job that runs
};

} // namespace talweg
