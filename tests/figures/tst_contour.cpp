#include "figures/study/contour.h"
#include "support/test.h"

#include <QTest>
#include <cmath>
#include <limits>

using namespace talweg;

namespace {

GridValues sampled(std::vector<double> xs, std::vector<double> ys, auto f) {
    GridValues grid{std::move(xs), std::move(ys), {}};
    for (const double y : grid.ys)
        for (const double x : grid.xs)
            grid.values.push_back(f(x, y));
    return grid;
}

/// Twice the signed area; positive where the points run counter-clockwise.
double area(const QPolygonF& line) {
    double sum = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        sum += line[i - 1].x() * line[i].y() - line[i].x() * line[i - 1].y();
    return sum / 2;
}

} // namespace

class TestContour : public QObject {
    Q_OBJECT

private slots:
    void aLinearFieldHasAStraightContour() {
        const auto lines = zeroContours(
            sampled({0, 1, 3, 4}, {0, 2, 3}, [](double x, double y) { return x + 0.25 * y - 2; }));
        QCOMPARE(lines.size(), std::size_t{1});
        for (const QPointF& point : lines[0])
            QVERIFY(std::abs(point.x() + 0.25 * point.y() - 2) < 1e-12);
        // What is positive lies to the right of x = 2, so on the left of a line that runs downwards.
        QVERIFY(lines[0].first().y() > lines[0].last().y());
        QCOMPARE(std::abs(lines[0].first().y() - lines[0].last().y()), 3.0);
    }

    void aHillHasAClosedContourAroundIt() {
        std::vector<double> places;
        for (int i = -20; i <= 20; ++i)
            places.push_back(0.1 * i);
        const auto lines =
            zeroContours(sampled(places, places, [](double x, double y) { return 1 - x * x - y * y; }));
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(lines[0].isClosed());
        QVERIFY(std::abs(area(lines[0]) - M_PI) < 0.02); // counter-clockwise: the hill is to the left
    }

    void aSaddleJoinsWhatItsMiddleBelongsTo() {
        for (const double middle : {0.1, -0.1}) {
            GridValues grid{{0, 1}, {0, 1}, {1 + middle, -1, -1, 1 + middle}};
            const auto lines = zeroContours(grid);
            QCOMPARE(lines.size(), std::size_t{2});
            // Joined, the lines cut off the two corners that are below zero.
            for (const QPolygonF& line : lines) {
                const QPointF at = (line.first() + line.last()) / 2;
                QCOMPARE(at.x() < at.y() ? at.x() + (1 - at.y()) < 0.51 : (1 - at.x()) + at.y() < 0.51,
                         middle > 0);
            }
        }
    }

    void noNumbersCountAsBelow() {
        const double none = std::numeric_limits<double>::quiet_NaN();
        const auto lines = zeroContours({{0, 1, 2}, {0, 1}, {5, none, none, 5, none, none}});
        QCOMPARE(lines.size(), std::size_t{1});
        for (const QPointF& point : lines[0])
            QCOMPARE(point.x(), 0.5);
    }

    void noContourWhereAllIsMetOrAGridIsALine() {
        QVERIFY(zeroContours(sampled({0, 1, 2}, {0, 1}, [](double, double) { return 1.0; })).empty());
        QVERIFY(zeroContours(sampled({0, 1, 2}, {0}, [](double x, double) { return x - 1; })).empty());
    }
};

TALWEG_TEST(tst_contour, TestContour, QCoreApplication)
#include "tst_contour.moc"
