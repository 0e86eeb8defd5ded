#pragma once

#include "systems/memo.h"
#include "systems/track/inputs.h"
#include "systems/track/rail.h"
#include "terrain/plane_curve.h"

#include <memory>

namespace talweg::track {

/// The parameter of the track at the start, or the problem with the start.
std::variant<double, Problem> startOf(const Inputs& inputs, const PlaneCurve& curve);
/// Largest number of rows of a table, for display and computation: ten times that of Neumann's longest
/// example.
inline constexpr double maxTableRows = 20000;
/// Largest number of steps of the published method in a run. Each step is stored.
inline constexpr double maxTableSteps = 200000;

/// Distance of the centre from the track, m, positive to the left of it.
double offsetOf(const Inputs& inputs);

/// The track and the rail, shared by all runs with the same track.
struct Layout {
    std::variant<PlaneCurve, Problem> curve; ///< see curveOf
    std::string obstacle;             ///< reason why a ball cannot roll on the track; empty if there is none
    std::shared_ptr<const Rail> rail; ///< null without a curve, or if there is an obstacle

    const PlaneCurve& track() const { return std::get<PlaneCurve>(curve); }
};
Layout layoutOf(const Inputs& inputs);

/// Caches the latest layouts and starts.
class Layouts {
public:
    /// The layout for `values`; `inputs` must be made from them.
    std::shared_ptr<const Layout> of(const Values& values, const Inputs& inputs) {
        return m_memo.of(values, [&inputs] { return layoutOf(inputs); });
    }

    /// Like track::startOf, but cached. `values` must have a track.
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

/// The conflicts between inputs that are valid separately.
std::vector<Problem> checkTogether(const Inputs& inputs, const Layout& layout,
                                   const std::variant<double, Problem>& start);

} // namespace talweg::track
