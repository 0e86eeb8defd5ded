#pragma once

#include "systems/memo.h"
#include "systems/track/inputs.h"
#include "systems/track/rail.h"
#include "terrain/plane_curve.h"

#include <memory>

namespace talweg::track {

/// The parameter of the place where the body starts, or what is wrong with it.
std::variant<double, Problem> startOf(const Inputs& inputs, const PlaneCurve& curve);
/// Refuses larger tables, and shows none: ten times what the document's longest example has.
inline constexpr double maxTableRows = 20000;
/// Refuses more steps of the published method in a run: each is kept.
inline constexpr double maxTableSteps = 200000;

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
    Memo<Layout> m_memo{{"curve_2", "curve_3",    "curve_4", "m",   "k",     "friction",
                         "mu_s",    "mu_k",       "c_rr",    "p0",  "x0",    "y0",
                         "v0",      "g",          "damping", "e",   "stick", "t_end",
                         "method",  "table_step", "dt",      "rho", "cd",    "bead_r"}};
    Memo<std::variant<double, Problem>> m_starts{
        {"curve_2", "curve_3", "curve_4", "m",          "friction", "mu_s", "mu_k",    "c_rr",
         "k",       "b",       "mode",    "side",       "v0",       "g",    "damping", "e",
         "stick",   "t_end",   "method",  "table_step", "dt",       "rho",  "cd",      "bead_r"}};
};

/// What is wrong with inputs of which each is valid.
std::vector<Problem> checkTogether(const Inputs& inputs, const Layout& layout,
                                   const std::variant<double, Problem>& start);

} // namespace talweg::track
