#pragma once

#include "systems/track/motion.h"

#include <array>
#include <optional>
#include <unordered_map>

namespace talweg::track {

/// The result of a step of the integrator, its estimated error in units of the allowed error, and the energy
/// error before the state was projected onto the energy (J/kg).
struct Step {
    Riding to;
    double error = 0, open = 0;
};

/// Motion without losses between two places of one cell of the rail.
struct Coast {
    Riding from, to;
    double lasts = 0; ///< s
    /// The end from which the motion is measured: the end at which the body is at rest, if there is one.
    const Riding& base() const { return to.v == 0 ? to : from; }
    const Riding& other() const { return to.v == 0 ? from : to; }
};

/// A function over 0 ≤ x ≤ 1 as a Chebyshev series, and its integral from 0.
class Integral {
public:
    /// Enough for most coasts, from one feature of the rail to the next. If they do not suffice, times are
    /// computed anew for every query. Each term costs every coast one place.
    static constexpr std::size_t terms = 64;
    /// The places at which the function must be known.
    static const std::array<double, terms>& nodes();
    explicit Integral(const std::array<double, terms>& values);

    double operator()(double x) const;
    /// The value of the function, the derivative of the integral.
    double rate(double x) const;
    /// Whether the last terms are negligible.
    bool isExact() const { return m_isExact; }

private:
    std::array<double, terms> m_rate{};
    std::array<double, terms + 1> m_coefficients{};
    bool m_isExact = false;
};

/// Computes the motion of a contact.
class Stepper {
public:
    Stepper(const Rail& rail, const Setup& setup, const Contact& contact)
        : m_rail(rail), m_setup(setup), m_contact(contact) {}

    /// The longest time for which the motion from a state has a closed form, s; nothing if it has none.
    std::optional<double> longest(const Riding& from) const;
    /// One step of h seconds from a state. The zone of the state is continued smoothly beyond its ends.
    Step step(const Riding& from, double h) const;
    /// The state `h` seconds after a knot of the contact, before the next knot. The motion between the knots
    /// is cached, so that repeated queries are fast.
    Riding after(const Contact::Knot& knot, double h) const;
    /// A state within a step of h seconds: `part` is 0 at the first state and 1 at the second, and the states
    /// between vary continuously. Without losses the path length is not computed.
    Riding between(const Riding& from, const Riding& to, double h, double part) const;
    /// Like `between`, but with the time and the path length.
    Contact::Knot knotBetween(const Riding& from, const Riding& to, double h, double part) const;
    /// Kinetic energy that remains at the elevation of a zone's origin, J/kg; negative if the body cannot get
    /// there.
    double budget(std::size_t zone, double work) const;
    std::size_t places() const { return m_places; } ///< number of evaluated places of the rail so far
    double acceleration(Rail::Spot spot, double v) const;
    /// Force of the track per unit mass, positive to the left of it, m/s².
    double normal(const Riding& state) const;

private:
    /// Excess of the kinetic energy over the energy at the beginning minus all other terms, and the largest
    /// of the terms, J/kg.
    struct Excess {
        double off = 0, scale = 0;
    };
    /// The part of a coast from its base up to a place: duration and path length.
    struct Span {
        double time = 0, way = 0;
        bool isExact = false;
    };
    /// A coast as a function of time, if polynomials can represent it.
    struct Clock {
        Coast coast;
        std::optional<Integral> time, way; ///< since the base of the coast
    };
    Clock clockOf(const Coast& coast) const;
    Step forced(const Riding& from, double h) const;
    const Coast* coastFrom(const Riding& from) const;
    std::optional<Coast> coasted(const Riding& from) const;
    Span span(const Riding& base, double to, double part) const;
    double pace(const Riding& base, double to, double x, double* speed = nullptr) const;
    double kinetic(const Riding& base, double q, double elevation) const;
    Riding coasting(const Coast& coast, double x) const;
    Contact::Knot knotAt(const Coast& coast, double x) const;
    template <class Time, class Pace>
    static double partAfter(const Coast& coast, double after, const Time& time, const Pace& pace);
    Step integrated(const Riding& from, double h) const;
    Excess excess(const Riding& state) const;
    void putOnEnergy(Riding& state, Excess excess, double h) const;

    const Rail& m_rail;
    const Setup& m_setup;
    const Contact& m_contact;
    mutable std::size_t m_places = 0;
    mutable std::optional<Riding> m_coastsFrom; ///< state for which m_coast is known
    mutable std::optional<Coast> m_coast;
    /// Cached for requested knots; empty without a coast.
    mutable std::unordered_map<const Contact::Knot*, std::optional<Clock>> m_clocks;
};

} // namespace talweg::track
