#include "base/number.h"
#include "physics/near.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/standard_inputs.h"
#include "systems/track/curves.h"
#include "systems/track/input_table.h"
#include "systems/track_rides.h"

#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <boost/math/special_functions/ellint_1.hpp>
#include <boost/math/special_functions/jacobi_elliptic.hpp>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;
using std::numbers::pi;

namespace {

constexpr double g = 9.8;
const std::string word(const char* text) {
    return text;
}

Values on(const char* curve, Values more = {}) {
    more["curve"] = word(curve);
    return more;
}

const char* const presets[]{"hump",     "loop",     "circle",  "lemniscate", "oval", "spiral",
                            "cardioid", "straight", "cycloid", "parabola",   "arc",  "bowl"};

/// Greatest change of the energy over the run, computed from place and velocity, relative to the energy at
/// the start counted from the lowest place passed.
double energyError(const Run& run, double m = 0.5) {
    const auto energy = [&](double t) {
        const double vx = quantityAt(run, "vx", t), vy = quantityAt(run, "vy", t);
        return 0.5 * m * (vx * vx + vy * vy) + m * g * quantityAt(run, "y", t);
    };
    const double first = energy(0);
    double worst = 0, lowest = quantityAt(run, "y", 0);
    for (int i = 1; i <= 3000; ++i) {
        const double t = run.duration * i / 3000;
        worst = std::max(worst, std::abs(energy(t) - first));
        lowest = std::min(lowest, quantityAt(run, "y", t));
    }
    return worst / (first - m * g * lowest);
}

/// K with the complement of its modulus, near which K grows like a logarithm.
double quarterPeriod(double complement) {
    if (complement > 1e-4) return boost::math::ellint_1(std::sqrt(1 - complement * complement));
    const double log = std::log(4 / complement);
    return log + complement * complement / 4 * (log - 1);
}

} // namespace

class TestTrack : public QObject {
    Q_OBJECT
private slots:
    /// Without damping, over 60 s, at rest and with speed.
    void energyStaysOnEveryPreset() {
        for (const char* curve : presets)
            for (const double v0 : {0.0, 1.7, -6.0}) {
                const auto run = trackRun(on(curve, {{"v0", v0}, {"y0", 4.5}, {"t_end", 60.0}}));
                QVERIFY2(energyError(*run) < 1e-12, curve);
                QVERIFY2(measured(*run, "energy_residual") < 1e-12, curve);
            }
    }

    /// Released at rest next to the apex of the circle, the bead never crosses it; on it, it stays. It turns
    /// where a pendulum would: 2 √(R/g) K after its release.
    void apexTest() {
        const auto still = trackRun(on("circle", {{"p0", 0.0}, {"t_end", 60.0}}));
        QCOMPARE(still->outcome.id, std::string("rest"));
        QCOMPARE(quantityAt(*still, "p", 60), 0.0);
        for (const double beside : {1e-12, 1e-9, 1e-6, 1e-3}) {
            const auto run = trackRun(on("circle", {{"p0", beside}, {"t_end", 60.0}}));
            QCOMPARE(eventsOf(*run, "crest"), std::size_t(0));
            const double half = 2 * std::sqrt(3 / g) * quarterPeriod(std::sin(beside / 6));
            QCOMPARE(run->events.front().kind, std::string("turn"));
            QNEAR(run->events.front().t, half, 1e-9 * half);
            double before = beside;
            for (int i = 1; i <= 6000; ++i) {
                const double p = quantityAt(*run, "p", 0.01 * i);
                QVERIFY(p >= beside * (1 - 1e-9) && p <= 6 * pi - beside + 1e-14);
                QVERIFY(std::abs(p - before) < 0.2); // it does not jump over the apex either
                before = p;
            }
            QVERIFY(measured(*run, "energy_residual") < 1e-12);
        }
    }

