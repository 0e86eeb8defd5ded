#include "physics/near.h"
#include "support/test.h"
#include "terrain/offset_curve.h"

#include <algorithm>
#include <limits>
#include <numbers>

using namespace talweg;

namespace {

/// A hundred or so units in the last place of coordinates up to 50 m: places follow from one another, piece
/// by piece, by square roots and arc cosines.
constexpr double rounding = 1e-12;

constexpr double degree = std::numbers::pi / 180;
constexpr double far = 1000;

double distanceToSegment(const Point& p, const Point& a, const Point& b) {
    const Point d = b - a;
    const double s = std::clamp((p - a).dot(d) / d.squaredNorm(), 0.0, 1.0);
    return (p - a - s * d).norm();
}

Points drawn(const Profile& profile) {
    Points line{{-far, profile.elevation(-far)}};
    line.insert(line.end(), profile.vertices.begin(), profile.vertices.end());
    line.emplace_back(far, profile.elevation(far));
    return line;
}

double distanceTo(const Points& line, const Point& p) {
    double min = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < line.size(); ++i)
        min = std::min(min, distanceToSegment(p, line[i - 1], line[i]));
    return min;
}

/// The lowest elevation of a centre at x: the highest of all shifted segments and circles about vertices.
double envelope(const Points& line, double radius, double x) {
    double highest = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < line.size(); ++i) {
        const double dx = x - line[i].x();
        if (std::abs(dx) < radius)
            highest = std::max(highest, line[i].y() + std::sqrt((radius - dx) * (radius + dx)));
        if (i == 0) continue;
        if (line[i].x() == line[i - 1].x()) continue; // above a wall its edge is higher
        const Point t = (line[i] - line[i - 1]).normalized();
        const Point from = line[i - 1] + radius * Point(-t.y(), t.x());
        const double s = (x - from.x()) / t.x();
        if (s >= 0 && s <= (line[i] - line[i - 1]).norm()) highest = std::max(highest, from.y() + s * t.y());
    }
    return highest;
}

Profile randomProfile(tests::RandomSource& dice, std::size_t points, double steepness) {
    Points line;
    double x = 0;
    double y = 0;
    for (std::size_t i = 0; i < points; ++i) {
        line.emplace_back(x, y);
        const double dx = dice.chance(0.2) ? dice.between(0.001, 0.1) : dice.between(0.1, 10);
        const bool isWall = dice.chance(0.1) && i > 1 && line[i - 1].x() != x;
        x += isWall ? 0 : dx;
        y += dx * dice.between(-steepness, steepness);
    }
    return polyline(line);
}

/// Empty where the curve joins end to start from `left` to `right`.
QString gapIn(const OffsetCurve& curve, double left, double right) {
    if (std::abs(curve.pieces.front().start.x() - left) > 1e-9) return "does not begin at the left";
    if (std::abs(curve.pieces.back().end.x() - right) > 1e-9) return "does not end at the right";
    for (std::size_t i = 0; i < curve.pieces.size(); ++i) {
        const OffsetPiece& piece = curve.pieces[i];
        if (piece.to <= piece.from) return QString("piece %1 is empty").arg(i);
        if (i > 0 && (piece.start - curve.pieces[i - 1].end).norm() > 1e-9)
            return QString("gap before piece %1").arg(i);
    }
    return {};
}

} // namespace

