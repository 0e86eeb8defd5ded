#pragma once

#include "figures/monte_carlo/monte_carlo_drawing.h"
#include "figures/plot/plot_view.h"

namespace talweg {

class MonteCarloContent;

/// Shows a figure of random runs. While the axes stay the same, a new drawing keeps the user's zoom.
class MonteCarloView : public PlotView {
    Q_OBJECT
public:
    explicit MonteCarloView(QWidget* parent = nullptr);
    ~MonteCarloView() override;

    /// The current drawing; null before the first one.
    const std::shared_ptr<const MonteCarloDrawing>& drawing() const { return m_drawing; }
    void setDrawing(std::shared_ptr<const MonteCarloDrawing> drawing);

    QPicture picture(const Theme& theme, const FigureSize& size, const OnView& parts = {}) const override;

signals:
    /// The user clicked the run with this index.
    void runClicked(std::size_t run);
    /// The readout at the mouse position changed. `text` may have several lines, or none.
    void readOut(const QString& text);

protected:
    void clicked(const QPointF& place) override;
    Qt::CursorShape shapeAt(const QPointF& place) const override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void makeContent(MonteCarloFigure::Kind kind);

    std::shared_ptr<const MonteCarloDrawing> m_drawing;
    MonteCarloFigure m_figure; ///< the last drawn figure; `m_content` supports its kind
    MonteCarloContent* m_content = nullptr;
};

/// Draws a figure of random runs for a file: the whole figure or only its `window`.
QPicture drawMonteCarlo(std::shared_ptr<const MonteCarloDrawing> drawing, const Theme& theme,
                        const FigureSize& size, const std::optional<FigureWindow>& window = {},
                        const std::vector<bool>& entries = {});

} // namespace talweg
