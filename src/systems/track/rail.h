#pragma once

#include "terrain/plane_curve.h"

#include <optional>
#include <vector>

namespace talweg::track {

/// The line on which the centre of a body on a track moves: the track itself for a bead, for a ball the line
/// at its radius from the track. It is divided into zones with at most one level place each, and places are
/// counted from there, so that differences of height beside a crest keep all their digits however small they
/// are.
class Rail {
public:
    /// `offset` is the distance from the track, m, positive to the left of it; 1/offset is nowhere a
    /// curvature.
    Rail(const PlaneCurve& track, double offset);

    struct Zone {
        std::size_t piece = 0;
        double origin = 0;     ///< parameter of the track
        double lo = 0, hi = 0; ///< the zone reaches from origin + lo to origin + hi
        bool level = false;    ///< the tangent is level at the origin
        double elevation = 0;  ///< of the centre at the origin, m
        double bend = 0;       ///< second derivative of the centre's elevation there
        double twist = 0;      ///< third one
        double near = 0;       ///< so far from the origin the track has no features
        bool isCrest() const { return level && bend < 0; }
    };
    /// A place on the rail.
    struct Spot {
        std::size_t zone = 0;
        double q = 0; ///< the track's parameter less the zone's origin
        bool operator==(const Spot&) const = default;
    };
    /// The body at a spot.
    struct Place {
        Point centre{0, 0}, touching{0, 0};
        Point d1{0, 0};       ///< of the centre in the parameter
        double curvature = 0; ///< of the centre's path, 1/m
        double speed() const { return d1.norm(); }
        Point tangent() const { return d1 / speed(); }
        Point normal() const { return Point(-d1.y(), d1.x()) / speed(); } ///< to the left
        /// Of a body with the speed v towards larger parameters, m/s; no −0 at rest.
        Point velocity(double v) const { return Point(0, 0) + v * tangent(); }
    };

    const PlaneCurve& track() const { return m_track; }
    const std::vector<Zone>& zones() const { return m_zones; }
    double offset() const { return m_offset; }

    Spot spotAt(double parameter) const;
    double parameter(Spot spot) const { return m_zones[spot.zone].origin + spot.q; }
    /// Goes smoothly on beyond the ends of the zone.
    Place place(Spot spot) const;
    /// Change of the centre's place and height per unit of the parameter.
    struct Slope {
        double speed, rise;
    };
    Slope slope(Spot spot) const;
    /// Metres of the centre's path per unit of the parameter, and the centre's elevation.
    struct Stride {
        double speed, elevation;
    };
    Stride stride(Spot spot) const;
    /// How much lower the centre is than at the zone's origin, m; to relative precision beside a level place.
    double drop(Spot spot) const;
    std::size_t placesOfDrop(Spot spot) const { return isSummed(spot) ? dropPlaces : 1; } ///< worked out

    /// How far a step from a spot may lead in a direction (±1), in the parameter: past no feature of the
    /// rail.
    double reach(Spot spot, int direction) const {
        return m_cells[m_zones[spot.zone].piece].reach(parameter(spot), direction);
    }
    /// The place, seen from a spot in a direction (±1), where the next cell begins or that is level or ends
    /// the zone; q.
    double nextCut(Spot spot, int direction) const;
    /// By which part the direction at a spot changes from one parameter to the next that a number can hold.
    double coarseness(Spot spot) const;
    /// Cells of the rail along one of the track's pieces.
    const Cells& cells(std::size_t piece) const { return m_cells[piece]; }

    /// The same place as the beginning of the zone ahead, or as the end of the one behind. None at an open
    /// end.
    std::optional<Spot> following(std::size_t zone) const;
    std::optional<Spot> preceding(std::size_t zone) const;

    /// Whether nothing of it can have been missed.
    bool isExamined() const { return m_examined; }
    double lowest() const { return m_lowest; }   ///< elevation of the centre, m
    double highest() const { return m_highest; } ///< elevation of the centre, m
    /// The elevation of the highest crest that is not an open end; nothing if there is none.
    std::optional<double> summit() const { return m_summit; }
    /// Whether a crest is one of the highest.
    bool isSummit(double elevation) const;

private:
    static constexpr std::size_t dropPlaces = 10;

    CurvePoint point(Spot spot) const;
    /// Whether the drop is a sum of rises, from the zone's origin on.
    bool isSummed(Spot spot) const;
    double rise(const Zone& zone, double q, double plain) const;
    double shrinking(const CurvePoint& c) const { return 1 - m_offset * c.curvature(); }
    void addCells(const PlaneCurve::Piece& piece);
    void addZones(std::size_t piece);
    void addZone(std::size_t piece, double origin, double from, double to, bool level);
    void findExtremes();

    PlaneCurve m_track;
    double m_offset;
    std::vector<Cells> m_cells; ///< of the track's pieces
    std::vector<Zone> m_zones;
    bool m_examined;
    double m_lowest = 0, m_highest = 0;
    std::optional<double> m_summit;
};

} // namespace talweg::track
