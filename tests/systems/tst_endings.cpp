#include "physics/near.h"
#include "rover_runs.h"
#include "support/test.h"
#include "systems/incline/incline_system.h"
#include "systems/rough_plane/rough_plane_system.h"
#include "systems/surface/surface_system.h"
#include "systems/track/track_system.h"

using namespace talweg;

/// How runs end, and by how much.
class TestEndings : public QObject {
    Q_OBJECT

private slots:
    /// Studies count outcomes by the system's list.
    void everyExampleEndsAsItsSystemLists() {
        for (const System& system : {rover::system(), incline::system(), rough_plane::system(),
                                     surface::system(), track::system()}) {
            const auto& endings = system.endings;
            QVERIFY(std::ranges::find(endings, system.success.id, &Ending::id) != endings.end());
            QVERIFY(std::ranges::any_of(endings, [](const Ending& ending) { return !ending.decided; }));
            for (const Example& example : system.examples)
                for (const ExampleExperiment& experiment : example.experiments) {
                    Values values = defaultValues(system.parameters);
                    for (const auto& [id, value] : experiment.values)
                        values[id] = value;
                    const auto run = prepared(system, values)->conclude({});
                    QVERIFY2(std::ranges::find(endings, run->outcome.id, &Ending::id) != endings.end(),
                             (example.id + ": " + run->outcome.id).c_str());
                }
        }
        QVERIFY_THROWS_EXCEPTION(std::logic_error, endingOf(rover::system(), "melted"));
    }

    /// Across level ground nothing is lost: (v² + k b² ω²)/(2 g) with ω = −v/b.
    void theReserveOfWhatCrossesIsItsEnergy() {
        const tests::RoverRun run({{"terrain", std::string("flat")},
                                   {"pl", 20.0},
                                   {"u4", 4.0},
                                   {"k", 0.3},
                                   {"b", 2.0},
                                   {"g", 3.71},
                                   {"u3", std::string("rolling")}});
        QCOMPARE(run.run().outcome.id, std::string("crossed"));
        QNEAR(run.measure("reserve"), 1.3 * 16 / (2 * 3.71), 1e-9);
    }

    /// What does not cross lacks the height from where it ends to the far rim.
    void theReserveOfWhatFallsShortIsWhatItLacks() {
        const tests::RoverRun run({{"dh", -10.0}, {"u4", 1.0}, {"e", 0.0}});
        QVERIFY(run.run().outcome.id == "turned" || run.run().outcome.id == "rebounded");
        QNEAR(run.measure("reserve"), run.measure("height"), 1e-12);
        QVERIFY(run.measure("reserve") < -1);
        QVERIFY(std::isnan(tests::RoverRun({{"t_end", 0.5}}).measure("reserve")));
    }
};

TALWEG_TEST(tst_endings, TestEndings, QCoreApplication)
#include "tst_endings.moc"
