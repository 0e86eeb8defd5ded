#include "support/test.h"
#include "systems/rover_inputs.h"
#include "systems/rover_runs.h"

#include <numbers>

using namespace talweg;
using tests::RoverRun;

namespace {

constexpr double radians = std::numbers::pi / 180;
/// Relative, of numbers that come out of a few operations.
constexpr double rounding = 1e-12;

std::string word(const char* text) {
    return text;
}

/// A long slope of 20° down to the right, on which a shell of 7 kg begins 10 m after its edge. For 3 s.
Values onASlope(double mu, double muK) {
    return {{"terrain", word("slope")},
            {"beta", 20.0},
            {"dh", -40.0},
            {"q1", 10.0},
            {"b", 0.5},
            {"k", 2.0 / 3},
            {"m", 7.0},
            {"mu", mu},
            {"mu_k", muK},
            {"g", 3.71},
            {"u4", 0.0},
            {"t_end", 3.0}};
}

/// Dropped from 2 m onto level ground, moving as `launch` says. 3 kg, a solid sphere of 0.5 m radius.
Values dropped(Values launch) {
    launch.merge(Values{{"terrain", word("flat")},
                        {"pl", 50.0},
                        {"clearance", 2.0},
                        {"m", 3.0},
                        {"b", 0.5},
                        {"k", 0.4},
                        {"e", 0.6},
                        {"g", 9.81},
                        {"u4", 0.0}});
    return launch;
}

const double fall = std::sqrt(2 * 9.81 * 2); ///< speed of the drop at the ground, m/s

} // namespace

/// Forces and impulses of contact from closed forms.
class TestRoverForces : public QObject {
    Q_OBJECT

private slots:
    /// Rolling down a slope: N = m g cos β, and F = m g sin β k/(1+k) up the slope.
    void rollingDownASlope() {
        const RoverRun run(onASlope(1, 0.8));
        const double normal = 7 * 3.71 * std::cos(20 * radians);
        const double friction = 7 * 3.71 * std::sin(20 * radians) * 0.4; // k/(1+k) = 2/5
        for (const double t : {0.0, 1.0, 2.5}) {
            QNEAR(run.at(t, "normal_force"), normal, rounding * normal);
            QNEAR(run.at(t, "friction"), -friction, rounding * normal);
            QNEAR(run.at(t, "friction_used"), 0.4 * std::tan(20 * radians), rounding);
        }
        QNEAR(run.measure("greatest_normal_force"), normal, rounding * normal);
    }

    /// It turns on an incline of 20°, rolling: to its very end the friction is that of rolling.
    void atTheTurn() {
        const RoverRun run(
            Values{{"theta", 20.0}, {"q1", 60.0}, {"u4", 2.0}, {"m", 7.0}, {"k", 0.4}, {"g", 3.71}});
        QCOMPARE(run.run().outcome.id, word("turned"));
        const double friction = 7 * 3.71 * std::sin(20 * radians) * 0.4 / 1.4;
        for (const double part : {0.0, 0.5, 1.0})
            QNEAR(run.at(part * run.run().duration, "friction"), friction, rounding * friction);
        QNEAR(run.at(run.run().duration, "friction_used"), 0.4 / 1.4 * std::tan(20 * radians), rounding);
    }

    /// With less friction than tan β k/(1+k) = 0.146 it slides: F = μ′ N, which is all there is.
    void slidingDownASlope() {
        const RoverRun run(onASlope(0.1, 0.08));
        const double normal = 7 * 3.71 * std::cos(20 * radians);
        for (const double t : {0.0, 1.0, 2.5}) {
            QNEAR(run.at(t, "friction"), -0.08 * normal, rounding * normal);
            QCOMPARE(run.at(t, "friction_used"), 1.0);
        }
    }

    void restingOnTheLevel() {
        const RoverRun run(Values{{"terrain", word("flat")}, {"u4", 0.0}, {"m", 3.0}, {"g", 9.81}});
        QCOMPARE(run.at(0, "normal_force"), 3 * 9.81);
        QCOMPARE(run.at(0, "friction"), 0.0);
        QCOMPARE(run.at(0, "friction_used"), 0.0);
        QCOMPARE(run.measure("greatest_normal_force"), 3 * 9.81);
        QCOMPARE(run.measure("greatest_impulse"), 0.0);
    }

