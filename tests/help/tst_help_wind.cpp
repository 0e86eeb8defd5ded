#include "page.h"
#include "solved.h"
#include "study/study.h"
#include "study/sweep.h"
#include "support/test.h"

#include <cmath>
#include <numbers>
#include <numeric>

using namespace talweg;
using namespace talweg::tests;

namespace {

constexpr double degree = std::numbers::pi / 180;
constexpr double mars = 3.71, earth = 9.81;

double dragOf(double density, double b, double m) {
    return density * 0.5 * std::numbers::pi * b * b / (2 * m);
}

/// Of the ball of 6 m and 20 kg on Mars.
const double ball = dragOf(0.0155, 3, 20);

/// The least wind on that slope; of the ball.
double windUp(double tilt, double resistance) {
    return std::sqrt(mars / ball * (std::sin(tilt) + resistance * std::cos(tilt)));
}

/// The steepest slope, °; of the ball.
double climb(double wind, double resistance) {
    const double part = ball * wind * wind / mars / std::hypot(1, resistance);
    return (std::asin(part) - std::atan(resistance)) / degree;
}

double windOverStep(double h) {
    return std::sqrt(mars / ball * std::sqrt(6 * h - h * h) / (3 - h));
}

/// Down 25° through 30 m from 5 m/s without rolling resistance: (1+k)/2 dv²/ds = a − K v².
double atTheFoot(double gravity, double density, double b, double m) {
    const double path = 30 / std::sin(25 * degree), a = gravity * std::sin(25 * degree);
    if (density == 0) return std::sqrt(25 + 2 * a * path / 1.4);
    const double K = dragOf(density, b, m);
    return std::sqrt(a / K + (25 - a / K) * std::exp(-2 * K * path / 1.4));
}

/// The least wind in which the shell of an example crosses, by halving over runs.
double leastWindOf(const char* id, double b) {
    const auto rover = systemCalled("rover");
    const auto example = std::ranges::find(rover->examples, id, &Example::id);
    Values values = example->experiments.front().values;
    values["b"] = b;
    values["t_end"] = 1e7; // just above the least wind it crawls
    double low = 0, high = 100;
    while (high - low > 1e-6) {
        const double wind = std::midpoint(low, high);
        values["wind"] = wind;
        (Solved("rover", values).outcome() == "crossed" ? high : low) = wind;
    }
    return high;
}

/// Of winds of shape 2 and scale 7 m/s, those above, %.
double strongerThan(double wind) {
    return 100 * std::exp(-wind * wind / 49);
}

Solved windExample(const char* id, std::size_t experiment) {
    return solvedExample("rover", id, experiment);
}

Page notesOf(const char* id) {
    const auto rover = systemCalled("rover");
    const auto it = std::ranges::find(rover->examples, id, &Example::id);
    if (it == rover->examples.end()) qFatal("no example %s", id);
    return {QString("example ") + id, QString::fromStdString(it->notes)};
}

} // namespace

