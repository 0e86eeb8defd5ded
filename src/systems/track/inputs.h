#pragma once

#include "systems/memo.h"
#include "systems/track/rail.h"
#include "terrain/expression.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace talweg::track {

enum class BodyMode { bound, oneSided, ball };

/// Everything that determines a ride. SI units.
struct Inputs {
    std::string curve = "hump";
    double humpHeight = 3, humpA = 7.0 / 6, humpC = 1.0 / 6, humpHalfWidth = 3;
    double circleRadius = 3, lemniscateA = 2, cardioidA = 3, ovalRadius = 1, ovalStraight = 2;
    double loopRadius = 0.5, loopLeft = -3.7, loopRight = 3.7, spiralPitch = 0.125;
    double dropX = 3, dropY = -2, bowlRadius = 1;
    Points points;
    bool closed = false; ///< the spline
    Expression x = Expression::constant(0), y = Expression::constant(0);
    double tFrom = -3, tTo = 3;

    BodyMode mode = BodyMode::bound;
    double m = 0.5, b = 0.1, k = 0.4;
    double side = 1; ///< 1: to the left of the way of increasing p
    Value p0, x0;    ///< a number (m), or a word
    double y0 = 5, v0 = 0;
    double g = 9.8, damping = 0, e = 0.5, stick = 0.01;
    double tEnd = 20;
};

const std::vector<Bound<Inputs>>& inputTable();

/// The track, or what is wrong with it.
std::variant<PlaneCurve, Problem> curveOf(const Inputs& inputs);
/// The parameter of the place where the body starts, or what is wrong with it.
std::variant<double, Problem> startOf(const Inputs& inputs, const PlaneCurve& curve);
/// How far the centre is from the track, m, positive to the left of it.
double offsetOf(const Inputs& inputs);

/// What all rides on one track have in common.
struct Layout {
    std::variant<PlaneCurve, Problem> curve; ///< as curveOf
    std::string obstacle;                    ///< why a ball cannot roll there; empty if it can
    std::shared_ptr<const Rail> rail;        ///< null without a curve, and where there is an obstacle

    const PlaneCurve& track() const { return std::get<PlaneCurve>(curve); }
};
Layout layoutOf(const Inputs& inputs);

/// Remembers the last few layouts.
class Layouts {
public:
    /// Of complete values, and the inputs that they describe.
    std::shared_ptr<const Layout> of(const Values& values, const Inputs& inputs) {
        return m_memo.of(values, [&inputs] { return layoutOf(inputs); });
    }

private:
    Memo<Layout> m_memo{{"m", "k", "p0", "x0", "y0", "v0", "g", "damping", "e", "stick", "t_end"}};
};

std::vector<Problem> checkTogether(const Values& values, Layouts& layouts);

} // namespace talweg::track
