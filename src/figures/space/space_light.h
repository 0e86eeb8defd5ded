#pragma once

#include "figures/space/space_sight.h"
#include "figures/theme.h"

#include <QRgb>
#include <array>
#include <vector>

namespace talweg {

/// Style of a 3-D scene.
struct SpaceLook {
    Theme theme = Theme::light();
    double gridStep = 0; ///< distance between the grid lines on the ground, m; 0 for none
    double unit = 1;     ///< width of a thin line, pixels
};

/// A colour for calculations; each component is from 0 to 255.
using Tint = Eigen::Array3f;

Tint tintOf(const QColor& color);

inline QRgb rgbOf(const Tint& tint) {
    const Eigen::Array3i whole = (tint.cwiseMax(0.0F).cwiseMin(255.0F) + 0.5F).cast<int>();
    return qRgb(whole[0], whole[1], whole[2]);
}

/// The light on a body. It comes from above the viewer's left shoulder for every viewing direction.
class BodyLight {
public:
    BodyLight(const BodyInSight& body, const SpaceProjection& projection);

    Tint operator()(const SpaceHit& hit) const;

private:
    Point3 m_light, m_half, m_up, m_towards; ///< in the axes of the body
    std::array<Tint, spaceParts> m_tints;
};

/// The soft shadow of a body, in the direction of the light.
class SpaceShadow {
public:
    SpaceShadow(const BodyInSight& body, const SpaceProjection& projection);

    /// The fraction of the light that reaches a point, from 0 to 1. The coordinates of the point are two
    /// perpendicular to the light (`a`, `b`) and one along it (`along`), m.
    double lightAt(double a, double b, double along) const;
    /// The part of the picture that the shadow on a face may cover; empty if there is no shadow.
    QRectF bounds(const FaceInSight& face, const SpaceProjection& projection) const;

private:
    double outside(double a, double b) const;

    Point3 m_place;
    Point3 m_middle; ///< centre of the body: two coordinates perpendicular to the light, and one along it, m
    double m_reach;
    bool m_round;
    /// Sides of the body's outline as seen along the light; positive outside.
    std::vector<SpacePlane> m_sides;
};

/// The colours of one face of the ground: light, grid and shadows.
class FaceLight {
public:
    FaceLight(const FaceInSight& face, const SpaceGround::Face& ground, const SpaceProjection& projection,
              const SpaceLook& look, const std::vector<SpaceShadow>& shadows);

    /// Paints `count` pixels to the right, starting at (x, y). The centre of a pixel is at (x + 1/2, y +
    /// 1/2).
    void paint(QRgb* pixels, int x, int y, int count) const;
    Tint at(double x, double y) const;

private:
    /// Parallel lines in the picture, where a linear function of the position has whole values.
    struct Lines {
        SpacePlane number;
        float perUnit = 0;  ///< distance between lines, pixels
        float strength = 0; ///< 0 for none
        float cover(double x, double y, float halfWidth) const;
    };
    struct Cast {
        const SpaceShadow* shadow;
        QRectF bounds;
    };
    Lines linesAcross(const Point3& direction, const FaceInSight& face, const SpaceProjection& projection,
                      const SpaceLook& look) const;
    void paintGrid(QRgb* pixels, int x, int y, int count) const;
    void paintShadow(const Cast& cast, QRgb* pixels, int x, int y, int count) const;
    float lightAt(const Cast& cast, double x, double y) const;

    Tint m_plain, m_line;
    std::array<Lines, 2> m_grid;
    bool m_hasGrid = false;
    float m_halfWidth;
    SpacePlane m_across1, m_across2, m_along;
    std::vector<Cast> m_casts;
};

} // namespace talweg
