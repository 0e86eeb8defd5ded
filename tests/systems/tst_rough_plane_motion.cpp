#include "physics/near.h"
#include "support/test.h"
#include "systems/rough_plane/glide.h"
#include "systems/rough_plane/trajectory.h"
#include "systems/standard_inputs.h"

#include <Eigen/Geometry>
#include <boost/numeric/odeint.hpp>

#include <algorithm>
#include <numbers>

using namespace talweg;
using namespace talweg::rough_plane;
namespace odeint = boost::numeric::odeint;

namespace {

/// What a motion followed in steps, each to 1e-13, may differ by from a closed form or from the steps of this
/// test: ten thousand times the error of one.
constexpr double ofSteps = 1e-9;

/// What two closed forms, or one and the integrator to 1e-14 a step, may differ by: some thousand units in
/// the last place of places, speeds and times up to 100.
constexpr double ofClosedForm = 1e-10;

/// The standard inputs, but at rest on the level.
Inputs atRest() {
    Inputs in = tests::standardInputs(inputTable());
    in.phi = in.vx = in.vw = in.spin = 0;
    return in;
}

constexpr double radians = std::numbers::pi / 180;
constexpr double never = std::numeric_limits<double>::infinity();

Trajectory coupled(const Inputs& in) {
    const Body body = bodyOf(in);
    return coupledMotion(body, fieldOf(in, body), startOf(in), in.tEnd, {});
}

Trajectory decoupled(const Inputs& in) {
    const Body body = bodyOf(in);
    return decoupledMotion(body, fieldOf(in, body), startOf(in));
}

Trajectory viscous(const Inputs& in) {
    const Body body = bodyOf(in);
    return viscousMotion(body, fieldOf(in, body), startOf(in), in.stopSpeed);
}

Inputs particle(double phi, double mu, double vx, double vw) {
    Inputs in = atRest();
    in.body = Shape::particle;
    in.phi = phi;
    in.mu = mu;
    in.vx = vx;
    in.vw = vw;
    in.tEnd = 1e3;
    return in;
}

/// The spinning rod of Eberly's sample program: μg = 5, ends (16, 116) and (100, 200).
Inputs sampleRod(double spin) {
    Inputs in = atRest();
    in.body = Shape::rod;
    in.g = 10;
    in.mu = 0.5;
    in.L1 = in.L2 = 42 * std::numbers::sqrt2;
    in.theta0 = 45;
    in.vx = 10;
    in.vw = -10;
    in.spin = spin;
    in.tEnd = 100;
    return in;
}

std::vector<Inputs> variousBodies() {
    std::vector<Inputs> all;
    Inputs in = atRest();
    in.tEnd = 30;
    in.vx = 2;
    in.vw = 1;
    in.spin = 6;
    in.body = Shape::rod;
    all.push_back(in);
    in.phi = 10;
    all.push_back(in);
    in.L1 = 0.8;
    all.push_back(in);
    in.body = Shape::board;
    all.push_back(in);
    in.body = Shape::box;
    in.phi = 0;
    in.theta0 = 30;
    in.spin = -4;
    all.push_back(in);
    in.body = Shape::particles;
    in.particles = {{1, {-0.5, 0}}, {1, {0.5, 0}}};
    all.push_back(in);
    in.phi = 8;
    in.particles = {{3, {-0.5, 0}}, {1, {0.5, 0}}, {1, {0, 0.6}}};
    all.push_back(in);
    return all;
}

/// Positions and velocities by the Cash–Karp method in plain time, from the forces of the contact; stops at
/// `tEnd` or once the body is `part` times as fast as at the start.
struct PlainState {
    double t = 0;
    std::vector<double> y{}; ///< x, w, θ, ẋ, ẇ, θ̇
};

PlainState plainly(const Inputs& in, double tEnd, double part) {
    const Body body = bodyOf(in);
    const Field field = fieldOf(in, body);
    const State start = startOf(in);
    using Vector = std::vector<double>;
    const auto system = [&](const Vector& y, Vector& d, double) {
        const Eigen::Rotation2Dd turn(y[2]);
        const SlipMeans means = slipMeans(body.contact, turn.inverse() * Point(y[3], y[4]), y[5]);
        const Point drag = turn * Point(means.along, means.across);
        const double f = field.friction;
        d = {y[3],
             y[4],
             y[5],
             -f * drag.x(),
             -f * drag.y() - field.slope,
             -f * means.turning / body.gyrationSquared};
    };
    const auto size = [&](const Vector& y) {
        return std::sqrt(y[3] * y[3] + y[4] * y[4] + body.gyrationSquared * y[5] * y[5]);
    };
    auto stepper = odeint::make_controlled(1e-14, 1e-14, odeint::runge_kutta_cash_karp54<Vector>());
    PlainState state{0, {start.x, start.w, start.theta, start.vx, start.vw, start.spin}};
    const double min = part * size(state.y);
    double dt = 1e-3;
    for (int i = 0; i < 2000000 && state.t < tEnd && size(state.y) > min; ++i) {
        dt = std::min(dt, tEnd - state.t);
        stepper.try_step(system, state.y, state.t, dt);
    }
    return state;
}

} // namespace

