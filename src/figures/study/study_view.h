#pragma once

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/plot_view.h"
#include "figures/study/study_figure.h"
#include "figures/theme.h"

namespace talweg {

class StudyContent;

/// Shows a figure of the results of a study. Properties can be set in any order. Only changed parts are
/// rebuilt, which is fast enough to follow a slider.
class StudyView : public PlotView {
    Q_OBJECT

public:
    explicit StudyView(QWidget* parent = nullptr);
    ~StudyView() override;

    const StudyFigure& figure() const { return m_figure; }
    const std::vector<StudyShown>& results() const { return m_results; }

    /// Sets which quantities and axes of the results are drawn. If the axes change, the zoom is reset.
    void setFigure(StudyFigure figure);
    /// Sets the results, if any. Results that lack an input or measure of the figure are omitted. If the user
    /// has zoomed, the zoom is kept; otherwise everything is shown.
    void setResults(std::vector<StudyShown> results);
    /// Sets the values of the design to mark, usually those of the experiment. Values of inputs that are not
    /// numbers are ignored.
    void setChosen(Values values);

    QPicture picture(const Theme& theme, const FigureSize& size, const OnView& parts = {}) const override;

signals:
    /// The user clicked a cell of a map or a point of a line. `result` is an index in results().
    void designClicked(std::size_t result, std::size_t design);
    /// The user chose in the menu to copy the design to the experiment.
    void designWanted(std::size_t result, std::size_t design);
    /// The readout at the mouse position changed. `text` may have several lines, or none.
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
    /// Index of the result, and index of the design.
    using Found = std::optional<std::pair<std::size_t, std::size_t>>;

    void makeContent();
    void redraw();

    StudyFigure m_figure;
    std::vector<StudyShown> m_results;
    Values m_chosen;
    Found m_menuDesign; ///< design at the position where the menu was opened
    StudyContent* m_content = nullptr;
};

/// Draws a figure of a study for a file: the whole figure, or only `window`. See drawFigure for figures of
/// runs.
QPicture drawStudyFigure(const StudyFigure& figure, const std::vector<StudyShown>& results,
                         const Values& chosen, const Theme& theme, const FigureSize& size,
                         const std::optional<FigureWindow>& window = {},
                         const std::vector<bool>& entries = {}, const LogAxes& log = {});

} // namespace talweg
