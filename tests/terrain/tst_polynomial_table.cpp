#include "support/test.h"
#include "terrain/polynomial_table.h"
#include "terrain/rolling_path.h"

using namespace talweg;

/// Functions worked out once as polynomials.
class TestPolynomialTable : public QObject {
    Q_OBJECT

private slots:
    void interpolatesPolynomials();
    void agreesWithItsFunctions();
    void leavesOutWhatIsNotSmooth();
    void bendsOfAPathAreThoseOfItsPlaces();
};

/// Twelve places determine u¹¹ − 3 u² + 2.
void TestPolynomialTable::interpolatesPolynomials() {
    Interpolation<12>::Numbers values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double u = Interpolation<12>::places()[i];
        values[i] = std::pow(u, 11) - 3 * u * u + 2;
    }
    const auto powers = Interpolation<12>::through(values);
    for (std::size_t k = 0; k < powers.size(); ++k) {
        const double expected = k == 0 ? 2 : k == 2 ? -3 : k == 11 ? 1 : 0;
        QVERIFY(std::abs(powers[k] - expected) < 1e-12);
    }
}

void TestPolynomialTable::agreesWithItsFunctions() {
    const auto functions = [](double x) { return std::array{std::sin(x), std::exp(-x), 1 / (1 + x * x)}; };
    const PolynomialTable<3> table(functions, {-2, -1, -0.5, 0, 0.5, 1, 2, 3}, {0, 0, 0});
    for (int i = 0; i <= 1000; ++i) {
        const double x = -2 + 5e-3 * i;
        const auto* cell = table.find(x);
        QVERIFY(cell && x >= cell->from && x <= cell->to);
        const auto exact = functions(x), here = cell->at(x);
        for (std::size_t k = 0; k < exact.size(); ++k)
            QVERIFY(std::abs(here[k] - exact[k]) < 2e-14);
        const auto last = cell->some<1, 2>(x);
        const auto many = cell->at(1, std::array{x, cell->from, cell->to});
        QVERIFY(std::abs(last[0] - exact[1]) < 2e-14 && std::abs(last[1] - exact[2]) < 2e-14);
        QVERIFY(std::abs(many[0] - exact[1]) < 2e-14 && std::abs(many[2] - std::exp(-cell->to)) < 2e-14);
    }
    QVERIFY(!table.find(-2.001));
    QVERIFY(!table.find(3.001));
    QVERIFY(!table.find(std::nan("")));
    QVERIFY(!PolynomialTable<3>().find(0));
}

/// |x − 1/3| around its kink, and √x where it is vertical.
void TestPolynomialTable::leavesOutWhatIsNotSmooth() {
    const PolynomialTable<2> table(
        [](double x) {
            return std::array{std::abs(x - 1.0 / 3), std::sqrt(x)};
        },
        {0, 1, 2}, {1, 1});
    QVERIFY(!table.find(1.0 / 3));
    QVERIFY(!table.find(0));
    QVERIFY(table.find(0.9));
    QVERIFY(table.find(1.5));
}

void TestPolynomialTable::bendsOfAPathAreThoseOfItsPlaces() {
    const auto expression = std::get<Expression>(Expression::read("40*exp(-x/20) + 4*cos(x/6)", "x"));
    const RollingPath path(std::get<Graph>(graphOf(expression, 0, 100)), 2);
    for (std::size_t piece = 0; piece < path.pieces().size(); ++piece) {
        const double from = path.pieces()[piece].from, to = path.pieces()[piece].to;
        for (int i = 0; i <= 500; ++i) {
            const double x = from + (to - from) * i / 500;
            const PathPlace place = path.at(piece, x);
            const PathBend bend = path.bendAt(piece, x);
            QVERIFY(std::abs(bend.sine - place.sine) < 2e-14);
            QVERIFY(std::abs(bend.cosine - place.cosine) < 2e-14);
            QVERIFY(std::abs(bend.curvature - place.curvature) < 2e-14);
            QVERIFY(std::abs(bend.stretch - place.stretch) < 5e-14);
        }
    }
}

TALWEG_TEST(tst_polynomial_table, TestPolynomialTable, QCoreApplication)
#include "tst_polynomial_table.moc"
