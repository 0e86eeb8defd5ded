#include "physics/near.h"
#include "support/decorated.h"
#include "support/test.h"
#include "systems/reading.h"
#include "systems/rover/rover_system.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

using namespace talweg;

namespace {

const std::vector<std::string> terrains{"valley", "gully", "hill", "slope", "flat", "profile"};

Values changed(const System& system, const Values& changes) {
    Values values = defaultValues(system.parameters);
    for (const auto& [id, value] : changes)
        values[id] = value;
    return values;
}

Values over(Values values, const Values& changes) {
    for (const auto& [id, value] : changes)
        values[id] = value;
    return values;
}

QString problemsOf(const System& system, const Values& values) {
    QString text;
    for (const Problem& problem : problems(system, values))
        text += QString::fromStdString(problem.parameter + ": " + problem.message + " ");
    return text;
}

std::shared_ptr<const Run> solved(const System& system, const Values& values) {
    return tests::runOf(system, values, {}, {});
}

template <class List>
bool namesOne(const List& list, const std::string& id) {
    return std::ranges::any_of(list, [&id](const auto& item) { return item.id == id; });
}

} // namespace

/// What every system promises, for the rover.
class TestRoverSystem : public QObject {
    Q_OBJECT

private slots:
    void parametersAreComplete() {
        std::set<std::string> ids;
        for (const Parameter& p : m_rover.parameters) {
            QVERIFY2(ids.insert(p.id).second, p.id.c_str());
            QVERIFY(!p.label.empty() && !p.group.empty());
            QVERIFY2(!p.help.empty(), p.id.c_str());
            QVERIFY(complaint(p, p.defaultValue).empty());
            QVERIFY(read(p, write(p, p.defaultValue)).value == p.defaultValue);
            if (!p.onlyFor.first.empty()) {
                const Parameter* chooser = find(m_rover.parameters, p.onlyFor.first);
                QVERIFY(chooser && chooser->kind == Parameter::Kind::choice);
                for (const std::string& id : p.onlyFor.second)
                    QVERIFY(namesOne(chooser->choices, id));
            }
        }
        for (const char* id : {"convention", "beta", "theta", "dh", "pl", "b", "k", "e", "mu", "mu_k", "m",
                               "g", "u4", "u3", "solver"})
            QVERIFY2(ids.contains(id), id);
    }

    void standardValuesAreValid() {
        for (const std::string& terrain : terrains)
            QCOMPARE(problemsOf(m_rover, changed(m_rover, {{"terrain", terrain}})), QString());
    }

    void publishedIsForTheValleyOnly() {
        for (const std::string& terrain : terrains) {
            const auto found = problems(
                m_rover, changed(m_rover, {{"terrain", terrain}, {"convention", std::string("published")}}));
            const bool sunken = terrain == "valley" || terrain == "gully";
            QCOMPARE(found.empty(), sunken);
            if (!sunken) QCOMPARE(found.front().parameter, std::string("convention"));
        }
    }

    void valleysGoDown() {
        QCOMPARE(problems(m_rover, changed(m_rover, {{"dh", 3.0}})).front().parameter, std::string("dh"));
        QVERIFY(problems(m_rover, changed(m_rover, {{"dh", 3.0}, {"terrain", std::string("hill")}})).empty());
    }

    void presetsAreValid() {
        for (const Preset& preset : m_rover.presets) {
            const double argument = preset.argument ? preset.argument->defaultValue : 0;
            const Values values = preset.values(argument);
            QVERIFY2(!values.empty() && !preset.help.empty(), preset.name.c_str());
            const auto isOfGroup = [&](const auto& value) {
                return find(m_rover.parameters, value.first)->group == preset.group;
            };
            QVERIFY2(std::ranges::any_of(values, isOfGroup), preset.name.c_str());
            const Values defaultValue = defaultValues(m_rover.parameters);
            QCOMPARE(problemsOf(m_rover, over(defaultValue, values)), QString());
        }
    }

