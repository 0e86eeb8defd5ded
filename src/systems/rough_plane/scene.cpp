#include "systems/rough_plane/solved.h"

#include "base/angle.h"
#include "base/translation.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg::rough_plane {

namespace {

/// Drawn thickness of flat bodies, as a fraction of their length.
constexpr double thin = 0.02;

/// The bounding rectangle of a body in its own axes.
struct Extent {
    Point min{0, 0}, max{0, 0};

    Point middle() const { return (min + max) / 2; }
    Point size() const { return max - min; }
};

Extent extentOf(const Contact& contact) {
    Extent extent;
    if (const auto* particles = std::get_if<Particles>(&contact)) {
        for (const auto& one : particles->all) {
            extent.min = extent.min.cwiseMin(one.place);
            extent.max = extent.max.cwiseMax(one.place);
        }
    } else if (const auto* rod = std::get_if<Rod>(&contact)) {
        extent = {{-rod->L2, 0}, {rod->L1, 0}};
    } else {
        const auto& plate = std::get<Plate>(contact);
        extent = {{-plate.a, -plate.b}, {plate.a, plate.b}};
    }
    return extent;
}

Points rectangle(const Extent& extent) {
    return {extent.min, {extent.max.x(), extent.min.y()}, extent.max, {extent.min.x(), extent.max.y()}};
}

/// Outline seen from above. The outline of joined particles connects them in order of their angle around the
/// centre.
Points outlineOf(const Body& body) {
    Extent extent = extentOf(body.contact);
    if (const auto* particles = std::get_if<Particles>(&body.contact)) {
        Points corners;
        for (const auto& one : particles->all)
            corners.push_back(one.place);
        std::ranges::sort(corners, {}, [](const Point& p) { return std::atan2(p.y(), p.x()); });
        return corners.size() > 1 ? corners : Points();
    }
    if (std::holds_alternative<Rod>(body.contact)) {
        const double half = thin / 2 * extent.size().x();
        extent.min.y() = -half;
        extent.max.y() = half;
    }
    return rectangle(extent);
}

/// Times at which the outline on the main trajectory is drawn.
std::vector<double> shownTimes(double end) {
    constexpr int count = 6; // more outlines would cover each other
    std::vector<double> times;
    for (int i = 0; i <= count; ++i)
        times.push_back(end * i / count);
    return times;
}

/// Largest distance of a point of the body from the centre of mass, m.
double reachOf(const Body& body) {
    const Extent extent = extentOf(body.contact);
    return std::max(extent.min.norm(), extent.max.norm());
}

/// The bounding rectangle of the main trajectory.
Extent wayOf(const Solved& solved) {
    Extent way{{solved.start.x, solved.start.w}, {solved.start.x, solved.start.w}};
    constexpr int parts = 200; // between samples, a curved path leaves the rectangle by far less than the
                               // margin
    for (int i = 0; i <= parts; ++i) {
        const State s = solved.mainTrajectory().at(solved.duration * i / parts);
        way.min = way.min.cwiseMin(Point(s.x, s.w));
        way.max = way.max.cwiseMax(Point(s.x, s.w));
    }
    return way;
}

/// The radius of the ball that shows a particle.
double ballRadius(const Solved& solved) {
    const double span = wayOf(solved).size().norm();
    return span > 0 ? 0.02 * span : 0.1;
}

/// The axes of the plane in the 3-D scene: across, uphill, normal to the plane.
Eigen::Matrix3d axesOf(const Inputs& in) {
    const double phi = in.phi * radiansPerDegree;
    Eigen::Matrix3d axes;
    axes.col(0) = Point3(1, 0, 0);
    axes.col(1) = Point3(0, std::sin(phi), -std::cos(phi));
    axes.col(2) = Point3(0, std::cos(phi), std::sin(phi));
    return axes;
}

double thicknessOf(const Inputs& in, const Body& body) {
    return in.body == Shape::box ? 2 * in.h : thin * extentOf(body.contact).size().norm();
}

/// A solid with the upper face `top`, down to the elevation `floor`.
std::vector<SpaceFace> block(const std::vector<Point3>& top, double floor) {
    std::vector<SpaceFace> faces{{top, 0}};
    for (std::size_t i = 0; i < top.size(); ++i) {
        const Point3 &a = top[i], &b = top[(i + 1) % top.size()];
        faces.push_back({{a, b, {b.x(), floor, b.z()}, {a.x(), floor, a.z()}}, 0.3});
    }
    return faces;
}

} // namespace

