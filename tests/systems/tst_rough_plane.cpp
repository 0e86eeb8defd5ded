#include "physics/near.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/reading.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/rough_plane/solved.h"

#include <Eigen/Geometry>
#include <numbers>

#include <algorithm>
#include <set>

using namespace talweg;
using namespace talweg::rough_plane;

namespace {

const System& plane() {
    static const System system = rough_plane::system();
    return system;
}

std::shared_ptr<const Run> run(const Values& changes) {
    Values values = defaultValues(plane().parameters);
    for (const auto& [id, value] : changes)
        values[id] = value;
    if (!problems(plane(), values).empty()) return nullptr;
    return tests::runOf(plane(), values, {}, {});
}

double measure(const Run& run, const char* id) {
    const auto found =
        std::ranges::find_if(run.measures, [&](const Measure& m) { return m.quantity.id == id; });
    return found == run.measures.end() ? std::nan("") : found->value;
}

double quantity(const std::vector<double>& state, const std::string& id) {
    const auto found = std::ranges::find(plane().quantities, id, &Quantity::id);
    return state[static_cast<std::size_t>(found - plane().quantities.begin())];
}

std::string complaintAbout(const std::string& particles) {
    return read(*find(plane().parameters, "particles"), particles).error;
}

bool says(const std::string& message, const char* part) {
    return message.find(part) != std::string::npos;
}

const std::string particle = "particle", viscous = "viscous", decoupled = "decoupled";

} // namespace

class TestRoughPlane : public QObject {
    Q_OBJECT
private slots:
    void inputsHaveTheirIds() {
        std::set<std::string> ids;
        for (const Parameter& parameter : plane().parameters)
            ids.insert(parameter.id);
        for (const char* id :
             {"body",   "phi",    "mu",        "c_viscous", "model", "g",      "m",  "L1", "L2",   "half_a",
              "half_b", "half_h", "particles", "x0",        "w0",    "theta0", "vx", "vw", "spin", "t_end"})
            QVERIFY2(ids.contains(id), id);
    }

    void statesArePrintedAsPromised() {
        const std::vector<std::string> columns{"x", "w", "theta", "vx", "vw", "spin"};
        QCOMPARE(plane().stateColumns, columns);
        const auto solved = run({{"theta0", 30.0}, {"vx", 2.5}, {"vw", -1.0}, {"spin", 7.0}, {"x0", 4.0}});
        const auto state = solved->state(0);
        QCOMPARE(quantity(state, "x"), 4.0);
        QNEAR(quantity(state, "theta"), 30, 1e-12);
        QCOMPARE(quantity(state, "vx"), 2.5);
        QCOMPARE(quantity(state, "vw"), -1.0);
        QCOMPARE(quantity(state, "spin"), 7.0);
    }

    /// |V0|/(μg) and |V0|²/(2μg).
    void measuresOfAParticle() {
        const auto solved = run({{"body", particle}, {"phi", 0.0}, {"mu", 0.25}, {"vx", 3.0}, {"vw", 4.0}});
        QCOMPARE(solved->outcome.id, std::string("stopped"));
        QNEAR(measure(*solved, "stop_time"), 5 / (0.25 * 9.81), 1e-10);
        QNEAR(measure(*solved, "travel"), 25 / (0.5 * 9.81), 1e-10);
        QNEAR(measure(*solved, "x"), 0.6 * 25 / (0.5 * 9.81), 1e-10);
        QNEAR(measure(*solved, "energy_start"), 12.5, 1e-12);
        QNEAR(measure(*solved, "dissipated"), 12.5, 1e-10);
        QNEAR(measure(*solved, "energy_residual"), 0, 1e-12);
        QVERIFY(solved->endsAtRest);
        for (const char* id : {"w", "theta", "vx", "vw", "spin", "energy_end", "energy_lost"})
            QVERIFY(std::isfinite(measure(*solved, id)));
    }

