#pragma once

#include "figures/space/space_camera.h"
#include "figures/space/space_model.h"

#include <optional>

namespace talweg {

/// A linear function of the position in the picture.
struct SpacePlane {
    double at0 = 0, perX = 0, perY = 0;
    double operator()(double x, double y) const { return at0 + perX * x + perY * y; }
};

/// A face of the ground as it appears in the picture.
class FaceInSight {
public:
    FaceInSight(const SpaceGround::Face& face, const SpaceProjection& projection);

    /// Whether the face is visible. False if it is edge-on or has coordinates that are not finite.
    bool isSeen() const { return !m_sides.empty(); }
    bool covers(double x, double y) const;
    /// The part of the horizontal line at y that the face covers, as left and right end. Left is greater than
    /// right if the face does not cover the line.
    std::pair<double, double> span(double y) const;

    const QRectF& bounds() const { return m_bounds; }
    /// Depth of the face, m; larger is nearer to the viewer.
    const SpacePlane& depth() const { return m_depth; }
    /// The scalar product of `direction` and the point of the face that is seen, as a function of the
    /// position.
    SpacePlane along(const Point3& direction, const SpaceProjection& projection) const;
    /// Unit normal of the face, on the viewer's side.
    const Point3& normal() const { return m_normal; }

private:
    std::vector<SpacePlane> m_sides; ///< functions that are not negative inside the face, in pixels
    std::vector<std::pair<QPointF, QPointF>> m_edges; ///< edges of the polygon, in pixels
    QRectF m_bounds;
    SpacePlane m_depth;
    Point3 m_normal;
};

/// A body as it appears in the picture.
class BodyInSight {
public:
    BodyInSight(PlacedSolid body, const SpaceProjection& projection);

    /// The part of the body that is seen at a position in the picture, in the body's axes. SpaceHit::distance
    /// is minus the depth.
    std::optional<SpaceHit> at(double x, double y) const {
        return m_body.solid.meet(m_origin + x * m_perX + y * m_perY, m_direction);
    }
    const QRectF& bounds() const { return m_bounds; }
    const PlacedSolid& body() const { return m_body; }
    /// Converts a direction of the scene to the body's axes.
    Point3 own(const Point3& direction) const { return m_body.turn.transpose() * direction; }

private:
    PlacedSolid m_body;
    /// Origin and direction of lines of sight, in the body's axes.
    Point3 m_origin, m_perX, m_perY, m_direction;
    QRectF m_bounds;
};

/// A scene as it appears in the picture. Finds the objects that are visible at a position.
class SpaceSight {
public:
    /// `ground` must outlive this object. Bodies are omitted if their position or orientation is not finite.
    SpaceSight(const SpaceGround& ground, const std::vector<PlacedSolid>& bodies, const SpaceCamera& camera,
               const QSizeF& size);

    const SpaceGround& ground() const { return m_ground; }
    const SpaceProjection& projection() const { return m_projection; }
    const std::vector<FaceInSight>& faces() const { return m_faces; } ///< in the order of SpaceGround::faces
    const std::vector<BodyInSight>& bodies() const { return m_bodies; }

    /// Whether an object is in front of a point. `place` has the picture coordinates x, y and depth.
    bool hides(const Point3& place) const;
    /// The body that is seen at a position in the picture; null if there is none.
    const BodyInSight* bodyAt(double x, double y) const;

private:
    const SpaceGround& m_ground;
    SpaceProjection m_projection;
    std::vector<FaceInSight> m_faces;
    std::vector<BodyInSight> m_bodies;
    double m_slack; ///< differences in depth up to this value are rounding errors, m
};

} // namespace talweg
