#pragma once

#include "systems/track/curve_table.h"
#include "systems/track/motion.h"

namespace talweg::track {

/// The method of E. Neumann's Roller coaster for a bead on a wire. The track is a table, and its slope is
/// that of the chord. The equations p' = v, v' = −g dy/dp − (c/m) v (equation 3; the sign of the first term
/// is that of Neumann's text) are solved by the classic Runge–Kutta method in equal steps. The energy is not
/// corrected.
class TableStepper {
public:
    TableStepper(const CurveTable& table, const Setup& setup) : m_table(table), m_setup(setup) {}

    /// One step of h seconds.
    Tabled after(const Tabled& from, double h) const;
    double acceleration(const Tabled& state) const; ///< m/s²

private:
    Tabled rate(const Tabled& state) const;

    const CurveTable& m_table;
    const Setup& m_setup;
};

/// Stability limit of c Δt/m for the classic Runge–Kutta method. Above it, each step increases the speed.
inline constexpr double stableDamping = 2.78;

} // namespace talweg::track
