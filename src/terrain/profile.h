#pragma once

#include "base/point.h"

#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// The kind of a face, from which its displayed name is made.
enum class Landform {
    nearPlateau,
    decline,
    floor,
    incline,
    farPlateau,
    nearPlain,
    top,
    farPlain,
    slope,
    plain
};

/// Ground in the vertical plane: plane faces joined at vertices, infinite on both sides. Face i ends at
/// vertex i; face 0 extends to the far left, the last face to the far right. At a rim, the ground bends down;
/// at a corner, it bends up. A face between vertices of equal x is a wall, with a tilt of exactly ±π/2.
struct Profile {
    Points vertices;                 ///< at least one; must be valid (see flawOf)
    double leftTilt = 0;             ///< tilt of face 0, rad, positive uphill towards +x
    double rightTilt = 0;            ///< tilt of the last face, rad, positive uphill towards +x
    std::vector<Landform> landforms; ///< kinds of the first faces; the other faces have none
    bool hasFarEnd = true;           ///< whether the last vertex is a far end: a body that reaches it has
                                     ///< crossed the ground

    std::size_t faces() const { return vertices.size() + 1; }
    double tilt(std::size_t face) const;      ///< rad
    double elevation(double x) const;         ///< elevation of the ground, m; at a wall, that of its left end
    double lowest() const;                    ///< smallest elevation of a vertex, m
    std::string name(std::size_t face) const; ///< for display: "the incline", or "face 12"
};

/// The valley of Hartl 2006, figure 4.1: level ground, a face declining at beta (rad) through the depth (m, ≥
/// 0), a floor of length pl (m), and a face inclining at theta (rad) back to the level. With pl = 0 it is a
/// gully; with depth 0, it is level ground of length pl. A face with zero inclination never ends.
Profile valley(double beta, double theta, double depth, double pl);

/// A hill, the inverted valley: up at theta (rad) through the height (m), a top of length pl (m), and down at
/// beta (rad).
Profile hill(double beta, double theta, double height, double pl);

/// One face with this tilt (rad, negative downhill). The body has crossed it when the elevation has changed
/// by `rise` (m).
Profile slope(double tilt, double rise);

/// Level ground. The body has crossed it after this length (m).
Profile flat(double length);

/// Unit vector along a face with this tilt (rad), towards +x. At ±π/2 it is exactly vertical, whereas cos
/// would have a rounding error.
inline Point directionOf(double tilt) {
    if (std::abs(tilt) == std::numbers::pi / 2) return {0, std::copysign(1.0, tilt)};
    return {std::cos(tilt), std::sin(tilt)};
}

/// Reason why a sequence of points is not valid ground: x decreases (overhangs); a point equals the previous
/// one (repeats); or a wall goes up and then down, or down and then up (turnsBack).
struct ProfileFlaw {
    enum class Kind { overhangs, repeats, turnsBack } kind;
    std::size_t point; ///< index of the first point that violates the rule
};
std::optional<ProfileFlaw> flawOf(const Points& points);

/// Faces between the given points, which must be valid (see flawOf), with level ground before and after.
Profile polyline(const Points& points);

} // namespace talweg
