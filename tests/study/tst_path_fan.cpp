#include "judged_fall.h"
#include "physics/near.h"
#include "study/path_fan.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QtTest>
#include <boost/math/distributions/binomial.hpp>
#include <cmath>

using namespace talweg;

namespace {

const auto falls = std::make_shared<const System>(tests::judgedFall());

/// Falls from 1 m with g = 2 m/s² take one second: x = v t and y = 1 − t², with 4 to 12 m/s drawn evenly.
std::shared_ptr<const MonteCarloResult> drawnFalls(std::size_t runs = 1500, std::uint64_t seed = 1) {
    Values base = defaultValues(falls->parameters);
    base["height"] = 1.0;
    base["g"] = 2.0;
    base["speed"] = 8.0;
    return solveMonteCarlo(
        falls, {base, {{"speed", Distribution::Kind::uniform, {4, 12}}}, {"x"}, runs, seed}, 0, {}, {});
}

PathFan fanOfFalls(const MonteCarloResult& result, const PathOf& of) {
    RunPaths paths(result, of);
    if (!paths.extend(result, maxPaths, 0, {})) qFatal("It was cancelled.");
    return fanOf(paths);
}

/// Between 400 samples of a parabola of 1 m lie straight lines.
constexpr double straight = 2e-6;

/// The share of a distribution below a quantile of a sample of that size is off by less, but for one sample
/// in a million.
double sampling(std::size_t runs, double share) {
    return 5 * std::sqrt(share * (1 - share) / static_cast<double>(runs)) + 1 / static_cast<double>(runs);
}

} // namespace

class TestPathFan : public QObject {
    Q_OBJECT

private slots:
    /// At an instant the place is in proportion to the speed, so that its quantiles are.
    void overTimeQuantilesAreThoseOfTheSpeed() {
        const auto result = drawnFalls();
        const PathFan fan = fanOfFalls(*result, {"x", "t"});
        QVERIFY(!fan.isScene);
        QCOMPARE(fan.runs, std::size_t{1500});
        QNEAR(fan.at.front(), 0.0, 0.0);
        QNEAR(fan.at.back(), 1.0, 1e-12);
        for (std::size_t i = 0; i < fan.at.size(); ++i)
            for (std::size_t q = 0; q < fan.shares.size(); ++q) {
                const double speed = quantileOf(result->inputs[0], fan.shares[q]);
                QNEAR(fan.quantiles[q][i], speed * fan.at[i], 1e-9);
                if (fan.at[i] == 0) continue;
                const double share = (fan.quantiles[q][i] / fan.at[i] - 4) / 8; // of the distribution
                QNEAR(share, fan.shares[q], sampling(fan.runs, fan.shares[q]));
            }
        QCOMPARE(fan.own.back(), 8.0);
        QVERIFY(std::ranges::all_of(fan.there, [](std::size_t there) { return there == 1500; }));
    }

    /// At a place x the height is 1 − (x/v)², which grows with the speed; runs slower than x/(1 s) never get
    /// there.
    void overPlacesQuantilesAreThoseOfTheRunsThatGetThere() {
        const auto result = drawnFalls();
        const PathFan fan = fanOfFalls(*result, {});
        QVERIFY(fan.isScene);
        QCOMPARE(fan.of.x, std::string("x"));
        QCOMPARE(fan.of.y, std::string("y"));
        for (std::size_t i = 0; i < fan.at.size(); ++i) {
            const double x = fan.at[i];
            std::vector<double> fast;
            std::ranges::copy_if(result->inputs[0], std::back_inserter(fast),
                                 [x](double speed) { return speed >= x; });
            QCOMPARE(fan.there[i], fast.size());
            for (std::size_t q = 0; q < fan.shares.size(); ++q) {
                const double speed = quantileOf(fast, fan.shares[q]);
                QNEAR(fan.quantiles[q][i], 1 - x * x / (speed * speed), straight);
                const double slowest = std::max(4.0, x);
                const double share = (x / std::sqrt(1 - fan.quantiles[q][i]) - slowest) / (12 - slowest);
                if (x <= 2) continue; // the parabola has hardly bent
                QNEAR(share, fan.shares[q], sampling(fast.size(), fan.shares[q]) + 0.01);
            }
        }
        // The fan ends where fewer than twenty runs get.
        QCOMPARE(fan.there.back(), PathFan::fewest);
        QVERIFY(std::isnan(fan.own.back())); // at 8 m/s it lands after 8 m
    }

    /// In a hundred seeds the median of 100 runs lies to either side of the true one as often as it must.
    void mediansLieToEitherSide() {
        int above = 0;
        constexpr int seeds = 100;
        for (int seed = 1; seed <= seeds; ++seed) {
            const PathFan fan = fanOfFalls(*drawnFalls(101, static_cast<std::uint64_t>(seed)), {"x", "t"});
            above += fan.quantiles[2].back() > 8;
        }
        const boost::math::binomial_distribution<double> fair(seeds, 0.5);
        QVERIFY2(cdf(fair, above) > 1e-3 && cdf(complement(fair, above - 1)) > 1e-3,
                 qPrintable(QString::number(above)));
    }

