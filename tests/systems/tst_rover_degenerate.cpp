#include "support/test.h"
#include "systems/rover/motion/doubts.h"
#include "systems/rover/report.h"
#include "systems/rover_inputs.h"

#include <algorithm>
#include <numbers>

using namespace talweg;
using namespace talweg::rover;
using tests::design;
using tests::published;

namespace {

constexpr double g = 3.71;
const double root3 = std::sqrt(3.0);

/// A sphere of 1 m radius on level ground 30 m long.
Inputs level(double u4, double clearance, double e) {
    Inputs in = design(30, 0, 30, 1, 0.4, e, g, u4);
    in.terrain = Terrain::flat;
    in.clearance = clearance;
    return in;
}

Trajectory solved(const Inputs& in) {
    return solve(in, Detail::full);
}

} // namespace

class TestRoverDegenerate : public QObject {
    Q_OBJECT

private slots:
    /// Published, straight down onto the edge between the level and the decline: it stays on the level,
    /// whatever the last digit says.
    void droppedOntoAnEdge() {
        for (const double clearance : {3.1992422999366394, 1.3, 0.77, 2.6}) {
            Inputs in =
                published(design(38.631676378491157, -10.5, 24, 3.1252667718249243, 0.9, 0.57, 5.2, 0));
            in.clearance = clearance;
            for (const Solver solver : {Solver::event, Solver::adaptive}) {
                in.solver = solver;
                const Trajectory result = solve(in, Detail::outcome);
                QCOMPARE(result.outcome, Outcome::stopped);
                QNEAR(result.height, 0, 1e-12);
            }
        }
    }

