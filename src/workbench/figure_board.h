#pragma once

#include "figures/figure_view.h"

#include <QWidget>
#include <vector>

class QAction;
class QSplitter;
class QToolBar;

namespace talweg {

class PhaseView;

/// All figures of a run: the main view, and below it the others as tiles that can be shown and hidden.
/// They share one cursor and one span of time.
class FigureBoard : public QWidget {
    Q_OBJECT
public:
    explicit FigureBoard(QWidget* parent = nullptr);

    /// Makes the figures of a system, in place of the ones before.
    void setSystem(std::shared_ptr<const System> system);
    void setShown(const Shown& shown);
    void setPinned(const std::vector<Pinned>& pinned);
    void setHandles(const std::vector<Handle>& handles);
    void setCursor(double t);
    void setSelectedEvent(int index);
    void setTheme(const Theme& theme);
    void resetZoom();

    const std::vector<Pinned>& pinned() const { return m_pinned; }
    /// In the order of System::figures.
    const std::vector<FigureView*>& views() const { return m_views; }
    /// The figure last used, for copying and exporting; null when there is none.
    FigureView* activeView() const { return m_active; }

    QByteArray saveState() const;
    void restoreState(const QByteArray& state);

signals:
    void cursorDragged(double t);
    void eventClicked(int index);
    void handleMoved(int handle, double x, double y, bool finished);
    void exportRequested(int figure);
    void dataExportRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void clear();
    FigureView* addView(const FigureRecipe& recipe);
    void rememberAxes(PhaseView& view, const QString& key);
    void addTile(FigureView* view);
    void showTile(FigureView* view, bool on);
    void bring(FigureView* view);
    void linkTime(FigureView* from, QCPRange range);

    std::shared_ptr<const System> m_system;
    std::vector<FigureView*> m_views;
    FigureView* m_active = nullptr;
    QSplitter* m_rows;
    QWidget* m_lower;
    QToolBar* m_buttons;
    QSplitter* m_tiles;
    std::vector<QAction*> m_toggles;
    Shown m_shown;
    std::vector<Pinned> m_pinned;
    Theme m_theme;
    double m_cursor = 0;
    int m_event = -1;
    bool m_resetting = false; ///< every view finds its own span, none leads
};

} // namespace talweg
