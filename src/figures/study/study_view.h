#pragma once

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/plot_view.h"
#include "figures/study/study_figure.h"
#include "figures/theme.h"

namespace talweg {

class StudyContent;

/// One figure of a study's results. Everything may be set in any order and as often as wanted; only what
/// changed is rebuilt, so that results can follow a slider.
class StudyView : public PlotView {
    Q_OBJECT

public:
    explicit StudyView(QWidget* parent = nullptr);
    ~StudyView() override;

    const StudyFigure& figure() const { return m_figure; }
    const std::vector<StudyShown>& results() const { return m_results; }

    /// What to draw of the results. Shows everything again where the axes become others.
    void setFigure(StudyFigure figure);
    /// The results, or none. Those that lack an input or measure of the figure are left out. Where the user
    /// has zoomed, the zoom stays; otherwise everything fits.
    void setResults(std::vector<StudyShown> results);
    /// The design to mark, usually the experiment's own values; ids that are no number inputs are ignored.
    void setChosen(Values values);

    QPicture picture(const Theme& theme, const FigureSize& size, const OnView& parts = {}) const override;

signals:
    /// The user clicked a cell of a map or a point of a line: the number of the result in results(), and
    /// the design in it.
    void designClicked(std::size_t result, std::size_t design);
    /// The user wants the design under the menu for the experiment.
    void designWanted(std::size_t result, std::size_t design);
    /// What the figure says where the mouse is, in lines; empty where it says nothing.
    void readOut(const QString& text);

protected:
    void clicked(const QPointF& place) override;
    Qt::CursorShape shapeAt(const QPointF& place) const override;
    void fillMenu(QMenu& menu) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    using Found = std::optional<std::pair<std::size_t, std::size_t>>; ///< number of the result, design

    void makeContent();
    void redraw();

    StudyFigure m_figure;
    std::vector<StudyShown> m_results;
    Values m_chosen;
    Found m_menuDesign; ///< under the mouse when the menu was asked for
    StudyContent* m_content = nullptr;
};

/// Draws a figure of a study for a file, whole or the `window` of it, as drawFigure does those of runs.
QPicture drawStudyFigure(const StudyFigure& figure, const std::vector<StudyShown>& results,
                         const Values& chosen, const Theme& theme, const FigureSize& size,
                         const std::optional<FigureWindow>& window = {},
                         const std::vector<bool>& entries = {}, const LogAxes& log = {});

} // namespace talweg
