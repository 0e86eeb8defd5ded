#pragma once

#include "physics/ledger.h"
#include "systems/rover/experiment/ground.h"
#include "systems/rover/motion/segment.h"
#include "systems/term_audit.h"

#include <optional>

namespace talweg::rover {

/// Checks that energy plus losses of a run equal the energy at the start, and that each term is possible, per
/// unit mass.
class EnergyAudit {
public:
    /// Keeps a reference to the ground. `tEnd`: the time limit, s.
    EnergyAudit(const Ground& ground, double tEnd);

    /// Sets the energy that must be conserved: at the start (t = 0), and after unknown losses.
    void open(const State& state, double t);
    /// Compares the energy with the expected value.
    void check(const State& state, double t);
    /// The largest difference found, relative to the energy given (givenTo).
    double residual() const { return m_ledger.residual(m_terms ? m_terms->scale() : 1); }
    Breaches breaches() const { return m_terms ? m_terms->breaches() : Breaches{}; }

    Losses losses; ///< losses so far

private:
    double mechanical(const State& state, double t);

    const Ground& m_ground;
    double m_tEnd;                    ///< time limit, s
    double m_lowest;                  ///< elevation of the centre at the lowest place within reach, m
    std::optional<TermAudit> m_terms; ///< set at the start
    Ledger m_ledger{0};               ///< J/kg
};

/// The energy supplied to a sphere that starts with an energy (J/kg), counted from the lowest place within
/// reach.
///
/// The wind adds energy. With the wind U, the velocity v and W = U − v, the power of drag is P = K |W| W·v =
/// K |W| (W·U − |W|²) ≤ K |W|² (|U| − |W|), which is greatest at |W| = 2|U|/3: P ≤ (4/27) K |U|³. Losses
/// cannot exceed the available energy, so no term of the energy balance exceeds the energy at the start plus
/// this power times the time. A logarithmic wind grows with the height. The energy limits the height of the
/// sphere, and the wind limits the energy; the strongest wind is that at the height where both limits agree.
///
/// The energy is at least that of lifting the sphere by the terrain's relief or by its radius.
EnergyGiven givenTo(const Ground& ground, double energy, double tEnd);

} // namespace talweg::rover
