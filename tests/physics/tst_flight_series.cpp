#include "physics/dormand_prince.h"
#include "physics/flight_series.h"
#include "physics/near.h"
#include "physics/rim_series.h"
#include "physics/roots.h"
#include "support/test.h"

using namespace talweg;

namespace {

struct Flown {
    Point place, velocity;
    double work = 0;
    int steps = 0;
};

/// Step by step.
Flown flown(const Air& air, double g, const GroundBelow& ground, Point start, Point velocity, double time) {
    Flown f{{0, 0}, velocity};
    for (double t = 0; t < time; ++f.steps) {
        const FlightSeries series = flightSeries(air, g, ground, start, f.place, f.velocity);
        const double still = firstDescent(series.airSpeed, 0, series.step);
        const double by = std::min({series.step, time - t, still});
        f.place = series.displacement(by);
        f.velocity = series.velocity(by);
        f.work += valueOf(series.work, by);
        t = time - t <= by ? time : t + by;
    }
    f.place += start;
    return f;
}

/// By an integrator in many small steps.
std::array<double, 5> integrated(const Air& air, double g, const GroundBelow& ground, Point start,
                                 Point velocity, double time) {
    const auto rates = [&](const std::array<double, 5>& y, std::array<double, 5>& rate) {
        const Point a = flightAcceleration(air, g, ground, {y[0], y[1]}, {y[2], y[3]});
        rate = {y[2], y[3], a.x(), a.y(), a.x() * y[2] + (a.y() + g) * y[3]};
    };
    std::array<double, 5> y{start.x(), start.y(), velocity.x(), velocity.y(), 0};
    constexpr int steps = 4000;
    for (int i = 0; i < steps; ++i)
        y = dormandPrince8<5>(rates, y, time / steps).to;
    return y;
}

} // namespace

class TestFlightSeries : public QObject {
    Q_OBJECT
private slots:
    /// Of a shell of 6 m and 20 kg in Mars's air, in a wind of 20 m/s, by Runge–Kutta in small steps.
    void fliesInTheWind() {
        const Air air{.drag = dragPerMass(0.0155, 0.5, 3, 20), .wind = 20};
        const Flown end = flown(air, 3.71, {}, {0, 0}, {10, 3}, 1.6);
        QNEAR(end.place.x(), 16.6722848959, 5e-11);
        QNEAR(end.place.y(), -0.0191326040, 5e-11);
        QNEAR(end.velocity.x(), 10.8175686814, 5e-11);
        QNEAR(end.velocity.y(), -2.9384397285, 5e-11);
        QVERIFY(end.steps < 10);
    }

    /// Straight up in still air: v = vₜ tan(atan(v0/vₜ) − g t/vₜ) with vₜ² = g/K, and down again
    /// −vₜ tanh(g t/vₜ).
    void fallsStraight() {
        const Air air{.drag = 0.02};
        const double g = 9.81, terminal = std::sqrt(g / air.drag),
                     top = terminal / g * std::atan(12 / terminal);
        const Flown end = flown(air, g, {}, {0, 5}, {0, 12}, top + 1.5);
        QNEAR(end.velocity.y(), -terminal * std::tanh(g * 1.5 / terminal), 1e-13 * terminal);
        QCOMPARE(end.velocity.x(), 0.0);
        const double rise = terminal * terminal / g * std::log(1 / std::cos(std::atan(12 / terminal)));
        const double fall = terminal * terminal / g * std::log(std::cosh(g * 1.5 / terminal));
        QNEAR(end.place.y(), 5 + rise - fall, 1e-13 * 20);
    }

    void agreesWithAnIntegrator() {
        tests::RandomSource dice(31);
        for (int i = 0; i < 200; ++i) {
            dice.beginCase(i);
            Air air{.drag = dice.between(0.001, 0.3), .wind = dice.chance(0.2) ? 0 : dice.between(-20, 20)};
            air.logarithmic = dice.chance(0.5);
            air.reference = 1.6;
            air.roughness = 0.03;
            const double tilt = dice.between(-0.7, 0.7), g = dice.between(1, 10),
                         time = dice.between(0.1, 1.5);
            const GroundBelow ground{{0, -300}, {std::cos(tilt), std::sin(tilt)}};
            const Point velocity(dice.between(-10, 10), dice.chance(0.1) ? 0 : dice.between(-5, 5));
            const Flown end = flown(air, g, ground, {3, 2}, velocity, time);
            const auto y = integrated(air, g, ground, {3, 2}, velocity, time);
            QNEAR(end.place.x(), y[0], 1e-11);
            QNEAR(end.place.y(), y[1], 1e-11);
            QNEAR(end.velocity.x(), y[2], 1e-11);
            QNEAR(end.velocity.y(), y[3], 1e-11);
            QNEAR(end.work, y[4], 1e-10);
        }
    }

    /// Of polynomials with known roots, multiple ones and such at the beginning among them.
    void findsFirstDescents() {
        const auto of = [](std::initializer_list<double> roots, double factor) {
            TaylorSeries c{factor};
            std::size_t degree = 0;
            for (const double root : roots) {
                ++degree;
                for (std::size_t i = degree; i > 0; --i)
                    c[i] = c[i - 1] - root * c[i];
                c[0] *= -root;
            }
            return c;
        };
        QNEAR(firstDescent(of({0.3}, -1), 0, 1), 0.3, 1e-15);
        QCOMPARE(firstDescent(of({0.3}, 1), 0, 1), never);
        QNEAR(firstDescent(of({0.3, 0.7}, -1), 0, 1), 0.7, 1e-15);
        QNEAR(firstDescent(of({0.3, 0.7}, 1), 0, 1), 0.3, 1e-15);
        QNEAR(firstDescent(of({0, 0.7}, -1), 0, 1), 0.7, 1e-15);
        QCOMPARE(firstDescent(of({0, 0.7}, 1), 0, 0.5), never);
        QNEAR(firstDescent(of({0.1, 0.2, 0.3, 0.4, 0.5}, 1), 0.15, 1), 0.2, 1e-12);
        QCOMPARE(firstDescent(TaylorSeries{}, 0, 1), never);
        QCOMPARE(firstDescent(of({1.5, 2}, 1), 0, 1), never);
    }

    /// Rolling about a rim without air: u² = u0² + 2gb(cos a0 − cos a)/(1+k).
    void rollsOverARim() {
        const RimForces forces{.g = 3.71, .body = {2, 0.4}, .law = {0.5, 1, 0.8}};
        double a = 0.1, u = 0.5;
        for (int i = 0; i < 6; ++i) {
            const RimContact contact = forces.contactAt(a, u, -u / 2, false);
            QVERIFY(contact.contact.rolls);
            const RimSeries series = rimSeries(forces, contact, a, u, -u / 2);
            const double by = std::min(0.1, series.step);
            a = valueOf(series.a, by);
            u = valueOf(series.u, by);
        }
        QNEAR(u * u, 0.25 + 2 * 3.71 * 2 * (std::cos(0.1) - std::cos(a)) / 1.4, 1e-14);
    }
};

TALWEG_TEST(tst_flight_series, TestFlightSeries, QCoreApplication)
#include "tst_flight_series.moc"
