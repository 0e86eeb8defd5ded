#include "physics/near.h"
#include "support/options.h"
#include "systems/incline/incline_system.h"
#include "systems/reading.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/rover/rover_system.h"
#include "systems/surface/surface_system.h"
#include "systems/system.h"
#include "systems/table.h"
#include "systems/track/track_system.h"

#include <ctime>
#include <iostream>
#include <map>

using namespace talweg;
using namespace talweg::tests;

// Inputs of any size, put together at random: every run is whole, in time, and vouched for or says why not.
// Arguments: --runs N [--seed S] [--system ID] try so many of each system; what takes more than a second of
// the processor is an error then.

namespace {

constexpr std::size_t usual = 40;
std::size_t runs = usual;
unsigned seed = 1;
std::string only;

std::string text(double x) {
    return "(" + shortest(x) + ")";
}

/// From the ranges' ends, zero, small ones, usual ones and those of any size.
double numberFor(const Parameter& p, RandomSource& dice) {
    const double defaultValue =
        std::holds_alternative<double>(p.defaultValue) ? std::get<double>(p.defaultValue) : 1;
    switch (dice.below(8)) {
    case 0:
        return std::isfinite(p.range.min) ? p.range.min : 0;
    case 1:
        return std::isfinite(p.range.max) ? p.range.max : 1e6;
    case 2:
        return 0;
    case 3:
        return std::pow(10, dice.between(-12, 0)) * (dice.chance(0.5) ? 1 : -1);
    case 4:
        return std::pow(10, dice.between(0, 6)) * (dice.chance(0.5) ? 1 : -1);
    case 5:
        return std::round(dice.between(-20, 20));
    default:
        return defaultValue * std::pow(10, dice.between(-1, 1))
               + (dice.chance(0.3) ? dice.between(-1, 1) : 0);
    }
}

/// A function of the variable with features of any width.
std::string functionOf(const char* x, RandomSource& dice) {
    std::string sum;
    for (std::size_t n = 1 + dice.below(3); n > 0; --n) {
        const std::string height = text(std::pow(10, dice.between(-4, 1.3)) * (dice.chance(0.5) ? 1 : -1));
        const std::string width = text(std::pow(10, dice.between(-3, 2)));
        const std::string place = text(dice.chance(0.2) ? 0 : dice.between(-10, 60));
        const std::string u = "((" + std::string(x) + "-" + place + ")/" + width + ")";
        static const char* const shapes[]{"*exp(-U^2)", "*sin(U)",          "*abs(U)",         "/(1+U^2)",
                                          "*tanh(U)",   "*max(0,1-abs(U))", "*sqrt(U^2+1e-6)", "*U",
                                          "*U^2",       "*cos(U)",          "*(U<0?0:U^2)",    "*atan(U)",
                                          "*cbrt(U)",   "*floor(U)/1000",   "*log(2+sin(U))"};
        std::string shape = shapes[dice.below(std::size(shapes))];
        for (std::size_t at; (at = shape.find('U')) != std::string::npos;)
            shape.replace(at, 1, u);
        sum += (sum.empty() ? "" : "+") + height + shape;
    }
    return sum;
}

std::string textFor(const Parameter& p, RandomSource& dice) {
    if (p.id == "x") return dice.chance(0.6) ? "t" : functionOf("t", dice);
    return functionOf(p.group == "Track" ? "t" : "x", dice);
}

std::string rowsFor(const Parameter& p, RandomSource& dice) {
    if (p.id == "particles") {
        std::string all;
        for (std::size_t n = 2 + dice.below(4); n > 0; --n)
            all += (all.empty() ? "" : ",") + shortest(std::pow(10, dice.between(-3, 3))) + ":"
                   + shortest(dice.chance(0.2) ? 0 : dice.between(-2, 2)) + ":"
                   + shortest(dice.between(-2, 2));
        return all;
    }
    std::string all;
    static const char* const bodies[]{"solid-sphere", "hollow-sphere", "solid-cylinder", "hollow-cylinder",
                                      "body k=0.3"};
    for (std::size_t n = 1 + dice.below(4); n > 0; --n)
        all += (all.empty() ? "" : ",") + std::string(bodies[dice.below(std::size(bodies))])
               + (dice.chance(0.5) ? " R=" + shortest(std::pow(10, dice.between(-6, 3))) : "")
               + (dice.chance(0.5) ? " m=" + shortest(std::pow(10, dice.between(-6, 6))) : "");
    return all;
}

Points pointsFor(RandomSource& dice) {
    Points points;
    double x = dice.between(-10, 10);
    const double height = std::pow(10, dice.between(-3, 2));
    for (std::size_t n = 2 + dice.below(12); n > 0; --n) {
        points.emplace_back(x, dice.chance(0.2) ? 0 : height * dice.between(-1, 1));
        x += std::pow(10, dice.between(dice.chance(0.1) ? -6 : -1, 1.5));
    }
    return points;
}

Values drawn(const System& system, RandomSource& dice) {
    Values values = defaultValues(system.parameters);
    const double change = dice.between(0.05, 0.7);
    for (const Parameter& p : system.parameters) {
        using Kind = Parameter::Kind;
        const bool often = p.kind == Kind::choice || p.kind == Kind::text || p.kind == Kind::table;
        if (!dice.chance(often ? 0.7 : change)) continue;
        Value value = p.kind == Parameter::Kind::choice   ? Value(p.choices[dice.below(p.choices.size())].id)
                      : p.kind == Parameter::Kind::points ? Value(pointsFor(dice))
                      : p.kind == Parameter::Kind::text   ? Value(textFor(p, dice))
                      : p.kind == Parameter::Kind::table  ? tableFrom(p, rowsFor(p, dice))
                                                          : Value(numberFor(p, dice));
        if (complaint(p, value).empty()) values[p.id] = std::move(value);
    }
    // In two steps of three the start is where there is something to start on.
    for (const auto& [id, from, to] : {std::tuple{"x0", "x_from", "x_to"}, std::tuple{"p0", "", ""}})
        if (values.contains(id) && dice.chance(0.67)) {
            if (*from && values.contains(from))
                values[id] = std::lerp(std::get<double>(values[from]), std::get<double>(values[to]),
                                       dice.between(0, 1));
            else if (id == std::string("p0"))
                values[id] = dice.between(0, 5);
        }
    return values;
}

std::string told(const System& system, const Values& values) {
    std::string all = system.id;
    for (const Parameter& p : system.parameters)
        if (values.at(p.id) != p.defaultValue)
            all += " --set \"" + p.id + "=" + write(p, values.at(p.id)) + "\"";
    return all;
}

/// Whether the run takes the number of steps that was typed, or those that a stiff law of friction needs.
bool hasMandatorySteps(const Values& values) {
    const auto is = [&values](const char* id, const char* choice) {
        const auto found = values.find(id);
        return found != values.end() && found->second == Value(std::string(choice));
    };
    return is("solver", "rk4") || is("solver", "hand_rk4") || is("solver", "hand_euler")
           || is("friction", "regularised");
}

/// What is wrong with a run; empty if nothing is.
std::string wrongWith(const System& system, const Run& run) {
    if (!(std::isfinite(run.duration) && run.duration >= 0)) return "has no duration";
    if (run.outcome.sentence.empty()) return "has no outcome";
    for (const RunEvent& event : run.events)
        if (!event.place.allFinite() || !(event.t >= 0 && event.t <= run.duration))
            return "has a stray event";
    // The models that a rough plane's run is compared with may be given up.
    std::vector<std::string> needed;
    for (const SceneBody& body : run.scene.bodies)
        if (system.id != "rough-plane") needed.insert(needed.end(), {body.x, body.y});
    if (system.id == "rough-plane") needed = {"x", "w"};
    const std::vector<Quantity> columns = columnsOf(system, run);
    for (int i = 0; i <= 7; ++i) {
        const std::vector<double> state = run.state(run.duration * i / 7);
        for (std::size_t c = 0; c < state.size(); ++c) {
            if (std::isinf(state[c])) return "has an infinite " + columns[c].id;
            if (std::isnan(state[c]) && std::ranges::count(needed, columns[c].id) > 0)
                return "has no " + columns[c].id;
        }
    }
    for (const Measure& m : run.measures) {
        if (std::isinf(m.value)) return "has an infinite " + m.quantity.id;
        const bool residual = m.quantity.id == "energy_residual" || m.quantity.id == "energy_error";
        if (residual && !(m.value <= maxResidual) && everyWarning(run).empty())
            return "is off in energy by " + shortest(m.value) + " and does not say so";
    }
    return {};
}

} // namespace