    /// Static friction of exactly tan φ k/(1+k) lets the rover roll down a slope of φ, in every solver, in
    /// air and out of it, and no warning says that it slides; a billionth less does not.
    void frictionThatJustSuffices() {
        for (const double angle : {12.5, 30.0, 33.3, 45.0, 60.0, 71.7})
            for (const double k : {0.4, 0.5, 2.0 / 3.0, 1.0})
                for (const double air : {0.0, 0.0155})
                    for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4})
                        for (const bool suffices : {true, false}) {
                            Inputs in = design(angle, -40, 0, 1, k, 0, g, 0);
                            in.terrain = Terrain::slope;
                            in.q1 = 3;
                            in.rho = air;
                            in.solver = solver;
                            in.tEnd = 1;
                            in.mu = std::tan(angle * std::numbers::pi / 180) * k / (1 + k);
                            if (!suffices) in.mu *= 1 - 1e-9;
                            in.muK = in.mu / 2;
                            const Trajectory r = solve(in, Detail::full);
                            QCOMPARE(r.losses.sliding == 0, suffices);
                            QCOMPARE(warningsOf(in, groundOf(in)).empty(), suffices);
                        }
    }

    /// Falls 2 m, stays.
    void inelasticDropStaysWhereItLands() {
        const Trajectory r = solved(level(0, 2, 0));
        QCOMPARE(r.outcome, Outcome::stopped);
        QNEAR(r.duration, std::sqrt(4 / g), 1e-14);
        QCOMPARE(r.impacts, std::int64_t(1));
        QNEAR(r.losses.normal, 2 * g, 1e-13);
    }

    void inelasticDropRollsOn() {
        const Trajectory r = solved(level(3, 2, 0));
        QCOMPARE(r.outcome, Outcome::crossed);
        QNEAR(r.duration, 10, 1e-13);
        QCOMPARE(r.impacts, std::int64_t(1));
    }

    /// First impact after t1 = √(2c/g), then one every 2 t1.
    void elasticDropBouncesForEver() {
        Inputs in = level(0, 2, 1);
        in.tEnd = 5000;
        const Trajectory r = solved(in);
        const double t1 = std::sqrt(4 / g);
        QCOMPARE(r.outcome, Outcome::timeLimit);
        QCOMPARE(r.duration, 5000.0);
        QCOMPARE(r.impacts, static_cast<std::int64_t>((5000 - t1) / (2 * t1)) + 1);
        QCOMPARE(r.losses.total(), 0.0);
        QVERIFY(outcomeOf(in, groundOf(in), r).sentence.find("e = 1") != std::string::npos);
    }

    /// On a face equal bounces are summed up; over a rim, where each is another, one by one. A sphere of 100
    /// m that rebounds at w = 8 µm/s is over a rim of 20° for (100 m sin 20°)/v or so, 2w/(g − v²/b) at a
    /// time.
    void tooManyBouncesOverARimAreGivenUp() {
        Inputs in = design(30, 0, 30, 100, 0.4, 1, g, 9);
        in.terrain = Terrain::profile;
        in.profile = {{0, 0}, {200, 0}, {300, -100 * std::tan(std::numbers::pi / 9)}};
        in.q1 = 100;
        const double w = 8e-6;
        in.clearance = w * w / (2 * g);
        const double onRim = 100 * std::sin(std::numbers::pi / 9) / 9;
        const double bounces = maxEvents * 2 * w / (g - 9 * 9 / in.b);
        QVERIFY(onRim > bounces);
        const Trajectory r = solve(in, Detail::outcome);
        QCOMPARE(r.outcome, Outcome::givenUp);
        QCOMPARE(r.bound, WorkBound::events);
        QNEAR(r.duration, 100.0 / 9 + bounces, 0.05);
        const std::string sentence = outcomeOf(in, groundOf(in), r).sentence;
        QVERIFY(sentence.starts_with("Aborted after 200000 events and 12.2 s"));
        QVERIFY(sentence.ends_with("With e = 1, bouncing never dies out."));
        QCOMPARE(doubtsOf(in, groundOf(in), r).size(), std::size_t(1));
    }

    /// Rebounds w e^n with w = √(2gc): t1 + 2 e w/(g(1 − e)) until rest, 2e6 s; counted while above 1 mm/s.
    void millionsOfBounces() {
        Inputs in = level(0, 2, 0.999999);
        in.tEnd = 1e7;
        const Trajectory r = solved(in);
        const double w = std::sqrt(4 * g);
        const double gap = 1 - in.e;
        QCOMPARE(r.outcome, Outcome::stopped);
        QNEAR(r.duration, w / g + 2 * in.e * w / (g * gap), 1e-4);
        const auto counted = static_cast<std::int64_t>(std::log(1e-3 / w) / std::log1p(-gap)) + 1;
        QVERIFY(std::abs(r.impacts - counted) <= 1);
        QVERIFY(r.events.size() < 10);
        QNEAR(r.losses.normal, 2 * g, 1e-12);
        QVERIFY(r.energyResidual < 1e-12);
    }

    void withoutFrictionTheSpinStays() {
        for (const double e : {0.0, 0.5, 1.0}) {
            Inputs in = design(30, -10, 30, 1, 0.4, e, g, 5);
            in.mu = in.muK = 0;
            in.u3 = 7;
            const Trajectory r = solved(in);
            QCOMPARE(r.end.w, 7.0);
            QCOMPARE(r.losses.friction + r.losses.sliding, 0.0);
        }
    }

    /// Without spin the slip vanishes at the very instant at which the sphere turns, v²/(2g) up the slope.
    void withoutFrictionClimbsLikeAParticle() {
        Inputs in = design(30, 20, 0, 1, 0.4, 0, g, 4);
        in.terrain = Terrain::slope;
        in.mu = in.muK = 0;
        in.u3 = 0;
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::turned);
        QNEAR(r.end.y - r.segments.front().start.y, 16 / (2 * g), 1e-12);
    }

    /// Rolling up it climbs v²(1+k)/(2g).
    void rollsUpASlopeAndTurns() {
        Inputs in = design(30, 20, 0, 1, 0.4, 0, g, 4);
        in.terrain = Terrain::slope;
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::turned);
        QNEAR(r.end.y - r.segments.front().start.y, 16 * 1.4 / (2 * g), 1e-12);
        QNEAR(r.duration, 4 * 1.4 / (g / 2), 1e-12);
    }

    void withoutDepthItRollsAcross() {
        for (const auto convention : {Convention::consistent, Convention::published}) {
            Inputs in = design(30, 0, 30, 1, 0.4, 0.9, g, 5);
            in.convention = convention;
            const Trajectory r = solved(in);
            QCOMPARE(r.outcome, Outcome::crossed);
            QNEAR(r.duration, 6, 1e-13);
            QCOMPARE(r.impacts, std::int64_t(0));
            QCOMPARE(r.losses.total(), 0.0);
        }
    }

    void withoutDepthAndLengthItHasCrossedAtOnce() {
        const Trajectory r = solved(design(30, 0, 0, 1, 0.4, 0.9, g, 5));
        QCOMPARE(r.outcome, Outcome::crossed);
        QCOMPARE(r.duration, 0.0);
    }

    void valleyWithoutFloorIsTheGully() {
        Inputs valley = design(25, -8, 0, 1, 0.4, 0.7, g, 4);
        Inputs gully = valley;
        gully.terrain = Terrain::gully;
        gully.pl = 30;
        const Trajectory a = solved(valley);
        const Trajectory b = solved(gully);
        QCOMPARE(a.outcome, b.outcome);
        QCOMPARE(a.duration, b.duration);
        QCOMPARE(a.height, b.height);
    }

    void withoutInclineItEscapes() {
        Inputs in = design(30, -10, 30, 1, 0.4, 0.7, g, 5);
        in.theta = 0;
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::escaped);
        QVERIFY(r.end.vx > 0);
        QVERIFY(r.height >= -10 - 1e-12);
    }

    void withoutDeclineThereIsNoWayDown() {
        Inputs in = design(30, -10, 30, 1, 0.4, 0.7, g, 5);
        in.beta = 0;
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::escaped);
        QCOMPARE(r.height, 0.0);
        QNEAR(r.end.vx, 5, 1e-13);
    }

    /// Launched over a cliff: 10 m of free fall, at 5 m/s, onto the floor.
    void cliff() {
        Inputs in = design(30, -10, 30, 1, 0.4, 0.5, g, 5);
        in.beta = 89;
        const Trajectory r = solved(in);
        const auto first = std::ranges::find(r.events, Event::Kind::impact, &Event::kind);
        QVERIFY(first != r.events.end());
        QNEAR(first->t, std::sqrt(20 / g), 1e-13);
        QNEAR(first->before.x, 5 * std::sqrt(20 / g), 1e-12);
        QNEAR(first->before.y, -9, 1e-12);
    }

    /// Rolling slowly over the edge of a cliff it leaves the rim between cos a = 2/(3+k) and a particle's
    /// 2/3.
    void crawlsOverACliff() {
        Inputs in = design(30, -10, 30, 1, 0.4, 0.5, g, 1e-3);
        in.beta = 89;
        const Trajectory r = solved(in);
        const auto leaves = std::ranges::find(r.events, Event::Kind::liftOff, &Event::kind);
        QVERIFY(leaves != r.events.end());
        QVERIFY(leaves->before.y < 2.0 / 3 && leaves->before.y > 2 / 3.4 - 1e-6);
    }

    /// The sphere's own size keeps it off the floor; it rests on both walls at mid-valley, which no binary
    /// number hits exactly.
    void tooLargeForTheFloorRestsOnBothWalls() {
        Inputs in = design(30, -10, 1, 8, 0.4, 0.5, g, 0);
        in.q1 = 10 * root3 + 0.5;
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::stopped);
        QNEAR(r.duration, 0, 1e-6);
        QNEAR(r.end.y, -10 + (8 - 0.25) / std::cos(std::numbers::pi / 6), 1e-12);
    }

    void tooLargeForTheFloorNeverTouchesIt() {
        const Inputs in = design(30, -10, 1, 8, 0.4, 0.5, g, 4);
        const Ground ground = groundOf(in);
        const Trajectory r = solved(in);
        for (const Event& event : r.events)
            QVERIFY(placeName(ground, event.piece) != "the floor");
        QVERIFY(!warningsOf(in, ground).empty());
    }

    void inelasticallyItRestsInACorner() {
        Inputs in = design(30, -10, 1, 8, 0.4, 0, g, 0);
        in.q1 = 10 * root3 + 0.5;
        in.mu = in.muK = 0.2;
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::stopped);
        QNEAR(r.end.x, 10 * root3 + 0.5, 1e-9);
    }

    /// Walls at ∓30° hold the spinning sphere with N1, N2 and brake it with μ′N each. With S = N1 + N2 and
    /// D = N1 − N2 the balance of forces across gives D = √3 μ′S, that of forces upwards
    /// (√3/2) S + μ′D/2 = g, hence S = 2g/(√3(1 + μ′²)) and the spin dies at ω k b/(μ′S).
    void spinDiesInACorner() {
        Inputs in = design(30, -10, 0, 1, 0.4, 0.5, g, 0);
        in.terrain = Terrain::gully;
        in.q1 = 10 * root3;
        in.muK = 0.3;
        in.u3 = 6;
        const Trajectory r = solved(in);
        const double held = 2 * g / (root3 * (1 + 0.09));
        QCOMPARE(r.outcome, Outcome::stopped);
        QNEAR(r.duration, 6 * 0.4 / (0.3 * held), 1e-12);
        QNEAR(r.losses.sliding, 0.5 * 0.4 * 36, 1e-12);
        QNEAR(r.end.x, 10 * root3, 1e-9);
    }

    /// Rougher walls (√3 μ′ > 1) cannot hold it: the spin climbs out of the corner.
    void roughCornerLetsTheSpinClimb() {
        Inputs in = design(30, -10, 0, 1, 0.4, 0.5, g, 0);
        in.terrain = Terrain::gully;
        in.q1 = 10 * root3;
        in.u3 = -20;
        const Trajectory r = solved(in);
        QVERIFY(r.end.x > 10 * root3 + 0.01);
        QVERIFY(r.losses.sliding > 0);
    }

    /// A spike whose top is b below a free parabola, measured along its normal: 1 µm less and it is missed,
    /// 1 µm more and it is hit there.
    void grazesARim_data() {
        QTest::addColumn<double>("gap");
        QTest::addColumn<bool>("hit");
        QTest::newRow("misses") << 1e-6 << false;
        QTest::newRow("hits") << -1e-6 << true;
        QTest::newRow("misses by a hair") << 1e-11 << false;
        QTest::newRow("hits by a hair") << -1e-11 << true;
    }
    void grazesARim() {
        QFETCH(double, gap);
        QFETCH(bool, hit);
        constexpr double speed = 4, clearance = 6, t = 1;
        const Point centre(speed * t, 1 + clearance - 0.5 * g * t * t);
        const Point tangent = Point(speed, -g * t).normalized();
        const Point top = centre - (1 + gap) * Point(-tangent.y(), tangent.x());
        Inputs in = level(speed, clearance, 0.5);
        in.terrain = Terrain::profile;
        in.profile = {{-5, 0}, {top.x() - 0.6, 0}, top, {top.x() + 0.6, 0}, {60, 0}};
        in.q1 = 0;
        const Trajectory r = solved(in);
        const auto first = std::ranges::find(r.events, Event::Kind::impact, &Event::kind);
        QVERIFY(first != r.events.end());
        if (hit)
            QNEAR(first->t, t, 1e-2);
        else
            QVERIFY(first->t > t + 0.1);
    }

    /// Up the decline, round the rim, away over the plateau: ½(1+k)v² + g y stays.
    void rollsBackwardsOverTheNearRim() {
        Inputs in = design(30, -10, 30, 1, 0.4, 0.6, g, -3.2);
        in.q1 = 3;
        const Trajectory r = solved(in);
        const double y0 = -3 / root3 + 2 / root3;
        QCOMPARE(r.outcome, Outcome::escaped);
        QNEAR(r.end.vx, -std::sqrt(3.2 * 3.2 - 2 * g * (1 - y0) / 1.4), 1e-12);
        QCOMPARE(r.end.vy, 0.0);
        QCOMPARE(r.losses.total(), 0.0);
    }

    void startBeyondTheEndHasCrossed() {
        Inputs in = design(30, -10, 30, 1, 0.4, 0.6, g, 1);
        in.q1 = 500;
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::crossed);
        QCOMPARE(r.duration, 0.0);
    }

    /// Spun on the spot with backspin it slides off backwards and rolls at k/(1+k) of the spin's speed.
    void spunOnTheSpot() {
        Inputs in = level(0, 0, 0.5);
        in.u3 = 7;
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::escaped);
        QNEAR(r.end.vx, -2, 1e-13);
        QNEAR(r.losses.sliding, 0.5 * 0.4 * 49 / 1.4, 1e-12); // ½ k/(1+k) of the slip squared
    }

    void restsOnLevelGround() {
        Inputs in = level(0, 0, 0.5);
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::stopped);
        QCOMPARE(r.duration, 0.0);
    }

    /// Sliding backwards on level ground, forward spin drives it downrange again.
    void spinTurnsItRound() {
        Inputs in = level(-1, 0, 0.5);
        in.u3 = -20;
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::crossed);
        QNEAR(r.end.vx, (-1 + 0.4 * 20) / 1.4, 1e-12);
    }

    void stopsAtTheTimeLimit() {
        Inputs in = level(1, 0, 0.5);
        in.tEnd = 7;
        const Trajectory r = solved(in);
        QCOMPARE(r.outcome, Outcome::timeLimit);
        QCOMPARE(r.duration, 7.0);
        QNEAR(r.end.x, 7, 1e-14);
    }

    void kineticFrictionAboveStaticIsToldAndLowered() {
        Inputs in = design(30, -10, 30, 1, 0.4, 0.6, g, 5);
        in.mu = 0.3;
        in.muK = 0.8;
        QCOMPARE(groundOf(in).law.muK, 0.3);
        const auto warnings = warningsOf(in, groundOf(in));
        QVERIFY(std::ranges::any_of(
            warnings, [](const std::string& w) { return w.find("uses μ′ = μ") != std::string::npos; }));
    }
};

TALWEG_TEST(tst_rover_degenerate, TestRoverDegenerate, QCoreApplication)
#include "tst_rover_degenerate.moc"
