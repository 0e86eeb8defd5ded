#pragma once

#include <algorithm>
#include <cmath>

namespace talweg {

/// Mechanical energy and its parts, J, or J/kg for motion that does not depend on the mass.
struct Energies {
    double translational = 0, rotational = 0, potential = 0;
    double mechanical() const { return translational + rotational + potential; }
};

/// Checks conservation of energy: compares energy plus losses at each entered time with the energy at the
/// start.
class Ledger {
public:
    explicit Ledger(double start) : m_start(start) {}

    /// Enters energy plus losses, `total`, in the unit of the start. A deviation up to `rounding` counts as
    /// zero.
    void enter(double total, double rounding = 0) {
        const double off = std::abs(total - m_start) - rounding;
        if (off > m_worst || std::isnan(off)) m_worst = off; // NaN replaces every other value
    }
    /// Sets a new reference total for later entries. Use it where the losses since the last entry are
    /// unknown.
    void restart(double total) { m_start = total; }
    /// The largest deviation so far.
    double worst() const { return m_worst; }
    /// The largest deviation as a fraction of the energy `scale`; 0 if there is no deviation.
    double residual(double scale) const { return m_worst == 0 ? 0 : m_worst / scale; }

private:
    double m_start;
    double m_worst = 0;
};

} // namespace talweg
