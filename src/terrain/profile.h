#pragma once

#include "base/point.h"

#include <string>
#include <vector>

namespace talweg {

/// What a face of the ground is to people.
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

/// Ground in the vertical plane: plane faces joined at vertices, going on for ever to both sides. Face i
/// ends at vertex i; face 0 comes from the left, the last face leaves to the right. A vertex at which the
/// ground bends down is a rim, one at which it bends up is a corner.
struct Profile {
    Points vertices;                 ///< x increasing; at least one
    double leftTilt = 0;             ///< of face 0, rad, positive uphill towards +x
    double rightTilt = 0;            ///< of the last face, rad
    std::vector<Landform> landforms; ///< of the faces, as far as they are one
    bool hasFarEnd = true;           ///< whether reaching the last vertex means having crossed

    std::size_t faces() const { return vertices.size() + 1; }
    double tilt(std::size_t face) const;      ///< rad
    double elevation(double x) const;         ///< m
    double lowest() const;                    ///< of the vertices, m
    std::string name(std::size_t face) const; ///< for people: "the incline", or "face 12"
};

/// The valley of Hartl 2006, figure 4.1: level ground, a face declining at beta (rad) through the depth
/// (m, ≥ 0), a floor of length pl (m), a face inclining at theta (rad) back to the level. Without a floor
/// a gully; with depth 0 level ground of length pl. A face of no inclination never ends.
Profile valley(double beta, double theta, double depth, double pl);

/// The same turned over: up at theta through the height, a top of length pl, down at beta.
Profile hill(double beta, double theta, double height, double pl);

/// One face of the tilt (rad, negative is down), crossed after the change of elevation `rise` (m).
Profile slope(double tilt, double rise);

/// Level ground, crossed after the length (m).
Profile flat(double length);

/// Faces between the given points, level ground before and after.
Profile polyline(const Points& points);

} // namespace talweg
