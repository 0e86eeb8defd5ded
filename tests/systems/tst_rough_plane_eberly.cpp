#include "physics/near.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/rough_plane/inputs.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/rough_plane/trajectory.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace talweg;

namespace {

constexpr double radians = std::numbers::pi / 180;

/// What closed forms, and roots of them, may differ by: some thousand units in the last place.
constexpr double ofClosedForm = 1e-10;

const System& plane() {
    static const System system = rough_plane::system();
    return system;
}

std::shared_ptr<const Run> run(const Values& changes) {
    Values values = defaultValues(plane().parameters);
    for (const auto& [id, value] : changes)
        values[id] = value;
    return tests::runOf(plane(), values, {}, {});
}

Values with(Values values, const Values& more) {
    for (const auto& [id, value] : more)
        values[id] = value;
    return values;
}

double measure(const Run& run, const char* id) {
    const auto found =
        std::ranges::find_if(run.measures, [&](const Measure& m) { return m.quantity.id == id; });
    return found == run.measures.end() ? std::nan("") : found->value;
}

double quantity(const Run& run, const char* id, double t) {
    const auto found = std::ranges::find(plane().quantities, id, &Quantity::id);
    return run.state(t)[static_cast<std::size_t>(found - plane().quantities.begin())];
}

const ExampleExperiment& sample(const char* example, std::size_t experiment = 0) {
    return std::ranges::find(plane().examples, example, &Example::id)->experiments.at(experiment);
}

const Values byForce{{"friction", std::string("c")}};
const Values untilBack{{"until", std::string("level")}};
/// The document's method with steps of dt.
Values bySteps(double dt) {
    return {{"solver", std::string("published")}, {"dt", dt}};
}
const Values asPrinted{{"model", std::string("decoupled")}, {"formulas", std::string("printed")}};

/// A particle thrown uphill at 6 m/s from w0.
Values uphill(double w0) {
    return {{"body", std::string("particle")},
            {"g", 10.0},
            {"phi", 30.0},
            {"mu", 0.2},
            {"w0", w0},
            {"vx", 0.0},
            {"vw", 6.0}};
}

} // namespace

/// What Eberly's document and its sample programs have: c, the end where w is 0 again, and the decoupled
/// formulas as printed.
class TestRoughPlaneEberly : public QObject {
    Q_OBJECT

private slots:
    /// c = μ m g cos φ, the mass of joined particles being that of all.
    void frictionAsAForce() {
        const double cosine = std::cos(12 * radians);
        for (const char* body : {"particle", "particles", "rod", "board", "box"}) {
            const bool many = body == std::string("particles");
            const double mass = many ? 2 : 2.5;
            const Values values{{"body", std::string(body)}, {"m", 2.5}, {"phi", 12.0}};
            const auto mu = run(with(values, {{"mu", 0.4}}));
            const auto c = run(with(with(values, byForce), {{"c_rough", 0.4 * mass * 9.81 * cosine}}));
            for (const char* id : {"x", "w", "theta", "speed", "x_decoupled", "spin_printed"})
                QNEAR(quantity(*c, id, 0.3), quantity(*mu, id, 0.3), 1e-9);
            QCOMPARE(c->outcome.id, mu->outcome.id);
        }
        // It holds a body at rest up to m g sin φ, whatever the tilt makes of its weight.
        const Values still{
            {"body", std::string("box")}, {"m", 2.0}, {"phi", 30.0}, {"vx", 0.0}, {"vw", 0.0}, {"spin", 0.0}};
        const auto held = [&](double c) {
            return run(with(with(still, byForce), {{"c_rough", c}}))->outcome.id;
        };
        QCOMPARE(held(9.8101), std::string("stopped"));
        QCOMPARE(held(9.8099), std::string("moving"));
        QCOMPARE(held(0), std::string("moving"));
    }

