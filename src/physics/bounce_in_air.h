#pragma once

#include "base/point.h"
#include "physics/air.h"
#include "physics/impact.h"

#include <array>
#include <cstddef>
#include <optional>

namespace talweg {

/// A plane face on which a round body bounces in air. In Points, x is the component along the face and y the
/// component along its outward normal.
struct BounceFace {
    Air air;
    RoundBody body;
    ContactLaw law;
    Point gravity{0, -9.81}; ///< m/s²
    Point windward{1, 0};    ///< unit vector along which the wind blows
    /// Gradient of the height of the body's centre above the ground vertically below it.
    Point rise{0, 1};
    double height = 1; ///< height of the centre above the ground at contact for s = 0, m

    double heightAt(double s) const { return height + rise.x() * s; }
};

/// A body just after an impact on a face.
struct Rebounding {
    double s = 0;    ///< position along the face, m
    double v = 0;    ///< speed along the face, m/s
    double away = 0; ///< speed along the outward normal of the face, m/s, > 0
    double slip = 0; ///< v + b ω, m/s; exactly 0 if the contact stuck during the impact

    double spin(double b) const { return (slip - v) / b; }
};

/// A flight with drag that starts from a face and lands on it. It uses Taylor series in a variable σ with dt
/// = |W| dσ, where W is the velocity of the air relative to the body. Near the apex, |W| can almost vanish;
/// series in σ need few terms there, whereas series in time would need many steps.
class BounceFlight {
public:
    static constexpr std::size_t order = 20;

    struct Landing {
        double time = 0;   ///< s
        double along = 0;  ///< displacement along the face, m
        double gained = 0; ///< change of the speed along the face by drag, m/s
        Point work{0, 0};  ///< work of the drag, J/kg
    };
    /// Displacement, velocity and work since the start of the flight.
    struct Place {
        Point way{0, 0}, velocity{0, 0}; ///< m, m/s
        double work = 0;                 ///< work of the drag, J/kg
    };

    BounceFlight(const BounceFace& face, const Rebounding& start);

    /// The landing. Nothing if the flight does not return to the face or has no series: the body stands still
    /// in the air or passes the roughness length of a logarithmic wind.
    std::optional<Landing> land();
    /// The motion after `time` seconds, at most the duration of the flight.
    Place at(double time);

private:
    bool expand();
    double windTerm(std::size_t n);
    double airTerm(std::size_t n) const;
    void addTerm(std::size_t n);
    double sizeOf(std::size_t n) const;
    Point brakesAtFirst() const;
    double reach() const;
    bool passesRoughness() const;
    double landingWithin(double end) const;
    void advance(double by);
    Landing landVertically() const;
    Place atVertically(double time) const;
    template <class Term>
    Term gain(const std::array<Term, order + 1>& c, double at) const;
    template <class Term>
    Term slope(const std::array<Term, order + 1>& c, double at) const;

    using Series = std::array<double, order + 1>;
    using PointSeries = std::array<Point, order + 1>;

    const BounceFace& m_face;
    const Rebounding m_start;
    const double m_height; ///< height above the ground vertically below at the start of the flight, m
    const bool m_blows;    ///< whether there is wind
    const double m_lasts;  ///< duration of the flight without drag, s
    Point m_brakes{1, 1};  ///< rough total change of the velocity by drag, used as a scale, m/s
    double m_time = 0;     ///< time since the start of the flight, s
    Point m_way{0, 0}, m_velocity, m_work{0, 0};
    double m_gained = 0;         ///< change of the speed along the face by drag, m/s
    bool m_first = true;         ///< whether the current step begins on the face
    std::size_t m_terms = order; ///< degree of the highest term in use
    double m_end = 0;            ///< end of the current step, in σ
    // Series of the current step in σ: |W|, W, the drag, and the rates of the displacement and of the
    // velocity change by drag.
    Series m_air, m_z, m_log;
    PointSeries m_past, m_drag, m_rate, m_braked;
    // Integrals of these series: time, displacement, velocity change and work.
    Series m_t;
    PointSeries m_s, m_v, m_w;
};

/// Change of the state of a body by one bounce: a flight and the impact at its end.
struct BounceChange {
    double s = 0, v = 0, away = 0, slip = 0;   ///< changes of the members of Rebounding
    double time = 0;                           ///< s
    double turned = 0;                         ///< rad
    double wind = 0, normal = 0, friction = 0; ///< work of the drag, energy lost to restitution and to
                                               ///< friction, J/kg
    double approach = 0;                       ///< approach speed of the impact, m/s
    double impulse = 0;                        ///< tangential impulse per unit mass of the impact, m/s
    bool sticks = false;
};

/// Computes one bounce with the law of `impact`. The equations are in terms of differences, so that small
/// changes keep their digits. Returns nothing if BounceFlight::land returns nothing.
std::optional<BounceChange> bounceInAir(const BounceFace& face, const Rebounding& start);

} // namespace talweg
