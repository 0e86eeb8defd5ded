#include "physics/near.h"
#include "support/test.h"
#include "systems/track_rides.h"

#include <boost/math/special_functions/ellint_1.hpp>
#include <cmath>
#include <set>

using namespace talweg;
using namespace talweg::tests;

// Several bodies in one run, each on a way of its own from the origin to one finish.

namespace {

constexpr double g = 9.8;

std::string word(const char* text) {
    return text;
}

Values race(Values more = {}) {
    Values values{{"curve", word("cycloid")},
                  {"curve_2", word("arc")},
                  {"curve_3", word("parabola")},
                  {"curve_4", word("straight")},
                  {"p0", 0.0}};
    for (const auto& [id, value] : more)
        values[id] = value;
    return values;
}

const ResultTable& arrivalOf(const Run& run) {
    for (const ResultTable& table : run.tables)
        if (table.id == "arrival") return table;
    qFatal("there is no table of arrival");
}

ResultTable::Cell cell(const Run& run, std::size_t row, const char* column) {
    const ResultTable& table = arrivalOf(run);
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        if (table.columns[c].id == column) return table.rows.at(row)[c];
    qFatal("there is no column %s", column);
}

double numberIn(const Run& run, std::size_t row, const char* column) {
    return std::get<double>(cell(run, row, column));
}

std::string textIn(const Run& run, std::size_t row, const char* column) {
    return std::get<std::string>(cell(run, row, column));
}

/// From rest along the cycloid to a finish so far across and below: r (a − sin a) = across,
/// r (1 − cos a) = below, in the time a √(r/g).
double cycloidTime(double across, double below) {
    double a = 1e-3, to = 6.28;
    for (int i = 0; i < 80; ++i) {
        const double middle = (a + to) / 2;
        ((middle - std::sin(middle)) / (1 - std::cos(middle)) < across / below ? a : to) = middle;
    }
    return a * std::sqrt(below / (1 - std::cos(a)) / g);
}

/// A pendulum from its angle to the lowest place; the radius is that of the circle through the origin that is
/// level at the finish.
double arcTime(double across, double below) {
    const double radius = (across * across + below * below) / (2 * below);
    const double k = std::sin(std::atan2(across, radius - below) / 2);
    return std::sqrt(radius / g) * boost::math::ellint_1(k);
}

double straightTime(double across, double below) {
    return std::sqrt(2 * (across * across + below * below) / (g * below));
}

} // namespace

class TestTrackRace : public QObject {
    Q_OBJECT
private slots:
    /// Times in closed form, in order of arrival; the cycloid comes first, whatever the finish.
    void arrivals() {
        for (const auto& [across, below] : {std::pair{3.0, 2.0}, {4.0, 1.5}, {2.0, 2.5}}) {
            const auto run = trackRun(race({{"drop_x", across}, {"drop_y", -below}}));
            std::vector<std::string> order;
            for (std::size_t i = 0; i < 4; ++i) {
                order.push_back(textIn(*run, i, "curve"));
                QCOMPARE(textIn(*run, i, "end"), word("at the finish"));
                QNEAR(numberIn(*run, i, "speed"), std::sqrt(2 * g * below), 1e-12);
                if (i > 0) QVERIFY(numberIn(*run, i - 1, "t") < numberIn(*run, i, "t"));
                const double time = order[i] == "Cycloid"    ? cycloidTime(across, below)
                                    : order[i] == "Arc"      ? arcTime(across, below)
                                    : order[i] == "Straight" ? straightTime(across, below)
                                                             : numberIn(*run, i, "t");
                QNEAR(numberIn(*run, i, "t"), time, 1e-11);
                QCOMPARE(run->bodies.at(static_cast<std::size_t>(numberIn(*run, i, "body")) - 1), order[i]);
                if (order[i] == "Straight")
                    QNEAR(numberIn(*run, i, "length"), std::hypot(across, below), 1e-12);
            }
            QCOMPARE(order.front(), word("Cycloid"));
            if (across > below) // the arc of a steeper way begins upright or worse
                QCOMPARE(order, std::vector<std::string>({"Cycloid", "Arc", "Parabola", "Straight"}));
            QCOMPARE(run->duration, numberIn(*run, 3, "t"));
            QVERIFY(run->outcome.sentence.starts_with("Cycloid wins"));
        }
    }

    /// Each body goes as it goes alone, by either method, with damping and with a start of its own.
    void eachGoesAsItGoesAlone() {
        for (const Values& more : {Values{}, Values{{"method", word("published")}}, Values{{"damping", 0.4}},
                                   Values{{"mode", word("one-sided")}},
                                   Values{{"p0", word("place")}, {"x0", 1.0}, {"y0", -0.5}, {"v0", -0.5}}}) {
            const auto together = trackRun(race(more));
            for (const auto& [id, n] :
                 {std::pair{"cycloid", "_1"}, {"arc", "_2"}, {"parabola", "_3"}, {"straight", "_4"}}) {
                Values values = race(more);
                for (const char* other : {"curve_2", "curve_3", "curve_4"})
                    values.erase(other);
                values["curve"] = word(id);
                const auto alone = trackRun(values);
                QVERIFY(alone->duration <= together->duration);
                for (const char* quantity : {"x", "y", "speed", "p", "normal"})
                    for (const double part : {0.0, 0.3, 0.9})
                        QCOMPARE(quantityAt(*together, quantity + word(n), part * alone->duration),
                                 quantityAt(*alone, quantity, part * alone->duration));
            }
        }
    }

