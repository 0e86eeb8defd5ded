#include "figures/space/space_camera.h"
#include "figures/space/space_lines.h"
#include "figures/space/space_raster.h"
#include "space_demo.h"
#include "support/test.h"

#include <QTest>

#include <numbers>

using namespace talweg;
using namespace talweg::tests;

namespace {

constexpr QSize size(200, 160);

bool near(double a, double b, double within = 1e-9) {
    return std::abs(a - b) <= within;
}

SpaceCamera lookingFrom(std::size_t direction, double span = 20) {
    const SpaceDirection& from = spaceDirections()[direction];
    return {.azimuth = from.azimuth, .elevation = from.elevation, .span = span};
}

constexpr std::size_t isometric = 1, side = 2, above = 3, front = 4;

PlacedSolid ball(const Point3& place, double radius, const Eigen::Matrix3d& turn, const QColor& color) {
    return {SpaceSolid({.radius = radius}), place, turn, color};
}

PlacedSolid redBall(const Point3& place, double radius = 1) {
    return ball(place, radius, Eigen::Matrix3d::Identity(), QColor(220, 0, 0));
}

QImage drawn(const std::vector<SpaceFace>& faces, const std::vector<PlacedSolid>& bodies,
             const SpaceCamera& camera, const QSize& pixels = size) {
    const SpaceGround ground(faces);
    return drawSpace(SpaceSight(ground, bodies, camera, pixels), {.theme = Theme::light()}, pixels);
}

/// Clearly more red than anything the ground or the background has.
bool isRed(QRgb pixel) {
    return qRed(pixel) > qBlue(pixel) + 40;
}

int redPixels(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += isRed(image.pixel(x, y));
    return count;
}

/// A wall across the line of sight of `side`, in the plane z = 0.
SpaceFace wall(double left, double right) {
    return {{{left, -5, 0}, {right, -5, 0}, {right, 5, 0}, {left, 5, 0}}};
}

} // namespace

class TestSpace : public QObject {
    Q_OBJECT

private slots:
    void theTargetIsInTheMiddle();
    void fromTheSideTheAxesAreThoseOfADrawing();
    void fromAboveAndFromTheFront();
    void isometricShortensAllAxesAlike();
    void isometricAxesLieAtThirtyDegrees();
    void placesAndPicturesConvertBack();
    void fittingShowsEverythingAndNoLess();
    void solidsAreMetWhereTheyAre();
    void linesPassThroughHoles();
    void aTubeCanBeSeenThrough();
    void extrudingClosesTheBlock();
    void extrudingAWedgeLeavesOutTheEdgeAtItsFoot();
    void edgesAreOnlyWhereSurfacesBend();
    void aBallIsARoundSpot();
    void aBallBehindAWallIsNotSeen();
    void aBallHalfBehindAWallIsHalfSeen();
    void nearerBallsHideFartherOnes();
    void aBallInAValleyIsHiddenByTheHillInFront();
    void turningChangesWhatIsSeen();
    void edgesAreSmooth();
    void shadowsFallOnTheGroundBelow();
    void linesEndWhereTheyAreHidden();
    void linesBreakWhereNothingIsKnown();
    void scenesWithoutNumbersDoNoHarm();
    void anySizeWorks();
    void noPixelDependsOnBandsOrThreads_data();
    void noPixelDependsOnBandsOrThreads();
    void doublingMixesTheFourNearestPixels();
    void doublingKeepsPlainColours();
};

void TestSpace::theTargetIsInTheMiddle() {
    for (const SpaceDirection& from : spaceDirections()) {
        const SpaceCamera camera{{3, -2, 7}, from.azimuth, from.elevation, 5};
        const SpaceProjection projection(camera, size);
        for (const double ahead : {-4.0, 0.0, 9.0}) { // anywhere along the line of sight
            const Point3 seen = projection.toPicture(camera.target + ahead * camera.towards());
            QVERIFY(near(seen.x(), 100) && near(seen.y(), 80) && near(seen.z(), ahead));
        }
    }
}

