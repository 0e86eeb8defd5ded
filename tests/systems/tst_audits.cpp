#include "physics/near.h"
#include "support/test.h"
#include "systems/incline/incline_system.h"
#include "systems/incline/trajectory.h"
#include "systems/rough_plane/solved.h"
#include "systems/standard_inputs.h"
#include "systems/surface/report.h"
#include "systems/system.h"
#include "systems/track/input_table.h"
#include "systems/track/layout.h"
#include "systems/track/report.h"
#include "systems/track/ride.h"
#include "systems/track/track_system.h"

#include <cmath>
#include <numbers>

using namespace talweg;

namespace {

constexpr double radians = std::numbers::pi / 180;

std::size_t ledgerDoubts(const std::vector<Doubt>& doubts) {
    return static_cast<std::size_t>(std::ranges::count(doubts, Doubt::Kind::ledger, &Doubt::kind));
}

// --- a ball on a plane of 15° ------------------------------------------------------------------------

surface::Inputs ballOnSlope() {
    surface::Inputs in = tests::standardInputs(surface::inputTable());
    in.y = "-tan(15*pi/180)*x";
    in.xTo = 100;
    in.x0 = 0;
    in.cRr = 0.01;
    in.tEnd = 5;
    return in;
}

/// The run with every moment changed.
surface::Solved ballWith(const std::function<void(double t, surface::Moment&)>& change) {
    surface::Solved solved{ballOnSlope(), surface::worldOf(ballOnSlope()), {}};
    solved.trajectory = surface::simulate(solved.world, solved.inputs, {}, {});
    for (surface::Segment& segment : solved.trajectory.segments)
        segment.at = [at = segment.at, change](double t) {
            surface::Moment moment = at(t);
            change(t, moment);
            return moment;
        };
    change(solved.trajectory.duration, solved.trajectory.end);
    surface::readOff(*solved.world, solved.inputs.tEnd, solved.trajectory);
    return solved;
}

// --- a bead that swings, damped ----------------------------------------------------------------------

track::Solved rideWith(const std::function<void(track::Trajectory&)>& change) {
    Values values = defaultValues(track::system().parameters);
    values["damping"] = 0.1;
    const track::Inputs inputs = inputsOf(track::inputTable(), values);
    track::Layouts layouts;
    const auto layout = layouts.of(values, inputs);
    const double start = std::get<double>(layouts.startOf(values, inputs, *layout));
    track::Trajectory way = track::Ride(inputs, layout, start).solved({}, {})->trajectory;
    change(way);
    return track::solved(inputs, std::move(way));
}

// --- a particle on a rough plane ---------------------------------------------------------------------

rough_plane::Solved particle(double phi, double mu, double vx, double vw, double tEnd) {
    rough_plane::Inputs in = tests::standardInputs(rough_plane::inputTable());
    in.body = rough_plane::Shape::particle;
    in.phi = phi;
    in.mu = mu;
    in.vx = vx;
    in.vw = vw;
    in.spin = 0;
    in.tEnd = tEnd;
    return rough_plane::solveAll(in, {});
}

} // namespace

/// Whether the audits of the systems find answers that are wrong. The rover's has a test of its own.
class TestAudits : public QObject {
    Q_OBJECT
private slots:
    /// On a ramp of 3 m that begins 1000 km up, an acceleration that is a hundredth of a per cent too much.
    void inclineHighUp() {
        incline::Inputs in = incline::inputsOf(defaultValues(incline::system().parameters));
        in.height = 1e6;
        incline::Trajectory trajectory = incline::exactTrajectory(in, in.racers[0]);
        QVERIFY(incline::audited(in, trajectory).residual <= maxResidual);
        trajectory.plane->a *= 1.0001;
        QNEAR(incline::audited(in, trajectory).residual, 1e-4, 1e-6);
    }

