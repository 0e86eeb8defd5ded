#include "judged_fall.h"
#include "physics/near.h"
#include "study/sensitivity.h"
#include "support/decorated.h"
#include "support/test.h"

#include <set>

using namespace talweg;
using Kind = Distribution::Kind;

namespace {

using Function = std::function<double(const std::vector<double>& probabilities)>;

std::vector<SobolIndex> indicesOf(std::size_t inputs, std::size_t samples, std::uint64_t seed,
                                  const Function& f) {
    const SobolDesign design(inputs, samples, seed);
    std::vector<std::vector<double>> columns(inputs, std::vector<double>(design.runs()));
    for (std::size_t i = 0; i < inputs; ++i)
        design.fill(i, 0, design.runs(), columns[i].data());
    std::vector<double> outputs(design.runs()), point(inputs);
    for (std::size_t run = 0; run < design.runs(); ++run) {
        for (std::size_t i = 0; i < inputs; ++i)
            point[i] = columns[i][run];
        outputs[run] = f(point);
    }
    return sobolIndices(design, outputs, 0.95);
}

/// First order and total, as known in closed form.
struct Known {
    double first, total;
};

/// Ishigami and Homma 1990 with a = 7, b = 0.1, inputs uniform from −π to π.
double ishigami(const std::vector<double>& p) {
    const auto x = [&p](std::size_t i) { return std::numbers::pi * (2 * p[i] - 1); };
    return std::sin(x(0)) + 7 * std::pow(std::sin(x(1)), 2) + 0.1 * std::pow(x(2), 4) * std::sin(x(0));
}

std::vector<Known> ishigamiIndices() {
    const double a = 7, b = 0.1, pi4 = std::pow(std::numbers::pi, 4), pi8 = pi4 * pi4;
    const double v1 = 0.5 * std::pow(1 + b * pi4 / 5, 2), v2 = a * a / 8, v13 = b * b * pi8 * 8 / 225;
    const double v = v1 + v2 + v13;
    return {{v1 / v, (v1 + v13) / v}, {v2 / v, v2 / v}, {0, v13 / v}};
}

/// The g-function of Sobol': the larger a, the less an input matters.
const std::vector<double> gWeights{0, 1, 4.5, 9, 99};

double gFunction(const std::vector<double>& p) {
    double product = 1;
    for (std::size_t i = 0; i < p.size(); ++i)
        product *= (std::abs(4 * p[i] - 2) + gWeights[i]) / (1 + gWeights[i]);
    return product;
}

std::vector<Known> gIndices() {
    std::vector<double> parts;
    double product = 1;
    for (const double a : gWeights) {
        parts.push_back(1 / (3 * (1 + a) * (1 + a)));
        product *= 1 + parts.back();
    }
    std::vector<Known> known;
    for (const double part : parts)
        known.push_back({part / (product - 1), part * product / (1 + part) / (product - 1)});
    return known;
}

MonteCarlo fallOf(std::vector<Distribution> inputs, std::size_t samples) {
    return {defaultValues(tests::judgedFall().parameters), std::move(inputs), {"x", "t"}, samples, 3};
}

const auto batched = std::make_shared<const System>(tests::batchedFall());

} // namespace

class SensitivityTest : public QObject {
    Q_OBJECT

private slots:
    void designIsAsSaltelliDescribes() {
        const SobolDesign design(3, 100, 7);
        const std::size_t n = design.samples();
        QCOMPARE(n, std::size_t{128});
        QCOMPARE(design.runs(), 5 * n);
        for (std::size_t input = 0; input < 3; ++input) {
            std::vector<double> column(design.runs());
            design.fill(input, 0, column.size(), column.data());
            for (std::size_t j = 0; j < n; ++j) {
                QVERIFY(column[j] > 0 && column[j] < 1);
                for (std::size_t other = 0; other < 3; ++other)
                    QCOMPARE(column[(2 + other) * n + j], other == input ? column[n + j] : column[j]);
            }
            // Any stretch is the same as that part of the whole.
            std::vector<double> part(200);
            design.fill(input, 77, part.size(), part.data());
            QVERIFY(std::equal(part.begin(), part.end(), column.begin() + 77));
        }
    }

