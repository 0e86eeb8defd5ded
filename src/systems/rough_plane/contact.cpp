#include "systems/rough_plane/contact.h"

#include <boost/math/quadrature/gauss.hpp>

#include <array>
#include <cmath>

namespace talweg::rough_plane {

namespace {

/// Value of `rest` (m/s) below which its logarithm is set to 0, because the logarithm is multiplied by a
/// vanishing factor. Smaller values lose digits.
constexpr double negligible = 1e-290;

/// Limits beyond which a body counts as far from its instantaneous centre of rotation. There, a Gauss rule
/// with ten nodes per side is exact to rounding, whereas the closed forms lose digits.
/// farPlate: minimum ratio of a plate's speed to the speed of its corners about its middle.
/// farRod: maximum ratio of the speed of a rod's ends about its middle to the speed of the middle.
/// With a tenth of farPlate or ten times farRod, the Gauss rule is wrong by several percent and energies do
/// not balance.
constexpr double farPlate = 3, farRod = 0.3;
/// Ratio x = length/sum above which a rod's logarithm is computed from `rest`. The equivalent form with atanh
/// x loses digits as x approaches 1.
constexpr double longRod = 0.5;

/// Gauss rule on −1 … 1. Exact to rounding for smooth integrands without a singularity within 2.9 of 0.
using Rule = boost::math::quadrature::gauss<double, 10>;

struct Node {
    double place, weight;
};

const std::array<Node, 10>& nodes() {
    static const std::array<Node, 10> list = [] {
        std::array<Node, 10> all{};
        for (std::size_t i = 0; i < 5; ++i) {
            all[2 * i] = {Rule::abscissa()[i], Rule::weights()[i]};
            all[2 * i + 1] = {-Rule::abscissa()[i], Rule::weights()[i]};
        }
        return all;
    }();
    return list;
}

/// √(x² + c²) − x without cancellation; `root` is √(x² + c²).
double excess(double root, double x, double c) {
    return x > 0 ? c * c / (root + x) : root - x;
}

double squared(double x) {
    return x * x;
}

/// asinh(y/|x|), or 0 for x = 0, where it is multiplied by a power of x.
double asinhOf(double y, double x) {
    return x == 0 ? 0 : std::asinh(y / std::abs(x));
}

/// Integrals of the distance r = √(x² + y²) from the origin for a rectangle between the origin and a corner:
/// ∫∫ r over the rectangle, and ∫ r along the two sides at the corner.
struct Corner {
    double area, alongX, alongY;

