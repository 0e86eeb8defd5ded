#include "physics/air.h"
#include "physics/dormand_prince.h"
#include "physics/drag_motion.h"
#include "physics/near.h"
#include "physics/roots.h"
#include "support/test.h"

#include <array>
#include <numbers>

using namespace talweg;

namespace {

constexpr double g = 3.71;

/// Of a shell of 6 m and 20 kg in Mars's air.
const double shell = dragPerMass(0.0155, 0.5, 3, 20);

/// It rolls on level ground with c_rr 0.05.
DragMotion rolling(double wind, double v0) {
    return {1 + 2.0 / 3, shell, wind, 0.05 * g, 0, v0};
}

/// Place, speed and work of the drag by an integrator in many small steps.
std::array<double, 3> integrated(double inertia, double drag, double air, double against, double v0,
                                 double time) {
    const auto rates = [&](const std::array<double, 3>& y, std::array<double, 3>& rate) {
        const double w = air - y[1], force = drag * w * std::abs(w);
        rate = {y[1], (force - against) / inertia, force * y[1]};
    };
    std::array<double, 3> y{0, v0, 0};
    constexpr int steps = 4000;
    for (int i = 0; i < steps; ++i)
        y = dormandPrince8<3>(rates, y, time / steps).to;
    return y;
}

} // namespace

class TestDragMotion : public QObject {
    Q_OBJECT
private slots:
    /// Rolling that starts from rest, worked out by hand: with w∞ = √(c/K) and τ = K w∞ t/(1+k), v is
    /// U − w∞ coth(τ + τ0) with τ0 = artanh(w∞/U).
    void startsFromRest() {
        QNEAR(shell, 0.0054781522, 5e-11);
        const DragMotion motion = rolling(20, 0);
        QNEAR(motion.v(10), 7.2082991040, 5e-11);
        QNEAR(motion.s(10), 42.2096602493, 5e-11);
        QNEAR(motion.v(30), 11.7236987270, 5e-11);
        QNEAR(motion.s(30), 241.2818405525, 5e-11);
        QNEAR(motion.v(60), 13.4992431125, 5e-11);
        QNEAR(motion.s(60), 625.7475915063, 5e-10);
        QNEAR(motion.v(1e4), 20 - std::sqrt(0.05 * g / shell), 1e-12);
    }

    void slowsDown() {
        const DragMotion motion = rolling(20, 19);
        QNEAR(motion.v(10), 17.9664150102, 5e-11);
        QNEAR(motion.s(10), 184.7458161820, 5e-10);
    }

    /// Steady down 25° in still air.
    void comesToASteadySpeed() {
        const double tilt = -25 * std::numbers::pi / 180;
        const double against = g * (std::sin(tilt) + 0.05 * std::cos(tilt));
        QNEAR(DragMotion(5.0 / 3, shell, 0, against, 0, 3).v(1e4), 15.9850855, 5e-8);
    }

    void agreesWithAnIntegrator() {
        tests::RandomSource dice(20);
        for (int i = 0; i < 400; ++i) {
            dice.beginCase(i);
            const auto drawn = [&dice](double size) {
                return dice.chance(0.15) ? 0 : dice.chance(0.15) ? size * 1e-9 : size * dice.between(-1, 1);
            };
            const double inertia = dice.between(1, 2), drag = std::abs(drawn(0.5)), air = drawn(20);
            const double against = drawn(5), v0 = dice.chance(0.1) ? air : drawn(20);
            const double time = dice.between(0.01, 6);
            const DragMotion motion(inertia, drag, drag > 0 ? air : 0, against, 0, v0);
            const auto [s, v, work] = integrated(inertia, drag, air, against, v0, time);
            const double scale = std::abs(v0) + std::abs(air) + std::abs(against) * time;
            QNEAR(motion.s(time), s, 1e-12 * scale * (1 + time));
            QNEAR(motion.v(time), v, 1e-12 * scale);
            QNEAR(motion.work(time), work, 1e-12 * (1 + scale * scale * (1 + drag * scale * time)));
        }
    }

    void findsItsEvents() {
        tests::RandomSource dice(21);
        int found = 0;
        for (int i = 0; i < 400; ++i) {
            dice.beginCase(i);
            const double air = dice.chance(0.2) ? 0 : dice.between(-10, 10), v0 = dice.between(0.1, 10);
            const DragMotion motion(dice.between(1, 2), dice.between(0.001, 0.5), air, dice.between(-2, 4), 0,
                                    v0);
            const double stops = motion.timeToSpeed(0), limit = std::min(stops, 100.0);
            if (stops < never) {
                ++found;
                QNEAR(motion.v(stops), 0, 1e-12 * (std::abs(air) + v0));
            }
            const double place = motion.s(limit) * dice.between(0.1, 0.9);
            QNEAR(motion.s(motion.timeToPass(place, 1, limit)), place, 1e-12 * (1 + std::abs(air) * limit));
            const double drag = motion.dragAt(0.3 * limit), when = motion.timeToDrag(drag);
            QNEAR(motion.dragAt(when), drag, 1e-11 * (1 + std::abs(drag)));
        }
        QVERIFY(found > 100);
    }

    void blowsByHeight() {
        const Air air{.drag = 0.01, .wind = 31, .logarithmic = true, .reference = 1.6, .roughness = 0.03};
        QNEAR(air.windAt(10), 45.286, 5e-4);
        QNEAR(air.windAt(1.089), 28, 5e-3);
        QCOMPARE(air.windAt(0.02), 0.0);
    }
};

TALWEG_TEST(tst_drag_motion, TestDragMotion, QCoreApplication)
#include "tst_drag_motion.moc"