    /// Launched without spin it slides: the slip 4 m/s ends after 4/(μ′ g (1 + 1/k)), then it rolls and needs
    /// no friction.
    void fromSlidingToRolling() {
        const RoverRun run(Values{{"terrain", word("flat")},
                                  {"pl", 50.0},
                                  {"u4", 4.0},
                                  {"u3", 0.0},
                                  {"m", 3.0},
                                  {"b", 0.5},
                                  {"k", 0.4},
                                  {"g", 9.81},
                                  {"mu", 0.3},
                                  {"mu_k", 0.2}});
        const double end = 4 / (0.2 * 9.81 * 3.5);
        for (const double t : {0.0, 0.3 * end, 0.999999 * end})
            QNEAR(run.at(t, "friction"), -0.2 * 3 * 9.81, rounding * 30);
        for (const double t : {1.000001 * end, 3 * end})
            QCOMPARE(run.at(t, "friction"), 0.0);
        // Drawn to the very end of the sliding: the row before the jump still has the friction.
        const Samples samples = run.run().samples(200);
        const auto& friction = samples.columns[*columnOf(run.system(), run.run(), "friction")];
        for (std::size_t row = 0; row < samples.t.size(); ++row)
            if (samples.t[row] < end * (1 - 1e-9)) QNEAR(friction[row], -0.2 * 3 * 9.81, rounding * 30);
    }

    /// A fall straight down: S2 = (1 + e) m v, nothing along, and the body flies: no force.
    void fallingStraightDown() {
        const RoverRun run(dropped({}));
        const RunEvent& hit = run.first("impact");
        QNEAR(run.of(hit, "s2"), 1.6 * 3 * fall, rounding * 30);
        QCOMPARE(run.of(hit, "s1"), 0.0);
        QCOMPARE(run.of(hit, "s3"), 0.0);
        QCOMPARE(run.of(hit, "friction_used"), 0.0);
        QNEAR(run.of(hit, "u5_before"), -fall, rounding * fall);
        QNEAR(run.of(hit, "u5_after"), 0.6 * fall, rounding * fall);
        QNEAR(run.measure("greatest_impulse"), 1.6 * 3 * fall, rounding * 30);
        QNEAR(run.measure("greatest_impact_speed"), fall, rounding * fall);
        QCOMPARE(run.at(0.1, "normal_force"), 0.0);
        QCOMPARE(run.at(0.1, "friction_used"), 0.0);
        // The next ones are weaker by e each, in a train and out of it.
        double expected = 1.6 * 3 * fall;
        int listed = 0;
        for (const RunEvent& event : run.run().events)
            if (event.kind == "impact") {
                QNEAR(run.of(event, "s2"), expected, rounding * expected);
                expected *= 0.6;
                ++listed;
            }
        QVERIFY(listed > 30);
    }

    /// At 3 m/s along it slips by 3 m/s; sticking takes S1 = −m k/(1+k) slip, a part of μ S2.
    void obliqueImpactThatSticks() {
        const RoverRun run(dropped({{"u4", 3.0}, {"u3", 0.0}, {"mu", 0.4}, {"mu_k", 0.3}}));
        const RunEvent& hit = run.first("impact");
        const double along = 3 * 0.4 / 1.4 * 3;
        QNEAR(run.of(hit, "s1"), -along, rounding * 10);
        QNEAR(run.of(hit, "friction_used"), along / (0.4 * 1.6 * 3 * fall), rounding);
        QNEAR(run.of(hit, "u4_after"), 3 / 1.4, rounding * 3);
        QNEAR(run.of(hit, "u3_after"), -3 / 1.4 / 0.5, rounding * 10);
        QNEAR(run.measure("greatest_impulse"), std::hypot(along, 1.6 * 3 * fall), rounding * 40);
    }