    /// The same in place of x₀, y₀, on either side, and beside the crest of the hump.
    void apexFromBothSides() {
        for (const double x : {1e-9, -1e-9, 1e-6, -1e-6}) {
            const auto run = trackRun(on("circle", {{"x0", x}, {"y0", 3.0}, {"t_end", 60.0}}));
            QCOMPARE(eventsOf(*run, "crest"), std::size_t(0));
            QVERIFY(eventsOf(*run, "turn") > 1);
        }
        for (const double x : {1e-9, -1e-9, 1e-5}) {
            const auto run = trackRun(on("hump", {{"x0", x}, {"y0", 3.0}, {"t_end", 60.0}}));
            QCOMPARE(eventsOf(*run, "crest"), std::size_t(0));
        }
    }

    /// A bead on the circle is a pendulum: period 4 √(R/g) K(sin(θ₀/2)), and sin(θ/2) an elliptic sine.
    void circleIsAPendulum() {
        for (const double angle : {0.01, 0.5, 1.5, 2.5, 3.0, 3.14}) { // from the lowest place
            const double k = std::sin(angle / 2), omega = std::sqrt(g / 3);
            const double K = boost::math::ellint_1(k);
            const auto run = trackRun(on("circle", {{"p0", 3 * (pi - angle)}, {"t_end", 60.0}}));
            QNEAR(measured(*run, "period"), 4 * K / omega, 1e-10 * 4 * K / omega);
            for (const double t : {0.3, 1.0, 7.7, 31.4, 59.9}) {
                const double theta = 2 * std::asin(k * boost::math::jacobi_sn(k, K - omega * t));
                const double p = 3 * (pi - theta);
                QNEAR(quantityAt(*run, "p", t), p, 1e-8);
            }
        }
    }

    /// Going round: T = (2/k) √(R/g) K(1/k') with the speed at the bottom; here as a quadrature.
    /// So is one on an arc that is hardly bent, whose centre is far away: from its upper end to its lower one
    /// √(R/g) K(sin(θ₀/2)), the chord being 2 R sin(θ₀/2).
    void flatArcIsAPendulum() {
        for (const double drop : {1.0, 0.1, 0.01}) {
            const double chord = std::hypot(3, drop), radius = chord * chord / (2 * drop);
            const auto run = trackRun(on("arc", {{"drop_y", -drop}, {"p0", 0.0}, {"t_end", 1000.0}}));
            const double expected = std::sqrt(radius / g) * boost::math::ellint_1(chord / (2 * radius));
            QCOMPARE(run->outcome.id, std::string("left"));
            QNEAR(run->duration, expected, 1e-10 * expected);
            QVERIFY(measured(*run, "energy_residual") < 1e-12);
        }
    }

    /// A small swing takes as long 10 km up, and its energy closes as well, although its heights above the
    /// origin have few digits left.
    void swingsHighUp() {
        const auto swing = [](double elevation) {
            return trackRun(on("hump", {{"hump_h", elevation}, {"x0", -1.8705}, {"y0", elevation - 2.0416}}));
        };
        const auto low = swing(3), high = swing(10000);
        QNEAR(measured(*high, "period"), measured(*low, "period"), 1e-9);
        QVERIFY(high->doubts.empty());
        QVERIFY(measured(*high, "energy_residual") < 1e-12);
    }

    /// A track 2 mm long and 20 pm high: what moves there is lost in the digits of 3 m.
    void tooFewDigits() {
        const auto run = trackRun(on(
            "hump", {{"hump_w", 0.001}, {"hump_a", -9.275975203717947e-06}, {"hump_c", 0.0}, {"y0", 0.0}}));
        QVERIFY(!(measured(*run, "energy_residual") <= maxResidual));
        QCOMPARE(run->doubts.size(), std::size_t(1));
        QVERIFY(run->doubts[0].sentence.ends_with("rounding of the track’s coordinates affects the energy."));
    }