    void eachShiftFillsEvenly() {
        // Of a digitally shifted Sobol' sequence of 2^m points, each of 2^m equal parts holds one.
        const SobolDesign design(2, 8 * 64, 11);
        for (std::size_t input = 0; input < 2; ++input) {
            std::vector<double> column(2 * design.samples());
            design.fill(input, 0, column.size(), column.data());
            for (std::size_t from = 0; from < column.size(); from += 64) {
                std::set<int> parts;
                for (std::size_t j = from; j < from + 64; ++j)
                    parts.insert(static_cast<int>(64 * column[j]));
                QCOMPARE(parts.size(), std::size_t{64});
            }
        }
    }

    void ishigamiFunction() {
        const auto known = ishigamiIndices();
        QNEAR(known[0].first, 0.3139, 5e-5); // as the literature prints them
        QNEAR(known[2].total, 0.2437, 5e-5);
        const auto found = indicesOf(3, 8192, 1, ishigami);
        for (std::size_t i = 0; i < 3; ++i) {
            QNEAR(found[i].first.value, known[i].first, 0.01);
            QNEAR(found[i].total.value, known[i].total, 0.01);
        }
    }

    void gFunctionOfSobol() {
        const auto known = gIndices();
        const auto found = indicesOf(gWeights.size(), 8192, 1, gFunction);
        for (std::size_t i = 0; i < known.size(); ++i) {
            QNEAR(found[i].first.value, known[i].first, 0.01);
            QNEAR(found[i].total.value, known[i].total, 0.01);
        }
    }

