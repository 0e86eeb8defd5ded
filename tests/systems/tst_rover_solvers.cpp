#include "support/test.h"
#include "systems/rover/motion/doubts.h"
#include "systems/rover/motion/legs.h"
#include "systems/rover/motion/stepped_motion.h"
#include "systems/rover/report.h"
#include "systems/rover_inputs.h"

#include <algorithm>
#include <numbers>

using namespace talweg;
using namespace talweg::rover;
using tests::design;
using tests::published;

namespace {

Inputs with(Inputs in, const std::function<void(Inputs&)>& change) {
    change(in);
    return in;
}

/// Bounces, trains, sliding, rims, corners, both conventions and several kinds of ground.
std::vector<std::pair<const char*, Inputs>> cases() {
    const Inputs worked = design(30, -10, 30, 1, 0.4, 0.92, 3.71, 5);
    const Inputs deep = design(25, -30, 90, 2, 0.1, 0.71, 3.71, 6.4);
    return {
        {"worked example, backspin", with(worked, [](Inputs& in) { in.u3 = 5; })},
        {"worked example, as published", published(with(worked, [](Inputs& in) { in.u3 = 5; }))},
        {"deep valley", deep},
        {"deep valley, as published", published(deep)},
        {"slippery", with(design(35, -8, 20, 1, 0.4, 0.5, 9.81, 4),
                          [](Inputs& in) {
                              in.mu = 0.15;
                              in.muK = 0.1;
                              in.u3 = 12;
                          })},
        {"slow over the rim", design(25, -4, 12, 4, 0.4, 0.6, 3.71, 0.5)},
        {"spans both walls", design(30, -10, 1, 8, 0.3, 0.4, 3.71, 3)},
        {"gully",
         with(design(20, -5, 0, 1, 0.5, 0.3, 9.81, 3), [](Inputs& in) { in.terrain = Terrain::gully; })},
        {"dropped onto a hill", with(design(20, 3, 10, 1, 0.4, 0.7, 3.71, 4),
                                     [](Inputs& in) {
                                         in.terrain = Terrain::hill;
                                         in.clearance = 3;
                                     })},
        {"profile",
         with(design(0, 0, 0, 0.8, 0.4, 0.5, 3.71, 3),
              [](Inputs& in) {
                  in.terrain = Terrain::profile;
                  in.profile = {{0, 0}, {4, -1}, {9, -1.2}, {12, -3}, {20, -3.5}, {26, -2}, {40, 1}};
              })},
        {"backwards over the rim",
         with(design(30, -10, 30, 1, 0.4, 0.6, 3.71, -3.2), [](Inputs& in) { in.q1 = 3; })},
        {"frictionless round the rim",
         with(design(60, -8, 20, 4, 0.6, 0.6, 4, 2), [](Inputs& in) { in.mu = in.muK = 0; })},
        {"spun over the edge, as published",
         published(with(design(30, -8, 20, 3, 0.4, 0.6, 3.71, 0), [](Inputs& in) { in.u3 = -7; }))},
        {"bounces off a rim",
         with(design(30, -6, 20, 2, 0.4, 0.6, 3.71, 0.4), [](Inputs& in) { in.clearance = 1.5; })},
    };
}

/// The largest difference of height, place and time, relative to their sizes.
double difference(const Trajectory& a, const Trajectory& b) {
    const auto relative = [](double p, double q) { return std::abs(p - q) / std::max(1.0, std::abs(q)); };
    return std::max({relative(a.height, b.height), relative(a.end.x, b.end.x),
                     relative(a.duration, b.duration), relative(a.end.w, b.end.w)});
}

Trajectory solvedBy(Solver solver, Inputs in, double h = 0.001) {
    in.solver = solver;
    in.h = h;
    return solve(in, Detail::outcome);
}

} // namespace

class TestRoverSolvers : public QObject {
    Q_OBJECT

private slots:
    /// Each two steps, of three knots each, become one.
    void thinnedStepsKeepTheirEnds() {
        std::vector<int> knots{0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8};
        thinOut(knots);
        QCOMPARE(knots, (std::vector<int>{0, 2, 4, 4, 6, 8}));
    }

