#pragma once

#include "figures/run/figure_view.h"

#include <QTimer>
#include <QWidget>
#include <vector>

class QAction;
class QScrollArea;
class QSplitter;

namespace talweg {

class ButtonRows;
class PhaseView;
class TileGrid;

/// Shows all figures of a run: the main view, and below it the other figures as tiles that the user can show
/// or hide. Figures shrink with the board. If they would become illegible, the board scrolls instead. Any
/// figure can be enlarged to the whole board. All figures share the time cursor and the range of the time
/// axis. A figure is created when it is first needed.
class FigureBoard : public QWidget {
    Q_OBJECT
public:
    explicit FigureBoard(QWidget* parent = nullptr);

    /// Replaces the figures by those of a system. The new figures are created when the event loop is idle, or
    /// earlier if a run is shown.
    void setSystem(std::shared_ptr<const System> system);
    /// Sets the settings key under which the visible figures are saved; "tiles" by default. Call it first.
    void setSettingsKey(const QString& key) { m_key = key; }
    void setShown(const Shown& shown);
    void setPinned(const std::vector<Pinned>& pinned);
    void setHandles(const std::vector<Handle>& handles);
    void setCursor(double t);
    void setSelectedEvent(int index);
    int selectedEvent() const { return m_event; }
    void setTheme(const Theme& theme);
    /// Sets whether the figures are marked as outdated.
    void setOutdated(bool outdated);
    void resetZoom();

    const std::vector<Pinned>& pinned() const { return m_pinned; }
    /// All figures, visible or not, in the order of System::figures.
    const std::vector<FigureView*>& views();
    /// The figure that the user clicked or focused last, for copying and exporting; null before the figures
    /// exist.
    FigureView* activeView() const { return m_active; }
    /// Updates a view to the current content. Needed only for hidden views, because they are not updated
    /// otherwise.
    void bring(FigureView* view);

    /// Enlarges a figure to the whole board; null shows all figures again.
    void enlarge(FigureView* view);
    /// Shows only the main view and this figure. The saved choice of figures is not changed.
    void showBesideMain(const FigureView* view);
    /// Shows the figures that the user chose last.
    void showRemembered();
    /// The enlarged figure; null if there is none.
    FigureView* enlarged() const { return m_enlarged; }

    /// The heights of the main view and of the tiles, for saving in the settings.
    QByteArray saveState() const;
    void restoreState(const QByteArray& state);
    /// Ends the enlargement of a figure, and restores the default figures, axes and heights for every system.
    void restoreStandard();

signals:
    void cursorDragged(double t);
    void eventClicked(int index);
    void handleMoved(int handle, double x, double y, bool finished);
    void exportRequested(int figure);
    void dataExportRequested();
    void enlargedChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void clear();
    FigureView* made(std::size_t figure);
    void connectView(FigureView* view, int figure);
    void rememberAxes(PhaseView& view, const QString& key);
    void rememberLog(FigureView& view, const QString& key);
    void addToggle(const FigureRecipe& recipe);
    void offerToggles();
    bool isRemembered(const FigureRecipe& recipe, std::size_t tile) const;
    void offerEnlarging(FigureView* view);
    void begin();
    void arrange();
    void chainFocus() const;
    void fold(bool folded);
    void divide();
    template <class Change>
    void onView(const Change& change);
    void linkTime(FigureView* from, QCPRange range);

    QString tileKey(const FigureRecipe& recipe) const;

    QString m_key = QStringLiteral("tiles");
    std::shared_ptr<const System> m_system;
    std::vector<FigureView*> m_views; ///< null until they are created
    std::size_t m_main = 0;           ///< index in m_views
    FigureView* m_active = nullptr;
    FigureView* m_enlarged = nullptr;
    QScrollArea* m_scroll;
    QSplitter* m_rows;
    QWidget* m_upper; ///< contains the main view
    QWidget* m_lower;
    ButtonRows* m_buttons;
    TileGrid* m_tiles;
    QList<int> m_open;               ///< heights of the main view and of the lower part while tiles are shown
    bool m_folded = false;           ///< whether no tiles are shown, only their buttons
    std::vector<QAction*> m_toggles; ///< one for each view except the main one, in the order of m_views
    QByteArray m_heights;            ///< state of m_rows before a figure was enlarged
    QTimer m_beginning;              ///< active until the figures of a new system are created
    Shown m_shown;
    std::vector<Pinned> m_pinned;
    std::vector<Handle> m_handles;
    Theme m_theme;
    double m_cursor = 0;
    int m_event = -1;
    bool m_outdated = false;
    std::optional<QCPRange> m_time; ///< time span (s) to which the user zoomed, shared by all views
    bool m_resetting = false;       ///< while zooming is reset; time spans are not shared then
};

} // namespace talweg
