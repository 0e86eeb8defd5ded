#include "physics/near.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/body_measures.h"
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

/// What the published method comes to, worked out anew in the ramp's own axes: u down the ramp, w out of it
/// from where the body touches; gravity is split once. The three sums of heat, and the change of energy (J).
struct Stepped {
    double time = 0, work = 0, section96 = 0, listing8 = 0, drift = 0;
    std::size_t contacts = 0, steps = 0;
};

Stepped steppedAnew(double k, double m, double dt, bool withSpin, double mu = 0.3) {
    const double R = 0.2, alpha = 15 * std::numbers::pi / 180;
    const double down = 9.81 * std::sin(alpha), into = 9.81 * std::cos(alpha);
    double u = -R * std::sin(alpha), w = R * (std::cos(alpha) - 1), vu = 0, vw = 0, rim = 0;
    const auto energy = [&] {
        return m * (vu * vu + vw * vw + k * rim * rim) / 2 + m * (into * w - down * u);
    };
    Stepped all;
    const double first = energy();
    const auto x = [&] { return u * std::cos(alpha) + (w + R) * std::sin(alpha); };
    while (x() < 10) {
        vu += down * dt;
        vw -= into * dt;
        u += vu * dt;
        w += vw * dt;
        ++all.steps;
        if (w > -0.01 * into * dt * dt || x() > 10) continue; // in the air, touching, or beyond the foot
        ++all.contacts;
        const double load = -2 * vw * m, slip = vu - rim;
        w = 0;
        vw = -vw;
        const double wanted = withSpin ? m * std::abs(slip) * k / (1 + k) : m * std::abs(slip);
        const double push = std::copysign(std::min(mu * load, wanted), slip);
        vu -= push / m;
        rim += push / (k * m);
        all.work += push * (slip + vu - rim) / 2;
        all.section96 += mu * load * std::abs(slip) * dt;
        all.listing8 += mu * (load - m * into * dt) * std::abs(vu - rim);
    }
    all.time = static_cast<double>(all.steps) * dt;
    all.drift = energy() - first;
    return all;
}

bool says(const std::string& message, const char* part) {
    return message.find(part) != std::string::npos;
}

