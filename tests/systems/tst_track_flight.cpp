#include "physics/near.h"
#include "support/test.h"
#include "systems/track_rides.h"

#include <boost/math/special_functions/ellint_1.hpp>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;
using std::numbers::pi;

namespace {

constexpr double g = 9.8;

Values touching(const char* curve, const char* mode, Values more = {}) {
    more["curve"] = std::string(curve);
    more["mode"] = std::string(mode);
    return more;
}

const RunEvent* first(const Run& run, const std::string& kind) {
    for (const RunEvent& event : run.events)
        if (event.kind == kind) return &event;
    return nullptr;
}

} // namespace

class TestTrackFlight : public QObject {
    Q_OBJECT
private slots:
    /// On the outside of a circle a bead from rest at the angle a₀ leaves at cos a = (2/3) cos a₀; a rolling
    /// ball at cos a = 2 cos a₀/(3 + k).
    void leavesTheTopOfACylinder() {
        for (const double a0 : {1e-3, 0.1, 0.5}) {
            const auto bead =
                trackRun(touching("circle", "one-sided", {{"side", std::string("right")}, {"p0", 3 * a0}}));
            const RunEvent* off = first(*bead, "take-off");
            QVERIFY(off);
            QNEAR(off->place.y() / 3, 2 * std::cos(a0) / 3, 1e-8);
            for (const double k : {0.4, 2.0 / 3, 1.0}) {
                const auto ball = trackRun(
                    touching("circle", "ball",
                             {{"side", std::string("right")}, {"p0", 3 * a0}, {"b", 0.5}, {"k", k}}));
                QNEAR(first(*ball, "take-off")->place.y() / 3, 2 * std::cos(a0) / (3 + k), 1e-8);
            }
        }
    }

    /// Inside the circle a bead stays where v² ≥ g R at the apex: from rest R/2 above it, were there a track.
    void holdsInTheLoop() {
        const double radius = std::sqrt(10.0) / 6, top = 41.0 / 12 + radius;
        const auto loops = [&](double y0) {
            const auto run =
                trackRun(touching("loop", "one-sided", {{"x0", std::string("any")}, {"y0", y0}}));
            return run->outcome.id == "passed" && eventsOf(*run, "take-off") == 0;
        };
        QVERIFY(loops(top + radius / 2 + 1e-7));
        QVERIFY(!loops(top + radius / 2 - 1e-7));
        // The ball's centre goes round in a circle of r − b: (1 + k) v²/2 = g h with v² = g (r − b).
        const double b = 0.1, k = 0.4;
        const double needed = top - b + (1 + k) * (radius - b) / 2;
        const auto rolls = [&](double y) {
            // Start where the centre has the elevation: the touching place is lower than that on the slope.
            const auto run = trackRun(touching("loop", "ball", {{"x0", std::string("any")}, {"y0", y}}));
            return std::pair(run->outcome.id == "passed", quantityAt(*run, "y", 0));
        };
        double lo = 4, hi = 5; // bisect for the elevation of the start at which it begins to hold
        for (int i = 0; i < 30; ++i) {
            const double middle = (lo + hi) / 2;
            (rolls(middle).first ? hi : lo) = middle;
        }
        QNEAR(rolls(hi).second, needed, 1e-7);
    }

    /// A ball rolling in a circle is a pendulum of length (1 + k)(R − b).
    void rollingPendulum() {
        for (const double k : {0.4, 1.0}) {
            const double angle = 1.0, b = 0.5;
            const auto run = trackRun(
                touching("circle", "ball", {{"p0", 3 * (pi - angle)}, {"b", b}, {"k", k}, {"t_end", 60.0}}));
            const double T =
                4 * std::sqrt((1 + k) * (3 - b) / g) * boost::math::ellint_1(std::sin(angle / 2));
            QNEAR(measured(*run, "period"), T, 1e-10);
            for (const double t : {0.3, 4.0, 59.0}) {
                // It rolls: v + ωb = 0, the angle turned through is the way of the centre over b.
                QNEAR(quantityAt(*run, "v", t) + b * quantityAt(*run, "omega", t), 0, 1e-12);
            }
            QVERIFY(measured(*run, "energy_residual") < 1e-12);
        }
    }