    /// (t, −∛t) goes straight down at t = 0, faster than any number: what is left out there is told.
    void gapsAreTold() {
        const auto run = trackRun(on("custom", {{"x", word("t")},
                                                {"y", word("-cbrt(t)")},
                                                {"t_from", -8.0},
                                                {"t_to", 8.0},
                                                {"x0", -1.0},
                                                {"y0", 1.0}}));
        QVERIFY(!run->doubts.empty());
        QVERIFY(run->doubts[0].sentence.find(" At t = 0, x or y changes infinitely fast")
                != std::string::npos);
        const auto smooth = trackRun(on("custom", {{"x", word("t^3")},
                                                   {"y", word("-t")},
                                                   {"t_from", -2.0},
                                                   {"t_to", 2.0},
                                                   {"x0", -1.0},
                                                   {"y0", 1.0}}));
        QVERIFY(smooth->doubts.empty());
        QCOMPARE(smooth->outcome.id, std::string("left"));
    }

    /// Down a line and, from a tip a height h below, up again: T = 4 √(2h/g), and the line does not push.
    void aTipTurnsTheBeadRound() {
        const auto run = trackRun(on("custom", {{"x", word("tanh(50*(t-6))")},
                                                {"y", word("cos(t)")},
                                                {"t_from", 0.0},
                                                {"t_to", 6.5},
                                                {"p0", 1.5},
                                                {"g", 9.8}}));
        QNEAR(measured(*run, "period"), 4 * std::sqrt(2 * 0.5 / 9.8), 1e-12);
        QNEAR(measured(*run, "least_normal"), 0, 1e-12);
        QNEAR(measured(*run, "greatest_normal"), 0, 1e-12);
    }

    /// Where the rail is and how it runs, told by polynomials, against the curve itself, beside it too.
    void railsFollowTheirCurves() {
        for (const char* name : presets)
            for (const double offset : {0.0, 0.05}) {
                track::Inputs in = standardInputs(track::inputTable());
                in.curve = name;
                const auto curve = std::get<PlaneCurve>(track::curveOf(in));
                const track::Rail rail(curve, offset);
                constexpr int places = 400;
                for (int i = 1; i < places; ++i) {
                    const double t = curve.from() + (curve.to() - curve.from()) * i / places;
                    const CurvePoint c = curve.at(t);
                    const double shrinks = 1 - offset * c.curvature();
                    if (!(c.speed() > 1e-3) || !(shrinks > 0.1)) continue;
                    const auto place = rail.place(rail.spotAt(t));
                    const auto slope = rail.slope(rail.spotAt(t));
                    const auto stride = rail.stride(rail.spotAt(t));
                    const Point centre = c.at + offset * c.normal();
                    const double length = curve.length(), speed = c.speed() * shrinks;
                    QVERIFY((place.centre - centre).norm() <= 1e-13 * length);
                    QVERIFY((place.touching - c.at).norm() <= 1e-13 * length);
                    QVERIFY((place.d1 - c.d1 * shrinks).norm() <= 1e-12 * speed);
                    QNEAR(place.curvature * shrinks, c.curvature(),
                          1e-11 * (1 / length + std::abs(c.curvature())));
                    QNEAR(slope.speed, speed, 1e-12 * speed);
                    QNEAR(slope.rise, c.d1.y() * shrinks, 1e-12 * speed);
                    QNEAR(stride.speed, speed, 1e-12 * speed);
                    QNEAR(stride.elevation, centre.y(), 1e-13 * length);
                }
            }
    }

    void goingRound() {
        const auto run = trackRun(on("circle", {{"p0", 0.0}, {"v0", 2.0}, {"t_end", 60.0}}));
        QCOMPARE(run->outcome.id, std::string("passed"));
        using Quadrature = boost::math::quadrature::gauss_kronrod<double, 31>;
        const double T = Quadrature::integrate(
            [](double p) { return 1 / std::sqrt(4 + 2 * g * 3 * (1 - std::cos(p / 3))); }, 0.0, 6 * pi, 12,
            1e-14);
        QNEAR(measured(*run, "period"), T, 1e-11);
        // Where a lap ends the next one begins.
        QNEAR(std::remainder(quantityAt(*run, "p", 10 * T), 6 * pi), 0, 1e-8);
    }