    void estimatesConverge() {
        // The error falls faster than one over the root of N, as quasi-random points promise: by more than 4
        // for 16 times as many, on the average of ten seeds.
        const auto known = ishigamiIndices();
        const auto error = [&known](std::size_t samples) {
            double sum = 0;
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                const auto found = indicesOf(3, samples, seed, ishigami);
                for (std::size_t i = 0; i < 3; ++i)
                    sum += std::abs(found[i].first.value - known[i].first)
                           + std::abs(found[i].total.value - known[i].total);
            }
            return sum;
        };
        QVERIFY(error(1 << 14) < error(1 << 10) / 4);
    }

    void intervalsCoverTheIndices() {
        // Of 95 % intervals of 6 indices and 100 seeds: the indices of one seed are not independent, so that
        // the count may be off by more than a binomial one.
        const auto known = ishigamiIndices();
        int covered = 0;
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const auto found = indicesOf(3, 1024, seed, ishigami);
            for (std::size_t i = 0; i < 3; ++i) {
                const auto [first, total] = found[i];
                covered += first.interval.low <= known[i].first && known[i].first <= first.interval.high;
                covered += total.interval.low <= known[i].total && known[i].total <= total.interval.high;
            }
        }
        QNEAR(covered, 570, 25);
    }

    void constantOutputHasNoIndices() {
        for (const double constant : {0.0, 0.1, -3e20}) {
            const auto found = indicesOf(2, 64, 1, [constant](const auto&) { return constant; });
            QVERIFY(std::isnan(found[0].first.value) && std::isnan(found[1].total.value));
        }
    }

    void sensitivityOfASystem() {
        // x = v t with t = √(2h/g) of independent v and h: the indices follow from means and variances. With
        // h drawn from two values, t is 1 s or 2 s: mean 3/2, variance 1/4. v is uniform from 2 to 4: mean 3,
        // variance 1/3. V = E[v²] E[t²] − (E[v] E[t])².
        MonteCarlo study = fallOf({{"speed", Kind::uniform, {2, 4}}, {"height", Kind::list, {5, 20}}}, 4096);
        study.base["g"] = 10.0;
        QVERIFY(sensitivityProblems(*batched, study).empty());
        const auto result = solveSensitivity(batched, study, 0, {}, {});
        QCOMPARE(result->runs, std::size_t{4 * 4096});
        QCOMPARE(result->indices.size(), std::size_t{3}); // far, x, t
        const double v2 = 1.0 / 3, t2 = 0.25, v = 3, t = 1.5;
        const double variance = (v2 + v * v) * (t2 + t * t) - v * v * t * t;
        const auto& x = result->indices[1];
        QNEAR(x[0].first.value, v2 * t * t / variance, 0.01);
        QNEAR(x[0].total.value, v2 * (t2 + t * t) / variance, 0.01);
        QNEAR(x[1].first.value, t2 * v * v / variance, 0.01);
        QNEAR(x[1].total.value, t2 * (v2 + v * v) / variance, 0.01);
        const auto& time = result->indices[2]; // speed does not matter to the time of a fall
        QNEAR(time[0].first.value, 0, 1e-12);
        QNEAR(time[0].total.value, 0, 1e-12);
        QNEAR(time[1].first.value, 1, 0.01);
        QNEAR(time[1].total.value, 1, 0.01);
        QVERIFY(std::isnan(result->indices[0][0].first.value)); // never farther than 8 m
    }

    /// Every block of the design has half of its falls from 5 m and half from 300 m, which take 7.8 s.
    void runsThatAreNotVouchedForAreCounted() {
        const MonteCarlo study = fallOf({{"height", Kind::list, {5, 300}}}, 64);
        const auto result = solveSensitivity(batched, study, 0, {}, {});
        QCOMPARE(result->runs, std::size_t{3 * 64});
        QCOMPARE(result->doubtfulRuns, result->runs / 2);
    }

    void sameBytesOnAnyNumberOfThreads() {
        const MonteCarlo study =
            fallOf({{"speed", Kind::normal, {10, 4}}, {"height", Kind::uniform, {1, 20}}}, 4096);
        const std::string one = sensitivityTable(*solveSensitivity(batched, study, 1, {}, {}));
        QVERIFY(one.starts_with("output,input,first,first_low,first_high,total,total_low,total_high,asked_"
                                "mean,asked_sd,drawn_mean,"
                                "drawn_sd,samples,seed,confidence_percent\nfar,speed,"));
        for (const unsigned threads : {2U, 7U})
            QCOMPARE(sensitivityTable(*solveSensitivity(batched, study, threads, {}, {})), one);
    }

    void orderOfInputsChangesNothing() {
        MonteCarlo study =
            fallOf({{"speed", Kind::normal, {10, 4}}, {"height", Kind::uniform, {1, 20}}}, 512);
        const auto one = solveSensitivity(batched, study, 0, {}, {});
        std::swap(study.inputs[0], study.inputs[1]);
        const auto other = solveSensitivity(batched, study, 0, {}, {});
        for (std::size_t output = 0; output < one->indices.size(); ++output)
            for (std::size_t input = 0; input < 2; ++input) {
                QCOMPARE(other->indices[output][1 - input].first.value,
                         one->indices[output][input].first.value);
                QCOMPARE(other->indices[output][1 - input].total.interval.low,
                         one->indices[output][input].total.interval.low);
            }
        QCOMPARE(other->drawn[1].drawn.mean, one->drawn[0].drawn.mean);
    }

    /// x = v t with v uniform and t = √(2h/g); where h is tied to v by h = v² g/2 it is x = v², of v alone.
    void tiedInputsArePartOfTheFunction() {
        MonteCarlo study = fallOf({{"speed", Kind::uniform, {2, 4}}, {"g", Kind::uniform, {5, 10}}}, 1024);
        study.ties = {{"height", "speed^2*g/2"}};
        QVERIFY(sensitivityProblems(*batched, study).empty());
        const auto result = solveSensitivity(batched, study, 0, {}, {});
        QNEAR(result->indices[1][0].first.value, 1, 0.01);
        QNEAR(result->indices[1][1].total.value, 0, 1e-12);
        study.ties = {};
        study.correlations = {{"speed", "g", 0.5}};
        QCOMPARE(sensitivityProblems(*batched, study).front().message,
                 std::string("A sensitivity analysis needs independent inputs; remove the correlations."));
    }

    void aStoppedAnalysisHasNoResult() {
        std::stop_source source;
        source.request_stop();
        const MonteCarlo study = fallOf({{"speed", Kind::uniform, {2, 4}}}, 100);
        QVERIFY(!solveSensitivity(batched, study, 0, source.get_token(), {}));
    }

    void problemsAreNamed() {
        MonteCarlo study = fallOf({{"speed", Kind::uniform, {2, 4}}}, 30'000'000);
        QCOMPARE(sensitivityProblems(*batched, study).front().parameter, std::string("runs"));
        System strict = tests::batchedFall();
        tests::setCheck(strict, [](const Values& values) -> std::vector<Problem> {
            if (std::get<double>(values.at("height")) > 6) return {{"height", "Too high."}};
            return {};
        });
        study = fallOf({{"height", Kind::normal, {4, 1}}}, 100);
        QVERIFY(problems(strict, study).empty());
        const auto found = sensitivityProblems(strict, study);
        QCOMPARE(found.front().parameter, std::string("height"));
        QVERIFY(found.front().message.find("Too high.") != std::string::npos);
    }
};

TALWEG_TEST(tst_sensitivity, SensitivityTest, QCoreApplication)
#include "tst_sensitivity.moc"
