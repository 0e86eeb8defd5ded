#pragma once

#include "systems/track/motion.h"

#include <array>
#include <optional>
#include <unordered_map>

namespace talweg::track {

/// Where a step of the integrator leads, its estimated error in units of what is allowed, and by how much the
/// energy was not closed before the state was put onto it (J/kg).
struct Step {
    Riding to;
    double error = 0, open = 0;
};

/// Motion without losses from one place to another of one cell of the rail.
struct Coast {
    Riding from, to;
    double lasts = 0; ///< s
    /// The end from which it is measured: that where the body stands still, if there is one.
    const Riding& base() const { return to.v == 0 ? to : from; }
    const Riding& other() const { return to.v == 0 ? from : to; }
};

/// A function over 0 ≤ x ≤ 1 as Chebyshev polynomials, and its integral from 0.
class Integral {
public:
    /// Enough for most coasts, from one feature of the rail to the next; where they are not, times are worked
    /// out anew for every instant. More would cost each coast as many places.
    static constexpr std::size_t terms = 64;
    /// The places of which it wants to know the function.
    static const std::array<double, terms>& nodes();
    explicit Integral(const std::array<double, terms>& values);

    double operator()(double x) const;
    /// The function itself.
    double rate(double x) const;
    /// Whether the last terms say nothing any more.
    bool isExact() const { return m_isExact; }

private:
    std::array<double, terms> m_rate{};
    std::array<double, terms + 1> m_coefficients{};
    bool m_isExact = false;
};

/// Works out the motion of a contact.
class Stepper {
public:
    Stepper(const Rail& rail, const Setup& setup, const Contact& contact)
        : m_rail(rail), m_setup(setup), m_contact(contact) {}

    /// How long the motion from a state can be followed in closed form, s; nothing where it cannot.
    std::optional<double> longest(const Riding& from) const;
    /// One step of h seconds from a state, within its zone smoothly continued.
    Step step(const Riding& from, double h) const;
    /// A state so many seconds after a knot of the contact, before the next. What is worked out of the way
    /// between them is remembered, so that asking again is quick.
    Riding after(const Contact::Knot& knot, double h) const;
    /// A state within a step of h seconds from one to another: 0 is the first, 1 the other, in between it
    /// goes steadily on; without losses the way is not worked out.
    Riding between(const Riding& from, const Riding& to, double h, double part) const;
    /// The same with its time and its way.
    Contact::Knot knotBetween(const Riding& from, const Riding& to, double h, double part) const;
    /// Kinetic energy that is left at the elevation of a zone's origin, J/kg, negative where the body cannot
    /// be.
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
    /// The part of a coast from its base up to a place: how long it lasts and how far it leads.
    struct Span {
        double time = 0, way = 0;
        bool isExact = false;
    };
    /// How a coast goes with time, where polynomials can say it.
    struct Clock {
        Coast coast;
        std::optional<Integral> time, way; ///< since its base
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
    mutable std::optional<Riding> m_coastsFrom; ///< for which m_coast is known
    mutable std::optional<Coast> m_coast;
    /// Of knots that were asked for; nothing where there is no coast.
    mutable std::unordered_map<const Contact::Knot*, std::optional<Clock>> m_clocks;
};

} // namespace talweg::track
