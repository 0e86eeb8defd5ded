#include "systems/surface/flight.h"

#include "base/number.h"
#include "systems/surface/bracket.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace talweg::surface {

namespace {

/// Number of parts of the motion across a cell of the path. In each part, the body has only one closest
/// approach to the ground, because neither a cell nor a parabola has inner features.
constexpr int partsOfCell = 4;
/// Errors of a position on the path, in units of the rounding errors of coordinates and of the parameter:
/// sums of a few terms. If too small, a body that takes off lands at once; if too large, low bounces are
/// lost.
constexpr double placeRoundings = 16, parameterRoundings = 8;
/// Length and height of a bounce, as fractions of the radius, below which the ground is treated as level and
/// no search is needed. With a tenth of it, runs over needle-like ground end differently.
constexpr double smallBounce = 1e-3;
/// Height of a bounce, in units of the rounding of a position, below which its landing time on level ground
/// is used.
constexpr double roundingsOfBounce = 100;
/// leavingSpeed: normal speed into the ground, in units of √(g b), above which a body does not take off.
/// leavingTime: shortest time of flight, in units of √(b/g), after which the body is searched above the
/// ground.
constexpr double leavingSpeed = 1e-9, leavingTime = 1e-9;
/// Cost of a flight step in air, in evaluated positions of the path.
constexpr std::size_t placesOfAirStep = 10;
/// Halvings of the time after a take-off in the search for a time when the body is above the ground.
constexpr int leavingHalvings = 60;

/// Height of the centre above the path, m, and its rate of change, m/s.
struct Gap {
    double value = 0, rate = 0;
};

class Search {
public:
    Search(const World& world, const Flight& flight, double tEnd)
        : m_world(world), m_flight(flight), m_limit(limit(tEnd)),
          m_piece(world.path.pieceAt(flight.fall.centre.x())), m_start(below(m_piece, flight.from)),
          m_noise(noise()) {}

    Landing first() {
        Landing found = search();
        found.places = m_places;
        return found;
    }

private:
    Landing search() const {
        if (m_flight.air) return searchInAir();
        if (const auto close = nextBounce()) return *close;
        const RollingPath& path = m_world.path;
        const double vx = m_flight.fall.velocity.x();
        const int direction = vx < 0 ? -1 : 1;
        std::size_t piece = startPiece(direction);
        double begin = m_flight.from;
        while (begin < m_limit.t) {
            const double edge = vx == 0  ? std::numeric_limits<double>::infinity()
                                : vx > 0 ? path.pieces()[piece].right
                                         : path.pieces()[piece].left;
            const double passes = vx == 0 ? edge : m_flight.from + (edge - m_flight.fall.centre.x()) / vx;
            const double end = std::clamp(passes, begin, m_limit.t);
            if (const auto landing = over(piece, begin, end)) return *landing;
            const bool last = direction > 0 ? piece + 1 == path.pieces().size() : piece == 0;
            if (last || end >= m_limit.t) break;
            piece = direction > 0 ? piece + 1 : piece - 1;
            begin = end;
        }
        return m_limit;
    }

    /// Searches step by step and cell by cell. The trajectory y(x) bends downwards with any drag. Within a
    /// cell, the centre is therefore never below the lower one of the two ends.
    Landing searchInAir() const {
        if (const auto close = nextBounce()) return *close;
        const auto& pieces = m_world.path.pieces();
        const double vx = m_flight.fall.velocity.x();
        const bool ahead = vx >= 0;
        std::size_t piece = startPiece(ahead ? 1 : -1);
        std::size_t cell = cellAt(pieces[piece].edges, m_flight.centreAt(m_flight.from).x());
        double last = m_flight.from;
        while (last < m_limit.t) {
            if (!m_flight.air->follow(std::nextafter(last - m_flight.from, m_limit.t)))
                return {Landing::Kind::unknown, last};
            m_places += placesOfAirStep;
            const double stepEnds = m_flight.from + m_flight.air->stepAt(last - m_flight.from).to;
            const std::vector<double>& edges = pieces[piece].edges;
            const double edge =
                vx == 0 ? std::numeric_limits<double>::infinity() : edges[ahead ? cell + 1 : cell];
            const auto before = [&](double t) {
                return (ahead ? 1 : -1) * (edge - m_flight.centreAt(t).x());
            };
            const double end = std::min(std::max(stepEnds, std::nextafter(last, m_limit.t)), m_limit.t);
            const bool passes = !(before(end) > 0);
            const double next = passes ? bracketOf(before, last, end).high : end;
            const double low = std::min(m_flight.centreAt(last).y(), m_flight.centreAt(next).y());
            if (next > last && low <= pieces[piece].tops[cell])
                if (const auto landing = within(piece, last, next)) return *landing;
            last = next;
            if (!passes) continue;
            if (ahead ? cell + 2 < edges.size() : cell > 0) {
                cell = ahead ? cell + 1 : cell - 1;
                continue;
            }
            if (ahead ? piece + 1 == pieces.size() : piece == 0)
                return {ahead ? Landing::Kind::right : Landing::Kind::left, last};
            piece = ahead ? piece + 1 : piece - 1;
            cell = ahead ? 0 : pieces[piece].edges.size() - 2;
        }
        return m_limit;
    }

