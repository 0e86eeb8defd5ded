#include "figures/space/space_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>

namespace talweg {

namespace {

/// Cosine of the angle between faces up to which they look like one curved surface.
constexpr double bendCosine = 0.98;
/// Adjacent faces are one surface if 1 minus the cosine of the angle between their normals is less than this.
/// The angle is then less than 0.003°.
constexpr double samePlane = 1e-9;

/// Normal vector of a polygon. Its length is twice the area.
Point3 areaVector(const std::vector<Point3>& corners) {
    Point3 sum(0, 0, 0);
    for (std::size_t i = 2; i < corners.size(); ++i)
        sum += (corners[i - 1] - corners[0]).cross(corners[i] - corners[0]);
    return sum;
}

/// Identifies an edge by its end points in a fixed order, so that both faces at the edge have the same key.
using EdgeKey = std::array<double, 6>;

EdgeKey keyOf(const Point3& a, const Point3& b) {
    const auto before = [](const Point3& p, const Point3& q) {
        return std::lexicographical_compare(p.begin(), p.end(), q.begin(), q.end());
    };
    const Point3 &first = before(a, b) ? a : b, &second = before(a, b) ? b : a;
    return {first.x(), first.y(), first.z(), second.x(), second.y(), second.z()};
}

using Neighbours = std::map<EdgeKey, std::vector<std::size_t>>;

Neighbours neighboursOf(const std::vector<SpaceGround::Face>& faces) {
    Neighbours neighbours;
    for (std::size_t f = 0; f < faces.size(); ++f) {
        const auto& corners = faces[f].corners;
        for (std::size_t i = 0; i < corners.size(); ++i)
            neighbours[keyOf(corners[i], corners[(i + 1) % corners.size()])].push_back(f);
    }
    return neighbours;
}

bool isOneSurface(const SpaceGround::Face& a, const SpaceGround::Face& b) {
    return a.tone == b.tone && std::abs(a.normal.dot(b.normal)) > 1 - samePlane;
}

/// Whether two adjacent faces have no visible edge between them.
bool isSmooth(const SpaceGround::Face& a, const SpaceGround::Face& b) {
    return a.tone == b.tone && std::abs(a.normal.dot(b.normal)) > bendCosine;
}

} // namespace

SpaceGround::SpaceGround(const std::vector<SpaceFace>& given) {
    for (const SpaceFace& face : given) {
        const Point3 normal = areaVector(face.corners);
        if (!(normal.norm() > 0) || !normal.allFinite() || !std::isfinite(face.tone)) continue;
        faces.push_back({face.corners, normal.normalized(), std::clamp(face.tone, 0.0, 1.0),
                         static_cast<int>(faces.size())});
    }
    for (const auto& [key, sharing] : neighboursOf(faces)) {
        const Face& first = faces[sharing.front()];
        if (sharing.size() == 2 && isOneSurface(first, faces[sharing[1]])) {
            const int from = faces[sharing[1]].surface, to = first.surface;
            for (Face& face : faces)
                if (face.surface == from) face.surface = to;
        }
        if (sharing.size() != 2 || !isSmooth(first, faces[sharing[1]]))
            edges.push_back({{key[0], key[1], key[2]}, {key[3], key[4], key[5]}});
    }
}

} // namespace talweg
