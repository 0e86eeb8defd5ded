#include "physics/near.h"
#include "support/options.h"
#include "systems/reading.h"
#include "systems/rover/batch/batch.h"
#include "systems/rover/rover_system.h"
#include "systems/system.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <condition_variable>
#include <iostream>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

using namespace talweg;
using namespace talweg::tests;

// Runs with equal numbers, as people type them, by every method that there is: the results must agree.
// Arguments: --runs N [--seed S] [--equal 0] try N runs, print each mismatch with its command, and count;
// with --equal 0 numbers are random instead of typed and equal.

namespace {

constexpr std::size_t usual = 150;
std::size_t runs = usual;
unsigned seed = 1;
bool equal = true;

/// Numbers that agree to this fraction of the run's size agree. Most agree to 1e-9; bounces to and fro in a
/// corner leave up to a few 1e-7.
constexpr double tolerance = 1e-6;
/// Steps of 2 ms leave about this.
constexpr double fixedTolerance = 2e-5;
/// Stepped methods solve each impact for itself; runs with more of them than this are compared up to about so
/// many.
constexpr double manyImpacts = 1000;
/// A run that takes longer is given up where many are tried.
constexpr std::chrono::seconds longest{3};
/// Relative change of an input that shows how much a result depends on its digits.
constexpr double nudge = 1e-9;
/// The error of a method's steps, summed over a run, as a multiple of the nudge.
constexpr double resolved = 20;

double& number(Values& values, const char* id) {
    Value& value = values.at(id);
    if (!std::holds_alternative<double>(value)) value = 0.0;
    return std::get<double>(value);
}

double numberOf(const Values& values, const char* id) {
    const double* n = std::get_if<double>(&values.at(id));
    return n ? *n : 0;
}

using Typed = std::initializer_list<double>;

double oneOf(Typed numbers, RandomSource& dice) {
    return numbers.begin()[dice.below(numbers.size())];
}

/// A number from a list that people type from, or one between its ends.
double drawn(Typed numbers, RandomSource& dice) {
    if (equal) return oneOf(numbers, dice);
    return dice.between(*std::ranges::min_element(numbers), *std::ranges::max_element(numbers));
}

Points profile(RandomSource& dice) {
    Points points;
    double x = 0;
    for (std::size_t n = 2 + dice.below(6); n > 0; --n) {
        points.emplace_back(x, drawn({-1, -0.5, 0, 0, 0.2, 0.5, 1, 2}, dice));
        x += drawn({0.001, 0.5, 1, 1, 2, 5, 10}, dice);
    }
    return points;
}

double tangent(double degrees) {
    return std::tan(degrees * std::acos(-1) / 180);
}

/// Makes two or more inputs of a run equal, or one equal to the limit that others set.
struct Coincidence {
    const char* name;
    void (*apply)(Values&, RandomSource&);
};

const std::array coincidences{
    Coincidence{"wind = speed", [](Values& v, RandomSource&) { number(v, "wind") = numberOf(v, "u4"); }},
    Coincidence{"wind = -speed", [](Values& v, RandomSource&) { number(v, "wind") = -numberOf(v, "u4"); }},
    Coincidence{"z0 = b",
                [](Values& v, RandomSource&) {
                    v["wind_profile"] = std::string("log");
                    number(v, "z0") = numberOf(v, "b");
                    number(v, "z_ref") = 2 * numberOf(v, "b");
                }},
    Coincidence{"z_ref = b",
                [](Values& v, RandomSource&) {
                    v["wind_profile"] = std::string("log");
                    number(v, "z_ref") = numberOf(v, "b");
                    number(v, "z0") = numberOf(v, "b") / 10;
                }},
    Coincidence{"c_rr = mu_k", [](Values& v, RandomSource&) { number(v, "c_rr") = numberOf(v, "mu_k"); }},
    Coincidence{"c_rr = mu", [](Values& v, RandomSource&) { number(v, "c_rr") = numberOf(v, "mu"); }},
    Coincidence{"c_rr = tan theta",
                [](Values& v, RandomSource&) { number(v, "c_rr") = tangent(numberOf(v, "theta")); }},
    Coincidence{"mu_k = mu", [](Values& v, RandomSource&) { number(v, "mu_k") = numberOf(v, "mu"); }},
    Coincidence{"mu = 0", [](Values& v, RandomSource&) { number(v, "mu") = number(v, "mu_k") = 0; }},
    Coincidence{"mu = tan theta",
                [](Values& v, RandomSource&) { number(v, "mu") = tangent(numberOf(v, "theta")); }},
    Coincidence{"mu = limit of rolling",
                [](Values& v, RandomSource&) {
                    const double k = numberOf(v, "k");
                    number(v, "mu") = number(v, "mu_k") = tangent(numberOf(v, "theta")) * k / (1 + k);
                }},
    Coincidence{"beta = theta", [](Values& v, RandomSource&) { number(v, "beta") = numberOf(v, "theta"); }},
    Coincidence{"beta = 0", [](Values& v, RandomSource&) { number(v, "beta") = 0; }},
    Coincidence{"pl = 0", [](Values& v, RandomSource&) { number(v, "pl") = 0; }},
    Coincidence{"pl = b", [](Values& v, RandomSource&) { number(v, "pl") = numberOf(v, "b"); }},
    Coincidence{"dh = -b", [](Values& v, RandomSource&) { number(v, "dh") = -numberOf(v, "b"); }},
    Coincidence{"clearance = b", [](Values& v, RandomSource&) { number(v, "clearance") = numberOf(v, "b"); }},
    Coincidence{"u4 = 0", [](Values& v, RandomSource&) { number(v, "u4") = 0; }},
    Coincidence{
        "u4 = sqrt(g b)",
        [](Values& v, RandomSource&) { number(v, "u4") = std::sqrt(numberOf(v, "g") * numberOf(v, "b")); }},
    Coincidence{"e = 0", [](Values& v, RandomSource&) { number(v, "e") = 0; }},
    Coincidence{"e = 1", [](Values& v, RandomSource&) { number(v, "e") = 1; }},
    Coincidence{"no spin", [](Values& v, RandomSource&) { v["u3"] = 0.0; }},
    Coincidence{"backspin", [](Values& v, RandomSource&) { v["u3"] = numberOf(v, "u4") / numberOf(v, "b"); }},
    Coincidence{"start on a corner",
                [](Values& v, RandomSource& dice) {
                    v["q1"] = v["terrain"] == Value(std::string("profile"))
                                  ? std::get<Points>(v["profile"]).back().x()
                                  : oneOf({0, 0, 1}, dice) * numberOf(v, "pl");
                }},
    Coincidence{"no step in a profile", [](Values& v, RandomSource&) {
                    v["terrain"] = std::string("profile");
                    Points& points = std::get<Points>(v["profile"]);
                    for (Point& p : points)
                        p.y() = 0.1 * p.x();
                }}};

Values inputs(const System& system, RandomSource& dice) {
    Values v = defaultValues(system.parameters);
    const std::array terrains{"valley", "gully", "hill", "slope", "flat", "profile", "profile"};
    v["terrain"] = std::string(terrains[dice.below(terrains.size())]);
    number(v, "beta") = drawn({0, 5, 10, 15, 25, 30, 45, 60}, dice);
    number(v, "theta") = drawn({0, 5, 10, 15, 25, 30, 45, 60}, dice);
    number(v, "dh") = drawn({-0.1, -0.5, -1, -2, -3, -10, -30}, dice);
    number(v, "pl") = drawn({0, 0.5, 1, 5, 9, 30}, dice);
    v["profile"] = profile(dice);
    number(v, "b") = drawn({0.1, 0.5, 1, 1, 2, 3}, dice);
    number(v, "m") = drawn({0.1, 1, 5, 20}, dice);
    number(v, "k") = drawn({0.1, 0.3, 0.4, 0.4, 0.67, 1}, dice);
    number(v, "e") = drawn({0, 0.1, 0.5, 0.8, 0.9, 0.92, 1}, dice);
    number(v, "mu") = drawn({0, 0.05, 0.1, 0.3, 0.5, 0.8, 1}, dice);
    number(v, "mu_k") = equal ? std::min(numberOf(v, "mu"), drawn({0, 0.04, 0.1, 0.24, 0.4, 0.8}, dice))
                              : numberOf(v, "mu") * dice.between(0.3, 1);
    number(v, "g") = drawn({1.6, 3.71, 9.81}, dice);
    number(v, "u4") = drawn({-5, -1, 0, 0.5, 1, 2, 3, 5, 8}, dice);
    if (dice.chance(0.5)) {
        number(v, "rho") = drawn({0.0155, 0.02, 1.225}, dice);
        number(v, "wind") = drawn({-20, -10, -5, 0, 0.5, 1, 5, 10, 20}, dice);
        if (dice.chance(0.3)) v["wind_profile"] = std::string("log");
    }
    if (dice.chance(0.3)) number(v, "c_rr") = drawn({0.01, 0.05, 0.1}, dice);
    if (dice.chance(0.2)) v["u3"] = drawn({-5, 0, 1, 5}, dice);
    if (dice.chance(0.5)) v["until"] = std::string("rest");
    number(v, "t_end") = 60;
    if (equal)
        for (std::size_t n = 1 + dice.below(3); n > 0; --n)
            coincidences[dice.below(coincidences.size())].apply(v, dice);
    return v;
}

std::string command(const System& system, const Values& values) {
    std::string all = "talweg run " + system.id;
    for (const Parameter& p : system.parameters)
        if (values.at(p.id) != p.defaultValue)
            all += " --set '" + p.id + "=" + write(p, values.at(p.id)) + "'";
    return all;
}

/// What is compared of a run: where it ends, when, and its ledger, each with its size.
struct Ended {
    std::string outcome;
    std::vector<double> numbers;
    bool doubtful = false;
    bool isAtTimeLimit = false; ///< what happens just then may happen or not
    double impacts = 0;
};

const std::array measures{"x", "t", "height", "final_x", "final_t", "final_height"};
constexpr std::size_t finalTime = 4;
const std::array ledger{"translational",   "rotational", "potential",  "impact_normal",
                        "impact_friction", "sliding",    "resistance", "wind_work"};

/// The run; nothing where many are tried and it takes too long.
std::shared_ptr<const Run> solved(const Prepared& inputs) {
    if (runs <= usual) return inputs.solve({}, {});
    std::stop_source late;
    const std::jthread watch([&late](const std::stop_token& solved) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any clock;
        clock.wait_for(lock, solved, longest, [] { return false; });
        if (!solved.stop_requested()) late.request_stop();
    });
    return inputs.solve(late.get_token(), {});
}

