#include "physics/near.h"
#include "support/test.h"

#include "tracks/fit_statistics.h"
#include "tracks/least_squares.h"
#include "tracks/partition.h"

#include <random>

using namespace talweg;

/// Tests, quantiles, separation and the search by itself.
class TestFitStatistics : public QObject {
    Q_OBJECT

private slots:
    void tailsAndQuantiles() {
        QNEAR(chiSquaredTail(3, 2), std::exp(-1.5), 1e-13); // of two degrees of freedom in closed form
        QCOMPARE(chiSquaredTail(0, 5), 1.0);
        QNEAR(chiSquaredQuantile(0.95), 3.841458820694124, 1e-12); // tables
        QNEAR(studentHalfWidth(1), 12.706204736174705, 1e-10);     // tan(0.475 π)
        QNEAR(studentHalfWidth(1000000), 1.959966, 1e-5);
    }

    /// Five of either sign, one after the other: 10 runs, mean 6, variance 20/9, z = 4/√(20/9).
    void runsOfSigns() {
        const std::vector<double> alternating{1, -1, 1, -1, 1, -1, 1, -1, 1, -1};
        QNEAR(runsTest(alternating), std::erfc(4 / std::sqrt(2 * 20.0 / 9)), 1e-12);
        const std::vector<double> halves{1, 1, 1, 1, 1, -1, -1, -1, -1, -1};
        QNEAR(runsTest(halves), std::erfc(4 / std::sqrt(2 * 20.0 / 9)), 1e-12);
        const std::vector<double> equal{1, 1, 1};
        QCOMPARE(runsTest(equal), 1.0);
    }

    void columnsInOneDirectionAreNotSeparable() {
        Eigen::MatrixXd jacobian(4, 3);
        jacobian << 1, 2, 1, 1, 2, -1, 1, 2, 1, 1, 2, -1;
        const Separation found = separated(jacobian);
        QCOMPARE(found.free.size(), std::size_t(1));
        QNEAR(found.free[0][0] / found.free[0][1], -2, 1e-9);
        QNEAR(found.free[0][2], 0, 1e-9);
        QNEAR(found.covariance(2, 2), 0.25, 1e-12);
    }

    void aColumnOfZerosHasNoEffect() {
        Eigen::MatrixXd jacobian(3, 2);
        jacobian << 1, 0, 1, 0, 1, 0;
        const Separation found = separated(jacobian);
        QCOMPARE(found.free.size(), std::size_t(1));
        QCOMPARE(found.free[0], Eigen::VectorXd(Eigen::Vector2d(0, 1)));
        QNEAR(found.covariance(0, 0), 1.0 / 3, 1e-12);
    }

    /// Rosenbrock's valley, whose minimum is at (1, 1).
    void theSearchGoesAroundBends() {
        LeastSquares problem;
        problem.count = 2;
        problem.scale = Eigen::Vector2d(1, 1);
        problem.low = Eigen::Vector2d(-10, -10);
        problem.high = Eigen::Vector2d(10, 10);
        problem.residuals = [](const Eigen::VectorXd& p, Eigen::VectorXd& r) {
            r[0] = 10 * (p[1] - p[0] * p[0]);
            r[1] = 1 - p[0];
        };
        const Minimum found = minimized(problem, Eigen::Vector2d(-1.2, 1), 100, {});
        QNEAR(found.point[0], 1, 1e-8);
        QNEAR(found.point[1], 1, 1e-8);
        std::stop_source source;
        source.request_stop();
        QVERIFY(minimized(problem, Eigen::Vector2d(-1.2, 1), 100, source.get_token()).isCancelled);
    }

    void theSearchStaysInItsRange() {
        LeastSquares problem;
        problem.count = 1;
        problem.scale = problem.high = Eigen::VectorXd::Ones(1);
        problem.low = Eigen::VectorXd::Zero(1);
        problem.residuals = [](const Eigen::VectorXd& p, Eigen::VectorXd& r) {
            QVERIFY(p[0] >= 0 && p[0] <= 1);
            r[0] = p[0] - 3;
        };
        const Minimum found = minimized(problem, Eigen::VectorXd::Constant(1, 0.2), 100, {});
        QVERIFY(found.point[0] > 0.9 && found.point[0] <= 1);
    }

    void noiseIsFoundBesideBends() {
        std::mt19937 engine(1);
        std::normal_distribution<double> noise(0, 0.003);
        std::vector<double> t, y;
        for (int i = 0; i < 2000; ++i) {
            t.push_back(i / 100.0);
            y.push_back(std::abs(std::sin(3 * t.back())) + noise(engine));
        }
        QVERIFY(std::abs(noiseOf(t, y) / 0.003 - 1) < 0.1);
        for (double& one : y)
            one = 2;
        QCOMPARE(noiseOf(t, y), 0.0);
    }

    void piecesBeginWhereTheParabolasChange() {
        std::mt19937 engine(2);
        std::normal_distribution<double> noise(0, 0.01);
        std::vector<double> t, y;
        for (int i = 0; i < 300; ++i) {
            const double now = i / 100.0;
            t.push_back(now);
            const double arc = i < 100 ? now * now : i < 230 ? 1 + 3 * (now - 1) : 4.9 - 5 * (now - 2.3);
            y.push_back(arc + noise(engine));
        }
        const std::vector<std::size_t> pieces = parabolicPieces(t, y, 0.01, 30);
        QCOMPARE(pieces.size(), std::size_t(3));
        QVERIFY(std::abs(double(pieces[1]) - 100) <= 8);
        QVERIFY(std::abs(double(pieces[2]) - 230) <= 2);
    }
};

TALWEG_TEST(tst_fit_statistics, TestFitStatistics, QCoreApplication)
#include "tst_fit_statistics.moc"
