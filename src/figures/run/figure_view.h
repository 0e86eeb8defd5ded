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

/// One figure of a run, drawn from a recipe. A time cursor, events and handles can be clicked and dragged.
class FigureView : public PlotView {
    Q_OBJECT

public:
    FigureView(std::shared_ptr<const System> system, FigureRecipe recipe, QWidget* parent = nullptr);
    ~FigureView() override;

    const FigureRecipe& recipe() const { return m_recipe; }
    const Shown& shown() const { return m_shown; }

    /// Shows a run, or nothing. Where the user has zoomed, the zoom stays; otherwise everything fits.
    virtual void setShown(Shown shown);
    /// Reference runs, drawn dashed and muted under the shown one.
    void setPinned(std::vector<Pinned> pinned);
    using QWidget::setCursor;
    /// The time (s) of the cursor; in a scene the time at which the bodies are drawn.
    virtual void setCursor(double t);
    /// Stands out the event of that index in Run::events; -1 for none.
    void setSelectedEvent(int index);
    /// The places that can be dragged in a scene.
    void setHandles(std::vector<Handle> handles);
    /// The visible span of time; does nothing in a scene.
    void setTimeRange(QCPRange range);

    /// Not a number until it is set.
    double cursorTime() const { return m_cursor; }
    /// The values of the series at the cursor, straight from Run::state, in the order of the recipe; in a
    /// scene the place (x, y) and angle of each body. Empty while no run is shown.
    std::vector<double> cursorValues() const;
    QPicture picture(const Theme& theme, const FigureSize& size, const OnView& parts = {}) const override;
    /// What is shown, drawn by a figure of its own, whatever becomes of this one.
    FigureDrawing drawing(const Theme& theme, const FigureSize& size, const OnView& parts = {}) const;
    QStringList pictureText(const OnView& parts = {}) const override;

signals:
    /// The user dragged the cursor or clicked at a time (s).
    void cursorDragged(double t);
    void eventClicked(int index);
    /// The user drags handle number `handle` to (x, y) in metres; `finished` when it is let go.
    void handleMoved(int handle, double x, double y, bool finished);
    /// The user changed the visible span of time.
    void timeRangeChanged(QCPRange range);

protected:
    /// A figure whose content follows with useContent, before anything else.
    FigureView(FigureRecipe recipe, QWidget* parent);
    void useContent(std::unique_ptr<FigureContent> content);
    const std::vector<Pinned>& pinned() const { return m_pinned; }
    /// Another figure of the same kind, seen from the same side, which shows nothing yet.
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
    const CursorContent* m_cursorContent = nullptr; ///< the content, where it has a cursor; below likewise
    const EventContent* m_eventContent = nullptr;
    HandleContent* m_handleContent = nullptr;
};

/// A figure of its own, drawn as vectors, at one instant or many; scenes in space as a picture with lines
/// over it. Needs an application object and its thread; a drawing takes milliseconds.
class FigureDrawing {
public:
    /// A view that has what it shows; the `window` and the `entries` of its legend, as in drawPlot. The size
    /// has to be valid.
    FigureDrawing(std::unique_ptr<FigureView> view, const Theme& theme, const FigureSize& size,
                  const std::optional<FigureWindow>& window, const std::vector<bool>& entries);
    FigureDrawing(FigureDrawing&& other) noexcept;
    ~FigureDrawing();

    /// As its view is.
    QPicture draw();
    /// With the time cursor at `t`, s, and bodies where they are then.
    QPicture drawAt(double t);

private:
    std::unique_ptr<FigureView> m_view;
    Theme m_theme;
    FigureSize m_size;
    std::optional<FigureWindow> m_window;
    std::vector<bool> m_entries;
};

} // namespace talweg