    /// A run is of the chosen model, and shows all three.
    void allModelsAreShown() {
        const auto coupled = run({}), approximate = run({{"model", decoupled}}),
                   smooth = run({{"model", viscous}});
        QCOMPARE(coupled->tables.front().rows.size(), std::size_t(3));
        QCOMPARE(coupled->scene.bodies.size(), std::size_t(3));
        std::set<std::size_t> lines;
        for (const SceneBody& body : coupled->scene.bodies) {
            QVERIFY(body.line && !body.outline.empty() && !body.shownAt.empty());
            lines.insert(*body.line);
        }
        QCOMPARE(lines.size(), std::size_t(3));
        for (const double t : {0.3, 0.7}) {
            QNEAR(quantity(coupled->state(t), "x_decoupled"), quantity(approximate->state(t), "x"), 1e-12);
            QNEAR(quantity(coupled->state(t), "spin_viscous"), quantity(smooth->state(t), "spin"), 1e-12);
            QNEAR(quantity(coupled->state(t), "theta_coupled"), quantity(coupled->state(t), "theta"), 1e-12);
        }
        const auto& rows = coupled->tables.front().rows;
        QNEAR(std::get<double>(rows[0][1]), measure(*coupled, "stop_time"), 0);
        QNEAR(std::get<double>(rows[1][2]), measure(*approximate, "travel"), 0);
    }

    /// On the level the decoupled rod of the length 2 L slides |V0|²/(2 μg) from its start and turns by
    /// ω0²/(2 K) from its first angle, K = 3 μg/(2 L).
    void theTableOfModels() {
        const double f = 0.25 * 9.81, L = 0.6, spin = 7, K = 1.5 * f / L;
        const auto solved = run({{"phi", 0.0},
                                 {"mu", 0.25},
                                 {"L1", L},
                                 {"L2", L},
                                 {"x0", 4.0},
                                 {"w0", -2.0},
                                 {"theta0", 30.0},
                                 {"vx", 3.0},
                                 {"vw", 4.0},
                                 {"spin", spin}});
        const ResultTable& table = solved->tables.front();
        const auto cell = [&](const char* id) { // of the decoupled model
            const auto at = std::ranges::find(table.columns, id, &Quantity::id) - table.columns.begin();
            return std::get<double>(table.rows.at(1).at(static_cast<std::size_t>(at)));
        };
        QNEAR(cell("stop_time"), std::max(5 / f, spin / K), 1e-12);
        QNEAR(cell("displacement"), 25 / (2 * f), 1e-12);
        QNEAR(cell("theta"), 30 + spin * spin / (2 * K) * 180 / std::numbers::pi, 1e-10);
    }

    /// A body that slides and spins meets less friction against either, so the coupled model stops later than
    /// the decoupled one. The run lasts until then, whichever of the two is chosen.
    void runsEndWithTheLastRoughModel() {
        const auto coupled = run({{"phi", 0.0}}), approximate = run({{"phi", 0.0}, {"model", decoupled}});
        QVERIFY(measure(*coupled, "stop_time") > measure(*approximate, "stop_time") + 0.01);
        QCOMPARE(approximate->duration, measure(*coupled, "stop_time"));
        QCOMPARE(coupled->duration, measure(*coupled, "stop_time"));
    }

    /// A dumb-bell that spins on the spot: each end, L from the middle, has half of the friction μ m g,
    /// whether by its weight or evenly, and friction takes μ g/L from the spin.
    void halvesOfADumbBell() {
        for (const char* sharing : {"by-weight", "evenly"}) {
            const auto solved = run({{"body", std::string("particles")},
                                     {"particles", particlesFrom("2:-0.5:0, 2:0.5:0")},
                                     {"sharing", std::string(sharing)},
                                     {"phi", 0.0},
                                     {"mu", 0.25},
                                     {"vx", 0.0},
                                     {"vw", 0.0},
                                     {"spin", 8.0}});
            QNEAR(measure(*solved, "stop_time"), 8 / (0.25 * 9.81 / 0.5), 1e-9);
        }
    }

    /// The printed formulas of a box leave cos φ out of its friction. Straight downhill it decelerates by
    /// g (μ − sin φ) as printed and by g (μ cos φ − sin φ) in fact.
    void aBoxAsPrintedHasTheFrictionOfTheLevel() {
        const double phi = 12 * std::numbers::pi / 180;
        for (const bool printed : {true, false}) {
            const auto solved = run({{"body", std::string("box")},
                                     {"model", decoupled},
                                     {"formulas", std::string(printed ? "printed" : "corrected")},
                                     {"phi", 12.0},
                                     {"mu", 0.5},
                                     {"vx", 0.0},
                                     {"vw", -3.0},
                                     {"spin", 0.0}});
            const double friction = printed ? 0.5 : 0.5 * std::cos(phi);
            QNEAR(measure(*solved, "stop_time"), 3 / (9.81 * (friction - std::sin(phi))), 1e-10);
            QNEAR(measure(*solved, "travel"), 4.5 / (9.81 * (friction - std::sin(phi))), 1e-10);
        }
    }

