#include "base/quantity_text.h"
#include "physics/near.h"
#include "support/test.h"
#include "systems/run.h"
#include "systems/standard_inputs.h"
#include "systems/surface/report.h"

#include <boost/math/special_functions/ellint_1.hpp>
#include <numbers>

using namespace talweg;
using namespace talweg::surface;

namespace {

constexpr double degree = std::numbers::pi / 180;
constexpr double g = 9.81;
constexpr double endless = 1e12; ///< friction with which nothing slips until N is as good as zero

Inputs on(const char* y, double from, double to) {
    Inputs in = tests::standardInputs(inputTable());
    in.y = y;
    in.xFrom = from;
    in.xTo = to;
    in.body = {1, 0.4};
    in.cRr = 0;
    in.x0 = 0;
    return in;
}

Inputs rolling(Inputs in) {
    in.muS = in.muK = endless;
    return in;
}

Trajectory solved(const Inputs& in) {
    return simulate(worldOf(in), in, {}, {});
}

/// The n-th incident of a kind, from 0.
Event eventOf(const Trajectory& trajectory, const std::string& kind, std::size_t n = 0) {
    for (const Event& i : trajectory.events)
        if (i.kind == kind && n-- == 0) return i;
    qFatal("no such incident: %s", kind.c_str());
    return {};
}

std::vector<Mode> modes(const Trajectory& trajectory) {
    std::vector<Mode> list;
    for (const Segment& segment : trajectory.segments)
        if (list.empty() || list.back() != segment.mode) list.push_back(segment.mode);
    return list;
}

using Modes = std::vector<Mode>;

} // namespace

class TestSurface : public QObject {
    Q_OBJECT
private slots:
    /// 15°, c = 0.01, k = 0.4, ten seconds from rest: g (sin 15° − c cos 15°)/(1+k) t²/2 = 87.295 m.
    void inclineWithRollingResistance() {
        Inputs in = on("-tan(15*pi/180)*x", -10, 100);
        in.body = {2, 0.4};
        in.cRr = 0.01;
        in.tEnd = 10;
        const Trajectory r = solved(in);
        const double way = g * (std::sin(15 * degree) - 0.01 * std::cos(15 * degree)) / 1.4 * 50;
        QNEAR(way, 87.295, 5e-4);
        QNEAR((r.end.centre - r.start.centre).norm(), way, 1e-8);
        QNEAR(r.end.omega, -way / 5 / 2, 1e-8);
        QNEAR(r.end.losses.rolling, 0.01 * g * std::cos(15 * degree) * way, 1e-8);
        QCOMPARE(modes(r), Modes{Mode::rolling});
        QVERIFY(r.energyError < 1e-12);
    }

    /// Rolling needs μs ≥ tan θ k/(1+k); below, a = g (sin θ − μk cos θ) and ω̇ = μk g cos θ/(k b).
    void inclineSlips() {
        const double tilt = 40 * degree;
        const double limit = std::tan(tilt) * 0.4 / 1.4;
        Inputs in = on("-tan(40*pi/180)*x", -10, 300);
        in.tEnd = 3;
        in.muK = 0.1;
        in.muS = limit * (1 + 1e-9);
        QCOMPARE(modes(solved(in)), Modes{Mode::rolling});
        in.muS = limit * (1 - 1e-9);
        const Trajectory r = solved(in);
        QCOMPARE(modes(r), Modes{Mode::slipping});
        QNEAR(r.end.along, g * (std::sin(tilt) - 0.1 * std::cos(tilt)) * 3, 1e-10);
        QNEAR(r.end.omega, -0.1 * g * std::cos(tilt) / 0.4 * 3, 1e-10);
    }

