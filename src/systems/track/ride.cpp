#include "systems/track/ride.h"

#include "systems/track/published.h"
#include "systems/track/report.h"
#include "systems/track/simulation.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace talweg::track {

namespace {

Setup setupOf(const Inputs& in) {
    const bool ball = in.mode == BodyMode::ball;
    const auto grip = ball && in.slips ? std::optional(Grip{in.muS, in.muK, in.cRr}) : std::nullopt;
    return {in.g,
            in.damping / in.m,
            ball ? in.k : 0,
            ball ? in.b : 0,
            in.mode != BodyMode::bound,
            in.side,
            in.e,
            in.stick,
            in.tEnd,
            grip,
            in.drag()};
}

} // namespace

Ride::Ride(Inputs inputs, std::shared_ptr<const Layout> layout, double start)
    : m_inputs(std::move(inputs)), m_layout(std::move(layout)), m_start(rail().spotAt(start)) {
    if (m_inputs.isPublished())
        m_table = std::make_shared<const CurveTable>(m_layout->track(), m_inputs.tableStep);
}

/// The length at which a published run starts, m: the entered length, or that of the row nearest to the
/// entered point.
double Ride::startOnTable() const {
    if (const double* p = std::get_if<double>(&m_inputs.p0)) return std::min(*p, m_table->length());
    return m_table->nearest(start()).p;
}

Trajectory Ride::trajectory(double dt, const std::stop_token& stop, const Progress& progress) const {
    const Setup setup = setupOf(m_inputs);
    return m_table ? publishedRide(m_layout->rail, m_table, setup, startOnTable(), m_inputs.v0, dt, stop,
                                   progress)
                   : simulate(m_layout->rail, setup, m_start, m_inputs.v0, stop, progress);
}

std::shared_ptr<const Solved> Ride::solved(const std::stop_token& stop, const Progress& progress) const {
    Trajectory way = trajectory(m_inputs.dt, stop, progress);
    if (way.cancelled) return nullptr;
    auto ride = std::make_shared<Solved>(track::solved(m_inputs, std::move(way)));
    if (!m_table) return ride;
    Trajectory finer = trajectory(m_inputs.dt / 2, stop, {});
    if (finer.cancelled) return nullptr;
    ride->halved = endingOf(track::solved(m_inputs, std::move(finer)));
    return ride;
}

} // namespace talweg::track
