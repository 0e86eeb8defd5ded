#include "physics/near.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/incline/incline_system.h"
#include "systems/incline/trajectory.h"
#include "systems/reading.h"
#include "systems/standard_inputs.h"

using namespace talweg;
using namespace talweg::incline;

namespace {

Inputs raceOf(const char* bodies, Method method = Method::exact, double dt = 0.001) {
    Inputs in = tests::standardInputs(inputTable());
    Values values = defaultValues(system().parameters);
    values["bodies"] = bodiesFrom(bodies);
    in.racers = inputsOf(values).racers;
    in.method = method;
    in.dt = dt;
    return in;
}

Trajectory trajectoryOf(const char* body, Method method = Method::exact, double dt = 0.001) {
    const Inputs in = raceOf(body, method, dt);
    return method == Method::exact ? exactTrajectory(in, in.racers[0])
                                   : publishedTrajectory(in, in.racers[0], {});
}

double speedOf(const State& s) {
    return std::hypot(s.vx, s.vy);
}

std::string complaintAbout(const std::string& bodies) {
    return read(*find(system().parameters, "bodies"), bodies).error;
}

bool says(const std::string& message, const char* part) {
    return message.find(part) != std::string::npos;
}

} // namespace

class TestIncline : public QObject {
    Q_OBJECT
private slots:
    /// The four bodies of Mandala 2025: a = g sin α/(1 + k), t = √(2 L/(a cos α)), v = a t, μ = tan α k/(1 +
    /// k).
    void exactRollingHasItsTimes() {
        struct Row {
            const char* body;
            double acceleration, time, speed, mu, momentum;
        };
        for (const Row& row : {Row{"solid-sphere", 1.8136, 3.3789, 6.1279, 0.0766, 0.490},
                               {"solid-cylinder", 1.6927, 3.4975, 5.9201, 0.0893, 0.592},
                               {"hollow-sphere", 1.5234, 3.6867, 5.6163, 0.1072, 0.749},
                               {"hollow-cylinder", 1.2695, 4.0386, 5.1270, 0.1340, 1.025}}) {
            const Trajectory trajectory = trajectoryOf(row.body);
            QVERIFY(trajectory.arrived() && !trajectory.slides);
            QNEAR(trajectory.plane->a, row.acceleration, 5e-5);
            QNEAR(trajectory.duration, row.time, 5e-5);
            QNEAR(speedOf(trajectory.end), row.speed, 5e-5);
            QNEAR(trajectory.muNeeded, row.mu, 5e-5);
            QNEAR(trajectory.racer.k * 0.2 * 0.2 * std::abs(trajectory.end.spin), row.momentum, 5e-4);
            QNEAR(trajectory.end.x, 10, 1e-12);
            QVERIFY(trajectory.end.loss == 0);
        }
    }

    /// The time steps of the document; its printed times are whole steps.
    void publishedSteppingHasItsTimes() {
        struct Row {
            const char* body;
            std::array<double, 3> times;
        };
        constexpr std::array<double, 3> steps{0.01, 0.001, 0.00025};
        for (const Row& row : {Row{"solid-sphere", {3.37, 3.378, 3.3785}},
                               {"solid-cylinder", {3.49, 3.496, 3.4970}},
                               {"hollow-sphere", {3.68, 3.685, 3.6860}},
                               {"hollow-cylinder", {4.02, 4.037, 4.0377}}})
            for (std::size_t i = 0; i < steps.size(); ++i) {
                const Trajectory trajectory = trajectoryOf(row.body, Method::published, steps[i]);
                QVERIFY(trajectory.arrived());
                QNEAR(trajectory.duration, row.times[i], steps[i] * 1.01);
            }
    }

    /// tan α > μ (1 + k)/k: a = g (sin α − μ′ cos α), and the spin grows at μ′ g cos α/(k R).
    void slidingOnSteepRamps() {
        Inputs in = raceOf("hollow-cylinder, solid-sphere");
        in.angle = 40;
        in.height = 20;
        in.muK = 0.25;
        const double alpha = in.angle * std::numbers::pi / 180;
        const Trajectory hoop = exactTrajectory(in, in.racers[0]); // rolls up to tan α = 0.6
        QVERIFY(hoop.slides);
        QNEAR(hoop.plane->a, 9.81 * (std::sin(alpha) - 0.25 * std::cos(alpha)), 1e-12);
        QNEAR(hoop.end.spin, -0.25 * 9.81 * std::cos(alpha) / 0.2 * hoop.duration, 1e-10);
        const Trajectory ball = exactTrajectory(in, in.racers[1]); // rolls up to tan α = 1.05
        QVERIFY(!ball.slides);
    }

    /// The limit of rolling is at tan α = μ (1 + k)/k.
    void limitOfRolling() {
        Inputs in = raceOf("hollow-cylinder");
        in.height = 50;
        const double limit = std::atan(2 * in.mu) * 180 / std::numbers::pi; // 30.96°
        in.angle = limit - 1e-9;
        QVERIFY(!exactTrajectory(in, in.racers[0]).slides);
        in.angle = limit + 1e-9;
        QVERIFY(exactTrajectory(in, in.racers[0]).slides);
    }

