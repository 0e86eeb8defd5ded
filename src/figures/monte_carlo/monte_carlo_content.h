#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"
#include "figures/plot/plot_content.h"

namespace talweg {

/// What a figure of random runs draws.
class MonteCarloContent : public PlotContent {
public:
    /// The drawing is of a kind that this content is for.
    virtual void show(std::shared_ptr<const MonteCarloDrawing> drawing) = 0;
    /// The run, from 0, that a click at the place means.
    virtual std::optional<std::size_t> runAt(const QPointF& /*place*/) const { return {}; }
    QString caption() const override;

protected:
    /// How many runs are drawn.
    QString runsText() const;

    /// What is drawn; null before the first.
    std::shared_ptr<const MonteCarloDrawing> m_drawing;
};

/// A caption followed by the labels of diagnostics.
QString withNotes(const QString& caption, const MonteCarloDrawing& drawing);
/// "Height y (m)" of a measure, "Crossed (%)" of success.
QString outputLabel(const MonteCarloDrawing& drawing);
/// "−12.3 m" of the output, with the digits that matter.
QString outputText(const MonteCarloDrawing& drawing, double value);

} // namespace talweg