Ended endedBy(const System& system, const Values& values) {
    const auto inputs = prepare(system, values).inputs;
    if (!inputs) return {"refused", {}, false, false, 0};
    const auto run = solved(*inputs);
    if (!run) return {"aborted", {}, true, false, 0};
    const auto measure = [&](const char* id) {
        const auto found =
            std::ranges::find(run->measures, id, [](const Measure& m) { return m.quantity.id; });
        return found == run->measures.end() ? 0 : found->value;
    };
    Ended ending{run->outcome.id, {}, !run->doubts.empty(), false, measure("impacts")};
    for (const char* id : measures)
        ending.numbers.push_back(measure(id));
    ending.isAtTimeLimit = ending.numbers[finalTime] >= numberOf(values, "t_end") * (1 - 1e-12);
    const std::vector<double> last = run->state(run->duration);
    for (const char* id : ledger)
        ending.numbers.push_back(last[*columnOf(system, *run, id)]);
    return ending;
}

/// The greatest difference, each relative to the size of its kind.
double between(const Ended& a, const Ended& b) {
    const bool isSame = a.outcome == b.outcome || a.isAtTimeLimit || b.isAtTimeLimit;
    if (!isSame || a.numbers.size() != b.numbers.size()) return std::numeric_limits<double>::infinity();
    double length = 1, energy = 0, greatest = 0;
    for (std::size_t i = 0; i < a.numbers.size(); ++i)
        (i < measures.size() ? length : energy) =
            std::max(i < measures.size() ? length : energy, std::abs(a.numbers[i]));
    for (std::size_t i = 0; i < a.numbers.size(); ++i) {
        if (std::isnan(a.numbers[i]) && std::isnan(b.numbers[i])) continue;
        const double scale = i < measures.size() ? length : std::max(energy, 1e-9);
        const double apart = std::abs(a.numbers[i] - b.numbers[i]) / scale;
        greatest = std::isnan(apart) ? std::numeric_limits<double>::infinity() : std::max(greatest, apart);
    }
    return greatest;
}

