#include "physics/near.h"
#include "support/test.h"
#include "tracks/ball_tracks.h"

#include "tracks/overlay.h"

using namespace talweg;
using namespace talweg::tests;

namespace {

const System& roverSystem() {
    static const auto system = builtinSystems().find("rover");
    return *system;
}

/// A ball thrown 1 m/s sideways from a height of 1 m, with e = 0.8.
Values thrown() {
    Values values = ballValues();
    for (const auto& [id, value] : {std::pair{"clearance", 1.0}, {"e", 0.8}, {"u4", 1.0}, {"t_end", 2.0}})
        values[id] = value;
    values["u3"] = 0.0;
    return values;
}

std::shared_ptr<const Run> runOf(const Values& values) {
    return prepared(roverSystem(), values)->solve({}, {});
}

double columnAt(const MeasuredRun& measured, const char* id, std::size_t row) {
    return measured.samples->columns[*columnOf(roverSystem(), *measured.run, id)][row];
}

/// Samples of a run, displaced by (dx, dy).
Track trackOf(const Run& run, double sigma, double dx = 0, double dy = 0) {
    Track track{.name = "camera", .sigma = sigma};
    const std::size_t x = *columnOf(roverSystem(), run, "x"), y = *columnOf(roverSystem(), run, "y");
    for (int i = 0; i < 480; ++i) {
        const std::vector<double> state = run.state(i / 240.0);
        track.t.push_back(i / 240.0);
        track.x.push_back(state[x] + dx);
        track.y.push_back(state[y] + dy);
    }
    return track;
}

const ResultTable& tableIn(const Run& run, const std::string& id) {
    for (const ResultTable& table : run.tables)
        if (table.id == id) return table;
    qFatal("the run has no table %s", id.c_str());
}

double number(const ResultTable& table, std::size_t row, const std::string& column) {
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        if (table.columns[c].id == column) return std::get<double>(table.rows[row][c]);
    qFatal("the table has no column %s", column.c_str());
}

} // namespace

class TestOverlay : public QObject {
    Q_OBJECT

private slots:
    /// The parabola through three samples of a parabola is that parabola, whatever their spacing.
    void ratesOfAParabolaAreExact() {
        const Values values = thrown();
        const auto run = runOf(values);
        Track track{.name = "throw"};
        for (const double t : {0.0, 0.02, 0.05, 0.06, 0.1, 0.13}) {
            track.t.push_back(t);
            track.x.push_back(3 * t);
            track.y.push_back(2 + 4 * t - 4.905 * t * t);
            track.angle.push_back(0.3 - 7 * t + 2 * t * t);
        }
        const MeasuredRun measured = measuredRun(track, *run, roverSystem(), values);
        const double m = std::get<double>(values.at("m")), b = 0.05;
        for (std::size_t i = 0; i < track.size(); ++i) {
            const double vy = 4 - 9.81 * track.t[i], w = -7 + 4 * track.t[i];
            QNEAR(columnAt(measured, "vx", i), 3, 1e-12);
            QNEAR(columnAt(measured, "vy", i), vy, 1e-12);
            QNEAR(columnAt(measured, "spin", i), w, 1e-12);
            QNEAR(columnAt(measured, "rolling_speed", i), -b * w, 1e-12);
            QNEAR(columnAt(measured, "translational", i), m * (9 + vy * vy) / 2, 1e-11);
            QNEAR(columnAt(measured, "rotational", i), 0.4 * m * b * b * w * w / 2, 1e-12);
            QNEAR(columnAt(measured, "potential", i) - columnAt(measured, "potential", 0),
                  m * 9.81 * (track.y[i] - track.y[0]), 1e-12);
            QNEAR(columnAt(measured, "angle", i), track.angle[i] * 180 / std::acos(-1.0), 1e-12);
            QVERIFY(std::isnan(columnAt(measured, "normal_force", i)));
        }
    }

    /// The zero of the potential energy is that of the run.
    void theEnergyIsThatOfTheRun() {
        const Values values = thrown();
        const auto run = runOf(values);
        const MeasuredRun measured = measuredRun(trackOf(*run, 0), *run, roverSystem(), values);
        for (const std::size_t row : {0U, 100U, 300U})
            QNEAR(columnAt(measured, "potential", row),
                  run->state(static_cast<double>(row) / 240)[*columnOf(roverSystem(), *run, "potential")],
                  1e-12);
    }