    /// Speed and heat wrong by as much: no residual, but a loss that none can be.
    void inclineHeat() {
        const incline::Inputs in = incline::inputsOf(defaultValues(incline::system().parameters));
        incline::Trajectory trajectory = incline::exactTrajectory(in, in.racers[0]);
        const double given = in.racers[0].mass * in.g * in.length * std::tan(in.angle * radians);
        trajectory.plane.reset();
        trajectory.knots = {{0, trajectory.start}, {trajectory.duration, trajectory.end}};
        incline::State& end = trajectory.knots[1].state;
        end.loss = -0.5 * given;
        end.vx *= std::sqrt(1 + 0.5 * given / (0.5 * (end.vx * end.vx + end.vy * end.vy)));
        const incline::Audit audit = incline::audited(in, trajectory);
        QNEAR(audit.breaches.regained, 0.5, 1e-12);
        std::vector<Doubt> doubts;
        doubtLedger(0, audit.breaches, doubts);
        QVERIFY(ledgerDoubts(doubts) > 0);
    }

    void surface() {
        using surface::Moment;
        const auto right = ballWith([](double, Moment&) {});
        QVERIFY(surface::doubtsOf(right).empty());
        QVERIFY(right.trajectory.energyError < 1e-11);
        // Work of friction that is given back as speed.
        const auto cancelled = ballWith([](double t, Moment& moment) {
            const double energy = t * 1e200;
            moment.losses.dry -= energy;
            moment.velocity = Point(std::sqrt(moment.velocity.squaredNorm() + 2 * energy), 0);
        });
        QVERIFY(cancelled.trajectory.energyError < 1e190);
        QVERIFY(ledgerDoubts(surface::doubtsOf(cancelled)) >= 2);
        const double scale = surface::energyScale(*right.world, right.trajectory.start);
        const auto off = ballWith([scale](double t, Moment& moment) { moment.losses.air += t * scale; });
        QNEAR(off.trajectory.energyError, 5, 1e-9);
        QNEAR(off.trajectory.breaches.excess, 4, 1e-9);
    }

    void surfaceOutsideOfItsTime() {
        surface::Solved solved = ballWith([](double, surface::Moment&) {});
        solved.trajectory.events.back().t = 5.55e133;
        surface::readOff(*solved.world, solved.inputs.tEnd, solved.trajectory);
        QCOMPARE(ledgerDoubts(surface::doubtsOf(solved)), std::size_t(1));
    }

    void track() {
        const auto right = rideWith([](track::Trajectory&) {});
        QVERIFY(track::doubtsOf(right).empty());
        const auto negative = rideWith([&](track::Trajectory& way) {
            way.segments.front().damping -= right.energyScale / 2;
            way.segments.front().air += right.energyScale / 2;
        });
        QVERIFY(negative.energyResidual < 1e-9);
        QNEAR(negative.breaches.regained, 0.5, 1e-6);
        QCOMPARE(ledgerDoubts(track::doubtsOf(negative)), std::size_t(1));
        const auto late = rideWith([](track::Trajectory& way) { way.events.front().t = 5.55e133; });
        QCOMPARE(ledgerDoubts(track::doubtsOf(late)), std::size_t(1));
    }

    /// A particle up or down the slope takes all of what the bound allows: without friction the kinetic
    /// energy after a way down, with friction that stops it what friction has taken.
    void roughPlaneGivesNoMoreThanABound() {
        const double g = 9.81, a = g * std::sin(20 * radians);
        const auto smooth = particle(20, 0, 0, -2, 3);
        const double m = smooth.body.mass, v = 2 + a * 3;
        QNEAR(smooth.scale, m * v * v / 2, 1e-9);
        const auto rough = particle(20, 0.5, 0, -2, 60);
        const double f = 0.5 * g * std::cos(20 * radians), way = 4 / (2 * (f - a));
        QNEAR(rough.scale, m * f * way, 1e-9);
        // Across the slope it is less.
        const auto across = particle(20, 0.5, 2, 0, 60);
        const double lost = across.mainTrajectory().at(across.duration).dissipated;
        QVERIFY(lost < across.scale && lost > m * 2);
        for (const auto* solved : {&smooth, &rough, &across})
            QVERIFY(rough_plane::doubtsOf(*solved).empty());
    }
};

TALWEG_TEST(tst_audits, TestAudits, QCoreApplication)
#include "tst_audits.moc"
