#include "terrain/offset_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace talweg {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
/// Smallest angle between two faces (rad) that counts as a bend. Smaller angles are rounding errors of the
/// tilts.
constexpr double sameTilt = 1e-12;
/// Largest angle (rad) at a smooth joint of the centre's path. Tilts at joints come from an arc cosine, which
/// has fewer accurate digits than the tilts of faces.
constexpr double smoothJoint = 1e-9;
/// Tolerance, absolute (m or rad) plus relative, by which a meeting may lie beyond the end of a piece, face
/// or rim. It prevents gaps between adjacent features.
constexpr double meetingSlack = 1e-12;
/// Meetings closer than this, absolute plus relative, count as simultaneous; the steepest feature is then
/// used.
constexpr double tiedMeetings = 1e-13;
/// Tolerances, absolute (m) plus relative, for skipping ground far from the sphere. They are larger than the
/// tolerance of meetings and the rounding errors of coordinates.
constexpr double nearSlack = 1e-6, aboveSlack = 1e-9;
/// Number of faces ahead that are always examined, because they are too near to be skipped. Affects only
/// speed.
constexpr std::size_t alwaysLookedAt = 12;

Point upward(const Point& tangent) {
    return {-tangent.y(), tangent.x()};
}

double tiltAt(const OffsetPiece& piece, double parameter) {
    return piece.shape == OffsetPiece::Shape::line ? piece.tilt : -parameter;
}

/// Follows the rolling sphere from left to right, along each face or rim until the sphere also touches
/// another feature ahead.
class Roller {
public:
    Roller(const Profile& profile, double radius) : m_profile(profile), m_b(radius) {
        m_faces.reserve(profile.faces());
        for (std::size_t face = 0; face < profile.faces(); ++face) {
            const double tilt = profile.tilt(face);
            const Point tangent = directionOf(tilt);
            m_faces.push_back({tilt, tangent, upward(tangent), lengthOf(face)});
            m_along.push_back(m_along.back() + lengthOf(face));
        }
        m_perMetre = static_cast<double>(m_along.size()) / std::max(m_along[profile.faces() - 1], radius);
    }

    std::vector<OffsetPiece> pieces() {
        m_pieces.reserve(2 * m_profile.faces());
        return piecesFrom(line(0, -infinity), [](const OffsetPiece&) { return false; });
    }

    /// Follows the sphere from the given piece up to the first piece for which `isKnown` is true. The given
    /// piece may be clipped, or belong to another profile with the same ground there.
    template <class IsKnown>
    std::vector<OffsetPiece> piecesFrom(OffsetPiece piece, const IsKnown& isKnown) {
        piece = piece.shape == OffsetPiece::Shape::line ? line(piece.feature, piece.from)
                                                        : arc(piece.feature, piece.from);
        while (true) {
            if (isKnown(piece)) return std::move(m_pieces);
            const std::optional<Meeting> meeting = nextMeeting(piece);
            if (meeting) piece.to = meeting->on;
            if (piece.to > piece.from) m_pieces.push_back(piece);
            if (meeting)
                piece = onto(*meeting);
            else if (piece.shape == OffsetPiece::Shape::arc)
                piece = line(piece.feature + 1, 0);
            else if (piece.to == infinity)
                return std::move(m_pieces);
            else
                piece = rounding(piece.feature);
        }
    }

private:
    /// A contact with a feature ahead while the sphere follows the current piece.
    struct Meeting {
        double on; ///< parameter on the current piece
        bool arc;  ///< whether the feature is a rim; otherwise it is a face
        std::size_t feature;
        double from; ///< parameter on the feature
        double tilt; ///< tilt of the path after the meeting, rad
    };

    struct Face {
        double tilt;
        Point tangent, normal;
        double length;
    };

