#pragma once

#include "terrain/graph.h"
#include "terrain/polynomial_table.h"

#include <optional>

namespace talweg {

/// Direction and curvature of the path of a round body's centre while the body touches the ground at one
/// point.
struct PathBend {
    double sine = 0, cosine = 1; ///< sine and cosine of the slope angle
    double curvature = 0;        ///< curvature of the centre's path, 1/m, positive where the path is concave
                                 ///< up
    double stretch = 1;          ///< metres of the centre's path per unit of its parameter

    Point tangent() const { return {cosine, sine}; }
    Point normal() const { return {-sine, cosine}; }
};

/// A point of the centre's path, with direction, curvature and contact point.
struct PathPlace : PathBend {
    Point centre{0, 0};
    Point contact{0, 0}; ///< point where the body touches the ground, m
};

/// A smooth part of the path of a body's centre. Its parameter increases from left to right. Over a piece of
/// ground it is the abscissa of the contact (m); around a convex kink it is the angle from the vertical (rad,
/// clockwise).
struct PathPiece {
    GraphPiece ground;              ///< the ground below; empty for a piece around a kink
    std::optional<Point> vertex;    ///< the kink, for a piece around a kink
    double from = 0, to = 0;        ///< range of the parameter
    double left = 0, right = 0;     ///< abscissa of the centre at both ends, m
    Cells cells = {};               ///< cells of the parameter; the path has no features within one
    std::vector<double> edges = {}; ///< abscissae of the centre at the ends of the cells, m
    std::vector<double> tops = {};  ///< upper bound of the centre's elevation in each cell, m
    PolynomialTable<4> bends = {};  ///< tabulated PathBend; may be empty
};

/// A part of the ground that the body is too large to touch. The body rests on both ends of the part instead.
struct BridgedPart {
    double from = 0, to = 0; ///< abscissae of the two contacts, m
};

/// The possible positions of the centre of a round body of radius b that touches the ground y = f(x). The
/// path consists of the curve (x − b sin θ, f + b cos θ), where κ b < 1 and no other ground is in the way,
/// and of circles of radius b around convex kinks. It has a concave corner where the body touches two points
/// at once: at a concave kink, or over a dip into which the body does not fit.
class RollingPath {
public:
    /// Has no pieces if the range is too narrow for the body.
    RollingPath(const Graph& graph, double radius);

    double radius() const { return m_radius; }
    const std::vector<PathPiece>& pieces() const { return m_pieces; }
    const std::vector<BridgedPart>& bridged() const { return m_bridged; }
    std::size_t effort() const { return m_effort; } ///< see Graph::effort
    /// Whether no ground feature that affects the body can have been missed.
    bool isResolved() const { return m_resolved; }
    double left() const {
        return m_pieces.front().left;
    } ///< abscissa of the centre at the path's left end, m
    double right() const { return m_pieces.back().right; } ///< the same at the right end

    PathPlace at(std::size_t piece, double parameter) const { return at(m_pieces[piece], parameter); }
    /// Direction and curvature at a parameter; equal to `at` up to rounding, but faster.
    PathBend bendAt(std::size_t piece, double parameter) const;
    /// The point of the path at which the centre has a given abscissa.
    struct Found {
        double parameter = 0;
        PathPlace place = {};
        std::size_t places = 0; ///< number of evaluated path points
    };
    Found find(std::size_t piece, double centre) const { return find(m_pieces[piece], centre); }
    std::size_t pieceAt(double centre) const; ///< index of the piece at this abscissa of the centre; at a
                                              ///< joint, the left piece
    /// Whether the path has a concave corner between this piece and the next.
    bool isCorner(std::size_t piece) const { return m_corner[piece]; }

    /// A position of the body on the path.
    struct Seat {
        std::size_t piece = 0;
        double parameter = 0;
        bool bridges = false; ///< whether the body does not reach the requested contact
    };
    /// The position of the body with its contact at x, or as close to x as possible.
    Seat seatAt(double x) const;

private:
    PathPlace at(const PathPiece& piece, double parameter) const;
    Found find(const PathPiece& piece, double centre) const;
    void addFitting(const GraphPiece& ground);
    void addRim(const GraphPiece& before, const GraphPiece& after);
    void keepUppermost(double left, double right);
    void keep(std::size_t candidate, double from, double to);
    double heightOf(std::size_t candidate, double centre) const;
    void findCorners();
    void divide(PathPiece& piece) const;
    void prepare(PathPiece& piece) const;

    double m_radius;
    bool m_resolved;
    std::size_t m_effort;
    double m_span;                       ///< extent of the ground in x, m
    std::vector<PathPiece> m_candidates; ///< used while the path is built
    std::vector<PathPiece> m_pieces;
    std::vector<bool> m_corner;
    std::vector<BridgedPart> m_bridged;
};

} // namespace talweg
