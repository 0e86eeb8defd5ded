#pragma once

#include "systems/track/motion.h"

#include <limits>
#include <vector>

namespace talweg::track {

/// Position and time of a landing on the track; false if there is none.
struct Landing {
    double after = std::numeric_limits<double>::infinity(); ///< time since the flight began, s
    double parameter = 0;                                   ///< parameter of the track
    explicit operator bool() const { return after < std::numeric_limits<double>::infinity(); }
};

/// Finds the landing of a flight. A body passes through a one-sided track from behind.
class Lander {
public:
    Lander(const Rail& rail, double g, double side) : m_rail(rail), m_g(g), m_side(side) {}

    /// The first landing within `within` seconds. Empty if there is none.
    Landing landing(const Flight& flight, double within) const;

    std::size_t chords() const { return m_chords; } ///< number of chords examined so far
    std::size_t places() const { return m_places; } ///< number of evaluated positions of the rail so far

private:
    using Chord = Rail::Chord;
    /// A time at which the centre crosses a chord, s since the flight began.
    struct Hit {
        const Chord* chord;
        double after;
    };
    struct Box {
        Point low, high;
        bool meets(const Box& other) const {
            return (low.array() <= other.high.array()).all() && (other.low.array() <= high.array()).all();
        }
    };
    bool meets(const Flight& flight, double within, const Rail::Bundle& bundle) const;
    Landing onChords(const Flight& flight, double within) const;
    Landing onChordsInAir(const Flight& flight, double within) const;
    static Box boxOf(const Flight& flight, const FallInAir::Step& step, double lasts);
    void lookInAir(const Flight& flight, const FallInAir::Step& step, double lasts, const Box& box,
                   const Chord& chord, std::vector<Hit>& hits) const;
    Landing firstOf(const Flight& flight, std::vector<Hit> hits, double within) const;
    Landing nearby(const Flight& flight, double within) const;
    Landing refined(const Flight& flight, const Chord& chord, double after) const;
    double gap(Point centre, double& parameter) const;
    Rail::Place place(double parameter) const {
        ++m_places;
        return m_rail.place(m_rail.spotAt(parameter));
    }

    const Rail& m_rail;
    double m_g, m_side;
    mutable std::size_t m_chords = 0, m_places = 0;
};

} // namespace talweg::track
