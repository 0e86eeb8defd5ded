#include "physics/near.h"
#include "support/test.h"
#include "systems/track_rides.h"

#include <cmath>
#include <numbers>

using namespace talweg;
using namespace talweg::tests;
using std::numbers::pi;

// The track by the method of E. Neumann's Roller coaster, the table of the track, and tracks without gravity.
// Numbers of a "plain program" are those of a short one in Python that shares no code: a list of rows, chords
// and slopes k = dy/dx by binary search, and the classic Runge–Kutta method.

namespace {

constexpr double g = 9.8;

std::string word(const char* text) {
    return text;
}

Values on(const char* curve, Values more = {}) {
    more["curve"] = word(curve);
    return more;
}

Values published(Values more) {
    more["method"] = word("published");
    return more;
}

Values typed(const char* x, const char* y, double from, double to, Values more = {}) {
    more.insert({{"curve", word("custom")}, {"x", word(x)}, {"y", word(y)}, {"t_from", from}, {"t_to", to}});
    return more;
}

/// The greatest change of energy at the ends of the steps, as a part of that above the lowest place.
double energyErrorAtSteps(const Run& run, double dt = 0.025) {
    double worst = 0;
    for (int i = 0; i * dt <= run.duration; ++i)
        worst = std::max(worst, std::abs(quantityAt(run, "delta_e", i * dt)) / 100);
    return worst;
}

double cell(const ResultTable& table, std::size_t row, const char* id) {
    const auto column = std::ranges::find(table.columns, id, &Quantity::id);
    return std::get<double>(table.rows.at(row).at(static_cast<std::size_t>(column - table.columns.begin())));
}

/// Of the normal forces of a run.
double greatestLessLeast(const Values& values) {
    const auto run = trackRun(values);
    return measured(*run, "greatest_normal") - measured(*run, "least_normal");
}

const ResultTable& curveOf(const Run& run) {
    if (run.tables.size() != 1 || run.tables.front().id != "curve") qFatal("there is no table of the curve");
    return run.tables.front();
}

} // namespace

class TestTrackPublished : public QObject {
    Q_OBJECT
private slots:
    /// Place and speed, by the plain program.
    void goesAsAPlainProgram() {
        struct Case {
            Values values;
            double t, p, v, within;
        };
        // The slope jumps from chord to chord, so that rounding grows with time.
        for (const Case& one :
             {Case{on("hump"), 1, 5.840595282765022, 8.506261344944456, 1e-10},
              Case{on("hump"), 10, 2.5755934966338883, -5.483767273270466, 1e-6},
              Case{on("hump", {{"damping", 0.1}}), 1, 5.559534495599443, 8.115055733990328, 1e-10},
              Case{on("circle"), 1, 4.61356910540459, 6.984382796698539, 1e-10},
              Case{on("circle"), 10, 15.140897311089851, -5.602831169644189, 1e-6}}) {
            const auto run = trackRun(published(one.values));
            QNEAR(quantityAt(*run, "p", one.t), one.p, one.within);
            QNEAR(quantityAt(*run, "v", one.t), one.v, one.within);
        }
    }

    /// The greatest change of energy in 60 s, by the plain program, beside none of the exact method.
    void energyErrorBesideExact() {
        struct Case {
            Values values;
            double error;
        };
        for (const Case& one :
             {Case{on("hump"), 0.00173168}, Case{on("circle"), 0.00160025},
              Case{on("lemniscate"), 0.00580485}, Case{on("loop", {{"y0", 7.0}}), 0.00312444},
              Case{on("hump", {{"table_step", 0.001}}), 0.00085258},
              Case{on("hump", {{"dt", 0.001}}), 0.00033313}}) {
            Values values = one.values;
            values["t_end"] = 60.0;
            QVERIFY(measured(*trackRun(values), "energy_residual") < 1e-12);
            const auto run = trackRun(published(values));
            const double dt = values.contains("dt") ? std::get<double>(values["dt"]) : 0.025;
            QNEAR(energyErrorAtSteps(*run, dt), one.error, 0.02 * one.error);
            QVERIFY(measured(*run, "energy_residual") >= energyErrorAtSteps(*run, dt) * (1 - 1e-9));
            QVERIFY(run->doubts.empty());
            QCOMPARE(run->warnings.size(), std::size_t(1));
        }
    }