class TestOffsetCurve : public QObject {
    Q_OBJECT

private slots:
    /// Points moved, put in, taken out, and walls and pits made, of profiles that a sphere of many sizes
    /// rolls over: bit for bit the curve that is made from nothing.
    void aCurveFollowsEditsOfItsProfile() {
        tests::RandomSource dice(4);
        constexpr int edits = 4000;
        int reused = 0;
        for (int edit = 0; edit < edits; ++edit) {
            const auto points = static_cast<std::size_t>(dice.between(20, 200));
            const Profile before = randomProfile(dice, points, dice.between(0.1, 3));
            const double radius = std::exp(dice.between(std::log(0.01), std::log(20)));
            Points line = before.vertices;
            const int changes = 1 + static_cast<int>(dice.between(0, 3));
            for (int change = 0; change < changes; ++change) {
                const auto at = static_cast<std::size_t>(dice.between(0, double(line.size()) - 1e-9));
                const double kind = dice.between(0, 5);
                if (kind < 2)
                    line[at].y() += dice.between(-3, 3);
                else if (kind < 3 && at > 0)
                    line[at].x() = line[at - 1].x(); // a wall
                else if (kind < 4 && at + 1 < line.size())
                    line.insert(line.begin() + std::ptrdiff_t(at) + 1,
                                0.5 * (line[at] + line[at + 1]) + Point(0, dice.between(-2, 2)));
                else if (line.size() > 3)
                    line.erase(line.begin() + std::ptrdiff_t(at));
            }
            if (flawOf(line)) continue;
            const Profile after = polyline(line);
            const double left = -far, right = dice.between(0, 1) < 0.5 ? far : before.vertices.back().x();
            const OffsetCurve known = rollingOffset(before, radius, left, right);
            const OffsetCurve whole = rollingOffset(after, radius, left, right);
            const OffsetCurve followed = rollingOffset(after, radius, left, right, before, known);
            QCOMPARE(followed.pieces.size(), whole.pieces.size());
            for (std::size_t i = 0; i < whole.pieces.size(); ++i) {
                const OffsetPiece &a = followed.pieces[i], &b = whole.pieces[i];
                QVERIFY(a.shape == b.shape && a.feature == b.feature && a.anchor == b.anchor
                        && a.tilt == b.tilt && a.tangent == b.tangent && a.normal == b.normal
                        && a.from == b.from && a.to == b.to && a.start == b.start && a.end == b.end);
            }
            ++reused;
        }
        QVERIFY(reused > edits / 2);
    }

    /// Level ground, near rim, decline, floor, incline, far rim.
    void valleyPieces() {
        const Profile p = valley(30 * degree, 30 * degree, 10, 30);
        const double end = p.vertices.back().x();
        const OffsetCurve curve = rollingOffset(p, 1, -10, end);
        using Shape = OffsetPiece::Shape;
        const Shape shapes[] = {Shape::line, Shape::arc, Shape::line, Shape::line, Shape::line, Shape::arc};
        QCOMPARE(curve.pieces.size(), std::size(shapes));
        for (std::size_t i = 0; i < std::size(shapes); ++i)
            QCOMPARE(curve.pieces[i].shape, shapes[i]);
        QCOMPARE(curve.joint(0), OffsetCurve::Joint::smooth);
        QCOMPARE(curve.joint(1), OffsetCurve::Joint::smooth);
        QCOMPARE(curve.joint(2), OffsetCurve::Joint::corner);
        QCOMPARE(curve.joint(3), OffsetCurve::Joint::corner);
        QCOMPARE(curve.joint(4), OffsetCurve::Joint::smooth);
        // At the foot the centre stands b tan(φ/2) before the corner, b above the floor.
        QNEAR(curve.pieces[2].end.x(), 10 * std::sqrt(3.0) + std::tan(15 * degree), rounding);
        QNEAR(curve.pieces[2].end.y(), -9, rounding);
        QNEAR(curve.pieces[1].to, 30 * degree, 1e-14);
        QNEAR(curve.pieces[5].from, -30 * degree, 1e-14);
        QNEAR(curve.pieces[5].to, 0, rounding);
        QNEAR(curve.elevation(end), 1, rounding);
    }

    /// Resting on both walls at mid-valley: from the decline's foot the centre is half the floor along and
    /// y + 10 up, and its distance from the wall is 0.5 sin 30° + (y + 10) cos 30° = b.
    void tooLargeForTheFloorSpansBothWalls() {
        const Profile p = valley(30 * degree, 30 * degree, 10, 1);
        const OffsetCurve curve = rollingOffset(p, 10, -100, 100);
        QVERIFY(std::ranges::none_of(curve.pieces, [](const OffsetPiece& piece) {
            return piece.shape == OffsetPiece::Shape::line && piece.feature == 2;
        }));
        const double middle = 10 * std::sqrt(3.0) + 0.5;
        QNEAR(curve.elevation(middle), -10 + (10 - 0.25) / std::cos(30 * degree), rounding);
        const std::size_t at = curve.pieceAt(middle - 1e-6);
        QCOMPARE(curve.joint(at), OffsetCurve::Joint::corner);
        QNEAR(curve.pieces[at].end.x(), middle, rounding);
    }

    /// A sphere far larger than the valley passes from rim to rim: at mid-valley √(b² − (w/2)²) above.
    void tooLargeForTheValleyTouchesOnlyTheRims() {
        const Profile p = valley(45 * degree, 45 * degree, 2, 4); // 8 m wide
        const OffsetCurve curve = rollingOffset(p, 50, -100, 100);
        QCOMPARE(curve.pieces.size(), std::size_t(4));
        QNEAR(curve.elevation(4), std::sqrt(2500.0 - 16), rounding);
        QCOMPARE(curve.joint(1), OffsetCurve::Joint::corner);
    }

