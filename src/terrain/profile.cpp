#include "terrain/profile.h"

#include "base/contract.h"
#include "base/translation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg {

namespace {

/// Adds the next vertex, unless it is not to the right of the last one (a face of length zero).
void extend(Profile& profile, const Point& vertex, Landform faceBefore) {
    if (!profile.vertices.empty() && profile.vertices.back().x() >= vertex.x()) return;
    profile.vertices.push_back(vertex);
    profile.landforms.push_back(faceBefore);
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
    if (face >= landforms.size()) return tr("face %1", face);
    switch (landforms[face]) {
    case Landform::nearPlateau:
        return tr("the near plateau");
    case Landform::decline:
        return tr("the decline");
    case Landform::floor:
        return tr("the floor");
    case Landform::incline:
        return tr("the incline");
    case Landform::farPlateau:
        return tr("the far plateau");
    case Landform::nearPlain:
        return tr("the near plain");
    case Landform::top:
        return tr("the top");
    case Landform::farPlain:
        return tr("the far plain");
    case Landform::slope:
        return tr("the slope");
    case Landform::plain:
        break;
    }
    return tr("the plain");
}

Profile valley(double beta, double theta, double depth, double pl) {
    TALWEG_EXPECTS(depth >= 0 && pl >= 0);
    Profile profile;
    extend(profile, {0, 0}, Landform::nearPlateau);
    if (depth > 0 && beta <= 0) {
        profile.landforms.push_back(Landform::decline);
        profile.hasFarEnd = false;
        return profile;
    }
    const double foot = depth > 0 ? depth / std::tan(beta) : 0;
    extend(profile, {foot, -depth}, Landform::decline);
    extend(profile, {foot + pl, -depth}, Landform::floor);
    if (depth > 0 && theta <= 0) {
        profile.landforms.push_back(Landform::incline);
        profile.hasFarEnd = false;
        return profile;
    }
    if (depth > 0) extend(profile, {foot + pl + depth / std::tan(theta), 0}, Landform::incline);
    profile.landforms.push_back(Landform::farPlateau);
    return profile;
}

Profile hill(double beta, double theta, double height, double pl) {
    TALWEG_EXPECTS(height >= 0 && pl >= 0);
    Profile profile;
    extend(profile, {0, 0}, Landform::nearPlain);
    if (height > 0 && theta <= 0) {
        profile.landforms.push_back(Landform::incline);
        profile.hasFarEnd = false;
        return profile;
    }
    const double brow = height > 0 ? height / std::tan(theta) : 0;
    extend(profile, {brow, height}, Landform::incline);
    extend(profile, {brow + pl, height}, Landform::top);
    if (height > 0 && beta <= 0) {
        profile.landforms.push_back(Landform::decline);
        profile.hasFarEnd = false;
        return profile;
    }
    if (height > 0) extend(profile, {brow + pl + height / std::tan(beta), 0}, Landform::decline);
    profile.landforms.push_back(Landform::farPlain);
    return profile;
}

Profile slope(double tilt, double rise) {
    Profile profile;
    profile.leftTilt = profile.rightTilt = tilt;
    profile.hasFarEnd = tilt != 0 && rise / tilt > 0;
    extend(profile, {0, 0}, Landform::slope);
    if (profile.hasFarEnd) extend(profile, {rise / std::tan(tilt), rise}, Landform::slope);
    profile.landforms.push_back(Landform::slope);
    return profile;
}

Profile flat(double length) {
    Profile profile;
    extend(profile, {0, 0}, Landform::plain);
    extend(profile, {length, 0}, Landform::plain);
    profile.landforms.push_back(Landform::plain);
    return profile;
}

std::optional<ProfileFlaw> flawOf(const Points& points) {
    using Kind = ProfileFlaw::Kind;
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (points[i].x() < points[i - 1].x()) return ProfileFlaw{Kind::overhangs, i};
        if (points[i] == points[i - 1]) return ProfileFlaw{Kind::repeats, i};
        const bool goesOn = i > 1 && points[i].x() == points[i - 2].x();
        if (goesOn && (points[i - 1].y() > points[i - 2].y()) != (points[i].y() > points[i - 1].y()))
            return ProfileFlaw{Kind::turnsBack, i};
    }
    return std::nullopt;
}

Profile polyline(const Points& points) {
    TALWEG_EXPECTS(!points.empty() && !flawOf(points));
    Profile profile;
    profile.vertices = points;
    return profile;
}

} // namespace talweg
