#pragma once

#include "physics/driven_contact.h"
#include "physics/series.h"

namespace talweg {

/// How a body follows a rim: in contact as DrivenContact describes it or, after lift-off, without contact
/// force, kept at the rim by the air that would press it down in flight.
struct RimContact {
    DrivenContact contact;
    bool weightless = false;
    double airSense = 0; ///< sign of U − u, valid until the difference vanishes
};

/// Forces on a body at a rim, per unit mass.
struct RimForces {
    double g = 0;
    RoundBody body;
    ContactLaw law;
    double drag = 0, wind = 0; ///< K, 1/m; U along the tangent at the height b, m/s
    double rollingResistance = 0;

    double airAlong(double u) const { return drag * (wind - u) * std::abs(wind - u); }
    double normal(double a, double u) const { return g * std::cos(a) - u * u / body.b; }
    /// Gravity and drag along the tangent.
    double along(double a, double u) const { return g * std::sin(a) + airAlong(u); }
    RimContact contactAt(double a, double u, double w, bool slides) const;
};

/// A step of the motion about a rim under drag and rolling resistance as Taylor series. Angle a from the
/// vertical, clockwise (rad); u = b ȧ (m/s); spin w counter-clockwise (rad/s). With W = U − u and
/// N = g cos a − u²/b, rolling follows (1 + k) u̇ = g sin a + K W|W| − c_rr N sgn u, and slipping follows
/// u̇ = g sin a + K W|W| − μ′ N sgn s.
struct RimSeries {
    TaylorSeries a{}, u{}, w{};
    TaylorSeries turned{};                          ///< angle turned through since the step began, rad
    TaylorSeries normal{};                          ///< N, m/s²
    TaylorSeries acceleration{};                    ///< u̇, m/s²
    TaylorSeries airWork{}, sliding{}, resisting{}; ///< drag work and losses since the step began, J/kg
    double step = 0;                                ///< range of validity of the series, s
};

RimSeries rimSeries(const RimForces& forces, const RimContact& contact, double a, double u, double w);

} // namespace talweg
