#pragma once

#include "physics/driven_contact.h"
#include "physics/series.h"

namespace talweg {

/// How a body follows a rim. Either it is in contact as described by DrivenContact, or it has lifted off, but
/// the air would press it back to the rim. In the latter case it stays at the rim without contact force
/// (`weightless`).
struct RimContact {
    DrivenContact contact;
    bool weightless = false;
    double airSense = 0; ///< sign of U − u, valid until the difference vanishes
};

/// Parameters of the motion at a rim and the forces on the body, per unit mass.
struct RimForces {
    double g = 0;
    RoundBody body;
    ContactLaw law;
    double drag = 0, wind = 0; ///< K, 1/m; U along the tangent at the height b, m/s
    double rollingResistance = 0;

    double airAlong(double u) const { return drag * (wind - u) * std::abs(wind - u); }
    double normal(double a, double u) const { return g * std::cos(a) - u * u / body.b; }
    /// Gravity and drag along the tangent, m/s².
    double along(double a, double u) const { return g * std::sin(a) + airAlong(u); }
    RimContact contactAt(double a, double u, double w, bool slides) const;
};

/// One step of the motion around a rim under drag and rolling resistance, as Taylor series in time. a is the
/// angle from the vertical (rad, clockwise), u = b ȧ (m/s), and w the spin (rad/s, counter-clockwise). With W
/// = U − u and N = g cos a − u²/b, rolling follows (1 + k) u̇ = g sin a + K W|W| − c_rr N sgn u, and slipping
/// follows u̇ = g sin a + K W|W| − μ′ N sgn s.
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
