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

/// Everything that determines a run, as inputTable explains and fills it. SI units.
struct Inputs {
    std::string curve;
    double humpHeight = 0, humpA = 0, humpC = 0, humpHalfWidth = 0;
    double circleRadius = 0, lemniscateA = 0, cardioidA = 0, ovalRadius = 0, ovalStraight = 0;
    double loopRadius = 0, loopLeft = 0, loopRight = 0, spiralPitch = 0;
    double dropX = 0, dropY = 0, bowlRadius = 0;
    Points points;
    bool closed = false; ///< the spline
    Expression x = Expression::constant(0), y = Expression::constant(0);
    double tFrom = 0, tTo = 0;

    BodyMode mode{};
    double m = 0, b = 0, k = 0;
    double side = 0; ///< 1: to the left of the way of increasing p
    Value p0, x0;    ///< a number (m), or a word
    double y0 = 0, v0 = 0;
    double g = 0, damping = 0, e = 0, stick = 0;
    double tEnd = 0;
};

const std::vector<Bound<Inputs>>& inputTable();

/// The track, or what is wrong with it.
std::variant<PlaneCurve, Problem> curveOf(const Inputs& inputs);
/// The parameter of the place where the body starts, or what is wrong with it.
std::variant<double, Problem> startOf(const Inputs& inputs, const PlaneCurve& curve);
/// How far the centre is from the track, m, positive to the left of it.
double offsetOf(const Inputs& inputs);

/// What all runs on one track have in common.
struct Layout {
    std::variant<PlaneCurve, Problem> curve; ///< as curveOf
    std::string obstacle;                    ///< why a ball cannot roll there; empty if it can
    std::shared_ptr<const Rail> rail;        ///< null without a curve, and where there is an obstacle

    const PlaneCurve& track() const { return std::get<PlaneCurve>(curve); }
};
Layout layoutOf(const Inputs& inputs);

/// Remembers the last few layouts and starts.
class Layouts {
public:
    /// Of complete values, and the inputs that they describe.
    std::shared_ptr<const Layout> of(const Values& values, const Inputs& inputs) {
        return m_memo.of(values, [&inputs] { return layoutOf(inputs); });
    }

    /// As startOf, on the layout of these values, which has a track.
    std::variant<double, Problem> startOf(const Values& values, const Inputs& inputs, const Layout& layout) {
        return *m_starts.of(values, [&] { return track::startOf(inputs, layout.track()); });
    }

private:
    Memo<Layout> m_memo{{"m", "k", "p0", "x0", "y0", "v0", "g", "damping", "e", "stick", "t_end"}};
    Memo<std::variant<double, Problem>> m_starts{
        {"m", "k", "b", "mode", "side", "v0", "g", "damping", "e", "stick", "t_end"}};
};

/// What is wrong with inputs of which each is valid.
std::vector<Problem> checkTogether(const Inputs& inputs, const Layout& layout,
                                   const std::variant<double, Problem>& start);

} // namespace talweg::track