    /// Up at −(a + f), down at a − f: h = v²/(2 (a + f)), and from there √(2 h/(a − f)).
    void isBackAtZero() {
        const double a = 5, f = 2 * std::cos(30 * radians);
        for (const double w0 : {-1.0, 0.0, 2.0}) {
            const auto solved = run(with(uphill(w0), untilBack));
            const double top = w0 + 36 / (2 * (a + f));
            const double back = 6 / (a + f) + std::sqrt(2 * top / (a - f));
            QCOMPARE(solved->outcome.id, std::string("back"));
            QNEAR(measure(*solved, "top"), top, ofClosedForm);
            QNEAR(measure(*solved, "back_time"), back, ofClosedForm);
            QNEAR(solved->duration, back, ofClosedForm);
            QNEAR(measure(*solved, "w"), 0, ofClosedForm);
            QNEAR(measure(*solved, "vw"), -std::sqrt(2 * top * (a - f)), ofClosedForm);
            QCOMPARE(solved->events.back().kind, std::string("back"));
            QVERIFY(!solved->endsAtRest && std::isnan(measure(*solved, "stop_time")));
            QVERIFY(measure(*solved, "energy_residual") < 1e-12);
            // Without that end it is an event on the way.
            const auto onward = run(uphill(w0));
            QCOMPARE(onward->outcome.id, std::string("moving"));
            QCOMPARE(onward->duration, 20.0);
            QNEAR(measure(*onward, "back_time"), back, ofClosedForm);
            QCOMPARE(std::ranges::count(onward->events, std::string("back"), &RunEvent::kind), 1);
        }
    }

    /// Where it never comes down to w = 0 the run ends as any other.
    void isNeverBack() {
        const auto steep = run(with(uphill(0), with(untilBack, {{"mu", 0.7}}))); // halts and stays
        QCOMPARE(steep->outcome.id, std::string("stopped"));
        QVERIFY(std::isnan(measure(*steep, "back_time")) && std::isnan(measure(*steep, "back_x")));
        const auto down = run(with(uphill(0), with(untilBack, {{"vw", -6.0}})));
        QCOMPARE(down->outcome.id, std::string("moving"));
        QCOMPARE(measure(*down, "top"), 0.0);
        const auto still = run(with(uphill(0), with(untilBack, {{"vw", 0.0}, {"phi", 0.0}})));
        QCOMPARE(still->outcome.id, std::string("stopped"));
        const auto late = run(with(uphill(0), with(untilBack, {{"t_end", 1.0}})));
        QCOMPARE(late->outcome.id, std::string("moving"));
    }

    /// Each model is looked at by itself: the one that is chosen ends the run. Spinning bodies turn back too.
    void theChosenModelIsBack() {
        for (const char* body : {"particles", "rod", "board", "box"})
            for (const char* model : {"coupled", "decoupled", "viscous"}) {
                const Values values{{"body", std::string(body)},
                                    {"model", std::string(model)},
                                    {"mu", 0.1},
                                    {"phi", 20.0},
                                    {"vw", 3.0},
                                    {"spin", 12.0}};
                const auto solved = run(with(values, untilBack));
                QCOMPARE(solved->outcome.id, std::string("back"));
                QNEAR(quantity(*solved, "w", solved->duration), 0, 1e-9);
                QVERIFY(quantity(*solved, "vw", solved->duration) < 0);
                QVERIFY(quantity(*solved, "w", 0.99 * solved->duration) > 0);
            }
    }

    /// RoughPlaneParticle1 by scipy's DOP853 to 1e-13 a step.
    void sampleParticle1() {
        const auto solved = run(sample("eberly-particle").values);
        QCOMPARE(solved->outcome.id, std::string("back"));
        QNEAR(measure(*solved, "back_time"), 20.66666944, 5e-9);
        QNEAR(measure(*solved, "back_x"), 195.612777, 5e-7);
        QNEAR(measure(*solved, "top"), 204.236093, 5e-7);
        // The viscous particle peaks lower: (v/α) − (a/α²) ln(1 + α v/a) with α = c/m.
        const double alpha = 0.1, a = 10 * std::sin(22.5 * radians);
        const auto viscous = run(with(sample("eberly-particle").values, {{"model", std::string("viscous")}}));
        QNEAR(measure(*viscous, "top"), 40 / alpha - a / (alpha * alpha) * std::log1p(40 * alpha / a), 1e-9);
        QVERIFY(measure(*viscous, "top") < measure(*solved, "top"));
    }