    /// Seen from above, counter-clockwise about the plane's normal.
    void spaceTurnsWithThePlane() {
        const double phi = 22.5 * std::numbers::pi / 180;
        const std::string box = "box";
        const auto solved = run({{"body", box}, {"phi", 22.5}, {"x0", 3.0}, {"w0", 2.0}, {"theta0", 90.0}});
        const auto state = solved->state(0);
        const Eigen::Quaterniond turning(quantity(state, "turning_w"), quantity(state, "turning_x"),
                                         quantity(state, "turning_y"), quantity(state, "turning_z"));
        const Point3 uphill(0, std::sin(phi), -std::cos(phi)), out(0, std::cos(phi), std::sin(phi));
        QVERIFY((turning * Point3(1, 0, 0) - uphill).norm() < 1e-12); // θ = 90° points uphill
        QVERIFY((turning * Point3(0, 0, 1) - out).norm() < 1e-12);
        const Point3 centre(quantity(state, "space_x"), quantity(state, "space_y"),
                            quantity(state, "space_z"));
        QVERIFY((centre - (Point3(3, 0, 0) + 2 * uphill + 0.1 * out)).norm() < 1e-12);
        const SpaceBody& body = solved->space->bodies.front();
        QVERIFY((body.sides - Point3(1, 0.5, 0.2)).norm() < 1e-12);
    }

    void samplesCoverTheRun() {
        for (const char* body : {"particle", "particles", "rod", "board", "box"}) {
            const auto solved = run({{"body", std::string(body)}});
            const Samples samples = solved->samples(300);
            QCOMPARE(samples.columns.size(), plane().quantities.size());
            QCOMPARE(samples.t.front(), 0.0);
            QCOMPARE(samples.t.back(), solved->duration);
            QVERIFY(std::ranges::is_sorted(samples.t));
            for (const auto& column : samples.columns) {
                QCOMPARE(column.size(), samples.t.size());
                QVERIFY(std::ranges::all_of(column, [](double v) { return std::isfinite(v); }));
            }
        }
    }

    void particlesAreRead() {
        Values values = defaultValues(plane().parameters);
        values["particles"] = particlesFrom(" 2:-0.5:1e-1,\t1 : 0.25 : 0 ");
        const std::vector<GivenParticle> read = inputsOf(inputTable(), values).particles;
        QCOMPARE(read.size(), std::size_t(2));
        QCOMPARE(read[0].mass, 2.0);
        QCOMPARE(read[1].place.x(), 0.25);
        QVERIFY(says(complaintAbout("1:0"), "particle 1: \"1:0\" does not have the form m:x:y"));
        QVERIFY(
            says(complaintAbout("1:0:0, 1:x:0"), "Particle 2, forward offset x₂ = \"x\" is not a number"));
        QVERIFY(says(complaintAbout("1:0:0, 0:1:0"), "Particle 2, mass m₂ = 0 kg is out of range"));
        QVERIFY(says(complaintAbout("1:0:0, 1:nan:0"), "not a number"));
        QVERIFY(says(complaintAbout("1:0:0, 1:1e9:0"), "at most 1000000 m"));
        QVERIFY(says(complaintAbout(""), "at least 2 particles are needed"));
        QVERIFY(says(complaintAbout("1:0:0"), "at least 2 particles are needed"));
        std::string many;
        for (int i = 0; i < 60; ++i)
            many += "1:" + std::to_string(i) + ":0,";
        QVERIFY(says(complaintAbout(many), "at most 50 particles are allowed"));
    }

