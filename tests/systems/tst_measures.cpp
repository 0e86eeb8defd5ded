#include "support/test.h"
#include "systems/rover_inputs.h"

#include <iostream>
#include <map>

using namespace talweg;
using namespace talweg::rover;
using tests::Dice;

// Every measure of a run by one solver against the same by another, over random inputs.
// Arguments: --runs N [--seed S].

namespace {

constexpr std::size_t usual = 60;
std::size_t runs = usual;
unsigned seed = 1;

/// On all kinds of ground, in both conventions, a quarter of them out of the plane.
Inputs drawn(Dice& dice) {
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
    bool bouncesOnRim = false; ///< which the exact solver ends at 1e-6 m/s
};

Solved solvedBy(Solver solver, Inputs in) {
    in.solver = solver;
    const auto run = rover::system().solve(tests::valuesOf(in), {}, {});
    Solved all{run->outcome.id, {}};
    for (const Measure& measure : run->measures)
        if (measure.quantity.id != "energy_residual") all.measures[measure.quantity.id] = measure.value;
    all.bouncesOnRim = std::ranges::any_of(run->events, [](const Event& event) {
        return event.kind == "impact" && event.label.find("rim") != std::string::npos;
    });
    return all;
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
        Dice dice(seed);
        std::size_t wrong = 0, sensitive = 0, givenUp = 0;
        std::map<std::string, double> worst;
        for (std::size_t i = 0; i < runs; ++i) {
            const Inputs in = drawn(dice);
            const Solved exact = solvedBy(Solver::event, in);
            const Solved stepped = solvedBy(solver, in);
            if (stepped.outcome == "given-up") {
                ++givenUp;
                continue;
            }
            const double size = std::max({1.0, in.b, std::abs(in.dh)});
            const double part = exact.bouncesOnRim ? std::max(tolerance, 1e-6) : tolerance;
            std::string off;
            std::map<std::string, double> spreads, finer;
            for (const auto& [id, value] : exact.measures) {
                const double there = stepped.measures.at(id);
                if (std::isnan(value) && std::isnan(there)) continue;
                const double scale = std::max(std::abs(value), size), apart = std::abs(there - value);
                if (apart <= part * scale) {
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
        for (const auto& [id, most] : worst)
            std::cout << ", " << id << " " << most;
        std::cout << std::endl;
        QCOMPARE(wrong, std::size_t(0));
    }
};

int tst_measures(int argc, char* argv[]) {
    std::vector<char*> others;
    for (int i = 0; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--runs" && i + 1 < argc)
            runs = std::stoul(argv[++i]);
        else if (argument == "--seed" && i + 1 < argc)
            seed = static_cast<unsigned>(std::stoul(argv[++i]));
        else
            others.push_back(argv[i]);
    }
    TestMeasures test;
    return QTest::qExec(&test, static_cast<int>(others.size()), others.data());
}

#include "tst_measures.moc"