    /// RoughPlaneParticle2 with c = 1 N at both by scipy's DOP853 to 1e-12 a step, at its 512 steps of 1/60 s
    /// and at 20 s.
    void sampleParticle2() {
        const auto solved = run(sample("eberly-particles").values);
        const double last = 512 / 60.0;
        QNEAR(quantity(*solved, "x", last), 156.98997128, 2e-8);
        QNEAR(quantity(*solved, "w", last), 87.22328978, 2e-8);
        QNEAR(quantity(*solved, "theta", last) * radians, 5.00902605, 2e-8);
        QNEAR(quantity(*solved, "spin", last), 0.49001524, 2e-8);
        QNEAR(quantity(*solved, "vx", 20), 9.74141200, 2e-8);
        QNEAR(quantity(*solved, "vw", 20), -9.73045313, 2e-8);
    }

    /// The moment of equal forces about the centre of mass begins to turn a body that does not spin.
    void evenForcesTurnUnevenParticles() {
        const Values pair{{"body", std::string("particles")},
                          {"particles", rough_plane::particlesFrom("2:0:0, 1:3:0")},
                          {"friction", std::string("c")},
                          {"c_rough", 2.0},
                          {"sharing", std::string("evenly")},
                          {"phi", 0.0},
                          {"vx", 0.0},
                          {"vw", 4.0},
                          {"spin", 0.0}};
        const double h = 1e-4, spin = quantity(*run(pair), "spin", h);
        // I = 2·1² + 1·2² kg m²; the forces of 1 N, both towards −w, have the moment −(2 − 1) N m.
        QNEAR(spin / h, -1.0 / 6, 1e-4);
        QNEAR(quantity(*run(with(pair, {{"sharing", std::string("by-weight")}})), "spin", h), 0, 1e-15);
        const Values equal{{"particles", rough_plane::particlesFrom("1.5:0:0, 1.5:3:0")}, {"spin", 1.0}};
        const Values byWeight{{"sharing", std::string("by-weight")}};
        for (const double t : {0.3, 1.1})
            QNEAR(quantity(*run(with(pair, equal)), "spin", t),
                  quantity(*run(with(with(pair, equal), byWeight)), "spin", t), 1e-15);
    }

    /// By the equations of section 2 on level ground: I = 2·1² + 1·2² kg m², and the forces c₁ and c₂ towards
    /// −w have the moment −(2 c₂ − 1 c₁).
    void eachParticleHasItsForce() {
        const auto pair = [](double c1, double c2) {
            return Values{{"body", std::string("particles")},
                          {"particles", rough_plane::particlesFrom("2:0:0, 1:3:0")},
                          {"sharing", std::string("each")},
                          {"c1", c1},
                          {"c2", c2},
                          {"phi", 0.0},
                          {"vx", 0.0},
                          {"vw", 4.0},
                          {"spin", 0.0},
                          {"t_end", 1.0}};
        };
        const double h = 1e-4;
        for (const auto& [c1, c2] : {std::pair{1.0, 1.0}, {0.5, 3.0}, {3.0, 0.0}, {0.0, 2.0}}) {
            const auto solved = run(pair(c1, c2));
            QNEAR(quantity(*solved, "vw", h), 4 - h * (c1 + c2) / 3, 1e-8);
            QNEAR(quantity(*solved, "spin", h) / h, -(2 * c2 - c1) / 6, 1e-3);
            QVERIFY(measure(*solved, "energy_residual") < maxResidual);
            QVERIFY(!solved->warnings.empty()); // friction sets the body spinning
        }
        // In the ratio of the weights nothing spins, as if made of one material.
        const Values byWeight{
            {"sharing", std::string("by-weight")}, {"friction", std::string("c")}, {"c_rough", 3.0}};
        const auto alike = run(pair(2, 1)), one = run(with(pair(0, 0), byWeight));
        QCOMPARE(alike->warnings, one->warnings);
        QCOMPARE(quantity(*alike, "spin", 0.5), 0.0);
        QCOMPARE(quantity(*alike, "vw", 0.5), quantity(*one, "vw", 0.5));
        QNEAR(quantity(*run(pair(0, 0)), "vw", 0.5), 4, 1e-12);
    }