    void adaptiveAgrees_data() { addCases(); }
    void adaptiveAgrees() {
        QFETCH(int, index);
        const Inputs in = cases()[static_cast<std::size_t>(index)].second;
        const Trajectory exact = solve(in, Detail::outcome);
        const Trajectory adaptive = solvedBy(Solver::adaptive, in);
        QCOMPARE(adaptive.outcome, exact.outcome);
        QNEAR(difference(adaptive, exact), 0, 1e-8);
    }

    void rungeKuttaConverges_data() { addCases(); }
    /// Error of fourth order, down to where rounding takes over: a step half as long leaves at most an
    /// eighth.
    void rungeKuttaConverges() {
        QFETCH(int, index);
        const Inputs in = cases()[static_cast<std::size_t>(index)].second;
        const Trajectory exact = solve(in, Detail::outcome);
        double previous = 1;
        for (const double h : {0.008, 0.004, 0.002, 0.001}) {
            const Trajectory stepped = solvedBy(Solver::rk4, in, h);
            QCOMPARE(stepped.outcome, exact.outcome);
            const double error = difference(stepped, exact);
            QVERIFY2(error <= std::max(previous / 8, 1e-9) || (h == 0.001 && error < 1e-8),
                     qPrintable(QString("h = %1: error %2 after %3").arg(h).arg(error).arg(previous)));
            previous = error;
        }
    }

    /// Where rolling on a rim asks for more friction than there is, sliding follows.
    void slidesOnceFrictionRunsOut() {
        tests::RandomSource dice(52);
        int slid = 0;
        for (int i = 0; i < 500; ++i) {
            dice.beginCase(i);
            const double b = dice.between(0.5, 5);
            const double speed = dice.between(0.1, 0.95) * std::sqrt(3.71 * b);
            const Trajectory r =
                solve(design(dice.between(15, 60), -8, 20, b, dice.between(0.1, 0.7), 0.5, 3.71, speed),
                      Detail::full);
            for (const Event& event : r.events) {
                if (event.kind != Event::Kind::slides) continue;
                ++slid;
                QCOMPARE(std::get<OnRim>(r.segments[event.segment].kind).rim.mode(), ContactMode::sliding);
            }
        }
        QVERIFY(slid > 100);
    }

    void trajectoriesAgree_data() { addCases(); }
    void trajectoriesAgree() {
        QFETCH(int, index);
        Inputs in = cases()[static_cast<std::size_t>(index)].second;
        const Trajectory exact = solve(in, Detail::full);
        in.solver = Solver::adaptive;
        const Trajectory adaptive = solve(in, Detail::full);
        const auto stateAt = [](const Trajectory& r, double t) {
            for (const Segment& m : r.segments)
                if (t <= m.to) return m.state(t);
            return r.end;
        };
        for (int n = 1; n < 50; ++n) {
            const double t = exact.duration * n / 50;
            const State a = stateAt(exact, t);
            const State b = stateAt(adaptive, t);
            QNEAR(std::hypot(a.x - b.x, a.y - b.y), 0, 1e-8);
            if (in.e == 0 || exact.segmentAt(t).mode() != Mode::flight) // otherwise an impact may be near
                QNEAR(std::hypot(a.vx - b.vx, a.vy - b.vy), 0, 1e-8);
        }
    }

    /// Bounces off the seam between plateau and rim, on ground that does not begin at the height 0.
    void leavesASeamWithItsEnergy() {
        Inputs in = design(0, 0, 0, 0.4, 0.4, 0.9, 0.6, 0);
        in.terrain = Terrain::profile;
        in.profile = {{0, 1}, {9, -1}, {20, 1}};
        in.u3 = -5.7;
        in.clearance = 1.3;
        const Trajectory exact = solve(in, Detail::outcome);
        QCOMPARE(exact.outcome, Outcome::rebounded);
        QCOMPARE(exact.impacts, std::int64_t(10));
        QVERIFY(exact.energyResidual < 1e-13);
        QNEAR(difference(solvedBy(Solver::adaptive, in), exact), 0, 1e-9);
        // One unit in the last place of the height decides nothing.
        for (const double y : {0.1, 0.7, 1.1, 3.3, -2.9, 1e3}) {
            Inputs moved = in;
            for (Point& point : moved.profile)
                point.y() += y - 1;
            const Trajectory there = solve(moved, Detail::outcome);
            QCOMPARE(there.outcome, exact.outcome);
            QNEAR(there.height - there.lowest, exact.height - exact.lowest, 1e-9);
        }
    }

