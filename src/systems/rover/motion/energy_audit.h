#pragma once

#include "physics/ledger.h"
#include "systems/rover/experiment/ground.h"
#include "systems/rover/motion/segment.h"

namespace talweg::rover {

/// Whether the energy of a run and what it has lost add up to what there was at the start, per unit mass.
class EnergyAudit {
public:
    /// Keeps a reference to the ground.
    explicit EnergyAudit(const Ground& ground);

    /// So much there is, and has to stay (J/kg): at the start, and where what was lost is not known.
    void open(const State& state);
    /// Compares what there is with what there has to be.
    void check(const State& state);
    /// The greatest difference that a check has found, relative to the largest term of the ledger, or to
    /// lifting the sphere by the terrain's relief or by its radius.
    double residual() const { return m_ledger.residual(m_scale); }

    Losses losses; ///< booked so far

private:
    double mechanical(const State& state);

    const Ground& m_ground;
    double m_lowest;    ///< elevation of the lowest vertex, m
    double m_scale;     ///< the largest term so far, J/kg
    Ledger m_ledger{0}; ///< J/kg
};

} // namespace talweg::rover