    /// Without damping the time is a quadrature, with the least damping it is integrated: both tell the same.
    void quadratureAndIntegratorAgree() {
        const auto same = [](Values values, double within) {
            const auto exact = trackRun(values);
            values["damping"] = 1e-14;
            const auto integrated = trackRun(values);
            QCOMPARE(exact->outcome.id, integrated->outcome.id);
            for (const char* id :
                 {"passing_time", "passing_speed", "greatest_speed", "greatest_normal", "t"}) {
                const double a = measured(*exact, id), b = measured(*integrated, id);
                QVERIFY2(std::isnan(a) ? std::isnan(b) : std::abs(a - b) <= within * (1 + std::abs(b)), id);
            }
            for (const double t : {0.3, 1.1, 2.9, 4.7})
                QNEAR(quantityAt(*exact, "x", t), quantityAt(*integrated, "x", t), 10 * within);
        };
        for (const char* curve : {"hump", "loop", "circle", "lemniscate", "oval", "spline"})
            for (const double v0 : {0.0, 0.9, 4.0})
                same(on(curve, {{"v0", v0}, {"x0", -2.5}, {"y0", 4.5}, {"t_end", 5.0}}), 1e-10);
        for (const char* mode : {"ball", "one-sided"})
            same(on("hump", {{"mode", std::string(mode)}, {"y0", 5.8}, {"t_end", 5.0}}), 1e-9);
    }

    /// Every swing in a cycloid takes 4π √(r/g), and goes like a cosine.
    void cycloidIsIsochronous() {
        for (const double p0 : {0.0, 0.001, 1.0, 2.5, 3.9, 3.9999}) {
            const auto run = trackRun(on("bowl", {{"p0", p0}, {"t_end", 60.0}}));
            QNEAR(measured(*run, "period"), 4 * pi / std::sqrt(g), 1e-11);
            for (const double t : {0.5, 13.0, 60.0})
                QNEAR(quantityAt(*run, "p", t), 4 + (p0 - 4) * std::cos(std::sqrt(g) / 2 * t), 1e-9);
        }
        // The same typed, beyond its cusps.
        const auto typed = trackRun(on("custom", {{"x", word("t - Math.sin(t)")},
                                                  {"y", word("Math.cos(t)")},
                                                  {"t_from", -2.0},
                                                  {"t_to", 9.0},
                                                  {"x0", 1.0},
                                                  {"y0", 0.5}}));
        QNEAR(measured(*typed, "period"), 4 * pi / std::sqrt(g), 1e-8);
    }

    /// Times to the finish in closed form, and the cycloid's the shortest.
    void brachistochrone() {
        const auto time = [](const char* curve) {
            return measured(*trackRun(on(curve, {{"p0", 0.0}})), "t");
        };
        QNEAR(time("straight"), std::sqrt(2 * 13 / (2 * g)), 1e-12); // √(2 L/(g sin α)), sin α = 2/L
        // r (a − sin a) = 3, r (1 − cos a) = 2
        double a = 3, to = 3.2;
        for (int i = 0; i < 60; ++i) {
            const double middle = (a + to) / 2;
            ((middle - std::sin(middle)) / (1 - std::cos(middle)) < 1.5 ? a : to) = middle;
        }
        const double r = 2 / (1 - std::cos(a));
        QNEAR(time("cycloid"), a * std::sqrt(r / g), 1e-11);
        // The arc: a pendulum of length 13/4 from the angle atan(12/5) to the lowest place.
        const double k = std::sin(std::atan2(12, 5) / 2);
        QNEAR(time("arc"), std::sqrt(13.0 / 4 / g) * boost::math::ellint_1(k), 1e-11);
        QVERIFY(time("cycloid") < time("parabola") && time("cycloid") < time("arc"));
        QVERIFY(time("parabola") < time("straight") && time("arc") < time("straight"));
    }

    /// The time to a crest against the quadrature of dp/v.
    void timesAgainstQuadrature() {
        const auto hump = trackRun(on("hump", {{"x0", word("any")}, {"y0", 4.5}}));
        const double start = quantityAt(*hump, "x", 0);
        // With x = start (1 − s²) the integrand is smooth where the speed is zero.
        const auto perS = [start](double s) {
            const double x = start * (1 - s * s), slope = 2 * x * (x * x / 3 - 7.0 / 6);
            const double fallen = start * start * (2 - s * s) * ((start * start + x * x) / 6 - 7.0 / 6);
            return -2 * start * std::sqrt((1 + slope * slope) / (2 * g * fallen));
        };
        using Quadrature = boost::math::quadrature::gauss_kronrod<double, 31>;
        const double time = Quadrature::integrate(perS, 0.0, 1.0, 12, 1e-14);
        QNEAR(measured(*hump, "passing_time"), time, 1e-11);
        QNEAR(measured(*hump, "passing_speed"), std::sqrt(2 * g * 1.5), 1e-12);
    }

