#include "page.h"
#include "quoted.h"
#include "solved.h"
#include "study/study.h"
#include "study/threshold.h"
#include "support/test.h"
#include "systems/table.h"

#include <QtTest>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;

namespace {

constexpr double degree = std::numbers::pi / 180;

/// From where on along an input a study meets its requirement.
double metFrom(const char* system, const Values& changes, const Study& study, std::size_t design = 0) {
    const auto found = systemCalled(system);
    Values values = defaultValues(found->parameters);
    for (const auto& [id, value] : changes)
        values[id] = value;
    const StudyReading reading = readStudy(*found, values, study);
    if (!reading.sweep || !reading.requirement) qFatal("the study of %s cannot be read", system);
    const auto result = solveSweep(found, *reading.sweep, {}, {}, {});
    return threshold(*result, *reading.requirement, study.smallest, design).value.value_or(NAN);
}

Values with(Values values, const Values& more) {
    for (const auto& [id, value] : more)
        values[id] = value;
    return values;
}

QString sentence(const Solved& run) {
    return "*" + QString::fromStdString(run.run().outcome.sentence) + "*";
}

/// The first multiple of a step that is no less.
QString nextOf(double limit, double step, int decimals) {
    return fixed(std::ceil(limit / step) * step, decimals);
}

double rootOf(const std::function<double(double)>& rising, double low, double high) {
    for (int i = 0; i < 100; ++i)
        (rising((low + high) / 2) < 0 ? low : high) = (low + high) / 2;
    return low;
}

/// Whether the program says a text, perhaps with something put in.
bool programSays(const QMultiHash<QString, QString>& labels, const QString& said) {
    if (labels.contains(asRead(said))) return true;
    static const QRegularExpression inserted("%[0-9n]");
    for (const QString& source : labels.keys()) {
        if (!source.contains(inserted) || QString(source).remove(inserted).size() < 8) continue;
        QStringList fixedParts = source.split(inserted);
        for (QString& part : fixedParts)
            part = QRegularExpression::escape(part);
        const QRegularExpression whole("^" + fixedParts.join(".+") + "$");
        if (whole.match(said).hasMatch()) return true;
    }
    return false;
}

// --- incline -----------------------------------------------------------------------------------------

Values race(const char* bodies, double angle = 15, double height = 5) {
    return {{"bodies", tableFrom(*find(systemCalled("incline")->parameters, "bodies"), bodies)},
            {"angle", angle},
            {"height", height}};
}

const char* const four = "hollow-sphere, solid-sphere, hollow-cylinder, solid-cylinder";
const char* const heavier = "hollow-sphere m=20 R=0.4, solid-sphere, hollow-cylinder, solid-cylinder";
const char* const five = "hollow-sphere m=20 R=0.4, body m=20 R=0.4 k=0.125 name=Soup, solid-sphere, "
                         "hollow-cylinder, solid-cylinder";

/// How long a rolling body takes down the ramp of 10 m measured level.
double rollingTime(double k, double angle = 15) {
    return std::sqrt(2 * 10 * (1 + k) / (9.81 * std::sin(angle * degree) * std::cos(angle * degree)));
}

/// Spin and speed of a body that slides from rest, and what friction takes from it: μ m g cos α times the way
/// that the contact slides.
struct Sliding {
    double acceleration, heat;
};
Sliding sliding(double k, double mu, double angle) {
    const double press = 9.81 * std::cos(angle * degree);
    const double a = 9.81 * std::sin(angle * degree) - mu * press;
    const double time2 = 2 * 10 / std::cos(angle * degree) / a;
    return {a, mu * press * (a - mu * press / k) * time2 / 2};
}

// --- track -------------------------------------------------------------------------------------------

constexpr double trackGravity = 9.8, marble = 0.02;

Values loop(const char* mode, double height, const Values& more = {}) {
    return with({{"curve", std::string("loop")},
                 {"loop_r", 1.0},
                 {"mode", std::string(mode)},
                 {"x0", std::string("any")},
                 {"y0", height},
                 {"t_end", 5.0}},
                more);
}

/// Centre of the loop's circle of 1 m about x = 0 that touches y = (x − 1)² + 1 from within: there the normal
/// of the parabola leads to it.
double centreOfLoop() {
    const double x = rootOf([](double x) { return x * std::hypot(1, 1 / (2 * (x + 1))) - 1; }, 0, 1);
    return (x + 1) * (x + 1) + 1 + x / (2 * (x + 1));
}

/// The elevation of the track from which a marble rolls that just gets around: its centre, which lies off the
/// left parabola by its radius, has to be (1 + k)/2 of the radius on which it goes around above the top.
double leastHeight(double k) {
    const double around = 1 - marble;
    const double needed = centreOfLoop() + around + (1 + k) / 2 * around;
    return rootOf([&](double y) { return y + marble / std::hypot(1, 2 * std::sqrt(y - 1)) - needed; }, 6, 8);
}

const Study heights{.axes = {{"y0", "6:8:0.01"}},
                    .over = {"v0", "0"},
                    .measures = {"passing_speed"},
                    .requirement = "passed >= 100 %",
                    .smallest = "y0"};

// --- surface -----------------------------------------------------------------------------------------

constexpr double fall = 9.81, hill = 3, hillWidth2 = 16, ballRadius = 0.5;

/// The hill of the page, y = 3 exp(−x²/16), 10 m before it.
Values jump(double speed, double staticFriction, double kineticFriction) {
    return {{"y", std::string("3*exp(-x^2/16)")},
            {"x_from", -12.0},
            {"x_to", 20.0},
            {"b", ballRadius},
            {"mu_s", staticFriction},
            {"mu_k", kineticFriction},
            {"c_rr", 0.0},
            {"x0", -10.0},
            {"v0", speed}};
}

/// The speed at the start with which a ball that rolls has a speed on the hill.
double speedBefore(double k, double onTop) {
    const double climb = hill * (1 - std::exp(-100 / hillWidth2));
    return std::sqrt(onTop * onTop + 2 * fall * climb / (1 + k));
}

/// With it the top cannot hold the ball down: the hill bends by 2 · 3/16 there.
double leastToFly(double k) {
    const double arc = hillWidth2 / (2 * hill) + ballRadius;
    return speedBefore(k, std::sqrt(fall * arc));
}

Study speeds(const char* requirement, const char* friction = "1000") {
    return {.axes = {{"v0", "5:10:0.01"}},
            .over = {"mu_s", friction},
            .measures = {"x", "air_time"},
            .requirement = requirement,
            .smallest = "v0"};
}

// --- rough plane -------------------------------------------------------------------------------------

constexpr double halfLength = 0.2, halfWidth = 0.1, roughness = 0.3;

Values book(double tilt, double speed, double spin, const Values& more = {}) {
    return with({{"body", std::string("box")},
                 {"half_a", halfLength},
                 {"half_b", halfWidth},
                 {"half_h", 0.02},
                 {"phi", tilt},
                 {"vx", speed},
                 {"vw", 0.0},
                 {"spin", spin}},
                more);
}

/// How a box slides when each of many patches of it is held back against its own motion, by the classic
/// Runge–Kutta method.
struct Slid {
    double time = 0, path = 0, turned = 0;
};
Slid slidInPatches(double tilt, double speed, double spin) {
    using State = std::array<double, 4>; // angle, speed across and uphill, spin
    constexpr int along = 40, across = 20;
    const double pull = 9.81 * std::sin(tilt * degree), hold = roughness * 9.81 * std::cos(tilt * degree);
    const double gyration2 = (halfLength * halfLength + halfWidth * halfWidth) / 3;
    const auto rate = [&](const State& s) {
        double x = 0, w = 0, moment = 0;
        const double c = std::cos(s[0]), n = std::sin(s[0]);
        for (int i = 0; i < along * across; ++i) {
            const double u = halfLength * ((2 * (i % along) + 1.0) / along - 1);
            const double v = halfWidth * ((2 * (i / along) + 1.0) / across - 1);
            const double rx = c * u - n * v, rw = n * u + c * v;
            const double px = s[1] - s[3] * rw, pw = s[2] + s[3] * rx, size = std::hypot(px, pw);
            if (size == 0) continue;
            x -= px / size;
            w -= pw / size;
            moment -= (rx * pw - rw * px) / size;
        }
        const double each = hold / (along * across);
        return State{s[3], each * x, each * w - pull, each * moment / gyration2};
    };
    const auto moved = [](State s, const State& r, double t) {
        for (std::size_t i = 0; i < s.size(); ++i)
            s[i] += t * r[i];
        return s;
    };
    constexpr double step = 5e-4;
    State s{0, speed, 0, spin};
    Slid slid;
    while (std::hypot(s[1], s[2]) > 2e-3 || std::abs(s[3]) > 0.02) {
        const State a = rate(s), b = rate(moved(s, a, step / 2)), c = rate(moved(s, b, step / 2)),
                    d = rate(moved(s, c, step));
        const State old = s;
        for (std::size_t i = 0; i < s.size(); ++i)
            s[i] += step / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
        slid.path += step * (std::hypot(s[1], s[2]) + std::hypot(old[1], old[2])) / 2;
        slid.time += step;
    }
    slid.turned = s[0] / degree;
    return slid;
}

Study spins(const char* requirement) {
    return {.axes = {{"spin", "0:40:1"}},
            .over = {"theta0", "0"},
            .measures = {"travel"},
            .requirement = requirement,
            .smallest = "spin"};
}

} // namespace

