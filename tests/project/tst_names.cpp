#include "project/export_job.h"
#include "support/test.h"

#include <QTest>

using namespace talweg;

/// What may stand in a name, and how another one is made of it.
class TestNames : public QObject {
    Q_OBJECT

private slots:
    /// "%1" in a name is no place to fill.
    void copiesKeepTheirSigns() {
        Project project;
        project.experiments.push_back({"S %1", "rover", {}});
        project.requirements.push_back({"R %2", "rover", "crossed >= 80"});
        project.exports.push_back({"J %1 %2", "S %1", "trajectory"});
        QCOMPARE(freeName(project, "S %1"), QString("S %1 2"));
        QCOMPARE(freeRequirementName(project, "rover", "R %2"), QString("R %2 2"));
        QCOMPARE(freeExportName(project, "J %1 %2"), QString("J %1 %2 2"));
    }

    /// The longest list in which every number up to the last is taken.
    void fullListsLeaveAName() {
        Project project;
        for (int i = 1; i <= maxExperiments; ++i) {
            const QString name = i == 1 ? "A" : QStringLiteral("A %1").arg(i);
            project.experiments.push_back({name, "rover", {}});
            project.requirements.push_back({name, "rover", "crossed >= 80"});
            project.exports.push_back({name, "A", "trajectory"});
        }
        QCOMPARE(freeName(project, "A"), QString("A 501"));
        QCOMPARE(freeRequirementName(project, "rover", "A"), QString("A 501"));
        QCOMPARE(freeExportName(project, "A"), QString("A 501"));
    }

    void namesOfExperimentsAreOneLine() {
        const Project project;
        for (const char* name : {"Two\nlines", "Red\x1b[31m", "Tab\there", "Line\u2028separator"})
            QCOMPARE(nameComplaint(project, -1, QString::fromUtf8(name)),
                     QString("The name of an experiment must be a single line of text."));
        QCOMPARE(nameComplaint(project, -1, "R&D \"50 %\" β"), QString());
    }
};

TALWEG_TEST(tst_names, TestNames, QCoreApplication)
#include "tst_names.moc"
