#pragma once

#include "physics/air.h"
#include "physics/body.h"
#include "physics/impact.h"
#include "systems/memo.h"
#include "terrain/rolling_path.h"

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace talweg::surface {

enum class Shape { expression, points };
enum class Friction { exact, regularised };

/// Transition of friction from sticking to slipping (The Rolling Ball Simulation, equation 1).
struct Sigmoid {
    double speed = 0; ///< slip v_switch at which the fraction `part` of the transition is reached, m/s, > 0
    double part = 0;  ///< p, between 0 and 1

    /// Friction at a slip ≥ 0 (m/s). It changes from `still` at slip 0 to `slipping` at large slip. All in
    /// the same unit.
    double friction(double slip, double still, double slipping) const {
        const double norm = speed / std::log((1 + part) / (1 - part));
        return -2 * (still - slipping) / (1 + std::exp(-slip / norm)) + (2 * still - slipping);
    }
};

/// Step control of the published method.
struct Stepping {
    double tolerance =
        0; ///< relative error allowed in a step; smaller values than 1 mm, 1 mm/s or 1 mrad count as these
    double longest = 0; ///< longest step, s, > 0; the shortest one is a hundredth of it

    /// Settings for steps half as long. Halves the tolerance, because the error of a step is of first order
    /// where friction jumps.
    Stepping halved() const { return {tolerance / 2, longest / 2}; }
};

/// All inputs of a run, described and set by inputTable. SI units.
struct Inputs {
    Shape shape{};
    std::string y;             ///< Shape::expression: elevation (m) as a function of x (m)
    Points points;             ///< Shape::points: points of a smooth ground, m, x increasing
    double xFrom = 0, xTo = 0; ///< Shape::expression: ends of the ground, m
    RoundBody body;            ///< radius (m) and inertia factor
    double muS = 0;            ///< static friction, ≥ 0
    double muK = 0;            ///< kinetic friction, ≥ 0; values above muS are replaced by muS
    double cRr = 0;            ///< rolling resistance: couple divided by radius and normal force, ≥ 0
    double e = 0;              ///< restitution, 0 … 1
    double g = 0;              ///< gravity, m/s², > 0
    double m = 0;              ///< mass, kg, > 0; has an effect only in air
    double rho = 0;            ///< density of the air, kg/m³; 0: vacuum
    double cd = 0;             ///< drag coefficient, referred to the area π b²
    double x0 = 0;             ///< abscissa of the contact at the start, m
    double v0 = 0; ///< speed of the centre along the ground at the start, m/s, positive to the right
    std::optional<double> omega0; ///< spin at the start, rad/s, counter-clockwise; if empty, −v0/b (rolling)
    Friction friction{};
    Sigmoid sigmoid;   ///< Friction::regularised
    Stepping stepping; ///< Friction::regularised
    double tEnd = 0;   ///< time limit, s, > 0
    /// Spacing of the rows of the ground table, m, > 0; if empty, the default number of rows is used.
    std::optional<double> tableStep;

    double from() const { return shape == Shape::points ? points.front().x() : xFrom; }
    double to() const { return shape == Shape::points ? points.back().x() : xTo; }
    /// K of the drag K v² per unit mass, 1/m.
    double drag() const { return dragPerMass(rho, cd, body.b, m); }
    /// The contact law. Kinetic friction is limited to static friction.
    ContactLaw law() const { return {e, muS, std::min(muS, muK)}; }
};

const std::vector<Bound<Inputs>>& inputTable();

/// The ground or, if it cannot be made, the reason, as the end of a sentence that begins with the expression.
std::variant<Graph, std::string> groundOf(const Inputs& inputs);

/// The ground and the path of the centre, shared by all runs with this ground and this radius.
struct Site {
    std::variant<Graph, Problem> ground;     ///< the ground, or the reason why it cannot be made
    std::shared_ptr<const RollingPath> path; ///< path of the centre; null without ground
    double lowest = 0;                       ///< the lowest possible position of the centre, m

    const Graph& graph() const { return std::get<Graph>(ground); }
};
Site siteOf(const Inputs& inputs);

/// Caches the latest sites.
class Sites {
public:
    /// The site for `values`; `inputs` must be made from them.
    std::shared_ptr<const Site> of(const Values& values, const Inputs& inputs) {
        return m_memo.of(values, [&inputs] { return siteOf(inputs); });
    }

private:
    Memo<Site> m_memo{{"k", "mu_s", "mu_k", "c_rr", "e", "g", "x0", "v0", "omega0", "friction", "v_switch",
                       "p_switch", "tolerance", "dt_max", "t_end", "table_step", "m", "rho", "cd"}};
};

/// Spacing of the rows in the table of the ground, m; rows may be closer.
double tableStepOf(const Inputs& inputs);

/// The conflicts between inputs that are valid separately.
std::vector<Problem> checkTogether(const Inputs& inputs, const Site& site);

} // namespace talweg::surface
