#pragma once

#include "physics/impact.h"

#include <algorithm>
#include <cmath>

namespace talweg {

/// Mode of a contact when a force drives the body along the ground, and rolling resistance, a moment c_rr b N
/// against the spin, brakes it. All quantities are per unit mass, m/s² and m/s.
struct DrivenContact {
    bool rolls = true;
    /// Signs of the slip v + b ω (0 if the body rolls), of the spin (0 if the spin stays 0) and of the
    /// rolling motion (−spin). Valid until the motion reaches a point where one of them changes.
    double slipSense = 0, spinSense = 0, rollSense = 0;

    /// Rolling resistance of a rolling body as a force along the ground, m/s²: c_rr N, with the sign of the
    /// motion.
    double resistance(double rollingResistance, double normal) const {
        return rollingResistance * normal * rollSense;
    }
};

/// Forces on a body in contact per unit mass, m/s²: along the ground (gravity and drag), and the normal
/// force.
struct Driving {
    double along = 0, normal = 0;
};

inline double senseOf(double x) {
    return x > 0 ? 1 : x < 0 ? -1 : 0;
}

/// Whether friction and rolling resistance hold a body at rest: |along| ≤ min(c_rr, μ) N + `slack`, where
/// `slack` is a tolerance (m/s²).
inline bool holdsAtRest(const Driving& d, const ContactLaw& law, double rollingResistance, double slack) {
    return std::abs(d.along) <= std::min(rollingResistance, law.mu) * d.normal + slack;
}

/// Friction along the ground that a rolling body needs, m/s²: −(k v̇ + c_rr N sgn v) with (1 + k) v̇ = along
/// − c_rr N sgn v.
inline double frictionForRolling(const Driving& d, double k, double rollingResistance, double rollSense) {
    const double resistance = rollingResistance * d.normal * rollSense;
    return -(k * (d.along - resistance) / (1 + k) + resistance);
}

/// The contact for speed v and spin w. Slip counts as zero if it is below the fraction slipRounding of the
/// speeds, or if `slides` is set, because rolling has just exceeded the available friction. New slip is
/// opposite to the friction that rolling would need.
inline DrivenContact drivenContact(const Driving& d, const RoundBody& body, const ContactLaw& law,
                                   double rollingResistance, double v, double w, bool slides) {
    const double b = body.b;
    double slip = v + b * w;
    if (slides || std::abs(slip) <= slipRounding * (std::abs(v) + b * std::abs(w))) slip = 0;
    DrivenContact contact;
    const bool stuck = v == 0 && std::abs(d.along) <= rollingResistance * d.normal;
    contact.rollSense = v != 0 ? senseOf(v) : stuck ? 0 : senseOf(d.along);
    if (slip == 0) {
        const double needed =
            stuck ? -d.along : frictionForRolling(d, body.k, rollingResistance, contact.rollSense);
        contact.rolls = !slides && std::abs(needed) <= law.mu * d.normal && d.normal > 0;
        contact.slipSense = contact.rolls ? 0 : -senseOf(needed);
    } else {
        contact.rolls = false;
        contact.slipSense = senseOf(slip);
    }
    const double spin = slip == 0 ? -v / b : w;
    const bool driven = law.muK > rollingResistance;
    contact.spinSense = spin != 0 ? senseOf(spin) : driven ? -contact.slipSense : 0;
    if (contact.rolls) contact.spinSense = -contact.rollSense;
    return contact;
}

/// Angular acceleration ω̇ while the contact slips, rad/s²: −N (μ′ sgn s + c_rr sgn ω)/(k b); 0 if the spin
/// stays 0.
inline double slidingSpinRate(const DrivenContact& contact, const RoundBody& body, const ContactLaw& law,
                              double rollingResistance, double normal) {
    if (contact.spinSense == 0) return 0;
    return -normal * (law.muK * contact.slipSense + rollingResistance * contact.spinSense)
           / (body.k * body.b);
}

} // namespace talweg