class TestRoughPlaneMotion : public QObject {
    Q_OBJECT
private slots:
    /// X(t) = X0 + (t − μg t²/(2 |V0|)) V0, until |V0|/(μg), after |V0|²/(2μg).
    void particleOnTheLevel() {
        Inputs in = particle(0, 0.3, 3, -4);
        in.x0 = 1;
        in.w0 = 2;
        const double d = 0.3 * 9.81;
        for (const Trajectory& trajectory : {coupled(in), decoupled(in)}) {
            QNEAR(trajectory.stop(), 5 / d, ofClosedForm);
            for (const double t : {0.0, 0.3, 1.0, 1.69}) {
                const State s = trajectory.at(t);
                QNEAR(s.x, 1 + (t - d * t * t / 10) * 3, ofClosedForm);
                QNEAR(s.w, 2 - (t - d * t * t / 10) * 4, ofClosedForm);
                QNEAR(s.vx, 3 * (1 - d * t / 5), ofClosedForm);
                QNEAR(s.vw, -4 * (1 - d * t / 5), ofClosedForm);
            }
            QNEAR(trajectory.at(trajectory.stop()).travelled, 25 / (2 * d), ofClosedForm);
            QNEAR(trajectory.at(100).x, 1 + 25 / (2 * d) * 0.6, ofClosedForm);
            QCOMPARE(trajectory.at(100).vx, 0.0);
        }
    }

    /// Up until t0 = ẇ0/(g (μ cos φ + sin φ)); then down if μ < tan φ, else at rest for good.
    void particleStraightUpAndDown() {
        for (const double mu : {0.2, 0.8}) {
            const Trajectory trajectory = coupled(particle(25, mu, 0, 3));
            const double a = 9.81 * std::sin(25 * radians), f = mu * 9.81 * std::cos(25 * radians);
            const double t0 = 3 / (a + f), top = 3 * t0 / 2;
            QNEAR(trajectory.at(t0 / 2).vw, 1.5, ofClosedForm);
            QNEAR(trajectory.at(t0).w, top, ofClosedForm);
            const double down = std::max(a - f, 0.0);
            for (const double later : {0.1, 1.0, 7.0}) {
                QNEAR(trajectory.at(t0 + later).vw, -down * later, ofClosedForm);
                QNEAR(trajectory.at(t0 + later).w, top - down * later * later / 2, ofClosedForm);
            }
            if (mu < std::tan(25 * radians))
                QCOMPARE(trajectory.stop(), never);
            else
                QNEAR(trajectory.stop(), t0, ofClosedForm);
        }
        const Trajectory down = coupled(particle(25, 0.8, 0, -3)); // slows down, stays
        const double brake = 9.81 * (0.8 * std::cos(25 * radians) - std::sin(25 * radians));
        QNEAR(down.stop(), 3 / brake, ofClosedForm);
        QNEAR(down.at(50).w, -4.5 / brake, ofClosedForm);
    }