    /// At 3 m/s along and 4 m/s across it slips by 5 m/s, with little friction: S = μ′ S2 against the slip.
    void obliqueImpactThatSlips() {
        const RoverRun run(
            dropped({{"u4", 3.0}, {"u3", 0.0}, {"u6", 4.0}, {"u1", 0.0}, {"mu", 0.1}, {"mu_k", 0.05}}));
        const RunEvent& hit = run.first("impact");
        const double friction = 0.05 * 1.6 * 3 * fall;
        QNEAR(run.of(hit, "s1"), -0.6 * friction, rounding * 10);
        QNEAR(run.of(hit, "s3"), -0.8 * friction, rounding * 10);
        QCOMPARE(run.of(hit, "friction_used"), 1.0);
        QNEAR(run.of(hit, "u6_before"), 4, rounding * 4);
        QNEAR(run.of(hit, "u6_after"), 4 - 0.8 * friction / 3, rounding * 4);
        QNEAR(run.of(hit, "u1_after"), 0.8 * friction / 3 / (0.4 * 0.5), rounding * 4);
        QNEAR(run.of(hit, "vz_after"), 4 - 0.8 * friction / 3, rounding * 4);
        QNEAR(run.of(hit, "spin_x_after"), 0.8 * friction / 3 / (0.4 * 0.5), rounding * 4);
        QNEAR(run.of(hit, "z"), 4 * hit.t, rounding * 4);
    }

    /// Dropped onto a slope of 20° down to the right, 10 m after its edge: in the frame of the slope the fall
    /// is v sin 20° along and −v cos 20° out of it.
    void speedsInTheFrameOfTheSlope() {
        Values values = onASlope(1, 0.8);
        values["clearance"] = 2.0;
        const RoverRun run(values);
        const RunEvent& hit = run.first("impact");
        const double v = std::sqrt(2 * 3.71 * 2);
        QNEAR(run.of(hit, "u4_before"), v * std::sin(20 * radians), rounding * v);
        QNEAR(run.of(hit, "u5_before"), -v * std::cos(20 * radians), rounding * v);
        QNEAR(run.of(hit, "vy_before"), -v, rounding * v);
        QNEAR(run.of(hit, "s2"), 7 * 1.92 * v * std::cos(20 * radians), rounding * 100); // e = 0.92
    }

    /// Rolling over the edge of a slope of 70°, slowly: N = m (g cos a − v²/b) with
    /// v² = u² + 2gb(1 − cos a)/(1+k), and F = m g sin a k/(1+k) against the motion, until it slips.
    void overARim() {
        const RoverRun run(Values{{"beta", 70.0},
                                  {"pl", 30.0},
                                  {"dh", -30.0},
                                  {"b", 2.0},
                                  {"k", 0.4},
                                  {"m", 5.0},
                                  {"mu", 0.9},
                                  {"mu_k", 0.9},
                                  {"g", 3.71},
                                  {"u4", 0.8}});
        const Samples samples = run.run().samples(400);
        const auto column = [&](const char* id) {
            return samples.columns[*columnOf(run.system(), run.run(), id)];
        };
        const auto x = column("x"), normal = column("normal_force"), friction = column("friction"),
                   used = column("friction_used");
        int rolling = 0, slipping = 0;
        for (std::size_t row = 0; row < samples.t.size(); ++row) {
            if (samples.mode[row] != 3) continue; // on a rim
            const double a = std::asin(x[row] / 2);
            if (used[row] == 1) {
                QNEAR(friction[row], -0.9 * normal[row], 1e-9 * 20);
                ++slipping;
                continue;
            }
            const double squared = 0.64 + 2 * 3.71 * 2 * (1 - std::cos(a)) / 1.4;
            QNEAR(normal[row], 5 * (3.71 * std::cos(a) - squared / 2), 1e-11 * 20);
            QNEAR(friction[row], -5 * 3.71 * std::sin(a) * 0.4 / 1.4, 1e-11 * 20);
            QNEAR(used[row], std::abs(friction[row]) / (0.9 * normal[row]), 1e-11);
            ++rolling;
        }
        QVERIFY2(rolling > 5 && slipping > 5, qPrintable(QString("%1, %2").arg(rolling).arg(slipping)));
        QCOMPARE(run.measure("greatest_normal_force"), 5 * 3.71); // later, on the floor
    }

    /// Over the top of a hill without a level part the rim bears most at its top:
    /// N = m (g − v²/b), v being the speed there.
    void overTheTopOfAHill() {
        const RoverRun run(Values{{"terrain", word("hill")},
                                  {"theta", 30.0},
                                  {"beta", 30.0},
                                  {"dh", 2.0},
                                  {"pl", 0.0},
                                  {"b", 1.0},
                                  {"k", 0.4},
                                  {"m", 5.0},
                                  {"e", 0.0},
                                  {"g", 3.71},
                                  {"q1", 3.2},
                                  {"u4", 1.6}});
        double top = 0;
        for (const double t : run.run().samples(4000).t)
            top = std::max(top, run.at(t, "normal_force"));
        // From q1 on the face to the top it rises by 3 − y and rolls: v² = u² − 2g(3 − y)/(1+k).
        const double squared = 1.6 * 1.6 - 2 * 3.71 * (3 - run.at(0, "y")) / 1.4;
        QVERIFY(squared > 0);
        const double atTop = 5 * (3.71 - squared);
        QVERIFY2(top <= run.measure("greatest_normal_force") * (1 + rounding), "the measure is the greatest");
        QNEAR(run.measure("greatest_normal_force"), std::max(atTop, 5 * 3.71 * std::cos(30 * radians)),
              1e-9 * 20);
    }

