#pragma once

#include "figures/export.h"
#include "figures/shown.h"
#include "figures/theme.h"

#include <qcustomplot.h>

#include <memory>
#include <optional>
#include <vector>

namespace talweg {

class EmptyNote;
class FigureContent;
class FigureMouse;
class LegendBar;
class Zoom;

/// One interactive figure, drawn from a recipe: the wheel zooms (over an axis that axis only), dragging
/// pans, dragging with shift or the right button zooms to a box, a double click or R shows everything,
/// a click on a legend entry hides and shows it.
class FigureView : public QCustomPlot {
    Q_OBJECT

public:
    FigureView(std::shared_ptr<const System> system, FigureRecipe recipe, QWidget* parent = nullptr);
    ~FigureView() override;

    const FigureRecipe& recipe() const { return m_recipe; }
    const Shown& shown() const { return m_shown; }

    void setTheme(const Theme& theme);
    /// Shows a run, or nothing. Where the user has zoomed, the zoom stays; otherwise everything fits.
    void setShown(Shown shown);
    /// Reference runs, drawn dashed and muted under the shown one.
    void setPinned(std::vector<Pinned> pinned);
    using QWidget::setCursor;
    /// The time (s) of the cursor; in a scene the time at which the bodies are drawn.
    void setCursor(double t);
    /// Stands out the event of that index in Run::events; -1 for none.
    void setSelectedEvent(int index);
    /// The places that can be dragged in a scene.
    void setHandles(std::vector<Handle> handles);
    /// Shows everything.
    void resetZoom();
    /// The visible span of time; does nothing in a scene.
    void setTimeRange(QCPRange range);

    /// Not a number until it is set.
    double cursorTime() const { return m_cursor; }
    /// The values of the series at the cursor, straight from Run::state, in the order of the recipe; in a
    /// scene the place (x, y) and angle of each body. Empty while no run is shown.
    std::vector<double> cursorValues() const;
    /// The visible part of the plane where the user has zoomed; nothing when everything shows.
    std::optional<FigureWindow> zoom() const;
    /// Shows that part of the plane, as if the user had zoomed there.
    void setZoom(const FigureWindow& window);
    /// Hides or shows what an entry of the legend stands for, in the legend's order.
    void setEntryShown(std::size_t entry, bool shown);
    /// What is on view, drawn at a size on paper: for files and the clipboard.
    QPicture picture(const Theme& theme, const FigureSize& size) const;
    const LegendBar& legendBar() const { return *m_legend; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    /// Puts the view on the clipboard as an image and as SVG.
    void copyToClipboard();

signals:
    /// The user dragged the cursor or clicked at a time (s).
    void cursorDragged(double t);
    void eventClicked(int index);
    /// The user drags handle number `handle` to (x, y) in metres; `finished` when it is let go.
    void handleMoved(int handle, double x, double y, bool finished);
    /// The user changed the visible span of time.
    void timeRangeChanged(QCPRange range);
    void exportRequested();
    void dataExportRequested();

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

    void showEvent(QShowEvent* event) override;
    void updateLayout() override;

private:
    friend class FigureMouse;

    void arrange();
    void restyle();
    void zoomTo(const FigureWindow& window);
    void showEverything();
    void toggleEntry(int entry);
    void refreshLegend();
    void refreshReadout();
    void refresh();
    void refreshOverlay();
    void moveCursorBy(double part);

    FigureRecipe m_recipe;
    Theme m_theme = Theme::light();
    Shown m_shown;
    std::vector<Pinned> m_pinned;
    double m_cursor;
    bool m_stale = false;
    QSize m_fitted;
    LegendBar* m_legend;
    EmptyNote* m_empty;
    std::unique_ptr<FigureContent> m_content;
    std::unique_ptr<Zoom> m_zoom;
    std::unique_ptr<FigureMouse> m_mouse;
};

} // namespace talweg