class TestHelpTutorials : public QObject {
    Q_OBJECT

private slots:
    void incline() {
        Page page("resources/help/tutorial-incline.md");
        page.given({"type `20`", "2/5 for a solid sphere, 1 for a hollow cylinder", "share k/(1+k)",
                    "√(2 L (1+k)/(g sin α cos α))", "tan α k/(1+k)", "The tin of 50 g turns, but the 350 g",
                    "radius, *k* is 50/400", "The ramp has a μ of 0.3.", "in steps of 10, 1 and 0.25 ms"});
        theRace(page);
        whoSlides(page);
        mapOfRolling(page);
        paperOfTheRace(page);
        VERIFY_PAGE(page);
    }

    void track() {
        Page page("resources/help/tutorial-track.md");
        page.given({"5/2 of the loop's radius for a bead that slides, and 27/10 for", "by R/2, half a metre",
                    "5/2 R above", "2/7 of its kinetic energy", "by 7/10 R instead of 1/2 R",
                    "That makes 27/10 R", "static friction of 0.3", "the row of 0.75"});
        bead(page);
        marbles(page);
        realBall(page);
        VERIFY_PAGE(page);
    }

    void surface() {
        Page page("resources/help/tutorial-surface.md");
        page.given({"a bell-shaped hill, 3 m high",
                    "(1+k) v²/2 of energy for each kilogram, with *k* = 0.4 when", "√(2 g h/(1+k))",
                    "v² = g ρ", "√(g ρ + 2 g h/(1+k))", "and the ball's own 0.5 m", "At 9 m/s the ball"});
        overTheHill(page);
        offTheHill(page);
        jumpWithFriction(page);
        modelWithoutFlight(page);
        VERIFY_PAGE(page);
    }

