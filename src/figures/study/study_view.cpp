#include "figures/study/study_view.h"

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/plot_picture.h"
#include "figures/plot/zoom.h"
#include "figures/study/study_lines.h"
#include "figures/study/study_map.h"
#include "figures/study/study_outcomes.h"
#include "figures/study/study_pareto.h"
#include "figures/theme.h"

#include <QMenu>
#include <algorithm>

namespace talweg {

using Kind = StudyFigure::Kind;

StudyView::StudyView(QWidget* parent) : PlotView(tr("The figure appears when the study is solved."), parent) {
    setObjectName("study_figure");
    makeContent();
}

StudyView::~StudyView() = default;

namespace {

/// The kind that stands for the content of a figure. All kinds with lines have the same content.
Kind drawnAs(Kind kind) {
    const bool isLines = kind != Kind::map && kind != Kind::outcomes && kind != Kind::pareto;
    return isLines ? Kind::percentage : kind;
}

std::unique_ptr<StudyContent> contentOf(Kind kind, QCustomPlot& plot) {
    if (kind == Kind::map) return std::make_unique<StudyMap>(plot);
    if (kind == Kind::outcomes) return std::make_unique<StudyOutcomes>(plot);
    if (kind == Kind::pareto) return std::make_unique<StudyPareto>(plot);
    return std::make_unique<StudyLines>(plot);
}

} // namespace

void StudyView::makeContent() {
    auto content = contentOf(m_figure.kind, *this);
    m_content = content.get();
    setContent(std::move(content));
}

void StudyView::setFigure(StudyFigure figure) {
    if (figure == m_figure) return;
    const bool otherAxes =
        figure.kind != m_figure.kind || figure.x != m_figure.x || figure.measure != m_figure.measure;
    const bool otherKind = drawnAs(figure.kind) != drawnAs(m_figure.kind);
    m_figure = std::move(figure);
    if (otherKind) makeContent();
    redraw();
    if (otherAxes) resetZoom();
}

void StudyView::setResults(std::vector<StudyShown> results) {
    m_results = std::move(results);
    redraw();
}

void StudyView::setChosen(Values values) {
    if (values == m_chosen) return;
    m_chosen = std::move(values);
    redraw();
}

void StudyView::redraw() {
    const auto isOfOneDesign = [](const StudyShown& shown) {
        return shown.result && shown.result->sweep.axes.empty();
    };
    m_content->setSingleDesign(std::ranges::any_of(m_results, isOfOneDesign));
    m_content->show(m_figure, m_results, m_chosen);
    contentChanged();
}

QPicture StudyView::picture(const Theme& theme, const FigureSize& size, const OnView& parts) const {
    return drawStudyFigure(m_figure, m_results, m_chosen, theme, size, parts.part ? zoom() : std::nullopt,
                           entriesShown(), log());
}

void StudyView::clicked(const QPointF& place) {
    if (const auto found = m_content->designAt(place)) emit designClicked(found->first, found->second);
}

void StudyView::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() != QContextMenuEvent::Mouse) m_menuDesign.reset();
    PlotView::contextMenuEvent(event);
}

/// Remembers the design under the mouse, because the menu opens when the right button is released.
void StudyView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::RightButton) m_menuDesign = m_content->designAt(event->position());
    PlotView::mouseReleaseEvent(event);
}

void StudyView::fillMenu(QMenu& menu) {
    if (m_menuDesign) {
        QAction* use = menu.addAction(tr("Use this design"), this, [this, found = *m_menuDesign] {
            emit designWanted(found.first, found.second);
        });
        use->setEnabled(!isOutdated());
        menu.addSeparator();
    }
    PlotView::fillMenu(menu);
}

void StudyView::mouseMoveEvent(QMouseEvent* event) {
    PlotView::mouseMoveEvent(event);
    emit readOut(m_content->toolTip(event->position()));
}

void StudyView::leaveEvent(QEvent* event) {
    PlotView::leaveEvent(event);
    emit readOut({});
}

Qt::CursorShape StudyView::shapeAt(const QPointF& place) const {
    return m_content->designAt(place) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

QPicture drawStudyFigure(const StudyFigure& figure, const std::vector<StudyShown>& results,
                         const Values& chosen, const Theme& theme, const FigureSize& size,
                         const std::optional<FigureWindow>& window, const std::vector<bool>& entries,
                         const LogAxes& log) {
    StudyView view;
    view.setLog(log);
    view.setFigure(figure);
    view.setChosen(chosen);
    view.setResults(results);
    return drawPlot(view, theme, size, window, entries);
}

} // namespace talweg

#include "moc_study_view.cpp"