    /// (1+k) v²/2 = g (R+b)(cos θ0 − cos θ) with N = 0: leaves at cos θ = 2 cos θ0/(3+k), or, pushed from the
    /// top, at (2 + (1+k) v0²/(g (R+b)))/(3+k). Without friction as for k = 0.
    void leavesTheCylinder() {
        for (const double k : {0.4, 0.5, 2.0 / 3.0, 1.0}) {
            Inputs in = rolling(on("sqrt(100 - x^2)", -9.99, 9.99));
            in.body.k = k;
            in.x0 = 10 * std::sin(0.1);
            Event leaves = eventOf(solved(in), "lift-off");
            QNEAR(leaves.before.centre.y() / 11, 2 * std::cos(0.1) / (3 + k), 1e-8);
            in.x0 = 0;
            in.v0 = 1e-3;
            leaves = eventOf(solved(in), "lift-off");
            QNEAR(leaves.before.centre.y() / 11, (2 + (1 + k) * 1e-6 / (g * 11)) / (3 + k), 1e-8);
            QNEAR(leaves.before.centre.y() / 11, 2 / (3 + k), 1e-7);
        }
        Inputs ice = on("sqrt(100 - x^2)", -9.99, 9.99);
        ice.muS = ice.muK = 0;
        ice.x0 = 10 * std::sin(0.1);
        QNEAR(eventOf(solved(ice), "lift-off").before.centre.y() / 11, 2 * std::cos(0.1) / 3, 1e-8);
    }

    /// A pendulum of length (1+k)(R−b): period 4 √(L/g) K(sin(θ0/2)).
    void swingsInTheBowl() {
        for (const double k : {0.4, 1.0})
            for (const double start : {0.2, 1.0, 1.4}) {
                Inputs in = rolling(on("10 - sqrt(100 - x^2)", -10, 10));
                in.body = {1.5, k};
                in.x0 = 10 * std::sin(start);
                in.tEnd = 60;
                const Trajectory r = solved(in);
                const double period =
                    4 * std::sqrt((1 + k) * 8.5 / g) * boost::math::ellint_1(std::sin(start / 2));
                QNEAR(eventOf(r, "turns", 0).t, period / 2, 1e-8);
                QNEAR(eventOf(r, "turns", 1).t, period, 1e-8);
                QNEAR(eventOf(r, "turns", 5).t, 3 * period, 1e-8);
                QNEAR(r.energyError, 0, 1e-10);
            }
    }

    /// Pushed without spin on level ground: friction turns slip into rolling at v0/(1+k), after
    /// v0/((1 + 1/k) μk g); what it takes is k v0²/(2(1+k)).
    void slippingTurnsIntoRolling() {
        Inputs in = on("0", -10, 1000);
        in.v0 = 7;
        in.omega0 = 0;
        in.muK = 0.2;
        const Trajectory r = solved(in);
        QCOMPARE(modes(r), (Modes{Mode::slipping, Mode::rolling}));
        QNEAR(eventOf(r, "rolls").t, 7 / (3.5 * 0.2 * g), 1e-10);
        QNEAR(r.end.along, 5, 1e-10);
        QNEAR(r.end.losses.dry, 0.4 * 49 / 2.8, 1e-10);
    }

    /// Rolling resistance on level ground: a = c g/(1+k) until it rests.
    void rollingResistanceBringsToRest() {
        Inputs in = on("5", -10, 1000);
        in.v0 = 3;
        in.cRr = 0.02;
        in.tEnd = 100;
        const Trajectory r = solved(in);
        QVERIFY(r.outcome == Outcome::rest);
        QNEAR(r.duration, 1.4 * 3 / (0.02 * g), 1e-9);
        QNEAR(r.end.centre.x(), 1.4 * 9 / (2 * 0.02 * g), 1e-9);
        QNEAR(r.end.losses.rolling, 1.4 * 9 / 2, 1e-9);
        QCOMPARE(r.end.omega, 0.0);
    }

    /// At rest it stays where tan θ ≤ min(c, μs), and nowhere else.
    void staysAtRest() {
        Inputs in = on("0.01*x", -10, 10);
        in.cRr = 0.01 + 1e-9;
        QVERIFY(solved(in).outcome == Outcome::rest);
        in.cRr = 0.01 - 1e-9;
        QVERIFY(solved(in).end.along < 0);
        in.cRr = 0.02;
        in.muS = in.muK = 0.005; // slides without turning: resistance holds the spin
        const Trajectory r = solved(in);
        QCOMPARE(r.end.omega, 0.0);
        QNEAR(r.end.along, -(0.01 - 0.005) * g / std::sqrt(1.0001) * r.duration, 1e-9);
    }

    /// Over a sharp edge the centre turns around it: with u0²/(g b) = 1/2 at the start, rolling without slip,
    /// N = 0 at cos a = (1/2 + 2/(1+k))/(1 + 2/(1+k)).
    void turnsAroundAnEdge() {
        Inputs in = rolling(on("x < 0 ? 0 : -x", -10, 10));
        in.x0 = -1;
        in.v0 = std::sqrt(0.5 * g);
        const Trajectory r = solved(in);
        QNEAR(eventOf(r, "rim").t, 1 / in.v0, 1e-10);
        const double cosine = (0.5 + 2 / 1.4) / (1 + 2 / 1.4);
        QNEAR(eventOf(r, "lift-off").before.centre.y(), cosine, 1e-8);
    }