    void roughPlane() {
        Page page("resources/help/tutorial-rough-plane.md");
        page.given({"equals the friction of 0.3", "That is v²/(2 μ g)"});
        onTheSlope(page);
        byThreeModels(page);
        onTheLevel(page);
        VERIFY_PAGE(page);
    }

    void whatIsQuotedIsInTheProgram_data() {
        QTest::addColumn<QString>("page");
        for (const char* system : {"incline", "track", "surface", "rough-plane"})
            QTest::newRow(system) << QStringLiteral("resources/help/tutorial-%1.md").arg(system);
    }
    /// Sentences with numbers are computed, and single letters are symbols.
    void whatIsQuotedIsInTheProgram() {
        QFETCH(QString, page);
        const auto labels = labelsIn("de");
        static const QRegularExpression digit("[0-9₀]");
        int labelsFound = 0;
        for (const QString& said : quoted(fileText(page))) {
            if (said.size() == 1 || said.contains(digit)) continue;
            QVERIFY2(programSays(labels, said), qPrintable("The program does not say “" + said + "”"));
            ++labelsFound;
        }
        QVERIFY2(labelsFound > 25, qPrintable(QString::number(labelsFound)));
    }

private:
    static void theRace(Page& page) {
        const Solved run("incline", race(four)), heavy("incline", race(heavier)), own("incline", race(five));
        page.says(sentence(run));
        QVERIFY(std::abs(run.measure("time_2") - rollingTime(2 / 5.0)) < 1e-9);
        page.says("is last, after {} s", {fixed(rollingTime(1), 3)});
        QVERIFY(std::abs(run.measure("time_3") - rollingTime(1)) < 1e-9);
        page.says("third as before, after {} s", {fixed(rollingTime(2 / 3.0), 3)});
        QVERIFY(std::abs(heavy.measure("time_1") - rollingTime(2 / 3.0)) < 1e-9);
        page.says("The share is {} % for the sphere and {} % for the cylinder",
                  {fixed(100 * 0.4 / 1.4, 0), fixed(100 * 1 / 2.0, 0)});
        QVERIFY(std::abs(run.measure("rotation_share_2") - 0.4 / 1.4) < 1e-9);
        page.says("*The shape of body 2 does not determine its inertia factor k. Enter k.*");
        const Values shapeless = race("solid-sphere, body");
        const auto refused = prepare(*systemCalled("incline"),
                                     with(defaultValues(systemCalled("incline")->parameters), shapeless));
        QCOMPARE(QString::fromStdString(refused.problems.at(0).message),
                 "The shape of body 2 does not determine its inertia factor k. Enter k.");
        page.says(sentence(own));
        QVERIFY(std::abs(own.measure("t") - rollingTime(50 / 400.0)) < 1e-9);
        page.says("would need {} s.", {fixed(rollingTime(0), 3)});
    }

