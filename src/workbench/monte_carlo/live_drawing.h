#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"
#include "workbench/common/newest_job.h"

namespace talweg {

/// Works out what a figure of random runs draws, on a thread: sorting a million values takes longer than a
/// frame. Paths are solved bit by bit, and what there is of them shows before the last are.
class LiveDrawing : public QObject {
    Q_OBJECT
public:
    explicit LiveDrawing(QObject* parent = nullptr);

    /// Computes it for these results and this figure, unless they equal the last request. Null results:
    /// clears it.
    void ask(std::shared_ptr<const MonteCarloResult> result, const MonteCarloFigure& figure,
             std::shared_ptr<const SensitivityResult> indices);
    /// The last drawing; null before the first.
    const std::shared_ptr<const MonteCarloDrawing>& shown() const { return m_shown; }
    /// Whether that is the last requested one.
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
    std::shared_ptr<Paths> m_paths; ///< only jobs touch what is in it, of which one runs at a time
    NewestJob m_job;                ///< last: its destructor waits for the job that runs
};

} // namespace talweg
