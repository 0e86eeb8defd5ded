#pragma once

#include "figures/space/space_sight.h"
#include "figures/theme.h"

#include <QRgb>
#include <array>
#include <vector>

namespace talweg {

/// The style in which a 3-D scene is drawn.
struct SpaceLook {
    Theme theme = Theme::light();
    double gridStep = 0; ///< distance of the grid lines on the ground, m; 0 for none
    double unit = 1;     ///< width of a thin line, pixels
};

/// A colour for calculations; each component is from 0 to 255.
using Tint = Eigen::Array3f;

Tint tintOf(const QColor& color);

inline QRgb rgbOf(const Tint& tint) {
    const Eigen::Array3i whole = (tint.cwiseMax(0.0F).cwiseMin(255.0F) + 0.5F).cast<int>();
    return qRgb(whole[0], whole[1], whole[2]);
}

/// The light on bodies. It comes from above the viewer's left shoulder for every viewing direction.
class BodyLight {
public:
    BodyLight(const BodyInSight& body, const SpaceProjection& projection);

    Tint operator()(const SpaceHit& hit) const;

private:
    Point3 m_light, m_half, m_up, m_towards; ///< in the body's axes
    std::array<Tint, spaceParts> m_tints;
};

/// The soft shadow that a body casts along the light.
class SpaceShadow {
public:
    SpaceShadow(const BodyInSight& body, const SpaceProjection& projection);

    /// The fraction of light that remains at a point, given by its coordinates perpendicular to and along the
    /// light, m.
    double lightAt(double a, double b, double along) const;
    /// The part of the picture in which the shadow on a face may lie; empty if there is no shadow.
    QRectF bounds(const FaceInSight& face, const SpaceProjection& projection) const;

private:
    double outside(double a, double b) const;

    Point3 m_place;
    Point3 m_middle; ///< centre of the body: two coordinates perpendicular to the light and one along it, m
    double m_reach;
    bool m_round;
    std::vector<SpacePlane> m_sides; ///< sides of the body's outline seen along the light, positive outside
};

/// The colours of one face of the ground: light, grid, shadows.
class FaceLight {
public:
    FaceLight(const FaceInSight& face, const SpaceGround::Face& ground, const SpaceProjection& projection,
              const SpaceLook& look, const std::vector<SpaceShadow>& shadows);

    /// Paints `count` pixels to the right, starting at (x, y). Pixels are squares centred at (x + 1/2, y +
    /// 1/2).
    void paint(QRgb* pixels, int x, int y, int count) const;
    Tint at(double x, double y) const;

private:
    /// Lines where a number that is linear over the picture has whole values.
    struct Lines {
        SpacePlane number;
        float perUnit = 0;  ///< pixels between lines
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