    void aGapIsAnEmptyRow() {
        const Values values = thrown();
        const auto run = runOf(values);
        Track track = trackOf(*run, 0);
        for (std::vector<double>* column : {&track.t, &track.x, &track.y})
            column->erase(column->begin() + 100, column->begin() + 110);
        const MeasuredRun measured = measuredRun(track, *run, roverSystem(), values);
        QCOMPARE(measured.samples->t.size(), track.size() + 1);
        QVERIFY(std::isnan(columnAt(measured, "x", 100)));
        QVERIFY(std::isnan(columnAt(measured, "vx", 100)));
        QNEAR(columnAt(measured, "x", 101), track.x[100], 0);
        // Neighbours of the gap are not joined across it.
        QNEAR(columnAt(measured, "vx", 99), 1, 1e-9);
    }

    void aRunDescribesItsOwnSamples() {
        const Values values = thrown();
        const auto run = runOf(values);
        const auto compared = comparedWith(run, roverSystem(), values, {trackOf(*run, 1e-4)});
        const ResultTable& tracks = tableIn(*compared, "tracks");
        QCOMPARE(std::get<std::string>(tracks.rows[0][0]), std::string("camera"));
        QNEAR(number(tracks, 0, "rms"), 0, 1e-14);
        const ResultTable& impacts = tableIn(*compared, "track_impacts");
        QCOMPARE(impacts.rows.size(), std::size_t{3});
        double approach = std::sqrt(2 * 9.81 * 1);
        for (std::size_t i = 0; i < 3; ++i) {
            QNEAR(number(impacts, i, "t"), number(impacts, i, "t_run"), 1e-6);
            QNEAR(number(impacts, i, "x"), number(impacts, i, "x_run"), 1e-4);
            QNEAR(number(impacts, i, "approach"), approach, 1e-4);
            QNEAR(number(impacts, i, "approach_run"), approach, 1e-9);
            QNEAR(number(impacts, i, "rebound_run"), 0.8 * approach, 1e-9);
            QNEAR(number(impacts, i, "e"), 0.8, 1e-5);
            QNEAR(number(impacts, i, "e_run"), 0.8, 1e-9);
            QNEAR(number(impacts, i, "e_high") + number(impacts, i, "e_low"), 2 * number(impacts, i, "e"),
                  1e-12);
            QNEAR(number(impacts, i, "e_high") - number(impacts, i, "e_low"),
                  3.92 * number(impacts, i, "e_sd"), 1e-12);
            approach *= 0.8;
        }
    }

    /// Displaced by two standard deviations in y alone, the mean square per coordinate is (0 + 4)/2.
    void deviationsAreThoseOfTheDisplacement() {
        const Values values = thrown();
        const auto run = runOf(values);
        const auto compared = comparedWith(run, roverSystem(), values, {trackOf(*run, 1e-3, 0, 2e-3)});
        const ResultTable& tracks = tableIn(*compared, "tracks");
        QNEAR(number(tracks, 0, "samples"), 480, 0);
        QNEAR(number(tracks, 0, "rms"), 2e-3, 1e-12);
        QNEAR(number(tracks, 0, "chi2"), 2, 1e-9);
        const ResultTable& residuals = tableIn(*compared, "track_residuals");
        QNEAR(number(residuals, 7, "dx"), 0, 1e-14);
        QNEAR(number(residuals, 7, "dy"), -2e-3, 1e-14);
        QNEAR(number(residuals, 7, "minus_sigma"), -1e-3, 0);
    }

    /// Until the first impact, after 0.45 s, the run is x0 + t, y0 − g t²/2. One track follows it 1 cm ahead,
    /// the other rests at the start.
    void residualsAreThoseOfAllTracks() {
        const Values values = thrown();
        const auto run = runOf(values);
        const double x0 = run->state(0)[*columnOf(roverSystem(), *run, "x")],
                     y0 = run->state(0)[*columnOf(roverSystem(), *run, "y")];
        Track ahead{.name = "ahead", .sigma = 1e-3}, resting{.name = "resting"};
        for (int i = 0; i < 40; ++i) {
            const double t = 0.01 * i;
            ahead.t.push_back(t);
            ahead.x.push_back(x0 + t + 0.01);
            ahead.y.push_back(y0 - 9.81 * t * t / 2);
            resting.t.push_back(t);
            resting.x.push_back(x0);
            resting.y.push_back(y0);
        }
        const auto compared = comparedWith(run, roverSystem(), values, {ahead, resting});
        const ResultTable& residuals = tableIn(*compared, "track_residuals");
        QCOMPARE(residuals.columns.front().id, std::string("track"));
        QCOMPARE(residuals.rows.size(), std::size_t{80});
        for (std::size_t i = 0; i < 40; ++i) {
            const double t = ahead.t[i];
            QCOMPARE(std::get<std::string>(residuals.rows[i][0]), std::string("ahead"));
            QNEAR(number(residuals, i, "dx"), -0.01, 1e-12);
            QNEAR(number(residuals, i, "dy"), 0, 1e-12);
            QNEAR(number(residuals, i, "sigma"), 1e-3, 0);
            QCOMPARE(std::get<std::string>(residuals.rows[40 + i][0]), std::string("resting"));
            QNEAR(number(residuals, 40 + i, "t"), t, 0);
            QNEAR(number(residuals, 40 + i, "dx"), t, 1e-12);
            QNEAR(number(residuals, 40 + i, "dy"), -9.81 * t * t / 2, 1e-12);
            QVERIFY(std::isnan(number(residuals, 40 + i, "sigma")));
        }
        const auto alone = comparedWith(run, roverSystem(), values, {ahead});
        QCOMPARE(tableIn(*alone, "track_residuals").columns.front().id, std::string("t"));
    }

