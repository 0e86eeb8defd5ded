#include "support/test.h"
#include "systems/windy_inputs.h"

#include <algorithm>
#include <array>

using namespace talweg;
using namespace talweg::rover;
using tests::describedWithAir;
using tests::RandomSource;

namespace {

using Kind = Event::Kind;

std::ptrdiff_t countOf(const Trajectory& run, Kind kind) {
    return std::ranges::count(run.events, kind, &Event::kind);
}

/// A hill of faces each less steep than the one before, for a rover to roll over.
Points cap(RandomSource& dice) {
    Points points{{0, 0}};
    double slope = 0.25;
    for (int i = 0; i < 6; ++i) {
        const double dx = dice.between(3, 8);
        points.emplace_back(points.back().x() + dx, points.back().y() + slope * dx);
        slope -= dice.between(0.05, 0.15);
    }
    return points;
}

/// What a run is to show to be a case, and how inputs are drawn that may.
struct Family {
    const char* name;
    void (*draw)(Inputs&, RandomSource&);
    bool (*shows)(const Inputs&, const Trajectory&);
};

const std::array families{
    Family{"starts from rest",
           [](Inputs& in, RandomSource& dice) {
               in.u4 = 0;
               in.wind = dice.between(12, 30);
           },
           [](const Inputs&, const Trajectory& run) { return run.outcome == Outcome::crossed; }},
    Family{"blown backwards",
           [](Inputs& in, RandomSource& dice) {
               in.wind = -dice.between(15, 30);
               in.until = Until::rest;
               in.q1 = dice.between(0, 20);
           },
           [](const Inputs&, const Trajectory& run) {
               return countOf(run, Kind::verdict) == 1
                      && (run.outcome == Outcome::escaped || run.outcome == Outcome::stopped);
           }},
    Family{"head wind",
           [](Inputs& in, RandomSource& dice) {
               in.wind = -dice.between(3, 12);
               in.u4 = dice.between(8, 14);
           },
           [](const Inputs&, const Trajectory& run) {
               return run.outcome == Outcome::crossed || run.outcome == Outcome::stopped
                      || run.outcome == Outcome::turned;
           }},
    Family{"rims",
           [](Inputs& in, RandomSource& dice) {
               in.terrain = Terrain::profile;
               in.profile = cap(dice);
               in.q1 = dice.between(0, 4);
               in.u4 = dice.between(0.5, 3);
               in.e = 0;
               in.mu = in.muK = 1;
               in.wind = dice.between(8, 14);
           },
           [](const Inputs&, const Trajectory& run) {
               return run.outcome == Outcome::crossed && countOf(run, Kind::rim) >= 4;
           }},
    Family{"trains",
           [](Inputs& in, RandomSource& dice) {
               in.e = dice.between(0.5, 0.8);
               in.wind = dice.between(0, 20);
               in.clearance = dice.between(1, 6);
           },
           [](const Inputs&, const Trajectory& run) {
               return run.impacts > 8 && countOf(run, Kind::bounces) > 0;
           }},
    Family{"logarithmic profile",
           [](Inputs& in, RandomSource& dice) {
               in.windProfile = WindProfile::logarithmic;
               in.wind = dice.between(5, 25);
               in.clearance = dice.chance(0.5) ? 0 : dice.between(1, 8);
           },
           [](const Inputs&, const Trajectory& run) { return run.impacts > 2; }}};
constexpr std::size_t casesPerFamily = 5;

/// A shell on Mars in a valley of about its own size.
Inputs someShell(RandomSource& dice) {
    Inputs in = tests::standardInputs(rover::inputTable());
    in.terrain = Terrain::valley;
    in.beta = dice.between(5, 30);
    in.theta = dice.between(5, 30);
    in.dh = -dice.between(2, 10);
    in.pl = dice.between(5, 40);
    in.b = dice.between(1, 3);
    in.m = dice.between(10, 30);
    in.inertiaFactor = dice.between(0.3, 0.7);
    in.e = dice.between(0.2, 0.6);
    in.mu = dice.between(0.4, 1);
    in.muK = in.mu * dice.between(0.6, 1);
    in.g = 3.71;
    in.u4 = dice.between(1, 8);
    in.rho = 0.0155;
    in.cd = dice.between(0.5, 1);
    in.rollingResistance = dice.between(0, 0.1);
    in.tEnd = 300;
    return in;
}

/// How far two runs end apart, the greatest of m, m/s and s.
double between(const Trajectory& a, const Trajectory& b) {
    return std::max({std::abs(a.height - b.height), std::abs(a.end.x - b.end.x),
                     std::abs(a.end.vx - b.end.vx), std::abs(a.end.vy - b.end.vy),
                     std::abs(a.duration - b.duration)});
}

Trajectory solvedBy(Solver solver, Inputs in, double h = 1e-3) {
    in.solver = solver;
    in.h = h;
    return solve(in, Detail::outcome);
}

Inputs onDefaultValley() {
    return tests::standardInputs(rover::inputTable());
}

/// The same inputs by every solver.
std::array<Trajectory, 3> solvedByAll(const Inputs& in) {
    return {solve(in, Detail::outcome), solvedBy(Solver::adaptive, in), solvedBy(Solver::rk4, in)};
}

/// The cases of a family, the first of its draws that show what it is about.
std::vector<Inputs> casesOf(std::size_t family) {
    constexpr int draws = 100;
    RandomSource dice(100 + static_cast<unsigned>(family));
    std::vector<Inputs> cases;
    for (int i = 0; i < draws && cases.size() < casesPerFamily; ++i) {
        Inputs in = someShell(dice);
        families[family].draw(in, dice);
        if (families[family].shows(in, solve(in, Detail::full))) cases.push_back(in);
    }
    return cases;
}

} // namespace