    void theFirstPassingCounts() {
        // To 2, back to −1, and on to 3: what was passed does not count again.
        const RunPath path{{0, 1, 2, 1, -1, 3}, {0, 10, 20, 30, 50, 90}, false};
        const std::vector<double> at{-2, -1, -0.5, 0, 0.5, 1.5, 2, 2.5, 3, 4};
        const std::vector<double> values = firstPassing(path, at, false);
        const std::vector<double> expected{nothing, 50, 45, 0, 5, 15, 20, 85, 90, nothing};
        for (std::size_t i = 0; i < at.size(); ++i)
            QVERIFY2(values[i] == expected[i] || (std::isnan(values[i]) && std::isnan(expected[i])),
                     qPrintable(QString("%1: %2").arg(at[i]).arg(values[i])));
    }

    /// At a jump the number before it counts up to there.
    void jumpsAreKept() {
        const RunPath path{{0, 1, 1, 2}, {0, 1, -1, -2}, false};
        const std::vector<double> values = firstPassing(path, {0.5, 1, 1.5}, true);
        QCOMPARE(values, (std::vector<double>{0.5, 1, -1.5}));
    }

    void whatHasComeToRestStays() {
        RunPath path{{0, 1}, {0, 5}, true};
        QCOMPARE(firstPassing(path, {1, 2}, true), (std::vector<double>{5, 5}));
        QVERIFY(std::isnan(firstPassing(path, {1, 2}, false)[1])); // a place is not passed by waiting
        path.staysAtItsEnd = false;
        QVERIFY(std::isnan(firstPassing(path, {1, 2}, true)[1]));
        QVERIFY(std::isnan(firstPassing({}, {1}, true)[0]));
    }

    void bitByBitTheyAreTheSame() {
        const auto result = drawnFalls(300);
        const PathFan whole = fanOfFalls(*result, {});
        RunPaths paths(*result, {});
        for (const std::size_t count : {1u, 40u, 41u, 300u, 5000u})
            QVERIFY(paths.extend(*result, count, 2, {}));
        QCOMPARE(paths.paths().size(), std::size_t{300});
        const PathFan parts = fanOf(paths);
        QVERIFY(parts.quantiles == whole.quantiles);
        QVERIFY(parts.there == whole.there);
        // Of fewer runs than are solved it is the same as if only those were.
        const PathFan fewer = fanOf(paths, 120), alone = fanOfFalls(*drawnFalls(120), {});
        QCOMPARE(fewer.runs, std::size_t{120});
        QVERIFY(fewer.at == alone.at);
        QVERIFY(fewer.there == alone.there);
        // More runs of the same seed go on with them; another seed and another quantity do not.
        QVERIFY(paths.areOf(*drawnFalls(2000), {}));
        QVERIFY(paths.areOf(*drawnFalls(50), {}));
        QVERIFY(!paths.areOf(*drawnFalls(300, 2), {}));
        QVERIFY(!paths.areOf(*result, {"v", ""}));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!paths.extend(*drawnFalls(2000), 400, 0, stop.get_token()));
        QCOMPARE(paths.paths().size(), std::size_t{300});
    }

    void noMoreThanSoManyAreSolved() {
        const auto result = drawnFalls(maxPaths + 500);
        RunPaths paths(*result, {});
        QVERIFY(paths.extend(*result, result->study.runs, 0, {}));
        QCOMPARE(paths.paths().size(), maxPaths);
    }

    /// Falls straight down pass one place alone.
    void withoutAWayThereIsNoFan() {
        Values base = defaultValues(falls->parameters);
        base["speed"] = 0.0;
        const auto result = solveMonteCarlo(
            falls, {base, {{"height", Distribution::Kind::uniform, {4, 12}}}, {"x"}, 100}, 0, {}, {});
        QVERIFY(fanOfFalls(*result, {}).at.empty());
        QVERIFY(!fanOfFalls(*result, {"y", "t"}).at.empty());
    }

    void everySystemHasPaths() {
        const Registry registry = builtinSystems();
        for (const auto& system : registry.systems()) {
            const Values base = defaultValues(system->parameters);
            const Parameter* drawn = nullptr;
            std::shared_ptr<const MonteCarloResult> result;
            for (const Parameter& parameter : system->parameters) {
                const auto* value = std::get_if<double>(&base.at(parameter.id));
                if (!canBeSwept(parameter) || !value || *value == 0) continue;
                const MonteCarlo study{
                    base,
                    {{parameter.id,
                      Distribution::Kind::uniform,
                      {*value - 0.01 * std::abs(*value), *value + 0.01 * std::abs(*value)}}},
                    {system->studyMeasures.front()},
                    30};
                if (!problems(*system, study).empty()) continue;
                result = solveMonteCarlo(system, study, 0, {}, {});
                drawn = &parameter;
                break;
            }
            QVERIFY2(drawn, system->id.c_str());
            for (const PathOf& of : {PathOf{}, PathOf{"", "t"}}) {
                const PathFan fan = fanOfFalls(*result, of);
                QVERIFY2(!fan.at.empty(), system->id.c_str());
                QCOMPARE(fan.runs, std::size_t{30});
                QVERIFY(fan.isScene == of.x.empty());
                // Within a per cent of the experiment the fan lies about it.
                const std::size_t middle = fan.at.size() / 2;
                QVERIFY2(fan.there[middle] >= 15, system->id.c_str());
            }
        }
    }
};

TALWEG_TEST(tst_path_fan, TestPathFan, QCoreApplication)
#include "tst_path_fan.moc"