    /// On a straight with damping v = (m g sin α/c) (1 − exp(−c t/m)).
    void dampingOnAStraight() {
        const auto run =
            trackRun(on("straight", {{"p0", 0.0}, {"drop_x", 30.0}, {"drop_y", -20.0}, {"damping", 0.4}}));
        const double along = g * 20 / std::hypot(30, 20);
        for (const double t : {0.1, 1.0, 3.0}) {
            const double v = along / 0.8 * (1 - std::exp(-0.8 * t));
            QNEAR(quantityAt(*run, "v", t), v, 1e-11);
            QNEAR(quantityAt(*run, "p", t), (along * t - v) / 0.8, 1e-10);
        }
        QVERIFY(measured(*run, "energy_residual") < 1e-12);
    }

    /// Near the bottom of the circle a damped bead is a damped oscillator; it ends at rest.
    void dampingInTheCircle() {
        const auto run =
            trackRun(on("circle", {{"p0", 3 * (pi - 1e-6)}, {"damping", 0.5}, {"t_end", 300.0}}));
        const double half = 0.5, omega = std::sqrt(g / 3 - half * half); // c/(2m) = 1/2
        for (const double t : {0.5, 2.0, 9.0}) {
            const double angle =
                1e-6 * std::exp(-half * t) * (std::cos(omega * t) + half / omega * std::sin(omega * t));
            QNEAR(quantityAt(*run, "p", t), 3 * (pi - angle), 1e-14);
        }
        QCOMPARE(run->outcome.id, std::string("rest"));
    }

    void dampedEnergyIsBooked() {
        for (const char* curve : presets) {
            const auto run = trackRun(on(curve, {{"damping", 0.2}, {"v0", 3.0}, {"t_end", 60.0}}));
            QVERIFY2(measured(*run, "energy_residual") < 1e-12, curve);
            double last = 0;
            for (int i = 0; i <= 500; ++i) {
                const double lost = quantityAt(*run, "damping", run->duration * i / 500);
                QVERIFY2(lost >= last - 1e-12, curve);
                last = lost;
            }
        }
    }

    /// A bead passes a corner with its speed: in a V of 45° sides from the height h, 4 √(2 h/g)/sin 45°.
    void corners() {
        const Values v{{"x", word("t")}, {"y", word("t > 0 ? t : -t")},
                       {"t_from", -3.0}, {"t_to", 3.0},
                       {"x0", -2.0},     {"y0", 2.0}};
        const auto run = trackRun(on("custom", v));
        QNEAR(measured(*run, "period"), 4 * std::sqrt(2 * 2 / g) * std::numbers::sqrt2, 1e-11);
        QVERIFY(eventsOf(*run, "corner") > 4);
        Values damped = on("custom", v);
        damped["damping"] = 1.0;
        const auto rest = trackRun(damped);
        QCOMPARE(rest->outcome.id, std::string("rest"));
        QNEAR(measured(*rest, "y"), 0, 1e-12);
        // A bead through the cusp of the cardioid comes out as it went in.
        const auto cusp = trackRun(on("cardioid", {{"p0", 0.5}, {"v0", -6.0}, {"t_end", 60.0}}));
        QVERIFY(eventsOf(*cusp, "corner") > 0);
        QVERIFY(measured(*cusp, "energy_residual") < 1e-12);
    }