/// Runs with air and wind, solved in closed form and by series, against solvers that know nothing of either.
class TestRoverWindSolvers : public QObject {
    Q_OBJECT
private slots:
    void agree_data() {
        QTest::addColumn<std::size_t>("family");
        for (std::size_t i = 0; i < families.size(); ++i)
            QTest::newRow(families[i].name) << i;
    }
    /// Apart by the rounding of the steps, and what runs make of it.
    void agree() {
        QFETCH(std::size_t, family);
        const std::vector<Inputs> cases = casesOf(family);
        QCOMPARE(cases.size(), casesPerFamily);
        for (const Inputs& in : cases) {
            const Trajectory run = solve(in, Detail::outcome);
            for (const Trajectory& stepped :
                 {solvedBy(Solver::adaptive, in), solvedBy(Solver::rk4, in, 0.004)}) {
                QCOMPARE(word(stepped.outcome), word(run.outcome));
                QVERIFY2(between(stepped, run) < 3e-8,
                         qPrintable(QString::number(between(stepped, run)) + describedWithAir(in)));
            }
        }
    }

    /// Another integrator's numbers. A sphere that is not higher than z0 on the ground has no wind there, and
    /// in each of its flights the wind sets in and ceases.
    void windSetsInAboveTheRoughness() {
        Inputs in = onDefaultValley();
        in.windProfile = WindProfile::logarithmic;
        in.e = 0.7;
        in.u4 = 5;
        in.rho = 0.0155;
        in.wind = 15;
        in.zRef = 2;
        in.b = 0.03;
        in.m = 0.00054;
        for (const Trajectory& run : solvedByAll(in))
            QNEAR(run.duration, 10.03441, 1e-5);
        in.b = 0.1;
        in.m = 0.02;
        in.z0 = 0.5;
        for (const Trajectory& run : solvedByAll(in)) {
            QCOMPARE(word(run.outcome), "turned");
            QNEAR(run.end.x, 59.37217, 2e-5);
        }
    }