    /// Fast enough it leaves the edge at once, lands on the other slope of 30° after a parabola, and bounces
    /// by e: each flight is e times as long as the one before, the last impact comes after τ/(1 − e).
    void fliesOffAnEdgeAndLands() {
        Inputs in = on("x < 0 ? 0 : -tan(30*pi/180)*x", -10, 200);
        in.x0 = -5;
        in.v0 = 4;
        in.e = 0.5;
        const Trajectory r = solved(in);
        const Event leaves = eventOf(r, "lift-off");
        QNEAR(leaves.t, 5.0 / 4, 1e-12);
        // Height over the slope, along its normal: b (1 − cos 30°) less the gap; v sin 30° t + b cos 30° … =
        // b.
        const double s = std::sin(30 * degree), c = std::cos(30 * degree);
        const double drop = 1 - c; // the centre starts above the slope's offset line by b cos 30° − b
        // −drop + v s t − g c t²/2 = 0 with the first root belonging to the circle around the edge.
        const double lands = (4 * s + std::sqrt(16 * s * s - 2 * g * c * drop)) / (g * c);
        const Event first = eventOf(r, "impact", 0);
        QNEAR(first.t - leaves.t, lands, 1e-10);
        const double approach = std::sqrt(16 * s * s - 2 * g * c * drop);
        QNEAR(first.after.velocity.dot(Point(s, c)), 0.5 * approach, 1e-10);
        const double tau = 2 * 0.5 * approach / (g * c);
        QNEAR(eventOf(r, "impact", 1).t - first.t, tau, 1e-10);
        QNEAR(eventOf(r, "impact", 2).t - first.t, tau * 1.5, 1e-10);
        QNEAR(eventOf(r, "impact", 6).t - first.t, tau * (1 - std::pow(0.5, 6)) / 0.5, 1e-10);
        QNEAR(eventOf(r, "contact").t - first.t, tau / 0.5, 2e-6);
        // Kane: sticks if k/(1+k) |slip| < μs (1+e) |approach|.
        const double alongBefore = 4 * c + g * s * lands, slip = alongBefore - 4;
        QVERIFY(0.4 / 1.4 * slip < 0.3 * 1.5 * approach);
        QNEAR(first.after.slip, 0, 1e-12);
        QNEAR(first.after.along, alongBefore - slip * 0.4 / 1.4, 1e-10);
        QVERIFY(r.energyError < 1e-12);
    }

    /// At a concave kink a rolling body hits the slope ahead: without restitution its speed along it becomes
    /// (cos δ + k)/(1 + k) of what it was.
    void hitsACorner() {
        Inputs in = rolling(on("x < 0 ? 0 : 0.5*x", -20, 100));
        in.x0 = -10;
        in.v0 = 6;
        in.e = 0;
        const Trajectory r = solved(in);
        const double delta = std::atan(0.5);
        const Event hit = eventOf(r, "corner");
        QNEAR(hit.before.centre.x(), -std::tan(delta / 2), 1e-12); // where both slopes are a radius away
        QNEAR(hit.after.velocity.norm(), 6 * (std::cos(delta) + 0.4) / 1.4, 1e-10);
        QNEAR(hit.after.slip, 0, 1e-10);
        in.e = 0.5;
        const Event bounces = eventOf(solved(in), "corner");
        QNEAR(bounces.after.velocity.dot(Point(-std::sin(delta), std::cos(delta))), 0.5 * 6 * std::sin(delta),
              1e-10);
    }

    /// A dip that the body does not fit into is bridged: it comes to rest on both sides of it, its centre
    /// where the nearest ground on either side is a radius away.
    void bridgesADip() {
        Inputs in = on("-3*exp(-x^2)", -10, 10);
        in.x0 = -3;
        in.v0 = 2;
        in.e = 0.2;
        in.cRr = 0.01;
        in.tEnd = 60;
        const auto world = worldOf(in);
        QCOMPARE(world->path.bridged().size(), std::size_t(1));
        const Trajectory r = simulate(world, in, {}, {});
        QVERIFY(r.outcome == Outcome::rest);
        QNEAR(r.end.centre.x(), 0, 1e-9);
        const auto distance = [&](double x) {
            return std::hypot(x, r.end.centre.y() + 3 * std::exp(-x * x));
        };
        double nearest = 10;
        for (double x = 0; x < 3; x += 1e-5)
            nearest = std::min(nearest, distance(x));
        QNEAR(nearest, 1, 1e-9);
        QNEAR(std::abs(r.end.contact.x()), world->path.bridged()[0].to, 1e-9);
        QVERIFY(r.energyError < maxResidual);
    }

