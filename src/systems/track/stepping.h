#pragma once

#include "systems/track/ride.h"

namespace talweg::track {

/// Where a step of the integrator leads, its estimated error in units of what is allowed, and by how much the
/// energy was not closed before the state was put onto it (J/kg).
struct Step {
    Riding to;
    double error = 0, open = 0;
};

/// Integrates the motion of a contact.
class Stepper {
public:
    Stepper(const Rail& rail, const Setup& setup, const Contact& contact)
        : m_rail(rail), m_setup(setup), m_contact(contact) {}

    /// One step of h seconds from a state, within its zone smoothly continued.
    Step step(const Riding& from, double h) const;
    /// Height that energy leaves above the zone's origin, m.
    double budget(std::size_t zone, double work) const;
    std::size_t places() const { return m_places; } ///< of the rail that were worked out so far
    double acceleration(Rail::Spot spot, double v) const;
    /// Force of the track per unit mass, positive to the left of it, m/s².
    double normal(const Riding& state) const;

private:
    /// Kinetic energy beyond what the energy at the beginning leaves, and the largest term of that sum, J/kg.
    struct Excess {
        double off = 0, scale = 0;
    };
    Excess excess(const Riding& state) const;
    void putOnEnergy(Riding& state, Excess excess, double h) const;

    const Rail& m_rail;
    const Setup& m_setup;
    const Contact& m_contact;
    mutable std::size_t m_places = 0;
};

} // namespace talweg::track
