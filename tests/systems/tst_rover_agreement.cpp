// Ground drawn at any place, turn and size, and runs over it that three solvers must end alike: the exact
// one, the batch of studies, and the adaptive integrator. `tst_rover_agreement 100000` draws so many.

#include "systems/rover/batch/batch.h"
#include "systems/rover/rover_system.h"
#include "systems/rover_inputs.h"
#include "systems/standard_inputs.h"

#include <algorithm>
#include <numbers>
#include <optional>

using namespace talweg;
using namespace talweg::rover;
using tests::RandomSource;

namespace {

int runs = 600; ///< unless an argument says otherwise

/// Runs that the tiniest change of a launch ends otherwise cannot be compared; of so many there is one.
constexpr double maxSensitive = 0.01;

/// A factor from 1/1000 to 1000, often 1.
double drawnScale(RandomSource& dice) {
    return dice.chance(0.3) ? 1 : std::pow(10, dice.between(-3, 3));
}

/// Slopes of all kinds, some of them equal, level, or hardly bent.
std::vector<double> drawnSlopes(RandomSource& dice, std::size_t count) {
    std::vector<double> slopes;
    for (std::size_t i = 0; i < count; ++i) {
        const double before = slopes.empty() ? 0 : slopes.back();
        slopes.push_back(dice.chance(0.1)   ? 0
                         : dice.chance(0.1) ? before
                         : dice.chance(0.1) ? before + dice.between(-1e-6, 1e-6)
                                            : dice.between(-1.2, 1.2));
    }
    return slopes;
}

/// A polyline of unit size, turned, stretched and moved.
Points drawnProfile(RandomSource& dice, double size) {
    const std::size_t faces = 1 + dice.below(9);
    const double turn = dice.chance(0.5) ? 0 : dice.between(-0.3, 0.3);
    const Point shift = dice.chance(0.4)
                            ? Point(0, 0)
                            : Point(dice.between(-100, 100) * size, dice.between(-100, 100) * size);
    Points points{Point(0, 0)};
    for (const double slope : drawnSlopes(dice, faces)) {
        const double tilt = std::atan(slope) + turn;
        const double length = dice.chance(0.1) ? dice.between(0.01, 0.1) : dice.between(0.2, 3);
        points.push_back(points.back() + length * Point(std::cos(tilt), std::sin(tilt)));
    }
    for (Point& point : points)
        point = shift + size * point;
    return points;
}

void drawBody(RandomSource& dice, double size, Inputs& in) {
    in.b = size * (dice.chance(0.2) ? dice.between(1, 3) : dice.between(0.02, 1));
    in.inertiaFactor = dice.between(0.05, 1);
    in.e = dice.chance(0.1) ? 0 : dice.chance(0.05) ? 1 : dice.between(0, 0.98);
    in.mu = dice.chance(0.1) ? 0 : dice.between(0, 1.3);
    in.muK = dice.chance(0.2) ? in.mu : in.mu * dice.between(0.2, 1);
    in.g = dice.between(0.5, 12);
}

/// Speeds that go with the size: some rolling, some spinning, some that friction brings to rest.
void drawLaunch(RandomSource& dice, double size, Inputs& in) {
    const double pace = std::sqrt(in.g * size);
    in.u4 = dice.chance(0.15) ? 0 : pace * dice.between(-0.5, 2.5);
    if (dice.chance(0.5))
        in.u3 = dice.chance(0.2) ? in.u4 / (in.k() * in.b) : pace / in.b * dice.between(-3, 3);
    if (dice.chance(0.4)) in.clearance = size * dice.between(0, 3);
    in.tEnd = 100 * std::sqrt(size / in.g);
}

/// Over a profile, sometimes from exactly above one of its points.
Inputs drawnRun(RandomSource& dice) {
    Inputs in = tests::standardInputs(inputTable());
    in.terrain = Terrain::profile;
    const double size = drawnScale(dice);
    in.profile = drawnProfile(dice, size);
    drawBody(dice, size, in);
    drawLaunch(dice, size, in);
    const Point& first = in.profile.front();
    const Point& last = in.profile.back();
    if (dice.chance(0.2)) in.q1 = in.profile[dice.below(in.profile.size())].x();
    if (dice.chance(0.2)) in.q1 = dice.between(first.x(), last.x());
    return in;
}

/// Across a valley or gully from its near rim: what studies solve side by side.
Inputs drawnValley(RandomSource& dice) {
    Inputs in = tests::standardInputs(inputTable());
    in.terrain = dice.chance(0.3) ? Terrain::gully : Terrain::valley;
    const double size = drawnScale(dice);
    in.beta = dice.between(3, 75);
    in.theta = dice.chance(0.1) ? in.beta : dice.between(3, 75);
    in.dh = -size * dice.between(0.1, 4);
    in.pl = dice.chance(0.1) ? 0 : size * dice.between(0.1, 5);
    drawBody(dice, size, in);
    drawLaunch(dice, size, in);
    in.u4 = std::abs(in.u4);
    in.clearance = 0;
    if (dice.chance(0.3)) in.convention = Convention::published;
    return in;
}

struct Batched {
    bool crossed = false;
    double height = 0;
};

Batched inBatch(const Inputs& in) {
    const auto batch = batchOf({tests::valuesOf(in), {"u4"}, {"height"}});
    std::uint8_t crossed = 0;
    Batched out;
    batch->solve({1, {&in.u4}, &crossed, {&out.height}});
    out.crossed = crossed != 0;
    return out;
}

Trajectory solvedBy(Solver solver, Inputs in) {
    in.solver = solver;
    return solve(in, Detail::outcome);
}

/// How the exact solver ends when the launch is faster by so much, m/s.
Outcome endFasterBy(double change, Inputs in) {
    in.u4 += change;
    return solvedBy(Solver::event, in).outcome;
}

/// The least change of the launch's speed, m/s, at which the exact solver itself ends otherwise: one smaller
/// than what the integrator's error amounts to, if there is any.
std::optional<double> turningChange(const Inputs& in) {
    const Outcome outcome = endFasterBy(0, in);
    const double pace = std::abs(in.u4) + std::sqrt(in.g * in.b);
    for (double size = 1e-16 * pace; size <= 1e-10 * pace; size *= 10)
        for (const double far : {size, -size}) {
            if (endFasterBy(far, in) == outcome) continue;
            double same = 0, other = far;
            for (int i = 0; i < 30; ++i) {
                const double middle = same + (other - same) / 2;
                (endFasterBy(middle, in) == outcome ? same : other) = middle;
            }
            return other;
        }
    return {};
}

class TestRoverAgreement : public QObject {
    Q_OBJECT

private slots:
    void threeSolversEndAlike_data() {
        QTest::addColumn<bool>("valley");
        QTest::newRow("profiles") << false;
        QTest::newRow("valleys") << true;
    }
    void threeSolversEndAlike() {
        QFETCH(bool, valley);
        RandomSource dice(valley ? 72 : 71);
        int sensitive = 0, given = 0;
        int flaws = 0;
        for (int i = 0; i < runs; ++i) {
            dice.beginCase(i);
            const Inputs in = valley ? drawnValley(dice) : drawnRun(dice);
            const Trajectory exact = solvedBy(Solver::event, in);
            const Trajectory adaptive = solvedBy(Solver::adaptive, in);
            const Batched batched = inBatch(in);
            const bool sameBatch = batched.crossed == (exact.outcome == Outcome::crossed)
                                   && std::abs(batched.height - exact.height)
                                          <= 1e-9 * (std::abs(exact.height - exact.lowest) + in.b);
            if (exact.outcome == Outcome::givenUp) {
                ++given;
                qInfo("draw %d: given up after %d events: run rover%s", i, maxEvents,
                      qPrintable(tests::described(in)));
                continue;
            }
            if (adaptive.outcome == Outcome::givenUp) {
                ++given;
                qInfo("draw %d: %s, for which the integrator needs too many steps: run rover%s", i,
                      word(exact.outcome), qPrintable(tests::described(in)));
            }
            const bool same = adaptive.outcome == exact.outcome || adaptive.outcome == Outcome::givenUp;
            const bool sound = exact.energyResidual <= 1e-11;
            if (same && sameBatch && sound) continue;
            if (const auto change = sameBatch && sound ? turningChange(in) : std::nullopt) {
                ++sensitive;
                // Where this is nothing but rounding, an impact that sticks leaves no speed along the face.
                const double kept = (in.u4 - in.k() * in.b * in.spin()) / (1 + in.k());
                qInfo("draw %d: %s, but %s when launched faster by %.1e m/s; adaptive %s; once it rolls, its "
                      "angular momentum leaves it %.1e m/s: run rover%s",
                      i, word(exact.outcome), word(endFasterBy(*change, in)), *change, word(adaptive.outcome),
                      kept, qPrintable(tests::described(in)));
                continue;
            }
            ++flaws;
            qWarning("draw %d: %s, %s, %s %g for %g; residual %g: run rover%s", i, word(exact.outcome),
                     word(adaptive.outcome), batched.crossed ? "crossed" : "not crossed", batched.height,
                     exact.height, exact.energyResidual, qPrintable(tests::described(in)));
        }
        qInfo("%d of %d runs are sensitive, %d took too many steps or events", sensitive, runs, given);
        QCOMPARE(flaws, 0);
        QVERIFY(sensitive + given <= std::max(2.0, maxSensitive * runs));
    }
};

} // namespace

int tst_rover_agreement(int argc, char** argv) {
    if (argc > 1)
        if (const int asked = QByteArray(argv[1]).toInt(); asked > 0) {
            runs = asked;
            qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");
            std::rotate(argv + 1, argv + 2, argv + argc);
            --argc;
        }
    TestRoverAgreement test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_rover_agreement.moc"