    /// Where the body does not fit it starts on both sides of the dip, and loses nothing there whichever way
    /// it goes: up the slope of a V at v₀ it turns (1+k) v₀²/(2 g) higher up. The same by mirror image.
    void startsWhereItDoesNotFit() {
        const std::pair<const char*, double> dips[]{{"abs(x)/2", 0},
                                                    {"abs(x)/2", 0.1},
                                                    {"abs(x)/2", -0.1},
                                                    {"x < -0.2 || x > 0.2 ? abs(x)/2 : 0.1", 0}};
        for (const auto& [ground, x0] : dips)
            for (const double v0 : {2.0, -2.0}) {
                Inputs in = rolling(on(ground, -10, 10));
                in.x0 = x0;
                in.v0 = v0;
                const Trajectory r = solved(in);
                const Event turn = r.events.front();
                QCOMPARE(turn.kind, std::string("turns"));
                QVERIFY(turn.before.losses.total() == 0 && turn.before.centre.x() * v0 > 0);
                QNEAR(turn.before.centre.y() - r.start.centre.y(), 1.4 * 4 / (2 * g), 1e-10);
                QVERIFY(r.start.contact.x() * v0 > 0);
            }
    }

    /// Without friction a body that has come to lie in a corner spins there as fast as ever until the time is
    /// over, and is not in flight.
    void spinsOnWithoutFriction() {
        Inputs in = on("0.4*abs(x)", -10, 10);
        in.muS = in.muK = 0;
        in.x0 = -3;
        in.omega0 = 2;
        in.tEnd = 60;
        const Trajectory r = solved(in);
        QVERIFY(r.outcome == Outcome::timeLimit);
        QCOMPARE(r.duration, 60.0);
        QCOMPARE(r.end.omega, 2.0);
        QNEAR(r.end.angle, 120, 1e-9);
        QCOMPARE(r.end.velocity.norm(), 0.0);
        QVERIFY(r.segments.back().mode == Mode::slipping);
        QVERIFY(r.energyError < maxResidual);
        in.omega0 = {};
        QVERIFY(solved(in).outcome == Outcome::rest);
    }

    /// Friction of exactly what rolling needs, tan θ k/(1+k), lets it roll, and resistance of exactly tan θ
    /// keeps it at rest, for any angle.
    void frictionThatJustSuffices() {
        for (const double angle : {5.0, 12.5, 20.0, 30.0, 33.3, 45.0, 60.0, 71.7})
            for (const double k : {0.4, 0.5, 2.0 / 3.0, 1.0}) {
                const QString y = QString("-tan(%1°)*x").arg(angle);
                Inputs in = on(qPrintable(y), -10, 100);
                in.body.k = k;
                in.tEnd = 2;
                in.muS = in.muK = std::tan(angle * degree) * k / (1 + k);
                for (const double v0 : {0.0, 3.0, -3.0}) {
                    in.v0 = v0;
                    QCOMPARE(modes(solved(in)), Modes{Mode::rolling});
                }
                in.v0 = 0;
                in.cRr = std::tan(angle * degree);
                in.muS = in.muK = in.cRr;
                QVERIFY(solved(in).outcome == Outcome::rest);
            }
    }

    /// Two slopes down into a kink: a spinning body that is dropped there is braked at both contacts and
    /// rests.
    void spinsInACorner() {
        Inputs in = on("abs(x)", -10, 10);
        in.x0 = 0;
        in.omega0 = 3;
        in.muS = in.muK = 0.1;
        in.e = 0;
        const Trajectory r = solved(in);
        QVERIFY(r.outcome == Outcome::rest);
        QNEAR(r.end.centre.y(), std::numbers::sqrt2, 1e-12);
        QNEAR(r.end.losses.dry + r.end.losses.impacts, 0.5 * 0.4 * 9, 1e-5);
        QVERIFY(r.energyError < maxResidual);
    }

