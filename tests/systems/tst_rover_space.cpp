#include "support/decorated.h"
#include "support/test.h"
#include "systems/rover/motion/spatial_legs.h"
#include "systems/rover/rover_system.h"
#include "systems/rover_inputs.h"

#include <Eigen/Geometry>
#include <cmath>
#include <map>

using namespace talweg;
using namespace talweg::rover;
using tests::design;
using tests::published;

namespace {

/// A number that differs from 0 only so that the run leaves the plane.
constexpr double tiny = 1e-9;

Inputs sideways(Inputs in, double u6, std::optional<double> u1 = {}, double u2 = 0) {
    in.u6 = u6;
    in.u1 = u1;
    in.u2 = u2;
    return in;
}

Inputs randomSpatial(tests::RandomSource& dice) {
    Inputs in = tests::randomInputs(dice);
    in.u6 = dice.chance(0.3) ? 0 : dice.between(-6, 6);
    in.u2 = dice.chance(0.5) ? 0 : dice.between(-10, 10);
    if (dice.chance(0.6)) in.u1 = dice.between(-10, 10);
    in.tEnd = 100;
    return in;
}

Inputs levelGround(double u4) {
    Inputs in = design(0, 0, 40, 0.5, 0.4, 0.5, 9.81, u4);
    in.terrain = Terrain::flat;
    return in;
}

/// One long slope, downhill to the right.
Inputs slope(double tilt, double mu, double u4) {
    Inputs in = design(tilt, -40, 0, 0.8, 0.4, 0.5, 3.71, u4);
    in.terrain = Terrain::slope;
    in.q1 = 10;
    in.mu = mu;
    in.muK = 0.8 * mu;
    return in;
}

/// Runs in which everything happens that can: bounces, slip that turns, rims, corners.
std::vector<std::pair<const char*, Inputs>> cases() {
    Inputs slippery = design(35, -8, 20, 1, 0.4, 0.5, 9.81, 4);
    slippery.mu = 0.15;
    slippery.muK = 0.1;
    slippery.u3 = 12;
    Inputs gully = design(20, -5, 0, 1, 0.5, 0.3, 9.81, 3);
    gully.terrain = Terrain::gully;
    Inputs hill = design(20, 3, 10, 1, 0.4, 0.7, 3.71, 4);
    hill.terrain = Terrain::hill;
    hill.clearance = 3;
    Inputs profile = design(0, 0, 0, 0.8, 0.4, 0.5, 3.71, 3);
    profile.terrain = Terrain::profile;
    profile.profile = {{0, 0}, {4, -1}, {9, -1.2}, {12, -3}, {20, -3.5}, {26, -2}, {40, 1}};
    const Inputs worked = design(30, -10, 30, 1, 0.4, 0.92, 3.71, 5);
    return {{"side speed", sideways(worked, 1.5)},
            {"side spin", sideways(worked, 0, 6)},
            {"pivot spin", sideways(worked, 0, {}, 8)},
            {"all three, as published", published(sideways(worked, -1, 4, -3))},
            {"slippery", sideways(slippery, 2, -5, 1)},
            {"slow over the rim", sideways(design(25, -4, 12, 4, 0.4, 0.6, 3.71, 0.5), 1, {}, 2)},
            {"slips on the rim", sideways(design(60, -8, 20, 4, 0.6, 0.6, 4, 2), 1, -1)},
            {"gully", sideways(gully, 1, -2, 1)},
            {"dropped onto a hill", sideways(hill, -1, 3)},
            {"profile", sideways(profile, 1, -4, 2)}};
}

double difference(const Trajectory& a, const Trajectory& b) {
    const auto relative = [](double p, double q) { return std::abs(p - q) / std::max(1.0, std::abs(q)); };
    return std::max({relative(a.height, b.height), relative(a.end.x, b.end.x),
                     relative(a.duration, b.duration), relative(a.end.w, b.end.w),
                     relative(a.end.side.z, b.end.side.z), relative(a.end.side.vz, b.end.side.vz),
                     relative(a.end.side.wx, b.end.side.wx), relative(a.end.side.wy, b.end.side.wy)});
}

Trajectory solvedBy(Solver solver, Inputs in, double h = 0.001) {
    in.solver = solver;
    in.h = h;
    return solve(in, Detail::outcome);
}

Values standardWith(const Values& changes) {
    Values values = defaultValues(system().parameters);
    for (const auto& [id, value] : changes)
        values[id] = value;
    return values;
}

double measure(const Run& run, const char* id) {
    for (const Measure& m : run.measures)
        if (m.quantity.id == id) return m.value;
    return std::nan("");
}

std::size_t quantity(const char* id) {
    const auto all = system().quantities;
    return static_cast<std::size_t>(std::ranges::find(all, id, &Quantity::id) - all.begin());
}

} // namespace