void TestSpace::fromTheSideTheAxesAreThoseOfADrawing() {
    const SpaceProjection projection(lookingFrom(side, std::hypot(200, 160)), size); // a pixel to the metre
    const Point3 seen = projection.toPicture({10, 20, 30});
    QVERIFY(near(seen.x(), 110) && near(seen.y(), 60) && near(seen.z(), 30));
}

void TestSpace::fromAboveAndFromTheFront() {
    const double span = std::hypot(200, 160);
    const Point3 down = SpaceProjection(lookingFrom(above, span), size).toPicture({10, 20, 30});
    QVERIFY(near(down.x(), 110) && near(down.y(), 110) && near(down.z(), 20));
    const Point3 along = SpaceProjection(lookingFrom(front, span), size).toPicture({10, 20, 30});
    QVERIFY(near(along.x(), 70) && near(along.y(), 60) && near(along.z(), 10));
}

void TestSpace::isometricShortensAllAxesAlike() {
    const SpaceCamera camera = lookingFrom(isometric, std::hypot(200, 160));
    const SpaceProjection projection(camera, size);
    for (int axis = 0; axis < 3; ++axis) {
        const Point3 from = projection.toPicture(Point3::Zero()),
                     to = projection.toPicture(Point3::Unit(axis));
        QVERIFY(near((to - from).head<2>().norm(), std::sqrt(2.0 / 3)));
        QVERIFY(near(to.z(), 1 / std::sqrt(3.0)));
    }
}

void TestSpace::isometricAxesLieAtThirtyDegrees() {
    const SpaceProjection projection(lookingFrom(isometric), size);
    const auto angle = [&](const Point3& direction) {
        const Point3 way = projection.toPicture(direction) - projection.toPicture(Point3::Zero());
        return std::atan2(-way.y(), way.x()) * 180 / std::numbers::pi;
    };
    QVERIFY(near(angle({1, 0, 0}), -30));
    QVERIFY(near(angle({0, 1, 0}), 90));
    QVERIFY(near(angle({0, 0, 1}), -150));
}

void TestSpace::placesAndPicturesConvertBack() {
    const SpaceCamera camera{{1, 2, 3}, 37, -21, 8};
    const SpaceProjection projection(camera, size);
    const Point3 place = projection.toSpace(31, 77);
    const Point3 seen = projection.toPicture(place);
    QVERIFY(near(seen.x(), 31) && near(seen.y(), 77) && near(seen.z(), 0));
}

void TestSpace::fittingShowsEverythingAndNoLess() {
    const std::vector<SpaceBall> balls{{{-3, 0, 2}, 1}, {{50, 8, -4}, 0.5}, {{20, -9, 0}, 0.1}};
    const QRectF area(20, 30, 150, 90);
    for (std::size_t direction = 0; direction < spaceDirections().size(); ++direction) {
        const SpaceCamera camera = fitted(lookingFrom(direction), balls, size, area);
        const SpaceProjection projection(camera, size);
        QRectF around;
        for (const SpaceBall& ball : balls) {
            const Point3 seen = projection.toPicture(ball.place);
            const double r = ball.radius * projection.scale();
            around |= QRectF(seen.x() - r, seen.y() - r, 2 * r, 2 * r);
        }
        QVERIFY(area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(around));
        QVERIFY(near(around.width(), 150, 1e-6) || near(around.height(), 90, 1e-6));
        QVERIFY(near(around.center().x(), 95, 1e-6) && near(around.center().y(), 75, 1e-6));
    }
}

// --- solids ----------------------------------------------------------------------------------------