    void everyPointIsOneRadiusFromTheGround() {
        tests::RandomSource dice(21);
        for (int i = 0; i < 400; ++i) {
            dice.beginCase(i);
            const Profile p = randomProfile(dice, 2 + dice.below(25), dice.between(0.1, 6));
            const double b = std::pow(10, dice.between(-1.5, 1.5));
            const double right = p.vertices.back().x() + 40;
            const OffsetCurve curve = rollingOffset(p, b, -40, right);
            const QString gap = gapIn(curve, -40, right);
            QVERIFY2(gap.isEmpty(), qPrintable(gap));
            const Points ground = drawn(p);
            for (const OffsetPiece& piece : curve.pieces)
                for (int n = 0; n <= 8; ++n)
                    QNEAR(distanceTo(ground, piece.at(std::lerp(piece.from, piece.to, n / 8.0), b)), b, 1e-9);
        }
    }

    void elevationIsTheEnvelope() {
        tests::RandomSource dice(22);
        for (int i = 0; i < 400; ++i) {
            dice.beginCase(i);
            const Profile p = randomProfile(dice, 2 + dice.below(25), dice.between(0.1, 3));
            const double b = std::pow(10, dice.between(-1.5, 1.5));
            const double right = p.vertices.back().x() + 40;
            const OffsetCurve curve = rollingOffset(p, b, -40, right);
            const Points ground = drawn(p);
            for (int n = 0; n < 40; ++n) {
                const double x = dice.between(-40, right);
                QNEAR(curve.elevation(x), envelope(ground, b, x), 1e-8);
            }
        }
    }

    void measuredProfileOfTwoThousandPoints() {
        tests::RandomSource dice(23);
        Points line;
        for (int i = 0; i < 2000; ++i)
            line.emplace_back(0.5 * i, 20 * std::sin(0.01 * i) + dice.between(-0.2, 0.2));
        const Profile p = polyline(line);
        const Points ground = drawn(p);
        for (const double b : {0.1, 1.0, 8.0}) {
            const OffsetCurve curve = rollingOffset(p, b, -20, 990);
            const QString gap = gapIn(curve, -20, 990);
            QVERIFY2(gap.isEmpty(), qPrintable(gap));
            for (int n = 0; n < 500; ++n) {
                const double x = dice.between(-20, 990);
                QNEAR(curve.elevation(x), envelope(ground, b, x), 1e-9);
            }
        }
    }

    /// The centre stands b tan(δ/2) before the bend, however small δ is and however far away the origin.
    void facesAlmostInOneLineJoinWithoutAGap() {
        tests::RandomSource dice(24);
        for (int i = 0; i < 2000; ++i) {
            dice.beginCase(i);
            const double tilt = dice.between(-1, 1);
            const double bend = std::pow(10, dice.between(-11, -1));
            const Point foot(dice.between(-300, 300), dice.between(-300, 300));
            const Point before(std::cos(tilt), std::sin(tilt));
            const Point after(std::cos(tilt + bend), std::sin(tilt + bend));
            const OffsetCurve curve =
                rollingOffset(polyline({foot - 3 * before, foot, foot + 2 * after}), 1, -400, 400);
            for (std::size_t n = 1; n < curve.pieces.size(); ++n)
                QVERIFY((curve.pieces[n].start - curve.pieces[n - 1].end).norm() < 1e-12);
        }
    }

    void straightVerticesLeaveNoTrace() {
        const OffsetCurve curve = rollingOffset(polyline({{0, 0}, {5, -5}, {7, -7}, {10, -10}}), 1, -5, 15);
        for (double x = -5; x < 15; x += 0.37)
            QNEAR(curve.elevation(x), rollingOffset(polyline({{0, 0}, {10, -10}}), 1, -5, 15).elevation(x),
                  1e-12);
    }

