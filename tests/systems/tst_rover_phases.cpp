#include "support/test.h"
#include "systems/rover/motion/turning.h"
#include "systems/rover_inputs.h"
#include "systems/rover_runs.h"

#include <numbers>

using namespace talweg;
using tests::RoverRun;

namespace {

/// Of the table of phases.
class Phases {
public:
    explicit Phases(const RoverRun& run) : m_table(run.run().tables.front()) {}
    std::size_t count() const { return m_table.rows.size(); }
    double number(std::size_t row, const char* column) const { return std::get<double>(cell(row, column)); }
    std::string text(std::size_t row, const char* column) const {
        return std::get<std::string>(cell(row, column));
    }
    double sum(const char* column) const {
        double total = 0;
        for (std::size_t row = 0; row < count(); ++row)
            total += number(row, column);
        return total;
    }

private:
    const ResultTable::Cell& cell(std::size_t row, const char* column) const {
        const auto found = std::ranges::find(m_table.columns, std::string(column), &Quantity::id);
        return m_table.rows[row][static_cast<std::size_t>(found - m_table.columns.begin())];
    }
    const ResultTable& m_table;
};

Eigen::Quaterniond turned(const rover::Attitude& attitude) {
    using Eigen::AngleAxisd, Eigen::Vector3d;
    return AngleAxisd(attitude.heading, Vector3d::UnitY()) * AngleAxisd(attitude.lean, Vector3d::UnitX())
           * AngleAxisd(attitude.roll, Vector3d::UnitZ());
}

} // namespace

/// The table of phases, and how the sphere is turned in words of a wheel.
class TestRoverPhases : public QObject {
    Q_OBJECT

private slots:
    /// On level ground without spin: sliding for s0/(μ′ g (1 + 1/k)), by v0 t − μ′ g t²/2, at the cost of
    /// m s0² k/(1+k)/2; then rolling to the end.
    void slidingThenRolling() {
        const RoverRun run(Values{{"terrain", std::string("flat")},
                                  {"pl", 50.0},
                                  {"u4", 4.0},
                                  {"u3", 0.0},
                                  {"m", 3.0},
                                  {"b", 0.5},
                                  {"k", 0.4},
                                  {"g", 9.81},
                                  {"mu", 0.3},
                                  {"mu_k", 0.2}});
        const Phases phases(run);
        QCOMPARE(phases.count(), std::size_t(2));
        QCOMPARE(phases.text(0, "mode"), std::string("Sliding"));
        QCOMPARE(phases.text(1, "mode"), std::string("Rolling"));
        const double end = 4 / (0.2 * 9.81 * 3.5), way = 4 * end - 0.1 * 9.81 * end * end;
        QNEAR(phases.number(0, "duration"), end, 1e-12);
        QNEAR(phases.number(0, "distance"), way, 1e-12);
        QNEAR(phases.number(0, "sliding"), 0.5 * 3 * 16 * 0.4 / 1.4, 1e-11);
        QCOMPARE(phases.number(1, "sliding"), 0.0);
        QNEAR(phases.number(1, "start"), end, 1e-12);
        QNEAR(phases.number(1, "distance"), run.measure("x") - way, 1e-11);
        QCOMPARE(phases.sum("gravity"), 0.0);
    }

    /// Dropped from 2 m: gravity gives m g 2 m, and all of it is lost in the impacts of two flights.
    void aFallThatDiesOut() {
        const RoverRun run(Values{{"terrain", std::string("flat")},
                                  {"pl", 50.0},
                                  {"clearance", 2.0},
                                  {"u4", 0.0},
                                  {"m", 3.0},
                                  {"g", 9.81},
                                  {"e", 0.6}});
        const Phases phases(run);
        QCOMPARE(phases.count(), std::size_t(1));
        QCOMPARE(phases.text(0, "mode"), std::string("Flight"));
        QNEAR(phases.number(0, "gravity"), 3 * 9.81 * 2, 1e-10);
        QNEAR(phases.number(0, "impact_normal"), 3 * 9.81 * 2, 1e-10);
        // √(2h/g) down, then 2√(2h/g) (e + e² + …).
        QNEAR(phases.number(0, "end"), std::sqrt(4 / 9.81) * (1 + 2 * 0.6 / 0.4), 1e-12);
    }

