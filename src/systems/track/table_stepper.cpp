#include "systems/track/table_stepper.h"

namespace talweg::track {

namespace {

/// The state after h seconds at a constant rate.
Tabled moved(const Tabled& from, const Tabled& rate, double h) {
    return {from.p + h * rate.p, from.v + h * rate.v, from.work + h * rate.work};
}

} // namespace

Tabled TableStepper::rate(const Tabled& state) const {
    return {state.v, acceleration(state), m_setup.damping * state.v * state.v};
}

/// Neumann has ∓g k/√(1+k²) with the slope k of the chord, depending on the direction of p, and ∓g for a
/// vertical chord. All these equal −g dy/dp.
double TableStepper::acceleration(const Tabled& state) const {
    return -m_setup.g * m_table.place(state.p).along.y() - m_setup.damping * state.v;
}

Tabled TableStepper::after(const Tabled& from, double h) const {
    const Tabled a = rate(from), b = rate(moved(from, a, h / 2)), c = rate(moved(from, b, h / 2)),
                 d = rate(moved(from, c, h));
    return {from.p + h / 6 * (a.p + 2 * b.p + 2 * c.p + d.p),
            from.v + h / 6 * (a.v + 2 * b.v + 2 * c.v + d.v),
            from.work + h / 6 * (a.work + 2 * b.work + 2 * c.work + d.work)};
}

} // namespace talweg::track
