#include "figures/space/space_solid.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace talweg {

namespace {

using Shape = SpaceBody::Shape;

/// Ratio of inner to outer radius with which open cylinders are drawn.
constexpr double bore = 0.84;
/// Cosine of the half angle of the round holes with which hollow spheres are drawn, one at each end of each
/// axis.
constexpr double holeCosine = 0.925;

constexpr double none = std::numeric_limits<double>::infinity();

/// Octants are alternately pale and plain, as on the markers of crash tests.
SpacePart octant(const Point3& n) {
    return (n.x() > 0) ^ (n.y() > 0) ^ (n.z() > 0) ? SpacePart::pale : SpacePart::plain;
}

bool isHole(const Point3& n) {
    return n.cwiseAbs().maxCoeff() > holeCosine;
}

/// The part of a line inside a convex body, as distances of entry and exit.
struct Stretch {
    double from = -none, to = none;
    bool isEmpty() const { return !(from <= to); }
};

/// The part of a line inside an infinite cylinder about the z axis.
Stretch insideBar(const Point3& o, const Point3& d, double radius) {
    const double a = d.head<2>().squaredNorm(), b = o.head<2>().dot(d.head<2>());
    const double c = o.head<2>().squaredNorm() - radius * radius;
    if (a < 1e-14) return c <= 0 ? Stretch{} : Stretch{none, -none};
    const double discriminant = b * b - a * c;
    if (discriminant < 0) return {none, -none};
    const double root = std::sqrt(discriminant);
    return {(-b - root) / a, (-b + root) / a};
}

/// The part of a line in which one coordinate is between −half and half.
Stretch between(double o, double d, double half) {
    if (std::abs(d) < 1e-14) return std::abs(o) <= half ? Stretch{} : Stretch{none, -none};
    const double first = (-half - o) / d, second = (half - o) / d;
    return {std::min(first, second), std::max(first, second)};
}

double reachOf(const SpaceBody& body) {
    const double reach = body.shape == Shape::box ? body.sides.norm() / 2
                         : body.shape == Shape::sphere || body.shape == Shape::hollowSphere
                             ? body.radius
                             : std::hypot(body.radius, body.length / 2);
    return std::isfinite(reach) && reach > 0 ? reach : 0;
}

} // namespace

SpaceSolid::SpaceSolid(const SpaceBody& body)
    : m_shape(body.shape), m_radius(body.radius), m_half(body.length / 2), m_sides(body.sides / 2),
      m_reach(reachOf(body)) {}

bool SpaceSolid::isRound() const {
    return m_shape == Shape::sphere || m_shape == Shape::hollowSphere;
}

SpaceSolid::Hit SpaceSolid::meet(const Point3& origin, const Point3& direction) const {
    if (m_reach == 0) return {};
    if (isRound()) return meetSphere(origin, direction);
    return m_shape == Shape::box ? meetBox(origin, direction) : meetCylinder(origin, direction);
}

SpaceSolid::Hit SpaceSolid::meetSphere(const Point3& o, const Point3& d) const {
    const double b = o.dot(d);
    const double discriminant = b * b - o.squaredNorm() + m_radius * m_radius;
    if (discriminant < 0) return {};
    const double root = std::sqrt(discriminant);
    const Point3 near = (o + (-b - root) * d) / m_radius;
    if (m_shape == Shape::sphere || !isHole(near)) return SpaceHit{-b - root, near, octant(near)};
    const Point3 far = (o + (-b + root) * d) / m_radius;
    if (isHole(far)) return {};
    return SpaceHit{-b + root, -far, SpacePart::insidePart};
}

SpaceSolid::Hit SpaceSolid::meetCylinder(const Point3& o, const Point3& d) const {
    const Stretch side = insideBar(o, d, m_radius), ends = between(o.z(), d.z(), m_half);
    if (side.isEmpty() || ends.isEmpty() || std::max(side.from, ends.from) > std::min(side.to, ends.to))
        return {};
    const bool cap = ends.from > side.from;
    const double distance = cap ? ends.from : side.from;
    const Point3 place = o + distance * d;
    const bool marked = m_shape != Shape::rod && (place.x() > 0) != (place.y() > 0);
    if (!cap) {
        const Point3 normal(place.x() / m_radius, place.y() / m_radius, 0);
        return SpaceHit{distance, normal, marked ? SpacePart::pale : SpacePart::plain};
    }
    if (m_shape == Shape::hollowCylinder && place.head<2>().norm() < bore * m_radius) return meetBore(o, d);
    return SpaceHit{
        distance, {0, 0, d.z() < 0 ? 1.0 : -1.0}, marked ? SpacePart::capPale : SpacePart::capPlain};
}

SpaceSolid::Hit SpaceSolid::meetBore(const Point3& o, const Point3& d) const {
    const double distance = insideBar(o, d, bore * m_radius).to;
    const Point3 place = o + distance * d;
    if (!(std::abs(place.z()) <= m_half)) return {};
    const Point3 normal(-place.x() / (bore * m_radius), -place.y() / (bore * m_radius), 0);
    return SpaceHit{distance, normal, SpacePart::insidePart};
}

SpaceSolid::Hit SpaceSolid::meetBox(const Point3& o, const Point3& d) const {
    Stretch inside;
    int axis = 0;
    for (int i = 0; i < 3; ++i) {
        const Stretch along = between(o[i], d[i], m_sides[i]);
        if (along.from > inside.from) axis = i;
        inside = {std::max(inside.from, along.from), std::min(inside.to, along.to)};
    }
    if (inside.isEmpty()) return {};
    const Point3 normal = (d[axis] < 0 ? 1.0 : -1.0) * Point3::Unit(axis);
    return SpaceHit{inside.from, normal, axis == 1 ? SpacePart::pale : SpacePart::plain};
}

std::vector<Point3> SpaceSolid::hull() const {
    std::vector<Point3> points;
    if (m_shape == Shape::box)
        for (int corner = 0; corner < 8; ++corner)
            points.push_back(
                m_sides.cwiseProduct(Point3(corner & 1 ? 1 : -1, corner & 2 ? 1 : -1, corner & 4 ? 1 : -1)));
    // Points of the rims. Their convex hull differs from the solid by less than a hundredth of the radius.
    constexpr int around = 24;
    for (int i = 0; m_shape != Shape::box && i < around; ++i) {
        const double angle = 2 * std::numbers::pi * i / around;
        for (const double z : {-m_half, m_half})
            points.emplace_back(m_radius * std::cos(angle), m_radius * std::sin(angle), z);
    }
    return points;
}

} // namespace talweg