    static void whoSlides(Page& page) {
        const Solved run("incline", race(five, 35, 8));
        QCOMPARE(run.outcome(), "sliding");
        page.says("rolling needs μ of at least {}.*", {fixed(std::tan(35 * degree) / 2, 4)});
        QVERIFY(std::abs(run.measure("mu_needed_4") - std::tan(35 * degree) / 2) < 1e-9);
        const Sliding found = sliding(1, 0.3, 35);
        page.says("{} instead of {} m/s²",
                  {fixed(found.acceleration, 2), fixed(9.81 * std::sin(35 * degree) / 2, 2)});
        QVERIFY(std::abs(run.measure("acceleration_4") - found.acceleration) < 1e-9);
        page.says("turns {} J of its energy", {fixed(found.heat, 1)});
        QVERIFY(std::abs(run.measure("heat_4") - found.heat) < 1e-9);
    }

    static void mapOfRolling(Page& page) {
        const Study study{.axes = {{"mu", "0.01:0.5:0.01"}, {"angle", "5:35:1"}},
                          .over = {"g", "9.81"},
                          .measures = {"time_1"},
                          .requirement = "rolling >= 100",
                          .smallest = "mu"};
        constexpr int frictions = 50, tilts = 31;
        page.says("These are {} races", {QString::number(frictions * tilts)});
        const QString least = nextOf(std::tan(35 * degree) / 2, 0.01, 2);
        page.says("at 35° *Met for μ ≥ {}*", {least});
        page.given({"μ = tan α/2"});
        QCOMPARE(fixed(metFrom("incline", race(five, 35, 8), study, tilts - 1), 2), least);
    }

