#include "figures/monte_carlo/monte_carlo_view.h"

#include "figures/monte_carlo/bars_content.h"
#include "figures/monte_carlo/curve_content.h"
#include "figures/monte_carlo/histogram_content.h"
#include "figures/monte_carlo/paths_content.h"
#include "figures/monte_carlo/scatter_content.h"
#include "figures/plot/plot_picture.h"

namespace talweg {

namespace {

using Kind = MonteCarloFigure::Kind;

enum class Sort { histogram, curve, scatter, bars, paths };

/// Which content draws a figure of this kind.
Sort sortOf(Kind kind) {
    switch (kind) {
    case Kind::histogram:
        return Sort::histogram;
    case Kind::cumulative:
    case Kind::response:
        return Sort::curve;
    case Kind::scatter:
        return Sort::scatter;
    case Kind::paths:
        return Sort::paths;
    case Kind::sensitivity:
    case Kind::tornado:
    case Kind::sobol:
        break;
    }
    return Sort::bars;
}

} // namespace

MonteCarloView::MonteCarloView(QWidget* parent)
    : PlotView(tr("The figure appears after the first runs."), parent) {
    setObjectName("monte_carlo_figure");
    makeContent(Kind::histogram);
}

MonteCarloView::~MonteCarloView() = default;

void MonteCarloView::makeContent(Kind kind) {
    std::unique_ptr<MonteCarloContent> content;
    switch (sortOf(kind)) {
    case Sort::histogram:
        content = std::make_unique<HistogramContent>(*this);
        break;
    case Sort::curve:
        content = std::make_unique<CurveContent>(*this);
        break;
    case Sort::scatter:
        content = std::make_unique<ScatterContent>(*this);
        break;
    case Sort::bars:
        content = std::make_unique<BarsContent>(*this);
        break;
    case Sort::paths:
        content = std::make_unique<PathsContent>(*this);
        break;
    }
    m_content = content.get();
    setContent(std::move(content));
}

void MonteCarloView::setDrawing(std::shared_ptr<const MonteCarloDrawing> drawing) {
    if (drawing == m_drawing) return;
    const MonteCarloFigure before = m_figure;
    const MonteCarloFigure now = drawing ? drawing->figure : before; // without a drawing, the content stays
    m_figure = now;
    m_drawing = std::move(drawing);
    if (sortOf(now.kind) != sortOf(before.kind)) makeContent(now.kind);
    m_content->show(m_drawing);
    contentChanged();
    if (now != before) resetZoom();
}

QPicture MonteCarloView::picture(const Theme& theme, const FigureSize& size, const OnView& parts) const {
    return drawMonteCarlo(m_drawing, theme, size, parts.part ? zoom() : std::nullopt, entriesShown());
}

void MonteCarloView::clicked(const QPointF& place) {
    if (const auto run = m_content->runAt(place); run && !isOutdated()) emit runClicked(*run);
}

Qt::CursorShape MonteCarloView::shapeAt(const QPointF& place) const {
    return m_content->runAt(place) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

void MonteCarloView::mouseMoveEvent(QMouseEvent* event) {
    PlotView::mouseMoveEvent(event);
    emit readOut(m_content->toolTip(event->position()));
}

void MonteCarloView::leaveEvent(QEvent* event) {
    PlotView::leaveEvent(event);
    emit readOut({});
}

QPicture drawMonteCarlo(std::shared_ptr<const MonteCarloDrawing> drawing, const Theme& theme,
                        const FigureSize& size, const std::optional<FigureWindow>& window,
                        const std::vector<bool>& entries) {
    MonteCarloView view;
    view.setDrawing(std::move(drawing));
    return drawPlot(view, theme, size, window, entries);
}

} // namespace talweg

#include "moc_monte_carlo_view.cpp"