bool warns(const Run& run, const char* part) {
    return std::ranges::any_of(run.warnings,
                               [part](const std::string& warning) { return says(warning, part); });
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
        // Exactly at the limit it rolls, for any angle.
        for (const double angle : {5.0, 12.5, 30.0, 33.3, 45.0, 60.0, 71.7})
            for (const char* body : {"solid-sphere", "hollow-sphere", "solid-cylinder", "hollow-cylinder"})
                for (const Method method : {Method::exact, Method::published}) {
                    in = raceOf(body, method);
                    in.angle = angle;
                    in.height = 50;
                    const double k = in.racers[0].k;
                    in.mu = in.muK = std::tan(angle * std::numbers::pi / 180) * k / (1 + k);
                    const Trajectory trajectory = method == Method::exact
                                                      ? exactTrajectory(in, in.racers[0])
                                                      : publishedTrajectory(in, in.racers[0], {});
                    QVERIFY(!trajectory.slides);
                    if (method == Method::exact) QCOMPARE(trajectory.plane->mode, ContactMode::rolling);
                }
    }

    /// The published method has kinetic friction only: a body rolls while tan α ≤ μ′ (1 + k)/k, and else its
    /// slip grows at g (sin α − μ′ cos α (1 + 1/k)), whatever static friction is.
    void publishedBodiesSlideByKineticFriction() {
        for (const EffectiveMass mass : {EffectiveMass::withSpin, EffectiveMass::withoutSpin})
            for (const double e : {0.0, 0.5, 0.9, 1.0})
                for (const char* body : {"solid-sphere", "hollow-cylinder"})
                    for (const double part : {0.3, 0.95, 1.05, 3.0}) {
                        Inputs in = raceOf(body, Method::published);
                        in.effectiveMass = mass;
                        in.e = e;
                        const double k = in.racers[0].k, alpha = in.angle * std::numbers::pi / 180;
                        in.muK = part * std::tan(alpha) * k / (1 + k);
                        in.mu = part > 1 ? 0 : 10;
                        const Trajectory trajectory = publishedTrajectory(in, in.racers[0], {});
                        QCOMPARE(trajectory.slides, part < 1);
                        const double rate = 9.81 * (std::sin(alpha) - in.muK * std::cos(alpha) * (1 + 1 / k));
                        const double slip = std::max(0.0, rate) * trajectory.duration;
                        QNEAR(slipOf(trajectory, trajectory.end), slip, 0.02); // some contacts' worth
                    }
    }

    /// The outcome, the warnings and the table say the same of a body that static friction would let roll.
    void publishedRunsSayWhoSlid() {
        Values values = defaultValues(system().parameters);
        for (const auto& [id, value] :
             Values{{"height", 20.0},
                    {"angle", 40.0},
                    {"mu", 0.5},
                    {"mu_k", 0.1},
                    {"method", std::string("published")},
                    {"bodies", bodiesFrom("hollow-cylinder, solid-sphere mu_k=0.5")}})
            values[id] = value;
        const auto run = tests::runOf(system(), values, {}, {});
        QCOMPARE(run->outcome.id, std::string("sliding"));
        QVERIFY(says(run->outcome.sentence, "not all bodies roll"));
        QVERIFY(warns(*run, "Hollow cylinder slides: rolling needs μ′ of at least 0.4195"));
        QVERIFY(!warns(*run, "Solid sphere slides"));
        for (const RunEvent& event : run->events)
            QCOMPARE(says(event.label, "sliding"), says(event.label, "Hollow cylinder"));
    }

    void exactEnergyStays() {
        for (const double angle : {2.0, 15.0, 35.0, 60.0})
            for (const char* body : {"solid-sphere", "hollow-cylinder m=10 R=0.7", "body k=0.9 m=3"}) {
                Inputs in = raceOf(body);
                in.angle = angle;
                in.height = 20;
                QVERIFY(audited(in, exactTrajectory(in, in.racers[0])).residual < 1e-12);
            }
    }

    /// A program in Python, of listings 7 and 8 alone, has the solid sphere at the foot
    /// after 3.27391, 3.32468, 3.36765 and 3.37311 s with steps of 100, 50, 10 and 5 ms. Only the first
    /// change is half a percent.
    void longStepsAreDoubted() {
        const System incline = system();
        Values values = defaultValues(incline.parameters);
        values["method"] = std::string("published");
        values["bodies"] = bodiesFrom("solid-sphere");
        values["dt"] = 0.1;
        for (const auto& run :
             {tests::runOf(incline, values, {}, {}), prepare(incline, values).inputs->conclude({})}) {
            QCOMPARE(run->doubts.size(), std::size_t(1));
            QVERIFY(run->doubts[0].kind == Doubt::Kind::step);
            QVERIFY(says(run->doubts[0].sentence,
                         "with half the step, Solid sphere reaches the foot after 3.325 s"));
        }
        values["dt"] = 0.01;
        QVERIFY(tests::runOf(incline, values, {}, {})->doubts.empty());
        // It gets there in the first of its halves only.
        values["t_end"] = 3.3;
        values["dt"] = 0.1;
        QVERIFY(says(tests::runOf(incline, values, {}, {})->doubts[0].sentence,
                     "does not reach the foot within"));
        values["method"] = std::string("exact");
        QVERIFY(tests::runOf(incline, values, {}, {})->doubts.empty());
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

    /// Both effective masses and all three sums of heat, against the method worked out anew. With equation 7
    /// every impulse overshoots, up to 2.5 times the slip there was, until friction reaches its limit:
    /// roundings grow and the sums differ by some parts in a thousand from one order of adding to another.
    /// With section 9.4 nothing grows.
    void effectiveMassesAndHeats() {
        for (const auto& [body, k] : {std::pair{"solid-sphere", 0.4},
                                      {"solid-cylinder", 0.5},
                                      {"hollow-sphere", 2.0 / 3},
                                      {"hollow-cylinder m=3", 1.0}})
            for (const double dt : {0.01, 0.001})
                for (const bool withSpin : {true, false}) {
                    const double m = k == 1 ? 3 : 1;
                    const Stepped anew = steppedAnew(k, m, dt, withSpin);
                    Inputs in = raceOf(body, Method::published, dt);
                    in.effectiveMass = withSpin ? EffectiveMass::withSpin : EffectiveMass::withoutSpin;
                    const double tolerance = withSpin ? 1e-6 : 0.02;
                    for (const auto& [heat, sum] : {std::pair{Heat::work, anew.work},
                                                    {Heat::section96, anew.section96},
                                                    {Heat::listing8, anew.listing8}}) {
                        in.heat = heat;
                        const Trajectory stepped = publishedTrajectory(in, in.racers[0], {});
                        QNEAR(stepped.duration, anew.time, withSpin ? 1e-9 : 1.01 * dt);
                        QNEAR(stepped.end.loss, sum, tolerance * anew.section96 / dt + 1e-12);
                        QNEAR(energyDrift(in, stepped) - stepped.end.loss, anew.drift, 5 * tolerance + 1e-9);
                    }
                }
    }

    /// What the source's text says of heat holds with equation 7 and listing 8, the opposite with
    /// section 9.4: which body gathers more depends on the reading.
    void theOrderOfHeatDependsOnTheReading() {
        const auto heat = [](const char* body, EffectiveMass mass, Heat how) {
            Inputs in = raceOf(body, Method::published);
            in.effectiveMass = mass;
            in.heat = how;
            return publishedTrajectory(in, in.racers[0], {}).end.loss;
        };
        const std::array bodies{"solid-sphere", "solid-cylinder", "hollow-sphere", "hollow-cylinder"};
        for (std::size_t i = 1; i < bodies.size(); ++i) {
            const auto grows = [&](EffectiveMass mass, Heat how) {
                return heat(bodies[i], mass, how) > 1.05 * heat(bodies[i - 1], mass, how)   ? 1
                       : heat(bodies[i - 1], mass, how) > 1.05 * heat(bodies[i], mass, how) ? -1
                                                                                            : 0;
            };
            QCOMPARE(grows(EffectiveMass::withSpin, Heat::work), 1);
            QCOMPARE(grows(EffectiveMass::withoutSpin, Heat::listing8), -1);
            QCOMPARE(grows(EffectiveMass::withoutSpin, Heat::section96), -1);
        }
    }

    /// With e = 1 a body sunk in by nothing but rounding is not in contact: it is in every second step.
    void everySecondStepIsInTheAir() {
        const Inputs in = raceOf("solid-sphere", Method::published);
        const Trajectory trajectory = publishedTrajectory(in, in.racers[0], {});
        std::size_t contacts = 0;
        for (std::size_t i = 1; i < trajectory.knots.size(); ++i)
            contacts += trajectory.knots[i].state.vy > trajectory.knots[i - 1].state.vy ? 1U : 0U;
        const auto steps = static_cast<double>(trajectory.knots.size() - 1);
        QNEAR(static_cast<double>(contacts) / steps, 0.5, 1 / steps);
    }

    /// Behind its upper edge there is no ramp. Without bounces and with the effective mass 1/m each contact
    /// makes the slip 1/k times as large and turns it: a body of k = 0.2 leaves the first three at 0, s/k and
    /// (2 − 1/k) s/k = −15 s along the ramp, s = g Δt sin α, so that it is thrown back over the edge, falls
    /// with g and never reaches the foot.
    void behindTheUpperEdgeItFalls() {
        Inputs in = raceOf("body k=0.2 R=0.01", Method::published, 0.01);
        in.effectiveMass = EffectiveMass::withoutSpin;
        in.e = 0;
        in.muK = 10;
        in.tEnd = 1;
        const Trajectory trajectory = publishedTrajectory(in, in.racers[0], {});
        const double alpha = 15 * std::numbers::pi / 180, back = 15 * 9.81 * 0.01 * std::sin(alpha);
        QVERIFY(!trajectory.arrived());
        for (const std::size_t n : {3U, 4U, 50U, 100U}) {
            const State& state = trajectory.knots.at(n).state;
            QNEAR(state.vx, -back * std::cos(alpha), 1e-12);
            QNEAR(state.vy, back * std::sin(alpha) - 9.81 * 0.01 * static_cast<double>(n - 3), 1e-12);
        }
    }

    /// Work of the impulses and mechanical energy together stay but for what symplectic steps gain and lose:
    /// no part of a reversed slip is booked as heat.
    void theWorkOfAReversedSlipIsCountedOnce() {
        // A hoop's slip is reversed whole by 1/m: the impulse takes nothing.
        Inputs in = raceOf("hollow-cylinder", Method::published);
        in.effectiveMass = EffectiveMass::withoutSpin;
        QNEAR(publishedTrajectory(in, in.racers[0], {}).end.loss, 0, 1e-9);
    }

    /// A body's own friction stands in for the ramp's; the other bodies keep the ramp's.
    void frictionOfABody() {
        for (const Method method : {Method::exact, Method::published}) {
            const Inputs in = raceOf("hollow-cylinder mu=0.1 mu_k=0.05, hollow-cylinder", method);
            const auto solved = [&](std::size_t lane) {
                return method == Method::exact ? exactTrajectory(in, in.racers[lane])
                                               : publishedTrajectory(in, in.racers[lane], {});
            };
            QVERIFY(solved(0).slides); // rolling needs tan 15°/2 = 0.134
            QVERIFY(!solved(1).slides);
            const double alpha = 15 * std::numbers::pi / 180;
            const double a = 9.81 * (std::sin(alpha) - 0.05 * std::cos(alpha));
            // The published body starts 6.8 mm inside the ramp and is given the speed of leaving it.
            QNEAR(solved(0).duration, std::sqrt(20 / std::cos(alpha) / a),
                  method == Method::exact ? 1e-12 : 0.01);
        }
        Values values = defaultValues(system().parameters);
        values["bodies"] = bodiesFrom("hollow-cylinder mu=0.1");
        const auto run = tests::runOf(system(), values, {}, {});
        QCOMPARE(run->outcome.id, std::string("sliding"));
        QVERIFY(warns(*run, "Hollow cylinder slides: rolling needs μ of at least 0.1340"));
    }

    /// No body slides with more friction than holds it: the exact method takes the smaller number and warns.
    void kineticFrictionAboveStatic() {
        Values values = defaultValues(system().parameters);
        for (const auto& [kinetic, warned] : {std::pair{"0.35", true}, {"0.3", false}, {"0.25", false}})
            for (const char* method : {"exact", "published"}) {
                values["method"] = std::string(method);
                values["bodies"] =
                    bodiesFrom("solid-sphere, hollow-sphere mu=0.3 mu_k=" + std::string(kinetic));
                const auto run = tests::runOf(system(), values, {}, {});
                QCOMPARE(warns(*run, "Kinetic friction exceeds static friction"),
                         warned && std::string(method) == "exact");
            }
    }

    /// The measures of the body in lane 1, in closed form for one that rolls: a = g sin α/(1+k), the share of
    /// rotation k/(1+k), translational energy m a s; and what the table of arrivals says of all.
    void measuresOfTheFirstBody() {
        const System incline = system();
        Values values = defaultValues(incline.parameters);
        values["bodies"] = bodiesFrom("hollow-sphere m=3, solid-sphere");
        const auto run = tests::runOf(incline, values, {}, {});
        const auto measure = [&](const char* id) {
            return std::ranges::find(run->measures, id, [](const Measure& m) { return m.quantity.id; })
                ->value;
        };
        const double alpha = 15 * std::numbers::pi / 180, k = 2.0 / 3, s = 10 / std::cos(alpha);
        const double a = 9.81 * std::sin(alpha) / (1 + k);
        QNEAR(measure("acceleration_1"), a, 1e-12);
        QNEAR(measure("rotation_share_1"), k / (1 + k), 1e-12);
        QNEAR(measure("translational_1"), 3 * a * s, 1e-10);
        QCOMPARE(measure("heat_1"), 0.0);
        QCOMPARE(measure("slip_max_1") < 1e-12, true);
        QCOMPARE(measure("slip_metric_max_1") < 1e-12, true);
        QNEAR(measure("total_1"), 3 * 9.81 * (5 + 0.2 / std::cos(alpha)), 1e-10);
        QNEAR(measure("energy_drift_1"), 0, 1e-10);
        const ResultTable& arrival = run->tables.front();
        const auto column = [&](const char* id) {
            return static_cast<std::size_t>(std::ranges::find(arrival.columns, id, &Quantity::id)
                                            - arrival.columns.begin());
        };
        QNEAR(std::get<double>(arrival.rows[0][column("acceleration")]), a, 1e-12);
        QNEAR(std::get<double>(arrival.rows[1][column("acceleration")]), 9.81 * std::sin(alpha) / 1.4, 1e-12);
        QNEAR(std::get<double>(arrival.rows[1][column("rotation_share")]), 0.4 / 1.4, 1e-12);
    }

    /// Bodies do not touch one another: the measures of a lane are those of lane 1 where the body is alone,
    /// by either method, whether it rolls or slides. In closed form, what slides has a = g (sin α − μk cos
    /// α), and the contact slips with a − μk g cos α/k, over which friction takes μk m g cos α for each
    /// metre. A race has no measures of bodies that do not run.
    void measuresOfEveryLane() {
        const System incline = system();
        const std::vector<const char*> bodies{
            "solid-sphere", "hollow-cylinder m=3",  "hollow-sphere R=0.1 m=2",
            "body k=0.9",   "solid-cylinder m=0.5", "hollow-cylinder R=0.3"};
        std::string all;
        for (const char* body : bodies)
            all += (all.empty() ? "" : ", ") + std::string(body);
        for (const char* method : {"exact", "published"}) {
            Values values = defaultValues(incline.parameters);
            values["method"] = std::string(method);
            values["angle"] = 35.0;
            values["height"] = 8.0;
            const auto with = [&](const std::string& text) {
                values["bodies"] = bodiesFrom(text);
                return tests::runOf(incline, values, {}, {});
            };
            const auto valueOf = [](const Run& run, const std::string& id) {
                const auto found =
                    std::ranges::find(run.measures, id, [](const Measure& m) { return m.quantity.id; });
                return found == run.measures.end() ? std::optional<double>() : found->value;
            };
            const auto race = with(all);
            for (std::size_t lane = 0; lane < bodies.size(); ++lane) {
                const auto alone = with(bodies[lane]);
                std::size_t compared = 0;
                for (const std::string& id : incline.studyMeasures) {
                    if (bodyOfMeasure(id) != 1) continue;
                    const std::string there = id.substr(0, id.size() - 1) + std::to_string(lane + 1);
                    const auto wanted = valueOf(*alone, id), told = valueOf(*race, there);
                    QVERIFY2(wanted && told, there.c_str());
                    QVERIFY2(*wanted == *told || (std::isnan(*wanted) && std::isnan(*told)), there.c_str());
                    ++compared;
                }
                QCOMPARE(compared, std::size_t(11));
            }
            for (const char* id : {"heat_7", "time_8", "time_9"})
                QVERIFY(!valueOf(*race, id));
            if (std::string(method) == "published") continue;
            const double alpha = 35 * std::numbers::pi / 180, k = 1, m = 3;
            const double muK = std::get<double>(values.at("mu_k"));
            const double press = 9.81 * std::cos(alpha);
            const double a = 9.81 * std::sin(alpha) - muK * press, t = *valueOf(*race, "time_2");
            QNEAR(*valueOf(*race, "acceleration_2"), a, 1e-12);
            QNEAR(*valueOf(*race, "speed_2"), a * t, 1e-12);
            QNEAR(*valueOf(*race, "slip_max_2"), (a - muK * press / k) * t, 1e-12);
            QNEAR(*valueOf(*race, "slip_metric_max_2"), (a - muK * press / k) * t, 1e-12);
            QNEAR(*valueOf(*race, "heat_2"), muK * m * press * (a - muK * press / k) * t * t / 2, 1e-10);
            QNEAR(*valueOf(*race, "angular_momentum_2"), muK * m * press * 0.2 * t, 1e-12);
            QNEAR(*valueOf(*race, "acceleration_1"), 9.81 * std::sin(alpha) / 1.4, 1e-12);
        }
    }

    /// On a level ramp nothing moves: no acceleration, no share of rotation, no arrival.
    void onALevelRampNothingMoves() {
        const System incline = system();
        Values values = defaultValues(incline.parameters);
        values["angle"] = 0.0;
        const auto run = tests::runOf(incline, values, {}, {});
        for (const Measure& measure : run->measures) {
            if (measure.quantity.id == "acceleration_1") QCOMPARE(measure.value, 0.0);
            if (measure.quantity.id == "rotation_share_1") QVERIFY(std::isnan(measure.value));
        }
        QCOMPARE(run->outcome.id, std::string("time-limit"));
    }

    /// A shell and a hoop are all wall; a hollow sphere of another k has its hole, k = (2/5)(1 − r⁵)/(1 −
    /// r³).
    void hollowBodiesAreDrawnHollow() {
        const System incline = system();
        Values values = defaultValues(incline.parameters);
        values["bodies"] = bodiesFrom("solid-sphere, hollow-sphere, solid-cylinder, hollow-cylinder, "
                                      "hollow-sphere k=0.6, hollow-cylinder k=0.82, body k=0.8");
        const auto run = tests::runOf(incline, values);
        std::vector<double> ratios;
        for (const SceneBody& body : run->scene.bodies)
            ratios.push_back(body.innerRadius / body.radius);
        const double r = ratios.at(4);
        QCOMPARE(ratios.size(), std::size_t(7));
        for (const auto& [body, ratio] :
             {std::pair{0, 0.0}, {1, 1.0}, {2, 0.0}, {3, 1.0}, {5, 0.8}, {6, 0.0}})
            QNEAR(ratios.at(static_cast<std::size_t>(body)), ratio, 1e-12);
        QNEAR(0.4 * (1 - std::pow(r, 5)) / (1 - std::pow(r, 3)), 0.6, 1e-12);
    }

    /// Four bodies on a ramp 4 m wide: each in the middle of its metre.
    void lanesShareTheWidth() {
        Values values = defaultValues(system().parameters);
        values["half_width"] = 2.0;
        const auto run = tests::runOf(system(), values);
        std::vector<double> middles;
        for (const SpaceBody& body : run->space->bodies)
            middles.push_back(body.across);
        QCOMPARE(middles, (std::vector<double>{-1.5, -0.5, 0.5, 1.5}));
    }

    /// 200000 steps are allowed: 0.1 ms each in 20 s.
    void publishedStepsAreCounted() {
        Values values = defaultValues(system().parameters);
        values["dt"] = 0.000099;
        QVERIFY(problems(system(), values).empty()); // the exact method has no steps
        values["method"] = std::string("published");
        const auto found = problems(system(), values);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].parameter, std::string("dt"));
        QVERIFY(says(found[0].message, "more than 200000 steps"));
        values["dt"] = 0.0001;
        QVERIFY(problems(system(), values).empty());
    }

    void bodiesAreRead() {
        const std::vector<Racer> racers = raceOf(" solid-sphere m=2,body k=0.3 R=0.1 name=Steel_ball").racers;
        QCOMPARE(racers.size(), std::size_t(2));
        QCOMPARE(racers[0].mass, 2.0);
        QCOMPARE(racers[1].name, std::string("Steel ball"));
        QCOMPARE(racers[1].k, 0.3);
        QCOMPARE(racers[1].radius, 0.1);
        QVERIFY(says(complaintAbout("solid-sphere, cube"), "Body 2, shape = \"cube\" is not valid; choices"));
        QVERIFY(says(complaintAbout("solid-sphere m=-1"), "Body 1, mass m₁ = -1 kg is out of range"));
        QVERIFY(says(complaintAbout("body k=1.5"), "at most 1"));
        QVERIFY(says(complaintAbout("solid-sphere R=1e9"), "at most 1000 m"));
        QVERIFY(says(complaintAbout("solid-sphere m=1e12"), "at most 1e+09 kg"));
        QVERIFY(says(complaintAbout("body size=3"),
                     "\"size\" is not a column; columns are shape, name, m, R, k, mu, mu_k, color"));
        QVERIFY(says(complaintAbout(""), "at least 1 body is needed"));
        QVERIFY(says(complaintAbout("body k=1, body k=1, body k=1, body k=1, body k=1, body k=1, "
                                    "body k=1, body k=1, body k=1"),
                     "at most 8 bodies are allowed"));
    }

    /// No shape says the inertia factor of a body of any shape.
    void aBodyOfNoShapeNeedsItsInertiaFactor() {
        Values values = defaultValues(system().parameters);
        values["bodies"] = bodiesFrom("solid-sphere, body m=2");
        const auto found = problems(system(), values);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].parameter, std::string("bodies"));
        QVERIFY(says(found[0].message, "The shape of body 2 does not determine its inertia factor k"));
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
        QCOMPARE(run->outcome.sentence,
                 std::string("Solid sphere wins: it reaches the foot after 3.379 s at 6.13 m/s, 0.119 s "
                             "before Solid cylinder; all bodies roll."));
        Values twins = defaultValues(incline.parameters);
        twins["bodies"] = bodiesFrom("solid-sphere, solid-sphere name=Twin");
        const auto equal = tests::runOf(incline, twins, {}, {});
        QVERIFY(equal->outcome.sentence.starts_with(
            "Dead heat: Solid sphere and Twin reach the foot after 3.379 s"));
        QCOMPARE(run->state(1.0).size(), columnsOf(incline, *run).size());
        QCOMPARE(run->samples(100).columns.size(), columnsOf(incline, *run).size());
    }
};

TALWEG_TEST(tst_incline, TestIncline, QCoreApplication)
#include "tst_incline.moc"
