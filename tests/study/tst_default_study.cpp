#include "study/default_study.h"
#include "study/study.h"
#include "support/decorated.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QtTest>
#include <algorithm>
#include <cmath>

using namespace talweg;

class TestDefaultStudy : public QObject {
    Q_OBJECT

private slots:
    void everySystemThatHasMeasuresCanBeStudiedAtOnce() {
        const Registry registry = builtinSystems();
        for (const auto& system : registry.systems()) {
            if (system->studyMeasures.empty()) continue;
            const Values values = defaultValues(system->parameters);
            const StudyReading reading = readStudy(*system, values, defaultStudy(*system, values));
            QVERIFY2(reading.sweep, reading.problems.empty() ? "" : reading.problems[0].message.c_str());
        }
    }

    /// What a study reads of a run is what the run says.
    void everyMeasureIsThatOfTheRun_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"rover", "incline", "rough-plane", "surface", "track"})
            QTest::newRow(id) << id;
    }
    void everyMeasureIsThatOfTheRun() {
        QFETCH(QString, id);
        const auto system = builtinSystems().find(id.toStdString());
        const Values values = defaultValues(system->parameters);
        Study study = defaultStudy(*system, values);
        study.measures = system->studyMeasures;
        Sweep sweep = readStudy(*system, values, study).sweep.value();
        for (Axis* axis : {&sweep.axes.front(), &sweep.over})
            axis->values = {axis->values.front(), axis->values.back()};
        const auto result = solveSweep(system, sweep, {}, {}, {});
        for (std::size_t i = 0; i < 4; ++i) {
            Values one = sweep.base;
            one[sweep.axes.front().parameter] = sweep.axes.front().values[i / 2];
            one[sweep.over.parameter] = sweep.over.values[i % 2];
            const auto run = tests::runOf(*system, one, {}, {});
            for (std::size_t m = 0; m < sweep.measures.size(); ++m) {
                const auto told = std::ranges::find_if(run->measures, [&](const Measure& measure) {
                    return measure.quantity.id == sweep.measures[m];
                });
                // A race says nothing of bodies that do not run.
                const double wanted = told == run->measures.end() ? std::nan("") : told->value,
                             read = result->values[m][i];
                QVERIFY2((std::isnan(wanted) && std::isnan(read))
                             || std::abs(read - wanted) <= 1e-12 * (1 + std::abs(wanted)),
                         sweep.measures[m].c_str());
            }
        }
    }

    void theDescriptorDecides() {
        const auto rover = builtinSystems().find("rover");
        const Study study = defaultStudy(*rover, defaultValues(rover->parameters));
        QCOMPARE(study.axes, (std::vector<Study::Swept>{{"e", "0.6:1:0.01"}}));
        QCOMPARE(study.over.parameter, std::string("u4"));
        QCOMPARE(study.requirement, std::string("crossed >= 80"));
        QCOMPARE(study.smallest, std::string("e"));
    }

    void withoutADescriptorInputsGoFiveStepsEitherWay() {
        const System toy = tests::fallingBody();
        Values values = defaultValues(toy.parameters);
        QCOMPARE(defaultAxis(toy, values, "speed"), std::string("-0.5:4.5:0.5"));
        values["speed"] = 99.0;
        QCOMPARE(defaultAxis(toy, values, "speed"), std::string("96.5:100:0.5"));
        values["g"] = 0.3; // more than 0 in steps of 0.1
        QCOMPARE(defaultAxis(toy, values, "g"), std::string("0.1:0.8:0.1"));
        QCOMPARE(defaultAxis(toy, values, "height"), std::string("5:15:1"));
    }

    void onlyNumbersThatMatterAreOffered() {
        const auto rover = builtinSystems().find("rover");
        const auto inputs = studyInputs(*rover, defaultValues(rover->parameters));
        const auto offers = [&](const char* id) {
            return std::ranges::count(inputs, id, [](const Parameter* input) { return input->id; }) == 1;
        };
        QVERIFY(offers("e") && offers("beta") && offers("u3"));
        QVERIFY(!offers("convention") && !offers("profile"));
        QVERIFY(!offers("h")); // the step of a method that is not in use
    }
};

TALWEG_TEST(tst_default_study, TestDefaultStudy, QCoreApplication)
#include "tst_default_study.moc"
