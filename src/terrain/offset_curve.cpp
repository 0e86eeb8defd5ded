#include "terrain/offset_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace talweg {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
/// Tells a bend of the ground from two faces in one line, rad: rounding of their tilts.
constexpr double sameTilt = 1e-12;
/// Tells a corner or an edge of the centre's path from a smooth joint, rad. The tilts beside a joint are
/// those of meetings, which an arc cosine gives with fewer digits than faces have.
constexpr double smoothJoint = 1e-9;
/// A meeting this little beyond the ends of a piece, a face or a rim still counts, in m or rad beside its own
/// size: where one feature ends another begins, and between them there must be no gap.
constexpr double meetingSlack = 1e-12;
/// Meetings nearer than this, likewise, are at one place, where the steepest feature decides.
constexpr double tiedMeetings = 1e-13;
/// Ground that is farther from the sphere than these, in m or beside its size, is not looked at: more than
/// what counts as a meeting all the same and the rounding of coordinates.
constexpr double nearSlack = 1e-6, aboveSlack = 1e-9;
/// So many faces ahead are too near for others to be skipped. Speed alone depends on it.
constexpr std::size_t alwaysLookedAt = 12;

Point upward(const Point& tangent) {
    return {-tangent.y(), tangent.x()};
}

double tiltAt(const OffsetPiece& piece, double parameter) {
    return piece.shape == OffsetPiece::Shape::line ? piece.tilt : -parameter;
}

/// Follows the rolling sphere from left to right: along each face or rim until another feature ahead
/// touches the sphere too.
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

    /// The pieces from one on, which may be cut or of another profile where the ground is the same, up to the
    /// one of which `isKnown` is true.
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
    /// Where the piece being followed meets a feature ahead.
    struct Meeting {
        double on; ///< parameter on the piece being followed
        bool arc;  ///< what is met: a rim or a face
        std::size_t feature;
        double from; ///< parameter on what is met
        double tilt; ///< of the way on
    };

    struct Face {
        double tilt;
        Point tangent, normal;
        double length;
    };

    const Point& vertex(std::size_t i) const { return m_profile.vertices[i]; }
    double tilt(std::size_t face) const { return m_faces[face].tilt; }
    double lengthOf(std::size_t face) const {
        if (face == 0) return 0; // it ends where its length begins
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

    /// What follows the end of a face that meets nothing before.
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
        // The features that follow: from an arc the face after it touches already, from a face its end.
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

    /// The sphere's way along a piece: its centre is never farther than `half` from the middle.
    struct Sweep {
        Point middle{0, 0}, tangent{1, 0};
        double half = infinity;
        double turn = 0; ///< of the way, at most, from the tangent, rad
    };

    Sweep sweepAlong(const OffsetPiece& piece) const {
        const double half = 0.5 * (piece.to - piece.from), middle = piece.from + half;
        if (!std::isfinite(half)) return {};
        if (piece.shape == OffsetPiece::Shape::line) return {piece.at(middle, m_b), piece.tangent, half};
        return {piece.at(middle, m_b), directionOf(-middle), m_b * half, half};
    }

    /// So many faces from `face` on do not come near the sphere, since the foot of the first is farther off
    /// than the ground is long up to the end of the last.
    std::size_t facesOff(const Sweep& sweep, std::size_t face) const {
        const double away = (foot(face) - sweep.middle).norm() - m_b - sweep.half;
        const double room = away - nearSlack * (1 + m_b + sweep.half + std::abs(away));
        if (!(room >= m_faces[face].length)) return 0;
        const std::size_t left = m_profile.faces() - 1 - face; // but for the last, which has no end
        std::size_t count = std::min(left, static_cast<std::size_t>(room * m_perMetre));
        while (count > 1 && m_along[face + count] > m_along[face] + room)
            count /= 2;
        return std::max<std::size_t>(count, 1);
    }

    /// Whether the sphere stays above the line of a face.
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

    /// The next face, where it goes up from the end of this one. The place follows from the bend alone: from
    /// distances between two faces in almost one line it would be lost.
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
    std::vector<double> m_along{0}; ///< length of the ground up to the beginning of each face
    double m_perMetre = 0;          ///< faces, on average
    std::vector<OffsetPiece> m_pieces;
};

/// Adds a piece to others. What ends at a wall ends at its abscissa, to the last digit.
void append(OffsetCurve& curve, OffsetPiece piece) {
    if (!curve.pieces.empty()) {
        OffsetPiece& before = curve.pieces.back();
        if (piece.isUpright()) before.end.x() = piece.start.x();
        if (before.isUpright()) piece.start.x() = before.end.x();
    }
    curve.pieces.push_back(std::move(piece));
}

/// Adds what lies between the abscissae and fills in the ends of the pieces.
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

/// By which pieces are in order: a face, then the rim at its end.
std::size_t orderOf(const OffsetPiece& piece) {
    return 2 * piece.feature + (piece.shape == OffsetPiece::Shape::arc);
}

/// How many vertices two profiles have in common at their beginning, and among the others at their end.
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

/// How many pieces over the vertices that come first depend on these alone: what is looked at from a piece is
/// not farther than twice the radius from the end of its feature.
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
    // The first piece may be cut at the left, so that it is not known where it begins.
    if (kept < 3 || profile.leftTilt != similar.leftTilt || profile.rightTilt != similar.rightTilt)
        return rollingOffset(profile, radius, left, right);
    OffsetCurve curve{radius, {}};
    curve.pieces.reserve(known.pieces.size() + 2 * points.size() - std::min(points.size(), others.size()));
    curve.pieces.assign(known.pieces.begin(), known.pieces.begin() + static_cast<std::ptrdiff_t>(kept - 1));
    const std::size_t same = points.size() - common.last; // the first vertex of those at the end
    std::size_t next = known.pieces.size();               // the first piece that is the same again
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
        if (at == next) piece.start = piece.at(piece.from, radius); // what it followed was another
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
