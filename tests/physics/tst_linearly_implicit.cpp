#include "physics/linearly_implicit.h"
#include "physics/near.h"
#include "support/test.h"

using namespace talweg;

namespace {

using Vector = Eigen::Vector2d;

/// y is drawn to cos t, ever more strongly; t runs as itself.
auto drawn(double strength) {
    return [strength](const Vector& y) {
        return Vector(-strength * (y[0] - std::cos(y[1])) - std::sin(y[1]), 1);
    };
}

} // namespace

class TestLinearlyImplicit : public QObject {
    Q_OBJECT
private slots:
    /// Steps far longer than the time in which it is drawn: an explicit method would leave any bounds.
    void followsWhatDrawsIt() {
        for (const double strength : {1e2, 1e5, 1e9}) {
            const auto f = drawn(strength);
            Vector y(1, 0);
            for (int i = 0; i < 40; ++i)
                y = implicitStep<2>(f, y, jacobianOf<2>(f, y), 0.1).to;
            QNEAR(y[0], std::cos(4.0), 1e-8);
            QNEAR(y[1], 4, 1e-12);
        }
    }

    /// y' = −y: halving long steps already makes the error more than 2⁵ times smaller, in the end 2⁷ times;
    /// and the estimate is no smaller than it.
    void isOfHighOrder() {
        const auto f = [](const Vector& y) { return Vector(-y[0], 1); };
        const auto errorOf = [&](int steps) {
            Vector y(1, 0);
            for (int i = 0; i < steps; ++i)
                y = implicitStep<2>(f, y, jacobianOf<2>(f, y), 4.0 / steps).to;
            return std::abs(y[0] - std::exp(-4));
        };
        const double ratio = errorOf(8) / errorOf(16);
        QVERIFY2(ratio > 32 && ratio < 300, qPrintable(QString::number(ratio)));
        QVERIFY(errorOf(16) < 1e-10);
        const auto step = implicitStep<2>(f, Vector(1, 0), jacobianOf<2>(f, Vector(1, 0)), 1.0);
        QVERIFY(std::abs(step.error[0]) > std::abs(step.to[0] - std::exp(-1)));
    }
};

TALWEG_TEST(tst_linearly_implicit, TestLinearlyImplicit, QCoreApplication)
#include "tst_linearly_implicit.moc"