class TestHelpWind : public QObject {
    Q_OBJECT

private slots:
    void wind() {
        Page page("resources/help/wind.md");
        page.given({"| 1/m |",
                    "0 is vacuum",
                    "C_d = 0.5",
                    "as for a ball of 6 m",
                    "have about 1",
                    "0.0155 kg/m³ on Mars, or 0.020 where it is denser",
                    "1.225 kg/m³ on Earth and 5.28 kg/m³ on Titan",
                    "(1+k)",
                    "is near 1",
                    "starts at 5 m/s and rolls down 25° through a height of 30 m (k = 0.4",
                    "| rover | in a vacuum | 40 kg in air | 20 kg in air |",
                    "M = 1+k for rolling, 1 for sliding",
                    "for c > 0",
                    "For c < 0",
                    "where w or v is 0",
                    "A spin that reaches 0 while the rover slides stays 0 if",
                    "where N = 0",
                    "u²/b + n·a ≥ 0",
                    "√(1 + c_rr²)",
                    "over a distance of 1/K",
                    "zero",
                    "gives 90°",
                    "as with e near 1"});
        page.says("over a distance of 1/K: {} m for a ball of 6 m diameter and 20 kg on Mars, but {} m for "
                  "one of 2 m and "
                  "20 kg on Earth",
                  {fixed(1 / ball, 0), fixed(1 / dragOf(1.225, 1, 20), 0)});
        page.says("| Earth, b = 1 m | {} m/s | {} m/s | {} m/s |",
                  {fixed(atTheFoot(earth, 0, 1, 1), 2), fixed(atTheFoot(earth, 1.225, 1, 40), 2),
                   fixed(atTheFoot(earth, 1.225, 1, 20), 2)});
        page.says("| Mars, b = 2 m | {} m/s | {} m/s | {} m/s |",
                  {fixed(atTheFoot(mars, 0, 2, 1), 2), fixed(atTheFoot(mars, 0.0155, 2, 40), 2),
                   fixed(atTheFoot(mars, 0.0155, 2, 20), 2)});
        page.says("A wind of 31 m/s at a height of 1.6 m with z₀ = 0.03 m, as at the Pathfinder site, is a "
                  "wind of {} m/s "
                  "at 10 m.",
                  {fixed(31 * std::log(10 / 0.03) / std::log(1.6 / 0.03), 1)});
        // From rest w = w∞ coth(τ + τ0) with coth τ0 = U/w∞, and x = U t − ((1+k)/K) ln[sinh(τ+τ0)/sinh τ0].
        const double slower = windUp(0, 0.05), begin = std::atanh(slower / 20);
        const auto tau = [&](double t) { return ball * slower * t / (5.0 / 3); };
        const auto speed = [&](double t) { return 20 - slower / std::tanh(tau(t) + begin); };
        page.says(
            "(thin shell, c_rr = 0.05, g = 3.71 m/s²), at rest in a wind of 20 m/s, reaches {} m/s after "
            "10 s and {} m, and {} m/s after 60 s.",
            {fixed(speed(10), 3),
             fixed(200 - 5 / (3 * ball) * std::log(std::sinh(tau(10) + begin) / std::sinh(begin)), 2),
             fixed(speed(60), 3)});
        page.given({"The ball of 6 m and 20 kg"});
        page.says(
            "The same ball with c_rr = 0.05 starts in a wind of {} m/s, with twice this c_rr in {} m/s.",
            {fixed(windUp(0, 0.05), 2), fixed(windUp(0, 0.1), 2)});
        page.says("A wind of 10 m/s pushes it up a slope of {}°, a wind of 20 m/s up {}°.",
                  {fixed(climb(10, 0.05), 1), fixed(climb(20, 0.05), 1)});
        page.says("To climb a step of 0.1 m it needs {} m/s, of 0.5 m {} m/s, of 1 m {} m/s.",
                  {fixed(windOverStep(0.1), 1), fixed(windOverStep(0.5), 1), fixed(windOverStep(1), 1)});
        page.says("Down 25° in still air it reaches a steady {} m/s.",
                  {fixed(windUp(25 * degree, -0.05), 2)});
        page.given({"JPL describes its ball of 6 m diameter and 20 kg as follows (A. Behar and others): it "
                    "rolls at 10 m/s in "
                    "a wind of 20 m/s and climbs slopes of 25°."});
        // 10 m/s slower than the wind: c_rr = K (10 m/s)²/g.
        const double fitted = ball * 100 / mars;
        page.says("The rolling speed requires c_rr = {}. With this value, the steepest slope in that wind is "
                  "{}°, and a slope of 25° requires "
                  "{} m/s.",
                  {fixed(fitted, 4), fixed(climb(20, fitted), 1), fixed(windUp(25 * degree, fitted), 1)});
        // In the study as well, in which winds count from the middle between two steps of 0.1 m/s on.
        const double least = leastWindOf("wind-weibull", 4), counted = std::ceil(10 * least) / 10 - 0.05;
        page.given({"shell of 20 kg rests on a slope of 15°", "exp(−(U/7 m/s)²)"});
        page.says(
            "With a radius of 4 m, U = {} m/s and the probability is {} %; the study, in steps of 0.1 m/s, "
            "gives {} %.",
            {fixed(least, 1), fixed(strongerThan(least), 1), fixed(strongerThan(counted), 1)});
        page.says("With 4.5 m it is {} %", {fixed(strongerThan(leastWindOf("wind-weibull", 4.5)), 1)});
        page.saysAsIn("Taylor series of order 12", "src/physics/series.h", "seriesOrder = 12;");
        page.saysAsIn("Runge–Kutta method of order 8", "src/physics/bounce_average.cpp", "errorOrder = 8;");
        VERIFY_PAGE(page);
    }

