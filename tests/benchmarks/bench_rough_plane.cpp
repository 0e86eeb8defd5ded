// Measures time and accuracy for the spinning rod of Eberly's sample program. The program's coupled model in
// regularised time with closed integrals is compared with the method of the paper: RK4 at 1/60 s with Romberg
// integration of order 16. The reference for both is an adaptive Runge–Kutta method (Cash–Karp) with
// tolerance 1e-14 and closed integrals.

#include "../systems/standard_inputs.h"
#include "systems/rough_plane/trajectory.h"

#include <boost/numeric/odeint.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <numbers>

using namespace talweg;
using namespace talweg::rough_plane;

namespace {

using Vector = std::array<double, 6>; // x, w, θ, ẋ, ẇ, θ̇
using Forces = SlipMeans (*)(const Rod& rod, const Point& velocity, double spin);

constexpr double f = 5; // μ g, m/s²

Inputs sampleRod() {
    Inputs in = tests::standardInputs(inputTable());
    in.body = Shape::rod;
    in.phi = 0;
    in.g = 10;
    in.mu = 0.5;
    in.L1 = in.L2 = 42 * std::numbers::sqrt2;
    in.x0 = 58;
    in.w0 = 158;
    in.theta0 = 45;
    in.vx = 10;
    in.vw = -10;
    in.spin = 4;
    in.tEnd = 100;
    return in;
}

/// Romberg's extrapolation of `order` trapezoidal rules.
template <class F>
double romberg(F g, double from, double to) {
    constexpr int order = 16;
    std::array<double, order> row{}, next{};
    double step = to - from;
    row[0] = step / 2 * (g(from) + g(to));
    int points = 1;
    for (int i = 1; i < order; ++i, points *= 2, step /= 2) {
        double sum = 0;
        for (int j = 0; j < points; ++j)
            sum += g(from + (j + 0.5) * step);
        next[0] = (row[0] + step * sum) / 2;
        double power = 4;
        for (int k = 1; k <= i; ++k, power *= 4)
            next[k] = (power * next[k - 1] - row[k - 1]) / (power - 1);
        row = next;
    }
    return row[order - 1];
}

SlipMeans rombergMeans(const Rod& rod, const Point& v, double spin) {
    const auto mean = [&](auto part) {
        return romberg(
                   [&](double l) {
                       const double across = v.y() + l * spin,
                                    speed = std::sqrt(v.x() * v.x() + across * across);
                       return speed > 0 ? part(l, across) / speed : 0;
                   },
                   -rod.L2, rod.L1)
               / (rod.L1 + rod.L2);
    };
    return {mean([&](double, double) { return v.x(); }), mean([](double, double across) { return across; }),
            mean([](double l, double across) { return l * across; }), 0};
}

Vector slopes(const Rod& rod, const Vector& y, Forces forces) {
    const double c = std::cos(y[2]), s = std::sin(y[2]);
    const SlipMeans means = forces(rod, {c * y[3] + s * y[4], -s * y[3] + c * y[4]}, y[5]);
    return {y[3],
            y[4],
            y[5],
            -f * (c * means.along - s * means.across),
            -f * (s * means.along + c * means.across),
            -f * means.turning / gyrationSquared(rod)};
}

void rk4(const Rod& rod, Vector& y, double dt, Forces forces) {
    const auto moved = [&](const Vector& d, double h) {
        Vector z = y;
        for (std::size_t i = 0; i < z.size(); ++i)
            z[i] += h * d[i];
        return z;
    };
    const Vector a = slopes(rod, y, forces), b = slopes(rod, moved(a, dt / 2), forces),
                 c = slopes(rod, moved(b, dt / 2), forces), d = slopes(rod, moved(c, dt), forces);
    for (std::size_t i = 0; i < y.size(); ++i)
        y[i] += dt / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
}

double seconds(std::chrono::steady_clock::time_point since) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count();
}

double distance(const Vector& a, const Vector& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1]);
}

} // namespace

int main() {
    const Inputs in = sampleRod();
    const Rod rod{in.L1, in.L2};
    const Body body = bodyOf(in);
    const Field field = fieldOf(in, body);
    const State start = startOf(in);
    const Vector first{start.x, start.w, start.theta, start.vx, start.vw, start.spin};

    constexpr int rounds = 200;
    auto begin = std::chrono::steady_clock::now();
    Trajectory trajectory;
    for (int i = 0; i < rounds; ++i)
        trajectory = coupledMotion(body, field, start, in.tEnd, {});
    const double ours = seconds(begin) / rounds;
    std::printf("Spinning rod, 4 rad/s: stops after %.10f s, %zu steps, path %.6f m\n", trajectory.stop(),
                trajectory.steps, trajectory.at(trajectory.stop()).travelled);

    // The comparison ends at this frame, shortly before the rod stops.
    constexpr int frames = 1860;
    constexpr double frame = 1.0 / 60;
    std::array<Vector, frames + 1> exact{}, romberg16{};
    exact[0] = first;
    std::vector<double> precise(first.begin(), first.end());
    for (int i = 1; i <= frames; ++i) {
        namespace odeint = boost::numeric::odeint;
        const auto system = [&rod](const std::vector<double>& now, std::vector<double>& d, double) {
            Vector place{};
            std::ranges::copy(now, place.begin());
            const Vector all = slopes(rod, place, rodMeans);
            d.assign(all.begin(), all.end());
        };
        using Method = odeint::runge_kutta_cash_karp54<std::vector<double>>;
        odeint::integrate_adaptive(odeint::make_controlled<Method>(1e-14, 1e-14), system, precise, 0.0, frame,
                                   frame / 10);
        std::ranges::copy(precise, exact[static_cast<std::size_t>(i)].begin());
    }
    Vector y = romberg16[0] = first;
    begin = std::chrono::steady_clock::now();
    for (int i = 1; i <= frames; ++i) {
        rk4(rod, y, frame, rombergMeans);
        romberg16[static_cast<std::size_t>(i)] = y;
    }
    const double theirs = seconds(begin);

    double worstOurs = 0, worstTheirs = 0;
    begin = std::chrono::steady_clock::now();
    for (int i = 0; i <= frames; ++i) {
        const auto k = static_cast<std::size_t>(i);
        const State s = trajectory.at(i * frame);
        worstOurs = std::max(worstOurs, distance({s.x, s.w}, exact[k]));
        worstTheirs = std::max(worstTheirs, distance(romberg16[k], exact[k]));
    }
    const double asked = seconds(begin);

    std::printf("\n%-52s %12s %14s\n", "method", "time (ms)", "off by (m)");
    std::printf("%-52s %12.3f %14.1e\n", "RK4 at 1/60 s, Romberg integration of order 16", 1e3 * theirs,
                worstTheirs);
    std::printf("%-52s %12.3f %14.1e\n", "regular time, closed integrals, to the stop", 1e3 * ours,
                worstOurs);
    std::printf("%-52s %12.3f\n", "  its state at every 1/60 s", 1e3 * asked);
    std::printf("\n%.0f times faster; with the states %.0f times.\n", theirs / ours, theirs / (ours + asked));
}