    /// Both forces are 1 N at first, as in the sample program.
    void equalForcesAreThoseOfTheSample() {
        const Values sampled = sample("eberly-particles").values;
        const auto evenly = run(sampled), each = run(with(sampled, {{"sharing", std::string("each")}}));
        for (const char* id : {"x", "w", "theta", "spin"})
            QNEAR(quantity(*each, id, 8), quantity(*evenly, id, 8), 1e-9);
    }

    /// The same by weight, with c = 2/3 and 4/3 N.
    void sampleParticle2OfOneMaterial() {
        const auto solved = run(sample("eberly-particles", 1).values);
        const double last = 512 / 60.0;
        QNEAR(quantity(*solved, "x", last), 156.54419286, 2e-8);
        QNEAR(quantity(*solved, "w", last), 87.04721888, 2e-8);
        QNEAR(quantity(*solved, "theta", last) * radians, 5.01440302, 2e-8);
        QNEAR(quantity(*solved, "spin", last), 0.49133758, 2e-8);
        QNEAR(quantity(*solved, "vx", 20), 9.66511539, 2e-8);
        QNEAR(quantity(*solved, "vw", 20), -9.77036926, 2e-8);
    }

    /// The rods of the sample programs: f = c/δ0 = 5 m/s², ρ² = L²/12, K = 3 f/L.
    void sampleRods() {
        for (const std::size_t experiment : {0, 1, 2, 3}) {
            const auto solved = run(sample("eberly-rod", experiment).values);
            const double length = experiment == 3 ? 84 : 118.794;
            const double spin = experiment == 1 ? 0.5 : 4;
            QNEAR(quantity(*solved, "spin_decoupled", 1), spin - 15 / length, 1e-12);
            QNEAR(quantity(*solved, "speed_decoupled", 1), std::sqrt(200.0) - 5, 1e-12);
        }
    }

    /// t (1 − f t²/(2 |v0|)) v0 and θ0 + t (1 − K t²/(2 |ω0|)) ω0, K < 0, until f t = |v0|.
    void aRodAsPrinted() {
        const Values rod{{"phi", 0.0}, {"mu", 0.2}, {"L1", 0.7},      {"L2", 0.4},    {"vx", 3.0},
                         {"vw", 4.0},  {"x0", 1.0}, {"theta0", 10.0}, {"spin", -9.0}, {"t_end", 5.0}};
        const double f = 0.2 * 9.81, K = -1.5 * f * (0.49 + 0.16) / (0.343 + 0.064);
        const auto solved = run(rod), printed = run(with(rod, asPrinted));
        for (const double t : {0.2, 1.1, 2.4}) {
            const double way = t * (1 - f * t * t / 10), turned = -9 * t * (1 - K * t * t / 18);
            QNEAR(quantity(*solved, "x_printed", t), 1 + 3 * way, ofClosedForm);
            QNEAR(quantity(*solved, "w_printed", t), 4 * way, ofClosedForm);
            QNEAR(quantity(*solved, "theta_printed", t) * radians, 10 * radians + turned, ofClosedForm);
            QNEAR(quantity(*solved, "spin_printed", t), -9 * (1 - K * t / 9), ofClosedForm);
            QNEAR(quantity(*printed, "x", t), 1 + 3 * way, ofClosedForm);
            const double right = t * (1 - f * t / 10);
            QNEAR(quantity(*solved, "printed_place_error", t), 5 * std::abs(way - right), ofClosedForm);
        }
        const double stop = 5 / f;
        QNEAR(quantity(*printed, "x", 4), 1 + 3 * stop * (1 - f * stop * stop / 10), ofClosedForm);
        QCOMPARE(quantity(*printed, "speed", 4), 0.0);
        // Away to its farthest place at v0 = 3 f t²/2, and back through the start.
        const double turn = std::sqrt(10 / (3 * f));
        const double farthest = turn * (5 - f * turn * turn / 2), end = stop * (5 - f * stop * stop / 2);
        QNEAR(measure(*printed, "travel"), 2 * farthest - end, ofClosedForm);
        QCOMPARE(printed->outcome.id, std::string("moving"));
        QVERIFY(quantity(*printed, "spin", 5) < -9); // it spins faster and faster
        QVERIFY(!printed->doubts.empty() && printed->warnings.size() > 1);
        QVERIFY(solved->doubts.empty());
    }