    /// The hodograph against an integrator, for κ = μ cot φ below, at and above 1.
    void hodographAgainstIntegration() {
        using Vector = std::array<double, 4>;
        for (const double kappa : {0.0, 0.4, 0.5, 1 - 1e-9, 1.0, 1 + 1e-9, 1.3, 4.0})
            for (const Point& v : {Point(10, 40), Point(-3, -1), Point(2, 0), Point(0.01, 5), Point(1, -8)}) {
                const double a = 3, f = kappa * a;
                const Glide glide(v, a, f);
                const auto system = [&](const Vector& y, Vector& d, double) {
                    const double speed = std::hypot(y[2], y[3]);
                    d = {y[2], y[3], -f * y[2] / speed, -f * y[3] / speed - a};
                };
                Vector y{0, 0, v.x(), v.y()};
                double t = 0, scale = v.norm();
                for (const double next : {0.2, 1.0, 3.0, 8.0}) {
                    const double to = next * scale / 8;
                    if (to > 0.999 * glide.halt()) break;
                    odeint::integrate_adaptive(
                        odeint::make_controlled(1e-15, 1e-14, odeint::runge_kutta_fehlberg78<Vector>()),
                        system, y, t, to, 1e-3);
                    t = to;
                    const Glide::Now now = glide.at(t);
                    QNEAR(now.place.x() / scale, y[0] / scale, ofClosedForm);
                    QNEAR(now.place.y() / scale, y[1] / scale, ofClosedForm);
                    QNEAR(now.velocity.x() / scale, y[2] / scale, ofClosedForm);
                    QNEAR(now.velocity.y() / scale, y[3] / scale, ofClosedForm);
                }
                QVERIFY(t > 0);
            }
    }

    /// The same against its own formulas, with u = tan(ψ/2) as the parameter.
    void hodographFormulas() {
        for (const double kappa : {0.3, 0.5, 1.0, 1.7, 2.5}) {
            const double a = 9.81 * std::sin(20 * radians), v0 = 7, psi0 = 2.2;
            const Glide glide({v0 * std::sin(psi0), -v0 * std::cos(psi0)}, a, kappa * a);
            const double u0 = std::tan(psi0 / 2), C = v0 * std::sin(psi0) / std::pow(u0, kappa);
            for (const double u : {1.5, 0.9, 0.3, 0.01}) {
                const auto P = [&](double q) {
                    return q == 0 ? std::log(u0 / u) : (std::pow(u0, q) - std::pow(u, q)) / q;
                };
                const double t = C / (2 * a) * (P(kappa - 1) + P(kappa + 1));
                const Glide::Now now = glide.at(t);
                QNEAR(now.velocity.norm(), C * std::pow(u, kappa - 1) * (1 + u * u) / 2, ofClosedForm);
                QNEAR(now.velocity.x(), C * std::pow(u, kappa), ofClosedForm);
                const double across = C * C / (2 * a) * (P(2 * kappa - 1) + P(2 * kappa + 1));
                const double down = C * C / (4 * a) * (P(2 * kappa - 2) - P(2 * kappa + 2));
                QNEAR(now.place.x(), across, 1e-10 * std::max(1.0, across));
                QNEAR(now.place.y(), -down, 1e-10 * std::max(1.0, std::abs(down)));
            }
            const double cosine = std::cos(psi0);
            if (kappa > 1)
                QNEAR(glide.stop(), v0 * (kappa + cosine) / (a * (kappa * kappa - 1)), ofClosedForm);
            else
                QCOMPARE(glide.stop(), never);
            if (kappa == 1) QNEAR(glide.at(1e4).velocity.norm(), v0 * (1 + cosine) / 2, ofClosedForm);
        }
    }

