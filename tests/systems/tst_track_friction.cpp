#include "physics/near.h"
#include "support/test.h"
#include "systems/surface/surface_system.h"
#include "systems/track_rides.h"

#include <cmath>

using namespace talweg;
using namespace talweg::tests;

// A ball on a track with finite friction: closed forms, and the ball on a surface, which is another program
// for the same body where the track is the graph of a function.

namespace {

constexpr double g = 9.8, m = 0.5, k = 0.4, b = 0.1;

std::string word(const char* text) {
    return text;
}

Values ball(Values more) {
    more.insert({{"mode", word("ball")}, {"friction", word("finite")}, {"b", b}, {"k", k}});
    return more;
}

/// Down y = −slope x, from rest at its beginning.
Values incline(double slope, Values more) {
    more.insert({{"curve", word("custom")},
                 {"x", word("t")},
                 {"y", shortest(-slope) + "*t"},
                 {"t_from", 0.0},
                 {"t_to", 100.0},
                 {"p0", 0.0},
                 {"t_end", 2.0}});
    return ball(more);
}

} // namespace

class TestTrackFriction : public QObject {
    Q_OBJECT
private slots:
    /// v = g (sin θ − c cos θ)/(1 + k) t while it rolls; the couple takes c N for every metre.
    void rollsWithResistance() {
        const double c = 0.02, slope = 0.3, cosine = 1 / std::hypot(1, slope), sine = slope * cosine;
        const auto run = trackRun(incline(slope, {{"mu_s", 0.5}, {"mu_k", 0.4}, {"c_rr", c}}));
        const double a = g * (sine - c * cosine) / (1 + k), t = 1.7;
        QNEAR(quantityAt(*run, "v", t), a * t, 1e-10);
        QNEAR(quantityAt(*run, "omega", t), -a * t / b, 1e-9);
        QNEAR(quantityAt(*run, "slip", t), 0, 0);
        QNEAR(quantityAt(*run, "rolling", t), c * m * g * cosine * a * t * t / 2, 1e-10);
        QNEAR(quantityAt(*run, "normal", t), m * g * cosine, 1e-10);
        QVERIFY(measured(*run, "energy_residual") < 1e-11);
    }

    /// Rolling needs k/(1 + k) tan θ; with less it slips: v = g (sin θ − μ cos θ) t and k b ω = −μ g cos θ t.
    void slipsWhereFrictionIsTooSmall() {
        const double slope = 1, cosine = 1 / std::hypot(1, slope), sine = slope * cosine, t = 1.3;
        for (const double mu : {0.0, 0.1, 0.28, 0.29}) {
            const auto run = trackRun(incline(slope, {{"mu_s", mu}, {"mu_k", mu}, {"c_rr", 0.0}}));
            const bool slips = mu < k / (1 + k) * slope;
            const double a = slips ? g * (sine - mu * cosine) : g * sine / (1 + k);
            QNEAR(quantityAt(*run, "v", t), a * t, 1e-10);
            QNEAR(quantityAt(*run, "omega", t), -(slips ? mu * g * cosine / k : a) * t / b, 1e-9);
            const double slip = slips ? a * t - mu * g * cosine / k * t : 0;
            QNEAR(quantityAt(*run, "slip", t), slip, 1e-10);
            QNEAR(quantityAt(*run, "dry", t), mu * m * g * cosine * slip * t / 2, 1e-9);
            QVERIFY(measured(*run, "energy_residual") < 1e-11);
        }
    }

    /// It stays where tan θ is at most c and μₛ.
    void rests() {
        const auto outcome = [](double slope, double muS, double c) {
            return trackRun(incline(slope, {{"mu_s", muS}, {"mu_k", muS}, {"c_rr", c}}))->outcome.id;
        };
        QCOMPARE(outcome(0.019, 0.3, 0.02), word("rest"));
        QCOMPARE(outcome(0.021, 0.3, 0.02), word("time-limit"));
        QCOMPARE(outcome(0.019, 0.01, 0.02), word("time-limit"));
        for (const double slope : {0.02, 0.03, 0.1, 0.3, 1.0 / 3.0, 0.7, 1.3})
            QCOMPARE(outcome(slope, slope, slope), word("rest"));
        // Sent up it comes to rest after v²(1 + k)/(2 g (sin θ + c cos θ)).
        const double slope = 0.01, cosine = 1 / std::hypot(1, slope);
        const auto up =
            trackRun(incline(slope, {{"p0", 50.0}, {"v0", -1.0}, {"t_end", 20.0}, {"c_rr", 0.02}}));
        QCOMPARE(up->outcome.id, word("rest"));
        QNEAR(measured(*up, "p"), 50 - (1 + k) / (2 * g * cosine * (slope + 0.02)), 1e-8);
    }