    /// A board's mean distance with 1/2 before the logarithms, and a box without cos φ.
    void platesAsPrinted() {
        const double a = 0.8, b = 0.4, d = std::hypot(a, b);
        const double mean = (4.0 / 3 * a * b * d + a * a * a / 2 * std::log((d + b) / (d - b))
                             + b * b * b / 2 * std::log((d + a) / (d - a)))
                            / (4 * a * b);
        for (const char* body : {"board", "box"}) {
            const double lost = body == std::string("box") ? 1 : std::cos(30 * radians);
            const Values plate{{"body", std::string(body)},
                               {"half_a", a},
                               {"half_b", b},
                               {"phi", 30.0},
                               {"g", 10.0},
                               {"mu", 0.2},
                               {"vx", 0.0},
                               {"vw", -1.0}};
            const auto solved = run(plate);
            const double t = 0.2;
            QNEAR(quantity(*solved, "spin_printed", t), 8 - 2 * lost * mean / (d * d / 3) * t, ofClosedForm);
            QNEAR(quantity(*solved, "w_printed", t), -t - (5 - 2 * lost) * t * t / 2, ofClosedForm);
        }
    }

    /// Of particles the document prints no such formulas: they move as in the decoupled model.
    void nothingPrintedOfParticles() {
        for (const char* body : {"particle", "particles"}) {
            const auto solved = run({{"body", std::string(body)}});
            QCOMPARE(solved->tables.size(), std::size_t(1));
            QCOMPARE(quantity(*solved, "printed_place_error", 0.5), 0.0);
            QCOMPARE(quantity(*solved, "printed_angle_error", 0.5), 0.0);
        }
        QCOMPARE(run({})->tables.size(), std::size_t(2));
    }

    /// Romberg's rule against the closed forms: where every point slips to rounding, otherwise to a
    /// thousandth of the length and a thirtieth of the plate's.
    void rombergsRule() {
        using namespace rough_plane;
        struct Case {
            Contact contact;
            double slipping, standing;
        };
        for (const auto& [contact, slipping, standing] :
             {Case{Rod{0.5, 0.5}, 1e-9, 1e-3}, Case{Rod{0.3, 0.9}, 1e-9, 1e-3},
              Case{Plate{0.5, 0.3}, 1e-7, 1.0 / 32}})
            for (const auto& [velocity, spin] :
                 {std::pair(Point(2, 1), 1.0), std::pair(Point(-0.4, 2.5), -1.5),
                  std::pair(Point(0, 0.2), 1.0), std::pair(Point(0, 0), 3.0),
                  std::pair(Point(0.01, -0.1), 2.0)}) {
                const SlipMeans closed = slipMeans(contact, velocity, spin);
                const SlipMeans ruled = rombergMeans(contact, velocity, spin);
                const double tolerance = velocity.norm() > std::abs(spin) ? slipping : standing;
                QNEAR(ruled.along, closed.along, tolerance);
                QNEAR(ruled.across, closed.across, tolerance);
                QNEAR(ruled.turning, closed.turning, tolerance);
                QNEAR(ruled.speed, closed.speed, tolerance);
            }
        const Particles two{{{{-0.5, 0}, 0.25}, {{1.0 / 6, 0}, 0.75}}};
        QCOMPARE(rombergMeans(two, {1, 2}, 3).turning, slipMeans(two, {1, 2}, 3).turning);
    }

    /// Half as long steps are off by a sixteenth, where no point of the body stands still.
    void stepsOfFourthOrder() {
        for (const char* body : {"particles", "rod", "board"}) {
            const Values values{{"body", std::string(body)},
                                {"vx", 5.0},
                                {"vw", 3.0},
                                {"spin", 2.0},
                                {"phi", 20.0},
                                {"t_end", 1.0}};
            const auto exact = run(values);
            const auto off = [&](double dt) {
                const auto stepped = run(with(values, bySteps(dt)));
                return std::hypot(quantity(*stepped, "x", 0.8) - quantity(*exact, "x", 0.8),
                                  quantity(*stepped, "w", 0.8) - quantity(*exact, "w", 0.8),
                                  (quantity(*stepped, "theta", 0.8) - quantity(*exact, "theta", 0.8))
                                      * radians);
            };
            const double factor = off(0.1) / off(0.05);
            QVERIFY2(factor > 12 && factor < 20, qPrintable(QString("%1: %2").arg(body).arg(factor)));
        }
    }

