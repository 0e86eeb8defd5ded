#pragma once

#include "systems/track/curve_table.h"
#include "systems/track/motion.h"

namespace talweg::track {

/// How E. Neumann's Roller coaster finds the motion of a bead on a wire: the track is a table, its slope that
/// of the chord, and p' = v, v' = −g dy/dp − (c/m) v (equation 3, with the sign that its text gives the first
/// term) is solved by the classic Runge–Kutta method in equal steps. Nothing is done for the energy.
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

/// Steps of the classic Runge–Kutta method under damping are stable while c Δt/m is below this; beyond, each
/// makes the speed larger.
inline constexpr double stableDamping = 2.78;

} // namespace talweg::track
