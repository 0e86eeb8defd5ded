#include "systems/rover/batch/course.h"

#include "systems/rover/motion/legs.h"

#include <cmath>

namespace talweg::rover {

namespace {

using Joint = OffsetCurve::Joint;
using Shape = OffsetPiece::Shape;

/// Tolerance (rad) for rims whose arc begins or ends vertically above the rim; the SIMD solvers set the sine
/// of the angle to 0 there. If too large, the sine has an error of this size; if too small, rounding prevents
/// the use of SIMD for every course.
constexpr double uprightRounding = 1e-12;

Course::Face faceOf(const Ground& ground, const OffsetPiece& piece) {
    const FaceGravity gravity = ground.onLine(piece);
    const double needed = rollingFrictionNeeded(gravity, ground.body.k);
    return {.x = piece.anchor.x(),
            .y = piece.anchor.y(),
            .c = piece.tangent.x(),
            .s = piece.tangent.y(),
            .from = piece.from,
            .to = piece.to,
            .startX = piece.start.x(),
            .endX = piece.end.x(),
            .along = gravity.along,
            .normal = gravity.normal,
            .trainsStick = 2 * needed / (1 + ground.law.e) < ground.law.mu || gravity.along == 0,
            .rolls = needed <= ground.law.mu};
}

/// Whether the ground consists of a plateau, faces joined in corners, and far ground, with rims in between if
/// the sphere rolls over rims.
bool isValley(const Ground& ground) {
    const auto& pieces = ground.curve->pieces;
    if (pieces.size() < 4) return false;
    const std::size_t rim = ground.published ? 0 : 1;
    const std::size_t faces = pieces.size() - (ground.published ? 2 : 3);
    if (faces < 2 || faces > 3) return false;
    if (pieces[0].shape != Shape::line || pieces[0].tilt != 0) return false;
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        const bool last = i + 1 == pieces.size();
        const bool arc = !ground.published && (i == 1 || last);
        if ((pieces[i].shape == Shape::arc) != arc) return false;
        const bool betweenFaces = i > rim + 1 && i <= rim + faces;
        const Joint expected = betweenFaces ? Joint::corner : ground.published ? Joint::edge : Joint::smooth;
        if (ground.curve->joint(i - 1) != expected) return false;
    }
    if (ground.published) return pieces.back().tilt == 0;
    return std::abs(pieces[1].from) < uprightRounding && std::abs(pieces.back().to) < uprightRounding;
}

/// Adds the air. Returns false if the wind changes with height, or if the sphere is too large to reach one of
/// the faces.
bool addAir(Course& course, const Ground& ground) {
    const Points& vertices = ground.profile.vertices;
    if ((ground.air.drag > 0 && ground.air.logarithmic) || vertices.size() != course.faceCount + 1)
        return false;
    course.resists = true;
    course.drag = ground.air.drag;
    course.wind = ground.air.drag > 0 ? ground.air.wind : 0;
    course.rollingResistance = ground.rollingResistance;
    for (std::size_t i = 0; i < vertices.size(); ++i)
        course.vertices[i] = vertices[i].x();
    return true;
}

} // namespace

std::optional<Course> courseOf(const Inputs& in, const Ground& ground) {
    const bool plain = (in.terrain == Terrain::valley || in.terrain == Terrain::gully)
                       && in.solver == Solver::event && !in.q1 && in.clearance == 0 && in.u5 == 0;
    if (!plain || !ground.profile.hasFarEnd || in.e <= 0) return std::nullopt;
    if (!isValley(ground)) return std::nullopt;
    const auto& pieces = ground.curve->pieces;
    Course course;
    course.published = ground.published;
    for (const OffsetPiece& piece : pieces)
        if (piece.shape == Shape::line && &piece != &pieces.front()
            && !(ground.published && &piece == &pieces.back()))
            course.faces[course.faceCount++] = faceOf(ground, piece);
    course.startX = pieces.front().end.x();
    course.startY = pieces.front().end.y();
    course.minLaunchSquared = ground.published ? 0 : in.g * in.b;
    const Point& far = ground.profile.vertices.back();
    course.farX = far.x();
    course.farY = far.y();
    course.farCosine = course.faces[course.faceCount - 1].c;
    course.farSine = course.faces[course.faceCount - 1].s;
    course.b = in.b;
    course.k = in.k();
    course.e = in.e;
    course.mu = ground.law.mu;
    course.muK = ground.law.muK;
    course.g = in.g;
    course.tEnd = in.tEnd;
    course.rimRest = slowestRebound(ground);
    course.logE = std::log1p(in.e - 1);
    if (ground.resists() && !addAir(course, ground)) return std::nullopt;
    return course;
}

} // namespace talweg::rover
