#include "every_kind.h"
#include "project/differences.h"
#include "support/falling_body.h"
#include "support/test.h"

#include <QTest>

using namespace talweg;

namespace {

Registry registry() {
    Registry systems;
    systems.add(tests::fallingBody());
    systems.add(tests::everyKind());
    return systems;
}

Project sample() {
    return {"Title",
            "Notes",
            {makeExperiment(tests::fallingBody(), "Fall"), makeExperiment(tests::everyKind(), "B")}};
}

} // namespace

class TestDifferences : public QObject {
    Q_OBJECT

private slots:
    void thereIsNoneBetweenTheSame() { QCOMPARE(differences(sample(), sample(), registry()), QStringList()); }

    void everyPartIsCompared() {
        Project file = sample();
        file.title = "Other";
        file.notes = "Others";
        file.experiments[0].name = "Drop";
        file.experiments[1].values["beta"] = 12.000000000000002;
        file.experiments[1].values["convention"] = std::string("published");
        file.experiments[1].values["profile"] = Points{{0, 0}, {1, 1}, {2, 5}};
        file.experiments[1].study = Study{};
        file.baseline = Baseline{"B", "falling-body", sample().experiments[0].values, {}};
        file.pins = {{"Fall", "falling-body", sample().experiments[0].values}};
        QCOMPARE(differences(sample(), file, registry()),
                 (QStringList{"The title is “Title” here and “Other” in the file.", "The notes differ.",
                              "The experiment “Fall” exists only here.",
                              "“B”: Decline angle β is 12 ° here and 12.000000000000002 ° in the file.",
                              "“B”: Convention is consistent here and published in the file.",
                              points(sample().experiments[1]), "“B”: the study differs.",
                              "The experiment “Drop” exists only in the file.", "The pinned runs differ.",
                              "The study pinned as the baseline differs."}));
    }

    void orderAndSystemCount() {
        Project file = sample();
        std::swap(file.experiments[0], file.experiments[1]);
        QCOMPARE(differences(sample(), file, registry()),
                 QStringList{"The experiments are in a different order."});
        std::swap(file.experiments[0].name, file.experiments[1].name);
        QCOMPARE(differences(sample(), file, registry()),
                 (QStringList{"“Fall” has a different system in the file.",
                              "“B” has a different system in the file."}));
    }

private:
    static QString points(const Experiment& here) {
        return QString("“B”: Profile is a table of %1 points here and a table of 3 points in the file.")
            .arg(std::get<Points>(here.values.at("profile")).size());
    }
};

TALWEG_TEST(tst_differences, TestDifferences, QCoreApplication)
#include "tst_differences.moc"