    void particlesAtOnePlaceAreNoBody() {
        Values values = defaultValues(plane().parameters);
        values["particles"] = particlesFrom("1:2:3, 4:2:3");
        QVERIFY(problems(plane(), values).empty()); // the body is a rod
        values["body"] = std::string("particles");
        const auto found = problems(plane(), values);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].parameter, std::string("particles"));
        QVERIFY(says(found[0].message, "the same position"));
    }

    /// The body moves about the common centre of mass, wherever the particles were measured from.
    void particlesMayBeMeasuredFromAnywhere() {
        const auto at = [](const char* text) {
            const std::string particles = "particles";
            return run({{"body", particles}, {"particles", particlesFrom(text)}})->state(0.8);
        };
        const auto here = at("1:0:0, 3:1:0, 2:0:1"), there = at("1:7:-2, 3:8:-2, 2:7:-1");
        for (const char* id : {"x", "w", "theta", "vx", "vw", "spin"})
            QNEAR(quantity(here, id), quantity(there, id), 1e-8);
    }

    void narrowBoardsAreRods() {
        Values values = defaultValues(plane().parameters);
        values["body"] = std::string("board");
        values["half_b"] = 1e-5;
        const auto found = problems(plane(), values);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].parameter, std::string("half_b"));
        QVERIFY(says(found[0].message, "choose the body “Thin rod”"));
        values["body"] = std::string("rod");
        QVERIFY(problems(plane(), values).empty());
    }

    /// Every example solves, and says what its notes say.
    void examplesSolve() {
        for (const Example& example : plane().examples)
            for (const ExampleExperiment& experiment : example.experiments) {
                const auto solved = run(experiment.values);
                QVERIFY2(solved, example.id.c_str());
                QVERIFY(measure(*solved, "energy_residual") < 1e-9);
                QVERIFY(!solved->outcome.sentence.empty() && solved->duration > 0);
            }
    }

    /// Where the plane's origin is changes no motion, and its energy adds up anywhere.
    void farFromTheOrigin() {
        const auto near = run({{"vw", 0.17}});
        const auto far = run({{"vw", 0.17}, {"x0", -1e6}, {"w0", 1e6}});
        QCOMPARE(measure(*far, "stop_time"), measure(*near, "stop_time"));
        QVERIFY(measure(*far, "energy_residual") < 1e-10);
        QVERIFY(far->doubts.empty());
    }

    /// A run that reaches the bound on its steps says so, and is not vouched for.
    void givenUpIsSaid() {
        const auto fast = run({{"spin", 1e5}});
        QCOMPARE(fast->outcome.id, std::string("given-up"));
        QVERIFY(says(fast->outcome.sentence, "Aborted after"));
        QCOMPARE(fast->doubts.size(), std::size_t(1));
        // (λ + √(1 + λ²)) tan φ = 0.3294 holds this rod, λ = 2/3.
        const Values rod{{"L1", 0.2}, {"L2", 1.0}, {"phi", 10.0}, {"vx", 0.0}, {"vw", 0.0}, {"spin", 0.0}};
        const auto with = [&](double mu) {
            Values values = rod;
            values["mu"] = mu;
            return run(values);
        };
        const double limit = (2.0 / 3 + std::hypot(1, 2.0 / 3)) * std::tan(std::numbers::pi / 18);
        QVERIFY(says(with(limit * (1 - 1e-9))->outcome.sentence, "friction nearly holds it"));
        QVERIFY(says(with(limit * (1 - 1e-5))->outcome.sentence, "Still moving"));
        QVERIFY(says(with(0.3295)->outcome.sentence, "Stays at rest"));
        QVERIFY(says(with(0.328)->outcome.sentence, "Comes to rest"));
        QVERIFY(says(with(0.3)->outcome.sentence, "Comes to rest"));
    }

    /// Dragging the start and the tip of the velocity.
    void handlesChangeTheStart() {
        Values values = defaultValues(plane().parameters);
        const auto drag = [&values](std::size_t handle, Point to) {
            return prepared(plane(), values)->drag(handle, to);
        };
        for (const auto& [id, value] : drag(0, {3.25, -1}))
            values[id] = value;
        QCOMPARE(std::get<double>(values["x0"]), 3.25);
        QCOMPARE(std::get<double>(values["w0"]), -1.0);
        for (const auto& [id, value] : drag(1, {5, 2}))
            values[id] = value;
        QCOMPARE(std::get<double>(values["vx"]), 1.75);
        QCOMPARE(std::get<double>(values["vw"]), 3.0);
        const auto handles = prepared(plane(), values)->handles();
        QVERIFY((handles[1].place - Point(5, 2)).norm() < 1e-12);
        QVERIFY(problems(plane(), values).empty());
    }
};

TALWEG_TEST(tst_rough_plane, TestRoughPlane, QCoreApplication)
#include "tst_rough_plane.moc"
