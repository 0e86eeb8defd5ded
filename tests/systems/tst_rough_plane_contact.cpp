#include "physics/near.h"
#include "support/test.h"
#include "systems/rough_plane/contact.h"

#include <boost/math/quadrature/gauss_kronrod.hpp>

#include <algorithm>
#include <functional>
#include <numbers>

using namespace talweg;
using namespace talweg::rough_plane;

namespace {

/// What the quadratures of this test are asked for, relative: means agree with them as well.
constexpr double ofQuadrature = 1e-12;

using Quadrature = boost::math::quadrature::gauss_kronrod<double, 31>;

/// The three integrals of Eberly 2008, section 4, by quadrature.
struct RodIntegrals {
    double I0 = 0, I1 = 0, I2 = 0, speed = 0;
};

RodIntegrals integrals(const Rod& rod, const Point& v, double spin) {
    const double slowest = spin == 0 ? 0 : std::clamp(-v.y() / spin, -rod.L2, rod.L1);
    const auto integral = [&](const std::function<double(double)>& f) {
        double sum = 0;
        for (const auto& [from, to] : {std::pair(-rod.L2, slowest), std::pair(slowest, rod.L1)})
            if (to > from) sum += Quadrature::integrate(f, from, to, 15, 1e-14);
        return sum;
    };
    const auto root = [&](double l) { return std::hypot(v.x(), v.y() + l * spin); };
    return {integral([&](double l) { return 1 / root(l); }), integral([&](double l) { return l / root(l); }),
            integral([&](double l) { return l * l / root(l); }), integral(root)};
}

/// ∫∫ f over the rectangle between the origin and (x, y), for f that is smooth but for the direction at the
/// origin: two triangles, each mapped to a square.
double fromCorner(double x, double y, const std::function<double(double, double)>& f) {
    const auto triangle = [](double far, double slope, const std::function<double(double, double)>& g) {
        return Quadrature::integrate(
            [&](double u) {
                return Quadrature::integrate([&](double t) { return u * g(u, t * u); }, 0.0, slope, 10,
                                             1e-12);
            },
            0.0, far, 3, 1e-12);
    };
    const double signX = x < 0 ? -1 : 1, signY = y < 0 ? -1 : 1, X = std::abs(x), Y = std::abs(y);
    if (X == 0 || Y == 0) return 0;
    return triangle(X, Y / X, [&](double u, double w) { return f(signX * u, signY * w); })
           + triangle(Y, X / Y, [&](double u, double w) { return f(signX * w, signY * u); });
}

/// Means over a plate by quadrature.
SlipMeans platesMeans(const Plate& plate, const Point& v, double spin) {
    const Point centre(-v.y() / spin, v.x() / spin);
    const bool inside = std::abs(centre.x()) < plate.a && std::abs(centre.y()) < plate.b;
    const auto mean = [&](const std::function<double(double, double, const Point&, double)>& f) {
        const auto at = [&](double x, double y) {
            const Point slip(v.x() - spin * y, v.y() + spin * x);
            return f(x, y, slip, slip.norm());
        };
        double sum = 0;
        if (inside) {
            for (const double x : {-plate.a, plate.a})
                for (const double y : {-plate.b, plate.b})
                    sum += fromCorner(x - centre.x(), y - centre.y(), [&](double dx, double dy) {
                        return at(centre.x() + dx, centre.y() + dy);
                    });
        } else {
            sum = Quadrature::integrate(
                [&](double x) {
                    return Quadrature::integrate([&](double y) { return at(x, y); }, -plate.b, plate.b, 8,
                                                 1e-12);
                },
                -plate.a, plate.a, 8, 1e-12);
        }
        return sum / (4 * plate.a * plate.b);
    };
    return {mean([](double, double, const Point& s, double r) { return r > 0 ? s.x() / r : 0; }),
            mean([](double, double, const Point& s, double r) { return r > 0 ? s.y() / r : 0; }),
            mean([](double x, double y, const Point& s, double r) {
                return r > 0 ? (x * s.y() - y * s.x()) / r : 0;
            }),
            mean([](double, double, const Point&, double r) { return r; })};
}

double powerOfTen(tests::RandomSource& dice, double min, double max) {
    return std::pow(10, dice.between(min, max));
}

} // namespace

