#include "study/standard_study.h"
#include "study/study.h"
#include "support/falling_body.h"
#include "support/test.h"
#include "systems/builtin/builtin.h"

#include <QtTest>

using namespace talweg;

class TestStandardStudy : public QObject {
    Q_OBJECT

private slots:
    void everySystemThatHasMeasuresCanBeStudiedAtOnce() {
        const Registry registry = builtinSystems();
        for (const auto& system : registry.systems()) {
            if (system->studyMeasures.empty()) continue;
            const Values values = standardValues(system->parameters);
            const StudyReading reading = readStudy(*system, values, standardStudy(*system, values));
            QVERIFY2(reading.sweep, reading.problems.empty() ? "" : reading.problems[0].message.c_str());
        }
    }

    void theDescriptorDecides() {
        const auto rover = builtinSystems().find("rover");
        const Study study = standardStudy(*rover, standardValues(rover->parameters));
        QCOMPARE(study.axes, (std::vector<Study::Swept>{{"e", "0.6:1:0.01"}}));
        QCOMPARE(study.over.parameter, std::string("u4"));
        QCOMPARE(study.requirement, std::string("crossed >= 80"));
        QCOMPARE(study.smallest, std::string("e"));
    }

    void withoutADescriptorInputsGoFiveStepsEitherWay() {
        const System toy = tests::fallingBody();
        Values values = standardValues(toy.parameters);
        QCOMPARE(standardAxis(toy, values, "speed"), std::string("-0.5:4.5:0.5"));
        values["speed"] = 99.0;
        QCOMPARE(standardAxis(toy, values, "speed"), std::string("96.5:100:0.5"));
        values["g"] = 0.3; // more than 0 in steps of 0.1
        QCOMPARE(standardAxis(toy, values, "g"), std::string("0.1:0.8:0.1"));
        QCOMPARE(standardAxis(toy, values, "height"), std::string("5:15:1"));
    }

    void onlyNumbersThatMatterAreOffered() {
        const auto rover = builtinSystems().find("rover");
        const auto inputs = studyInputs(*rover, standardValues(rover->parameters));
        const auto offers = [&](const char* id) {
            return std::ranges::count(inputs, id, [](const Parameter* input) { return input->id; }) == 1;
        };
        QVERIFY(offers("e") && offers("beta") && offers("u3"));
        QVERIFY(!offers("convention") && !offers("profile"));
        QVERIFY(!offers("h")); // the step of a method that is not in use
    }
};

TALWEG_TEST(tst_standard_study, TestStandardStudy, QCoreApplication)
#include "tst_standard_study.moc"
