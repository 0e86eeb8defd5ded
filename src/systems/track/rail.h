#pragma once

#include "terrain/plane_curve.h"
#include "terrain/polynomial_table.h"

#include <array>
#include <atomic>
#include <mutex>
#include <optional>
#include <vector>

namespace talweg::track {

/// The curve on which the centre of a body moves: for a bead, the track itself; for a ball, the parallel
/// curve at the distance of its radius. It is divided into zones with at most one level point each. Positions
/// are relative to this point. Differences of height beside a crest thus keep all their digits, however small
/// they are.
class Rail {
public:
    /// `offset`: signed distance from the track, m, positive to the left; 1/offset must not be a curvature of
    /// the track.
    Rail(const PlaneCurve& track, double offset);

    struct Zone {
        std::size_t piece = 0;
        double origin = 0;     ///< parameter of the track at the zone's origin
        double lo = 0, hi = 0; ///< the zone reaches from origin + lo to origin + hi
        bool level = false;    ///< whether the tangent at the origin is level
        double elevation = 0;  ///< elevation of the centre at the origin, m
        double bend = 0;       ///< second derivative of the centre's elevation at the origin
        double twist = 0;      ///< third derivative
        double near = 0;       ///< distance from the origin, in the parameter, without features of the track
        bool isCrest() const { return level && bend < 0; }
    };
    /// A position on the rail.
    struct Spot {
        std::size_t zone = 0;
        double q = 0; ///< parameter of the track minus that of the zone's origin
        bool operator==(const Spot&) const = default;
    };
    /// The geometry of the rail at a spot; `touching` is the contact point on the track.
    struct Place {
        Point centre{0, 0}, touching{0, 0};
        Point d1{0, 0};       ///< derivative of the centre with respect to the parameter
        double curvature = 0; ///< curvature of the centre's path, 1/m
        double speed() const { return d1.norm(); }
        Point tangent() const { return d1 / speed(); }
        Point normal() const { return Point(-d1.y(), d1.x()) / speed(); } ///< to the left
        /// Velocity of a body with speed v towards larger parameters, m/s; never −0.
        Point velocity(double v) const { return Point(0, 0) + v * tangent(); }
    };

    const PlaneCurve& track() const { return m_track; }
    const std::vector<Zone>& zones() const { return m_zones; }
    double offset() const { return m_offset; }

    Spot spotAt(double parameter) const;
    double parameter(Spot spot) const { return m_zones[spot.zone].origin + spot.q; }
    /// The geometry at a spot, which may lie beyond the ends of its zone.
    Place place(Spot spot) const;
    /// Derivatives of path length and height of the centre with respect to the parameter.
    struct Slope {
        double speed, rise;
    };
    Slope slope(Spot spot) const;
    /// Derivative of the path length of the centre with respect to the parameter, and elevation of the
    /// centre, m.
    struct Stride {
        double speed, elevation;
    };
    Stride stride(Spot spot) const;
    /// Strides at several positions of one zone, all between `from` and `to`.
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
    /// Height of the zone's origin above the centre, m. Keeps its relative precision beside a level point.
    double drop(Spot spot) const;
    /// Number of positions that `drop` evaluates.
    std::size_t placesOfDrop(Spot spot) const { return isSummed(spot) ? dropPlaces : 1; }

    /// Largest step of the parameter from a spot in a direction (±1) that passes no feature of the rail.
    double reach(Spot spot, int direction) const {
        return m_cells[m_zones[spot.zone].piece].reach(parameter(spot), direction);
    }
    /// The next q from a spot in a direction (±1) at which a cell begins, the rail is level or the zone ends.
    double nextCut(Spot spot, int direction) const;
    /// Relative change of the direction at a spot between adjacent floating-point parameters.
    double coarseness(Spot spot) const;
    /// Cells of the rail along a piece of the track.
    const Cells& cells(std::size_t piece) const { return m_cells[piece]; }

    /// The same position at the beginning of the next zone, or at the end of the previous zone. Empty at an
    /// open end.
    std::optional<Spot> following(std::size_t zone) const;
    std::optional<Spot> preceding(std::size_t zone) const;

    /// A straight line between two nearby points of the rail.
    struct Chord {
        Point from, to;
        double first, last; ///< parameters of its ends
    };
    /// Consecutive chords, and the corners of a box that contains them with a margin.
    struct Bundle {
        std::vector<Chord> chords;
        Point low, high;
    };
    const std::vector<Bundle>& bundles() const; ///< chords of the whole rail
    double size() const { return m_size; }      ///< diagonal of the rail's bounding box, m

    /// Whether the search for features of the rail was complete.
    bool isExamined() const { return m_examined; }
    double lowest() const { return m_lowest; }   ///< lowest elevation of the centre, m
    double highest() const { return m_highest; } ///< highest elevation of the centre, m
    /// The elevation of the highest crest that is not an open end; empty if there is no such crest.
    std::optional<double> summit() const { return m_summit; }
    /// Whether a crest with this elevation is one of the highest.
    bool isSummit(double elevation) const;

private:
    /// Number of nodes of a quadrature over a part of a cell where the rise is nearly a parabola; exact to
    /// rounding.
    static constexpr std::size_t dropPlaces = 10;

    /// Columns of a zone's polynomials over q. Heights are relative to the zone's origin.
    enum Column : std::size_t { riseSoFar, speedOf, riseOf, runOf, xOf, curvatureOf, columns };
    using Shape = PolynomialTable<columns>;

    CurvePoint point(Spot spot) const;
    /// The values of `many` columns, starting with the column `first`.
    template <std::size_t first, std::size_t many>
    std::array<double, many> shapeAt(Spot spot) const;
    /// The columns at a spot, computed from the curve itself.
    Shape::Numbers shapeOfCurve(Spot spot) const;
    Shape makeShape(std::size_t zone) const;
    const Shape& shape(std::size_t zone) const {
        const Shape* made = m_shapes[zone].made.load(std::memory_order_acquire);
        return made ? *made : addShape(zone);
    }
    const Shape& addShape(std::size_t zone) const;
    /// Whether `drop` integrates the rise from the zone's origin.
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

    // Computed when first used.
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
