#include "support/decorated.h"
#include "support/options.h"
#include "support/test.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/rover_inputs.h"
#include "systems/surface/surface_system.h"
#include "systems/track/track_system.h"

#include <iostream>
#include <map>

using namespace talweg;
using namespace talweg::rover;
using tests::RandomSource;

// Every measure of a run by one solver against the same by another, over random inputs.
// Arguments: --runs N [--seed S].

namespace {

constexpr std::size_t usual = 60;
std::size_t runs = usual;
unsigned seed = 1;

/// On all kinds of ground, in both conventions, a quarter of them out of the plane.
Inputs drawn(RandomSource& dice) {
    Inputs in = tests::randomInputs(dice);
    in.e = std::min(in.e, 0.97);
    in.tEnd = 300;
    if (in.convention == Convention::consistent && dice.chance(0.25)) {
        in.u6 = dice.between(-3, 3);
        if (dice.chance(0.5)) in.u2 = dice.between(-5, 5);
        if (dice.chance(0.5)) in.u1 = dice.between(-5, 5);
    }
    return in;
}

struct Solved {
    std::string outcome;
    std::map<std::string, double> measures;
};

Solved solvedBy(Solver solver, Inputs in) {
    in.solver = solver;
    const auto run = tests::runOf(rover::system(), tests::valuesOf(in), {}, {});
    Solved all{run->outcome.id, {}};
    for (const Measure& measure : run->measures)
        if (measure.quantity.id != "energy_residual") all.measures[measure.quantity.id] = measure.value;
    return all;
}

std::shared_ptr<const Run> runOf(const System& system, const Values& changed) {
    Values values = defaultValues(system.parameters);
    for (const auto& [id, value] : changed)
        values.at(id) = value;
    return problems(system, values).empty() ? tests::runOf(system, values, {}, {}) : nullptr;
}

double quantityAt(const System& system, const Run& run, const char* id, double t) {
    return run.state(t)[columnOf(system, run, id).value()];
}

/// By how much each measure of the exact solver changes when the launch does by some rounding.
std::map<std::string, double> spreadsOf(const Inputs& in, const Solved& exact, double change) {
    std::map<std::string, double> spreads;
    for (const double sign : {1.0, -1.0, 0.37, -0.61}) {
        Inputs near = in;
        const double pace = std::sqrt(in.g * in.b);
        near.u4 += sign * change * (std::abs(in.u4) + pace);
        near.u3 = in.spin() - 0.7 * sign * change * (std::abs(in.spin()) + pace / in.b);
        near.clearance *= 1 + sign * change;
        for (const auto& [id, value] : solvedBy(Solver::event, near).measures)
            spreads[id] = std::max(spreads[id], std::abs(value - exact.measures.at(id)));
    }
    return spreads;
}

} // namespace

class TestMeasures : public QObject {
    Q_OBJECT
private slots:
    void solversAgree_data() {
        QTest::addColumn<int>("which");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("adaptive") << int(Solver::adaptive) << 1e-8;
        QTest::newRow("rk4") << int(Solver::rk4) << 1e-6;
    }
    /// As near as the tolerance, or as what a change of the launch by the tolerance makes of the exact run,
    /// or by steps a quarter as long four times nearer.
    void solversAgree() {
        QFETCH(int, which);
        QFETCH(double, tolerance);
        const Solver solver = Solver(which);
        RandomSource dice(seed);
        std::size_t wrong = 0, sensitive = 0, givenUp = 0;
        std::map<std::string, double> worst;
        for (std::size_t i = 0; i < runs; ++i) {
            dice.beginCase(i);
            const Inputs in = drawn(dice);
            const Solved exact = solvedBy(Solver::event, in);
            const Solved stepped = solvedBy(solver, in);
            if (stepped.outcome == "given-up") {
                ++givenUp;
                continue;
            }
            const double size = std::max({1.0, in.b, std::abs(in.dh)});
            std::string off;
            std::map<std::string, double> spreads, finer;
            for (const auto& [id, value] : exact.measures) {
                const double there = stepped.measures.at(id);
                if (std::isnan(value) && std::isnan(there)) continue;
                const double scale = std::max(std::abs(value), size), apart = std::abs(there - value);
                if (apart <= tolerance * scale) {
                    worst[id] = std::max(worst[id], apart / scale);
                    continue;
                }
                if (spreads.empty()) {
                    Inputs fine = in;
                    fine.h /= 4;
                    spreads = spreadsOf(in, exact, tolerance);
                    if (solver == Solver::rk4) finer = solvedBy(solver, fine).measures;
                }
                if (apart <= 10 * spreads[id]) continue;
                if (!finer.empty() && std::abs(finer.at(id) - value) <= apart / 4) continue;
                off += " " + id + " " + shortest(there) + " for " + shortest(value) + " (spread "
                       + shortest(spreads[id]) + ")";
            }
            if (!spreads.empty()) ++sensitive;
            if (off.empty()) continue;
            ++wrong;
            std::cout << stepped.outcome << " for " << exact.outcome << "," << off << ":"
                      << tests::described(in).toStdString() << std::endl;
        }
        std::cout << runs << " runs, " << wrong << " apart, " << sensitive << " sensitive, " << givenUp
                  << " given up";
        for (const auto& [id, max] : worst)
            std::cout << ", " << id << " " << max;
        std::cout << std::endl;
        QCOMPARE(wrong, std::size_t(0));
    }

