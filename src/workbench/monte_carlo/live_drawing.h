#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"
#include "workbench/common/newest_job.h"

namespace talweg {

/// Computes the data that a figure of random runs shows, on another thread, because sorting a million values
/// takes longer than a frame. Sampled paths are solved in portions, and those finished are shown before the
/// last ones are.
class LiveDrawing : public QObject {
    Q_OBJECT
public:
    explicit LiveDrawing(QObject* parent = nullptr);

    /// Computes the data for these results and this figure, unless they equal the last request. Null results
    /// clear the drawing.
    void ask(std::shared_ptr<const MonteCarloResult> result, const MonteCarloFigure& figure,
             std::shared_ptr<const SensitivityResult> indices);
    /// The last drawing; null before the first.
    const std::shared_ptr<const MonteCarloDrawing>& shown() const { return m_shown; }
    /// Whether the drawing is the one requested last.
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
    std::shared_ptr<Paths> m_paths; ///< used only by jobs, of which one runs at a time
    NewestJob m_job;                ///< declared last, so that the running job ends first
};

} // namespace talweg
