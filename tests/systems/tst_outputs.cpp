#include "support/decorated.h"
#include "support/test.h"
#include "systems/body_measures.h"
#include "systems/incline/incline_system.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/rover/rover_system.h"
#include "systems/surface/surface_system.h"
#include "systems/table.h"
#include "systems/track/track_system.h"

#include <algorithm>
#include <set>

using namespace talweg;

namespace {

System systemOf(const QString& id) {
    for (const auto& make :
         {rover::system, incline::system, rough_plane::system, surface::system, track::system})
        if (System system = make(); system.id == id.toStdString()) return system;
    qFatal("no such system");
}

void listSystems() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"rover", "incline", "rough-plane", "surface", "track"})
        QTest::newRow(id) << id;
}

bool isIdentifier(const std::string& id) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
    return !id.empty() && id[0] >= 'a' && id[0] <= 'z' && std::ranges::all_of(id, fits);
}

/// What is wrong with how a list of outputs is declared; empty when nothing is.
QString complaintAbout(const std::vector<Quantity>& quantities) {
    static const std::set<std::string> units{"",  "m",   "m/s", "m/s²", "s",     "rad/s",
                                             "°", "J",   "J s", "J/kg", "N",     "kg m²/s",
                                             "%", "N m", "N s", "1/m",  "rad/s²"};
    std::set<std::string> ids;
    for (const Quantity& q : quantities) {
        const QString id = QString::fromStdString(q.id);
        if (!isIdentifier(q.id)) return "\"" + id + "\" is no id";
        if (!ids.insert(q.id).second) return id + " is declared twice";
        if (q.label.empty()) return id + " has no label";
        if (!units.contains(q.unit)) return id + " has an unknown unit";
        if (q.help.empty() || q.help.back() != '.') return id + " is not explained in a sentence";
    }
    return {};
}

} // namespace

class TestOutputs : public QObject {
    Q_OBJECT
private slots:
    void everyOutputIsDeclaredAndExplained_data() { listSystems(); }
    void everyOutputIsDeclaredAndExplained() {
        QFETCH(QString, id);
        const System system = systemOf(id);
        for (const auto* list :
             {&system.quantities, &system.bodyQuantities, &system.measures, &system.eventColumns})
            QCOMPARE(complaintAbout(*list), QString());
        QVERIFY(!system.quantities.empty() || !system.bodyQuantities.empty());
        for (const auto* ids : {&system.tableMeasures, &system.studyMeasures}) {
            QVERIFY(!ids->empty());
            QCOMPARE(std::set<std::string>(ids->begin(), ids->end()).size(), ids->size());
            for (const std::string& measure : *ids)
                QVERIFY2(find(system.measures, measure), measure.c_str());
        }
    }

    // Help, reports and menus tell the inputs in the order of the table, a heading before each group.
    void inputsOfAGroupStandTogether_data() { listSystems(); }
    void inputsOfAGroupStandTogether() {
        QFETCH(QString, id);
        std::vector<std::string> groups;
        for (const Parameter& parameter : systemOf(id).parameters)
            if (groups.empty() || groups.back() != parameter.group) groups.push_back(parameter.group);
        const std::set<std::string> different(groups.begin(), groups.end());
        QCOMPARE(groups.size(), different.size());
    }

    void runsHaveTheOutputsOfTheirSystem_data() { listSystems(); }
    void runsHaveTheOutputsOfTheirSystem() {
        QFETCH(QString, id);
        const System system = systemOf(id);
        const auto run = tests::runOf(system, defaultValues(system.parameters), {}, {});
        // All of them, but for those of bodies that the run does not have.
        std::size_t told = 0;
        for (const Quantity& measure : system.measures) {
            QVERIFY(run->bodies.empty() ? bodyOfMeasure(measure.id) == 0 : true);
            if (bodyOfMeasure(measure.id) > run->bodies.size()) continue;
            QCOMPARE(run->measures.at(told).quantity.id, measure.id);
            QCOMPARE(run->measures.at(told).quantity.label, measure.label);
            ++told;
        }
        QCOMPARE(run->measures.size(), told);
        const std::vector<Quantity> columns = columnsOf(system, *run);
        QCOMPARE(complaintAbout(columns), QString());
        QCOMPARE(run->state(0).size(), columns.size());
        QCOMPARE(run->samples(20).columns.size(), columns.size());
        QVERIFY(!run->events.empty());
        for (const RunEvent& event : run->events)
            QCOMPARE(event.values.size(), system.eventColumns.size());
        for (const SceneBody& body : run->scene.bodies)
            for (const std::string& place : {body.x, body.y, body.angle})
                QVERIFY2(place.empty() || columnOf(system, *run, place), place.c_str());
        for (const std::string& written : run->scene.readouts)
            QVERIFY2(columnOf(system, *run, written), written.c_str());
    }

    void figuresDrawDeclaredQuantities_data() { listSystems(); }
    void figuresDrawDeclaredQuantities() {
        QFETCH(QString, id);
        const System system = systemOf(id);
        for (const FigureRecipe& figure : system.figures) {
            if (!figure.table.empty()) continue;
            for (const Series& series : figure.series)
                QVERIFY2(find(system.quantities, series.quantity)
                             || find(system.bodyQuantities, series.quantity),
                         series.quantity.c_str());
            for (const Series& stem : figure.stems)
                QVERIFY2(find(system.eventColumns, stem.quantity), stem.quantity.c_str());
            QVERIFY(figure.against.empty() || find(system.quantities, figure.against));
        }
    }