    /// The last bounce of a long train on the incline passes 14 nm above the far rim.
    void aNearMissOfARimIsNoImpact() {
        const Inputs in = design(15, -3, 9, 5, 0.67, 0.63, 3.71, 5.9);
        const Trajectory exact = solve(in, Detail::full);
        QCOMPARE(exact.outcome, Outcome::crossed);
        QVERIFY(exact.energyResidual < 1e-12);
        QNEAR(difference(solvedBy(Solver::adaptive, in), exact), 0, 1e-9);
    }

    /// A long flight from an edge lands where the ground is, not where rounding takes it for passed already.
    void longFlightsFromAnEdgeAgree() {
        Inputs in =
            published(design(70.939376336958304, -14.49595206504234, 22.327254886092671, 0.26581538140051975,
                             0.11183128352898158, 1, 8.5428557047686482, 15.604));
        in.theta = 19.640469639299432;
        in.mu = 0.5288427344580624;
        in.muK = 0.15940912169559299;
        for (const double spin : {-58.0, 0.0, 1.6155, 7.7}) {
            in.u3 = spin;
            const Trajectory exact = solve(in, Detail::outcome);
            const Trajectory adaptive = solvedBy(Solver::adaptive, in);
            QCOMPARE(adaptive.outcome, exact.outcome);
            QNEAR(difference(adaptive, exact), 0, 1e-8);
        }
    }