    /// Whatever happens: the phases follow each other from the start to the end, and what each takes is what
    /// the ledger says over its time.
    void phasesAddUp() {
        tests::RandomSource dice(821);
        std::size_t rows = 0;
        for (int i = 0; i < 120; ++i) {
            dice.beginCase(i);
            rover::Inputs in = tests::randomInputs(dice);
            in.e = std::min(in.e, 0.95);
            if (dice.chance(0.3)) in.u6 = dice.between(-4, 4);
            const RoverRun run(tests::valuesOf(in));
            const Phases phases(run);
            const double end = run.run().duration;
            const QByteArray where = qPrintable(QString("case %1:").arg(i) + tests::described(in));
            if (phases.count() == 0) {
                QVERIFY2(end == 0, where);
                continue;
            }
            rows += phases.count();
            QVERIFY2(phases.number(0, "start") == 0 && phases.number(phases.count() - 1, "end") == end,
                     where);
            for (std::size_t row = 1; row < phases.count(); ++row)
                QVERIFY2(phases.number(row, "start") == phases.number(row - 1, "end"), where);
            const double scale = run.at(0, "total") + 1;
            for (const char* loss : {"impact_normal", "impact_friction", "sliding"})
                QVERIFY2(std::abs(phases.sum(loss) - run.at(end, loss)) < 1e-9 * scale, where);
            QVERIFY2(std::abs(phases.sum("distance") - run.at(end, "x") + run.at(0, "x")) < 1e-9 * scale,
                     where);
            QVERIFY2(std::abs(phases.sum("gravity") - run.at(0, "potential") + run.at(end, "potential"))
                         < 1e-9 * scale,
                     where);
        }
        QVERIFY2(rows > 200, qPrintable(QString::number(rows)));
    }

    /// The three angles put together are the turn they were taken from.
    void anglesMakeTheTurn() {
        tests::RandomSource dice(822);
        for (int i = 0; i < 1000; ++i) {
            dice.beginCase(i);
            const Eigen::Quaterniond turn = Eigen::Quaterniond(dice.between(-1, 1), dice.between(-1, 1),
                                                               dice.between(-1, 1), dice.between(-1, 1))
                                                .normalized();
            QVERIFY(turned(rover::attitudeOf(turn)).angularDistance(turn) < 1e-7);
        }
        for (const double heading : {0.0, 0.4}) // with an axle that stands upright, or nearly
            for (const double lean : {std::numbers::pi / 2, -std::numbers::pi / 2, 1.5707}) {
                const Eigen::Quaterniond turn = turned({heading, lean, 0.3});
                QVERIFY(turned(rover::attitudeOf(turn)).angularDistance(turn) < 1e-7);
            }
    }

    /// Rolling sideways on level ground the axle leans by z/b, to the right; rolling downrange the sphere
    /// turns clockwise about its axle, and pivoting turns the axle to the left.
    void rollingInWordsOfAWheel() {
        const Values level{
            {"terrain", std::string("flat")}, {"pl", 50.0}, {"b", 2.0}, {"g", 9.81}, {"t_end", 2.0}};
        Values across = level, ahead = level, pivoting = level;
        across.insert({{"u4", 0.0}, {"u6", 1.0}});
        ahead.insert({{"u4", 1.0}});
        pivoting.insert({{"u4", 1.0}, {"u3", 0.0}, {"mu", 0.0}, {"mu_k", 0.0}, {"u2", 0.7}});
        const double degrees = 180 / std::numbers::pi;
        QNEAR(RoverRun(across).at(1.5, "lean"), 0.75 * degrees, 1e-9);
        QNEAR(RoverRun(across).at(1.5, "heading"), 0, 1e-9);
        QNEAR(RoverRun(ahead).at(1.5, "roll"), -0.75 * degrees, 1e-9);
        QNEAR(RoverRun(ahead).at(1.5, "lean"), 0, 1e-9);
        QNEAR(RoverRun(pivoting).at(1.5, "heading"), 1.05 * degrees, 1e-9);
        QNEAR(RoverRun(pivoting).at(1.5, "roll"), 0, 1e-9);
    }
};

TALWEG_TEST(tst_rover_phases, TestRoverPhases, QCoreApplication)
#include "tst_rover_phases.moc"