    /// The friction of soil is the tangent of its friction angle. What a source does not give stays as it is.
    void groundPresetsGiveWhatTheirSourcesGive() {
        const auto valuesOf = [&](const std::string& name) {
            const auto preset = std::ranges::find(m_rover.presets, name, &Preset::name);
            return preset == m_rover.presets.end() ? Values{} : preset->values(0);
        };
        for (const auto& [name, angle] :
             {std::pair("Martian soil", 36.5), {"Martian dust drift", 27.0}, {"Lunar regolith", 37.0}}) {
            const Values values = valuesOf(name);
            QCOMPARE(values.size(), std::size_t(2));
            const double friction = std::get<double>(values.at("mu"));
            QVERIFY2(std::abs(friction - std::tan(angle * std::numbers::pi / 180)) < 0.005, name);
            QCOMPARE(std::get<double>(values.at("mu_k")), friction);
        }
        QCOMPARE(valuesOf("Ice"), (Values{{"mu", 0.1}, {"mu_k", 0.05}}));
        QCOMPARE(valuesOf("Rolling on loose sand"), (Values{{"c_rr", 0.3}}));
        QCOMPARE(valuesOf("Team Tumbleweed testbed"), (Values{{"b", 1.35}}));
        QCOMPARE(valuesOf("NC State tumbleweed"), (Values{{"b", 3.0}}));
        QCOMPARE(valuesOf("Rock on rock"), (Values{{"e", 0.83}, {"mu", 0.6}, {"mu_k", 0.6}}));
        // A tennis ball rebounds to 135 to 147 cm of 254 cm, and e is the root of the ratio.
        for (const char* name : {"Rubber ball on dry asphalt", "Rubber ball on dry concrete"}) {
            const double e = std::get<double>(valuesOf(name).at("e"));
            QVERIFY2(e >= std::sqrt(135.0 / 254) && e <= std::sqrt(147.0 / 254), name);
        }
        QCOMPARE(valuesOf("Rubber ball on dry asphalt").size(), std::size_t(4));
        // M p/(R T) of nitrogen
        QVERIFY(std::abs(std::get<double>(valuesOf("Air of Titan").at("rho"))
                         - 0.0280134 * 146700 / (8.314462618 * 93.65))
                < 0.005);
    }

    /// A planet has the gravity and the air that the presets of each alone have.
    void planetsHaveGravityAndAir() {
        const auto valueOf = [&](const std::string& name, const char* input) {
            const auto preset = std::ranges::find(m_rover.presets, name, &Preset::name);
            return preset == m_rover.presets.end() ? -1 : std::get<double>(preset->values(0).at(input));
        };
        QCOMPARE(find(m_rover.parameters, "g")->group, std::string("Planet"));
        for (const auto& [name, air] : {std::pair("Mars", "Air of Mars"),
                                        {"Earth", "Air of the Earth"},
                                        {"Moon", "Vacuum"},
                                        {"Titan", "Air of Titan"}}) {
            QCOMPARE(valueOf(name, "g"), valueOf(std::string("Gravity: ") + name, "g"));
            QCOMPARE(valueOf(name, "rho"), valueOf(air, "rho"));
        }
    }

    void examplesAreValidAndEnd() {
        QVERIFY(m_rover.examples.size() >= 3);
        for (const Example& example : m_rover.examples)
            for (const ExampleExperiment& experiment : example.experiments) {
                const Values values = changed(m_rover, experiment.values);
                QCOMPARE(problemsOf(m_rover, values), QString());
                const std::string outcome = solved(m_rover, values)->outcome.id;
                QVERIFY(outcome == "crossed" || outcome == "rebounded" || outcome == "turned"
                        || outcome == "stopped");
            }
    }