    /// Leaving the end of a level straight it goes on; from a step it falls like a stone and lands.
    void fallsOffAStep() {
        // Down 1 m at x = 0, then level: the drop is an upright wall.
        const auto run = trackRun({{"curve", std::string("custom")},
                                   {"x", std::string("t < 0 ? t : t < 1 ? 0 : t - 1")},
                                   {"y", std::string("t < 0 ? 1 : t < 1 ? 1 - t : 0")},
                                   {"t_from", -2.0},
                                   {"t_to", 6.0},
                                   {"mode", std::string("one-sided")},
                                   {"p0", 1.0},
                                   {"v0", 2.0},
                                   {"e", 0.0}});
        const RunEvent* off = first(*run, "take-off");
        const RunEvent* on = first(*run, "landing");
        QVERIFY(off && on);
        QNEAR(off->t, 0.5, 1e-12);
        QNEAR(on->t, 0.5 + std::sqrt(2 / g), 1e-12);
        QNEAR(on->place.x(), 2 * std::sqrt(2 / g), 1e-12);
        QNEAR(measured(*run, "lost"), 0.5 * g, 1e-12);
        QCOMPARE(run->outcome.id, std::string("left"));
    }

    /// Bounces on a level track: heights shrink by e², the first landing after √(2h/g).
    void bounces() {
        const auto run = trackRun({{"curve", std::string("custom")},
                                   {"x", std::string("t < 0 ? 0.1*t : t")},
                                   {"y", std::string("t < 0 ? -t : 0")},
                                   {"t_from", -1.0},
                                   {"t_to", 50.0},
                                   {"mode", std::string("one-sided")},
                                   {"p0", 0.5},
                                   {"e", 0.8}});
        double last = 0, interval = 0;
        int compared = 0;
        for (const RunEvent& event : run->events) {
            if (event.kind != "bounce") continue;
            if (interval > 0 && event.t > last) {
                QNEAR((event.t - last) / interval, 0.8, 1e-9);
                ++compared;
            }
            if (last > 0) interval = event.t - last;
            last = event.t;
        }
        QVERIFY(compared > 5);
        QVERIFY(measured(*run, "energy_residual") < 1e-12);
    }

    /// Thrown up from a floor against a ceiling: the flight passes below it on both sides, and meets it near
    /// its apex. Where it lands is where its parabola first meets the track, sampled densely.
    void landsWhereTheFlightFirstMeetsTheTrack() {
        RandomSource dice(11);
        int ceilings = 0;
        for (int i = 0; i < 60; ++i) {
            dice.beginCase(i);
            // Along the floor over a kicker, up a wall far away, and back below a ceiling.
            const double lift = dice.between(0.5, 1.2), above = lift + dice.between(0.15, 0.6);
            const auto run = trackRun(touching("spline", "one-sided",
                                               {{"points", Points{{-8, 0},
                                                                  {-5, 0},
                                                                  {-3, lift},
                                                                  {-2, 0},
                                                                  {2, 0},
                                                                  {9, 0},
                                                                  {10, above / 2},
                                                                  {9, above},
                                                                  {2, above},
                                                                  {-2.2, above}}},
                                                {"p0", 0.0},
                                                {"v0", dice.between(6, 9)},
                                                {"e", dice.between(0.2, 0.8)},
                                                {"t_end", 4.0}}));
            const auto table = std::ranges::find(run->tables, "curve", &ResultTable::id);
            const auto cell = [](const std::vector<ResultTable::Cell>& row, std::size_t column) {
                return std::get<double>(row[column]);
            };
            const RunEvent* off = first(*run, "take-off");
            if (!off) continue;
            const auto next = std::ranges::find_if(run->events, [off](const RunEvent& event) {
                return event.t > off->t
                       && (event.kind == "bounce" || event.kind == "landing" || event.kind == "flew-off");
            });
            const Point velocity(off->values[2], off->values[3]);
            // The first chord that the flight crosses, from 1 mm on: columns x and y are the third and
            // fourth.
            double meets = HUGE_VAL;
            for (std::size_t row = 1; row < table->rows.size(); ++row) {
                const Point a(cell(table->rows[row - 1], 2), cell(table->rows[row - 1], 3));
                const Point along = Point(cell(table->rows[row], 2), cell(table->rows[row], 3)) - a;
                const Point across(-along.y(), along.x()), away = off->place - a;
                const double c = across.dot(away), b = across.dot(velocity), bend = -across.y() * g / 2;
                const double root = std::sqrt(b * b - 4 * bend * c);
                for (const double t : {(-b - root) / (2 * bend), (-b + root) / (2 * bend)}) {
                    const Point there = away + t * velocity - Point(0, g * t * t / 2);
                    const double part = along.dot(there) / along.squaredNorm();
                    // From the side on which the bead is; from the other one it passes through.
                    if (across.dot(velocity - Point(0, g * t)) > 0) continue;
                    if (t * velocity.norm() > 0.02 && part >= 0 && part <= 1) meets = std::min(meets, t);
                }
            }
            if (!std::isfinite(meets)) continue;
            QVERIFY(next != run->events.end() && next->kind != "flew-off");
            QNEAR(next->t - off->t, meets, 1e-3); // chords of a hundredth of the parameter
            ceilings += next->place.y() > 0.9 * above;
        }
        QVERIFY2(ceilings >= 3, qPrintable(QString::number(ceilings)));
    }

