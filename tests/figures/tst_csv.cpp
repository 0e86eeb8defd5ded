#include "bouncing.h"
#include "figures/run/run_csv.h"
#include "figures/run/series_data.h"
#include "support/decorated.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"
#include "systems/table.h"

#include <QTest>
#include <cmath>

using namespace talweg;
using namespace talweg::tests;

class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void headerNamesTheUnits();
    void numbersReadBackExactly();
    void aJumpIsTwoRows();
    void modesAreWords();
    void eventsHaveTheirColumns();
    void theDecimalSignIsAPoint();
    void aRaceHasTheColumnsOfItsBodies();
    void whatIsNoNumberIsLeftEmpty();
    void aTableOfARunHasItsColumns();
    void stemsStandApart();
    void aFiguresTableHasWhatItDraws();
};

namespace {

QList<QByteArray> lines(const QByteArray& table) {
    QList<QByteArray> all = table.split('\n');
    all.removeLast();
    return all;
}

/// The samples of a race of these bodies.
QList<QByteArray> raceOf(const char* bodies) {
    const auto incline = builtinSystems().find("incline");
    Values values = defaultValues(incline->parameters);
    values["bodies"] = tableFrom(*find(incline->parameters, "bodies"), bodies);
    const auto run = tests::runOf(*incline, values);
    return lines(samplesCsv(*incline, *run, run->samples(50)));
}

} // namespace

void TestCsv::headerNamesTheUnits() {
    const System system = fallingBody();
    const auto run = tests::runOf(system, defaultValues(system.parameters), {}, {});
    QCOMPARE(lines(samplesCsv(system, *run, run->samples(5))).first(),
             "t_s,x_m,y_m,angle_deg,v_m_s,energy_J_kg,mode");
    QCOMPARE(lines(samplesCsv(system, *run, run->samples(5))).size(), 6);
}

void TestCsv::numbersReadBackExactly() {
    const Shown shown = bouncing(60);
    const auto rows = lines(samplesCsv(*shown.system, *shown.run, *shown.samples));
    QCOMPARE(rows.size(), static_cast<qsizetype>(shown.samples->t.size()) + 1);
    for (std::size_t row = 0; row < shown.samples->t.size(); ++row) {
        const auto cells = rows[static_cast<qsizetype>(row) + 1].split(',');
        QCOMPARE(cells.size(), 8);
        QVERIFY(cells[0].toDouble() == shown.samples->t[row]);
        for (std::size_t c = 0; c < shown.samples->columns.size(); ++c)
            QVERIFY(cells[static_cast<qsizetype>(c) + 1].toDouble() == shown.samples->columns[c][row]);
    }
}

void TestCsv::aJumpIsTwoRows() {
    const Shown shown = bouncing(60);
    QList<double> kinetic;
    for (const QByteArray& row : lines(samplesCsv(*shown.system, *shown.run, *shown.samples)))
        if (row.startsWith("1,")) kinetic << row.split(',')[4].toDouble();
    QCOMPARE(kinetic, (QList<double>{Bouncing::energyAt(0), Bouncing::energyAt(1)}));
}

void TestCsv::modesAreWords() {
    const Shown shown = bouncing(60);
    const auto rows = lines(samplesCsv(*shown.system, *shown.run, *shown.samples));
    QVERIFY(rows[1].endsWith(",Flight"));
    QVERIFY(rows.last().endsWith(",Sliding"));
}

void TestCsv::eventsHaveTheirColumns() {
    const Shown shown = bouncing();
    const auto rows = lines(eventsCsv(*shown.system, *shown.run));
    QCOMPARE(rows.size(), 1 + Bouncing::hops);
    QCOMPARE(rows[0], "t_s,kind,label,x_m,y_m,v_m_s");
    QCOMPARE(rows[1], "1,impact,\"Impact 1, \"\"hard\"\"\",4,4,1.5");
}

void TestCsv::theDecimalSignIsAPoint() {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    const Shown shown = bouncing();
    QVERIFY(lines(eventsCsv(*shown.system, *shown.run))[1].endsWith(",1.5"));
    QLocale::setDefault(before);
}

