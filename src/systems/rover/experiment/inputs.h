#pragma once

#include "systems/parameter.h"

#include <optional>

namespace talweg::rover {

enum class Terrain { valley, gully, hill, slope, flat, profile };

/// Two readings of the same model; see the parameter `convention`.
enum class Convention { consistent, published };

enum class Solver { event, adaptive, rk4 };

/// Everything that determines a run, as inputTable explains and fills it. SI units, angles in degrees.
struct Inputs {
    Terrain terrain{};
    double beta = 0, theta = 0, dh = 0, pl = 0;
    Points profile;
    double b = 0, k = 0, m = 0, e = 0;
    double mu = 0, muK = 0;
    double g = 0;
    double u4 = 0;
    std::optional<double> u3; ///< nothing: rolling, −u4/b
    double u6 = 0, u2 = 0;
    std::optional<double> u1; ///< nothing: rolling, u6/b
    std::optional<double> q1; ///< nothing: where the terrain begins
    double clearance = 0;
    Convention convention{};
    Solver solver{};
    double h = 0;
    double tEnd = 0;

    double spin() const { return u3.value_or(-u4 / b); }
    double sideSpin() const { return u1.value_or(u6 / b); }
    /// Leaves the vertical plane.
    bool isSpatial() const { return u6 != 0 || u2 != 0 || sideSpin() != 0; }
};

const std::vector<Bound<Inputs>>& inputTable();

/// What is wrong with values that are fine one at a time.
std::vector<Problem> checkTogether(const Inputs& inputs);

} // namespace talweg::rover