    const Point& vertex(std::size_t i) const { return m_profile.vertices[i]; }
    double tilt(std::size_t face) const { return m_faces[face].tilt; }
    double lengthOf(std::size_t face) const {
        if (face == 0) return 0; // parameters on this face are negative; their origin is its end
        return face == m_profile.vertices.size() ? infinity : (vertex(face) - vertex(face - 1)).norm();
    }
    const Point& foot(std::size_t face) const { return vertex(face == 0 ? 0 : face - 1); }

    OffsetPiece line(std::size_t face, double from) const {
        const Face& f = m_faces[face];
        return {.feature = face,
                .anchor = foot(face) + m_b * f.normal,
                .tilt = f.tilt,
                .tangent = f.tangent,
                .normal = f.normal,
                .from = from,
                .to = f.length};
    }

    OffsetPiece arc(std::size_t rim, double from) const {
        return {.shape = OffsetPiece::Shape::arc,
                .feature = rim,
                .anchor = vertex(rim),
                .from = from,
                .to = -tilt(rim + 1)};
    }

    /// The piece after the end of a face that met nothing before: the arc around its rim, or the next face if
    /// there is no rim.
    OffsetPiece rounding(std::size_t face) const {
        return tilt(face + 1) < tilt(face) - sameTilt ? arc(face, -tilt(face)) : line(face + 1, 0);
    }

    OffsetPiece onto(const Meeting& meeting) const {
        return meeting.arc ? arc(meeting.feature, meeting.from) : line(meeting.feature, meeting.from);
    }

    std::optional<Meeting> nextMeeting(const OffsetPiece& piece) const {
        std::optional<Meeting> first;
        const double reach = piece.to == infinity ? infinity : piece.at(piece.to, m_b).x() + m_b;
        const auto consider = [&](const std::optional<Meeting>& meeting) {
            if (!meeting) return;
            const double tie = tiedMeetings * (1 + std::abs(meeting->on));
            if (!first || meeting->on < first->on - tie
                || (meeting->on < first->on + tie && meeting->tilt > first->tilt))
                first = meeting;
        };
        // The first feature that can be met. An arc already touches the next face, and a face touches its own
        // end.
        std::size_t face = piece.feature + (piece.shape == OffsetPiece::Shape::arc ? 2 : 1);
        const Sweep sweep = sweepAlong(piece);
        const auto lookAt = [&](std::size_t ahead) {
            const std::size_t rim = ahead - 1;
            const bool adjacent = piece.shape == OffsetPiece::Shape::line && rim == piece.feature;
            if (!adjacent && tilt(ahead) < tilt(rim) - sameTilt) consider(meetRim(piece, rim));
            if (!adjacent)
                consider(meetFace(piece, ahead));
            else if (tilt(ahead) > tilt(rim) + sameTilt)
                consider(meetNeighbour(piece));
        };
        for (std::size_t looked = 0; face < m_profile.faces() && foot(face).x() <= reach; ++looked) {
            const std::size_t off = looked < alwaysLookedAt ? 0 : facesOff(sweep, face);
            if (off == 0 && !isAbove(sweep, face)) lookAt(face);
            face += std::max<std::size_t>(off, 1);
        }
        return first;
    }

    /// Region covered by the sphere along a piece: its centre is never farther than `half` (m) from `middle`.
    struct Sweep {
        Point middle{0, 0}, tangent{1, 0};
        double half = infinity;
        double turn = 0; ///< largest angle between path and tangent, rad
    };

    Sweep sweepAlong(const OffsetPiece& piece) const {
        const double half = 0.5 * (piece.to - piece.from), middle = piece.from + half;
        if (!std::isfinite(half)) return {};
        if (piece.shape == OffsetPiece::Shape::line) return {piece.at(middle, m_b), piece.tangent, half};
        return {piece.at(middle, m_b), directionOf(-middle), m_b * half, half};
    }