Scene sceneOf(const Solved& solved) {
    Scene scene;
    const Points outline = outlineOf(solved.body);
    const auto add = [&](Model model, const std::string& ending, std::vector<double> shownAt) {
        SceneBody body;
        body.name = nameOf(model);
        body.x = "x" + ending;
        body.y = "w" + ending;
        body.angle = "theta" + ending;
        body.outline = outline;
        body.shownAt = std::move(shownAt);
        body.line = static_cast<std::size_t>(model);
        scene.bodies.push_back(std::move(body));
    };
    add(solved.model(), "", shownTimes(solved.endOf(solved.mainTrajectory())));
    for (const Model model : models) {
        if (model == solved.model()) continue;
        const Trajectory& trajectory = solved.trajectories[static_cast<std::size_t>(model)];
        add(model, std::string("_") + idOf(model), {std::min(solved.endOf(trajectory), solved.duration)});
    }
    return scene;
}

InSpace inSpace(const Inputs& inputs, const Body& body, const State& state) {
    const Eigen::Matrix3d axes = axesOf(inputs);
    const Point middle = Eigen::Rotation2Dd(state.theta) * extentOf(body.contact).middle();
    const double above = thicknessOf(inputs, body) / 2;
    const Point3 centre = axes * Point3(state.x + middle.x(), state.w + middle.y(), above);
    Eigen::Quaterniond turning =
        Eigen::Quaterniond(axes) * Eigen::AngleAxisd(state.theta, Eigen::Vector3d::UnitZ());
    // A SpaceBody rod lies along its third axis.
    if (inputs.body == Shape::rod)
        turning = turning * Eigen::AngleAxisd(std::numbers::pi / 2, Eigen::Vector3d::UnitY());
    return {centre, {turning.w(), turning.x(), turning.y(), turning.z()}};
}

SpaceScene spaceOf(const Solved& solved) {
    const Inputs& in = solved.inputs;
    const Eigen::Matrix3d axes = axesOf(in);
    Extent way = wayOf(solved);
    const double span = std::max(way.size().maxCoeff(), 2 * reachOf(solved.body));
    const double margin = 1.2 * reachOf(solved.body) + 0.15 * (span > 0 ? span : 1);
    way.min.array() -= margin;
    way.max.array() += margin;
    SpaceScene scene;
    std::vector<Point3> top;
    double floor = std::numeric_limits<double>::infinity();
    for (const Point& corner : rectangle(way)) {
        top.push_back(axes * Point3(corner.x(), corner.y(), 0));
        floor = std::min(floor, top.back().y());
    }
    scene.ground = block(top, floor - 0.05 * way.size().maxCoeff());
    SpaceBody body;
    body.name = tr("Body");
    body.color = solved.main();
    body.x = "space_x";
    body.y = "space_y";
    body.z = "space_z";
    const Extent extent = extentOf(solved.body.contact);
    const double thickness = thicknessOf(in, solved.body);
    if (in.body == Shape::particle) {
        body.shape = SpaceBody::Shape::sphere;
        body.radius = ballRadius(solved);
    } else if (in.body == Shape::rod) {
        body.shape = SpaceBody::Shape::rod;
        body.radius = thickness / 2;
        body.length = extent.size().x();
    } else {
        body.shape = SpaceBody::Shape::box;
        body.sides = {std::max(extent.size().x(), thickness), std::max(extent.size().y(), thickness),
                      thickness};
    }
    if (in.body != Shape::particle) body.turning = {"turning_w", "turning_x", "turning_y", "turning_z"};
    scene.bodies.push_back(std::move(body));
    return scene;
}

} // namespace talweg::rough_plane