class TestRoverSpace : public QObject {
    Q_OBJECT

private slots:
    void levelGroundKeepsTheSideSpeed() {
        const Trajectory r = solve(sideways(levelGround(3), 2), Detail::full);
        QCOMPARE(r.end.side.vz, 2.0);
        QCOMPARE(r.end.side.wx, 4.0); // u6/b
        QNEAR(r.end.side.z, 2 * r.duration, 1e-12);
        QNEAR(r.end.vx, 3, 1e-15);
        for (const Segment& segment : r.segments)
            QCOMPARE(segment.mode(), Mode::rolling);
        QNEAR(r.energyResidual, 0, 1e-15);
    }

    /// The slip (u4 + b u3, u6 − b u1) = (3, 4) goes straight to zero and takes 2/7 of itself from the
    /// velocity of a solid sphere.
    void levelGroundTakesTheSlip() {
        Inputs in = sideways(levelGround(3), 2, -4);
        in.u3 = 0;
        const Trajectory r = solve(in, Detail::full);
        QNEAR(r.end.vx, 3 - 6.0 / 7, 1e-13);
        QNEAR(r.end.side.vz, 2 - 8.0 / 7, 1e-13);
        QNEAR(r.end.side.wx, r.end.side.vz / in.b, 1e-13);
        QNEAR(r.losses.sliding, 0.5 * 2.0 / 7 * 25, 1e-12);
    }

    /// Rolling on a slope: uniform across it, g sin φ/(1 + k) down it, as without side speed.
    void rollsDownASlopeAndAcrossIt() {
        const Trajectory r = solve(sideways(slope(20, 1, 0.5), 2), Detail::full);
        const Trajectory plane = solve(slope(20, 1, 0.5), Detail::full);
        const Segment& rolling = r.segments.front();
        QCOMPARE(rolling.mode(), Mode::rolling);
        const double t = 3;
        const double gained = 3.71 * std::sin(20 / 180.0 * M_PI) / 1.4 * t;
        const State s = rolling.state(t);
        QNEAR(std::hypot(s.vx, s.vy), 0.5 + gained, 1e-13);
        QCOMPARE(s.side.vz, 2.0);
        QNEAR(s.side.z, 6, 1e-14);
        QNEAR(r.duration, plane.duration, 1e-12);
        QNEAR(r.end.vx, plane.end.vx, 1e-12);
    }

    /// Too slippery to roll, without slip across: the closed form of the plane, uniform across.
    void slidesDownASlopeAndAcrossIt() {
        const Trajectory r = solve(sideways(slope(40, 0.1, 0.5), 2), Detail::full);
        const Trajectory plane = solve(slope(40, 0.1, 0.5), Detail::full);
        QCOMPARE(r.segments.front().mode(), Mode::sliding);
        QNEAR(r.end.x, plane.end.x, 1e-11);
        QNEAR(r.end.w, plane.end.w, 1e-11);
        QNEAR(r.segments.front().state(2).side.vz, 2, 1e-15);
    }

