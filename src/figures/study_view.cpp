#include "figures/study_view.h"

#include "figures/study_lines.h"
#include "figures/zoom.h"

namespace talweg {

StudyView::StudyView(QWidget* parent)
    : PlotView(tr("The figure appears as soon as the study is solved."), parent) {
    setObjectName("study_figure");
    makeContent();
}

StudyView::~StudyView() = default;

void StudyView::makeContent() {
    auto content = std::make_unique<StudyLines>(*this);
    m_content = content.get();
    setContent(std::move(content));
}

void StudyView::setFigure(StudyFigure figure) {
    if (figure == m_figure) return;
    const bool otherAxes =
        figure.kind != m_figure.kind || figure.x != m_figure.x || figure.measure != m_figure.measure;
    m_figure = std::move(figure);
    show();
    if (otherAxes) resetZoom();
}

void StudyView::setResults(std::vector<StudyShown> results) {
    m_results = std::move(results);
    show();
}

void StudyView::setChosen(Values values) {
    m_chosen = std::move(values);
    show();
}

void StudyView::show() {
    m_content->show(m_figure, m_results, m_chosen);
    contentChanged();
}

QPicture StudyView::picture(const Theme& theme, const FigureSize& size) const {
    return drawStudyFigure(m_figure, m_results, m_chosen, theme, size, zoom(), entriesShown());
}

void StudyView::clicked(const QPointF& place) {
    if (const auto found = m_content->designAt(place)) emit designClicked(found->first, found->second);
}

Qt::CursorShape StudyView::shapeAt(const QPointF& place) const {
    return m_content->designAt(place) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

QPicture drawStudyFigure(const StudyFigure& figure, const std::vector<StudyShown>& results,
                         const Values& chosen, const Theme& theme, const FigureSize& size,
                         const std::optional<FigureWindow>& window, const std::vector<bool>& entries) {
    StudyView view;
    view.setFigure(figure);
    view.setChosen(chosen);
    view.setResults(results);
    return drawPlot(view, theme, size, window, entries);
}

} // namespace talweg
