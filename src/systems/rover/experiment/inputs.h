#pragma once

#include "systems/parameter.h"

#include <optional>

namespace talweg::rover {

/// The kinds of ground; see inputTable.
enum class Terrain { valley, gully, hill, slope, flat, profile };

/// Two interpretations of the same model; see the parameter `convention`.
enum class Convention { consistent, published };

/// Solvers of the motion between events. `event`: closed form; `adaptive`: Dormand–Prince; `rk4`: Runge–Kutta
/// in fixed steps. `handRk4` and `handEuler` use Runge–Kutta or Euler in fixed steps like a simple program
/// written by hand, and do not locate events.
enum class Solver { event, adaptive, rk4, handRk4, handEuler };

/// How the moment of inertia J about the centre is given: as J/(m b²), J/m, or J itself.
enum class Inertia { factor, perMass, moment };

/// When a run ends: when its verdict is decided, or when all motion has ended.
enum class Until { verdict, rest };

/// Dependence of the wind on height.
enum class WindProfile { uniform, logarithmic };

/// All inputs of a run. inputTable describes and sets them.
struct Inputs {
    Terrain terrain{};
    double beta = 0;  ///< tilt of the decline, °, 0 ≤ beta < 90
    double theta = 0; ///< tilt of the incline, °, 0 ≤ theta < 90
    double dh = 0;  ///< elevation of the floor relative to the plateau, m, negative if lower; for a hill: its
                    ///< height
    double pl = 0;  ///< length of the level part, m
    Points profile; ///< Terrain::profile: corners of the faces, m

    double b = 0; ///< radius, m, > 0
    double m = 0; ///< mass, kg, > 0
    Inertia inertia{};
    double inertiaFactor = 0;   ///< Inertia::factor: J/(m b²), > 0
    double inertiaPerMass = 0;  ///< Inertia::perMass: J/m, m², > 0
    double momentOfInertia = 0; ///< Inertia::moment: J, kg m², > 0
    double e = 0;               ///< restitution, 0 … 1
    double mu = 0;              ///< static friction, ≥ 0
    double muK = 0;             ///< kinetic friction, ≥ 0; values above mu are replaced by mu

    double g = 0;  ///< gravity, m/s², > 0
    double u4 = 0; ///< speed of the centre along the ground at the start, m/s, positive downrange
    double u5 = 0; ///< speed normal to the ground at the start, m/s; not negative in contact
    /// Spin at the start, rad/s, counter-clockwise positive; if empty, −u4/b (rolling).
    std::optional<double> u3;
    double u6 = 0; ///< speed across at the start, m/s, positive to the right of downrange
    double u2 = 0; ///< spin about the normal of the ground at the start, rad/s, positive if it turns the
                   ///< front to the left
    std::optional<double> u1; ///< spin about the downrange direction at the start, rad/s; if empty, u6/b
                              ///< (rolling)
    std::optional<double> q1; ///< abscissa of the centre at the start, m; if empty, the start of the terrain
    double clearance = 0;     ///< height above the ground at the start, m; 0 if in contact

    double rho = 0;  ///< density of the air, kg/m³, ≥ 0
    double cd = 0.5; ///< drag coefficient for the cross-section π b², ≥ 0
    double wind = 0; ///< wind along the ground at the reference height, m/s, positive downrange
    WindProfile windProfile{};
    double zRef = 1.6;            ///< WindProfile::logarithmic: reference height, m, > z0
    double z0 = 0.03;             ///< WindProfile::logarithmic: roughness length, m, > 0
    double rollingResistance = 0; ///< c_rr, ≥ 0

    Convention convention{};
    Until until{};
    Solver solver{};
    double h = 0;    ///< time step of the solvers with fixed steps, s, > 0
    double tEnd = 0; ///< time limit, s, > 0

    /// Inertia factor J/(m b²), for every form of input; 0 < k ≤ 1.
    double k() const;
    /// Spin at the start, rad/s.
    double spin() const { return u3.value_or(-u4 / b); }
    /// Spin about the downrange direction at the start, rad/s.
    double sideSpin() const { return u1.value_or(u6 / b); }
    /// Whether the solver uses fixed steps and locates no events.
    bool isByHand() const { return solver == Solver::handRk4 || solver == Solver::handEuler; }
    bool hasFixedSteps() const { return solver == Solver::rk4 || isByHand(); }
    /// Whether there is air or rolling resistance.
    bool isResisted() const { return (rho > 0 && cd > 0) || rollingResistance > 0; }
    /// Whether the motion leaves the vertical plane.
    bool isSpatial() const { return u6 != 0 || u2 != 0 || sideSpin() != 0; }
};

/// Descriptions of the inputs, each with the member of Inputs that it sets.
const std::vector<Bound<Inputs>>& inputTable();

/// Problems in the combination of values that are valid individually.
std::vector<Problem> checkTogether(const Inputs& inputs);

} // namespace talweg::rover