    /// At rest in a gully of 45° each face bears m g/√2.
    void restingInAGully() {
        const RoverRun run(Values{{"terrain", word("gully")},
                                  {"beta", 45.0},
                                  {"theta", 45.0},
                                  {"dh", -5.0},
                                  {"q1", 5.0},
                                  {"u4", 0.0},
                                  {"m", 3.0},
                                  {"g", 9.81}});
        QCOMPARE(run.run().outcome.id, word("stopped"));
        const double expected = 3 * 9.81 / std::numbers::sqrt2;
        QNEAR(run.at(run.run().duration, "normal_force"), expected, 1e-9 * expected);
        QNEAR(run.measure("greatest_normal_force"), expected, 1e-9 * expected);
    }

    /// Whatever happens: an impact changes momentum and spin by what its impulses say, takes no more friction
    /// than there is, and the measures are the greatest of what is listed.
    void impulsesAreWhatChangesTheMotion() {
        tests::RandomSource dice(811);
        int impacts = 0;
        for (int i = 0; i < 150; ++i) {
            dice.beginCase(i);
            rover::Inputs in = tests::randomInputs(dice);
            in.e = std::min(in.e, 0.9);
            in.m = dice.between(0.1, 50);
            if (dice.chance(0.4)) in.u6 = dice.between(-4, 4);
            Values values = tests::valuesOf(in);
            values["m"] = in.m;
            const RoverRun run(values);
            double greatest = 0;
            for (const RunEvent& event : run.run().events) {
                if (event.kind != "impact" && event.kind != "corner") {
                    QVERIFY(std::isnan(run.of(event, "s2")));
                    continue;
                }
                ++impacts;
                const auto change = [&](const char* u) {
                    const std::string id = u;
                    return run.of(event, id + "_after") - run.of(event, id + "_before");
                };
                const double s1 = run.of(event, "s1"), s2 = run.of(event, "s2"), s3 = run.of(event, "s3");
                const double scale = in.m * (40 + std::abs(in.u4) + 30 * in.b);
                const double kb = in.k() * in.b;
                const QByteArray where =
                    qPrintable(QString("case %1 at %2 s:").arg(i).arg(event.t) + tests::described(in));
                QVERIFY2(std::abs(in.m * change("u4") - s1) < rounding * scale, where);
                QVERIFY2(std::abs(in.m * change("u5") - s2) < rounding * scale, where);
                QVERIFY2(std::abs(in.m * change("u6") - s3) < rounding * scale, where);
                QVERIFY2(std::abs(in.m * kb * change("u3") - s1) < rounding * scale, where);
                QVERIFY2(std::abs(in.m * kb * change("u1") + s3) < rounding * scale, where);
                QVERIFY2(change("u2") == 0 || std::abs(change("u2")) < 1e-9, where);
                QVERIFY2(run.of(event, "friction_used") >= 0 && run.of(event, "friction_used") <= 1, where);
                greatest = std::max(greatest, std::hypot(std::hypot(s1, s3), s2));
            }
            QVERIFY(greatest <= run.measure("greatest_impulse") * (1 + rounding));
        }
        QVERIFY(impacts > 500);
    }

    /// On a slope the contact point is on its line, and the centre b from it along the normal.
    void contactPoint() {
        const RoverRun run(onASlope(0.1, 0.05));
        for (const double t : {0.0, 1.0, 2.5}) {
            QNEAR(run.at(t, "contact_y"), -run.at(t, "contact_x") * std::tan(20 * radians), 1e-12);
            QNEAR(run.at(t, "x") - run.at(t, "contact_x"), 0.5 * std::sin(20 * radians), 1e-12);
        }
        Values published = {{"convention", word("published")}, {"b", 2.0}, {"u4", 0.5}};
        const RoverRun under(published);
        QNEAR(under.at(0, "contact_y"), 0.0, 1e-12);
        QNEAR(under.at(1, "x"), under.at(1, "contact_x"), 0.0);
    }