    /// Rolling over the rim it slips where friction runs out, also where slipping takes no less of it. Solved
    /// independently: it ends at −1.455370 m.
    void slipsOnARimWithEqualFrictions() {
        Inputs in = design(0, -2.318279314250258, 3.0433891652292364, 2.66691943826763, 0.42788544752735136,
                           0.14803287393373232, 2.851848142711494, 0.1720289061786598);
        in.beta = 37.98155778957032;
        in.theta = 29.197585456723797;
        in.mu = in.muK = 0.054301120744456255;
        in.u3 = -0.06450472545597623;
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4})
            QNEAR(solvedBy(solver, in).height, -1.455370, 1e-6);
    }

    /// Driven by its spin back into a corner again and again, ever more slowly: at rest after 67.3 s, solved
    /// independently.
    void comesToRestInACorner() {
        Inputs in = design(0, -0.38266397901368004, 145.40793251695678, 0.6377639237263975,
                           0.6333970049867259, 0.8783907924556031, 9.81, 1.3882252265892858);
        in.beta = 65.86199945479467;
        in.theta = 34.2507310963989;
        in.mu = 0.024383044078205924;
        in.muK = 0.011644905478092379;
        in.u3 = 12.25624980233355;
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
            const Trajectory r = solvedBy(solver, in);
            QCOMPARE(r.outcome, Outcome::stopped);
            QNEAR(r.duration, 67.3, 0.05);
        }
    }

    void bouncesToRestInACorner_data() {
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("speed");
        QTest::addColumn<double>("time");
        QTest::newRow("1.0 m, at rest") << 1.0 << 0.0 << 6.289087617384;
        QTest::newRow("1.0 m, 0.5 m/s") << 1.0 << 0.5 << 5.694729126293;
        QTest::newRow("1.6 m, 0.5 m/s") << 1.6 << 0.5 << 4.893207253241;
        QTest::newRow("2.3 m, at rest") << 2.3 << 0.0 << 4.264209215292;
        QTest::newRow("2.6 m, 0.5 m/s") << 2.6 << 0.5 << 3.221248268991;
    }

    /// To and fro between the two faces of a corner, from which it often takes off nearly upright. Times to
    /// rest by a solver of its own, bounce by bounce with 120 digits.
    void bouncesToRestInACorner() {
        QFETCH(double, from);
        QFETCH(double, speed);
        QFETCH(double, time);
        Inputs in = design(0, 0, 0, 0.28, 0.75, 0.74, 3.71, speed);
        in.terrain = Terrain::profile;
        in.profile = {{0, 0}, {3.5, -1}, {4.2, -0.2}};
        in.q1 = from;
        in.mu = 0.42;
        in.muK = 0.37;
        in.until = Until::rest;
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
            const Trajectory r = solvedBy(solver, in);
            QCOMPARE(r.outcome, Outcome::stopped);
            QNEAR(r.duration, time, 1e-8);
            QNEAR(r.end.x, 3.406198994143, 1e-10);
            QVERIFY(r.energyResidual < 1e-12);
        }
    }

    /// However many steps it rolls, it comes to a rim without slip: there it rolls on until
    /// μ (g cos a − u²/b) = g sin a k/(1 + k), with (1 + k)(u² − u0²) = 2 g b (cos a0 − cos a).
    void manyStepsOfRollingMakeNoSlip() {
        for (const double b : {2.12, 2.13, 2.15}) {
            Inputs in = design(0, 0, 0, b, 0.66, 0.92, 3.71, 1.1);
            in.terrain = Terrain::profile;
            in.profile = {{0, 0}, {2.8, -0.7}, {4, -1.36}};
            in.q1 = 0.6;
            in.mu = 0.55;
            in.muK = 0.17;
            in.solver = Solver::rk4;
            in.h = 2e-4;
            const double k = 0.66, g = in.g, tilt = std::atan2(0.7, 2.8);
            const double way = (2.8 + b * std::sin(tilt) - 0.6) / std::cos(tilt);
            const double square = 1.21 + 2 * g * way * std::sin(tilt) / (1 + k); // u0²
            const double level = in.mu * g * (1 + 2 / (1 + k)), across = g * k / (1 + k);
            const double bound = in.mu * (square / b + 2 * g * std::cos(tilt) / (1 + k));
            const double angle = std::acos(bound / std::hypot(level, across)) - std::atan2(across, level);
            const Trajectory r = solve(in, Detail::full);
            const auto slides = std::ranges::find(r.events, Event::Kind::slides, &Event::kind);
            QVERIFY(slides != r.events.end());
            QNEAR(slides->before.x, 2.8 + b * std::sin(angle), 1e-9);
            QCOMPARE(std::ranges::count(r.events, Event::Kind::rolls, &Event::kind), 0);
        }
    }

    /// Without friction from rest on a rim, at an angle from which every power of the time but a few adds
    /// nothing, it comes to the face with u² = 2 g b (cos 30° − cos 45°), with rolling resistance or without.
    void slipsOffARimFromRest() {
        for (const double resistance : {0.0, 0.1}) {
            Inputs in = design(0, 0, 0, 2, 0.4, 0.8, 9.81, 0);
            in.terrain = Terrain::profile;
            in.profile = {{0, 0}, {1, 1}, {6, 1}};
            in.mu = in.muK = 0;
            in.rollingResistance = resistance;
            const double speed = std::sqrt(4 * 9.81 * (std::sqrt(0.75) - std::sqrt(0.5)));
            for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
                in.solver = solver;
                const Trajectory r = solve(in, Detail::full);
                const auto face = std::ranges::find(r.events, Event::Kind::face, &Event::kind);
                QVERIFY(face != r.events.end());
                QNEAR(std::hypot(face->before.vx, face->before.vy), speed, 1e-10);
                QVERIFY(r.energyResidual < 1e-12);
            }
        }
    }

    /// Without friction from the top of a ridge to either side, rolling as it starts: it lifts off at
    /// cos a = (2 + u²/(g b))/3.
    void slipsOffARidgeWithoutFriction() {
        for (const double way : {-1.0, 1.0}) {
            Inputs in = design(0, 0, 0, 0.5, 0.4, 0, 3.71, way);
            in.terrain = Terrain::profile;
            in.profile = {{-4, -4}, {0, 0}, {4, -4}};
            in.q1 = 0;
            in.mu = in.muK = 0;
            const double cosine = (2 + 1 / (3.71 * 0.5)) / 3;
            for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
                in.solver = solver;
                const Trajectory r = solve(in, Detail::full);
                const auto lifts = std::ranges::find(r.events, Event::Kind::liftOff, &Event::kind);
                QVERIFY(lifts != r.events.end());
                QNEAR(lifts->before.x, way * 0.5 * std::sqrt(1 - cosine * cosine), 1e-9);
            }
        }
    }

    /// Friction takes from u₄ = k b u₃ all of both: nothing is left to roll.
    void backspinThatStopsIt() {
        for (const double spin : {0.3, 1.7, 5.0, 11.1}) {
            Inputs in = design(0, 0, 60, 0.7, 0.4, 0.5, 9.81, 0.4 * 0.7 * spin);
            in.terrain = Terrain::flat;
            in.q1 = 30;
            in.u3 = spin;
            for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4})
                QCOMPARE(solvedBy(solver, in).outcome, Outcome::stopped);
        }
    }

    /// Dropped onto both walls of a gully at once, without restitution: struck by the right one, then by the
    /// left one, along which it goes up where it is flatter than 45°; otherwise the corner holds it. Wherever
    /// the gully is, whatever was rounded.
    void dropsIntoACorner() {
        for (const double tilt : {5.0, 20.0, 71.3})
            for (const double shift : {0.0, 0.1, -7.7, 1234.5}) {
                Inputs in = design(0, 0, 0, 0.3, 0.4, 0, 9.81, 0);
                const double rise = 3 * std::tan(tilt * std::numbers::pi / 180);
                in.terrain = Terrain::profile;
                in.profile = {{shift, rise}, {shift + 3, 0}, {shift + 6, rise}};
                in.q1 = shift + 3;
                in.u3 = 0;
                in.clearance = 2;
                for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4})
                    QCOMPARE(solvedBy(solver, in).outcome, tilt > 46 ? Outcome::stopped : Outcome::rebounded);
            }
    }

    /// The highest place is one of the motion, not of the steps that describe it.
    void maxHeightsAgree() {
        for (const double speed : {2.0, 4.0, 6.5}) {
            Inputs in = design(30, -10, 30, 1, 0.4, 0.92, 3.71, speed);
            const auto greatest = [&in](Solver solver) {
                in.solver = solver;
                const Ground ground = groundOf(in);
                for (const Measure& m :
                     measuresOf(in, ground, solve(in, Detail::full), solve(in, Detail::full)))
                    if (m.quantity.id == "greatest_height") return m.value;
                return std::nan("");
            };
            const double exact = greatest(Solver::event);
            QNEAR(greatest(Solver::adaptive), exact, 1e-9);
            QNEAR(greatest(Solver::rk4), exact, 1e-8);
        }
    }

    /// However small the steps and long the time: given up, and not vouched for.
    void stepsAreBounded() {
        Inputs in = design(30, -10, 30, 1, 0.4, 1, 3.71, 0);
        in.terrain = Terrain::flat;
        in.clearance = 1;
        in.q1 = 10;
        in.tEnd = 1e7;
        in.h = 1e-5;
        in.solver = Solver::rk4;
        const Trajectory r = solve(in, Detail::outcome);
        QCOMPARE(r.outcome, Outcome::givenUp);
        const auto doubts = doubtsOf(in, groundOf(in), r);
        QCOMPARE(doubts.size(), std::size_t(1));
        QCOMPARE(doubts[0].kind, Doubt::Kind::bound);
        QVERIFY(doubts[0].sentence.find("3000000 integration steps") != std::string::npos);
    }

    /// Dropped with a spin aside, a sphere slips for less than a step of 0.1 s; no step of 0.1 ms sees less.
    void longFixedStepsAreNamed() {
        Inputs in = design(30, -10, 30, 1, 0.4, 0.5, 3.71, 1);
        in.terrain = Terrain::flat;
        in.u1 = -1.77;
        in.solver = Solver::rk4;
        for (const double h : {0.1, 0.0001}) {
            in.h = h;
            const auto doubts = doubtsOf(in, groundOf(in), solve(in, Detail::outcome));
            QCOMPARE(doubts.size(), std::size_t(h == 0.1 ? 1 : 0));
            if (h == 0.1)
                QVERIFY(doubts[0].sentence.ends_with("Fixed steps of 0.1 s are too long for this run."));
        }
    }

    /// A step of 0.1 s at 15 m/s goes past a rover of 1 m.
    void coarseStepsAreDoubted() {
        Inputs in = design(30, -10, 30, 1, 0.4, 0.5, 3.71, 15);
        in.solver = Solver::rk4;
        for (const double h : {0.1, 0.001}) {
            in.h = h;
            const auto doubts = doubtsOf(in, groundOf(in), solve(in, Detail::outcome));
            QCOMPARE(std::ranges::count(doubts, Doubt::Kind::resolution, &Doubt::kind), h == 0.1 ? 1 : 0);
        }
    }

    /// At √(g b) the rim lets it go at once, though rounding may have it pressed on: the fall begins at the
    /// rim, 0.1 m down to the floor, which it strikes after √(0.2 m/g) and u₄ times that.
    void leavesTheRimAtTheLimit() {
        for (const double g : {1.6, 3.71, 9.81})
            for (const double b : {0.5, 1.0, 2.0, 3.0})
                for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
                    Inputs in = design(60, -0.1, 40, b, 0.3, 0, g, std::sqrt(g * b));
                    in.solver = solver;
                    const Trajectory run = solve(in, Detail::full);
                    const auto hit = std::ranges::find(run.events, Event::Kind::impact, &Event::kind);
                    QVERIFY(hit != run.events.end());
                    QNEAR(hit->t, std::sqrt(0.2 / g), 1e-7);
                    QNEAR(hit->before.x, in.u4 * std::sqrt(0.2 / g), 1e-7);
                    QNEAR(hit->before.w, -in.u4 / b, 1e-7);
                }
    }

    /// The same just before the top of a ridge, on its way up: it flies to where g t²/2 cos φ = u₄ t sin φ −
    /// b (1 − cos φ), φ the tilt of the slope beyond.
    void leavesARidgeAtTheLimit() {
        for (const double g : {1.6, 3.71, 9.81})
            for (const double b : {0.5, 1.0, 2.0})
                for (const double before : {0.0, 1e-13, 1e-12, 1e-11}) {
                    Inputs in = design(0, 0, 0, b, 0.3, 0, g, std::sqrt(g * b));
                    in.terrain = Terrain::profile;
                    in.profile = {{-10, -7.5}, {0, 0}, {10, -7.5}};
                    in.q1 = -before;
                    const Trajectory run = solve(in, Detail::full);
                    const auto hit = std::ranges::find(run.events, Event::Kind::impact, &Event::kind);
                    QVERIFY(hit != run.events.end());
                    const double t = (0.6 * in.u4 + std::sqrt(0.36 * g * b - 0.32 * g * b)) / (0.8 * g);
                    QNEAR(hit->t, t, 1e-7);
                }
    }

    /// What is left of bouncing on a rim where it is cut off shows in no solver, however small the sphere.
    void bouncesOnARimAgree() {
        tests::RandomSource dice(51);
        for (int i = 0; i < 150; ++i) {
            dice.beginCase(i);
            Inputs in = design(dice.between(10, 40), -dice.between(2, 10), 20,
                               dice.chance(0.5) ? dice.between(0.5, 4) : dice.between(0.03, 0.1), 0.4,
                               dice.between(0, 0.8), 3.71, dice.between(0, 0.6));
            in.clearance = in.b * dice.between(0.1, 1);
            const Trajectory exact = solvedBy(Solver::event, in);
            QVERIFY(exact.energyResidual < 1e-12);
            for (const Solver solver : {Solver::adaptive, Solver::rk4}) {
                const Trajectory other = solvedBy(solver, in);
                QCOMPARE(other.outcome, exact.outcome);
                QNEAR(difference(other, exact), 0, 1e-9);
                QNEAR(other.losses.friction, exact.losses.friction, 1e-9 * exact.losses.total());
            }
        }
    }

    /// Dropped on the middle of a rim it bounces there until it rests: τ0/(1 − e) after the first impact.
    void rimCutOffEndsBouncingInTime() {
        Inputs in = design(30, -6, 20, 2, 0.4, 0.5, 3.71, 0);
        in.u3 = 0;
        in.clearance = 1;
        const Trajectory exact = solve(in, Detail::full);
        const double fall = std::sqrt(2 / in.g);
        const double settled = fall + 2 * in.e * fall / (1 - in.e);
        QNEAR(exact.duration, settled, 1e-12);
        QCOMPARE(exact.outcome, Outcome::stopped);
        QNEAR(exact.losses.normal, in.g, 1e-12); // all of the potential energy of 1 m
    }

private:
    void addCases() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const auto& [name, in] : cases())
            QTest::newRow(name) << index++;
    }
};

TALWEG_TEST(tst_rover_solvers, TestRoverSolvers, QCoreApplication)
#include "tst_rover_solvers.moc"