    /// With one choice or another, or in an example, there is a run that has the table; what may have none
    /// says why.
    void figuresOfTablesDrawColumnsOfTables_data() { listSystems(); }
    void figuresOfTablesDrawColumnsOfTables() {
        QFETCH(QString, id);
        const System system = systemOf(id);
        std::vector<Values> inputs{defaultValues(system.parameters)};
        for (const Parameter& parameter : system.parameters)
            for (const Choice& choice : parameter.choices) {
                inputs.push_back(inputs.front());
                inputs.back()[parameter.id] = choice.id;
            }
        for (const Example& example : system.examples)
            for (const ExampleExperiment& experiment : example.experiments) {
                inputs.push_back(inputs.front());
                for (const auto& [id, value] : experiment.values)
                    inputs.back()[id] = value;
            }
        for (const FigureRecipe& figure : system.figures) {
            if (figure.table.empty() || figure.table.starts_with("track_")) continue; // see tst_overlay
            const bool saysWhyNot = figure.noTable.ends_with('.') || figure.kind == FigureRecipe::Kind::scene;
            std::shared_ptr<const Run> run;
            const auto table = [&]() -> const ResultTable* {
                const auto it = std::ranges::find(run->tables, figure.table, &ResultTable::id);
                return it == run->tables.end() ? nullptr : &*it;
            };
            for (std::size_t i = 0; i < inputs.size() && (!run || !table()); ++i)
                if (const auto prepared = system.prepare(inputs[i]).inputs) {
                    run = prepared->solve({}, {});
                    if (!table()) QVERIFY2(saysWhyNot, figure.id.c_str());
                }
            QVERIFY2(table(), figure.id.c_str());
            QVERIFY2(find(table()->columns, figure.against), figure.against.c_str());
            for (const auto* all : {&figure.series, &figure.stems})
                for (const Series& series : *all) {
                    QVERIFY2(find(table()->columns, series.quantity), series.quantity.c_str());
                    QVERIFY(series.against.empty() || find(table()->columns, series.against));
                }
        }
    }

    /// A column is found by its id and no other, and leads back to what the system declares.
    void columnsAreFoundByTheirIds_data() { listSystems(); }
    void columnsAreFoundByTheirIds() {
        QFETCH(QString, id);
        const System system = systemOf(id);
        const auto run = tests::runOf(system, defaultValues(system.parameters), {}, {});
        const std::vector<Quantity> columns = columnsOf(system, *run);
        for (std::size_t c = 0; c < columns.size(); ++c) {
            QVERIFY2(columnOf(system, *run, columns[c].id) == c, columns[c].id.c_str());
            QCOMPARE(quantityAt(system, c).label, columns[c].label);
        }
        for (const char* unknown : {"", "_", "_1", "speed_0", "speed_5", "speed_01", "speed_", "speed_1_1"})
            QVERIFY2(!columnOf(system, *run, unknown), unknown);
    }

    void measuresOfBodiesAreToldByTheirIds() {
        for (const auto& [id, body] : {std::pair{"heat_1", 1},
                                       {"slip_max_2", 2},
                                       {"t_12", 12},
                                       {"t", 0},
                                       {"energy_residual", 0},
                                       {"x_", 0},
                                       {"x_2b", 0},
                                       {"", 0},
                                       {"x2", 0}})
            QCOMPARE(bodyOfMeasure(id), std::size_t(body));
        QVERIFY(!isOfLaterBody("heat_1") && !isOfLaterBody("t") && isOfLaterBody("heat_2"));
        const System incline = incline::system();
        QCOMPARE(withoutLaterBodies(incline.studyMeasures).size(), std::size_t(12));
        QCOMPARE(incline.studyMeasures.size(), std::size_t(12 + 7 * 11));
        QVERIFY(aboutLaterBodies(incline.measures).find("time_2") != std::string::npos);
        QCOMPARE(aboutLaterBodies(track::system().measures), std::string());
    }

    /// A race has the quantities of the bodies that run, lane by lane, and no others.
    void aRaceHasTheColumnsOfItsBodies() {
        const System incline = incline::system();
        Values values = defaultValues(incline.parameters);
        for (const auto& [bodies, count] : {std::pair{"solid-sphere", 1}, {"hollow-sphere, body k=0.3", 2}}) {
            values["bodies"] = tableFrom(*find(incline.parameters, "bodies"), bodies);
            for (const char* method : {"exact", "published"}) {
                values["method"] = std::string(method);
                const auto run = tests::runOf(incline, values, {}, {});
                QCOMPARE(run->bodies.size(), std::size_t(count));
                const auto columns = columnsOf(incline, *run);
                QCOMPARE(columns.size(), std::size_t(19 * count));
                QCOMPARE(columns[19 * count - 19].id, "x_" + std::to_string(count));
                QCOMPARE(columns.back().id, "friction_impulse_" + std::to_string(count));
                // The only or the slower body has values to the end.
                const Samples samples = run->samples(300);
                for (std::size_t c = 0; c < 19; ++c)
                    for (const double value : samples.columns[c])
                        QVERIFY(std::isfinite(value));
            }
        }
    }
};

TALWEG_TEST(tst_outputs, TestOutputs, QCoreApplication)
#include "tst_outputs.moc"
