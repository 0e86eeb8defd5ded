#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"
#include "workbench/common/newest_job.h"

namespace talweg {

/// Computes the data of a figure of random runs on another thread, because sorting a million values takes
/// longer than a frame. Paths of sampled runs are solved in portions; each portion is shown when it is
/// finished.
class LiveDrawing : public QObject {
    Q_OBJECT
public:
    explicit LiveDrawing(QObject* parent = nullptr);

    /// Computes the data of `figure` for these results, unless the arguments equal those of the last request.
    /// A null result clears the drawing.
    void ask(std::shared_ptr<const MonteCarloResult> result, const MonteCarloFigure& figure,
             std::shared_ptr<const SensitivityResult> indices);
    /// The last drawing; null before the first one.
    const std::shared_ptr<const MonteCarloDrawing>& shown() const { return m_shown; }
    /// Whether the drawing is the one that was requested last.
    bool isCurrent() const { return m_shown && !m_job.isBusy(); }

signals:
    void changed();
    void failed(const QString& why);

private:
    struct Paths;
    void start();

    std::shared_ptr<const MonteCarloResult> m_result;
    MonteCarloFigure m_figure;
    std::shared_ptr<const SensitivityResult> m_indices;
    std::shared_ptr<const MonteCarloDrawing> m_shown;
    std::shared_ptr<Paths> m_paths; ///< used only by jobs, one at a time
    NewestJob m_job;                ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
