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

/// All figures of a run: the main view, and below it the others as tiles that can be shown and hidden. They
/// shrink to the room there is, down to a size at which they can be read, and scroll only below it; any of
/// them can be enlarged to the whole board. They share one cursor and one span of time. A figure is made when
/// it is first wanted.
class FigureBoard : public QWidget {
    Q_OBJECT
public:
    explicit FigureBoard(QWidget* parent = nullptr);

    /// Replaces the figures by those of a system, as soon as events are handled or a run is shown.
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
    /// Updates a view to the current content; hidden views are not updated otherwise.
    void bring(FigureView* view);

    /// Enlarges one figure to the whole board; null: shows all again.
    void enlarge(FigureView* view);
    /// The enlarged figure; null if there is none.
    FigureView* enlarged() const { return m_enlarged; }

    /// The heights of the main view and of the tiles.
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
    std::vector<FigureView*> m_views; ///< null until they are made
    std::size_t m_main = 0;           ///< of m_views
    FigureView* m_active = nullptr;
    FigureView* m_enlarged = nullptr;
    QScrollArea* m_scroll;
    QSplitter* m_rows;
    QWidget* m_upper; ///< holds the main view
    QWidget* m_lower;
    ButtonRows* m_buttons;
    TileGrid* m_tiles;
    QList<int> m_open;     ///< heights of the main figure and of what is below, where that has tiles
    bool m_folded = false; ///< below are no tiles, only their buttons
    std::vector<QAction*> m_toggles; ///< of the views but the main one, in their order
    QByteArray m_heights;            ///< before a figure was enlarged
    QTimer m_beginning;              ///< runs until the figures of a new system are there
    Shown m_shown;
    std::vector<Pinned> m_pinned;
    std::vector<Handle> m_handles;
    Theme m_theme;
    double m_cursor = 0;
    int m_event = -1;
    bool m_outdated = false;
    std::optional<QCPRange> m_time; ///< the span that the user gave all of them
    bool m_resetting = false;       ///< every view finds its own span, none leads
};

} // namespace talweg
