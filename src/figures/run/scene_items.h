#pragma once

#include "figures/plot/figure_item.h"
#include "systems/run.h"
#include "systems/system.h"

#include <memory>
#include <optional>
#include <vector>

namespace talweg {

/// A body at one time.
struct Placed {
    double radius = 0; ///< radius of the smallest circle about the centre that contains the body, m
    double x = 0, y = 0, angle = 0;
    bool turns = false;                   ///< whether the angle is known
    Points outline = {};                  ///< empty for a round body
    std::optional<std::size_t> line = {}; ///< index of its line colour; nothing if it has none
    double innerRadius = 0;               ///< inner radius of a hollow round body, m
};

/// Draws bodies. Round bodies have a spoke, hollow ones are rings whose wall is always thick enough to be
/// visible, and others have their outline. Bodies that are too small to see get a ring around them. Faint
/// bodies mark earlier positions.
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

/// An arrow at one time; coordinates in m.
struct PlacedArrow {
    Point from{0, 0}, to{0, 0};
    std::size_t line = 0; ///< index of its line colour
};

/// Arrows whose heads have a fixed size on the screen. An arrow shorter than its head is only a head.
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

/// Small rings at marked events, as many as can be distinguished.
class MarksItem : public FigureItem {
public:
    explicit MarksItem(QCustomPlot* plot) : FigureItem(plot) {}
    void setRun(std::shared_ptr<const Run> run) { m_run = std::move(run); }
    /// The index in Run::events of the mark at a position; -1 if there is none.
    int eventAt(const QPointF& place) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<QPointF> visibleMarks() const;

    std::shared_ptr<const Run> m_run;
};

/// Mark of the selected event, which need not be a marked one.
class SelectedMarkItem : public FigureItem {
public:
    explicit SelectedMarkItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {}
    void setEvents(std::vector<Point> places) { m_places = std::move(places); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Point> m_places;
};

/// Diamonds that can be dragged. Crowded handles are drawn only near the mouse, and with enough distance to
/// grab each one.
class HandlesItem : public FigureItem {
public:
    explicit HandlesItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {}
    void setHandles(std::vector<Handle> handles) { m_handles = std::move(handles); }
    void setInUse(int handle) { m_inUse = handle; }
    const std::vector<Handle>& handles() const { return m_handles; }
    int handleAt(const QPointF& place) const;
    /// Sets the mouse position in pixels; nothing if the mouse is outside. Returns whether other handles are
    /// to be drawn.
    bool setMouse(const std::optional<QPointF>& place);

protected:
    void draw(QCPPainter* painter) override;

private:
    /// A handle that no other handle covers.
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
    std::vector<int> m_drawn; ///< indices of the drawn handles
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
