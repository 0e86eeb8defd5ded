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
    /// The largest difference found, relative to the given energy (givenTo).
    double residual() const { return m_ledger.residual(m_terms ? m_terms->scale() : 1); }
    Breaches breaches() const { return m_terms ? m_terms->breaches() : Breaches{}; }

    Losses losses; ///< booked so far

private:
    double mechanical(const State& state, double t);

    const Ground& m_ground;
    double m_tEnd;                    ///< s
    double m_lowest;                  ///< elevation of the centre at the lowest place within reach, m
    std::optional<TermAudit> m_terms; ///< from the start on
    Ledger m_ledger{0};               ///< J/kg
};

/// What a sphere is given that starts with an energy (J/kg), counted from the lowest place within reach.
///
/// The wind adds to it. With the wind U, the velocity v and W = U − v, drag works at the rate
/// P = K |W| W·v = K |W| (W·U − |W|²) ≤ K |W|² (|U| − |W|), which is greatest at |W| = 2|U|/3:
/// P ≤ (4/27) K |U|³. Brakes take no more than there is, so that no term of the ledger exceeds the energy at
/// the start and that rate times the time. A logarithmic wind grows with the height; the sphere's is bounded
/// by its energy, and the strongest wind is that at the height where both agree.
///
/// The floor lifts the sphere by the terrain's relief or by its radius.
EnergyGiven givenTo(const Ground& ground, double energy, double tEnd);

} // namespace talweg::rover
