#pragma once

#include "physics/body.h"
#include "physics/impact.h"
#include "systems/parameter.h"
#include "terrain/graph.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace talweg::surface {

enum class Shape { expression, points };
enum class Friction { exact, regularised };

/// Everything that determines a run. SI units.
struct Inputs {
    Shape shape = Shape::expression;
    std::string y;
    Points points;
    double xFrom = 0, xTo = 100;
    RoundBody body;
    double muS = 0.3, muK = 0.2, cRr = 0.01, e = 0.5;
    double g = 9.81;
    double x0 = 0;                ///< abscissa of the contact at the start
    double v0 = 0;                ///< of the centre along the ground
    std::optional<double> omega0; ///< rolling where nothing is said
    Friction friction = Friction::exact;
    double tEnd = 20;

    double from() const { return shape == Shape::points ? points.front().x() : xFrom; }
    double to() const { return shape == Shape::points ? points.back().x() : xTo; }
    /// Static friction is never below kinetic friction.
    ContactLaw law() const { return {e, muS, std::min(muS, muK)}; }
};

const std::vector<Bound<Inputs>>& inputTable();
std::vector<Problem> checkTogether(const Values& values);

/// The ground, or why there is none, as the end of a sentence that begins with the expression.
std::variant<Graph, std::string> groundOf(const Inputs& inputs);

} // namespace talweg::surface
