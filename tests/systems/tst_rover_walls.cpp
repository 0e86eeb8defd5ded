// Vertical walls of profiles: what closed forms say of them, walls as the limit of ever narrower slopes,
// ground seen from the other side, and drawn ground over which the solvers must agree. `tst_rover_walls
// 100000` draws so many.

#include "systems/rover/batch/batch.h"
#include "systems/rover_inputs.h"
#include "systems/rover_runs.h"

#include <algorithm>
#include <array>
#include <limits>

using namespace talweg;
using namespace talweg::rover;
using tests::RandomSource;

namespace {

int drawnRuns = 2000; ///< unless an argument says otherwise

/// Level plains as long as this on both sides, m: what is thrown back stays on the ground.
constexpr double plain = 200;

Inputs over(Points profile) {
    Inputs in = tests::standardInputs(inputTable());
    in.terrain = Terrain::profile;
    in.profile = std::move(profile);
    in.g = 9.81;
    in.tEnd = 300;
    return in;
}

/// From the plain before a step up or down of the height at x = 0.
Inputs towardsStep(double height, double u4) {
    Inputs in = over({{-plain, 0}, {0, 0}, {0, height}, {plain, height}});
    in.q1 = -5;
    in.u4 = u4;
    return in;
}

Trajectory solvedBy(Solver solver, Inputs in, Detail detail = Detail::outcome) {
    in.solver = solver;
    return solve(in, detail);
}

const Event& first(const Trajectory& run, Event::Kind kind) {
    return *std::ranges::find(run.events, kind, &Event::kind);
}

/// The same ground and launch with walls that are slopes so wide (m).
Inputs widened(Inputs in, double width) {
    const Points before = in.profile;
    double shift = 0;
    for (std::size_t i = 1; i < before.size(); ++i) {
        if (before[i].x() == before[i - 1].x()) shift += width;
        in.profile[i].x() += shift;
    }
    return in;
}

/// The same seen from behind.
Inputs mirrored(Inputs in) {
    std::ranges::reverse(in.profile);
    for (Point& point : in.profile)
        point.x() = -point.x();
    if (in.u3) in.u3 = -*in.u3;
    in.u4 = -in.u4;
    in.q1 = -in.q1.value();
    return in;
}

struct Named {
    const char* name;
    Inputs inputs;
};

Inputs with(Inputs in, const std::function<void(Inputs&)>& change) {
    change(in);
    return in;
}

/// Walls met from both sides, higher and lower than the radius of 1 m, single and close together.
std::vector<Named> walls() {
    const auto bouncing = [](Inputs& in) { in.e = 0.5; };
    const auto thrown = [](Inputs& in) {
        in.e = 0.6;
        in.clearance = 2;
    };
    const Points slot{{-plain, 0}, {0, 0}, {0, -3}, {1.5, -3}, {1.5, 0}, {plain, 0}};
    const Points stairs{{-plain, 0}, {0, 0},     {0, 0.4}, {0.3, 0.4},
                        {0.3, 0.9},  {0.6, 0.9}, {0.6, 3}, {plain, 3}};
    const Points pit{{-plain, 0}, {0, 0}, {0, -4}, {9, -4}, {9, 1}, {plain, 1}};
    const Points inTwo{{-plain, 0}, {0, 0}, {0, 1}, {0, 2}, {3, 2}, {3, 1.5}, {3, -1}, {plain, -1}};
    const auto from = [](Inputs in, double x, double u4) {
        in.q1 = x;
        in.u4 = u4;
        return in;
    };
    return {
        {"high wall", with(towardsStep(3, 4), bouncing)},
        {"high wall, thrown at", with(towardsStep(6, 6), thrown)},
        {"low step, climbed", with(towardsStep(0.2, 6), [](Inputs& in) { in.e = 0.1; })},
        {"low step, thrown back", with(towardsStep(0.6, 2), bouncing)},
        {"drop", with(towardsStep(-5, 2), bouncing)},
        {"drop at a run", with(towardsStep(-5, 8), bouncing)},
        {"low drop", with(towardsStep(-0.5, 2), bouncing)},
        {"slot", with(from(over(slot), -3, 1.5), bouncing)},
        {"stairs", with(from(over(stairs), -3, 5), bouncing)},
        {"pit", with(from(over(pit), -3, 3), bouncing)},
        {"from above into a pit", with(from(over(pit), 5, 2), thrown)},
        {"back out of a pit", with(from(over(pit), 5, -4), thrown)},
        {"wall in two parts", with(from(over(inTwo), -4, 5), thrown)},
        {"spinning at a wall", with(towardsStep(3, 2),
                                    [](Inputs& in) {
                                        in.e = 0.2;
                                        in.u3 = -30;
                                    })},
        {"without friction", with(towardsStep(3, 3),
                                  [](Inputs& in) {
                                      in.e = 0.7;
                                      in.mu = in.muK = 0;
                                  })},
        {"in wind", with(towardsStep(4, 3),
                         [](Inputs& in) {
                             in.e = 0.5;
                             in.rho = 1.2;
                             in.m = 5;
                             in.wind = 6;
                             in.rollingResistance = 0.02;
                         })},
        {"in shear wind, from a wall", with(from(over(pit), 6, 3),
                                            [](Inputs& in) {
                                                in.e = 0.5;
                                                in.rho = 1.2;
                                                in.m = 5;
                                                in.wind = -7;
                                                in.windProfile = WindProfile::logarithmic;
                                            })},
    };
}

/// Where a run ends, when, and what it has lost.
struct Ended {
    Outcome outcome;
    std::array<double, 6> numbers;
};

Ended endOf(const Trajectory& run) {
    return {run.outcome,
            {run.end.x, run.end.y, run.duration, run.losses.normal, run.losses.friction, run.losses.sliding}};
}

/// The largest difference of two runs, beside 1; infinite where they end otherwise.
double difference(const Trajectory& one, const Trajectory& other) {
    const Ended a = endOf(one), b = endOf(other);
    if (a.outcome != b.outcome) return std::numeric_limits<double>::infinity();
    double greatest = 0;
    for (std::size_t i = 0; i < a.numbers.size(); ++i)
        greatest = std::max(greatest, std::abs(a.numbers[i] - b.numbers[i]) / (1 + std::abs(b.numbers[i])));
    return greatest;
}

void addWalls() {
    QTest::addColumn<Inputs>("inputs");
    for (const auto& [name, inputs] : walls())
        for (const Until until : {Until::verdict, Until::rest}) {
            Inputs in = inputs;
            in.until = until;
            QTest::addRow("%s%s", name, until == Until::rest ? ", until rest" : "") << in;
        }
}

// --- drawn ground ------------------------------------------------------------------------------------

/// Walls up and down between level and sloping ground, some of it shorter than the radius.
Points drawnProfile(RandomSource& dice) {
    Points points{{0, 0}};
    double wall = 0; // the sense of the wall that the last point ends
    for (std::size_t i = 0, n = 2 + dice.below(8); i < n; ++i) {
        Point next = points.back();
        if (dice.chance(0.45)) {
            if (wall == 0) wall = dice.chance(0.5) ? 1 : -1;
            next.y() += wall * (dice.chance(0.3) ? dice.between(0.02, 0.3) : dice.between(0.3, 3));
        } else {
            wall = 0;
            const double dx = dice.chance(0.3) ? dice.between(0.02, 0.5) : dice.between(0.5, 4);
            next += Point(dx, dice.chance(0.5) ? 0 : dx * dice.between(-1, 1));
        }
        points.push_back(next);
    }
    return points;
}

/// Over it, some beside a wall, some exactly above one.
Inputs drawnRun(RandomSource& dice) {
    Inputs in = over(drawnProfile(dice));
    in.b = dice.chance(0.2) ? dice.between(1, 3) : dice.between(0.05, 1);
    in.inertiaFactor = dice.between(0.05, 1);
    in.e = dice.chance(0.15) ? 0 : dice.chance(0.05) ? 1 : dice.between(0, 0.98);
    in.mu = dice.chance(0.1) ? 0 : dice.between(0, 1.3);
    in.muK = dice.chance(0.2) ? in.mu : in.mu * dice.between(0.2, 1);
    in.g = dice.between(0.5, 12);
    in.u4 = dice.chance(0.1) ? 0 : std::sqrt(in.g) * dice.between(-1, 3);
    if (dice.chance(0.5)) in.u3 = std::sqrt(in.g) / in.b * dice.between(-3, 3);
    if (dice.chance(0.3)) in.clearance = dice.between(0, 3);
    const double at = in.profile[dice.below(in.profile.size())].x();
    if (dice.chance(0.3)) in.q1 = at;
    if (dice.chance(0.15)) in.q1 = at + (dice.chance(0.5) ? in.b : -in.b);
    if (dice.chance(0.2)) in.q1 = dice.between(in.profile.front().x(), in.profile.back().x());
    if (dice.chance(0.5)) in.until = Until::rest;
    in.tEnd = 100 / std::sqrt(in.g);
    return in;
}

void drawAir(RandomSource& dice, Inputs& in) {
    in.rho = 1.2;
    in.m = in.b * in.b * dice.between(1, 20);
    in.wind = dice.chance(0.2) ? 0 : dice.between(-8, 8);
    if (dice.chance(0.5)) in.rollingResistance = dice.between(0, 0.1);
    if (!dice.chance(0.3)) return;
    in.windProfile = WindProfile::logarithmic;
    in.z0 = 0.1 * in.b;
}

/// Of runs by two solvers: hundreds of impacts in a corner magnify what an integrator leaves. In air they are
/// followed down to cut-offs, which show in when it comes to rest.
constexpr double agreement = 1e-4, agreementInAir = 2e-3;

/// Whether the run itself ends otherwise by more than `most` after a change of the launch or the radius as
/// small as what an integrator leaves after such impacts.
bool isSensitive(const Inputs& in, double most) {
    const Trajectory run = solvedBy(Solver::event, in);
    for (double change = 1e-13; change <= 1e-9; change *= 10)
        for (const double by : {change, -change}) {
            Inputs faster = in, larger = in;
            faster.u4 += by * (1 + std::abs(in.u4));
            larger.b *= 1 + by;
            for (const Inputs& other : {faster, larger})
                if (difference(run, solvedBy(Solver::event, other)) > most) return true;
        }
    return false;
}

bool isSameInBatch(const Inputs& in, const Trajectory& run) {
    const auto batch = batchOf({tests::valuesOf(in), {"u4"}, {"x", "t"}});
    if (!batch) return false;
    std::uint8_t crossed = 0;
    double x = 0, t = 0;
    batch->solve({1, {&in.u4}, &crossed, {&x, &t}});
    return (crossed != 0) == (run.outcome == Outcome::crossed) && x == run.end.x && t == run.duration;
}

class TestRoverWalls : public QObject {
    Q_OBJECT

private slots:
    /// It rolls 4 m at v and strikes with its rim at −v along the wall. That sticks, which takes the part
    /// k/(1+k) of it: up it goes at v k/(1+k), rolling on the wall, and back at e v.
    void wallThrowsBackAndUp() {
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
            const Inputs in = with(towardsStep(3, 4), [](Inputs& in) { in.e = 0.5; });
            const Trajectory run = solvedBy(solver, in, Detail::full);
            QCOMPARE(run.outcome, Outcome::rebounded);
            const Event& hit = first(run, Event::Kind::corner);
            QNEAR(hit.t, 1, 1e-11);
            QNEAR(hit.before.x, -1, 1e-11);
            const double up = 4 * 0.4 / 1.4;
            QNEAR(hit.after.vx, -2, 1e-11);
            QNEAR(hit.after.vy, up, 1e-11);
            QNEAR(hit.after.w, -up, 1e-11);
        }
    }

