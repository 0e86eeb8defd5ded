#include "figures/space/space_sight.h"

#include <cmath>
#include <limits>

namespace talweg {

namespace {

/// Faces are considered edge-on if the sine of the angle at which they are seen is smaller than this.
constexpr double edgeOn = 1e-5;
/// Distance, in pixels, up to which a point outside a face is still covered by it. Prevents gaps between
/// adjacent faces.
constexpr double seam = 1e-6;

constexpr double noDepth = -std::numeric_limits<double>::infinity();

QRectF boundsOf(const std::vector<std::pair<QPointF, QPointF>>& edges) {
    double left = -noDepth, top = -noDepth, right = noDepth, bottom = noDepth;
    for (const auto& [from, to] : edges) {
        left = std::min(left, from.x());
        right = std::max(right, from.x());
        top = std::min(top, from.y());
        bottom = std::max(bottom, from.y());
    }
    return {QPointF(left, top), QPointF(right, bottom)};
}

/// Distance of a point from an edge; positive on the inner side. `inner` is 1 or −1.
SpacePlane sideOf(const QPointF& from, const QPointF& to, double inner) {
    const QPointF along = to - from;
    const double length = std::hypot(along.x(), along.y());
    const double perX = -inner * along.y() / length, perY = inner * along.x() / length;
    return {-perX * from.x() - perY * from.y(), perX, perY};
}

double areaOf(const std::vector<std::pair<QPointF, QPointF>>& edges) {
    double sum = 0;
    for (const auto& [from, to] : edges)
        sum += from.x() * to.y() - to.x() * from.y();
    return sum;
}

} // namespace

FaceInSight::FaceInSight(const SpaceGround::Face& face, const SpaceProjection& projection)
    : m_normal(face.normal) {
    if (projection.towards().dot(m_normal) < 0) m_normal = -m_normal;
    const double facing = m_normal.dot(projection.towards());
    if (!(facing > edgeOn)) return;
    for (std::size_t i = 0; i < face.corners.size(); ++i) {
        const Point3 from = projection.toPicture(face.corners[i]);
        const Point3 to = projection.toPicture(face.corners[(i + 1) % face.corners.size()]);
        m_edges.emplace_back(QPointF(from.x(), from.y()), QPointF(to.x(), to.y()));
    }
    m_bounds = boundsOf(m_edges);
    const double inner = areaOf(m_edges) > 0 ? 1 : -1;
    for (const auto& [from, to] : m_edges)
        if (from != to) m_sides.push_back(sideOf(from, to, inner));
    const Point3 origin = projection.toSpace(0, 0);
    m_depth = {m_normal.dot(face.corners[0] - origin) / facing,
               -m_normal.dot(projection.right()) / (projection.scale() * facing),
               m_normal.dot(projection.up()) / (projection.scale() * facing)};
}

bool FaceInSight::covers(double x, double y) const {
    if (!isSeen()) return false;
    for (const SpacePlane& side : m_sides)
        if (side(x, y) < -seam) return false;
    return true;
}

std::pair<double, double> FaceInSight::span(double y) const {
    double left = -noDepth, right = noDepth;
    for (const auto& [from, to] : m_edges) {
        if ((from.y() <= y) == (to.y() <= y)) continue;
        const double x = from.x() + (to.x() - from.x()) * (y - from.y()) / (to.y() - from.y());
        left = std::min(left, x);
        right = std::max(right, x);
    }
    return {left - seam, right + seam};
}

SpacePlane FaceInSight::along(const Point3& direction, const SpaceProjection& projection) const {
    const double depth = direction.dot(projection.towards());
    return {direction.dot(projection.toSpace(0, 0)) + depth * m_depth.at0,
            direction.dot(projection.right()) / projection.scale() + depth * m_depth.perX,
            -direction.dot(projection.up()) / projection.scale() + depth * m_depth.perY};
}

BodyInSight::BodyInSight(PlacedSolid body, const SpaceProjection& projection) : m_body(std::move(body)) {
    m_origin = own(projection.toSpace(0, 0) - m_body.place);
    m_perX = own(projection.right()) / projection.scale();
    m_perY = -own(projection.up()) / projection.scale();
    m_direction = -own(projection.towards());
    const Point3 middle = projection.toPicture(m_body.place);
    const double reach = m_body.solid.reach() * projection.scale();
    m_bounds = {middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach};
}

SpaceSight::SpaceSight(const SpaceGround& ground, const std::vector<PlacedSolid>& bodies,
                       const SpaceCamera& camera, const QSizeF& size)
    : m_ground(ground), m_projection(camera, size), m_slack(1e-6 * camera.span) {
    m_faces.reserve(ground.faces.size());
    for (const SpaceGround::Face& face : ground.faces)
        m_faces.emplace_back(face, m_projection);
    for (const PlacedSolid& body : bodies)
        if (body.place.allFinite() && body.turn.allFinite() && body.solid.reach() > 0)
            m_bodies.emplace_back(body, m_projection);
}

bool SpaceSight::hides(const Point3& place) const {
    for (const FaceInSight& face : m_faces)
        if (face.depth()(place.x(), place.y()) > place.z() + m_slack && face.covers(place.x(), place.y()))
            return true;
    for (const BodyInSight& body : m_bodies) {
        if (!body.bounds().contains(place.x(), place.y())) continue;
        const auto hit = body.at(place.x(), place.y());
        if (hit && -hit->distance > place.z() + m_slack) return true;
    }
    return false;
}

const BodyInSight* SpaceSight::bodyAt(double x, double y) const {
    const BodyInSight* nearest = nullptr;
    double depth = noDepth;
    for (const BodyInSight& body : m_bodies) {
        const auto hit = body.at(x, y);
        if (!hit || -hit->distance <= depth) continue;
        depth = -hit->distance;
        nearest = &body;
    }
    const bool hidden = nearest && hides({x, y, depth});
    return hidden ? nullptr : nearest;
}

} // namespace talweg
