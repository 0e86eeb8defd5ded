#pragma once

#include "physics/ledger.h"
#include "systems/rover/experiment/ground.h"
#include "systems/rover/motion/segment.h"
#include "systems/term_audit.h"

#include <optional>

namespace talweg::rover {

/// Checks that energy plus losses of a run stay equal to the energy at the start, and that each term is
/// physically possible. Per unit mass.
class EnergyAudit {
public:
    /// `ground` must outlive this object. `tEnd`: the time limit, s.
    EnergyAudit(const Ground& ground, double tEnd);

    /// Sets the energy that must be conserved: at the start (t = 0), and again after unknown losses.
    void open(const State& state, double t);
    /// Compares energy plus losses with this energy.
    void check(const State& state, double t);
    /// The largest difference found, relative to the energy supplied (see givenTo).
    double residual() const { return m_ledger.residual(m_terms ? m_terms->scale() : 1); }
    Breaches breaches() const { return m_terms ? m_terms->breaches() : Breaches{}; }

    Losses losses; ///< losses so far

private:
    double mechanical(const State& state, double t);

    const Ground& m_ground;
    double m_tEnd;                    ///< time limit, s
    double m_lowest;                  ///< elevation of the centre at the lowest reachable place, m
    std::optional<TermAudit> m_terms; ///< created at the start
    Ledger m_ledger{0};               ///< J/kg
};

/// The largest energy that may be supplied to a sphere that starts with `energy` (J/kg), counted from the
/// lowest reachable place.
///
/// The wind adds energy. With the wind U, the velocity v and W = U − v, the power of drag is P = K |W| W·v =
/// K |W| (W·U − |W|²) ≤ K |W|² (|U| − |W|). The bound is greatest at |W| = 2|U|/3: P ≤ (4/27) K |U|³. Losses
/// cannot exceed the available energy. Therefore, no term of the energy balance exceeds the energy at the
/// start plus this power times the time. A logarithmic wind increases with height; the energy limits the
/// height, and the wind limits the energy. The strongest wind is that at the height where both limits agree.
///
/// The result is at least the energy that lifts the sphere by the terrain's relief or by its radius.
EnergyGiven givenTo(const Ground& ground, double energy, double tEnd);

} // namespace talweg::rover
