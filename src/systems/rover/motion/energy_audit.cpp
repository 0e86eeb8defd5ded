#include "systems/rover/motion/energy_audit.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

EnergyAudit::EnergyAudit(const Ground& ground) : m_ground(ground), m_lowest(ground.profile.lowest()) {
    const double highest =
        std::ranges::max(ground.profile.vertices, {}, [](const Point& p) { return p.y(); }).y();
    m_scale = ground.gravity * std::max(highest - m_lowest, ground.body.b);
}

void EnergyAudit::open(const State& state) {
    m_ledger.restart(mechanical(state) + losses.total());
}

void EnergyAudit::check(const State& state) {
    m_ledger.enter(mechanical(state) + losses.total());
}

double EnergyAudit::mechanical(const State& s) {
    const double inertia = m_ground.body.k * m_ground.body.b * m_ground.body.b;
    const Side& side = s.side;
    const double inPlane = 0.5 * (s.vx * s.vx + s.vy * s.vy + inertia * s.w * s.w);
    const double aside = 0.5 * (side.vz * side.vz + inertia * (side.wx * side.wx + side.wy * side.wy));
    const double kinetic = inPlane + aside;
    const double potential = m_ground.gravity * (s.y - m_ground.body.b - m_lowest);
    m_scale = std::max(
        {m_scale, kinetic, std::abs(potential), losses.total(), losses.resistance, std::abs(losses.wind)});
    return kinetic + potential;
}

} // namespace talweg::rover
