#pragma once

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/mouse_target.h"
#include "figures/theme.h"
#include <qcustomplot.h>

#include <memory>
#include <optional>

class QAction;
class QMenu;
class QToolButton;

namespace talweg {

class EmptyNote;
class LegendBar;
class PlotContent;
class PlotMouse;
class Veil;
class Zoom;

/// Base of all interactive figures.
///
/// The wheel zooms; over an axis, only along that axis. Dragging moves the view; dragging with Shift or the
/// right button zooms to a box. A double click enlarges the figure if that is offered, otherwise shows
/// everything. A click on a legend entry hides or shows it. The context menu offers the same, and copying and
/// exporting. With the keyboard focus, shown by a frame, + and − zoom, Ctrl with arrows moves the view, and
/// Home or R shows everything.
class PlotView : public QCustomPlot, private MouseTarget {
    Q_OBJECT

public:
    ~PlotView() override;

    void setTheme(const Theme& theme);
    const Theme& theme() const { return m_theme; }
    /// Sets the resolution of files, dots per inch, for parts that are images even in vector files.
    void setResolution(double dpi);
    /// Sets whether the legend shows all entries in full, as in files.
    void setLegendComplete(bool complete);
    /// Hides axes and legend, for small pictures.
    void setBare();
    /// Sets a text before the legend.
    void setTitle(const QString& title);
    /// Adds an action that enlarges the figure to a button in its corner, to its menu, and to the double
    /// click.
    void offerEnlarging(QAction* enlarge);
    /// Shows everything.
    virtual void resetZoom();
    /// The visible range of coordinates if the user has zoomed; nothing if everything is shown.
    std::optional<FigureWindow> zoom() const;
    /// Shows a range of coordinates, as if the user had zoomed to it.
    void setZoom(const FigureWindow& window);
    /// The range of coordinates that shows everything.
    FigureWindow everything() const;
    /// Sets which axes are logarithmic. An axis stays linear until all values along it are positive.
    void setLog(const LogAxes& log);
    LogAxes log() const { return m_log; }
    /// Explains in a sentence why an axis cannot be logarithmic; empty if it can. Nothing if this kind of
    /// figure never has a logarithmic axis there, or if nothing is shown.
    std::optional<QString> whyNotLog(Qt::Orientation axis) const;
    /// Hides or shows the objects of a legend entry, given by index.
    void setEntryShown(std::size_t entry, bool shown);
    const LegendBar& legendBar() const { return *m_legend; }
    /// Whether each legend entry is shown.
    std::vector<bool> entriesShown() const;
    /// Marks the figure as outdated, by a note over it. An outdated figure cannot be copied or exported.
    void setOutdated(bool outdated);
    bool isOutdated() const;
    /// Draws the figure at a size on paper, for files and the clipboard.
    virtual QPicture picture(const Theme& theme, const FigureSize& size, const OnView& parts = {}) const = 0;
    /// States how `picture` differs from the whole figure, such as "x from 0 to 4, y from −1 to 2" or
    /// "without potential".
    virtual QStringList pictureText(const OnView& parts = {}) const;
    /// Describes the whole figure for screen readers: axes, course of each line, and the conclusion.
    QString inWords() const;
    /// Sets the conclusion for `inWords`, in sentences, for example how the run ended.
    void setConclusion(const QString& conclusion);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    /// Copies the visible part to the clipboard, as an image and as SVG.
    void copyToClipboard();

signals:
    void exportRequested();
    void dataExportRequested();
    /// The user chose which axes are logarithmic.
    void logChosen(const talweg::LogAxes& log);

protected:
    /// `whenEmpty` says what the figure is waiting for, as a sentence; it is shown while the figure is empty.
    PlotView(const QString& whenEmpty, QWidget* parent);
    /// Sets the content. Must be called before any other function. A previous content is removed with its
    /// drawable objects.
    void setContent(std::unique_ptr<PlotContent> content);

    std::optional<int> grabAt(const QPointF&) const override { return {}; }
    void setGrabbed(std::optional<int>) override {}
    void dragGrabbed(int, const QPointF&, bool /*finished*/) override {}
    void clicked(const QPointF&) override {}
    Qt::CursorShape shapeAt(const QPointF&) const override { return Qt::ArrowCursor; }
    /// Adds the menu items for the view, above those for copying and exporting.
    virtual void fillMenu(QMenu& menu);
    void showMenu(const QPoint& place) override;
    /// Adds a button in the upper right corner, to the left of the existing ones.
    void addCornerButton(QToolButton* button);
    bool clickLegend(const QPointF& place) override;
    /// Called when the user changes the visible range of x or chooses to show everything.
    virtual void xZoomed() {}

    /// Must be called after the content changed. Fits the axes, unless the user has zoomed, and redraws.
    void contentChanged();
    void refreshLegend();
    void refreshReadout();
    void refresh();
    void refreshOverlay() override;
    Zoom& zoomer() { return *m_zoom; }

    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void updateLayout() override;

private:
    bool isLog(Qt::Orientation axis) const;
    bool fitScales();
    void addLogAction(QMenu& menu, Qt::Orientation axis);
    void tellWords();
    void arrange();
    void restyle();
    FigureWindow visibleWindow() const override;
    void zoomTo(const FigureWindow& window) override;
    void placeCornerButtons();
    void fillLegendMenu(QMenu& menu);
    void zoomBy(double notches, const QPointF& about, bool alongX = true, bool alongY = true) override;
    /// Moves the view by fractions of the visible range.
    void panBy(double right, double up);
    bool panKey(const QKeyEvent& event);

    Theme m_theme = Theme::light();
    QString m_title, m_conclusion;
    LogAxes m_log;
    bool m_stale = false;
    bool m_isBare = false;
    QSize m_fitted;
    std::vector<QToolButton*> m_corner;
    QAction* m_enlarge = nullptr;
    LegendBar* m_legend;
    EmptyNote* m_empty;
    Veil* m_veil;
    std::unique_ptr<PlotContent> m_content;
    std::unique_ptr<Zoom> m_zoom;
    std::unique_ptr<PlotMouse> m_mouse;
};

} // namespace talweg