    /// The same as a ball on a surface, from a solver of its own: over waves, slipping, rolling and flying.
    void goesAsOnASurface() {
        struct Case {
            const char* of;
            double x0, v0, muS, muK, c, t;
        };
        const System surface = surface::system();
        for (const Case& one :
             {Case{"0.3*%1^2", 2, 0, 0.3, 0.2, 0.01, 6}, Case{"0.3*%1^2", 2.5, 1, 0.1, 0.05, 0.02, 6},
              Case{"0.5*cos(%1)-0.1*%1", 0.1, 0, 0.2, 0.15, 0.01, 5},
              Case{"0.5*cos(%1)-0.1*%1", 0.1, 1.5, 0.05, 0.05, 0.0, 5}}) {
            const auto written = [&](const char* variable) {
                return QString::fromUtf8(one.of).arg(variable).toStdString();
            };
            const Values common{{"mu_s", one.muS}, {"mu_k", one.muK}, {"c_rr", one.c},  {"v0", one.v0},
                                {"e", 0.5},        {"g", g},          {"t_end", one.t}, {"x0", one.x0}};
            Values values = defaultValues(surface.parameters);
            for (const auto& [id, value] : common)
                values.at(id) = value;
            values["y"] = written("x");
            values["x_from"] = -4.0;
            values["x_to"] = 12.0;
            values["b"] = b;
            values["k"] = k;
            const auto other = tests::runOf(surface, values, {}, {});
            Values own = common;
            const double x = one.x0;
            own["y0"] = one.of[2] == '3' ? 0.3 * x * x : 0.5 * std::cos(x) - 0.1 * x;
            own.insert({{"curve", word("custom")},
                        {"x", word("t")},
                        {"y", written("t")},
                        {"t_from", -4.0},
                        {"t_to", 12.0}});
            const auto run = trackRun(ball(own));
            QVERIFY(measured(*run, "energy_residual") < 1e-10);
            const auto column = [&](const char* id) { return columnOf(surface, *other, id).value(); };
            // Up to the first landing: what is a rebound and what is not differs.
            double until = one.t;
            for (const RunEvent& event : run->events)
                if (event.kind == "landing" || event.kind == "bounce") until = std::min(until, event.t);
            QVERIFY(until > 0.3);
            for (double t = 0; t < until; t += 0.1) {
                const auto state = other->state(t);
                QNEAR(quantityAt(*run, "x", t), state[column("x")], 1e-8);
                QNEAR(quantityAt(*run, "y", t), state[column("y")], 1e-8);
                QNEAR(quantityAt(*run, "vx", t), state[column("vx")], 1e-8);
                QNEAR(quantityAt(*run, "omega", t), state[column("omega")], 1e-7);
            }
        }
    }

    /// With enough friction and no resistance it goes as a ball that never slips; with less it slips in the
    /// loop, where the two documents meet, and loses height.
    void aroundTheLoop() {
        const Values loop{{"curve", word("loop")}, {"x0", word("any")}, {"y0", 6.0}, {"t_end", 3.0}};
        Values unlimited = loop;
        unlimited["mode"] = word("ball");
        const auto never = trackRun(unlimited);
        Values rough = loop;
        rough.insert({{"mu_s", 50.0}, {"mu_k", 50.0}, {"c_rr", 0.0}});
        const auto grips = trackRun(ball(rough));
        for (double t = 0; t <= 3; t += 0.25) {
            QNEAR(quantityAt(*grips, "x", t), quantityAt(*never, "x", t), 1e-8);
            QNEAR(quantityAt(*grips, "omega", t), quantityAt(*never, "omega", t), 1e-6);
        }
        Values usual = loop;
        usual["t_end"] = 200.0;
        usual.insert({{"mu_s", 0.3}, {"mu_k", 0.2}, {"c_rr", 0.01}});
        const auto slips = trackRun(ball(usual));
        QVERIFY(eventsOf(*slips, "slips") > 0 && eventsOf(*slips, "rolls") > 0);
        QCOMPARE(slips->outcome.id, word("passed"));
        QVERIFY(slips->endsAtRest);
        QVERIFY(measured(*slips, "energy_residual") < 1e-10);
        QVERIFY(slips->doubts.empty());
        // All that it has lost is in the ledger: it comes to rest at the speed 0.
        const double height = measured(*slips, "start_elevation") - measured(*slips, "y");
        QNEAR(measured(*slips, "lost"), m * g * height, 1e-9);
    }

    void mistakes() {
        QVERIFY(complaintsAbout(ball({{"mu_s", 0.1}, {"mu_k", 0.2}})).find("must not exceed static")
                != std::string::npos);
        QVERIFY(!complaintsAbout(ball({{"mu_s", -0.1}})).empty());
        QCOMPARE(complaintsAbout({{"mu_s", 0.1}, {"mu_k", 0.2}}),
                 std::string()); // of a bead they mean nothing
    }
};

TALWEG_TEST(tst_track_friction, TestTrackFriction, QCoreApplication)
#include "tst_track_friction.moc"
