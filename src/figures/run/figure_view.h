#pragma once

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/plot/plot_view.h"
#include "figures/run/shown.h"
#include "figures/theme.h"

#include <memory>
#include <optional>
#include <vector>

namespace talweg {

class CursorContent;
class EventContent;
class FigureContent;
class HandleContent;
class FigureDrawing;

/// Shows a figure of a run, according to a recipe. The time cursor, events and handles can be clicked or
/// dragged.
class FigureView : public PlotView {
    Q_OBJECT

public:
    FigureView(std::shared_ptr<const System> system, FigureRecipe recipe, QWidget* parent = nullptr);
    ~FigureView() override;

    const FigureRecipe& recipe() const { return m_recipe; }
    const Shown& shown() const { return m_shown; }

    /// Shows a run; an empty one clears the figure. If the user has zoomed, the zoom is kept; otherwise
    /// everything is shown.
    virtual void setShown(Shown shown);
    /// Sets the reference runs, which are drawn below the shown run, dashed and muted.
    void setPinned(std::vector<Pinned> pinned);
    using QWidget::setCursor;
    /// Sets the time of the cursor, s. In a scene, the bodies are drawn at this time.
    virtual void setCursor(double t);
    /// Highlights the event with this index in Run::events; -1 for none.
    void setSelectedEvent(int index);
    /// Sets the objects in a scene that can be dragged.
    void setHandles(std::vector<Handle> handles);
    /// Sets the visible range of time, s; has no effect in a scene.
    void setTimeRange(QCPRange range);

    /// The time of the cursor, s; NaN until it is set.
    double cursorTime() const { return m_cursor; }
    /// The values at the cursor, from Run::state. They are those of the series in the order of the recipe; in
    /// a scene, the position (x, y) and angle of each body. Empty while no run is shown.
    std::vector<double> cursorValues() const;
    QPicture picture(const Theme& theme, const FigureSize& size, const OnView& parts = {}) const override;
    /// A copy of the shown figure for drawing. Later changes of this figure have no effect on the copy.
    FigureDrawing drawing(const Theme& theme, const FigureSize& size, const OnView& parts = {}) const;
    QStringList pictureText(const OnView& parts = {}) const override;

signals:
    /// The user dragged the cursor to a time, or clicked there, s.
    void cursorDragged(double t);
    void eventClicked(int index);
    /// The user dragged handle number `handle` to (x, y), m. `finished` is true when the mouse button is
    /// released.
    void handleMoved(int handle, double x, double y, bool finished);
    /// The user changed the visible range of time.
    void timeRangeChanged(QCPRange range);

protected:
    /// For derived classes. They must call useContent before any other function.
    FigureView(FigureRecipe recipe, QWidget* parent);
    void useContent(std::unique_ptr<FigureContent> content);
    const std::vector<Pinned>& pinned() const { return m_pinned; }
    /// Creates an empty figure of the same kind. With `parts`.part, it also has the same viewing direction.
    virtual std::unique_ptr<FigureView> another(const OnView& parts) const;

    std::optional<int> grabAt(const QPointF& place) const override;
    void setGrabbed(std::optional<int> what) override;
    void dragGrabbed(int what, const QPointF& place, bool finished) override;
    void clicked(const QPointF& place) override;
    Qt::CursorShape shapeAt(const QPointF& place) const override;
    void xZoomed() override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void showHandlesNear(const std::optional<QPointF>& mouse);
    void moveCursorBy(double part);
    bool isOnCursor(const QPointF& place) const;
    int eventAt(const QPointF& place) const;
    int handleAt(const QPointF& place) const;

    FigureRecipe m_recipe;
    Shown m_shown;
    std::vector<Pinned> m_pinned;
    double m_cursor;
    FigureContent* m_content = nullptr;
    /// `m_content` if it has this interface; otherwise null.
    const CursorContent* m_cursorContent = nullptr;
    const EventContent* m_eventContent = nullptr;
    HandleContent* m_handleContent = nullptr;
};

/// An independent copy of a figure, for drawing it at one or many times. The picture consists of vectors; a
/// 3-D scene is an image with vector lines over it. Must be used in the thread of the application object.
/// Drawing takes milliseconds.
class FigureDrawing {
public:
    /// `view` must already have its content. `window` and `entries` are as for drawPlot. The size must be
    /// valid.
    FigureDrawing(std::unique_ptr<FigureView> view, const Theme& theme, const FigureSize& size,
                  const std::optional<FigureWindow>& window, const std::vector<bool>& entries);
    FigureDrawing(FigureDrawing&& other) noexcept;
    ~FigureDrawing();

    /// Draws the current state of the view.
    QPicture draw();
    /// Draws the figure with the time cursor, and bodies, at time `t`, s.
    QPicture drawAt(double t);

private:
    std::unique_ptr<FigureView> m_view;
    Theme m_theme;
    FigureSize m_size;
    std::optional<FigureWindow> m_window;
    std::vector<bool> m_entries;
};

} // namespace talweg
