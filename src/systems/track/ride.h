#pragma once

#include "systems/system.h"
#include "systems/track/layout.h"
#include "systems/track/solved.h"

#include <memory>
#include <stop_token>

namespace talweg::track {

/// A body on its curve, ready to be solved.
class Ride {
public:
    /// `start`: parameter of the track at the start. The layout must have a rail.
    Ride(Inputs inputs, std::shared_ptr<const Layout> layout, double start);

    /// Solves the run. Null when cancelled.
    std::shared_ptr<const Solved> solved(const std::stop_token& stop, const Progress& progress) const;

    const Inputs& inputs() const { return m_inputs; }
    const PlaneCurve& track() const { return m_layout->track(); }
    /// Position of the centre at the start.
    Point start() const { return rail().place(m_start).centre; }

private:
    const Rail& rail() const { return *m_layout->rail; }
    double startOnTable() const;
    /// `dt`: time step of the published method, s.
    Trajectory trajectory(double dt, const std::stop_token& stop, const Progress& progress) const;

    Inputs m_inputs;
    std::shared_ptr<const Layout> m_layout;
    Rail::Spot m_start;
    std::shared_ptr<const CurveTable> m_table; ///< only for the published method
};

} // namespace talweg::track