    /// Exponentials; terminal speed m g sin φ/c; the time of the turn ln(1 + α ẇ0/(g sin φ))/α.
    void viscousClosedForm() {
        Inputs in = particle(20, 0.5, 3, 2);
        in.cViscous = 0.7;
        in.m = 2;
        const double alpha = 0.35, a = 9.81 * std::sin(20 * radians);
        const Trajectory trajectory = viscous(in);
        for (const double t : {0.0, 0.01, 1.0, 2.85, 2.86, 10.0}) {
            const State s = trajectory.at(t);
            const double e = std::exp(-alpha * t);
            QNEAR(s.vx, 3 * e, ofClosedForm);
            QNEAR(s.vw, ((alpha * 2 + a) * e - a) / alpha, ofClosedForm);
            QNEAR(s.x, 3 * (1 - e) / alpha, ofClosedForm);
            QNEAR(s.w, (2 + a / alpha) * (1 - e) / alpha - a * t / alpha, ofClosedForm);
        }
        QNEAR(trajectory.at(200).vw, -2 * a / 0.7, ofClosedForm);
        QNEAR(trajectory.at(std::log1p(alpha * 2 / a) / alpha).vw, 0, ofClosedForm);
        QCOMPARE(trajectory.stop(), never);
        in.phi = 0;
        in.stopSpeed = 1e-4;
        const Trajectory level = viscous(in);
        const double v0 = std::sqrt(13.0);
        QNEAR(level.stop(), std::log(v0 / 1e-4) / alpha, ofClosedForm);
        QNEAR(level.at(1e3).travelled, (v0 - 1e-4) / alpha, ofSteps);
        in.cViscous = 0;
        QNEAR(viscous(in).at(3).x, 9, 1e-12);
    }

    /// p(t) = p0 + t (1 − μg t/(2 |v0|)) v0 and θ(t) = θ0 + t (1 − K t/(2 |θ̇0|)) θ̇0 with
    /// K = (3μg/2)(L1² + L2²)/(L1³ + L2³), both clamped; on a slope friction is μ g cos φ throughout.
    void decoupledApproximation() {
        Inputs in = atRest();
        in.body = Shape::rod;
        in.L1 = 0.7;
        in.L2 = 0.4;
        in.mu = 0.2;
        in.vx = 1;
        in.spin = -9;
        in.theta0 = 10;
        const double f = 0.2 * 9.81;
        const double K = 1.5 * f * (0.49 + 0.16) / (0.343 + 0.064);
        const Trajectory trajectory = decoupled(in);
        for (const double t : {0.1, 0.4}) {
            QNEAR(trajectory.at(t).x, t * (1 - f * t / 2), 1e-12);
            QNEAR(trajectory.at(t).theta, 10 * radians - 9 * t * (1 - K * t / 18), 1e-12);
            QNEAR(trajectory.at(t).spin, -9 * (1 - K * t / 9), 1e-12);
        }
        QNEAR(trajectory.stop(), std::max(1 / f, 9 / K), 1e-12);
        QCOMPARE(trajectory.at(1e4).spin, 0.0);
        QNEAR(trajectory.at(1e4).theta, 10 * radians - 81 / (2 * K), 1e-12);
        in.body = Shape::box;
        in.a = 0.8;
        in.b = 0.4;
        in.phi = 30;
        const double slowed = -9 - decoupled(in).at(0.1).spin;
        const double d = std::hypot(0.8, 0.4);
        const double integral = 4.0 / 3 * 0.32 * d + 0.512 / 3 * std::log((d + 0.4) / (d - 0.4))
                                + 0.064 / 3 * std::log((d + 0.8) / (d - 0.8));
        QNEAR(slowed, -f * std::cos(30 * radians) * integral / (4.0 / 3 * 0.32 * d * d) * 0.1, 1e-12);
    }

    /// Without a spin a balanced body moves as a particle does, in closed form.
    void noSpinIsAParticle() {
        Inputs in = particle(15, 0.35, 2, 1);
        const Trajectory one = coupled(in);
        in.body = Shape::board;
        in.theta0 = 35;
        const Trajectory board = coupled(in);
        QCOMPARE(board.stop(), one.stop());
        QCOMPARE(board.steps, std::size_t(0));
        QCOMPARE(board.at(0.7).x, one.at(0.7).x);
        QNEAR(board.at(5).theta, 35 * radians, 1e-15);
    }

    /// Only spinning on the level: θ̈ = −f mean|r|/ρ².
    void onlySpinning() {
        Inputs in = atRest();
        in.body = Shape::rod;
        in.phi = 0;
        in.vx = in.vw = 0;
        in.spin = 5;
        const Trajectory trajectory = coupled(in);
        const double K = 0.3 * 9.81 * 0.25 * 12; // f mean|L|/ρ² for L1 = L2 = 1/2
        QNEAR(trajectory.stop(), 5 / K, ofSteps);
        QNEAR(trajectory.at(0.3).spin, 5 - K * 0.3, ofSteps);
        QNEAR(trajectory.at(10).theta, 25 / (2 * K), ofSteps);
        QNEAR(trajectory.at(10).x, 0, ofSteps);
    }