class TestRoughPlaneContact : public QObject {
    Q_OBJECT
private slots:
    /// The mean directions are λ1 I0, λ2 I0 + θ̇ I1 and λ2 I1 + θ̇ I2 over the length.
    void rodAgainstQuadrature() {
        tests::RandomSource dice(6);
        for (int i = 0; i < 40; ++i) {
            dice.beginCase(i);
            const Rod rod{powerOfTen(dice, -1, 1), powerOfTen(dice, -1, 1)};
            const double spin = (dice.chance(0.5) ? -1 : 1) * powerOfTen(dice, -2, 2);
            const double span = (rod.L1 + rod.L2) * std::abs(spin);
            const Point v(dice.between(-1, 1) * span, dice.between(-1, 1) * span);
            const SlipMeans means = rodMeans(rod, v, spin);
            const RodIntegrals I = integrals(rod, v, spin);
            const double length = rod.L1 + rod.L2;
            QNEAR(means.along, v.x() * I.I0 / length, ofQuadrature);
            QNEAR(means.across, (v.y() * I.I0 + spin * I.I1) / length, ofQuadrature);
            QNEAR(means.turning / length, (v.y() * I.I1 + spin * I.I2) / length / length, ofQuadrature);
            QNEAR(means.speed / span, I.speed / length / span, ofQuadrature);
        }
    }

    /// θ̇ → 0: every point slips alike, and the moment is that of an even drag and of the slope
    /// θ̇ λ1² (L1³ + L2³)/(3 |v|³) of the direction.
    void rodThatHardlySpins() {
        for (const Rod& rod : {Rod{0.5, 0.5}, Rod{0.8, 0.3}})
            for (const double spin : {1e-3, 1e-5, 1e-8, 1e-12, 1e-200, 0.0, -1e-8, -1e-3}) {
                const Point v(3, -4);
                const SlipMeans means = rodMeans(rod, v, spin);
                const double middle = (rod.L1 - rod.L2) / 2;
                QNEAR(means.along, 0.6, 1e-15 + 2 * std::abs(spin));
                QNEAR(means.across, -0.8, 1e-15 + 2 * std::abs(spin));
                QNEAR(means.speed, 5, 1e-14 + 2 * std::abs(spin));
                const double slope =
                    9 * (std::pow(rod.L1, 3) + std::pow(rod.L2, 3)) / (rod.L1 + rod.L2) / 3 / 125;
                QNEAR(means.turning, -0.8 * middle + slope * spin, spin * spin + 1e-16);
                if (std::abs(spin) > 1e-9 && middle == 0)
                    QNEAR(means.turning / spin / slope, 1, std::abs(spin) + 1e-15);
            }
    }

    /// λ1 → 0 with the point that does not slip on the rod: friction across is the difference of the two
    /// parts.
    void rodThatPivotsOnItself() {
        const Rod rod{0.7, 0.5};
        for (const double along : {1e-3, 1e-6, 1e-12, 1e-160, 1e-320, 0.0, -1e-6}) {
            const double spin = 2, still = 0.1; // the place that does not slip
            const SlipMeans means = rodMeans(rod, {along, -still * spin}, spin);
            const double size = std::abs(along), scale = size > 0 ? size * (1 - std::log(size)) : 0;
            QVERIFY(std::abs(means.along) <= 2 * scale);
            QNEAR(means.across, ((0.7 - still) - (still + 0.5)) / 1.2, 1e-15 + size * 10);
            QNEAR(means.turning, ((0.49 - still * still) / 2 + (0.25 - still * still) / 2) / 1.2,
                  1e-15 + size * 10);
        }
        const SlipMeans end = rodMeans(rod, {0, -0.7 * 2}, 2); // the end stands still
        QNEAR(end.across, -1, 1e-15);
        QCOMPARE(end.along, 0.0);
        const SlipMeans both = rodMeans(rod, {0, 0}, 0);
        QVERIFY(both.along == 0 && both.across == 0 && both.turning == 0 && both.speed == 0);
    }

    /// λ1 = 0, λ2 = 0: only spinning, mean |L| = (L1² + L2²)/(2 (L1 + L2)).
    void rodThatOnlySpins() {
        const Rod rod{0.9, 0.4};
        for (const double spin : {3.0, -3.0, 1e-12}) {
            const SlipMeans means = rodMeans(rod, {0, 0}, spin);
            QCOMPARE(means.along, 0.0);
            QNEAR(means.turning, std::copysign((0.81 + 0.16) / 2.6, spin), 1e-15);
            QNEAR(means.speed / std::abs(spin), (0.81 + 0.16) / 2.6, 1e-15);
        }
        QNEAR(meanDistance(rod), (0.81 + 0.16) / 2.6, 1e-15);
    }