/// Runs with slightly less and slightly more of an input; of the profile, the heights.
std::array<Values, 2> nearby(const Values& values, const char* id) {
    std::array sides{values, values};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const double factor = 1 + (i == 0 ? -nudge : nudge);
        if (auto* points = std::get_if<Points>(&sides[i][id])) {
            for (Point& p : *points)
                p.y() *= factor;
        } else {
            number(sides[i], id) *= factor;
        }
    }
    return sides;
}

/// How far apart the endings of nearby runs are: what no method can be asked to resolve.
double sensitivity(const System& system, const Values& values) {
    double greatest = 0;
    for (const char* id :
         {"u4", "b", "mu", "mu_k", "k", "theta", "e", "wind", "rho", "c_rr", "g", "profile"}) {
        const auto [less, more] = nearby(values, id);
        const Ended a = endedBy(system, less), b = endedBy(system, more);
        if (!a.numbers.empty() && !b.numbers.empty()) greatest = std::max(greatest, between(a, b));
    }
    return greatest;
}

Values with(Values values, const char* id, Value value) {
    values[id] = std::move(value);
    return values;
}

/// What a batch makes of the same run; nothing where there is no batch for it.
std::optional<Ended> byBatch(const System& system, const Values& values) {
    const auto batch = rover::batchOf({values, {"u4"}, {"x", "height"}});
    if (!batch) return std::nullopt;
    const double u4 = numberOf(values, "u4");
    std::uint8_t succeeded = 0, doubtful = 0, ending = 0;
    double x = 0, height = 0;
    BatchRuns one{1, {&u4}, &succeeded, {&x, &height}};
    one.doubtful = &doubtful;
    one.endings = &ending;
    batch->solve(one);
    return Ended{system.endings[ending].id, {x, height}, doubtful != 0, false, 0};
}

} // namespace