    void examples() {
        const double fitted = ball * 100 / mars;
        Page onMars = notesOf("wind-mars");
        onMars.given(
            {"a ball of 6 m and 20 kg", "at 10 m/s in a Martian wind of 20 m/s and climbs slopes of 25°"});
        onMars.says("slopes of at most {}°; slopes of 25° need a wind of {} m/s",
                    {fixed(climb(20, fitted), 2), fixed(windUp(25 * degree, fitted), 2)});
        const Solved level = windExample("wind-mars", 0), up = windExample("wind-mars", 1),
                     tooLittle = windExample("wind-mars", 2);
        QVERIFY(std::abs(level.measure("speed") - 10) < 1e-3);
        QCOMPARE(up.outcome(), std::string("crossed"));
        QCOMPARE(tooLittle.outcome(), std::string("stopped"));
        QCOMPARE(tooLittle.measure("distance"), 0.0);
        QVERIFY(std::abs(tooLittle.measure("restart_wind") - windUp(25 * degree, fitted)) < 1e-4);
        VERIFY_PAGE(onMars);

        Page valley = notesOf("wind-deep-valley");
        const Solved vacuum = windExample("wind-deep-valley", 0), heavy = windExample("wind-deep-valley", 1),
                     light = windExample("wind-deep-valley", 2);
        valley.says(
            "Without air it turns back {} m above the floor; in air it turns back {} m above the floor with "
            "40 kg and hardly leaves the floor with 20 kg.",
            {fixed(vacuum.measure("height_above_floor"), 1), fixed(heavy.measure("height_above_floor"), 1)});
        QVERIFY(light.measure("height_above_floor") < 0.05);
        VERIFY_PAGE(valley);

        Page profile = notesOf("wind-profile");
        profile.given({"shell of 15 kg"});
        profile.says("In a wind of 16 m/s it crosses; in a wind of 8 m/s it stops on the way");
        QCOMPARE(windExample("wind-profile", 0).outcome(), std::string("crossed"));
        const Solved stopped = windExample("wind-profile", 1);
        QCOMPARE(stopped.outcome(), std::string("stopped"));
        QVERIFY(stopped.run().outcome.sentence.find("would move the rover again") != std::string::npos);
        VERIFY_PAGE(profile);

        Page ice = notesOf("wind-antarctica");
        const double slower = std::sqrt(0.1 * earth / dragOf(1.225, 1, 40));
        ice.says("A wind of 6 m/s does not move it; a wind of 12 m/s drives it at {} m/s.",
                 {fixed(12 - slower, 1)});
        QVERIFY(std::abs(windExample("wind-antarctica", 0).measure("speed") - (12 - slower)) < 0.01);
        QCOMPARE(windExample("wind-antarctica", 1).outcome(), std::string("stopped"));
        VERIFY_PAGE(ice);
    }

    /// The probability to cross in winds by Weibull's distribution: what the study says, by the least wind of
    /// single runs and the closed form of how many winds are stronger.
    void winds() {
        const auto rover = systemCalled("rover");
        const auto example = std::ranges::find(rover->examples, std::string("wind-weibull"), &Example::id);
        const ExampleExperiment& experiment = example->experiments.front();
        const double slope = 15 * degree;
        for (const double b : {2.0, 3.0, 4.0, 4.5, 5.0}) {
            const double K = dragOf(0.0155, b, 20);
            const double least = std::sqrt(mars / K * (std::sin(slope) + 0.05 * std::cos(slope)));
            QVERIFY(std::abs(leastWindOf("wind-weibull", b) - least) < 1e-4);
        }
        Values values = defaultValues(rover->parameters);
        for (const auto& [id, value] : experiment.values)
            values[id] = value;
        const StudyReading reading = readStudy(*rover, values, *experiment.study);
        QVERIFY(reading.sweep);
        const auto result = solveSweep(rover, *reading.sweep, {}, {}, {});
        const std::vector<double>& radii = reading.sweep->axes.front().values;
        double smallest = 0;
        for (std::size_t i = 0; i < radii.size(); ++i) {
            // A wind stands for those up to half a step around it, and one in which it has not crossed within
            // the hour of the time limit does not count.
            const double least = leastWindOf("wind-weibull", radii[i]);
            QVERIFY(result->probability[i] <= strongerThan(least - 0.05) + 1e-3);
            QVERIFY(result->probability[i] >= strongerThan(least + 0.07) - 1e-3);
            if (smallest == 0 && strongerThan(least) >= 10) smallest = radii[i];
        }
        Page page = notesOf("wind-weibull");
        page.given({"A thin shell of 20 kg rests on a slope of 15°", "of shape 2 and scale 7 m/s"});
        const double least = leastWindOf("wind-weibull", 4);
        page.says("With a radius of 4 m it needs a wind of {} m/s to be pushed uphill, and {} % of the winds "
                  "are stronger",
                  {fixed(least, 1), fixed(strongerThan(least), 1)});
        QCOMPARE(smallest, 4.5);
        VERIFY_PAGE(page);
    }
};

TALWEG_TEST(tst_help_wind, TestHelpWind, QCoreApplication)
#include "tst_help_wind.moc"
