#include "terrain/classic_curves.h"

#include "base/contract.h"
#include "base/root.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace talweg {

namespace {

using std::numbers::pi;
using Shape = std::function<CurvePoint(double)>;

/// Builds a curve from consecutive pieces, each with its own shape parameter.
class Chain {
public:
    explicit Chain(double from = 0) : m_at(from) {}

    void add(double from, double to, Shape shape) {
        const double shift = m_at - from;
        const double end = m_at + (to - from);
        m_pieces.push_back(
            {m_at, end, [shape = std::move(shape), shift](double t) { return shape(t - shift); }});
        m_at = end;
    }
    PlaneCurve curve(bool closed) { return {std::move(m_pieces), closed}; }

private:
    double m_at;
    std::vector<PlaneCurve::Piece> m_pieces;
};

/// A circle. The parameter is the angle from the x axis, rad.
Shape circular(Point centre, double radius) {
    return [centre, radius](double angle) {
        const Point out(radius * std::cos(angle), radius * std::sin(angle));
        const Point along(-out.y(), out.x());
        return CurvePoint{centre + out, along, -out, -along};
    };
}

/// A straight line. The parameter is the distance from `place`, m.
Shape straight(Point place, Point direction) {
    return [place, direction = Point(direction.normalized())](double length) {
        return CurvePoint{place + length * direction, direction, {0, 0}, {0, 0}};
    };
}

/// The parabola y = height + (x − vertex)² bend. The parameter is x.
Shape parabolic(Point vertex, double bend) {
    return [vertex, bend](double x) {
        const double d = x - vertex.x();
        return CurvePoint{{x, vertex.y() + bend * d * d}, {1, 2 * bend * d}, {0, 2 * bend}, {0, 0}};
    };
}

/// Smallest value of 1 − u². It keeps derivatives finite at a cusp, where the curvature is infinite. It is
/// below the resolution of numbers near 1, so that it affects no other point.
constexpr double minAtCusp = 1e-30;

/// The cycloid 2 radius (acos(−u) + u √(1−u²), u² − 1), with cusps at u = ±1. 4 radius u is the arc length
/// from the lowest point.
Shape cycloidal(Point cusp, double radius) {
    return [cusp, radius](double u) {
        const double sine = std::sqrt(std::max((1 - u) * (1 + u), minAtCusp));
        return CurvePoint{cusp + 2 * radius * Point(std::acos(-u) + u * sine, (u - 1) * (u + 1)),
                          4 * radius * Point(sine, u), 4 * radius * Point(-u / sine, 1),
                          4 * radius * Point(-1 / (sine * sine * sine), 0)};
    };
}

} // namespace

PlaneCurve humpCurve(double height, double a, double c, double halfWidth) {
    Chain chain(-halfWidth);
    chain.add(-halfWidth, halfWidth, [=](double t) {
        const double t2 = t * t;
        return CurvePoint{{t, height + t2 * (c * t2 - a)},
                          {1, 2 * t * (2 * c * t2 - a)},
                          {0, 12 * c * t2 - 2 * a},
                          {0, 24 * c * t}};
    });
    return chain.curve(false);
}

PlaneCurve circleCurve(double radius) {
    TALWEG_EXPECTS(radius > 0);
    Chain chain;
    chain.add(0, 2 * pi, [radius](double t) {
        const double c = radius * std::cos(t), s = radius * std::sin(t);
        return CurvePoint{{-s, c}, {-c, -s}, {s, -c}, {c, s}};
    });
    return chain.curve(true);
}

PlaneCurve lemniscateCurve(double a) {
    // In terms of the angle t: (cos t, sin t cos t) √2 a / (1 + sin² t).
    const double size = std::numbers::sqrt2 * a;
    Chain chain(-pi / 2);
    chain.add(-pi / 2, 3 * pi / 2, [size](double t) {
        const double c = std::cos(t), s = std::sin(t);
        const double w = 1 + s * s, w1 = 2 * s * c, w2 = 2 * (c * c - s * s), w3 = -8 * s * c;
        // The quotient q = n/w and its derivatives, which follow successively from n = q w.
        const auto quotient = [=](double n, double n1, double n2, double n3) {
            const double q = n / w;
            const double q1 = (n1 - q * w1) / w;
            const double q2 = (n2 - 2 * q1 * w1 - q * w2) / w;
            return std::array{q, q1, q2, (n3 - 3 * q2 * w1 - 3 * q1 * w2 - q * w3) / w};
        };
        const auto x = quotient(c, -s, -c, s);
        const auto y = quotient(s * c, c * c - s * s, -4 * s * c, 4 * (s * s - c * c));
        return CurvePoint{{size * x[0], size * y[0]},
                          {size * x[1], size * y[1]},
                          {size * x[2], size * y[2]},
                          {size * x[3], size * y[3]}};
    });
    return chain.curve(true);
}

PlaneCurve cardioidCurve(double a) {
    // The parameter is u = sin(φ/2); 4 a u is the arc length from the lowest point.
    Chain chain(-1);
    chain.add(-1, 1, [a](double u) {
        const double u2 = u * u;
        const double root = std::sqrt(std::max((1 - u) * (1 + u), minAtCusp));
        return CurvePoint{{4 * a * u * root * (1 - u2), -2 * a * (1 - 2 * u2) * (1 - u2)},
                          {4 * a * root * (1 - 4 * u2), 4 * a * u * (3 - 4 * u2)},
                          {12 * a * u * (4 * u2 - 3) / root, 12 * a * (1 - 4 * u2)},
                          {-12 * a * (3 - 12 * u2 + 8 * u2 * u2) / (root * root * root), -96 * a * u}};
    });
    return chain.curve(true);
}