    Corner(double x, double y) {
        const double r = std::hypot(x, y);
        const double ax = asinhOf(y, x), ay = asinhOf(x, y);
        area = x * y * r / 3 + (x * x * x * ax + y * y * y * ay) / 6;
        alongX = (x * r + y * y * ay) / 2;
        alongY = (y * r + x * x * ax) / 2;
    }
};

SlipMeans nearPlateMeans(const Plate& plate, const Point& centre, double spin) {
    const double x0 = -plate.a - centre.x(), x1 = plate.a - centre.x();
    const double y0 = -plate.b - centre.y(), y1 = plate.b - centre.y();
    const Corner c00(x0, y0), c01(x0, y1), c10(x1, y0), c11(x1, y1);
    const double scale = 1 / (4 * plate.a * plate.b);
    const double distance = scale * ((c11.area - c10.area) - (c01.area - c00.area));
    const double x = scale * ((c11.alongY - c10.alongY) - (c01.alongY - c00.alongY));
    const double y = scale * ((c11.alongX - c01.alongX) - (c10.alongX - c00.alongX));
    const double sign = spin > 0 ? 1 : -1;
    return {-sign * y, sign * x, sign * (distance + centre.x() * x + centre.y() * y),
            std::abs(spin) * distance};
}

SlipMeans farPlateMeans(const Plate& plate, const Point& velocity, double spin) {
    SlipMeans sum;
    for (const Node& i : nodes())
        for (const Node& j : nodes()) {
            const double alpha = plate.a * i.place, beta = plate.b * j.place;
            const double along = velocity.x() - spin * beta, across = velocity.y() + spin * alpha;
            const double speed = std::sqrt(along * along + across * across);
            const double weight = i.weight * j.weight / 4;
            sum.along += weight * along / speed;
            sum.across += weight * across / speed;
            sum.turning += weight * (alpha * across - beta * along) / speed;
            sum.speed += weight * speed;
        }
    return sum;
}

} // namespace

SlipMeans particleMeans(const Particles& particles, const Point& velocity, double spin) {
    SlipMeans sum;
    for (const auto& [place, share] : particles.all) {
        const Point slip(velocity.x() - spin * place.y(), velocity.y() + spin * place.x());
        const double speed = slip.norm();
        if (speed == 0) continue;
        sum.along += share * slip.x() / speed;
        sum.across += share * slip.y() / speed;
        sum.turning += share * (place.x() * slip.y() - place.y() * slip.x()) / speed;
        sum.speed += share * speed;
    }
    return sum;
}

SlipMeans rodMeans(const Rod& rod, const Point& velocity, double spin) {
    // The transverse velocity varies along the rod from A to B = A + length, for a positive spin.
    const double half = (rod.L1 + rod.L2) / 2, middle = (rod.L1 - rod.L2) / 2;
    const double along = velocity.x(), mean = velocity.y() + middle * spin, d = half * std::abs(spin);
    const double A = mean - d, B = mean + d, length = 2 * d;
    const double rA = std::hypot(along, A), rB = std::hypot(along, B), sum = rA + rB;
    if (sum == 0) return {};
    const double rest = excess(rA, -A, along) + excess(rB, B, along); // sum − length
    const double x = length / sum;
    double I0 = 2 / sum; // over the rod's length
    if (x > longRod)
        I0 = rest > negligible ? std::log((sum + length) / rest) / length : 0;
    else if (length > 0)
        I0 = 2 * std::atanh(x) / length;
    SlipMeans means{along * I0, (A + B) / sum, 0, 0};
    double moment = 0; // mean of the transverse component of s v̂, with s from −1 to 1 towards B
    const double middleSpeed = std::hypot(along, mean);
    if (d < farRod * middleSpeed) {
        for (const Node& node : nodes()) {
            const double across = mean + node.place * d, speed = std::hypot(along, across);
            moment += node.weight / 2 * node.place * across / speed;
            means.speed += node.weight / 2 * speed;
        }
    } else {
        const double ends = (B * rB - A * rA) / 2;
        moment = (ends - d * along * means.along - 2 * d * mean * means.across) / (2 * d * d);
        means.speed = ends / length + along * means.along / 2;
    }
    means.turning = middle * means.across + (spin < 0 ? -half : half) * moment;
    return means;
}

SlipMeans plateMeans(const Plate& plate, const Point& velocity, double spin) {
    const double far = farPlate * std::hypot(plate.a, plate.b) * std::abs(spin);
    const double speed = velocity.norm();
    if (speed == 0 && spin == 0) return {};
    if (speed > far) return farPlateMeans(plate, velocity, spin);
    return nearPlateMeans(plate, {-velocity.y() / spin, velocity.x() / spin}, spin);
}

SlipMeans slipMeans(const Contact& contact, const Point& velocity, double spin) {
    struct Means {
        const Point& velocity;
        double spin;
        SlipMeans operator()(const Particles& particles) const {
            return particleMeans(particles, velocity, spin);
        }
        SlipMeans operator()(const Rod& rod) const { return rodMeans(rod, velocity, spin); }
        SlipMeans operator()(const Plate& plate) const { return plateMeans(plate, velocity, spin); }
    };
    return std::visit(Means{velocity, spin}, contact);
}

double meanDistance(const Contact& contact) {
    return slipMeans(contact, {0, 0}, 1).speed;
}

double gyrationSquared(const Contact& contact) {
    struct Square {
        double operator()(const Particles& particles) const {
            double sum = 0;
            for (const auto& [place, share] : particles.all)
                sum += share * place.squaredNorm();
            return sum;
        }
        double operator()(const Rod& rod) const {
            return (squared(rod.L1) - rod.L1 * rod.L2 + squared(rod.L2)) / 3;
        }
        double operator()(const Plate& plate) const { return (squared(plate.a) + squared(plate.b)) / 3; }
    };
    return std::visit(Square{}, contact);
}

bool isBalanced(const Contact& contact) {
    const Rod* rod = std::get_if<Rod>(&contact);
    return !rod || rod->L1 == rod->L2;
}

} // namespace talweg::rough_plane