    /// Rounding error of a position on the path, m. It includes the error of the parameter, which matters
    /// where the position is sensitive to it.
    double noise() const {
        return placeRoundings * epsilon * (m_flight.fall.centre.cwiseAbs().sum() + m_world.body.b)
               + parameterRoundings * epsilon * std::abs(m_start.parameter) * m_start.place.stretch;
    }

    /// The piece below the start; at a joint, the piece in the direction of motion.
    std::size_t startPiece(int direction) const {
        const RollingPath& path = m_world.path;
        const double x = m_flight.fall.centre.x();
        const std::size_t piece = m_piece;
        if (direction > 0 && piece + 1 < path.pieces().size() && path.pieces()[piece].right - x <= m_noise)
            return piece + 1;
        if (direction < 0 && piece > 0 && x - path.pieces()[piece].left <= m_noise) return piece - 1;
        return piece;
    }

    Landing limit(double tEnd) const {
        const double x = m_flight.fall.centre.x(), vx = m_flight.fall.velocity.x();
        Landing limit{Landing::Kind::time, tEnd};
        if (vx == 0 || m_flight.air) return limit;
        const double leaves =
            m_flight.from + std::max(0.0, ((vx > 0 ? m_world.path.right() : m_world.path.left()) - x) / vx);
        if (leaves < tEnd) limit = {vx > 0 ? Landing::Kind::right : Landing::Kind::left, leaves};
        return limit;
    }

    RollingPath::Found below(std::size_t piece, double t) const {
        const RollingPath::Found found = m_world.path.find(piece, m_flight.centreAt(t).x());
        m_places += found.places;
        return found;
    }

    Gap gap(std::size_t piece, double t) const {
        const PathPlace below = this->below(piece, t).place;
        const Point velocity = m_flight.velocityAt(t);
        return {m_flight.centreAt(t).y() - below.centre.y(),
                velocity.y() - velocity.x() * below.sine / below.cosine};
    }

    Landing landing(std::size_t piece, double t) const {
        return {Landing::Kind::ground, t, piece, below(piece, t).parameter};
    }

    /// The landing of a bounce that is so short that the ground below is practically level. Empty if a search
    /// is needed.
    std::optional<Landing> nextBounce() const {
        const RollingPath& path = m_world.path;
        const std::size_t piece = m_piece;
        const PathPlace& below = m_start.place;
        if (m_flight.fall.centre.y() - below.centre.y() > m_noise) return {};
        const double rise = m_flight.fall.velocity.dot(below.normal());
        const double along = m_flight.fall.velocity.dot(below.tangent());
        const double pull = m_world.g * below.cosine + below.curvature * along * along;
        if (!(rise > 0) || !(pull > 0)) return {};
        const double duration = 2 * rise / pull;
        const double lands = m_flight.from + duration;
        const double small = smallBounce * m_world.body.b;
        if (std::abs(along) * duration > small || rise * duration > small || lands >= m_limit.t) return {};
        if (m_flight.air && !m_flight.air->follow(1.5 * duration)) return {};
        const double x = m_flight.centreAt(lands).x();
        if (x <= path.pieces()[piece].left || x >= path.pieces()[piece].right) return {};
        if (rise * duration / 8 < roundingsOfBounce * m_noise) return landing(piece, lands);
        const double lo = m_flight.from + 0.5 * duration, hi = m_flight.from + 1.5 * duration;
        if (hi >= m_limit.t || !(gap(piece, lo).value > 0) || !(gap(piece, hi).value < 0)) return {};
        return landing(piece, root(piece, lo, hi));
    }