    /// J = m (J/m) = m k b²: the run is the same however the inertia is given.
    void inertiaInThreeWays() {
        const Values factor{{"b", 2.0}, {"m", 5.0}, {"k", 0.3}};
        Values perMass{{"b", 2.0}, {"m", 5.0}, {"inertia", word("per_mass")}, {"inertia_per_mass", 1.2}};
        Values moment{{"b", 2.0}, {"m", 5.0}, {"inertia", word("moment")}, {"inertia_moment", 6.0}};
        const RoverRun a(factor), b(perMass), c(moment);
        for (const char* measure : {"height", "x", "t", "spin", "greatest_impulse", "mu_min"}) {
            QNEAR(b.measure(measure), a.measure(measure), 1e-9 * (1 + std::abs(a.measure(measure))));
            QNEAR(c.measure(measure), a.measure(measure), 1e-9 * (1 + std::abs(a.measure(measure))));
        }
    }

    /// All mass at the radius is the most there can be: J = m b².
    void inertiaBeyondTheRadiusIsRefused() {
        const RoverRun standard(Values{});
        const System& system = standard.system();
        const auto wrong = [&](Values changed) {
            Values values = defaultValues(system.parameters);
            for (const auto& [id, value] : changed)
                values[id] = value;
            return prepare(system, values).problems;
        };
        QVERIFY(wrong({{"inertia", word("per_mass")}, {"b", 2.0}, {"inertia_per_mass", 4.0}}).empty());
        const auto perMass = wrong({{"inertia", word("per_mass")}, {"b", 2.0}, {"inertia_per_mass", 4.1}});
        QCOMPARE(perMass.size(), 1u);
        QCOMPARE(perMass[0].parameter, "inertia_per_mass");
        QVERIFY2(perMass[0].message.find("at most b² = 4 m²") != std::string::npos,
                 perMass[0].message.c_str());
        const auto moment =
            wrong({{"inertia", word("moment")}, {"m", 3.0}, {"b", 2.0}, {"inertia_moment", 13.0}});
        QCOMPARE(moment.size(), 1u);
        QVERIFY2(moment[0].message.find("at most m b² = 12 kg m²") != std::string::npos,
                 moment[0].message.c_str());
        // So small that its factor is nothing.
        QCOMPARE(wrong({{"inertia", word("per_mass")}, {"b", 1000.0}, {"inertia_per_mass", 5e-324}}).size(),
                 1u);
    }

    /// One friction law for both: while it slides the friction of the samples is μ′ N, while it rolls no more
    /// than μ N; in flight there is nothing.
    void friction() {
        tests::RandomSource dice(812);
        for (int i = 0; i < 60; ++i) {
            dice.beginCase(i);
            rover::Inputs in = tests::randomInputs(dice);
            in.e = std::min(in.e, 0.9);
            if (dice.chance(0.4)) in.u6 = dice.between(-4, 4);
            const RoverRun run(tests::valuesOf(in));
            const Samples samples = run.run().samples(300);
            const auto column = [&](const char* id) {
                return samples.columns[*columnOf(run.system(), run.run(), id)];
            };
            const auto normal = column("normal_force"), along = column("friction"),
                       across = column("side_friction"), used = column("friction_used");
            for (std::size_t row = 0; row + 1 < samples.t.size(); ++row) {
                const double size = std::hypot(along[row], across[row]);
                const double muK = std::min(in.mu, in.muK);
                const QByteArray where =
                    qPrintable(QString("case %1 at %2 s:").arg(i).arg(samples.t[row]) + tests::described(in));
                QVERIFY2(normal[row] <= run.measure("greatest_normal_force") * (1 + 1e-9) + 1e-9, where);
                if (samples.mode[row] == 0 && samples.t[row] < samples.t[row + 1])
                    QVERIFY2(normal[row] == 0 && size == 0, where);
                else if (used[row] == 1)
                    QVERIFY2(std::abs(size - muK * normal[row]) <= 1e-9 * (1 + in.g), where);
                else
                    QVERIFY2(size <= in.mu * normal[row] * (1 + 1e-9) + 1e-9, where);
            }
        }
    }
};

TALWEG_TEST(tst_rover_forces, TestRoverForces, QCoreApplication)
#include "tst_rover_forces.moc"
