#include "base/contract.h"
#include "physics/near.h"
#include "support/test.h"
#include "terrain/profile.h"

#include <numbers>

using namespace talweg;

namespace {

constexpr double degree = std::numbers::pi / 180;
const double root3 = std::sqrt(3.0);

bool near(const Point& a, const Point& b) {
    return (a - b).norm() < 1e-12;
}

} // namespace

class TestProfile : public QObject {
    Q_OBJECT

private slots:
    /// 10 m deep at 30°: the faces reach 10√3 m.
    void valleyHasFourCorners() {
        const Profile p = valley(30 * degree, 30 * degree, 10, 30);
        QCOMPARE(p.vertices.size(), std::size_t(4));
        QVERIFY(near(p.vertices[0], {0, 0}));
        QVERIFY(near(p.vertices[1], {10 * root3, -10}));
        QVERIFY(near(p.vertices[2], {10 * root3 + 30, -10}));
        QVERIFY(near(p.vertices[3], {20 * root3 + 30, 0}));
        QCOMPARE(p.faces(), std::size_t(5));
        const double tilts[] = {0, -30, 0, 30, 0};
        for (std::size_t face = 0; face < 5; ++face)
            QNEAR(p.tilt(face), tilts[face] * degree, 1e-14);
        QVERIFY(p.hasFarEnd);
        QCOMPARE(p.lowest(), -10.0);
        QCOMPARE(p.name(3), std::string("the incline"));
        QCOMPARE(p.name(7), std::string("face 7"));
    }

    void elevationFollowsTheFaces() {
        const Profile p = valley(45 * degree, 30 * degree, 10, 20);
        QCOMPARE(p.elevation(-50), 0.0);
        QNEAR(p.elevation(3), -3, 1e-14);
        QNEAR(p.elevation(10), -10, 1e-14);
        QNEAR(p.elevation(17), -10, 1e-14);
        QNEAR(p.elevation(30 + root3), -9, 1e-13);
        QNEAR(p.elevation(1000), 0, 1e-12);
    }

    void withoutFloorAGully() {
        const Profile p = valley(45 * degree, 45 * degree, 5, 0);
        QCOMPARE(p.vertices.size(), std::size_t(3));
        QVERIFY(near(p.vertices[1], {5, -5}));
        QVERIFY(near(p.vertices[2], {10, 0}));
    }

    void withoutDepthLevelGround() {
        const Profile p = valley(30 * degree, 30 * degree, 0, 20);
        QVERIFY(near(p.vertices.back(), {20, 0}));
        for (std::size_t face = 0; face < p.faces(); ++face)
            QCOMPARE(p.tilt(face), 0.0);
        QVERIFY(p.hasFarEnd);
        QCOMPARE(valley(30 * degree, 30 * degree, 0, 0).vertices.size(), std::size_t(1));
    }

    void withoutInclineTheFloorNeverEnds() {
        const Profile p = valley(45 * degree, 0, 5, 20);
        QVERIFY(!p.hasFarEnd);
        QNEAR(p.elevation(1e6), -5, 1e-9);
        QVERIFY(!valley(0, 45 * degree, 5, 20).hasFarEnd);
    }

    void hillIsTheValleyTurnedOver() {
        const Profile up = hill(45 * degree, 30 * degree, 10, 30);
        const Profile down = valley(30 * degree, 45 * degree, 10, 30);
        QCOMPARE(up.vertices.size(), down.vertices.size());
        for (std::size_t i = 0; i < up.vertices.size(); ++i)
            QVERIFY(near(up.vertices[i], {down.vertices[i].x(), -down.vertices[i].y()}));
        QVERIFY(!hill(45 * degree, 0, 10, 30).hasFarEnd);
        QVERIFY(!hill(0, 30 * degree, 10, 30).hasFarEnd);
    }

    void slopeIsCrossedAfterItsRise() {
        const Profile down = slope(-45 * degree, -8);
        QVERIFY(down.hasFarEnd);
        QVERIFY(near(down.vertices.back(), {8, -8}));
        QNEAR(down.elevation(-3), 3, 1e-13);
        QNEAR(down.elevation(20), -20, 1e-13);
        QVERIFY(near(slope(45 * degree, 8).vertices.back(), {8, 8}));
        QVERIFY(!slope(45 * degree, -8).hasFarEnd);
        QVERIFY(!slope(0, 8).hasFarEnd);
    }

    void flatIsCrossedAfterItsLength() {
        const Profile p = flat(12);
        QVERIFY(near(p.vertices.back(), {12, 0}));
        QVERIFY(p.hasFarEnd);
        QCOMPARE(p.elevation(400), 0.0);
    }

    void polylineGoesThroughItsPoints() {
        const Points points{{-3, 1}, {0, 2}, {4, -2}};
        const Profile p = polyline(points);
        for (const Point& point : points)
            QNEAR(p.elevation(point.x()), point.y(), 1e-14);
        QNEAR(p.elevation(1), 1, 1e-14);
        QCOMPARE(p.elevation(-100), 1.0);
        QCOMPARE(p.elevation(100), -2.0);
        QCOMPARE(p.lowest(), -2.0);
    }

    /// Their tilts are ±90° to the last digit, and so is the direction along them.
    void equalPlacesMakeWalls() {
        const Profile p = polyline({{0, 0}, {3, 0}, {3, 1}, {3, 2}, {8, 2}, {8, -4}});
        const double tilts[] = {0, 0, 90, 90, 0, -90, 0};
        for (std::size_t face = 0; face < p.faces(); ++face)
            QCOMPARE(p.tilt(face), tilts[face] * degree);
        QVERIFY(directionOf(p.tilt(2)) == Point(0, 1));
        QVERIFY(directionOf(p.tilt(5)) == Point(0, -1));
        QCOMPARE(p.elevation(3), 0.0);
        QCOMPARE(p.elevation(std::nextafter(3, 4)), 2.0);
        QCOMPARE(p.elevation(8), 2.0);
        QCOMPARE(p.elevation(9), -4.0);
    }

    void whatIsNoGroundIsFound() {
        using Kind = ProfileFlaw::Kind;
        const auto isFlaw = [](const Points& points, Kind kind, std::size_t at) {
            const auto flaw = flawOf(points);
            return flaw && flaw->kind == kind && flaw->point == at;
        };
        QVERIFY(!flawOf({{0, 0}, {0, 1}, {0, 3}, {2, 3}, {2, 0}, {3, 0}, {3, 1}}));
        QVERIFY(isFlaw({{0, 0}, {2, 0}, {1, 1}, {0, 1}}, Kind::overhangs, 2));
        QVERIFY(isFlaw({{0, 0}, {2, 0}, {2, 0}, {3, 1}}, Kind::repeats, 2));
        QVERIFY(isFlaw({{0, 0}, {0, 2}, {0, 3}, {0, 1}}, Kind::turnsBack, 3));
        QVERIFY(isFlaw({{0, 0}, {0, -2}, {0, -1}}, Kind::turnsBack, 2));
    }

    void preconditionsAreLookedAt() {
        QVERIFY_THROWS_EXCEPTION(ContractViolation, polyline({}));
        QVERIFY_THROWS_EXCEPTION(ContractViolation, polyline({{0, 0}, {-1, 1}}));
        QVERIFY_THROWS_EXCEPTION(ContractViolation, valley(0.5, 0.5, -1, 3));
    }
};

TALWEG_TEST(tst_profile, TestProfile, QCoreApplication)
#include "tst_profile.moc"