    void figuresNameQuantities() {
        for (const FigureRecipe& figure : m_rover.figures)
            for (const Series& series : figure.series)
                QVERIFY2(!figure.table.empty() || namesOne(m_rover.quantities, series.quantity),
                         series.quantity.c_str());
        for (const char* id : {"trajectory", "energy", "slip", "speed"})
            QVERIFY(namesOne(m_rover.figures, id));
    }

    void runsHoldWhatTheSystemNames() {
        const auto run = solved(m_rover, defaultValues(m_rover.parameters));
        for (const std::string& id : m_rover.tableMeasures)
            QVERIFY2(
                std::ranges::any_of(run->measures, [&id](const Measure& m) { return m.quantity.id == id; }),
                id.c_str());
        QCOMPARE(run->state(0).size(), m_rover.quantities.size());
        const Samples samples = run->samples(100);
        QCOMPARE(samples.columns.size(), m_rover.quantities.size());
        QCOMPARE(samples.mode.size(), samples.t.size());
        for (const int mode : samples.mode)
            QVERIFY(mode >= 0 && mode < static_cast<int>(m_rover.modes.size()));
        for (const RunEvent& event : run->events)
            QCOMPARE(event.values.size(), m_rover.eventColumns.size());
        for (const SceneBody& body : run->scene.bodies)
            for (const std::string& id : {body.x, body.y, body.angle})
                QVERIFY(namesOne(m_rover.quantities, id));
        QVERIFY(!run->audit.empty() && !run->outcome.sentence.empty());
    }

    void samplesCoverTheRunInOrder() {
        const auto run = solved(m_rover, defaultValues(m_rover.parameters));
        const Samples samples = run->samples(500);
        QCOMPARE(samples.t.front(), 0.0);
        QCOMPARE(samples.t.back(), run->duration);
        QVERIFY(std::ranges::is_sorted(samples.t));
        QVERIFY(samples.t.size() >= 500);
    }

    /// Away from jumps, where two rows share a time, the state at a sample's time is the sample.
    void stateEqualsSamples() {
        for (const std::string& terrain : terrains) {
            const auto run = solved(m_rover, changed(m_rover, {{"terrain", terrain}, {"u4", 3.0}}));
            const Samples samples = run->samples(300);
            for (std::size_t row = 1; row + 1 < samples.t.size(); ++row) {
                const double t = samples.t[row];
                if (t - samples.t[row - 1] < 1e-6 || samples.t[row + 1] - t < 1e-6) continue;
                const std::vector<double> state = run->state(t);
                for (std::size_t c = 0; c < state.size(); ++c) {
                    const double sampled = samples.columns[c][row];
                    QNEAR(state[c], sampled, 1e-6 * (1 + std::abs(sampled)));
                }
            }
        }
    }

    void totalEnergyIsFlat() {
        const auto run = solved(m_rover, changed(m_rover, {{"m", 250.0}}));
        const Samples samples = run->samples(300);
        const auto total = static_cast<std::size_t>(
            std::ranges::find(m_rover.quantities, std::string("total"), &Quantity::id)
            - m_rover.quantities.begin());
        // ½ m v² + ½ m k b² ω² + m g h: 250 (12.5 + 5 + 37.1) J.
        for (const double energy : samples.columns[total])
            QNEAR(energy, 250 * (12.5 + 5 + 37.1), 1e-9 * 250 * 54.6);
    }

    void massScalesEnergiesAlone() {
        const auto light = solved(m_rover, changed(m_rover, {{"m", 1.0}}));
        const auto heavy = solved(m_rover, changed(m_rover, {{"m", 1000.0}}));
        QCOMPARE(light->duration, heavy->duration);
        QCOMPARE(light->outcome.sentence, heavy->outcome.sentence);
    }

