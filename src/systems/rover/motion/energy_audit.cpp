#include "systems/rover/motion/energy_audit.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg::rover {

namespace {

/// Largest power of the wind as a fraction of K |U|³, reached when the body moves at a third of the wind's
/// speed.
constexpr double bestPower = 4.0 / 27;
/// Number of iterations for the height h to which a logarithmic wind can lift the sphere. They approach h
/// from below; each reduces the error by the factor 3/ln(h/z0). If too small, the bound of the wind's work is
/// too low; if too large, they take time.
constexpr int windRounds = 40;

double reliefOf(const Profile& profile) {
    const double highest = std::ranges::max(profile.vertices, {}, [](const Point& p) { return p.y(); }).y();
    return highest - profile.lowest();
}

/// Lowest elevation of the ends of the pieces, m; arcs have no lower points. In the published convention, the
/// ground may extend to infinity.
double lowestCentreOf(const Ground& ground) {
    double lowest = ground.profile.lowest() + ground.body.b;
    for (const OffsetPiece& piece : ground.curve->pieces)
        for (const double y : {piece.start.y(), piece.end.y()})
            if (std::isfinite(y)) lowest = std::min(lowest, y);
    return lowest;
}

} // namespace

EnergyGiven givenTo(const Ground& ground, double energy, double tEnd) {
    const Air& air = ground.air;
    const double b = ground.body.b, g = ground.gravity;
    EnergyGiven given{energy, 0, g * std::max(reliefOf(ground.profile), b)};
    const int rounds = air.drag > 0 && air.wind != 0 ? (air.logarithmic ? windRounds : 1) : 0;
    for (int i = 0; i < rounds; ++i) {
        const double wind = std::abs(air.windAt(b + given.until(tEnd) / g));
        given.power = bestPower * air.drag * wind * wind * wind;
    }
    return given;
}

EnergyAudit::EnergyAudit(const Ground& ground, double tEnd)
    : m_ground(ground), m_tEnd(tEnd), m_lowest(lowestCentreOf(ground)) {}

void EnergyAudit::open(const State& state, double t) {
    m_ledger.restart(mechanical(state, t) + losses.total());
}

void EnergyAudit::check(const State& state, double t) {
    m_ledger.enter(mechanical(state, t) + losses.total());
}

double EnergyAudit::mechanical(const State& s, double t) {
    const double inertia = m_ground.body.k * m_ground.body.b * m_ground.body.b;
    const Side& side = s.side;
    const double inPlane = 0.5 * (s.vx * s.vx + s.vy * s.vy + inertia * s.w * s.w);
    const double aside = 0.5 * (side.vz * side.vz + inertia * (side.wx * side.wx + side.wy * side.wy));
    const double kinetic = inPlane + aside;
    if (!m_terms) m_lowest = std::min(m_lowest, s.y);
    const double potential = m_ground.gravity * (s.y - m_lowest);
    if (!m_terms) m_terms.emplace(givenTo(m_ground, kinetic + potential, m_tEnd), m_tEnd);
    const std::array taken{losses.normal, losses.friction, losses.sliding, losses.resistance};
    // In the published convention, a flight over the far end may land below the end. The energy gained there
    // is not part of the supplied energy.
    m_terms->enter({t, kinetic + std::min(0.0, potential), std::max(0.0, potential), taken, losses.wind});
    return kinetic + potential;
}

} // namespace talweg::rover