    /// The regular time changes nothing: the same motion in plain time, by another method.
    void againstPlainTime() {
        for (const Inputs& in : variousBodies()) {
            const Trajectory trajectory = coupled(in);
            for (const double part : {0.2, 0.6, 0.85}) {
                // Plain time cannot pass the moment when a particle becomes the pivot.
                const double t = part * std::min(trajectory.events[1].t, 2.0);
                const PlainState plain = plainly(in, t, 0);
                const State s = trajectory.at(t);
                const std::array<double, 6> ours{s.x, s.w, s.theta, s.vx, s.vw, s.spin};
                QCOMPARE(plain.t, t);
                for (std::size_t i = 0; i < 6; ++i)
                    QNEAR(ours[i], plain.y[i], ofSteps);
            }
        }
    }

    /// The stop by plain time, down to 1e-11 of the speed.
    void stopTimes() {
        std::vector<Inputs> bodies{sampleRod(0.5), sampleRod(4)};
        for (const Inputs& in : variousBodies())
            if (in.body != Shape::particles) bodies.push_back(in);
        for (const Inputs& in : bodies) {
            const Trajectory trajectory = coupled(in);
            const Body body = bodyOf(in);
            const PlainState plain = plainly(in, 1e3, 1e-11);
            const double size = std::sqrt(plain.y[3] * plain.y[3] + plain.y[4] * plain.y[4]
                                          + body.gyrationSquared * plain.y[5] * plain.y[5]);
            QVERIFY(std::isfinite(trajectory.stop()) && size < 1e-8);
            QNEAR(trajectory.stop(), plain.t, 1e-9 * trajectory.stop());
            QNEAR(trajectory.at(trajectory.stop()).theta, plain.y[2], 1e-8);
            QNEAR(trajectory.at(trajectory.stop()).x, plain.y[0], 1e-8 * std::max(1.0, std::abs(plain.y[0])));
        }
    }

    /// Sliding and spinning end at the same instant, with a finite ratio.
    void slidingAndSpinningStopTogether() {
        for (const Inputs& in : {sampleRod(0.5), sampleRod(4), variousBodies()[0], variousBodies()[1],
                                 variousBodies()[3], variousBodies()[4]}) {
            const Trajectory trajectory = coupled(in);
            const double rho = std::sqrt(bodyOf(in).gyrationSquared);
            double last = 0;
            for (const double left : {1e-8, 1e-9, 1e-10}) {
                const State s = trajectory.at(trajectory.stop() * (1 - left));
                const double speed = std::hypot(s.vx, s.vw), spin = std::abs(s.spin);
                QVERIFY(speed > 0 && spin > 0);
                QVERIFY(speed + rho * spin < 20 * left * trajectory.stop()); // with up to 20 m/s²
                const double ratio = rho * spin / speed;
                if (last > 0) QNEAR(ratio / last, 1, 0.02);
                last = ratio;
            }
            const State end = trajectory.at(trajectory.stop());
            QVERIFY(end.vx == 0 && end.vw == 0 && end.spin == 0);
        }
    }

    /// In its last moments a rod on the level moves across its length with equal energies of sliding and
    /// spinning: that is where the power of friction ½ (h + V²/h), h = √(3 (1 − V²)), is least.
    void terminalMotionOfARod() {
        const Inputs in = sampleRod(0.5);
        const Trajectory trajectory = coupled(in);
        const State s = trajectory.at(trajectory.stop() * (1 - 1e-9));
        const double rho = in.L1 / std::sqrt(3);
        QNEAR(rho * std::abs(s.spin) / std::hypot(s.vx, s.vw), 1, 1e-3);
        const double along = s.vx * std::cos(s.theta) + s.vw * std::sin(s.theta);
        QNEAR(along / std::hypot(s.vx, s.vw), 0, 1e-3);
    }

