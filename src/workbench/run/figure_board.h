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

/// All figures of a run: the main view and, below it, the other figures as tiles that can be shown and
/// hidden. Figures shrink with the board, down to a legible size; below that size, the board scrolls. Any
/// figure can be enlarged to the whole board. All figures share the time cursor and the time axis. A figure
/// is created when it is first needed.
class FigureBoard : public QWidget {
    Q_OBJECT
public:
    explicit FigureBoard(QWidget* parent = nullptr);

    /// Replaces the figures by those of a system, either at the next idle time of the event loop or when a
    /// run is shown, whichever comes first.
    void setSystem(std::shared_ptr<const System> system);
    /// Key under which the visible figures are remembered; "tiles" by default. Call it first.
    void setSettingsKey(const QString& key) { m_key = key; }
    void setShown(const Shown& shown);
    void setPinned(const std::vector<Pinned>& pinned);
    void setHandles(const std::vector<Handle>& handles);
    void setCursor(double t);
    void setSelectedEvent(int index);
    int selectedEvent() const { return m_event; }
    void setTheme(const Theme& theme);
    /// Marks the figures as outdated.
    void setOutdated(bool outdated);
    void resetZoom();

    const std::vector<Pinned>& pinned() const { return m_pinned; }
    /// All figures, visible or not, in the order of System::figures.
    const std::vector<FigureView*>& views();
    /// The last used figure, for copying and exporting; null if there is none yet.
    FigureView* activeView() const { return m_active; }
    /// Updates a view to the current content. Only needed for hidden views, which are not updated otherwise.
    void bring(FigureView* view);

    /// Enlarges one figure to the whole board; null shows all figures again.
    void enlarge(FigureView* view);
    /// Shows this figure beside the main view and hides the others, without changing the
    /// remembered choice of figures.
    void showBesideMain(const FigureView* view);
    /// Shows the figures that the user had chosen last.
    void showRemembered();
    /// The enlarged figure; null if there is none.
    FigureView* enlarged() const { return m_enlarged; }

    /// The heights of the main view and of the tiles, for the settings.
    QByteArray saveState() const;
    void restoreState(const QByteArray& state);
    /// Shows all figures, with the default tiles and heights for every system.
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
    QList<int> m_open;     ///< heights of the main view and of the part with the tiles, while tiles are shown
    bool m_folded = false; ///< no tiles are shown, only their buttons
    std::vector<QAction*> m_toggles; ///< for all views except the main one, in their order
    QByteArray m_heights;            ///< before a figure was enlarged
    QTimer m_beginning;              ///< runs until the figures of a new system are created
    Shown m_shown;
    std::vector<Pinned> m_pinned;
    std::vector<Handle> m_handles;
    Theme m_theme;
    double m_cursor = 0;
    int m_event = -1;
    bool m_outdated = false;
    std::optional<QCPRange> m_time; ///< time span that the user zoomed to, shared by all views
    bool m_resetting = false;       ///< the views determine their own time spans, which are not shared
};

} // namespace talweg
