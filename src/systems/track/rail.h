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
/// at its radius from the track. It is divided into zones with at most one level place each. Places are
/// measured from this level place, so that differences of height beside a crest keep all their digits,
/// however small they are.
class Rail {
public:
    /// `offset` is the distance from the track, m, positive to the left of it; 1/offset must not be a
    /// curvature of the track.
    Rail(const PlaneCurve& track, double offset);

    struct Zone {
        std::size_t piece = 0;
        double origin = 0;     ///< parameter of the track at the zone's origin
        double lo = 0, hi = 0; ///< the zone reaches from origin + lo to origin + hi
        bool level = false;    ///< whether the tangent is level at the origin
        double elevation = 0;  ///< elevation of the centre at the origin, m
        double bend = 0;       ///< second derivative of the centre's elevation at the origin
        double twist = 0;      ///< third derivative
        double near = 0;       ///< distance from the origin without features of the track
        bool isCrest() const { return level && bend < 0; }
    };
    /// A place on the rail.
    struct Spot {
        std::size_t zone = 0;
        double q = 0; ///< the track's parameter minus the zone's origin
        bool operator==(const Spot&) const = default;
    };
    /// The geometry of the body at a spot.
    struct Place {
        Point centre{0, 0}, touching{0, 0};
        Point d1{0, 0};       ///< derivative of the centre with respect to the parameter
        double curvature = 0; ///< curvature of the centre's path, 1/m
        double speed() const { return d1.norm(); }
        Point tangent() const { return d1 / speed(); }
        Point normal() const { return Point(-d1.y(), d1.x()) / speed(); } ///< to the left
        /// Velocity of a body with the speed v towards larger parameters, m/s; no −0 at rest.
        Point velocity(double v) const { return Point(0, 0) + v * tangent(); }
    };

    const PlaneCurve& track() const { return m_track; }
    const std::vector<Zone>& zones() const { return m_zones; }
    double offset() const { return m_offset; }

    Spot spotAt(double parameter) const;
    double parameter(Spot spot) const { return m_zones[spot.zone].origin + spot.q; }
    /// Continues smoothly beyond the ends of the zone.
    Place place(Spot spot) const;
    /// Derivatives of the centre's path length and height with respect to the parameter.
    struct Slope {
        double speed, rise;
    };
    Slope slope(Spot spot) const;
    /// Derivative of the centre's path length with respect to the parameter, and the centre's elevation.
    struct Stride {
        double speed, elevation;
    };
    Stride stride(Spot spot) const;
    /// Strides at many places of one zone, all between `from` and `to`.
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
    /// Height of the zone's origin above the centre, m; keeps its relative precision beside a level place.
    double drop(Spot spot) const;
    std::size_t placesOfDrop(Spot spot) const { return isSummed(spot) ? dropPlaces : 1; } ///< evaluated

    /// Largest step from a spot in a direction (±1), in the parameter, that passes no feature of the rail.
    double reach(Spot spot, int direction) const {
        return m_cells[m_zones[spot.zone].piece].reach(parameter(spot), direction);
    }
    /// The next place from a spot in a direction (±1) at which a cell begins, the rail is level or the zone
    /// ends; q.
    double nextCut(Spot spot, int direction) const;
    /// Relative change of the direction at a spot between adjacent floating-point parameters.
    double coarseness(Spot spot) const;
    /// Cells of the rail along one of the track's pieces.
    const Cells& cells(std::size_t piece) const { return m_cells[piece]; }

    /// The same place as the beginning of the next zone, or as the end of the previous zone. Nothing at an
    /// open end.
    std::optional<Spot> following(std::size_t zone) const;
    std::optional<Spot> preceding(std::size_t zone) const;

    /// A straight line between two nearby places of the rail.
    struct Chord {
        Point from, to;
        double first, last; ///< parameters of its ends
    };
    /// Consecutive chords, and the corners of a box that contains them with a small margin.
    struct Bundle {
        std::vector<Chord> chords;
        Point low, high;
    };
    const std::vector<Bundle>& bundles() const; ///< for the whole rail
    double size() const { return m_size; }      ///< diagonal of the rail's bounding box, m

    /// Whether the search for features of the rail was complete.
    bool isExamined() const { return m_examined; }
    double lowest() const { return m_lowest; }   ///< lowest elevation of the centre, m
    double highest() const { return m_highest; } ///< highest elevation of the centre, m
    /// The elevation of the highest crest that is not an open end; nothing without such a crest.
    std::optional<double> summit() const { return m_summit; }
    /// Whether a crest at this elevation is one of the highest.
    bool isSummit(double elevation) const;

private:
    /// Places of a quadrature over a part of a cell where a rise is nearly a parabola; exact to rounding.
    static constexpr std::size_t dropPlaces = 10;

    /// Columns of the polynomials of a zone over q. Heights are counted from the zone's origin.
    enum Column : std::size_t { riseSoFar, speedOf, riseOf, runOf, xOf, curvatureOf, columns };
    using Shape = PolynomialTable<columns>;

    CurvePoint point(Spot spot) const;
    /// The values of `many` columns, from the column `first` on.
    template <std::size_t first, std::size_t many>
    std::array<double, many> shapeAt(Spot spot) const;
    /// The columns computed from the curve itself.
    Shape::Numbers shapeOfCurve(Spot spot) const;
    Shape makeShape(std::size_t zone) const;
    const Shape& shape(std::size_t zone) const {
        const Shape* made = m_shapes[zone].made.load(std::memory_order_acquire);
        return made ? *made : addShape(zone);
    }
    const Shape& addShape(std::size_t zone) const;
    /// Whether the drop is a sum of rises that begins at the zone's origin.
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
    std::vector<Cells> m_cells; ///< cells of the track's pieces
    std::vector<Zone> m_zones;
    bool m_examined;
    double m_lowest = 0, m_highest = 0;
    std::optional<double> m_summit;
    double m_size = 0;

    // Computed at the first use.
    struct LazyShape {
        std::once_flag once;
        std::optional<Shape> shape;
        std::atomic<const Shape*> made = nullptr;
    };
    mutable std::vector<LazyShape> m_shapes; ///< shapes of the zones
    mutable std::once_flag m_bundled;
    mutable std::vector<Bundle> m_bundles;
};

} // namespace talweg::track