    /// From a ridge, with drag that a vacuum's parabola does not know: another integrator finds one impact.
    void landsOnTheGroundOnly() {
        Inputs in = onDefaultValley();
        in.terrain = Terrain::profile;
        in.profile = {{0, 0}, {1, 0}, {6, 1}, {13, -2}};
        in.b = 1;
        in.e = 0.8;
        in.mu = 0.3;
        in.muK = 0.24;
        in.g = 9.81;
        in.u4 = 15;
        in.rho = 1.225;
        in.m = 10;
        in.wind = 6;
        in.rollingResistance = 0.05;
        for (const Trajectory& run : solvedByAll(in)) {
            QNEAR(run.duration, 1.110179426, 1e-9);
            QCOMPARE(run.impacts, std::int64_t(1));
        }
    }

    /// Without spin, which rolling resistance does not let begin, slip ends where the sphere turns.
    void turnsWithoutSpin() {
        Inputs in = onDefaultValley();
        in.beta = 23;
        in.theta = 31;
        in.dh = -15;
        in.pl = 13;
        in.e = 0;
        in.mu = 0.2;
        in.muK = 0.1;
        in.g = 9.81;
        in.u4 = 9;
        for (const double resistance : {0.3, 0.1}) { // more than μ′, and as much
            in.rollingResistance = resistance;
            for (const Trajectory& run : solvedByAll(in)) {
                QCOMPARE(word(run.outcome), "turned");
                if (resistance == 0.3) QNEAR(run.end.x, 57.69902, 1e-5);
                QNEAR(run.end.x, solve(in, Detail::outcome).end.x, 1e-8);
            }
        }
        in.mu = in.muK = 0; // it slides up the incline as high as it came from, less what the impacts took
        for (const Trajectory& run : solvedByAll(in)) {
            QCOMPARE(word(run.outcome), "turned");
            const double lost = run.losses.normal, given = 0.5 * in.u4 * in.u4;
            QNEAR(in.g * run.height, given - lost, 1e-7);
        }
    }

    /// With u² = g b the near rim's normal force just vanishes, and grows while the air brakes: an
    /// integration by hand of the rim alone has the spin −1.26486443 where it vanishes again.
    void launchesAsFastAsItStaysOnTheRim() {
        Inputs in = onDefaultValley();
        in.beta = 60;
        in.theta = 15;
        in.dh = -0.5;
        in.pl = 1;
        in.b = 1;
        in.inertiaFactor = 0.3;
        in.m = 0.1;
        in.e = 0;
        in.mu = 0.8;
        in.muK = 0.1;
        in.g = 1.6;
        in.u4 = std::sqrt(in.g * in.b);
        in.rho = 0.02;
        in.wind = 0.5;
        const Trajectory exact = solve(in, Detail::full);
        const auto lifts = std::ranges::find(exact.events, Kind::liftOff, &Event::kind);
        QVERIFY(lifts != exact.events.end());
        QNEAR(lifts->after.w, -1.26486443, 1e-8);
        for (const Trajectory& run : solvedByAll(in))
            QVERIFY2(between(run, exact) < 1e-8, qPrintable(QString::number(between(run, exact))));
    }

    /// Faces of a millimetre. A wind that blows up one of them lifts a sphere off a rim, and a rim is touched
    /// in passing: fixed steps of 0.2 ms find both.
    void nothingIsTooShortToBeSeen() {
        Inputs in = onDefaultValley();
        in.terrain = Terrain::profile;
        in.b = 1;
        in.profile = {{0, -0.5}, {0.001, 0.2}, {0.002, -1}, {2.002, 1}};
        in.inertiaFactor = 0.3;
        in.m = 0.1;
        in.e = 0.8;
        in.mu = in.muK = 0.02018969158290554;
        in.g = 1.6;
        in.u4 = 3;
        in.rho = 0.0155;
        in.wind = -10;
        in.until = Until::rest;
        for (const Trajectory& run : {solve(in, Detail::outcome), solvedBy(Solver::rk4, in, 2e-4)})
            QNEAR(run.duration, 2.264487971, 1e-8);
        in = onDefaultValley();
        in.terrain = Terrain::profile;
        in.profile = {{0, 0.5}, {0.001, -0.5}, {0.002, 0.5}, {10.002, 0}, {20.002, 1}};
        in.e = 0.5;
        in.mu = 0.8;
        in.muK = 0;
        in.g = 9.81;
        in.u3 = 5;
        in.rho = 0.02;
        in.wind = 5;
        in.rollingResistance = 0.05;
        for (const Trajectory& run : solvedByAll(in))
            QNEAR(run.duration, 3.938424851, 1e-8);
    }

