#include "terrain/profile.h"

#include "base/contract.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg {

namespace {

/// Adds the next vertex unless it coincides with the last one.
void extend(Profile& profile, const Point& vertex, const char* faceBefore) {
    if (!profile.vertices.empty() && profile.vertices.back().x() >= vertex.x()) return;
    profile.vertices.push_back(vertex);
    profile.names.emplace_back(faceBefore);
}

} // namespace

double Profile::tilt(std::size_t face) const {
    if (face == 0) return leftTilt;
    if (face == vertices.size()) return rightTilt;
    const Point d = vertices[face] - vertices[face - 1];
    return std::atan2(d.y(), d.x());
}

double Profile::elevation(double x) const {
    const auto it = std::ranges::lower_bound(vertices, x, {}, [](const Point& p) { return p.x(); });
    const auto face = static_cast<std::size_t>(it - vertices.begin());
    const Point& anchor = vertices[face == 0 ? 0 : face - 1];
    return anchor.y() + (x - anchor.x()) * std::tan(tilt(face));
}

double Profile::lowest() const {
    return std::ranges::min(vertices, {}, [](const Point& p) { return p.y(); }).y();
}

std::string Profile::name(std::size_t face) const {
    return face < names.size() ? std::string(names[face]) : "face " + std::to_string(face);
}

Profile valley(double beta, double theta, double depth, double pl) {
    TALWEG_EXPECTS(depth >= 0 && pl >= 0);
    Profile profile;
    extend(profile, {0, 0}, "the near plateau");
    if (depth > 0 && beta <= 0) {
        profile.names.emplace_back("the decline");
        profile.hasFarEnd = false;
        return profile;
    }
    const double foot = depth > 0 ? depth / std::tan(beta) : 0;
    extend(profile, {foot, -depth}, "the decline");
    extend(profile, {foot + pl, -depth}, "the floor");
    if (depth > 0 && theta <= 0) {
        profile.names.emplace_back("the incline");
        profile.hasFarEnd = false;
        return profile;
    }
    if (depth > 0) extend(profile, {foot + pl + depth / std::tan(theta), 0}, "the incline");
    profile.names.emplace_back("the far plateau");
    return profile;
}

Profile hill(double beta, double theta, double height, double pl) {
    TALWEG_EXPECTS(height >= 0 && pl >= 0);
    Profile profile;
    extend(profile, {0, 0}, "the near plain");
    if (height > 0 && theta <= 0) {
        profile.names.emplace_back("the incline");
        profile.hasFarEnd = false;
        return profile;
    }
    const double brow = height > 0 ? height / std::tan(theta) : 0;
    extend(profile, {brow, height}, "the incline");
    extend(profile, {brow + pl, height}, "the top");
    if (height > 0 && beta <= 0) {
        profile.names.emplace_back("the decline");
        profile.hasFarEnd = false;
        return profile;
    }
    if (height > 0) extend(profile, {brow + pl + height / std::tan(beta), 0}, "the decline");
    profile.names.emplace_back("the far plain");
    return profile;
}

Profile slope(double tilt, double rise) {
    Profile profile;
    profile.leftTilt = profile.rightTilt = tilt;
    profile.hasFarEnd = tilt != 0 && rise / tilt > 0;
    extend(profile, {0, 0}, "the slope");
    if (profile.hasFarEnd) extend(profile, {rise / std::tan(tilt), rise}, "the slope");
    profile.names.emplace_back("the slope");
    return profile;
}

Profile flat(double length) {
    Profile profile;
    extend(profile, {0, 0}, "the plain");
    extend(profile, {length, 0}, "the plain");
    profile.names.emplace_back("the plain");
    return profile;
}

Profile polyline(const Points& points) {
    TALWEG_EXPECTS(!points.empty() && areIncreasing(points));
    Profile profile;
    profile.vertices = points;
    return profile;
}

} // namespace talweg
