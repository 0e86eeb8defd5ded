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
    std::string curve;                      ///< id of the curve; members of other curves have no effect
    double humpHeight = 0;                  ///< h of y = h − a t² + c t⁴, m
    double humpA = 0;                       ///< a, 1/m
    double humpC = 0;                       ///< c, 1/m³
    double humpHalfWidth = 0;               ///< distance of the hump's ends from its middle, m
    double circleRadius = 0;                ///< R, m
    double lemniscateA = 0;                 ///< a in r = a √(2 cos 2φ), m
    double cardioidA = 0;                   ///< a of the cardioid, whose length is 8 a, m
    double ovalRadius = 0;                  ///< radius of the half circles, m
    double ovalStraight = 0;                ///< length of the straights, m
    double loopRadius = 0;                  ///< radius of the circle, m
    double loopLeft = 0;                    ///< abscissa at which the track begins, m
    double loopRight = 0;                   ///< abscissa at which the track ends, m
    double spiralPitch = 0;                 ///< pitch of the spiral pitch · s (cos s, sin s), m
    double dropX = 0;                       ///< races from the origin: abscissa of the finish, m, > 0
    double dropY = 0;                       ///< races from the origin: elevation of the finish, m, < 0
    std::array<std::string, 3> further;     ///< curves of further bodies in a race, or "none"
    double bowlRadius = 0;                  ///< radius of the circle that generates the bowl, m
    Points points;                          ///< spline: points on the curve, m
    bool closed = false;                    ///< spline: returns to its first point
    Expression x = Expression::constant(0); ///< typed: abscissa (m) as a function of t
    Expression y = Expression::constant(0); ///< typed: elevation (m) as a function of t
    double tFrom = 0, tTo = 0;              ///< typed: range of t, a pure number

    BodyMode mode{};
    double m = 0;            ///< mass, kg, > 0
    double b = 0;            ///< ball: radius, m, > 0
    double k = 0;            ///< ball: inertia factor J/(m b²), > 0
    bool slips = false;      ///< ball: whether friction is finite
    double muS = 0, muK = 0; ///< ball that slips: static and kinetic friction
    double cRr = 0;          ///< ball that slips: rolling resistance
    double beadRadius = 0;   ///< bead in the air: radius, m, > 0
    double side = 0;         ///< 1: left of the track in the direction of increasing p, −1: right
    Value p0;                ///< length of the track up to the start, m, or a word
    Value x0;                ///< abscissa near the start, m, or a word
    double y0 = 0;           ///< elevation near the start, m
    double v0 = 0;           ///< speed of the centre at the start, m/s, positive towards larger p

    double g = 0;       ///< gravity, m/s²; 0 is allowed only for a bead on a wire
    double damping = 0; ///< c, kg/s, ≥ 0: force −c v while on the track
    double rho = 0;     ///< density of the air, kg/m³; 0: vacuum
    double cd = 0;      ///< drag coefficient, for the cross-section
    double e = 0;       ///< restitution, 0 … 1
    double stick = 0;   ///< a rebound slower than this ends in contact, m/s
    double tEnd = 0;    ///< time limit, s, > 0

    Method method{};      ///< for a bead on a wire; other bodies are solved exactly
    double tableStep = 0; ///< step of the curve's parameter in its table
    double dt = 0;        ///< published: time step, s

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

/// A curve on which another body races against the first, from the same origin to the same finish.
struct FurtherCurve {
    std::string parameter; ///< id of the parameter that selects the curve
    std::string curve;
};
/// The further curves that have an effect.
std::vector<FurtherCurve> furtherCurves(const Inputs& inputs);

} // namespace talweg::track
