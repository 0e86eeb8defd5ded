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

/// What all interactive figures have in common: the wheel zooms (over an axis that axis only), dragging
/// pans, dragging with shift or the right button zooms to a box, a double click enlarges the figure or, where
/// that is not offered, shows everything, a click on a legend entry hides and shows it; a menu does so too,
/// and copies and exports. With the focus, which a frame shows: + and − zoom, Ctrl with arrows pans, Home or
/// R shows everything.
class PlotView : public QCustomPlot, private MouseTarget {
    Q_OBJECT

public:
    ~PlotView() override;

    void setTheme(const Theme& theme);
    const Theme& theme() const { return m_theme; }
    /// The dots per inch of files, for what is drawn as pixels even there.
    void setResolution(double dpi);
    /// Whether the legend names everything in full, as files do.
    void setLegendComplete(bool complete);
    /// A text before the legend.
    void setTitle(const QString& title);
    /// Offers to enlarge the figure: by a button in its corner, in its menu, and by a double click.
    void offerEnlarging(QAction* enlarge);
    /// Shows everything.
    virtual void resetZoom();
    /// The visible part of the plane where the user has zoomed; nothing when everything shows.
    std::optional<FigureWindow> zoom() const;
    /// Shows that part of the plane, as if the user had zoomed there.
    void setZoom(const FigureWindow& window);
    /// The part of the plane that shows everything.
    FigureWindow everything() const;
    /// The axes that are to be logarithmic. One is linear as long as not everything along it is positive.
    void setLog(const LogAxes& log);
    LogAxes log() const { return m_log; }
    /// Why an axis cannot be logarithmic, as a sentence that is empty where it can; nothing where figures of
    /// the kind have no such axis, or nothing is shown.
    std::optional<QString> whyNotLog(Qt::Orientation axis) const;
    /// Hides or shows what an entry of the legend stands for, in the legend's order.
    void setEntryShown(std::size_t entry, bool shown);
    const LegendBar& legendBar() const { return *m_legend; }
    /// Whether each entry of the legend is shown.
    std::vector<bool> entriesShown() const;
    /// Says over the figure that it is outdated; then it is not copied or exported.
    void setOutdated(bool outdated);
    bool isOutdated() const;
    /// What is shown, drawn at a size on paper: for files and the clipboard.
    virtual QPicture picture(const Theme& theme, const FigureSize& size, const OnView& parts = {}) const = 0;
    /// What that picture shows, in words: "x from 0 to 4, y from −1 to 2", "without potential".
    virtual QStringList pictureText(const OnView& parts = {}) const;
    /// The whole figure for those who do not see it: its axes, what each line does, and what it comes to.
    QString inWords() const;
    /// What the figure comes to, in sentences, such as how the run ended; part of the above.
    void setConclusion(const QString& conclusion);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    /// Puts the view on the clipboard as an image and as SVG.
    void copyToClipboard();

signals:
    void exportRequested();
    void dataExportRequested();
    /// The user chose which axes are logarithmic.
    void logChosen(const talweg::LogAxes& log);

protected:
    /// `whenEmpty` says what the figure waits for while there is nothing to show, as a sentence.
    PlotView(const QString& whenEmpty, QWidget* parent);
    /// What is drawn, to be called before anything else. An earlier content takes its drawables along.
    void setContent(std::unique_ptr<PlotContent> content);

    std::optional<int> grabAt(const QPointF&) const override { return {}; }
    void setGrabbed(std::optional<int>) override {}
    void dragGrabbed(int, const QPointF&, bool /*finished*/) override {}
    void clicked(const QPointF&) override {}
    Qt::CursorShape shapeAt(const QPointF&) const override { return Qt::ArrowCursor; }
    /// Adds what the menu offers for the view, before copying and exporting.
    virtual void fillMenu(QMenu& menu);
    void showMenu(const QPoint& place) override;
    /// Puts a button into the upper right corner, left of those before.
    void addCornerButton(QToolButton* button);
    bool clickLegend(const QPointF& place) override;
    /// The user changed the visible span of x, or asked for everything.
    virtual void xZoomed() {}

    /// What is shown has changed: fits, where the user has not zoomed, and redraws.
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
    /// Moves the view by parts of what is visible.
    void panBy(double right, double up);
    bool panKey(const QKeyEvent& event);

    Theme m_theme = Theme::light();
    QString m_title, m_conclusion;
    LogAxes m_log;
    bool m_stale = false;
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