    static void paperOfTheRace(Page& page) {
        const auto published = [](const Values& values) {
            return Solved("incline", with(values, {{"method", std::string("published")}}));
        };
        const Solved run = published(race(five));
        page.says("after {} s instead of {} s",
                  {fixed(run.measure("t"), 3), fixed(rollingTime(50 / 400.0), 3)});
        constexpr std::size_t ofSolidSphere = 6;
        QStringList early;
        for (std::size_t step = 0; step < 3; ++step)
            early << fixed(-1000 * run.cell("convergence", ofSolidSphere + step, "time_error"), 1);
        page.says("too early by {}, {} and {} ms", early);
        // A body of the radius R begins R (1 − cos α) deep in the ramp, from which it is pushed out.
        const double drop = 10 * std::tan(15 * degree);
        const auto gained = [drop](double radius) {
            const double cosine = std::cos(15 * degree);
            return fixed(100 * radius * (1 - cosine) * cosine / drop, 1);
        };
        page.says("gives them {} or {} % more energy", {gained(0.2), gained(0.4)});
        QCOMPARE(fixed(100 * run.measure("energy_residual"), 1), gained(0.4));
    }

    static void bead(Page& page) {
        const double top = centreOfLoop() + 1;
        page.says("top of the loop is {} m up", {fixed(top, 2)});
        const Solved falls("track", loop("one-sided", 6.5));
        QVERIFY(6.5 > top);
        page.says(sentence(falls));
        page.says("*Met for y₀ ≥ {} m*. At the top", {nextOf(top + 0.5, 0.01, 2)});
        QCOMPARE(fixed(metFrom("track", loop("one-sided", 6.5), heights), 2), nextOf(top + 0.5, 0.01, 2));
        page.says("√(g R) = {} m/s", {fixed(std::sqrt(trackGravity), 2)});
        page.says("So the limit is at {} m", {fixed(top + 0.5, 2)});
    }

    static void marbles(Page& page) {
        const Values ball = loop("ball", 6.5, {{"b", marble}});
        const QString solid = nextOf(leastHeight(0.4), 0.01, 2),
                      ofBead = nextOf(centreOfLoop() + 1.5, 0.01, 2);
        page.says("*Met for y₀ ≥ {} m; in the baseline, met for y₀ ≥ {} m (+{} m).*",
                  {solid, ofBead, fixed(solid.toDouble() - ofBead.toDouble(), 2)});
        page.says("on which its centre moves, {} m", {fixed(1 - marble, 2)});
        page.says("passes from {} m, a hollow one from {} m and a hoop from {} m",
                  {solid, nextOf(leastHeight(2 / 3.0), 0.01, 2), nextOf(leastHeight(1), 0.01, 2)});
        for (const double k : {0.4, 2 / 3.0, 1.0})
            QCOMPARE(fixed(metFrom("track", with(ball, {{"k", k}}), heights), 2),
                     nextOf(leastHeight(k), 0.01, 2));
    }

    /// Its centre starts at a height above the top, and has (1 + k) v²/(2 g) of it left there.
    static void realBall(Page& page) {
        const Values sure = loop("ball", 8, {{"b", marble}});
        const double least = leastHeight(0.4);
        const double fall = 8 - least + 1.4 / 2 * (1 - marble);
        const Solved rolls("track", sure);
        page.says("passes the summit at {} m/s", {fixed(rolls.measure("passing_speed"), 2)});
        QVERIFY(std::abs(rolls.measure("passing_speed") - std::sqrt(2 * trackGravity * fall / 1.4)) < 1e-3);
        const Values slips = with(sure, {{"friction", std::string("finite")}, {"mu_s", 0.3}, {"mu_k", 0.24}});
        const Solved run("track", slips);
        page.says(sentence(run));
        const auto& stop = run.run().events.front();
        page.says("Until the ball stops slipping, at {} s, friction takes {} J",
                  {fixed(stop.t, 2), fixed(run.state("dry", stop.t), 1)});
        page.says("only {} m above the least height, which is worth {} J",
                  {fixed(8 - least, 2), fixed(0.5 * trackGravity * (8 - least), 1)});
        const Study grip{.axes = {{"mu_s", "0.05:1.5:0.05"}},
                         .over = {"v0", "0"},
                         .measures = {"passing_speed"},
                         .requirement = "passed >= 100 %",
                         .smallest = "mu_s",
                         .ties = {{"mu_k", "0.8*mu_s"}}};
        const double enough = metFrom("track", slips, grip);
        page.says("*Met for μₛ ≥ {}*: rubber", {fixed(enough, 2)});
        // At rest it presses with m g cos θ, and rolling needs k/(1 + k) m g sin θ.
        const double steep = 2 * std::sqrt(8.0 - 1);
        page.says("from the first instant on so steep a slope, it would need {}.",
                  {fixed(steep * 0.4 / 1.4, 2)});
        const Solved passes("track", with(slips, {{"mu_s", enough}, {"mu_k", 0.8 * enough}}));
        const QString said = QString::fromStdString(passes.run().outcome.sentence);
        page.says("*" + said.section(';', 0, 0) + "*");
        page.says("The least possible speed there is √(g R) = {} m/s with R = {} m",
                  {fixed(std::sqrt(trackGravity * (1 - marble)), 3), fixed(1 - marble, 2)});
    }

