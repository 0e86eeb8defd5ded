#pragma once

#include "physics/air.h"
#include "systems/parameter.h"
#include "terrain/expression.h"

#include <array>
#include <string>
#include <variant>
#include <vector>

namespace talweg::track {

enum class BodyMode { bound, oneSided, ball };
/// Method of solution: exact, or that of E. Neumann's Roller coaster.
enum class Method { exact, published };

/// All inputs of a run, described and set by inputTable. SI units.
struct Inputs {
    std::string curve;                  ///< id of the curve; the dimensions of other curves have no effect
    double humpHeight = 0;              ///< h of y = h − a t² + c t⁴, m
    double humpA = 0;                   ///< a, 1/m
    double humpC = 0;                   ///< c, 1/m³
    double humpHalfWidth = 0;           ///< distance of the ends from the middle of the hump, m
    double circleRadius = 0;            ///< R, m
    double lemniscateA = 0;             ///< a in r = a √(2 cos 2φ), m
    double cardioidA = 0;               ///< a of the cardioid, m; its length is 8 a
    double ovalRadius = 0;              ///< radius of the half circles, m
    double ovalStraight = 0;            ///< length of the straights, m
    double loopRadius = 0;              ///< radius of the circle, m
    double loopLeft = 0;                ///< abscissa of the left end, m
    double loopRight = 0;               ///< abscissa of the right end, m
    double spiralPitch = 0;             ///< pitch of the spiral pitch · s (cos s, sin s), m
    double dropX = 0;                   ///< drops from the origin: abscissa of the finish, m, > 0
    double dropY = 0;                   ///< drops from the origin: elevation of the finish, m, < 0
    std::array<std::string, 3> further; ///< curves of the other bodies in a race, or "none"
    double bowlRadius = 0;              ///< radius of the circle that generates the bowl, m
    Points points;                      ///< spline: points on the curve, m
    bool closed = false;                ///< spline: whether it returns to its first point
    Expression x = Expression::constant(0); ///< entered by the user: abscissa (m) as a function of t
    Expression y = Expression::constant(0); ///< entered by the user: elevation (m) as a function of t
    double tFrom = 0, tTo = 0;              ///< entered by the user: range of t, a pure number

    BodyMode mode{};
    double m = 0;            ///< mass, kg, > 0
    double b = 0;            ///< ball: radius, m, > 0
    double k = 0;            ///< ball: inertia factor J/(m b²), > 0
    bool slips = false;      ///< ball: whether friction is finite
    double muS = 0, muK = 0; ///< ball that slips: static and kinetic friction
    double cRr = 0;        ///< ball that slips: rolling resistance, couple divided by radius and normal force
    double beadRadius = 0; ///< bead: radius for the drag, m, > 0
    double side = 0;       ///< 1: body on the left of the track in the direction of increasing p, −1: right
    Value p0;              ///< length along the track of the start, m, or a word
    Value x0;              ///< abscissa of the start, m, or a word; the nearest point of the track is used
    double y0 = 0;         ///< elevation of the start, m; the nearest point of the track is used
    double v0 = 0;         ///< speed of the centre at the start, m/s, positive towards larger p

    double g = 0;       ///< gravity, m/s²; 0 is allowed only for a bead on a wire
    double damping = 0; ///< c, kg/s, ≥ 0: force −c v on the track, none in flight
    double rho = 0;     ///< density of the air, kg/m³; 0: vacuum
    double cd = 0;      ///< drag coefficient, referred to the cross-section
    double e = 0;       ///< restitution, 0 … 1
    double stick = 0;   ///< normal speed of a rebound below which the body remains in contact, m/s
    double tEnd = 0;    ///< time limit, s, > 0

    Method method{};      ///< for a bead on a wire; other bodies always use the exact method
    double tableStep = 0; ///< step of the curve's parameter in the curve table
    double dt = 0;        ///< published method: time step, s

    /// K of the drag K v² per unit mass, 1/m.
    double drag() const { return dragPerMass(rho, cd, mode == BodyMode::ball ? b : beadRadius, m); }
    bool isPublished() const { return method == Method::published && mode == BodyMode::bound; }
    /// Whether the curve is one of `drops`.
    bool hasFinish() const;
};

/// The curves that lead from the origin down to a finish.
const std::vector<std::string>& drops();
/// Ids of the parameters for further curves. Each has an effect only if the previous one is set.
inline constexpr std::array<const char*, 3> furtherIds{"curve_2", "curve_3", "curve_4"};

/// A curve for another body in a race, with the same origin and the same finish as the first curve.
struct FurtherCurve {
    std::string parameter; ///< id of the parameter that selects the curve
    std::string curve;
};
/// The further curves that have an effect.
std::vector<FurtherCurve> furtherCurves(const Inputs& inputs);

} // namespace talweg::track