    /// Two balls fall from the same height; the second one bounces with e = 0.6.
    void impactsAreThoseOfAllTracks() {
        const Values values = thrown();
        Values softer = values;
        softer["e"] = 0.6;
        const auto run = runOf(values);
        Track camera = trackOf(*run, 1e-4), soft = trackOf(*runOf(softer), 1e-4);
        soft.name = "soft";
        const auto compared = comparedWith(run, roverSystem(), values, {camera, soft});
        const ResultTable& impacts = tableIn(*compared, "track_impacts");
        QCOMPARE(impacts.columns.front().id, std::string("track"));
        const auto rowOf = [&impacts](const std::string& name) {
            const auto isNamed = [&name](const auto& row) { return std::get<std::string>(row[0]) == name; };
            return static_cast<std::size_t>(std::ranges::find_if(impacts.rows, isNamed)
                                            - impacts.rows.begin());
        };
        QCOMPARE(rowOf("camera"), std::size_t{0});
        QCOMPARE(rowOf("soft"), std::size_t{3}); // the camera sees three impacts
        QVERIFY(impacts.rows.size() > 3);
        QNEAR(number(impacts, 0, "e"), 0.8, 1e-5);
        QNEAR(number(impacts, 3, "e"), 0.6, 1e-3);
        QNEAR(number(impacts, 3, "t_run"), number(impacts, 0, "t_run"), 0);
        QNEAR(number(impacts, 3, "e_run"), 0.8, 1e-9);
        const auto alone = comparedWith(run, roverSystem(), values, {camera});
        QCOMPARE(tableIn(*alone, "track_impacts").columns.front().id, std::string("t"));
    }

    void figuresDrawColumnsOfTheTables() {
        const Values values = thrown();
        const auto run = runOf(values);
        const auto compared = comparedWith(run, roverSystem(), values, {trackOf(*run, 0)});
        for (const char* id : {"residuals", "restitution"}) {
            const auto figure = std::ranges::find(roverSystem().figures, id, &FigureRecipe::id);
            const ResultTable& table = tableIn(*compared, figure->table.c_str());
            QVERIFY(find(table.columns, figure->against));
            for (const Series& series : figure->series) {
                QVERIFY2(find(table.columns, series.quantity), series.quantity.c_str());
                QVERIFY(series.against.empty() || find(table.columns, series.against));
            }
        }
    }

    /// Without an impact there is no table, and so no empty figure.
    void aTrackWithoutImpactsHasNoTableOfThem() {
        Values values = thrown();
        values["t_end"] = 0.4; // it falls for 0.45 s
        const auto run = runOf(values);
        const auto compared = comparedWith(run, roverSystem(), values, {trackOf(*run, 0)});
        QVERIFY(std::ranges::find(compared->tables, "track_impacts", &ResultTable::id)
                == compared->tables.end());
    }

    void samplesOutsideTheRunAreNotCompared() {
        const Values values = thrown();
        const auto run = runOf(values);
        Track track = trackOf(*run, 0);
        for (double& t : track.t)
            t += 1;
        const auto compared = comparedWith(run, roverSystem(), values, {track});
        QNEAR(number(tableIn(*compared, "tracks"), 0, "samples"), 241, 0);
        QVERIFY(std::isnan(number(tableIn(*compared, "tracks"), 0, "chi2")));
    }

    void pixelsAreNotCompared() {
        const Values values = thrown();
        const auto run = runOf(values);
        Track track = trackOf(*run, 0);
        track.isInPixels = true;
        QCOMPARE(comparedWith(run, roverSystem(), values, {track}), run);
    }
};

TALWEG_TEST(tst_overlay, TestOverlay, QCoreApplication)
#include "tst_overlay.moc"
