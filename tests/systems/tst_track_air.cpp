#include "base/root.h"
#include "physics/near.h"
#include "support/kutta.h"
#include "support/test.h"
#include "systems/track_rides.h"

#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;

namespace {

constexpr double g = 9.8;

/// On a curve, in air with K = 0.1 1/m for a body of 0.5 kg and the radius of a bead, 0.05 m.
Values inAir(const char* curve, const Values& more = {}) {
    Values values = more;
    values.insert({{"curve", std::string(curve)},
                   {"rho", 0.1 * 2 * 0.5 / (0.5 * std::numbers::pi * 0.05 * 0.05)},
                   {"cd", 0.5}});
    return values;
}

/// As the energy is measured in the table of quantities: ∫ m K v³ dt, J.
double workOfDrag(const Run& run, double drag, double mass, double from, double to) {
    using Quadrature = boost::math::quadrature::gauss_kronrod<double, 31>;
    return mass * drag
           * Quadrature::integrate([&](double t) { return std::pow(quantityAt(run, "speed", t), 3); }, from,
                                   to, 12, 1e-12);
}

} // namespace

class TestTrackAir : public QObject {
    Q_OBJECT
private slots:
    /// Down a straight line from rest v = v∞ tanh(√(K a) t), p = ln cosh(…)/K, a = g sin α; a ball by its own
    /// section and with the inertia 1 + k.
    void downAStraight() {
        for (const bool ball : {false, true}) {
            Values values = inAir("straight", {{"p0", 0.0}, {"drop_x", 300.0}, {"drop_y", -200.0}});
            const double drag = ball ? 0.4 : 0.1, inertia = ball ? 1.4 : 1;
            if (ball) values.insert({{"mode", std::string("ball")}, {"b", 0.1}});
            const auto run = trackRun(values);
            const double a = g * 200 / std::hypot(300, 200), rate = std::sqrt(drag * a) / inertia;
            for (const double t : {0.1, 1.0, 3.0, 12.0}) {
                QNEAR(quantityAt(*run, "v", t), std::sqrt(a / drag) * std::tanh(rate * t), 1e-11);
                QNEAR(quantityAt(*run, "p", t), inertia / drag * std::log(std::cosh(rate * t)), 1e-9);
            }
            QNEAR(measured(*run, "lost_to_air"), measured(*run, "lost"), 1e-12);
            QVERIFY(measured(*run, "energy_residual") < 1e-12);
        }
    }

    /// Without gravity v = v₀/(1 + K v₀ t); damping beside it: v = v₀ c e^(−ct)/(c + K v₀ (1 − e^(−ct))).
    void withoutGravity() {
        const auto run = trackRun(inAir("circle", {{"g", 0.0}, {"v0", 5.0}, {"p0", 0.0}}));
        for (const double t : {0.3, 4.0, 20.0})
            QNEAR(quantityAt(*run, "v", t), 5 / (1 + 0.5 * t), 1e-11);
        const auto both =
            trackRun(inAir("circle", {{"g", 0.0}, {"v0", 5.0}, {"p0", 0.0}, {"damping", 0.25}}));
        for (const double t : {0.3, 4.0}) {
            const double c = 0.5, left = std::exp(-c * t);
            QNEAR(quantityAt(*both, "v", t), 5 * c * left / (c + 0.1 * 5 * (1 - left)), 1e-11);
        }
        const double lost = quantityAt(*both, "damping", 4) + quantityAt(*both, "air", 4);
        QNEAR(lost, 0.25 * (25 - std::pow(quantityAt(*both, "v", 4), 2)), 1e-11);
        QNEAR(quantityAt(*both, "air", 4), workOfDrag(*both, 0.1, 0.5, 0, 4), 1e-9);
    }

    /// On the hump, (t, h − a t² + c t⁴): by Kutta's method in its parameter.
    void onTheHump() {
        const auto run = trackRun(inAir("hump", {{"v0", 2.0}, {"damping", 0.1}}));
        const double begin = quantityAt(*run, "x", 0);
        using Vector = std::array<double, 3>; // x, v, lost to the air
        const auto rate = [](const Vector& s) {
            const double slope = 2 * s[0] * (s[0] * s[0] / 3 - 7.0 / 6), steep = std::sqrt(1 + slope * slope),
                         v = s[1];
            return Vector{v / steep, -g * slope / steep - 0.2 * v - 0.1 * std::abs(v) * v,
                          0.5 * 0.1 * std::abs(v) * v * v};
        };
        const double t = std::min(3.0, run->duration);
        const Vector s = kutta(rate, Vector{begin, 2, 0}, t, 30000);
        QNEAR(quantityAt(*run, "x", t), s[0], 1e-9);
        QNEAR(quantityAt(*run, "v", t), s[1], 1e-9);
        QNEAR(quantityAt(*run, "air", t), s[2], 1e-9);
        QVERIFY(measured(*run, "energy_residual") < 1e-11);
    }