void TestCsv::aRaceHasTheColumnsOfItsBodies() {
    const auto rows = raceOf("solid-sphere");
    QCOMPARE(rows[0],
             "t_s,x_1_m,y_1_m,angle_1_deg,z_1_m,speed_1_m_s,spin_1_rad_s,slip_1_m_s,slip_metric_1_m_s,"
             "translational_1_J,rotational_1_J,potential_1_J,mechanical_1_J,friction_1_J,total_1_J,"
             "angular_momentum_1_kg_m2_s,normal_force_1_N,friction_force_1_N,"
             "normal_impulse_1_N_s,friction_impulse_1_N_s,mode");
    for (const QByteArray& row : rows.mid(1))
        for (const QByteArray& cell : row.split(',').mid(0, 20)) {
            bool isNumber = false;
            QVERIFY(std::isfinite(cell.toDouble(&isNumber)) && isNumber);
        }
}

/// The solid sphere arrives first; at the end its place is known, and its motion is over.
void TestCsv::whatIsNoNumberIsLeftEmpty() {
    const auto rows = raceOf("solid-sphere,hollow-cylinder");
    const auto names = rows[0].split(','), last = rows.last().split(',');
    QCOMPARE(names.size(), 1 + 2 * 19 + 1);
    QCOMPARE(last.size(), names.size());
    const auto cell = [&](const char* name) { return last[names.indexOf(name)]; };
    QVERIFY(!cell("x_1_m").isEmpty());
    QCOMPARE(cell("speed_1_m_s"), "");
    QVERIFY(cell("speed_2_m_s").toDouble() > 0);
}

void TestCsv::aTableOfARunHasItsColumns() {
    ResultTable table{"phases", "Phases", {{"mode", "", "Motion", ""}, {"end", "", "End", "s"}}};
    table.rows = {{std::string("Rolling, slowly"), 1.5}, {std::string("Flight"), std::nan("")}};
    QCOMPARE(tableCsv(table), "mode,end_s\n\"Rolling, slowly\",1.5\nFlight,\n");
}

/// Upright from zero where an event has a number, with a gap after each.
void TestCsv::stemsStandApart() {
    std::vector<RunEvent> events(3);
    events[0].t = 1;
    events[0].values = {0, 5};
    events[1].t = 2;
    events[1].values = {0, std::nan("")};
    events[2].t = 3;
    events[2].values = {0, -2};
    const auto stems = stemData(events, 1);
    QCOMPARE(stems.size(), 6);
    for (const auto& [stem, t, value] : {std::tuple(0, 1.0, 5.0), {3, 3.0, -2.0}}) {
        QCOMPARE(stems[stem].key, t);
        QCOMPARE(stems[stem].value, 0.0);
        QCOMPARE(stems[stem + 1].key, t);
        QCOMPARE(stems[stem + 1].value, value);
        QVERIFY(std::isnan(stems[stem + 2].value));
    }
}

/// Of a figure over time its quantities, of the bodies in space their places and turning.
void TestCsv::aFiguresTableHasWhatItDraws() {
    const auto incline = builtinSystems().find("incline");
    Values values = defaultValues(incline->parameters);
    values["bodies"] = tableFrom(*find(incline->parameters, "bodies"), "solid-sphere,hollow-cylinder");
    const auto run = tests::runOf(*incline, values);
    const auto table = [&](const char* figure) {
        const auto recipe = std::ranges::find(incline->figures, figure, &FigureRecipe::id);
        return lines(figureCsv(*incline, *recipe, *run, run->samples(50)));
    };
    QCOMPARE(table("slip")[0], "t_s,slip_1_m_s,slip_2_m_s");
    QCOMPARE(table("slip").size(), lines(samplesCsv(*incline, *run, run->samples(50))).size());
    QCOMPARE(table("slip")[1], "0,0,0");
    QCOMPARE(table("space")[0], "t_s,x_1_m,y_1_m,angle_1_deg,x_2_m,y_2_m,angle_2_deg");
    QVERIFY(table("space").last().split(',')[1].toDouble() > 9.9);
}

TALWEG_TEST(tst_csv, TestCsv, QApplication)
#include "tst_csv.moc"
