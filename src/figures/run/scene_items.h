#pragma once

#include "figures/plot/figure_item.h"
#include "systems/run.h"
#include "systems/system.h"

#include <memory>
#include <optional>
#include <vector>

namespace talweg {

/// A body at a time.
struct Placed {
    double radius = 0; ///< radius of the smallest circle about the centre that contains the body, m
    double x = 0, y = 0, angle = 0;
    bool turns = false;                   ///< whether the angle is known
    Points outline = {};                  ///< empty for a round body
    std::optional<std::size_t> line = {}; ///< number of its line colour
    double innerRadius = 0;               ///< inner radius of a hollow round body, m
};

/// Draws bodies: round ones with a spoke, hollow ones as rings whose wall is never too thin to see, and
/// others by their outline. Bodies that are too small to see get a ring around them. Faint bodies mark
/// earlier positions.
class BodiesItem : public FigureItem {
public:
    BodiesItem(QCustomPlot* plot, const QString& layer, bool faint)
        : FigureItem(plot, layer), m_faint(faint) {}
    void setBodies(std::vector<Placed> bodies) { m_bodies = std::move(bodies); }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawBody(QCPPainter* painter, const Placed& body) const;
    void drawShape(QCPPainter* painter, const Placed& body, double radius) const;
    void drawRound(QCPPainter* painter, const Placed& body, double radius) const;
    QColor colorOf(const Placed& body) const;

    std::vector<Placed> m_bodies;
    bool m_faint;
};

/// An arrow at a time; coordinates in m.
struct PlacedArrow {
    Point from{0, 0}, to{0, 0};
    std::size_t line = 0; ///< number of its line colour
};

/// Arrows with heads of a fixed size on the screen; an arrow that is shorter than its head is drawn as a head
/// only.
class ArrowsItem : public FigureItem {
public:
    explicit ArrowsItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {}
    void setArrows(std::vector<PlacedArrow> arrows) { m_arrows = std::move(arrows); }
    QPen penOf(std::size_t line) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawArrow(QCPPainter* painter, const PlacedArrow& arrow) const;

    std::vector<PlacedArrow> m_arrows;
};

/// Small rings at the positions of marked events, as many as can be distinguished.
class MarksItem : public FigureItem {
public:
    explicit MarksItem(QCustomPlot* plot) : FigureItem(plot) {}
    void setRun(std::shared_ptr<const Run> run) { m_run = std::move(run); }
    /// The index in Run::events of the mark at a place, or -1.
    int eventAt(const QPointF& place) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<QPointF> visibleMarks() const;

    std::shared_ptr<const Run> m_run;
};

/// The selected event, whether or not it is marked.
class SelectedMarkItem : public FigureItem {
public:
    explicit SelectedMarkItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {}
    void setEvents(std::vector<Point> places) { m_places = std::move(places); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Point> m_places;
};

/// Diamonds that can be dragged. Crowded handles are drawn only near the mouse, and far enough apart that
/// each can be grabbed.
class HandlesItem : public FigureItem {
public:
    explicit HandlesItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {}
    void setHandles(std::vector<Handle> handles) { m_handles = std::move(handles); }
    void setInUse(int handle) { m_inUse = handle; }
    const std::vector<Handle>& handles() const { return m_handles; }
    int handleAt(const QPointF& place) const;
    /// Sets the mouse position in pixels, or nothing if the mouse is outside. Returns whether the set of
    /// drawn handles changed.
    bool setMouse(const std::optional<QPointF>& place);

protected:
    void draw(QCPPainter* painter) override;

private:
    /// A handle that is not drawn over by another.
    struct Grip {
        int handle = 0;
        QPointF place; ///< in pixels
        bool crowded = false;
    };
    std::vector<Grip> grips() const;
    std::vector<Grip> visibleGrips() const;

    std::vector<Handle> m_handles;
    int m_inUse = -1;
    std::optional<QPointF> m_mouse;
    std::vector<int> m_drawn; ///< numbers of handles
};

/// One line of text in the lower right corner of the plot, over the ground.
class CornerText : public FigureItem {
public:
    explicit CornerText(QCustomPlot* plot) : FigureItem(plot, "overlay") { setClipToAxisRect(false); }
    void setText(const QString& text) { m_text = text; }

protected:
    void draw(QCPPainter* painter) override;

private:
    QPointF beside(const QSizeF& size) const;

    QString m_text;
};

} // namespace talweg