class TestRandomInputs : public QObject {
    Q_OBJECT
private slots:
    void anyInputs_data() {
        QTest::addColumn<int>("which");
        int i = 0;
        for (const char* id : {"track", "surface", "rough-plane", "incline", "rover"})
            QTest::newRow(id) << i++;
    }

    void anyInputs() {
        QFETCH(int, which);
        const System system = which == 0   ? track::system()
                              : which == 1 ? surface::system()
                              : which == 2 ? rough_plane::system()
                              : which == 3 ? incline::system()
                                           : rover::system();
        if (!only.empty() && only != system.id) return;
        std::size_t solved = 0, refused = 0, wrong = 0, slow = 0;
        std::map<std::string, std::size_t> doubts;
        double longest = 0;
        for (std::size_t i = 0; i < runs; ++i) {
            RandomSource dice(seed * 7'919u + static_cast<unsigned>(i) * 5u + static_cast<unsigned>(which));
            const Values values = drawn(system, dice);
            const std::clock_t begin = std::clock();
            const auto inputs = prepare(system, values).inputs;
            const bool fits = inputs != nullptr;
            std::shared_ptr<const Run> run;
            try {
                if (fits) run = inputs->solve({}, {});
            } catch (const std::exception& why) {
                ++wrong;
                std::cout << why.what() << ": " << told(system, values) << std::endl;
            }
            const double took = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
            longest = std::max(longest, took);
            (fits ? solved : refused) += 1;
            if (runs > usual && took > 1 && !hasMandatorySteps(values)) {
                ++slow;
                std::cout << took << " s: " << told(system, values) << std::endl;
            }
            if (!run) continue;
            for (const Doubt& doubt : run->doubts) {
                ++doubts[word(doubt.kind)];
                const bool isOfEnergy =
                    doubt.kind == Doubt::Kind::residual || doubt.kind == Doubt::Kind::ledger;
                if (runs > usual && isOfEnergy)
                    std::cout << doubt.sentence << ": " << told(system, values) << std::endl;
            }
            // A term that cannot be, and nothing else that is doubted: no run that is solved rightly has one.
            const auto ofTerms = std::ranges::count(run->doubts, Doubt::Kind::ledger, &Doubt::kind);
            if (ofTerms > 0 && static_cast<std::size_t>(ofTerms) == run->doubts.size()) {
                ++wrong;
                std::cout << run->doubts.front().sentence << ": " << told(system, values) << std::endl;
            }
            if (const std::string what = wrongWith(system, *run); !what.empty()) {
                ++wrong;
                std::cout << what << ": " << told(system, values) << std::endl;
            }
        }
        if (runs > usual) {
            std::cout << system.id << ": " << solved << " runs, " << refused << " refused, " << wrong
                      << " wrong, " << slow << " over 1 s, the longest " << longest << " s";
            for (const auto& [kind, count] : doubts)
                std::cout << ", " << count << " in doubt by " << kind;
            std::cout << std::endl;
        }
        QCOMPARE(wrong, std::size_t(0));
        QCOMPARE(slow, std::size_t(0));
        QVERIFY(solved > runs / 10);
    }
};

int tst_random_inputs(int argc, char* argv[]) {
    std::vector<char*> others = talweg::tests::takeOptions(
        argc, argv,
        {{"--runs", [](const std::string& text) { runs = std::stoul(text); }},
         {"--system", [](const std::string& text) { only = text; }},
         {"--seed", [](const std::string& text) { seed = static_cast<unsigned>(std::stoul(text)); }}});
    TestRandomInputs test;
    return QTest::qExec(&test, static_cast<int>(others.size()), others.data());
}

#include "tst_random_inputs.moc"
