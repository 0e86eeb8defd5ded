#pragma once

#include <algorithm>
#include <cmath>

namespace talweg {

/// Mechanical energy and its parts, J or, of motion that does not depend on the mass, J/kg.
struct Energies {
    double translational = 0, rotational = 0, potential = 0;
    double mechanical() const { return translational + rotational + potential; }
};

/// Compares the energy and what was taken of it, at every instant entered, with the energy at the start.
class Ledger {
public:
    explicit Ledger(double start) : m_start(start) {}

    /// `total`: energy and losses, in the unit of the start's. What it is off by up to `rounding` is none.
    void enter(double total, double rounding = 0) {
        const double off = std::abs(total - m_start) - rounding;
        if (off > m_worst || std::isnan(off)) m_worst = off; // a total that is not a number stays
    }
    /// Compares with another total from here on, where what was taken since the last one is not known.
    void restart(double total) { m_start = total; }
    /// The greatest it was off by.
    double worst() const { return m_worst; }
    /// The same as a part of an energy; 0 where nothing was off.
    double residual(double scale) const { return m_worst == 0 ? 0 : m_worst / scale; }

private:
    double m_start;
    double m_worst = 0;
};

} // namespace talweg
