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
    Rail::Place place(double parameter) const { return m_rail.place(m_rail.spotAt(parameter)); }

    const Rail& m_rail;
    double m_g, m_side, m_size;
    std::vector<Chord> m_chords;
};

} // namespace talweg::track
