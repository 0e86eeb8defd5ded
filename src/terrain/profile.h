#pragma once

#include "base/point.h"

#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// A kind of face, which gives it a name for people.
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
/// vertex i; face 0 comes from the left, the last face leaves to the right. A vertex at which the ground
/// bends down is a rim, one at which it bends up is a corner. A face between vertices of equal x is a wall,
/// with a tilt of exactly ±π/2.
struct Profile {
    Points vertices;                 ///< at least one; flawOf finds nothing
    double leftTilt = 0;             ///< tilt of face 0, rad, positive uphill towards +x
    double rightTilt = 0;            ///< tilt of the last face, rad, positive uphill towards +x
    std::vector<Landform> landforms; ///< kinds of the first faces; later faces have none
    bool hasFarEnd = true;           ///< whether reaching the last vertex means having crossed

    std::size_t faces() const { return vertices.size() + 1; }
    double tilt(std::size_t face) const;      ///< rad
    double elevation(double x) const;         ///< of the ground, m; at a wall the elevation of its left end
    double lowest() const;                    ///< smallest elevation of a vertex, m
    std::string name(std::size_t face) const; ///< for people: "the incline", or "face 12"
};

/// The valley of Hartl 2006, figure 4.1: level ground, a face declining at beta (rad) through the depth (m, ≥
/// 0), a floor of length pl (m), a face inclining at theta (rad) back to the level. Without a floor it is a
/// gully; with depth 0 level ground of length pl. A face with no inclination never ends.
Profile valley(double beta, double theta, double depth, double pl);

/// A hill, the inverted valley: up at theta (rad) through the height (m), a top of length pl (m), down at
/// beta (rad).
Profile hill(double beta, double theta, double height, double pl);

/// One face with this tilt (rad, negative downhill), crossed once the elevation has changed by `rise` (m).
Profile slope(double tilt, double rise);

/// Level ground, crossed after this length (m).
Profile flat(double length);

/// Direction along a face with this tilt (rad), towards +x: exactly vertical at ±π/2, where cos would have a
/// rounding error.
inline Point directionOf(double tilt) {
    if (std::abs(tilt) == std::numbers::pi / 2) return {0, std::copysign(1.0, tilt)};
    return {std::cos(tilt), std::sin(tilt)};
}

/// Reason why points, joined in their order, are not valid ground: x goes back; a point equals the previous
/// one; or a wall goes up and then down, or the other way round.
struct ProfileFlaw {
    enum class Kind { overhangs, repeats, turnsBack } kind;
    std::size_t point; ///< index of the first point that violates the rule
};
std::optional<ProfileFlaw> flawOf(const Points& points);

/// Faces between the given points, which must have no flaw, with level ground before and after.
Profile polyline(const Points& points);

} // namespace talweg