void TestSpace::solidsAreMetWhereTheyAre() {
    const Point3 down(0, 0, -1);
    const auto sphere = SpaceSolid({.radius = 2}).meet({1, 1, 10}, down);
    QVERIFY(sphere && near(sphere->distance, 10 - std::sqrt(2.0)));
    QVERIFY((sphere->normal - Point3(0.5, 0.5, std::sqrt(0.5))).norm() < 1e-12);
    const SpaceSolid cylinder({.shape = SpaceBody::Shape::cylinder, .radius = 2, .length = 6});
    QVERIFY(near(cylinder.meet({1, 1, 10}, down)->distance, 7)); // its end
    QVERIFY(near(cylinder.meet({-10, 0, 2.9}, {1, 0, 0})->distance, 8));
    QVERIFY(!cylinder.meet({-10, 0, 3.1}, {1, 0, 0}));
    QVERIFY(!cylinder.meet({2.1, 0, 10}, down));
    const SpaceSolid box({.shape = SpaceBody::Shape::box, .sides = {2, 4, 6}});
    QVERIFY(near(box.meet({0.9, 1.9, 10}, down)->distance, 7));
    QVERIFY(!box.meet({1.1, 0, 10}, down));
    QVERIFY(near(box.meet({0, 10, 0}, {0, -1, 0})->distance, 8));
}

void TestSpace::linesPassThroughHoles() {
    const SpaceSolid shell({.shape = SpaceBody::Shape::hollowSphere, .radius = 1});
    QVERIFY(!shell.meet({0, 0, 5}, {0, 0, -1})); // in by one hole and out by the other
    const Point3 aslant = Point3(1, 1, 1).normalized();
    QVERIFY(near(shell.meet(5 * aslant, -aslant)->distance, 4));
    const Point3 steep = Point3(0.35, 0.35, 1).normalized(); // in by a hole, on to the inside
    const auto inside = shell.meet({0.2, 0.2, 1.2}, -steep);
    QVERIFY(inside && inside->part == SpacePart::insidePart);
    QVERIFY(inside->normal.dot(steep) > 0);
}

void TestSpace::aTubeCanBeSeenThrough() {
    const SpaceSolid tube({.shape = SpaceBody::Shape::hollowCylinder, .radius = 1, .length = 2});
    QVERIFY(!tube.meet({0.2, 0, 5}, {0, 0, -1}));
    QVERIFY(tube.meet({0.95, 0, 5}, {0, 0, -1})); // its wall
    const auto inside = tube.meet(Point3(0, 0, 1) + Point3(-1, 0, 1), Point3(1, 0, -1).normalized());
    QVERIFY(inside && inside->part == SpacePart::insidePart && inside->normal.x() < 0);
}

// --- ground ----------------------------------------------------------------------------------------

/// In a closed surface whose faces all turn the same way, the vectors of their areas add up to nothing.
void TestSpace::extrudingClosesTheBlock() {
    const auto faces = extruded({{-2, 0}, {0, 0}, {4, -3}, {7, -3}, {12, 1}}, {-2, 0, 3}, -5);
    Point3 sum(0, 0, 0);
    double up = 0;
    for (const SpaceFace& face : faces) {
        Point3 area(0, 0, 0);
        for (std::size_t i = 2; i < face.corners.size(); ++i)
            area += (face.corners[i - 1] - face.corners[0]).cross(face.corners[i] - face.corners[0]) / 2;
        sum += area;
        up += std::max(0.0, area.y());
    }
    QVERIFY(sum.norm() < 1e-12);
    QVERIFY(near(up, 14 * 5)); // the plan of the upper side
}

void TestSpace::extrudingAWedgeLeavesOutTheEdgeAtItsFoot() {
    const auto faces = extruded({{0, 3}, {4, 0}}, {-1, 1}, 0);
    QCOMPARE(faces.size(), std::size_t(5)); // top, bottom, back, and two triangles
    QVERIFY(extruded({{0, 3}}, {-1, 1}, 0).empty());
    QVERIFY(extruded({{0, 3}, {4, 0}}, {1}, 0).empty());
}

void TestSpace::edgesAreOnlyWhereSurfacesBend() {
    // The walls of a block over three stretches are one surface each: the edges are those of a box, and none
    // of them is missing.
    const SpaceGround level(extruded({{0, 0}, {1, 0}, {2, 0}, {3, 0}}, {-1, 1}, -1));
    QCOMPARE(level.edges.size(), std::size_t(4 * 3 + 4 + 4)); // along x in three parts each
    const SpaceGround bent(extruded({{0, 0}, {1, 0}, {2, 1}, {3, 1}}, {-1, 1}, -1));
    QCOMPARE(bent.edges.size(), std::size_t(4 * 3 + 4 + 4 + 2));
}

