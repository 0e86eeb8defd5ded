#include "physics/dormand_prince.h"
#include "physics/near.h"
#include "support/test.h"

using namespace talweg;

namespace {

/// A pendulum, y″ = −sin y, and time.
constexpr auto pendulum = [](const std::array<double, 3>& y, std::array<double, 3>& rate) {
    rate = {y[1], -std::sin(y[0]), 1};
};

std::array<double, 3> swung(std::array<double, 3> y, double time, int steps) {
    for (int i = 0; i < steps; ++i)
        y = dormandPrince8<3>(pendulum, y, time / steps).to;
    return y;
}

} // namespace

class TestDormandPrince : public QObject {
    Q_OBJECT
private slots:
    /// Halving the steps makes the error 2⁸ times smaller.
    void isOfOrderEight() {
        const auto exact = swung({2, 0, 0}, 4, 400);
        const double coarse = std::abs(swung({2, 0, 0}, 4, 8)[0] - exact[0]);
        const double fine = std::abs(swung({2, 0, 0}, 4, 16)[0] - exact[0]);
        QVERIFY2(coarse > 150 * fine && coarse < 700 * fine, qPrintable(QString::number(coarse / fine)));
        QNEAR(exact[1] * exact[1] / 2 - std::cos(exact[0]), -std::cos(2.0), 1e-12);
        QNEAR(exact[2], 4, 1e-12);
    }

    /// The estimate tells the error's size, and that neither place nor speed is right.
    void estimatesItsError() {
        std::array<double, 3> y{2, 0, 0};
        for (int i = 0; i < 20; ++i) {
            const auto step = dormandPrince8<3>(pendulum, y, 0.4);
            const auto exact = swung(y, 0.4, 8);
            const double estimate = step.error[0] + step.error[1];
            QVERIFY(2 * estimate > std::abs(step.to[0] - exact[0]));
            QVERIFY(estimate < 1e-5);
            y = exact;
        }
    }

    /// Where the rate depends on nothing that is integrated but the time, Fehlberg's estimate is zero.
    void estimatesQuadratures() {
        const auto bump = [](const std::array<double, 2>& y, std::array<double, 2>& rate) {
            rate = {std::exp(-y[1] * y[1]), 1};
        };
        for (const double h : {1.0, 0.5, 0.25}) {
            const auto step = dormandPrince8<2>(bump, {0.0, -1.0}, h);
            const double exact = std::sqrt(std::acos(-1)) / 2 * (std::erf(1) + std::erf(h - 1));
            QVERIFY(step.error[0] > std::abs(step.to[0] - exact));
        }
        // Of a polynomial of degree 7 the sum is exact.
        const auto seventh = [](const std::array<double, 2>& y, std::array<double, 2>& rate) {
            rate = {8 * std::pow(y[1], 7), 1};
        };
        QNEAR((dormandPrince8<2>(seventh, {0.0, 0.0}, 1).to[0]), 1, 1e-13);
    }
};

TALWEG_TEST(tst_dormand_prince, TestDormandPrince, QCoreApplication)
#include "tst_dormand_prince.moc"