    /// A ball that lands off its spin takes hold: angular momentum about the place it touches is kept.
    void landingsNeverGainEnergy() {
        RandomSource dice(7);
        const char* curves[]{"hump", "loop", "circle", "lemniscate", "oval", "spiral", "bowl", "spline"};
        int flights = 0;
        for (int i = 0; i < 400; ++i) {
            dice.beginCase(i);
            const char* curve = curves[dice.below(std::size(curves))];
            Values values = touching(curve, dice.chance(0.5) ? "ball" : "one-sided");
            Points points;
            for (int j = 0; j < 6; ++j)
                points.emplace_back(j + dice.between(-0.3, 0.3), dice.between(0, 4));
            values["points"] = points;
            values["b"] = dice.between(0.01, 0.2);
            values["k"] = dice.between(0.1, 1);
            values["e"] = dice.chance(0.2) ? 1.0 : dice.between(0, 1);
            values["side"] = std::string(dice.chance(0.7) ? "left" : "right");
            values["x0"] = dice.between(-4, 4);
            values["y0"] = dice.between(-2, 7);
            values["v0"] = dice.between(-8, 8);
            values["damping"] = dice.chance(0.3) ? dice.between(0, 1) : 0.0;
            values["t_end"] = 10.0;
            if (!complaintsAbout(values).empty()) continue; // a ball too large for a spline
            const auto run = trackRun(values);
            flights += measured(*run, "flights") > 0;
            QVERIFY2(measured(*run, "energy_residual") < 1e-9,
                     qPrintable(QString("%1 %2").arg(i).arg(curve)));
            double last = HUGE_VAL;
            for (int j = 0; j <= 300; ++j) {
                const auto state = run->state(run->duration * j / 300);
                double energy = 0;
                const auto list = quantitiesOf(track::quantityTable());
                for (std::size_t c = 0; c < list.size(); ++c) {
                    const bool mayBeNothing = list[c].id == "v" || list[c].id == "p" || list[c].id == "slope"
                                              || list[c].id == "v_r" || list[c].id == "slip";
                    QVERIFY(mayBeNothing || std::isfinite(state[c]));
                    if (list[c].id == "kinetic" || list[c].id == "potential" || list[c].id == "rotational")
                        energy += state[c];
                }
                QVERIFY2(energy <= last + 1e-9, qPrintable(QString("%1 %2 %3").arg(i).arg(curve).arg(j)));
                last = energy;
            }
        }
        QVERIFY(flights > 50);
    }
};

TALWEG_TEST(tst_track_flight, TestTrackFlight, QCoreApplication)
#include "tst_track_flight.moc"