    void exactEnergyStays() {
        for (const double angle : {2.0, 15.0, 35.0, 60.0})
            for (const char* body : {"solid-sphere", "hollow-cylinder m=10 R=0.7", "body k=0.9 m=3"}) {
                Inputs in = raceOf(body);
                in.angle = angle;
                in.height = 20;
                QVERIFY(energyResidual(in, exactTrajectory(in, in.racers[0])) < 1e-12);
            }
    }

    /// Mass scales energy and loss and changes no motion.
    void massChangesNoMotion() {
        for (const Method method : {Method::exact, Method::published}) {
            const Trajectory light = trajectoryOf("hollow-sphere", method);
            const Trajectory heavy = trajectoryOf("hollow-sphere m=10", method);
            QNEAR(heavy.duration, light.duration, 1e-12);
            QNEAR(speedOf(heavy.end), speedOf(light.end), 1e-9);
            QNEAR(heavy.end.loss, 10 * light.end.loss, 1e-7);
        }
    }

    /// The published method starts R (1/cos α − 1) cos α = 6.8 mm inside the ramp; pushing the body out adds
    /// 0.13 % of the energy whatever the step. What is left after that tends to zero with the step.
    void publishedMethodConverges() {
        const double alpha = 15 * std::numbers::pi / 180;
        const double depth = 0.2 * (1 / std::cos(alpha) - 1) * std::cos(alpha);
        double last = 1;
        for (const double dt : {0.004, 0.001, 0.00025}) {
            const Inputs in = raceOf("solid-sphere", Method::published, dt);
            const Trajectory trajectory = publishedTrajectory(in, in.racers[0], {});
            const double start = energiesOf(in, in.racers[0], trajectory.start).mechanical();
            const double gain = energiesOf(in, in.racers[0], trajectory.knots[2].state).mechanical() - start;
            QNEAR(gain, 9.81 * depth * std::cos(alpha), 0.3 * dt / 0.004);
            // The exact body starts 9.8 mm higher up the normal's foot; its time is the limit.
            const double error =
                std::abs(trajectory.passing(in.length) - exactTrajectory(in, in.racers[0]).duration);
            QVERIFY(error < last);
            last = error;
        }
        QVERIFY(last < 1.5e-3);
    }

    void bodiesAreRead() {
        const std::vector<Racer> racers = raceOf(" solid-sphere m=2,body k=0.3 R=0.1 name=Steel_ball").racers;
        QCOMPARE(racers.size(), std::size_t(2));
        QCOMPARE(racers[0].mass, 2.0);
        QCOMPARE(racers[1].name, std::string("Steel ball"));
        QCOMPARE(racers[1].k, 0.3);
        QCOMPARE(racers[1].radius, 0.1);
        QVERIFY(
            says(complaintAbout("solid-sphere, cube"), "Body 2, shape = \"cube\" is not one of its choices"));
        QVERIFY(says(complaintAbout("solid-sphere m=-1"), "Body 1, mass m₁ = -1 kg is out of range"));
        QVERIFY(says(complaintAbout("body k=1.5"), "at most 1"));
        QVERIFY(says(complaintAbout("solid-sphere R=1e9"), "at most 1000 m"));
        QVERIFY(says(complaintAbout("solid-sphere m=1e12"), "at most 1e+09 kg"));
        QVERIFY(says(complaintAbout("body size=3"),
                     "there is no \"size\"; there are shape, name, m, R, k, color"));
        QVERIFY(says(complaintAbout(""), "at least 1 body is needed"));
        QVERIFY(says(complaintAbout("body k=1, body k=1, body k=1, body k=1, body k=1, body k=1, "
                                    "body k=1, body k=1, body k=1"),
                     "at most 8 bodies are possible"));
    }

    /// No shape says the inertia factor of a body of any shape.
    void aBodyOfNoShapeNeedsItsInertiaFactor() {
        Values values = defaultValues(system().parameters);
        values["bodies"] = bodiesFrom("solid-sphere, body m=2");
        const auto found = problems(system(), values);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].parameter, std::string("bodies"));
        QVERIFY(says(found[0].message, "Body 2 needs an inertia factor k"));
    }

    /// The table of a run has the bodies as they stand in their lanes, with the order of arrival.
    void runHasItsTable() {
        const System incline = system();
        const auto run = tests::runOf(incline, defaultValues(incline.parameters), {}, {});
        QCOMPARE(run->tables.front().rows.size(), std::size_t(4));
        const std::array<double, 4> order{3, 1, 4, 2};
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(std::get<double>(run->tables.front().rows[i][1]), order[i]);
        QCOMPARE(run->outcome.id, std::string("rolling"));
        QVERIFY(run->outcome.sentence.starts_with("Solid sphere wins: at the foot after 3.379 s"));
        QCOMPARE(run->state(1.0).size(), columnsOf(incline, *run).size());
        QCOMPARE(run->samples(100).columns.size(), columnsOf(incline, *run).size());
    }
};

TALWEG_TEST(tst_incline, TestIncline, QCoreApplication)
#include "tst_incline.moc"