    double root(std::size_t piece, double lo, double hi) const {
        const auto [above, below] = bracketOf([&](double t) { return gap(piece, t).value; }, lo, hi);
        return above + (below - above) / 2;
    }

    /// The first landing on a piece while the centre is above it; searches each cell of the path.
    std::optional<Landing> over(std::size_t piece, double begin, double end) const {
        const PathPiece& path = m_world.path.pieces()[piece];
        const double vx = m_flight.fall.velocity.x();
        if (vx == 0) return within(piece, begin, end);
        const int direction = vx > 0 ? 1 : -1;
        std::size_t cell = cellAt(path.edges, m_flight.centreAt(begin).x());
        for (double last = begin; last < end;) {
            const double edge = path.edges[direction > 0 ? cell + 1 : cell];
            const bool isLast = direction > 0 ? cell + 2 == path.edges.size() : cell == 0;
            const double passes = isLast ? end : m_flight.from + (edge - m_flight.fall.centre.x()) / vx;
            const double next = std::clamp(passes, last, end);
            // A parabola is never below the lower one of its ends.
            const double low = std::min(m_flight.centreAt(last).y(), m_flight.centreAt(next).y());
            if (next > last && low <= path.tops[cell])
                if (const auto landing = within(piece, last, next)) return landing;
            if (isLast) break;
            cell = direction > 0 ? cell + 1 : cell - 1;
            last = next;
        }
        return {};
    }

    /// The first landing within a cell of the path.
    std::optional<Landing> within(std::size_t piece, double begin, double end) const {
        double last = begin;
        Gap atLast = gap(piece, begin);
        for (int i = 1; i <= partsOfCell; ++i) {
            const double t = i == partsOfCell ? end : begin + (end - begin) * i / partsOfCell;
            const Gap here = gap(piece, t);
            double below = t; // time at which the body would be inside the ground
            bool lands = here.value < 0;
            if (!lands && atLast.rate < 0 && here.rate > 0) {
                below = lowest(piece, last, t);
                lands = gap(piece, below).value < -m_noise;
            }
            if (lands) return before(piece, last, below);
            last = t;
            atLast = here;
        }
        return {};
    }

    double lowest(std::size_t piece, double lo, double hi) const {
        return bracketOf([&](double t) { return -gap(piece, t).rate; }, lo, hi).high;
    }

    /// The landing between a time `lo` with the body on or above the ground and a time `hi` with the body
    /// inside it.
    Landing before(std::size_t piece, double lo, double hi) const {
        const bool starts = lo == m_flight.from;
        if (starts && gap(piece, lo).rate < -leavingSpeed * std::sqrt(m_world.g * m_world.body.b))
            return landing(piece, lo);
        const double clear = starts ? m_noise : 0;
        for (int i = 0; i < leavingHalvings && !(gap(piece, lo).value > clear); ++i) {
            const double middle = lo + (hi - lo) / 2;
            if (gap(piece, middle).value > clear) {
                lo = middle;
                break;
            }
            if (middle - lo < leavingTime * std::sqrt(m_world.body.b / m_world.g)) return landing(piece, hi);
            hi = middle;
        }
        if (!(gap(piece, lo).value > 0) || !(gap(piece, hi).value < 0)) return landing(piece, hi);
        return landing(piece, root(piece, lo, hi));
    }

    const World& m_world;
    const Flight& m_flight;
    Landing m_limit;
    mutable std::size_t m_places = 0;
    std::size_t m_piece; ///< piece of the path below the start
    RollingPath::Found m_start;
    double m_noise;
};

} // namespace

Landing landingOf(const World& world, const Flight& flight, double tEnd) {
    return Search(world, flight, tEnd).first();
}

} // namespace talweg::surface
