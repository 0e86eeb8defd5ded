#pragma once

#include "terrain/plane_curve.h"
#include "terrain/polynomial_table.h"

#include <array>
#include <atomic>
#include <mutex>
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
    /// The same at many places of one zone, which lie between two of them.
    template <std::size_t places>
    struct Strides {
        std::array<double, places> speed, elevation;
    };
    template <std::size_t places>
    Strides<places> strides(std::size_t zone, const std::array<double, places>& q, double from,
                            double to) const {
        if (const auto* cell = shape(zone).find(from); cell && cell->from <= to && to <= cell->to) {
            Strides<places> all{cell->at(speedOf, q), cell->at(riseSoFar, q)};
            for (double& elevation : all.elevation)
                elevation += m_zones[zone].elevation;
            return all;
        }
        Strides<places> all;
        for (std::size_t i = 0; i < places; ++i) {
            const Stride one = stride({zone, q[i]});
            all.speed[i] = one.speed;
            all.elevation[i] = one.elevation;
        }
        return all;
    }
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

    /// Straight from one place of the rail to another near by.
    struct Chord {
        Point from, to;
        double first, last; ///< parameters
    };
    /// Chords that follow one another, and the corners of a box that holds them with a little room.
    struct Bundle {
        std::vector<Chord> chords;
        Point low, high;
    };
    const std::vector<Bundle>& bundles() const; ///< all along the rail
    double size() const { return m_size; }      ///< diagonal of the box around it, m

    /// Whether nothing of it can have been missed.
    bool isExamined() const { return m_examined; }
    double lowest() const { return m_lowest; }   ///< elevation of the centre, m
    double highest() const { return m_highest; } ///< elevation of the centre, m
    /// The elevation of the highest crest that is not an open end; nothing if there is none.
    std::optional<double> summit() const { return m_summit; }
    /// Whether a crest is one of the highest.
    bool isSummit(double elevation) const;

private:
    /// Places of a quadrature over a part of a cell, where a rise is nearly a parabola: exact to rounding.
    static constexpr std::size_t dropPlaces = 10;

    /// What polynomials tell of a zone, over q: the columns' order. Heights are counted from the zone's
    /// origin.
    enum Column : std::size_t { riseSoFar, speedOf, riseOf, runOf, xOf, curvatureOf, columns };
    using Shape = PolynomialTable<columns>;

    CurvePoint point(Spot spot) const;
    /// So many columns from one on.
    template <std::size_t first, std::size_t many>
    std::array<double, many> shapeAt(Spot spot) const;
    /// From the curve itself.
    Shape::Numbers shapeOfCurve(Spot spot) const;
    Shape makeShape(std::size_t zone) const;
    const Shape& shape(std::size_t zone) const {
        const Shape* made = m_shapes[zone].made.load(std::memory_order_acquire);
        return made ? *made : addShape(zone);
    }
    const Shape& addShape(std::size_t zone) const;
    /// Whether the drop is a sum of rises, from the zone's origin on.
    bool isSummed(Spot spot) const;
    double rise(const Zone& zone, double q, double plain) const;
    double shrinking(const CurvePoint& c) const { return 1 - m_offset * c.curvature(); }
    void addCells(const PlaneCurve::Piece& piece);
    void addZones(std::size_t piece);
    void addZone(std::size_t piece, double origin, double from, double to, bool level);
    void findExtremes();
    void measure();
    std::vector<Bundle> makeBundles() const;

    PlaneCurve m_track;
    double m_offset;
    std::vector<Cells> m_cells; ///< of the track's pieces
    std::vector<Zone> m_zones;
    bool m_examined;
    double m_lowest = 0, m_highest = 0;
    std::optional<double> m_summit;
    double m_size = 0;

    // Made when first asked for.
    struct LazyShape {
        std::once_flag once;
        std::optional<Shape> shape;
        std::atomic<const Shape*> made = nullptr;
    };
    mutable std::vector<LazyShape> m_shapes; ///< of the zones
    mutable std::once_flag m_bundled;
    mutable std::vector<Bundle> m_bundles;
};

} // namespace talweg::track