    /// A ball that rolls on a track does what a body does that rolls over the same ground, found by the other
    /// system's equations and integrator, until either takes off.
    void trackAndSurfaceAgree() {
        RandomSource dice(seed);
        const System track = track::system(), surface = surface::system();
        std::size_t compared = 0, wrong = 0;
        double worst = 0;
        for (std::size_t i = 0; i < runs; ++i) {
            dice.beginCase(i);
            const double x0 = std::round(dice.between(-9, 9));
            std::string f;
            double start = 0; // f at x0
            for (std::size_t n = 1 + dice.below(3); n > 0; --n) {
                const double height = dice.between(-3, 3), place = dice.between(-8, 8),
                             width = dice.between(1, 5);
                f += (f.empty() ? "(" : "+(") + shortest(height) + ")*exp(-((X-(" + shortest(place) + "))/"
                     + shortest(width) + ")^2)";
                start += height * std::exp(-std::pow((x0 - place) / width, 2));
            }
            const auto of = [&f](char variable) {
                std::string y = f;
                std::ranges::replace(y, 'X', variable);
                return y;
            };
            const double b = dice.between(0.02, 0.3), k = dice.between(0.1, 1), g = dice.between(1, 20);
            const double v0 = dice.between(-3, 3);
            const auto over = runOf(surface, {{"y", of('x')},
                                              {"x_from", -15.0},
                                              {"x_to", 15.0},
                                              {"b", b},
                                              {"k", k},
                                              {"c_rr", 0.0},
                                              {"mu_s", 1e4},
                                              {"mu_k", 1e4},
                                              {"g", g},
                                              {"x0", x0},
                                              {"v0", v0},
                                              {"t_end", 6.0}});
            if (!over) continue;
            const auto along = runOf(track, {{"curve", std::string("custom")},
                                             {"x", std::string("t")},
                                             {"y", of('t')},
                                             {"t_from", -15.0},
                                             {"t_to", 15.0},
                                             {"mode", std::string("ball")},
                                             {"b", b},
                                             {"k", k},
                                             {"g", g},
                                             {"x0", x0},
                                             {"y0", start},
                                             {"v0", v0},
                                             {"t_end", 6.0}});
            if (!along) continue;
            const double ahead = quantityAt(track, *along, "x", 0) - quantityAt(surface, *over, "x", 0);
            if (std::abs(ahead) > 1e-9) continue; // the place nearest to the start is another
            const auto takesOff = [](const RunEvent& event) {
                return event.kind == "take-off" || event.kind == "lift-off" || event.kind == "slips";
            };
            if (std::ranges::any_of(over->events, takesOff) || std::ranges::any_of(along->events, takesOff))
                continue;
            const double end = std::min(over->duration, along->duration);
            double apart = 0;
            for (int n = 1; n <= 16; ++n)
                for (const char* id : {"x", "y", "vx", "vy", "omega"})
                    apart = std::max(apart, std::abs(quantityAt(track, *along, id, end * n / 16)
                                                     - quantityAt(surface, *over, id, end * n / 16)));
            ++compared;
            worst = std::max(worst, apart);
            if (apart > 1e-7) {
                ++wrong;
                std::cout << f << ", b " << b << ", k " << k << ", g " << g << ", x0 " << x0 << ", v0 " << v0
                          << ": " << apart << " apart" << std::endl;
            }
        }
        std::cout << compared << " compared, " << wrong << " apart, at most " << worst << std::endl;
        QCOMPARE(wrong, std::size_t(0));
    }

    /// Without spin, friction couples nothing: a body that presses evenly does the same by both rough models.
    void roughModelsAgree() {
        RandomSource dice(seed);
        const System plane = rough_plane::system();
        double worst = 0;
        for (std::size_t i = 0; i < runs; ++i) {
            dice.beginCase(i);
            Values values{{"body", std::string(dice.chance(0.5) ? "board" : "rod")},
                          {"phi", dice.chance(0.2) ? 0.0 : dice.between(0, 50)},
                          {"mu", dice.chance(0.1) ? 0.0 : dice.between(0, 1.5)},
                          {"g", dice.between(1, 20)},
                          {"theta0", dice.between(-180, 180)},
                          {"vx", dice.chance(0.2) ? 0.0 : dice.between(-3, 3)},
                          {"vw", dice.chance(0.2) ? 0.0 : dice.between(-3, 3)},
                          {"spin", 0.0},
                          {"t_end", 5.0}};
            const auto coupled = runOf(plane, values);
            values["model"] = std::string("decoupled");
            const auto decoupled = runOf(plane, values);
            QVERIFY(coupled && decoupled);
            for (std::size_t m = 0; m < coupled->measures.size(); ++m) {
                const Measure& one = coupled->measures[m];
                const double other = decoupled->measures[m].value;
                if (one.quantity.id == "energy_residual" || (std::isnan(one.value) && std::isnan(other)))
                    continue;
                const double apart = std::abs(one.value - other) / std::max(1.0, std::abs(other));
                QVERIFY2(
                    apart <= 1e-9,
                    qPrintable(
                        QString("%1: %2 for %3").arg(one.quantity.id.c_str()).arg(one.value).arg(other)));
                worst = std::max(worst, apart);
            }
        }
        std::cout << "rough models: at most " << worst << " apart" << std::endl;
    }
};

int tst_measures(int argc, char* argv[]) {
    std::vector<char*> others = talweg::tests::takeOptions(
        argc, argv,
        {{"--runs", [](const std::string& text) { runs = std::stoul(text); }},
         {"--seed", [](const std::string& text) { seed = static_cast<unsigned>(std::stoul(text)); }}});
    TestMeasures test;
    return QTest::qExec(&test, static_cast<int>(others.size()), others.data());
}

#include "tst_measures.moc"