PlaneCurve ovalCurve(double radius, double length) {
    Chain chain;
    const Shape upper = circular({0, length}, radius);
    chain.add(pi / 2, pi, upper);
    chain.add(0, length, straight({-radius, length}, {0, -1}));
    chain.add(pi, 2 * pi, circular({0, 0}, radius));
    chain.add(0, length, straight({radius, 0}, {0, 1}));
    chain.add(0, pi / 2, upper);
    return chain.curve(true);
}

PlaneCurve loopCurve(double radius, double left, double right) {
    TALWEG_EXPECTS(radius > 0 && left <= 0 && right >= 0);
    // A circle with its centre on x = 0 that touches the parabola at x has the radius x √(1 + s²)/s, s = 2 (x
    // + 1).
    const auto touching = [](double x) { return x * std::hypot(1.0, 2 * (x + 1)) / (2 * (x + 1)); };
    const double x = bracketRoot([&](double joint) { return touching(joint) - radius; }, 0, radius).middle();
    const double slope = 2 * (x + 1);
    const double centre = (x + 1) * (x + 1) + 1 + x / slope;
    const double below = std::atan(1 / slope);
    Chain chain(left);
    chain.add(left, x, parabolic({-1, 1}, 1));
    chain.add(-below, pi + below, circular({0, centre}, radius));
    chain.add(-x, right, parabolic({1, 1}, 1));
    return chain.curve(false);
}

PlaneCurve spiralCurve(double pitch) {
    const Shape spiral = [pitch](double s) {
        const Point out(pitch * std::cos(s), pitch * std::sin(s));
        const Point along(-out.y(), out.x());
        return CurvePoint{s * out, out + s * along, 2 * along - s * out, -3 * out - s * along};
    };
    const double inner = bracketRoot([&](double s) { return spiral(s).d1.y(); }, 4.8, 5.0).middle();
    const double outer =
        bracketRoot([&](double s) { return spiral(s).d1.x() + spiral(s).d1.y(); }, 25.9, 26.0).middle();
    const Point in = spiral(inner).at, out = spiral(outer).at;
    const double radius = 8 * pitch;
    const double left = -2.50287 * radius; // abscissa of the centres of both arcs
    const Point lower(left, in.y() + radius);
    // The upper arc touches the line through `out` in the direction of 135°.
    const Point upper(left, out.x() + out.y() - std::numbers::sqrt2 * radius - left);
    const Point touching = upper + radius * Point(1, 1) / std::numbers::sqrt2;
    Chain chain;
    chain.add(pi / 2, pi, circular(upper, radius));
    chain.add(0, upper.y() - lower.y(), straight({left - radius, upper.y()}, {0, -1}));
    chain.add(pi, 3 * pi / 2, circular(lower, radius));
    chain.add(0, in.x() - left, straight({left, in.y()}, {1, 0}));
    chain.add(inner, outer, spiral);
    chain.add(0, (touching - out).norm(), straight(out, {-1, 1}));
    chain.add(pi / 4, pi / 2, circular(upper, radius));
    return chain.curve(true);
}

PlaneCurve straightCurve(double dx, double dy) {
    TALWEG_EXPECTS(dx > 0 && dy < 0);
    Chain chain;
    chain.add(0, std::hypot(dx, dy), straight({0, 0}, {dx, dy}));
    return chain.curve(false);
}

PlaneCurve cycloidCurve(double dx, double dy) {
    TALWEG_EXPECTS(dy < 0 && dx >= -dy / 200);
    const auto ratio = [](double angle) { return (angle - std::sin(angle)) / (1 - std::cos(angle)); };
    const double angle =
        bracketRoot([&](double a) { return -dy / dx * ratio(a) - 1; }, 1e-2, 2 * pi - 1e-3).middle();
    Chain chain(-1);
    chain.add(-1, -std::cos(angle / 2), cycloidal({0, 0}, -dy / (1 - std::cos(angle))));
    return chain.curve(false);
}

PlaneCurve parabolaCurve(double dx, double dy) {
    TALWEG_EXPECTS(dx > 0 && dy < 0);
    Chain chain;
    chain.add(0, dx, parabolic({dx, dy}, -dy / (dx * dx)));
    return chain.curve(false);
}

PlaneCurve arcCurve(double dx, double dy) {
    TALWEG_EXPECTS(dx > 0 && dy < 0);
    // The parameter is the angle from the lowest point. The formulas avoid the centre, which is far away for
    // a flat arc.
    const double radius = (dx * dx + dy * dy) / (-2 * dy);
    Chain chain;
    chain.add(-2 * std::atan2(-dy, dx), 0, [=](double angle) {
        const double half = std::sin(angle / 2);
        const Point along(radius * std::cos(angle), radius * std::sin(angle));
        const Point inward(-along.y(), along.x());
        return CurvePoint{{dx + along.y(), dy + 2 * radius * half * half}, along, inward, -along};
    });
    return chain.curve(false);
}

PlaneCurve cycloidBowl(double radius) {
    Chain chain(-1);
    chain.add(-1, 1, cycloidal({-pi * radius, 2 * radius}, radius));
    return chain.curve(false);
}

} // namespace talweg