    /// Off a level stretch at 6 m/s less what the air has taken, down onto a line 45° steep: the flight by
    /// Kutta's method. With finite friction, too.
    void flightAndLanding() {
        for (const char* mode : {"one-sided", "ball"}) {
            const bool ball = std::string(mode) == "ball";
            Values values =
                inAir("spline", {{"points", Points{{0, 0}, {2, 0}, {3, -0.2}, {4, -1.2}, {9, -7.2}}},
                                 {"mode", std::string(mode)},
                                 {"p0", 0.1},
                                 {"v0", 9.0},
                                 {"e", 0.6}});
            if (ball) values.insert({{"b", 0.05}, {"friction", std::string("finite")}});
            const auto run = trackRun(values);
            const auto off = std::ranges::find(run->events, std::string("take-off"), &RunEvent::kind);
            const auto on = std::ranges::find_if(
                run->events, [](const RunEvent& e) { return e.kind == "bounce" || e.kind == "landing"; });
            QVERIFY(off != run->events.end() && on != run->events.end());
            using Vector = std::array<double, 4>;
            const auto rate = [](const Vector& s) {
                const double speed = std::hypot(s[2], s[3]);
                return Vector{s[2], s[3], -0.1 * speed * s[2], -0.1 * speed * s[3] - g};
            };
            const double past = off->t + 1e-12 * off->t, flies = on->t - off->t;
            const Vector begin{quantityAt(*run, "x", past), quantityAt(*run, "y", past),
                               quantityAt(*run, "vx", past), quantityAt(*run, "vy", past)};
            const Vector s = kutta(rate, begin, flies, 4000);
            QVERIFY(flies > 0.1);
            QNEAR((Point(s[0], s[1]) - on->place).norm(), ball ? 0.05 : 0, 1e-9);
            QNEAR(on->values[0], s[2], 1e-9);
            QNEAR(on->values[1], s[3], 1e-9);
            QVERIFY(measured(*run, "energy_residual") < 1e-9);
        }
    }

    /// Whatever the body and the air: energies and losses stay, and what the air takes is its work.
    void energyAtRandom() {
        RandomSource dice(9);
        const char* curves[]{"hump", "loop", "circle", "lemniscate", "oval", "spiral", "bowl", "cardioid"};
        int flights = 0;
        for (int i = 0; i < 400; ++i) {
            dice.beginCase(i);
            Values values;
            values["curve"] = std::string(curves[dice.below(std::size(curves))]);
            const char* modes[]{"bound", "one-sided", "ball"};
            values["mode"] = std::string(modes[dice.below(3)]);
            values["friction"] = std::string(dice.chance(0.5) ? "finite" : "unlimited");
            values["side"] = std::string(dice.chance(0.7) ? "left" : "right");
            values["b"] = dice.between(0.01, 0.2);
            values["k"] = dice.between(0.1, 1);
            values["e"] = dice.chance(0.2) ? 1.0 : dice.between(0, 1);
            values["x0"] = dice.between(-4, 4);
            values["y0"] = dice.between(-2, 7);
            values["v0"] = dice.chance(0.2) ? 0.0 : dice.between(-8, 8);
            values["damping"] = dice.chance(0.3) ? dice.between(0, 1) : 0.0;
            values["rho"] = dice.chance(0.1) ? 1e-12 : dice.between(0, 50);
            values["cd"] = dice.chance(0.1) ? 1e-9 : dice.between(0, 2);
            values["bead_r"] = std::exp(dice.between(-7, -1));
            values["m"] = std::exp(dice.between(-3, 3));
            values["t_end"] = 10.0;
            if (!complaintsAbout(values).empty()) continue; // a ball in a cusp
            const auto run = trackRun(values);
            flights += measured(*run, "flights") > 0;
            QVERIFY2(measured(*run, "energy_residual") < 1e-9,
                     qPrintable(QString("%1 %2").arg(i).arg(measured(*run, "energy_residual"))));
            double last = 0;
            for (int j = 0; j <= 100; ++j) {
                const double lost = quantityAt(*run, "air", run->duration * j / 100);
                QVERIFY(lost >= last * (1 - 1e-12) - 1e-12);
                last = lost;
            }
        }
        QVERIFY(flights > 50);
    }

    void hardlyAnyAir() {
        for (const char* mode : {"bound", "one-sided", "ball"}) {
            Values values{{"curve", std::string("hump")},
                          {"mode", std::string(mode)},
                          {"x0", std::string("any")},
                          {"y0", 5.8},
                          {"t_end", 4.0}};
            const auto vacuum = trackRun(values);
            values["rho"] = 1e-13;
            const auto thin = trackRun(values);
            QNEAR(measured(*thin, "x"), measured(*vacuum, "x"), 1e-8);
            QCOMPARE(thin->events.size(), vacuum->events.size());
        }
    }

    void refusals() {
        QVERIFY(complaintsAbout(inAir("hump", {{"method", std::string("published")}}))
                    .find("does not support air")
                != std::string::npos);
        QVERIFY(complaintsAbout({{"method", std::string("published")}}).empty());
        QVERIFY(complaintsAbout(inAir("hump", {{"bead_r", 1e4}, {"m", 1e-3}, {"t_end", 1000.0}}))
                    .find("too strong")
                != std::string::npos);
    }
};

TALWEG_TEST(tst_track_air, TestTrackAir, QCoreApplication)
#include "tst_track_air.moc"