    static void overTheHill(Page& page) {
        const Solved back("surface", jump(6, 1000, 1000));
        page.says(sentence(back));
        page.says("*" + QString::fromStdString(back.run().events.front().label) + "*");
        // There the climb has taken all of (1 + k) v²/2; the centre is off the ground by the radius.
        const double x = rootOf(
            [](double x) {
                const double y = hill * std::exp(-x * x / hillWidth2), slope = -2 * x / hillWidth2 * y;
                return y + ballRadius / std::hypot(1, slope) - ballRadius - 1.4 * 36 / (2 * fall)
                       - hill * std::exp(-100 / hillWidth2);
            },
            -10, 0);
        QVERIFY2(std::abs(x + 1.464) < 1e-3, qPrintable(QString::number(x)));
        const double least = speedBefore(0.4, 0);
        page.says("*Met for v₀ ≥ {} m/s*. A rolling", {nextOf(least, 0.01, 2)});
        page.says("is enough: {} m/s", {fixed(least, 3)});
        QCOMPARE(fixed(metFrom("surface", jump(6, 1000, 1000), speeds("right >= 100")), 2),
                 nextOf(least, 0.01, 2));
    }

    static void offTheHill(Page& page) {
        page.says("*Met for v₀ ≥ {} m/s*. Over the top", {nextOf(leastToFly(0.4), 0.01, 2)});
        page.says("radius of the hilltop, 8/3 m");
        page.says("ρ = {} m", {fixed(hillWidth2 / (2 * hill) + ballRadius, 2)});
        page.says("= {} m/s.", {fixed(leastToFly(0.4), 3)});
        page.says("the hoop takes off at {} m/s or more, the hollow ball at {} m/s or more",
                  {nextOf(leastToFly(1), 0.01, 2), nextOf(leastToFly(2 / 3.0), 0.01, 2)});
        for (const double k : {0.4, 2 / 3.0, 1.0})
            QCOMPARE(
                fixed(metFrom("surface", with(jump(6, 1000, 1000), {{"k", k}}), speeds("air_time_min > 0 s")),
                      2),
                nextOf(leastToFly(k), 0.01, 2));
    }

    static void jumpWithFriction(Page& page) {
        page.says(
            "now takes off at {} m/s or more",
            {QString::number(metFrom("surface", jump(6, 0.3, 0.2), speeds("air_time_min > 0 s", "0.3")))});
        const Solved run("surface", jump(9, 0.3, 0.2));
        for (std::size_t event = 0; event < 3; ++event)
            page.says("*" + QString::fromStdString(run.run().events.at(event).label) + "*");
    }

    static void modelWithoutFlight(Page& page) {
        const Solved run("surface", with(jump(9, 0.3, 0.2), {{"friction", std::string("regularised")}}));
        page.says(sentence(run));
        page.says("it is {} m too high", {fixed(run.measure("y") - ballRadius, 2)});
        page.says("*" + QString::fromStdString(run.run().warnings.at(0)) + "*");
    }