    void openEnds() {
        const auto run = trackRun(on("hump", {{"p0", 0.0}, {"v0", 1.0}}));
        QCOMPARE(run->outcome.id, std::string("passed"));
        QVERIFY(run->outcome.sentence.find("leaves the track at its end") != std::string::npos);
        QNEAR(measured(*run, "x"), 3, 1e-12);
        QNEAR(quantityAt(*run, "speed", run->duration), 1, 1e-12);
        const auto back = trackRun(on("hump", {{"p0", 0.0}, {"v0", -1.0}}));
        QCOMPARE(back->duration, 0.0);
        QCOMPARE(back->outcome.id, std::string("left"));
    }

    /// Mass scales energies and changes no motion.
    void massChangesNoMotion() {
        const auto light = trackRun(on("loop")), heavy = trackRun(on("loop", {{"m", 5.0}}));
        QNEAR(quantityAt(*heavy, "x", 7), quantityAt(*light, "x", 7), 1e-12);
        QNEAR(quantityAt(*heavy, "kinetic", 7), 10 * quantityAt(*light, "kinetic", 7), 1e-10);
    }

    void starts() {
        QNEAR(quantityAt(*trackRun(on("hump", {{"p0", 2.0}})), "p", 0), 2, 1e-14);
        QNEAR(quantityAt(*trackRun(on("loop", {{"x0", word("any")}, {"y0", 4.0}})), "y", 0), 4, 1e-14);
        QNEAR(quantityAt(*trackRun(on("circle", {{"x0", 5.0}, {"y0", 0.0}})), "x", 0), 3, 1e-14);
        QVERIFY(complaintsAbout(on("circle", {{"p0", 19.0}})).find("p₀ = 19 m is beyond the end")
                != std::string::npos);
        QVERIFY(complaintsAbout(on("loop", {{"x0", word("any")}, {"y0", 40.0}})).find("elevation y₀ = 40 m")
                != std::string::npos);
    }

    /// (t, 2 √(t² + w²)) bends with a radius of w/2 at its lowest place, wherever that lies between the
    /// places that are looked at; a ball a little larger does not fit, one a little smaller does.
    void ballsFitTheirTracks() {
        for (const double w : {1.0, 0.1, 0.01})
            for (const double middle : {0.0, 0.1234567, 1.7654321}) {
                const auto with = [&](double b) {
                    const std::string t = "(t-" + shortest(middle) + ")";
                    return trackValues(on("custom", {{"x", word("t")},
                                                     {"y", "2*sqrt(" + t + "^2+" + shortest(w * w) + ")"},
                                                     {"t_from", -3.0},
                                                     {"t_to", 3.0},
                                                     {"p0", 0.0},
                                                     {"mode", word("ball")},
                                                     {"b", b}}));
                };
                const System system = track::system();
                QVERIFY(!problems(system, with(1.001 * w / 2)).empty());
                QCOMPARE(QString::fromStdString(problems(system, with(0.998 * w / 2)).empty()
                                                    ? ""
                                                    : problems(system, with(0.998 * w / 2))[0].message),
                         QString());
            }
    }

    /// The start snaps to the curve; points and finish go where they are dragged.
    void dragging() {
        const System system = track::system();
        const Values circle = trackValues(on("circle", {{"p0", 1.0}}));
        const Values moved = system.prepare(circle).inputs->drag(0, {8, 0.1});
        QCOMPARE(std::get<std::string>(moved.at("p0")), std::string("place"));
        QNEAR(std::get<double>(moved.at("x0")), 3, 1e-3);
        Values values = trackValues(on("spline"));
        const auto spline = system.prepare(values).inputs;
        QCOMPARE(spline->handles().size(), std::size_t(6));
        const Points points = std::get<Points>(spline->drag(3, {0.5, 2}).at("points"));
        QCOMPARE(points[2], Point(0.5, 2));
        // Onto its neighbour it cannot go.
        values["points"] = spline->drag(3, points[1]).at("points");
        QVERIFY(!problems(system, values).empty());
        values = trackValues(on("cycloid"));
        QNEAR(std::get<double>(system.prepare(values).inputs->drag(1, {4, 1}).at("drop_y")), -0.1, 0);
    }