    /// A bead 1 mm beside the apex crosses it, and one released on it does not, as in the plain program.
    void apex() {
        QVERIFY(eventsOf(*trackRun(published(on("circle", {{"p0", 1e-3}, {"t_end", 60.0}}))), "crest") > 0);
        const auto on0 = trackRun(published(on("circle", {{"p0", 0.0}, {"t_end", 60.0}})));
        QCOMPARE(eventsOf(*on0, "crest"), std::size_t(0));
        QCOMPARE(eventsOf(*on0, "turn"), std::size_t(10));
        QNEAR(measured(*on0, "turn_height"), 2.9924037920813773 - 3, 2e-5); // at the turn, not at a step
    }

    /// A bead 0.2 m beside the apex crosses it after 32.6 s as published, by what the steps add to its
    /// energy, and not in 60 s with steps half as long, by the plain program. 0.3 m beside it stays below
    /// with both.
    void anEndThatHangsOnTheStepsIsDoubted() {
        const Values values = published(on("circle", {{"p0", 0.2}, {"t_end", 60.0}}));
        const System system = track::system();
        for (const auto& run :
             {trackRun(values), prepare(system, trackValues(values)).inputs->conclude({})}) {
            QCOMPARE(run->outcome.id, word("passed"));
            QCOMPARE(run->doubts.size(), std::size_t(1));
            QVERIFY(run->doubts[0].kind == Doubt::Kind::step);
            QVERIFY(run->doubts[0].sentence.find("With half the step size: Still moving")
                    != std::string::npos);
        }
        QVERIFY(trackRun(published(on("circle", {{"p0", 0.3}, {"t_end", 60.0}})))->doubts.empty());
    }

    /// What the exact method reaches again and again is the height of the start.
    void turnHeight() {
        QVERIFY(std::abs(measured(*trackRun(on("hump", {{"t_end", 60.0}})), "turn_height")) < 1e-9);
        QVERIFY(std::isnan(measured(*trackRun(on("straight")), "turn_height")));
        QNEAR(measured(*trackRun(on("hump", {{"v0", 2.0}})), "turn_height"), 4 / (2 * g), 1e-9);
    }

    /// Where the track is upright the acceleration is −g, and g where p grows downward: Neumann's text after
    /// equation 3 has the sign before it. Constant, it is what the method solves exactly.
    void uprightTracks() {
        for (const char* y : {"t", "-t"}) {
            const double up = y[0] == '-' ? -1 : 1;
            for (const char* method : {"published", "exact"}) {
                const auto run =
                    trackRun(typed("0", y, 0, 20, {{"p0", 10.0}, {"t_end", 1.0}, {"method", word(method)}}));
                QNEAR(measured(*run, "p"), 10 - up * g / 2, 1e-12);
                QVERIFY(std::isnan(cell(curveOf(*run), 7, "slope")));
            }
        }
    }

    /// Of a straight of slope −2/3, to either side: s = g cos θ t²/2, and with damping v → m g cos θ/c.
    void straights() {
        const double along = 2 / std::sqrt(13.0);
        for (const char* x : {"3*t", "-3*t"}) {
            const auto run = trackRun(published(typed(x, "-2*t", 0, 1, {{"p0", 0.0}})));
            QNEAR(run->duration, std::sqrt(2 * std::sqrt(13.0) / (g * along)), 1e-12);
            QCOMPARE(run->outcome.id, word("left"));
            const auto damped = trackRun(
                published(typed(x, "-2*t", 0, 10, {{"p0", 0.0}, {"damping", 1.0}, {"t_end", 10.0}})));
            QNEAR(quantityAt(*damped, "v", 10), 0.5 * g * along, 1e-7);
            QNEAR(quantityAt(*damped, "total", 10), quantityAt(*damped, "total", 0), 1e-5);
        }
    }