    /// Above a vertex and at rest the wind decides what is below, as it does next to it.
    void dropsBesideAVertex() {
        Inputs in = onDefaultValley();
        in.b = 0.1;
        in.e = 0.5;
        in.u4 = 0;
        in.clearance = 3;
        in.m = 6;
        in.rho = 1.225;
        in.until = Until::rest;
        in.tEnd = 5;
        for (const double wind : {-11.0, 11.0}) {
            in.wind = wind;
            in.q1 = std::copysign(1e-9, wind);
            const Trajectory beside = solve(in, Detail::outcome);
            in.q1 = 0;
            for (const Trajectory& run : solvedByAll(in))
                QVERIFY2(between(run, beside) < 1e-6, qPrintable(describedWithAir(in)));
        }
        // It lands before it is far from the vertex.
        in = onDefaultValley();
        in.beta = 15;
        in.theta = 5;
        in.dh = -3;
        in.pl = 0;
        in.b = 0.1;
        in.inertiaFactor = 0.67;
        in.m = 20;
        in.e = 0.1;
        in.mu = 0.3;
        in.muK = 0;
        in.g = 9.81;
        in.u4 = 0;
        in.clearance = 0.1;
        in.rho = 1.225;
        in.wind = 20;
        in.q1 = 1e-12;
        const Trajectory beside = solve(in, Detail::outcome);
        in.q1 = 0;
        for (const Trajectory& run : solvedByAll(in))
            QVERIFY2(between(run, beside) < 1e-7, qPrintable(QString::number(between(run, beside))));
    }

    /// Between the steps as well.
    void statesAgree() {
        for (std::size_t family = 0; family < families.size(); ++family)
            for (Inputs in : casesOf(family)) {
                const Trajectory run = solve(in, Detail::full);
                in.solver = Solver::adaptive;
                const Trajectory stepped = solve(in, Detail::full);
                for (int i = 0; i < 40; ++i) {
                    const double t = run.duration * (i + 0.5) / 40;
                    const Segment &a = run.segmentAt(t), &b = stepped.segmentAt(t);
                    if (std::holds_alternative<Bouncing>(a.kind) || a.mode() != b.mode()) continue;
                    const State there = a.state(t), here = b.state(t);
                    const double apart = std::max({std::abs(there.vx - here.vx), std::abs(there.vy - here.vy),
                                                   in.b * std::abs(there.w - here.w)});
                    QVERIFY2(apart < 3e-8, qPrintable(QString("%1 at %2").arg(apart).arg(t, 0, 'g', 17)
                                                      + describedWithAir(in)));
                }
            }
    }

    /// Halving the step changes ends by a sixteenth of what the halving before did, in most cases; those that
    /// slip on a rim on the way have kinks.
    void theErrorFallsWithTheFourthPowerOfTheStep() {
        std::vector<double> falls;
        for (std::size_t family = 0; family < families.size(); ++family)
            for (const Inputs& in : casesOf(family)) {
                const auto at = [&in](double h) { return solvedBy(Solver::rk4, in, h); };
                const Trajectory coarse = at(0.128), middle = at(0.064), fine = at(0.032),
                                 run = solve(in, Detail::outcome);
                QVERIFY2(between(fine, run) < between(coarse, run), qPrintable(describedWithAir(in)));
                falls.push_back(between(coarse, middle) / between(middle, fine));
            }
        QCOMPARE(falls.size(), families.size() * casesPerFamily);
        std::ranges::sort(falls);
        const double median = falls[falls.size() / 2];
        QVERIFY2(median > 12 && median < 20, qPrintable(QString::number(median)));
    }
};

TALWEG_TEST(tst_rover_wind_solvers, TestRoverWindSolvers, QCoreApplication)
#include "tst_rover_wind_solvers.moc"