// --- pictures --------------------------------------------------------------------------------------

void TestSpace::aBallIsARoundSpot() {
    const double radius = 3, scale = std::hypot(200, 160) / 20;
    const QImage image = drawn({}, {redBall({0, 0, 0}, radius)}, lookingFrom(side));
    int covered = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            covered += image.pixelColor(x, y) != Theme::light().background;
    const double area = std::numbers::pi * std::pow(radius * scale, 2);
    QVERIFY(covered > area && covered < area + 2 * std::numbers::pi * radius * scale + 20);
    QVERIFY(image.pixelColor(100, 80) != Theme::light().background);
}

void TestSpace::aBallBehindAWallIsNotSeen() {
    QVERIFY(redPixels(drawn({wall(-5, 5)}, {redBall({0, 0, 3})}, lookingFrom(side))) > 50);
    QCOMPARE(redPixels(drawn({wall(-5, 5)}, {redBall({0, 0, -3})}, lookingFrom(side))), 0);
}

void TestSpace::aBallHalfBehindAWallIsHalfSeen() {
    // Octants of the ball come in two tones: in either half of its outline the same number of each.
    const int whole = redPixels(drawn({}, {redBall({0, 0, -3})}, lookingFrom(side)));
    const int half = redPixels(drawn({wall(0, 5)}, {redBall({0, 0, -3})}, lookingFrom(side)));
    QVERIFY2(near(half, whole / 2.0, 0.12 * whole), qPrintable(QString("%1 of %2").arg(half).arg(whole)));
}

void TestSpace::nearerBallsHideFartherOnes() {
    const PlacedSolid grey = ball({0, 0, 5}, 1.5, Eigen::Matrix3d::Identity(), QColor(60, 60, 60));
    for (const bool first : {true, false}) { // in whatever order
        const auto bodies =
            first ? std::vector{grey, redBall({0, 0, 0})} : std::vector{redBall({0, 0, 0}), grey};
        QCOMPARE(redPixels(drawn({}, bodies, lookingFrom(side))), 0);
    }
}

void TestSpace::aBallInAValleyIsHiddenByTheHillInFront() {
    const auto valley = extruded({{-6, 3}, {-3, 0}, {3, 0}, {6, 3}}, {-4, 4}, -1);
    const PlacedSolid rover = redBall({0, 1, 0});
    QVERIFY(redPixels(drawn(valley, {rover}, lookingFrom(0))) > 50);
    QVERIFY(redPixels(drawn(valley, {rover}, lookingFrom(side))) > 50);
    QCOMPARE(redPixels(drawn(valley, {rover}, lookingFrom(front))), 0);
}

void TestSpace::turningChangesWhatIsSeen() {
    const auto turned = [](double angle, const Point3& axis) {
        const Eigen::Matrix3d turn = Eigen::AngleAxisd(angle, axis).toRotationMatrix();
        return drawn({}, {ball({0, 0, 0}, 4, turn, QColor(220, 0, 0))}, lookingFrom(0));
    };
    const QImage before = turned(0, Point3::UnitZ());
    for (const Point3& axis : {Point3(Point3::UnitX()), Point3(Point3::UnitY()), Point3(Point3::UnitZ())}) {
        const QImage after = turned(0.2, axis);
        int changed = 0;
        for (int y = 0; y < before.height(); ++y)
            for (int x = 0; x < before.width(); ++x)
                changed += before.pixel(x, y) != after.pixel(x, y);
        QVERIFY(changed > 100);
    }
    QCOMPARE(turned(2 * std::numbers::pi, Point3::UnitZ()).size(), before.size());
}

/// The mean over the pixels along the edge of a half plane is a mixture of both sides.
void TestSpace::edgesAreSmooth() {
    SpaceFace slanted{{{-30, -3, 0}, {30, 3.4, 0}, {30, -30, 0}, {-30, -30, 0}}};
    const QImage image = drawn({slanted}, {}, lookingFrom(side));
    const QRgb empty = image.pixel(100, 5), full = image.pixel(100, 155);
    int mixed = 0;
    for (int x = 0; x < image.width(); ++x)
        for (int y = 0; y < image.height(); ++y)
            mixed += image.pixel(x, y) != empty && image.pixel(x, y) != full;
    QVERIFY(mixed > image.width() / 2 && mixed < 3 * image.width());
}