class TestRoverCoincidences : public QObject {
    Q_OBJECT
private slots:
    void hopsAtTheRoughness();
    void smoothSlidingEndsInACorner();
    void methodsAgree();
};

/// The last hops of a bounce are lower than a height at z0 = b has digits: they pass z0 neither way.
void TestRoverCoincidences::hopsAtTheRoughness() {
    const System system = rover::system();
    Values values = defaultValues(system.parameters);
    for (const auto& [id, x] : {std::pair{"beta", 45.0},
                                {"theta", 0.0},
                                {"dh", -3.0},
                                {"b", 3.0},
                                {"k", 0.67},
                                {"e", 0.5},
                                {"mu", 0.8},
                                {"mu_k", 0.4},
                                {"g", 1.6},
                                {"u4", 2.0},
                                {"rho", 1.225},
                                {"z_ref", 6.0},
                                {"z0", 3.0},
                                {"t_end", 20.0},
                                {"h", 0.0005}})
        number(values, id) = x;
    for (const auto& [id, choice] :
         {std::pair{"terrain", "gully"}, {"wind_profile", "log"}, {"until", "rest"}})
        values[id] = std::string(choice);
    const Ended exact = endedBy(system, values);
    for (const char* solver : {"adaptive", "rk4"}) {
        const Ended stepped = endedBy(system, with(values, "solver", std::string(solver)));
        QVERIFY2(!stepped.doubtful, solver);
        QVERIFY2(between(exact, stepped) < tolerance, solver);
    }
}

