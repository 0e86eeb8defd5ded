#pragma once

#include "systems/track/ride.h"

#include <limits>

namespace talweg::track {

/// Where and when a flight comes down on the track.
struct Landing {
    double after = std::numeric_limits<double>::infinity(); ///< s since the flight began
    double parameter = 0;                                   ///< of the track
    explicit operator bool() const { return after < std::numeric_limits<double>::infinity(); }
};

/// Finds landings. From behind, a body passes through a one-sided track.
class Lander {
public:
    Lander(const Rail& rail, double g, double side);

    /// The first landing within the time, s.
    Landing landing(const Flight& flight, double within) const;

    std::size_t chords() const { return m_chords.size(); } ///< that are looked at for each landing
    std::size_t places() const { return m_places; }        ///< worked out so far

private:
    struct Chord {
        Point from, to;
        double first, last; ///< parameters
    };
    Landing onChords(const Flight& flight, double within) const;
    Landing nearby(const Flight& flight, double within) const;
    Landing refined(const Flight& flight, const Chord& chord, double after) const;
    double gap(Point centre, double& parameter) const;
    Point at(const Flight& flight, double t) const;
    Rail::Place place(double parameter) const {
        ++m_places;
        return m_rail.place(m_rail.spotAt(parameter));
    }

    const Rail& m_rail;
    double m_g, m_side, m_size;
    std::vector<Chord> m_chords;
    mutable std::size_t m_places = 0;
};

} // namespace talweg::track