    /// Neumann's sample of a table: places (1, 2), (0.99, 2.01), (0.98, 2.02), 0.014142 m apart.
    void sampleTable() {
        const auto run = trackRun(published(typed("-2-t", "5+t", -3, 3, {{"p0", 0.0}, {"v0", 1.0}})));
        const ResultTable& table = curveOf(*run);
        QCOMPARE(table.rows.size(), std::size_t(601));
        QVERIFY(table.onRequest);
        const double rows[][4]{{-3, 0, 1, 2}, {-2.99, 0.014142, 0.99, 2.01}, {-2.98, 0.028284, 0.98, 2.02}};
        for (std::size_t i = 0; i < 3; ++i) {
            QNEAR(cell(table, i, "t"), rows[i][0], 1e-12);
            QNEAR(cell(table, i, "p"), rows[i][1], 5e-7);
            QNEAR(cell(table, i, "x"), rows[i][2], 1e-12);
            QNEAR(cell(table, i, "y"), rows[i][3], 1e-12);
            QNEAR(cell(table, i, "slope"), -1, 1e-9);
        }
        QNEAR(cell(table, 600, "p"), 6 * std::numbers::sqrt2, 1e-12);
    }

    /// The table has the curve's own length and slope, and as published those of the chords: of the hump
    /// y' = 2 t³/3 − 7 t/3, and its length the integral of √(1 + y'²), 16.31115266397619 m by Simpson's rule.
    void tableOfEitherMethod() {
        const auto slope = [](double t) { return 2 * t * t * t / 3 - 7 * t / 3; };
        const auto height = [](double t) { return 3 - 7 * t * t / 6 + t * t * t * t / 6; };
        const auto exact = trackRun(on("hump"));
        const auto chords = trackRun(published(on("hump")));
        const ResultTable &own = curveOf(*exact), &theirs = curveOf(*chords);
        QCOMPARE(own.rows.size(), std::size_t(601));
        for (const std::size_t i : {0, 17, 300, 599}) {
            const double t = -3 + 0.01 * static_cast<double>(i);
            QNEAR(cell(own, i, "slope"), slope(t), 1e-11);
            QNEAR(cell(theirs, i, "slope"), (height(t + 0.01) - height(t)) / 0.01, 1e-9);
        }
        QNEAR(cell(own, 600, "p"), 16.31115266397619, 1e-9);
        QNEAR(cell(theirs, 600, "p"), 16.311062702489373, 1e-10); // by the plain program
        QNEAR(measured(*chords, "length"), 16.311062702489373, 1e-10);
    }

    /// Without gravity a bead keeps its speed: on the hump to the end, on the circle lap after lap, and by
    /// the document's method too.
    void withoutGravity() {
        const Values noPull{{"g", 0.0}, {"v0", 2.0}};
        for (const char* method : {"exact", "published"}) {
            Values values = on("hump", noPull);
            values.insert({{"p0", 1.0}, {"method", word(method)}});
            const auto run = trackRun(values);
            QCOMPARE(run->outcome.id, word("passed")); // the summit on its way
            QNEAR(run->duration, (measured(*run, "length") - 1) / 2, 1e-9);
            for (const double t : {0.0, 1.3, 5.0}) {
                QNEAR(quantityAt(*run, "v", t), 2.0, 1e-12);
                QNEAR(quantityAt(*run, "p", t), 1 + 2 * t, 1e-9);
            }
            QVERIFY(measured(*run, "energy_residual") < 1e-12);
        }
        const auto round = trackRun(on("circle", {{"g", 0.0}, {"v0", -4.0}, {"p0", 1.0}}));
        QNEAR(measured(*round, "period"), 6 * pi / 4, 1e-9);
        QNEAR(quantityAt(*round, "normal", 7), 0.5 * 16 / 3, 1e-9); // m v²/R, inward
        const auto still = trackRun(on("circle", {{"g", 0.0}}));
        QCOMPARE(still->outcome.id, word("rest"));
        QVERIFY(still->outcome.sentence.find("level") == std::string::npos);
    }

