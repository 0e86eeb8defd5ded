#include "physics/mobility.h"
#include "support/test.h"
#include "systems/rover_runs.h"

#include <numbers>

using namespace talweg;
using tests::RoverRun;

namespace {

constexpr double degree = std::numbers::pi / 180;

/// A shell of 6 m and 20 kg in Mars's air, on level ground.
Values shellOnMars(const Values& more) {
    Values values{{"terrain", std::string("flat")},
                  {"pl", 50.0},
                  {"b", 3.0},
                  {"m", 20.0},
                  {"k", 2.0 / 3},
                  {"g", 3.71},
                  {"u4", 0.0},
                  {"rho", 0.0155},
                  {"cd", 0.5},
                  {"c_rr", 0.05},
                  {"wind", 20.0}};
    for (const auto& [id, value] : more)
        values[id] = value;
    return values;
}

/// The table “Mobility” of a run.
class Chart {
public:
    explicit Chart(const Values& values) : m_run(values) {
        for (const ResultTable& table : m_run.run().tables)
            if (table.id == "mobility") m_table = &table;
    }

    const RoverRun& run() const { return m_run; }
    const ResultTable* table() const { return m_table; }
    /// In the row of that wind; not a number where there is none.
    double at(double wind, const char* column) const {
        for (std::size_t row = 0; row < m_table->rows.size(); ++row)
            if (cell(row, "wind") == wind) return cell(row, column);
        return nothing;
    }
    double cell(std::size_t row, const char* column) const {
        const auto at = std::ranges::find(m_table->columns, column, &Quantity::id) - m_table->columns.begin();
        return std::get<double>(m_table->rows[row][static_cast<std::size_t>(at)]);
    }

private:
    RoverRun m_run;
    const ResultTable* m_table = nullptr;
};

/// How fast a run is after so long, whatever the chart says.
double speedAfter(double time, const Values& values) {
    Values longRun = values;
    longRun["pl"] = 1e5;
    longRun["t_end"] = time;
    return RoverRun(longRun).at(time, "speed");
}

/// Whether it gets going up a slope of that tilt (°) from rest.
bool climbs(double tilt, const Values& values) {
    Values slope = values;
    slope["terrain"] = std::string("slope");
    slope["theta"] = tilt;
    slope["dh"] = 30.0;
    slope["q1"] = 20.0;
    slope["t_end"] = 50.0;
    slope["until"] = std::string("rest");
    return RoverRun(slope).measure("distance") > 0.01;
}

} // namespace

/// Where the wind takes a rover, against the wind.
class TestRoverMobility : public QObject {
    Q_OBJECT
private slots:
    /// K = ρ C_d π b²/(2 m), and with it U − √(c/K) and arcsin[(K U²/g)/√(1 + c_rr²)] − arctan c_rr by hand.
    void numbersByHand() {
        const Chart chart(shellOnMars({}));
        QNEAR(chart.at(20, "speed"), 14.180912, 5e-7);
        QNEAR(chart.at(20, "starting_wind"), 5.819088, 5e-7);
        QNEAR(chart.at(10, "climb"), 5.6182, 5e-5);
        QNEAR(chart.at(20, "climb"), 33.2875, 5e-5);
        QCOMPARE(chart.at(20, "present_wind"), 20.0);
        QCOMPARE(chart.at(5, "speed"), 0.0);
        QVERIFY(std::isnan(chart.at(5, "climb")));
        const Chart rough(shellOnMars({{"c_rr", 0.1}}));
        QNEAR(rough.at(20, "starting_wind"), 8.229433, 5e-7);
    }

    /// JPL's ball of 6 m and 20 kg: 10 m/s in a wind of 20 m/s, and slopes of 25°.
    void theBallOfJpl() {
        const Values ball = shellOnMars({{"c_rr", 0.14765909}});
        const Chart chart(ball);
        QNEAR(chart.at(20, "speed"), 10, 5e-8);
        QNEAR(chart.at(20, "climb"), 27.3541, 5e-5);
        QNEAR(speedAfter(400, ball), 10, 1e-7);
        const double drag = 0.0155 * 0.5 * std::numbers::pi * 9 / 40;
        QNEAR(balancingAirSpeed(drag, resistanceUpSlope(3.71, 25 * degree, 0.14765909)), 19.4124, 5e-5);
        for (const auto& [wind, goes] : {std::pair{19.412, false}, {19.413, true}}) {
            Values there = ball;
            there["wind"] = wind;
            QCOMPARE(climbs(25, there), goes);
        }
    }