    /// Spun at 100,000 rad/s aside, with friction that hardly brakes: given up, not integrated for ever.
    void extremeSideSpinEnds() {
        Inputs in = design(46.334348234068734, 0.003636433531202884, 90.49534574309301, 912.8477476513102,
                           1e-9, 1e-12, 3.71, -2.6089877349367114);
        in.terrain = Terrain::profile;
        in.profile = {{-2.028044540300666, -0.6171407276132186}, {-2.027637783330155, 11.65103289359056},
                      {-2.0276214871964444, 10.751846980993404}, {-1.9028900833888747, 11.017014746158429},
                      {-1.861115720202914, 11.048133733802173},  {0.913263407541999, 11.04108223409898},
                      {0.9132778537734169, 11.389942711256},     {6.664408537538328, 11.444852785480752}};
        in.mu = 1.6623883882567416;
        in.muK = 0;
        in.u1 = 100000;
        in.u2 = 0;
        in.u3 = -0.14427678812808356;
        in.u6 = 0;
        const Trajectory r = solve(in, Detail::outcome);
        QVERIFY(r.outcome == Outcome::givenUp ? r.bound == WorkBound::steps : r.bound == WorkBound::none);
    }

    void withoutSideInputsNothingChanges() {
        tests::RandomSource dice(81);
        for (int i = 0; i < 300; ++i) {
            dice.beginCase(i);
            const Inputs plain = tests::randomInputs(dice);
            QVERIFY(!plain.isSpatial());
            Inputs zero = sideways(plain, 0, 0, 0);
            QVERIFY(!zero.isSpatial());
            const Trajectory a = solve(plain, Detail::full), b = solve(zero, Detail::full);
            QCOMPARE(a.outcome, b.outcome);
            QVERIFY(a.duration == b.duration && a.height == b.height && a.end.x == b.end.x
                    && a.end.w == b.end.w);
            QVERIFY(isAtRest(a.end.side) && a.end.side.z == 0);
        }
    }

    /// The ways of moving in space, used for runs in the plane.
    void agreesInThePlane() {
        tests::RandomSource dice(82);
        int compared = 0;
        for (int i = 0; i < 2000; ++i) {
            dice.beginCase(i);
            Inputs in = tests::randomInputs(dice);
            in.tEnd = 100;
            const Ground ground = groundOf(in);
            const Trajectory plane = solve(in, Detail::outcome);
            const Trajectory space =
                simulate(in, ground, *spatialLegs(in, ground, Detail::outcome), Detail::outcome);
            // What hangs on rounding, such as a landing at the very end of a face, may part them.
            if (space.outcome != plane.outcome || difference(space, plane) > 1e-6) continue;
            ++compared;
        }
        QVERIFY2(compared >= 1990, qPrintable(QString::number(compared)));
    }

    void aLittleSideMotionChangesLittle_data() { addCases(); }
    void aLittleSideMotionChangesLittle() {
        QFETCH(int, index);
        Inputs in = cases()[static_cast<std::size_t>(index)].second;
        in.u6 *= tiny;
        in.u2 *= tiny;
        in.u1 = tiny * in.sideSpin();
        const Trajectory space = solve(in, Detail::outcome);
        const Trajectory plane = solve(sideways(in, 0), Detail::outcome);
        QCOMPARE(space.outcome, plane.outcome);
        QNEAR(difference(space, plane), 0, 1e-6);
    }

    /// The adaptive solver integrates on faces too, and knows nothing of the closed forms.
    void adaptiveAgrees_data() { addCases(); }
    void adaptiveAgrees() {
        QFETCH(int, index);
        const Inputs in = cases()[static_cast<std::size_t>(index)].second;
        const Trajectory exact = solve(in, Detail::outcome);
        const Trajectory adaptive = solvedBy(Solver::adaptive, in);
        QCOMPARE(adaptive.outcome, exact.outcome);
        QNEAR(difference(adaptive, exact), 0, 1e-7);
    }

    void fixedStepsConverge_data() { addCases(); }
    void fixedStepsConverge() {
        QFETCH(int, index);
        const Inputs in = cases()[static_cast<std::size_t>(index)].second;
        const Trajectory exact = solve(in, Detail::outcome);
        const Trajectory stepped = solvedBy(Solver::rk4, in, 0.0005);
        QCOMPARE(stepped.outcome, exact.outcome);
        QNEAR(difference(stepped, exact), 0, 1e-6);
    }

    void energyBalances() {
        tests::RandomSource dice(83);
        for (int i = 0; i < 3000; ++i) {
            dice.beginCase(i);
            const Trajectory r = solve(randomSpatial(dice), Detail::full);
            QVERIFY(r.energyResidual < 1e-9);
            QVERIFY(std::isfinite(r.duration + r.end.x + r.end.side.z + r.end.side.wx + r.end.side.wy));
        }
    }