    /// A body that is at the finish stays in sight, and has nothing else.
    void afterItsEnd() {
        const auto run = trackRun(race());
        const double t = 1.1;
        for (const char* id : {"x", "x_1", "x_2", "x_3"})
            QNEAR(quantityAt(*run, id, t), 3, 1e-9);
        for (const char* id : {"speed", "total", "speed_1", "p_2", "normal_3"})
            QVERIFY2(std::isnan(quantityAt(*run, id, t)), id);
        QVERIFY(quantityAt(*run, "x_4", t) < 3);
    }

    /// Columns, samples and scene have all bodies, under their numbers and names.
    void theRunHasAllOfThem() {
        const System system = track::system();
        for (const Values& more : {Values{}, Values{{"mode", word("one-sided")}, {"v0", 3.0}}}) {
            const auto run = trackRun(race(more));
            QCOMPARE(run->bodies, std::vector<std::string>({"Cycloid", "Arc", "Parabola", "Straight"}));
            const auto columns = columnsOf(system, *run);
            QCOMPARE(columns.size(), system.quantities.size() + 4 * system.bodyQuantities.size());
            QCOMPARE(run->state(0.5).size(), columns.size());
            const Samples samples = run->samples(400);
            QCOMPARE(samples.columns.size(), columns.size());
            QVERIFY(std::ranges::is_sorted(samples.t) && samples.t.back() == run->duration);
            for (const char* id : {"x_1", "y_2", "x_3", "y_4"})
                for (const double place : samples.columns[columnOf(system, *run, id).value()])
                    QVERIFY(std::isfinite(place));
            QCOMPARE(run->scene.tracks.size(), std::size_t(4));
            std::set<std::size_t> lines;
            for (std::size_t i = 0; i < 4; ++i) {
                const SceneBody& body = run->scene.bodies.at(i);
                QCOMPARE(body.name, run->bodies[i]);
                QCOMPARE(body.x, bodyId("x", i));
                QVERIFY(body.line && lines.insert(*body.line).second);
            }
            QVERIFY(arrivalOf(*run).leads && !arrivalOf(*run).onRequest);
            QVERIFY(std::ranges::is_sorted(run->events, {}, &RunEvent::t));
        }
    }

    /// With one body nothing is there of a race; what races it changes none of its measures.
    void alone() {
        const System system = track::system();
        Values values = race();
        for (const char* further : {"curve_2", "curve_3", "curve_4"})
            values[further] = word("none");
        const auto single = trackRun(values), together = trackRun(race());
        QVERIFY(single->bodies.empty() && single->scene.bodies.size() == 1);
        QCOMPARE(single->state(0.5).size(), system.quantities.size());
        QCOMPARE(single->tables.size(), std::size_t(1)); // that of the track
        const auto brief = system.prepare(trackValues(race())).inputs->conclude({});
        for (std::size_t i = 0; i < single->measures.size(); ++i)
            for (const Run* run : {together.get(), brief.get()}) {
                const double value = run->measures.at(i).value;
                QVERIFY(value == single->measures[i].value
                        || (std::isnan(value) && std::isnan(single->measures[i].value)));
            }
        QCOMPARE(brief->outcome.id, together->outcome.id);
        // Other curves have no finish to race to, and a gap in the row of curves ends it.
        QVERIFY(trackRun(race({{"curve", word("hump")}}))->bodies.empty());
        QCOMPARE(trackRun(race({{"curve_3", word("none")}}))->bodies.size(), std::size_t(2));
    }

    /// Not all arrive; and a curve named twice is a dead heat.
    void otherEnds() {
        const auto back = trackRun(race({{"p0", 3.0}, {"v0", -10.0}}));
        QCOMPARE(textIn(*back, 0, "end"), word("back past the start"));
        const auto stuck = trackRun(race({{"damping", 20.0}, {"t_end", 2.0}}));
        QCOMPARE(textIn(*stuck, 0, "end"), word("still moving"));
        QVERIFY(stuck->outcome.sentence.starts_with("No body reaches the finish"));
        const auto twice = trackRun(race({{"curve_2", word("cycloid")}}));
        QCOMPARE(numberIn(*twice, 0, "t"), numberIn(*twice, 1, "t"));
        QVERIFY(twice->outcome.sentence.starts_with("Dead heat"));
    }

    /// What is wrong with a further curve is said of it, and of nothing else.
    void refusals() {
        const System system = track::system();
        const auto refused = [&system](const Values& values, const char* parameter, const char* part) {
            const auto found = problems(system, trackValues(values));
            return found.size() == 1 && found[0].parameter == parameter
                   && found[0].message.find(part) != std::string::npos;
        };
        // The straight line is 3.606 m long, the cycloid 3.860 m.
        QVERIFY(refused(race({{"p0", 3.7}, {"curve_3", word("straight")}, {"curve_4", word("none")}}),
                        "curve_3", "Straight: The start p₀ = 3.7 m is beyond the end"));
        const Values ball = race({{"curve", word("straight")},
                                  {"curve_2", word("arc")},
                                  {"curve_3", word("parabola")},
                                  {"curve_4", word("cycloid")},
                                  {"mode", word("ball")}});
        QVERIFY(refused(ball, "curve_4", "Cycloid: The radius b = 0.1 m is too large"));
        QVERIFY(refused(race({{"curve", word("straight")},
                              {"curve_2", word("cycloid")},
                              {"drop_x", 0.05},
                              {"drop_y", -20.0},
                              {"curve_3", word("none")}}),
                        "curve_2", "too steep"));
        // What is wrong with all of them is said once.
        QVERIFY(refused(race({{"damping", 1e5}}), "damping", "too strong"));
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!tests::runOf(track::system(), trackValues(race()), source.get_token(), {}));
    }
};

TALWEG_TEST(tst_track_race, TestTrackRace, QCoreApplication)
#include "tst_track_race.moc"