    /// The approximation is far off in travel.
    void spinCarriesARod() {
        const double far = coupled(sampleRod(4)).at(1e3).travelled;
        const double near = decoupled(sampleRod(4)).at(1e3).travelled;
        QNEAR(near, 20, ofSteps); // v²/(2μg)
        QVERIFY(far / near > 8 && far / near < 9);
    }

    /// The work of friction is what the mechanical energy loses, in every model.
    void energyBalance() {
        tests::RandomSource dice(12);
        for (int i = 0; i < 150; ++i) {
            dice.beginCase(i);
            Inputs in = atRest();
            in.body = static_cast<Shape>(dice.below(5));
            in.m = dice.between(0.1, 20);
            in.L1 = dice.between(0.2, 2);
            in.L2 = dice.chance(0.3) ? dice.between(0.2, 2) : in.L1;
            in.a = dice.between(0.05, 2);
            in.b = dice.between(0.05, 2);
            in.particles = {{dice.between(0.1, 5), {-1, 0}}, {1, {1, 0}}};
            if (dice.chance(0.5)) in.particles.push_back({dice.between(0.1, 3), {0, dice.between(0.2, 1)}});
            in.phi = dice.chance(0.3) ? 0 : dice.between(0, 40);
            in.mu = dice.chance(0.1) ? 0 : dice.between(0.02, 1);
            in.cViscous = dice.chance(0.1) ? 0 : dice.between(0.01, 5);
            in.vx = dice.between(-5, 5);
            in.vw = dice.between(-5, 5);
            in.spin = dice.between(-15, 15);
            in.theta0 = dice.between(-180, 180);
            in.tEnd = 8;
            const Body body = bodyOf(in);
            const Field field = fieldOf(in, body);
            const State start = startOf(in);
            for (const Trajectory& trajectory : {coupled(in), decoupled(in), viscous(in)}) {
                QVERIFY2(trajectory.outcome != Outcome::givenUp,
                         qPrintable(QString("body %1 of run %2").arg(int(in.body)).arg(i)));
                const double before = energiesOf(body, field, start).mechanical();
                for (int k = 1; k <= 20; ++k) {
                    const State s = trajectory.at(in.tEnd * k / 20);
                    const Energies now = energiesOf(body, field, s);
                    const double scale = now.translational + now.rotational + s.dissipated;
                    QNEAR((now.mechanical() + s.dissipated - before) / scale, 0, ofSteps);
                }
            }
        }
    }

    /// A body that comes to rest, or starts there, stays where μ ≥ tan φ.
    void restsAndStays() {
        for (const Shape shape : {Shape::particle, Shape::particles, Shape::rod, Shape::board, Shape::box}) {
            Inputs in = atRest();
            in.body = shape;
            in.particles = {{2, {-0.5, 0}}, {1, {0.5, 0}}, {1, {0, 0.6}}};
            in.phi = 20;
            in.mu = std::tan(20 * radians) + 0.05;
            in.vx = in.vw = in.spin = 0;
            in.tEnd = 100;
            const Trajectory still = coupled(in);
            QCOMPARE(still.stop(), 0.0);
            QVERIFY(still.at(50).w == 0 && still.at(50).vw == 0);
            in.vx = 1;
            in.vw = 2;
            in.spin = 3;
            const Trajectory trajectory = coupled(in);
            QVERIFY(std::isfinite(trajectory.stop()));
            const State end = trajectory.at(trajectory.stop()), later = trajectory.at(90);
            QVERIFY(later.x == end.x && later.w == end.w && later.theta == end.theta);
            QVERIFY(later.vx == 0 && later.vw == 0 && later.spin == 0);
            QCOMPARE(trajectory.events.back().mode, Mode::resting);
        }
    }

