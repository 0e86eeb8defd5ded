#pragma once

#include "figures/plot/figure_item.h"
#include "figures/space/space_camera.h"
#include "figures/space/space_model.h"

#include <optional>

namespace talweg {

class SpaceSight;

/// A way through space, drawn where it is seen.
struct SpaceTrace {
    std::vector<std::vector<Point3>> lines = {};
    QPen pen = {};
    bool shown = true;
};

/// A scene in space over the whole of a figure: the picture of ground and bodies, and over it edges, traces,
/// marks, the axes' directions and the scale.
class SpaceItem : public FigureItem {
public:
    /// Under everything else of the overlay, so that a moved cursor repaints it.
    explicit SpaceItem(QCustomPlot* plot);

    void setGround(SpaceGround ground) { m_ground = std::move(ground); }
    void setBodies(std::vector<PlacedSolid> bodies) { m_bodies = std::move(bodies); }
    void setTraces(std::vector<SpaceTrace> traces) { m_traces = std::move(traces); }
    void setMarks(std::vector<Point3> marks) { m_marks = std::move(marks); }
    void setSelected(std::optional<Point3> place) { m_selected = place; }
    /// What has to be shown while the camera fits.
    void setEverything(std::vector<SpaceBall> balls) { m_everything = std::move(balls); }
    /// The direction of view; with `fits` the rest of the camera follows from what has to be shown.
    void setCamera(const SpaceCamera& camera, bool fits);
    /// While it is in motion, a large picture on the screen is drawn at half the resolution, for speed.
    void setInMotion(bool inMotion) { m_inMotion = inMotion; }
    /// Of lengths.
    void setUnit(const QString& unit) { m_unit = unit; }
    /// How many pixels to a unit of the drawing files have.
    void setFileRatio(double ratio) { m_fileRatio = ratio; }

    const std::vector<PlacedSolid>& bodies() const { return m_bodies; }
    std::vector<SpaceTrace>& traces() { return m_traces; }
    bool isFitting() const { return m_fits; }
    bool isInMotion() const { return m_inMotion; }
    /// From where the scene is seen now.
    SpaceCamera camera() const;
    SpaceProjection projection() const;
    /// The span at which everything is shown.
    double everythingSpan() const;
    /// The scene as it is shown.
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