    /// Rolling, slipping, flight and landing on smooth ground; the ledger stays within maxResidual
    /// throughout.
    void energyStays() {
        Inputs in = on("3*sin(x/4)", 0, 100);
        in.x0 = 6;
        in.v0 = 9;
        in.cRr = 0.01;
        std::size_t flights = 0, rolls = 0, slips = 0;
        for (const double e : {0.0, 0.3, 0.7, 0.95})
            for (const double mu : {0.05, 0.2, 0.5})
                for (const double v0 : {-3.0, 5.0, 9.0, 14.0}) {
                    in.e = e;
                    in.muS = mu;
                    in.muK = 0.8 * mu;
                    in.v0 = v0;
                    const Trajectory r = solved(in);
                    QVERIFY2(r.energyError < maxResidual, qPrintable(QString::number(r.energyError)));
                    for (const Segment& segment : r.segments) {
                        flights += segment.mode == Mode::flight;
                        rolls += segment.mode == Mode::rolling;
                        slips += segment.mode == Mode::slipping;
                    }
                }
        QVERIFY(flights > 50 && rolls > 50 && slips > 50);
    }

    /// The same states whether asked for at once or in between: the solver's steps leave no seams.
    void statesAreContinuous() {
        Inputs in = on("3*sin(x/4)", 0, 100);
        in.x0 = 6;
        in.v0 = 3;
        in.tEnd = 12;
        const Trajectory r = solved(in);
        for (double t = 0.01; t < r.duration; t += 0.01) {
            const bool jumps =
                std::ranges::any_of(r.events, [t](const Event& i) { return std::abs(i.t - t) < 1e-6; });
            if (jumps) continue;
            const Moment before = r.at(t - 1e-7), now = r.at(t), after = r.at(t + 1e-7);
            const Point middle = (before.centre + after.centre) / 2;
            QNEAR((middle - now.centre).norm(), 0, 3e-12);
        }
    }

    /// The same ground written in other ways, one of which has no derivatives at the kink.
    void kinksInAnyWriting() {
        std::vector<Trajectory> trajectories;
        for (const char* y : {"-0.5*abs(x)", "-0.5*sqrt(x^2)", "-0.5*max(x, -x)", "x < 0 ? 0.5*x : -0.5*x"}) {
            Inputs in = on(y, -20, 60);
            in.x0 = -8;
            in.v0 = 9.5;
            trajectories.push_back(solved(in));
            QVERIFY(trajectories.back().energyError < maxResidual);
            QCOMPARE(modes(trajectories.back()), modes(trajectories.front()));
            QNEAR(trajectories.back().duration, trajectories.front().duration, 1e-8);
            QNEAR(trajectories.back().end.omega, trajectories.front().end.omega, 1e-8);
        }
    }

    /// Not a number's worth of curvature at the end of the range: the body only fits further on.
    void endlessCurvature() {
        Inputs in = on("x^1.5", 0, 10);
        in.x0 = 5;
        in.e = 0.3;
        const auto world = worldOf(in);
        const Trajectory r = simulate(world, in, {}, {});
        QVERIFY(r.outcome == Outcome::left);
        QVERIFY(r.energyError < maxResidual);
    }

    /// A body that just fits rolls through the bottom, where its contact leaps while its centre stands still,
    /// and turns back on the other side as high.
    void justFits() {
        Inputs in = rolling(on("x^2/2", -3, 3)); // of radius 1 m at the bottom
        in.x0 = -0.9;
        const Trajectory r = solved(in);
        const Event turns = eventOf(r, "turns");
        QNEAR(turns.before.contact.x(), 0.9, 1e-7);
        QVERIFY(r.energyError < maxResidual);
        in.v0 = 0.5;
        in.cRr = 0.3;
        in.tEnd = 60;
        const Trajectory braked = solved(in);
        QVERIFY(braked.outcome == Outcome::rest);
        QVERIFY(std::abs(braked.end.contact.x()) < 0.9);
        QVERIFY(braked.energyError < 1e-6);
    }

