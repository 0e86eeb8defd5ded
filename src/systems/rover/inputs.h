#pragma once

#include "systems/parameter.h"

#include <optional>

namespace talweg::rover {

enum class Terrain { valley, gully, hill, slope, flat, profile };

/// Two readings of the same model; see the parameter `convention`.
enum class Convention { consistent, published };

enum class Solver { event, adaptive, rk4 };

/// Everything that determines a run. SI units, angles in degrees.
struct Inputs {
    Terrain terrain = Terrain::valley;
    double beta = 30, theta = 30, dh = -10, pl = 30;
    Points profile;
    double b = 1, k = 0.4, m = 1, e = 0.92;
    double mu = 1, muK = 0.8;
    double g = 3.71;
    double u4 = 5;
    std::optional<double> u3; ///< nothing: rolling, −u4/b
    double u6 = 0, u2 = 0;
    std::optional<double> u1; ///< nothing: rolling, u6/b
    std::optional<double> q1; ///< nothing: where the terrain begins
    double clearance = 0;
    Convention convention = Convention::consistent;
    Solver solver = Solver::event;
    double h = 0.001;
    double tEnd = 3600;

    double spin() const { return u3.value_or(-u4 / b); }
    double sideSpin() const { return u1.value_or(u6 / b); }
    /// Leaves the vertical plane.
    bool isSpatial() const { return u6 != 0 || u2 != 0 || sideSpin() != 0; }
};

const std::vector<Bound<Inputs>>& inputTable();

/// What is wrong with values that are fine one at a time.
std::vector<Problem> checkTogether(const Values& values);

} // namespace talweg::rover
