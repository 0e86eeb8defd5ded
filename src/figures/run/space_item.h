#pragma once

#include "figures/plot/figure_item.h"
#include "figures/space/space_camera.h"
#include "figures/space/space_model.h"

#include <optional>

namespace talweg {

class SpaceSight;

/// A 3-D path. Only its visible parts are drawn.
struct SpaceTrace {
    std::vector<std::vector<Point3>> lines = {};
    QPen pen = {};
    bool shown = true;
};

/// A 3-D scene that fills a figure: an image of ground and bodies, and over it edges, traces, marks, the
/// directions of the axes, and a scale bar.
class SpaceItem : public FigureItem {
public:
    /// Adds the item below all others in the overlay layer, so that it is repainted when the cursor moves.
    explicit SpaceItem(QCustomPlot* plot);

    void setGround(SpaceGround ground) { m_ground = std::move(ground); }
    void setBodies(std::vector<PlacedSolid> bodies) { m_bodies = std::move(bodies); }
    void setTraces(std::vector<SpaceTrace> traces) { m_traces = std::move(traces); }
    void setMarks(std::vector<Point3> marks) { m_marks = std::move(marks); }
    void setSelected(std::optional<Point3> place) { m_selected = place; }
    /// Sets the objects that must be visible when the camera is fitted.
    void setEverything(std::vector<SpaceBall> balls) { m_everything = std::move(balls); }
    /// Sets the camera. With `fits`, only its direction is used; the rest is fitted to the objects of
    /// setEverything.
    void setCamera(const SpaceCamera& camera, bool fits);
    /// While the scene is in motion, a large picture on the screen has half the resolution, for speed.
    void setInMotion(bool inMotion) { m_inMotion = inMotion; }
    /// Sets the unit of lengths.
    void setUnit(const QString& unit) { m_unit = unit; }
    /// Sets the number of pixels in files for each unit of the drawing.
    void setFileRatio(double ratio) { m_fileRatio = ratio; }

    const std::vector<PlacedSolid>& bodies() const { return m_bodies; }
    std::vector<SpaceTrace>& traces() { return m_traces; }
    bool isFitting() const { return m_fits; }
    bool isInMotion() const { return m_inMotion; }
    /// The current camera.
    SpaceCamera camera() const;
    SpaceProjection projection() const;
    /// The span of the camera at which everything is visible.
    double everythingSpan() const;
    /// The current scene as it appears in the picture.
    SpaceSight sight() const;

protected:
    void draw(QCPPainter* painter) override;

private:
    QSizeF pictureSize() const;
    SpaceCamera fittedCamera() const;
    void drawLines(QPainter& painter, const SpaceSight& sight, const QSizeF& size, double ratio) const;
    void drawMarks(QPainter& painter, const SpaceSight& sight, double ratio) const;

    SpaceGround m_ground;
    std::vector<PlacedSolid> m_bodies;
    std::vector<SpaceTrace> m_traces;
    std::vector<Point3> m_marks;
    std::optional<Point3> m_selected;
    std::vector<SpaceBall> m_everything;
    SpaceCamera m_camera;
    QString m_unit;
    bool m_fits = true;
    bool m_inMotion = false;
    double m_fileRatio = 2;
};

} // namespace talweg
