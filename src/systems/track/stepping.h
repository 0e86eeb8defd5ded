#pragma once

#include "systems/track/motion.h"

#include <array>
#include <optional>
#include <unordered_map>

namespace talweg::track {

/// The result of a step: the state, its estimated error in units of the allowed error, and the energy error
/// before projection (J/kg).
struct Step {
    Riding to;
    double error = 0, open = 0;
};

/// Motion without losses between two positions in one cell of the rail.
struct Coast {
    Riding from, to;
    double lasts = 0; ///< s
    /// The end from which the motion is computed: the end at rest, if there is one.
    const Riding& base() const { return to.v == 0 ? to : from; }
    const Riding& other() const { return to.v == 0 ? from : to; }
};

/// A function on 0 ≤ x ≤ 1 as a Chebyshev series, and its integral from 0.
class Integral {
public:
    /// Number of terms. Enough for most coasts between features of the rail; otherwise times are recomputed
    /// for each query. Each term costs each coast one evaluated position.
    static constexpr std::size_t terms = 64;
    /// The x at which the values of the function are given.
    static const std::array<double, terms>& nodes();
    explicit Integral(const std::array<double, terms>& values);

    double operator()(double x) const;
    /// The value of the function, which is the derivative of the integral.
    double rate(double x) const;
    /// Whether the last terms are negligible.
    bool isExact() const { return m_isExact; }

private:
    std::array<double, terms> m_rate{};
    std::array<double, terms + 1> m_coefficients{};
    bool m_isExact = false;
};

/// Computes the motion during a contact.
class Stepper {
public:
    Stepper(const Rail& rail, const Setup& setup, const Contact& contact)
        : m_rail(rail), m_setup(setup), m_contact(contact) {}

    /// The longest time for which the motion from a state has a closed form, s; empty if it has none.
    std::optional<double> longest(const Riding& from) const;
    /// One step of h seconds from a state. It may pass the ends of the state's zone.
    Step step(const Riding& from, double h) const;
    /// The state `h` seconds after a knot of the contact, before the next knot. The motion between the knots
    /// is cached, so that repeated calls are fast.
    Riding after(const Contact::Knot& knot, double h) const;
    /// A state within a step of h seconds. `part` is 0 at `from` and 1 at `to`; the states in between vary
    /// continuously. Without losses, the path length is not computed.
    Riding between(const Riding& from, const Riding& to, double h, double part) const;
    /// Like `between`, but with the time and the path length.
    Contact::Knot knotBetween(const Riding& from, const Riding& to, double h, double part) const;
    /// Kinetic energy that would remain at the origin of a zone, J/kg; negative if the body cannot reach it.
    /// `work`: losses so far, J/kg.
    double budget(std::size_t zone, double work) const;
    std::size_t places() const { return m_places; } ///< number of evaluated positions of the rail so far
    double acceleration(Rail::Spot spot, double v) const;
    /// Force of the track per unit mass, m/s², positive to the left of the track.
    double normal(const Riding& state) const;

private:
    /// Error of the kinetic energy, compared with the initial energy minus all other terms, and the largest
    /// of the terms, J/kg.
    struct Excess {
        double off = 0, scale = 0;
    };
    /// The part of a coast from its base to a position: duration (s) and path length (m).
    struct Span {
        double time = 0, way = 0;
        bool isExact = false;
    };
    /// Time and path length of a coast as polynomials, if they are accurate enough.
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
    mutable std::optional<Riding> m_coastsFrom; ///< state whose coast is m_coast
    mutable std::optional<Coast> m_coast;
    /// Cache of the coasts after knots; empty where there is no coast.
    mutable std::unordered_map<const Contact::Knot*, std::optional<Clock>> m_clocks;
};

} // namespace talweg::track