    /// Even friction makes a parabola, which the method has exactly; it then goes to and fro by f Δt at most.
    void aParticleBySteps() {
        const Values level{{"body", std::string("particle")},
                           {"phi", 0.0},
                           {"g", 10.0},
                           {"mu", 0.25},
                           {"vx", 3.0},
                           {"vw", -4.0},
                           {"t_end", 4.0}};
        const auto solved = run(with(level, bySteps(0.01)));
        for (const double t : {0.5, 1.234, 1.9}) {
            QNEAR(quantity(*solved, "speed", t), 5 - 2.5 * t, 1e-12);
            QNEAR(quantity(*solved, "travelled", t), 5 * t - 1.25 * t * t, 1e-12);
        }
        QVERIFY(quantity(*solved, "speed", 3) <= 2.5 * 0.01 + 1e-12);
        QNEAR(quantity(*solved, "travelled", 2), 5, 1e-3);
    }

    /// RoughPlaneThinRod1 in its 1024 steps: at first every point of the rod moves across it, so that one
    /// stands still and Romberg's rule sees a jump, in a step or two out of a turn.
    void theRodByItsProgram() {
        const Values rod = with(sample("eberly-rod").values, {{"t_end", 1024 / 60.0}});
        const auto exact = run(rod), stepped = run(with(rod, bySteps(1 / 60.0)));
        QNEAR(measure(*stepped, "travel"), measure(*exact, "travel"), 1e-5 * measure(*exact, "travel"));
        QNEAR(measure(*stepped, "turned"), measure(*exact, "turned"), 1e-3);
        QCOMPARE(stepped->outcome.id, std::string("moving"));
    }

    /// By the document's convention what does not move at all stays, however steep the plane.
    void whatStandsStaysBySteps() {
        const Values still{
            {"body", std::string("particle")}, {"phi", 30.0}, {"mu", 0.1}, {"vx", 0.0}, {"vw", 0.0}};
        QCOMPARE(run(still)->outcome.id, std::string("moving"));
        const auto stepped = run(with(still, bySteps(0.01)));
        QCOMPARE(stepped->outcome.id, std::string("stopped"));
        QCOMPARE(measure(*stepped, "stop_time"), 0.0);
    }

    void whatCannotBeIsRefused() {
        const auto complaint = [](const Values& changes) {
            const auto found = problems(plane(), with(defaultValues(plane().parameters), changes));
            return found.empty() ? std::string() : found.front().parameter;
        };
        QCOMPARE(complaint(bySteps(1.9e-3)), std::string("dt"));
        QCOMPARE(complaint(bySteps(2.1e-3)), std::string());
        QCOMPARE(complaint(with(bySteps(1.9e-3), {{"model", std::string("viscous")}})), std::string());
        QCOMPARE(complaint(with(byForce, {{"c_rough", 1e12}, {"m", 0.5}})), std::string("c_rough"));
        QCOMPARE(complaint(with(byForce, {{"c_rough", 1e12}, {"m", 1.0}})), std::string());
        QCOMPARE(complaint({{"c_rough", 1e12}, {"m", 0.5}}), std::string());
        const Values each{{"body", std::string("particles")}, {"sharing", std::string("each")}};
        QCOMPARE(complaint(each), std::string()); // two particles of 1 kg
        QCOMPARE(complaint(with(each, {{"c1", 1e12}, {"c2", 1e12}})), std::string());
        QCOMPARE(complaint(with(each, {{"c1", 1e12}, {"c2", 1e12}, {"body", std::string("rod")}})),
                 std::string());
        const Value lighter = rough_plane::particlesFrom("0.5:0:0, 1:1:0");
        QCOMPARE(complaint(with(each, {{"c1", 1e12}, {"c2", 9e11}, {"particles", lighter}})),
                 std::string("c1"));
        const Value three = rough_plane::particlesFrom("1:0:0, 1:1:0, 1:0:1");
        QCOMPARE(complaint(with(each, {{"particles", three}})), std::string("sharing"));
    }
};

TALWEG_TEST(tst_rough_plane_eberly, TestRoughPlaneEberly, QCoreApplication)
#include "tst_rough_plane_eberly.moc"