void TestSpace::shadowsFallOnTheGroundBelow() {
    const SpaceFace floor{{{-9, 0, 9}, {9, 0, 9}, {9, 0, -9}, {-9, 0, -9}}};
    const QImage bare = drawn({floor}, {}, lookingFrom(0)),
                 shaded = drawn({floor}, {redBall({0, 1, 0})}, lookingFrom(0)),
                 under = drawn({floor}, {redBall({0, -3, 0})}, lookingFrom(0));
    int darker = 0, changed = 0;
    for (int y = 0; y < bare.height(); ++y)
        for (int x = 0; x < bare.width(); ++x) {
            darker += !isRed(shaded.pixel(x, y)) && qGray(shaded.pixel(x, y)) < 0.8 * qGray(bare.pixel(x, y));
            changed += under.pixel(x, y) != bare.pixel(x, y);
        }
    QVERIFY(darker > 50);
    QCOMPARE(changed, 0); // a ball below a floor neither shows nor casts a shadow on it
}

// --- lines -----------------------------------------------------------------------------------------

void TestSpace::linesEndWhereTheyAreHidden() {
    const SpaceGround ground({wall(-2, 2)});
    const SpaceSight sight(ground, {}, lookingFrom(side, std::hypot(200, 160)), size);
    const auto behind = visibleParts(sight, {{-50, 0, -1}, {50, 0, -1}}, size);
    QCOMPARE(behind.size(), std::size_t(2));
    QVERIFY(near(behind[0].first().x(), 50) && near(behind[0].last().x(), 98, 0.2));
    QVERIFY(near(behind[1].first().x(), 102, 0.2) && near(behind[1].last().x(), 150));
    QCOMPARE(visibleParts(sight, {{-50, 0, 1}, {50, 0, 1}}, size).size(), std::size_t(1));
}

void TestSpace::linesBreakWhereNothingIsKnown() {
    const SpaceGround ground;
    const SpaceSight sight(ground, {}, lookingFrom(side, std::hypot(200, 160)), size);
    const Point3 unknown = Point3::Constant(std::nan(""));
    QCOMPARE(visibleParts(sight, {{-9, 0, 0}, {-5, 0, 0}, unknown, {5, 0, 0}, {9, 0, 0}}, size).size(),
             std::size_t(2));
    QVERIFY(visibleParts(sight, {unknown, {1, 0, 0}, unknown}, size).empty());
    QVERIFY(visibleParts(sight, {}, size).empty());
    const auto far = visibleParts(sight, {{-1e12, 0, 0}, {1e12, 0, 0}}, size); // only what is on view
    QCOMPARE(far.size(), std::size_t(1));
    QVERIFY(far[0].boundingRect().width() < 250);
}

// --- bad input -------------------------------------------------------------------------------------

void TestSpace::scenesWithoutNumbersDoNoHarm() {
    const double nan = std::nan(""), inf = std::numeric_limits<double>::infinity();
    const std::vector<SpaceFace> faces{
        {{{nan, 0, 0}, {1, 0, 0}, {0, 1, 0}}}, {{{0, 0, 0}, {1, 0, 0}}},
        {{{0, 0, 0}, {1, 1, 1}, {2, 2, 2}}},   {{}},
        {{{inf, 0, 0}, {1, 0, 0}, {0, 1, 0}}}, {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, nan}};
    std::vector<PlacedSolid> bodies{redBall({nan, 0, 0}), redBall({0, 0, 0}, nan), redBall({0, 0, 0}, 0),
                                    redBall({0, 0, 0}, -1),
                                    ball({0, 0, 0}, 1, Eigen::Matrix3d::Constant(nan), Qt::red)};
    for (const auto shape : {SpaceBody::Shape::cylinder, SpaceBody::Shape::box, SpaceBody::Shape::rod})
        bodies.push_back({SpaceSolid({.shape = shape, .radius = 0, .length = nan}),
                          {0, 0, 0},
                          Eigen::Matrix3d::Identity(),
                          Qt::red});
    const QImage image = drawn(faces, bodies, lookingFrom(0));
    QCOMPARE(redPixels(image), 0);
    const SpaceCamera nowhere = fitted(lookingFrom(0), {}, size, QRectF(0, 0, 10, 10));
    QCOMPARE(nowhere.span, 20.0);
    QVERIFY(fitted(lookingFrom(0), {{{1, 1, 1}, 0}}, size, QRectF(0, 0, 10, 10)).span > 0);
}