    void draggingGivesValidValues() {
        tests::RandomSource dice(61);
        for (const std::string& terrain : terrains) {
            const Values values = changed(m_rover, {{"terrain", terrain}});
            const auto inputs = prepared(m_rover, values);
            const std::size_t count = inputs->handles().size();
            QVERIFY(count > 0);
            for (int i = 0; i < 300; ++i) {
                const Point to(dice.between(-50, 150), dice.between(-60, 60));
                const Values dragged = over(values, inputs->drag(dice.below(count), to));
                QVERIFY2(problemsOf(m_rover, dragged).isEmpty(),
                         qPrintable(QString::fromStdString(terrain) + ": " + problemsOf(m_rover, dragged)));
            }
        }
    }

    /// Neighbours nearer than a centimetre too; against one of them the point makes a wall, and onto one it
    /// does not go.
    void pointsOfAProfileStayBetweenTheirNeighbours() {
        const Values values =
            changed(m_rover, {{"terrain", std::string("profile")},
                              {"profile", Points{{0, 0}, {2, 1}, {4, 0}, {4.003, 1}, {4.006, 0}, {9, 0}}}});
        const auto inputs = prepared(m_rover, values);
        const auto dragged = [&](std::size_t handle, const Point& to) {
            return std::get<Points>(inputs->drag(handle, to)["profile"])[handle];
        };
        QVERIFY(dragged(1, {3.333, 7.777}) == Point(3.33, 7.78));
        QVERIFY(dragged(1, {-5, 3}) == Point(0, 3));
        QVERIFY(dragged(1, {5, 3}) == Point(4, 3));
        QVERIFY(dragged(3, {0, 3}) == Point(4, 3));
        QVERIFY(dragged(3, {8, 3}) == Point(4.006, 3));
        QVERIFY(dragged(1, {4.5, 0}) == Point(2, 1));
    }

    /// Dragged a little, a handle follows: to the centimetre and the hundredth of a degree.
    void handlesFollowTheMouse() {
        for (const std::string& terrain : terrains) {
            const Values values = changed(m_rover, {{"terrain", terrain}});
            const auto inputs = prepared(m_rover, values);
            const auto handles = inputs->handles();
            const bool level = terrain == "flat";
            for (std::size_t i = 0; i < handles.size(); ++i) {
                const bool last = i + 1 == handles.size() && terrain != "profile" && terrain != "slope";
                // The last corner of a valley and the end of level ground keep their elevation.
                const Point to = handles[i].place + Point(0.5, last || level ? 0 : -0.25);
                const Values dragged = over(values, inputs->drag(i, to));
                const Point now = prepared(m_rover, dragged)->handles()[i].place;
                QVERIFY2((now - to).norm() < 0.05,
                         qPrintable(QString("%1, handle %2: dragged to %3, %4, now at %5, %6")
                                        .arg(QString::fromStdString(terrain))
                                        .arg(i)
                                        .arg(to.x())
                                        .arg(to.y())
                                        .arg(now.x())
                                        .arg(now.y())));
            }
        }
    }

    void outcomesReadWell() {
        const auto run = solved(m_rover, changed(m_rover, m_rover.examples[0].experiments[0].values));
        QCOMPARE(run->outcome.id, std::string("rebounded"));
        QVERIFY(run->outcome.sentence.find("3.29 m above the floor") != std::string::npos);
    }

    void solvingStopsOnRequest() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!tests::runOf(m_rover, defaultValues(m_rover.parameters), source.get_token(), {}));
    }

    void columnNamesHoldTheUnit() {
        const auto column = [this](const char* id) {
            return std::ranges::find(m_rover.quantities, std::string(id), &Quantity::id)->column();
        };
        QCOMPARE(column("vx"), std::string("vx_m_s"));
        QCOMPARE(column("angle"), std::string("angle_deg"));
        QCOMPARE(column("total"), std::string("total_J"));
        QCOMPARE((Quantity{"a", "", "", "m/s²"}.column()), std::string("a_m_s2"));
    }

private:
    const System m_rover = rover::system();
};

TALWEG_TEST(tst_rover_system, TestRoverSystem, QCoreApplication)
#include "tst_rover_system.moc"
