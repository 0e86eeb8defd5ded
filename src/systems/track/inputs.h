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
/// Method of solution: that of the document, or exact.
enum class Method { exact, published };

/// All inputs of a run, described and set by inputTable. SI units.
struct Inputs {
    std::string curve;                      ///< which; the others' members have no effect
    double humpHeight = 0;                  ///< h of y = h − a t² + c t⁴, m
    double humpA = 0;                       ///< a, 1/m
    double humpC = 0;                       ///< c, 1/m³
    double humpHalfWidth = 0;               ///< the hump's ends are so far from its middle, m
    double circleRadius = 0;                ///< R, m
    double lemniscateA = 0;                 ///< a in r = a √(2 cos 2φ), m
    double cardioidA = 0;                   ///< a: the curve is 8 a long, m
    double ovalRadius = 0;                  ///< of its half circles, m
    double ovalStraight = 0;                ///< length of its straights, m
    double loopRadius = 0;                  ///< of the circle, m
    double loopLeft = 0;                    ///< abscissa at which the track begins, m
    double loopRight = 0;                   ///< abscissa at which the track ends, m
    double spiralPitch = 0;                 ///< of s in pitch · s (cos s, sin s), m
    double dropX = 0;                       ///< of the races from the origin: abscissa of the finish, m, > 0
    double dropY = 0;                       ///< its elevation, m, < 0
    std::array<std::string, 3> further;     ///< curves on which others race the body, or "none"
    double bowlRadius = 0;                  ///< of the circle that draws it, m
    Points points;                          ///< spline: places that it passes, m
    bool closed = false;                    ///< spline: back to its first point
    Expression x = Expression::constant(0); ///< typed: abscissa (m) by t
    Expression y = Expression::constant(0); ///< typed: elevation (m) by t
    double tFrom = 0, tTo = 0;              ///< typed: range of t, a pure number

    BodyMode mode{};
    double m = 0;            ///< mass, kg, > 0
    double b = 0;            ///< ball: radius, m, > 0
    double k = 0;            ///< ball: inertia factor J/(m b²), > 0
    bool slips = false;      ///< ball: friction is finite
    double muS = 0, muK = 0; ///< ball that slips: static and kinetic friction
    double cRr = 0;          ///< ball that slips: rolling resistance
    double beadRadius = 0;   ///< of a bead in the air, m, > 0
    double side = 0;         ///< 1: to the left of the way of increasing p, −1: to the right
    Value p0;                ///< length of the track up to the start, m, or a word
    Value x0;                ///< abscissa near which it starts, m, or a word
    double y0 = 0;           ///< elevation near which it starts, m
    double v0 = 0;           ///< of the centre at the start, m/s, positive towards larger p

    double g = 0;       ///< gravity, m/s²; 0 for a bead on a wire only
    double damping = 0; ///< c, kg/s, ≥ 0: force −c v while on the track
    double rho = 0;     ///< density of the air, kg/m³; 0: vacuum
    double cd = 0;      ///< drag coefficient on the section
    double e = 0;       ///< restitution, 0 … 1
    double stick = 0;   ///< a rebound slower than this ends in contact, m/s
    double tEnd = 0;    ///< time limit, s, > 0

    Method method{};      ///< of a bead on a wire; others are solved exactly
    double tableStep = 0; ///< of the curve's parameter in its table
    double dt = 0;        ///< published: time step, s

    /// K of the drag K v² per unit mass, 1/m.
    double drag() const { return dragPerMass(rho, cd, mode == BodyMode::ball ? b : beadRadius, m); }
    bool isPublished() const { return method == Method::published && mode == BodyMode::bound; }
    /// Whether the curve leads from the origin down to a finish.
    bool hasFinish() const;
};

/// The curves that lead from the origin down to a finish.
const std::vector<std::string>& drops();
/// The parameters that name further curves, each with an effect if the previous one is given.
inline constexpr std::array<const char*, 3> furtherIds{"curve_2", "curve_3", "curve_4"};

/// A curve on which another body races the first: from the same origin to the same finish.
struct FurtherCurve {
    std::string parameter; ///< that names it
    std::string curve;
};
/// Those that have an effect.
std::vector<FurtherCurve> furtherCurves(const Inputs& inputs);

} // namespace talweg::track
