#include "base/root.h"
#include "physics/near.h"
#include "support/kutta.h"
#include "support/test.h"
#include "systems/standard_inputs.h"
#include "systems/surface/report.h"
#include "systems/surface/surface_system.h"

#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <numbers>

using namespace talweg;
using namespace talweg::surface;
using tests::RandomSource;

namespace {

constexpr double degree = std::numbers::pi / 180;
constexpr double g = 9.81;

/// A ball of 1 m with K = 0.02 1/m that never slips.
Inputs inAir(const char* y, double from, double to) {
    Inputs in = tests::standardInputs(inputTable());
    in.y = y;
    in.xFrom = from;
    in.xTo = to;
    in.body = {1, 0.4};
    in.cRr = 0;
    in.muS = in.muK = 1e9;
    in.x0 = 0;
    in.m = 20;
    in.cd = 0.5;
    in.rho = 0.02 * 2 * in.m / (in.cd * std::numbers::pi);
    return in;
}

Trajectory solved(const Inputs& in) {
    return simulate(worldOf(in), in, {}, {});
}

const Event& first(const Trajectory& trajectory, const char* kind) {
    const auto found = std::ranges::find(trajectory.events, kind, &Event::kind);
    if (found == trajectory.events.end()) qFatal("no such event: %s", kind);
    return *found;
}

/// ∫ K v³ dt over a run, by Gauss and Kronrod between the instants the solver went through.
double workOfDrag(const Trajectory& trajectory, double drag) {
    using Quadrature = boost::math::quadrature::gauss_kronrod<double, 15>;
    double work = 0;
    for (const Segment& segment : trajectory.segments)
        for (std::size_t i = 1; i < segment.steps.size(); ++i)
            work += Quadrature::integrate(
                [&](double t) { return drag * std::pow(segment.at(t).velocity.norm(), 3); },
                segment.steps[i - 1], segment.steps[i], 4, 1e-12);
    return work;
}

/// Ground, body and speeds at random, in air of any density.
Inputs atRandom(RandomSource& dice) {
    Inputs in = inAir("", -25, 25);
    const auto number = [](double x) { return "(" + shortest(x) + ")"; };
    in.y = number(dice.between(-0.4, 0.4)) + "*x+" + number(dice.between(-3, 3)) + "*sin(x/"
           + number(dice.between(1, 6)) + ")";
    if (dice.chance(0.5)) in.y += "+" + number(dice.between(-0.6, 0.6)) + "*abs(x)";
    in.body = {dice.between(0.05, 2), dice.between(0.05, 1)};
    in.muS = dice.chance(0.1) ? 0 : dice.between(0, 1.5);
    in.muK = in.muS * dice.between(0.3, 1);
    in.cRr = dice.chance(0.3) ? 0 : dice.between(0, 0.1);
    in.e = dice.chance(0.1) ? 0 : dice.between(0, 0.95);
    in.x0 = dice.between(-20, 20);
    in.v0 = dice.chance(0.1) ? 0 : dice.between(-25, 25);
    if (dice.chance(0.3)) in.omega0 = dice.between(-20, 20);
    in.rho = dice.chance(0.1) ? 1e-12 : dice.between(0, 3);
    in.cd = dice.chance(0.1) ? 1e-9 : dice.between(0, 2);
    in.m = std::exp(dice.between(0, 6));
    in.tEnd = 8;
    return in;
}

} // namespace

class TestSurfaceAir : public QObject {
    Q_OBJECT
private slots:
    /// On level ground v = v₀/(1 + K v₀ t/(1+k)).
    void levelGround() {
        Inputs in = inAir("0", 0, 500);
        in.v0 = 20;
        QNEAR(in.drag(), 0.02, 1e-15);
        const Trajectory r = solved(in);
        for (const double t : {0.5, 4.0, 19.0}) {
            const double slower = 1 + in.drag() * 20 * t / 1.4;
            QNEAR(r.at(t).along, 20 / slower, 1e-11);
            QNEAR(r.at(t).centre.x(), 1.4 / in.drag() * std::log(slower), 1e-9);
            QNEAR(r.at(t).losses.air, 0.5 * 1.4 * (400 - 400 / (slower * slower)), 1e-9);
        }
        QVERIFY(r.energyError < 1e-12);
    }