    static void onTheSlope(Page& page) {
        page.says(sentence(Solved("rough-plane", book(10, 0, 0))));
        page.says("up to {}°", {fixed(std::atan(roughness) / degree, 1)});
        const Solved run("rough-plane", book(10, 0, 20));
        page.says(sentence(run));
        const Slid slid = slidInPatches(10, 0, 20);
        QVERIFY2(std::abs(slid.path - run.measure("travel")) < 2e-3, qPrintable(QString::number(slid.path)));
        QVERIFY2(std::abs(slid.time - run.measure("stop_time")) < 5e-3,
                 qPrintable(QString::number(slid.time)));
        QVERIFY2(std::abs(slid.turned - run.measure("turned")) < 2, qPrintable(QString::number(slid.turned)));
        const Solved heavy("rough-plane", book(10, 0, 20, {{"m", 50.0}}));
        QCOMPARE(sentence(heavy), sentence(run));
        const double least = metFrom("rough-plane", book(10, 0, 20), spins("travel_min >= 1 m"));
        page.says("*Met for ω ≥ {} rad/s*.\n4. Above", {QString::number(least)});
        QVERIFY(slidInPatches(10, 0, least).path > 1 && slidInPatches(10, 0, least - 1).path < 1);
        const Values decoupled = book(10, 0, 20, {{"model", std::string("decoupled")}});
        QVERIFY(std::isnan(metFrom("rough-plane", decoupled, spins("travel_min >= 1 m"))));
    }

    /// What only spins without sliding is slowed by μ g cos φ ⟨|r|⟩/ρ². Oil lets it slide at last with
    /// m g sin φ/c, to which it comes within m/c.
    static void byThreeModels(Page& page) {
        const double a = halfLength, b = halfWidth, d = std::hypot(a, b);
        const double distance = (4 / 3.0 * a * b * d + a * a * a / 3 * std::log((d + b) / (d - b))
                                 + b * b * b / 3 * std::log((d + a) / (d - a)))
                                / (4 * a * b);
        const double slowing = roughness * 9.81 * std::cos(10 * degree) * distance / (d * d / 3);
        const Solved run("rough-plane", book(10, 0, 20));
        page.says("In this model its path is 0 m, and its spin ends after {} s instead of {} s",
                  {fixed(20 / slowing, 2), fixed(run.measure("stop_time"), 2)});
        const Solved apart("rough-plane", book(10, 0, 20, {{"model", std::string("decoupled")}}));
        QCOMPARE(apart.measure("travel"), 0.0);
        QVERIFY(std::abs(apart.measure("stop_time") - 20 / slowing) < 1e-9);
        const double last = 9.81 * std::sin(10 * degree), oiled = last * (20 - 1 + std::exp(-20));
        page.says("it has slid {} m", {fixed(oiled, 1)});
        const Solved oil("rough-plane", book(10, 0, 20, {{"model", std::string("viscous")}}));
        QVERIFY(std::abs(oil.measure("travel") - oiled) < 1e-6);
    }

    static void onTheLevel(Page& page) {
        const Solved still("rough-plane", book(0, 2, 0)), spun("rough-plane", book(0, 2, 20));
        page.says(sentence(still));
        QVERIFY(std::abs(still.measure("travel") - 4 / (2 * roughness * 9.81)) < 1e-9);
        page.says("The path is {} m long", {fixed(spun.measure("travel"), 3)});
        QVERIFY(std::abs(slidInPatches(0, 2, 20).path - spun.measure("travel")) < 2e-3);
        const double twice = metFrom("rough-plane", book(0, 2, 20), spins("travel_min >= 1.36 m"));
        page.says("*Met for ω ≥ {} rad/s*. Save the figure", {QString::number(twice)});
        const double gyration2 = (halfLength * halfLength + halfWidth * halfWidth) / 3;
        page.says("{} J instead of {} J", {fixed(2 + gyration2 * 400 / 2, 2), fixed(2, 0)});
        QVERIFY(std::abs(spun.measure("dissipated") - 2 - gyration2 * 400 / 2) < 1e-9);
    }
};

TALWEG_TEST(tst_help_tutorials, TestHelpTutorials, QCoreApplication)
#include "tst_help_tutorials.moc"