    /// With damping alone v = v₀ e^(−c t/m), and the way is v₀ m/c (1 − e^(−c t/m)).
    void dampingWithoutGravity() {
        for (const char* method : {"exact", "published"}) {
            const auto run = trackRun(on("circle", {{"g", 0.0},
                                                    {"v0", 4.0},
                                                    {"p0", 1.0},
                                                    {"damping", 0.5},
                                                    {"t_end", 40.0},
                                                    {"method", word(method)}}));
            for (const double t : {0.5, 2.0, 5.0}) {
                const double left = std::exp(-t);
                QNEAR(quantityAt(*run, "v", t), 4 * left, method[0] == 'e' ? 1e-10 : 1e-7);
                QNEAR(quantityAt(*run, "p", t), 1 + 4 * (1 - left), method[0] == 'e' ? 1e-10 : 1e-6);
            }
            QNEAR(measured(*run, "p"), 5.0, 1e-6);
        }
    }

    /// Going round in a circle of radius R, a bead presses on it by 6 m g more at the bottom than at the top,
    /// however fast: m (v² at the bottom − v² at the top)/R = 4 m g, and the weight counts twice. Of a ball
    /// that rolls the speeds differ by less, so that it is 4 m g/(1 + k) + 2 m g.
    void loopForces() {
        const double weight = 0.5 * g;
        for (const double v0 : {0.5, 4.0, 9.0}) {
            const Values start{{"v0", v0}, {"p0", 0.0}};
            QNEAR(greatestLessLeast(on("circle", start)), 6 * weight, 1e-9);
            QVERIFY(std::abs(greatestLessLeast(published(on("circle", start))) - 6 * weight) < 0.02 * weight);
        }
        const double k = 0.4;
        QNEAR(greatestLessLeast(on("circle", {{"v0", 9.0}, {"p0", 0.0}, {"mode", word("ball")}, {"k", k}})),
              4 * weight / (1 + k) + 2 * weight, 1e-9);
    }

    void mistakes() {
        const auto complains = [](Values values, const char* about) {
            const std::string all = complaintsAbout(values);
            return all.find(about) != std::string::npos;
        };
        QVERIFY(complains(published(on("hump", {{"table_step", 1e-6}})), "at most 20000"));
        QVERIFY(complains(published(on("hump", {{"dt", 1e-5}})), "at most 200000"));
        QVERIFY(complains(published(on("hump", {{"damping", 100.0}})), "at most 2.78"));
        QVERIFY(complains(published(on("circle", {{"table_step", 10.0}})), "the same position"));
        QVERIFY(complains(published(typed("cos(2*pi*t)", "sin(2*pi*t)", 0, 3, {{"table_step", 1.0}})),
                          "the same position"));
        QVERIFY(complains(on("hump", {{"g", 0.0}, {"mode", word("one-sided")}}), "Without gravity"));
        QVERIFY(complains(on("hump", {{"dt", 0.0}}), "Time step"));
        QCOMPARE(complaintsAbout(on("hump", {{"table_step", 1e-6}})), std::string());
        QVERIFY(trackRun(on("hump", {{"table_step", 1e-6}}))->tables.empty());
        // A ball is solved exactly whatever the method; where p₀ is a little beyond the chords it is their
        // end.
        QVERIFY(measured(*trackRun(published(on("hump", {{"mode", word("ball")}}))), "energy_residual")
                < 1e-12);
        QCOMPARE(complaintsAbout(published(on("hump", {{"p0", 16.31115}}))), std::string());
        QCOMPARE(trackRun(published(on("hump", {{"p0", 16.31115}, {"v0", 1.0}})))->outcome.id, word("left"));
    }
};

TALWEG_TEST(tst_track_published, TestTrackPublished, QCoreApplication)
#include "tst_track_published.moc"