/// Impacts to and fro leave a spin at the level of rounding, which no friction of sliding would end.
void TestRoverCoincidences::smoothSlidingEndsInACorner() {
    const System system = rover::system();
    Values values = defaultValues(system.parameters);
    for (const auto& [id, x] : {std::pair{"beta", 45.0},
                                {"theta", 5.0},
                                {"dh", -2.0},
                                {"k", 1.0},
                                {"mu", 0.5},
                                {"mu_k", 0.0},
                                {"u4", 0.5},
                                {"u3", 0.5},
                                {"rho", 1.225},
                                {"t_end", 20.0}})
        number(values, id) = x;
    values["terrain"] = std::string("gully");
    values["until"] = std::string("rest");
    const Ended exact = endedBy(system, values);
    const Ended stepped = endedBy(system, with(values, "solver", std::string("adaptive")));
    QVERIFY(!exact.isAtTimeLimit);
    constexpr double inCorners = 1e-3; // s: what methods resolve of the time of rest there
    QVERIFY(std::abs(exact.numbers[finalTime] - stepped.numbers[finalTime]) < inCorners);
}

void TestRoverCoincidences::methodsAgree() {
    const System system = rover::system();
    std::map<std::string, std::size_t> counts;
    std::set<std::string> outcomes;
    std::size_t wrong = 0, compared = 0;
    for (std::size_t i = 0; i < runs; ++i) {
        RandomSource dice(seed * 104'729u + static_cast<unsigned>(i));
        Values values = inputs(system, dice);
        Ended exact = endedBy(system, values);
        if (exact.impacts > manyImpacts) {
            number(values, "t_end") = exact.numbers[finalTime] * manyImpacts / exact.impacts;
            exact = endedBy(system, values);
        }
        if (exact.numbers.empty()) {
            ++counts[exact.outcome];
            if (exact.doubtful) std::cout << "takes too long: " << command(system, values) << std::endl;
            continue;
        }
        outcomes.insert(exact.outcome);
        const auto compare = [&](const char* method, const Ended& other, double allowed) {
            if (other.numbers.empty()) {
                ++counts[other.outcome + ", " + method];
                return;
            }
            ++counts[std::string("by ") + method];
            ++compared;
            Ended mine = exact;
            if (other.numbers.size() == 2) mine.numbers = {exact.numbers[0], exact.numbers[2]};
            const double apart = between(mine, other);
            if (apart <= allowed || exact.doubtful || other.doubtful) return;
            const double nearby = sensitivity(system, values);
            if (resolved * nearby >= apart) {
                ++counts[std::string("sensitive, ") + method];
                return;
            }
            ++wrong;
            std::cout << method << " is off by " << apart << ", nearby runs differ by " << nearby << " ("
                      << exact.outcome << ", " << other.outcome << "): " << command(system, values)
                      << std::endl;
        };
        compare("adaptive", endedBy(system, with(values, "solver", std::string("adaptive"))), tolerance);
        if (i % 8 == 0)
            compare("rk4", endedBy(system, with(with(values, "solver", std::string("rk4")), "h", 0.002)),
                    fixedTolerance);
        if (const auto batch = byBatch(system, values)) {
            compare("batch", *batch, 1e-9);
            if (batch->doubtful != exact.doubtful) {
                ++wrong;
                std::cout << "batch does not doubt the same runs: " << command(system, values) << std::endl;
            }
        }
    }
    if (runs > usual) {
        std::cout << runs << " runs, " << compared << " comparisons, " << wrong << " wrong";
        for (const auto& [name, count] : counts)
            std::cout << ", " << count << ' ' << name;
        std::cout << std::endl;
    }
    QCOMPARE(wrong, std::size_t(0));
    for (const char* outcome : {"crossed", "rebounded", "turned", "stopped", "escaped"})
        QVERIFY2(outcomes.contains(outcome), outcome);
}

int tst_rover_coincidences(int argc, char* argv[]) {
    std::vector<char*> others = talweg::tests::takeOptions(
        argc, argv,
        {{"--runs", [](const std::string& text) { runs = std::stoul(text); }},
         {"--seed", [](const std::string& text) { seed = static_cast<unsigned>(std::stoul(text)); }},
         {"--equal", [](const std::string& text) { equal = text != "0"; }}});
    TestRoverCoincidences test;
    return QTest::qExec(&test, static_cast<int>(others.size()), others.data());
}

#include "tst_rover_coincidences.moc"