    /// Facets around a sphere, which touches all of them at once in the middle of them: its centre comes
    /// there along the first and leaves along the last, without a stay on any between.
    void aBowlOfFacetsIsLeftByItsLast() {
        for (const double b : {0.3, 1.0, 7.0})
            for (const int half : {1, 2, 5, 9})
                for (const double bend : {2 * degree, 5 * degree, 6.5 * degree}) {
                    Points facets;
                    for (int i = -half - 1; i <= half; ++i) {
                        const double angle = (i + 0.5) * bend;
                        facets.emplace_back(Point(13.7, b)
                                            + b / std::cos(bend / 2)
                                                  * Point(std::sin(angle), -std::cos(angle)));
                    }
                    const OffsetCurve curve = rollingOffset(polyline(facets), b, -100, 100);
                    // The plain, its rim, the first facet, the last one, its rim, the plain.
                    QCOMPARE(curve.pieces.size(), std::size_t(6));
                    QCOMPARE(curve.pieces[2].feature, std::size_t(1));
                    QCOMPARE(curve.pieces[3].feature, facets.size() - 1);
                    QVERIFY((curve.pieces[3].start - Point(13.7, b)).norm() < 1e-13);
                    QCOMPARE(curve.joint(2), OffsetCurve::Joint::corner);
                }
    }

    /// Before a wall the centre rises straight up at the distance b, goes round its edge, and behind a drop
    /// goes straight down.
    void wallsAreFollowedUpright() {
        const OffsetCurve curve = rollingOffset(polyline({{0, 0}, {0, 3}, {4, 3}, {4, -1}}), 1, -5, 9);
        const Point joints[] = {{-1, 1}, {-1, 3}, {0, 4}, {4, 4}, {5, 3}, {5, 0}};
        QCOMPARE(curve.pieces.size(), std::size(joints) + 1);
        for (std::size_t i = 0; i < std::size(joints); ++i) {
            QVERIFY((curve.pieces[i].end - joints[i]).norm() < 1e-15);
            QVERIFY((curve.pieces[i + 1].start - joints[i]).norm() < 1e-15);
            const bool isCorner = i == 0 || i == 5;
            QCOMPARE(curve.joint(i), isCorner ? OffsetCurve::Joint::corner : OffsetCurve::Joint::smooth);
        }
        QVERIFY(curve.pieces[1].isUpright() && curve.pieces[5].isUpright());
        // At a wall its foot counts, on whichever side it is.
        QCOMPARE(curve.elevation(-1), 1.0);
        QCOMPARE(curve.elevation(5), 0.0);
    }

    /// It touches the edge of a step of 0.2 m at √(1 − 0.8²) m before it.
    void stepsLowerThanTheRadiusAreMetAtTheirEdge() {
        const OffsetCurve curve = rollingOffset(polyline({{0, 0}, {0, 0.2}}), 1, -5, 5);
        QCOMPARE(curve.pieces.size(), std::size_t(3));
        QVERIFY((curve.pieces[0].end - Point(-0.6, 1)).norm() < 1e-15);
        QCOMPARE(curve.joint(0), OffsetCurve::Joint::corner);
    }

    /// Of 1.5 m it is held by the edges, √(1 − 0.75²) m above them; into one of 2.5 m it goes down.
    void slotsAreEnteredFromTheDiameterOn() {
        const auto slot = [](double width) {
            return rollingOffset(polyline({{0, 0}, {0, -3}, {width, -3}, {width, 0}}), 1, -5, 9);
        };
        QNEAR(slot(1.5).elevation(0.75), std::sqrt(1 - 0.75 * 0.75), 1e-15);
        QCOMPARE(slot(1.5).pieces.size(), std::size_t(4));
        QCOMPARE(slot(2.5).elevation(1.25), -2.0);
        QNEAR(slot(2).elevation(1), 0, 1e-15);
    }

    void verticalOffsetIsTheGroundShiftedUp() {
        const Profile p = valley(30 * degree, 20 * degree, 10, 30);
        const OffsetCurve curve = verticalOffset(p, 2.5, -30, std::numeric_limits<double>::infinity());
        for (double x = -30; x < 150; x += 1.3)
            QNEAR(curve.elevation(x), p.elevation(x) + 2.5, rounding);
        QCOMPARE(curve.pieces.size(), std::size_t(5));
        using Joint = OffsetCurve::Joint;
        const Joint joints[] = {Joint::edge, Joint::corner, Joint::corner, Joint::edge};
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(curve.joint(i), joints[i]);
            QNEAR((curve.pieces[i].end - p.vertices[i] - Point(0, 2.5)).norm(), 0, rounding);
        }
    }
};

TALWEG_TEST(tst_offset_curve, TestOffsetCurve, QCoreApplication)
#include "tst_offset_curve.moc"