    /// Number of faces, beginning with `face`, that cannot touch the sphere: the start of the first is
    /// farther away than the length of the ground up to the end of the last.
    std::size_t facesOff(const Sweep& sweep, std::size_t face) const {
        const double away = (foot(face) - sweep.middle).norm() - m_b - sweep.half;
        const double room = away - nearSlack * (1 + m_b + sweep.half + std::abs(away));
        if (!(room >= m_faces[face].length)) return 0;
        const std::size_t left = m_profile.faces() - 1 - face; // excludes the last face, which is infinite
        std::size_t count = std::min(left, static_cast<std::size_t>(room * m_perMetre));
        while (count > 1 && m_along[face + count] > m_along[face] + room)
            count /= 2;
        return std::max<std::size_t>(count, 1);
    }

    /// Whether the sphere stays above the line through a face.
    bool isAbove(const Sweep& sweep, std::size_t face) const {
        const Point& normal = m_faces[face].normal;
        const double down = sweep.half * (std::abs(sweep.tangent.dot(normal)) + sweep.turn);
        return (sweep.middle - foot(face)).dot(normal) - down > m_b + aboveSlack * (1 + m_b);
    }

    bool within(const OffsetPiece& piece, double parameter) const {
        const double slack = meetingSlack * (1 + std::abs(parameter));
        return parameter >= piece.from - slack && parameter <= piece.to + slack;
    }

    std::optional<Meeting> meetFace(const OffsetPiece& piece, std::size_t face) const {
        const Point& t = m_faces[face].tangent;
        const Point& n = m_faces[face].normal;
        double on = 0;
        if (piece.shape == OffsetPiece::Shape::line) {
            const double approach = -piece.tangent.dot(n);
            if (approach <= 0) return std::nullopt;
            on = ((piece.anchor - foot(face)).dot(n) - m_b) / approach;
        } else {
            const double cosine = 1 - (piece.anchor - foot(face)).dot(n) / m_b;
            if (std::abs(cosine) > 1) return std::nullopt;
            on = std::atan2(n.x(), n.y()) + std::acos(cosine);
        }
        if (!within(piece, on)) return std::nullopt;
        on = std::clamp(on, piece.from, piece.to);
        const double s = (piece.at(on, m_b) - foot(face)).dot(t);
        const double slack = meetingSlack * (1 + std::abs(s));
        if (s < -slack || s > m_faces[face].length + slack) return std::nullopt;
        return Meeting{on, false, face, std::max(0.0, s), tilt(face)};
    }

    /// The meeting with the next face if that face rises from the end of this one. It is computed from the
    /// angle between the faces, because distances between two almost collinear faces have no accurate digits.
    std::optional<Meeting> meetNeighbour(const OffsetPiece& piece) const {
        const std::size_t face = piece.feature + 1;
        const double half = m_b * std::tan(0.5 * (tilt(face) - tilt(piece.feature)));
        const double on = m_faces[piece.feature].length - half;
        const double slack = meetingSlack * (1 + half);
        if (!within(piece, on) || half > m_faces[face].length + slack) return std::nullopt;
        return Meeting{std::clamp(on, piece.from, piece.to), false, face, half, tilt(face)};
    }

    std::optional<Meeting> meetRim(const OffsetPiece& piece, std::size_t rim) const {
        double on = 0;
        if (piece.shape == OffsetPiece::Shape::line) {
            const Point r = piece.anchor - vertex(rim);
            const double along = r.dot(piece.tangent);
            const double across = r.dot(piece.normal);
            if (std::abs(across) >= m_b) return std::nullopt;
            on = -along - std::sqrt((m_b - across) * (m_b + across));
        } else {
            const Point d = vertex(rim) - piece.anchor;
            const double half = 0.5 * d.norm();
            if (half >= m_b) return std::nullopt;
            on = std::atan2(d.x(), d.y()) - std::acos(half / m_b);
        }
        if (!within(piece, on)) return std::nullopt;
        on = std::clamp(on, piece.from, piece.to);
        const Point r = piece.at(on, m_b) - vertex(rim);
        const double angle = std::atan2(r.x(), r.y());
        if (angle < -tilt(rim) - meetingSlack || angle > -tilt(rim + 1) + meetingSlack) return std::nullopt;
        return Meeting{on, true, rim, angle, -angle};
    }