    /// Down a slope from rest v = v∞ tanh(√(K a) t/M), x = (M/K) ln cosh …: a = g (sin θ − c cos θ), M = 1+k
    /// for rolling; without friction a = g sin θ, M = 1.
    void downASlope() {
        for (const bool rolls : {true, false}) {
            Inputs in = inAir("-tan(15*pi/180)*x", 0, 2000);
            in.tEnd = 60;
            if (rolls)
                in.cRr = 0.01;
            else
                in.muS = in.muK = 0;
            const double a = g * (std::sin(15 * degree) - in.cRr * std::cos(15 * degree));
            const double inertia = rolls ? 1.4 : 1, rate = std::sqrt(in.drag() * a) / inertia,
                         terminal = std::sqrt(a / in.drag());
            const Trajectory r = solved(in);
            for (const double t : {0.5, 5.0, 25.0, 60.0}) {
                QNEAR(r.at(t).along, terminal * std::tanh(rate * t), 1e-10);
                const double way = inertia / in.drag() * std::log(std::cosh(rate * t));
                QNEAR((r.at(t).centre - r.at(0).centre).norm(), way, 1e-8);
            }
            QNEAR(r.end.along, terminal, 1e-6); // it has come to its steady speed
        }
    }

    /// Over the edge of a level stretch, where drag has left v₀ exp(−K x/(1+k)), and down onto the slope
    /// below: the flight by Kutta's method until it is the radius away from the slope.
    void flightAndLanding() {
        Inputs in = inAir("-0.5*max(0, x-10)", 0, 400);
        in.v0 = 20;
        in.e = 0.5;
        const Trajectory r = solved(in);
        const double atEdge = 20 * std::exp(-in.drag() * 10 / 1.4);
        const Event& off = first(r, "lift-off");
        QNEAR(off.after.velocity.x(), atEdge, 1e-10);
        using Vector = std::array<double, 5>;
        const auto rate = [&](const Vector& s) {
            const double speed = std::hypot(s[2], s[3]);
            return Vector{s[2], s[3], -in.drag() * speed * s[2], -in.drag() * speed * s[3] - g,
                          in.drag() * speed * speed * speed};
        };
        const auto after = [&](double t) { return tests::kutta(rate, Vector{10, 1, atEdge, 0, 0}, t, 4000); };
        const auto gap = [&](double t) {
            const Vector s = after(t);
            return (0.5 * (s[0] - 10) + s[1]) / std::sqrt(1.25) - 1;
        };
        const Event& lands = first(r, "impact");
        const double flies = bracketRoot(gap, 0.5, 3.0).low;
        QNEAR(lands.t - off.t, flies, 1e-10);
        const Vector s = after(flies);
        QNEAR(lands.before.centre.x(), s[0], 1e-9);
        QNEAR(lands.before.velocity.x(), s[2], 1e-9);
        QNEAR(lands.before.velocity.y(), s[3], 1e-9);
        QNEAR(lands.before.losses.air - off.before.losses.air, s[4], 1e-8);
        QVERIFY(r.energyError < 1e-12);
    }

    /// What the air has taken is the integral of K v³, and nothing of the energy is left open.
    void workOfTheAir() {
        RandomSource dice(21);
        int flights = 0;
        for (int i = 0; i < 60; ++i) {
            dice.beginCase(i);
            const Inputs in = atRandom(dice);
            const Site site = siteOf(in);
            if (!checkTogether(in, site).empty()) continue;
            const Trajectory r = simulate(worldOf(in, site), in, {}, {});
            if (r.outcome == Outcome::givenUp) continue;
            flights += r.airTime > 0;
            QNEAR(r.end.losses.air, workOfDrag(r, in.drag()), 1e-7 * (1 + r.end.losses.air));
        }
        QVERIFY(flights > 10);
    }