    /// What is wrong is said, at once.
    void badInputs() {
        const auto says = [](const Values& values, const char* part) {
            return complaintsAbout(values).find(part) != std::string::npos;
        };
        QVERIFY(says(on("custom", {{"x", word("t+")}}), "x = \"t+\""));
        QVERIFY(says(on("custom", {{"y", word("spin(t)")}}), "spin"));
        QVERIFY(says(on("custom", {{"y", word("log(t)")}}), "not defined"));
        QVERIFY(says(on("custom", {{"y", word("0/0")}}), "not defined"));
        QVERIFY(says(on("custom", {{"y", std::string(1 << 20, '(')}}), "y of t"));
        QVERIFY(says(on("custom", {{"t_to", -9.0}}), "t must increase"));
        QVERIFY(says(on("custom", {{"x", word("1")}, {"y", word("2")}}), "single point"));
        QVERIFY(says(on("spline", {{"points", Points{{0, 1}, {0, 1}, {1, 1}}}}), "the same position"));
        QVERIFY(says(on("circle", {{"mode", word("ball")}, {"b", 3.5}}), "too large"));
        QVERIFY(says(on("cardioid", {{"mode", word("ball")}}), "corner"));
        QVERIFY(says(on("hump", {{"damping", 1e5}}), "too strong"));
        QVERIFY(complaintsAbout(on("spline", {{"points", Points{{0, 1}, {2, 0}, {1, 3}, {-1, 2}}}})).empty());
    }

    /// A bead passes hills that its energy reaches over, and only those, however narrow on the track.
    void hillsAreNotTunnelled() {
        const auto over = [](const char* y, double half, double x0, double v0) {
            return trackRun(on("custom", {{"x", word("t")},
                                          {"y", word(y)},
                                          {"t_from", -half},
                                          {"t_to", half},
                                          {"x0", x0},
                                          {"y0", 0.0},
                                          {"v0", v0}}));
        };
        const double needed = std::sqrt(2 * g);
        for (const double v0 : {3.0, 0.9999 * needed})
            QNEAR(measured(*over("1*exp(-(t/0.05)^2)", 3, -2.5, v0), "x"), -3, 1e-9);
        const auto passes = over("1*exp(-(t/0.05)^2)", 3, -2.5, 1.0001 * needed);
        QNEAR(measured(*passes, "passing_speed"), needed * std::sqrt(1.0001 * 1.0001 - 1), 1e-9);
        QNEAR(measured(*over("2*exp(-t^2)", 20, -19, 4.383), "x"), -20, 1e-9);
        const auto dip = over("-0.1*exp(-(t/0.1)^2)", 3, -2.5, 3);
        QNEAR(measured(*dip, "greatest_speed"), std::sqrt(9 + 2 * g * 0.1), 1e-9);
        QNEAR(measured(*over("0.3*exp(-(t/0.2)^2)", 3, -2.5, 3), "x"), 3, 1e-9);
    }

    /// A value that == gives a single place, at the middle, a quarter or an end of the range or beside,
    /// leaves the parabola as it is, with v = √(2 g h) at its lowest place and its length.
    void aSinglePlaceChangesNothing() {
        for (const double place : {-3.0, -1.5, 0.0, 1.5, 3.0, 0.3})
            for (const char* curve : {"t == @ ? t*t : t*t", "t == @ ? 7 : t*t", "t != @ ? t*t : 0",
                                      "t < 9 ? t == @ ? 7 : t == 1 ? 8 : t*t : t == 2 ? 1/t : 9"}) {
                const QString number = '(' + QString::number(place) + ')';
                const std::string y = QString(curve).replace('@', number).toStdString();
                const std::string x = QString("t == @ ? 5 : t").replace('@', number).toStdString();
                const auto run = trackRun(on("custom", {{"x", x},
                                                        {"y", y},
                                                        {"t_from", -3.0},
                                                        {"t_to", 3.0},
                                                        {"x0", -2.0},
                                                        {"y0", 4.0},
                                                        {"t_end", 3.0}}));
                QNEAR(measured(*run, "greatest_speed"), std::sqrt(2 * g * 4), 1e-9);
                const double t = run->events.front().t; // of the first turn
                QNEAR(quantityAt(*run, "x", t), 2, 1e-9);
                QNEAR(quantityAt(*run, "x", t / 2), 0, 1e-8);
                // ∫ √(1 + 4 x²) dx from −3 to −2.
                const auto arc = [](double u) {
                    return u / 2 * std::sqrt(1 + 4 * u * u) + std::asinh(2 * u) / 4;
                };
                QNEAR(quantityAt(*run, "p", 0), arc(3) - arc(2), 1e-9);
                QVERIFY(run->doubts.empty());
            }
    }