void TestSpace::anySizeWorks() {
    const auto valley = extruded({{-6, 3}, {-3, 0}, {3, 0}, {6, 3}}, {-4, 4}, -1);
    for (const QSize& pixels : {QSize(1, 1), QSize(2, 1), QSize(1, 7), QSize(17, 3), QSize(641, 480)})
        QCOMPARE(drawn(valley, {redBall({0, 1, 0})}, lookingFrom(0), pixels).size(), pixels);
    const QImage tiny = drawn(valley, {redBall({0, 1, 0})}, lookingFrom(0, 1e-6)); // inside of things
    const QImage huge = drawn(valley, {redBall({0, 1, 0})}, lookingFrom(0, 1e9));
    QCOMPARE(tiny.size(), huge.size());
}

// --- bands of rows, and twice as large -------------------------------------------------------------

void TestSpace::noPixelDependsOnBandsOrThreads_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<unsigned>("threads");
    for (const int rows : {1, 2, 7, 64, 160, 1000})
        for (const unsigned threads : {0U, 1U, 2U, 5U})
            QTest::addRow("%d rows, %u threads", rows, threads) << rows << threads;
}

void TestSpace::noPixelDependsOnBandsOrThreads() {
    QFETCH(int, rows);
    QFETCH(unsigned, threads);
    // Edges of ground and bodies, a shadow and a grid cross the borders of the bands.
    const SpaceGround ground(raceScene().ground);
    const std::vector<PlacedSolid> bodies{redBall({5, 3, 0}), redBall({7, 2.5, 1.5}, 0.5)};
    const QSize odd(211, 163);
    const SpaceSight sight(ground, bodies, lookingFrom(isometric), odd);
    const SpaceLook look{.theme = Theme::light(), .gridStep = 1};
    const SpaceBands bands{rows, threads}, whole{.rows = odd.height(), .threads = 1};
    const QImage one = drawSpace(sight, look, odd, whole);
    QVERIFY(redPixels(one) > 100);
    QCOMPARE(drawSpace(sight, look, odd, bands), one);
    QCOMPARE(doubled(one, bands), doubled(one, whole));
}

void TestSpace::doublingMixesTheFourNearestPixels() {
    QImage small(2, 2, QImage::Format_RGB32);
    small.fill(qRgb(0, 0, 0));
    small.setPixel(0, 0, qRgb(255, 160, 16));
    const QImage large = doubled(small);
    QCOMPARE(large.size(), QSize(4, 4));
    // Along each side the first pixel counts whole, three quarters, one quarter, nothing.
    const double parts[] = {1, 0.75, 0.25, 0};
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 4; ++x) {
            const double part = parts[x] * parts[y];
            const QRgb pixel = large.pixel(x, y);
            QVERIFY(near(qRed(pixel), 255 * part, 2));
            QVERIFY(near(qGreen(pixel), 160 * part, 2));
            QVERIFY(near(qBlue(pixel), 16 * part, 2));
        }
}

void TestSpace::doublingKeepsPlainColours() {
    QVERIFY(doubled(QImage()).isNull());
    for (const QRgb color : {qRgb(0, 0, 0), qRgb(255, 255, 255), qRgb(1, 254, 127)}) {
        QImage small(3, 5, QImage::Format_RGB32), large(6, 10, QImage::Format_RGB32);
        small.fill(color);
        large.fill(color);
        QCOMPARE(doubled(small), large);
    }
}

TALWEG_TEST(tst_space, TestSpace, QCoreApplication)
#include "tst_space.moc"