    /// Each segment with its contact again by Kutta's method, from its beginning, over any smooth ground.
    void contactByKutta() {
        Inputs in = inAir("3*sin(x/4)-0.2*x", -20, 60);
        in.body = {0.5, 0.6};
        in.x0 = -18;
        in.v0 = 3;
        in.tEnd = 6;
        in.cRr = 0.02;
        const Trajectory r = solved(in);
        QVERIFY(!r.segments.empty() && r.segments.front().mode == Mode::rolling);
        const double until = std::min(2.0, r.segments.front().to);
        using Vector = std::array<double, 2>; // abscissa of the contact, speed
        const auto rate = [&](const Vector& s) {
            const double slope = 0.75 * std::cos(s[0] / 4) - 0.2, bend = -3.0 / 16 * std::sin(s[0] / 4),
                         steep = std::sqrt(1 + slope * slope), kappa = bend / (steep * steep * steep),
                         ofPath = kappa / (1 - 0.5 * kappa);
            const double normal = g / steep + ofPath * s[1] * s[1];
            return Vector{s[1] / (steep * (1 - 0.5 * kappa)),
                          -(g * slope / steep + in.drag() * s[1] * std::abs(s[1]) + 0.02 * normal) / 1.6};
        };
        const Vector s = tests::kutta(rate, Vector{-18, 3}, until, 20000);
        QNEAR(r.at(until).contact.x(), s[0], 1e-9);
        QNEAR(r.at(until).along, s[1], 1e-9);
    }

    void energyAtRandom() {
        RandomSource dice(5);
        for (int i = 0; i < 1500; ++i) {
            dice.beginCase(i);
            const Inputs in = atRandom(dice);
            const Site site = siteOf(in);
            if (!checkTogether(in, site).empty()) continue;
            const Trajectory r = simulate(worldOf(in, site), in, {}, {});
            QVERIFY2(r.energyError < 1e-9, qPrintable(QString::number(r.energyError)));
            QVERIFY(r.end.losses.air >= 0);
        }
    }

    /// As thin an air as numbers have changes nothing that can be seen.
    void hardlyAnyAir() {
        Inputs in = inAir("3*sin(x/4)", 0, 100);
        in.x0 = 6;
        in.v0 = 9;
        in.e = 0.6;
        in.muS = 0.3;
        in.muK = 0.2;
        in.rho = 0;
        const Trajectory vacuum = solved(in);
        in.rho = 1e-14;
        const Trajectory thin = solved(in);
        QCOMPARE(thin.events.size(), vacuum.events.size());
        for (std::size_t i = 0; i < vacuum.events.size(); ++i)
            QNEAR(thin.events[i].t, vacuum.events[i].t, 1e-9);
        QNEAR(thin.end.centre.x(), vacuum.end.centre.x(), 1e-8);
        QNEAR(thin.highest, vacuum.highest, 1e-10);
    }

    void refusals() {
        Inputs in = inAir("0", 0, 10);
        in.friction = Friction::regularised;
        const auto says = [&](const char* id, const char* text) {
            const auto found = checkTogether(in, siteOf(in));
            return found.size() == 1 && found[0].parameter == id
                   && found[0].message.find(text) != std::string::npos;
        };
        QVERIFY(says("friction", "does not support air"));
        in.rho = 0;
        QVERIFY(checkTogether(in, siteOf(in)).empty());
        in.friction = Friction::exact;
        in.rho = 1000;
        in.m = 1e-6;
        in.tEnd = 1e5;
        QVERIFY(says("rho", "too strong"));
    }
};

TALWEG_TEST(tst_surface_air, TestSurfaceAir, QCoreApplication)
#include "tst_surface_air.moc"