    const Profile& m_profile;
    double m_b;
    std::vector<Face> m_faces;
    std::vector<double> m_along{0}; ///< length of the ground before each face
    double m_perMetre = 0;          ///< average number of faces per metre
    std::vector<OffsetPiece> m_pieces;
};

/// Appends a piece. A piece that ends at a wall gets exactly the abscissa of the wall.
void append(OffsetCurve& curve, OffsetPiece piece) {
    if (!curve.pieces.empty()) {
        OffsetPiece& before = curve.pieces.back();
        if (piece.isUpright()) before.end.x() = piece.start.x();
        if (before.isUpright()) piece.start.x() = before.end.x();
    }
    curve.pieces.push_back(std::move(piece));
}

/// Appends the pieces between the two abscissae. Clips them and sets the coordinates of their ends.
void appendClipped(OffsetCurve& curve, const std::vector<OffsetPiece>& pieces, double left, double right) {
    const double radius = curve.radius;
    for (OffsetPiece piece : pieces) {
        const auto parameterAt = [&](double x) {
            return piece.shape == OffsetPiece::Shape::line
                       ? (x - piece.anchor.x()) / piece.tangent.x()
                       : std::asin(std::clamp((x - piece.anchor.x()) / radius, -1.0, 1.0));
        };
        const auto placeAt = [&](double parameter) {
            return std::isfinite(parameter) ? piece.at(parameter, radius)
                                            : Point(parameter, piece.anchor.y());
        };
        piece.start = placeAt(piece.from);
        piece.end = placeAt(piece.to);
        if (piece.end.x() <= left || piece.start.x() >= right) continue;
        const bool isCut = piece.end.x() > right;
        if (piece.start.x() < left) {
            piece.from = parameterAt(left);
            piece.start = piece.at(piece.from, radius);
        }
        if (isCut) {
            piece.to = parameterAt(right);
            piece.end = piece.at(piece.to, radius);
        }
        append(curve, std::move(piece));
    }
}

OffsetCurve clipped(const std::vector<OffsetPiece>& pieces, double radius, double left, double right) {
    OffsetCurve curve{radius, {}};
    curve.pieces.reserve(pieces.size());
    appendClipped(curve, pieces, left, right);
    return curve;
}

/// Sort key of pieces: each face is followed by the rim at its end.
std::size_t orderOf(const OffsetPiece& piece) {
    return 2 * piece.feature + (piece.shape == OffsetPiece::Shape::arc);
}

/// Number of equal vertices of two profiles at the beginning, and number of equal vertices among the rest at
/// the end.
struct Common {
    std::size_t first = 0, last = 0;

    Common(const Points& a, const Points& b) {
        const auto least = std::min(a.size(), b.size());
        first = static_cast<std::size_t>(
            std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(least), b.begin()).first
            - a.begin());
        while (last < least - first && a[a.size() - 1 - last] == b[b.size() - 1 - last])
            ++last;
    }
};

/// Number of pieces over the first vertices that depend only on these vertices. Nothing farther than twice
/// the radius from the end of a feature affects its piece.
std::size_t piecesOver(const Points& first, const OffsetCurve& curve) {
    if (first.empty()) return 0;
    const double reach = 2 * curve.radius + nearSlack * (1 + curve.radius);
    const auto isOver = [&](const OffsetPiece& piece) {
        return piece.feature < first.size() && first[piece.feature].x() + reach < first.back().x();
    };
    return static_cast<std::size_t>(std::ranges::partition_point(curve.pieces, isOver)
                                    - curve.pieces.begin());
}

} // namespace

OffsetCurve::Joint OffsetCurve::joint(std::size_t i) const {
    const double bend = tiltAt(pieces[i + 1], pieces[i + 1].from) - tiltAt(pieces[i], pieces[i].to);
    if (bend > smoothJoint) return Joint::corner;
    return bend < -smoothJoint ? Joint::edge : Joint::smooth;
}