    void plateAgainstQuadrature() {
        tests::RandomSource dice(7);
        for (int i = 0; i < 40; ++i) {
            dice.beginCase(i);
            const Plate plate{powerOfTen(dice, -0.7, 0.7), powerOfTen(dice, -0.7, 0.7)};
            const double spin = (dice.chance(0.5) ? -1 : 1) * powerOfTen(dice, -1, 1);
            const double reach = std::hypot(plate.a, plate.b) * std::abs(spin);
            const double away = i % 4 == 0 ? 3 : 1; // the centre of rotation inside, near and far
            const Point v(dice.between(-away, away) * reach, dice.between(-away, away) * reach);
            const SlipMeans means = plateMeans(plate, v, spin), sum = platesMeans(plate, v, spin);
            QNEAR(means.along, sum.along, 1e-10);
            QNEAR(means.across, sum.across, 1e-10);
            QNEAR(means.turning / std::hypot(plate.a, plate.b), sum.turning / std::hypot(plate.a, plate.b),
                  1e-10);
            QNEAR(means.speed / reach, sum.speed / reach, 1e-10);
        }
    }

    /// The closed form and the rule for a far centre of rotation agree where they meet.
    void plateFormulasMeet() {
        for (const double ratio : {1.0, 0.3, 0.01, 0.001}) {
            const Plate plate{1, ratio};
            const double limit = 3 * std::hypot(1, ratio);
            for (const double angle : {0.0, 0.4, 1.0, 1.57}) {
                const Point direction(std::cos(angle), std::sin(angle));
                const SlipMeans near = plateMeans(plate, limit * (1 - 1e-9) * direction, 1);
                const SlipMeans far = plateMeans(plate, limit * (1 + 1e-9) * direction, 1);
                QNEAR(near.along, far.along, 3e-9);
                QNEAR(near.across, far.across, 3e-9);
                QNEAR(near.turning, far.turning, 3e-9);
                QNEAR(near.speed, far.speed, 1e-8);
            }
        }
    }

    /// ∫∫ √(α² + β²) = (4/3) a b d + (a³/3) ln((d+b)/(d−b)) + (b³/3) ln((d+a)/(d−a)); the document prints 1/2
    /// for 1/3, which is 16 to 19 % too much.
    void rectangleIntegral() {
        for (const auto& [a, b] : {std::pair(16.0, 8.0), std::pair(1.0, 1.0), std::pair(5.0, 0.1)}) {
            const double d = std::hypot(a, b);
            const auto formula = [a = a, b = b, d](double factor) {
                return 4.0 / 3 * a * b * d + factor * a * a * a * std::log((d + b) / (d - b))
                       + factor * b * b * b * std::log((d + a) / (d - a));
            };
            const double quadrature =
                4 * fromCorner(a, b, [](double x, double y) { return std::hypot(x, y); });
            const double ours = meanDistance(Plate{a, b}) * 4 * a * b;
            QNEAR(ours / quadrature, 1, ofQuadrature);
            QNEAR(formula(1.0 / 3) / quadrature, 1, ofQuadrature);
            const double excess = formula(0.5) / quadrature - 1;
            QVERIFY(excess > 0.16 && excess < 0.195);
        }
    }

    /// A rod is the limit of a narrow plate, and of many particles in a row.
    void rodIsALimit() {
        const Rod rod{1, 1};
        Particles row;
        constexpr int count = 20000;
        for (int i = 0; i < count; ++i)
            row.all.push_back({{-1 + (2 * i + 1.0) / count, 0}, 1.0 / count});
        for (const Point& v : {Point(0.3, 0.2), Point(-1, 2), Point(0.01, -0.5)}) {
            const SlipMeans even = rodMeans(rod, v, 1.5), narrow = plateMeans({1, 0.001}, v, 1.5),
                            many = particleMeans(row, v, 1.5);
            for (const SlipMeans& other : {narrow, many}) {
                QNEAR(other.along, even.along, 2e-4);
                QNEAR(other.across, even.across, 2e-4);
                QNEAR(other.turning, even.turning, 2e-4);
                QNEAR(other.speed, even.speed, 2e-4);
            }
        }
    }

    void gyration() {
        QNEAR(gyrationSquared(Rod{0.5, 0.5}), 1.0 / 12, 1e-16);
        QNEAR(gyrationSquared(Rod{0.9, 0.4}), (0.729 + 0.064) / (3 * 1.3), 1e-15);
        QNEAR(gyrationSquared(Plate{16, 8}), 320.0 / 3, ofQuadrature);
        QNEAR(gyrationSquared(Particles{{{{-1, 0}, 0.5}, {{1, 0}, 0.5}}}), 1, 0);
        QVERIFY(isBalanced(Rod{0.5, 0.5}) && !isBalanced(Rod{0.5, 0.4}) && isBalanced(Plate{1, 2}));
    }
};

TALWEG_TEST(tst_rough_plane_contact, TestRoughPlaneContact, QCoreApplication)
#include "tst_rough_plane_contact.moc"