    /// Friction of exactly tan φ keeps it at rest at any tilt, and stops what is sent straight uphill.
    void frictionThatJustSuffices() {
        for (const double phi : {5.0, 12.5, 20.0, 30.0, 33.3, 45.0, 60.0, 71.7})
            for (const Shape shape :
                 {Shape::particle, Shape::particles, Shape::rod, Shape::board, Shape::box}) {
                Inputs in = atRest();
                in.body = shape;
                in.particles = {{2, {-0.5, 0}}, {1, {0.5, 0}}, {1, {0, 0.6}}};
                in.phi = phi;
                in.mu = std::tan(phi * radians);
                in.vx = in.vw = in.spin = 0;
                in.tEnd = 10;
                QCOMPARE(coupled(in).stop(), 0.0);
                if (shape != Shape::particle) continue;
                in.vw = 2; // for v/(2 g sin φ)
                const double halt = in.vw / (2 * in.g * std::sin(phi * radians));
                QNEAR(coupled(in).stop(), halt, 1e-12 * (1 + halt));
                QVERIFY(coupled(in).at(10).vw == 0);
            }
    }

    /// Where μ < tan φ a body at rest must slide, straight down.
    void startsWhereItMust() {
        for (const Shape shape : {Shape::particle, Shape::particles, Shape::rod, Shape::board}) {
            Inputs in = atRest();
            in.body = shape;
            in.particles = {{2, {-0.5, 0}}, {1, {0.5, 0}}};
            in.phi = 20;
            in.mu = 0.3;
            in.theta0 = 30;
            in.vx = in.vw = in.spin = 0;
            const Trajectory trajectory = coupled(in);
            const double a = 9.81 * (std::sin(20 * radians) - 0.3 * std::cos(20 * radians));
            QCOMPARE(trajectory.stop(), never);
            QNEAR(trajectory.at(2).w, -2 * a, 1e-12);
            QNEAR(trajectory.at(2).theta, shape == Shape::particle ? 0 : 30 * radians, 1e-15);
        }
    }

    /// A rod with its centre of mass off its middle, pressing evenly: held by less than tan φ it cannot be,
    /// but it may have to turn even where tan φ < μ; once it points downhill it is held.
    void unevenRodAtRest() {
        Inputs in = atRest();
        in.body = Shape::rod;
        in.L1 = 0.9;
        in.L2 = 0.5;
        in.vx = in.vw = in.spin = 0;
        in.mu = 0.3;
        in.phi = std::atan(0.27) / radians;
        in.theta0 = 90;
        QCOMPARE(coupled(in).stop(), 0.0);
        in.theta0 = 0;
        const Trajectory turning = coupled(in);
        QVERIFY(turning.stop() > 0 && std::isfinite(turning.stop()));
        QVERIFY(turning.at(turning.stop()).theta > 0); // the longer, dragged end lags behind
        in.phi = 10;
        QCOMPARE(coupled(in).stop(), 0.0);
    }

    /// Just below the friction that holds it, (λ + √(1 + λ²)) tan φ, a rod creeps; the nearer the longer. A
    /// push so small that it costs no time makes it a motion for the other method.
    void unevenRodCreeps() {
        Inputs in = atRest();
        in.body = Shape::rod;
        in.L1 = 0.2;
        in.L2 = 1;
        in.phi = 10;
        in.vx = in.vw = in.spin = 0;
        in.tEnd = 1000;
        const double part = (in.L2 - in.L1) / (in.L1 + in.L2);
        const double limit = (part + std::hypot(1, part)) * std::tan(in.phi * radians);
        double last = 0;
        for (const double less : {0.05, 0.02, 0.004, 1e-3, 1e-4, 1e-5}) {
            in.mu = limit * (1 - less);
            in.vw = 0;
            const Trajectory creeps = coupled(in);
            QVERIFY(creeps.stop() > last && std::isfinite(creeps.stop()));
            last = creeps.stop();
            if (less < 0.02) continue;
            in.vw = -1e-9;
            const Trajectory pushed = coupled(in);
            QNEAR(creeps.stop(), pushed.stop(), 1e-5);
            QNEAR(creeps.at(1000).w, pushed.at(1000).w, 1e-6);
        }
        in.mu = limit * (1 + 1e-9);
        in.vw = 0;
        QCOMPARE(coupled(in).stop(), 0.0);
    }