    /// Where nothing accelerates forces balance: found without the closed form, by halving.
    void agreesWithTheBalanceOfForces() {
        const Chart chart(shellOnMars({}));
        for (const auto& [mass, climb, speed] : {std::tuple{20.0, "climb", "speed"},
                                                 {10.0, "climb_half", "speed_half"},
                                                 {40.0, "climb_double", "speed_double"}}) {
            const double drag = 0.0155 * 0.5 * std::numbers::pi * 9 / (2 * mass);
            for (const double wind : {10.0, 13.0, 15.0}) {
                double low = 0, high = 80 * degree;
                for (int i = 0; i < 60; ++i) {
                    const double tilt = 0.5 * (low + high);
                    const bool pushed = drag * wind * wind > 3.71 * (std::sin(tilt) + 0.05 * std::cos(tilt));
                    (pushed ? low : high) = tilt;
                }
                QNEAR(chart.at(wind, climb), low / degree, 1e-9);
                QNEAR(speedAfter(2000, shellOnMars({{"m", mass}, {"wind", wind}})), chart.at(wind, speed),
                      1e-8);
            }
        }
    }

    /// A run from rest gets going on slopes less steep than that, and on no others.
    void runsClimbAsSteeply() {
        for (const double wind : {9.0, 14.0, 20.0}) {
            const Values values = shellOnMars({{"wind", wind}});
            const double steepest = Chart(values).at(wind, "climb");
            QVERIFY(climbs(steepest - 0.01, values));
            QVERIFY(!climbs(steepest + 0.01, values));
        }
    }

    /// Beyond K U² = g √(1 + c_rr²) no slope resists enough.
    void aStormPushesItUpEverything() {
        const double drag = 0.0155 * 0.5 * std::numbers::pi * 9 / 40;
        const double wind = std::ceil(std::sqrt(3.71 * std::hypot(1, 0.05) / drag));
        const Chart chart(shellOnMars({{"wind", wind}}));
        QCOMPARE(chart.at(wind, "climb"), 90.0);
        for (const auto& [column, part] : {std::pair{"climb", 1.0}, {"climb_half", 0.5}}) {
            const double needed = std::sqrt(3.71 * std::hypot(1, 0.05) * part / drag);
            bool isSteep = false; // in a row for the wind from which on it is 90°
            for (std::size_t row = 0; row < chart.table()->rows.size(); ++row)
                isSteep = isSteep
                          || (chart.cell(row, column) == 90
                              && std::abs(chart.cell(row, "wind") - needed) < 1e-9 * needed);
            QVERIFY(isSteep);
        }
        for (std::size_t row = 1; row < chart.table()->rows.size(); ++row) {
            QVERIFY(chart.cell(row, "wind") > chart.cell(row - 1, "wind"));
            for (const char* column : {"speed", "speed_half", "speed_double", "climb"})
                QVERIFY(!(chart.cell(row, column) < chart.cell(row - 1, column)));
        }
    }

    /// U(b)/U(z_ref) = ln(b/z0)/ln(z_ref/z0) of the wind comes to the rover's centre.
    void aLogarithmicWindIsTakenAtTheCentre() {
        const Values log = shellOnMars({{"wind_profile", std::string("log")}});
        const double part = std::log(3 / 0.03) / std::log(1.6 / 0.03);
        const Chart chart(log);
        QNEAR(chart.at(20, "speed"), 20 * part - 5.819088, 5e-7);
        QNEAR(chart.at(20, "starting_wind"), 5.819088 / part, 5e-7);
        QNEAR(speedAfter(1000, log), chart.at(20, "speed"), 1e-8);
    }