    /// A bump that the body can feel is felt, however wide the range: the centre rises over it.
    void narrowBumpsAreFelt() {
        for (const double range : {10.0, 1e3, 1e5})
            for (const char* bump : {"0.002*exp(-((x-3.217)/0.01)^2)", "max(0, 0.002-abs(x-3.217)/2)",
                                     "0.002/(1+((x-3.217)/0.004)^2)"}) {
                Inputs in = on(bump, -range, range);
                in.body.b = 0.05;
                in.x0 = 2.9;
                in.v0 = 2;
                in.e = 0.3;
                in.tEnd = 0.5;
                const Trajectory r = solved(in);
                QVERIFY2(r.airTime > 0.001, bump);
                QVERIFY(r.energyError < maxResidual);
            }
    }

    /// A kink that is rounded off: as it gets sharper, what happens tends to what happens at the kink.
    void sharpDips() {
        Inputs sharp = on("0.3*abs(x-50)", 0, 100);
        sharp.body.b = 2;
        sharp.x0 = 40;
        sharp.tEnd = 10;
        const Trajectory kink = solved(sharp);
        sharp.y = "0.3*sqrt((x-50)^2+1e-12)";
        const Trajectory round = solved(sharp);
        QNEAR(round.end.centre.x(), kink.end.centre.x(), 1e-4);
        QVERIFY(round.energyError < maxResidual);
    }

    /// Over the top of a bump 1 mm wide the centre goes as around an edge, and as precisely; over the needle
    /// of a tenth of that it does so, too, but the digits of x no longer suffice for the energy, and it says
    /// so.
    void needlesAreLikeEdges() {
        Inputs in = on("max(0,0.003*(1-abs(x-9)/0.0001))-0.1*x", 0, 10);
        in.body = {2, 0.4};
        in.x0 = 4;
        const Trajectory edge = solved(in);
        for (const char* y : {"0.003*exp(-((x-9)/0.0005)^2)-0.1*x", "0.003/(1+((x-9)/0.0005)^2)-0.1*x",
                              "0.003*exp(-((x-9)/0.00005)^2)-0.1*x"}) {
            in.y = y;
            const Solved needle{in, worldOf(in), solved(in)};
            const bool sharp = in.y.find("0.0005") == std::string::npos;
            QCOMPARE(needle.trajectory.outcome, Outcome::right);
            QNEAR(needle.trajectory.duration, edge.duration, 1e-4);
            QNEAR((needle.trajectory.end.centre - edge.end.centre).norm(), 0, 1e-4);
            QNEAR((needle.trajectory.end.velocity - edge.end.velocity).norm(), 0, 1e-4);
            const std::vector<Doubt> doubts = doubtsOf(needle);
            QCOMPARE(needle.trajectory.energyError > maxResidual, sharp);
            QCOMPARE(doubts.size(), std::size_t(sharp ? 1 : 0));
            if (sharp)
                QVERIFY(inUnits(doubts[0].sentence, {}).find("At x = 9.000 m the ground bends so sharply")
                        != std::string::npos);
        }
    }

    void pointsMakeASmoothGround() {
        Inputs in = tests::standardInputs(inputTable());
        in.shape = Shape::points;
        in.points = {{0, 0}, {1, 1}, {3, 0}, {4, 2}};
        const Graph ground = std::get<Graph>(groundOf(in));
        QCOMPARE(ground.pieces.size(), std::size_t(3));
        for (const Point& p : in.points)
            QNEAR(ground.at(p.x()).value, p.y(), 1e-14);
        for (const double x : {1.0, 3.0}) {
            const Jet left = ground.pieces[x == 1 ? 0 : 1].at(x), right = ground.pieces[x == 1 ? 1 : 2].at(x);
            QNEAR(left.first, right.first, 1e-13);
            QNEAR(left.second, right.second, 1e-13);
        }
        QNEAR(ground.at(0).second, 0, 1e-14);
        QNEAR(ground.at(4).second, 0, 1e-13);
    }

