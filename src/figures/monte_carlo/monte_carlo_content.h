#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"
#include "figures/plot/plot_content.h"

namespace talweg {

/// The content of a figure of random runs.
class MonteCarloContent : public PlotContent {
public:
    /// Shows a drawing, which must be of a kind that this content supports.
    virtual void show(std::shared_ptr<const MonteCarloDrawing> drawing) = 0;
    /// The index of the run that a click at `place` selects; nothing if there is none.
    virtual std::optional<std::size_t> runAt(const QPointF& /*place*/) const { return {}; }
    QString caption() const override;

protected:
    /// The number of drawn runs, as text.
    QString runsText() const;

    /// The current drawing; null before the first one.
    std::shared_ptr<const MonteCarloDrawing> m_drawing;
};

/// Appends the labels of diagnostics to a caption.
QString withNotes(const QString& caption, const MonteCarloDrawing& drawing);
/// The axis label of the output: "Height y (m)" for a measure, "Crossed (%)" for success.
QString outputLabel(const MonteCarloDrawing& drawing);
/// A value of the output with its significant digits, such as "−12.3 m".
QString outputText(const MonteCarloDrawing& drawing, double value);

} // namespace talweg