    /// With less friction than rolling resistance it slides: μ holds it at rest, μ′ brakes it.
    void slipperyGroundIsSlidOver() {
        const Values ice = shellOnMars({{"c_rr", 0.2}, {"mu", 0.1}, {"mu_k", 0.05}});
        const Chart chart(ice);
        QNEAR(chart.at(20, "starting_wind"), 8.229433, 5e-7);
        QNEAR(chart.at(20, "speed"), 14.180912, 5e-7);
        QNEAR(speedAfter(400, ice), 14.180912, 5e-7);
    }

    /// Of the ground what rises the way the wind blows.
    void theGroundsSteepestSlopeAgainstTheWind() {
        const Values valley =
            shellOnMars({{"terrain", std::string("valley")}, {"beta", 12.0}, {"theta", 17.0}});
        QNEAR(Chart(valley).cell(0, "terrain_slope"), 17, 1e-9);
        Values back = valley;
        back["wind"] = -20.0;
        const Chart blownBack(back);
        QNEAR(blownBack.cell(0, "terrain_slope"), 12, 1e-9);
        QCOMPARE(blownBack.cell(0, "present_wind"), 20.0);
        QVERIFY(std::isnan(Chart(shellOnMars({})).cell(0, "terrain_slope")));
    }

    void withoutAirThereIsNone() {
        QVERIFY(!Chart(shellOnMars({{"rho", 0.0}})).table());
        QVERIFY(!Chart(shellOnMars({{"cd", 0.0}})).table());
        QVERIFY(!Chart(shellOnMars({{"b", 0.02}, {"wind_profile", std::string("log")}})).table());
        const Chart still(shellOnMars({{"wind", 0.0}, {"c_rr", 0.0}}));
        QVERIFY(still.table());
        QVERIFY(std::isnan(still.cell(0, "present_wind")) && std::isnan(still.cell(0, "starting_wind")));
        for (const double m : {1e-6, 1e9})
            for (const double rho : {1e-12, 100.0}) {
                const Chart extreme(shellOnMars({{"m", m}, {"rho", rho}, {"wind", 0.0}, {"t_end", 1.0}}));
                QVERIFY(extreme.table() && extreme.table()->rows.size() < 400);
            }
    }

    /// U ln(z/z0)/ln(z_ref/z0), as the trajectory shows it beside the ground.
    void theWindByHeight() {
        const auto profile = [](const Values& values) {
            const RoverRun run(values);
            for (const ResultTable& table : run.run().tables)
                if (table.id == "wind_by_height") return table.rows;
            return std::vector<std::vector<ResultTable::Cell>>();
        };
        const auto rows = profile(shellOnMars({{"wind_profile", std::string("log")}, {"wind", -31.0}}));
        QVERIFY(rows.size() > 20);
        QCOMPARE(std::get<double>(rows.front()[0]), 0.0);
        QCOMPARE(std::get<double>(rows.front()[1]), 0.0);
        for (const auto& row : rows)
            if (const double z = std::get<double>(row[0]); z > 0.03)
                QNEAR(std::get<double>(row[1]), -31 * std::log(z / 0.03) / std::log(1.6 / 0.03), 1e-12);
        QCOMPARE(std::get<double>(profile(shellOnMars({})).back()[1]), 20.0);
        QVERIFY(profile(shellOnMars({{"wind", 0.0}})).empty());
        QVERIFY(profile(shellOnMars({{"rho", 0.0}})).empty());
    }

    /// Masses are named in the legend, with numbers.
    void columnsAreNamed() {
        const Chart chart(shellOnMars({}));
        QCOMPARE(find(chart.table()->columns, "speed")->label, std::string("current mass: 20 kg"));
        QCOMPARE(find(chart.table()->columns, "climb_half")->label, std::string("half mass: 10 kg"));
        QCOMPARE(find(chart.table()->columns, "speed_double")->label, std::string("double mass: 40 kg"));
        QVERIFY(chart.table()->onRequest);
    }
};

TALWEG_TEST(tst_rover_mobility, TestRoverMobility, QCoreApplication)
#include "tst_rover_mobility.moc"