    /// A value that == gives a single place, at the middle, a quarter or an end of the range or beside,
    /// leaves the parabola as it is: half way between its turns the ball has (1+k) v²/2 = g Δy of its centre.
    void aSinglePlaceChangesNothing() {
        for (const double place : {-3.0, -1.5, 0.0, 1.5, 3.0, 0.3})
            for (const char* ground :
                 {"x == @ ? x^2/10 : x^2/10", "x == @ ? 7 : x^2/10", "x != @ ? x^2/10 : 0",
                  "x < 9 ? x == @ ? 7 : x == 1 ? 8 : x^2/10 : x == 2 ? 1/x : 9"}) {
                const QString y = QString(ground).replace('@', '(' + QString::number(place) + ')');
                Inputs in = rolling(on(qPrintable(y), -3, 3));
                in.body.b = 0.5;
                in.x0 = -2;
                const Trajectory r = solved(in);
                const Event turn = eventOf(r, "turns");
                QNEAR(turn.before.contact.x(), 2, 1e-8);
                const Moment half = r.at(turn.t / 2);
                const double drop = 0.4 + 0.5 / std::sqrt(1 + 0.4 * 0.4) - 0.5;
                QNEAR(half.centre.x(), 0, 1e-8);
                QNEAR(half.velocity.norm(), std::sqrt(2 * g * drop / 1.4), 1e-9);
                QVERIFY(worldOf(in)->path.isResolved());
            }
    }

    /// A pole, a logarithm or a root in the branch that is not taken is no part of the ground, on which the
    /// ball rolls from rest to the right end: (1+k) v²/2 = g Δy of its centre.
    void onlyTheBranchTakenIsGround() {
        const double b = 0.5;
        const auto centre = [b](double y, double slope) { return y + b / std::sqrt(1 + slope * slope); };
        struct Case {
            const char* y;
            double left, slopeLeft, right, slopeRight; ///< of the ground at x = −5 and 10
        };
        const Case cases[]{
            {"x > 1 ? 1/x : 2 - x", 7, -1, 0.1, -0.01},
            {"x < 1 ? x < -9 ? 1/(x + 9) : 2 - x : x > 99 ? log(x - 99) : 1/x", 7, -1, 0.1, -0.01},
            {"x > 0 ? 1/(1 + x) : 1 - x", 6, -1, 1.0 / 11, -1.0 / 121},
            {"x > 1 ? -log(x) : 1 - x", 6, -1, -std::log(10.0), -0.1},
            {"x > 1 && 1/x < 2 ? 3 - 2*sqrt(x) : 2 - x", 7, -1, 3 - 2 * std::sqrt(10.0), -std::sqrt(0.1)}};
        for (const Case& each : cases) {
            Inputs in = rolling(on(each.y, -5.5, 10));
            in.body.b = b;
            in.x0 = -5;
            const Trajectory r = solved(in);
            QVERIFY2(r.outcome == Outcome::right && r.impacts == 0, each.y);
            const double drop = centre(each.left, each.slopeLeft) - centre(each.right, each.slopeRight);
            QNEAR(r.end.velocity.norm(), std::sqrt(2 * g * drop / 1.4), 1e-9);
            QVERIFY(worldOf(in)->path.isResolved());
        }
    }

    /// Over sin x/x, which == completes at 0: 1 high there, where the curvature is −1/3.
    void goesThroughALimit() {
        const double b = 0.5, k = 0.4, sine = std::sin(3.0) / 3, slope = (std::cos(3.0) - sine) / 3;
        const double low = sine + b / std::sqrt(1 + slope * slope);
        for (const double to : {3.0, 4.1}) {
            Inputs in = rolling(on("x == 0 ? 1 : sin(x)/x", -3, to));
            in.body = {b, k};
            in.x0 = 0;
            const Trajectory still = solved(in);
            QNEAR(still.start.centre.y(), 1 + b, 1e-12);
            QNEAR(still.start.bend.curvature, -1 / (3 + b), 1e-6);
            QVERIFY(still.outcome == Outcome::rest);
            in.x0 = -3;
            const double needed = std::sqrt(2 * g * (1 + b - low) / (1 + k));
            in.v0 = needed * (1 - 1e-6);
            QVERIFY(solved(in).outcome == Outcome::left);
            in.v0 = needed * (1 + 1e-6);
            const Trajectory over = solved(in);
            QVERIFY(over.outcome == Outcome::right && over.impacts == 0);
            QVERIFY(over.energyError < 1e-11);
        }
    }

    void drivesOverTheWholeRangeOrStops() {
        Inputs in = on("0", 0, 10);
        in.x0 = 2;
        in.v0 = 4;
        Trajectory r = solved(in);
        QVERIFY(r.outcome == Outcome::right);
        QNEAR(r.duration, 2, 1e-12);
        in.v0 = -4;
        r = solved(in);
        QVERIFY(r.outcome == Outcome::left);
        QNEAR(r.duration, 0.5, 1e-12);
    }
};

TALWEG_TEST(tst_surface, TestSurface, QCoreApplication)
#include "tst_surface.moc"