std::size_t OffsetCurve::pieceAt(double x) const {
    const auto it = std::ranges::lower_bound(pieces, x, {}, [](const OffsetPiece& p) { return p.end.x(); });
    std::size_t index = std::min(static_cast<std::size_t>(it - pieces.begin()), pieces.size() - 1);
    const auto isAtWall = [&](std::size_t i) {
        return i < pieces.size() && pieces[i].isUpright() && pieces[i].tilt < 0 && pieces[i].start.x() <= x;
    };
    while (isAtWall(index + 1) || (isAtWall(index) && index + 1 < pieces.size()))
        ++index;
    return index;
}

double OffsetCurve::elevation(double x) const {
    const OffsetPiece& piece = pieces[pieceAt(x)];
    if (piece.shape == OffsetPiece::Shape::line)
        return piece.anchor.y() + (x - piece.anchor.x()) * std::tan(piece.tilt);
    const double dx = x - piece.anchor.x();
    return piece.anchor.y() + std::sqrt(std::max(0.0, (radius - dx) * (radius + dx)));
}

OffsetCurve rollingOffset(const Profile& profile, double radius, double left, double right) {
    return clipped(Roller(profile, radius).pieces(), radius, left, right);
}

OffsetCurve rollingOffset(const Profile& profile, double radius, double left, double right,
                          const Profile& similar, const OffsetCurve& known) {
    const Points &points = profile.vertices, &others = similar.vertices;
    const Common common(points, others);
    const std::size_t kept =
        piecesOver(Points(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(common.first)), known);
    // The first piece may be clipped on the left, so its actual beginning is unknown.
    if (kept < 3 || profile.leftTilt != similar.leftTilt || profile.rightTilt != similar.rightTilt)
        return rollingOffset(profile, radius, left, right);
    OffsetCurve curve{radius, {}};
    curve.pieces.reserve(known.pieces.size() + 2 * points.size() - std::min(points.size(), others.size()));
    curve.pieces.assign(known.pieces.begin(), known.pieces.begin() + static_cast<std::ptrdiff_t>(kept - 1));
    const std::size_t same = points.size() - common.last; // first vertex of the equal vertices at the end
    std::size_t next = known.pieces.size();               // index of the first unchanged piece
    const auto isKnown = [&](const OffsetPiece& piece) {
        if (piece.feature < same + 1) return false;
        OffsetPiece there = piece;
        there.feature = piece.feature + others.size() - points.size();
        const auto at = std::ranges::lower_bound(known.pieces, orderOf(there), {}, orderOf);
        if (at == known.pieces.end() || orderOf(*at) != orderOf(there) || at->from != there.from)
            return false;
        next = static_cast<std::size_t>(at - known.pieces.begin());
        return true;
    };
    appendClipped(curve, Roller(profile, radius).piecesFrom(known.pieces[kept - 1], isKnown), left, right);
    for (std::size_t at = next; at < known.pieces.size(); ++at) {
        OffsetPiece piece = known.pieces[at];
        piece.feature = piece.feature + points.size() - others.size();
        if (at == next) piece.start = piece.at(piece.from, radius); // the previous piece has changed
        append(curve, std::move(piece));
    }
    return curve;
}

OffsetCurve verticalOffset(const Profile& profile, double height, double left, double right) {
    std::vector<OffsetPiece> pieces;
    for (std::size_t face = 0; face < profile.faces(); ++face) {
        OffsetPiece piece{.feature = face, .tilt = profile.tilt(face)};
        piece.tangent = directionOf(piece.tilt);
        piece.normal = upward(piece.tangent);
        piece.anchor = profile.vertices[face == 0 ? 0 : face - 1] + Point(0, height);
        piece.from = face == 0 ? -infinity : 0;
        piece.to = face == 0 ? 0
                   : face == profile.vertices.size()
                       ? infinity
                       : (profile.vertices[face] - profile.vertices[face - 1]).norm();
        pieces.push_back(piece);
    }
    return clipped(std::move(pieces), height, left, right);
}

} // namespace talweg