    /// A flight at 4 m/s and 2 m above the plain strikes the wall after 1 s at 2 − g/2 + b < b if g > 4, and
    /// passes over a wall of 0.9 m where g = 1.
    void flightsStrikeWallsOrPassOver() {
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
            const auto thrown = [](Inputs& in) {
                in.clearance = 2;
                in.g = 1;
                in.mu = in.muK = 0;
            };
            const Trajectory hits = solvedBy(solver, with(towardsStep(3, 4), thrown), Detail::full);
            QCOMPARE(hits.outcome, Outcome::rebounded);
            const Event& hit = first(hits, Event::Kind::impact);
            QNEAR(hit.t, 1, 1e-12);
            QNEAR(hit.before.x, -1, 1e-12);
            QNEAR(hit.before.y, 2.5, 1e-12);
            QNEAR(hit.after.vx, -4 * 0.92, 1e-12);
            QNEAR(hit.after.vy, -1, 1e-12);
            const Trajectory passes = solvedBy(solver, with(towardsStep(0.9, 4), thrown), Detail::full);
            QVERIFY(first(passes, Event::Kind::impact).before.x > 0);
        }
    }

    /// Without rebound a step of height h turns the angular momentum about its edge, m v (b (1+k) − h), into
    /// rolling about the edge; it is climbed where that exceeds what the height takes, √(2 g h/(1+k)).
    void stepIsClimbedFromTheCriticalSpeed() {
        const double h = 0.2, k = 0.4, g = 9.81;
        const double critical = std::sqrt(2 * g * h / (1 + k)) * (1 + k) / (1 + k - h);
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4})
            for (const double part : {1 - 1e-6, 1 + 1e-6}) {
                Inputs in = towardsStep(h, part * critical);
                in.e = 0;
                const Trajectory run = solvedBy(solver, in);
                QCOMPARE(run.outcome == Outcome::turned, part < 1);
            }
    }

    /// From the edge at more than √(g b) it falls as thrown level, clear of the wall.
    void dropIsAFall() {
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
            const Trajectory run = solvedBy(solver, towardsStep(-5, 8), Detail::full);
            const Event& hit = first(run, Event::Kind::impact);
            QNEAR(hit.before.x, 8 * std::sqrt(10 / 9.81), 1e-11);
            QNEAR(hit.t, 5.0 / 8 + std::sqrt(10 / 9.81), 1e-11);
            QNEAR(hit.before.vy, -std::sqrt(2 * 9.81 * 5), 1e-11);
        }
    }

    /// Over a slot of 1.5 m it comes to rest on both edges, √(b² − 0.75²) above them.
    void tooLargeForASlotRestsOnItsEdges() {
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
            Inputs in = over({{-plain, 0}, {0, 0}, {0, -3}, {1.5, -3}, {1.5, 0}, {plain, 0}});
            in.q1 = 0.6;
            in.u4 = 0;
            in.clearance = 0.3;
            in.e = 0.4;
            in.until = Until::rest;
            const Trajectory run = solvedBy(solver, in);
            QCOMPARE(run.outcome, Outcome::stopped);
            QNEAR(run.end.x, 0.75, 1e-9);
            QNEAR(run.end.y, std::sqrt(1 - 0.75 * 0.75), 1e-9);
        }
    }

    /// At its foot, whichever side the wall is on: there it stays, and there it falls to along the wall.
    void startsBesideAWallAreAtItsFoot() {
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4})
            for (const bool behind : {false, true}) {
                Inputs in = towardsStep(3, 0);
                in.q1 = -in.b;
                if (behind) in = mirrored(in);
                const Trajectory stays = solvedBy(solver, in);
                QCOMPARE(stays.outcome, Outcome::stopped);
                QNEAR(stays.end.y, in.b, 1e-12);
                QCOMPARE(stays.duration, 0.0);
                in.clearance = 5;
                in.e = 0;
                const Trajectory falls = solvedBy(solver, in);
                QCOMPARE(falls.outcome, Outcome::stopped);
                QNEAR(falls.end.y, in.b, 1e-12);
                QNEAR(falls.duration, std::sqrt(2 * 5 / 9.81), 1e-12);
            }
    }

    /// Nothing presses it on a wall: without rebound and friction it falls along it as in the air, and has
    /// gone back.
    void slidesDownAWallInFreeFall() {
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
            Inputs in = towardsStep(9, 4);
            in.clearance = 6;
            in.e = in.mu = in.muK = 0;
            const Trajectory back = solvedBy(solver, in);
            QCOMPARE(back.outcome, Outcome::rebounded);
            QNEAR(back.duration, 1, 1e-12);
            in.until = Until::rest;
            in.u3 = 0;
            const Trajectory falls = solvedBy(solver, in);
            QCOMPARE(falls.outcome, Outcome::stopped);
            QNEAR(falls.end.x, -1, 1e-12);
            QNEAR(falls.duration, std::sqrt(2 * 6 / 9.81), 1e-10);
        }
    }

    void wallsAreTheLimitOfSlopes_data() { addWalls(); }
    void wallsAreTheLimitOfSlopes() {
        QFETCH(Inputs, inputs);
        for (const Solver solver : {Solver::event, Solver::adaptive}) {
            // Against a slope that is hardly one the wind makes bounces that no integrator follows.
            if (solver == Solver::adaptive && inputs.rho > 0) continue;
            const Trajectory wall = solvedBy(solver, inputs);
            QVERIFY(wall.energyResidual < 1e-11);
            for (const double width : {1e-3, 1e-6, 1e-9}) {
                const double apart = difference(solvedBy(solver, widened(inputs, width)), wall);
                QVERIFY2(apart <= 1e3 * width + 1e-9, qPrintable(QString("%1 m: %2").arg(width).arg(apart)));
            }
        }
    }

    void solversAgree_data() { addWalls(); }
    void solversAgree() {
        QFETCH(Inputs, inputs);
        const Trajectory exact = solvedBy(Solver::event, inputs);
        for (const Solver solver : {Solver::adaptive, Solver::rk4}) {
            const double apart = difference(solvedBy(solver, inputs), exact);
            QVERIFY2(apart <= 1e-7, qPrintable(QString::number(apart)));
        }
    }

    /// Until rest, for verdicts are of one direction.
    void seenFromBehindItIsTheSame_data() { addWalls(); }
    void seenFromBehindItIsTheSame() {
        QFETCH(Inputs, inputs);
        inputs.until = Until::rest;
        if (inputs.rho > 0) return; // the wind has a direction
        for (const Solver solver : {Solver::event, Solver::adaptive, Solver::rk4}) {
            const Trajectory run = solvedBy(solver, inputs), behind = solvedBy(solver, mirrored(inputs));
            if (run.outcome != Outcome::stopped) continue;
            QCOMPARE(behind.outcome, Outcome::stopped);
            QNEAR(-behind.end.x, run.end.x, 1e-8);
            QNEAR(behind.duration, run.duration, 1e-6);
        }
    }

    /// Every number of every sample, along walls too, where the touching point is on the wall.
    void samplesAreFinite() {
        const tests::RoverRun run({{"terrain", std::string("profile")},
                                   {"profile", Points{{-20, 0}, {0, 0}, {0, 3}, {9, 3}, {9, -4}, {40, -4}}},
                                   {"e", 0.0},
                                   {"u4", 3.0},
                                   {"until", std::string("rest")}});
        const Samples samples = run.run().samples(200);
        const auto column = [&](const char* id) { return *columnOf(run.system(), run.run(), id); };
        bool onWall = false;
        for (std::size_t row = 0; row < samples.t.size(); ++row) {
            for (const char* id : {"x", "y", "slip", "contact_x", "contact_y", "normal_force", "friction"})
                QVERIFY(std::isfinite(samples.columns[column(id)][row]));
            const double x = samples.columns[column("x")][row], y = samples.columns[column("y")][row];
            if (x != -1 || y < 1.01 || y > 2.99) continue;
            onWall = true;
            QNEAR(samples.columns[column("contact_x")][row], 0, 1e-12);
            QNEAR(samples.columns[column("contact_y")][row], y, 1e-12);
            QCOMPARE(samples.columns[column("normal_force")][row], 0.0);
        }
        QVERIFY(onWall);
    }

    void solversAgreeOverDrawnWalls_data() {
        QTest::addColumn<bool>("air");
        QTest::newRow("vacuum") << false;
        QTest::newRow("air") << true;
    }
    void solversAgreeOverDrawnWalls() {
        QFETCH(bool, air);
        RandomSource dice(air ? 182 : 181);
        int sensitive = 0, given = 0, flaws = 0;
        const int count = drawnRuns / 2;
        const double most = air ? agreementInAir : agreement;
        for (int i = 0; i < count; ++i) {
            dice.beginCase(i);
            Inputs in = drawnRun(dice);
            if (air) drawAir(dice, in);
            const Trajectory exact = solvedBy(Solver::event, in), adaptive = solvedBy(Solver::adaptive, in);
            const bool isBatched = !air && in.until == Until::verdict;
            const bool sound = exact.energyResidual < 1e-10 && (!isBatched || isSameInBatch(in, exact));
            if (exact.outcome == Outcome::givenUp || adaptive.outcome == Outcome::givenUp
                || adaptive.energyResidual > maxResidual) {
                ++given;
                qInfo("draw %d: %s and %s, which is doubtful: run rover%s", i, word(exact.outcome),
                      word(adaptive.outcome), qPrintable(tests::described(in)));
                continue;
            }
            if (sound && difference(adaptive, exact) <= most) continue;
            if (sound && isSensitive(in, most)) {
                ++sensitive;
                continue;
            }
            ++flaws;
            qWarning(
                "draw %d: %s at %.10g m after %.10g s, %s at %.10g m after %.10g s; residual %g: run rover%s",
                i, word(exact.outcome), exact.end.x, exact.duration, word(adaptive.outcome), adaptive.end.x,
                adaptive.duration, exact.energyResidual, qPrintable(tests::described(in)));
        }
        qInfo("%d of %d runs are sensitive, %d are doubtful", sensitive, count, given);
        QCOMPARE(flaws, 0);
        QVERIFY(sensitive + given <= std::max(2, count / 20));
    }
};

} // namespace

int tst_rover_walls(int argc, char** argv) {
    if (argc > 1)
        if (const int asked = QByteArray(argv[1]).toInt(); asked > 0) {
            drawnRuns = asked;
            qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");
            std::rotate(argv + 1, argv + 2, argv + argc);
            --argc;
        }
    TestRoverWalls test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_rover_walls.moc"