    /// Two particles turning about one that stands still: θ̈ = −f (d/2)/(ρ² + d²/4) with d their distance.
    void pivotOnAParticle() {
        Inputs in = atRest();
        in.body = Shape::particles;
        in.particles = {{1, {0, 0}}, {1, {1, 0}}};
        in.phi = 0;
        in.spin = 1.5;
        in.vx = 0;
        in.vw = 1.5 * 0.5; // the centre, half a metre from the pivot
        const Trajectory trajectory = coupled(in);
        const double K = 0.3 * 9.81 * 0.5 / (0.25 + 0.25);
        QNEAR(trajectory.stop(), 1.5 / K, ofSteps);
        QNEAR(trajectory.at(10).theta, 1.5 * 1.5 / (2 * K), ofSteps);
        QVERIFY(
            std::ranges::any_of(trajectory.events, [](const Event& c) { return c.mode == Mode::pivoting; }));
        for (const double t : {0.1, 0.3, 0.5}) { // the pivot stays
            const State s = trajectory.at(t);
            QNEAR(s.x - 0.5 * std::cos(s.theta), -0.5, ofSteps);
            QNEAR(s.w - 0.5 * std::sin(s.theta), 0, ofSteps);
        }
        in.spin = 4; // too fast to be held: m ω² d/2 > μ g m/2
        in.vw = 2;
        QVERIFY(coupled(in).events[1].mode != Mode::pivoting || coupled(in).events[1].t > 0.1);
    }

    /// Nothing couples without friction.
    void withoutFriction() {
        Inputs in = atRest();
        in.body = Shape::board;
        in.mu = 0;
        in.phi = 12;
        in.vx = 1;
        in.vw = 2;
        in.spin = 3;
        const State s = coupled(in).at(4);
        QNEAR(s.x, 4, 1e-12);
        QNEAR(s.w, 8 - 9.81 * std::sin(12 * radians) * 8, 1e-11);
        QNEAR(s.theta, 12, 1e-12);
        QCOMPARE(s.dissipated, 0.0);
    }

    /// Numbers at the ends of their ranges and beside singular ones: finite, bounded, in order of time.
    void extremes() {
        tests::RandomSource dice(3);
        const auto extreme = [&](double usual) {
            constexpr std::array<double, 7> factors{0, 1e-12, 1e-5, 1, 1, 1e3, 1e6};
            return (dice.chance(0.5) ? -1 : 1) * usual * factors[dice.below(factors.size())];
        };
        for (int i = 0; i < 300; ++i) {
            dice.beginCase(i);
            Inputs in = atRest();
            in.body = static_cast<Shape>(dice.below(5));
            in.particles = {{1, {-0.5, 0}}, {std::abs(extreme(1)) + 1e-6, {0.5, 0}}};
            in.L1 = std::abs(extreme(1)) + 1e-9;
            in.L2 = dice.chance(0.5) ? in.L1 : 1;
            in.a = dice.between(0.1, 1);
            in.b = dice.chance(0.5) ? in.a / 1000 : in.a;
            in.phi = std::min(std::abs(extreme(1)), 89.999);
            in.mu = std::min(std::abs(extreme(0.3)), 1000.0);
            in.vx = std::clamp(extreme(1), -1e6, 1e6);
            in.vw = std::clamp(extreme(1), -1e6, 1e6);
            in.spin = std::clamp(extreme(1), -1e3, 1e3);
            in.tEnd = 10;
            const Trajectory trajectory = coupled(in);
            QVERIFY(trajectory.stop() >= 0);
            for (int k = 0; k <= 10; ++k) {
                const State s = trajectory.at(in.tEnd * k / 10);
                for (const double value : {s.x, s.w, s.theta, s.vx, s.vw, s.spin, s.dissipated, s.travelled})
                    QVERIFY2(std::isfinite(value), qPrintable(QString::number(i)));
            }
            QVERIFY(std::ranges::is_sorted(trajectory.events, {}, &Event::t));
        }
    }

    void canBeCancelled() {
        std::stop_source source;
        source.request_stop();
        const Inputs in = sampleRod(4);
        const Body body = bodyOf(in);
        QVERIFY(coupledMotion(body, fieldOf(in, body), startOf(in), in.tEnd, source.get_token()).cancelled);
    }
};

TALWEG_TEST(tst_rough_plane_motion, TestRoughPlaneMotion, QCoreApplication)
#include "tst_rough_plane_motion.moc"