    /// A pole, a logarithm or a root in the branch that is not taken is no part of the track, on which the
    /// bead gains v²/2 = g Δy from rest at t = −5 to the end at t = 10.
    void onlyTheBranchTakenIsTrack() {
        struct Case {
            const char* y;
            double from, to; ///< elevations there
        };
        const Case cases[]{{"t > 1 ? 1/t : 2 - t", 7, 0.1},
                           {"t < 1 ? t < -9 ? 1/(t + 9) : 2 - t : t > 99 ? log(t - 99) : 1/t", 7, 0.1},
                           {"t > 0 ? 1/(1 + t) : 1 - t", 6, 1.0 / 11},
                           {"t > 1 ? -log(t) : 1 - t", 6, -std::log(10.0)},
                           {"t > 1 && 1/t < 2 ? 3 - 2*sqrt(t) : 2 - t", 7, 3 - 2 * std::sqrt(10.0)}};
        for (const auto& [y, from, to] : cases) {
            const auto run = trackRun(on("custom", {{"x", word("t")},
                                                    {"y", word(y)},
                                                    {"t_from", -5.0},
                                                    {"t_to", 10.0},
                                                    {"x0", -5.0},
                                                    {"y0", from},
                                                    {"v0", 1e-3}}));
            QNEAR(measured(*run, "x"), 10, 1e-9);
            QNEAR(measured(*run, "greatest_speed"), std::sqrt(1e-6 + 2 * g * (from - to)), 1e-9);
            QVERIFY2(run->doubts.empty(), y);
        }
    }

    /// Over sin t/t, which == completes at 0: 1 high there.
    void goesThroughALimit() {
        const double needed = std::sqrt(2 * g * (1 - std::sin(3.0) / 3));
        for (const double to : {3.0, 4.1})
            for (const double off : {-1e-6, 1e-6}) {
                const auto run = trackRun(on("custom", {{"x", word("t")},
                                                        {"y", word("t == 0 ? 1 : sin(t)/t")},
                                                        {"t_from", -3.0},
                                                        {"t_to", to},
                                                        {"x0", -3.0},
                                                        {"y0", std::sin(3.0) / 3},
                                                        {"v0", needed * (1 + off)}}));
                QNEAR(measured(*run, "x"), off < 0 ? -3 : to, 1e-9);
                QVERIFY(run->doubts.empty());
            }
    }

    /// Descriptor and run fit together.
    void runIsWhole() {
        const System system = track::system();
        const auto run = trackRun({});
        QCOMPARE(run->state(1.0).size(), system.quantities.size());
        const Samples samples = run->samples(500);
        QCOMPARE(samples.columns.size(), system.quantities.size());
        for (const auto& column : samples.columns)
            QCOMPARE(column.size(), samples.t.size());
        QVERIFY(std::ranges::is_sorted(samples.t));
        QCOMPARE(samples.t.back(), run->duration);
        QCOMPARE(run->scene.tracks.size(), std::size_t(1));
        for (const Example& example : system.examples)
            for (const ExampleExperiment& experiment : example.experiments) {
                const Values values = trackValues(experiment.values);
                QVERIFY2(problems(system, values).empty(), experiment.name.c_str());
                // What the document's method loses is shown beside the exact one.
                const double allowed = values.at("method") == Value(std::string("published")) ? 0.01 : 1e-10;
                QVERIFY2(measured(*tests::runOf(system, values, {}, {}), "energy_residual") < allowed,
                         experiment.name.c_str());
            }
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!tests::runOf(track::system(), trackValues({}), source.get_token(), {}));
    }
};

TALWEG_TEST(tst_track, TestTrack, QCoreApplication)
#include "tst_track.moc"
