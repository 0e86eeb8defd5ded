#include "judged_fall.h"
#include "study/study.h"
#include "support/decorated.h"
#include "support/test.h"

#include <QtTest>

using namespace talweg;

namespace {

const System falling = tests::judgedFall();

const Study study{.axes = {{"height", "5:20:5"}, {"g", "9.81,1.6"}},
                  .over = {"speed", "1:5:1"},
                  .measures = {"x"},
                  .requirement = "x_mean >= 3",
                  .smallest = "height"};

StudyReading read(const Study& changed) {
    return readStudy(falling, defaultValues(falling.parameters), changed);
}

/// Whose problems they are; a study with problems has nothing to run.
QString blamed(const Study& changed) {
    const StudyReading reading = read(changed);
    QStringList names;
    for (const Problem& problem : reading.problems)
        names << QString::fromStdString(problem.parameter);
    if (reading.sweep.has_value() == !reading.problems.empty()) names << "inconsistent";
    return names.join(' ');
}

} // namespace

class StudyTest : public QObject {
    Q_OBJECT

private slots:
    void readsWhatTheUserWrote() {
        const StudyReading reading = read(study);
        QVERIFY(reading.problems.empty());
        QCOMPARE(reading.sweep->axes[0].values, (std::vector<double>{5, 10, 15, 20}));
        QCOMPARE(reading.sweep->axes[1].values, (std::vector<double>{9.81, 1.6}));
        QCOMPARE(reading.sweep->over.values.size(), std::size_t{5});
        QCOMPARE(reading.requirement->text(), study.requirement);
    }

    void requirementAndSmallestMayBeMissing() {
        Study plain = study;
        plain.requirement.clear();
        plain.smallest.clear();
        const StudyReading reading = read(plain);
        QVERIFY(reading.sweep && !reading.requirement);
    }

    void whatIsNotExactlyKnownIsRead() {
        Study uncertain = study;
        uncertain.likely = "weibull:2:4";
        uncertain.requirement = "P(far) >= 50";
        QVERIFY(read(uncertain).sweep->likely.has_value());
        uncertain.likely = "weibull:2:";
        QCOMPARE(blamed(uncertain), QString("likely"));
        uncertain.likely = "uniform:40:50";
        QCOMPARE(blamed(uncertain), QString("likely"));
        uncertain.likely.clear();
        QCOMPARE(blamed(uncertain), QString("requirement"));
        Study tied = study;
        tied.axes = {{"g", "9.81,1.6"}};
        tied.smallest = "g";
        tied.ties = {{"height", "2*g"}};
        QCOMPARE(read(tied).sweep->ties.size(), std::size_t{1});
        for (const char* wrong : {"", "2*", "height", "2*q", "-g"}) {
            tied.ties[0].values = wrong;
            QCOMPARE(blamed(tied), QString("ties"));
        }
        tied.ties = {{"g", "2"}}; // swept
        QCOMPARE(blamed(tied), QString("g"));
    }

    void problemsSayWhoseTheyAre() {
        Study wrong = study;
        wrong.axes[0].values = "5:";
        QCOMPARE(blamed(wrong), QString("height"));
        wrong = study;
        wrong.over.values = "fast";
        QCOMPARE(blamed(wrong), QString("over"));
        wrong = study;
        wrong.over.parameter = "g";
        QCOMPARE(blamed(wrong), QString("over"));
        wrong = study;
        wrong.over = {};
        QCOMPARE(blamed(wrong), QString("over"));
        wrong = study;
        wrong.measures = {"y"};
        wrong.requirement.clear();
        QCOMPARE(blamed(wrong), QString("measures"));
        wrong = study;
        wrong.requirement = "x_mean >=";
        QCOMPARE(blamed(wrong), QString("requirement"));
        wrong = study;
        wrong.smallest = "speed";
        QCOMPARE(blamed(wrong), QString("smallest"));
    }

    void aComparedStudyIsASweepForEachChoiceThatGoesWithTheRest() {
        System system = falling;
        system.parameters.push_back({.id = "planet",
                                     .label = "Planet",
                                     .kind = Parameter::Kind::choice,
                                     .defaultValue = "moon",
                                     .choices = {{"earth"}, {"moon"}, {"jupiter"}}});
        system.studyCompare = "planet";
        tests::setCheck(system, [](const Values& values) -> std::vector<Problem> {
            if (values.at("planet") == Value("jupiter")) return {{"planet", "There is no ground."}};
            return {};
        });
        Study compared = study;
        const auto own = readStudy(system, defaultValues(system.parameters), compared).sweep;
        QVERIFY(own);
        QCOMPARE(sweepsOf(system, compared, *own).size(), std::size_t{1});
        compared.compared = true;
        const auto sweeps = sweepsOf(system, compared, *own);
        QCOMPARE(sweeps.size(), std::size_t{2});
        QCOMPARE(sweeps[0].base.at("planet"), Value("earth"));
        QCOMPARE(sweeps[1].base.at("planet"), Value("moon"));
        QCOMPARE(sweeps[0].axes, own->axes);
    }

    void everyProblemIsReportedAtOnce() {
        Study wrong = study;
        wrong.axes[1].values = "1:2:0";
        wrong.over.values = "";
        wrong.requirement = "x >= 3";
        wrong.smallest = "k";
        QCOMPARE(blamed(wrong), QString("g over requirement smallest"));
    }
};

TALWEG_TEST(tst_study, StudyTest, QCoreApplication)
#include "tst_study.moc"