    /// In every instant, not only where pieces of the trajectory meet.
    void energyBalancesThroughout_data() { addCases(); }
    void energyBalancesThroughout() {
        QFETCH(int, index);
        const Inputs in = cases()[static_cast<std::size_t>(index)].second;
        const Trajectory r = solve(in, Detail::full);
        const auto total = [&](const State& s, const Losses& losses) {
            const Side& side = s.side;
            const double inertia = in.k() * in.b * in.b;
            return 0.5 * (s.vx * s.vx + s.vy * s.vy + side.vz * side.vz)
                   + 0.5 * inertia * (s.w * s.w + side.wx * side.wx + side.wy * side.wy) + in.g * s.y
                   + losses.total();
        };
        const double start = total(r.segments.front().start, {});
        for (const Segment& segment : r.segments)
            for (const double part : {0.2, 0.7, 1.0}) {
                const double t = std::lerp(segment.from, segment.to, part);
                QNEAR(total(segment.state(t), segment.losses(t)), start, 1e-9 * (1 + std::abs(start)));
            }
    }

    /// Between the steps of every solver, as another integrator has it.
    void statesBetweenSteps() {
        Inputs in = sideways(tests::standardInputs(inputTable()), 1.5);
        in.b = 1;
        in.e = 0.5;
        in.mu = 0.1;
        in.muK = 0.05;
        in.g = 9.81;
        in.q1 = -0.3;
        in.u4 = 1.5;
        in.u3 = -2;
        in.until = Until::rest;
        in.tEnd = 3;
        constexpr double t = 0.19684616231804297;
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
            in.solver = solver;
            QNEAR(solve(in, Detail::full).segmentAt(t).state(t).vx, 1.59622415, 1e-8);
        }
    }

    /// A mirror turns z round, and with it the spins about x and y.
    void mirrored_data() { addCases(); }
    void mirrored() {
        QFETCH(int, index);
        const Inputs in = cases()[static_cast<std::size_t>(index)].second;
        const Trajectory right = solve(in, Detail::outcome);
        const Trajectory left = solve(sideways(in, -in.u6, -in.sideSpin(), -in.u2), Detail::outcome);
        QCOMPARE(left.outcome, right.outcome);
        QVERIFY(left.end.x == right.end.x && left.duration == right.duration);
        QVERIFY(left.end.side.z == -right.end.side.z && left.end.side.wy == -right.end.side.wy);
    }

    /// Rolling over a rim turns spin about the normal into spin about the tangent: with c² = k/(1+k) and the
    /// angle a gone round, ω_n = ω_n0 cos ca + (ω_t0/c) sin ca, ω_t = ω_t0 cos ca − c ω_n0 sin ca, and the
    /// centre moves across with b ω_t.
    void rollsOverARim() {
        Inputs in = sideways(design(25, -4, 12, 4, 0.4, 0.6, 3.71, 1.2), 0.8, {}, 0.7);
        in.mu = 100;
        in.muK = 80;
        const Trajectory r = solve(in, Detail::full);
        const auto rim = std::ranges::find(r.segments, Mode::rim, &Segment::mode);
        QVERIFY(rim != r.segments.end());
        const double c = std::sqrt(0.4 / 1.4);
        const double tangent0 = 0.8 / in.b, normal0 = 0.7;
        const State end = rim->state(rim->to);
        const double a = std::atan2(-end.vy, end.vx);
        QVERIFY(a > 0.2);
        const double tangent = tangent0 * std::cos(c * a) - c * normal0 * std::sin(c * a);
        const double normal = normal0 * std::cos(c * a) + tangent0 / c * std::sin(c * a);
        QNEAR(end.side.wx, tangent * std::cos(a) + normal * std::sin(a), 1e-10);
        QNEAR(end.side.wy, normal * std::cos(a) - tangent * std::sin(a), 1e-10);
        QNEAR(end.side.vz, in.b * tangent, 1e-10);
    }

    /// At rest downrange in a gully, it may go on rolling along it.
    void stopsInACorner() {
        Inputs in = design(30, -5, 0, 1, 0.4, 0, 9.81, 0);
        in.terrain = Terrain::gully;
        in.mu = 0.4;
        in.muK = 0.3;
        in.q1 = 5 / std::tan(M_PI / 6);
        in.u3 = -4;
        const Trajectory r = solve(sideways(in, 2, -1, 3), Detail::full);
        QCOMPARE(r.outcome, Outcome::stopped);
        QNEAR(r.end.x, *in.q1, 1e-12);
        QNEAR(std::hypot(r.end.vx, r.end.vy), 0, 1e-12);
        QCOMPARE(r.end.w, 0.0);
        QVERIFY(r.end.side.vz > 0.1);
        double slip = 1;
        for (const double tilt : {-M_PI / 6, M_PI / 6}) {
            const Point spin = spinOnFace(r.end.side, {std::cos(tilt), std::sin(tilt)});
            slip = std::min(slip, std::abs(r.end.side.vz - in.b * spin.x()));
        }
        QNEAR(slip, 0, 1e-8);
        QVERIFY(r.losses.sliding > 1);
        QVERIFY(r.energyResidual < 1e-9);
    }

    /// Along a ridge, in balance, for as long as the run lasts.
    void rollsAlongARidge() {
        Inputs in = design(0, 0, 0, 0.5, 0.4, 0.5, 9.81, 0);
        in.terrain = Terrain::profile;
        in.profile = {{-10, -5}, {0, 0}, {10, -5}};
        in.q1 = 0;
        in.tEnd = 1e7;
        const Trajectory r = solve(sideways(in, 2), Detail::full);
        QCOMPARE(r.outcome, Outcome::timeLimit);
        QNEAR(r.end.side.z, 2e7, 1e-6);
        QCOMPARE(r.end.x, 0.0);
    }

    void studiesAreSolvedRunByRun() {
        const auto order = [](const Values& changes, std::vector<std::string> varied) {
            return BatchOrder{standardWith(changes), std::move(varied), {"height"}};
        };
        QVERIFY(system().batch(order({}, {"u4", "e"})) != nullptr);
        QVERIFY(system().batch(order({{"u6", 1.0}}, {"u4"})) == nullptr);
        QVERIFY(system().batch(order({{"u1", 2.0}}, {"u4"})) == nullptr);
        QVERIFY(system().batch(order({{"u2", 2.0}}, {"u4"})) == nullptr);
        for (const char* id : {"u1", "u2", "u6"})
            QVERIFY(system().batch(order({}, {"u4", id})) == nullptr);
    }

    /// The quaternion turns the body's axes; rolling straight across level ground, about x by z/b.
    void turning() {
        const auto run = tests::runOf(
            system(),
            standardWith(
                {{"terrain", std::string("flat")}, {"u4", 0.0}, {"u6", 2.0}, {"t_end", 20.0}, {"b", 0.5}}),
            {}, {});
        QCOMPARE(measure(*run, "z"), 40.0);
        const auto state = run->state(3);
        const double half = 2 * 3 / 0.5 / 2;
        QNEAR(std::abs(state[quantity("turn_w")]), std::abs(std::cos(half)), 1e-12);
        QNEAR(std::abs(state[quantity("turn_x")]), std::abs(std::sin(half)), 1e-12);
        QNEAR(state[quantity("turn_y")], 0, 1e-12);
        QNEAR(state[quantity("z")], 6, 1e-12);
        QCOMPARE(run->space->bodies.front().z, std::string("z"));
        QCOMPARE(run->space->bodies.front().turning.size(), std::size_t(4));
    }

    /// The rate of the turning is the spin: q′ = ½ ω q.
    void turningFollowsTheSpin() {
        const auto run =
            tests::runOf(system(), standardWith({{"u6", 1.0}, {"u1", -4.0}, {"u2", 3.0}}), {}, {});
        const auto turn = [&](double t) {
            const auto s = run->state(t);
            return Eigen::Quaterniond(s[quantity("turn_w")], s[quantity("turn_x")], s[quantity("turn_y")],
                                      s[quantity("turn_z")]);
        };
        for (double t = 0.1; t < run->duration - 0.1; t += 0.2371) {
            const double h = 1e-5;
            const auto before = run->state(t - h), after = run->state(t + h);
            if (std::abs(before[quantity("spin")] - after[quantity("spin")]) > 1e-3) continue; // an impact
            QNEAR(turn(t).norm(), 1, 1e-9);
            const Eigen::AngleAxisd moved(turn(t + h) * turn(t - h).conjugate());
            const Eigen::Vector3d spin = moved.angle() / (2 * h) * moved.axis();
            const auto s = run->state(t);
            const Eigen::Vector3d expected(s[quantity("spin_x")], s[quantity("spin_y")], s[quantity("spin")]);
            QVERIFY((spin - expected).norm() < 1e-3 * (1 + expected.norm()));
        }
    }

    /// Bounces that slip across are listed like those of a train.
    void manyBouncesAreListedOnce() {
        const auto run = tests::runOf(system(),
                                      standardWith({{"e", 0.99},
                                                    {"mu", 0.01},
                                                    {"mu_k", 0.008},
                                                    {"clearance", 1.0},
                                                    {"terrain", std::string("flat")},
                                                    {"pl", 500.0},
                                                    {"u1", -40.0}}),
                                      {}, {});
        QVERIFY(measure(*run, "impacts") > 100);
        QVERIFY(run->events.size() < 60);
        QVERIFY(std::ranges::any_of(run->events, [](const RunEvent& e) { return e.kind == "bounces"; }));
    }

    /// The numbers in the notes of the example.
    void exampleDoesWhatItsNotesSay() {
        const System rover = system();
        const Example& example = *std::ranges::find(rover.examples, "side-spin", &Example::id);
        std::vector<std::shared_ptr<const Run>> runs;
        for (const ExampleExperiment& experiment : example.experiments)
            runs.push_back(tests::runOf(rover, standardWith(experiment.values), {}, {}));
        QCOMPARE(tests::runOf(rover, standardWith({}), {}, {})->outcome.id, std::string("crossed"));
        QCOMPARE(runs[0]->outcome.id, std::string("rebounded"));
        QNEAR(measure(*runs[0], "z"), 60, 1);
        QNEAR(measure(*runs[0], "height"), -0.6, 0.02);
        QCOMPARE(runs[1]->outcome.id, std::string("crossed"));
        QNEAR(measure(*runs[1], "z"), 4, 0.2);
        const auto swing = runs[1]->samples(200);
        QVERIFY(std::ranges::min(swing.columns[quantity("z")]) < -4);
        const auto curve = runs[2]->samples(200);
        QNEAR(std::ranges::max(curve.columns[quantity("z")]), 2.3, 0.1);
        QCOMPARE(curve.mode.front(), static_cast<int>(Mode::sliding));
        QCOMPARE(curve.mode.back(), static_cast<int>(Mode::rolling));
    }

    /// The ground in space is that of the profile, to a fifth of a percent of the radius, in so few faces
    /// that a measured line of 10 cm steps can be turned.
    void theGroundInSpaceOfALongProfileHasFewFaces() {
        Points profile;
        for (int i = 0; i < 10'000; ++i)
            profile.emplace_back(0.1 * i, 2 * std::sin(0.05 * i) - 0.01 * i);
        const auto run = tests::runOf(
            system(), standardWith({{"terrain", std::string("profile")}, {"profile", profile}, {"b", 1.0}}),
            {}, {});
        std::map<double, double> top; // a face of the upper side has all its corners on it
        for (const SpaceFace& face : run->space->ground)
            if (face.tone == 0)
                for (const Point3& corner : face.corners)
                    top[corner.x()] = corner.y();
        QVERIFY2(top.size() < profile.size(), qPrintable(QString::number(top.size())));
        for (const Point& point : profile) {
            const auto next = top.lower_bound(point.x()), before = std::prev(next);
            const double part = (point.x() - before->first) / (next->first - before->first);
            QNEAR(std::lerp(before->second, next->second, part), point.y(), 0.0021);
        }
    }

private:
    static void addCases() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const auto& [name, inputs] : cases())
            QTest::newRow(name) << index++;
    }
};

TALWEG_TEST(tst_rover_space, TestRoverSpace, QCoreApplication)
#include "tst_rover_space.moc"
